// The types of Saga. Seats, armadas, hexes, sectors, cards and places are counted from 0. Generated
// from the types of the engine by `cargo run -p schema -- write`.

/** An action of a seat. No action gives cards, tokens, Astartium or XPMs to another seat. */
export type Action =
  /** Chooses a Commander and a color at setup. */
  | { choose: [Commander, Color] }
  /** Equips a card; in a full row it replaces the second card. */
  | { equip: [Gear, Gear | null] }
  /** Chooses which of several simultaneous effects is resolved next. */
  | { order: Next }
  /**
   * Chooses a hex: for an XPM, a sector, a Raider's spawn or step, a relocated armada, a starting
   * sector, a report or the Ravager. The pending decision says which.
   */
  | { at: Hex }
  /** Chooses a Raider, Boss, armada or scenario entity. */
  | { pick: Target }
  /** Chooses the XPM in this seat's Cargo as the one that is lost. */
  | { 'from-cargo': Seat }
  /** Chooses the token that is lost, or the item taken as loot. */
  | { item: Item }
  /** Chooses a stat or a branch of an effect by its index. */
  | { branch: number }
  /** Chooses the event that an effect cancels. */
  | { 'pick-event': Card }
  /** Takes the Activation Token off this card. */
  | { free: Source }
  /** Buys the next level of a track. */
  | { level: Track }
  /** Moves the acting armada to an adjacent hex. */
  | { move: Hex }
  /** Explores a vacant hex or a face-down sector. */
  | { explore: Hex }
  /** Picks up the XPM in the armada's sector. */
  | 'pick-up'
  /** Takes a movement action of the scenario, by index, with a hex if it needs one. */
  | { maneuver: [number, Hex | null] }
  /** Tows the ship one sector for an Exploration or a Combat Token. */
  | { tow: [Hex, Item] }
  /** Chooses which of the two solo armadas acts first. */
  | { lead: Armada }
  /** Chooses the side of the Exploration card: `true` is Hard, `false` is Easy. */
  | { side: boolean }
  /** Fights an enemy in the armada's sector. */
  | { fight: Target }
  /** Regroups for one benefit. */
  | { regroup: Regroup }
  /** Regroups by swapping the first card, which is equipped, for the second. */
  | { swap: [Gear, Gear] }
  /** Takes an encounter of the scenario, by index. */
  | { encounter: number }
  /** Duels a rival armada. */
  | { duel: Armada }
  /** Besieges the rival Starbase in the armada's sector. */
  | 'siege'
  /** Builds a Starbase; the shares of the cost are chosen next. */
  | 'build'
  /** Takes an Expand action of the scenario, by index, with an amount. */
  | { project: [number, number] }
  /** Sets the Exploration and Combat Tokens that a seat pays toward a shared cost. */
  | { share: [Seat, number, number] }
  /** Chooses the seat whose Cargo pays the XPM. */
  | { hauler: Seat }
  /** Answers yes or no: to contribute, to take the fight first, or to fight the Boss at once. */
  | { agree: boolean }
  /** Plays an action card on an armada. */
  | { play: [Card, Armada] }
  /** Puts an Activation Token of this armada on a card and uses its ability. */
  | { activate: [Source, Armada] }
  /** Pays one Astartium for one Hull. */
  | 'repair'
  /** Puts one Combat Token on an event. */
  | { quell: Card }
  /** Chooses a die to reroll, by its index in the roll. */
  | { reroll: number }
  /** Puts this scouted tile at the bottom of the pile. */
  | { sink: Tile }
  /** Puts this scouted tile next on top of the pile. */
  | { keep: Tile }
  /** Declines, passes, or ends a choice or turn. */
  | 'done'
  /** Gives up: in a campaign all lose together; in the Arena the seat can no longer win. */
  | 'concede';

/** A Commander, by its index in the content. A view has its id. */
export type Commander = number;

/** A color of sectors, armadas and Starbases, which always comes with a shape. */
export type Color =
  /** Blue, with a diamond as shape. */
  | 'blue'
  /** Yellow, with a circle as shape. */
  | 'yellow'
  /** Green, with a triangle as shape. */
  | 'green'
  /** Red, with a hexagon as shape. */
  | 'red';

/** A Unit or Power Up of the armada decks, by its index in the content. A view has its id. */
export type Gear = number;

/** The item that the First Player resolves next when several happen at once. */
export type Next =
  | { event: Card }
  | { boss: Boss }
  | { armada: Armada }
  | { raider: Raider }
  | { sector: Hex };

/** A single card of a deck: each copy of a card has its own number. A view has its id. */
export type Card = number;

/** A Boss, by the index of its card. */
export type Boss = number;

/** An armada on the board: the number of its seat; in solo play 0 is blue and 1 is yellow. */
export type Armada = number;

/** A Raider slot, by its index in the state. */
export type Raider = number;

/**
 * A hex of the board by its number: the Jumpgate is 0, followed by ring after ring, each from its
 * corner in the east, counterclockwise.
 */
export type Hex = number;

/** An enemy, a rival armada or a scenario entity. The Ravager is none of these. */
export type Target =
  | { raider: Raider }
  | { boss: Boss }
  /** An enemy card of a scenario's deck. */
  | { card: [Deck, Card] }
  /** An entity of the scenario. */
  | { entity: Entity }
  | { armada: Armada };

/**
 * A deck, from 0: Common and Special Action cards, Explorations, events, Scanning Reports, Bosses,
 * the sector pile, the stack of Thick Nebulas, then the decks of the scenario.
 */
export type Deck = number;

/** A scenario entity on the board, such as the Colony Ship. */
export type Entity = number;

/** A player's place in a game: its number, counted from 0 in playing order. */
export type Seat = number;

/** One item of a Cargo, to be lost or taken as loot. */
export type Item =
  /** One Astartium. */
  | 'astartium'
  /** One Exploration Token. */
  | 'exploration'
  /** One Combat Token. */
  | 'combat'
  /** The carried XPM. */
  | 'xpm';

/** The card whose ability is used. */
export type Source =
  /** The seat's Commander. */
  | 'commander'
  /** An equipped Unit or Power Up. */
  | { gear: Gear };

/** A track of the player mat whose levels are bought with Astartium. */
export type Track =
  | 'starport'
  /** The Research Lab. */
  | 'lab';

/** The benefit that a seat takes from a Regroup. */
export type Regroup =
  /** Draw one Common Action card. */
  | 'draw'
  /** Repair Hull, up to the maximum. */
  | 'repair'
  /** Gain one Exploration Token. */
  | 'exploration'
  /** Gain one Combat Token. */
  | 'combat';

/**
 * A sector tile, by its index in the content. A view has its id; 255 is a tile that only another
 * seat has seen.
 */
export type Tile = number;

