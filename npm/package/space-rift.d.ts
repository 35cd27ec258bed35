// The types of Space Rift, written by hand; a test compares them with data from play. Units, kinds
// of cards and meteors are counted from 0: units over both sides in the order of the scenario,
// South’s first; cards in the order of the decks, a command card once for each section that is
// printed on its copies.

import type { Seat } from './index.js';

/** A side of the battle. */
export type Side = 'south' | 'north';
/** A third of the battlefield, from the chair of a side. */
export type Sector = 'left' | 'center' | 'right';
/** A row and a column, such as `F6`; row A is South’s baseline. */
export type Hex = string;
/** A unit by its number; `content()` says what it is. */
export type Unit = number;
/** A kind of command card by its number; `content()` says which it is. */
export type CommandCard = number;
/** A kind of combat card by its number; `content()` says which it is. */
export type CombatCard = number;
/** A tile of the rift, 1 to 6; 1 lies in its middle. */
export type Tile = 1 | 2 | 3 | 4 | 5 | 6;
/** A direction of a hex, clockwise from north-east. */
export type Direction = 'north-east' | 'east' | 'south-east' | 'south-west' | 'west' | 'north-west';
/** The six faces of a battle die; an outcome of chance names them in this order, from 0. */
export type Face = 'square' | 'triangle' | 'circle' | 'blast' | 'star' | 'alert';
/** How many dice show each face, in the order of `Face`. */
export type Faces = [square: number, triangle: number, circle: number, blast: number, star: number, alert: number];

/** What the mover decides while the rift moves. */
export type DriftChoice =
  /** Puts a tile back that would have left the battlefield. */
  | { place: [tile: Tile, hex: Hex] }
  /** Moves a tile into an open hex to close a gap. */
  | { close: [tile: Tile, hex: Hex] }
  /** Puts down a unit that had to make room. */
  | { settle: [unit: Unit, hex: Hex] };

/** An action of a commander. */
export type Action =
  /** Begin the turn, where dice are to be rolled at once. */
  | 'begin'
  /** Decide how the rift moves. */
  | { drift: DriftChoice }
  /** Play the command card of the turn. */
  | { command: CommandCard }
  /** Choose the flagship that a card’s orders come from. */
  | { signal: Unit }
  /** Order a unit, by one of the orders of the card. */
  | { order: [unit: Unit, slot: number] }
  /** Remove a unit’s red-alert marker: for tokens, or by a card that was played. */
  | { clear: Unit }
  /** Bring back a ship of a unit. */
  | { restore: Unit }
  /** Move a unit, paying for one hex more or not; once more after its combat, where a card grants it. */
  | { move: [unit: Unit, to: Hex, impulse: boolean] }
  /** Leave over the enemy’s baseline, paying for one hex more or not. */
  | { exit: [unit: Unit, impulse: boolean] }
  /** Attack a unit; the bonus combat after a pursuit too. */
  | { attack: [unit: Unit, target: Unit] }
  /** Send the fighters of a carrier against a unit. */
  | { sortie: [unit: Unit, target: Unit] }
  /** Play a combat card. */
  | { play: CombatCard }
  /** The same for one unit. */
  | { 'play-for': [card: CombatCard, unit: Unit] }
  /** Play a command card that is a reaction. */
  | { react: CommandCard }
  /** Roll one more die with this face again. */
  | { reroll: Face }
  /** Fight for a ship: own unit, enemy unit. */
  | { grapple: [unit: Unit, target: Unit] }
  /** Ignore this many red alerts. */
  | { ignore: number }
  /** Retire to this hex, or slip away there. */
  | { retire: Hex }
  /** Roll back at the attacker. */
  | 'battle-back'
  /** Move into the emptied hex. */
  | 'pursue'
  /** Keep a command card of those drawn. */
  | { keep: CommandCard }
  /** Take tokens, and no card. */
  | 'take-stars'
  /** Take a combat card, and fewer tokens. */
  | 'take-card'
  /** Sell a combat card. */
  | { sell: CombatCard }
  /** Nothing, or nothing more, of the choices. */
  | 'done'
  /** Concede. */
  | 'concede'
  /** Offer a draw. */
  | 'offer-draw'
  /** Accept or refuse the draw that is offered. */
  | { 'answer-draw': boolean };

/** Why tokens changed hands. */
export type Trade = 'roll' | 'income' | 'reward' | 'sale' | 'card' | 'impulse' | 'clear' | 'battle-back' | 'pursuit';
/** How a unit came from one hex to another. */
export type Motion = 'move' | 'jump' | 'retire' | 'evade' | 'pursuit';
/** Why dice are rolled at a unit. */
export type Cause = 'attack' | 'bonus' | 'sortie' | 'first' | 'back' | 'meteor';
/** A deck. */
export type Deck = 'command' | 'combat';
/** Why a battle ended. */
export type Ending = 'victory' | 'destroyed' | 'last-turn' | 'conceded' | 'agreed' | 'departed';

