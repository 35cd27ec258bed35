// The types of Saga, written by hand; a test compares them with data from play. Seats, armadas,
// hexes, sectors, cards and places are counted from 0.

/** A seat by its number. */
export type Seat = number;
/** An armada by its number: the seat’s; alone, 0 and 1 are both of seat 0. */
export type Armada = number;
/**
 * A hex by its number: the Jumpgate is 0, then ring by ring, counterclockwise from the east.
 * `hexes` of `content()` says where each is.
 */
export type Hex = number;
/** A sector by its place in the order in which sectors came into play. */
export type Sector = number;
/** A Raider figure by its place in the state. */
export type Raider = number;
/** A Boss by its card; `content()` says what it can do. */
export type Boss = number;
/**
 * A sector tile by its place in the content; a view has its name. 255 is a tile that only another
 * player has seen.
 */
export type Tile = number;
/** A Commander by its place in the content; a view has its id, `content()` what it does. */
export type Commander = number;
/** A Unit or Power Up by its place in the content; a view has its id, `content()` what it does. */
export type Gear = number;
/**
 * A card of a deck; copies of a card have different numbers. A view has its id, `content()` what it
 * does.
 */
export type Card = number;
/**
 * A deck: common and special action cards, Explorations, events, Scanning Reports, Bosses, the
 * sector pile, the stack of Nebulas, then those of the scenario.
 */
export type Deck = number;
/** An object of the scenario, such as a Colony Ship. */
export type Entity = number;
/** A counter of the scenario. */
export type Counter = number;
/** A badge of the Doom Counter. */
export type Badge = number;
/**
 * A sequence of effects in progress, by its index in a list of the running table; it has no meaning
 * outside it.
 */
export type Code = number;
/** Axial coordinates of a hex: the Jumpgate is `[0, 0]`, east of it is `[1, 0]`. */
export type Axial = [q: number, r: number];

/** The type of a sector. */
export type Kind = 'jumpgate' | 'dawn' | 'black-hole' | 'asteroid' | 'planetary' | 'open' | 'nebula';
/** A color of sectors, armadas and Starbases, which always comes with a shape. */
export type Color = 'blue' | 'yellow' | 'green' | 'red';
/** A kind of Armada cards. */
export type GearKind = 'unit' | 'power-up';
/** How good an Armada card is. */
export type Quality = 'common' | 'special';
/** A resource that is counted. */
export type Good = 'astartium' | 'exploration' | 'combat' | 'points';
/** A stat that is rolled for. */
export type Stat = 'combat' | 'shield' | 'speed';
/** Where Raiders spawn. */
export type Where = 'any' | 'adjacent' | 'far' | 'ravager';
/** Where a jump may end. */
export type Landing = 'gate-or-starbase' | 'any';
/** How a Boss comes onto the board. */
export type Placement = 'default' | 'nebula' | 'anywhere' | 'near';
/** What an Intelligence Report is drawn for. */
export type Find = 'starbase' | { entity: Entity };
/** A figure of enemies that an event changes. */
export type FoeStat = 'attack' | 'hull' | 'speed';
/** When an ability or an Instant may be used. */
export type Timing =
  /** A free play. */
  | 'any'
  /** In the own Upkeep. */
  | 'upkeep'
  /** In the own movement turn. */
  | 'movement'
  /** Before a check. */
  | 'before_check'
  /** Before a Combat roll against an enemy. */
  | 'before_attack'
  /** Before a Shield roll against an attack. */
  | 'before_defend'
  /** After any roll, before successes are used. */
  | 'roll'
  /** After an attack was rolled. */
  | 'after_attack'
  /** After a check was rolled. */
  | 'after_check'
  /** Before damage is applied. */
  | 'damage'
  /** As a combat begins. */
  | 'combat_start'
  /** As a combat is won. */
  | 'combat_won';
/** An enemy, a card of a deck that is one, an object of the scenario, or an armada. */
export type Target = { raider: Raider } | { boss: Boss } | { card: [Deck, Card] } | { entity: Entity } | { armada: Armada };
/** A track that levels are bought on. */
export type Track = 'starport' | 'lab';
/** What a Regroup gives. */
export type Regroup = 'draw' | 'repair' | 'exploration' | 'combat';
/** What the First Player places next. */
export type Next = { event: Card } | { boss: Boss } | { armada: Armada } | { raider: Raider } | { sector: Hex };
/** What carries an ability. */
export type Source = 'commander' | { gear: Gear };
/** One item of a Cargo. */
export type Item = 'astartium' | 'exploration' | 'combat' | 'xpm';

