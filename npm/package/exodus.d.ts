// The types of Exodus. Seats, hexes, ships, cards and places are counted from 0; directions from 1.
// Generated from the types of the engine by `cargo run -p schema -- write`.

/** Every action that a seat or the table can take in Exodus. */
export type Action =
  /** Chooses a start technology; the last technology needed commits the choice. */
  | { start: Tech }
  /** Fits all start parts in the default way. */
  | 'fit-usual'
  /** Takes one token from a red or green planet at Upkeep and pays its tax. */
  | { take: Hex }
  /** Takes every token whose tax the seat can pay, Axinium first, in canonical order. */
  | 'take-all'
  /** Chooses vote tokens; the bid follows as a separate action. */
  | { vote: Letters }
  /**
   * Bids this amount of CP in the vote or for the turn order and commits it; the flag says whether
   * the ability that adds to the bid is used.
   */
  | { bid: [number, boolean] }
  /** Breaks a tie of the vote in favor of this letter; the Chancellor decides. */
  | { favor: Letter }
  /** Chooses a law that an effect removes from the game. */
  | { repeal: PoliticalCard }
  /** Offers one more Bonus Action card, as the Vice-Chancellor. */
  | { offer: BonusCard }
  /** Picks an offered Bonus Action card, as the Chancellor; `Done` picks no card. */
  | { pick: BonusCard }
  /** Ranks this seat first among the tied seats, as the old Chancellor. */
  | { rank: Seat }
  /** Plays an Action card face down and commits it. */
  | { play: ActionCard }
  /** Activates the lower half of a face-up Action card as a reaction. */
  | { react: ActionCard }
  /** Takes the first Action card back to the hand; `Done` leaves the card. */
  | 'take-back'
  /** Learns a technology, free if an effect grants it. */
  | { learn: Tech }
  /** Rolls for CP in Banking. */
  | 'bank'
  /** Builds one ship of this type. */
  | { build: ShipType }
  /** Buys a part, which stays beside the blueprints until it is fitted. */
  | { buy: Item }
  /** Buys a rocket, or takes a free rocket, and places it on a planet. */
  | { arm: [Rocket, Hex] }
  /** Lifts the part at this index off a blueprint. */
  | { lift: [kind: ShipType, place: number] }
  /**
   * Fits a loose part on a blueprint; the number is an index into its possible placements on that
   * grid.
   */
  | { fit: [kind: ShipType, part: Part, way: Way] }
  /** Restores all blueprints to their state before the refit; nothing can be lifted afterwards. */
  | 'restore'
  /** Puts a marker on the market and rolls for the number of exchanges. */
  | 'open-trade'
  /** Makes one exchange on the market. */
  | { exchange: Exchange }
  /** Rolls for resource tokens in Mining. */
  | 'mine'
  /** Puts one mined token on a planet. */
  | { put: Hex }
  /** Assigns a rocket on the first planet to the second planet as its target. */
  | { target: [Rocket, Hex, Hex] }
  /** Chooses one cube of this seat to be killed by a rocket. */
  | { kill: Seat }
  /** Moves one cube from the planet aboard a ship in the same hex. */
  | { mount: Ship }
  /** Moves one cube from one planet to another with Civilian Ships. */
  | { ferry: [Hex, Hex] }
  /** Adds the first ship to the group of the second. */
  | { join: [Ship, Ship] }
  /** Adds one token to the order of a ship and its whole group. */
  | { order: [Ship, Token] }
  /** Moves a ship without tokens one step openly; in the short game every ship moves this way. */
  | { step: [Ship, Direction] }
  /** Says whether the ships in the current hex uncloak. */
  | { uncloak: boolean }
  /** Assigns one hit to a ship; the left neighbor assigns the hits of a guard. */
  | { hit: Ship }
  /** Deploys one cube from a ship onto the planet, with a die roll if the planet needs one. */
  | { deploy: Ship }
  /** Discards a kept Resistance card for its bonus. */
  | { discard: ResistanceCard }
  /** Begins to rearrange the seat's parts, if the house rule allows it at any of its decisions. */
  | 'refit'
  /** Uses an Ability card in its window. */
  | { invoke: AbilityCard }
  /** Passes or ends the current decision; commits a sealed choice. */
  | 'done'
  /** Withdraws the seat's commitment while other seats are still choosing. */
  | 'reopen'
  /** Concedes: the seat can no longer win. The game ends when only one other seat can still win. */
  | 'concede'
  /** Calls the agreed time, which only the table may do; one more turn follows. */
  | 'call-time';

/** A technology, in the order of the rules. */
export type Tech =
  /** Advanced Trading: red market rates, and sales and purchases in one Trade. */
  | 'adv-trading'
  /** Advanced Phasium Extraction: one more Phasium from each green planet at Upkeep. */
  | 'adv-phasium'
  /** Advanced Axinium Extraction: one more Axinium from each red planet at Upkeep. */
  | 'adv-axinium'
  /** Advanced C.P. Extraction: one more token from each blue planet at Upkeep. */
  | 'adv-cp'
  /** Advanced Banking: one more die in Banking. */
  | 'adv-banking'
  /** Basic Politics: the first Action card may be taken back. */
  | 'basic-politics'
  /** Advanced Politics: no income tax. */
  | 'adv-politics'
  /** Expert Politics: reactions cost one cube less. */
  | 'expert-politics'
  /** Master Politics: a third Action card. */
  | 'master-politics'
  /** Expert Cloning: one more cube at Growth. */
  | 'expert-cloning'
  /** Hypersonic Rockets, which destroy resource tokens, may be bought. */
  | 'hypersonic'
  /** Biochemical Rockets, which destroy cubes, may be bought. */
  | 'biochemical'
  /** Graviton Rockets, which destroy planets, may be bought. */
  | 'graviton'
  /** Electromagnetic Shields with strength 1 may be bought. */
  | 'em-shield'
  /** Multipolar Grid Shields with strength 2 may be bought. */
  | 'mg-shield'
  /** Quark-Gluon Plasma Shields with strength 3 may be bought. */
  | 'qgp-shield'
  /** Plasma Cannons with 3 dice may be bought. */
  | 'plasma'
  /** Solid-State Laser Cannons with 2 dice may be bought. */
  | 'ssl'
  /** Antimatter Cannons with 5 dice may be bought. */
  | 'antimatter'
  /** Advanced Maneuver: deployment on red and green planets always succeeds. */
  | 'adv-maneuver'
  /** Basic Repairs: removes one damage from each ship of the seat at Upkeep. */
  | 'basic-repairs'
  /** Civilian Ships: cubes move freely among planets with cubes of the seat in the Mount step. */
  | 'civilian-ships'
  /** Advanced Mining: one more die in Mining. */
  | 'adv-mining'
  /** Radar: detects cloaked ships, and adds 1 to rocket distance dice. */
  | 'radar'
  /** Cloaking: the seat's ships are hidden from players without Radar. */
  | 'cloaking'
  /** Fusion Drives with speed 2 may be bought. */
  | 'fusion'
  /** Antigravity Drives with speed 3 may be bought. */
  | 'antigravity'
  /** Basic Research: a discount for every type. */
  | 'basic-research';

/**
 * A hex, numbered by its position in the canonical order: ring by ring, clockwise from north. The
 * High Council is number 0.
 */
export type Hex = number;

/** A set of vote tokens, one bit for each letter: 1 is A, 2 is B, 4 is C. */
export type Letters = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The letter A, B or C of a Political card on the agenda, and of a vote token. */
export type Letter = 'a' | 'b' | 'c';

/** Index of a Political card in the content. A view has its id. */
export type PoliticalCard = number;

/** Index of a Bonus Action card, 0 to 5. */
export type BonusCard = number;

/** A player's place in a game: its number, counted from 0 in playing order. */
export type Seat = number;

/** Index of an Action card in a hand, 0 to 5. */
export type ActionCard = number;

