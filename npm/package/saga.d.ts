// The types of Saga, written by hand; a test holds them to what is met in play.
// Seats, armadas, hexes, sectors, cards and places are counted from 0.

/** A seat by its number. */
export type Seat = number;
/** An armada by its number: the seat's; alone, 0 and 1 are both of seat 0. */
export type Armada = number;
/** A hex by its number: the Jumpgate is 0, then ring by ring from the east against the clock. */
export type Hex = number;
/** A sector by its place in the order in which sectors came into play. */
export type Sector = number;
/** A Raider figure by its place in the state. */
export type Raider = number;
/** A Boss by its card. */
export type Boss = number;
/** A sector tile by its place in the content; a view has its name. 255 is one that another has seen. */
export type Tile = number;
/** A Commander by its place in the content. */
export type Commander = number;
/** A Unit or Power Up by its place in the content. */
export type Gear = number;
/** A card of a deck; copies of a card have numbers of their own. */
export type Card = number;
/**
 * A deck: common and special action cards, Explorations, events, Scanning Reports, Bosses, the
 * sector pile, the stack of Nebulas, then those of the scenario.
 */
export type Deck = number;
/** A thing of the scenario, such as a Colony Ship. */
export type Entity = number;
/** A counter of the scenario. */
export type Counter = number;
/** A badge of the Doom Counter. */
export type Badge = number;
/** A sequence of effects by its place in the table's book. */
export type Code = number;
/** Axial coordinates of a hex: the Jumpgate is `[0, 0]`, east of it lies `[1, 0]`. */
export type Axial = [q: number, r: number];

/** The type of a sector. */
export type Kind = 'jumpgate' | 'dawn' | 'black-hole' | 'asteroid' | 'planetary' | 'open' | 'nebula';
/** A color of sectors, armadas and Starbases, which always comes with a shape. */
export type Color = 'blue' | 'yellow' | 'green' | 'red';
/** A kind of Armada cards. */
export type GearKind = 'unit' | 'power-up';
/** How good an Armada card is. */
export type Quality = 'common' | 'special';
/** What is owned in numbers. */
export type Good = 'astartium' | 'exploration' | 'combat' | 'points';
/** A stat that is rolled for. */
export type Stat = 'combat' | 'shield' | 'speed';
/** Where Raiders spawn. */
export type Where = 'any' | 'adjacent' | 'far' | 'ravager';
/** Where a jump may end. */
export type Landing = 'gate-or-starbase' | 'any';
/** How a Boss comes onto the board. */
export type Placement = 'default' | 'nebula' | 'anywhere' | 'near';
/** For what an Intelligence Report is drawn. */
export type Find = 'starbase' | { entity: Entity };
/** A figure of enemies that an event changes. */
export type FoeStat = 'attack' | 'hull' | 'speed';
/** When an ability or an Instant may be used. */
export type Timing =
  | 'any'
  | 'upkeep'
  | 'movement'
  | 'before_check'
  | 'before_attack'
  | 'before_defend'
  | 'roll'
  | 'after_attack'
  | 'after_check'
  | 'damage'
  | 'combat_start'
  | 'combat_won';
/** What of the Cargo or the mat an enemy, a rival or a thing is. */
export type Target = { raider: Raider } | { boss: Boss } | { card: [Deck, Card] } | { entity: Entity } | { armada: Armada };
/** A track that levels are bought on. */
export type Track = 'starport' | 'lab';
/** What a Regroup gives. */
export type Regroup = 'draw' | 'repair' | 'exploration' | 'combat';
/** What the First Player puts next. */
export type Next = { event: Card } | { boss: Boss } | { armada: Armada } | { raider: Raider } | { sector: Hex };
/** What carries an ability. */
export type Source = 'commander' | { gear: Gear };
/** One item of a Cargo. */
export type Item = 'astartium' | 'exploration' | 'combat' | 'xpm';

/** What a seat may do. Choices of several parts end with `done`. */
export type Action =
  | { choose: [Commander, Color] }
  | { equip: [gear: Gear, out: Gear | null] }
  | { order: Next }
  | { at: Hex }
  | { pick: Target }
  | { 'from-cargo': Seat }
  | { item: Item }
  | { branch: number }
  | { 'pick-event': Card }
  | { free: Source }
  | { level: Track }
  | { move: Hex }
  | { explore: Hex }
  | 'pick-up'
  | { maneuver: [project: number, hex: Hex | null] }
  | { tow: [Hex, Item] }
  | { lead: Armada }
  | { side: boolean }
  | { fight: Target }
  | { regroup: Regroup }
  | { swap: [out: Gear, gear: Gear] }
  | { encounter: number }
  | { duel: Armada }
  | 'siege'
  | 'build'
  | { project: [project: number, count: number] }
  | { share: [seat: Seat, exploration: number, combat: number] }
  | { hauler: Seat }
  | { agree: boolean }
  | { play: [Card, Armada] }
  | { activate: [Source, Armada] }
  | 'repair'
  | { quell: Card }
  | { reroll: number }
  | { sink: Tile }
  | { keep: Tile }
  | 'done'
  | 'concede';