/** An action of a seat. Choices of several parts end with `done`. */
export type Action =
  /** Choose a Commander and a color at set-up. */
  | { choose: [Commander, Color] }
  /** Equip a card, in the place of another in a full row. */
  | { equip: [gear: Gear, out: Gear | null] }
  /** Choose what comes next of several. */
  | { order: Next }
  /**
   * Choose this hex: for an XPM, a sector, a Raider’s spawn or step, an armada that is moved, a
   * start, a report, the Ravager. The prompt says which.
   */
  | { at: Hex }
  /** Choose this Raider, Boss, armada or object. */
  | { pick: Target }
  /** The XPM in this seat’s Cargo is lost. */
  | { 'from-cargo': Seat }
  /** Choose this item: a token that is lost, or loot. */
  | { item: Item }
  /** Choose this stat, or this branch, by its place. */
  | { branch: number }
  /** Choose this event. */
  | { 'pick-event': Card }
  /** The Activation Token on this card comes off. */
  | { free: Source }
  /** Buy a level. */
  | { level: Track }
  /** Move. */
  | { move: Hex }
  /** Explore a vacant hex, or a face-down sector. */
  | { explore: Hex }
  /** Pick up an XPM. */
  | 'pick-up'
  /** A movement action of the scenario, by its place, with a hex where it needs one. */
  | { maneuver: [project: number, hex: Hex | null] }
  /** Tow a step for an Exploration or a Combat Token. */
  | { tow: [Hex, Item] }
  /** This armada acts first. */
  | { lead: Armada }
  /** The easy or the hard side of the Exploration. */
  | { side: boolean }
  /** Fight. */
  | { fight: Target }
  /** Regroup. */
  | { regroup: Regroup }
  /** Regroup by swapping a card for another. */
  | { swap: [out: Gear, gear: Gear] }
  /** An encounter of the scenario, by its place. */
  | { encounter: number }
  /** Duel a rival. */
  | { duel: Armada }
  /** Besiege the rival Starbase here. */
  | 'siege'
  /** Build a Starbase: who pays what comes next. */
  | 'build'
  /** An Expand action of the scenario, by its place, and how much of it. */
  | { project: [project: number, count: number] }
  /** What a seat contributes to a building: Exploration and Combat Tokens. */
  | { share: [seat: Seat, exploration: number, combat: number] }
  /** Whose Cargo gives the XPM. */
  | { hauler: Seat }
  /** Yes or no: to contributing, fighting first, fighting the Boss at once. */
  | { agree: boolean }
  /** Play an action card on an armada. */
  | { play: [Card, Armada] }
  /** Put an Activation Token of this armada on a card and use its ability. */
  | { activate: [Source, Armada] }
  /** Pay an Astartium for a Hull. */
  | 'repair'
  /** Put a Combat Token on an event. */
  | { quell: Card }
  /** Roll this die again, by its place in the roll. */
  | { reroll: number }
  /** Put this tile at the bottom of the pile. */
  | { sink: Tile }
  /** Put this tile next on top of the pile. */
  | { keep: Tile }
  /** Nothing, or nothing more, of the choices. */
  | 'done'
  /** Concede: in a campaign all lose together, in the Arena the seat can no longer win. */
  | 'concede';

/** A phase of a round. */
export type Phase = 'events' | 'upkeep' | 'movement' | 'encounter' | 'expand';

/** The current step of the round. */
export type Step = 'choose' | 'place' | 'setup' | 'doom' | 'effects' | 'scan' | { turns: Phase } | { end: Phase } | 'round-end' | 'over';

/** The cause of something: it determines who chooses, what is reported, and what modifies it. */
export type Cause =
  /** The rules. */
  | 'rule'
  /** The scenario. */
  | 'scenario'
  /** An event in play. */
  | { event: Card }
  /** A Boss in play. */
  | { boss: Boss }
  /** A Raider of this level, by where it arrived. */
  | { raider: number }
  /** A Scanning Report. */
  | { scan: Card }
  /** An Exploration card; whether its hard side. */
  | { exploration: [Card, boolean] }
  /** A card of a deck of the scenario. */
  | { extra: [Deck, Card] }
  /** An action card and who played it. */
  | { card: [Seat, Card] }
  /** An equipped card and whose it is. */
  | { gear: [Seat, Gear] }
  /** A Commander and whose it is. */
  | { commander: [Seat, Commander] }
  /** A level of a track. */
  | { level: Seat }
  /** A won combat. */
  | { reward: Seat }
  /** The Ravager. */
  | 'ravager'
  /** The enemy of a combat. */
  | { foe: Target };

/** The purpose of a roll. */
export type Purpose = 'check' | 'attack' | 'defend';

/** The stage of a roll. */
export type RollStage = 'begun' | 'ready' | 'rolled' | 'settled';

/** The stage of a combat. */
export type Bout = 'begun' | 'start' | 'attack' | 'struck' | 'defend' | 'warded' | 'won' | 'rewarded' | 'lost';

/** What a new sector is placed for. */
export type Site = 'scan' | { boss: [Boss, Placement] } | { bossless: Placement } | { hole: number } | { wormhole: Armada };

/** How an armada is moved other than by its turn. */
export type Shift = { step: number } | { jump: Landing } | 'pushed-out' | 'refuge' | { shoved: number };

/** What is paid for together. */
export type Works = 'starbase' | { project: number };

/** Why something left the board or the game. */
export type Fate = 'killed' | 'removed' | 'gate' | 'rammed' | 'surge' | 'ravager' | 'replaced' | 'wreck' | 'spent' | 'delivered';

/** How something moved. */
export type Travel = 'move' | 'explore' | 'effect' | 'return' | 'tow';

/** Why and how a game ended. */
export type Ending = { won: number } | { lost: number } | { called: boolean } | 'given-up' | 'points' | 'domination' | 'rounds';