/** One of the four ship types. Lists by ship type are in this order. */
export type ShipType =
  /** Dark Raider, the cheapest type, with a small grid and no transport. */
  | 'raider'
  /** Fighter, with a medium grid and no transport. */
  | 'fighter'
  /** Battle Carrier, which transports the most cubes. */
  | 'carrier'
  /** War Cruiser, with the largest grid and little transport. */
  | 'cruiser';

/** A part or rocket that Buy Upgrades sells, in the order of table D-5. */
export type Item =
  /** Nuclear Drive, with speed 1 and no technology needed. */
  | 'nuclear'
  /** Fusion Drive, with speed 2. */
  | 'fusion'
  /** Antigravity Drive, with speed 3. */
  | 'antigravity'
  /** Phase Cannon, with 1 die and no technology needed. */
  | 'phase'
  /** Solid-State Laser Cannon, with 2 dice. */
  | 'ssl'
  /** Plasma Cannon, with 3 dice. */
  | 'plasma'
  /** Antimatter Cannon, with 5 dice. */
  | 'antimatter'
  /** Electromagnetic Shield, with strength 1. */
  | 'em'
  /** Multipolar Grid Shield, with strength 2. */
  | 'mg'
  /** Quark-Gluon Plasma Shield, with strength 3. */
  | 'qgp'
  /** Hypersonic Rocket, which destroys resource tokens. */
  | 'hypersonic'
  /** Biochemical Rocket, which destroys cubes. */
  | 'biochemical'
  /** Graviton Rocket, which destroys planets. */
  | 'graviton';

/** One of the three kinds of rockets. Lists by rocket are in this order. */
export type Rocket =
  /** Destroys resource tokens. */
  | 'hypersonic'
  /** Destroys cubes. */
  | 'biochemical'
  /** Destroys planets. */
  | 'graviton';

/** A part of ships. Lists by part are in the order of `Item`. */
export type Part = Exclude<Item, Rocket>;

/**
 * The orientation and position of a part on a blueprint, as an index into its possible placements
 * on that grid, in ascending order of the topmost, leftmost cell that it covers, then of its
 * rotation. `ways` of the content has the cells of each.
 */
export type Way = number;

/** One exchange on the market. */
export type Exchange =
  /** Sells one Axinium at the sell rate of the space. */
  | 'sell-ax'
  /** Sells one Phasium at the sell rate of the space. */
  | 'sell-ph'
  /** Buys one Axinium at the buy rate of the space. */
  | 'buy-ax'
  /** Buys one Phasium at the buy rate of the space. */
  | 'buy-ph';

/**
 * A ship by its number: eight ships for each seat, two of each type in the order of the types. Ship
 * 13 is the second carrier of seat 1.
 */
export type Ship = number;

/** One token of a movement order. */
export type Token =
  /** The ship stays where it is for one step. */
  | 'blank'
  /** The ship moves to the adjacent hex in this direction. */
  | { go: Direction };

/** One of the six directions, 1 (north) to 6, clockwise. */
export type Direction = 1 | 2 | 3 | 4 | 5 | 6;

/** Index of a Resistance card in the content. A view has its id. */
export type ResistanceCard = number;

/** Index of an Ability card in the content. A view has its id. */
export type AbilityCard = number;

/**
 * A change in the game, or a fact that it reveals. The fields have the same meaning in all
 * variants: `seat` acted or was affected, `hex` is where it happened, `from` and `to` are the hexes
 * before and after, a change is `by` in JSON, `count` is an amount, `cp` and `ph` are prices paid,
 * `sixtieths` are victory points in sixtieths.
 */
export type Event =
  /** A turn began. */
  | { 'turn-started': { turn: number; last: boolean } }
  /** A seat committed a sealed choice. */
  | { committed: { seat: Seat } }
  /** A seat withdrew its commitment. */
  | { reopened: { seat: Seat } }
  /** A start technology was revealed. */
  | { 'start-tech': { seat: Seat; tech: Tech } }
  /** A seat's start parts were revealed. */
  | { 'parts-fitted': { seat: Seat } }
  /** CP, Axinium or Phasium of a seat changed. */
  | { changed: { seat: Seat; what: Resource; by: number; reason: Reason } }
  /** Cubes of a seat left a planet or came to one. */
  | { cubes: { seat: Seat; hex: Hex; by: number; passage: Passage } }
  /** The tokens of a planet changed. */
  | { tokens: { hex: Hex; by: number } }
  /** Tokens were taken from a planet at Upkeep. */
  | { taken: { seat: Seat; hex: Hex; count: number } }
  /** Damage was removed from a ship. */
  | { repaired: { ship: Ship; by: number } }
  /** The resolution was removed from the game. */
  | { 'resolution-left': { card: PoliticalCard } }
  /** A Political card of the agenda was turned face up. */
  | { revealed: { letter: Letter; card: PoliticalCard } }
  /** A vote was revealed; it is valid only with exactly one token, for a letter that has a card. */
  | { 'vote-shown': { seat: Seat; bid: Bid; valid: boolean } }
  /** The total of a card on the agenda. */
  | { total: { letter: Letter; total: number } }
  /** Several letters have the highest total; the Chancellor decides. */
  | { 'vote-tied': { letters: Letters } }
  /** The Chancellor broke the tie of the vote. */
  | { favored: { seat: Seat; letter: Letter } }
  /** A Political card won the vote. */
  | { adopted: { card: PoliticalCard } }
  /** A Political card that was not adopted was removed from the game. */
  | { dropped: { card: PoliticalCard } }
  /** A law was removed from the game. */
  | { repealed: { seat: Seat; card: PoliticalCard } }
  /** The Vice-Chancellor offered a Bonus Action card. */
  | { offered: { seat: Seat; card: BonusCard } }
  /** The Chancellor picked a Bonus Action card; null if no card was picked. */
  | { picked: { seat: Seat; card: BonusCard | null } }
  /** A bid for the turn order was revealed. */
  | { 'bid-shown': { seat: Seat; bid: Bid } }
  /** The old Chancellor ranked a seat first among the tied seats. */
  | { ranked: { by: Seat; seat: Seat } }
  /** The new turn order takes effect; the Action stage of the turn follows. */
  | { elected: { turn: number; order: Seat[] } }
  /** An Action card was revealed. */
  | { 'card-shown': { seat: Seat; card: ActionCard; round: Round } }
  /** A seat reacted with a card. */
  | { reacted: { seat: Seat; card: ActionCard; cost: number } }
  /** A seat took its first card back to the hand. */
  | { 'took-back': { seat: Seat; card: ActionCard } }
  /** A seat may perform an action now. */
  | { 'deed-began': { seat: Seat; deed: Deed; origin: Origin } }
  /** A seat declined an action or could not perform it. */
  | { declined: { seat: Seat; deed: Deed } }
  /** Dice were rolled. */
  | { rolled: { seat: Seat; dice: Dice; faces: number[] } }
  /** A technology was learned at this price. */
  | { learned: { seat: Seat; tech: Tech; price: number } }
  /** A ship was put in play. */
  | { built: { ship: Ship; price: [number, number] | null } }
  /** An item was bought for CP and Phasium. */
  | { bought: { seat: Seat; item: Item; cp: number; ph: number } }
  /** An item was gained from an effect. */
  | { given: { seat: Seat; item: Item } }
  /** The blueprint of a ship type changed. */
  | { refitted: { seat: Seat; kind: ShipType } }
  /** Parts returned to the supply. */
  | { returned: { seat: Seat; item: Item; count: number } }
  /** A rocket was placed on a planet. */
  | { armed: { seat: Seat; rocket: Rocket; hex: Hex } }
  /** Rockets returned to the supply. */
  | { disarmed: { hex: Hex; rocket: Rocket; count: number } }
  /** A marker was put on the market. */
  | { 'market-opened': { seat: Seat; space: number; left: number } }
  /** An exchange was made on the market. */
  | { exchanged: { seat: Seat; exchange: Exchange; cp: number } }
  /** A mined token was put on a planet. */
  | { mined: { seat: Seat; hex: Hex } }
  /** A Resistance card was discarded for its bonus. */
  | { discarded: { seat: Seat; card: ResistanceCard } }
  /** An Ability card was used. */
  | { invoked: { seat: Seat; card: AbilityCard } }
  /** A rocket was assigned to a target. */
  | { targeted: { seat: Seat; rocket: Rocket; from: Hex; to: Hex } }
  /** The result of a rocket's distance check. */
  | { flew: { seat: Seat; rocket: Rocket; from: Hex; to: Hex; die: number; arrives: boolean } }
  /** A planet was destroyed. */
  | { ruined: { hex: Hex } }
  /** A Conquest stage began. */
  | { 'stage-began': { turn: number; pass: number; of: number; radar: boolean } }
  /** A cube was moved aboard a ship. */
  | { mounted: { ship: Ship; hex: Hex } }
  /** A cube was moved from one planet to another. */
  | { ferried: { seat: Seat; from: Hex; to: Hex } }
  /** The number of movement tokens next to a ship was revealed. */
  | { stacked: { ship: Ship; tokens: number } }
  /** The movement order of a ship was revealed. */
  | { 'order-shown': { ship: Ship; tokens: Token[] } }
  /** A ship moved one step openly. */
  | { stepped: { ship: Ship; from: Hex; to: Hex } }
  /** A ship moved by its order, through these hexes. */
  | { flown: { ship: Ship; path: Hex[] } }
  /** The ships of a seat in a hex uncloaked or stayed cloaked. */
  | { uncloaked: { seat: Seat; hex: Hex; yes: boolean } }
  /** These seats fight for a hex. */
  | { 'battle-began': { hex: Hex; seats: Seat[] } }
  /** A guard was revealed. */
  | { 'guard-shown': { hex: Hex; seat: Seat; level: number; card: ResistanceCard | null } }
  /** A round of a battle began. */
  | { 'round-began': { hex: Hex; round: number } }
  /** A hit was assigned to a ship. */
  | { hit: { by: Seat | null; ship: Ship } }
  /** A seat scored this number of hits on the guard of a planet. */
  | { 'guard-hit': { by: Seat; hits: number } }
  /** A ship was removed from the map because its damage exceeded its strength. */
  | { destroyed: { ship: Ship; hex: Hex } }
  /** A battle ended; null means that no single seat is left. */
  | { 'battle-ended': { hex: Hex; winner: Seat | null; sixtieths: number } }
  /** A fight with a guard ended, and the guard was destroyed or survived. */
  | { 'guard-ended': { hex: Hex; seat: Seat; beaten: boolean; kept: ResistanceCard | null } }
  /** A cube landed on a planet or failed to. */
  | { landed: { ship: Ship; hex: Hex; lands: boolean } }
  /** One line of a seat's final score was counted, in sixtieths of a victory point. */
  | { scored: { seat: Seat; line: Line; sixtieths: number } }
  /** The table called the agreed time. */
  | 'time-called'
  /** A seat left the game. */
  | { conceded: { seat: Seat } }
  /** The game ended. */
  | { ended: { winners: Seat[] } };

