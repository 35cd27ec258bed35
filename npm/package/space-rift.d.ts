// The types of Space Rift. Units, kinds of cards and meteors are counted from 0: units over both
// sides in the order of the scenario, South's first. Generated from the types of the engine by
// `cargo run -p schema -- write`.

import type { Seat } from './index.js';

/** One action of a seat. */
export type Action =
  /** Begins a turn whose start requires dice. */
  | 'begin'
  /** Decides how the rift moves. */
  | { drift: DriftChoice }
  /** Plays the command card of the turn. */
  | { command: CommandCard }
  /** Chooses the flagship around which a card orders units. */
  | { signal: Unit }
  /** Gives a unit one of the card's orders, by index. */
  | { order: [Unit, number] }
  /** Removes the red-alert marker of a unit, for star tokens or by a card. */
  | { clear: Unit }
  /** Restores a lost ship of a unit. */
  | { restore: Unit }
  /**
   * Moves a unit; the flag pays for full impulse. After its combat, a unit moves a second time if a
   * card allows it.
   */
  | { move: [Unit, Hex, boolean] }
  /** Moves a unit off the enemy baseline; the flag pays for full impulse. */
  | { exit: [Unit, boolean] }
  /** The first unit attacks the second one, also in the bonus combat after a pursuit. */
  | { attack: [Unit, Unit] }
  /** The fighters of a carrier, the first unit, attack the second unit. */
  | { sortie: [Unit, Unit] }
  /** Plays a combat card. */
  | { play: CombatCard }
  /** Plays a combat card for one unit. */
  | { 'play-for': [CombatCard, Unit] }
  /** Plays a command card as a reaction. */
  | { react: CommandCard }
  /** Rerolls one more die with this face. */
  | { reroll: Face }
  /** Rolls for a ship of an adjacent enemy unit; the first unit belongs to the acting side. */
  | { grapple: [Unit, Unit] }
  /** Ignores this number of red alerts. */
  | { ignore: number }
  /** Retires to this hex, or moves there to evade an attack. */
  | { retire: Hex }
  /** Battles back at the attacker. */
  | 'battle-back'
  /** Pursues into the vacated hex. */
  | 'pursue'
  /** Keeps one of the command cards drawn. */
  | { keep: CommandCard }
  /** Takes star tokens and no card at the end of the turn. */
  | 'take-stars'
  /** Takes a combat card and fewer tokens at the end of the turn. */
  | 'take-card'
  /** Sells a combat card for a token. */
  | { sell: CombatCard }
  /** Declines a choice, or ends a decision with several parts. */
  | 'done'
  /** Resigns. */
  | 'concede'
  /** Offers a draw, at most once in a player-turn. */
  | 'offer-draw'
  /** Accepts (`true`) or declines the draw that is offered. */
  | { 'answer-draw': boolean };

/** A choice of the mover during a rift movement. */
export type DriftChoice =
  /** Places a tile that would have left the battlefield. */
  | { place: [Tile, Hex] }
  /** Moves a tile to an open hex to close a gap. */
  | { close: [Tile, Hex] }
  /** Puts down a lifted unit. */
  | { settle: [Unit, Hex] };

/** A rift tile, by its number from 1 to 6; tile 1 is the central one. */
export type Tile = 1 | 2 | 3 | 4 | 5 | 6;

/** One of the 138 hexes by its row and column, such as `F6`; row A is the baseline of South. */
export type Hex = string;

/** A unit, by its number: South's units in the order of the scenario, then North's. */
export type Unit = number;

/**
 * A kind of command card, by its index in the content set, from 0. A card with copies for several
 * sections counts once for each section.
 */
export type CommandCard = number;

/** A kind of combat card, by its index in the content set, from 0. */
export type CombatCard = number;

/**
 * A face of the battle die; each has probability 1/6. The chance source returns an index in this
 * order, from 0.
 */
export type Face =
  /** Hits Capital units. */
  | 'square'
  /** Hits Strike units. */
  | 'triangle'
  /** Hits Fighter units. */
  | 'circle'
  /** Hits any class, subject to shields. */
  | 'blast'
  /** Gives the roller a star token. */
  | 'star'
  /** May force the target to retire. */
  | 'alert';

/**
 * One event of a battle. Common field names: `unit` acted or was hit, `from` and `to` are the
 * values before and after, a change or an amount is `by` in JSON, `side` acted or was affected.
 */