/** A phase of a round. */
export type Phase = 'events' | 'upkeep' | 'movement' | 'encounter' | 'expand';

/** Where the round is. */
export type Step = 'choose' | 'place' | 'setup' | 'doom' | 'effects' | 'scan' | { turns: Phase } | { end: Phase } | 'round-end' | 'over';

/** What something comes from: who chooses in it, what is told, and what changes it. */
export type Cause =
  | 'rule'
  | 'scenario'
  | { event: Card }
  | { boss: Boss }
  | { raider: number }
  | { scan: Card }
  | { exploration: [Card, boolean] }
  | { extra: [Deck, Card] }
  | { card: [Seat, Card] }
  | { gear: [Seat, Gear] }
  | { commander: [Seat, Commander] }
  | { level: Seat }
  | { reward: Seat }
  | 'ravager'
  | { foe: Target };

/** What a roll is for. */
export type Purpose = 'check' | 'attack' | 'defend';

/** How far a roll is. */
export type RollStage = 'begun' | 'ready' | 'rolled' | 'settled';

/** How far a combat is. */
export type Bout = 'begun' | 'start' | 'attack' | 'struck' | 'defend' | 'warded' | 'won' | 'rewarded' | 'lost';

/** For what a new sector is placed. */
export type Site = 'scan' | { boss: [Boss, Placement] } | { bossless: Placement } | { hole: number } | { wormhole: Armada };

/** How an armada is moved by something else than its turn. */
export type Shift = { step: number } | { jump: Landing } | 'pushed-out' | 'refuge' | { shoved: number };

/** What is paid for together. */
export type Works = 'starbase' | { project: number };

/** Why something left the board or the game. */
export type Fate = 'killed' | 'removed' | 'gate' | 'rammed' | 'surge' | 'ravager' | 'replaced' | 'wreck' | 'spent' | 'delivered';

/** How something moved. */
export type Travel = 'move' | 'explore' | 'effect' | 'return' | 'tow';

/** Why and how a game ended. */
export type Ending = { won: number } | { lost: number } | { called: boolean } | 'given-up' | 'points' | 'domination' | 'rounds';