/** An event: one key that names it, with its data. */
export type Event =
  /** Somebody chose Commander and color. */
  | { chosen: { seat: Seat; commander: Commander; color: Color } }
  /** A round began. */
  | { round: { round: number; first: Seat } }
  /** A phase began. */
  | { phase: { round: number; phase: Phase } }
  /** A turn of a phase began. */
  | { turn: { phase: Phase; armada: Armada } }
  /** A badge came up. */
  | { badge: { badge: Badge } }
  /** A card was turned up from a deck. */
  | { drawn: { deck: Deck; card: Card } }
  /** A card’s effect begins. */
  | { acts: { by: Cause } }
  /** An event came into play. */
  | { 'event-came': { card: Card; by: Cause } }
  /** An event left play. */
  | { 'event-left': { card: Card; by: Cause } }
  /** A Combat Token was put on an event. */
  | { quelled: { seat: Seat; card: Card; tokens: number } }
  /** A sector came into play; no tile where it is face down. */
  | { placed: { hex: Hex; tile: Tile | null; by: Cause } }
  /** A sector was turned face up. */
  | { revealed: { hex: Hex; tile: Tile } }
  /** An XPM was put on a sector. */
  | { 'xpm-placed': { hex: Hex; by: Cause } }
  /** An XPM left a sector, a Cargo, a thing or the scenario card. */
  | { 'xpm-lost': { hex: Hex | null; seat: Seat | null; fate: Fate } }
  /** An XPM was picked up. */
  | { 'xpm-taken': { armada: Armada; hex: Hex } }
  /** An XPM moved from a Cargo to an object, or back. */
  | { 'xpm-moved': { armada: Armada; entity: Entity; onto: boolean } }
  /** An XPM went onto the scenario card. */
  | { installed: { seat: Seat | null; installed: number } }
  /** A Raider came. */
  | { spawned: { raider: Raider; level: number; hex: Hex; by: Cause } }
  /** No figure was left for a Raider. */
  | { 'no-figure': { level: number } }
  /** A Raider moved. */
  | { marched: { raider: Raider; from: Hex; to: Hex; by: Cause } }
  /** A Raider rose. */
  | { promoted: { raider: Raider; level: number; by: Cause } }
  /** A Raider left. */
  | { 'raider-left': { raider: Raider; level: number; hex: Hex; fate: Fate } }
  /** Raiders surged. */
  | { surged: { hex: Hex } }
  /** A Boss came. */
  | { 'boss-came': { boss: Boss; hex: Hex } }
  /** A Boss left. */
  | { 'boss-left': { boss: Boss; hex: Hex; fate: Fate } }
  /** The Ravager came. */
  | { 'ravager-came': { hex: Hex } }
  /** The Ravager moved. */
  | { 'ravager-moved': { from: Hex; to: Hex } }
  /** An object of the scenario came, moved or left; no hex if it is not on the board. */
  | { entity: { entity: Entity; from: Hex | null; to: Hex | null } }
  /** An object was revealed. */
  | { 'entity-revealed': { entity: Entity; hull: number } }
  /** An object’s Hull changed. */
  | { 'entity-hull': { entity: Entity; hull: number; by: Cause } }
  /** A counter changed. */
  | { counted: { counter: Counter; value: number } }
  /** Astartium was put on a sector, or left it. */
  | { astartium: { hex: Hex; count: number } }
  /** An armada took Astartium from a sector. */
  | { salvaged: { armada: Armada; hex: Hex } }
  /** An armada moved. */
  | { moved: { armada: Armada; from: Hex | null; to: Hex; travel: Travel; mp: number } }
  /** Goods were gained. */
  | { gained: { seat: Seat; good: Good; count: number; by: Cause } }
  /** Goods were lost or spent. */
  | { lost: { seat: Seat; good: Good; count: number; by: Cause } }
  /** Activation Tokens were gained. */
  | { tokens: { armada: Armada; count: number } }
  /** Activation Tokens came back at Upkeep. */
  | { refreshed: { seat: Seat } }
  /** An Activation Token came off a card. */
  | { freed: { armada: Armada; source: Source } }
  /** A stat changed without a card. */
  | { stats: { seat: Seat } }
  /** Hull rose. */
  | { repaired: { seat: Seat; hull: number; by: Cause } }
  /** A packet of damage was announced. */
  | { threatened: { armada: Armada; damage: number; by: Cause } }
  /** A packet was softened. */
  | { softened: { armada: Armada; left: number } }
  /** Damage was applied. */
  | { damaged: { armada: Armada; damage: number; hull: number; by: Cause } }
  /** An armada was destroyed. */
  | { destroyed: { armada: Armada } }
  /** A level was bought or given. */
  | { level: { seat: Seat; track: Track; level: number } }
  /** The Command Center rose. */
  | { center: { seat: Seat; level: number } }
  /** A card was equipped, perhaps in the place of another. */
  | { equipped: { seat: Seat; gear: Gear; out: Gear | null } }
  /** A reward was declined. */
  | { declined: { seat: Seat } }
  /**
   * Cards were drawn to a hand; if hands are hidden, the cards themselves are an event of their
   * own.
   */
  | { 'drew-cards': { seat: Seat; deck: Deck; count: number } }
  /** This card was drawn to a hand. */
  | { 'drew-card': { seat: Seat; card: Card } }
  /** An action card was played. */
  | { played: { seat: Seat; card: Card; armada: Armada } }
  /** An ability was used. */
  | { activated: { seat: Seat; source: Source; armada: Armada } }
  /** A check began. */
  | { check: { armada: Armada; stat: Stat; need: number; by: Cause } }
  /** Dice were rolled: the faces, and from which face they succeed. */
  | { rolled: { armada: Armada; purpose: Purpose; stat: Stat; faces: number[]; aim: number } }
  /** A die was rolled again. */
  | { rerolled: { armada: Armada; place: number; face: number } }
  /** The result of a roll. */
  | { result: { armada: Armada; purpose: Purpose; hits: number } }
  /** A check was passed or failed. */
  | { checked: { armada: Armada; passed: boolean } }
  /** An Exploration began. */
  | { exploring: { armada: Armada; card: Card } }
  /** Its side was chosen. */
  | { side: { armada: Armada; hard: boolean } }
  /** An encounter of the scenario began with a card. */
  | { trial: { armada: Armada; encounter: number; deck: Deck; card: Card } }
  /** Its result. */
  | { 'trial-over': { armada: Armada; encounter: number; passed: boolean } }
  /** A combat began. */
  | { fight: { armada: Armada; foe: Target; hull: number } }
  /** The enemy lost Hull. */
  | { 'foe-hit': { armada: Armada; foe: Target; damage: number; hull: number } }
  /** A combat was won or lost. */
  | { 'fight-over': { armada: Armada; foe: Target; won: boolean } }
  /** A Regroup. */
  | { regrouped: { armada: Armada; regroup: Regroup } }
  /** A Regroup that swapped cards. */
  | { swapped: { armada: Armada; out: Gear; gear: Gear } }
  /** An encounter, a turn or an offer was passed up. */
  | { passed: { armada: Armada; phase: Phase } }
  /** Somebody takes the fight of another. */
  | { claimed: { armada: Armada; foe: Target } }
  /** Somebody agreed to contribute, or not. */
  | { contributed: { seat: Seat; agreed: boolean } }
  /** A Starbase was built. */
  | { built: { armada: Armada; hex: Hex; color: Color } }
  /** A Starbase became active. */
  | { reactivated: { hex: Hex } }
  /** A Starbase, perhaps a lost one, came onto the board. */
  | { 'starbase-found': { hex: Hex } }
  /** A Starbase was destroyed. */
  | { 'starbase-lost': { hex: Hex; fate: Fate } }
  /** An action of the scenario was taken, by its place; whether at Expand. */
  | { project: { armada: Armada; project: number; expand: boolean } }
  /** A player looked at the top of the pile: the number of tiles. */
  | { scouted: { seat: Seat; count: number } }
  /** The tiles that were seen. */
  | { seen: { seat: Seat; tile: Tile } }
  /** A tile that was looked at went to the bottom. */
  | { sunk: { seat: Seat; tile: Tile } }
  /** A tile that was looked at went to the bottom; which one, only its viewer knows. */
  | { 'sunk-one': { seat: Seat } }
  /** A duel began. */
  | { duel: { by: Armada; against: Armada; first: Armada } }
  /** A strike of a duel. */
  | { strike: { from: Armada; to: Armada; damage: number } }
  /** A duel is over. */
  | { 'duel-over': { winner: Armada | null } }
  /** An item was taken from a loser. */
  | { looted: { winner: Seat; loser: Seat; item: Item } }
  /** The result of a siege. */
  | { siege: { armada: Armada; hex: Hex; won: boolean } }
  /** A message of the scenario. */
  | { line: { line: number } }
  /** A seat conceded. */
  | { conceded: { seat: Seat } }
  /** The game is over. */
  | { over: { ending: Ending } };

