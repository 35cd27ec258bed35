// The types of Exodus, written by hand; a test compares them with data from play. Seats, hexes,
// ships, cards and places are counted from 0; directions from 1.

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
/** A Political card by its number; a view has its id, `content()` what it does. */
export type PoliticalCard = number;
/** A Resistance card by its number; a view has its id, `content()` what it does. */
export type ResistanceCard = number;
/** An Ability card by its number; a view has its id, `content()` what it does. */
export type AbilityCard = number;
/** An Action card of a hand, 0 to 5; `content()` says what it does. */
export type ActionCard = number;
/** A Bonus Action card, 0 to 5; `content()` says what it does. */
export type BonusCard = number;
/** From north clockwise. */
export type Direction = 1 | 2 | 3 | 4 | 5 | 6;
/** A set of vote tokens: 1 is A, 2 is B, 4 is C, and sums of them. */
export type Letters = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** A card of the agenda, by its letter. */
export type Letter = 'a' | 'b' | 'c';
/** Crystallized Platinum, Axinium, Phasium. */
export type Resource = 'cp' | 'ax' | 'ph';
/** The six actions. */
export type Deed = 'research' | 'bank' | 'build' | 'upgrade' | 'trade' | 'mine';
/** A type of ship: Dark Raider, Fighter, Battle Carrier, War Cruiser. Lists by ship type are in this order. */
export type ShipType = 'raider' | 'fighter' | 'carrier' | 'cruiser';
/** A kind of rocket. Lists by rocket are in this order. */
export type Rocket = 'hypersonic' | 'biochemical' | 'graviton';
/** A part of ships. Lists by part are in this order. */
export type Part = 'nuclear' | 'fusion' | 'antigravity' | 'phase' | 'ssl' | 'plasma' | 'antimatter' | 'em' | 'mg' | 'qgp';
/** What is bought with Buy Upgrades. Lists by item are in this order. */
export type Item = Part | Rocket;
/** A technology. */
export type Tech =
  /** Advanced Trading. */
  | 'adv-trading'
  /** Advanced Phasium Extraction. */
  | 'adv-phasium'
  /** Advanced Axinium Extraction. */
  | 'adv-axinium'
  /** Advanced C.P. Extraction. */
  | 'adv-cp'
  /** Advanced Banking. */
  | 'adv-banking'
  /** Basic Politics. */
  | 'basic-politics'
  /** Advanced Politics. */
  | 'adv-politics'
  /** Expert Politics. */
  | 'expert-politics'
  /** Master Politics. */
  | 'master-politics'
  /** Expert Cloning. */
  | 'expert-cloning'
  /** Hypersonic Rockets. */
  | 'hypersonic'
  /** Biochemical Rockets. */
  | 'biochemical'
  /** Graviton Rockets. */
  | 'graviton'
  /** Electromagnetic Shield. */
  | 'em-shield'
  /** Multipolar Grid Shield. */
  | 'mg-shield'
  /** Quark-Gluon Plasma Shield. */
  | 'qgp-shield'
  /** Plasma Cannon. */
  | 'plasma'
  /** Solid-State Laser Cannon. */
  | 'ssl'
  /** Antimatter Cannon. */
  | 'antimatter'
  /** Advanced Maneuver. */
  | 'adv-maneuver'
  /** Basic Repairs. */
  | 'basic-repairs'
  /** Civilian Ships. */
  | 'civilian-ships'
  /** Advanced Mining. */
  | 'adv-mining'
  /** Radar. */
  | 'radar'
  /** Cloaking. */
  | 'cloaking'
  /** Fusion Drive. */
  | 'fusion'
  /** Antigravity Drive. */
  | 'antigravity'
  /** Basic Research. */
  | 'basic-research';
/** The three rounds of actions in a turn. */
export type Round = 'first' | 'second' | 'third';
/** A token of a movement order: stay for a step, or go. */
export type Token = 'blank' | { go: Direction };
/** An exchange on the market. */
export type Exchange = 'sell-ax' | 'sell-ph' | 'buy-ax' | 'buy-ph';
/**
 * The orientation and position of a part on a blueprint, as a number: the ways in which it fits on
 * that grid, in ascending order of the topmost, leftmost cell that it covers, then of its rotation.
 * `ways` of `content()` has the cells of each.
 */
export type Way = number;

