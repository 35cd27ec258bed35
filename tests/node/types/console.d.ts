// All that the samples need besides the language; what a browser or Node has must not be needed by the types.
declare const console: { log(...values: unknown[]): void };
