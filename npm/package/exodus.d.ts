// The types of Exodus, written by hand; a test holds them to what is met in play.
// Seats, hexes, ships, cards and places are counted from 0; directions from 1.

/** A seat by its number. */
export type Seat = number;
/**
 * A hex by its number in the canonical order of the map: the High Council is 0, then ring by ring,
 * each clockwise from north. A view says where each is.
 */
export type Hex = number;
/**
 * A ship by its number: eight for each seat, two of each type in the order of `ShipType`. Ship 13 is
 * the second carrier of seat 1.
 */
export type Ship = number;
/** A Political card by its place in the deck of the box; a view has its name. */
export type PoliticalCard = number;
/** A Resistance card by its place. */
export type ResistanceCard = number;
/** An Ability card by its place. */
export type AbilityCard = number;
/** An Action card of a hand, 0 to 5. */
export type ActionCard = number;
/** A Bonus Action card, 0 to 5. */
export type BonusCard = number;
/** From north clockwise. */
export type Direction = 1 | 2 | 3 | 4 | 5 | 6;
/** A set of vote tokens: 1 is A, 2 is B, 4 is C, and sums of them. */
export type Letters = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type Letter = 'a' | 'b' | 'c';
export type Resource = 'cp' | 'ax' | 'ph';
/** The six actions. */
export type Deed = 'research' | 'bank' | 'build' | 'upgrade' | 'trade' | 'mine';
export type ShipType = 'raider' | 'fighter' | 'carrier' | 'cruiser';
export type Rocket = 'hypersonic' | 'biochemical' | 'graviton';
/** A part of ships. */
export type Part = 'nuclear' | 'fusion' | 'antigravity' | 'phase' | 'ssl' | 'plasma' | 'antimatter' | 'em' | 'mg' | 'qgp';
/** What is bought with Buy Upgrades. Lists by item are in this order. */
export type Item = Part | Rocket;
export type Tech =
  | 'adv-trading'
  | 'adv-phasium'
  | 'adv-axinium'
  | 'adv-cp'
  | 'adv-banking'
  | 'basic-politics'
  | 'adv-politics'
  | 'expert-politics'
  | 'master-politics'
  | 'expert-cloning'
  | 'hypersonic'
  | 'biochemical'
  | 'graviton'
  | 'em-shield'
  | 'mg-shield'
  | 'qgp-shield'
  | 'plasma'
  | 'ssl'
  | 'antimatter'
  | 'adv-maneuver'
  | 'basic-repairs'
  | 'civilian-ships'
  | 'adv-mining'
  | 'radar'
  | 'cloaking'
  | 'fusion'
  | 'antigravity'
  | 'basic-research';
/** The three rounds of actions in a turn. */
export type Round = 'first' | 'second' | 'third';
/** A token of a movement order: stay for a step, or go. */
export type Token = 'blank' | { go: Direction };
export type Exchange = 'sell-ax' | 'sell-ph' | 'buy-ax' | 'buy-ph';
/**
 * How a part lies on a blueprint, as a number: the ways in which it can lie on that grid, in
 * ascending order of the topmost, leftmost cell that it covers, then of its turn.
 */
export type Way = number;

/** What a seat may do. Choices of several parts end with `done`; sealed ones may be reopened. */
export type Action =
  | { start: Tech }
  | 'fit-usual'
  | { take: Hex }
  | 'take-all'
  | { vote: Letters }
  | { bid: [cp: number, ability: boolean] }
  | { favor: Letter }
  | { repeal: PoliticalCard }
  | { offer: BonusCard }
  | { pick: BonusCard }
  | { rank: Seat }
  | { play: ActionCard }
  | { react: ActionCard }
  | 'take-back'
  | { learn: Tech }
  | 'bank'
  | { build: ShipType }
  | { buy: Item }
  | { arm: [Rocket, Hex] }
  | { lift: [ShipType, place: number] }
  | { fit: [ShipType, Part, Way] }
  | 'restore'
  | 'open-trade'
  | { exchange: Exchange }
  | 'mine'
  | { put: Hex }
  | { target: [Rocket, from: Hex, to: Hex] }
  | { kill: Seat }
  | { mount: Ship }
  | { ferry: [from: Hex, to: Hex] }
  | { join: [ship: Ship, leader: Ship] }
  | { order: [Ship, Token] }
  | { step: [Ship, Direction] }
  | { uncloak: boolean }
  | { hit: Ship }
  | { deploy: Ship }
  | { discard: ResistanceCard }
  | 'refit'
  | { invoke: AbilityCard }
  | 'done'
  | 'reopen'
  | 'concede'
  | 'call-time';