/** What happens while the rift moves; everybody sees it. */
export type RiftEvent =
  /** The rift roll. */
  | { rolled: { mover: Side; dice: [number, number, number] } }
  /** The dice agree: tile 1 moves. */
  | { stirred: { number: number; direction: Direction; steps: number } }
  /** A tile of the chain moved one hex; null is beyond the edge. */
  | { shifted: { tile: Tile; shove: 'central' | 'pushed' | 'pulled'; from: Hex | null; to: Hex | null; step: number } }
  /** A tile would leave the battlefield, with what stands on it. */
  | { 'set-aside': { tile: Tile; rider: Unit | null } }
  /** It came back. */
  | { placed: { tile: Tile; hex: Hex; forced: boolean } }
  /** Tiles are cut off from tile 1. */
  | { parted: { away: Tile[] } }
  /** A tile moved into an open hex to close a gap. */
  | { closed: { tile: Tile; from: Hex; to: Hex; forced: boolean } }
  /** A unit moved with its tile and rests there now. */
  | { carried: { unit: Unit; tile: Tile; to: Hex } }
  /** A tile came to rest under a unit. */
  | { caught: { unit: Unit; tile: Tile; hex: Hex } }
  /** A platform stays where its tile was. */
  | { 'left-behind': { unit: Unit; tile: Tile; hex: Hex } }
  /** A unit must make room for `stays`, where its tile came to rest. */
  | { lifted: { unit: Unit; stays: Unit; tile: Tile } }
  /** It was put down again; on a tile, or beside the rift when all are taken. */
  | { settled: { unit: Unit; tile: Tile | null; hex: Hex; forced: boolean } }
  /** The fold die; `unit` is flung, if one stands on that tile. */
  | { folded: { tile: Tile; unit: Unit | null } }
  /**
   * A unit is flung: two dice for the row, two for the hex, the hex that they count to, and where the unit
   * lands; null leaves it where it was.
   */
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
 * An event: one key that names it, with its data. `command-drawn`, `command-offered`,
 * `command-kept` and `combat-drawn` are visible to their side only; the others see `cards-drawn`.
 */
export type Event =
  /** A player-turn began. */
  | { 'turn-started': { side: Side; turn: number } }
  /** Tokens came or went; `stars` are left to the side. */
  | { 'stars-changed': { side: Side; by: number; stars: number; why: Trade } }
  /** Faction markers on a planet. */
  | { 'markers-placed': { side: Side; at: Hex; by: number } }
  /** A faction marker on the stand, for a sector without enemies. */
  | { 'sector-cleared': { side: Side } }
  /** Dice for new meteors. */
  | { 'meteors-rolled': { faces: Faces } }
  /** Dice for the row where a meteor enters. */
  | { 'meteor-row': { dice: [number, number]; at: Hex } }
  /** A meteor flew. */
  | { 'meteor-moved': { meteor: number; from: Hex; to: Hex } }
  /** A meteor lies on a hex that it has just come to. */
  | { 'meteor-entered': { meteor: number; at: Hex } }
  /** A meteor is gone. */
  | { 'meteor-gone': { meteor: number; at: Hex } }
  /** A meteor strikes a unit. */
  | { 'meteor-struck': { meteor: number; unit: Unit; at: Hex } }
  /** The rift moved, or what it carries did. */
  | { drift: RiftEvent }
  /** A command card was played and takes effect. */
  | { 'command-played': { side: Side; card: CommandCard; acts_as: CommandCard | null } }
  /** A unit was ordered. */
  | { ordered: { unit: Unit } }
  /** A red-alert marker came. */
  | { 'alert-placed': { unit: Unit } }
  /** A red-alert marker went. */
  | { 'alert-cleared': { unit: Unit } }
  /** A die for a ship that may come back. */
  | { 'repair-rolled': { unit: Unit; face: Face } }
  /** A ship or escort came back; `ships` are there now. */
  | { restored: { unit: Unit; ships: number } }
  /** A unit came from one hex to another. */
  | { 'unit-moved': { unit: Unit; from: Hex; to: Hex; how: Motion } }
  /** A unit left over the enemy’s baseline. */
  | { exited: { unit: Unit; from: Hex; points: number } }
  /** A combat was declared. */
  | { declared: { unit: Unit; target: Unit; cause: Cause; range: number; dice: number } }
  /** Fighters of a carrier fly from this hex. */
  | { launched: { unit: Unit; at: Hex } }
  /** A combat card was played. */
  | { 'combat-played': { side: Side; card: CombatCard } }
  /** A command card was played as a reaction. */
  | { reacted: { side: Side; card: CommandCard } }
  /** Battle dice fell. */
  | { rolled: { unit: Unit | null; target: Unit; faces: Faces } }
  /** Dice fell again; all of them are shown. */
  | { rerolled: { unit: Unit; faces: Faces } }
  /** The roll scored. */
  | { hit: { unit: Unit; hits: number } }
  /** Ships or escorts were lost; `ships` are left. */
  | { 'ships-lost': { unit: Unit; by: number; ships: number } }
  /** Dice to confirm the loss of a hull. */
  | { confirmed: { unit: Unit; faces: Faces; destroyed: boolean } }
  /** A unit is gone; the enemy scores. */
  | { eliminated: { unit: Unit; at: Hex; points: number } }
  /** Its wreck lies on the battlefield. */
  | { 'wreck-left': { at: Hex } }
  /** The command rating fell. */
  | { 'rating-fell': { side: Side; rating: number } }
  /** Red alerts were ignored. */
  | { 'alerts-ignored': { unit: Unit; by: number } }
  /** The attack is spent without dice. */
  | { spent: { unit: Unit } }
  /** Both sides rolled for a ship. */
  | { grappled: { unit: Unit; target: Unit; own: Faces; enemy: Faces } }
  /** Cards were drawn face down. */
  | { 'cards-drawn': { side: Side; deck: Deck; by: number } }
  /** A command card that only its side sees came into its hand. */
  | { 'command-drawn': { side: Side; card: CommandCard } }
  /** The same, to be kept or discarded. */
  | { 'command-offered': { side: Side; card: CommandCard } }
  /** One of them was kept, which only its side sees. */
  | { 'command-kept': { side: Side; card: CommandCard } }
  /** A combat card that only its side sees came into its hand. */
  | { 'combat-drawn': { side: Side; card: CombatCard } }
  /** A command card was turned up and discarded. */
  | { 'command-discarded': { side: Side; card: CommandCard } }
  /** A combat card was turned up and discarded. */
  | { 'combat-discarded': { side: Side; card: CombatCard } }
  /** The discards of a deck were made a deck. */
  | { reshuffled: { deck: Deck } }
  /** A player-turn ended. */
  | { 'turn-ended': { side: Side } }
  /** A side conceded. */
  | { conceded: { side: Side } }
  /** A draw is offered. */
  | { 'draw-offered': { side: Side } }
  /** The answer to it. */
  | { 'draw-answered': { side: Side; yes: boolean } }
  /** The offer is off the table. */
  | 'draw-lapsed'
  /** The battle is over. */
  | { ended: { winner: Side | null; ending: Ending } };