/** A resource that seats own in numbers. */
export type Resource =
  /** Crystallized Platinum (CP), which is part of every price. */
  | 'cp'
  /** Axinium, which pays for ships together with CP. */
  | 'ax'
  /** Phasium, which pays for parts and rockets together with CP. */
  | 'ph';

/** The reason for a change of CP, Axinium or Phasium. */
export type Reason =
  /** Tokens were taken at Upkeep. */
  | 'income'
  /** Tax was paid on tokens. */
  | 'tax'
  /** A card effect added or removed the resource. */
  | 'card'
  /** A bid in the vote was paid. */
  | 'vote'
  /** The penalty for an invalid vote was paid. */
  | 'penalty'
  /** A bid for the turn order was paid. */
  | 'election'
  /** A technology was paid for. */
  | 'research'
  /** A Banking roll was paid out. */
  | 'bank'
  /** A ship was paid for. */
  | 'build'
  /** A part or rocket was paid for. */
  | 'upgrade'
  /** A resource was exchanged on the market. */
  | 'trade'
  /** The amount above the stock limit was lost. */
  | 'cap';

/** Why cubes left a planet or came to one. */
export type Passage =
  /** Growth: from the stash to the Home. */
  | 'growth'
  /** A card effect: from the stash to the Home. */
  | 'card'
  /** The cost of a reaction: from the Home onto an Action card. */
  | 'reaction'
  /** A rocket killed the cubes. */
  | 'killed'
  /** The ship with the cubes was destroyed. */
  | 'wreck'
  /** The planet with the cubes was destroyed. */
  | 'ruin';

/** A sealed bid in the vote or for the turn order. */
export interface Bid {
  /** Vote tokens; empty in a bid for the turn order. */
  letters: Letters;
  /** Amount in CP. */
  cp: number;
  /** Whether an ability adds to the bid. */
  ability: boolean;
  /** Amount that the ability adds; 0 until it is revealed. */
  extra: number;
}

/** One of the three rounds in which players perform an Action card. */
export type Round = 'first' | 'second' | 'third';

/** One of the six actions. */
export type Deed =
  /** Learns one technology. */
  | 'research'
  /** Rolls for CP. */
  | 'bank'
  /** Builds ships. */
  | 'build'
  /** Buys parts and rockets. */
  | 'upgrade'
  /** Exchanges resources on the market. */
  | 'trade'
  /** Rolls for resource tokens and puts them on planets. */
  | 'mine';

/** The origin of an action, which determines the effects that modify it. */
export type Origin =
  /** The Action card played in a round. */
  | { card: Round }
  /** A reaction with an Action card. */
  | 'reaction'
  /** The Bonus Action of the turn. */
  | 'bonus'
  /** An effect of the adopted Political card, by its number on the card. */
  | { political: [PoliticalCard, number] }
  /** An effect of a discarded Resistance card, by its number on the card. */
  | { resistance: [ResistanceCard, number] }
  /** The house rule for rearranging parts at any decision of the seat. */
  | 'house';

/** The purpose of a die roll; it selects the text in the log. */
export type Dice =
  /** CP gained in Banking. */
  | 'bank'
  /** Number of exchanges in a Trade. */
  | 'trade'
  /** Number of tokens in Mining. */
  | 'mine'
  /** Distance check of a rocket. */
  | { distance: Rocket }
  /** Damage roll of a rocket. */
  | { damage: Rocket }
  /** Hits of a seat in a battle. */
  | 'battle'
  /** Hits of a guard. */
  | 'guard'
  /** Landing of a cube. */
  | 'deploy';

/** A line of the score. */
export type Line =
  /** Planets with the most cubes. */
  | 'planets'
  /** Hexes with ships of the seat. */
  | 'domination'
  /** The bonus for ships in the High Council hex. */
  | 'council'
  /** Kept Resistance cards. */
  | 'resistance'
  /** Points on the VP track, from battles. */
  | 'battles'
  /** Chancellor and Vice-Chancellor. */
  | 'titles'
  /** `SCORE` effects of laws. */
  | 'laws'
  /** `SCORE` effects of Ability cards. */
  | 'abilities';

/** The blueprints of a seat, by ship type. */
export type Blueprints = [Blueprint, Blueprint, Blueprint, Blueprint];

/** The fitted parts of one ship type of a seat. */
export type Blueprint = Fitted[];

/** A part that is fitted on a blueprint. */
export interface Fitted {
  /** The kind of part. */
  item: Part;
  /** Index of the part's placement on the grid, see `Grids::placements`. */
  way: Way;
}

/** A view in the JSON format of the API. */
export interface View {
  /** Format id, the same as in a position. */
  format: 'exodus-position/1';
  /** The state that all viewers see. */
  public: Public;
  /** Private state of each seat; null if the viewer does not see it. */
  private: (Private | null)[];
  /** Ships that stay cloaked until the end of the turn; empty without that house rule. */
  stayed: Ship[];
  /**
   * Current score of each seat in sixtieths of a victory point, computed from what the viewer
   * knows.
   */
  score: number[];
  /** The hexes of the map, indexed by hex number. */
  hexes: HexView[];
  /** Ids of all cards, indexed by card number. */
  cards: CardNames;
}

