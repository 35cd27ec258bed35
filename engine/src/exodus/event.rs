//! Game events for the log, animations, narration and sound.

use super::action::{Exchange, Token};
use super::cards::{
    AbilityId, ActionCard, BonusCard, Letter, LetterSet, PoliticalId, ResistanceId,
};
use super::effect::{ActionKind, Resource};
use super::hex::HexId;
use super::part::{Item, Rocket};
pub use super::score_line::{LINES, ScoreLine};
use super::ship::{ShipId, ShipType};
use super::state::Bid;
use super::step::{Origin, Round};
use super::tech::Tech;
use crate::components::ArrayVec;
use crate::game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The reason for a change of CP, Axinium or Phasium.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Reason"))]
pub enum ResourceReason {
    /// Tokens were taken at Upkeep.
    Income,
    /// Tax was paid on tokens.
    Tax,
    /// A card effect added or removed the resource.
    Card,
    /// A bid in the vote was paid.
    Vote,
    /// The penalty for an invalid vote was paid.
    Penalty,
    /// A bid for the turn order was paid.
    Election,
    /// A technology was paid for.
    Research,
    /// A Banking roll was paid out.
    Bank,
    /// A ship was paid for.
    Build,
    /// A part or rocket was paid for.
    Upgrade,
    /// A resource was exchanged on the market.
    Trade,
    /// The amount above the stock limit was lost `[EXO-17.24]`.
    Cap,
}

/// Why cubes left a planet or came to one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "cubes-")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Passage"))]
pub enum CubeMoveReason {
    /// Growth: from the stash to the Home.
    Growth,
    /// A card effect: from the stash to the Home.
    #[strum(serialize = "home")]
    Card,
    /// The cost of a reaction: from the Home onto an Action card `[EXO-6.5]`.
    Reaction,
    /// A rocket killed the cubes.
    Killed,
    /// The ship with the cubes was destroyed.
    Wreck,
    /// The planet with the cubes was destroyed.
    Ruin,
}

/// The purpose of a die roll; it selects the text in the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "rolled-")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Dice"))]
pub enum RollPurpose {
    /// CP gained in Banking.
    Bank,
    /// Number of exchanges in a Trade.
    Trade,
    /// Number of tokens in Mining.
    Mine,
    /// Distance check of a rocket.
    Distance(Rocket),
    /// Damage roll of a rocket.
    Damage(Rocket),
    /// Hits of a seat in a battle.
    Battle,
    /// Hits of a guard.
    Guard,
    /// Landing of a cube.
    Deploy,
}

/// The faces of a roll, at most 32 dice.
pub type Faces = ArrayVec<u8, 32>;