/** Which Raiders are meant; missing bounds do not restrict. */
export interface Filter {
  /** The highest level. */
  level_max: number | null;
  /** How far from the subject at most. */
  within: number | null;
}

/** A task in progress that precedes those below it. The last one of the list is the current one. */
export type Task =
  /** Effects run one after the other. */
  | { run: { code: Code; at: number; on: Armada | null; by: Cause } }
  /** Effects for several armadas, in the order of the First Player. */
  | { each: { code: Code; rest: Armada[]; by: Cause } }
  /** Events and Bosses of Phase 1.2 that have not acted. */
  | { acts: { events: Card[]; bosses: Boss[] } }
  /** A check. */
  | { check: { armada: Armada; stat: Stat | null; need: number; pass: Code; fail: Code; by: Cause; hits: number | null } }
  /** A roll. */
  | { roll: { armada: Armada; purpose: Purpose; stat: Stat; stage: RollStage; extra: number; auto: number; aim: number; faces: number[] } }
  /** Dice of the roll below are chosen to be rolled again. */
  | { reroll: { seat: Seat; left: number; chosen: number[] } }
  /** A packet of damage. */
  | { damage: { armada: Armada; left: number; by: Cause; asked: boolean } }
  /** A reaction window. */
  | { window: { at: Timing; armada: Armada; passed: Seat[]; asked: Seat | null } }
  /** A combat. */
  | { fight: { armada: Armada; foe: Target; hull: number; bout: Bout; aim: number; hits: number | null } }
  /** A duel: sides in the order of striking. */
  | { duel: { sides: [Armada, Armada]; by: Armada; exchanges: number; bout: Bout; striker: number; hits: [number | null, number | null]; dealt: [number, number]; aims: [number, number] } }
  /** A siege, or another check whose outcome the rules define. */
  | { siege: { armada: Armada; hits: number | null } }
  /** An Exploration encounter. */
  | { exploration: { armada: Armada; card: Card; hard: boolean | null; hits: number | null } }
  /** An encounter of the scenario with a card of its deck. */
  | { trial: { armada: Armada; encounter: number; card: Card; passed: boolean | null; hits: number | null } }
  /** Somebody faster may fight first. */
  | { claim: { armada: Armada; foe: Target; rest: Armada[] } }
  /** A reward equips a card. */
  | { equip: { seat: Seat; kind: GearKind; quality: Quality } }
  /** Tokens of the owner’s choice are lost. */
  | { pay: { armada: Armada; left: number } }
  /** One of two codes is chosen. */
  | { branch: { armada: Armada; codes: [Code, Code]; by: Cause } }
  /** Goods are exchanged: the amount is chosen. */
  | { trade: { armada: Armada; goods: [Good, Good]; most: number; by: Cause } }
  /** One item is taken from the loser’s Cargo. */
  | { loot: { winner: Seat; loser: Seat } }
  /** New sectors are placed. */
  | { place: { site: Site; tile: Tile | null; left: number; by: Cause } }
  /** A Scanning Report is carried out. */
  | { report: { card: Card; placed: boolean; reinforced: boolean } }
  /** An XPM is put on one of these sectors. */
  | { xpm: { among: Sector[]; by: Cause } }
  /** Raiders spawn. */
  | { spawn: { level: number; left: number; place: Where; on: Sector[]; by: Cause } }
  /** Raiders move toward the attractor. */
  | { advance: { rest: Raider[]; steps: number; by: Cause } }
  /** A Raider moves. */
  | { march: { raider: Raider; left: number; by: Cause } }
  /** A Raider or a rival is moved in any direction. */
  | { shove: { filter: Filter; armada: Armada; target: Target | null; left: number; by: Cause } }
  /** Raiders rise. */
  | { promote: { filter: Filter; left: number; done: Raider[]; on: Armada | null; by: Cause } }
  /** Raiders leave. */
  | { destroy: { filter: Filter; left: number; on: Armada | null; by: Cause } }
  /** A Raider has entered a sector: the consequences, step by step. */
  | { arrival: { raider: Raider; spawned: boolean; stage: number } }
  /** An XPM is lost at the Jumpgate. */
  | 'gate-loss'
  /** An armada is moved. */
  | { relocate: { armada: Armada; shift: Shift; by: Cause } }
  /** Events are discarded. */
  | { cancel: { seat: Seat; left: number; by: Cause } }
  /** Tiles on top of the pile that were looked at are put back. */
  | { scout: { seat: Seat; left: number; kept: number } }
  /** Activation Tokens come off other cards. */
  | { refresh: { armada: Armada; left: number; by: Cause } }
  /** Something is paid for together. */
  | { build: { armada: Armada; works: Works; shares: [[number, number], [number, number], [number, number], [number, number]]; hauler: Seat | null; asked: Seat[] | null } }
  /** The builder may fight a Boss at once. */
  | { 'boss-fight': { armada: Armada; boss: Boss } }
  /** An object is towed. */
  | { tow: { armada: Armada; entity: Entity; project: number } }
  /** The Ravager moves. */
  | { ravage: { left: number; away: boolean } }
  /** The Ravager meets what is in its sector. */
  | { collision: { stage: number; rest: Armada[]; armada: Armada | null; hits: number | null } }
  /** An Intelligence Report is carried out. */
  | { intelligence: { find: Find; card: Card; stage: number } }
  /** Sectors with Raider Surges that were not settled. */
  | { surge: { rest: Sector[]; any: boolean } }
  /** An armada is destroyed. */
  | { destruction: { armada: Armada; stage: number } }
  /** A place is named for an operation of the scenario: the project and the sector. */
  | { named: { hex: Hex } }
  /** The sector in which something happened, for the operations above it. */
  | { scene: { sector: Sector; level: number } };

