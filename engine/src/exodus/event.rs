//! What happened, for log, animation, narration and sound. What only one seat may see is an event
//! of its own.

use super::action::{Exchange, Token};
use super::cards::{
    AbilityId, ActionCard, BonusCard, Letter, LetterSet, PoliticalId, ResistanceId,
};
use super::effect::{ActionKind, Resource};
use super::hex::HexId;
use super::part::{Item, Rocket};
use super::ship::{ShipId, ShipType};
use super::state::Bid;
use super::step::{Origin, Round};
use super::tech::Tech;
use crate::components::ArrayVec;
use crate::game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Why money or resources changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResourceReason {
    /// Tokens taken at Upkeep.
    Income,
    /// Tax on them.
    Tax,
    /// An effect of a card.
    Card,
    /// A bid in the vote.
    Vote,
    /// The penalty for an invalid vote.
    Penalty,
    /// A bid for the order.
    Election,
    /// Research.
    Research,
    /// Banking.
    Bank,
    /// Ships.
    Build,
    /// Parts and rockets.
    Upgrade,
    /// The market.
    Trade,
    /// More than may be held `[EXO-17.24]`.
    Cap,
}

/// Why a cube moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CubeMoveReason {
    /// Growth: from the stash to the Home.
    Growth,
    /// A card: from the stash to the Home.
    Card,
    /// Onto an Action card `[EXO-6.5]`.
    Reaction,
    /// Killed by a rocket.
    Killed,
    /// Lost with a ship.
    Wreck,
    /// Lost with its planet.
    Ruin,
}

/// What a roll was for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollPurpose {
    /// Banking.
    Bank,
    /// Trade.
    Trade,
    /// Mining.
    Mine,
    /// How far a rocket flies.
    Distance(Rocket),
    /// What a rocket destroys.
    Damage(Rocket),
    /// A battle.
    Battle,
    /// A guard.
    Guard,
    /// A deployment.
    Deploy,
}

/// Faces of a roll.
pub type Faces = ArrayVec<u8, 32>;

/// One line of the score `[EXO-16]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoreLine {
    /// Planets.
    Planets,
    /// Hexes with ships.
    Domination,
    /// The High Council.
    Council,
    /// Kept Resistance cards.
    Resistance,
    /// Battles.
    Battles,
    /// Titles.
    Titles,
    /// Laws.
    Laws,
    /// Abilities.
    Abilities,
}

/// How many lines a score has.
pub const LINES: usize = 8;

impl ScoreLine {
    /// All lines, in the order of the rules.
    pub const ALL: [Self; LINES] = [
        Self::Planets,
        Self::Domination,
        Self::Council,
        Self::Resistance,
        Self::Battles,
        Self::Titles,
        Self::Laws,
        Self::Abilities,
    ];

    /// The line as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its key in phrases.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Planets => "planets",
            Self::Domination => "domination",
            Self::Council => "council",
            Self::Resistance => "resistance",
            Self::Battles => "battles",
            Self::Titles => "titles",
            Self::Laws => "laws",
            Self::Abilities => "abilities",
        }
    }
}