/** Why money or resources changed hands. */
export type Reason =
  | 'income'
  | 'tax'
  | 'card'
  | 'vote'
  | 'penalty'
  | 'election'
  | 'research'
  | 'bank'
  | 'build'
  | 'upgrade'
  | 'trade'
  | 'cap';
/** Why cubes moved. */
export type Passage = 'growth' | 'card' | 'reaction' | 'killed' | 'wreck' | 'ruin';
/** What a roll was for. */
export type Dice = 'bank' | 'trade' | 'mine' | { distance: Rocket } | { damage: Rocket } | 'battle' | 'guard' | 'deploy';
/** A line of the score. */
export type Line = 'planets' | 'domination' | 'council' | 'resistance' | 'battles' | 'titles' | 'laws' | 'abilities';
/** Where an action of a seat comes from; of a card, with the number of its effect. */
export type Origin =
  | { card: Round }
  | 'reaction'
  | 'bonus'
  | { political: [PoliticalCard, effect: number] }
  | { resistance: [ResistanceCard, effect: number] }
  | 'house';

/** What was bid, and for which letters; `extra` is what an ability adds. */
export interface Bid {
  letters: Letters;
  cp: number;
  ability: boolean;
  extra: number;
}

/**
 * What happened: one key that names it, and what belongs to it. `by` and `count` are amounts, `cp`
 * and `ph` are paid; victory points are told in sixtieths.
 */
