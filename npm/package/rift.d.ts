// The types of Centauri Rift. Seats and ships are counted from 0. Generated from the types of the
// engine by `cargo run -p schema -- write`.

import type { Seat } from './index.js';

/** One action of a seat: a command to the active ship, a choice, or a decision about the match. */
export type Action =
  /** Activates a Ready ship and begins its turn. */
  | { activate: Ship }
  /** Moves the active ship one square. */
  | 'step'
  /** Changes the speed by one. */
  | { accelerate: [Sense, Pay] }
  /** Turns the ship by 45 degrees; plus is clockwise. */
  | { rotate: [Sense, Pay] }
  /** Moves the ship up or down by one plane. */
  | { 'change-plane': [Sense, Pay] }
  /** Jumps this number of squares straight ahead. */
  | { warp: [number, Pay] }
  /** Fires one barrel of a mount; a side is named only where two sides are open to the shot. */
  | { fire: [Mount, Side | null, Pay] }
  /** Moves a shield bar from a slot to an empty slot of another side. */
  | { relocate: [Slot, Slot, Pay] }
  /**
   * Exchanges two shield bars; the slots are in order: by side, clockwise from the front, the outer
   * one first.
   */
  | { swap: [Slot, Slot, Pay] }
  /** Moves this number of energy units from the main reactor to the auxiliary store. */
  | { charge: number }
  /** Starts to charge the ion cannon. */
  | { 'charge-ion': Pay }
  /** Takes a mine from the ship's store, to be left behind at its next move. */
  | 'release-mine'
  /** Ends the turn of the active ship. */
  | 'end-turn'
  /** Chooses the side on which a ship takes a blast. */
  | { 'choose-side': [Ship, Side] }
  /**
   * Chooses the space in which a destroyed ship returns, by its index among all spaces offered; 0
   * to 3 are the corners, clockwise from north-west.
   */
  | { 'choose-corner': [Ship, number] }
  /** Starts the next game of a series. */
  | 'next-game'
  /** Concedes: all ships of the seat are removed. */
  | 'concede'
  /** Offers all other players a draw. */
  | 'offer-draw'
  /** Accepts (`true`) or declines the draw that is offered. */
  | { 'answer-draw': boolean }
  /** Ends the turn because the clock has run out; the table gives this action, not a player. */
  | 'time-out';

/** The number of a ship: its index in the options, from 0. */
export type Ship = number;

/** A change by one, up or down: of speed, of plane, or of heading by 45 degrees. */
export type Sense =
  /** Slower, lower, or counter-clockwise. */
  | 'minus'
  /** Faster, higher, or clockwise. */
  | 'plus';

/** The payment of an energy cost, split between the two energy sources. */
export interface Pay {
  /** Energy from the main reactor. */
  main: number;
  /** Energy from the auxiliary store. */
  aux: number;
}

/** The number of a mount on its ship, from 0. The ship's model lists the mounts. */
export type Mount = number;

/** One of the four sides of a ship. */
export type Side =
  /** The front, toward the ship's heading. */
  | 'F'
  /** The right side, clockwise from the front. */
  | 'R'
  /** The back, opposite to the heading. */
  | 'B'
  /** The left side, counter-clockwise from the front. */
  | 'L';

/** One of the eight slots for shield bars. */
export interface Slot {
  /** Side of the ship. */
  side: Side;
  /** Outer or inner slot of the side. */
  layer: Layer;
}

/** The position of a shield bar on its side. */
export type Layer =
  /** The outer slot, which is hit first. */
  | 'Outer'
  /** The inner slot, which is hit when the outer one is empty. */
  | 'Inner';

/**
 * One event of a match. Common field names: `ship` acted or was hit, `from` and `to` are the values
 * before and after, a change or an amount is `by` in JSON.
 */