/** One thing for each side. */
export interface Both<T> {
  /** South’s. */
  south: T;
  /** North’s. */
  north: T;
}

/** A setting of the scenario, or a different one. */
export type Extra = 'scenario' | 'without' | 'with';

/** Settings that may differ from those of the scenario, besides the rift. */
export interface HouseRules {
  /** Whether combat cards are played. */
  combat_cards: Extra;
  /** Whether meteors fly. */
  meteors: Extra;
  /** Whether wrecks are left. */
  wrecks: Extra;
  /** Who takes the first turn; null leaves it to the scenario. */
  first: Side | null;
  /** The scores that win; null leaves them to the scenario. */
  victory: Both<number> | null;
}

/**
 * The rules in an order: house rules, whether the rift is there, the seats of South and of North,
 * and whether leaving is no loss.
 */
export interface Rules extends HouseRules {
  /** Whether the rift is there. */
  rift: Extra;
  /** Seats of South and of North, 1 to 3 each. */
  crews: [south: number, north: number];
  /** Whether a fleet may leave with its last unit without losing. */
  departure: boolean;
}

/** Everything chosen before the battle. */
export interface Options {
  /** The scenario. */
  scenario: { shipped: string } | { custom: Scenario };
  /** Whether the rift is there; in the middle of the battlefield where the scenario has no place for it. */
  rift?: Extra;
  /** The other settings that differ. */
  rules?: Partial<HouseRules>;
  /**
   * Seats of each side, 1 to 3. Seats 0 and 1 are the fleet commanders of South and of North; then
   * come South’s sector commanders, then North’s.
   */
  crews?: [south: number, north: number];
  /**
   * A side without units has not lost if some of them left; the larger share of the victory number
   * wins.
   */
  departure?: boolean;
}

/** A type of unit, an `h` for a heavy one, and a hex: `DDh C5`. */
export type UnitAt = string;

/** What a side starts with. */
export interface SideFile {
  /** Command rating, which is the size of its hand. */
  command_rating: number;
  /** Combat cards. */
  combat_cards: number;
  /** Star tokens. */
  stars: number;
  /** Its units. */
  units: UnitAt[];
}

/** An objective for points besides fighting; a sector is given if it must be cleared. */
export interface Objective {
  /** The task. */
  type: 'planet-control' | 'clear-sector' | 'breakthrough';
  /** The side that has it. */
  side: Side | 'both';
  /** Which sector, from that side’s chair. */
  sector?: Sector | null;
}

