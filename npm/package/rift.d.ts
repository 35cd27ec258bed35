// The types of Centauri Rift, written by hand; a test compares them with data from play. Seats and
// ships are counted from 0.

import type { Seat } from './index.js';

/** How a price is paid. */
export interface Pay {
  /** From the main reactor. */
  main: number;
  /** From the auxiliary store. */
  aux: number;
}
export type Sense = 'minus' | 'plus';
/** Front, right, back, left. */
export type Side = 'F' | 'R' | 'B' | 'L';
export interface Slot {
  /** Its side. */
  side: Side;
  /** Its layer. */
  layer: 'Outer' | 'Inner';
}
/** A square, such as `C5`: its column by letters from the west, its row by a number from the north, from 1. */
export type Square = string;
/** One of three levels, the lowest first. */
export type Plane = -1 | 0 | 1;
/** A square, and its plane where that is not the middle one, such as `C5` or `C5/+1`. */
export type Space = string;
export type Heading = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
/** A heading by its number, clockwise from north. */
export type HeadingNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** A ship by its place in the options. */
export type Ship = number;
/** A mount by its place on its ship; `content()` says what stands there. */
export type Mount = number;
export type Weapon = 'laser' | 'torpedo' | 'ion';
export type Ion = 'uncharged' | 'charging' | 'charged';
export type Ending =
  /** One team has the last ships. */
  | 'last-team'
  /** One event destroyed all remaining ships. */
  | 'all-destroyed'
  /** All agreed. */
  | 'agreed'
  /** Too many rounds without damage. */
  | 'quiet'
  /** The last round is over. */
  | 'round-limit'
  /** The target score is reached. */
  | 'target'
  /** Everybody else gave up. */
  | 'conceded'
  /** A flagship was lost. */
  | 'flagship'
  /** The marked ship is through. */
  | 'broke-out'
  /** The puzzle is solved. */
  | 'solved'
  /** The puzzle’s turns are over. */
  | 'unsolved'
  /** A series is decided. */
  | 'series';

/** What a captain may do. */
export type Action =
  /** Begin the turn of a Ready ship. */
  | { activate: Ship }
  /** Fly one square. */
  | 'step'
  /** Change speed by one. */
  | { accelerate: [sense: Sense, pay: Pay] }
  /** Turn by 45 degrees, plus is right. */
  | { rotate: [sense: Sense, pay: Pay] }
  /** Rise or sink by one plane. */
  | { 'change-plane': [sense: Sense, pay: Pay] }
  /** Jump this many squares straight ahead. */
  | { warp: [squares: number, pay: Pay] }
  /** Fire one barrel; a side is given only if two are open to the shot. */
  | { fire: [mount: Mount, side: Side | null, pay: Pay] }
  /** Move a bar to an empty slot of another side. */
  | { relocate: [from: Slot, to: Slot, pay: Pay] }
  /** Exchange two bars; the slots in the order front, right, back, left, the outer one of a side first. */
  | { swap: [a: Slot, b: Slot, pay: Pay] }
  /** Move this many units from the main reactor to the auxiliary store. */
  | { charge: number }
  /** Start to charge the ion canon. */
  | { 'charge-ion': Pay }
  /** Take a mine from the store, to be left behind. */
  | 'release-mine'
  /** End the ship’s turn. */
  | 'end-turn'
  /** Choose the side on which a ship takes a blast. */
  | { 'choose-side': [ship: Ship, side: Side] }
  /**
   * Choose the place where a ship returns, by its number among all places; 0 to 3 are the corners,
   * clockwise from north-west.
   */
  | { 'choose-corner': [ship: Ship, place: number] }
  /** Go on to the next game of a series. */
  | 'next-game'
  /** Concede: all own ships leave. */
  | 'concede'
  /** Offer a draw to everybody. */
  | 'offer-draw'
  /** Accept or refuse the draw that is offered. */
  | { 'answer-draw': boolean }
  /** The clock has run out; given by the table. */
  | 'time-out';

/** A live mine. */
export interface MineAt {
  /** Its space. */
  at: Space;
  /** Who laid it; nobody’s if left out. */
  by?: Seat;
}