export type Event =
  /** A ship's turn began; its reactor is full. */
  | { 'turn-started': { ship: Ship; round: number } }
  /** The ion cannon became charged. */
  | { 'ion-ready': { ship: Ship } }
  /** A ship moved one square. */
  | { stepped: { ship: Ship; from: Space; to: Space } }
  /** A ship flies faster or slower from now on. */
  | { 'speed-changed': { ship: Ship; from: number; to: number } }
  /** A ship changed its heading. */
  | { rotated: { ship: Ship; from: HeadingNumber; to: HeadingNumber } }
  /** A ship changed its plane. */
  | { 'plane-changed': { ship: Ship; from: Space; to: Space } }
  /** A ship started a warp jump across `squares` squares. */
  | { warped: { ship: Ship; from: Space; to: Space; squares: number } }
  /** A ship fired a weapon. */
  | {
      'shot-fired': {
        ship: Ship;
        weapon: Weapon;
        charged: boolean;
        from: Space;
        to: Space;
        target: Target;
        damage: number;
      };
    }
  /** A shield bar lost strength; if none remains, the bar is gone. */
  | { 'bar-damaged': { ship: Ship; slot: Slot; by: number; left: number } }
  /** The hull lost points. */
  | { 'hull-damaged': { ship: Ship; by: number; left: number } }
  /** The shields of a ship went down. */
  | { 'shields-down': { ship: Ship; cause: ShieldCause } }
  /** The shields of a ship are up again. */
  | { 'shields-up': { ship: Ship } }
  /** A shield bar moved to an empty slot. */
  | { 'bar-moved': { ship: Ship; from: Slot; to: Slot } }
  /** Two shield bars were exchanged. */
  | { 'bars-swapped': { ship: Ship; a: Slot; b: Slot } }
  /** Energy moved from the main reactor to the auxiliary store. */
  | { 'aux-charged': { ship: Ship; units: number } }
  /** The charge state of the ion cannon changed by an action. */
  | { 'ion-changed': { ship: Ship; to: Ion } }
  /** A mine was released and waits under its ship. */
  | { 'mine-released': { ship: Ship } }
  /** The waiting mine was left behind and is live. */
  | { 'mine-left': { ship: Ship; mine: MineAt } }
  /** A mine blew up and is off the board. */
  | { 'mine-detonated': { mine: MineAt } }
  /** A blast, or the mine that a ship struck, hit a side of a ship. */
  | { 'blast-hit': { ship: Ship; mine: MineAt; side: Side; damage: number } }
  /** A ship within range of a blast was protected by obstacles. */
  | { 'blast-blocked': { ship: Ship; mine: MineAt } }
  /** The owner, or the table on the owner's behalf, chose the side that takes a blast. */
  | { 'side-chosen': { ship: Ship; side: Side; automatic: boolean } }
  /** A ship was destroyed and removed. */
  | { 'ship-destroyed': { ship: Ship } }
  /** A ship was removed because its owner or team left the match. */
  | { 'ship-left': { ship: Ship } }
  /** A stuck ship made an emergency stop and lost its energy. */
  | { 'emergency-stop': { ship: Ship } }
  /** A waiting mine was removed with its ship. */
  | { 'mine-lost': { ship: Ship } }
  /** A fresh ship replaced a destroyed one. */
  | { 'ship-replaced': { ship: Ship; space: Space; heading: HeadingNumber; automatic: boolean } }
  /** A score changed. */
  | { 'score-changed': { seat: Seat; by: number; score: number } }
  /** A ship's turn ended. */
  | { 'turn-ended': { ship: Ship } }
  /** A round ended: every ship has had its turn. */
  | { 'round-ended': { round: number } }
  /** The clock ran out; `ship` is null if no ship was active. */
  | { 'time-ran-out': { ship: Ship | null } }
  /** A seat gave up, and its ships left the board. */
  | { conceded: { seat: Seat } }
  /** A seat asked the others to agree to a draw. */
  | { 'draw-offered': { seat: Seat } }
  /** A seat accepted (`yes`) or declined the draw. */
  | { 'draw-answered': { seat: Seat; yes: boolean } }
  /** The offer of a draw expired. */
  | 'draw-lapsed'
  /** A game of a series ended. */
  | { 'game-ended': { winners: Seat[]; ending: Ending; game: number } }
  /** The next game of a series started. */
  | { 'game-started': { game: number } }
  /** Nothing can be done any more; without winners the match is drawn. */
  | { 'match-ended': { winners: Seat[]; ending: Ending } };

