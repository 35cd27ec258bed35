// The types of the package; a test compares them with the exports. Types of one game alone are in a
// file of its own. Seats, pieces and entries are counted from 0.

import type * as Exodus from './exodus.js';
import type * as Rift from './rift.js';
import type * as Saga from './saga.js';
import type * as SpaceRift from './space-rift.js';

export type { Exodus, Rift, Saga, SpaceRift };

// Generated from the types of the engine by `cargo run -p schema -- write`.

/** A player's place in a game: its number, counted from 0 in playing order. */
export type Seat = number;

/** How well a bot plays, and how long it may think. */
export type Level =
  /** Sees its own turn, and makes mistakes. */
  | 'ensign'
  /** Considers what the opponents can do next. */
  | 'captain'
  /** Considers more plans than a captain, and makes fewer mistakes. */
  | 'admiral';

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
  /** There is no match at the moment. */
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
  /** The save was played by other rules. */
  | 'load/rules'
  /** The save was played with other content. */
  | 'load/content'
  /** The options or the position of the save cannot be played. */
  | 'load/options'
  /** An action of the save is not legal. */
  | 'load/refused'
  /** Dice or cards of the save are not those that its actions ask for. */
  | 'load/draws'
  /** Not used any more. The other codes of this family say what is wrong. */
  | 'load/unreadable'
  /** The match cannot be fetched, or lies on another origin. */
  | 'load/unreachable'
  /** There is no such game. */
  | 'config/game'
  /** There is no such board, map, campaign or puzzle. */
  | 'config/scenario'
  /** The options cannot be played. */
  | 'config/options'
  /** The number of seats does not fit what is played. */
  | 'config/seats'
  /** There is no such seat. */
  | 'config/seat'
  /** No seed was given, and none can be drawn. */
  | 'config/chance'
  /** There is no such mode of play. */
  | 'config/mode'
  /** The match to be watched is missing. */
  | 'config/load'
  /** The position cannot be played. */
  | 'config/position'
  /** The content pack is rejected. */
  | 'config/pack'
  /** The given dice or cards are not those that are asked for. */
  | 'config/draws'
  /** A call or one of its values cannot be read, or does not exist. */
  | 'config/value'
  /** The embedding page may only watch. */
  | 'config/view_only'
  /** The browser does not allow storage. */
  | 'store/refused'
  /** The storage is full. */
  | 'store/full'
  /** A part of the program cannot be fetched. */
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

/** A ready-made way to play a game. */
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
/** Who looks: a seat, a spectator (the default), or `historian`, to whom nothing is hidden. */
export type Viewer = Seat | 'spectator' | 'historian';
/** A chance outcome: the number of possibilities, and the result, counted from 0. */
export type Draw = [of: number, value: number];
/** An argument of a phrase: a number, a name, or the key of a word in the phrase files. */
export type Value = number | string | { term: string };

/** The content of an error. */
export interface Fault {
  /** The kind of error. */
  code: ErrorCode;
  /** The id of the rule that refuses, such as `RIFT-7.5`. */
  rule: string | null;
  /** The key of the message in the phrase files of the project. */
  key: string;
  /** The arguments of the message, by their names in the phrase. */
  args: Record<string, Value>;
  /** The place in the input, as a path of keys. */
  place: string | null;
  /** The message in English. */
  sentence: string;
}

/** Why a request failed; the game is unchanged. `message` is the English message. */
export declare class GameError extends Error {
  /** Creates an error, for code that implements this API in place of the package. */
  constructor(fault: Pick<Fault, 'code' | 'sentence'> & Partial<Fault>);
  /** The kind of error. */
  readonly code: ErrorCode;
  /** The id of the rule that refuses, such as `RIFT-7.5`. */
  readonly rule: string | null;
  /** The key of the message in the phrase files of the project. */
  readonly key: string;
  /** The arguments of the message, by their names in the phrase. */
  readonly args: Record<string, Value>;
  /** The place in the input, as a path of keys. */
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
    /** What a viewer may know. */
    view: Rift.View;
    /** Goals and scores. */
    standing: Rift.Standing;
    /** A whole state. */
    position: Rift.Position;
    /** What is chosen before the game starts. */
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
    /** What a viewer may know. */
    view: SpaceRift.View;
    /** Goals and scores. */
    standing: SpaceRift.Standing;
    /** A whole state. */
    position: SpaceRift.Position;
    /** What is chosen before the game starts. */
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
    /** What a viewer may know. */
    view: Exodus.View;
    /** Goals and scores. */
    standing: Exodus.Standing;
    /** A whole state. */
    position: Exodus.Position;
    /** What is chosen before the game starts. */
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
    /** What a viewer may know. */
    view: Saga.View;
    /** Goals and scores. */
    standing: Saga.Standing;
    /** A whole state. */
    position: Saga.Position;
    /** What is chosen before the game starts. */
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
/** What a viewer may know of a game. */
export type View<N extends GameName = GameName> = Games[N]['view'];
/**
 * How a game stands: `goals` with the seats that pursue them and their progress, and `scores` with
 * their parts.
 */
export type Standing<N extends GameName = GameName> = Games[N]['standing'];
/** A whole state of a game, including all hidden information. */
export type Position<N extends GameName = GameName> = Games[N]['position'];
/** Everything that is chosen before a game starts. */
export type Options<N extends GameName = GameName> = Games[N]['options'];

/**
 * The data of a game: board, goals, pieces, cards, numbers. It stays the same in play and is
 * public.
 */
export type Content<N extends GameName = GameName> = Games[N]['content'];

/** How to start a game. */
export interface Order<N extends GameName = GameName> {
  /** The id of a scenario, or a whole custom one. */
  scenario?: string | Games[N]['scenario'];
  /**
   * The number of seats. By default one for each ship in Rift, two in Space Rift and, if the
   * scenario allows it, in Saga, and as many as the map has in Exodus.
   */
  seats?: number;
  /**
   * The kinds of the pieces in their order, such as models of ships; the last one repeats for the
   * rest. Not used if the game or the scenario determines the pieces, as in Space Rift, Exodus and
   * Saga.
   */
  pieces?: string[];
  /** Rules that differ from those of the scenario. */
  rules?: Games[N]['rules'];
  /** The whole options of the game, in place of the four fields above. */
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
  /** How the game ended; null while it goes on. */
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
   * Where a screen would show it: a cell of the board, a piece or a card by its number, or a button
   * by its phrase key.
   */
  spot: { cell: number } | { piece: number } | { card: number } | { button: string };
  /** The action. */
  action: Action<N>;
  /** Why the action is not legal; null if it is. */
  refusal: Fault | null;
}

/** What a seat is asked. */
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
  /** The status afterwards. */
  status: Status<N>;
  /** If `draws` were given: the number of further outcomes, which came from the seed. */
  missing?: number;
}