/** An action of a seat. Choices of several parts end with `done`; secret ones may be reopened. */
export type Action =
  /** Choose a technology to start with; the last one that is needed commits. */
  | { start: Tech }
  /** Fit all start parts in the usual way. */
  | 'fit-usual'
  /** Take a token of a red or green planet at Upkeep, and pay its tax. */
  | { take: Hex }
  /** Take every token that can be paid for, Axinium first, in canonical order. */
  | 'take-all'
  /** Choose vote tokens; the bid follows. */
  | { vote: Letters }
  /**
   * Bid this much, in the vote or for the turn order, with or without the ability that adds to it;
   * commits.
   */
  | { bid: [cp: number, ability: boolean] }
  /** The Chancellor breaks a tie of the vote. */
  | { favor: Letter }
  /** A law leaves the game, chosen for an effect. */
  | { repeal: PoliticalCard }
  /** The Vice-Chancellor offers one more Bonus card. */
  | { offer: BonusCard }
  /** The Chancellor picks an offered Bonus card; `done` picks none. */
  | { pick: BonusCard }
  /** The old Chancellor puts this seat first of those that are tied. */
  | { rank: Seat }
  /** Play an Action card; commits. */
  | { play: ActionCard }
  /** Activate the lower half of a card on the table. */
  | { react: ActionCard }
  /** Take the first card back; `done` leaves it. */
  | 'take-back'
  /** Learn a technology; free where an effect grants it. */
  | { learn: Tech }
  /** Roll for money. */
  | 'bank'
  /** Build a ship. */
  | { build: ShipType }
  /** Buy a part; it lies loose until it is fitted. */
  | { buy: Item }
  /** Buy a rocket, or take a free one, and place it on a planet. */
  | { arm: [rocket: Rocket, hex: Hex] }
  /** Take the part in this place of a blueprint off it. */
  | { lift: [kind: ShipType, place: number] }
  /** Fit a loose part on a blueprint, lying as in this number of the ways it can lie there. */
  | { fit: [kind: ShipType, part: Part, way: Way] }
  /** Put all blueprints back as they were before; nothing can be lifted afterwards. */
  | 'restore'
  /** Put a marker on the market and roll. */
  | 'open-trade'
  /** Make an exchange. */
  | { exchange: Exchange }
  /** Roll for tokens. */
  | 'mine'
  /** Put a mined token on a planet. */
  | { put: Hex }
  /** A rocket on this planet targets that one. */
  | { target: [rocket: Rocket, from: Hex, to: Hex] }
  /** A cube of this seat dies. */
  | { kill: Seat }
  /** A cube goes from the planet aboard. */
  | { mount: Ship }
  /** A cube goes from one planet to another. */
  | { ferry: [from: Hex, to: Hex] }
  /** This ship joins the group of that one. */
  | { join: [ship: Ship, leader: Ship] }
  /** One more token on the order of a ship, and of all of its group. */
  | { order: [ship: Ship, token: Token] }
  /** A ship without tokens moves a step openly; in the short game every ship does. */
  | { step: [ship: Ship, direction: Direction] }
  /** The ships in the hex in question uncloak, or not. */
  | { uncloak: boolean }
  /** A hit on a ship; of a guard by the left neighbor. */
  | { hit: Ship }
  /** A cube goes from a ship onto the planet; a die is rolled where one is needed. */
  | { deploy: Ship }
  /** Discard a kept Resistance card for its bonus. */
  | { discard: ResistanceCard }
  /** Start to move own parts, if the house rules allow it at any own decision. */
  | 'refit'
  /** Use an ability at its moment. */
  | { invoke: AbilityCard }
  /** Nothing, or nothing more, of the choices; commits secret choices. */
  | 'done'
  /** Reopen an own commitment, while others still choose. */
  | 'reopen'
  /** Concede: the seat can no longer win. The game is over when only one seat is left that can. */
  | 'concede'
  /** The table says that the agreed time has passed: one more turn is the last. */
  | 'call-time';

/** Why money or resources changed hands. */
export type Reason =
  /** Tokens taken at Upkeep. */
  | 'income'
  /** Tax on them. */
  | 'tax'
  /** An effect of a card. */
  | 'card'
  /** A bid in the vote. */
  | 'vote'
  /** The penalty for an invalid vote. */
  | 'penalty'
  /** A bid for the order. */
  | 'election'
  /** Research. */
  | 'research'
  /** Banking. */
  | 'bank'
  /** Ships. */
  | 'build'
  /** Parts and rockets. */
  | 'upgrade'
  /** The market. */
  | 'trade'
  /** More than may be held. */
  | 'cap';
/** Why cubes moved. */
export type Passage = 'growth' | 'card' | 'reaction' | 'killed' | 'wreck' | 'ruin';
/** What a roll was for. */
export type Dice = 'bank' | 'trade' | 'mine' | { distance: Rocket } | { damage: Rocket } | 'battle' | 'guard' | 'deploy';
/** A line of the score. */
export type Line = 'planets' | 'domination' | 'council' | 'resistance' | 'battles' | 'titles' | 'laws' | 'abilities';
/** The origin of a seat’s action; for a card, with the number of its effect. */
export type Origin =
  /** The card played in a round. */
  | { card: Round }
  /** A reaction. */
  | 'reaction'
  /** The Bonus Action. */
  | 'bonus'
  /** An effect, by number, of the adopted Political card. */
  | { political: [card: PoliticalCard, effect: number] }
  /** An effect, by number, of a Resistance card that was discarded. */
  | { resistance: [card: ResistanceCard, effect: number] }
  /** The house rule that parts may be moved at any own decision. */
  | 'house';

/** A bid and its letters; `extra` is what an ability adds. */
export interface Bid {
  /** Vote tokens. */
  letters: Letters;
  /** The amount. */
  cp: number;
  /** Whether an ability adds to it. */
  ability: boolean;
  /** What the ability adds, once it is revealed. */
  extra: number;
}

/**
 * An event: one key that names it, with its data. `by` and `count` are amounts, `cp` and `ph` are
 * paid; victory points are given in sixtieths.
 */