/** A square in one plane, written `C5/+1`, or `C5` in the middle plane. */
export type Space = string;

/**
 * One of eight directions: 0 is north, 1 north-east, and so on clockwise to 7 north-west. Even
 * headings point at an edge of the square, odd ones at a corner.
 */
export type HeadingNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A kind of weapon. */
export type Weapon =
  /** The laser: costs energy and has no ammunition. */
  | 'laser'
  /** The torpedo launcher: each shot uses a torpedo. */
  | 'torpedo'
  /** The ion cannon: can be charged for a stronger shot. */
  | 'ion';

/** The target of a shot. */
export type Target =
  /** A ship, hit on this side. */
  | { ship: [Ship, Side] }
  | { mine: Space };

/** The reason why shields go down or up. */
export type ShieldCause =
  /** The last unit of the main reactor was spent. */
  | 'reactor'
  /** The ship crossed a nebula boundary. */
  | 'nebula';

/** The charge state of the ion cannon. */
export type Ion =
  /** Not charged: the cannon fires the weaker shot. */
  | 'uncharged'
  /** Charging: the cannon becomes charged at the start of the ship's next turn. */
  | 'charging'
  /** Charged: the cannon fires the stronger shot once. */
  | 'charged';

/** A live mine, with its space and owner. */
export interface MineAt {
  /** Space of the mine: its square, and its plane if that is not 0. */
  at: Space;
  /** Seat that laid the mine; missing for a neutral mine. */
  by?: Seat;
}

/** The reason why a game or match ended. */
export type Ending =
  /** Only one team has ships left. */
  | 'last-team'
  /** One event destroyed all remaining ships. */
  | 'all-destroyed'
  /** All players agreed to a draw. */
  | 'agreed'
  /** There were too many rounds without damage. */
  | 'quiet'
  /** The last round is over. */
  | 'round-limit'
  /** The target score was reached. */
  | 'target'
  /** All other players conceded. */
  | 'conceded'
  /** A flagship was lost. */
  | 'flagship'
  /** The marked ship reached a goal square. */
  | 'broke-out'
  /** The puzzle is solved. */
  | 'solved'
  /** The turns of the puzzle are used up. */
  | 'unsolved'
  /** The series is decided. */
  | 'series';

/**
 * The options of a match. They are complete: `rules` holds every rule of the match, and a value
 * that is left out has the first value in the table of rules. The defaults of a board are applied
 * when options are created for it, and can then be changed.
 */
export interface Options {
  /** Board on which the match is played. */
  board: BoardChoice;
  /** Team of each seat, in seat order; seats with equal numbers are allies. */
  teams: number[];
  /** Ships, in the order of the board's starting places. */
  ships: ShipChoice[];
  /** Rules of the match. */
  rules?: Partial<Rules>;
}

/** A board by its id, or a custom board. */
export type BoardChoice =
  /** A board of the content set, by its id. */
  | { shipped: string }
  /** A complete custom board file. */
  | { custom: Scenario };