/** Space features. */
export interface Terrain {
  /** Asteroid fields. */
  asteroid?: Hex[];
  /** Planets, each as a group of hexes. */
  planet?: Hex[][];
  /** Ship debris. */
  debris?: Hex[];
  /** Dead stars. */
  deadstar?: Hex[];
}

/** Where the rift starts. */
export interface RiftSite {
  /** The hex of tile 1. */
  center: Hex;
  /** The hexes of the other tiles, by number. */
  others: [Hex, Hex, Hex, Hex, Hex];
  /** Where number 1 of the dial points; null leaves it to chance. */
  dial?: Direction | null;
}

/** A scenario, `space-rift-scenario/1`; its JSON schema is next to the page. */
export interface Scenario {
  /** Always the same. */
  format: 'space-rift-scenario/1';
  /** Its id: lower-case letters, digits and hyphens. */
  id: string;
  /** The name for players. */
  title: string;
  /** A description by the author. */
  blurb?: string;
  /** Who takes the first turn. */
  first: Side;
  /** The score of each side that wins. */
  victory: Both<number>;
  /** What each side starts with. */
  sides: Both<SideFile>;
  /** Space features. */
  terrain?: Terrain;
  /** Further objectives for points. */
  objectives?: Objective[];
  /** Where the rift starts; null without a rift. */
  rift?: RiftSite | null;
  /** Rules that are on. */
  flags?: ('meteors' | 'wrecks')[];
}

/** Where the turn is. The windows are those in which cards may be played. */
export type Phase =
  /** Before the turn begins; then phase 0 (a) and (b), scoring and income. */
  | 'start'
  /** Phase 0 (c): meteors move. */
  | 'meteors'
  /** Phase 0 (c): this many new meteors come. */
  | { shower: number }
  /** Phase 0 (d): the rift. */
  | 'drift'
  /** Window W1. */
  | 'opening'
  /** Phase 1: a command card is played. */
  | 'command'
  /** Phase 2: units are ordered; what is left when it ends is lost. */
  | 'orders'
  /** Window W2. */
  | 'ordered'
  /** Phase 3, with window W3. */
  | 'movement'
  /** Window W4 of the active side. */
  | 'moved'
  /** Window W4 of the other side. */
  | 'moved-other'
  /** Phase 4. */
  | 'combat'
  /** Phase 5: window W11. */
  | 'ending'
  /** Cards are drawn. */
  | 'drawing'
  /** Tokens, or tokens and a card. */
  | 'reward'
  /** A combat card may be sold. */
  | 'sale'
  /** The battle is over. */
  | 'over';

/** A choice that a card asks for, within a phase. */
export type Task =
  /** A flagship, of several. */
  | 'signal'
  /** Up to this many units whose markers are removed. */
  | { clear: number }
  /**
   * Up to this many units that get a ship back; with a die for each or without, and their markers
   * are removed or stay.
   */
  | { restore: { left: number; rolled: boolean; clear: boolean } }
  /** One more unit is ordered, with this many left. */
  | { order: number }
  /** Two units that fight for a ship. */
  | 'grapple'
  /** This unit may move again. */
  | { again: Unit }
  /** Command cards of those drawn: this many can still be kept. */
  | { keep: number };

/** The stage of a roll. */
export type Stage =
  /** Window W5: the side about to roll. */
  | 'declared-own'
  /** Window W6: the side of the target. */
  | 'declared-enemy'
  /** The target rolls first. */
  | 'first'
  /** The roll. */
  | 'roll'
  /** Window W7: the roller. */
  | 'rolled-own'
  /** The roller chooses dice to roll again: this many can still be chosen. */
  | { reroll: number }
  /** Window W8: the side of the target. */
  | 'rolled-enemy'
  /** Hits are scored. */
  | 'score'
  /** Window W9: the owner of the target. */
  | 'alert'
  /** The owner of the target chooses how many red alerts to ignore. */
  | 'ignore'
  /** The owner of the target chooses where it retires, by this many hexes. */
  | { retire: number }
  /** The owner of the target may roll back. */
  | 'back'
  /** Window W10, and pursuit: the target’s hex is empty. */
  | 'vacated'
  /** The active side may attack once more. */
  | 'bonus'
  /** The target slips away up to so many hexes. */
  | { evade: number }
  /** Everything is done. */
  | 'over';

