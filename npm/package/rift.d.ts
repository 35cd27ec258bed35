// The types of Centauri Rift, written by hand; a test holds them to what is met in play.
// Seats and ships are counted from 0.

import type { Seat } from './index.js';

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
  rules?: Partial<Rules>;
}

/** Strengths of the bars of a side. */
export type Bars = [outer: number, inner: number];

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
  bars?: { F?: Bars; R?: Bars; B?: Bars; L?: Bars };
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

/** A board of one’s own, `rift-board/1`; a schema of it lies beside the page. */
export interface Scenario {
  format: 'rift-board/1';
  id: string;
  [key: string]: unknown;
}

/** What a viewer may know: everything, because nothing is secret. */
export type View = Position;

/** The rules of a match. */
export interface Rules {
  mode: 'elimination' | 'ace' | 'flagship' | 'breakout' | 'puzzle';
  /** Seconds a turn; 0 for no limit. */
  turn_seconds: number;
  /** A ship out of time flies what it owes. */
  timeout_autopilot: boolean;
  /** Points that win in Centaur Ace. */
  ace_target: number;
  /** Blasts set off other mines. */
  chain_mines: boolean;
  /** Allied ships may be shot at. */
  friendly_fire: boolean;
  /** Tied sides and corners are never asked. */
  auto_choices: boolean;
  /** Rounds without damage that draw the match; 0 for none. */
  quiet_rounds: number;
  /** The last round; 0 for none. */
  round_limit: number;
  /** Games of the series. */
  match_length: 1 | 3 | 5;
  /** What a drawn game of a series counts. */
  drawn_games: 'replay' | 'half';
  /** Who begins. */
  first: 'random' | { seat: Seat } | 'loser';
  /** Only what boxes hold. */
  box_limits: boolean;
  /** From this round every ship’s strongest bar loses 1 a turn; 0 for never. */
  sudden_death: number;
  /** Models are picked in turn. */
  fleet_draft: boolean;
  /** Nobody takes a second turn of a round before everybody has had a first; left out where it is off. */
  everybody_first?: boolean;
}