/** An event in a game of Saga, as the log records it. */
export type Event =
  /** A seat chose its Commander and color. */
  | { chosen: { seat: Seat; commander: Commander; color: Color } }
  /** A round began. */
  | {
      round: {
        /** Number of the round, from 1. */
        round: number;
        /** The First Player of the round. */
        first: Seat;
      };
    }
  /** A phase began. */
  | {
      phase: {
        /** Number of the round, from 1. */
        round: number;
        phase: Phase;
      };
    }
  /** A turn of an armada in a phase began. */
  | {
      turn: {
        phase: Phase;
        /** The armada whose turn it is. */
        armada: Armada;
      };
    }
  /** A badge of the Doom Counter came up. */
  | {
      badge: {
        /** The badge, by its number in the scenario. */
        badge: Badge;
      };
    }
  /** A card was drawn from a deck and turned up. */
  | {
      drawn: {
        deck: Deck;
        /** The card that was turned up. */
        card: Card;
      };
    }
  /** The effect of a card begins. */
  | {
      acts: {
        /** The card or rule that acts. */
        by: Cause;
      };
    }
  /** An event came into play. */
  | {
      'event-came': {
        card: Card;
        /** The reason for the draw. */
        by: Cause;
      };
    }
  /** An event left play. */
  | {
      'event-left': {
        card: Card;
        /** The reason for its removal. */
        by: Cause;
      };
    }
  /** A seat put a Combat Token on an event. */
  | {
      quelled: {
        seat: Seat;
        card: Card;
        /** Number of tokens on the event afterwards. */
        tokens: number;
      };
    }
  /** A sector came into play. */
  | {
      placed: {
        hex: Hex;
        /** The tile; null for a face-down sector. */
        tile: Tile | null;
        by: Cause;
      };
    }
  /** A sector was turned face up. */
  | {
      revealed: {
        hex: Hex;
        /** The tile that was face down. */
        tile: Tile;
      };
    }
  /** An XPM was put on a sector. */
  | {
      'xpm-placed': {
        hex: Hex;
        /** The reason for the placement. */
        by: Cause;
      };
    }
  /** An XPM left a sector, a Cargo, an entity or the scenario card. */
  | {
      'xpm-lost': {
        /** The sector if it left one. */
        hex: Hex | null;
        /** The seat if it left a Cargo. */
        seat: Seat | null;
        fate: Fate;
      };
    }
  /** An armada picked up an XPM. */
  | {
      'xpm-taken': {
        armada: Armada;
        /** The sector that it was taken from. */
        hex: Hex;
      };
    }
  /** An XPM moved between a Cargo and an entity. */
  | {
      'xpm-moved': {
        armada: Armada;
        entity: Entity;
        /** Whether it moved onto the entity. */
        onto: boolean;
      };
    }
  /** An XPM was put on the scenario card. */
  | {
      installed: {
        /** The seat that delivered it. */
        seat: Seat | null;
        /** Number of installed XPMs afterwards. */
        installed: number;
      };
    }
  /** A Raider came into play. */
  | { spawned: { raider: Raider; level: number; hex: Hex; by: Cause } }
  /** A Raider could not be placed, because no figure was left. */
  | {
      'no-figure': {
        /** The level that was to spawn. */
        level: number;
      };
    }
  /** A Raider moved. */
  | { marched: { raider: Raider; from: Hex; to: Hex; by: Cause } }
  /** A Raider rose by a level. */
  | {
      promoted: {
        raider: Raider;
        /** The level afterwards. */
        level: number;
        by: Cause;
      };
    }
  /** A Raider left the board. */
  | { 'raider-left': { raider: Raider; level: number; hex: Hex; fate: Fate } }
  /** A Raider Surge happened in a sector. */
  | {
      surged: {
        /** The sector of the surge. */
        hex: Hex;
      };
    }
  /** A Boss came into play. */
  | {
      'boss-came': {
        boss: Boss;
        /** The sector of the arrival. */
        hex: Hex;
      };
    }
  /** A Boss left the board. */
  | { 'boss-left': { boss: Boss; hex: Hex; fate: Fate } }
  /** The Ravager came into play. */
  | {
      'ravager-came': {
        /** The sector of the arrival. */
        hex: Hex;
      };
    }
  | {
      'ravager-moved': {
        /** The sector before the move. */
        from: Hex;
        to: Hex;
      };
    }
  /** An entity of the scenario came into play, moved or left the board. */
  | {
      entity: {
        entity: Entity;
        /** The hex before; null if it was not on the board. */
        from: Hex | null;
        /** The hex afterwards; null if it left the board. */
        to: Hex | null;
      };
    }
  | {
      'entity-revealed': {
        entity: Entity;
        /** Hull of the revealed entity. */
        hull: number;
      };
    }
  /** The Hull of an entity changed. */
  | {
      'entity-hull': {
        entity: Entity;
        /** Hull afterwards. */
        hull: number;
        by: Cause;
      };
    }
  /** A counter of the scenario changed. */
  | {
      counted: {
        counter: Counter;
        /** The value afterwards. */
        value: number;
      };
    }
  /** The Astartium on a sector changed by a rule. */
  | {
      astartium: {
        hex: Hex;
        /** Astartium on the sector afterwards. */
        count: number;
      };
    }
  /** An armada took one Astartium from its sector. */
  | {
      salvaged: {
        armada: Armada;
        /** The sector that it was taken from. */
        hex: Hex;
      };
    }
  /** An armada moved. */
  | {
      moved: {
        armada: Armada;
        /** The hex before; null if it was not on the board. */
        from: Hex | null;
        to: Hex;
        travel: Travel;
        /** Movement Points left. */
        mp: number;
      };
    }
  /** A seat gained goods. */
  | { gained: { seat: Seat; good: Good; count: number; by: Cause } }
  /** A seat lost or spent goods. */
  | { lost: { seat: Seat; good: Good; count: number; by: Cause } }
  /** An armada gained Activation Tokens. */
  | {
      tokens: {
        armada: Armada;
        /** Number of tokens gained. */
        count: number;
      };
    }
  /** A seat took back its Activation Tokens at Upkeep. */
  | {
      refreshed: {
        /** The owner of the tokens. */
        seat: Seat;
      };
    }
  /** An Activation Token came off a card. */
  | { freed: { armada: Armada; source: Source } }
  /** All stats of a seat rose by the reward of a level. */
  | {
      stats: {
        /** The owner of the mat. */
        seat: Seat;
      };
    }
  /** The Hull of a seat rose. */
  | {
      repaired: {
        seat: Seat;
        /** Hull afterwards. */
        hull: number;
        by: Cause;
      };
    }
  /** A packet of damage was announced. */
  | { threatened: { armada: Armada; damage: number; by: Cause } }
  /** A packet of damage was reduced. */
  | {
      softened: {
        armada: Armada;
        /** Damage that is left in the packet. */
        left: number;
      };
    }
  /** Damage was subtracted from Hull. */
  | {
      damaged: {
        armada: Armada;
        damage: number;
        /** Hull afterwards. */
        hull: number;
        by: Cause;
      };
    }
  /** An armada was destroyed. */
  | {
      destroyed: {
        /** The armada, before it returns to the Jumpgate or home. */
        armada: Armada;
      };
    }
  /** A level was bought or given at setup. */
  | {
      level: {
        seat: Seat;
        track: Track;
        /** The level afterwards. */
        level: number;
      };
    }
  /** The Command Center of a seat rose. */
  | {
      center: {
        seat: Seat;
        /** The level afterwards. */
        level: number;
      };
    }
  /** A seat equipped a card. */
  | {
      equipped: {
        seat: Seat;
        gear: Gear;
        /** The card that it replaced, if any. */
        out: Gear | null;
      };
    }
  /** A seat declined to equip a card. */
  | {
      declined: {
        /** The seat that had the choice. */
        seat: Seat;
      };
    }
  /**
   * A seat drew action cards to its hand. If hands are hidden, `drew-card` names them to the seat.
   */
  | {
      'drew-cards': {
        seat: Seat;
        deck: Deck;
        /** Number of cards. */
        count: number;
      };
    }
  /** A seat drew this action card to its hand. */
  | {
      'drew-card': {
        seat: Seat;
        /** The card, which only this seat may see if hands are hidden. */
        card: Card;
      };
    }
  /** A seat played an action card on an armada. */
  | { played: { seat: Seat; card: Card; armada: Armada } }
  /** A seat used an ability. */
  | { activated: { seat: Seat; source: Source; armada: Armada } }
  /** An armada began a check. */
  | {
      check: {
        armada: Armada;
        stat: Stat;
        /** Number of successes needed. */
        need: number;
        by: Cause;
      };
    }
  /** An armada rolled dice. */
  | {
      rolled: {
        armada: Armada;
        purpose: Purpose;
        stat: Stat;
        faces: number[];
        /** The lowest face that is a success. */
        aim: number;
      };
    }
  /** A die was rerolled. */
  | {
      rerolled: {
        armada: Armada;
        /** Index of the die in the roll. */
        place: number;
        /** The new face. */
        face: number;
      };
    }
  /** The number of successes of a roll is final. */
  | { result: { armada: Armada; purpose: Purpose; hits: number } }
  /** A check was passed or failed. */
  | {
      checked: {
        armada: Armada;
        /** Whether the check was passed. */
        passed: boolean;
      };
    }
  /** An Exploration began. */
  | {
      exploring: {
        armada: Armada;
        /** The Exploration card, before its side is chosen. */
        card: Card;
      };
    }
  /** A seat chose a side of the Exploration card. */
  | {
      side: {
        armada: Armada;
        /** Whether it is the Hard side. */
        hard: boolean;
      };
    }
  /** An encounter of the scenario began with a card. */
  | {
      trial: {
        armada: Armada;
        /** Index of the encounter in the scenario. */
        encounter: number;
        deck: Deck;
        card: Card;
      };
    }
  /** An encounter of the scenario ended. */
  | {
      'trial-over': {
        armada: Armada;
        /** Index of the encounter in the scenario. */
        encounter: number;
        /** Whether the encounter succeeded. */
        passed: boolean;
      };
    }
  /** A combat began. */
  | {
      fight: {
        armada: Armada;
        foe: Target;
        /** Hull of the enemy. */
        hull: number;
      };
    }
  /** The enemy in a combat lost Hull. */
  | {
      'foe-hit': {
        armada: Armada;
        foe: Target;
        damage: number;
        /** Hull of the enemy afterwards. */
        hull: number;
      };
    }
  /** A combat ended. */
  | {
      'fight-over': {
        armada: Armada;
        foe: Target;
        /** Whether the armada won. */
        won: boolean;
      };
    }
  /** An armada regrouped. */
  | {
      regrouped: {
        armada: Armada;
        /** The benefit that was chosen. */
        regroup: Regroup;
      };
    }
  /** An armada regrouped by swapping cards. */
  | {
      swapped: {
        armada: Armada;
        /** The card that returned to the deck. */
        out: Gear;
        /** The card that was equipped. */
        gear: Gear;
      };
    }
  /** An armada passed up an encounter or another turn. */
  | {
      passed: {
        armada: Armada;
        /** The phase of the turn that was passed up. */
        phase: Phase;
      };
    }
  /** An armada with higher Speed took the fight of another. */
  | {
      claimed: {
        armada: Armada;
        /** The enemy that is fought. */
        foe: Target;
      };
    }
  /** A seat agreed or declined to contribute to a cost. */
  | {
      contributed: {
        seat: Seat;
        /** Whether the seat agreed. */
        agreed: boolean;
      };
    }
  /** A Starbase was built. */
  | { built: { armada: Armada; hex: Hex; color: Color } }
  /** A lost Starbase became active. */
  | {
      reactivated: {
        /** The sector of the Starbase. */
        hex: Hex;
      };
    }
  /** An Intelligence Report put a lost Starbase on the board. */
  | {
      'starbase-found': {
        /** The sector of the Starbase. */
        hex: Hex;
      };
    }
  /** A Starbase was destroyed. */
  | {
      'starbase-lost': {
        hex: Hex;
        /** Why the Starbase was destroyed. */
        fate: Fate;
      };
    }
  /** An armada took an Expand or movement action of the scenario. */
  | {
      project: {
        armada: Armada;
        /** Index of the action in the scenario's list. */
        project: number;
        /** Whether it is an Expand action; otherwise it is a movement action. */
        expand: boolean;
      };
    }
  /** A seat looked at the top tiles of the pile. */
  | {
      scouted: {
        seat: Seat;
        /** Number of tiles. */
        count: number;
      };
    }
  /** A seat saw this tile while scouting. */
  | {
      seen: {
        seat: Seat;
        /** The tile, which only this seat may see. */
        tile: Tile;
      };
    }
  /** A scouted tile was put at the bottom of the pile. */
  | {
      sunk: {
        seat: Seat;
        /** The tile, which only this seat may see. */
        tile: Tile;
      };
    }
  /** A scouted tile that only its viewer knows was put at the bottom of the pile. */
  | {
      'sunk-one': {
        /** The seat that scouted. */
        seat: Seat;
      };
    }
  /** A duel began. */
  | {
      duel: {
        /** The armada that challenged. */
        by: Armada;
        /** The armada that was challenged. */
        against: Armada;
        /** The armada that strikes first. */
        first: Armada;
      };
    }
  /** An armada struck in a duel. */
  | {
      strike: {
        /** The armada that struck. */
        from: Armada;
        /** The armada that was hit. */
        to: Armada;
        damage: number;
      };
    }
  /** A duel ended. */
  | {
      'duel-over': {
        /** The armada that won; null for a draw. */
        winner: Armada | null;
      };
    }
  /** The winner of a duel took an item from the loser's Cargo. */
  | { looted: { winner: Seat; loser: Seat; item: Item } }
  /** A siege ended. */
  | {
      siege: {
        armada: Armada;
        hex: Hex;
        /** Whether the Starbase was destroyed. */
        won: boolean;
      };
    }
  /** A log line of the scenario. */
  | {
      line: {
        /** Index of the line in the scenario. */
        line: number;
      };
    }
  /** A seat gave up. */
  | {
      conceded: {
        /** The seat that gave up. */
        seat: Seat;
      };
    }
  /** The game is over. */
  | {
      over: {
        /** The way the game ended. */
        ending: Ending;
      };
    };