export type Event =
  /** A turn begins. */
  | { 'turn-started': { turn: number; last: boolean } }
  /** A seat has committed a secret choice. */
  | { committed: { seat: Seat } }
  /** A seat reopens its commitment. */
  | { reopened: { seat: Seat } }
  /** Start technologies are public. */
  | { 'start-tech': { seat: Seat; tech: Tech } }
  /** Start parts are fitted. */
  | { 'parts-fitted': { seat: Seat } }
  /** Money or resources changed. */
  | { changed: { seat: Seat; what: Resource; by: number; reason: Reason } }
  /** Cubes of a seat moved: from a planet, or to one. */
  | { cubes: { seat: Seat; hex: Hex; by: number; passage: Passage } }
  /** Tokens of a planet changed. */
  | { tokens: { hex: Hex; by: number } }
  /** Tokens were taken from a planet at Upkeep. */
  | { taken: { seat: Seat; hex: Hex; count: number } }
  /** Damage came off a ship. */
  | { repaired: { ship: Ship; by: number } }
  /** The resolution left the game. */
  | { 'resolution-left': { card: PoliticalCard } }
  /** A Political card was revealed. */
  | { revealed: { letter: Letter; card: PoliticalCard } }
  /** A vote was revealed; invalid without a single letter that has a card. */
  | { 'vote-shown': { seat: Seat; bid: Bid; valid: boolean } }
  /** What a card of the agenda has in all. */
  | { total: { letter: Letter; total: number } }
  /** These are tied. */
  | { 'vote-tied': { letters: Letters } }
  /** The Chancellor broke the tie. */
  | { favored: { seat: Seat; letter: Letter } }
  /** A card was adopted. */
  | { adopted: { card: PoliticalCard } }
  /** A card leaves the game without having been adopted. */
  | { dropped: { card: PoliticalCard } }
  /** A law left the game. */
  | { repealed: { seat: Seat; card: PoliticalCard } }
  /** A Bonus card is offered. */
  | { offered: { seat: Seat; card: BonusCard } }
  /** A Bonus card was picked, or none. */
  | { picked: { seat: Seat; card: BonusCard | null } }
  /** A bid for the order was revealed. */
  | { 'bid-shown': { seat: Seat; bid: Bid } }
  /** The old Chancellor put a seat first of those that were tied. */
  | { ranked: { by: Seat; seat: Seat } }
  /** The new order, with which the actions of the turn begin. */
  | { elected: { turn: number; order: Seat[] } }
  /** An Action card was revealed. */
  | { 'card-shown': { seat: Seat; card: ActionCard; round: Round } }
  /** A seat reacts with a card. */
  | { reacted: { seat: Seat; card: ActionCard; cost: number } }
  /** A first card went back to the hand. */
  | { 'took-back': { seat: Seat; card: ActionCard } }
  /** A seat may perform an action. */
  | { 'deed-began': { seat: Seat; deed: Deed; origin: Origin } }
  /** A seat declined an action, or could not do anything. */
  | { declined: { seat: Seat; deed: Deed } }
  /** Dice were rolled. */
  | { rolled: { seat: Seat; dice: Dice; faces: number[] } }
  /** A technology was learned, for this price. */
  | { learned: { seat: Seat; tech: Tech; price: number } }
  /** A ship came into play. */
  | { built: { ship: Ship; price: [cp: number, ax: number] | null } }
  /** An item was bought, for money and Phasium. */
  | { bought: { seat: Seat; item: Item; cp: number; ph: number } }
  /** An item was given. */
  | { given: { seat: Seat; item: Item } }
  /** Blueprints changed. */
  | { refitted: { seat: Seat; kind: ShipType } }
  /** Parts returned to the supply. */
  | { returned: { seat: Seat; item: Item; count: number } }
  /** A rocket was placed. */
  | { armed: { seat: Seat; rocket: Rocket; hex: Hex } }
  /** Rockets returned to the supply. */
  | { disarmed: { hex: Hex; rocket: Rocket; count: number } }
  /** A marker was put on the market. */
  | { 'market-opened': { seat: Seat; space: number; left: number } }
  /** An exchange was made. */
  | { exchanged: { seat: Seat; exchange: Exchange; cp: number } }
  /** A mined token was placed. */
  | { mined: { seat: Seat; hex: Hex } }
  /** A Resistance card was discarded for its bonus. */
  | { discarded: { seat: Seat; card: ResistanceCard } }
  /** An ability was used. */
  | { invoked: { seat: Seat; card: AbilityCard } }
  /** A rocket was assigned. */
  | { targeted: { seat: Seat; rocket: Rocket; from: Hex; to: Hex } }
  /** A rocket flew far enough, or not. */
  | { flew: { seat: Seat; rocket: Rocket; from: Hex; to: Hex; die: number; arrives: boolean } }
  /** A planet was destroyed. */
  | { ruined: { hex: Hex } }
  /** A Conquest stage begins. */
  | { 'stage-began': { turn: number; pass: number; of: number; radar: boolean } }
  /** Cubes went aboard. */
  | { mounted: { ship: Ship; hex: Hex } }
  /** A cube went from planet to planet. */
  | { ferried: { seat: Seat; from: Hex; to: Hex } }
  /** How many tokens lie next to a ship. */
  | { stacked: { ship: Ship; tokens: number } }
  /** The order of a ship was revealed. */
  | { 'order-shown': { ship: Ship; tokens: Token[] } }
  /** A ship moved a step openly. */
  | { stepped: { ship: Ship; from: Hex; to: Hex } }
  /** A ship flew by its order, over these hexes. */
  | { flown: { ship: Ship; path: Hex[] } }
  /** Ships of a seat uncloaked, or stayed cloaked. */
  | { uncloaked: { seat: Seat; hex: Hex; yes: boolean } }
  /** A battle begins. */
  | { 'battle-began': { hex: Hex; seats: Seat[] } }
  /** A guard was revealed. */
  | { 'guard-shown': { hex: Hex; seat: Seat; level: number; card: ResistanceCard | null } }
  /** A round begins. */
  | { 'round-began': { hex: Hex; round: number } }
  /** A hit was put on a ship. */
  | { hit: { by: Seat | null; ship: Ship } }
  /** A guard was hit. */
  | { 'guard-hit': { by: Seat; hits: number } }
  /** A ship was destroyed. */
  | { destroyed: { ship: Ship; hex: Hex } }
  /** A battle ended; nobody won without a winner. */
  | { 'battle-ended': { hex: Hex; winner: Seat | null; sixtieths: number } }
  /** A fight with a guard ended: the guard is gone, the card is kept, or the guard stays. */
  | { 'guard-ended': { hex: Hex; seat: Seat; beaten: boolean; kept: ResistanceCard | null } }
  /** A cube landed, or failed. */
  | { landed: { ship: Ship; hex: Hex; lands: boolean } }
  /** A line of the score, in sixtieths. */
  | { scored: { seat: Seat; line: Line; sixtieths: number } }
  /** The agreed time has passed. */
  | 'time-called'
  /** A seat conceded. */
  | { conceded: { seat: Seat } }
  /** The game is over. */
  | { ended: { winners: Seat[] } };

/** How long and how complicated the game is. */
export type Mode = 'standard' | 'long' | 'combat' | 'short';

/** House rules, all off by default. */
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

/** Terms that are agreed on before a game, besides its map. */
export interface Terms {
  /** The mode. */
  mode: Mode;
  /** Whether the Generals expansion is played. */
  generals: boolean;
  /** The number of turns, if it differs from that of the mode. */
  turns: number | null;
  /**
   * Minutes after which the short game ends with one more turn; whoever keeps the time calls it.
   */
  minutes: number | null;
  /** The Turn Order cards at the start, card 1 first; null deals them. */
  order: Seat[] | null;
}

/** The rules in an order: the terms, and the house rules. */
export interface Rules extends Terms, HouseRules {}

