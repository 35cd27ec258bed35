// The types of the package; a test compares them with the exports. Types of a single game are in a
// separate file. Seats, pieces and entries are counted from 0.

import type * as Exodus from './exodus.js';
import type * as Rift from './rift.js';
import type * as Saga from './saga.js';
import type * as SpaceRift from './space-rift.js';

export type { Exodus, Rift, Saga, SpaceRift };

// Generated from the types of the engine by `cargo run -p schema -- write`.

/** A player's place in a game: its number, counted from 0 in playing order. */
export type Seat = number;

/** The strength of a bot and its limit of thinking time. */
export type Level =
  /** Sees its own turn, and makes mistakes. */
  | 'ensign'
  /** Considers what the opponents can do next. */
  | 'captain'
  /** Considers more plans than a captain, and makes fewer mistakes. */
  | 'admiral'
  /** Searches as long as a person waits for an answer: about a second. */
  | 'legend';

/**
 * The kind of an error of this package, of the command line and of embedded players. The meaning of
 * a code never changes; new codes may be added.
 */
export type ErrorCode =
  /** A rule forbids the action. */
  | 'action/illegal'
  /** The game waits for another seat. */
  | 'action/not_your_turn'
  /** The game is over. */
  | 'action/over'
  /** The value is not an action of the game. */
  | 'action/malformed'
  /** No match is in progress. */
  | 'action/no_match'
  /** The text is too large. */
  | 'load/too_large'
  /** The text is not a save and not a share code. */
  | 'load/not_a_save'
  /** A later version wrote the save. */
  | 'load/newer'
  /** The save belongs to an unknown game. */
  | 'load/other_game'
  /** The save was changed or cut. */
  | 'load/damaged'
  /** The save was played by an unknown version of the rules. */
  | 'load/rules'
  /** The save was played with other content. */
  | 'load/content'
  /** The options or the position of the save cannot be played. */
  | 'load/options'
  /** An action of the save is not legal. */
  | 'load/refused'
  /** Dice or cards of the save differ from those that its actions request. */
  | 'load/draws'
  /** Not used any more. The other codes of this family are more specific. */
  | 'load/unreadable'
  /** The match cannot be fetched, or is on another origin. */
  | 'load/unreachable'
  /** There is no such game. */
  | 'config/game'
  /** There is no such board, map, campaign or puzzle. */
  | 'config/scenario'
  /** The options cannot be played. */
  | 'config/options'
  /** The number of seats does not fit the scenario. */
  | 'config/seats'
  /** There is no such seat. */
  | 'config/seat'
  /** No seed was given, and the system provides no random numbers. */
  | 'config/chance'
  /** The mode of play is unknown. */
  | 'config/mode'
  /** The match to watch is missing. */
  | 'config/load'
  /** The position cannot be played. */
  | 'config/position'
  /** The content pack is rejected. */
  | 'config/pack'
  /** The given dice or cards differ from those that the rules request. */
  | 'config/draws'
  /** A call or one of its values cannot be read, or does not exist. */
  | 'config/value'
  /** The embedding page may only watch. */
  | 'config/view_only'
  /** There is no such online table, or no server of online tables. */
  | 'config/table'
  /** The server of online tables does not accept the token of the user. */
  | 'config/token'
  /** The browser does not allow storage. */
  | 'store/refused'
  /** The storage is full. */
  | 'store/full'
  /** A file of the program cannot be fetched. */
  | 'net/unreachable'
  /** A bug of the program. */
  | 'bug';

/** How a game ended. */
export interface Outcome {
  /** The winning seats: several in a shared victory, none in a draw or a common defeat. */
  winners: Seat[];
  /** The phrase key of the reason, without the game's prefix, such as `last-team`. */
  reason: string;
}

/** A shipped scenario of a game. */
export interface ScenarioInfo {
  /** The id in requests for a new game. */
  id: string;
  /** The minimum and maximum number of seats. */
  seats: [fewest: number, most: number];
  /** The minimum number of pieces to choose, such as ships; 0 if the scenario sets the pieces. */
  fewest: number;
  /** The maximum number of pieces to choose. */
  most: number;
}

// End of the generated types.

/** A seat, or the table itself, which acts when a clock runs out. */
export type Actor = Seat | 'table';
/** The viewer: a seat, a spectator (the default), or `historian`, who sees all information. */
export type Viewer = Seat | 'spectator' | 'historian';
/** A chance outcome: the number of possibilities, and the result, counted from 0. */
export type Draw = [of: number, value: number];
/** An argument of a phrase: a number, a name, or the key of a word in the phrase files. */
export type Value = number | string | { term: string };

