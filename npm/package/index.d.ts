// The types of the package, written by hand; a test holds them to what is exported. What is of one
// game alone is in a file of its own. Seats, pieces and entries are counted from 0.

import type * as Exodus from './exodus.js';
import type * as Rift from './rift.js';
import type * as Saga from './saga.js';
import type * as SpaceRift from './space-rift.js';

export type { Exodus, Rift, Saga, SpaceRift };

/** A seat by its number. */
export type Seat = number;
/** A seat, or the table itself, which acts when a clock runs out. */
export type Actor = Seat | 'table';
/** Whose eyes: a seat, somebody who watches (the usual), or somebody to whom everything is open. */
export type Viewer = Seat | 'spectator' | 'historian';
/** How well a bot plays. */
export type Level = 'ensign' | 'captain' | 'admiral';
/** An outcome of chance: how many were possible, and which one came, from 0. */
export type Draw = [of: number, value: number];
/** A value of a sentence: a number, a name, or the key of a word in the phrase files. */
export type Value = number | string | { term: string };

/**
 * Every code of an error, of this package, of the command line and of players in other pages. A code
 * never changes its meaning; new ones may come. `load/unreadable` is not given any more: the other
 * codes that begin with `load/` say what is wrong.
 */
export type ErrorCode =
  | 'action/illegal'
  | 'action/not_your_turn'
  | 'action/over'
  | 'action/malformed'
  | 'action/no_match'
  | 'load/too_large'
  | 'load/not_a_save'
  | 'load/newer'
  | 'load/other_game'
  | 'load/damaged'
  | 'load/rules'
  | 'load/content'
  | 'load/options'
  | 'load/refused'
  | 'load/draws'
  | 'load/unreadable'
  | 'load/unreachable'
  | 'config/game'
  | 'config/scenario'
  | 'config/options'
  | 'config/seats'
  | 'config/seat'
  | 'config/chance'
  | 'config/mode'
  | 'config/load'
  | 'config/position'
  | 'config/pack'
  | 'config/draws'
  | 'config/value'
  | 'config/view_only'
  | 'store/refused'
  | 'store/full'
  | 'net/unreachable'
  | 'bug';

/** What an error says. */
export interface Fault {
  /** What kind of fault it is. */
  code: ErrorCode;
  /** The rule that refuses, such as `RIFT-7.5`. */
  rule: string | null;
  /** The key of the sentence in the phrase files of the project. */
  key: string;
  /** The values of the sentence, by their names in the phrase. */
  args: Record<string, Value>;
  /** The place in what was handed in, as a path of keys. */
  place: string | null;
  /** The sentence in English. */
  sentence: string;
}

/** Why something was not done; the game is as it was. `message` is the sentence. */
export declare class GameError extends Error {
  /** An error of one’s own, for what plays games in the place of this package. */
  constructor(fault: Pick<Fault, 'code' | 'sentence'> & Partial<Fault>);
  /** What kind of fault it is. */
  readonly code: ErrorCode;
  /** The rule that refuses, such as `RIFT-7.5`. */
  readonly rule: string | null;
  /** The key of the sentence in the phrase files of the project. */
  readonly key: string;
  /** The values of the sentence, by their names in the phrase. */
  readonly args: Record<string, Value>;
  /** The place in what was handed in, as a path of keys. */
  readonly place: string | null;
}