/** A roll that is being resolved; the last one of the list is the current one. */
export interface Exchange {
  /** The attacker; null for a meteor. */
  roller: Unit | null;
  /** The target. */
  target: Unit;
  /** The reason. */
  cause: Cause;
  /** The stage. */
  stage: Stage;
  /** Hexes between the two. */
  range: number;
  /** Additional dice; negative for fewer. */
  more: number;
  /** Dice that were rolled, or that a meteor rolls. */
  dice: number;
  /** The result. */
  faces: Faces;
  /** The face that counts as a hit, by a card. */
  converted: Face | null;
  /** Hits that cards take off. */
  prevented: number;
  /** Red alerts that are not ignored. */
  alerts: number;
  /** Where the roller stood. */
  from: Hex;
  /** Where the target stood. */
  at: Hex;
  /** Whether the fighters of a carrier roll, or are rolled at. */
  wing: boolean;
  /** Whether the target ignores no blasts. */
  bare: boolean;
  /** Whether features take no dice. */
  open: boolean;
  /** Dice more of a target that rolls first; null when it does not. */
  first: number | null;
  /** Whether the target has rolled first. */
  struck_first: boolean;
  /** Whether the attack is spent without dice. */
  spent: boolean;
}

/** The public state of a side. */
export interface Stand {
  /** Command rating. */
  rating: number;
  /** Star tokens. */
  stars: number;
  /** Points of enemy units that were eliminated: they count for this side. */
  losses: number;
  /** Faction markers on the stand, a point each. */
  markers: number;
  /** Points of own units that left over the enemy’s baseline; they count for this side. */
  exits: number;
  /** The command card it played last. */
  last: CommandCard | null;
  /** Whether it played a combat card this turn. */
  played: boolean;
  /** Whether it offered a draw this turn. */
  offered: boolean;
}

/** The state of a unit. */
export interface UnitState {
  /** Where it is; null once it is out of the battle. */
  hex: Hex | null;
  /** Its ships, or the escorts of a hull. */
  ships: number;
}

/** The rift. */
export interface RiftState {
  /** The hex of each tile by its number; null while it is set aside. */
  tiles: (Hex | null)[];
  /** Where number 1 of the dial points; it never turns. */
  dial: Direction;
}

/** A movement of the rift that waits for a decision. */
export interface DriftState {
  /** The state of its tiles. */
  slide: Slide;
  /** Units on tiles that are set aside, by the number of the tile. */
  riders: (Unit | null)[];
  /** Units that had to make room, in the order in which they are placed. */
  lifted: Unit[];
}

/** The state of the tiles of a moving rift besides their positions. */
export interface Slide {
  /** How far tile 1 moved, and how far a closing tile may come. */
  steps: number;
  /** Tiles that moved this turn. */
  moved: Tile[];
  /** Hexes that tiles left and that hold none now. */
  open: Hex[];
  /** Whether a tile had to be laid anew. */
  relaid: boolean;
}

/** The command card in play and what it still allows. */
export interface Plan {
  /** The card on the table, until it is discarded. */
  card: CommandCard | null;
  /** The card whose effects are in force: the same, or the one that it copies. */
  acts_as: CommandCard | null;
  /** Whether left and right are the enemy’s, because his card is copied. */
  mirrored: boolean;
  /** Orders left of each kind that the card has. */
  left: [number, number, number];
  /** The flagship that orders come from. */
  flag: Unit | null;
}

/** How a battle ended. */
export interface Verdict {
  /** The winning seats; empty after a draw. */
  winner: Side | null;
  /** Why it ended. */
  ending: Ending;
}

/** The public state. Lists of units are sets of their numbers. */
export interface Public {
  /** All units by number, in 32 slots; those after the last unit are empty. */
  units: UnitState[];
  /** Units with a red-alert marker. */
  alert: Unit[];
  /** Units ordered this turn. */
  ordered: Unit[];
  /** Those of `ordered` that stood in the left of their side then; in a crew they belong to the seat of that sector. */
  from_left: Unit[];
  /** Those of `ordered` that stood in the right of their side. */
  from_right: Unit[];
  /** Units that moved this turn. */
  moved: Unit[];
  /** Units that moved onto a planet this turn. */
  landed: Unit[];
  /** Units that had their combat this turn. */
  fought: Unit[];
  /** Units of the active side that stood on the rift when the phase of the command card began: only they may jump from tile to tile, in their first move. */
  began_inside: Unit[];
  /** Units that may not move again this turn. */
  held: Unit[];
  /** Units that were chosen to get a ship back, while that is asked. */
  restored: Unit[];
  /** The unit with more hexes for its move by a card, and how many. */
  boosted: [unit: Unit, hexes: number] | null;
  /** The public state of South and of North. */
  stands: [south: Stand, north: Stand];
  /** Faction markers of South and of North on each planet hex, in the order of `planets` in `content()`; 16 places. */
  planets: [south: number, north: number][];
  /** The rift, where there is one. */
  rift: RiftState | null;
  /** A movement of the rift that waits for a decision. */
  drift: DriftState | null;
  /** Ships of the dead on open hexes. */
  wrecks: Hex[];
  /**
   * The position of each meteor tile; those without one can be drawn or are discarded. 12 slots.
   */
  meteors: (Hex | null)[];
  /** Meteor tiles that are discarded, a bit for each, the lowest for the first. */
  spent_meteors: number;
  /** Meteor tiles that moved this turn, in the same way. */
  flown_meteors: number;
  /** Command cards turned up. */
  command_discards: CommandCard[];
  /** Combat cards turned up. */
  combat_discards: CombatCard[];
  /** The command card in play. */
  plan: Plan;
  /** The player-turn, from 1. */
  turn: number;
  /** Whose turn it is. */
  active: Side;
  /** Where the turn is. */
  phase: Phase;
  /** A choice that comes before everything else. */
  task: Task | null;
  /** Rolls being resolved, the innermost last. */
  exchanges: Exchange[];
  /** Whether the active side eliminated an enemy unit this turn. */
  scored: boolean;
  /** Whether the other side used a reaction from its command hand this turn. */
  reacted: boolean;
  /** Who offers a draw. */
  offer: Side | null;
  /** How it ended, once it has. */
  verdict: Verdict | null;
}