/** An event: one key that names it, with its data. */
export type Event =
  /** A ship’s turn began; its reactor is full. */
  | { 'turn-started': { ship: number; round: number } }
  /** The ion canon is charged. */
  | { 'ion-ready': { ship: number } }
  /** One square flown. */
  | { stepped: { ship: number; from: Space; to: Space } }
  /** A new speed. */
  | { 'speed-changed': { ship: number; from: number; to: number } }
  /** A new heading. */
  | { rotated: { ship: number; from: HeadingNumber; to: HeadingNumber } }
  /** A new plane. */
  | { 'plane-changed': { ship: number; from: Space; to: Space } }
  /** A warp jump started; it passes `squares` squares. */
  | { warped: { ship: number; from: Space; to: Space; squares: number } }
  /** A shot. */
  | {
      'shot-fired': {
        ship: number;
        weapon: Weapon;
        charged: boolean;
        from: Space;
        to: Space;
        target: { ship: [ship: Ship, side: Side] } | { mine: Space };
        damage: number;
      };
    }
  /** A bar lost strength and has `left`; 0 is dissolved. */
  | { 'bar-damaged': { ship: number; slot: Slot; by: number; left: number } }
  /** The hull lost points and has `left`. */
  | { 'hull-damaged': { ship: number; by: number; left: number } }
  /** The shields stopped working. */
  | { 'shields-down': { ship: number; cause: 'reactor' | 'nebula' } }
  /** The shields work again. */
  | { 'shields-up': { ship: number } }
  /** A bar moved to an empty slot. */
  | { 'bar-moved': { ship: number; from: Slot; to: Slot } }
  /** Two bars changed places. */
  | { 'bars-swapped': { ship: number; a: Slot; b: Slot } }
  /** Energy was stored. */
  | { 'aux-charged': { ship: number; units: number } }
  /** The ion canon’s charge changed by an action. */
  | { 'ion-changed': { ship: number; to: Ion } }
  /** A mine waits under the ship. */
  | { 'mine-released': { ship: number } }
  /** The released mine was left behind and is live. */
  | { 'mine-left': { ship: number; mine: MineAt } }
  /** A mine went off. */
  | { 'mine-detonated': { mine: MineAt } }
  /** A blast or strike hits a ship’s side. */
  | { 'blast-hit': { ship: number; mine: MineAt; side: Side; damage: number } }
  /** A ship in reach was spared behind cover. */
  | { 'blast-blocked': { ship: number; mine: MineAt } }
  /** An owner, or the table for it, chose the side that takes a blast. */
  | { 'side-chosen': { ship: number; side: Side; automatic: boolean } }
  /** A ship is gone. */
  | { 'ship-destroyed': { ship: number } }
  /** A ship left the match with its team or its owner. */
  | { 'ship-left': { ship: number } }
  /** A stuck ship stopped and lost its energy. */
  | { 'emergency-stop': { ship: number } }
  /** A waiting mine went with its ship. */
  | { 'mine-lost': { ship: number } }
  /** A fresh ship took the place of a destroyed one. */
  | { 'ship-replaced': { ship: number; space: Space; heading: HeadingNumber; automatic: boolean } }
  /** A score changed. */
  | { 'score-changed': { seat: Seat; by: number; score: number } }
  /** A ship’s turn ended. */
  | { 'turn-ended': { ship: number } }
  /** Every ship has had its turn. */
  | { 'round-ended': { round: number } }
  /** The clock ran out. */
  | { 'time-ran-out': { ship: number | null } }
  /** A seat conceded. */
  | { conceded: { seat: Seat } }
  /** A draw is offered. */
  | { 'draw-offered': { seat: Seat } }
  /** The answer to it. */
  | { 'draw-answered': { seat: Seat; yes: boolean } }
  /** The offer is off the table. */
  | 'draw-lapsed'
  /** A game of a series ended. */
  | { 'game-ended': { winners: Seat[]; ending: Ending; game: number } }
  /** The next game of a series begins. */
  | { 'game-started': { game: number } }
  /** The match is over. */
  | { 'match-ended': { winners: Seat[]; ending: Ending } };