/** Everything that is chosen before the game. */
export interface Options extends Partial<Terms> {
  /** 2 to 6. */
  seats: number;
  /** The map of the mode, a map of the base content for this number of seats, or a custom one. */
  layout?: 'usual' | { shipped: 'minimal' | 'standard' | 'long' | string } | { custom: Scenario };
  /** House rules. */
  rules?: Partial<HouseRules>;
}

/** Axial coordinates of a hex: the High Council is `[0, 0]`, north of it is `[0, -1]`. */
export type Axial = [q: number, r: number];

/** A map, `exodus-layout/1`; its JSON schema is next to the page. */
export interface Scenario {
  /** Always the same. */
  format: 'exodus-layout/1';
  /** Its id, such as `3-standard`. */
  id: string;
  /** The name for players. */
  title: string;
  /** A description by the author. */
  blurb?: string;
  /** How many blue, red and green tiles it takes. */
  tiles: [blue: number, red: number, green: number];
  /** In the order of the seats. */
  homes: Axial[];
  /** Planets without a guard. */
  open: Axial[];
  /** Planets with a guard of level 1, 2 and 3. */
  guards: [Axial[], Axial[], Axial[]];
  /** Planets that are always blue, red or green; the others are random. */
  kinds?: [blue: Axial[], red: Axial[], green: Axial[]];
}

/**
 * The current step. A number is a place in the turn order, from 0, whose seat is asked or acts;
 * steps without one ask all seats at once, or one that the step names.
 */
export type Step =
  /** Set-up: start technologies, in secret. */
  | 'start-techs'
  /** Set-up: start parts, in secret. */
  | 'start-parts'
  /** Stage I begins: the market is cleared. */
  | 'upkeep'
  /** Stage I: Growth, for seats with an unspent ability. */
  | { growth: number }
  /** Stage I: income and tax. */
  | { income: number }
  /** Stage I: repair. */
  | 'repair'
  /** Stage II begins: the resolution leaves, cards are revealed. */
  | 'council'
  /** Stage II: the vote, in secret. */
  | 'vote'
  /** Stage II: the Chancellor breaks a tie. */
  | 'favor'
  /** Stage II: the adopted card takes effect. */
  | 'adopt'
  /** Stage II: the Vice-Chancellor offers Bonus cards. */
  | 'offer'
  /** Stage II: the Chancellor picks. */
  | 'pick'
  /** Stage II: the bid for the order, in secret. */
  | 'election'
  /** Stage II: the old Chancellor orders tied seats. */
  | 'rank'
  /** Stage III: a card is committed, in secret. */
  | { card: Round }
  /** Stage III: main actions. */
  | { perform: [Round, number] }
  /** Stage III: reactions. */
  | { react: [Round, number] }
  /** Stage III: first cards are taken back. */
  | { 'take-back': number }
  /** Stage III: the Bonus Action. */
  | { bonus: number }
  /** Stage IV: targets. */
  | { target: number }
  /** Stage IV: all rockets are rolled for. */
  | 'fire'
  /** Stage IV: cubes die. */
  | 'kill'
  /** Stage V begins, once for each pass. */
  | 'conquest'
  /** Stage V: cubes go aboard. */
  | { mount: number }
  /** Stage V: movement orders, in secret. */
  | 'orders'
  /** Stage V: ships without tokens move openly; in the short game all ships do. */
  | { open: number }
  /** Stage V: orders are revealed and carried out. */
  | 'reveal'
  /** Stage V: ships uncloak. */
  | { uncloak: number }
  /** Stage V: battles and fights with guards. */
  | 'battle'
  /** Stage V: cubes are deployed. */
  | { deploy: number }
  /** The turn ends. */
  | 'end'
  /** The game is over. */
  | 'over';

/** A task that precedes the step; the last one of the list is the current one. */
export type Task =
  /** A seat may perform an action and has not started it. */
  | { deed: { seat: Seat; deed: Deed; origin: Origin; invoked: AbilityCard[] } }
  /** A seat builds ships. */
  | { build: { seat: Seat; origin: Origin; invoked: AbilityCard[] } }
  /** A seat buys and fits; loose parts are in `refit` of the table. */
  | {
      refit: {
        seat: Seat;
        origin: Origin;
        invoked: AbilityCard[];
        gift: boolean;
        licensed: number;
        given: [item: Item, count: number] | null;
      };
    }
  /** A seat trades. */
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
  /** A seat places mined tokens. */
  | { mine: { seat: Seat; left: number } }
  /** A seat may learn a technology of at most this printed cost. */
  | { learn: { seat: Seat; most: number } }
  /** A seat chooses laws that leave the game. */
  | { repeal: { seat: Seat; left: number } }
  /** The effects of a card, one after the other, seat after seat. */
  | { program: { origin: Origin; owner: Seat; rest: Seat[] | null } };

/** A part on a blueprint. */
export interface Fitted {
  /** The part. */
  item: Part;
  /** Its orientation and position. */
  way: Way;
}
/** The parts on a blueprint. */
export type Blueprint = Fitted[];
/** The blueprints of a seat, by ship type. */
export type Blueprints = [Blueprint, Blueprint, Blueprint, Blueprint];

/** The loose parts while blueprints change; by part, in their order. */
export interface Yard {
  /** Loose parts, by item. */
  loose: number[];
  /** How often a part was lifted. */
  lifts: number;
  /** Whether everything was put back, so that nothing can be lifted any more. */
  restored: boolean;
}

/** The current state of a hex. */
export interface Sector {
  /** The planet tile by its place in `tiles` of `content()`; null at the High Council. Homes have tiles too. */
  tile: number | null;
  /** Resource tokens. */
  tokens: number;
  /** Cubes by seat. */
  cubes: number[];
  /** Rockets by kind. */
  rockets: [hypersonic: number, biochemical: number, graviton: number];
  /** The level of the guard; 0 is none. */
  guard: number;
  /** Whether the planet was destroyed. */
  destroyed: boolean;
}

