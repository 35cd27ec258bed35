// The types of Space Rift, written by hand; a test holds them to what is met in play.
// Units, kinds of cards and meteors are counted from 0: units over both sides in the order of the
// scenario, South’s first; cards in the order of the decks, a command card once for each section that
// is printed on its copies.

export type Side = 'south' | 'north';
/** A third of the battlefield, from the chair of a side. */
export type Sector = 'left' | 'center' | 'right';
/** A row and a column, such as `F6`; row A is South’s baseline. */
export type Hex = string;
/** A unit by its number. */
export type Unit = number;
/** A kind of command card by its number. */
export type CommandCard = number;
/** A kind of combat card by its number. */
export type CombatCard = number;
/** A tile of the rift, 1 to 6; 1 lies in its middle. */
export type Tile = 1 | 2 | 3 | 4 | 5 | 6;
export type Direction = 'north-east' | 'east' | 'south-east' | 'south-west' | 'west' | 'north-west';
/** The six faces of a battle die; an outcome of chance names them in this order, from 0. */
export type Face = 'square' | 'triangle' | 'circle' | 'blast' | 'star' | 'alert';
/** How many dice show each face, in the order of `Face`. */
export type Faces = [square: number, triangle: number, circle: number, blast: number, star: number, alert: number];

/** What the mover decides while the rift moves. */
export type DriftChoice =
  | { place: [tile: Tile, Hex] }
  | { close: [tile: Tile, Hex] }
  | { settle: [unit: Unit, Hex] };

/** What a commander may do. */
export type Action =
  | 'begin'
  | { drift: DriftChoice }
  | { command: CommandCard }
  | { signal: Unit }
  | { order: [unit: Unit, slot: number] }
  | { clear: Unit }
  | { restore: Unit }
  | { move: [unit: Unit, to: Hex, impulse: boolean] }
  | { exit: [unit: Unit, impulse: boolean] }
  | { attack: [unit: Unit, target: Unit] }
  | { sortie: [unit: Unit, target: Unit] }
  | { play: CombatCard }
  | { 'play-for': [CombatCard, Unit] }
  | { react: CommandCard }
  | { reroll: Face }
  | { grapple: [unit: Unit, target: Unit] }
  | { ignore: number }
  | { retire: Hex }
  | 'battle-back'
  | 'pursue'
  | { keep: CommandCard }
  | 'take-stars'
  | 'take-card'
  | { sell: CombatCard }
  | 'done'
  | 'concede'
  | 'offer-draw'
  | { 'answer-draw': boolean };

/** Why tokens changed hands. */
export type Trade = 'roll' | 'income' | 'reward' | 'sale' | 'card' | 'impulse' | 'clear' | 'battle-back' | 'pursuit';
/** How a unit came from one hex to another. */
export type Motion = 'move' | 'jump' | 'retire' | 'evade' | 'pursuit';
/** Why dice are rolled at a unit. */
export type Cause = 'attack' | 'bonus' | 'sortie' | 'first' | 'back' | 'meteor';
export type Deck = 'command' | 'combat';
export type Ending = 'victory' | 'destroyed' | 'last-turn' | 'conceded' | 'agreed';

/** What happens while the rift moves; everybody sees it. */
export type RiftEvent =
  | { rolled: { mover: Side; dice: [number, number, number] } }
  | { stirred: { number: number; direction: Direction; steps: number } }
  | { shifted: { tile: Tile; shove: 'central' | 'pushed' | 'pulled'; from: Hex | null; to: Hex | null; step: number } }
  | { 'set-aside': { tile: Tile; rider: Unit | null } }
  | { placed: { tile: Tile; hex: Hex; forced: boolean } }
  | { parted: { away: Tile[] } }
  | { closed: { tile: Tile; from: Hex; to: Hex; forced: boolean } }
  | { carried: { unit: Unit; tile: Tile; to: Hex } }
  | { caught: { unit: Unit; tile: Tile; hex: Hex } }
  | { 'left-behind': { unit: Unit; tile: Tile; hex: Hex } }
  | { lifted: { unit: Unit; stays: Unit; tile: Tile } }
  | { settled: { unit: Unit; tile: Tile | null; hex: Hex; forced: boolean } }
  | { folded: { tile: Tile; unit: Unit | null } }
  | {
      flung: {
        unit: Unit;
        from: Hex;
        row: [number, number];
        column: [number, number];
        counted: Hex;
        to: Hex | null;
      };
    };

/**
 * What happened: one key that names it, and what belongs to it. `command-drawn`, `command-offered`,
 * `command-kept` and `combat-drawn` are told to their side alone; the others see `cards-drawn`.
 */