/** Differences from the values of a model. */
export interface Handicap {
  /** Main reactor, -2 to 2. */
  main?: number;
  /** Auxiliary store, -3 to 3. */
  aux?: number;
  /** Hull, -4 to 4. */
  hull?: number;
  /** Strength of its bars, 1 to 6, or 0 as the model has it. */
  bars?: number;
}

/** A ship and its owner. */
export interface ShipChoice {
  /** The owner. */
  seat: Seat;
  /** Its model, by its id. */
  model: string;
  /** The differences from its model. */
  handicap?: Handicap;
}

/** A board, the teams, the ships, and the rules. */
export interface Options {
  /** Where the match is played. */
  board: { shipped: string } | { custom: Scenario };
  /** The team of each seat, in seat order; equal numbers fly together. */
  teams: number[];
  /** The ships, in the order of the board’s starting places. */
  ships: ShipChoice[];
  /** Rules that differ from those of the board. */
  rules?: Partial<Rules>;
}

/** Strengths of the bars of a side; 0 is no bar. */
export type Bars = [outer: number, inner: number];

/** The bars by side; in input, a missing side has those of the ship’s start. */
export interface SideBars {
  /** Front. */
  F?: Bars;
  /** Right. */
  R?: Bars;
  /** Back. */
  B?: Bars;
  /** Left. */
  L?: Bars;
}

/** A ship; missing values are those of its starting place. */
export interface ShipAt {
  /** Its space: a square, and a plane where it is not the middle one. */
  at: Space;
  /** Where its bow points, by the compass. */
  facing: Heading;
  /** Squares a turn, negative in reverse. */
  speed?: number;
  /** Main reactor. */
  main?: number;
  /** Auxiliary store. */
  aux?: number;
  /** Hull points; a ship with none is lost. */
  hull?: number;
  /** Torpedoes left. */
  torpedoes?: number;
  /** Mines left in the store. */
  mines?: number;
  /** Bars, outer and inner, by side. */
  bars?: SideBars;
  /** The charge of the ion canon. */
  ion?: Ion;
  /**
   * Whether its token shows Ready: its turn of this round is still to come. By default it does,
   * unless the ship is the active one.
   */
  ready?: boolean;
}

/** A condition that wins or ends the match. */
export type WinGoal =
  /** To be the last team with ships. */
  | 'last_team'
  /** To destroy these ships, the marked ones of every other team. */
  | { flagships: Ship[] }
  /** This many points, in Centaur Ace. */
  | { target: number }
  /** To end a turn of this ship on a goal square. */
  | { break_out: Ship }
  /** To destroy this ship before. */
  | { stop: Ship }
  /** To destroy these ships within this many of its own turns. */
  | { destroy: { ships: Ship[]; turns: number } }
  /** To have one of them left after this many turns of the other side. */
  | { hold: number }
  /** More than half of this many games. */
  | { series: number }
  /** The match ends after this many rounds. */
  | { rounds: { rounds: number; by: Limit } }
  /** The match ends after this many rounds without damage. */
  | { quiet: { rounds: number; by: Limit } };

/**
 * What decides a match that a limit ends: the most points; the most ships, then hull, then shields;
 * the team with this goal wins; nobody wins.
 */
export type Limit = 'points' | 'strength' | 'held_out' | 'draw';

/** The progress of a goal: how many of how many; or the squares that a ship has left to go. */
export type Progress = { of: [now: number, needed: number] } | { away: number };

/** A goal of a team. */
export interface Goal {
  /** The seats of the team. */
  seats: Seat[];
  /** The condition. */
  goal: WinGoal;
  /** The progress; null if it cannot be counted, as for a ship that is lost. */
  progress: Progress | null;
}

/** The parts of a seat’s points, in Centaur Ace, which add up to its total. */
export interface PointSources {
  /** Enemies destroyed. */
  enemies: number;
  /** Ships of its own team; never above 0. */
  own: number;
  /** The points it had in the position in which the match started. */
  before: number;
}