/** The hands of a side; a card that is held twice is listed twice. */
export interface Private {
  /** Its command cards; while it chooses which to keep, those it chooses from are not here. */
  command: CommandCard[];
  /** Its combat cards, any number. */
  combat: CombatCard[];
  /** Command cards drawn of which some are kept. */
  drawn: CommandCard[];
}

/** How many cards a side holds. */
export interface Held {
  /** Command cards in the hand. */
  command: number;
  /** Combat cards. */
  combat: number;
  /** Command cards drawn of which some are kept. */
  drawn: number;
}

/** How many cards a side holds, and the cards if the viewer may see them. */
export interface Hand {
  /** The numbers, which are public. */
  held: Held;
  /** The cards; null if they are hidden from the viewer. */
  hand: Private | null;
}

/** What a viewer may know: the table, and the hands of its own side. */
export interface View {
  /** Always the same. */
  format: 'space-rift-position/1';
  /** The public state. */
  public: Public;
  /** The score of each side; `victory` of the scenario in `content()` is what wins. */
  score: Both<number>;
  /** South’s cards. */
  south: Hand;
  /** North’s cards. */
  north: Hand;
}

/** A condition that wins or brings points. */
export type WinGoal =
  /** No unit of the enemy is left. */
  | 'destroy'
  /** Units that hold planets place faction markers there. */
  | 'hold_planets'
  /** Units leave over the baseline of the enemy. */
  | 'break_through'
  /** A score of this many points. */
  | { score: number }
  /** The sector, as the side calls it, has no enemy when its turn begins. */
  | { clear_sector: Sector }
  /** The larger share of its victory number after this many player-turns. */
  | { last_turn: number };

/**
 * The progress of a goal: how many of how many; the points that it has brought; enemy units that
 * are in the way; or enemy units left on the board, of the original number.
 */
export type Progress =
  | { of: [now: number, needed: number] }
  | { points: number }
  | { enemies: number }
  | { left: [now: number, were: number] };

/** A goal of a side. */
export interface Goal {
  /** The seats of the side. */
  seats: Seat[];
  /** The condition. */
  goal: WinGoal;
  /** The progress. */
  progress: Progress;
}

/** The parts of a score, which add up to its total. */
export interface ScoreSources {
  /** Enemy units eliminated. */
  units: number;
  /** Faction markers on planets that the rift does not cover. */
  planets: number;
  /** Faction markers on the stand, for sectors without enemies. */
  sectors: number;
  /** Own units that left over the baseline of the enemy. */
  exits: number;
}

/** The score of a side. */
export interface Score {
  /** Its seats. */
  seats: Seat[];
  /** All of its points. */
  total: number;
  /** What they come from. */
  sources: ScoreSources;
  /** Faction markers under the rift, which count for nothing until it has passed. */
  covered: number;
}

/** How a match stands. */
export interface Standing {
  /** The goals of each side, its score first. */
  goals: Goal[];
  /** The score of South, and of North. */
  scores: [south: Score, north: Score];
}

/** A whole position, with the hands of both sides. */
export interface Position {
  /** Always the same. */
  format: 'space-rift-position/1';
  /** The public state. */
  public: Public;
  /** South’s hands. */
  south: Private;
  /** North’s hands. */
  north: Private;
}

/** The classes of units. */
export type Class = 'fighter' | 'strike' | 'capital';

/** The composition of a unit: identical ships; a hull with this many escorts; a bare hull. */
export type Body = { ships: { standard: number; heavy: number | null } } | { escorted: number } | 'hull';