/** What happened: one key that names it, and what belongs to it. */
export type Event =
  | { chosen: { seat: Seat; commander: Commander; color: Color } }
  | { round: { round: number; first: Seat } }
  | { phase: { round: number; phase: Phase } }
  | { turn: { phase: Phase; armada: Armada } }
  | { badge: { badge: Badge } }
  | { drawn: { deck: Deck; card: Card } }
  | { acts: { by: Cause } }
  | { 'event-came': { card: Card; by: Cause } }
  | { 'event-left': { card: Card; by: Cause } }
  | { quelled: { seat: Seat; card: Card; tokens: number } }
  | { placed: { hex: Hex; tile: Tile | null; by: Cause } }
  | { revealed: { hex: Hex; tile: Tile } }
  | { 'xpm-placed': { hex: Hex; by: Cause } }
  | { 'xpm-lost': { hex: Hex | null; seat: Seat | null; fate: Fate } }
  | { 'xpm-taken': { armada: Armada; hex: Hex } }
  | { 'xpm-moved': { armada: Armada; entity: Entity; onto: boolean } }
  | { installed: { seat: Seat | null; installed: number } }
  | { spawned: { raider: Raider; level: number; hex: Hex; by: Cause } }
  | { 'no-figure': { level: number } }
  | { marched: { raider: Raider; from: Hex; to: Hex; by: Cause } }
  | { promoted: { raider: Raider; level: number; by: Cause } }
  | { 'raider-left': { raider: Raider; level: number; hex: Hex; fate: Fate } }
  | { surged: { hex: Hex } }
  | { 'boss-came': { boss: Boss; hex: Hex } }
  | { 'boss-left': { boss: Boss; hex: Hex; fate: Fate } }
  | { 'ravager-came': { hex: Hex } }
  | { 'ravager-moved': { from: Hex; to: Hex } }
  | { entity: { entity: Entity; from: Hex | null; to: Hex | null } }
  | { 'entity-revealed': { entity: Entity; hull: number } }
  | { 'entity-hull': { entity: Entity; hull: number; by: Cause } }
  | { counted: { counter: Counter; value: number } }
  | { astartium: { hex: Hex; count: number } }
  | { salvaged: { armada: Armada; hex: Hex } }
  | { moved: { armada: Armada; from: Hex | null; to: Hex; travel: Travel; mp: number } }
  | { gained: { seat: Seat; good: Good; count: number; by: Cause } }
  | { lost: { seat: Seat; good: Good; count: number; by: Cause } }
  | { tokens: { armada: Armada; count: number } }
  | { refreshed: { seat: Seat } }
  | { freed: { armada: Armada; source: Source } }
  | { stats: { seat: Seat } }
  | { repaired: { seat: Seat; hull: number; by: Cause } }
  | { threatened: { armada: Armada; damage: number; by: Cause } }
  | { softened: { armada: Armada; left: number } }
  | { damaged: { armada: Armada; damage: number; hull: number; by: Cause } }
  | { destroyed: { armada: Armada } }
  | { level: { seat: Seat; track: Track; level: number } }
  | { center: { seat: Seat; level: number } }
  | { equipped: { seat: Seat; gear: Gear; out: Gear | null } }
  | { declined: { seat: Seat } }
  | { 'drew-cards': { seat: Seat; deck: Deck; count: number } }
  | { 'drew-card': { seat: Seat; card: Card } }
  | { played: { seat: Seat; card: Card; armada: Armada } }
  | { activated: { seat: Seat; source: Source; armada: Armada } }
  | { check: { armada: Armada; stat: Stat; need: number; by: Cause } }
  | { rolled: { armada: Armada; purpose: Purpose; stat: Stat; faces: number[]; aim: number } }
  | { rerolled: { armada: Armada; place: number; face: number } }
  | { result: { armada: Armada; purpose: Purpose; hits: number } }
  | { checked: { armada: Armada; passed: boolean } }
  | { exploring: { armada: Armada; card: Card } }
  | { side: { armada: Armada; hard: boolean } }
  | { trial: { armada: Armada; encounter: number; deck: Deck; card: Card } }
  | { 'trial-over': { armada: Armada; encounter: number; passed: boolean } }
  | { fight: { armada: Armada; foe: Target; hull: number } }
  | { 'foe-hit': { armada: Armada; foe: Target; damage: number; hull: number } }
  | { 'fight-over': { armada: Armada; foe: Target; won: boolean } }
  | { regrouped: { armada: Armada; regroup: Regroup } }
  | { swapped: { armada: Armada; out: Gear; gear: Gear } }
  | { passed: { armada: Armada; phase: Phase } }
  | { claimed: { armada: Armada; foe: Target } }
  | { contributed: { seat: Seat; agreed: boolean } }
  | { built: { armada: Armada; hex: Hex; color: Color } }
  | { reactivated: { hex: Hex } }
  | { 'starbase-found': { hex: Hex } }
  | { 'starbase-lost': { hex: Hex; fate: Fate } }
  | { project: { armada: Armada; project: number; expand: boolean } }
  | { scouted: { seat: Seat; count: number } }
  | { seen: { seat: Seat; tile: Tile } }
  | { sunk: { seat: Seat; tile: Tile } }
  | { 'sunk-one': { seat: Seat } }
  | { duel: { by: Armada; against: Armada; first: Armada } }
  | { strike: { from: Armada; to: Armada; damage: number } }
  | { 'duel-over': { winner: Armada | null } }
  | { looted: { winner: Seat; loser: Seat; item: Item } }
  | { siege: { armada: Armada; hex: Hex; won: boolean } }
  | { line: { line: number } }
  | { conceded: { seat: Seat } }
  | { over: { ending: Ending } };

/** Which Raiders are meant; missing bounds do not restrict. */
export interface Filter {
  /** The highest level. */
  level_max: number | null;
  /** How far from the subject at most. */
  within: number | null;
}