/** The state of a ship. */
export interface ShipState {
  /** Where it is; null in the stash. */
  hex: Hex | null;
  /** Damage tokens on it. */
  damage: number;
  /** Cubes aboard. */
  cargo: number;
}

/** The public state of a seat. */
export interface Mat {
  /** Crystallized Platinum, a number, whatever tokens show it. */
  cp: number;
  /** Axinium. */
  ax: number;
  /** Phasium. */
  ph: number;
  /** Cubes in the stash. */
  stash: number;
  /** Known technologies. */
  techs: Tech[];
  /** Action cards on the table, by round. */
  played: [ActionCard | null, ActionCard | null, ActionCard | null];
  /** Blueprints by ship type. */
  blueprints: Blueprints;
  /** The eight ships by their places, two of each type. */
  ships: ShipState[];
  /** Kept Resistance cards. */
  trophies: ResistanceCard[];
  /** Ability cards that were used or shown. */
  spent: AbilityCard[];
  /** How many Ability cards it has not used. */
  abilities: number;
  /** Victory points won in battles, in sixtieths. */
  track: number;
  /** Cubes that lie on Action cards until the reaction step ends. */
  on_cards: number;
}

/** A guard that was revealed. */
export interface GuardShip {
  /** The card; null when the deck was empty. */
  card: ResistanceCard | null;
  /** Its damage. */
  damage: number;
}

/**
 * Decks as far as everybody knows them; without order, except for cards known to be at the bottom.
 */
export interface Decks {
  /** Political cards that nobody has seen. */
  political: PoliticalCard[];
  /** Resistance cards that nobody has seen, of level 1, 2 and 3. */
  resistance: [ResistanceCard[], ResistanceCard[], ResistanceCard[]];
  /** Resistance cards known to be at the bottom, the next one first. */
  bottom: ResistanceCard[];
  /** Political cards removed from the game. */
  removed: PoliticalCard[];
  /** Resistance cards removed from the game. */
  gone: ResistanceCard[];
}

/** A refit in the open. */
export interface Refit {
  /** What is loose. */
  yard: Yard;
  /** Parts that were loose before, bought or given, by part; the rest was lifted. */
  fresh: number[];
  /** The blueprints as they were. */
  before: Blueprints;
}

/** A rocket that was assigned a target. */
export interface Salvo {
  /** The seat that fires. */
  seat: Seat;
  /** The rocket. */
  rocket: Rocket;
  /** The planet it starts from. */
  from: Hex;
  /** The planet it targets. */
  to: Hex;
  /** Hits, once they are rolled; for a Biochemical Rocket the cubes that must still die. */
  hits: number;
}

/** A battle, or a fight with a guard. */
export interface Battle {
  /** The hex. */
  hex: Hex;
  /** The seat that started it. */
  seats: Seat[];
  /** The remaining ships. */
  ships: Ship[];
  /** The destroyed ships. */
  lost: Ship[];
  /** The guard, in a fight with one. */
  guard: GuardShip | null;
  /** The round, from 1; 0 before the first roll. */
  round: number;
  /** Seats still asked before the first roll, for abilities. */
  window: Seat[];
  /** The lowest face that hits for a seat in the next roll, by an ability; 0 without. */
  aims: number[];
  /**
   * Hits that a seat has to put on ships this round. With two seats those that it has put on already stay
   * counted here until both are done.
   */
  hits: number[];
  /** Hits that the guard’s player still has to put on ships this round. */
  guard_hits: number;
  /** Damage of this round, by ship; it counts when the round ends. */
  marks: number[][];
}

/** The public state. Lists by seat have six slots, whatever the number of players. */
export interface Public {
  /** The turn, from 1. */
  turn: number;
  /** Whether this turn is the last. */
  last: boolean;
  /** Whether the agreed time has passed, so that one more turn is the last. */
  called: boolean;
  /** The current step. */
  step: Step;
  /** Tasks that precede it, the innermost last. */
  tasks: Task[];
  /**
   * In a step of secret choices, the seats that have committed; in others, those that are done.
   * Empty at the start of a step.
   */
  ready: Seat[];
  /** The seats clockwise: the first has the first Home of the map, and so on. */
  circle: Seat[];
  /** The seats by their Turn Order cards: the Chancellor, the Vice-Chancellor, the others. */
  order: Seat[];
  /** Laws in play, the oldest first. */
  laws: PoliticalCard[];
  /** The resolution in play. */
  resolution: PoliticalCard | null;
  /** The Political cards on A, B and C. */
  agenda: [PoliticalCard | null, PoliticalCard | null, PoliticalCard | null];
  /** Bids that were revealed, by seat; empty ones before. */
  bids: Bid[];
  /** Tied letters. */
  tied: Letters;
  /** The new order, as far as it is determined. */
  elected: Seat[];
  /** Bonus cards that are offered. */
  offered: BonusCard[];
  /** The Bonus card of this turn. */
  bonus: BonusCard | null;
  /** Whose marker is on each space of the market. */
  market: (Seat | null)[];
  /** The hexes, by number: as many as the map has. */
  sectors: Sector[];
  /** The play-mats, by seat. */
  mats: Mat[];
  /** Parts and rockets left in the supply, by item. */
  supply: number[];
  /** Decks. */
  decks: Decks;
  /** A refit in progress. */
  refit: Refit | null;
  /** Rockets that were assigned, in order. */
  salvos: Salvo[];
  /**
   * By hex, who controlled its planet at the start of the rocket stage and alone may fire the
   * rockets on it; empty before that.
   */
  armed: (Seat | null)[];
  /** Abilities used for rockets of this stage; each applies to its owner only. */
  ranged: AbilityCard[];
  /** Abilities used for the current income. */
  prospecting: AbilityCard[];
  /** Tokens of each hex taken in the current income; empty before it starts. */
  taken: number[];
  /** The Conquest stage of the turn, from 1. */
  pass: number;
  /** How many movement tokens lie next to each ship, by seat and place, once all have committed. */
  tokens: number[][];
  /** Steps that each ship of the seat at Open has moved, by place. */
  moved: number[];
  /** Seats that use an ability for speed this stage, once it is known. */
  hurried: Seat[];
  /**
   * Planets between which the seat at Mount may move its cubes with Civilian Ships: those where it
   * had any at the start of its step; empty without the technology.
   */
  ferry: Hex[];
  /** How many cubes it may still move so. */
  ferries: number;
  /** Ships that are visible: without cloak, found, or uncloaked. */
  visible: Ship[];
  /** Hexes in which the seat at Uncloak has not been asked yet. */
  veiled: Hex[];
  /** Hexes in which a battle between players is still to come. */
  contested: Hex[];
  /** Hexes with a guard and visible ships, where a fight may come yet. */
  guarded: Hex[];
  /** The current battle. */
  battle: Battle | null;
  /** Cubes that failed to land this stage, by seat and place in the fleet. */
  failed: number[][];
  /** Seats that land more easily this stage, by an ability. */
  landing: Seat[];
  /** Seats that conceded. */
  resigned: Seat[];
}