/** A phase of a round. */
export type Phase =
  /** Phase 1: events, Bosses and the Scanning Report. */
  | 'events'
  /** Phase 2: buying levels. */
  | 'upkeep'
  /** Phase 3: moving and exploring. */
  | 'movement'
  /** Phase 4: one encounter for each armada. */
  | 'encounter'
  /** Phase 5: building Starbases. */
  | 'expand';

/** A badge of the Doom Counter. */
export type Badge = number;

/**
 * The cause of an effect or event, which determines who chooses, the wording of the log, and
 * modifiers.
 */
export type Cause =
  /** A rule of the game. */
  | 'rule'
  /** An operation of the scenario. */
  | 'scenario'
  /** An event in play. */
  | { event: Card }
  /** A Boss in play. */
  | { boss: Boss }
  /** The arrival of a Raider of this level. */
  | { raider: number }
  /** A Scanning Report. */
  | { scan: Card }
  /** An Exploration card; whether on its Hard side. */
  | { exploration: [Card, boolean] }
  /** A card of a scenario deck. */
  | { extra: [Deck, Card] }
  /** An action card, with the seat that played it. */
  | { card: [Seat, Card] }
  /** An equipped card, with its owner. */
  | { gear: [Seat, Gear] }
  /** A Commander, with its owner. */
  | { commander: [Seat, Commander] }
  /** A level of a track, with its owner. */
  | { level: Seat }
  /** A won combat, with the winner. */
  | { reward: Seat }
  | 'ravager'
  /** An enemy being fought. */
  | { foe: Target };

/** The reason why a piece or a card left the board or the game. */
export type Fate =
  /** Killed in combat. */
  | 'killed'
  /** Removed by an effect, without a reward. */
  | 'removed'
  /** Discarded after it entered the Jumpgate. */
  | 'gate'
  /** Discarded after it hit an entity of the scenario. */
  | 'rammed'
  /** Discarded in a Raider Surge. */
  | 'surge'
  /** Destroyed by the Ravager. */
  | 'ravager'
  /** Replaced by another Raider. */
  | 'replaced'
  /** Lost with the armada that carried it. */
  | 'wreck'
  /** Used up as a cost. */
  | 'spent'
  /** Delivered, and returned to the supply. */
  | 'delivered';

/** A counter of the scenario. */
export type Counter = number;

/** The kind of an armada's move. */
export type Travel =
  /** By Movement Points. */
  | 'move'
  /** By exploring. */
  | 'explore'
  /** By an effect. */
  | 'effect'
  /** Returned to the Jumpgate, or home, after destruction. */
  | 'return'
  /** By a tow of a ship. */
  | 'tow';

/** A good that players own in numbers. */
export type Good =
  /** Astartium, the currency for levels and repairs. */
  | 'astartium'
  /** Exploration Tokens. */
  | 'exploration'
  /** Combat Tokens. */
  | 'combat'
  /** Victory Points of the Arena. */
  | 'points';

/** A stat of armadas that sets the number of dice of a roll. */
export type Stat =
  /** Dice of an attack. */
  | 'combat'
  /** Dice of a defense. */
  | 'shield'
  /** Dice of a Speed check, order in combat, and Movement Points per round. */
  | 'speed';

/** What a roll decides. */
export type Purpose =
  /** A check. */
  | 'check'
  /** An attack. */
  | 'attack'
  /** A defense. */
  | 'defend';

/** The way a game ended, with the reason. */
export type Ending =
  /** By a win condition, by its index. */
  | { won: number }
  /** By a loss condition, by its index. */
  | { lost: number }
  /** By an operation of the scenario; `true` if the players win. */
  | { called: boolean }
  /** By giving up: of any player in a campaign, of all but one side in the Arena. */
  | 'given-up'
  /** By the Arena's last round, or its target of Victory Points. */
  | 'points'
  /** By domination. */
  | 'domination'
  /** By the last round of a campaign without a win. */
  | 'rounds';

/** The information that a viewer may see, in the form that programs get. */
export interface View {
  /** The format, the same as that of a position. */
  format: 'saga-position/1';
  /**
   * The public state, with every Cargo. Its decks count cards of hidden hands as unseen, and tiles
   * that others have looked at too; 255 replaces their numbers.
   */
  public: Public;
  /** The seat of the viewer; null for a spectator. */
  viewer: Seat | null;
  /** Action cards in hand, by seat, in four slots; null if they are hidden from the viewer. */
  hands: (Card[] | null)[];
  /** Number of common and of special cards in each hand, in the same slots. */
  backs: [common: number, special: number][];
  /** The coordinates of each sector in play, in the order of `sectors`. */
  hexes: Axial[];
  /** Ids of cards and tiles, by their numbers. */
  cards: CardNames;
  /** Ids of the scenario's parts, by their numbers. */
  scenario: ScenarioNames;
}

/** The part of the state that everybody sees. */
export interface Public {
  /** Number of the round, from 1; 0 during setup. */
  round: number;
  /** The First Player of the current round. */
  first: Seat;
  /** The current step of the round. */
  step: Step;
  /** Progress within the step, for steps with several parts. */
  stage: number;
  /** The stack of tasks on top of the step; the last one is the top. */
  tasks: Task[];
  /** The armada that takes its turn of the phase; null between turns and while one is chosen. */
  acting: Armada | null;
  /** Sectors in play, in the order in which they came into play. */
  sectors: SectorState[];
  /** Armadas, by number. */
  armadas: ArmadaState[];
  /** Mats, indexed by seat. */
  mats: Mat[];
  /** Raider slots, by number. */
  raiders: RaiderState[];
  /** The sector of each Boss, by its card; null if it is not in play. */
  bosses: (Sector | null)[];
  /** The sector of the Ravager; null if it is not in play. */
  ravager: Sector | null;
  /** Entities of the scenario, by number. */
  entities: EntityState[];
  /** Values of the scenario's counters, by number. */
  counters: number[];
  /** Number of XPMs in the supply. */
  xpm: number;
  /** Number of XPMs on the scenario card. */
  installed: number;
  /** Raider figures in the supply, by level. */
  figures: [number, number, number];
  /** Starbases in the supply, by color; colors matter only in the Arena. */
  starbases: [number, number, number, number];
  /** Decks, by their numbers. */
  decks: DeckState[];
  /**
   * Tiles that each seat has scouted and of which it knows the position: on top or at the bottom of
   * the pile, or face down on the board.
   */
  scouted: Tile[][];
  /** Events in play, oldest first. */
  events: InPlay[];
  /** The last Scanning Report and the last Retaliation card. */
  shown: [Card | null, Card | null];
  /** Whether a surge event was drawn this round. */
  surged: boolean;
  /**
   * How often each movement and each Expand action of the scenario was taken this round or turn.
   */
  uses: [number[], number[]];
  /** Seats that declined to contribute in this Expand turn. */
  refused: Seat[];
  /** Commanders on offer at setup. */
  offered: Commander[];
  /** Sectors that pending triggers are about, such as flipped ones. */
  news: Sector[];
  /** Counts for the result screen. */
  tally: Tally;
  /** Seats that gave up; they take no further turns. */
  resigned: Seat[];
  /** How the game ended; null while it continues. */
  ending: Ending | null;
}

/** The current step of a round or of setup. */
export type Step =
  /** Setup: each seat chooses a Commander and a color. */
  | 'choose'
  /** Setup: starting hexes are chosen, if there is a choice. */
  | 'place'
  /** Setup: operations of the scenario run. */
  | 'setup'
  /** Phase 1.1: the Doom Counter, badges and Retaliation. */
  | 'doom'
  /** Phase 1.2: events and Bosses. */
  | 'effects'
  /** Phase 1.3: the Scanning Report. */
  | 'scan'
  /** Turns of phases 2 to 5; `acting` of the public state is the current armada. */
  | { turns: Phase }
  /** The end of a phase: its triggers, then Raider Surges. */
  | { end: Phase }
  /** The end of the round. */
  | 'round-end'
  /** The game is over. */
  | 'over';

