// The only global that the samples need: the types of the package must not depend on those of browsers or Node.
declare const console: { log(...values: unknown[]): void };
