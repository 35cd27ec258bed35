// What player.v1.js promises. Within version 1 things are only added.

/** Attributes of the element, parameters of embed.html, and keys of `CentauriPlayer.config`: the same names and values. */
export interface PlayerConfig {
  /** The game, by its name. Required. */
  game: string;
  /** A board or puzzle of it, by its id. */
  scenario?: string;
  /** What chance is drawn from: hexadecimal, or any words. */
  seed?: string;
  /** Options that differ from those of the board, as an object or its JSON. */
  options?: string | object;
  /** Who sits where: `human`, `bot`, `bot:easy`, `bot:normal`, `bot:hard`, `remote` or `open` (somebody elsewhere), separated by commas. */
  seats?: string;
  /** What is played. */
  mode?: "play" | "view" | "puzzle" | "attract";
  /** A share code, or the address of a save on the player's own origin. */
  load?: string;
  /** When the program is fetched: at a press, at once, or when the player is seen. */
  start?: "click" | "auto" | "visible";
  /** The looks. */
  theme?: "auto" | "light" | "dark" | "contrast";
  /** A language, such as `de`. */
  lang?: string;
  /** Parts that are left out: `header`, `log`, `settings`, `rules`, `fullscreen`, `undo`, `share`, separated by commas. */
  ui?: string;
  /** Links that lead out. */
  links?: "confirm" | "allow" | "deny";
  /** Who keeps saves: the browser, the page by `player:request-store`, nobody. */
  store?: "own" | "host" | "none";
  /** Whether browsers may be connected for seats elsewhere; turns go there by links without that. */
  network?: "none" | "p2p";
  /** What becomes of the wheel over the board. */
  scroll?: "smart" | "always" | "never";
  /** Origins that may drive the player, as far as the installation lets them, separated by commas. `self`, or no value, means the page's own. */
  control?: string;
  /** A content pack: its address on the player's own origin, or `none`. */
  pack?: string;
  /** An online table of the server that serves the player: its id, or `new` to set one up. Only in a frame with an origin. */
  table?: string;
  /** The code of the invitation to a table that is not public. Never in the address of the frame. */
  invitation?: string;
  /** The token of your user, signed by your server. Used once, and never in the address of the frame. */
  token?: string;
}

/** Attributes that only the element has. */
export interface ElementConfig extends PlayerConfig {
  /** A frame, or the page itself for those who host the files. */
  isolation?: "frame" | "inline";
  /** `strict` takes everything from the frame but its scripts. */
  sandbox?: "strict";
  /** The name of the frame for those who listen to the page. */
  title?: string;
}

/**
 * `idle`: nothing was started. `loading`: the program is on its way. `ready`: it can be asked, and no match is on the
 * table. `playing`: one is, or is watched. `over`: that is over. `error`: there is nothing to play.
 */
export type PlayerState = "idle" | "loading" | "ready" | "playing" | "over" | "error";

/**
 * Every code of an error, of this player, of the package for JavaScript and of the command line. A code
 * never changes its meaning; new ones may come. `load/unreadable` is not given any more: the other
 * codes that begin with `load/` say what is wrong.
 */
export type ErrorCode =
  | "action/illegal"
  | "action/not_your_turn"
  | "action/over"
  | "action/malformed"
  | "action/no_match"
  | "load/too_large"
  | "load/not_a_save"
  | "load/newer"
  | "load/other_game"
  | "load/damaged"
  | "load/rules"
  | "load/content"
  | "load/options"
  | "load/refused"
  | "load/draws"
  | "load/unreadable"
  | "load/unreachable"
  | "config/game"
  | "config/scenario"
  | "config/options"
  | "config/seats"
  | "config/seat"
  | "config/chance"
  | "config/mode"
  | "config/load"
  | "config/position"
  | "config/pack"
  | "config/draws"
  | "config/value"
  | "config/view_only"
  | "config/table"
  | "config/token"
  | "store/refused"
  | "store/full"
  | "net/unreachable"
  | "bug";

/** Why a player did not do what it was asked. */
export declare class PlayerError extends Error {
  constructor(code: ErrorCode, message?: string);
  readonly code: ErrorCode;
}

/** What is on the table. */
export interface PlayerInfo {
  game: string;
  /** The version of the rules. */
  rules?: number;
  /** Who sits where, in seat order. */
  seats?: { sitter: "human" | "bot" | "away"; level?: string }[];
  /** How many actions have been given. */
  step?: number;
  /** Seats that the match waits for, counted from 0. */
  waiting?: number[];
  over?: boolean;
}

/** Looks: a name, or custom values of tokens. */
export type ThemeTokens = Record<string, string>;

/** An action, as the game writes it: what `legal` lists is what `act` takes. */
export type Action = unknown;

/**
 * The face of version 1. Every method is answered when it has been done, and rejected with a `PlayerError`. Before the
 * start what is asked waits for it; where there is nothing to play it is rejected.
 */