/** What each game is played with, by its name. */
export interface Games {
  /** Centauri Rift. */
  rift: {
    /** What may be done. */
    action: Rift.Action;
    /** What happens. */
    event: Rift.Event;
    /** What a viewer may know. */
    view: Rift.View;
    /** What is played for, and what scores are made of. */
    standing: Rift.Standing;
    /** A whole state. */
    position: Rift.Position;
    /** What is chosen before it begins. */
    options: Rift.Options;
    /** What stays the same in play. */
    content: Rift.Content;
    /** A scenario of one’s own. */
    scenario: Rift.Scenario;
    /** Rules that differ from those of the scenario. */
    rules: Partial<Rift.Rules>;
  };
  /** Space Rift. */
  'space-rift': {
    /** What may be done. */
    action: SpaceRift.Action;
    /** What happens. */
    event: SpaceRift.Event;
    /** What a viewer may know. */
    view: SpaceRift.View;
    /** What is played for, and what scores are made of. */
    standing: SpaceRift.Standing;
    /** A whole state. */
    position: SpaceRift.Position;
    /** What is chosen before it begins. */
    options: SpaceRift.Options;
    /** What stays the same in play. */
    content: SpaceRift.Content;
    /** A scenario of one’s own. */
    scenario: SpaceRift.Scenario;
    /** Rules that differ from those of the scenario. */
    rules: Partial<SpaceRift.Rules>;
  };
  /** Exodus: Proxima Centauri. */
  exodus: {
    /** What may be done. */
    action: Exodus.Action;
    /** What happens. */
    event: Exodus.Event;
    /** What a viewer may know. */
    view: Exodus.View;
    /** What is played for, and what scores are made of. */
    standing: Exodus.Standing;
    /** A whole state. */
    position: Exodus.Position;
    /** What is chosen before it begins. */
    options: Exodus.Options;
    /** What stays the same in play. */
    content: Exodus.Content;
    /** A scenario of one’s own. */
    scenario: Exodus.Scenario;
    /** Rules that differ from those of the scenario. */
    rules: Partial<Exodus.Rules>;
  };
  /** Centauri Saga. */
  saga: {
    /** What may be done. */
    action: Saga.Action;
    /** What happens. */
    event: Saga.Event;
    /** What a viewer may know. */
    view: Saga.View;
    /** What is played for, and what scores are made of. */
    standing: Saga.Standing;
    /** A whole state. */
    position: Saga.Position;
    /** What is chosen before it begins. */
    options: Saga.Options;
    /** What stays the same in play. */
    content: Saga.Content;
    /** A scenario of one’s own. */
    scenario: Saga.Scenario;
    /** Rules that differ from those of the scenario. */
    rules: Partial<Saga.Rules>;
  };
}

/** The names of the games. */
export type GameName = keyof Games;
/** What may be done in a game. */
export type Action<N extends GameName = GameName> = Games[N]['action'];
/** What happens in it: one key that names it, and what belongs to it. */
export type Event<N extends GameName = GameName> = Games[N]['event'];
/** What a viewer may know of it. */
export type View<N extends GameName = GameName> = Games[N]['view'];
/** How it stands: `goals` with who plays for them and how far they are, and `scores` with their sources. */
export type Standing<N extends GameName = GameName> = Games[N]['standing'];
/** A whole state of it, with everybody’s secrets. */
export type Position<N extends GameName = GameName> = Games[N]['position'];
/** Everything that is chosen before it begins. */
export type Options<N extends GameName = GameName> = Games[N]['options'];

/** What it is played with: board, goals, pieces, cards, figures. It stays the same in play, and everybody may know it. */
export type Content<N extends GameName = GameName> = Games[N]['content'];

/** How a game is begun. */
export interface Order<N extends GameName = GameName> {
  /** The id of a scenario, or a whole one of one’s own. */
  scenario?: string | Games[N]['scenario'];
  /**
   * How many play. If left out: one for each ship in Rift, two in Space Rift and, where the scenario
   * allows it, in Saga, as many as the map is for in Exodus.
   */
  seats?: number;
  /**
   * The kinds of the pieces in their order, such as models of ships; the last goes on for the rest.
   * None where the game or the scenario says which pieces are there, as in Space Rift, Exodus and Saga.
   */
  pieces?: string[];
  /** Rules that differ from those of the scenario. */
  rules?: Games[N]['rules'];
  /** The whole options of the game, in the place of the four above. */
  options?: Options<N>;
  /** A whole number, up to 16 hexadecimal digits, or 64 of them; drawn anew if left out. */
  seed?: number | string;
  /** The outcomes of the deal, or the first of them, in the place of those of the seed. */
  deal?: Draw[];
  /** Where the game begins, in the place of a deal. */
  position?: Position<N>;
  /** Whether actions may be taken back; they may, if left out. */
  undo?: boolean;
  /** A content pack to play with. */
  pack?: Pack;
}