/**
 * The state that all viewers see. It is `Copy` so that a state is cloned as one block, not field by
 * field.
 */
export interface Public {
  /** The current turn, from 1. */
  turn: number;
  /** Whether the current turn is the last. */
  last: boolean;
  /** Whether the agreed time has passed, so that one more turn follows. */
  called: boolean;
  /** The current step of the turn. */
  step: Step;
  /** Tasks to complete before the step goes on; the last one is current. */
  tasks: Task[];
  /** Seats that have committed in a sealed step, or are done in another step. */
  ready: Seat[];
  /** The seats clockwise; the first seat has the first Home of the layout. */
  circle: Seat[];
  /** The seats in turn order, by their Turn Order cards. */
  order: Seat[];
  /** Laws in play, oldest first. */
  laws: PoliticalCard[];
  /** The resolution in play, if any. */
  resolution: PoliticalCard | null;
  /** The Political cards on A, B and C. */
  agenda: [PoliticalCard | null, PoliticalCard | null, PoliticalCard | null];
  /** Revealed bids, by seat. */
  bids: Bid[];
  /** Letters tied in the vote. */
  tied: Letters;
  /** The seats that already have their new Turn Order card. */
  elected: Seat[];
  /** Bonus Action cards that the Vice-Chancellor offers. */
  offered: BonusCard[];
  /** The Bonus Action card of this turn; null before it is picked. */
  bonus: BonusCard | null;
  /** Owners of the markers on the market, by space. */
  market: (Seat | null)[];
  /** The hexes of the map, by number. */
  sectors: Sector[];
  /** The play-mats, by seat. */
  mats: Mat[];
  /** Number of each item left in the supply. */
  supply: number[];
  /** The decks and removed cards. */
  decks: Decks;
  /** The refit in progress, if any. */
  refit: Refit | null;
  /** Rockets assigned to targets, in order. */
  salvos: Salvo[];
  /** Seats that controlled each hex with its rockets at the start of stage IV. */
  armed: (Seat | null)[];
  /** Abilities used for rockets in this stage; each affects only its owner. */
  ranged: AbilityCard[];
  /** Abilities used for the current income. */
  prospecting: AbilityCard[];
  /** Tokens taken from each hex in the current income; empty before it begins. */
  taken: number[];
  /** Number of the current Conquest stage in this turn, from 1. */
  pass: number;
  /** Movement tokens next to each ship, by seat and index, once all have committed. */
  tokens: number[][];
  /** Steps moved by each ship of the seat that moves openly, by fleet index. */
  moved: number[];
  /** Seats that use a speed ability this stage, once it is revealed. */
  hurried: Seat[];
  /** Planets where the mounting seat was present when its Mount turn began. */
  ferry: Hex[];
  /** Number of cubes that may still be ferried. */
  ferries: number;
  /** Visible ships: not cloaked, detected, or uncloaked. */
  visible: Ship[];
  /** Hexes about which the seat that may uncloak has not been asked yet. */
  veiled: Hex[];
  /** Hexes where a battle between players is pending. */
  contested: Hex[];
  /** Hexes with a guard and visible ships, where a fight may follow. */
  guarded: Hex[];
  /** The current battle, if any. */
  battle: Battle | null;
  /** Cubes that failed to land this stage, by seat and index of the ship. */
  failed: number[][];
  /** Seats that use a landing ability this stage. */
  landing: Seat[];
  /** Seats that conceded. */
  resigned: Seat[];
}

/**
 * The current step of the turn. A number is the position in the turn order, from 0, of the seat
 * that is asked or acts; steps without a number ask all seats at once, or one seat that the rules
 * determine.
 */
export type Step =
  /** Setup: sealed choice of start technologies. */
  | 'start-techs'
  /** Setup: sealed fitting of start parts. */
  | 'start-parts'
  /** Stage I begins: the market is cleared. */
  | 'upkeep'
  /** Stage I: Growth, asked of a seat with an unused ability. */
  | { growth: number }
  /** Stage I: income and tax of one seat. */
  | { income: number }
  /** Stage I: repair. */
  | 'repair'
  /** Stage II begins: the resolution leaves, Political cards are revealed. */
  | 'council'
  /** Stage II: the sealed vote. */
  | 'vote'
  /** Stage II: the Chancellor breaks a tie of the vote. */
  | 'favor'
  /** Stage II: the adopted card takes effect. */
  | 'adopt'
  /** Stage II: the Vice-Chancellor offers Bonus Action cards. */
  | 'offer'
  /** Stage II: the Chancellor picks a Bonus Action card. */
  | 'pick'
  /** Stage II: the sealed bid for the turn order. */
  | 'election'
  /** Stage II: the old Chancellor ranks tied seats. */
  | 'rank'
  /** Stage III: the sealed choice of an Action card. */
  | { card: Round }
  /** Stage III: main actions. */
  | { perform: [Round, number] }
  /** Stage III: reactions. */
  | { react: [Round, number] }
  /** Stage III: first cards are taken back. */
  | { 'take-back': number }
  /** Stage III: the Bonus Action. */
  | { bonus: number }
  /** Stage IV: targets are assigned. */
  | { target: number }
  /** Stage IV: all rockets are rolled for. */
  | 'fire'
  /** Stage IV: cubes are killed. */
  | 'kill'
  /** Stage V begins; this step occurs once for each Conquest stage. */
  | 'conquest'
  /** Stage V: cubes go aboard. */
  | { mount: number }
  /** Stage V: sealed movement orders. */
  | 'orders'
  /** Stage V: open movement of ships without tokens; of all ships in the short game. */
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

/** A task to complete before the step goes on. The last task of the stack is current. */
export type Task =
  /** A seat may perform an action, which has not begun yet. */
  | {
      deed: {
        /** The seat that performs the action. */
        seat: Seat;
        deed: Deed;
        /** The card, reaction or rule that grants the action. */
        origin: Origin;
        /** Abilities used for the action. */
        invoked: AbilityCard[];
      };
    }
  /** A seat builds ships. */
  | {
      build: {
        /** The seat that builds. */
        seat: Seat;
        /** The card, reaction or rule that grants the action. */
        origin: Origin;
        /** Abilities used for the action. */
        invoked: AbilityCard[];
      };
    }
  /** A seat buys and fits parts; the loose parts are in `refit` of the public state. */
  | {
      refit: {
        /** The seat that refits. */
        seat: Seat;
        /** The card, reaction or rule that grants the action. */
        origin: Origin;
        /** Abilities used for the action. */
        invoked: AbilityCard[];
        /** Whether buying is not possible, because parts were given or may only be rearranged. */
        gift: boolean;
        /** Number of items bought without their technology, by license. */
        licensed: number;
        /**
         * Given items that still wait: parts until the refit opens, rockets until they are placed.
         */
        given: [Item, number] | null;
      };
    }
  /** A seat trades on the market. */
  | {
      trade: {
        /** The seat that trades. */
        seat: Seat;
        /** The card, reaction or rule that grants the action. */
        origin: Origin;
        /** Abilities used for the action. */
        invoked: AbilityCard[];
        /** Index of the market space, from 0. */
        space: number;
        /** Number of exchanges left. */
        left: number;
        /** The first exchange, which determines the kind of the others without Advanced Trading. */
        first: Exchange | null;
      };
    }
  /** A seat places mined tokens. */
  | {
      mine: {
        /** The seat that places the tokens. */
        seat: Seat;
        /** Number of tokens left. */
        left: number;
      };
    }
  /** A seat may learn a technology of at most this printed cost. */
  | {
      learn: {
        /** The seat that may learn the technology. */
        seat: Seat;
        /** Maximum printed cost. */
        most: number;
      };
    }
  /** A seat chooses laws to remove from the game. */
  | {
      repeal: {
        /** The seat that chooses. */
        seat: Seat;
        /** Number of laws still to be chosen. */
        left: number;
      };
    }
  /** The effects of a card run one after another, seat by seat. */
  | {
      program: {
        /** The card and the number of its current effect. */
        origin: Origin;
        /** The owner of a Resistance card; the Chancellor for a Political card. */
        owner: Seat;
        /** Seats to which the current effect is still to be applied; null before it begins. */
        rest: Seat[] | null;
      };
    };