export interface PlayerApi {
  readonly version: 1;
  readonly state: PlayerState;
  readonly info: PlayerInfo | null;
  /** What the program behind the element knows: names of requests, reports and codes. */
  readonly contract: { requests: string[]; reports: string[]; errors: ErrorCode[] } | null;
  /** Starts what stands behind the poster. */
  start(): Promise<void>;
  /** Opens a share code, or the text or bytes of a save of the player's game. Answered when it is on the table. Must be allowed by `control`. */
  load(match: string | ArrayBuffer | Uint8Array): Promise<void>;
  /** The match as a share code and as a file, and who sits where. */
  save(): Promise<{ code: string | null; file: string; seats: NonNullable<PlayerInfo["seats"]> }>;
  /** The match as a file. */
  exportLog(): Promise<string>;
  /** Gives an action for a seat at this screen; without a seat for the first that is asked. Must be allowed by `control`. */
  act(action: Action, seat?: number): Promise<{ step: number }>;
  /** The actions that a seat at this screen may give. Must be allowed by `control`. */
  legal(seat?: number): Promise<Action[]>;
  /** Takes the last action back that was a choice. Must be allowed by `control`. */
  undo(): Promise<{ step: number }>;
  /** Shows the match as it stood after so many actions; without a number the table again. Must be allowed by `control`. */
  goto(step?: number | null): Promise<void>;
  /** Changes the looks; tells which tokens were refused: unknown ones, values that are none, and those that cannot be read. */
  setTheme(
    theme: "auto" | "light" | "dark" | "contrast" | { theme?: "auto" | "light" | "dark" | "contrast"; tokens?: ThemeTokens },
  ): Promise<{ refused: string[] }>;
  /** Changes the language, to one that the player has. */
  setLang(lang: string): Promise<void>;
  /** Says whether the player can be seen: out of sight bots wait, the clock stands, and it is quiet. */
  visibility(visible: boolean): Promise<void>;
  /** Says which edges of the player something else covers, in CSS pixels; what is left out is free. */
  viewport(room: { safeArea: { top?: number; right?: number; bottom?: number; left?: number } }): Promise<void>;
  /** Gives the focus to the player. */
  focus(): Promise<void>;
  /** Takes the whole screen, or gives it back; the browser wants a press for it, else it is refused with `action/illegal`. */
  fullscreen(on?: boolean): Promise<void>;
  /** Ends the player and frees what it holds. */
  destroy(): Promise<void>;
}

export interface PlayerEvents {
  /** It can be asked. */
  "player:ready": CustomEvent<{ info: PlayerInfo | null; requests: string[]; reports: string[]; errors: ErrorCode[] }>;
  /** How many of how many bytes of the program are there. */
  "player:progress": CustomEvent<{ loaded: number; total: number }>;
  /** What goes on, as portals call it. */
  "player:phase": CustomEvent<{ name: "loading" | "menu" | "gameplay" | "paused" | "over" }>;
  /** For whom the match waits, and what is asked, in the player's language. */
  "player:turn": CustomEvent<{ step: number; waiting: number[]; here: number | null; prompt: string }>;
  /** What happened in one action, as far as everybody at this screen may know. */
  "player:event": CustomEvent<{ step: number; seat: number | null; events: unknown[] }>;
  /** The match is over. */
  "player:over": CustomEvent<{ step: number; winners: number[]; reason: string }>;
  /** The match at the end of a turn, as a share code. */
  "player:save": CustomEvent<{ code: string | null; meta: { game: string; step: number; over: boolean } }>;
  /** The room that the present layout would like. */
  "player:resize": CustomEvent<{
    layout: "narrow" | "medium" | "wide";
    ratio: number;
    minWidth: number;
    minHeight: number;
    content: { width: number; height: number };
  }>;
  /** A link that leads out, with `links=confirm`. */
  "player:link": CustomEvent<{ url: string }>;
  /** The online table, and after each change until its match opens. The seat is that of the person here. */
  "player:table": CustomEvent<{
    id: string;
    game: string;
    phase: "waiting" | "running" | "over" | "closed";
    seat: number | null;
    invitation: string | null;
  }>;
  /** Something went wrong. */
  "player:error": CustomEvent<{ code: ErrorCode; message: string }>;
  /** With `store=host`: the page keeps saves. `get` answers a text or nothing, `list` an array of keys. */
  "player:request-store": CustomEvent<{
    verb: "get" | "set" | "list" | "del";
    key?: string;
    value?: string;
    /** Answers, at once or within seconds; a promise will do. `set` and `del` need no value. */
    respondWith(answer?: unknown): void;
  }>;
}

/** The element. */
export declare class CentauriPlayer extends HTMLElement {
  static readonly observedAttributes: string[];
  /** The token of the user who plays. Another one begins anew. Does not show in the document, unlike the attribute. */
  token: string | null;
  /** The face of a version. Throws a `RangeError` for one that there is not. */
  api(version: 1): PlayerApi;
  /** Ends the player and frees what it holds. The element may be put into a page again. */
  destroy(): void;
  connectedCallback(): void;
  connectedMoveCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, value: string | null): void;
  addEventListener<K extends keyof PlayerEvents>(
    type: K,
    listener: (this: CentauriPlayer, event: PlayerEvents[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** Defines the element, under its own name or the next one that is free; gives the name. */
export declare function define(name?: string): string;

export declare const CONFIG: readonly (keyof PlayerConfig)[];
export declare const METHODS: readonly Exclude<keyof PlayerApi, "version" | "state" | "info" | "contract">[];
export declare const EVENTS: readonly (keyof PlayerEvents)[];
export declare const TOKENS: readonly string[];
export declare const STATES: readonly PlayerState[];

declare global {
  /** Values for all players of a page; an attribute of an element goes before them. */
  var CentauriPlayer: { config?: Partial<ElementConfig> } | undefined;
  interface HTMLElementTagNameMap {
    "centauri-player": CentauriPlayer;
  }
}
