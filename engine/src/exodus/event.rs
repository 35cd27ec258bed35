//! What happened, for log, animation, narration and sound. What only one seat may see is an event
//! of its own.

use super::action::{Exchange, Token};
use super::cards::{AbilityId, ActionCard, BonusCard, Letter, Letters, PoliticalId, ResistanceId};
use super::effect::{Deed, Resource};
use super::part::{Item, Rocket};
use super::ship::{ShipId, ShipType};
use super::star::HexId;
use super::state::{Bid, Origin, Round};
use super::tech::Tech;
use crate::game::{Seat, Seats};
use crate::kit::List;
use serde::{Deserialize, Serialize};

/// Why money or resources changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
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
pub enum Passage {
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
pub enum Dice {
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
pub type Faces = List<u8, 32>;

/// One line of the score `[EXO-16]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
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

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A turn begins.
    TurnStarted {
        /// Its number.
        turn: u8,
        /// Whether it is the last.
        last: bool,
    },
    /// A seat has committed what is sealed.
    Committed {
        /// Whose.
        seat: Seat,
    },
    /// A seat takes its commitment back.
    Reopened {
        /// Whose.
        seat: Seat,
    },
    /// Start technologies are known to all.
    StartTech {
        /// Whose.
        seat: Seat,
        /// Which.
        tech: Tech,
    },
    /// Start parts are fitted.
    PartsFitted {
        /// Whose.
        seat: Seat,
    },
    /// Money or resources changed.
    Changed {
        /// Whose.
        seat: Seat,
        /// Of what.
        what: Resource,
        /// By how much, or by whom.
        by: i16,
        /// Why.
        reason: Reason,
    },
    /// Cubes of a seat moved: from a planet, or to one.
    Cubes {
        /// Whose.
        seat: Seat,
        /// Where.
        hex: HexId,
        /// By how much, or by whom.
        by: i8,
        /// How.
        passage: Passage,
    },
    /// Tokens of a planet changed.
    Tokens {
        /// Where.
        hex: HexId,
        /// By how much, or by whom.
        by: i8,
    },
    /// Tokens were taken from a planet at Upkeep.
    Taken {
        /// Whose.
        seat: Seat,
        /// Where.
        hex: HexId,
        /// How many.
        count: u8,
    },
    /// Damage came off a ship.
    Repaired {
        /// Which.
        ship: ShipId,
        /// By how much, or by whom.
        by: u8,
    },
    /// The resolution left the game.
    ResolutionLeft {
        /// Which.
        card: PoliticalId,
    },
    /// A Political card was revealed.
    Revealed {
        /// Where.
        letter: Letter,
        /// Which.
        card: PoliticalId,
    },
    /// A vote was revealed; invalid without a single letter that has a card.
    VoteShown {
        /// Whose.
        seat: Seat,
        /// What was bid.
        bid: Bid,
        /// Whether it counts.
        valid: bool,
    },
    /// What a card of the agenda has in all.
    Total {
        /// Where.
        letter: Letter,
        /// Tokens and money.
        total: u16,
    },
    /// These are tied.
    VoteTied {
        /// Which.
        letters: Letters,
    },
    /// The Chancellor broke the tie.
    Favored {
        /// Whose.
        seat: Seat,
        /// Where.
        letter: Letter,
    },
    /// A card was adopted.
    Adopted {
        /// Which.
        card: PoliticalId,
    },
    /// A card leaves the game without having been adopted.
    Dropped {
        /// Which.
        card: PoliticalId,
    },
    /// A law left the game.
    Repealed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: PoliticalId,
    },
    /// A Bonus card is offered.
    Offered {
        /// Whose.
        seat: Seat,
        /// Which.
        card: BonusCard,
    },
    /// A Bonus card was picked, or none.
    Picked {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Option<BonusCard>,
    },
    /// A bid for the order was revealed.
    BidShown {
        /// Whose.
        seat: Seat,
        /// What was bid.
        bid: Bid,
    },
    /// The old Chancellor put a seat first of those that were tied.
    Ranked {
        /// By how much, or by whom.
        by: Seat,
        /// Whose.
        seat: Seat,
    },
    /// The new order.
    Elected {
        /// The seats, the Chancellor first.
        order: List<Seat, 6>,
    },
    /// An Action card was revealed.
    CardShown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: ActionCard,
        /// Which time.
        round: Round,
    },
    /// A seat reacts with a card.
    Reacted {
        /// Whose.
        seat: Seat,
        /// Which.
        card: ActionCard,
        /// Cubes paid.
        cost: u8,
    },
    /// A first card went back to the hand.
    TookBack {
        /// Whose.
        seat: Seat,
        /// Which.
        card: ActionCard,
    },
    /// A seat may perform an action.
    DeedBegan {
        /// Whose.
        seat: Seat,
        /// Which.
        deed: Deed,
        /// Where it comes from.
        origin: Origin,
    },
    /// A seat declined an action, or could not do anything.
    Declined {
        /// Whose.
        seat: Seat,
        /// Which.
        deed: Deed,
    },
    /// Dice were rolled.
    Rolled {
        /// Whose.
        seat: Seat,
        /// What for.
        dice: Dice,
        /// What they show.
        faces: Faces,
    },
    /// A technology was learned, for this price.
    Learned {
        /// Whose.
        seat: Seat,
        /// Which.
        tech: Tech,
        /// The price.
        price: u8,
    },
    /// A ship came into play.
    Built {
        /// Which.
        ship: ShipId,
        /// The price.
        price: Option<(u8, u8)>,
    },
    /// An item was bought, for money and Phasium.
    Bought {
        /// Whose.
        seat: Seat,
        /// Which.
        item: Item,
        /// Money.
        cp: u8,
        /// Phasium.
        ph: u8,
    },
    /// An item was given.
    Given {
        /// Whose.
        seat: Seat,
        /// Which.
        item: Item,
    },
    /// Blueprints changed.
    Refitted {
        /// Whose.
        seat: Seat,
        /// Which type.
        kind: ShipType,
    },
    /// Parts returned to the supply.
    Returned {
        /// Whose.
        seat: Seat,
        /// Which.
        item: Item,
        /// How many.
        count: u8,
    },
    /// A rocket was placed.
    Armed {
        /// Whose.
        seat: Seat,
        /// Which kind.
        rocket: Rocket,
        /// Where.
        hex: HexId,
    },
    /// Rockets returned to the supply.
    Disarmed {
        /// Where.
        hex: HexId,
        /// Which kind.
        rocket: Rocket,
        /// How many.
        count: u8,
    },
    /// A marker was put on the market.
    MarketOpened {
        /// Whose.
        seat: Seat,
        /// Which space, from 0.
        space: u8,
        /// Exchanges that are allowed.
        left: u8,
    },
    /// An exchange was made.
    Exchanged {
        /// Whose.
        seat: Seat,
        /// Which.
        exchange: Exchange,
        /// Money.
        cp: i16,
    },
    /// A mined token was placed.
    Mined {
        /// Whose.
        seat: Seat,
        /// Where.
        hex: HexId,
    },
    /// A Resistance card was discarded for its bonus.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: ResistanceId,
    },
    /// An ability was used.
    Invoked {
        /// Whose.
        seat: Seat,
        /// Which.
        card: AbilityId,
    },
    /// A rocket was assigned.
    Targeted {
        /// Whose.
        seat: Seat,
        /// Which kind.
        rocket: Rocket,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
    /// A rocket flew far enough, or not.
    Flew {
        /// Whose.
        seat: Seat,
        /// Which kind.
        rocket: Rocket,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
        /// The die, with what adds to it.
        die: u8,
        /// Whether it does.
        arrives: bool,
    },
    /// A planet was destroyed.
    Ruined {
        /// Where.
        hex: HexId,
    },
    /// A Conquest stage begins.
    StageBegan {
        /// Which, from 1.
        pass: u8,
        /// Of how many.
        of: u8,
        /// Whether everybody has Radar.
        radar: bool,
    },
    /// Cubes went aboard.
    Mounted {
        /// Which.
        ship: ShipId,
        /// Where.
        hex: HexId,
    },
    /// A cube went from planet to planet.
    Ferried {
        /// Whose.
        seat: Seat,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
    /// How many tokens lie next to a ship.
    Stacked {
        /// Which.
        ship: ShipId,
        /// Tokens.
        tokens: u8,
    },
    /// The order of a ship was revealed.
    OrderShown {
        /// Which.
        ship: ShipId,
        /// Tokens.
        tokens: List<Token, 3>,
    },
    /// A ship moved a step openly.
    Stepped {
        /// Which.
        ship: ShipId,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
    /// A ship flew by its order, over these hexes.
    Flown {
        /// Which.
        ship: ShipId,
        /// From where, by where.
        path: List<HexId, 4>,
    },
    /// Ships of a seat uncloaked, or stayed cloaked.
    Uncloaked {
        /// Whose.
        seat: Seat,
        /// Where.
        hex: HexId,
        /// Whether they did.
        yes: bool,
    },
    /// A battle begins.
    BattleBegan {
        /// Where.
        hex: HexId,
        /// Who.
        seats: Seats,
    },
    /// A guard was revealed.
    GuardShown {
        /// Where.
        hex: HexId,
        /// Whose.
        seat: Seat,
        /// Its level.
        level: u8,
        /// Which.
        card: Option<ResistanceId>,
    },
    /// A round begins.
    RoundBegan {
        /// Where.
        hex: HexId,
        /// Which time.
        round: u8,
    },
    /// A hit was put on a ship.
    Hit {
        /// By how much, or by whom.
        by: Option<Seat>,
        /// Which.
        ship: ShipId,
    },
    /// A guard was hit.
    GuardHit {
        /// By how much, or by whom.
        by: Seat,
        /// Hits.
        hits: u8,
    },
    /// A ship was destroyed.
    Destroyed {
        /// Which.
        ship: ShipId,
        /// Where.
        hex: HexId,
    },
    /// A battle ended; nobody won without a winner.
    BattleEnded {
        /// Where.
        hex: HexId,
        /// Who won.
        winner: Option<Seat>,
        /// Victory points, in sixtieths.
        sixtieths: u32,
    },
    /// A fight with a guard ended: the guard is gone, the card is kept, or the guard stays.
    GuardEnded {
        /// Where.
        hex: HexId,
        /// Whose.
        seat: Seat,
        /// Whether the guard is gone.
        beaten: bool,
        /// The card that is kept.
        kept: Option<ResistanceId>,
    },
    /// A cube landed, or failed.
    Landed {
        /// Which.
        ship: ShipId,
        /// Where.
        hex: HexId,
        /// Whether it did.
        lands: bool,
    },
    /// A line of the score, in sixtieths.
    Scored {
        /// Whose.
        seat: Seat,
        /// Which.
        line: Line,
        /// Victory points, in sixtieths.
        sixtieths: u32,
    },
    /// A seat gave up.
    Conceded {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Who won.
        winners: Seats,
    },
}