/** The current state of a map hex. */
export interface Sector {
  /** Index of the planet tile; null in the High Council hex. Homes have tiles too. */
  tile: number | null;
  /** Resource tokens left on the planet. */
  tokens: number;
  /** Cubes on the planet, indexed by seat. */
  cubes: number[];
  /** Rockets on the planet, indexed by kind. */
  rockets: [hypersonic: number, biochemical: number, graviton: number];
  /** Level of the planet's guard, 1 to 3; 0 without a guard. */
  guard: number;
  /** Whether the planet was destroyed. */
  destroyed: boolean;
}

/** The public play-mat of a seat. */
export interface Mat {
  /** Crystallized Platinum, as one number. */
  cp: number;
  /** Axinium that the seat owns. */
  ax: number;
  /** Phasium that the seat owns. */
  ph: number;
  /** Population cubes in the stash. */
  stash: number;
  /** Known technologies. */
  techs: Tech[];
  /** Action cards played this turn, by round. */
  played: [ActionCard | null, ActionCard | null, ActionCard | null];
  /** Blueprints, indexed by ship type. */
  blueprints: Blueprints;
  /** Ships by index in the fleet, two of each type. */
  ships: ShipState[];
  /** Kept Resistance cards. */
  trophies: ResistanceCard[];
  /** Ability cards that were used or shown. */
  spent: AbilityCard[];
  /** Number of Ability cards not used yet. */
  abilities: number;
  /** Points on the VP track, in sixtieths. */
  track: number;
  /** Cubes on Action cards until the reaction step ends. */
  on_cards: number;
}

/** The changing state of a ship. A ship out of play has no hex, no damage and no cargo. */
export interface ShipState {
  /** The hex of the ship; `null` in the stash. */
  hex: Hex | null;
  /** Damage tokens on the ship. */
  damage: number;
  /** Number of cubes aboard. */
  cargo: number;
}

/** The public knowledge of the decks. */
export interface Decks {
  /** Political cards that no seat has seen. */
  political: PoliticalCard[];
  /** Resistance cards that no seat has seen, by level. */
  resistance: [ResistanceCard[], ResistanceCard[], ResistanceCard[]];
  /** Known Resistance cards at the bottom of their decks, in drawing order. */
  bottom: ResistanceCard[];
  /** Political cards removed from the game. */
  removed: PoliticalCard[];
  /** Resistance cards removed from the game. */
  gone: ResistanceCard[];
}

/** A refit in progress. */
export interface Refit {
  /** Loose parts beside the blueprints. */
  yard: Yard;
  /**
   * New parts, bought or given, indexed by item; all other loose parts were lifted off blueprints.
   */
  fresh: number[];
  /** The blueprints before the refit. */
  before: Blueprints;
}

/** Loose parts while blueprints change. */
export interface Yard {
  /** Number of loose parts, indexed by item. */
  loose: number[];
  /** Number of times a part was lifted. */
  lifts: number;
  /** Whether the blueprints were restored, after which nothing can be lifted. */
  restored: boolean;
}

/** A rocket that is assigned to a target. */
export interface Salvo {
  /** The seat that fires. */
  seat: Seat;
  /** Kind of the rocket. */
  rocket: Rocket;
  /** The hex that it is fired from. */
  from: Hex;
  /** The target hex. */
  to: Hex;
  /**
   * Hits after the damage roll; for a Biochemical Rocket, the number of cubes still to be killed.
   */
  hits: number;
}

/** A battle between players, or a fight with a guard. */
export interface Battle {
  /** The hex of the battle. */
  hex: Hex;
  /** The seats that took part at the start. */
  seats: Seat[];
  /** Ships that are left. */
  ships: Ship[];
  /** Ships that were destroyed. */
  lost: Ship[];
  /** The guard; null in a battle between players. */
  guard: GuardShip | null;
  /** The round, from 1; 0 before the first roll. */
  round: number;
  /** Seats still to be asked for abilities before the first roll. */
  window: Seat[];
  /**
   * Lowest face that hits for each seat in the next roll, set by an ability; 0 without an ability.
   */
  aims: number[];
  /**
   * Hits that each seat must assign this round. In a battle of two seats the assigned hits stay
   * counted until both seats are done.
   */
  hits: number[];
  /** Hits of the guard still to be assigned this round. */
  guard_hits: number;
  /** Damage of this round by ship; it counts when the round ends. */
  marks: number[][];
}

/** A revealed guard. */
export interface GuardShip {
  /** Resistance card of the guard; `null` if the deck was empty. */
  card: ResistanceCard | null;
  /** Damage tokens on the guard. */
  damage: number;
}

/** The state that only one seat sees. */
export interface Private {
  /** Ability cards not used yet. */
  abilities: AbilityCard[];
  /** The sealed choice, until it is revealed. */
  plan: Plan;
}

/** The choice that a seat is making or has committed in a sealed step. */
export interface Plan {
  /** Start technologies chosen so far. */
  techs: Tech[];
  /** Start parts that are still loose. */
  yard: Yard;
  /** Blueprints with the start parts fitted so far. */
  blueprints: Blueprints;
  /** Vote tokens; `null` until they are chosen. */
  letters: Letters | null;
  /** The bid in the vote or for the turn order, 0 CP before it is made. */
  bid: Bid;
  /** The Action card chosen in this round; null before the choice. */
  card: ActionCard | null;
  /** Movement orders, by index in the fleet. */
  orders: [number, number, number][];
  /**
   * For each ship, the index in the fleet of the ship that leads its group plus one; 0 for a ship
   * that follows no ship.
   */
  leads: number[];
  /** Whether the speed ability is used with the orders. */
  hurries: boolean;
  /**
   * Hits assigned to the ships of the only enemy, by index in its fleet, until both seats are done.
   */
  marks: number[];
}

/** A hex of the map as a viewer sees it. */
export interface HexView {
  /** Axial coordinates in the layout. */
  axial: Axial;
  /** Id of the planet; null if the hex has no planet or it was destroyed. */
  planet: string | null;
  /** The seat whose Home is in the hex, or null. */
  home: Seat | null;
}

/** Axial coordinates of a hex: the High Council is `[0, 0]`, north of it is `[0, -1]`. */
export type Axial = [q: number, r: number];

/** The ids of all cards, indexed by card number. */
export interface CardNames {
  /** Ids of the Political cards. */
  political: string[];
  /** Ids of the Resistance cards. */
  resistance: string[];
  /** Ids of the Ability cards. */
  abilities: string[];
}

/** The goal, the scores and the leader of a game, computed from what the viewer knows. */
export interface Standing {
  /** The goals of the game, always exactly one. */
  goals: Goal[];
  /** Score of each seat. */
  scores: Score[];
  /**
   * The seat that would win now by public information; null if no seat can win, or if the game is
   * over.
   */
  leader: Seat | null;
}

/** The goal that all seats share. */
export interface Goal {
  /** The seats that can reach the goal: all of them. */
  seats: Seat[];
  /** The condition that wins. */
  goal: GoalKind;
  /** The turn that the game has reached, and the last turn. */
  progress: Progress;
}

/** The condition that wins a game. */
export type GoalKind = 'most_points';

/** The progress of the game, in turns. */
export interface Progress {
  /** The turn, and the last turn; the maximum number of turns if time ends the game. */
  of: [turn: number, turns: number];
}