/** The events of one entry. */
export interface Entry<N extends GameName = GameName> {
  /** The number of the entry. */
  entry: number;
  /** Who acted. */
  seat: Actor;
  /** The events that the viewer saw. */
  events: Event<N>[];
}

/**
 * What a bot would do, and its evaluation of the position: the winning chances of each seat, in
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
  /** The status: who must act or how the game ended, and its progress. */
  status(): Status<N>;
  /** How the game ended; null while it goes on. */
  outcome(): Outcome | null;
  /** The legal actions of a seat; by default of the first one that must act. */
  legal(seat?: Actor): Action<N>[];
  /** The actions that a seat may take out of turn, such as conceding. */
  asides(seat?: Actor): Action<N>[];
  /** What a seat is asked: all choices, with the reason for those that are not legal. */
  prompt(seat?: Actor): Prompt<N>;
  /**
   * The name of the question that a seat is asked, or null if it need not act. It stays the same
   * while the seat answers step by step, and changes as soon as something else is asked.
   */
  question(seat?: Actor): string | null;
  /**
   * Plays an action; by default of the first seat that must act. `draws` are the chance outcomes
   * that the action needs, or the first of them; the seed provides the rest. If they do not fit,
   * `args` of the error has `index`, `outcomes` (the number of possibilities of the outcome needed
   * there), `missing` and `left`.
   */
  act(seat: Actor | undefined, action: Action<N>, chance?: { draws?: Draw[] }): Deed<N>;
  /** What a viewer may know; `at` selects the position after that many entries. */
  view(seat?: Viewer, when?: { at?: number }): View<N>;
  /**
   * The goals and progress of all seats, and every score with its parts, as far as the viewer
   * knows; `at` selects the position after that many entries.
   */
  standing(seat?: Viewer, when?: { at?: number }): Standing<N>;
  /** The view as a text drawing: the table, and the hand and plans that the viewer may see. */
  picture(seat?: Viewer, when?: { at?: number }): string;
  /** The whole state as data, including all hidden information. */
  position(when?: { at?: number }): Position<N>;
  /** Everything that was chosen before the game started. */
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
  /** Redoes what was undone. */
  redo(seat?: Actor): Status<N>;
  /** The text of a save file. */
  save(): string;
  /** A share code, which fits into a link. */
  share(): string;
  /** Replaces the game by another one from a save file or a share code. */
  load(saved: string, options?: { pack?: Pack }): Status<N>;
  /**
   * What a bot would play for the first seat that must act, or the given one: a line of actions
   * that answers the current question and ends with it. All of them are legal, one after another.
   * The default level is a captain.
   */
  bot(level?: Level, budget?: undefined, who?: { seat?: Seat }): Action<N>[];
  /**
   * The same, with a budget of positions per call; null while it is not ready, and the next call
   * continues.
   */
  bot(level: Level | undefined, budget?: number, who?: { seat?: Seat }): Action<N>[] | null;
  /** What a bot would do, and its evaluation of the position. */
  advice(level?: Level, budget?: undefined, who?: { seat?: Seat }): Advice<N>;
  /** The same, with a budget of positions per call; null while it is not ready. */
  advice(level: Level | undefined, budget?: number, who?: { seat?: Seat }): Advice<N> | null;
  /** What a bot does out of turn, such as its answer to an offer of a draw. */
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
  /** The scenarios, in the order in which they are offered. */
  scenarios: ScenarioInfo[];
}

/** Returns the available games with their scenarios. */
export declare const games: () => GameInfo[];
/** Returns all error codes. */
export declare const errorCodes: () => ErrorCode[];