export type Event =
  | { 'turn-started': { side: Side; turn: number } }
  | { 'stars-changed': { side: Side; by: number; stars: number; why: Trade } }
  | { 'markers-placed': { side: Side; at: Hex; by: number } }
  | { 'sector-cleared': { side: Side } }
  | { 'meteors-rolled': { faces: Faces } }
  | { 'meteor-row': { dice: [number, number]; at: Hex } }
  | { 'meteor-moved': { meteor: number; from: Hex; to: Hex } }
  | { 'meteor-entered': { meteor: number; at: Hex } }
  | { 'meteor-gone': { meteor: number; at: Hex } }
  | { 'meteor-struck': { meteor: number; unit: Unit; at: Hex } }
  | { drift: RiftEvent }
  | { 'command-played': { side: Side; card: CommandCard; acts_as: CommandCard | null } }
  | { ordered: { unit: Unit } }
  | { 'alert-placed': { unit: Unit } }
  | { 'alert-cleared': { unit: Unit } }
  | { 'repair-rolled': { unit: Unit; face: Face } }
  | { restored: { unit: Unit; ships: number } }
  | { 'unit-moved': { unit: Unit; from: Hex; to: Hex; how: Motion } }
  | { exited: { unit: Unit; from: Hex; points: number } }
  | { declared: { unit: Unit; target: Unit; cause: Cause; range: number; dice: number } }
  | { launched: { unit: Unit; at: Hex } }
  | { 'combat-played': { side: Side; card: CombatCard } }
  | { reacted: { side: Side; card: CommandCard } }
  | { rolled: { unit: Unit | null; target: Unit; faces: Faces } }
  | { rerolled: { unit: Unit; faces: Faces } }
  | { hit: { unit: Unit; hits: number } }
  | { 'ships-lost': { unit: Unit; by: number; ships: number } }
  | { confirmed: { unit: Unit; faces: Faces; destroyed: boolean } }
  | { eliminated: { unit: Unit; at: Hex; points: number } }
  | { 'wreck-left': { at: Hex } }
  | { 'rating-fell': { side: Side; rating: number } }
  | { 'alerts-ignored': { unit: Unit; by: number } }
  | { spent: { unit: Unit } }
  | { grappled: { unit: Unit; target: Unit; own: Faces; enemy: Faces } }
  | { 'cards-drawn': { side: Side; deck: Deck; by: number } }
  | { 'command-drawn': { side: Side; card: CommandCard } }
  | { 'command-offered': { side: Side; card: CommandCard } }
  | { 'command-kept': { side: Side; card: CommandCard } }
  | { 'combat-drawn': { side: Side; card: CombatCard } }
  | { 'command-discarded': { side: Side; card: CommandCard } }
  | { 'combat-discarded': { side: Side; card: CombatCard } }
  | { reshuffled: { deck: Deck } }
  | { 'turn-ended': { side: Side } }
  | { conceded: { side: Side } }
  | { 'draw-offered': { side: Side } }
  | { 'draw-answered': { side: Side; yes: boolean } }
  | 'draw-lapsed'
  | { ended: { winner: Side | null; ending: Ending } };

/** One thing for each side. */
export interface Both<T> {
  south: T;
  north: T;
}

/** As the scenario has it, or otherwise. */
export type Extra = 'scenario' | 'without' | 'with';

/** What may be agreed on otherwise than the scenario has it, besides the rift. */
export interface HouseRules {
  combat_cards: Extra;
  meteors: Extra;
  wrecks: Extra;
  /** Who takes the first turn; null leaves it to the scenario. */
  first: Side | null;
  /** The scores that win; null leaves them to the scenario. */
  victory: Both<number> | null;
}

/** What `rules` of an order may say: the house rules, whether the rift is there, and the seats of South and of North. */
export interface Rules extends HouseRules {
  rift: Extra;
  crews: [south: number, north: number];
}

/** Everything chosen before the battle. */
export interface Options {
  scenario: { shipped: string } | { custom: Scenario };
  rift?: Extra;
  rules?: Partial<HouseRules>;
  /**
   * Seats of each side, 1 to 3. Seats 0 and 1 are the fleet commanders of South and of North; then
   * come South’s sector commanders, then North’s.
   */
  crews?: [south: number, north: number];
}

/** A type of unit, an `h` for a heavy one, and a hex: `DDh C5`. */
export type UnitAt = string;

/** What a side begins with. */
export interface SideFile {
  command_rating: number;
  combat_cards: number;
  stars: number;
  units: UnitAt[];
}

/** What is to be done for points besides fighting; a sector is named to be cleared. */
export interface Objective {
  type: 'planet-control' | 'clear-sector' | 'breakthrough';
  side: Side | 'both';
  sector?: Sector | null;
}