/** The special abilities of a type of unit; 0 and false mean none. */
export interface Abilities {
  /** Hexes of a warp move. */
  warp: number;
  /** Whether it may pursue. */
  pursues: boolean;
  /** Whether it is a flagship. */
  flag: boolean;
  /** Dice for each escort of a carrier in close quarters. */
  wing: number;
  /** Dice for each escort in a sortie. */
  sortie: number;
  /** Steps of a sortie to where it is launched from. */
  launch: number;
  /** Whether it keeps to the orbit of a planet. */
  orbit: boolean;
  /** Tokens that it brings each turn. */
  income: number;
  /** Faction markers that it places more than others. */
  markers: number;
  /** How many times its points it scores by an exit, less one. */
  exit: number;
}

/** A type of unit. */
export interface UnitType {
  /** Its code in scenarios, such as `DD`. */
  code: string;
  /** Its class. */
  class: Class;
  /** Its composition. */
  body: Body;
  /** Hexes of a move. */
  move: number;
  /** Dice at distance 1, 2 and so on; the length is its range. */
  dice: number[];
  /** Red alerts that it may ignore. */
  ignores: number;
  /** Its victory points; those of a heavy unit second. */
  points: [standard: number, heavy: number];
  /** Its special abilities. */
  abilities: Abilities;
}

/** Dice that a feature takes from attacks on a unit in it. */
export interface Shelter {
  /** In close quarters. */
  close: number;
  /** From afar. */
  ranged: number;
}

/** A kind of meteor tiles. */
export interface MeteorKind {
  /** Dice of a strike. */
  dice: number;
  /** The speeds of its tiles. */
  speeds: number[];
}

/** Prices and amounts in star tokens. */
export interface Stars {
  /** Tokens in all. */
  pool: number;
  /** One more hex. */
  impulse: number;
  /** A marker of an ordered unit. */
  clear_ordered: number;
  /** A marker of another unit. */
  clear_other: number;
  /** Battle back. */
  battle_back: number;
  /** Pursuit. */
  pursuit: number;
  /** The income at the end of a turn without a card. */
  end: number;
  /** The income with a combat card. */
  end_with_card: number;
  /** The income from a sold combat card. */
  sale: number;
}

/** The dice that each feature takes from attacks. */
export interface Shelters {
  /** An asteroid field. */
  asteroid: Shelter;
  /** A planet. */
  planet: Shelter;
  /** Ship debris. */
  debris: Shelter;
  /** A tile of the rift. */
  rift: Shelter;
}

/** All numbers of the game. */
export interface Figures {
  /** Types of units. */
  units: UnitType[];
  /** Blasts that a target ignores: by the class of the attacker, then of the target; the fourth is a unit in orbit. */
  shields: number[][];
  /** Dice that features take. */
  shelters: Shelters;
  /** Star tokens. */
  stars: Stars;
  /** Meteor showers. */
  showers: MeteorKind;
  /** Meteor storms. */
  storms: MeteorKind;
  /** Dice for new meteors each turn. */
  meteor_dice: number;
  /** Wrecks of a battle at most. */
  wrecks: number;
  /** The lowest command rating. */
  least_rating: number;
  /** Player-turns of a battle at most. */
  turns: number;
}

/** The properties of a unit of the battle. */
export interface UnitBuild {
  /** Whose it is. */
  side: Side;
  /** The code of its type. */
  type: string;
  /** Its class. */
  class: Class;
  /** Whether it is heavy. */
  heavy: boolean;
  /** Where it starts. */
  hex: Hex;
  /** Ships, or escorts of a hull, at full strength. */
  ships: number;
  /** Whether it has a hull, so that hits on it must be confirmed. */
  hull: boolean;
  /** Hexes of a move. */
  move: number;
  /** Dice at distance 1, 2 and so on; the length is its range. */
  dice: number[];
  /** Red alerts that it may ignore. */
  ignores: number;
  /** Its victory points. */
  points: number;
  /** Its special abilities. */
  abilities: Abilities;
  /** The hexes where it may be, if it keeps to an orbit. */
  orbit: Hex[];
}

/** A number on a card: fixed, or the command rating plus this many. */
export type Count = number | { rating: number };

/** Where units may be ordered: anywhere, in the sector printed on the card, in one of the player’s. */
export type Where = 'any' | 'own' | Sector;

/**
 * Which units may be ordered: all, one class, or a flagship and everything within this many hexes
 * of it.
 */
export type Filter = 'none' | { class: Class } | { 'near-flag': number };

/** Which combats: in close quarters, from afar, both. */
export type Range = 'close' | 'ranged' | 'any';

