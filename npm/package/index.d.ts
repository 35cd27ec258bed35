// The types of the package, written by hand; a test holds them to what is exported.
// Seats, pieces and entries are counted from 0.

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

/** Every code of an error. */
export type ErrorCode =
  | 'action/illegal'
  | 'action/not_your_turn'
  | 'action/over'
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
  | 'config/call'
  | 'config/game'
  | 'config/options'
  | 'config/position'
  | 'config/pack'
  | 'config/seat'
  | 'config/draws'
  | 'bug';

/** What an error says. */
export interface Fault {
  code: ErrorCode;
  /** The rule that refuses, such as `RIFT-7.5`. */
  rule: string | null;
  /** The key of the sentence in the phrase files of the project. */
  key: string;
  args: Record<string, Value>;
  /** The place in what was handed in, as a path of keys. */
  place: string | null;
  /** The sentence in English. */
  sentence: string;
}

/** Why something was not done; the game is as it was. `message` is the sentence. */
export declare class GameError extends Error {
  constructor(fault: Pick<Fault, 'code' | 'sentence'> & Partial<Fault>);
  readonly code: ErrorCode;
  readonly rule: string | null;
  readonly key: string;
  readonly args: Record<string, Value>;
  readonly place: string | null;
}

/** The names of the games. */
export type GameName = 'rift';

/** How a game is begun. */
export interface Order<P = Position, O = Options> {
  /** The id of a scenario, or a whole one of one's own: in Centauri Rift a board file. */
  scenario?: string | object;
  seats?: number;
  /** The kinds of the pieces in their order, such as models of ships; the last goes on for the rest. */
  pieces?: string[];
  /** Rules that differ from those of the scenario. */
  rules?: Record<string, unknown>;
  /** The whole options of the game, in the place of the four above. */
  options?: O;
  /** A whole number, or up to 16 hexadecimal digits; drawn anew if left out. */
  seed?: number | string;
  /** The outcomes of the deal, in the place of those of the seed. */
  deal?: Draw[];
  /** Where the game begins, in the place of a deal. */
  position?: P;
  /** Whether actions may be taken back; they may, if left out. */
  undo?: boolean;
  pack?: Pack;
}

/** A content pack, as its text or its object: its figures and boards are played with in the place of ours. */
export type Pack = string | object;

/** How a game ended. */
export interface Outcome {
  /** Nobody in a draw. */
  winners: Seat[];
  /** Such as `last-team`. */
  reason: string;
}

/** How a game stands. */
export interface Status {
  game: GameName;
  /** The version of the rules. */
  rules: number;
  seats: Seat[];
  /** The seats that have a choice now. */
  waiting: Seat[];
  over: boolean;
  outcome: Outcome | null;
  /** How many actions were carried out. */
  entries: number;
  /** The seat that may take back the last action. */
  undo: Seat | null;
  /** Equal states have equal fingerprints, on every machine. */
  fingerprint: string;
}

/** One thing that a seat might do, and why not when it may not. */
export interface Choice<A = Action> {
  spot: { cell: number } | { piece: number } | { card: number } | { button: string };
  action: A;
  refusal: Fault | null;
}

/** What is asked of a seat. */
export interface Prompt<A = Action> {
  /** The key of the request in the phrase files. */
  key: string;
  args: Record<string, Value>;
  choices: Choice<A>[];
}

/** What an action brought about. */
export interface Deed<E = Event> {
  events: E[];
  status: Status;
}

/** What happened in one entry. */
export interface Entry<E = Event> {
  entry: number;
  seat: number;
  events: E[];
}

/** What a bot would do, and how it judges the position, in permille of a victory for each seat. */
export interface Advice<A = Action> {
  line: A[];
  now: number[];
  best: number[];
}