export type Event =
  /** A player-turn began. */
  | { 'turn-started': { side: Side; turn: number } }
  /** A side gained or paid star tokens; it has `stars` now. */
  | { 'stars-changed': { side: Side; by: number; stars: number; why: Trade } }
  /** Faction markers were placed on a planet. */
  | { 'markers-placed': { side: Side; at: Hex; by: number } }
  /** A faction marker was placed on the stand for a sector without enemies. */
  | { 'sector-cleared': { side: Side } }
  /** Dice for new meteors were rolled. */
  | { 'meteors-rolled': { faces: Faces } }
  /** Dice for the row in which a meteor enters were rolled. */
  | { 'meteor-row': { dice: [number, number]; at: Hex } }
  /** A meteor flew on. */
  | { 'meteor-moved': { meteor: number; from: Hex; to: Hex } }
  /** A meteor came to rest on a hex. */
  | { 'meteor-entered': { meteor: number; at: Hex } }
  /** A meteor was discarded. */
  | { 'meteor-gone': { meteor: number; at: Hex } }
  /** A meteor reached the hex of a unit and rolls against it. */
  | { 'meteor-struck': { meteor: number; unit: Unit; at: Hex } }
  /** An event of a rift movement. */
  | { drift: RiftEvent }
  /** A command card was played; `acts_as` is the card whose effects apply. */
  | { 'command-played': { side: Side; card: CommandCard; acts_as: CommandCard | null } }
  /** A unit may act in this turn. */
  | { ordered: { unit: Unit } }
  /** A unit got a red-alert marker. */
  | { 'alert-placed': { unit: Unit } }
  /** A red-alert marker was removed. */
  | { 'alert-cleared': { unit: Unit } }
  /** A die was rolled to restore a ship. */
  | { 'repair-rolled': { unit: Unit; face: Face } }
  /** A ship or escort was restored; the unit has `ships` now. */
  | { restored: { unit: Unit; ships: number } }
  /** A unit moved to another hex. */
  | { 'unit-moved': { unit: Unit; from: Hex; to: Hex; how: Motion } }
  /** A unit exited over the enemy baseline. */
  | { exited: { unit: Unit; from: Hex; points: number } }
  /** A combat was declared. */
  | { declared: { unit: Unit; target: Unit; cause: Cause; range: number; dice: number } }
  /** The fighters of a carrier were launched from this hex. */
  | { launched: { unit: Unit; at: Hex } }
  /** A combat card takes effect. */
  | { 'combat-played': { side: Side; card: CombatCard } }
  /** A command card was played as a reaction. */
  | { reacted: { side: Side; card: CommandCard } }
  /** Battle dice were rolled. */
  | { rolled: { unit: Unit | null; target: Unit; faces: Faces } }
  /** Dice were rerolled; `faces` are those of all dice. */
  | { rerolled: { unit: Unit; faces: Faces } }
  /** The roll scored hits. */
  | { hit: { unit: Unit; hits: number } }
  /** A unit lost ships or escorts; `ships` remain. */
  | { 'ships-lost': { unit: Unit; by: number; ships: number } }
  /** Dice were rolled to confirm hits on a hull. */
  | { confirmed: { unit: Unit; faces: Faces; destroyed: boolean } }
  /** A unit was eliminated; the enemy scores. */
  | { eliminated: { unit: Unit; at: Hex; points: number } }
  /** A wreck was placed as debris. */
  | { 'wreck-left': { at: Hex } }
  /** The command rating of a side fell. */
  | { 'rating-fell': { side: Side; rating: number } }
  /** Red alerts were ignored. */
  | { 'alerts-ignored': { unit: Unit; by: number } }
  /** An attack was used up without a roll. */
  | { spent: { unit: Unit } }
  /** Both sides rolled for a ship. */
  | { grappled: { unit: Unit; target: Unit; own: Faces; enemy: Faces } }
  /** Cards were drawn face down. */
  | { 'cards-drawn': { side: Side; deck: Deck; by: number } }
  /** A command card was drawn; only its side sees which. */
  | { 'command-drawn': { side: Side; card: CommandCard } }
  /** A command card was drawn and may be kept or discarded; only its side sees which. */
  | { 'command-offered': { side: Side; card: CommandCard } }
  /** A command card was kept; only its side sees which. */
  | { 'command-kept': { side: Side; card: CommandCard } }
  /** A combat card was drawn; only its side sees which. */
  | { 'combat-drawn': { side: Side; card: CombatCard } }
  /** A command card was discarded face up. */
  | { 'command-discarded': { side: Side; card: CommandCard } }
  /** A combat card was discarded face up. */
  | { 'combat-discarded': { side: Side; card: CombatCard } }
  /** The discards of a deck were shuffled into a new deck. */
  | { reshuffled: { deck: Deck } }
  /** A player-turn ended. */
  | { 'turn-ended': { side: Side } }
  /** A side resigned. */
  | { conceded: { side: Side } }
  /** A side asked the other to agree to a draw. */
  | { 'draw-offered': { side: Side } }
  /** A side accepted (`yes`) or declined the draw. */
  | { 'draw-answered': { side: Side; yes: boolean } }
  /** The offer of a draw expired. */
  | 'draw-lapsed'
  /** The battle ended. */
  | { ended: { winner: Side | null; ending: Ending } };

/** One of the two sides of a battle, each with a fleet and one to three seats. */
export type Side =
  /** The side whose baseline is row A. */
  | 'south'
  /** The side whose baseline is row K. */
  | 'north';

/** The reason for a gain or payment of star tokens. */
export type Trade =
  /** Star faces of a roll. */
  | 'roll'
  /** Income of transports. */
  | 'income'
  /** The choice at the end of a turn. */
  | 'reward'
  /** The sale of a combat card. */
  | 'sale'
  /** The price or the effect of a combat card. */
  | 'card'
  /** Full impulse. */
  | 'impulse'
  /** The removal of a red-alert marker. */
  | 'clear'
  | 'battle-back'
  | 'pursuit';

/** The number of dice that show each face. */
export type Faces = [
  square: number,
  triangle: number,
  circle: number,
  blast: number,
  star: number,
  alert: number,
];