/** An equipped card. */
export interface Slot {
  /** The card. */
  gear: Gear;
  /** Whose Activation Token lies on it. */
  token: Armada | null;
}

/** A player’s mat and Cargo. Solo play has one mat for two armadas. */
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
  /** Unspent Activation Tokens, by armada; all but solo play use the seat’s own place. */
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
  /** The hex; null before it starts, or after its player conceded. */
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
  /** The hex. */
  hex: Hex;
  /** Its tile; null for a face-down one whose tile is drawn when it is turned up. */
  tile: Tile | null;
  /** Whether it is face up. */
  up: boolean;
  /** Whether an XPM is here. */
  xpm: boolean;
  /** The Astartium here. */
  astartium: number;
  /** The Starbase. */
  starbase: Starbase | null;
}

/** A Raider; level 0 means none. */
export interface RaiderState {
  /** Its level, 1 to 3. */
  level: number;
  /** The hex. */
  sector: Sector;
}

/** An object of the scenario. */
export interface EntityState {
  /** The hex; null when it is not on the board. */
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
  /** Cards known to be at the bottom, the next one first. */
  bottom: Card[];
}

/** An event in play. */
export interface InPlay {
  /** The card. */
  card: Card;
  /** Combat Tokens on it. */
  tokens: number;
}

/** Statistics for the end of the game. */
export interface Tally {
  /** Raiders killed in combat. */
  raiders: number;
  /** Bosses killed in combat. */
  bosses: number;
  /** Sectors explored by armadas. */
  explored: number;
  /** Armadas destroyed. */
  destroyed: number;
  /** XPMs delivered to their destinations. */
  delivered: number;
  /** Starbases built or reactivated. */
  starbases: number;
}

/** The public state. */
export interface Public {
  /** The round, from 1; 0 at set-up. */
  round: number;
  /** The First Player. */
  first: Seat;
  /** The current step. */
  step: Step;
  /** How many parts of the step are done, if it has several. */
  stage: number;
  /** Tasks that precede it, the innermost last. */
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
  /** Where each Boss is, by its card. */
  bosses: (Sector | null)[];
  /** Where the Ravager is. */
  ravager: Sector | null;
  /** Objects of the scenario, by number. */
  entities: EntityState[];
  /** Counters of the scenario, by their numbers; a view has their ids. */
  counters: number[];
  /** XPMs in the supply. */
  xpm: number;
  /** XPMs on the scenario card. */
  installed: number;
  /** Raider figures left, by level. */
  figures: [number, number, number];
  /** Starbases left; in the Arena by color. */
  starbases: [number, number, number, number];
  /** Decks, by their numbers. */
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
  /** Seats that conceded. */
  resigned: Seat[];
  /** How it ended. */
  ending: Ending | null;
}

/** What a viewer may know. */
export interface View {
  /** Always the same. */
  format: 'saga-position/1';
  /**
   * The public state, including every Cargo. In its decks, cards of hidden hands count as unseen,
   * and so do tiles that others have looked at: 255 stands in their place.
   */
  public: Public;
  /** The viewing seat; null for a spectator. */
  viewer: Seat | null;
  /** Action cards in hand, by seat, in four slots; null if they are hidden from the viewer. */
  hands: (Card[] | null)[];
  /** How many common and special cards each hand holds, in the same slots. */
  backs: [common: number, special: number][];
  /** Where each sector in play is, in the order of `sectors`. */
  hexes: Axial[];
  /** The ids of cards and tiles by their numbers. */
  cards: CardNames;
  /** The ids of the scenario’s parts, by their numbers in play. */
  scenario: ScenarioNames;
}

/** The ids of cards and tiles by their numbers. */
export interface CardNames {
  /** Sector tiles. */
  tiles: string[];
  /** Commanders. */
  commanders: string[];
  /** Units and Power Ups. */
  gear: string[];
  /** Action cards. */
  actions: string[];
  /** Explorations. */
  explorations: string[];
  /** Events. */
  events: string[];
  /** Scanning Reports. */
  scans: string[];
  /** Bosses. */
  bosses: string[];
}

/** The ids of the scenario’s parts, by their numbers. */
export interface ScenarioNames {
  /** Its own id. */
  id: string;
  /** Rounds at most. */
  rounds: number;
  /** Counters. */
  counters: string[];
  /** Things. */
  entities: string[];
  /** Badges. */
  badges: string[];
  /** Encounters. */
  encounters: string[];
  /** Movement actions. */
  movement: string[];
  /** Expand actions. */
  expand: string[];
  /** Decks of its own. */
  decks: DeckNames[];
}

/** A deck of a scenario. */
export interface DeckNames {
  /** Its id. */
  id: string;
  /** The ids of its cards by their numbers. */
  cards: string[];
}