/** The content of an error. */
export interface Fault {
  /** The kind of error. */
  code: ErrorCode;
  /** The id of the rule that refuses the action, such as `RIFT-7.5`. */
  rule: string | null;
  /** The key of the message in the phrase files of the project. */
  key: string;
  /** The arguments of the message, by their names in the phrase. */
  args: Record<string, Value>;
  /** The path of keys of the invalid value in the input. */
  place: string | null;
  /** The message in English. */
  sentence: string;
}

/** The error of a failed request; the game is unchanged. `message` is the English message. */
export declare class GameError extends Error {
  /** Creates an error, for code that implements this API in place of the package. */
  constructor(fault: Pick<Fault, 'code' | 'sentence'> & Partial<Fault>);
  /** The kind of error. */
  readonly code: ErrorCode;
  /** The id of the rule that refuses the action, such as `RIFT-7.5`. */
  readonly rule: string | null;
  /** The key of the message in the phrase files of the project. */
  readonly key: string;
  /** The arguments of the message, by their names in the phrase. */
  readonly args: Record<string, Value>;
  /** The path of keys of the invalid value in the input. */
  readonly place: string | null;
}

/** The types of each game, by its name. */
export interface Games {
  /** Centauri Rift. */
  rift: {
    /** An action. */
    action: Rift.Action;
    /** An event. */
    event: Rift.Event;
    /** The part of a state that a viewer may know. */
    view: Rift.View;
    /** Goals and scores. */
    standing: Rift.Standing;
    /** A complete state, including hidden information. */
    position: Rift.Position;
    /** The options that are chosen before the game starts. */
    options: Rift.Options;
    /** The data that stays the same in play. */
    content: Rift.Content;
    /** A custom scenario. */
    scenario: Rift.Scenario;
    /** Rules that differ from those of the scenario. */
    rules: Partial<Rift.Rules>;
  };
  /** Space Rift. */
  'space-rift': {
    /** An action. */
    action: SpaceRift.Action;
    /** An event. */
    event: SpaceRift.Event;
    /** The part of a state that a viewer may know. */
    view: SpaceRift.View;
    /** Goals and scores. */
    standing: SpaceRift.Standing;
    /** A complete state, including hidden information. */
    position: SpaceRift.Position;
    /** The options that are chosen before the game starts. */
    options: SpaceRift.Options;
    /** The data that stays the same in play. */
    content: SpaceRift.Content;
    /** A custom scenario. */
    scenario: SpaceRift.Scenario;
    /** Rules that differ from those of the scenario. */
    rules: Partial<SpaceRift.Rules>;
  };
  /** Exodus: Proxima Centauri. */
  exodus: {
    /** An action. */
    action: Exodus.Action;
    /** An event. */
    event: Exodus.Event;
    /** The part of a state that a viewer may know. */
    view: Exodus.View;
    /** Goals and scores. */
    standing: Exodus.Standing;
    /** A complete state, including hidden information. */
    position: Exodus.Position;
    /** The options that are chosen before the game starts. */
    options: Exodus.Options;
    /** The data that stays the same in play. */
    content: Exodus.Content;
    /** A custom scenario. */
    scenario: Exodus.Scenario;
    /** Rules that differ from those of the scenario. */
    rules: Partial<Exodus.Rules>;
  };
  /** Centauri Saga. */
  saga: {
    /** An action. */
    action: Saga.Action;
    /** An event. */
    event: Saga.Event;
    /** The part of a state that a viewer may know. */
    view: Saga.View;
    /** Goals and scores. */
    standing: Saga.Standing;
    /** A complete state, including hidden information. */
    position: Saga.Position;
    /** The options that are chosen before the game starts. */
    options: Saga.Options;
    /** The data that stays the same in play. */
    content: Saga.Content;
    /** A custom scenario. */
    scenario: Saga.Scenario;
    /** Rules that differ from those of the scenario. */
    rules: Partial<Saga.Rules>;
  };
}

/** The names of the games. */
export type GameName = keyof Games;
/** An action of a game. */
export type Action<N extends GameName = GameName> = Games[N]['action'];
/** An event of a game: one key that names it, with its data. */
export type Event<N extends GameName = GameName> = Games[N]['event'];
/** The part of the state of a game that a viewer may know. */
export type View<N extends GameName = GameName> = Games[N]['view'];
/**
 * The standings of a game: `goals`, each with its seats and their progress, and `scores` with their
 * sources.
 */