/// One thing that happened. Fields are named for what they hold: `seat` did it or had it done, `hex`
/// is where, `from` and `to` are before and after, `by` and `count` are amounts, `cp` and `ph` are
/// paid, `sixtieths` are victory points in sixtieths.
#[allow(
    missing_docs,
    reason = "fields are explained above, variants each for itself"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Event {
    /// A turn begins.
    TurnStarted { turn: u8, last: bool },
    /// A seat has committed what is sealed.
    Committed { seat: Seat },
    /// A seat takes its commitment back.
    Reopened { seat: Seat },
    /// Start technologies are known to all.
    StartTech { seat: Seat, tech: Tech },
    /// Start parts are fitted.
    PartsFitted { seat: Seat },
    /// Money or resources changed.
    Changed {
        seat: Seat,
        what: Resource,
        by: i16,
        reason: ResourceReason,
    },
    /// Cubes of a seat moved: from a planet, or to one.
    Cubes {
        seat: Seat,
        hex: HexId,
        by: i8,
        passage: CubeMoveReason,
    },
    /// Tokens of a planet changed.
    Tokens { hex: HexId, by: i8 },
    /// Tokens were taken from a planet at Upkeep.
    Taken { seat: Seat, hex: HexId, count: u8 },
    /// Damage came off a ship.
    Repaired { ship: ShipId, by: u8 },
    /// The resolution left the game.
    ResolutionLeft { card: PoliticalId },
    /// A Political card was revealed.
    Revealed { letter: Letter, card: PoliticalId },
    /// A vote was revealed; invalid without a single letter that has a card.
    VoteShown { seat: Seat, bid: Bid, valid: bool },
    /// What a card of the agenda has in all.
    Total { letter: Letter, total: u16 },
    /// These are tied.
    VoteTied { letters: LetterSet },
    /// The Chancellor broke the tie.
    Favored { seat: Seat, letter: Letter },
    /// A card was adopted.
    Adopted { card: PoliticalId },
    /// A card leaves the game without having been adopted.
    Dropped { card: PoliticalId },
    /// A law left the game.
    Repealed { seat: Seat, card: PoliticalId },
    /// A Bonus card is offered.
    Offered { seat: Seat, card: BonusCard },
    /// A Bonus card was picked, or none.
    Picked { seat: Seat, card: Option<BonusCard> },
    /// A bid for the order was revealed.
    BidShown { seat: Seat, bid: Bid },
    /// The old Chancellor put a seat first of those that were tied.
    Ranked { by: Seat, seat: Seat },
    /// The new order, with which the actions of the turn begin.
    Elected { turn: u8, order: ArrayVec<Seat, 6> },
    /// An Action card was revealed.
    CardShown {
        seat: Seat,
        card: ActionCard,
        round: Round,
    },
    /// A seat reacts with a card.
    Reacted {
        seat: Seat,
        card: ActionCard,
        cost: u8,
    },
    /// A first card went back to the hand.
    TookBack { seat: Seat, card: ActionCard },
    /// A seat may perform an action.
    DeedBegan {
        seat: Seat,
        deed: ActionKind,
        origin: Origin,
    },
    /// A seat declined an action, or could not do anything.
    Declined { seat: Seat, deed: ActionKind },
    /// Dice were rolled.
    Rolled {
        seat: Seat,
        dice: RollPurpose,
        faces: Faces,
    },
    /// A technology was learned, for this price.
    Learned { seat: Seat, tech: Tech, price: u8 },
    /// A ship came into play.
    Built {
        ship: ShipId,
        price: Option<(u8, u8)>,
    },
    /// An item was bought, for money and Phasium.
    Bought {
        seat: Seat,
        item: Item,
        cp: u8,
        ph: u8,
    },
    /// An item was given.
    Given { seat: Seat, item: Item },
    /// Blueprints changed.
    Refitted { seat: Seat, kind: ShipType },
    /// Parts returned to the supply.
    Returned { seat: Seat, item: Item, count: u8 },
    /// A rocket was placed.
    Armed {
        seat: Seat,
        rocket: Rocket,
        hex: HexId,
    },
    /// Rockets returned to the supply.
    Disarmed {
        hex: HexId,
        rocket: Rocket,
        count: u8,
    },
    /// A marker was put on the market.
    MarketOpened { seat: Seat, space: u8, left: u8 },
    /// An exchange was made.
    Exchanged {
        seat: Seat,
        exchange: Exchange,
        cp: i16,
    },
    /// A mined token was placed.
    Mined { seat: Seat, hex: HexId },
    /// A Resistance card was discarded for its bonus.
    Discarded { seat: Seat, card: ResistanceId },
    /// An ability was used.
    Invoked { seat: Seat, card: AbilityId },
    /// A rocket was assigned.
    Targeted {
        seat: Seat,
        rocket: Rocket,
        from: HexId,
        to: HexId,
    },
    /// A rocket flew far enough, or not.
    Flew {
        seat: Seat,
        rocket: Rocket,
        from: HexId,
        to: HexId,
        die: u8,
        arrives: bool,
    },
    /// A planet was destroyed.
    Ruined { hex: HexId },
    /// A Conquest stage begins.
    StageBegan {
        turn: u8,
        pass: u8,
        of: u8,
        radar: bool,
    },
    /// Cubes went aboard.
    Mounted { ship: ShipId, hex: HexId },
    /// A cube went from planet to planet.
    Ferried { seat: Seat, from: HexId, to: HexId },
    /// How many tokens lie next to a ship.
    Stacked { ship: ShipId, tokens: u8 },
    /// The order of a ship was revealed.
    OrderShown {
        ship: ShipId,
        tokens: ArrayVec<Token, 3>,
    },
    /// A ship moved a step openly.
    Stepped {
        ship: ShipId,
        from: HexId,
        to: HexId,
    },
    /// A ship flew by its order, over these hexes.
    Flown {
        ship: ShipId,
        path: ArrayVec<HexId, 4>,
    },
    /// Ships of a seat uncloaked, or stayed cloaked.
    Uncloaked { seat: Seat, hex: HexId, yes: bool },
    /// A battle begins.
    BattleBegan { hex: HexId, seats: SeatSet },
    /// A guard was revealed.
    GuardShown {
        hex: HexId,
        seat: Seat,
        level: u8,
        card: Option<ResistanceId>,
    },
    /// A round begins.
    RoundBegan { hex: HexId, round: u8 },
    /// A hit was put on a ship.
    Hit { by: Option<Seat>, ship: ShipId },
    /// A guard was hit.
    GuardHit { by: Seat, hits: u8 },
    /// A ship was destroyed.
    Destroyed { ship: ShipId, hex: HexId },
    /// A battle ended; nobody won without a winner.
    BattleEnded {
        hex: HexId,
        winner: Option<Seat>,
        sixtieths: u32,
    },
    /// A fight with a guard ended: the guard is gone, the card is kept, or the guard stays.
    GuardEnded {
        hex: HexId,
        seat: Seat,
        beaten: bool,
        kept: Option<ResistanceId>,
    },
    /// A cube landed, or failed.
    Landed {
        ship: ShipId,
        hex: HexId,
        lands: bool,
    },
    /// A line of the score, in sixtieths.
    Scored {
        seat: Seat,
        line: ScoreLine,
        sixtieths: u32,
    },
    /// The agreed time has passed.
    TimeCalled,
    /// A seat gave up.
    Conceded { seat: Seat },
    /// The game is over.
    Ended { winners: SeatSet },
}