/** Something that comes before what lies below it goes on. The last of the list is at work. */
export type Task =
  | { run: { code: Code; at: number; on: Armada | null; by: Cause } }
  | { each: { code: Code; rest: Armada[]; by: Cause } }
  | { acts: { events: Card[]; bosses: Boss[] } }
  | { check: { armada: Armada; stat: Stat | null; need: number; pass: Code; fail: Code; by: Cause; hits: number | null } }
  | { roll: { armada: Armada; purpose: Purpose; stat: Stat; stage: RollStage; extra: number; auto: number; aim: number; faces: number[] } }
  | { reroll: { seat: Seat; left: number; chosen: number[] } }
  | { damage: { armada: Armada; left: number; by: Cause; asked: boolean } }
  | { window: { at: Timing; armada: Armada; passed: Seat[]; asked: Seat | null } }
  | { fight: { armada: Armada; foe: Target; hull: number; bout: Bout; aim: number; hits: number | null } }
  | { duel: { sides: [Armada, Armada]; by: Armada; exchanges: number; bout: Bout; striker: number; hits: [number | null, number | null]; dealt: [number, number]; aims: [number, number] } }
  | { siege: { armada: Armada; hits: number | null } }
  | { exploration: { armada: Armada; card: Card; hard: boolean | null; hits: number | null } }
  | { trial: { armada: Armada; encounter: number; card: Card; passed: boolean | null; hits: number | null } }
  | { claim: { armada: Armada; foe: Target; rest: Armada[] } }
  | { equip: { seat: Seat; kind: GearKind; quality: Quality } }
  | { pay: { armada: Armada; left: number } }
  | { branch: { armada: Armada; codes: [Code, Code]; by: Cause } }
  | { trade: { armada: Armada; goods: [Good, Good]; most: number; by: Cause } }
  | { loot: { winner: Seat; loser: Seat } }
  | { place: { site: Site; tile: Tile | null; left: number; by: Cause } }
  | { report: { card: Card; placed: boolean; reinforced: boolean } }
  | { xpm: { among: Sector[]; by: Cause } }
  | { spawn: { level: number; left: number; place: Where; on: Sector[]; by: Cause } }
  | { advance: { rest: Raider[]; steps: number; by: Cause } }
  | { march: { raider: Raider; left: number; by: Cause } }
  | { shove: { filter: Filter; armada: Armada; target: Target | null; left: number; by: Cause } }
  | { promote: { filter: Filter; left: number; done: Raider[]; on: Armada | null; by: Cause } }
  | { destroy: { filter: Filter; left: number; on: Armada | null; by: Cause } }
  | { arrival: { raider: Raider; spawned: boolean; stage: number } }
  | 'gate-loss'
  | { relocate: { armada: Armada; shift: Shift; by: Cause } }
  | { cancel: { seat: Seat; left: number; by: Cause } }
  | { scout: { seat: Seat; left: number; kept: number } }
  | { refresh: { armada: Armada; left: number; by: Cause } }
  | { build: { armada: Armada; works: Works; shares: [[number, number], [number, number], [number, number], [number, number]]; hauler: Seat | null; asked: Seat[] | null } }
  | { 'boss-fight': { armada: Armada; boss: Boss } }
  | { tow: { armada: Armada; entity: Entity; project: number } }
  | { ravage: { left: number; away: boolean } }
  | { collision: { stage: number; rest: Armada[]; armada: Armada | null; hits: number | null } }
  | { intelligence: { find: Find; card: Card; stage: number } }
  | { surge: { rest: Sector[]; any: boolean } }
  | { destruction: { armada: Armada; stage: number } }
  | { named: { hex: Hex } }
  | { scene: { sector: Sector; level: number } };

/** An equipped card. */
export interface Slot {
  /** Which. */
  gear: Gear;
  /** Whose Activation Token lies on it. */
  token: Armada | null;
}

/** A player's mat and Cargo. Solo play has one mat for two armadas. */
export interface Mat {
  /** The Commander, once chosen. */
  commander: Commander | null;
  /** The color, once chosen. */
  color: Color | null;
  /** Whose Activation Token lies on the Commander. */
  commander_token: Armada | null;
  /** Combat, Shield, Speed without what is equipped, unclamped. */
  stats: [number, number, number];
  /** Hull. */
  hull: number;
  /** Levels of the Starport, the Research Lab, the Command Center. */
  levels: [number, number, number];
  /** Units. */
  units: Slot[];
  /** Power Ups. */
  powers: Slot[];
  /** Armada cards of the deck: an open hand. */
  deck: Gear[];
  /** Unspent Activation Tokens, by armada; all but solo play use the seat's own place. */
  tokens: number[];
  /** Spent ones whose card has left the mat, by armada. */
  adrift: number[];
  /** Astartium. */
  astartium: number;
  /** Exploration Tokens. */
  exploration: number;
  /** Combat Tokens. */
  combat: number;
  /** Victory Points. */
  points: number;
  /** Whether the Cargo holds an XPM. */
  xpm: boolean;
  /** Action cards in hand: how many. */
  hand: number;
  /** What the next Starbase and the next level this round cost more or less. */
  discounts: [starbase: number, level: number];
  /** XPMs delivered to the Jumpgate, in the Arena. */
  delivered: number;
  /** Rounds until destroying the armada counts again. */
  shaken: number;
}

/** An armada. */
export interface ArmadaState {
  /** Where; none before it starts, or once its player gave up. */
  sector: Sector | null;
  /** Movement Points left. */
  mp: number;
  /** By how much each evade cost is reduced this turn; 255 is all. */
  evade_discount: number;
  /** Whether it must Explore. */
  explorer: boolean;
  /** Whether its movement turn, encounter or Expand turn of this phase is over. */
  done: boolean;
  /** Whether its encounter of this round is used, also early. */
  met: boolean;
  /** Whether it was in a duel this round. */
  duelled: boolean;
}

/** A Starbase. */
export interface Starbase {
  /** Its color; none of a lost one. */
  color: Color | null;
  /** Whether it is active. */
  active: boolean;
  /** Whether it is a home, which cannot be destroyed. */
  home: boolean;
}