/** The current score of a seat. */
export interface Score {
  /** A list with the seat as its only element. */
  seats: Seat[];
  /** The total, in sixtieths of a victory point. */
  total: number;
  /** The points by their sources, which add up to the total. */
  sources: ScoreSources;
}

/** The sources of a score in sixtieths of a victory point, which add up to its total. */
export interface ScoreSources {
  /** Planets with the most cubes. */
  planets: number;
  /** Hexes with ships of the seat. */
  domination: number;
  /** The bonus for ships in the High Council hex. */
  council: number;
  /** Kept Resistance cards. */
  resistance: number;
  /** Points from battles. */
  battles: number;
  /** The titles of Chancellor and Vice-Chancellor. */
  titles: number;
  /** Laws in force. */
  laws: number;
  /** Abilities that the viewer knows. */
  abilities: number;
}

/** The complete changing state of a game. */
export interface Position {
  /** Format of the file, always `exodus-position/1`. */
  format: 'exodus-position/1';
  /** The state that all viewers see. */
  public: Public;
  /** The private state of each seat, in seat order. */
  private: Private[];
  /** Ships that stay cloaked until the end of the turn; empty if left out. */
  stayed?: Ship[];
}

/** All options of a game. */
export interface Options {
  /** Number of seats, 2 to 6. */
  seats: number;
  /** Mode of the game. */
  mode?: Mode;
  /** Layout of the map. */
  layout?: LayoutChoice;
  /** Whether the Generals expansion is used. */
  generals?: boolean;
  /** Agreed number of turns; `null` for the number of the mode. */
  turns?: number | null;
  /**
   * Agreed time in minutes, after which the short game ends with one more turn; the application
   * measures the time and calls it.
   */
  minutes?: number | null;
  /**
   * Seats in the order of the first Turn Order cards, card 1 first; `null` to deal them at random.
   */
  order?: Seat[] | null;
  /** House rules in use. */
  rules?: Partial<HouseRules>;
}

/** The mode, which sets the length and the complexity of the game. */
export type Mode =
  /** The standard game of 7 turns. */
  | 'standard'
  /** The long game of 9 turns. */
  | 'long'
  /** The combat-intensive game of 5 turns, with stronger fleets and start technologies. */
  | 'combat'
  /** The simplified game without movement orders and reactions. */
  | 'short';

/** The layout to play on; any layout goes with any mode. */
export type LayoutChoice =
  /** The default layout of the mode. */
  | 'usual'
  /**
   * A layout of the content set for this number of seats, such as `minimal`, `standard` or `long`.
   */
  | { shipped: string }
  /** A custom layout. */
  | { custom: Scenario };

/** A layout of the map, as in its file (table D-9). */
export interface Scenario {
  /** Format of the file, always `exodus-layout/1`. */
  format: 'exodus-layout/1';
  /** Unique id, such as `3-standard`. */
  id: string;
  /** Title that players see. */
  title: string;
  /** Description by the author. */
  blurb?: string;
  /** Number of blue, red and green tiles to draw. */
  tiles: [blue: number, red: number, green: number];
  /** Axial coordinates of the Homes, in seat order. */
  homes: Axial[];
  /** Axial coordinates of the planets without a guard. */
  open: Axial[];
  /** Axial coordinates of the planets with a guard, by level. */
  guards: [Axial[], Axial[], Axial[]];
  /**
   * Axial coordinates of the planets that are always blue, red or green; all other planets get a
   * random tile.
   */
  kinds?: [blue: Axial[], red: Axial[], green: Axial[]];
}

/**
 * House rules, all off by default: to and to. New rules are added at the end; older codes read them
 * as off.
 */
export interface HouseRules {
  /** Players may rearrange their parts at any of their decisions outside Conquest stages. */
  free_refit: boolean;
  /** Banking pays a fixed amount instead of a roll. */
  fixed_bank: boolean;
  /** A Trade allows a fixed number of exchanges instead of a roll. */
  fixed_trade: boolean;
  /** The Chancellor scores 5 and the Vice-Chancellor 3 victory points. */
  titles_5_3: boolean;
  /** No seat may hold more than 10 Axinium or 10 Phasium; the excess is lost. */
  stock_cap_10: boolean;
  /** Homes are assigned to seats at random. */
  random_seats: boolean;
  /** Invalid votes are refused. */
  safe_votes: boolean;
  /**
   * A guard lets cloaked ships uncloak even if only cloaked ships of several seats are in the hex.
   */
  uncloak_at_guards: boolean;
  /** Ships that decline to uncloak stay cloaked until the end of the turn. */
  cloaked_for_turn: boolean;
  /** The marker of a Trade is a cube from the stash. */
  trade_cube: boolean;
  /** A seat whose only choice is to discard a kept Resistance card is not asked. */
  quick_steps: boolean;
}

/** The static data of one game. */
export interface Content {
  /** The layout of the map; null if it cannot be loaded. */
  scenario: Scenario;
  /** Prices, amounts, technologies, ships and parts. */
  figures: Figures;
  /** Figures that depend on the game mode. */
  mode: ModeFigures;
  /** Number of turns of this game; the maximum if a time limit was agreed on. */
  turns: number;
  /** Planet tiles, indexed by tile number; the Home tile first. */
  tiles: Tile[];
  /** Political cards, indexed by card number. */
  political: Political[];
  /** Resistance cards, indexed by card number. */
  resistance: Resistance[];
  /** Ability cards, indexed by card number. */
  abilities: Ability[];
  /** The cards in use with the options of the game. */
  boxed: Boxed;
  /** The hexes of the map, indexed by hex number. */
  hexes: Site[];
  /** The cells that each part covers on the blueprint of a ship type, for each placement. */
  ways: Record<ShipType, Record<Part, Cell[][]>>;
}

/** All figures except layouts, planet tiles and the cards of the decks. */
export interface Figures {
  /** General numbers of the game. */
  frame: Frame;
  /** All technologies, in the order of the rules. */
  techs: TechFigures[];
  /** All ship types, in the order of table D-4. */
  ships: ShipFigures[];
  /** All parts and rockets, in the order of table D-5. */
  items: ItemFigures[];
  /** Spaces of the market, from left to right. */
  market: Space[];
  /** The six Action cards of every hand. */
  actions: ActionFigures[];
  /** The six Bonus Action cards. */
  bonus: BonusFigures[];
}

/** General numbers of the game (table D-1). */
export interface Frame {
  /** Figures of the standard game. */
  standard: ModeFigures;
  /** Figures of the long game. */
  long: ModeFigures;
  /** Figures of the combat-intensive game. */
  combat: ModeFigures;
  /** Figures of the short game. */
  short: ModeFigures;
  /** Population cubes of each seat. */
  cubes: number;
  /** Cubes on each Home at the start. */
  home_cubes: number;
  /** Parts of each seat at the start, each with its number of copies. */
  start_parts: [Item, number][];
  /** Cubes added by Growth, and the additional ones with Expert Cloning. */
  growth: [number, number];
  /** CP that one token of a blue planet is worth; only tokens on planets are counted one by one. */
  blue_token: number;
  /** Tokens taken from a planet at Upkeep, and the additional ones with the technology. */
  extract: [number, number];
  /** CP of tax on one token. */
  tax: number;
  /** CP that an invalid vote costs in addition to its bid. */
  penalty: number;
  /** Political cards revealed in the Council; the second number is for two seats. */
  agenda: [number, number];
  /** Bonus Action cards offered; the second number is for two seats. */
  offer: [number, number];
  /** Cubes that a reaction costs with the seat's card and with another seat's card. */
  reaction: [number, number];
  /** Cubes by which Expert Politics lowers the cost of reactions. */
  expert: number;
  /** Maximum distance of a rocket's target. */
  wmd_range: number;
  /** Bonus on the distance check with Radar. */
  radar: number;
  /** Lowest face that hits, unless an effect changes it. */
  hit: number;
  /** Lowest face with which a cube lands on a red or green planet. */
  landing: number;
  /** Conquest stages of a turn. */
  stages: number;
  /**
   * Victory points for each hex with ships of the seat, and the additional points for the High
   * Council hex.
   */
  domination: [number, number];
  /** Victory points of the Chancellor and the Vice-Chancellor. */
  titles: [number, number];
  /** Victory points of the Chancellor and the Vice-Chancellor with the house rule. */
  house_titles: [number, number];
  /** CP paid by Banking with the house rule, without and with Advanced Banking. */
  house_bank: [number, number];
  /** Exchanges of a Trade with the house rule. */
  house_trade: number;
  /** Maximum Axinium or Phasium of a seat with the house rule. */
  house_cap: number;
}