/**
 * What wins or loses: a condition, by its place in `win` or `lose` of the scenario in `content()`;
 * or a number of Victory Points, which end the Arena at the end of a round.
 */
export type WinGoal = { win: number } | { lose: number } | { points: number };

/** The progress of a goal. */
export interface Progress {
  /** Whether it is met now. */
  met: boolean;
  /**
   * The current values of the numbers that it compares, in the order in which it names them; for
   * points, the highest of any seat; null for the Hull of an object that is not found yet.
   */
  figures: (number | null)[];
}

/** A condition that wins or loses. */
export interface Goal {
  /** The seats it applies to: everybody. */
  seats: Seat[];
  /** The condition. */
  goal: WinGoal;
  /** The progress. */
  progress: Progress;
}

/** The parts of Victory Points, without those that brought nothing, which add up to the total. */
export interface PointSources {
  /** Raiders killed. */
  raiders?: number;
  /** Bosses killed. */
  bosses?: number;
  /** The hard side of Explorations. */
  explorations?: number;
  /** XPMs delivered. */
  deliveries?: number;
  /** Duels won. */
  duels?: number;
  /** Starbases of others destroyed. */
  sieges?: number;
  /** Starbases and the Command Center at the end. */
  end?: number;
  /** Rewards of cards, and what a seat had in the position in which the match started. */
  other?: number;
}

/** The Victory Points of a seat. */
export interface Score {
  /** The seat, alone in a list. */
  seats: Seat[];
  /** All of them. */
  total: number;
  /** What they come from. */
  sources: PointSources;
}

/** How a match stands. */
export interface Standing {
  /** The conditions that win, then those that lose, then the Victory Points that end the Arena. */
  goals: Goal[];
  /** The Victory Points of each seat in the Arena; none where all win together. */
  scores: Score[];
}

/** A whole position, including every hand. */
export interface Position {
  /** Always the same. */
  format: 'saga-position/1';
  /** The public state, and the hands. */
  state: State;
}

/** The public state, and the hands. */
export interface State {
  /** The public state. */
  public: Public;
  /** Action cards in hand, by seat, in four slots. */
  hands: Card[][];
}

/** The difficulty of a campaign. */
export type Difficulty = 'recruit' | 'standard' | 'veteran';

/** House rules, all off by default, and the interpretation of the rules. */
export interface HouseRules {
  /** Regroup needs a sector without enemies. */
  clear_regroup: boolean;
  /** A campaign is won only when no Boss badge is left. */
  all_badges: boolean;
  /** Three deliveries and two Starbases win the Arena at once. */
  domination: boolean;
  /** Partners sit opposite in the Arena. */
  teams: boolean;
  /**
   * The edition of the rules: 1 in new matches; 0 or missing in the whole `rules` of a match that
   * started before it.
   */
  edition?: number;
}

/** Terms that are agreed on before a game, besides its scenario. */
export interface Terms {
  /** The difficulty. */
  difficulty: Difficulty;
  /** The First Player; null draws one. */
  first: Seat | null;
  /** The number of rounds, if it differs from that of the scenario. */
  rounds: number | null;
}

/** The rules in an order: the terms, and the house rules. */
export interface Rules extends Terms, HouseRules {}

/** Everything that is chosen before the game. */
export interface Options extends Partial<Terms> {
  /** 1 to 4; one seat plays two armadas. */
  seats: number;
  /** A scenario of the base content or of the pack by its id, or a custom one. */
  scenario?: { shipped: 'ftj' | 'spa' | 'lst' | 'dis' | 'opc' | 'arn' | string } | { custom: Scenario };
  /** House rules. */
  rules?: Partial<HouseRules>;
}

/**
 * Effects and operations are texts in the closed vocabulary of the rules, such as
 * `each(damage(1))`.
 */
export type Script = string;
/** A condition: a text such as `round >= 10`, or several joined. */
export type Condition = string | Joined;

/** Which side of a sector is up. */
export type Face = 'up' | 'down';

/** What keeps an object out of a sector. */
export type Barrier = 'boss' | 'raider' | 'blackhole';

/** When an object is revealed. */
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

/** House rules and modes of play. */
export type Flag =
  /** Regroup needs a sector without enemies. */
  | 'regroup_needs_clear_sector'
  /** The game is won only when no Boss badge is left. */
  | 'win_requires_all_badges'
  /** Action cards are secret. */
  | 'hidden_hands'
  /** Starbases only in the own color. */
  | 'starbase_own_color_only'
  /** Duels. */
  | 'duels'
  /** Sieges. */
  | 'sieges'
  /** Commanders are drafted. */
  | 'draft';

/** How a counter is displayed. */
export type Shown = 'number' | 'xpm_slots' | 'track' | 'hidden';

/** The number of players. */
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

/** A sector in play at the start: a tile, or one of the pile of some types. */
export interface FixedSector {
  /** The hex. */
  hex?: Axial;
  /** Its tile; missing to draw one. */
  tile?: string;
  /** Types of which one is drawn; missing for the whole pile. */
  types?: Kind[];
  /** Which side is up. */
  face?: Face;
  /** Whether an XPM is there. */
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
  types?: Record<string, string | string[]>;
  /** Tiles that are excluded. */
  exclude?: string[];
}

/** Where each armada may choose to start. */
export interface StartChoice {
  /** Among these hexes; missing for all that match the rest. */
  hexes?: Axial[];
  /** Of this type. */
  filter?: Kind;
  /** Next to a sector of this type. */
  beside?: Kind;
  /** Whether no two may start in one place. */
  distinct?: boolean;
}

/** The supply of pieces. */
export interface Supply {
  /** XPMs. */
  xpm?: number;
  /** Raiders by level. */
  raiders?: [number, number, number];
  /** Starbases. */
  starbases?: number;
}