/** A task on the stack; it must finish before the one below it continues. */
export type Task =
  /** Runs the effects of a list in order. */
  | {
      run: {
        /** The effect list that runs. */
        code: Code;
        /** Index of the next effect. */
        at: number;
        /** The subject, if there is one. */
        on: Armada | null;
        by: Cause;
      };
    }
  /** Runs an effect list for several armadas, in the First Player's order. */
  | {
      each: {
        /** The effect list that runs for each armada. */
        code: Code;
        /** Armadas that are still to come. */
        rest: Armada[];
        by: Cause;
      };
    }
  /** Runs the events and Bosses of Phase 1.2. */
  | {
      acts: {
        /** Events that have not acted. */
        events: Card[];
        /** Bosses that have not acted. */
        bosses: Boss[];
      };
    }
  /** A check. */
  | {
      check: {
        armada: Armada;
        /** The stat; null while it is still to be chosen. */
        stat: Stat | null;
        /** Number of successes needed. */
        need: number;
        /** Effects if the check passes. */
        pass: Code;
        /** Effects if the check fails. */
        fail: Code;
        by: Cause;
        /** Number of successes, once it was rolled. */
        hits: number | null;
      };
    }
  /** A roll of dice. */
  | {
      roll: {
        armada: Armada;
        purpose: Purpose;
        stat: Stat;
        stage: RollStage;
        /** Dice added by effects. */
        extra: number;
        /** Successes added by effects. */
        auto: number;
        /** Lowest face that is a success if an effect changes it; 0 otherwise. */
        aim: number;
        faces: number[];
      };
    }
  /** The choice of the dice to reroll in the roll below this task. */
  | {
      reroll: {
        /** The seat that chooses the dice. */
        seat: Seat;
        /** Maximum number of further dice. */
        left: number;
        /** Indices of the chosen dice; they are rerolled all at once. */
        chosen: number[];
      };
    }
  /** A packet of damage. */
  | {
      damage: {
        armada: Armada;
        /** Damage that is left in the packet. */
        left: number;
        by: Cause;
        /** Whether the window for reducing it is over. */
        asked: boolean;
      };
    }
  /** A reaction window. */
  | {
      window: {
        /** The timing of the window. */
        at: Timing;
        /** The armada whose roll, damage or combat opened the window. */
        armada: Armada;
        /** Seats that have passed since the last reaction. */
        passed: Seat[];
        /** The seat that is asked; stored because it depends on hands, which may be hidden. */
        asked: Seat | null;
      };
    }
  /** A combat against an enemy. */
  | {
      fight: {
        armada: Armada;
        foe: Target;
        /** Hull that the enemy has left. */
        hull: number;
        bout: Bout;
        /** Lowest face that is a success for the armada in this combat; 0 for the default. */
        aim: number;
        /** Number of successes of the last roll. */
        hits: number | null;
      };
    }
  /** A duel. */
  | {
      duel: {
        /** The two armadas, in the order of striking. */
        sides: [Armada, Armada];
        /** The armada that challenged. */
        by: Armada;
        /** Number of exchanges that are over. */
        exchanges: number;
        /** The stage of the current strike. */
        bout: Bout;
        /** Index in `sides` of the armada that strikes. */
        striker: number;
        /** Successes of the attack, and of the defense. */
        hits: [number | null, number | null];
        /** Damage dealt by each side. */
        dealt: [number, number];
        /** Lowest face that is a success for each side; 0 for the default. */
        aims: [number, number];
      };
    }
  /** A siege, or another check with an outcome fixed by the rules. */
  | {
      siege: {
        armada: Armada;
        /** Number of successes, once it was rolled. */
        hits: number | null;
      };
    }
  /** An Exploration encounter. */
  | {
      exploration: {
        armada: Armada;
        card: Card;
        /** Whether the Hard side was chosen; null before the choice. */
        hard: boolean | null;
        /** Number of successes, once it was rolled. */
        hits: number | null;
      };
    }
  /** An encounter of the scenario with a card of its deck. */
  | {
      trial: {
        armada: Armada;
        /** Index of the encounter. */
        encounter: number;
        card: Card;
        /** Whether it succeeded; null before it is decided. */
        passed: boolean | null;
        /** Number of successes of its check, once it was rolled. */
        hits: number | null;
      };
    }
  /** The offer of a fight to faster armadas. */
  | {
      claim: {
        /** The armada that declared the fight. */
        armada: Armada;
        foe: Target;
        /** Armadas that have not answered the offer yet. */
        rest: Armada[];
      };
    }
  /** The choice of a card to equip as a reward. */
  | { equip: { seat: Seat; kind: GearKind; quality: Quality } }
  /** The choice of tokens that an armada loses. */
  | {
      pay: {
        armada: Armada;
        /** Number of tokens still to lose. */
        left: number;
      };
    }
  /** The choice between two effect lists. */
  | {
      branch: {
        armada: Armada;
        /** The effect lists to choose from. */
        codes: [Code, Code];
        by: Cause;
      };
    }
  /** The choice of how many goods to exchange. */
  | {
      trade: {
        armada: Armada;
        /** The good that is given, and the one that is received. */
        goods: [Good, Good];
        /** Maximum number to exchange. */
        most: number;
        by: Cause;
      };
    }
  /** The choice of an item from the loser's Cargo. */
  | {
      loot: {
        /** The seat that takes the item. */
        winner: Seat;
        loser: Seat;
      };
    }
  /** The placement of new sectors. */
  | {
      place: {
        site: Site;
        /** The tile that was drawn; null before it is. */
        tile: Tile | null;
        /** Number of further sectors. */
        left: number;
        by: Cause;
      };
    }
  /** Resolves a Scanning Report. */
  | {
      report: {
        card: Card;
        /** Whether the XPM part is done. */
        placed: boolean;
        /** Whether reinforcements were spawned. */
        reinforced: boolean;
      };
    }
  /** The choice of a sector for an XPM. */
  | {
      xpm: {
        /** Sectors to choose from. */
        among: Sector[];
        by: Cause;
      };
    }
  /** Spawns Raiders. */
  | {
      spawn: {
        /** Minimum level. */
        level: number;
        /** Number of Raiders; ignored if `on` is not empty. */
        left: number;
        place: Where;
        /** Spawns one on each of these sectors instead, in the First Player's order. */
        on: Sector[];
        by: Cause;
      };
    }
  /** Moves Raiders toward the attractor. */
  | {
      advance: {
        /** Raiders that have not moved yet. */
        rest: Raider[];
        /** Number of steps of each. */
        steps: number;
        by: Cause;
      };
    }
  /** Moves one Raider. */
  | {
      march: {
        raider: Raider;
        /** Number of steps left. */
        left: number;
        by: Cause;
      };
    }
  /** Moves a Raider or a rival in any direction. */
  | {
      shove: {
        /** Raiders that may be chosen. */
        filter: Filter;
        /** The armada that the card is played on. */
        armada: Armada;
        /** The chosen target; null before the choice. */
        target: Target | null;
        /** Number of steps left. */
        left: number;
        by: Cause;
      };
    }
  /** Promotes Raiders. */
  | {
      promote: {
        /** Raiders that may be chosen. */
        filter: Filter;
        /** Number of Raiders left to promote. */
        left: number;
        /** Raiders that were promoted. */
        done: Raider[];
        /** The subject, for a filter by distance. */
        on: Armada | null;
        by: Cause;
      };
    }
  /** Destroys Raiders. */
  | {
      destroy: {
        /** Raiders that may be chosen. */
        filter: Filter;
        /** Number of Raiders left to destroy. */
        left: number;
        /** The subject, for a filter by distance. */
        on: Armada | null;
        by: Cause;
      };
    }
  /** Resolves the consequences of a Raider's arrival in a sector. */
  | {
      arrival: {
        raider: Raider;
        /** Whether it spawned there. */
        spawned: boolean;
        /** Progress through the consequences. */
        stage: number;
      };
    }
  /** Loses an XPM at the Jumpgate. */
  | 'gate-loss'
  /** Moves an armada by an effect. */
  | {
      relocate: {
        armada: Armada;
        /** How the armada is moved. */
        shift: Shift;
        by: Cause;
      };
    }
  /** The choice of events to discard. */
  | {
      cancel: {
        /** The seat that chooses the events. */
        seat: Seat;
        /** Number of events left to discard. */
        left: number;
        by: Cause;
      };
    }
  /** The choice of places for scouted tiles. */
  | {
      scout: {
        /** The seat that scouts. */
        seat: Seat;
        /** Number of tiles that were not put back yet. */
        left: number;
        /** Number of tiles that were kept on top. */
        kept: number;
      };
    }
  /** The choice of Activation Tokens that come off other cards. */
  | {
      refresh: {
        armada: Armada;
        /** Number of tokens left to take off. */
        left: number;
        /** The cause; its own card cannot be chosen. */
        by: Cause;
      };
    }
  /** A shared construction. */
  | {
      build: {
        /** The armada that builds. */
        armada: Armada;
        /** The project that is built. */
        works: Works;
        /** Exploration and Combat Tokens that each seat pays; 255 if not settled. */
        shares: [[number, number], [number, number], [number, number], [number, number]];
        /** The seat whose Cargo pays the XPM, once it is settled. */
        hauler: Seat | null;
        /** Seats still to agree; null until the builder has settled the shares. */
        asked: Seat[] | null;
      };
    }
  /** The offer of a Boss Fight to the builder. */
  | {
      'boss-fight': {
        armada: Armada;
        /** The Boss that is offered; with several there is one task for each. */
        boss: Boss;
      };
    }
  /** Tows an entity. */
  | {
      tow: {
        armada: Armada;
        entity: Entity;
        /** Index of the scenario's movement action. */
        project: number;
      };
    }
  /** Moves the Ravager. */
  | {
      ravage: {
        /** Number of steps left. */
        left: number;
        /** Whether it moves away from the Jumpgate. */
        away: boolean;
      };
    }
  /** A collision of the Ravager with everything in its sector. */
  | {
      collision: {
        /** The stage of the collision. */
        stage: number;
        /** Armadas that it has not attacked yet. */
        rest: Armada[];
        /** The armada that defends itself. */
        armada: Armada | null;
        /** Number of successes of its Shield roll. */
        hits: number | null;
      };
    }
  /** Resolves an Intelligence Report. */
  | {
      intelligence: {
        /** The piece that the report places on its X hex. */
        find: Find;
        card: Card;
        /** Progress through the report. */
        stage: number;
      };
    }
  /** Resolves Raider Surges. */
  | {
      surge: {
        /** Sectors that are still to be resolved. */
        rest: Sector[];
        /** Whether any surge happened. */
        any: boolean;
      };
    }
  /** Destroys an armada. */
  | {
      destruction: {
        armada: Armada;
        /** Progress through the destruction. */
        stage: number;
      };
    }
  /** Holds the hex that a player chose for the scenario operations above it. */
  | {
      named: {
        /** The chosen hex. */
        hex: Hex;
      };
    }
  /** Holds the sector of a trigger for the scenario operations above it. */
  | {
      scene: {
        sector: Sector;
        /** Level of the Raider, if the trigger is about one. */
        level: number;
      };
    };

/**
 * A compiled list of effects, by its index in the game's effect table. It has no meaning outside
 * the running game.
 */
export type Code = number;

/** How far a roll has come. */
export type RollStage =
  /** The roll has begun, and no window has opened. */
  | 'begun'
  /** The window before the roll is over. */
  | 'ready'
  /** The dice were rolled. */
  | 'rolled'
  /** The window after every roll is over. */
  | 'settled';

/** The time at which an ability or an Instant may be used. */
export type Timing =
  /** At any time, as a free play. */
  | 'any'
  /** In the owner's Upkeep. */
  | 'upkeep'
  /** In the owner's movement turn. */
  | 'movement'
  /** Before a check is rolled. */
  | 'before_check'
  /** Before a Combat roll against an enemy. */
  | 'before_attack'
  /** Before a Shield roll against an attack. */
  | 'before_defend'
  /** After any roll, before successes are used. */
  | 'roll'
  /** After an attack roll. */
  | 'after_attack'
  /** After a check is rolled. */
  | 'after_check'
  /** Before damage is applied. */
  | 'damage'
  /** When a combat starts. */
  | 'combat_start'
  /** When a combat is won. */
  | 'combat_won';

/** The stage of a combat. */
export type Bout =
  /** The combat has begun, and no window has opened. */
  | 'begun'
  /** The window at the start is over: Speed is compared. */
  | 'start'
  /** The armada's turn. */
  | 'attack'
  /** The attack was rolled. */
  | 'struck'
  /** The enemy's turn. */
  | 'defend'
  /** The defense was rolled. */
  | 'warded'
  /** The enemy is destroyed; the window after it is over or still to come. */
  | 'won'
  /** The reward was taken. */
  | 'rewarded'
  /** The armada lost. */
  | 'lost';

/** A kind of Armada card. */
export type GearKind =
  /** A Unit, equipped by Starport levels. */
  | 'unit'
  /** A Power Up, equipped by Research Lab levels. */
  | 'power-up';

/** The quality of an Armada card. */
export type Quality =
  /** A common card. */
  | 'common'
  /** A special card, equipped by higher levels. */
  | 'special';