export type Event =
  | { 'turn-started': { turn: number; last: boolean } }
  | { committed: { seat: Seat } }
  | { reopened: { seat: Seat } }
  | { 'start-tech': { seat: Seat; tech: Tech } }
  | { 'parts-fitted': { seat: Seat } }
  | { changed: { seat: Seat; what: Resource; by: number; reason: Reason } }
  | { cubes: { seat: Seat; hex: Hex; by: number; passage: Passage } }
  | { tokens: { hex: Hex; by: number } }
  | { taken: { seat: Seat; hex: Hex; count: number } }
  | { repaired: { ship: Ship; by: number } }
  | { 'resolution-left': { card: PoliticalCard } }
  | { revealed: { letter: Letter; card: PoliticalCard } }
  | { 'vote-shown': { seat: Seat; bid: Bid; valid: boolean } }
  | { total: { letter: Letter; total: number } }
  | { 'vote-tied': { letters: Letters } }
  | { favored: { seat: Seat; letter: Letter } }
  | { adopted: { card: PoliticalCard } }
  | { dropped: { card: PoliticalCard } }
  | { repealed: { seat: Seat; card: PoliticalCard } }
  | { offered: { seat: Seat; card: BonusCard } }
  | { picked: { seat: Seat; card: BonusCard | null } }
  | { 'bid-shown': { seat: Seat; bid: Bid } }
  | { ranked: { by: Seat; seat: Seat } }
  | { elected: { turn: number; order: Seat[] } }
  | { 'card-shown': { seat: Seat; card: ActionCard; round: Round } }
  | { reacted: { seat: Seat; card: ActionCard; cost: number } }
  | { 'took-back': { seat: Seat; card: ActionCard } }
  | { 'deed-began': { seat: Seat; deed: Deed; origin: Origin } }
  | { declined: { seat: Seat; deed: Deed } }
  | { rolled: { seat: Seat; dice: Dice; faces: number[] } }
  | { learned: { seat: Seat; tech: Tech; price: number } }
  | { built: { ship: Ship; price: [cp: number, ax: number] | null } }
  | { bought: { seat: Seat; item: Item; cp: number; ph: number } }
  | { given: { seat: Seat; item: Item } }
  | { refitted: { seat: Seat; kind: ShipType } }
  | { returned: { seat: Seat; item: Item; count: number } }
  | { armed: { seat: Seat; rocket: Rocket; hex: Hex } }
  | { disarmed: { hex: Hex; rocket: Rocket; count: number } }
  | { 'market-opened': { seat: Seat; space: number; left: number } }
  | { exchanged: { seat: Seat; exchange: Exchange; cp: number } }
  | { mined: { seat: Seat; hex: Hex } }
  | { discarded: { seat: Seat; card: ResistanceCard } }
  | { invoked: { seat: Seat; card: AbilityCard } }
  | { targeted: { seat: Seat; rocket: Rocket; from: Hex; to: Hex } }
  | { flew: { seat: Seat; rocket: Rocket; from: Hex; to: Hex; die: number; arrives: boolean } }
  | { ruined: { hex: Hex } }
  | { 'stage-began': { turn: number; pass: number; of: number; radar: boolean } }
  | { mounted: { ship: Ship; hex: Hex } }
  | { ferried: { seat: Seat; from: Hex; to: Hex } }
  | { stacked: { ship: Ship; tokens: number } }
  | { 'order-shown': { ship: Ship; tokens: Token[] } }
  | { stepped: { ship: Ship; from: Hex; to: Hex } }
  | { flown: { ship: Ship; path: Hex[] } }
  | { uncloaked: { seat: Seat; hex: Hex; yes: boolean } }
  | { 'battle-began': { hex: Hex; seats: Seat[] } }
  | { 'guard-shown': { hex: Hex; seat: Seat; level: number; card: ResistanceCard | null } }
  | { 'round-began': { hex: Hex; round: number } }
  | { hit: { by: Seat | null; ship: Ship } }
  | { 'guard-hit': { by: Seat; hits: number } }
  | { destroyed: { ship: Ship; hex: Hex } }
  | { 'battle-ended': { hex: Hex; winner: Seat | null; sixtieths: number } }
  | { 'guard-ended': { hex: Hex; seat: Seat; beaten: boolean; kept: ResistanceCard | null } }
  | { landed: { ship: Ship; hex: Hex; lands: boolean } }
  | { scored: { seat: Seat; line: Line; sixtieths: number } }
  | 'time-called'
  | { conceded: { seat: Seat } }
  | { ended: { winners: Seat[] } };

export type Mode = 'standard' | 'long' | 'combat' | 'short';

/** House switches; all off, if left out. */
export interface HouseRules {
  /** Parts may be moved at any own decision outside Conquest stages. */
  free_refit: boolean;
  /** Banking pays a fixed sum. */
  fixed_bank: boolean;
  /** A Trade allows a fixed number of exchanges. */
  fixed_trade: boolean;
  /** Titles are worth more. */
  titles_5_3: boolean;
  /** Nobody holds more than a number of Axinium or Phasium. */
  stock_cap_10: boolean;
  /** Homes are dealt by chance. */
  random_seats: boolean;
  /** Invalid votes are refused. */
  safe_votes: boolean;
  /** A guard lets cloaked ships of several seats uncloak. */
  uncloak_at_guards: boolean;
  /** Ships that stay cloaked do so until the end of the turn. */
  cloaked_for_turn: boolean;
  /** The marker of a Trade is a cube of the stash. */
  trade_cube: boolean;
  /** Who could do nothing but discard a kept Resistance card is not asked. */
  quick_steps: boolean;
}

/** What is agreed on before a game, besides its map. */
export interface Terms {
  mode: Mode;
  /** Whether the Generals expansion is played. */
  generals: boolean;
  /** Turns, where they are agreed on otherwise than the mode has it. */
  turns: number | null;
  /** Minutes after which the short game ends with one more turn; whoever holds the clock calls time. */
  minutes: number | null;
  /** The Turn Order cards as the game begins, card 1 first; null deals them. */
  order: Seat[] | null;
}

/** What `rules` of an order may say: the terms, and the house switches. */
export interface Rules extends Terms, HouseRules {}