/** A sector in play. */
export interface SectorState {
  /** Where. */
  hex: Hex;
  /** Its tile; none of a face-down one whose tile is drawn when it is turned up. */
  tile: Tile | null;
  /** Whether it is face up. */
  up: boolean;
  /** Whether an XPM lies here. */
  xpm: boolean;
  /** Astartium that lies here. */
  astartium: number;
  /** The Starbase. */
  starbase: Starbase | null;
}

/** A Raider; of level 0 it is none. */
export interface RaiderState {
  /** Its level, 1 to 3. */
  level: number;
  /** Where. */
  sector: Sector;
}

/** A thing of the scenario. */
export interface EntityState {
  /** Where; none when it is not on the board. */
  sector: Sector | null;
  /** Whether it is revealed. */
  revealed: boolean;
  /** Hull, or the hold. */
  hull: number;
  /** Whether it carries an XPM. */
  xpm: boolean;
  /** Whose Activation Token lies on its card. */
  token: [Seat, Armada] | null;
}

/** A deck. */
export interface DeckState {
  /** Cards that nobody has seen. */
  unseen: number[];
  /** Cards on top that were looked at, the topmost first. */
  top: Card[];
  /** Who looked at them. */
  seen: Seat[];
  /** Cards known to lie at the bottom, the next one first. */
  bottom: Card[];
}

/** An event in play. */
export interface InPlay {
  /** Which. */
  card: Card;
  /** Combat Tokens on it. */
  tokens: number;
}

/** What is counted for the end. */
export interface Tally {
  /** Raiders killed in combat. */
  raiders: number;
  /** Bosses killed in combat. */
  bosses: number;
  /** Sectors explored by armadas. */
  explored: number;
  /** Armadas destroyed. */
  destroyed: number;
  /** XPMs brought to where they belong. */
  delivered: number;
  /** Starbases built or reactivated. */
  starbases: number;
}

/** What everybody sees. */
export interface Public {
  /** The round, from 1; 0 at set-up. */
  round: number;
  /** The First Player. */
  first: Seat;
  /** Where the round is. */
  step: Step;
  /** How much of the step is done, where it has several parts. */
  stage: number;
  /** What comes before it, the innermost last. */
  tasks: Task[];
  /** Whose turn of the phase it is; none while one is chosen, or between turns. */
  acting: Armada | null;
  /** Sectors in play, in the order in which they came. */
  sectors: SectorState[];
  /** Armadas, by number. */
  armadas: ArmadaState[];
  /** Mats, by seat. */
  mats: Mat[];
  /** Raiders, by number. */
  raiders: RaiderState[];
  /** Where each Boss stands, by its card. */
  bosses: (Sector | null)[];
  /** Where the Ravager stands. */
  ravager: Sector | null;
  /** Things of the scenario, by number. */
  entities: EntityState[];
  /** Counters of the scenario. */
  counters: number[];
  /** XPMs in the supply, and on the scenario card. */
  xpm: number;
  installed: number;
  /** Raider figures left, by level. */
  figures: [number, number, number];
  /** Starbases left; in the Arena by color. */
  starbases: [number, number, number, number];
  /** Decks. */
  decks: DeckState[];
  /** Tiles of the pile, on top, at the bottom or face down on the board, that each seat has looked at and whose place it knows. */
  scouted: Tile[][];
  /** Events in play, the oldest first. */
  events: InPlay[];
  /** The last Scanning Report, and the last Retaliation card. */
  shown: [Card | null, Card | null];
  /** Whether an event was drawn for a surge this round. */
  surged: boolean;
  /** How often each movement and Expand action of the scenario was taken this round or turn. */
  uses: [number[], number[]];
  /** Seats that declined to contribute in this Expand turn. */
  refused: Seat[];
  /** Commanders that are offered at set-up. */
  offered: Commander[];
  /** Sectors revealed, spawned on and so on while a trigger waits. */
  news: Sector[];
  /** The count of the game. */
  tally: Tally;
  /** Seats that gave up. */
  resigned: Seat[];
  /** How it ended. */
  ending: Ending | null;
}

/** What a viewer may know. */
export interface View {
  format: 'saga-position/1';
  public: Public;
  /** Whose view it is; null of somebody who watches. */
  viewer: Seat | null;
  /** Action cards in hand, by seat; null where they are hidden from the viewer. */
  hands: (Card[] | null)[];
  /** How many common and special cards each hand holds. */
  backs: [common: number, special: number][];
  /** Where each sector is. */
  hexes: Axial[];
  /** The ids of cards and tiles by their numbers. */
  cards: {
    tiles: string[];
    commanders: string[];
    gear: string[];
    actions: string[];
    explorations: string[];
    events: string[];
    scans: string[];
    bosses: string[];
  };
  /** What the scenario has, by the numbers of play. */
  scenario: {
    id: string;
    rounds: number;
    counters: string[];
    entities: string[];
    badges: string[];
    encounters: string[];
    movement: string[];
    expand: string[];
    decks: { id: string; cards: string[] }[];
  };
}