/** A board: terrain, starting places, and the mode and options it is designed for. */
export interface Scenario {
  /** File format and its version; always `rift-board/1`. */
  format: 'rift-board/1';
  /** Id of the board: 1 to 40 lower-case letters, digits and hyphens. */
  id: string;
  /** Name of the board, shown to players. */
  name: string;
  /** Description of the board in one or two sentences, shown to players. */
  blurb: string;
  /** Number of columns, 4 to 32. */
  width: number;
  /** Number of rows, 4 to 32. */
  height: number;
  /**
   * Terrain: one string for each row, north first, and one symbol for each square: `.` is open;
   * `b`, `g` and `w` an asteroid in the low, the middle and the high plane, `d` in the low and the
   * middle, `u` in the middle and the high, `x` in the low and the high, `@` in all; `#` a planet,
   * `*` a star, `~` a nebula.
   */
  rows: string[];
  /** Mode of a match on this board, unless the players choose another. */
  mode: Mode;
  /**
   * Rules of a match on this board that differ from the defaults, unless the players choose others.
   */
  options?: Partial<Rules>;
  /**
   * Minimum number of ships of a match on this board. Without it the minimum is 2, or all starting
   * places if `mode` is `breakout` or `puzzle`.
   */
  min_ships?: number;
  /** Starting places, in the order in which ships take them. */
  starts: Start[];
  /** Mines that are live at the start. */
  mines?: StartMine[];
  /** Asteroids in addition to those of the symbols in `rows`. */
  asteroids?: Asteroids[];
  /** Goal squares of a breakout. */
  goals?: Square[];
  /** Task of a puzzle; only with mode `puzzle`. */
  puzzle?: Puzzle;
}

/** The goal of a match. */
export type Mode =
  /** The last team with a ship wins. */
  | 'elimination'
  /** The first player with the target score wins; destroyed ships return. */
  | 'ace'
  /** A team that loses its marked ship is out. */
  | 'flagship'
  /** The marked ship must reach a goal square. */
  | 'breakout'
  /** Certain ships must be destroyed within a number of turns. */
  | 'puzzle';

/** The rules of a match that can be chosen. A board may set its own defaults. */
export interface Rules {
  /** Goal of the match. */
  mode: Mode;
  /** Time limit of a turn in seconds; 0 for none. */
  turn_seconds: number;
  /** Whether a ship that runs out of time first makes the steps it owes. */
  timeout_autopilot: boolean;
  /** Points that win in Centaur Ace. */
  ace_target: number;
  /** Whether blasts set off other mines. */
  chain_mines: boolean;
  /** Whether allied ships may be shot at. */
  friendly_fire: boolean;
  /** Whether tied sides and corners are chosen automatically. */
  auto_choices: boolean;
  /** Number of rounds without damage after which the match ends; 0 for no limit. */
  quiet_rounds: number;
  /** Number of the last round; 0 for no limit. */
  round_limit: number;
  /** Number of games in the series: 1, 3 or 5. */
  match_length: 1 | 3 | 5;
  /** Value of a drawn game in a series. */
  drawn_games: DrawnGames;
  /** Team that acts first. */
  first: FirstPlayer;
  /** Whether the match is limited to the contents of as many boxes as its number of ships needs. */
  box_limits: boolean;
  /**
   * Round from which the strongest shield bar of every ship loses 1 point each turn; 0 for never.
   */
  sudden_death: number;
  /**
   * Whether models are picked in a fleet draft, in which a team may pick no model for more than
   * half of its ships, rounded up.
   */
  fleet_draft: boolean;
  /**
   * Whether all players have a first turn in a round before any has a second, regardless of teams;
   * missing if it is off.
   */
  everybody_first?: boolean;
}

/** The value of a drawn game in a series. */
export type DrawnGames =
  /** A drawn game does not count and is replayed. */
  | 'replay'
  /** A drawn game counts half a win for everybody. */
  | 'half';

/** The team that acts first. */
export type FirstPlayer =
  /** A random team. */
  | 'random'
  /** The team of this seat. */
  | { seat: number }
  /** In a series the team that lost the previous game; in the first game a random team. */
  | 'loser';

/** A starting place for one ship. */
export interface Start {
  /** Team of the ship, from 1. */
  team: number;
  /** Square of the ship: column letter and row number. */
  at: Square;
  /** Heading of the ship: one of eight compass names. */
  facing: Heading;
  /** Plane of the ship: -1, 0 or +1. */
  plane?: Plane;
  /** Id of the required ship model; `any` leaves the choice to the player. */
  model?: string;
  /** Speed at the start; negative in reverse. */
  speed?: number;
  /** Whether this ship is the marked ship of the modes flagship and breakout. */
  flag?: boolean;
  /** Console values that differ from those of a fresh ship. */
  console?: Console;
}