/** The points of a seat; only in Centaur Ace. */
export interface Score {
  /** The seat, alone in a list. */
  seats: Seat[];
  /** All of its points. */
  total: number;
  /** What they come from. */
  sources: PointSources;
}

/** What a team has left. */
export interface Strength {
  /** Ships on the board. */
  ships: number;
  /** Ships at the start. */
  of: number;
  /** Their hull together. */
  hull: number;
  /** Its points: those of its seats together. */
  points: number;
  /** Half wins in a series of games. */
  half_wins: number;
}

/** A team, and what it has left. */
export interface TeamStrength {
  /** Its seats. */
  seats: Seat[];
  /** What it has left. */
  left: Strength;
}

/** How a match stands. */
export interface Standing {
  /** The goals of each team, its main goal first. */
  goals: Goal[];
  /** The points of each seat. */
  scores: Score[];
  /** What each team has left. */
  teams: TeamStrength[];
}

/** A whole position, `rift-position/1`; missing values are those at the start of a round. */
export interface Position {
  /** Always the same. */
  format: 'rift-position/1';
  /** The round, from 1. */
  round?: number;
  /** What the match waits for. */
  phase?: 'activation' | 'orders' | 'blast' | 'return' | 'interval' | 'over';
  /** The team to play, as its place in the order of teams. */
  team?: number;
  /** The team that acted last; by default the one before the team to play. */
  last?: number;
  /** The ships, in the order of the options. */
  ships: ShipAt[];
  /** Live mines, in the order in which they were laid. */
  mines?: MineAt[];
  /** Memory of the active ship’s turn; left out where there is none. */
  turn?: TurnSoFar;
  /** The detonation being resolved; left out where there is none. */
  wave?: WaveSoFar;
  /** Complete rounds without damage. */
  quiet?: number;
  /** Whether a ship was damaged in this round. */
  damaged?: boolean;
  /** Turns that the side of a puzzle has begun. */
  turns?: number;
  /** Points of each seat; zero by default. */
  scores?: number[];
  /** Half wins of each team in a series; zero by default. */
  wins?: number[];
  /** Finished games of a series. */
  games?: number;
  /** Seats that conceded. */
  out?: Seat[];
  /** The seat that offers a draw. */
  offer?: Seat;
  /** Seats that agree to it, or are ready for the next game. */
  agreed?: Seat[];
  /** How the match, or a game of a series, ended. */
  verdict?: Verdict;
}

/** The state of the active ship’s turn. */
export interface TurnSoFar {
  /** The active ship. */
  ship?: Ship | null;
  /** Squares stepped in the plane. */
  moved?: number;
  /** Shots fired by each mount, in their order; left out where none were. */
  shots?: number[];
  /** The number of mines it laid in this turn, at the end of the list. */
  laid?: number;
  /** Whether it jumped. */
  warped?: boolean;
  /** Whether the ion canon fired a charged shot. */
  fired_charged?: boolean;
  /** Whether a released mine waits under it. */
  waiting_mine?: boolean;
  /** Whether the clock has run out. */
  timed_out?: boolean;
}

/** Mines that go off together, and the sides chosen so far. */
export interface WaveSoFar {
  /** The mines, by their places in the list of mines. */
  mines: number[];
  /** The sides chosen, in the order of the questions. */
  sides?: Side[];
  /** The ship that struck the mine, and on which side. */
  struck?: [ship: Ship, side: Side];
  /**
   * What follows: more actions, the rest of a warp jump with this many squares, the end of the
   * turn.
   */
  after?: 'Orders' | { Warp: number } | 'End';
}

/** How a match, or a game of a series, ended. */
export interface Verdict {
  /** The winning seats; empty after a draw. */
  winners: Seat[];
  /** Why it ended. */
  ending: Ending;
}

/** A starting place. Starting places, teams and rounds of a board are counted from 1. */
export interface Start {
  /** Its team, from 1. */
  team: number;
  /** Its square. */
  at: Square;
  /** The heading. */
  facing: Heading;
  /** Its plane; the middle one, if left out. */
  plane?: Plane;
  /** The required model; `any` leaves it to the player. */
  model?: string;
  /** Speed at the start. */
  speed?: number;
  /** The marked ship of flagship and breakout. */
  flag?: boolean;
  /** Differences of its console from that of a new ship. */
  console?: Console;
}