/** A content pack, as its text or its object: its figures, cards and scenarios are played with in the place of ours. */
export type Pack = string | object;

/** How a game ended. */
export interface Outcome {
  /** Nobody in a draw. */
  winners: Seat[];
  /** Why it ended, such as `last-team`. */
  reason: string;
}

/** How a game stands. */
export interface Status<N extends GameName = GameName> {
  /** Its name. */
  game: N;
  /** The version of the rules. */
  rules: number;
  /** Everybody who plays, in order. */
  seats: Seat[];
  /** The seats that have a choice now. */
  waiting: Seat[];
  /** Whether it has ended. */
  over: boolean;
  /** How it ended; null as long as it goes on. */
  outcome: Outcome | null;
  /** How many actions were carried out. */
  entries: number;
  /** The seat that may take back the last action; null if it may not be taken back. */
  undo: Seat | null;
  /** Equal states have equal fingerprints, on every machine. */
  fingerprint: string;
}

/** One thing that a seat might do, and why not when it may not. */
export interface Choice<N extends GameName = GameName> {
  /** Where a screen would show it: a cell of the board, a piece or a card by its number, or a button by its phrase key. */
  spot: { cell: number } | { piece: number } | { card: number } | { button: string };
  /** What would be done. */
  action: Action<N>;
  /** Why it may not be done; null if it may. */
  refusal: Fault | null;
}

/** What is asked of a seat. */
export interface Prompt<N extends GameName = GameName> {
  /** The key of the request in the phrase files. */
  key: string;
  /** The values of the request, by their names in the phrase. */
  args: Record<string, Value>;
  /** Everything that might be done, also what may not. */
  choices: Choice<N>[];
}

/** What an action brought about. */
export interface Deed<N extends GameName = GameName> {
  /** What its seat saw of it. */
  events: Event<N>[];
  /** How the game stands now. */
  status: Status<N>;
  /** Where `draws` were given: how many outcomes more were asked for, which came from the seed. */
  missing?: number;
}

/** What happened in one entry. */
export interface Entry<N extends GameName = GameName> {
  /** Its number. */
  entry: number;
  /** Who acted. */
  seat: Actor;
  /** What the viewer saw of it. */
  events: Event<N>[];
}

/** What a bot would do, and how it judges the position, in permille of a victory for each seat. */
export interface Advice<N extends GameName = GameName> {
  /** What it would do, in this order. */
  line: Action<N>[];
  /** The chances of each seat as the game stands: by the estimate that chose the line, so never above `best` for the seat. */
  now: number[];
  /** Those when the line is given and everybody goes on as well as the bot knows. */
  best: number[];
}