/** One event of a rift movement. `forced` means that the mover had no choice. */
export type RiftEvent =
  /** The rift roll. */
  | { rolled: { mover: Side; dice: [number, number, number] } }
  /** The roll moves tile 1. */
  | { stirred: { number: number; direction: Direction; steps: number } }
  /** A tile of the chain moved one hex; null is beyond the edge. */
  | { shifted: { tile: Tile; shove: ShiftCause; from: Hex | null; to: Hex | null; step: number } }
  /** A tile would leave the battlefield and was set aside, with the unit on it. */
  | { 'set-aside': { tile: Tile; rider: Unit | null } }
  /** A tile that was set aside was placed. */
  | { placed: { tile: Tile; hex: Hex; forced: boolean } }
  /** Some tiles are cut off from tile 1. */
  | { parted: { away: Tile[] } }
  /** A tile moved to an open hex to close a gap. */
  | { closed: { tile: Tile; from: Hex; to: Hex; forced: boolean } }
  /** A unit moved with its tile to this hex. */
  | { carried: { unit: Unit; tile: Tile; to: Hex } }
  /** A tile came to rest on a unit's hex. */
  | { caught: { unit: Unit; tile: Tile; hex: Hex } }
  /** A platform stayed where its tile was. */
  | { 'left-behind': { unit: Unit; tile: Tile; hex: Hex } }
  /** A unit was lifted to make room for `stays`, where its tile came to rest. */
  | { lifted: { unit: Unit; stays: Unit; tile: Tile } }
  /** A lifted unit was put down on a tile, or beside the rift if all tiles are occupied. */
  | { settled: { unit: Unit; tile: Tile | null; hex: Hex; forced: boolean } }
  /** The fold roll; `unit` is on the tile with this number and is flung. */
  | { folded: { tile: Tile; unit: Unit | null } }
  /**
   * A unit was flung: two dice for the row, two for the column, the hex they count to, and the hex
   * where the unit lands; null if it stays where it was to.
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

/** A direction on the hex grid, clockwise from north-east. */
export type Direction =
  /** One row north and half a hex east. */
  | 'north-east'
  /** One hex east in the same row, to the right of South. */
  | 'east'
  /** One row south and half a hex east. */
  | 'south-east'
  /** One row south and half a hex west. */
  | 'south-west'
  /** One hex west in the same row, to the left of South. */
  | 'west'
  /** One row north and half a hex west. */
  | 'north-west';

/** The reason why a tile of the chain moved. */
export type ShiftCause =
  /** The tile is tile 1. */
  | 'central'
  /** The tile was ahead of tile 1. */
  | 'pushed'
  /** The tile was behind tile 1. */
  | 'pulled';

/** The reason why a unit moved. */
export type Motion =
  /** The unit moved by its order. */
  | 'move'
  /** The unit jumped within the rift, then moved by its order. */
  | 'jump'
  /** The unit retired because of red alerts. */
  | 'retire'
  /** The unit evaded an attack by a card. */
  | 'evade'
  /** The unit pursued an enemy. */
  | 'pursuit';

/** The reason for a roll. */
export type Cause =
  /** An attack of the active side. */
  | 'attack'
  /** The bonus combat after a pursuit. */
  | 'bonus'
  /** An attack by the fighters of a carrier. */
  | 'sortie'
  /** A roll of the target before that of the attacker, because of a card. */
  | 'first'
  /** A battle back. */
  | 'back'
  /** The strike of a meteor. */
  | 'meteor';

/** One of the two decks of cards. */
export type Deck =
  /** The command deck. */
  | 'command'
  /** The combat deck. */
  | 'combat';

/** The reason why a battle ended. */
export type Ending =
  /** A side has its victory number. */
  | 'victory'
  /** A side has no units left. */
  | 'destroyed'
  /** The last turn is over. */
  | 'last-turn'
  /** A side resigned. */
  | 'conceded'
  /** Both sides agreed to a draw. */
  | 'agreed'
  /** A side has no units left, but some of them exited, with the rule that this is no loss. */
  | 'departed';

/**
 * The part of a battle that a viewer may see: public information, and the hands of its own side.
 */
export interface View {
  /** The format, the same as that of a position. */
  format: 'space-rift-position/1';
  /** Information that both sides see. */
  public: Public;
  /** Score of each side; a side wins with its number in `victory` of the scenario. */
  score: Both<number>;
  /** Number of cards of South, and the cards if they are visible. */
  south: Hand;
  /** Number of cards of North, and the cards if they are visible. */
  north: Hand;
}

/** The part of the state that everybody sees. */
export interface Public {
  /** All units by number, including those out of the battle. */
  units: UnitState[];
  /** Units with a red-alert marker. */
  alert: Unit[];
  /** Units ordered this turn. */
  ordered: Unit[];
  /**
   * Units ordered in the left sector of their side; in a team game this decides which seat commands
   * them.
   */
  from_left: Unit[];
  /** Units ordered in the right sector of their side. */
  from_right: Unit[];
  /** Units that have moved this turn. */
  moved: Unit[];
  /** Units that have moved onto a planet this turn. */
  landed: Unit[];
  /** Units that have had their combat this turn. */
  fought: Unit[];
  /** Units on the rift when the command card was played. */
  began_inside: Unit[];
  /** Units that may not move again this turn. */
  held: Unit[];
  /** Units chosen to have a ship restored, while that choice is open. */
  restored: Unit[];
  /** Unit whose move is extended by a card, and the number of hexes. */
  boosted: [unit: Unit, hexes: number] | null;
  /** Public states of South and North. */
  stands: [south: Stand, north: Stand];
  /** Faction markers of both sides on each planet hex of the scenario. */
  planets: [south: number, north: number][];
  /** The rift, in a battle that has one. */
  rift: RiftState | null;
  /** Rift movement that waits for a choice. */
  drift: DriftState | null;
  /** Hexes of wrecks. */
  wrecks: Hex[];
  /** Hex of each meteor tile; empty for tiles in the stack or the discards. */
  meteors: (Hex | null)[];
  /** Discarded meteor tiles, one bit each, the lowest for the first tile. */
  spent_meteors: number;
  /** Meteor tiles that have moved this turn, one bit each, the lowest for the first tile. */
  flown_meteors: number;
  /** Discarded command cards, face up. */
  command_discards: CommandCard[];
  /** Discarded combat cards, face up. */
  combat_discards: CombatCard[];
  /** Command card in play. */
  plan: Plan;
  /** Number of the player-turn, from 1. */
  turn: number;
  /** Active side, whose turn it is. */
  active: Side;
  /** Phase of the turn. */
  phase: Phase;
  /** Choice that a card asks for; it must be made before play continues. */
  task: Task | null;
  /** Rolls that are being resolved, innermost last. */
  exchanges: Exchange[];
  /** Whether the active side has eliminated an enemy unit this turn. */
  scored: boolean;
  /** Whether the other side has used a reaction from its command hand this turn. */
  reacted: boolean;
  /** Side that offers a draw. */
  offer: Side | null;
  /** Result, once the battle is over. */
  verdict: Verdict | null;
}