/** Values that replace those of a new ship; the maximum stays. */
export interface Console {
  /** Hull points. */
  hull?: number;
  /** Main reactor, until the ship’s first turn. */
  main?: number;
  /** Auxiliary store. */
  aux?: number;
  /** Torpedoes. */
  torpedoes?: number;
  /** Mines in the store. */
  mines?: number;
  /** Bars. */
  bars?: SideBars;
  /** The charge of the ion canon. */
  ion?: Ion;
}

/** A live mine on the board at the start. */
export interface StartMine {
  /** Its square. */
  at: Square;
  /** Its plane; the middle one, if left out. */
  plane?: Plane;
  /** 0 for a mine without an owner, otherwise the starting place, from 1, of the owner. */
  owner: number;
}

/** Asteroids of a square besides those of its symbol. */
export interface Asteroids {
  /** Their square. */
  at: Square;
  /** Their planes. */
  planes: Plane[];
}

/** The task of a puzzle. */
export interface Puzzle {
  /** The team that must solve it, from 1. */
  side: number;
  /** Within this many of its turns. */
  turns: number;
  /** The starting places, from 1, of the ships to destroy. */
  targets: number[];
  /** Whether the other ships never act. */
  passive?: boolean;
}

/** A board, `rift-board/1`; its JSON schema is next to the page. */
export interface Scenario {
  /** Always the same. */
  format: 'rift-board/1';
  /** 1 to 40 lower-case letters, digits and hyphens. */
  id: string;
  /** The name for players. */
  name: string;
  /** One or two sentences for players. */
  blurb: string;
  /** Columns, 4 to 32. */
  width: number;
  /** Rows, 4 to 32. */
  height: number;
  /**
   * The terrain, a string for each row from the north, a symbol for each square: `.` is open; `b`, `g` and
   * `w` an asteroid in the low, the middle and the high plane, `d` in the low and the middle, `u` in the
   * middle and the high, `x` in the low and the high, `@` in all; `#` a planet, `*` a star, `~` a nebula.
   */
  rows: string[];
  /** How a match here is won, unless chosen otherwise. */
  mode: Mode;
  /** Rules that the board sets, unless chosen otherwise. */
  options?: Partial<Rules>;
  /** Fewest ships of a match; if left out, 2, or all in a breakout and a puzzle. */
  min_ships?: number;
  /** Starting places, in the order in which ships take them. */
  starts: Start[];
  /** Live mines. */
  mines?: StartMine[];
  /** Asteroids besides those of the symbols. */
  asteroids?: Asteroids[];
  /** Goal squares of a breakout. */
  goals?: Square[];
  /** The task of a puzzle. */
  puzzle?: Puzzle;
}

/** What a viewer may know: everything, because nothing is hidden. */
export type View = Position;

/**
 * How a match is won: by the last team with a ship; by a number of points, in Centaur Ace; a team
 * that loses its marked ship is out; the marked ship must reach a goal; the targets must be
 * destroyed in time.
 */
export type Mode = 'elimination' | 'ace' | 'flagship' | 'breakout' | 'puzzle';

/** The rules of a match. */
export interface Rules {
  /** How the match is won. */
  mode: Mode;
  /** Seconds a turn; 0 for no limit. */
  turn_seconds: number;
  /** A ship that runs out of time flies the squares it still must. */
  timeout_autopilot: boolean;
  /** Points that win in Centaur Ace. */
  ace_target: number;
  /** Blasts set off other mines. */
  chain_mines: boolean;
  /** Allied ships may be shot at. */
  friendly_fire: boolean;
  /** Ties between sides or corners are decided automatically. */
  auto_choices: boolean;
  /** Rounds without damage that draw the match; 0 for none. */
  quiet_rounds: number;
  /** The last round; 0 for none. */
  round_limit: number;
  /** Games of the series. */
  match_length: 1 | 3 | 5;
  /** What a drawn game of a series counts. */
  drawn_games: 'replay' | 'half';
  /** Who starts. */
  first: 'random' | { seat: Seat } | 'loser';
  /** Limits a match to the contents of boxes. */
  box_limits: boolean;
  /** From this round every ship’s strongest bar loses 1 a turn; 0 for never. */
  sudden_death: number;
  /** Models are picked in turn. */
  fleet_draft: boolean;
  /**
   * Nobody takes a second turn of a round before everybody has had a first; missing if it is off.
   */
  everybody_first?: boolean;
}