/** The purpose for which a new sector is placed. */
export type Site =
  /** A Scanning Report. */
  | 'scan'
  /** A Boss, which is put on the sector. */
  | { boss: [Boss, Placement] }
  /** A Boss's sector without a Boss, because the deck is empty. */
  | { bossless: Placement }
  /** The Black Hole with the Ravager, at most at this distance. */
  | { hole: number }
  /** A wormhole of an armada. */
  | { wormhole: Armada };

/** The way a Boss enters the board. */
export type Placement =
  /** On a new sector by the placement rule. */
  | 'default'
  /** On a Thick Nebula from the separate stack. */
  | 'nebula'
  /** On a new sector anywhere next to the board. */
  | 'anywhere'
  /** On a new sector at distance 1 or 2 if possible. */
  | 'near';

/** A sector in play, numbered in the order in which sectors came into play. */
export type Sector = number;

/** The sectors where Raiders spawn. */
export type Where =
  /** On any valid sector. */
  | 'any'
  /** Next to the Boss that has the effect. */
  | 'adjacent'
  /** At the greatest distance from the Jumpgate. */
  | 'far'
  /** Next to the Ravager. */
  | 'ravager';

/** A filter for Raiders; missing bounds do not restrict. */
export interface Filter {
  /** Maximum level. */
  level_max: number | null;
  /** Maximum distance from the subject, in steps. */
  within: number | null;
}

/** The way an armada is moved outside its movement turn. */
export type Shift =
  /** By up to this number of steps. */
  | { step: number }
  /** By a jump. */
  | { jump: Landing }
  /** Out of the Ravager's sector. */
  | 'pushed-out'
  /** To a sector without enemies, because no tile is left. */
  | 'refuge'
  /** By this number of steps, with a rival's card. */
  | { shoved: number };

/** The sectors where a jump may end. */
export type Landing =
  /** On the Jumpgate, or on a sector with a Starbase. */
  | 'gate-or-starbase'
  /** On any sector. */
  | 'any';

/** A project that several seats can pay for together. */
export type Works =
  /** A Starbase. */
  | 'starbase'
  /** An Expand action of the scenario, by its index. */
  | { project: number };

/** The piece that an Intelligence Report places on its X hex. */
export type Find =
  /** An inactive Starbase. */
  | 'starbase'
  /** An entity of the scenario. */
  | { entity: Entity };

/** A sector in play, with the pieces on it. */
export interface SectorState {
  /** The hex that the sector covers. */
  hex: Hex;
  /** The sector's tile; null for a face-down sector whose tile is drawn when it is flipped. */
  tile: Tile | null;
  /** Whether the sector is face up. */
  up: boolean;
  /** Whether the sector holds an XPM; it holds at most one. */
  xpm: boolean;
  /** Number of Astartium on the sector. */
  astartium: number;
  /** The sector's Starbase, at most one. */
  starbase: Starbase | null;
}

/** A Starbase on a sector. */
export interface Starbase {
  /** The Starbase's color; null for a lost Starbase. */
  color: Color | null;
  /** Whether the Starbase is active; an inactive one neither protects nor keeps Raiders out. */
  active: boolean;
  /** Whether this is a home Starbase, which cannot be destroyed. */
  home: boolean;
}

/** The state of an armada on the board. */
export interface ArmadaState {
  /** The armada's sector; null before it starts and after its player gave up. */
  sector: Sector | null;
  /** Movement Points left in this movement turn. */
  mp: number;
  /** Reduction of each evade cost this turn; 255 removes it. */
  evade_discount: number;
  /** Whether the armada must Explore in its encounter. */
  explorer: boolean;
  /** Whether the armada's movement turn, encounter or Expand turn of this phase is over. */
  done: boolean;
  /** Whether the armada has used its encounter of this round, also out of order. */
  met: boolean;
  /** Whether the armada was in a duel this round. */
  duelled: boolean;
}

/** A player's mat and Cargo. Solo play has one mat for two armadas. */
export interface Mat {
  /** The Commander; null until it is chosen at setup. */
  commander: Commander | null;
  /** The armada color; null until it is chosen at setup. */
  color: Color | null;
  /** The armada with an Activation Token on the Commander; null without a token. */
  commander_token: Armada | null;
  /** Combat, Shield and Speed without bonuses of equipped cards, unclamped. */
  stats: [number, number, number];
  /** Hull, from 0 up to the maximum. */
  hull: number;
  /** Levels of Starport, Research Lab and Command Center; they never fall. */
  levels: [number, number, number];
  /** The row of equipped Units. */
  units: Slot[];
  /** The row of equipped Power Ups. */
  powers: Slot[];
  /** Armada cards that are not equipped, an open hand. */
  deck: Gear[];
  /**
   * Unspent Activation Tokens by armada. Outside solo play only the entry of the seat's own armada
   * is used.
   */
  tokens: number[];
  /** Spent Activation Tokens whose card has left the mat, by armada. */
  adrift: number[];
  /** Astartium in the Cargo, the currency for levels and repairs. */
  astartium: number;
  /** Number of Exploration Tokens in the Cargo. */
  exploration: number;
  /** Number of Combat Tokens in the Cargo. */
  combat: number;
  /** Victory Points; 0 in a campaign. */
  points: number;
  /** Whether the Cargo holds an XPM. */
  xpm: boolean;
  /** Number of action cards in hand; the cards themselves are hidden in the Arena. */
  hand: number;
  /** Change in cost of the next Starbase and of the next level this round. */
  discounts: [starbase: number, level: number];
  /** Number of XPMs delivered to the Jumpgate, in the Arena. */
  delivered: number;
  /** Rounds until destroying the armada gives Victory Points again. */
  shaken: number;
}

/** An equipped Unit or Power Up. */
export interface Slot {
  /** The card, by its index in the content. */
  gear: Gear;
  /** The armada with an Activation Token on the card; null without a token. */
  token: Armada | null;
}

/** A Raider slot; level 0 means that the slot is empty. */
export interface RaiderState {
  /** The Raider's level, 1 to 3; 0 for an empty slot. */
  level: number;
  /** The Raider's sector; meaningless for an empty slot. */
  sector: Sector;
}

/** The state of a scenario entity, such as the Colony Ship. */
export interface EntityState {
  /** The entity's sector; null while it is not on the board. */
  sector: Sector | null;
  /** Whether the entity is revealed; an unrevealed one has no Hull yet. */
  revealed: boolean;
  /** Hull of the entity, or the Combat Tokens in its hold. */
  hull: number;
  /** Whether the entity carries an XPM. */
  xpm: boolean;
  /** The seat and armada with an Activation Token on the entity's card; null without a token. */
  token: [Seat, Armada] | null;
}

/** A deck of cards or a pile of tiles. */
export interface DeckState {
  /** Cards at unknown positions in the deck. */
  unseen: number[];
  /** Scouted cards on top, topmost first. */
  top: Card[];
  /** The seats that know the scouted cards. */
  seen: Seat[];
  /** Cards at the bottom in known order; the first one is drawn first. */
  bottom: Card[];
}

/** An event in play. */
export interface InPlay {
  /** The event card. */
  card: Card;
  /** Number of Combat Tokens on the event. */
  tokens: number;
}

/** Counts for the result screen. */
export interface Tally {
  /** Raiders killed in combat. */
  raiders: number;
  /** Bosses killed in combat. */
  bosses: number;
  /** Sectors explored by armadas. */
  explored: number;
  /** Number of times that an armada was destroyed. */
  destroyed: number;
  /** XPMs delivered to the Jumpgate or home. */
  delivered: number;
  /** Starbases built or reactivated. */
  starbases: number;
}

/** Axial coordinates of a hex: the Jumpgate is `[0, 0]`, east of it is `[1, 0]`. */
export type Axial = [q: number, r: number];

/** The ids of cards and tiles, by their numbers. */
export interface CardNames {
  /** Ids of sector tiles, by tile number. */
  tiles: string[];
  /** Ids of Commanders, by their numbers. */
  commanders: string[];
  /** Ids of Units and Power Ups, by their numbers. */
  gear: string[];
  /** Ids of action cards, one per copy, by card number. */
  actions: string[];
  /** Ids of Exploration cards, by card number. */
  explorations: string[];
  /** Ids of event cards, by card number. */
  events: string[];
  /** Ids of Scanning Reports, by card number. */
  scans: string[];
  /** Ids of Boss cards, by card number. */
  bosses: string[];
}

/** The ids of the scenario's parts, by their numbers. */
export interface ScenarioNames {
  /** Id of the scenario. */
  id: string;
  /** Maximum number of rounds of the game. */
  rounds: number;
  /** Ids of the counters, by their numbers. */
  counters: string[];
  /** Ids of the entities, by their numbers. */
  entities: string[];
  /** Ids of the badges of the Doom Counter, by their numbers. */
  badges: string[];
  /** Ids of the encounters, by index. */
  encounters: string[];
  /** Ids of the movement actions, by index. */
  movement: string[];
  /** Ids of the Expand actions, by index. */
  expand: string[];
  /** Decks of the scenario, with the ids of their cards. */
  decks: DeckNames[];
}

/** A deck of a scenario. */
export interface DeckNames {
  /** Id of the deck. */
  id: string;
  /** Ids of its cards, by their numbers. */
  cards: string[];
}

/** The goals and the scores of a game in progress. */
export interface Standing {
  /** The conditions that win, then those that lose, then the Victory Points that end the Arena. */
  goals: Goal[];
  /**
   * The Victory Points of each seat in the Arena; empty in a campaign, where all seats win
   * together.
   */
  scores: Score[];
}

/** A condition that wins or loses, with its progress. */
export interface Goal {
  /** Seats that the goal applies to; always all seats. */
  seats: Seat[];
  /** The condition or the number of points. */
  goal: WinGoal;
  /** Current progress of the goal. */
  progress: Progress;
}

/** The identity of a goal: a condition of the scenario, or a number of Victory Points. */
export type WinGoal =
  /** A condition, by its index in `win` of the scenario. */
  | { win: number }
  /** A condition, by its index in `lose` of the scenario. */
  | { lose: number }
  /** A number of Victory Points, which ends the Arena at the end of a round. */
  | { points: number };

/** The progress of a goal. */
export interface Progress {
  /** Whether it is met now. */
  met: boolean;
  /**
   * The current values of the numbers that it compares, in the order in which the condition names
   * them; for points, the highest of any seat; null for the Hull of an entity that is not revealed.
   */
  figures: (number | null)[];
}

/** The Victory Points of a seat. */
export interface Score {
  /** The seat, as a list of one. */
  seats: Seat[];
  /** Total of Victory Points, the sum over `sources`. */
  total: number;
  /** Victory Points by source. */
  sources: PointSources;
}