/** The choice that a seat prepares. */
export interface Plan {
  /** Start technologies. */
  techs: Tech[];
  /** Loose start parts. */
  yard: Yard;
  /** Blueprints with the start parts. */
  blueprints: Blueprints;
  /** Vote tokens; none before they are chosen. */
  letters: Letters | null;
  /** The bid, for the vote or the order. */
  bid: Bid;
  /** The Action card. */
  card: ActionCard | null;
  /**
   * Orders by place in the fleet: up to three tokens; 0 is none, 1 to 6 a direction, 7 a blank one.
   */
  orders: [number, number, number][];
  /** One more than the place of the ship that leads; 0 for a ship that follows none. */
  leads: number[];
  /** Whether the ability for speed is used. */
  hurries: boolean;
  /** Hits put on ships of the only enemy, by place in its fleet, until both are done. */
  marks: number[];
}

/** What only one seat sees. */
export interface Private {
  /** Ability cards not used yet. */
  abilities: AbilityCard[];
  /** The choice that is being prepared, or is committed and not yet revealed. */
  plan: Plan;
}

/** A hex of the map as a viewer sees it. */
export interface HexView {
  /** Where it is. */
  axial: Axial;
  /** The id of its planet; null if there is none, or none any more. */
  planet: string | null;
  /** Whose Home it is. */
  home: Seat | null;
}

/** The ids of cards by their numbers. */
export interface CardNames {
  /** Political cards. */
  political: string[];
  /** Resistance cards. */
  resistance: string[];
  /** Ability cards. */
  abilities: string[];
}

/** What a viewer may know. */
export interface View {
  /** Always the same. */
  format: 'exodus-position/1';
  /** The public state. */
  public: Public;
  /** What only each seat sees; null for seats whose secrets the viewer does not see. */
  private: (Private | null)[];
  /** Ships that stay cloaked until the end of the turn; empty without that house rule. */
  stayed: Ship[];
  /** The current score by seat, in sixtieths of a point, as far as the viewer knows. */
  score: number[];
  /** The hexes by their numbers. */
  hexes: HexView[];
  /** The ids of cards by their numbers. */
  cards: CardNames;
}

/** The condition that wins: the most points after the last turn. */
export interface Goal {
  /** Everybody. */
  seats: Seat[];
  /** Always the same. */
  goal: 'most_points';
  /** The turn, and the last turn; the maximum number of turns if time ends the game. */
  progress: { of: [turn: number, turns: number] };
}

/** The parts of a score in sixtieths of a point, which add up to its total. */
export interface ScoreSources {
  /** Planets. */
  planets: number;
  /** Hexes with ships. */
  domination: number;
  /** The High Council. */
  council: number;
  /** Kept Resistance cards. */
  resistance: number;
  /** Battles. */
  battles: number;
  /** The titles of Chancellor and Vice-Chancellor. */
  titles: number;
  /** Laws in force. */
  laws: number;
  /** Abilities that the viewer knows. */
  abilities: number;
}

/** The current score of a seat. */
export interface Score {
  /** The seat, alone in a list. */
  seats: Seat[];
  /** The total, in sixtieths of a point. */
  total: number;
  /** Its parts. */
  sources: ScoreSources;
}

/** How a game stands, as far as the viewer knows. */
export interface Standing {
  /** What wins. */
  goals: Goal[];
  /** The score of each seat. */
  scores: Score[];
  /** Who would win now, as far as everybody knows; null if nobody can, or if the game is over. */
  leader: Seat | null;
}

/** A whole position, including all hidden information. */
export interface Position {
  /** Always the same. */
  format: 'exodus-position/1';
  /** The public state. */
  public: Public;
  /** What only each seat sees. */
  private: Private[];
  /** Ships that stay cloaked until the end of the turn; empty by default. */
  stayed?: Ship[];
}

/** The length of a game of a mode, and what it starts with. */
export interface ModeFigures {
  /** Turns. */
  turns: number;
  /** Crystallized Platinum of each seat. */
  cp: number;
  /** Ships of each seat, by ship type. */
  ships: [number, number, number, number];
  /** Start technologies, and the maximum sum of their printed costs. */
  techs: [count: number, cost: number];
  /** Ability cards of each seat, with the Generals. */
  abilities: number;
}