/** Range, price and damage of a weapon. */
export interface Gun {
  /** Range in squares along its line. */
  range: number;
  /** Price of a shot in energy. */
  cost: number;
  /** Damage of a hit. */
  damage: number;
}

/** Identical barrels on one side of a ship. */
export interface Barrels {
  /** The weapon. */
  weapon: Weapon;
  /** Through which side it fires. */
  side: Side;
  /** The number of barrels; each fires once a turn. */
  barrels: number;
}

/** A ship model at full strength. */
export interface Model {
  /** The id by which it is chosen. */
  id: string;
  /** Main reactor, the shield unit included. */
  main: number;
  /** Auxiliary store. */
  aux: number;
  /** Hull points. */
  hull: number;
  /** Top speed, forward and in reverse. */
  speed: number;
  /** Price of a speed point, an eighth of a turn, or a plane. */
  move_cost: number;
  /** Weapons; the number of a mount is its place here. */
  mounts: Barrels[];
  /** Torpedoes carried. */
  torpedoes: number;
  /** Mines carried. */
  mines: number;
  /** Ships of this model in one box. */
  in_box: number;
}

/** The numbers of a match. */
export interface Figures {
  /** Ship models. */
  models: Model[];
  /** The laser. */
  laser: Gun;
  /** The torpedo. */
  torpedo: Gun;
  /** The ion canon. */
  ion: Gun;
  /** Damage of a charged ion shot. */
  charged_damage: number;
  /** Price of charging the ion canon. */
  charge_cost: number;
  /** Damage to a ship that strikes a mine or lingers on one. */
  strike_damage: number;
  /** Blast damage at a distance of 1 and of 2. */
  blast_damage: [number, number];
  /** Price of a warp jump. */
  warp_cost: number;
  /** Longest warp jump, in squares. */
  warp_range: number;
  /** Price of moving one bar. */
  relocate_cost: number;
  /** Price of exchanging two bars. */
  swap_cost: number;
  /** Strength of a fresh bar. */
  bar: number;
  /** The contents of one box, for the rule that limits a match to it. */
  box_limits: BoxLimits;
}

/** What one box holds. */
export interface BoxLimits {
  /** Ships on consoles. */
  ships: number;
  /** Mine tokens. */
  mines: number;
}

/** The values of a ship: those of its model with its handicap. Amounts are those of a new ship. */
export interface ShipBuild {
  /** Its owner. */
  seat: Seat;
  /** The owner’s team, as its place in `teams`. */
  team: number;
  /** Its model. */
  model: string;
  /** Whether it is the marked ship of its team, in flagship and breakout. */
  marked: boolean;
  /** Main reactor, the shield unit included. */
  main: number;
  /** Auxiliary store. */
  aux: number;
  /** Hull points. */
  hull: number;
  /** Top speed, forward and in reverse. */
  speed: number;
  /** Price of a speed point, an eighth of a turn, or a plane. */
  move_cost: number;
  /** Torpedoes. */
  torpedoes: number;
  /** Mines. */
  mines: number;
  /** Shield bars. */
  bars: { F: Bars; R: Bars; B: Bars; L: Bars };
  /** Weapons; the number of a mount is its place here. */
  mounts: Barrels[];
}

/** The data of a match. */
export interface Content {
  /** The board, with its terrain, starting places, mines, goals and puzzle. */
  scenario: Scenario;
  /** Models, weapons, prices. */
  figures: Figures;
  /** The rules in force. */
  rules: Rules;
  /** The seats of each team, in the order in which teams play. */
  teams: Seat[][];
  /** The values of each ship, by its number. */
  ships: ShipBuild[];
}