/**
 * A column and a row, written `C5`: the column by letters from the west, the row by a number from
 * the north, from 1.
 */
export type Square = string;

/** A heading by its compass name. */
export type Heading = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

/** One of three levels: -1 is the lowest, 0 the middle, +1 the highest. */
export type Plane = -1 | 0 | 1;

/** Starting values of a ship that replace those of a fresh ship. Maximum values do not change. */
export interface Console {
  /** Hull points; missing for those of a fresh ship. */
  hull?: number;
  /** Energy in the main reactor, until the ship's first turn refills it. */
  main?: number;
  /** Energy in the auxiliary store; missing for a full store. */
  aux?: number;
  /** Torpedoes in store; missing for those of a fresh ship. */
  torpedoes?: number;
  /** Mines in store; missing for those of a fresh ship. */
  mines?: number;
  /** Shield bars by side, as outer and inner strength. */
  bars?: SideBars;
  /** Charge state of the ion cannon; missing for an uncharged one. */
  ion?: Ion;
}

/**
 * Shield bars by side, as `[outer, inner]` strength; 0 means no bar. A side that is left out has
 * fresh bars.
 */
export interface SideBars {
  /** Bars of the front; missing for fresh bars. */
  F?: Bars;
  /** Bars of the right side; missing for fresh bars. */
  R?: Bars;
  /** Bars of the back; missing for fresh bars. */
  B?: Bars;
  /** Bars of the left side; missing for fresh bars. */
  L?: Bars;
}

/** The strengths of the bars of a side; 0 is no bar. */
export type Bars = [outer: number, inner: number];

/** A mine that is live from the start. */
export interface StartMine {
  /** Square of the mine: column letter and row number. */
  at: Square;
  /** Plane of the mine: -1, 0 or +1. */
  plane?: Plane;
  /** Starting place, from 1, whose owner laid the mine; 0 for a neutral mine. */
  owner: number;
}

/** Asteroids on one square. Only this list can put asteroids into a nebula. */
export interface Asteroids {
  /** Square of the asteroids: column letter and row number. */
  at: Square;
  /** Planes that hold an asteroid. */
  planes: Plane[];
}

/** The task of a puzzle: the ships to destroy and the number of turns. */
export interface Puzzle {
  /** Team that must solve the puzzle, from 1. */
  side: number;
  /** Number of turns of that team within which it must be solved. */
  turns: number;
  /** Starting places, from 1, of the ships to destroy. */
  targets: number[];
  /** Whether the enemy ships never act. */
  passive?: boolean;
}

/**
 * One ship and its owner. A seat may own several ships, of one model or of different ones; each has
 * its own console, and they are told apart by their numbers.
 */
export interface ShipChoice {
  /** Seat of the owner, from 0. */
  seat: number;
  /** Id of the ship's model. */
  model: string;
  /** Changes to the values of the model. */
  handicap?: Handicap;
}

/** A handicap: changes to the values of a ship's model. */
export interface Handicap {
  /** Change to the main reactor, -2 to 2. */
  main?: number;
  /** Change to the auxiliary store, -3 to 3. */
  aux?: number;
  /** Change to the hull, -4 to 4. */
  hull?: number;
  /** Strength of all shield bars: 0 for that of the model, or 1 to 6. */
  bars?: number;
}