export type Standing<N extends GameName = GameName> = Games[N]['standing'];
/** A complete state of a game, including all hidden information. */
export type Position<N extends GameName = GameName> = Games[N]['position'];
/** All options that are chosen before a game starts. */
export type Options<N extends GameName = GameName> = Games[N]['options'];

/**
 * The data of a game: board, goals, pieces, cards, numbers. It stays the same in play and is
 * public.
 */
export type Content<N extends GameName = GameName> = Games[N]['content'];

/** A request for a new game. */
export interface Order<N extends GameName = GameName> {
  /** The id of a scenario, or a complete custom scenario. */
  scenario?: string | Games[N]['scenario'];
  /**
   * The number of seats; `None` for the default of the scenario. By default one for each ship in Rift, two in Space Rift and, if the
   * scenario allows it, in Saga, and as many as the map has in Exodus.
   */
  seats?: number;
  /**
   * The kinds of the pieces in their order, such as models of ships; the last one repeats for the
   * remaining pieces. Not used if the game or the scenario determines the pieces, as in Space
   * Rift, Exodus and Saga.
   */
  pieces?: string[];
  /** Rules that differ from those of the scenario. */
  rules?: Games[N]['rules'];
  /** The complete options of the game, in place of the four fields above. */
  options?: Options<N>;
  /** A whole number, up to 16 hexadecimal digits, or 64 of them; random by default. */
  seed?: number | string;
  /** The chance outcomes of the deal, or the first of them, in place of those of the seed. */
  deal?: Draw[];
  /** The position at the start, in place of a deal. */
  position?: Position<N>;
  /** Whether actions may be undone; `true` by default. */
  undo?: boolean;
  /** A content pack to play with. */
  pack?: Pack;
}

/**
 * A content pack, as text or as an object. Its numbers, cards and scenarios replace those of the
 * base content.
 */
export type Pack = string | object;

/** The status of a game. */
export interface Status<N extends GameName = GameName> {
  /** The name of the game. */
  game: N;
  /** The version of the rules. */
  rules: number;
  /** All seats, in order. */
  seats: Seat[];
  /** The seats that must act now. */
  waiting: Seat[];
  /** Whether the game has ended. */
  over: boolean;
  /** The outcome of the game; null while it is in progress. */
  outcome: Outcome | null;
  /** The number of actions so far. */
  entries: number;
  /** The seat that may undo the last action; null if it cannot be undone. */
  undo: Seat | null;
  /** Equal states have equal fingerprints, on every machine. */
  fingerprint: string;
}

/** An action that a seat could choose, with the reason if it is not legal. */
export interface Choice<N extends GameName = GameName> {
  /**
   * The part of the screen that shows the choice: a cell of the board, a piece or a card by its
   * number, or a button by its phrase key.
   */
  spot: { cell: number } | { piece: number } | { card: number } | { button: string };
  /** The action. */
  action: Action<N>;
  /** The reason why the action is not legal; null if it is legal. */
  refusal: Fault | null;
}

/** The prompt of a seat: the request and all choices. */
export interface Prompt<N extends GameName = GameName> {
  /** The key of the prompt in the phrase files. */
  key: string;
  /** The arguments of the prompt, by their names in the phrase. */
  args: Record<string, Value>;
  /** All choices, including those that are not legal. */
  choices: Choice<N>[];
}

/** The result of an action. */
export interface Deed<N extends GameName = GameName> {
  /** The events that the acting seat saw. */
  events: Event<N>[];
  /** The status after the action. */
  status: Status<N>;
  /** If `draws` were given: the number of further outcomes, which came from the seed. */
  missing?: number;
}

/** The events of one entry. */
export interface Entry<N extends GameName = GameName> {
  /** The number of the entry. */
  entry: number;
  /** The seat that acted. */
  seat: Actor;
  /** The events that the viewer saw. */
  events: Event<N>[];
}

/**
 * The advice of a bot: the actions that it would play, and the winning chances of each seat, in
 * permille.
 */
export interface Advice<N extends GameName = GameName> {
  /** The actions that it would play, in this order. */
  line: Action<N>[];
  /**
   * The chances of each seat in the current position, by the evaluation that chose the line, so
   * never above `best` for the seat.
   */
  now: number[];
  /** The chances after the line, if everybody continues as well as the bot can. */
  best: number[];
}

