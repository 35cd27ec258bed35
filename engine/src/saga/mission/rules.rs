//! Actions, requirements, costs, conditions and triggers of a scenario.

use super::super::effect::Good;
use super::super::figures::{Location, Script};
use super::super::hex::HexId;
use super::super::ids::{BadgeId, CounterId, EntityId};
use super::super::step::Phase;

/// The place where a scenario's action can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionPlace {
    Any,
    /// On the Jumpgate.
    Jumpgate,
    /// On the home sector of the armada's seat `[SAGA-ARN.14]`.
    Home,
    /// In the sector of a revealed entity.
    At(EntityId),
    /// In the sector of a revealed entity or next to it.
    Near(EntityId),
    /// In a sector with an inactive Starbase.
    InactiveStarbase,
    /// In a sector with an active Starbase.
    Starbase,
    /// In a sector of one type and color.
    Sector(Location),
}

/// Requirements of a scenario's action besides its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Requirements {
    /// The Cargo holds an XPM.
    pub has_xpm: bool,
    /// The Cargo holds no XPM.
    pub has_no_xpm: bool,
    /// No enemy is in the sector.
    pub is_clear: bool,
    /// The sector holds Astartium.
    pub has_astartium: bool,
    /// This counter is below its maximum.
    pub room: Option<CounterId>,
    /// This entity carries an XPM.
    pub laden: Option<EntityId>,
    /// This entity carries no XPM.
    pub unladen: Option<EntityId>,
    /// This entity holds no Activation Token `[SAGA-DIS.11]`.
    pub untowed: Option<EntityId>,
    /// This entity is below its maximum Hull.
    pub damaged: Option<EntityId>,
}

/// The cost of a scenario's action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Movement Points of the acting armada.
    pub mp: u8,
    /// Exploration Tokens from the Cargo.
    pub exploration: u8,
    /// Combat Tokens from the Cargo.
    pub combat: u8,
    /// Astartium from the Cargo.
    pub astartium: u8,
    /// XPMs from the Cargo, which are used up `[SAGA-TOK.6]`. If an XPM returns to the supply, the
    /// script loses it instead.
    pub xpm: u8,
    /// An entity on which an Activation Token is placed until Upkeep.
    pub activation: Option<EntityId>,
}

/// The effect of an Expand or movement action of a scenario on an entity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProjectKind {
    /// Runs the script once.
    Run,
    /// Moves an entity one sector for as much of its Hull as the sector costs `[SAGA-SPA.10]`.
    Fly(EntityId),
    /// Moves an entity one sector for each Exploration or Combat Token `[SAGA-DIS.10]`.
    Tow(EntityId),
    /// Adds Hull to an entity for a good, 1 for 1, up to the given number per turn; `None` means up
    /// to its maximum.
    Fill(EntityId, Good, Option<u8>),
}

/// An Expand or movement action of the scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Project {
    pub id: String,
    pub place: ActionPlace,
    pub needs: Requirements,
    pub cost: Cost,
    /// Whether others in the same sector may contribute `[SAGA-LST.11]`.
    pub is_shared: bool,
    /// The effect on an entity.
    pub kind: ProjectKind,
    /// Effects after the cost is paid.
    pub script: Script,
    /// Maximum number of uses per round and turn; `None` for no limit.
    pub limit: Option<u8>,
}

/// A comparison of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    Equal,
    Unequal,
    Less,
    /// Less than or equal.
    AtMost,
    /// Greater than.
    More,
    /// Greater than or equal.
    AtLeast,
}

/// A number of the game that a condition tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    /// The value of a counter.
    Counter(CounterId),
    /// Number of Bosses in play.
    Bosses,
    /// Number of times that a badge is still to come.
    BadgesLeft(BadgeId),
    /// Hull of an entity that is or was in play.
    EntityHull(EntityId),
    /// Number of the round.
    Round,
    /// Number of active Starbases.
    Starbases,
    /// Number of XPMs on the scenario card.
    Installed,
    /// The highest Victory Points of any player.
    Points,
}

/// A condition that ends the game or enables an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// A metric compared with a number.
    Is(Metric, Comparison, i16),
    EntityAt(EntityId, HexId),
    Revealed(EntityId),
    RavagerAt(HexId),
    /// A phase has ended, including its Raider Surge check.
    PhaseEnd(Phase),
    /// All of these conditions hold.
    All(Vec<Self>),
    /// Any of these conditions holds.
    Any(Vec<Self>),
    /// This condition does not hold.
    Not(Box<Self>),
}

/// The time at which operations of a scenario run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Trigger {
    /// As the last part of setup.
    Setup,
    /// When a round begins, after the Doom Counter moved.
    RoundStart,
    /// When the Doom Counter reaches a badge.
    Badge(BadgeId),
    /// In every Phase 1.1, after the badges.
    Retaliation,
    /// After the Scanning Report.
    AfterScan,
    /// Before the Raider Surge check of a phase.
    PhaseEnd(Phase),
    /// At the end of a round.
    RoundEnd,
    /// When a Raider enters the sector of an entity. If the scenario has operations for it, the
    /// Raider is discarded.
    RaiderEnters(EntityId),
    /// When a Raider enters the Jumpgate, before the gate rule.
    RaiderAtGate,
    /// When a Raider spawns in the sector of an entity; it is discarded in the same way.
    RaiderSpawnsOn(EntityId),
    /// When an entity enters a hex.
    EntityEnters(EntityId, HexId),
    /// When a sector is flipped face up.
    SectorRevealed,
    /// When a Boss is killed in combat.
    BossKilled,
    /// When a Raider is killed in combat.
    RaiderKilled,
    /// When an armada is destroyed.
    ArmadaDestroyed,
    /// When a Starbase is built.
    StarbaseBuilt,
    /// When a counter reaches a value.
    Counter(CounterId, i16),
}