/** A position: all values of a match that change in play. */
export interface Position {
  /** File format and its version; always `rift-position/1`. */
  format: 'rift-position/1';
  /** Number of the round, from 1. */
  round?: number;
  /** Phase of play: the decision that the match waits for. */
  phase?: Phase;
  /** Index of the team to play in the order of teams, from 0. */
  team?: number;
  /** Index of the team that acted last; if missing, the team before the one to play. */
  last?: number;
  /** Ships, in the order of the options. */
  ships: ShipAt[];
  /** Live mines, in the order in which they were laid. */
  mines?: MineAt[];
  /** Record of the active ship's turn. */
  turn?: TurnSoFar;
  /** Detonation that is being resolved. */
  wave?: WaveSoFar;
  /** Number of complete rounds without damage. */
  quiet?: number;
  /** Whether a ship was damaged in this round. */
  damaged?: boolean;
  /** Number of turns that the solving side of a puzzle has begun. */
  turns?: number;
  /** Points of each seat; an empty list means no points. */
  scores?: number[];
  /** Wins of each team in a series, counted in halves; an empty list means no wins. */
  wins?: number[];
  /** Number of finished games of a series. */
  games?: number;
  /** Seats that have conceded. */
  out?: Seat[];
  /** Seat that offers a draw. */
  offer?: Seat;
  /** Seats that agree to the draw, or that are ready for the next game. */
  agreed?: Seat[];
  /** Result of the match, or of the game of a series, once it is over. */
  verdict?: Verdict;
}

/** The phase of play: the decision that the match waits for. */
export type Phase =
  /** The team to play must activate a ship. */
  | 'activation'
  /** The owner of the active ship gives commands. */
  | 'orders'
  /** An owner must choose the side that takes a blast. */
  | 'blast'
  /** An owner must choose where a destroyed ship returns. */
  | 'return'
  /** A game of a series is over; all seats must agree to go on. */
  | 'interval'
  /** The match is over. */
  | 'over';

/** A ship. One with hull 0 is destroyed. */
export interface ShipAt {
  /** Space of the ship: its square, and its plane if that is not 0. */
  at: Space;
  /** Heading of the ship, as a compass name. */
  facing: Heading;
  /** Speed in squares per turn; negative in reverse. */
  speed?: number;
  /** Energy in the main reactor. */
  main?: number;
  /** Energy in the auxiliary store. */
  aux?: number;
  /** Hull points; 0 for a destroyed ship. */
  hull?: number;
  /** Torpedoes in store. */
  torpedoes?: number;
  /** Mines in store. */
  mines?: number;
  /** Shield bars by side, as outer and inner strength. */
  bars?: SideBars;
  /** Charge state of the ion cannon. */
  ion?: Ion;
  /** Whether the ship is Ready; if missing, it is unless it is the active ship. */
  ready?: boolean;
}

/** The record of a ship's turn. */
export interface TurnSoFar {
  /** The active ship. */
  ship?: Ship | null;
  /** Squares moved by steps. */
  moved?: number;
  /** Shots fired by each mount; an empty list means no shots. */
  shots?: number[];
  /** Number of mines laid this turn, which are the last in the list of mines. */
  laid?: number;
  /** Whether the ship has made a warp jump. */
  warped?: boolean;
  /** Whether the ion cannon has fired a charged shot. */
  fired_charged?: boolean;
  /** Whether a released mine waits under the ship. */
  waiting_mine?: boolean;
  /** Whether the clock has run out. */
  timed_out?: boolean;
}

/** Mines that detonate together, and the sides chosen so far. */
export interface WaveSoFar {
  /** Indices of the mines in the list of mines, from 0. */
  mines: number[];
  /** Sides chosen so far, in the order in which the owners are asked. */
  sides?: Side[];
  /** Ship that struck the mine, and the side that it hit. */
  struck?: [Ship, Side];
  /** Part of the turn that continues after the detonation. */
  after?: AfterDetonation;
}

/** The continuation of play after a detonation. */
export type AfterDetonation =
  /** The turn continues. */
  | 'Orders'
  /** A warp jump continues for this number of squares. */
  | { Warp: number }
  /** The turn ends. */
  | 'End';

/** The result of a match or game. */
export interface Verdict {
  /** Winning seats; none in a draw. */
  winners: Seat[];
  /** Reason why the game ended. */
  ending: Ending;
}