/** The state of a unit; its flags are sets in the state of the battle. */
export interface UnitState {
  /** Hex of the unit; empty once it is out of the battle. */
  hex: Hex | null;
  /** Number of ships; for a hull the number of escorts, which is 0 for a hull-only unit. */
  ships: number;
}

/** The public state of a side. */
export interface Stand {
  /** Command rating, which is also the hand size. */
  rating: number;
  /** Number of star tokens. */
  stars: number;
  /** Points for eliminated enemy units. */
  losses: number;
  /** Number of faction markers on the victory stand. */
  markers: number;
  /** Points for units of the side that exited over the enemy baseline. */
  exits: number;
  /** Last command card that the side played in its own turn. */
  last: CommandCard | null;
  /** Whether the side has played a combat card in this player-turn. */
  played: boolean;
  /** Whether the side has offered a draw in this player-turn. */
  offered: boolean;
}

/** The hexes of the six tiles, and the dial. */
export interface RiftState {
  /** Hex of each tile, by number; null only while it is set aside. */
  tiles: (Hex | null)[];
  /** Direction of number 1 of the dial; it never changes. */
  dial: Direction;
}

/**
 * An unfinished movement, as plain data for the state. The tiles themselves are in the `Rift`, at
 * their current hexes.
 */
export interface DriftState {
  /** Tiles that have moved, and hexes they have left. */
  slide: Slide;
  /** Units on tiles that are set aside. */
  riders: (Unit | null)[];
  /** Lifted units, in the order in which they are put down. */
  lifted: Unit[];
}

/** The progress of a rift movement, in addition to the tiles' hexes. */
export interface Slide {
  /** Distance that tile 1 moved, and maximum distance of a closing move. */
  steps: number;
  /** Tiles that moved this turn and may not move again. */
  moved: Tile[];
  /** Hexes that tiles have left and that no tile covers now. */
  open: Hex[];
  /** Whether a tile was placed after being set aside. */
  relaid: boolean;
}

/** The command card in play, and its remaining orders. */
export interface Plan {
  /** Command card on the table until it is discarded. */
  card: CommandCard | null;
  /** Command card whose effects apply: the same, or the one it copies. */
  acts_as: CommandCard | null;
  /** Whether left and right are exchanged because the card copies one of the enemy. */
  mirrored: boolean;
  /** Number of orders left of each kind; all zero without a card. */
  left: [number, number, number];
  /** Flagship around which units are ordered. */
  flag: Unit | null;
}

/** The phase of the turn. */
export type Phase =
  /** Before the turn begins; then phase 0(a) and (b), scoring and income. */
  | 'start'
  /** Phase 0(c): meteors move. */
  | 'meteors'
  /** Phase 0(c): this number of new meteors enter. */
  | { shower: number }
  /** Phase 0(d): the rift. */
  | 'drift'
  /** Window W1. */
  | 'opening'
  /** Phase 1: a command card is played. */
  | 'command'
  /** Phase 2: units are ordered; orders left at its end are lost. */
  | 'orders'
  /** Window W2. */
  | 'ordered'
  /** Phase 3, with window W3. */
  | 'movement'
  /** Window W4 of the active side. */
  | 'moved'
  /** Window W4 of the other side. */
  | 'moved-other'
  /** Phase 4: combat. */
  | 'combat'
  /** Phase 5: window W11. */
  | 'ending'
  /** Phase 5: command cards are drawn. */
  | 'drawing'
  /** Phase 5: tokens, or tokens and a combat card, are taken. */
  | 'reward'
  /** Phase 5: a combat card may be sold. */
  | 'sale'
  /** The battle is over. */
  | 'over';

/** A choice that a card asks for before play continues. */
export type Task =
  /** The flagship around which units are ordered, if there are several. */
  | 'signal'
  /** Up to this number of units whose red-alert markers are removed. */
  | { clear: number }
  /** Up to a number of units to which a ship is restored. */
  | {
      restore: {
        /** Number of units left to choose. */
        left: number;
        /** Whether a die decides for each ship. */
        rolled: boolean;
        /** Whether the red-alert markers of these units are removed. */
        clear: boolean;
      };
    }
  /** Another unit to order; this number is left. */
  | { order: number }
  /** Two units that roll for a ship. */
  | 'grapple'
  /** Whether this unit moves again. */
  | { again: Unit }
  /** Command cards to keep of those drawn; this number is left. */
  | { keep: number };

/** A roll with its cause, its progress and its consequences. */
export interface Exchange {
  /** The unit that rolls; null for a meteor. */
  roller: Unit | null;
  /** The unit that is rolled against. */
  target: Unit;
  /** The reason for the roll. */
  cause: Cause;
  /** The stage that the roll has reached. */
  stage: Stage;
  /** Distance between the two units, in hexes. */
  range: number;
  /** Additional dice from cards; may be negative. */
  more: number;
  /** Number of dice rolled; for a meteor the number it will roll. */
  dice: number;
  /** Faces rolled so far; empty before the roll. */
  faces: Faces;
  /** Face that counts as a hit because of a card. */
  converted: Face | null;
  /** Number of hits that cards prevent. */
  prevented: number;
  /** Number of red alerts that were not ignored. */
  alerts: number;
  /** Hex of the roller at the declaration. */
  from: Hex;
  /** Hex of the target at the declaration. */
  at: Hex;
  /** Whether the fighters of a carrier roll or are rolled against. */
  wing: boolean;
  /** Whether a card cancels the target's shields. */
  bare: boolean;
  /** Whether a card cancels the dice reductions of features. */
  open: boolean;
  /** Additional dice of a target that rolls first; null if it does not. */
  first: number | null;
  /** Whether the target has already rolled first. */
  struck_first: boolean;
  /** Whether the attack is used up without a roll. */
  spent: boolean;
}