/** The general numbers. Pairs are the value without and with what the comment says. */
export interface Frame {
  /** The standard game. */
  standard: ModeFigures;
  /** The long game. */
  long: ModeFigures;
  /** The combat game. */
  combat: ModeFigures;
  /** The short game. */
  short: ModeFigures;
  /** Cubes of a seat. */
  cubes: number;
  /** Cubes on the Home at the start. */
  home_cubes: number;
  /** Parts to start with. */
  start_parts: [item: Item, count: number][];
  /** Growth, and more of it with Expert Cloning. */
  growth: [number, number];
  /** What a blue token is worth. */
  blue_token: number;
  /** Tokens taken from a planet, and more with the technology. */
  extract: [number, number];
  /** Tax on a token. */
  tax: number;
  /** The penalty for an invalid vote. */
  penalty: number;
  /** Political cards revealed, and with two seats. */
  agenda: [number, number];
  /** Bonus cards offered, and with two seats. */
  offer: [number, number];
  /** Cost of a reaction with an own card, and with another’s. */
  reaction: [number, number];
  /** How much less with Expert Politics. */
  expert: number;
  /** How far rockets fly. */
  wmd_range: number;
  /** More on the distance check with Radar. */
  radar: number;
  /** The lowest face that hits. */
  hit: number;
  /** The lowest face that lands. */
  landing: number;
  /** Conquest stages of a turn. */
  stages: number;
  /** Victory points of a hex with own ships, and more for the High Council. */
  domination: [number, number];
  /** Victory points of the titles of Chancellor and Vice-Chancellor. */
  titles: [number, number];
  /** The same by the house rule. */
  house_titles: [number, number];
  /** Money of Banking by the house rule, and with the technology. */
  house_bank: [number, number];
  /** Exchanges of a Trade by the house rule. */
  house_trade: number;
  /** The maximum of Axinium or Phasium by the house rule. */
  house_cap: number;
}

/** The type of a technology; a general one counts as all three others. */
export type Field = 'general' | 'military' | 'civilian' | 'transport';

/** A technology. */
export interface TechFigures {
  /** The technology. */
  tech: Tech;
  /** Its type. */
  field: Field;
  /** Its color. */
  origin: 'white' | 'purple' | 'brown' | 'grey';
  /** Its printed cost; known ones of its type and of its color make it cheaper. */
  cost: number;
}

/** A type of ship. */
export interface ShipFigures {
  /** The ship type. */
  kind: ShipType;
  /** Price in Crystallized Platinum. */
  cp: number;
  /** Price in Axinium. */
  ax: number;
  /** Victory points for destroying it. */
  vp: number;
  /** Cubes that it carries. */
  transport: number;
  /** The grid of its blueprint, row by row: `#` is a cell, `.` none. */
  grid: string[];
}

/** A part or a rocket. */
export interface ItemFigures {
  /** The part or rocket. */
  item: Item;
  /** Speed of a drive, dice of a cannon or a rocket, damage that a shield holds. */
  value: number;
  /** Its shape, row by row, as of a grid; empty for rockets. */
  shape: string[];
  /** Price in Crystallized Platinum. */
  cp: number;
  /** Price in Phasium. */
  ph: number;
  /** How many there are. */
  supply: number;
  /** The technology that it needs. */
  needs: Tech | null;
}

/** A space of the market: what one gets, and what one pays. */
export interface Space {
  /** What one gets. */
  sell: number;
  /** What one pays. */
  buy: number;
  /** What one gets with Advanced Trading. */
  red_sell: number;
  /** What one pays with Advanced Trading. */
  red_buy: number;
}

/** An Action card: its upper and its lower half. */
export interface ActionFigures {
  /** What it does when it is played. */
  main: Deed;
  /** What it does for a reaction. */
  reaction: Deed;
}

/** A Bonus Action card: all perform this action, or there is one more Conquest stage. */
export type BonusFigures = { deed: Deed } | 'move';

/** All numbers of the game. */
export interface Figures {
  /** The general numbers. */
  frame: Frame;
  /** Technologies. */
  techs: TechFigures[];
  /** Ship types, in their order. */
  ships: ShipFigures[];
  /** Parts and rockets, in their order. */
  items: ItemFigures[];
  /** Spaces of the market, from the left. */
  market: Space[];
  /** Action cards of a hand, by their numbers. */
  actions: ActionFigures[];
  /** Bonus Action cards, by their numbers. */
  bonus: BonusFigures[];
}

/** The kind of a planet. */
export type PlanetKind = 'home' | 'blue' | 'red' | 'green';

/** A planet tile. */
export interface Tile {
  /** Its id. */
  id: string;
  /** Its kind: blue and Homes have Crystallized Platinum, red Axinium, green Phasium. */
  kind: PlanetKind;
  /** Tokens at the start, and the maximum that Mining reaches. */
  tokens: number;
  /** Its victory points. */
  vp: number;
}

/**
 * Who is affected: all in turn order, the owner, a title, everybody with the most or the least of
 * something.
 */
export type Who = 'all' | 'own' | 'chancellor' | 'vice' | { most: Metric } | { least: Metric };
/** What is compared. */
export type Metric = 'cp' | 'ax' | 'ph' | 'ships' | 'techs' | 'planets-present' | 'vp-track';
/** Which planets: all, or those that are not a Home and have this many tokens or more. */
export type Planets = 'all' | { 'nonhome-with': number };
/** A number, or all. */
export type Amount = { some: number } | 'all';
/** Whose price changes; null means any of them. */
export type Goods =
  /** Technologies. */
  | { research: Field | null }
  /** Ships. */
  | { ship: ShipType | null }
  /** Parts. */
  | { part: 'drive' | 'cannon' | 'shield' | null }
  /** Rockets. */
  | 'rocket';