/** Everything chosen before the game. */
export interface Options extends Partial<Terms> {
  /** 2 to 6. */
  seats: number;
  /** The map that goes with the mode, one of the box for this number of seats, or one’s own. */
  layout?: 'usual' | { shipped: 'minimal' | 'standard' | 'long' | string } | { custom: Scenario };
  rules?: Partial<HouseRules>;
}

/** Axial coordinates of a hex: the High Council is `[0, 0]`, north of it lies `[0, -1]`. */
export type Axial = [q: number, r: number];

/** A map, `exodus-layout/1`; a schema of it lies beside the page. */
export interface Scenario {
  format: 'exodus-layout/1';
  id: string;
  title: string;
  blurb?: string;
  /** How many blue, red and green tiles it takes. */
  tiles: [blue: number, red: number, green: number];
  /** In the order of the seats. */
  homes: Axial[];
  /** Planets without a guard. */
  open: Axial[];
  /** Planets with a guard of level 1, 2 and 3. */
  guards: [Axial[], Axial[], Axial[]];
  /** Planets that are always blue, red or green; chance lays the others. */
  kinds?: [blue: Axial[], red: Axial[], green: Axial[]];
}

/**
 * Where the turn is. A number is a place in the turn order, from 0, whose seat is asked or acts;
 * steps without one ask all seats at once, or one that the step names.
 */
export type Step =
  | 'start-techs'
  | 'start-parts'
  | 'upkeep'
  | { growth: number }
  | { income: number }
  | 'repair'
  | 'council'
  | 'vote'
  | 'favor'
  | 'adopt'
  | 'offer'
  | 'pick'
  | 'election'
  | 'rank'
  | { card: Round }
  | { perform: [Round, number] }
  | { react: [Round, number] }
  | { 'take-back': number }
  | { bonus: number }
  | { target: number }
  | 'fire'
  | 'kill'
  | 'conquest'
  | { mount: number }
  | 'orders'
  | { open: number }
  | 'reveal'
  | { uncloak: number }
  | 'battle'
  | { deploy: number }
  | 'end'
  | 'over';

/** Something that comes before the step goes on; the last of the list is at work. */
export type Task =
  | { deed: { seat: Seat; deed: Deed; origin: Origin; invoked: AbilityCard[] } }
  | { build: { seat: Seat; origin: Origin; invoked: AbilityCard[] } }
  | {
      refit: {
        seat: Seat;
        origin: Origin;
        invoked: AbilityCard[];
        gift: boolean;
        licensed: number;
        given: [Item, count: number] | null;
      };
    }
  | {
      trade: {
        seat: Seat;
        origin: Origin;
        invoked: AbilityCard[];
        space: number;
        left: number;
        first: Exchange | null;
      };
    }
  | { mine: { seat: Seat; left: number } }
  | { learn: { seat: Seat; most: number } }
  | { repeal: { seat: Seat; left: number } }
  | { program: { origin: Origin; owner: Seat; rest: Seat[] | null } };

/** The parts on a blueprint. */
export type Blueprint = { item: Part; way: Way }[];
/** In the order of `ShipType`. */
export type Blueprints = [Blueprint, Blueprint, Blueprint, Blueprint];

/** What is loose while blueprints change; by part, in their order. */
export interface Yard {
  loose: number[];
  lifts: number;
  restored: boolean;
}

/** A hex as it is now. */
export interface Sector {
  /** The planet tile by its place; none at the High Council. */
  tile: number | null;
  tokens: number;
  /** Cubes by seat. */
  cubes: number[];
  /** Rockets by kind. */
  rockets: [hypersonic: number, biochemical: number, graviton: number];
  /** The level of the guard; 0 is none. */
  guard: number;
  destroyed: boolean;
}

/** What lies before a seat and everybody sees. */
export interface Mat {
  cp: number;
  ax: number;
  ph: number;
  /** Cubes in the stash. */
  stash: number;
  techs: Tech[];
  /** Action cards on the table, by round. */
  played: [ActionCard | null, ActionCard | null, ActionCard | null];
  blueprints: Blueprints;
  /** Eight places; a ship without a hex is in the stash. */
  ships: { hex: Hex | null; damage: number; cargo: number }[];
  trophies: ResistanceCard[];
  /** Ability cards that were used or shown. */
  spent: AbilityCard[];
  /** How many Ability cards it has not used. */
  abilities: number;
  /** Victory points won in battles, in sixtieths. */
  track: number;
  /** Cubes that lie on cards. */
  on_cards: number;
}