/** The stage that a roll has reached. */
export type Stage =
  /** Window W5, for the side about to roll. */
  | 'declared-own'
  /** Window W6, for the side of the target. */
  | 'declared-enemy'
  /** The target rolls first. */
  | 'first'
  /** The dice are rolled. */
  | 'roll'
  /** Window W7, for the roller. */
  | 'rolled-own'
  /** The roller chooses dice to reroll; this many may still be chosen. */
  | { reroll: number }
  /** Window W8, for the side of the target. */
  | 'rolled-enemy'
  /** The hits are scored. */
  | 'score'
  /** Window W9, for the owner of the target. */
  | 'alert'
  /** The owner of the target chooses how many red alerts to ignore. */
  | 'ignore'
  /** The owner of the target chooses where it retires, by this number of hexes. */
  | { retire: number }
  /** The owner of the target may battle back. */
  | 'back'
  /** Window W10 and pursuit; the target's hex is empty. */
  | 'vacated'
  /** The active side may attack once more. */
  | 'bonus'
  /** The target evades by up to this number of hexes. */
  | { evade: number }
  /** The roll is finished. */
  | 'over';

/** The result of a finished battle. */
export interface Verdict {
  /** Winning side; missing in a draw. */
  winner: Side | null;
  /** Reason why the battle ended. */
  ending: Ending;
}

/** A pair of values, one for each side. */
export interface Both<T> {
  /** Value of South. */
  south: T;
  /** Value of North. */
  north: T;
}

/** The number of cards of a side, and the cards if the viewer may see them. */
export interface Hand {
  /** Number of cards, which everybody sees. */
  held: Held;
  /** The cards; null if they are hidden from the viewer. */
  hand: Private | null;
}

/** The number of cards of a side, which everybody sees. */
export interface Held {
  /** Command cards in hand. */
  command: number;
  /** Combat cards in hand. */
  combat: number;
  /** Command cards drawn, of which some are kept. */
  drawn: number;
}

/** The part of the state that one side alone sees. */
export interface Private {
  /** Command cards in hand, without those drawn from which the side is choosing. */
  command: CommandCard[];
  /** Combat cards in hand, of any number. */
  combat: CombatCard[];
  /** Command cards drawn, of which some are kept. */
  drawn: CommandCard[];
}

/** The goals and scores of both sides in a battle. */
export interface Standing {
  /** Goals of South, then of North; each list begins with the score. */
  goals: Goal[];
  /** Scores of South and of North. */
  scores: [south: Score, north: Score];
}

/** A goal of a side. */
export interface Goal {
  /** Seats of the side. */
  seats: Seat[];
  /** Condition that the side pursues. */
  goal: WinGoal;
  /** Progress of the side toward the condition. */
  progress: Progress;
}

/** A condition that wins the battle or brings points. */
export type WinGoal =
  /** The side has this score. */
  | { score: number }
  /** The enemy has no units left. */
  | 'destroy'
  /** Units on planets place faction markers. */
  | 'hold_planets'
  /**
   * The sector, as named from the side's point of view, contains no enemy at the start of the
   * side's turn.
   */
  | { clear_sector: Sector }
  /** Units exit over the enemy baseline. */
  | 'break_through'
  /** The side has the higher share of its victory number after this many player-turns. */
  | { last_turn: number };

/** A section as named from a side's point of view. */
export type Sector =
  /** West for South, east for North. */
  | 'left'
  /** The center, for both sides. */
  | 'center'
  /** East for South, west for North. */
  | 'right';

/** Progress toward a goal. */
export type Progress =
  /** An amount reached, and the amount needed. */
  | { of: [number, number] }
  /** Points from this goal, without markers that the rift covers. */
  | { points: number }
  /** Number of enemy units in the way. */
  | { enemies: number }
  /**
   * Number of enemy units on the battlefield, and their number at the start. Missing units may have
   * exited, which is no loss.
   */
  | { left: [number, number] };

/** The score of a side. */
export interface Score {
  /** Seats of the side. */
  seats: Seat[];
  /** Sum of the points from all sources. */
  total: number;
  /** The points by their sources, which add up to the total. */
  sources: ScoreSources;
  /** Faction markers under the rift, which do not count while it covers them. */
  covered: number;
}

/** Points of a side by source; they add up to its score. */
export interface ScoreSources {
  /** Eliminated enemy units. */
  units: number;
  /** Faction markers on planets that the rift does not cover. */
  planets: number;
  /** Faction markers on the stand, for sectors without enemies. */
  sectors: number;
  /** Units of the side that exited over the enemy baseline. */
  exits: number;
}

/** A complete state of a battle: everything that changes in play. */
export interface Position {
  /** File format and its version; always `space-rift-position/1`. */
  format: 'space-rift-position/1';
  /** Information that both sides see. */
  public: Public;
  /** Hands of South. */
  south: Private;
  /** Hands of North. */
  north: Private;
}

/** The options of a battle. */
export interface Options {
  /** Scenario of the battle. */
  scenario: ScenarioChoice;
  /**
   * Whether the rift is used; it starts in the middle of the battlefield if the scenario has no
   * rift site.
   */
  rift?: Extra;
  /** Other rules that differ from those of the scenario. */
  rules?: Partial<HouseRules>;
  /**
   * Number of seats of South and of North, 1 to 3 each. Seats 0 and 1 are the fleet commanders of
   * South and of North; then follow the sector commanders of South, then of North.
   */
  crews?: [south: number, north: number];
  /**
   * House rule: a side without units has not lost if some of them exited over the enemy baseline;
   * the higher share of the victory number wins.
   */
  departure?: boolean;
}