/** A whole position, with every hand. */
export interface Position {
  format: 'saga-position/1';
  state: {
    public: Public;
    /** Action cards in hand, by seat. */
    hands: Card[][];
  };
}

export type Difficulty = 'recruit' | 'standard' | 'veteran';

/** House switches; all off by default. */
export interface HouseRules {
  /** Regroup needs a sector without enemies. */
  clear_regroup: boolean;
  /** A campaign is won only when no Boss badge is left. */
  all_badges: boolean;
  /** Three deliveries and two Starbases win the Arena at once. */
  domination: boolean;
  /** Partners sit opposite in the Arena. */
  teams: boolean;
}

/** What is agreed on before a game, besides its scenario. */
export interface Terms {
  difficulty: Difficulty;
  /** The First Player; null draws one. */
  first: Seat | null;
  /** Rounds, where others are agreed on than the scenario has. */
  rounds: number | null;
}

/** What `rules` of an order may say: the terms, and the house switches. */
export interface Rules extends Terms, HouseRules {}

/** Everything chosen before the game. */
export interface Options extends Partial<Terms> {
  /** 1 to 4; one seat plays two armadas. */
  seats: number;
  /** One of the box or of the pack by its id, or one’s own. */
  scenario?: { shipped: 'ftj' | 'spa' | 'lst' | 'dis' | 'opc' | 'arn' | string } | { custom: Scenario };
  rules?: Partial<HouseRules>;
}

/** Effects and operations are texts in the closed vocabulary of the rules, such as `each(damage(1))`. */
export type Script = string;
/** A condition: a text such as `round >= 10`, or several joined. */
export type Condition = string | Joined;

/** Which side of a sector is up. */
export type Face = 'up' | 'down';

/** What keeps a thing out of a sector. */
export type Barrier = 'boss' | 'raider' | 'blackhole';

/** When a thing is revealed. */
export type Reveal = 'always' | 'face_up';

/** Whether XPMs are lost at the Jumpgate. */
export type XpmLoss = 'none' | 'installed_first';

/** Whether Bosses are protected. */
export type ForceField = 'none' | 'needs_starbase';

/** What the Scanning Report does about XPMs. */
export type ScanMode = 'normal' | 'astartium_all' | 'off';

/** Where no XPM is placed. */
export type ScanBar = 'any_starbase';

/** Who pays for an Expand action. */
export type Contributors = 'none' | 'same_sector';

/** House switches and kinds of play. */
export type Flag =
  | 'regroup_needs_clear_sector'
  | 'win_requires_all_badges'
  | 'hidden_hands'
  | 'starbase_own_color_only'
  | 'duels'
  | 'sieges'
  | 'draft';

/** As what a counter is shown. */
export type Shown = 'number' | 'xpm_slots' | 'track' | 'hidden';

/** How many may play. */
export interface Players {
  /** Fewest. */
  min: number;
  /** Most. */
  max: number;
  /** Whether one player may play with two armadas, where the fewest is one. */
  solo?: boolean;
}

/** What everybody starts with besides what the rules give. */
export interface StartGoods {
  /** Astartium; may be negative. */
  astartium?: number;
  /** Activation Tokens. */
  activation?: number;
  /** Hull. */
  hull?: number;
  /** Common Action cards. */
  common_actions?: number;
  /** Special Action cards. */
  special_actions?: number;
  /** Events in play. */
  events?: number;
}

/** A sector in play from the start: a tile, or one of the pile of some types. */
export interface FixedSector {
  /** Where. */
  hex?: Axial;
  /** Its tile; none draws one. */
  tile?: string;
  /** Types of which one is drawn; none for all of the pile. */
  types?: Kind[];
  /** Which side is up. */
  face?: Face;
  /** Whether an XPM lies there. */
  xpm?: boolean;
}

/** The map. */
export interface SectorMap {
  /** Sectors in play. */
  fixed?: FixedSector[];
  /** How far from the Jumpgate sectors may be placed. */
  max_distance?: number;
  /** How many neighbors they need. */
  min_neighbors?: number;
}

/** The sector pile: tiles by the letter of their type, `A`, `P`, `O` and `N`. */
export interface Pile {
  /** `all`, or the ids of tiles. */
  types?: Record<string, Never>>;
  /** Tiles that are left out. */
  exclude?: string[];
}

/** Where each armada may choose to start. */
export interface StartChoice {
  /** Among these hexes; none for all that fit the rest. */
  hexes?: Axial[];
  /** Of this type. */
  filter?: Kind;
  /** Next to a sector of this type. */
  beside?: Kind;
  /** Whether no two may start in one place. */
  distinct?: boolean;
}

/** What there is of pieces. */
export interface Supply {
  /** XPMs. */
  xpm?: number;
  /** Raiders by level. */
  raiders?: [number, number, number];
  /** Starbases. */
  starbases?: number;
}