/** One effect of a card. Lists start with who or what is affected; numbers are amounts. */
export type Effect =
  /** Gain from the supply. */
  | { gain: [who: Who, what: Resource, count: number] }
  /** Lose as much of it as there is. */
  | { pay: [who: Who, what: Resource, count: number] }
  /** Cubes from the stash to the own Home. */
  | { 'add-pop': [who: Who, count: number] }
  /** Tokens on each of these planets, up to the printed number. */
  | { 'add-res': [planets: Planets, count: number] }
  /** Tokens off each of these planets. */
  | { 'remove-res': [planets: Planets, count: number] }
  /** Damage off each own ship. */
  | { repair: [who: Who, amount: Amount] }
  /** Laws leave the game. */
  | { 'remove-law': [who: Who, amount: Amount] }
  /** Rockets on these planets return to the supply. */
  | { 'remove-rockets': Planets }
  /** An action at once, without card or cubes, with effects of its own. */
  | { 'free-action': [who: Who, deed: Deed, effects: Effect[]] }
  /** Items from the supply, free and without technology. */
  | { 'free-upgrade': [who: Who, item: Item, count: number] }
  /** Ships from the stash. */
  | { 'free-ship': [who: Who, kind: ShipType, count: number] }
  /** A technology of at most this printed cost. */
  | { 'free-tech': [who: Who, cost: number] }
  /** Another price for every single one. */
  | { cost: [goods: Goods, what: Resource, by: number] }
  /** Another tax. */
  | { tax: number }
  /** More cubes at Growth. */
  | { growth: number }
  /** Income, once or for each planet that is no Home where the seat is present. */
  | { income: [what: Resource, per: 'flat' | 'planet-nonhome', count: number] }
  /** More tokens from each planet of that kind. */
  | { extract: [what: Resource, count: number] }
  /** More dice. */
  | { dice: [roll: 'bank' | 'trade' | 'mine', count: number] }
  /** More on a roll. */
  | { pip: [roll: 'trade' | 'deploy' | 'wmd-distance', by: number] }
  /** The lowest face that hits: in battles between players, with guards, of rockets, in all rolls of the owner. */
  | { hit: [fight: 'pvp' | 'guard' | 'wmd' | 'own', face: number] }
  /** Another cost of reactions with own and with others’ cards. */
  | { 'react-cost': [own: number, other: number] }
  /** Something is forbidden. */
  | { forbid: 'wmd-stage' | 'trade-action' | 'reaction-step' | 'buy-cannons' | 'deploy-on-foreign-home' | 'cloak' }
  /** More Conquest stages, or fewer. */
  | { stages: number }
  /** Another speed of ships with a drive. */
  | { drive: number }
  /**
   * Other rates of the market: this much more for sold or bought tokens, or those of Advanced
   * Trading.
   */
  | { rate: { sell: number } | { buy: number } | 'red' }
  /** Damage off ships at Upkeep. */
  | { 'repair-upkeep': [dock: 'own-home' | 'anywhere', count: number] }
  /** Victory points at the end: this many for each, for at most a number. */
  | { score: [source: Source, each: number, most: number] }
  /** An instant effect whenever something happens. */
  | { on: [trigger: 'win-pvp' | 'win-guard' | 'lose-ship', effect: Effect] }
  /** This many items may be bought without their technology. */
  | { license: number }
  /** This much is added to a bid without being paid. */
  | { bid: [kind: 'vote' | 'order', by: number] };

/** What is counted at the end. */
export type Source =
  /** Kept Resistance cards. */
  | 'resistance-card'
  /** Green planets that the seat controls. */
  | 'green-planet-led'
  /** Planets that are no Home, that the seat controls. */
  | 'planet-controlled-nonhome'
  /** Own War Cruisers in play. */
  | 'war-cruiser'
  /** A Military, a Civilian and a Transport technology; Basic Research may be one of them. */
  | 'tech-triple'
  /** One, with ten or more technologies. */
  | 'techs10'
  /** Hexes next to the High Council with an own ship. */
  | 'ship-hex-ring1';

/** A Political card. */
export interface Political {
  /** Its id. */
  id: string;
  /** Until a card removes it, until the next Council, or it happens and is gone. */
  kind: 'law' | 'resolution' | 'executive';
  /** Whether it is of the Generals expansion. */
  generals: boolean;
  /** What happens at once, before the rest. */
  now: Effect[];
  /** What it does. */
  main: Effect[];
}

/** A Resistance card. */
export interface Resistance {
  /** Its id. */
  id: string;
  /** The deck that it is of, 1 to 3. */
  level: number;
  /** Whether it is of the Generals expansion. */
  generals: boolean;
  /** Its dice. */
  dice: number;
  /** Its strength. */
  strength: number;
  /** Its victory points. */
  vp: number;
  /** What it does when it is discarded. */
  bonus: Effect[];
}

/** When an ability is used. */
export type Window =
  /** An own action of this kind. */
  | { deed: Deed }
  /** With the vote. */
  | 'vote'
  /** With the bid for the order. */
  | 'order'
  /** Before the first round of an own battle. */
  | 'battle'
  /** The own Deploy step. */
  | 'deploy'
  /** Own income. */
  | 'income'
  /** With the movement orders. */
  | 'orders'
  /** The own target step. */
  | 'target'
  /** Growth. */
  | 'growth'
  /** The end: it scores. */
  | 'end';

/** An Ability card. */
export interface Ability {
  /** Its id. */
  id: string;
  /** When it is used. */
  window: Window;
  /** What it does for its owner. */
  effects: Effect[];
}

/** The cards that are used. */
export interface Boxed {
  /** Political cards. */
  political: PoliticalCard[];
  /** Resistance cards of level 1, 2 and 3. */
  resistance: [ResistanceCard[], ResistanceCard[], ResistanceCard[]];
  /** Ability cards; none without the Generals. */
  abilities: AbilityCard[];
}

/** A hex of the map at the start. */
export interface Site {
  /** Where it is. */
  axial: Axial;
  /** Which of the Homes it is, as a place in `circle` of a view. */
  home: number | null;
  /** The level of its guard, 1 to 3; 0 is none. */
  guard: number;
  /** The kind of its planet, if the map determines it; otherwise it is random. */
  kind: PlanetKind | null;
  /** The next hex in each direction, from north clockwise. */
  neighbors: (Hex | null)[];
}

/** A cell of a grid, from 0. */
export type Cell = [row: number, column: number];

/** The data of a game. */
export interface Content {
  /** The map. */
  scenario: Scenario;
  /** Prices, amounts, technologies, ships, parts. */
  figures: Figures;
  /** The numbers of the mode. */
  mode: ModeFigures;
  /** Turns of this game; the maximum if a time limit was agreed on. */
  turns: number;
  /** Planet tiles by their places; that of the Homes first. */
  tiles: Tile[];
  /** Political cards by their numbers. */
  political: Political[];
  /** Resistance cards by their numbers. */
  resistance: Resistance[];
  /** Ability cards by their numbers. */
  abilities: Ability[];
  /** The cards that are used. */
  boxed: Boxed;
  /** The hexes by their numbers. */
  hexes: Site[];
  /** The cells that a part covers on the blueprint of a ship type, in each way in which it fits. */
  ways: Record<ShipType, Record<Part, Cell[][]>>;
}