/** A scenario by its id, or a custom scenario. */
export type ScenarioChoice =
  /** A scenario of the content set, by its id. */
  | { shipped: string }
  /** A complete custom scenario file. */
  | { custom: Scenario };

/** A scenario file: everything that a battle starts with. */
export interface Scenario {
  /** File format and its version; always `space-rift-scenario/1`. */
  format: 'space-rift-scenario/1';
  /** Id of the scenario: lower-case letters, digits and hyphens. */
  id: string;
  /** Title, shown to players. */
  title: string;
  /** Description by the author, shown to players. */
  blurb?: string;
  /** Side that takes the first turn. */
  first: Side;
  /** Victory number of each side. */
  victory: Both<number>;
  /** Units, cards and tokens of each side at the start. */
  sides: Both<SideFile>;
  /** Space features. */
  terrain?: Terrain;
  /** Objectives that bring points. */
  objectives?: Objective[];
  /** Start of the rift; missing in a scenario without it. */
  rift?: RiftSite | null;
  /** Optional rules that are on. */
  flags?: RuleFlag[];
}

/** The units, cards and tokens with which a side starts. */
export interface SideFile {
  /** Command rating, which is also the hand size. */
  command_rating: number;
  /** Number of combat cards. */
  combat_cards: number;
  /** Number of star tokens. */
  stars: number;
  /** Units of the side, with their hexes. */
  units: UnitAt[];
}

/** A unit at its start, written as code, `h` for a heavy unit, and hex, such as `DDh C5`. */
export type UnitAt = string;

/** Space features. */
export interface Terrain {
  /** Hexes of asteroid fields. */
  asteroid?: Hex[];
  /** Groups of planet hexes. */
  planet?: Hex[][];
  /** Hexes of ship debris. */
  debris?: Hex[];
  /** Hexes of dead stars. */
  deadstar?: Hex[];
}

/** An objective of one side or of both. */
export interface Objective {
  /** What the side must achieve. */
  type: ObjectiveKind;
  /** Side or sides that have the objective. */
  side: ObjectiveOwner;
  /** Sector to clear, from the side's point of view; only for the kind that clears a sector. */
  sector?: Sector | null;
}

/** A kind of objective, which brings points in addition to combat. */
export type ObjectiveKind =
  /** Planet control: units on planets place faction markers. */
  | 'planet-control'
  /** Clear sector: a sector without enemies brings a faction marker. */
  | 'clear-sector'
  /** Breakthrough: units exit over the enemy baseline. */
  | 'breakthrough';

/** The side or sides that have an objective. */
export type ObjectiveOwner =
  /** Only South. */
  | 'south'
  /** Only North. */
  | 'north'
  /** Both sides. */
  | 'both';

/** The start of the rift in a scenario. */
export interface RiftSite {
  /** Hex of tile 1. */
  center: Hex;
  /** Hexes of the other five tiles. */
  others: [Hex, Hex, Hex, Hex, Hex];
  /** Direction of number 1 of the dial; missing for a random direction. */
  dial?: Direction | null;
}

/** An optional rule that a scenario switches on. */
export type RuleFlag =
  /** Meteors. */
  | 'meteors'
  /** Wrecks. */
  | 'wrecks';

/** Whether an optional part of scenarios is used. */
export type Extra =
  /** The scenario decides. */
  | 'scenario'
  /** The part is left out. */
  | 'without'
  /** The part is included. */
  | 'with';

/** Rules that can differ from those of the scenario, besides the rift. */
export interface HouseRules {
  /** Whether combat cards are used. */
  combat_cards: Extra;
  /** Whether meteors are used. */
  meteors: Extra;
  /** Whether eliminated units leave wrecks. */
  wrecks: Extra;
  /** Side that takes the first turn; missing if the scenario decides. */
  first: Side | null;
  /** Victory numbers; missing if the scenario decides. */
  victory: Both<number> | null;
}

/** The data of a battle that do not change in play. */
export interface Content {
  /** The scenario as it is played: terrain, objectives, victory numbers, first side. */
  scenario: Scenario;
  /** All numbers of the game. */
  figures: Figures;
  /** Properties of each unit, by its number. */
  units: UnitBuild[];
  /** Command cards, by their numbers. */
  commands: Command[];
  /** Combat cards, by their numbers. */
  combats: Combat[];
  /** Planet hexes, in the order in which `planets` of a view counts markers. */
  planets: Hex[];
  /** Hexes of each sector, from each side's point of view. */
  sectors: Both<Sectors>;
  /** Meteor tiles, by their numbers; none in a battle without meteors. */
  meteors: Meteor[];
  /** Maximum number of wrecks in this battle. */
  wrecks: number;
}

/** All numbers of the rules that can differ between content sets. */
export interface Figures {
  /** Unit types. */
  units: UnitType[];
  /**
   * Blasts that a target ignores, by class of the attacker and class of the target; the last row
   * and column are for units in orbit.
   */
  shields: number[][];
  /** Dice reductions of features. */
  shelters: Shelters;
  /** Prices and gains in star tokens. */
  stars: Stars;
  /** Meteor showers. */
  showers: MeteorKind;
  /** Meteor storms. */
  storms: MeteorKind;
  /** Dice rolled for new meteors each turn. */
  meteor_dice: number;
  /** Maximum number of wrecks in a battle. */
  wrecks: number;
  /** Minimum command rating. */
  least_rating: number;
  /** Maximum number of player-turns in a battle. */
  turns: number;
}

/** A unit type, as in table T2. */
export interface UnitType {
  /** Code of the type in scenarios: two capital letters. */
  code: string;
  /** Class of the unit. */
  class: Class;
  /** Composition of the unit: ships, or a hull with or without escorts. */
  body: Body;
  /** Hexes of a move. */
  move: number;
  /** Dice at distance 1, 2 and so on; the length of the list is the range. */
  dice: number[];
  /** Red alerts that the unit may ignore. */
  ignores: number;
  /** Victory points of a standard unit and of a heavy one. */
  points: [number, number];
  /** Special abilities; all off if missing. */
  abilities: Abilities;
}