/** A thing of the scenario, such as a Colony Ship. */
export interface Thing {
  /** Its id. */
  id?: string;
  /** As what it is drawn: `ship` or `marker`. */
  kind?: string;
  /** Where it starts; none comes by a report or an operation. */
  start?: Axial;
  /** Hull when it is revealed. */
  hull?: number;
  /** The most Hull; none has no limit. */
  hull_max?: number;
  /** Whether it can carry an XPM. */
  cargo_xpm?: boolean;
  /** Whether its Hull is its fuel. */
  fuel_is_hull?: boolean;
  /** What keeps it out. */
  blocked_by?: Barrier[];
  /** When it is revealed. */
  reveal?: Reveal;
}

/** What happens when a Raider enters the Jumpgate. */
export interface GateRule {
  /** Whether an XPM is lost. */
  xpm_loss?: XpmLoss;
  /** What happens then. */
  effects?: string;
}

/** A Boss that is there from the start. */
export interface BossPreset {
  /** Its card. */
  boss: string;
  /** Where. */
  hex: Axial;
}

/** How Bosses come and what protects them. */
export interface BossRule {
  /** How they come. */
  placement?: Placement;
  /** Whether they are protected. */
  force_field?: ForceField;
  /** Those that are there from the start. */
  preset?: BossPreset[];
  /** Whether an event is drawn as one comes. */
  event_on_spawn?: boolean;
}

/** What the Scanning Report does. */
export interface ScanRule {
  /** About XPMs. */
  xpm?: ScanMode;
  /** Whether sectors are added where no XPM could be placed. */
  expand_on_fail?: boolean;
  /** Where no XPM is placed. */
  forbid_on?: ScanBar[];
}

/** Whether armadas explore. */
export interface ExploreRule {
  /** Whether they do. */
  enabled: boolean;
}

/** An encounter of the scenario. */
export interface Encounter {
  /** Its id. */
  id?: string;
  /** Where */
  where?: string;
  /** What must be so */
  needs?: string[];
  /** The deck whose card decides; none passes. */
  resolve?: string;
  /** After a success. */
  pass?: string[];
  /** After a failure. */
  fail?: string[];
}

/** What an action of the scenario costs. */
export interface Cost {
  /** Movement Points. */
  mp?: number;
  /** Exploration Tokens. */
  E?: number;
  /** Combat Tokens. */
  C?: number;
  /** Astartium. */
  A?: number;
  /** XPMs of the Cargo, which are used up. */
  xpm?: number;
  /** An Activation Token, which lies on this thing till Upkeep. */
  activation?: string;
}

/** Goods that become Hull of a thing, one for one. */
export interface Fill {
  /** The thing. */
  entity: string;
  /** `A`, `E` or `C`. */
  with: string;
  /** How many at most; none as far as there is room. */
  most?: number;
}

/** An Expand or movement action of the scenario. At most one of `fly`, `tow` and `fill`. */
export interface Project {
  /** Its id. */
  id?: string;
  /** Where */
  where?: string;
  /** What must be so */
  needs?: string[];
  /** What it costs. */
  cost?: Cost;
  /** Who pays. */
  contributors?: Contributors;
  /** A thing that moves a sector for as much of its Hull as the sector costs. */
  fly?: string;
  /** A thing that moves a sector for each Exploration or Combat Token. */
  tow?: string;
  /** A thing that is filled. */
  fill?: Fill;
  /** What happens then. */
  effect?: string[];
  /** How often in a round; none is no limit. */
  per_round?: number;
}

/** A counter. */
export interface CounterRule {
  /** Its id. */
  id?: string;
  /** The least. */
  min?: number;
  /** The most. */
  max?: number;
  /** Where it starts. */
  start?: number;
  /** As what it is shown. */
  shown_as?: Shown;
}

/** Which cards take part. */
export interface Decks {
  /** Events. */
  events?: 'default' | (string | EventCard)[];
  /** Explorations. */
  exploration?: 'default' | (string | ExplorationCard)[];
  /** Scanning Reports. */
  scanning?: 'default' | (string | ScanCard)[];
  /** Bosses. */
  bosses?: 'default' | (string | BossCard)[];
  /** Decks of its own. */
  extra?: Record<string, ExtraFile>>>;
}

/** The Ravager. */
export interface Ravager {
  /** Whether there is one. */
  enabled?: boolean;
  /** The badge by which it arrives. */
  spawn_badge?: string;
  /** How far from the Jumpgate. */
  distance?: number;
}

/** Conditions that are joined. */
export interface Joined {
  /** All of these. */
  all?: Condition[];
  /** Any of these. */
  any?: Condition[];
  /** Not this. */
  not?: Condition;
}