/** The length and the starting resources of a game in one mode. */
export interface ModeFigures {
  /** Number of turns of the game. */
  turns: number;
  /** CP of each seat at the start. */
  cp: number;
  /** Ships of each seat at the start, indexed by ship type. */
  ships: [number, number, number, number];
  /** Number of start technologies, and the maximum sum of their printed costs. */
  techs: [count: number, cost: number];
  /** Ability cards of each seat, with the Generals expansion. */
  abilities: number;
}

/** Figures of a technology (table D-3). */
export interface TechFigures {
  /** The technology that the figures belong to. */
  tech: Tech;
  /** Type of the technology, which discounts depend on. */
  field: Field;
  /** Color of the technology, which discounts depend on. */
  origin: TechColor;
  /** Printed cost in CP. */
  cost: number;
}

/** The type of a technology, which discounts depend on. */
export type Field =
  /** Counts as all three other types. */
  | 'general'
  | 'military'
  | 'civilian'
  | 'transport';

/** The color of a technology, which stands for the species it comes from. */
export type TechColor = 'brown' | 'grey' | 'purple' | 'white';

/** Figures of a ship type (table D-4). */
export interface ShipFigures {
  /** The ship type that the figures belong to. */
  kind: ShipType;
  /** Price in CP without effects. */
  cp: number;
  /** Price in Axinium without effects. */
  ax: number;
  /** Victory points for destroying a ship of this type. */
  vp: number;
  /** Transport capacity in cubes. */
  transport: number;
  /** Grid of the blueprint, row by row: `#` is a cell, `.` is a gap. */
  grid: string[];
}

/** Figures of a part or rocket (table D-5). */
export interface ItemFigures {
  /** The part or rocket that the figures belong to. */
  item: Item;
  /** Speed of a drive, dice of a cannon or rocket, or strength of a shield. */
  value: number;
  /** Shape of a part, row by row like a grid; empty for rockets. */
  shape: string[];
  /** Price in CP without effects. */
  cp: number;
  /** Price in Phasium without effects. */
  ph: number;
  /** Number of copies in the game. */
  supply: number;
  /** Technology needed to buy the item; `null` if it needs none. */
  needs: Tech | null;
}

/** Rates of one space of the market (table D-6). */
export interface Space {
  /** CP gained for a sale at the black rate. */
  sell: number;
  /** CP paid for a purchase at the black rate. */
  buy: number;
  /** CP gained for a sale at the red rate, with Advanced Trading. */
  red_sell: number;
  /** CP paid for a purchase at the red rate, with Advanced Trading. */
  red_buy: number;
}

/** The two actions of an Action card (table D-2). */
export interface ActionFigures {
  /** Action of the upper half, performed when the card is played. */
  main: Deed;
  /** Action of the lower half, performed as a reaction. */
  reaction: Deed;
}

/** The effect of a Bonus Action card (table D-2). */
export type BonusFigures =
  /** All seats perform this action. */
  | { deed: Deed }
  /** The turn has one more Conquest stage. */
  | 'move';

/** A planet tile (table D-7). */
export interface Tile {
  /** Unique id, from which the phrase key of its name is made. */
  id: string;
  /** Kind of the planet; exactly one tile is the Home. */
  kind: PlanetKind;
  /** Resource tokens at the start, and the limit for Mining. */
  tokens: number;
  /** Victory points for the seat with the most cubes. */
  vp: number;
}

/** The kind of a planet (table D-7). */
export type PlanetKind =
  /** The blue Home planet of a seat. */
  | 'home'
  /** A blue planet, which yields CP. */
  | 'blue'
  /** A red asteroid, which yields Axinium. */
  | 'red'
  /** A green asteroid, which yields Phasium. */
  | 'green';

/** The data of a Political card (table D-8). */
export interface Political {
  /** Unique id, from which the phrase keys of its texts are made. */
  id: string;
  /** The time that the card stays in play. */
  kind: PoliticalKind;
  /** Whether the card belongs to the Generals expansion. */
  generals: boolean;
  /** Immediate effects, applied before the main ones. */
  now: Effect[];
  /** Main effects of the card. */
  main: Effect[];
}

/** The time that a Political card stays in play. */
export type PoliticalKind =
  /** Stays in play until a card removes it. */
  | 'law'
  /** Stays in play until the Council of the next turn. */
  | 'resolution'
  /** Takes effect at once and is removed from the game. */
  | 'executive';

/** One effect of a card, in the order of. */
export type Effect =
  /** Gains an amount of a resource from the supply. */
  | { gain: [Who, Resource, number] }
  /** Loses an amount of a resource, or all of it if the seat has less. */
  | { pay: [Who, Resource, number] }
  /** Moves cubes from the stash to the target's Home planet. */
  | { 'add-pop': [Who, number] }
  /** Adds tokens to each matching planet, up to its printed number. */
  | { 'add-res': [Planets, number] }
  /** Removes tokens from each matching planet. */
  | { 'remove-res': [Planets, number] }
  /** Removes damage from each ship of the target. */
  | { repair: [Who, Amount] }
  /** Removes laws from the game; the target chooses them. */
  | { 'remove-law': [Who, Amount] }
  /** Returns all rockets on matching planets to the supply. */
  | { 'remove-rockets': Planets }
  /**
   * Performs an action at once, without an Action card or cubes; the list of effects applies to
   * this action only.
   */
  | { 'free-action': [Who, Deed, Effect[]] }
  /** Takes items from the supply, free and without their technology. */
  | { 'free-upgrade': [Who, Item, number] }
  /** Puts ships of this type from the stash into the Home hex. */
  | { 'free-ship': [Who, ShipType, number] }
  /** Learns a technology of at most this printed cost, free. */
  | { 'free-tech': [Who, number] }
  /** Adds a number, usually negative, to the price of each item of these goods. */
  | { cost: [Goods, Resource, number] }
  /** Adds a number to the tax on each token. */
  | { tax: number }
  /** Adds a number of cubes to Growth. */
  | { growth: number }
  /** Pays this amount of a resource at each Upkeep. */
  | { income: [Resource, IncomeBasis, number] }
  /** Allows this many more tokens to be taken from each planet with this resource. */
  | { extract: [Resource, number] }
  /** Adds dice to a roll. */
  | { dice: [ExtraDiceRoll, number] }
  /** Adds a number to the result of a roll. */
  | { pip: [ModifiedRoll, number] }
  /** Sets the lowest face that hits. */
  | { hit: [HitRoll, number] }
  /**
   * Adds these numbers of cubes to the cost of reactions with the seat's card and with other seats'
   * cards.
   */
  | { 'react-cost': [number, number] }
  /** Imposes a prohibition while the effect is in force. */
  | { forbid: Prohibition }
  /** Adds Conquest stages to the turn, or removes some. */
  | { stages: number }
  /** Adds a number to the speed of ship types that have a drive. */
  | { drive: number }
  /** Changes the rates of the market. */
  | { rate: MarketRate }
  /** Removes damage from ships at each Upkeep. */
  | { 'repair-upkeep': [RepairPlace, number] }
  /**
   * Scores at the end: victory points per unit of the criterion, and the maximum number of units.
   */
  | { score: [Source, number, number] }
  /** Applies an instant effect whenever the trigger occurs. */
  | { on: [Trigger, Effect] }
  /** Allows this many items to be bought without their technology. */
  | { license: number }
  /** Adds a number to a bid without payment. */
  | { bid: [BidKind, number] };