/** The class of a unit. */
export type Class =
  /** Fighter units, hit by circles. */
  | 'fighter'
  /** Strike units, hit by triangles. */
  | 'strike'
  /** Capital units, hit by squares. */
  | 'capital';

/** The composition of a unit. */
export type Body =
  /** Ships that are all alike. */
  | {
      ships: {
        /** Ships of a standard unit. */
        standard: number;
        /** Ships of a heavy unit; missing if there is no heavy form. */
        heavy: number | null;
      };
    }
  /** A hull with this number of escorts. */
  | { escorted: number }
  /** A hull without escorts. */
  | 'hull';

/** The special abilities of a unit type. */
export interface Abilities {
  /** Hexes of a warp move; 0 without warp. */
  warp: number;
  /** Whether the unit may pursue. */
  pursues: boolean;
  /**
   * Whether the unit is a flagship: adjacent friendly units may ignore one more red alert, and its
   * loss reduces the command rating.
   */
  flag: boolean;
  /** Additional dice in close quarters for each escort of a carrier. */
  wing: number;
  /** Dice of a sortie for each escort; afterwards the escorts are aboard again. */
  sortie: number;
  /** Maximum number of steps to the launch hex of a sortie. */
  launch: number;
  /**
   * Whether the unit is a platform in orbit around a planet, with its rules for movement, sight,
   * features and shields.
   */
  orbit: boolean;
  /** Star tokens that the unit brings each turn. */
  income: number;
  /** Faction markers that the unit places in addition to the usual one. */
  markers: number;
  /** Multiplier of the unit's points for an exit, minus one. */
  exit: number;
}

/** The dice reductions of all features. */
export interface Shelters {
  /** Reduction by an asteroid field. */
  asteroid: Shelter;
  /** Reduction by a planet. */
  planet: Shelter;
  /** Reduction by ship debris. */
  debris: Shelter;
  /** Reduction by a rift tile. */
  rift: Shelter;
}

/** Dice that a feature takes away from attacks on a unit in it, as in table T4. */
export interface Shelter {
  /** Dice taken away in close quarters. */
  close: number;
  /** Dice taken away at range. */
  ranged: number;
}

/** Prices and gains in star tokens, as in table T8. */
export interface Stars {
  /** Total number of tokens. */
  pool: number;
  /** Price of full impulse. */
  impulse: number;
  /** Price of removing the red-alert marker of an ordered unit. */
  clear_ordered: number;
  /** Price of removing the red-alert marker of another unit. */
  clear_other: number;
  /** Price of a battle back. */
  battle_back: number;
  /** Price of a pursuit. */
  pursuit: number;
  /** Gain at the end of a turn without a card. */
  end: number;
  /** Gain at the end of a turn with a combat card. */
  end_with_card: number;
  /** Gain for selling a combat card. */
  sale: number;
}

/** A kind of meteor tile. */
export interface MeteorKind {
  /** Dice of a strike. */
  dice: number;
  /** Speed of each tile, in hexes per turn. */
  speeds: number[];
}

/** The properties of a unit of the battle. */
export interface UnitBuild {
  /** Side of the unit. */
  side: Side;
  /** Code of the unit type. */
  type: string;
  /** Class of the unit. */
  class: Class;
  /** Whether the unit is heavy. */
  heavy: boolean;
  /** Hex at the start. */
  hex: Hex;
  /** Number of ships, or of escorts of a hull, at full strength. */
  ships: number;
  /** Whether the unit has a hull, so that hits on it must be confirmed. */
  hull: boolean;
  /** Hexes of a move. */
  move: number;
  /** Dice at distance 1, 2 and so on; the length of the list is the range. */
  dice: number[];
  /** Red alerts that the unit may ignore. */
  ignores: number;
  /** Victory points for the elimination of the unit. */
  points: number;
  /** Special abilities. */
  abilities: Abilities;
  /** Hexes in which a unit in orbit may be. */
  orbit: Hex[];
}

/** A kind of command card: a card of the file with one printed section. */
export interface Command {
  /** Id of the card, without the printed section. */
  id: string;
  /** Section printed on the card; null if there is none. */
  sector: Sector | null;
  /** Number of copies. */
  copies: number;
  /** Effects in the player's own turn. */
  effects: Effect[];
  /** Use as a reaction to an attack, if there is one. */
  reaction: Reaction | null;
}