/** An object of the scenario, such as a Colony Ship. */
export interface Thing {
  /** Its id. */
  id?: string;
  /** How it is drawn: `ship` or `marker`. */
  kind?: string;
  /** Where it starts; missing if it comes by a report or an operation. */
  start?: Axial;
  /** Hull when it is revealed. */
  hull?: number;
  /** The maximum Hull; missing for no limit. */
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
  /** The effects. */
  effects?: string;
}

/** A Boss that is there from the start. */
export interface BossPreset {
  /** Its card. */
  boss: string;
  /** The hex. */
  hex: Axial;
}

/** How Bosses come and what protects them. */
export interface BossRule {
  /** How they come. */
  placement?: Placement;
  /** Whether they are protected. */
  force_field?: ForceField;
  /** Bosses that are there from the start. */
  preset?: BossPreset[];
  /** Whether an event is drawn as one comes. */
  event_on_spawn?: boolean;
}

/** What the Scanning Report does. */
export interface ScanRule {
  /** What it does about XPMs. */
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
  /** Where it can be taken. */
  where?: string;
  /** The condition. */
  needs?: string[];
  /** The deck whose card decides; missing to succeed without one. */
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
  /** An Activation Token, which stays on this object until Upkeep. */
  activation?: string;
}

/** Goods that become Hull of an object, one for one. */
export interface Fill {
  /** The object. */
  entity: string;
  /** `A`, `E` or `C`. */
  with: string;
  /** The maximum; missing for as much as fits. */
  most?: number;
}

/** An Expand or movement action of the scenario. At most one of `fly`, `tow` and `fill`. */
export interface Project {
  /** Its id. */
  id?: string;
  /** Where it can be taken. */
  where?: string;
  /** The condition. */
  needs?: string[];
  /** The cost. */
  cost?: Cost;
  /** Who pays. */
  contributors?: Contributors;
  /** An object that moves a sector for as much of its Hull as the sector costs. */
  fly?: string;
  /** An object that moves a sector for each Exploration or Combat Token. */
  tow?: string;
  /** An object that is filled. */
  fill?: Fill;
  /** The effects. */
  effect?: string[];
  /** The limit per round; missing for no limit. */
  per_round?: number;
}

/** A counter. */
export interface CounterRule {
  /** Its id. */
  id?: string;
  /** The minimum. */
  min?: number;
  /** The maximum. */
  max?: number;
  /** The value at the start. */
  start?: number;
  /** How it is displayed. */
  shown_as?: Shown;
}

/** The cards that are used. */
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
  extra?: Record<string, (string | ExtraCard)[]>;
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

/** The Victory Points for each achievement. */
export interface Points {
  /** A Raider killed in combat, by level. */
  raider?: [number, number, number];
  /** A Boss killed. */
  boss?: number;
  /** The hard side of an Exploration. */
  hard?: number;
  /** An XPM brought to the Jumpgate, and home. */
  deliver?: [number, number];
  /** An armada destroyed in a duel: the sole leader’s, an equal or better one’s, a weaker one’s. */
  duel?: [number, number, number];
  /** A Starbase destroyed. */
  siege?: number;
  /** Each own Starbase except the home, at the end. */
  standing?: number;
  /** The Command Center at the end: from this level on, this many. */
  center?: [[number, number], [number, number]];
}

/** An event. */
export interface EventCard {
  /** Its id. */
  id: string;
  /** Whether it acts in Phase 1.2; otherwise it applies all the time. */
  recurring: boolean;
  /** What it does. */
  effect: string;
}

/** A check of a card. */
export interface Test {
  /** The stat that is rolled for; null leaves it to the subject. */
  stat?: Stat | null;
  /** The required number of successes. */
  need: number;
}

/** Figures of an enemy. */
export interface Foe {
  /** Damage of an attack. */
  attack: number;
  /** Hull. */
  hull: number;
  /** Speed. */
  speed: number;
}

/** A side of an Exploration card. */
export interface ExplorationSide {
  /** The check. */
  test: Test;
  /** The reward. */
  reward: Script;
}

/** An Exploration card. */
export interface ExplorationCard {
  /** Its id. */
  id: string;
  /** Its easy side. */
  easy: ExplorationSide;
  /** Its hard side. */
  hard: ExplorationSide;
}

/** A card of a scenario’s own deck: a check, an enemy, or two lines. */
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
  /** The additional effect of failing the check. */
  fail?: string;
  /** The reward of a success. */
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
  /** The reward. */
  reward?: string;
}

/** A Raider of a report. */
export interface ReportRaider {
  /** Its level, 1 to 3. */
  level: number;
  /** The hex. */
  hex: Axial;
}

/** A type and a color that a Scanning Report names. */
export interface Location {
  /** The type of the sector. */
  kind: Kind;
  /** Its color. */
  color: Color;
}

/** An Intelligence Report. */
export interface Report {
  /** Its id. */
  id?: string;
  /** Hexes that are filled, in order. */
  hexes?: Axial[];
  /** Raiders. */
  raiders?: ReportRaider[];
  /** Where the object is. */
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

/** Settings that may differ by the number of players. */
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
  /** The supply of pieces. */
  supply?: Supply;
  /** Objects. */
  entities?: Thing[];
  /** Badges by round. */
  badges?: Record<string, string[]>;
  /** Operations by trigger. */
  on?: Record<string, string[]>;
  /**
   * What attracts Raiders: `jumpgate`, `entity:<id>`, `starbase`, `armada`; the first that exists.
   */
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
  /** The cards that are used. */
  decks?: Decks;
  /** Intelligence Reports: ids, or whole ones. */
  reports?: (string | Report)[];
  /** The Ravager. */
  ravager?: Ravager;
  /** Conditions that win: any of these is enough. */
  win?: Condition[];
  /** Conditions that lose: any of these is enough. */
  lose?: Condition[];
  /** House rules. */
  flags?: Flag[];
  /** The Victory Points for each achievement. */
  vp?: Points;
  /** Victory Points that end the game at the end of a round. */
  target_vp?: number;
  /** What is forbidden from the start. */
  forbid?: string[];
  /** Messages for the log. */
  lines?: string[];
}