/** Victory Points by source, without sources that gave none. They add up to the total. */
export type PointSources = Partial<Record<PointSource, number>>;

/** A source of Victory Points. */
export type PointSource =
  /** Raiders killed in combat. */
  | 'raiders'
  /** Bosses killed. */
  | 'bosses'
  /** Explorations passed on the Hard side. */
  | 'explorations'
  /** XPMs delivered. */
  | 'deliveries'
  /** Duels won. */
  | 'duels'
  /** Rival Starbases destroyed in sieges. */
  | 'sieges'
  /** Starbases and the Command Center at the end. */
  | 'end'
  /** Rewards of cards, and points from before the first known event. */
  | 'other';

/** A complete state of a game in the position format. */
export interface Position {
  /** File format and its version; always `saga-position/1`. */
  format: 'saga-position/1';
  /** The public state and the hands. */
  state: State;
}

/** The complete state of a game: the public part and the hands. */
export interface State {
  /** The part that everybody sees. */
  public: Public;
  /** Action cards in hand, by seat. Everybody sees them unless hands are hidden. */
  hands: Card[][];
}

/** All options of a game of Saga. */
export interface Options {
  /** Number of seats, 1 to 4. A single seat plays two armadas. */
  seats: number;
  /** The scenario, by default Fixing the Jumpgate. */
  scenario?: ScenarioChoice;
  /** Difficulty of a campaign. */
  difficulty?: Difficulty;
  /** The First Player; chosen at random if absent. */
  first?: Seat | null;
  /** Number of rounds if it differs from the scenario's: 6, 8 or 10 in the Arena. */
  rounds?: number | null;
  /** House rules and the edition of the rules. */
  rules?: Partial<HouseRules>;
}

/** The scenario to play. */
export type ScenarioChoice =
  /** A scenario of the content set, by its id. */
  | { shipped: string }
  /** A custom scenario, stored in full. */
  | { custom: Scenario };

/** A scenario of Saga: map, pieces, rules, cards and conditions to win and to lose. */
export interface Scenario {
  /** Version of the file format, always 1. */
  format: 1;
  /** Unique id: lower-case letters, digits and hyphens. */
  id: string;
  /** Title for lists of scenarios. */
  title: string;
  /** Name of the author. */
  author?: string;
  /** Story of the scenario, as text for players. */
  story?: string;
  /** Goal of the scenario, as text for players. */
  goal_text?: string;
  /** Numbers of players that the scenario supports. */
  players: Players;
  /** Maximum number of rounds. */
  rounds?: number;
  /** Additions to the starting goods and cards of every player. */
  start?: StartGoods;
  /** Sectors at the start, and the limits for new ones. */
  map?: SectorMap;
  /** The sector pile; `none` for no pile. */
  pile?: string | Pile;
  /** Whether Thick Nebulas form a separate stack. */
  nebula_stack?: boolean;
  /** Where armadas start: `jumpgate`, a list of hexes by seat, or a choice. */
  armada_start?: string | Axial[] | StartChoice;
  /** Home sectors in the Arena, by seat, as axial coordinates `[q, r]`. */
  homes?: Axial[];
  /** Limits of XPMs, Raiders and Starbases. */
  supply?: Supply;
  /** Entities on the board, such as a Colony Ship. */
  entities?: Thing[];
  /** Badges of the Doom Counter, by round. */
  badges?: Record<number, string[]>;
  /** Operations by trigger, such as `badge:boss`, as effect texts. */
  on?: Record<string, string[]>;
  /**
   * Attractors of Raiders by priority: `jumpgate`, `entity:<id>`, `starbase`, `armada`. The first
   * one that exists attracts them.
   */
  attractor?: string[];
  /** Effects of a Raider that enters the Jumpgate. */
  gate_rule?: GateRule;
  /** How Bosses enter play and whether they are protected. */
  boss?: BossRule;
  /** Rules of the Scanning Report. */
  scan?: ScanRule;
  /** Whether armadas can explore. */
  explore?: ExploreRule;
  /** Encounters that armadas can take in Phase 4. */
  encounters?: Encounter[];
  /** Whether Starbases can be built. */
  build?: boolean;
  /** Actions that armadas can take in Phase 5. */
  expand?: Project[];
  /** Actions that armadas can take in Phase 3. */
  movement?: Project[];
  /** Counters that operations change and conditions test. */
  counters?: CounterRule[];
  /** Cards in play, by deck. */
  decks?: Decks;
  /** Intelligence Reports, as ids or as full reports. */
  reports?: (string | Report)[];
  /** Whether and when the Ravager arrives. */
  ravager?: Ravager;
  /** Conditions that win the game; any one is enough. */
  win?: Condition[];
  /** Conditions that lose the game; any one is enough. */
  lose?: Condition[];
  /** House rules and modes. */
  flags?: Flag[];
  /** Victory Points by achievement; their presence makes the scenario competitive. */
  vp?: Points;
  /** Victory Points with which the game ends after the round. */
  target_vp?: number;
  /** Actions that are forbidden from the start, in the words of `forbid(key)`. */
  forbid?: string[];
  /** Log lines that the operation `log` refers to. */
  lines?: string[];
  /** Fields that differ, by the number of players. */
  variants?: Record<number, Variant>;
}

/** The numbers of players that a scenario supports. */
export interface Players {
  /** Minimum number of players. */
  min: number;
  /** Maximum number of players. */
  max: number;
  /** Whether one player may play with two armadas, if the minimum is 1. */
  solo?: boolean;
}

/** Additions to the starting goods and cards of every player. */
export interface StartGoods {
  /** Additional Astartium; may be negative. */
  astartium?: number;
  /** Additional Activation Tokens; may be negative. */
  activation?: number;
  /** Additional Hull; may be negative. */
  hull?: number;
  /** Number of Common Action cards drawn at the end of setup. */
  common_actions?: number;
  /** Number of Special Action cards drawn at the end of setup. */
  special_actions?: number;
  /** Number of events in play. */
  events?: number;
}

/** The sectors at the start, and the limits for new ones. */
export interface SectorMap {
  /** Sectors in play from the start. */
  fixed?: FixedSector[];
  /** Maximum distance of new sectors from the Jumpgate. */
  max_distance?: number;
  /** Minimum number of neighbors of a new sector. */
  min_neighbors?: number;
}

/** A sector in play from the start, with a given tile or a random one from the pile. */
export interface FixedSector {
  /** Hex as axial coordinates `[q, r]`. */
  hex?: Axial;
  /** Id of the tile; without one, a tile is drawn from the pile. */
  tile?: string;
  /** Sector types among which the tile is drawn; empty for all in the pile. */
  types?: Kind[];
  /** The side that is up. */
  face?: Face;
  /** Whether the sector starts with an XPM. */
  xpm?: boolean;
}

/** The type of a sector. */
export type Kind =
  /** The special sector at the center of the board. */
  | 'jumpgate'
  /** The special sector next to the Jumpgate at setup. */
  | 'dawn'
  /** The special sector that only the Ravager may occupy. */
  | 'black-hole'
  /** Asteroid Belt, a common type. */
  | 'asteroid'
  /** Planetary Gravity Belt, a common type. */
  | 'planetary'
  /** Open Space, a common type. */
  | 'open'
  /** Thick Nebula, a common type. */
  | 'nebula';

/** The side of a sector tile that is up. */
export type Face =
  /** Face up. */
  | 'up'
  /** Face down. */
  | 'down';

/** The sector pile: tiles by the letter of their type, `A`, `P`, `O` and `N`. */
export interface Pile {
  /** For each letter, `all` or a list of tile ids. */
  types?: Record<string, string | string[]>;
  /** Ids of tiles to leave out. */
  exclude?: string[];
}

/** A choice of starting sectors for each player. */
export interface StartChoice {
  /** Hexes to choose from; empty for all that fit the other fields. */
  hexes?: Axial[];
  /** Required sector type. */
  filter?: Kind;
  /** Sector type that must be adjacent. */
  beside?: Kind;
  /** Whether no two armadas may start in the same sector. */
  distinct?: boolean;
}

/** The limits of pieces in the supply. */
export interface Supply {
  /** Number of XPMs. */
  xpm?: number;
  /** Number of Raider figures of levels 1, 2 and 3. */
  raiders?: [number, number, number];
  /** Number of Starbases of all colors together. */
  starbases?: number;
}

/** An entity of the scenario, such as a Colony Ship. */
export interface Thing {
  /** Unique id, by which effects and conditions refer to the entity. */
  id?: string;
  /** How the entity is drawn: `ship` or `marker`. */
  kind?: string;
  /** Starting hex `[q, r]`; without one, a report or an operation places the entity. */
  start?: Axial;
  /** Hull when it is revealed. */
  hull?: number;
  /** Maximum Hull; without one there is no limit. */
  hull_max?: number;
  /** Whether it can carry an XPM. */
  cargo_xpm?: boolean;
  /** Whether it moves by spending its Hull. */
  fuel_is_hull?: boolean;
  /** Sectors that it cannot enter. */
  blocked_by?: Barrier[];
  /** The time at which it is revealed. */
  reveal?: Reveal;
}

/** A kind of sector that an entity cannot enter. */
export type Barrier =
  /** Sectors with a Boss. */
  | 'boss'
  /** Sectors with a Raider. */
  | 'raider'
  /** The Black Hole. */
  | 'blackhole';

/** The time at which an entity is revealed. */
export type Reveal =
  /** From the start. */
  | 'always'
  /** Once its sector is face up. */
  | 'face_up';

/** The effects of a Raider that enters the Jumpgate. */
export interface GateRule {
  /** Whether an XPM is lost. */
  xpm_loss?: XpmLoss;
  /** Effects after that, as effect text. */
  effects?: string;
}

/** The XPM that is lost when a Raider enters the Jumpgate. */
export type XpmLoss =
  /** No XPM is lost. */
  | 'none'
  /** One XPM is lost: an installed one if there is any. */
  | 'installed_first';

/** The rules for the arrival and the protection of Bosses. */
export interface BossRule {
  /** How a Boss is placed when it spawns. */
  placement?: Placement;
  /** The protection of Bosses. */
  force_field?: ForceField;
  /** Bosses in play from the start. */
  preset?: BossPreset[];
  /** Whether an event is drawn when a Boss spawns. */
  event_on_spawn?: boolean;
}

/** The protection of Bosses by a force field. */
export type ForceField =
  /** Bosses are not protected. */
  | 'none'
  /** Bosses cannot be damaged unless a Starbase is in their sector. */
  | 'needs_starbase';