/** One effect of a card. */
export type Effect =
  /** This many units may be ordered. */
  | { order: { count: Count; at: Where; only: Filter } }
  /**
   * Additional or fewer dice: in the current roll, or in all attacks of units ordered this turn.
   */
  | { dice: { by: number; range: Range; scope: 'this' | 'ordered' } }
  /** This many hexes more for the named unit’s move; not with warp. */
  | { boost: number }
  /** What ordered units must not do. */
  | { forbid: 'move' | 'close' }
  /** After its own combat step each ordered unit may move again this many hexes. */
  | { 'move-after': number }
  /** Of the cards drawn in place of the played one, only this many are kept. */
  | { 'draw-keep': { draw: number; keep: number } }
  /** This many tokens. */
  | { stars: number }
  /** Red-alert markers are removed from up to this many own units. */
  | { 'clear-markers': number }
  /** A ship comes back to each of this many own units that no enemy is next to. */
  | { restore: { units: Count; mode: 'sure' | 'rolled'; clear: boolean } }
  /** Up to this many dice of the roll are rolled again, once. */
  | { reroll: number }
  /** Each such face is a hit that shields do not ignore; a star so used gives no token. */
  | { convert: Face }
  /** The target ignores no blasts. */
  | 'shields-off'
  /** Features take no dice. */
  | 'no-terrain'
  /** This many hits fewer in the roll. */
  | { prevent: number }
  /** All red alerts of the roll are ignored. */
  | 'ignore-alerts'
  /** Any unit may pursue now, free of charge. */
  | 'free-pursuit'
  /** The target rolls first, with this many dice more. */
  | { 'strike-first': number }
  /** The target slips away up to this many hexes; the attack is spent. */
  | { evade: number }
  /** An opposed roll for a ship of an adjacent unit; a unit with `full` ships takes no more. */
  | { 'take-ship': { own: string; class: Class; ships: number; dice: number; full: number } }
  /** The enemy loses this many random combat cards. */
  | { discard: number }
  /** The enemy’s last command card again; if there is none, this many units anywhere. */
  | { copy: number };

/** When a combat card, or a command card that reacts, may be played. */
export type Window =
  /** Before the command card. */
  | 'opening'
  /** When all orders are given. */
  | 'ordered'
  /** When an ordered unit is about to move. */
  | 'move'
  /** When all have moved, in either side’s turn. */
  | 'moved'
  /** A combat is declared, by the side that rolls. */
  | 'declared-own'
  /** The same, by the side of the target. */
  | 'declared-enemy'
  /** Dice have fallen, by the roller. */
  | 'rolled-own'
  /** The same, by the side of the target. */
  | 'rolled-enemy'
  /** More red alerts than the unit may ignore. */
  | 'alert'
  /** An own attack emptied the hex of its target. */
  | 'vacated'
  /** The end of the turn. */
  | 'ending';

/** The conditions besides the window. */
export interface Condition {
  /** Over what distance the combat goes; null is any. */
  range: Range | null;
  /** The class of the own unit; none is any. */
  classes: Class[];
  /** Whether only attacks and bonus combats are meant. */
  attack: boolean;
  /** Whether an enemy unit must have been eliminated this turn. */
  eliminated: boolean;
}

/** The effect of a command card that is played against an attack. */
export interface Reaction {
  /** When. */
  window: Window;
  /** What must hold. */
  when: Condition;
  /** What it does. */
  effects: Effect[];
}

/** A kind of command card. */
export interface Command {
  /** Its id. */
  id: string;
  /** The sector that is printed on it; null where there is none. */
  sector: Sector | null;
  /** How many there are. */
  copies: number;
  /** What it does in an own turn. */
  effects: Effect[];
  /** What it does against an attack; null of a card that does not react. */
  reaction: Reaction | null;
}

/** A kind of combat card. */
export interface Combat {
  /** Its id. */
  id: string;
  /** How many there are. */
  copies: number;
  /** Its price in tokens. */
  cost: number;
  /** When it may be played. */
  window: Window;
  /** What must hold. */
  when: Condition;
  /** What it does. */
  effects: Effect[];
}

/** A meteor tile. */
export interface Meteor {
  /** Hexes that it flies each turn. */
  speed: number;
  /** Dice of its strike. */
  dice: number;
}

/** The hexes of each sector from the chair of a side; those on the dotted lines are in both. */
export interface Sectors {
  /** Its left. */
  left: Hex[];
  /** The center. */
  center: Hex[];
  /** Its right. */
  right: Hex[];
}

/** The data of a battle. */
export interface Content {
  /** The scenario as it is played: terrain, objectives, winning scores, first player. */
  scenario: Scenario;
  /** All numbers of the game. */
  figures: Figures;
  /** The properties of each unit, by its number. */
  units: UnitBuild[];
  /** Command cards by their numbers. */
  commands: Command[];
  /** Combat cards by their numbers. */
  combats: Combat[];
  /** The planet hexes, in the order in which `planets` of a view counts markers. */
  planets: Hex[];
  /** Which hexes are in which sector, for each side. */
  sectors: Both<Sectors>;
  /** Meteor tiles by their numbers; none in a battle without meteors. */
  meteors: Meteor[];
  /** Wrecks of this battle at most. */
  wrecks: number;
}