/** A scenario; its JSON schema is next to the page. */
export interface Scenario extends Variant {
  /** Always the same. */
  format: 1;
  /** Lower-case letters, digits and hyphens. */
  id: string;
  /** The name for players. */
  title: string;
  /** The author. */
  author?: string;
  /** What it is about. */
  story?: string;
  /** The task, in words. */
  goal_text?: string;
  /** The number of players. */
  players: Players;
  /** Settings that differ by the number of players. */
  variants?: Record<string, Variant>;
}

/** Stats and levels that a card adds. */
export interface Bonus {
  /** Combat dice. */
  combat: number;
  /** Shield dice. */
  shield: number;
  /** Speed. */
  speed: number;
  /** Starport levels, of a Commander. */
  starport: number;
  /** Research Lab levels, of a Commander. */
  lab: number;
}

/** A sector tile. */
export interface TileCard {
  /** Its id, such as `A01`. */
  id: string;
  /** Its type. */
  kind: Kind;
  /** Its color; null of a special sector. */
  color: Color | null;
  /** Movement Points to enter it; 0 where nothing enters. */
  cost: number;
}

/** A Commander. */
export interface CommanderCard {
  /** Its id. */
  id: string;
  /** What it gives at set-up. */
  bonus: Bonus;
  /** When its ability is used. */
  timing: Timing;
  /** What its ability does. */
  ability: Script;
}

/** A Unit or Power Up. */
export interface GearCard {
  /** Its id. */
  id: string;
  /** Its kind. */
  kind: GearKind;
  /** Its quality. */
  quality: Quality;
  /** Whose decks it is in; null of all colors. */
  color: Color | null;
  /** What it adds while equipped. */
  bonus: Bonus;
  /** When its ability is used. */
  timing: Timing;
  /** What its ability does. */
  ability: Script;
}

/** An action card; every copy has a number of its own. */
export interface ActionCard {
  /** Its id. */
  id: string;
  /** Its deck. */
  deck: Quality;
  /** When it can be played: at any time or in its window, in Movement, in Upkeep. */
  kind: 'instant' | 'movement' | 'upkeep';
  /** The window of an instant one. */
  timing: Timing;
  /** What it does. */
  effect: Script;
}

/** What a level of a track gives: a card of the track’s kind, goods, one more of every stat, an Activation Token, an action card. */
export type LevelReward = { equip: Quality } | { gain: [good: Good, count: number] } | 'stats' | 'activation' | { draw: Quality };

/** A level of the Starport or the Research Lab. */
export interface Level {
  /** What it gives. */
  reward: LevelReward;
  /** Whether the Command Center rises too. */
  center: boolean;
}

/** A level of Raiders. */
export interface RaiderLevel {
  /** Its figures. */
  foe: Foe;
  /** The reward. */
  reward: Script;
}

/** The general numbers. */
export interface Frame {
  /** Combat, Shield and Speed at the start. */
  stats: [combat: number, shield: number, speed: number];
  /** Hull at the start and after destruction. */
  hull: number;
  /** The most Hull. */
  hull_max: number;
  /** The maximum of a stat that counts, and the maximum number of dice. */
  stat_max: number;
  /** The face from which a die is a success. */
  success: number;
  /** Astartium and Activation Tokens at the start. */
  start: [astartium: number, tokens: number];
  /** The same in solo play. */
  start_solo: [astartium: number, tokens: number];
  /** Price of a level, and in solo play. */
  level_price: [number, number];
  /** Rows of Units and of Power Ups. */
  slots: number;
  /** Price of a Starbase. */
  starbase_price: [exploration: number, combat: number];
  /** Tokens that remove an event. */
  event_price: number;
  /** Evade cost of a Boss. */
  boss_evade: number;
  /** Hull of a Regroup. */
  regroup_repair: number;
  /** Damage of a failed Exploration. */
  exploration_damage: number;
  /** Sectors that a Scanning Report adds. */
  scan_sectors: number;
  /** Damage for each Raider that no figure is left for. */
  raider_missing: number;
  /** Damage of the Ravager. */
  ravager_attack: number;
  /** Damage of a Boss, and of an XPM, that the Ravager meets. */
  collision: [boss: number, xpm: number];
  /** Exchanges of a duel. */
  duel_exchanges: number;
  /** Successes of a siege, and damage where it fails. */
  siege: [successes: number, damage: number];
  /** Deliveries to the Jumpgate, and Starbases besides the home, that dominate the Arena. */
  domination: [deliveries: number, starbases: number];
}

/** All numbers of the game. */
export interface Figures {
  /** The general numbers. */
  frame: Frame;
  /** Levels of the Starport. */
  starport: Level[];
  /** Levels of the Research Lab. */
  lab: Level[];
  /** Levels of the Command Center. */
  center: LevelReward[];
  /** Raiders by level. */
  raiders: [RaiderLevel, RaiderLevel, RaiderLevel];
}

/** A deck of a scenario. */
export interface DeckCards {
  /** Its id. */
  id: string;
  /** Its cards by their numbers. */
  cards: ExtraCard[];
}

/**
 * The data of a game. Lists of cards are indexed by the numbers of play and include those of the
 * scenario.
 */
export interface Content {
  /** The scenario as it is played with this number of players: its goals, its rules, its map. */
  scenario: Scenario;
  /** The maximum number of rounds, including what was agreed on. */
  rounds: number;
  /** Prices, tracks, Raiders. */
  figures: Figures;
  /** Sector tiles. */
  tiles: TileCard[];
  /** Commanders. */
  commanders: CommanderCard[];
  /** Units and Power Ups. */
  gear: GearCard[];
  /** Action cards. */
  actions: ActionCard[];
  /** Explorations. */
  explorations: ExplorationCard[];
  /** Events. */
  events: EventCard[];
  /** Scanning Reports. */
  scans: ScanCard[];
  /** Bosses. */
  bosses: BossCard[];
  /** Decks of the scenario. */
  decks: DeckCards[];
  /** Where each hex is. */
  hexes: Axial[];
}