/** One effect of a card. */
export type Effect =
  /** A number of units may be ordered. */
  | {
      order: {
        /** Number of units. */
        count: Count;
        /** Area of the units. */
        at: Where;
        /** Which units in the area may be ordered. */
        only: Filter;
      };
    }
  /** The number of dice changes. */
  | {
      dice: {
        /** Change in the number of dice; it may be negative. */
        by: number;
        /** Distances of the combats. */
        range: Range;
        /** Duration of the change. */
        scope: Scope;
      };
    }
  /** The named unit may move this number of additional hexes; not combined with warp. */
  | { boost: number }
  /** Ordered units may not take this action. */
  | { forbid: Restriction }
  /** Each ordered unit may move again after its combat, by this number of hexes. */
  | { 'move-after': number }
  /** Several cards are drawn in place of the played one, and only some are kept. */
  | {
      'draw-keep': {
        /** Number of cards drawn. */
        draw: number;
        /** Number of cards kept. */
        keep: number;
      };
    }
  /** The player takes this number of star tokens. */
  | { stars: number }
  /** Red-alert markers are removed from up to this number of the player's units. */
  | { 'clear-markers': number }
  /** A ship is restored to each of a number of the player's units without an adjacent enemy. */
  | {
      restore: {
        /** How many units have a ship restored. */
        units: Count;
        /** Condition for each ship. */
        mode: Repair;
        /** Whether the red-alert markers of these units are removed as well. */
        clear: boolean;
      };
    }
  /** Up to this number of dice of the roll may be rerolled once. */
  | { reroll: number }
  /**
   * Each die with this face is a hit that shields do not ignore; a star used this way gives no
   * token.
   */
  | { convert: Face }
  /** The target ignores no blasts. */
  | 'shields-off'
  /** Features do not reduce dice. */
  | 'no-terrain'
  /** This number of hits of the roll is prevented. */
  | { prevent: number }
  /** All red alerts of the roll are ignored. */
  | 'ignore-alerts'
  /** Any unit may pursue now, at no cost. */
  | 'free-pursuit'
  /** The target rolls first, with this number of additional dice. */
  | { 'strike-first': number }
  /** The target evades by up to this number of hexes; the attack is used up. */
  | { evade: number }
  /** Both sides roll for a ship of an adjacent enemy unit. */
  | {
      'take-ship': {
        /** Type of the player's unit. */
        own: string;
        /** Class of the enemy unit. */
        class: Class;
        /** Minimum number of ships of the enemy unit. */
        ships: number;
        /** Dice of each side in addition to one for each ship. */
        dice: number;
        /**
         * Number of ships at which a unit is full; a full unit does not keep a ship that it wins.
         */
        full: number;
      };
    }
  /** The enemy loses this number of random combat cards. */
  | { discard: number }
  /**
   * The enemy's last command card is played again; if there is none, this number of units may be
   * ordered anywhere.
   */
  | { copy: number };

/** A number on a card: fixed, or relative to the command rating. */
export type Count =
  /** A fixed number. */
  | number
  /** The command rating plus a number. */
  | {
      /** Number that is added to the command rating. */
      rating: number;
    };

/** The area in which units may be ordered. */
export type Where =
  /** The whole battlefield. */
  | 'any'
  /** The section that is printed on the copy of the card. */
  | 'own'
  /** The left section, from the player's point of view. */
  | 'left'
  /** The center section. */
  | 'center'
  /** The right section, from the player's point of view. */
  | 'right';

/** A filter for the units that may be ordered. */
export type Filter =
  /** All units. */
  | 'none'
  /** Units of one class. */
  | { class: Class }
  /** One flagship and the units within this number of hexes; without a flagship, any one unit. */
  | { 'near-flag': number };

/** The distances of combats that an effect applies to. */
export type Range =
  /** Close quarters: distance 1. */
  | 'close'
  /** Distance 2 and more. */
  | 'ranged'
  /** All distances. */
  | 'any';

/** The duration of a change in dice. */
export type Scope =
  /** Only the current roll. */
  | 'this'
  /** All attacks of units ordered this turn. */
  | 'ordered';

/** An action that a card forbids to ordered units. */
export type Restriction =
  /** Moving. */
  | 'move'
  /** Fighting in close quarters. */
  | 'close';

/** The condition for restoring a ship. */
export type Repair =
  /** The ship is always restored. */
  | 'sure'
  /** The ship is restored if a die shows the unit's own symbol or a blast. */
  | 'rolled';

/** The use of a command card as a reaction to an attack. */
export interface Reaction {
  /** Window in which the reaction may be played. */
  window: Window;
  /** Conditions for playing the card besides its window. */
  when: Condition;
  /** Effects of the reaction. */
  effects: Effect[];
}

/** A time at which cards may be played, as in table T5. */
export type Window =
  /** W1: before the command card. */
  | 'opening'
  /** W2: after all orders are given. */
  | 'ordered'
  /** W3: an ordered unit is about to move. */
  | 'move'
  /** W4: after all moves, in either side's turn. */
  | 'moved'
  /** W5: a combat is declared; for the side that rolls. */
  | 'declared-own'
  /** W6: a combat is declared; for the side of the target. */
  | 'declared-enemy'
  /** W7: dice are rolled; for the roller. */
  | 'rolled-own'
  /** W8: dice are rolled; for the side of the target. */
  | 'rolled-enemy'
  /** W9: a unit has more red alerts than it may ignore. */
  | 'alert'
  /** W10: an attack of the side has emptied the hex of its target. */
  | 'vacated'
  /** W11: the end of the turn. */
  | 'ending';

/** Conditions on a card in addition to its window. A card without effect is never playable. */
export interface Condition {
  /** Distance of the combat; missing if the distance does not matter. */
  range: Range | null;
  /** Classes of the side's unit; an empty list means any class. */
  classes: Class[];
  /** Whether the card is limited to attacks and bonus combats. */
  attack: boolean;
  /** Whether an enemy unit must have been eliminated this turn. */
  eliminated: boolean;
}

/** A kind of combat card. */
export interface Combat {
  /** Id of the card; the phrase keys of its texts are derived from it. */
  id: string;
  /** Number of copies. */
  copies: number;
  /** Price in star tokens. */
  cost: number;
  /** Window in which the card may be played. */
  window: Window;
  /** Conditions for playing the card besides its window. */
  when: Condition;
  /** Effects of the card, applied in this order. */
  effects: Effect[];
}

/**
 * The hexes of each sector from a side's point of view; hexes on dotted lines are in two sectors.
 */
export interface Sectors {
  /** Hexes of the left sector. */
  left: Hex[];
  /** Hexes of the center sector. */
  center: Hex[];
  /** Hexes of the right sector. */
  right: Hex[];
}

export interface Meteor {
  /** Speed in hexes per turn. */
  speed: number;
  /** Dice of a strike. */
  dice: number;
}

/**
 * The rules in an order: house rules, whether the rift is used, the seats of South and of North, and
 * whether a fleet may exit with its last unit without losing.
 */
export interface Rules extends HouseRules, Required<Pick<Options, 'rift' | 'crews' | 'departure'>> {}