/** The standing of a match: goals, points, and remaining strength. */
export interface Standing {
  /** Goals of each team, its main goal first. */
  goals: Goal[];
  /** Points of each seat. */
  scores: Score[];
  /** Remaining strength of each team. */
  teams: TeamStrength[];
}

/** A goal of a team, with its progress. */
export interface Goal {
  /** Seats of the team. */
  seats: Seat[];
  /** The condition that the team must meet, or the limit that ends the match. */
  goal: WinGoal;
  /** The progress; null if it cannot be counted, as for a ship that is lost. */
  progress: Progress | null;
}

/** A condition that wins the match, or that ends it. */
export type WinGoal =
  /** Only one team has ships left. */
  | 'last_team'
  /** The team has this many points. */
  | { target: number }
  /** These ships, the marked ones of all other teams, are destroyed. */
  | { flagships: Ship[] }
  /** This ship ends a turn on a goal square. */
  | { break_out: Ship }
  /** This ship is destroyed before it breaks out. */
  | { stop: Ship }
  /** These ships are destroyed within a number of the team's own turns. */
  | { destroy: { ships: Ship[]; turns: number } }
  /** At least one of the team's target ships survives this many turns of the other side. */
  | { hold: number }
  /** The team wins more than half of this number of games. */
  | { series: number }
  /** The match ends after this many rounds. */
  | {
      rounds: {
        rounds: number;
        /** The rule that then decides the match. */
        by: Limit;
      };
    }
  /** The match ends after this many rounds without damage. */
  | {
      quiet: {
        rounds: number;
        /** The rule that then decides the match. */
        by: Limit;
      };
    };

/** The rule that decides a match when a limit ends it. */
export type Limit =
  /** Most points win. */
  | 'points'
  /** Most ships win, then most hull points, then most shield strength. */
  | 'strength'
  /** The team with this goal wins, because it only had to survive. */
  | 'held_out'
  /** The match is a draw. */
  | 'draw';

/** Progress toward a goal. */
export type Progress =
  /** An amount reached, and the amount needed. */
  | { of: [number, number] }
  /** Squares to the nearest goal, for a ship that must break out. */
  | { away: number };

/** The points of a seat in Centaur Ace. */
export interface Score {
  /** The seat, as a list with one entry. */
  seats: Seat[];
  /** Total points of the seat. */
  total: number;
  /** The points by their sources, which add up to the total. */
  sources: PointSources;
}

/** The sources of a seat's points. */
export interface PointSources {
  /** Points for destroyed enemies. */
  enemies: number;
  /** Points lost for ships of the seat's own team. */
  own: number;
  /** Points from before the first known event. */
  before: number;
}

/** A team, and its remaining strength. */
export interface TeamStrength {
  /** Seats of the team. */
  seats: Seat[];
  /** Ships, hull points and points that the team has left. */
  left: Strength;
}

/** The remaining strength of a team. */
export interface Strength {
  /** Ships on the board. */
  ships: number;
  /** Ships at the start. */
  of: number;
  /** Hull points of all ships together. */
  hull: number;
  /** Points of the team in Centaur Ace. */
  points: number;
  /** Wins in a series, counted in halves. */
  half_wins: number;
}

/** The static data of a match: all values that do not change in play. */
export interface Content {
  /** The board, with its terrain, starting places, mines, goals and puzzle. */
  scenario: Scenario;
  /** Models, weapons and prices. */
  figures: Figures;
  /** House rules of the match. */
  rules: Rules;
  /** Seats of each team, in the order in which teams play. */
  teams: Seat[][];
  /** Values of each ship, by its number. */
  ships: ShipBuild[];
}