/// A change in the game, or a fact that it reveals. The fields have the same meaning in all
/// variants: `seat` acted or was affected, `hex` is where it happened, `from` and `to` are the
/// hexes before and after, a change is `by` in JSON, `count` is an amount, `cp` and `ph` are prices
/// paid, `sixtieths` are victory points in sixtieths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Event {
    /// A turn began.
    TurnStarted {
        turn: u8,
        #[serde(rename = "last")]
        is_last: bool,
    },
    /// A seat committed a sealed choice.
    Committed { seat: Seat },
    /// A seat withdrew its commitment.
    Reopened { seat: Seat },
    /// A start technology was revealed.
    StartTech { seat: Seat, tech: Tech },
    /// A seat's start parts were revealed.
    PartsFitted { seat: Seat },
    /// CP, Axinium or Phasium of a seat changed.
    Changed {
        seat: Seat,
        what: Resource,
        #[serde(rename = "by")]
        delta: i16,
        reason: ResourceReason,
    },
    /// Cubes of a seat left a planet or came to one.
    Cubes {
        seat: Seat,
        hex: HexId,
        #[serde(rename = "by")]
        delta: i8,
        #[serde(rename = "passage")]
        reason: CubeMoveReason,
    },
    /// The tokens of a planet changed.
    Tokens {
        hex: HexId,
        #[serde(rename = "by")]
        delta: i8,
    },
    /// Tokens were taken from a planet at Upkeep.
    Taken { seat: Seat, hex: HexId, count: u8 },
    /// Damage was removed from a ship.
    Repaired {
        ship: ShipId,
        #[serde(rename = "by")]
        damage: u8,
    },
    /// The resolution was removed from the game.
    ResolutionLeft { card: PoliticalId },
    /// A Political card of the agenda was turned face up.
    Revealed { letter: Letter, card: PoliticalId },
    /// A vote was revealed; it is valid only with exactly one token, for a letter that has a card.
    VoteShown {
        seat: Seat,
        bid: Bid,
        #[serde(rename = "valid")]
        is_valid: bool,
    },
    /// The total of a card on the agenda.
    Total { letter: Letter, total: u16 },
    /// Several letters have the highest total; the Chancellor decides.
    VoteTied { letters: LetterSet },
    /// The Chancellor broke the tie of the vote.
    Favored { seat: Seat, letter: Letter },
    /// A Political card won the vote.
    Adopted { card: PoliticalId },
    /// A Political card that was not adopted was removed from the game.
    Dropped { card: PoliticalId },
    /// A law was removed from the game.
    Repealed { seat: Seat, card: PoliticalId },
    /// The Vice-Chancellor offered a Bonus Action card.
    Offered { seat: Seat, card: BonusCard },
    /// The Chancellor picked a Bonus Action card; `None` if no card was picked.
    Picked { seat: Seat, card: Option<BonusCard> },
    /// A bid for the turn order was revealed.
    BidShown { seat: Seat, bid: Bid },
    /// The old Chancellor ranked a seat first among the tied seats.
    Ranked { by: Seat, seat: Seat },
    /// The new turn order takes effect; the Action stage of the turn follows.
    Elected { turn: u8, order: ArrayVec<Seat, 6> },
    /// An Action card was revealed.
    CardShown {
        seat: Seat,
        card: ActionCard,
        round: Round,
    },
    /// A seat reacted with a card.
    Reacted {
        seat: Seat,
        card: ActionCard,
        cost: u8,
    },
    /// A seat took its first card back to the hand.
    TookBack { seat: Seat, card: ActionCard },
    /// A seat may perform an action now.
    #[serde(rename = "deed-began")]
    #[strum(serialize = "deed-began")]
    ActionBegan {
        seat: Seat,
        #[serde(rename = "deed")]
        kind: ActionKind,
        origin: Origin,
    },
    /// A seat declined an action or could not perform it.
    Declined {
        seat: Seat,
        #[serde(rename = "deed")]
        kind: ActionKind,
    },
    /// Dice were rolled.
    Rolled {
        seat: Seat,
        dice: RollPurpose,
        faces: Faces,
    },
    /// A technology was learned at this price.
    Learned { seat: Seat, tech: Tech, price: u8 },
    /// A ship was put in play.
    Built {
        ship: ShipId,
        price: Option<(u8, u8)>,
    },
    /// An item was bought for CP and Phasium.
    Bought {
        seat: Seat,
        item: Item,
        cp: u8,
        ph: u8,
    },
    /// An item was gained from an effect.
    Given { seat: Seat, item: Item },
    /// The blueprint of a ship type changed.
    Refitted { seat: Seat, kind: ShipType },
    /// Parts returned to the supply.
    Returned { seat: Seat, item: Item, count: u8 },
    /// A rocket was placed on a planet.
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
    MarketOpened {
        seat: Seat,
        space: u8,
        #[serde(rename = "left")]
        remaining_exchanges: u8,
    },
    /// An exchange was made on the market.
    Exchanged {
        seat: Seat,
        exchange: Exchange,
        cp: i16,
    },
    /// A mined token was put on a planet.
    Mined { seat: Seat, hex: HexId },
    /// A Resistance card was discarded for its bonus.
    Discarded { seat: Seat, card: ResistanceId },
    /// An Ability card was used.
    Invoked { seat: Seat, card: AbilityId },
    /// A rocket was assigned to a target.
    Targeted {
        seat: Seat,
        rocket: Rocket,
        from: HexId,
        to: HexId,
    },
    /// The result of a rocket's distance check.
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
    /// A Conquest stage began.
    StageBegan {
        turn: u8,
        #[serde(rename = "pass")]
        conquest_stage: u8,
        of: u8,
        #[serde(rename = "radar")]
        has_radar: bool,
    },
    /// A cube was moved aboard a ship.
    Mounted { ship: ShipId, hex: HexId },
    /// A cube was moved from one planet to another.
    Ferried { seat: Seat, from: HexId, to: HexId },
    /// The number of movement tokens next to a ship was revealed.
    Stacked { ship: ShipId, tokens: u8 },
    /// The movement order of a ship was revealed.
    OrderShown {
        ship: ShipId,
        tokens: ArrayVec<Token, 3>,
    },
    /// A ship moved one step openly.
    Stepped {
        ship: ShipId,
        from: HexId,
        to: HexId,
    },
    /// A ship moved by its order, through these hexes.
    Flown {
        ship: ShipId,
        path: ArrayVec<HexId, 4>,
    },
    /// The ships of a seat in a hex uncloaked or stayed cloaked.
    Uncloaked {
        seat: Seat,
        hex: HexId,
        #[serde(rename = "yes")]
        uncloaks: bool,
    },
    /// These seats fight for a hex.
    BattleBegan { hex: HexId, seats: SeatSet },
    /// A guard was revealed.
    GuardShown {
        hex: HexId,
        seat: Seat,
        level: u8,
        card: Option<ResistanceId>,
    },
    /// A round of a battle began.
    RoundBegan { hex: HexId, round: u8 },
    /// A hit was assigned to a ship.
    Hit { by: Option<Seat>, ship: ShipId },
    /// A seat scored this number of hits on the guard of a planet.
    GuardHit { by: Seat, hits: u8 },
    /// A ship was removed from the map because its damage exceeded its strength.
    Destroyed { ship: ShipId, hex: HexId },
    /// A battle ended; `None` means that no single seat is left.
    BattleEnded {
        hex: HexId,
        winner: Option<Seat>,
        sixtieths: u32,
    },
    /// A fight with a guard ended, and the guard was destroyed or survived.
    GuardEnded {
        hex: HexId,
        seat: Seat,
        #[serde(rename = "beaten")]
        is_beaten: bool,
        kept: Option<ResistanceId>,
    },
    /// A cube landed on a planet or failed to.
    Landed {
        ship: ShipId,
        hex: HexId,
        lands: bool,
    },
    /// One line of a seat's final score was counted, in sixtieths of a victory point.
    Scored {
        seat: Seat,
        line: ScoreLine,
        sixtieths: u32,
    },
    /// The table called the agreed time.
    TimeCalled,
    /// A seat left the game.
    Conceded { seat: Seat },
    /// The game ended.
    Ended { winners: SeatSet },
}