/** What Victory Points are given for. */
export interface Points {
  /** A Raider killed in combat, by level. */
  raider?: [number, number, number];
  /** A Boss killed. */
  boss?: number;
  /** The hard side of an Exploration. */
  hard?: number;
  /** An XPM brought to the Jumpgate, and home. */
  deliver?: [number, number];
  /** An armada destroyed in a duel: the sole leader's, an equal or better one's, a weaker one's. */
  duel?: [number, number, number];
  /** A Starbase destroyed. */
  siege?: number;
  /** Each own Starbase but the home at the end. */
  standing?: number;
  /** The Command Center at the end: from a level on, so many. */
  center?: [[number, number], [number, number]];
}

/** An event. */
export interface EventCard {
  /** Its id. */
  id: string;
  /** Whether it acts in Phase 1.2; otherwise it holds all the time. */
  recurring: boolean;
  /** What it does. */
  effect: string;
}

/** An Exploration card. */
export interface ExplorationCard {
  /** Its id. */
  id: string;
  /** Its easy side. */
  easy: SideFile;
  /** Its hard side. */
  hard: SideFile;
}

/** A card of a scenario's own deck: a check, an enemy, or two lines. */
export interface ExtraCard {
  /** Its id. */
  id?: string;
  /** The check, if it is one. */
  check?: Test;
  /** The enemy, if it is one. */
  enemy?: Foe;
  /** Without and with the Ravager on the board, if it has two lines. */
  lines?: [string, string];
  /** What happens as the combat with the enemy starts. */
  start?: string;
  /** What failing the check does besides. */
  fail?: string;
  /** What a success gives. */
  reward?: string;
}

/** A Boss. */
export interface BossCard {
  /** Its id. */
  id: string;
  /** Its figures. */
  foe: Foe;
  /** What it does in every Phase 1.2. */
  effect?: string;
  /** What is won. */
  reward?: string;
}

/** An Intelligence Report. */
export interface Report {
  /** Its id. */
  id?: string;
  /** Hexes that are filled, in order. */
  hexes?: Axial[];
  /** Raiders. */
  raiders?: ReportRaider[];
  /** Where the thing is. */
  x?: Axial;
}

/** A Scanning Report. */
export interface ScanCard {
  /** Its id. */
  id: string;
  /** First and second location of the XPM. */
  xpm: [Location, Location];
  /** Where reinforcements come. */
  raiders: Location[];
}

/** What may differ by the number of players. */
export interface Variant {
  /** Rounds at most. */
  rounds?: number;
  /** What everybody starts with. */
  start?: StartGoods;
  /** The map. */
  map?: SectorMap;
  /** The sector pile; `none` for none. */
  pile?: string | Pile;
  /** Whether Thick Nebulas are a stack of their own. */
  nebula_stack?: boolean;
  /** Where armadas start: `jumpgate`, a list of hexes by seat, or a choice. */
  armada_start?: string | Axial[] | StartChoice;
  /** Home sectors by seat. */
  homes?: Axial[];
  /** What there is of pieces. */
  supply?: Supply;
  /** Things. */
  entities?: Thing[];
  /** Badges by round. */
  badges?: Record<string, string[]>;
  /** Operations by trigger. */
  on?: Record<string, string[]>;
  /** What draws Raiders: `jumpgate`, `entity:<id>`, `starbase`, `armada`; the first that there is. */
  attractor?: string[];
  /** What happens when a Raider enters the Jumpgate. */
  gate_rule?: GateRule;
  /** Bosses. */
  boss?: BossRule;
  /** The Scanning Report. */
  scan?: ScanRule;
  /** Whether armadas explore. */
  explore?: ExploreRule;
  /** Encounters. */
  encounters?: Encounter[];
  /** Whether Starbases are built. */
  build?: boolean;
  /** Expand actions. */
  expand?: Project[];
  /** Movement actions. */
  movement?: Project[];
  /** Counters. */
  counters?: CounterRule[];
  /** Which cards take part. */
  decks?: Decks;
  /** Intelligence Reports: ids, or whole ones. */
  reports?: (string | Report)[];
  /** The Ravager. */
  ravager?: Ravager;
  /** When it is won: any of these suffices. */
  win?: Condition[];
  /** When it is lost: likewise. */
  lose?: Condition[];
  /** House switches. */
  flags?: Flag[];
  /** What Victory Points are given for. */
  vp?: Points;
  /** Victory Points that end the game at the end of a round. */
  target_vp?: number;
  /** What is barred from the start. */
  forbid?: string[];
  /** Lines for the log. */
  lines?: string[];
}

/** A scenario; a schema of it lies beside the page. */
export interface Scenario extends Variant {
  format: 1;
  /** Lower-case letters, digits and hyphens. */
  id: string;
  title: string;
  author?: string;
  /** What it is about. */
  story?: string;
  /** What is to be done, in words. */
  goal_text?: string;
  players: Players;
  /** What differs, by the number of players. */
  variants?: Record<string, Variant>;
}