/** A Boss that is in play from the start. */
export interface BossPreset {
  /** Id of the Boss card. */
  boss: string;
  /** Hex as axial coordinates `[q, r]`. */
  hex: Axial;
}

/** The rules of the Scanning Report. */
export interface ScanRule {
  /** How the report treats its locations. */
  xpm?: ScanMode;
  /** Whether sectors are added if no XPM could be placed. */
  expand_on_fail?: boolean;
  /** Sectors on which no XPM is placed. */
  forbid_on?: ScanBar[];
}

/** The treatment of the two locations of a Scanning Report. */
export type ScanMode =
  /** Places one XPM. */
  | 'normal'
  /** Puts Astartium on all matching sectors. */
  | 'astartium_all'
  /** Does nothing. */
  | 'off';

/** Sectors on which no XPM is placed. */
export type ScanBar = 'any_starbase';

/** The rule for exploring in a scenario. */
export interface ExploreRule {
  /** Whether armadas can explore. */
  enabled: boolean;
}

/** An encounter of the scenario, such as the repair of the Jumpgate. */
export interface Encounter {
  /** Unique id of the encounter within the scenario. */
  id?: string;
  /**
   * Where armadas can take it: `any`, `jumpgate`, `home`, `starbase`, `inactive_starbase`,
   * `at:<entity>`, `near:<entity>`, or a type and a color such as `asteroid-blue`.
   */
  where?: string;
  /**
   * Requirements, all of them: `xpm`, `no_xpm`, `clear`, `astartium`, `room:<counter>`,
   * `laden:<entity>`, `unladen:<entity>`, `untowed:<entity>`, `damaged:<entity>`.
   */
  needs?: string[];
  /** The deck whose card decides the outcome; without one the encounter succeeds. */
  resolve?: string;
  /** Effects after a success, as effect texts. */
  pass?: string[];
  /** Effects after a failure, as effect texts. */
  fail?: string[];
}

/** An Expand or movement action of the scenario. At most one of `fly`, `tow` and `fill` is set. */
export interface Project {
  /** Unique id of the action within the scenario. */
  id?: string;
  /**
   * Where armadas can take it: `any`, `jumpgate`, `home`, `starbase`, `inactive_starbase`,
   * `at:<entity>`, `near:<entity>`, or a type and a color such as `asteroid-blue`.
   */
  where?: string;
  /**
   * Requirements, all of them: `xpm`, `no_xpm`, `clear`, `astartium`, `room:<counter>`,
   * `laden:<entity>`, `unladen:<entity>`, `untowed:<entity>`, `damaged:<entity>`.
   */
  needs?: string[];
  /** Cost of the action; free if empty. */
  cost?: Cost;
  /** The players who may pay the cost. */
  contributors?: Contributors;
  /** Id of an entity that moves one sector for as much of its Hull as the sector costs. */
  fly?: string;
  /** Id of an entity that moves one sector for each Exploration or Combat Token. */
  tow?: string;
  /** An entity that gains Hull. */
  fill?: Fill;
  /** Effects afterwards, as effect texts. */
  effect?: string[];
  /** Maximum number of uses per round; without one there is no limit. */
  per_round?: number;
}

/** The cost of a scenario's action. */
export interface Cost {
  /** Movement Points of the acting armada. */
  mp?: number;
  /** Exploration Tokens from the Cargo. */
  E?: number;
  /** Combat Tokens from the Cargo. */
  C?: number;
  /** Astartium from the Cargo. */
  A?: number;
  /** XPMs from the Cargo, which are used up. */
  xpm?: number;
  /** Id of an entity on which an Activation Token is placed until Upkeep. */
  activation?: string;
}

/** The players who may pay for an Expand action. */
export type Contributors =
  /** Only the player who takes it. */
  | 'none'
  /** All players with an armada in the sector. */
  | 'same_sector';

/** A good that adds Hull to an entity, 1 for 1. */
export interface Fill {
  /** Id of the entity that gains Hull. */
  entity: string;
  /** The good: `A`, `E` or `C`. */
  with: string;
  /** Maximum amount per turn; without one, up to the entity's maximum Hull. */
  most?: number;
}

/** A counter of the scenario. */
export interface CounterRule {
  /** Unique id, by which effects and conditions refer to the counter. */
  id?: string;
  /** Minimum value. */
  min?: number;
  /** Maximum value. */
  max?: number;
  /** Initial value. */
  start?: number;
  /** How the counter is shown to players. */
  shown_as?: Shown;
}

/** How a counter is shown to players. */
export type Shown =
  /** As a number. */
  | 'number'
  /**
   * As slots for XPMs: its value is the number of XPMs on the scenario card, its maximum the number
   * of slots.
   */
  | 'xpm_slots'
  /** As a track from its minimum to its maximum. */
  | 'track'
  /** Not shown. */
  | 'hidden';

/** The cards in play, by deck. */
export interface Decks {
  /** Event cards in play; by default all. */
  events?: 'default' | (string | EventCard)[];
  /** Exploration cards in play; by default all. */
  exploration?: 'default' | (string | ExplorationCard)[];
  /** Scanning Reports in play; by default all. */
  scanning?: 'default' | (string | ScanCard)[];
  /** Boss cards in play; by default all. */
  bosses?: 'default' | (string | BossCard)[];
  /** The scenario's own decks, by name. */
  extra?: Record<string, (string | ExtraCard)[]>;
}

/** An event card, recurring or constant. */
export interface EventCard {
  /** Unique id; the key of its name and picture. */
  id: string;
  /** Whether the event acts once in every Phase 1.2; otherwise it is constant. */
  recurring: boolean;
  /** Effects of the event. */
  effect: string;
}

/** An Exploration card; the player chooses a side after seeing it. */
export interface ExplorationCard {
  /** Unique id; the key of its name and picture. */
  id: string;
  /** The Easy side, with its check and reward. */
  easy: ExplorationSide;
  /** The Hard side, with its check and reward. */
  hard: ExplorationSide;
}

/** One side of an Exploration card, easy or hard. */
export interface ExplorationSide {
  /** The check to pass. */
  test: Test;
  /** Effects for the player who passes the check. */
  reward: Script;
}

/** A check that a card asks for. */
export interface Test {
  /** The stat to roll; null is the subject's choice. */
  stat?: Stat | null;
  /** Number of successes needed. */
  need: number;
}

/** Effects as a text in the closed vocabulary of the rules, such as `each(damage(1))`. */
export type Script = string;

/** A Scanning Report. */
export interface ScanCard {
  /** Unique id. */
  id: string;
  /** First and second location for the XPM. */
  xpm: [Location, Location];
  /** Locations where reinforcements spawn. */
  raiders: Location[];
}

/** A sector type and color that a Scanning Report names. */
export interface Location {
  /** Sector type. */
  kind: Kind;
  /** Color of the sectors that the report names. */
  color: Color;
}

/** A Boss card, with stats, effects per round and reward. */
export interface BossCard {
  /** Unique id; the key of its name and picture. */
  id: string;
  /** Attack, Hull and Speed. */
  foe: Foe;
  /** Effects in every Phase 1.2 while the Boss is in play. */
  effect?: string;
  /** Effects for the armada that wins the combat. */
  reward?: string;
}

/** The stats of an enemy. */
export interface Foe {
  /** Damage of each attack, before the Shield roll. */
  attack: number;
  /** Damage that destroys the enemy. */
  hull: number;
  /** Speed, compared with that of the armada. */
  speed: number;
}

/** A card of a scenario's own deck: a check, an enemy, or two lines of effects. */
export interface ExtraCard {
  /** Unique id; the key of its name and picture. */
  id?: string;
  /** The check to pass, on a check card. */
  check?: Test;
  /** The enemy to fight, on an enemy card. */
  enemy?: Foe;
  /** Effects without and with the Ravager on the board, on a card with two lines. */
  lines?: [string, string];
  /** Effects at the start of the combat with the enemy. */
  start?: string;
  /** Additional effects when the check is failed. */
  fail?: string;
  /** Effects when the check is passed or the enemy defeated. */
  reward?: string;
}

/**
 * An Intelligence Report: sectors to place face down, Raiders, and a hex for the scenario's piece.
 */
export interface Report {
  /** Unique id among the Intelligence Reports. */
  id?: string;
  /** Hexes to fill with sectors, in this order, as axial coordinates `[q, r]`. */
  hexes?: Axial[];
  /** Raiders to spawn, in this order. */
  raiders?: ReportRaider[];
  /** Hex of the lost Starbase or of the scenario entity. */
  x?: Axial;
}

/** A Raider that an Intelligence Report spawns. */
export interface ReportRaider {
  /** Level, 1 to 3. */
  level: number;
  /** Hex as axial coordinates `[q, r]`. */
  hex: Axial;
}

/** The arrival of the Ravager in a scenario. */
export interface Ravager {
  /** Whether the Ravager is in the scenario. */
  enabled?: boolean;
  /** The badge with which it arrives. */
  spawn_badge?: string;
  /** Distance from the Jumpgate at which it arrives. */
  distance?: number;
}

/** A condition: a text such as `round >= 10`, or a combination of conditions. */
export type Condition = string | Joined;

/** A combination of conditions; exactly one field is set. */
export interface Joined {
  /** All of these conditions must hold. */
  all?: Condition[];
  /** Any one of these conditions must hold. */
  any?: Condition[];
  /** This condition must not hold. */
  not?: Condition;
}

/** A house rule or mode of a scenario. */
export type Flag =
  /** Regroup needs a sector without enemies. */
  | 'regroup_needs_clear_sector'
  /** The game is won only when no Boss badge is left. */
  | 'win_requires_all_badges'
  /** Hands of action cards are hidden. */
  | 'hidden_hands'
  /** Players build Starbases only in their own color. */
  | 'starbase_own_color_only'
  /** Players compete and may duel. */
  | 'duels'
  /** Armadas may besiege rival Starbases. */
  | 'sieges'
  /** Commanders are drafted. */
  | 'draft';

/** Victory Points by achievement. */
export interface Points {
  /** For a Raider killed in combat, by level. */
  raider?: [number, number, number];
  /** For a Boss killed. */
  boss?: number;
  /** For the Hard side of an Exploration card. */
  hard?: number;
  /** For an XPM delivered to the Jumpgate, and at home. */
  deliver?: [number, number];
  /**
   * For an armada destroyed in a duel: the sole leader's, one with as many points or more, and one
   * with fewer.
   */
  duel?: [number, number, number];
  /** For a Starbase destroyed in a siege. */
  siege?: number;
  /** For each Starbase of the seat except its home, at the end. */
  standing?: number;
  /**
   * For the Command Center at the end, as pairs of minimum level and points; the better pair
   * counts.
   */
  center?: [[number, number], [number, number]];
}

