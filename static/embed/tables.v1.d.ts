// What tables.v1.js promises. Within version 1 things are only added.

/** Attributes of the element. */
export interface TablesConfig {
  /** Games, by their names, separated by commas; without it all games are listed. */
  game?: string;
  /** The id of the player element in which tables are opened. Without it they are opened on the page of the server, in a new window. */
  for?: string;
  /** The looks; without it those of the system. */
  theme?: "light" | "dark" | "contrast";
  /** A language, such as `de`. */
  lang?: string;
}

/** An open table. The server may add fields. */
export interface OpenTable {
  id: string;
  game: string;
  seats: { seat: number; occupant: { kind: "open" } | { kind: "player"; id: string; name: string } | { kind: "bot"; level: string } }[];
  time_control: { kind: "unlimited" } | { kind: "live"; seconds: number } | { kind: "correspondence"; hours: number };
  /** Whether the result counts for ratings; missing if it does not. */
  is_rated?: boolean;
  host: { id: string; name: string };
}

export interface TablesEvents {
  /** The list after each answer of the server. */
  "tables:list": CustomEvent<{ tables: OpenTable[] }>;
  /** Somebody wants to join a table. Prevent the default to open it yourself. */
  "tables:join": CustomEvent<{ table: string; game: string }>;
  /** Somebody wants to open a new table. Prevent the default to do it yourself. */
  "tables:new": CustomEvent<{ game: string | null }>;
}

/** The element. */
export declare class CentauriTables extends HTMLElement {
  static readonly observedAttributes: string[];
  /** The tables that are listed. */
  readonly tables: OpenTable[];
  /** Asks the server again at once. */
  refresh(): Promise<void>;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, value: string | null): void;
  addEventListener<K extends keyof TablesEvents>(
    type: K,
    listener: (this: CentauriTables, event: TablesEvents[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** Defines the element, under its own name or another one; gives the name. */
export declare function define(name?: string): string;

export declare const ATTRIBUTES: readonly (keyof TablesConfig)[];
export declare const EVENTS: readonly (keyof TablesEvents)[];
export declare const PARTS: readonly string[];
export declare const TOKENS: readonly string[];

declare global {
  interface HTMLElementTagNameMap {
    "centauri-tables": CentauriTables;
  }
}