/** The seats to which an effect applies. */
export type Who =
  /** All seats, in turn order. */
  | 'all'
  /** The owner of the card. */
  | 'own'
  /** The holder of Turn Order card 1. */
  | 'chancellor'
  /** The holder of Turn Order card 2. */
  | 'vice'
  /** All seats tied for the highest value of the metric. */
  | { most: Metric }
  /** All seats tied for the lowest value of the metric. */
  | { least: Metric };

/** The number that the targets `most` and `least` compare between seats. */
export type Metric =
  /** Crystallized Platinum on the play-mat. */
  | 'cp'
  /** Axinium on the play-mat. */
  | 'ax'
  /** Phasium on the play-mat. */
  | 'ph'
  /** Ships of the seat in play. */
  | 'ships'
  /** Known technologies. */
  | 'techs'
  /** Planets on which the seat has at least one cube. */
  | 'planets-present'
  /** Victory points on the VP track. */
  | 'vp-track';

/** A filter for planets; destroyed planets never match. */
export type Planets =
  /** Every planet, Homes included. */
  | 'all'
  /** Every planet that is not a Home and has at least this many tokens. */
  | { 'nonhome-with': number };

/** A fixed number, or all pieces of the kind. */
export type Amount =
  /** This many, or all if fewer exist. */
  | { some: number }
  /** All pieces of the kind. */
  | 'all';

/** The goods whose price an effect changes. */
export type Goods =
  /** Technologies of one type; of every type if null. */
  | { research: Field | null }
  /** Ships of one type; of every type if null. */
  | { ship: ShipType | null }
  /** Parts of one kind; of every kind if null. */
  | { part: PartKind | null }
  /** Rockets of every kind. */
  | 'rocket';

/** A kind of ship part. */
export type PartKind =
  /** Drives, which give speed. */
  | 'drive'
  /** Cannons, which give dice. */
  | 'cannon'
  /** Shields, which give strength. */
  | 'shield';

/** The multiplier of an income effect. */
export type IncomeBasis =
  /** The amount is paid once. */
  | 'flat'
  /** The amount is paid for each planet other than a Home on which the seat is present. */
  | 'planet-nonhome';

/** A roll to which an effect adds dice. */
export type ExtraDiceRoll =
  /** The roll for CP in Banking. */
  | 'bank'
  /** The roll for the number of exchanges in a Trade. */
  | 'trade'
  /** The roll for resource tokens in Mining. */
  | 'mine';

/** A roll to whose result an effect adds a number. */
export type ModifiedRoll =
  /** The sum of a Trade roll. */
  | 'trade'
  /** Each die of a deployment. */
  | 'deploy'
  /** Each die of a rocket's distance check. */
  | 'wmd-distance';

/** The rolls for which an effect changes the lowest face that hits. */
export type HitRoll =
  /** Battles between players. */
  | 'pvp'
  /** Fights with guards, for both sides. */
  | 'guard'
  /** Damage rolls of rockets. */
  | 'wmd'
  /** All rolls of the card's owner in one round. */
  | 'own';

/** A prohibition that an effect imposes. */
export type Prohibition =
  /** The stage Fire WMD is skipped. */
  | 'wmd-stage'
  /** No Trade of any origin is carried out. */
  | 'trade-action'
  /** Both reaction steps are skipped. */
  | 'reaction-step'
  /** No cannon may be bought. */
  | 'buy-cannons'
  /** No seat may deploy on the Home of another seat. */
  | 'deploy-on-foreign-home'
  /** No ship is cloaked. */
  | 'cloak';

/** A change to the rates of the market. */
export type MarketRate =
  /** Added to all sell rates. */
  | { sell: number }
  /** Added to all buy rates. */
  | { buy: number }
  /** All seats use the red rates and rules. */
  | 'red';

/** The hexes in which an effect repairs ships. */
export type RepairPlace =
  /** Ships in the hex of their seat's Home. */
  | 'own-home'
  /** Ships in every hex. */
  | 'anywhere';

/** The units that a `Score` effect counts at the end of the game. */
export type Source =
  /** Resistance cards that the seat has kept. */
  | 'resistance-card'
  /** Green planets that the seat controls. */
  | 'green-planet-led'
  /** Planets other than Homes that the seat controls. */
  | 'planet-controlled-nonhome'
  /** War Cruisers of the seat in play. */
  | 'war-cruiser'
  /**
   * Sets of a Military, a Civilian and a Transport technology; Basic Research may replace one of
   * them.
   */
  | 'tech-triple'
  /** One unit if the seat knows ten or more technologies. */
  | 'techs10'
  /** Hexes next to the High Council with a ship of the seat. */
  | 'ship-hex-ring1';

/** The event that triggers an `On` effect. */
export type Trigger =
  /** The seat won a battle between players. */
  | 'win-pvp'
  /** The seat beat a guard. */
  | 'win-guard'
  /** A ship of the seat was destroyed. */
  | 'lose-ship';

/** The kind of bid that an ability adds to. */
export type BidKind =
  /** The bid in the vote. */
  | 'vote'
  /** The bid for the turn order. */
  | 'order';

/** The data of a Resistance card (table D-8). */
export interface Resistance {
  /** Unique id, from which the phrase keys of its texts are made. */
  id: string;
  /** Level of its deck, 1 to 3. */
  level: number;
  /** Whether the card belongs to the Generals expansion. */
  generals: boolean;
  /** Number of dice of the guard. */
  dice: number;
  /** Strength of the guard: it is destroyed by more damage than this. */
  strength: number;
  /** Victory points of the card while a seat keeps it. */
  vp: number;
  /** Effects when the card is discarded. */
  bonus: Effect[];
}

/** The data of an Ability card (table D-8). */
export interface Ability {
  /** Unique id, from which the phrase keys of its texts are made. */
  id: string;
  /** The time when the card can be used. */
  window: Window;
  /** Effects for its owner. */
  effects: Effect[];
}

/** The time when an Ability card can be used (table D-8). */
export type Window =
  /** At the beginning of one of the seat's actions of this kind. */
  | { deed: Deed }
  /** Together with the vote. */
  | 'vote'
  /** Together with the bid for the turn order. */
  | 'order'
  /** Before the first round of one of the seat's battles. */
  | 'battle'
  /** In the seat's Deploy step. */
  | 'deploy'
  /** In the seat's income. */
  | 'income'
  /** Together with the movement orders. */
  | 'orders'
  /** In the seat's target step of the stage Fire WMD. */
  | 'target'
  /** In the seat's Growth. */
  | 'growth'
  /** At the end of the game, where it scores. */
  | 'end';

/** The cards that are used in a game. */
export interface Boxed {
  /** Political cards in use, including those of the Generals expansion if it is played. */
  political: PoliticalCard[];
  /** Resistance cards in use, by level. */
  resistance: [ResistanceCard[], ResistanceCard[], ResistanceCard[]];
  /** Ability cards in use; empty without the expansion. */
  abilities: AbilityCard[];
}

/** A hex of the map, as the layout defines it. */
export interface Site {
  /** Axial coordinates, with the High Council at the origin. */
  axial: Axial;
  /** Index of the Home in this hex; the state says which seat has it. */
  home: number | null;
  /** Level of the guard, 1 to 3; 0 without a guard. */
  guard: number;
  /** Kind of the planet in this hex, if the layout sets one. */
  kind: PlanetKind | null;
  /** The adjacent hex in each direction, clockwise from north. */
  neighbors: (Hex | null)[];
}

/** A cell of a grid as row and column, from 0. */
export type Cell = [row: number, column: number];

/** Terms that are agreed on before a game, besides its map. */
export type Terms = Required<Pick<Options, 'mode' | 'generals' | 'turns' | 'minutes' | 'order'>>;

/** The rules in an order: the terms, and the house rules. */
export interface Rules extends Terms, HouseRules {}