/** A battle, or a fight with a guard. */
export interface Battle {
  hex: Hex;
  seats: Seat[];
  ships: Ship[];
  lost: Ship[];
  guard: { card: ResistanceCard | null; damage: number } | null;
  round: number;
  window: Seat[];
  aims: number[];
  hits: number[];
  guard_hits: number;
  marks: number[][];
}

/** What lies on the table. Lists by seat have six places, whoever plays. */
export interface Public {
  turn: number;
  last: boolean;
  called: boolean;
  step: Step;
  tasks: Task[];
  /** Who has committed. */
  ready: Seat[];
  /** The seats clockwise. */
  circle: Seat[];
  /** The seats by their Turn Order cards: the Chancellor, the Vice-Chancellor, the others. */
  order: Seat[];
  laws: PoliticalCard[];
  resolution: PoliticalCard | null;
  agenda: [PoliticalCard | null, PoliticalCard | null, PoliticalCard | null];
  bids: Bid[];
  tied: Letters;
  elected: Seat[];
  offered: BonusCard[];
  bonus: BonusCard | null;
  /** Whose marker lies on each space of the market. */
  market: (Seat | null)[];
  sectors: Sector[];
  mats: Mat[];
  /** By item. */
  supply: number[];
  decks: {
    political: PoliticalCard[];
    resistance: [ResistanceCard[], ResistanceCard[], ResistanceCard[]];
    bottom: ResistanceCard[];
    removed: PoliticalCard[];
    gone: ResistanceCard[];
  };
  refit: { yard: Yard; fresh: number[]; before: Blueprints } | null;
  salvos: { seat: Seat; rocket: Rocket; from: Hex; to: Hex; hits: number }[];
  /** Who controlled the rockets of each hex as the stage began. */
  armed: (Seat | null)[];
  ranged: AbilityCard[];
  prospecting: AbilityCard[];
  taken: number[];
  /** The Conquest stage of the turn, from 1. */
  pass: number;
  /** Tokens next to each ship, by seat and place. */
  tokens: number[][];
  moved: number[];
  hurried: Seat[];
  ferry: Hex[];
  ferries: number;
  visible: Ship[];
  veiled: Hex[];
  contested: Hex[];
  guarded: Hex[];
  battle: Battle | null;
  failed: number[][];
  landing: Seat[];
  resigned: Seat[];
}

/** What a seat is about to commit. */
export interface Plan {
  techs: Tech[];
  yard: Yard;
  blueprints: Blueprints;
  letters: Letters | null;
  bid: Bid;
  card: ActionCard | null;
  /** Orders by place in the fleet: up to three tokens; 0 is none, 1 to 6 a direction, 7 a blank one. */
  orders: [number, number, number][];
  /** One more than the place of the ship that leads; 0 for a ship that follows none. */
  leads: number[];
  hurries: boolean;
  marks: number[];
}

/** What a seat alone sees. */
export interface Private {
  /** Ability cards not used yet. */
  abilities: AbilityCard[];
  plan: Plan;
}

/** What a viewer may know. */
export interface View {
  format: 'exodus-position/1';
  public: Public;
  /** By seat; null for those whose secrets the viewer does not see. */
  private: (Private | null)[];
  /** Ships that stay cloaked until the end of the turn; none, unless the house has it so. */
  stayed: Ship[];
  /** The score by seat as it would be now, in sixtieths of a point, as far as the viewer knows. */
  score: number[];
  /** Where each hex is, the id of its planet, and whose Home it is. */
  hexes: { axial: Axial; planet: string | null; home: Seat | null }[];
  /** The ids of cards by their numbers. */
  cards: { political: string[]; resistance: string[]; abilities: string[] };
}

/** A whole position, with everybody’s secrets. */
export interface Position {
  format: 'exodus-position/1';
  public: Public;
  /** By seat. */
  private: Private[];
  /** Ships that stay cloaked until the end of the turn; none, if it is left out. */
  stayed?: Ship[];
}