/** A game that is being played. */
export declare class Game {
  static create(game: GameName, options?: Order): Game;
  static load(saved: string, options?: { pack?: Pack }): Game;
  private constructor();
  status(): Status;
  outcome(): Outcome | null;
  /** What a seat may do; of the first seat that is waited for, if none is named. */
  legal(seat?: Actor): Action[];
  /** What it may do beside the course of play, such as giving up. */
  asides(seat?: Actor): Action[];
  prompt(seat?: Actor): Prompt;
  act(seat: Actor | undefined, action: Action, chance?: { draws?: Draw[] }): Deed;
  /** What a viewer may know; `at` goes back to the position after so many entries. */
  view(seat?: Viewer, when?: { at?: number }): Position;
  /** The view as a picture of letters. */
  picture(seat?: Viewer, when?: { at?: number }): string;
  /** The whole state as data, with everybody’s secrets. */
  position(when?: { at?: number }): Position;
  options(): Options;
  /** What a viewer learned from the entries from number `since` on. */
  events(since?: number, viewer?: { seat?: Viewer }): Entry[];
  /** Takes back the last action; by the seat that gave it, if none is named. */
  undo(seat?: Actor): Status;
  redo(seat?: Actor): Status;
  /** The text of a save file. */
  save(): string;
  /** A code that fits into a link. */
  share(): string;
  /** Plays another game here, from a save file or a share code. */
  load(saved: string, options?: { pack?: Pack }): Status;
  bot(level?: Level): Action[];
  /** Looks at about so many positions; null as long as it is not ready, and the next call thinks on. */
  bot(level: Level | undefined, budget?: number, who?: { seat?: Seat }): Action[] | null;
  advice(level?: Level): Advice;
  advice(level: Level | undefined, budget?: number, who?: { seat?: Seat }): Advice | null;
  /** What a bot says beside the course of play, such as the answer to an offer of a draw. */
  remark(seat?: Seat): Action[] | null;
  /** Forgets what came after the first `at` entries, and goes on with another seed. */
  branch(at: number, chance?: { seed?: number }): Status;
  /** Gives its memory back. It cannot be played any more. */
  free(): void;
}

/** Begins a game. */
export declare const create: (game: GameName, options?: Order) => Game;
/** Goes on with a save file or a share code. */
export declare const load: (saved: string, options?: { pack?: Pack }) => Game;
/** The games that can be played, with their scenarios and how many pieces those are for. */
export declare const games: () => {
  game: GameName;
  rules: number;
  scenarios: { id: string; fewest: number; most: number }[];
}[];
/** Every code of an error. */
export declare const errorCodes: () => ErrorCode[];

// Centauri Rift

/** How a price is paid. */
export interface Pay {
  main: number;
  aux: number;
}
export type Sense = 'minus' | 'plus';
/** Front, right, back, left. */
export type Side = 'F' | 'R' | 'B' | 'L';
export interface Slot {
  side: Side;
  layer: 'Outer' | 'Inner';
}
/** A square and a plane, such as `C5/+1`. */
export type Space = string;
export type Heading = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
/** A heading by its number, clockwise from north. */
export type HeadingNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type Weapon = 'laser' | 'torpedo' | 'ion';
export type Ion = 'uncharged' | 'charging' | 'charged';
export type Ending =
  | 'last-team'
  | 'all-destroyed'
  | 'agreed'
  | 'quiet'
  | 'round-limit'
  | 'target'
  | 'conceded'
  | 'flagship'
  | 'broke-out'
  | 'solved'
  | 'unsolved'
  | 'series';

/** What a captain may do. Numbers of ships are their places in the options. */
export type Action =
  | { activate: number }
  | 'step'
  | { accelerate: [Sense, Pay] }
  | { rotate: [Sense, Pay] }
  | { 'change-plane': [Sense, Pay] }
  | { warp: [squares: number, Pay] }
  | { fire: [mount: number, Side | null, Pay] }
  | { relocate: [from: Slot, to: Slot, Pay] }
  | { swap: [Slot, Slot, Pay] }
  | { charge: number }
  | { 'charge-ion': Pay }
  | 'release-mine'
  | 'end-turn'
  | { 'choose-side': [ship: number, Side] }
  | { 'choose-corner': [ship: number, place: number] }
  | 'next-game'
  | 'concede'
  | 'offer-draw'
  | { 'answer-draw': boolean }
  | 'time-out';

/** A live mine. */
export interface MineAt {
  at: Space;
  /** Who laid it; nobody’s if left out. */
  by?: Seat;
}