/** The fields of a scenario that differ for one number of players. */
export interface Variant {
  /** Maximum number of rounds. */
  rounds?: number;
  /** Additions to the starting goods and cards of every player. */
  start?: StartGoods;
  /** Sectors at the start, and the limits for new ones. */
  map?: SectorMap;
  /** The sector pile; `none` for no pile. */
  pile?: string | Pile;
  /** Whether Thick Nebulas form a separate stack. */
  nebula_stack?: boolean;
  /** Where armadas start: `jumpgate`, a list of hexes by seat, or a choice. */
  armada_start?: string | Axial[] | StartChoice;
  /** Home sectors in the Arena, by seat, as axial coordinates `[q, r]`. */
  homes?: Axial[];
  /** Limits of XPMs, Raiders and Starbases. */
  supply?: Supply;
  /** Entities on the board, such as a Colony Ship. */
  entities?: Thing[];
  /** Badges of the Doom Counter, by round. */
  badges?: Record<number, string[]>;
  /** Operations by trigger, such as `badge:boss`, as effect texts. */
  on?: Record<string, string[]>;
  /**
   * Attractors of Raiders by priority: `jumpgate`, `entity:<id>`, `starbase`, `armada`. The first
   * one that exists attracts them.
   */
  attractor?: string[];
  /** Effects of a Raider that enters the Jumpgate. */
  gate_rule?: GateRule;
  /** How Bosses enter play and whether they are protected. */
  boss?: BossRule;
  /** Rules of the Scanning Report. */
  scan?: ScanRule;
  /** Whether armadas can explore. */
  explore?: ExploreRule;
  /** Encounters that armadas can take in Phase 4. */
  encounters?: Encounter[];
  /** Whether Starbases can be built. */
  build?: boolean;
  /** Actions that armadas can take in Phase 5. */
  expand?: Project[];
  /** Actions that armadas can take in Phase 3. */
  movement?: Project[];
  /** Counters that operations change and conditions test. */
  counters?: CounterRule[];
  /** Cards in play, by deck. */
  decks?: Decks;
  /** Intelligence Reports, as ids or as full reports. */
  reports?: (string | Report)[];
  /** Whether and when the Ravager arrives. */
  ravager?: Ravager;
  /** Conditions that win the game; any one is enough. */
  win?: Condition[];
  /** Conditions that lose the game; any one is enough. */
  lose?: Condition[];
  /** House rules and modes. */
  flags?: Flag[];
  /** Victory Points by achievement; their presence makes the scenario competitive. */
  vp?: Points;
  /** Victory Points with which the game ends after the round. */
  target_vp?: number;
  /** Actions that are forbidden from the start, in the words of `forbid(key)`. */
  forbid?: string[];
  /** Log lines that the operation `log` refers to. */
  lines?: string[];
}

/** The difficulty of a campaign. */
export type Difficulty =
  /** Players start with an additional Astartium and action card. */
  | 'recruit'
  /** The normal start. */
  | 'standard'
  /** Players start with less Astartium, and one event is in play. */
  | 'veteran';

/** House rules, all off by default, and the edition of the rules. */
export interface HouseRules {
  /** Whether Regroup needs a sector without enemies. */
  clear_regroup: boolean;
  /** Whether a campaign is won only when no Boss badge is left. */
  all_badges: boolean;
  /** Whether three deliveries and two Starbases win the Arena at once. */
  domination: boolean;
  /** Whether seats opposite each other are partners in the Arena. */
  teams: boolean;
  /** Edition of the rules: 1 in new games; 0, or missing, in games that began before it. */
  edition?: number;
}

/**
 * The data of a game. Lists of cards are indexed by the numbers of play and include those of the
 * scenario.
 */
export interface Content {
  /** The scenario for this number of players: goals, rules and map. */
  scenario: Scenario;
  /** The maximum number of rounds, including a change that players agreed on. */
  rounds: number;
  /** Prices, tracks and Raiders. */
  figures: Figures;
  /** Sector tiles, by tile number. */
  tiles: TileCard[];
  /** Commanders, by their numbers. */
  commanders: CommanderCard[];
  /** Units and Power Ups, by their numbers. */
  gear: GearCard[];
  /** Action cards, one per copy, by card number. */
  actions: ActionCard[];
  /** Exploration cards, by card number. */
  explorations: ExplorationCard[];
  /** Event cards, by card number. */
  events: EventCard[];
  /** Scanning Reports, by card number. */
  scans: ScanCard[];
  /** Boss cards, by card number. */
  bosses: BossCard[];
  /** Decks of the scenario, with all data of their cards. */
  decks: DeckCards[];
  /** The coordinates of each hex. */
  hexes: Axial[];
}

/** Figures of the base content or of a pack. */
export interface Figures {
  /** Values of the rules that are the same in all scenarios. */
  frame: Frame;
  /** Levels of the Starport, lowest first. */
  starport: Level[];
  /** Levels of the Research Lab, lowest first. */
  lab: Level[];
  /** Rewards of the Command Center's levels, lowest first. */
  center: LevelReward[];
  /** Raiders of levels 1, 2 and 3. */
  raiders: [RaiderLevel, RaiderLevel, RaiderLevel];
}

/** Basic values of the rules, the same in all scenarios. */
export interface Frame {
  /** Combat, Shield and Speed at the start. */
  stats: [number, number, number];
  /** Hull at the start and after destruction. */
  hull: number;
  /** Maximum Hull. */
  hull_max: number;
  /** Maximum effective value of a stat, and maximum number of dice. */
  stat_max: number;
  /** Lowest face that is a success. */
  success: number;
  /** Astartium and Activation Tokens at the start. */
  start: [number, number];
  /** Astartium and Activation Tokens at the start of solo play. */
  start_solo: [number, number];
  /** Price of a level in Astartium, normally and in solo play. */
  level_price: [number, number];
  /** Maximum number of equipped Units, and of equipped Power Ups. */
  slots: number;
  /** Price of a Starbase in Exploration and Combat Tokens. */
  starbase_price: [number, number];
  /** Number of Combat Tokens that remove an event. */
  event_price: number;
  /** Evade cost of a Boss in Movement Points. */
  boss_evade: number;
  /** Hull that a Regroup repairs. */
  regroup_repair: number;
  /** Damage of a failed Exploration. */
  exploration_damage: number;
  /** Number of sectors that a Scanning Report adds without an XPM. */
  scan_sectors: number;
  /** Damage to every armada for each Raider without a free figure. */
  raider_missing: number;
  /** Damage of the Ravager's attack, before the Shield roll. */
  ravager_attack: number;
  /** Damage to every armada when the Ravager destroys a Boss, and an XPM. */
  collision: [number, number];
  /** Maximum number of exchanges in a duel. */
  duel_exchanges: number;
  /** Successes that a siege needs, and damage if it fails. */
  siege: [number, number];
  /** Deliveries to the Jumpgate and non-home Starbases that win by domination. */
  domination: [number, number];
}

/** One level of the Starport or the Research Lab. */
export interface Level {
  /** What a seat gains when it reaches the level. */
  reward: LevelReward;
  /** Whether the Command Center rises too (CC+). */
  center: boolean;
}

/** The reward of a level of a track. */
export type LevelReward =
  /** Equips a card of the track's kind. */
  | { equip: Quality }
  /** Gains a number of one good. */
  | { gain: [Good, number] }
  /** Raises Combat, Shield and Speed by 1. */
  | 'stats'
  /** Gains an Activation Token. */
  | 'activation'
  /** Draws an action card from this deck. */
  | { draw: Quality };

/** One level of Raiders. */
export interface RaiderLevel {
  /** Attack, Hull and Speed. */
  foe: Foe;
  /** Effects for the armada that wins the combat. */
  reward: Script;
}

/** A sector tile. */
export interface TileCard {
  /** Unique id, such as `A01`. */
  id: string;
  /** Sector type. */
  kind: Kind;
  /** Color; none for a special sector. */
  color: Color | null;
  /** Movement Points to enter; 0 if armadas cannot enter. */
  cost: number;
}

/** A Commander card, with its ability and its bonus at setup. */
export interface CommanderCard {
  /** Unique id; the key of its name and picture. */
  id: string;
  /** Stat and goods bonus at setup. */
  bonus: Bonus;
  /** When the ability can be used. */
  timing: Timing;
  /** Effects of the ability. */
  ability: Script;
}

/** Stats that a card adds. */
export interface Bonus {
  /** Added Combat dice. */
  combat: number;
  /** Added Shield dice. */
  shield: number;
  /** Added Speed. */
  speed: number;
  /** Starport levels at setup; Commanders only. */
  starport: number;
  /** Research Lab levels at setup; Commanders only. */
  lab: number;
}

/** A Unit or Power Up of an armada deck. */
export interface GearCard {
  /** Unique id; the key of its name and picture. */
  id: string;
  /** Unit or Power Up. */
  kind: GearKind;
  /** Common or special. */
  quality: Quality;
  /** The color whose deck has this card; without it, all decks have it. */
  color: Color | null;
  /** Stat bonus while the card is equipped. */
  bonus: Bonus;
  /** When the ability can be used. */
  timing: Timing;
  /** Effects of the ability. */
  ability: Script;
}

/** An action card; every copy has its own number. */
export interface ActionCard {
  /** Unique id. */
  id: string;
  /** The deck that has this card. */
  deck: Quality;
  /** When the card can be played. */
  kind: ActionKind;
  /** The window of an Instant. */
  timing: Timing;
  /** Effects of the card. */
  effect: Script;
}

/** The type of an action card, which says when it can be played. */
export type ActionKind =
  /** At any time, or in the window of its effect. */
  | 'instant'
  /** In Phase 3. */
  | 'movement'
  /** In Phase 2. */
  | 'upkeep';

/** A deck of a scenario. */
export interface DeckCards {
  /** Id of the deck. */
  id: string;
  /** Its cards, by their numbers. */
  cards: ExtraCard[];
}

/** A stat of enemies that an event changes. */
export type FoeStat =
  /** Damage of the enemy's attack. */
  | 'attack'
  | 'hull'
  /** Speed, which sets the order in combat. */
  | 'speed';

/** Terms that are agreed on before a game, besides its scenario. */
export type Terms = Required<Pick<Options, 'difficulty' | 'first' | 'rounds'>>;

/** The rules in an order: the terms, and the house rules. */
export interface Rules extends Terms, HouseRules {}