/** A game in progress. */
export declare class Game<N extends GameName = GameName> {
  /** Starts a game. */
  static create<N extends GameName>(game: N, options?: Order<N>): Game<N>;
  /** Continues the text of a save file, a share code, or a link of the page that contains one. */
  static load<N extends GameName = GameName>(saved: string, options?: { pack?: Pack }): Game<N>;
  private constructor();
  /** The status: the seats that must act, or the outcome, and the number of actions. */
  status(): Status<N>;
  /** The outcome of the game; null while it is in progress. */
  outcome(): Outcome | null;
  /** The legal actions of a seat; by default of the first one that must act. */
  legal(seat?: Actor): Action<N>[];
  /** The actions that a seat may take out of turn, such as conceding. */
  asides(seat?: Actor): Action<N>[];
  /** The prompt of a seat: all choices, with the reason for those that are not legal. */
  prompt(seat?: Actor): Prompt<N>;
  /**
   * The id of the current question to a seat, or null if it need not act. It stays the same while
   * the seat answers step by step, and changes as soon as the question changes.
   */
  question(seat?: Actor): string | null;
  /**
   * Plays an action; by default of the first seat that must act. `draws` are the chance outcomes
   * that the action needs, or the first of them; the seed provides the others. If they do not fit,
   * `args` of the error has `index`, `outcomes` (the number of possibilities of the outcome needed
   * there), `missing` and `left`.
   */
  act(seat: Actor | undefined, action: Action<N>, chance?: { draws?: Draw[] }): Deed<N>;
  /** The view of a viewer; `at` selects the position after that many entries. */
  view(seat?: Viewer, when?: { at?: number }): View<N>;
  /**
   * The goals and progress of all seats, and every score with its sources that the viewer may
   * know; `at` selects the position after that many entries.
   */
  standing(seat?: Viewer, when?: { at?: number }): Standing<N>;
  /** The view as a text drawing: the table, and the hand and plans that the viewer may see. */
  picture(seat?: Viewer, when?: { at?: number }): string;
  /** The complete state as data, including all hidden information. */
  position(when?: { at?: number }): Position<N>;
  /** All options that were chosen before the game started. */
  options(): Options<N>;
  /**
   * The public data that stays the same in play: the scenario with its board and its goals,
   * numbers, and the pieces and cards that positions and views refer to by number.
   */
  content(): Content<N>;
  /** The events that a viewer saw in the entries from number `since` on. */
  events(since?: number, viewer?: { seat?: Viewer }): Entry<N>[];
  /**
   * Undoes the last action of a seat, by default of the one that acted last; simultaneous choices
   * of others stay.
   */
  undo(seat?: Actor): Status<N>;
  /** Redoes the action that was undone last. */
  redo(seat?: Actor): Status<N>;
  /** The text of a save file. */
  save(): string;
  /** A share code, which fits into a link. */
  share(): string;
  /** Replaces the game by another one from a save file or a share code. */
  load(saved: string, options?: { pack?: Pack }): Status<N>;
  /**
   * The play of a bot for the first seat that must act, or the given one: a line of actions that
   * answers the current question and ends with it. All of them are legal, one after another.
   * The default level is a captain.
   */
  bot(level?: Level, budget?: undefined, who?: { seat?: Seat }): Action<N>[];
  /**
   * The same, with a budget of positions per call; null while it is not ready, and the next call
   * continues.
   */
  bot(level: Level | undefined, budget?: number, who?: { seat?: Seat }): Action<N>[] | null;
  /** The advice of a bot, with its evaluation of the position. */
  advice(level?: Level, budget?: undefined, who?: { seat?: Seat }): Advice<N>;
  /** The same, with a budget of positions per call; null while it is not ready. */
  advice(level: Level | undefined, budget?: number, who?: { seat?: Seat }): Advice<N> | null;
  /** The action that a bot takes out of turn, such as its answer to an offer of a draw. */
  remark(seat?: Seat): Action<N>[] | null;
  /** Removes all entries after the first `at`, and continues with another seed; 0 by default. */
  branch(at: number, chance?: { seed?: number | string }): Status<N>;
  /** Frees the memory of the game, which cannot be used afterwards. */
  free(): void;
}

/** Starts a game. */
export declare const create: <N extends GameName>(game: N, options?: Order<N>) => Game<N>;
/** Continues a save file or a share code. */
export declare const load: <N extends GameName = GameName>(saved: string, options?: { pack?: Pack }) => Game<N>;
/** A game that can be played. */
export interface GameInfo {
  /** The name of the game. */
  game: GameName;
  /** The version of the rules, which increases when an old match would be played differently. */
  rules: number;
  /** The scenarios, in the order in which the page lists them. */
  scenarios: ScenarioInfo[];
}

/** Returns the available games with their scenarios. */
export declare const games: () => GameInfo[];
/** Returns all error codes. */
export declare const errorCodes: () => ErrorCode[];