/** A game that is being played. */
export declare class Game<N extends GameName = GameName> {
  /** Begins a game. */
  static create<N extends GameName>(game: N, options?: Order<N>): Game<N>;
  /** Goes on with the text of a save file, a share code, or a link of the page that holds one. */
  static load<N extends GameName = GameName>(saved: string, options?: { pack?: Pack }): Game<N>;
  private constructor();
  /** Whom the game waits for, or how it ended, and how far it is. */
  status(): Status<N>;
  /** How it ended; null as long as it goes on. */
  outcome(): Outcome | null;
  /** What a seat may do; of the first seat that is waited for, if none is named. */
  legal(seat?: Actor): Action<N>[];
  /** What it may do beside the course of play, such as giving up. */
  asides(seat?: Actor): Action<N>[];
  /** What is asked of a seat: everything that it might do, and why not where it may not. */
  prompt(seat?: Actor): Prompt<N>;
  /**
   * The name of what a seat is asked, null of one that is not waited for. It stays the same while the
   * seat answers piece by piece, and is another as soon as something else is asked.
   */
  question(seat?: Actor): string | null;
  /**
   * Carries out an action; of the first seat that is waited for, if none is named. `draws` are the
   * outcomes of chance that it asks for, or the first of them; the seed has the rest. Where they do not
   * fit, `args` of the error has `index`, `outcomes` (of how many one is asked for there), `missing` and
   * `left`.
   */
  act(seat: Actor | undefined, action: Action<N>, chance?: { draws?: Draw[] }): Deed<N>;
  /** What a viewer may know; `at` goes back to the position after so many entries. */
  view(seat?: Viewer, when?: { at?: number }): View<N>;
  /**
   * What every seat plays for and how far it is, and every score with its sources, as far as the viewer knows;
   * `at` goes back to the position after so many entries.
   */
  standing(seat?: Viewer, when?: { at?: number }): Standing<N>;
  /** The view as a picture of letters: what lies on the table, and the hand and plans that the viewer sees. */
  picture(seat?: Viewer, when?: { at?: number }): string;
  /** The whole state as data, with everybody’s secrets. */
  position(when?: { at?: number }): Position<N>;
  /** Everything that was chosen before it began. */
  options(): Options<N>;
  /**
   * What stays the same in play and everybody may know: the scenario with its board and its goals,
   * figures, and the pieces and cards that positions and views name by numbers.
   */
  content(): Content<N>;
  /** What a viewer learned from the entries from number `since` on. */
  events(since?: number, viewer?: { seat?: Viewer }): Entry<N>[];
  /** Takes back the last action of a seat, or of the one that acted last; what others chose at the same time stays. */
  undo(seat?: Actor): Status<N>;
  /** Gives again what was taken back. */
  redo(seat?: Actor): Status<N>;
  /** The text of a save file. */
  save(): string;
  /** A code that fits into a link. */
  share(): string;
  /** Plays another game here, from a save file or a share code. */
  load(saved: string, options?: { pack?: Pack }): Status<N>;
  /**
   * What a bot would give for the first seat that is waited for, or the one that is named: a line that answers
   * what is asked of it now and ends with it. All of it is accepted, one action after the other. A captain, if no
   * level is named.
   */
  bot(level?: Level, budget?: undefined, who?: { seat?: Seat }): Action<N>[];
  /** Looks at about so many positions; null as long as it is not ready, and the next call thinks on. */
  bot(level: Level | undefined, budget?: number, who?: { seat?: Seat }): Action<N>[] | null;
  /** What a bot would do, and how it judges the position. */
  advice(level?: Level, budget?: undefined, who?: { seat?: Seat }): Advice<N>;
  /** The same by looking at about so many positions; null as long as it is not ready. */
  advice(level: Level | undefined, budget?: number, who?: { seat?: Seat }): Advice<N> | null;
  /** What a bot says beside the course of play, such as the answer to an offer of a draw. */
  remark(seat?: Seat): Action<N>[] | null;
  /** Forgets what came after the first `at` entries, and goes on with another seed; 0, if left out. */
  branch(at: number, chance?: { seed?: number | string }): Status<N>;
  /** Gives its memory back. It cannot be played any more. */
  free(): void;
}

/** Begins a game. */
export declare const create: <N extends GameName>(game: N, options?: Order<N>) => Game<N>;
/** Goes on with a save file or a share code. */
export declare const load: <N extends GameName = GameName>(saved: string, options?: { pack?: Pack }) => Game<N>;
/** A ready-made way to play a game. */
export interface ScenarioInfo {
  /** Its name in orders. */
  id: string;
  /** Between how many seats it can be played with. */
  seats: [fewest: number, most: number];
  /** How many pieces are chosen for it at least; 0 where the scenario says which pieces are there. */
  fewest: number;
  /** How many pieces are chosen for it at most. */
  most: number;
}

/** A game that can be played. */
export interface GameInfo {
  /** Its name. */
  game: GameName;
  /** The version of its rules; raised when an old match would be played differently. */
  rules: number;
  /** Its scenarios, in the order in which they are offered. */
  scenarios: ScenarioInfo[];
}

/** The games that can be played, with their scenarios. */
export declare const games: () => GameInfo[];
/** Every code of an error. */
export declare const errorCodes: () => ErrorCode[];