/** What happened: one key that names it, and what belongs to it. */
export type Event =
  | { 'turn-started': { ship: number; round: number } }
  | { 'ion-ready': { ship: number } }
  | { stepped: { ship: number; from: Space; to: Space } }
  | { 'speed-changed': { ship: number; from: number; to: number } }
  | { rotated: { ship: number; from: HeadingNumber; to: HeadingNumber } }
  | { 'plane-changed': { ship: number; from: Space; to: Space } }
  | { warped: { ship: number; from: Space; to: Space; squares: number } }
  | {
      'shot-fired': {
        ship: number;
        weapon: Weapon;
        charged: boolean;
        from: Space;
        to: Space;
        target: { ship: [number, Side] } | { mine: Space };
        damage: number;
      };
    }
  | { 'bar-damaged': { ship: number; slot: Slot; by: number; left: number } }
  | { 'hull-damaged': { ship: number; by: number; left: number } }
  | { 'shields-down': { ship: number; cause: 'reactor' | 'nebula' } }
  | { 'shields-up': { ship: number } }
  | { 'bar-moved': { ship: number; from: Slot; to: Slot } }
  | { 'bars-swapped': { ship: number; a: Slot; b: Slot } }
  | { 'aux-charged': { ship: number; units: number } }
  | { 'ion-changed': { ship: number; to: Ion } }
  | { 'mine-released': { ship: number } }
  | { 'mine-left': { ship: number; mine: MineAt } }
  | { 'mine-detonated': { mine: MineAt } }
  | { 'blast-hit': { ship: number; mine: MineAt; side: Side; damage: number } }
  | { 'blast-blocked': { ship: number; mine: MineAt } }
  | { 'side-chosen': { ship: number; side: Side; automatic: boolean } }
  | { 'ship-destroyed': { ship: number } }
  | { 'ship-left': { ship: number } }
  | { 'emergency-stop': { ship: number } }
  | { 'mine-lost': { ship: number } }
  | { 'ship-replaced': { ship: number; space: Space; heading: HeadingNumber; automatic: boolean } }
  | { 'score-changed': { seat: Seat; by: number; score: number } }
  | { 'turn-ended': { ship: number } }
  | { 'round-ended': { round: number } }
  | { 'time-ran-out': { ship: number | null } }
  | { conceded: { seat: Seat } }
  | { 'draw-offered': { seat: Seat } }
  | { 'draw-answered': { seat: Seat; yes: boolean } }
  | 'draw-lapsed'
  | { 'game-ended': { winners: Seat[]; ending: Ending; game: number } }
  | { 'game-started': { game: number } }
  | { 'match-ended': { winners: Seat[]; ending: Ending } };

/** A board, who sits where, what they fly, and the rules. */
export interface Options {
  board: { shipped: string } | { custom: object };
  teams: number[];
  ships: { seat: Seat; model: string; handicap?: { main?: number; aux?: number; hull?: number; bars?: number } }[];
  rules?: Record<string, unknown>;
}

/** A ship; what is left out is as on a fresh one. */
export interface ShipAt {
  at: Space;
  facing: Heading;
  speed?: number;
  main?: number;
  aux?: number;
  /** A ship with none is lost. */
  hull?: number;
  torpedoes?: number;
  mines?: number;
  /** Strengths of the bars, outer and inner. */
  bars?: Partial<Record<Side, [number, number]>>;
  ion?: Ion;
  /** Whether it has its turn of this round before it. */
  ready?: boolean;
}

/** A whole position, `rift-position/1`; what is left out is as at the beginning of a round. */
export interface Position {
  format: 'rift-position/1';
  round?: number;
  phase?: 'activation' | 'orders' | 'blast' | 'return' | 'interval' | 'over';
  /** The team to play, as its place in the order of teams. */
  team?: number;
  last?: number;
  ships: ShipAt[];
  mines?: MineAt[];
  turn?: {
    ship: number;
    moved?: number;
    shots?: number[];
    laid?: number;
    warped?: boolean;
    fired_charged?: boolean;
    waiting_mine?: boolean;
    timed_out?: boolean;
  };
  wave?: {
    mines: number[];
    sides?: Side[];
    struck?: [ship: number, Side];
    after?: 'Orders' | { Warp: number } | 'End';
  };
  quiet?: number;
  damaged?: boolean;
  turns?: number;
  scores?: number[];
  wins?: number[];
  games?: number;
  out?: Seat[];
  offer?: Seat;
  agreed?: Seat[];
  verdict?: { winners: Seat[]; ending: Ending };
}