/** All figures of a match: ship models, weapons, mines and warp. */
export interface Figures {
  /** Ship models; the number of a model is its index in this list. */
  models: Model[];
  /** Range, cost and damage of the laser. */
  laser: Gun;
  /** Range, cost and damage of the torpedo. */
  torpedo: Gun;
  /** Range, cost and damage of the ion cannon; the damage is that of an uncharged shot. */
  ion: Gun;
  /** Damage of a charged ion shot. */
  charged_damage: number;
  /** Energy cost of charging the ion cannon. */
  charge_cost: number;
  /** Damage to a ship that strikes a mine or ends its turn with a released mine under it. */
  strike_damage: number;
  /** Blast damage at distance 1 and at distance 2. */
  blast_damage: [number, number];
  /** Energy cost of a warp jump. */
  warp_cost: number;
  /** Longest warp jump, in squares. */
  warp_range: number;
  /** Energy cost of moving a shield bar to another side. */
  relocate_cost: number;
  /** Energy cost of exchanging two shield bars. */
  swap_cost: number;
  /** Strength of a fresh shield bar. */
  bar: number;
  /** Components of one box, for the option that limits a match to them. */
  box_limits: BoxLimits;
}

/** A ship model, with the values of a fresh ship. */
export interface Model {
  /** Id of the model: lower-case letters, digits and hyphens. */
  id: string;
  /** Energy of the full main reactor, including the shield unit. */
  main: number;
  /** Energy of the full auxiliary store. */
  aux: number;
  /** Hull points of an undamaged ship. */
  hull: number;
  /** Top speed, forward and in reverse. */
  speed: number;
  /** Energy cost of changing the speed by one, the heading by 45 degrees, or the plane by one. */
  move_cost: number;
  /** Weapon mounts; the number of a mount is its index in this list. */
  mounts: Barrels[];
  /** Torpedoes of a fresh ship. */
  torpedoes: number;
  /** Mines of a fresh ship. */
  mines: number;
  /** Number of ships of this model in one box. */
  in_box: number;
}

/** A mount: identical barrels on one side of a ship. */
export interface Barrels {
  /** Kind of weapon. */
  weapon: Weapon;
  /** Side through which the mount fires. */
  side: Side;
  /** Number of barrels; each fires once a turn. */
  barrels: number;
}

/** Range, cost and damage of a weapon. */
export interface Gun {
  /** Range in squares along the line of fire. */
  range: number;
  /** Energy cost of a shot. */
  cost: number;
  /** Damage of a shot that hits. */
  damage: number;
}

/** Number of components in one box. */
export interface BoxLimits {
  /** Number of ship consoles in one box, which is also the number of ships. */
  ships: number;
  /** Number of mine tokens in one box. */
  mines: number;
}

/** The values of a ship: those of its model with its handicap. Amounts are those of a new ship. */
export interface ShipBuild {
  /** Seat of the owner. */
  seat: Seat;
  /** Team of the owner, as its index in `teams`. */
  team: number;
  /** Id of the model. */
  model: string;
  /** Whether it is the marked ship of its team, in flagship and breakout. */
  marked: boolean;
  /** Energy of the full main reactor, including the shield unit. */
  main: number;
  /** Energy of the full auxiliary store. */
  aux: number;
  /** Hull points of a new ship. */
  hull: number;
  /** Top speed, forward and in reverse. */
  speed: number;
  /** Energy cost of changing the speed by one, the heading by 45 degrees, or the plane by one. */
  move_cost: number;
  /** Torpedoes in the store of a new ship. */
  torpedoes: number;
  /** Mines in the store of a new ship. */
  mines: number;
  /** Shield bars of a new ship, by side. */
  bars: ShipBars;
  /** Weapon mounts; the number of a mount is its index here. */
  mounts: Barrels[];
}

/** The shield bars of a ship by side. */
export interface ShipBars {
  /** Bars of the front. */
  F: Bars;
  /** Bars of the right side. */
  R: Bars;
  /** Bars of the back. */
  B: Bars;
  /** Bars of the left side. */
  L: Bars;
}

/** What a viewer may know: everything, because nothing is hidden. */
export type View = Position;