/** A scenario, `space-rift-scenario/1`; a schema of it lies beside the page. */
export interface Scenario {
  format: 'space-rift-scenario/1';
  id: string;
  title: string;
  blurb?: string;
  first: Side;
  victory: Both<number>;
  sides: Both<SideFile>;
  terrain?: { asteroid?: Hex[]; planet?: Hex[][]; debris?: Hex[]; deadstar?: Hex[] };
  objectives?: Objective[];
  /** Where the rift begins; null has none. */
  rift?: { center: Hex; others: [Hex, Hex, Hex, Hex, Hex]; dial?: Direction | null } | null;
  flags?: ('meteors' | 'wrecks')[];
}

export type Phase =
  | 'start'
  | 'meteors'
  | { shower: number }
  | 'drift'
  | 'opening'
  | 'command'
  | 'orders'
  | 'ordered'
  | 'movement'
  | 'moved'
  | 'moved-other'
  | 'combat'
  | 'ending'
  | 'drawing'
  | 'reward'
  | 'sale'
  | 'over';

/** A choice that a card asks for, within a phase. */
export type Task =
  | 'signal'
  | { clear: number }
  | { restore: { left: number; rolled: boolean; clear: boolean } }
  | { order: number }
  | 'grapple'
  | { again: Unit }
  | { keep: number };

/** Where a roll stands. */
export type Stage =
  | 'declared-own'
  | 'declared-enemy'
  | 'first'
  | 'roll'
  | 'rolled-own'
  | { reroll: number }
  | 'rolled-enemy'
  | 'score'
  | 'alert'
  | 'ignore'
  | { retire: number }
  | 'back'
  | 'vacated'
  | 'bonus'
  | { evade: number }
  | 'over';

/** A roll that is being resolved; the last of the list is the one at hand. */
export interface Exchange {
  /** Null for a meteor. */
  roller: Unit | null;
  target: Unit;
  cause: Cause;
  stage: Stage;
  range: number;
  /** Dice more, or fewer. */
  more: number;
  dice: number;
  faces: Faces;
  converted: Face | null;
  prevented: number;
  alerts: number;
  from: Hex;
  at: Hex;
  wing: boolean;
  /** Whether the target ignores no blasts. */
  bare: boolean;
  /** Whether features take no dice. */
  open: boolean;
  first: number | null;
  struck_first: boolean;
  spent: boolean;
}

/** What lies before a side and everybody sees. */
export interface Stand {
  rating: number;
  stars: number;
  /** Points of its own units that are gone; they are the enemy’s. */
  losses: number;
  markers: number;
  exits: number;
  /** The command card it played last. */
  last: CommandCard | null;
  /** Whether it played a combat card this turn. */
  played: boolean;
  /** Whether it offered a draw this turn. */
  offered: boolean;
}

/** What lies on the table. Lists of units are sets of their numbers. */
export interface Public {
  /** 32 places; a unit without a hex is out of the battle. */
  units: { hex: Hex | null; ships: number }[];
  alert: Unit[];
  ordered: Unit[];
  from_left: Unit[];
  from_right: Unit[];
  moved: Unit[];
  landed: Unit[];
  fought: Unit[];
  began_inside: Unit[];
  held: Unit[];
  restored: Unit[];
  boosted: [Unit, hexes: number] | null;
  /** South’s and North’s. */
  stands: [Stand, Stand];
  /** Faction markers of South and North on each planet hex. */
  planets: [number, number][];
  rift: { tiles: (Hex | null)[]; dial: Direction } | null;
  /** The rest of a movement of the rift. */
  drift: {
    slide: { steps: number; moved: Tile[]; open: Hex[]; relaid: boolean };
    riders: (Unit | null)[];
    lifted: Unit[];
  } | null;
  wrecks: Hex[];
  meteors: (Hex | null)[];
  /** A bit for each meteor. */
  spent_meteors: number;
  flown_meteors: number;
  command_discards: CommandCard[];
  combat_discards: CombatCard[];
  plan: {
    card: CommandCard | null;
    acts_as: CommandCard | null;
    mirrored: boolean;
    left: [number, number, number];
    flag: Unit | null;
  };
  /** The player-turn, from 1. */
  turn: number;
  active: Side;
  phase: Phase;
  task: Task | null;
  exchanges: Exchange[];
  scored: boolean;
  reacted: boolean;
  offer: Side | null;
  verdict: { winner: Side | null; ending: Ending } | null;
}

/** The hands of a side; a card that is held twice is named twice. */
export interface Private {
  command: CommandCard[];
  combat: CombatCard[];
  /** Command cards drawn of which some are kept. */
  drawn: CommandCard[];
}

/** How many cards a side holds, and the cards where the viewer may see them. */
export interface Hand {
  held: { command: number; combat: number; drawn: number };
  hand: Private | null;
}

/** What a viewer may know: the table, and the hands of its own side. */
export interface View {
  format: 'space-rift-position/1';
  public: Public;
  south: Hand;
  north: Hand;
}

/** A whole position, with the hands of both sides. */
export interface Position {
  format: 'space-rift-position/1';
  public: Public;
  south: Private;
  north: Private;
}
