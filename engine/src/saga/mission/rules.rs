//! What a scenario lets players do, and when what happens: places, needs, costs, conditions, triggers.

use super::super::effect::Good;
use super::super::figures::{Location, Script};
use super::super::hex::HexId;
use super::super::ids::{BadgeId, CounterId, EntityId};
use super::super::step::Phase;

/// Where a scenario's action can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionPlace {
    /// Anywhere.
    Any,
    /// On the Jumpgate.
    Jumpgate,
    /// On the own home sector `[SAGA-ARN.14]`.
    Home,
    /// In the sector of a thing that is revealed.
    At(EntityId),
    /// There or next to it.
    Near(EntityId),
    /// In a sector with an inactive Starbase.
    InactiveStarbase,
    /// In a sector with an active Starbase.
    Starbase,
    /// In a sector of one type.
    Sector(Location),
}

/// What must be so besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Requirements {
    /// An XPM in the Cargo.
    pub xpm: bool,
    /// No XPM in the Cargo.
    pub no_xpm: bool,
    /// No enemy in the sector.
    pub clear: bool,
    /// Astartium lies in the sector.
    pub astartium: bool,
    /// A counter is below its maximum.
    pub room: Option<CounterId>,
    /// A thing carries an XPM.
    pub laden: Option<EntityId>,
    /// A thing carries none.
    pub unladen: Option<EntityId>,
    /// A thing holds no Activation Token `[SAGA-DIS.11]`.
    pub untowed: Option<EntityId>,
    /// A thing is below its most Hull.
    pub damaged: Option<EntityId>,
}

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Movement Points.
    pub mp: u8,
    /// Exploration Tokens.
    pub exploration: u8,
    /// Combat Tokens.
    pub combat: u8,
    /// Astartium.
    pub astartium: u8,
    /// XPMs of the Cargo, which are used up `[SAGA-TOK.6]`. Where they go back to the supply, the
    /// script loses them.
    pub xpm: u8,
    /// An Activation Token, which lies on a thing till Upkeep.
    pub activation: Option<EntityId>,
}

/// What an Expand or movement action of a scenario does about a thing it moves or fills.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProjectKind {
    /// Runs the script once.
    Run,
    /// Moves a thing a sector for as much of its Hull as the sector costs `[SAGA-SPA.10]`.
    Fly(EntityId),
    /// Moves a thing a sector for each Exploration or Combat Token `[SAGA-DIS.10]`.
    Tow(EntityId),
    /// Adds Hull for a good, one for one, so many at most each turn; none as far as there is room.
    Fill(EntityId, Good, Option<u8>),
}

/// An Expand or movement action of the scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Project {
    /// Its id.
    pub id: String,
    /// Where.
    pub place: ActionPlace,
    /// What must be so.
    pub needs: Requirements,
    /// What it costs.
    pub cost: Cost,
    /// Whether those in the same sector may contribute `[SAGA-LST.11]`.
    pub shared: bool,
    /// What it does.
    pub deed: ProjectKind,
    /// What happens then.
    pub script: Script,
    /// How often in a round and turn; none is no limit.
    pub limit: Option<u8>,
}

/// How numbers compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// Equal.
    Equal,
    /// Not equal.
    Unequal,
    /// Less.
    Less,
    /// Less or equal.
    AtMost,
    /// Greater.
    More,
    /// Greater or equal.
    AtLeast,
}

/// What a condition looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    /// A counter.
    Counter(CounterId),
    /// Bosses in play.
    Bosses,
    /// Badges that are still to come.
    BadgesLeft(BadgeId),
    /// Hull of a thing that is or was in play.
    EntityHull(EntityId),
    /// The round.
    Round,
    /// Active Starbases.
    Starbases,
    /// XPMs on the scenario card.
    Installed,
    /// The most Victory Points of a player.
    Points,
}

/// When a game is over, or an operation takes place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// A number.
    Is(Metric, Comparison, i16),
    /// A thing is there.
    EntityAt(EntityId, HexId),
    /// A thing is revealed.
    Revealed(EntityId),
    /// The Ravager is there.
    RavagerAt(HexId),
    /// A phase has ended, its Raider Surge check included.
    PhaseEnd(Phase),
    /// All of these.
    All(Vec<Self>),
    /// Any of these.
    Any(Vec<Self>),
    /// Not this.
    Not(Box<Self>),
}

/// When operations of a scenario happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Trigger {
    /// At set-up, last.
    Setup,
    /// As a round begins, after the Doom Counter moved.
    RoundStart,
    /// As the Doom Counter reaches a badge.
    Badge(BadgeId),
    /// In every Phase 1.1, after the badges.
    Retaliation,
    /// After the Scanning Report.
    AfterScan,
    /// Before the Raider Surge check of a phase.
    PhaseEnd(Phase),
    /// At the end of a round.
    RoundEnd,
    /// A Raider enters the sector of a thing. Where the scenario says anything about it, the Raider
    /// is discarded afterwards.
    RaiderEnters(EntityId),
    /// A Raider enters the Jumpgate: before the gate rule.
    RaiderAtGate,
    /// A Raider spawns in the sector of a thing; likewise.
    RaiderSpawnsOn(EntityId),
    /// A thing enters a hex.
    EntityEnters(EntityId, HexId),
    /// A sector is turned face up.
    SectorRevealed,
    /// A Boss was killed in combat.
    BossKilled,
    /// A Raider was killed in combat.
    RaiderKilled,
    /// An armada was destroyed.
    ArmadaDestroyed,
    /// A Starbase was built.
    StarbaseBuilt,
    /// A counter has come to a value.
    Counter(CounterId, i16),
}
