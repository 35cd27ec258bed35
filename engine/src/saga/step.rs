//! The steps of a round and the causes, stages and purposes that tasks refer to.
//!
//! Play is a stack of tasks over a step: the top task runs, and pushes the tasks that must run
//! first on top of it. A finished task is popped, and the task below runs again.

mod task;

use super::armada::Target;
use super::effect::Placement;
use super::ids::{ArmadaId, BossId, CardId, CommanderId, DeckId, GearId};
use crate::components::ArrayVec;
use crate::game::Seat;
use serde::{Deserialize, Serialize};
pub use task::Task;

/// A phase of a round `[SAGA-RND.1]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Phase {
    /// Phase 1: events, Bosses and the Scanning Report.
    #[default]
    Events,
    /// Phase 2: buying levels.
    Upkeep,
    /// Phase 3: moving and exploring.
    Movement,
    /// Phase 4: one encounter for each armada.
    Encounter,
    /// Phase 5: building Starbases.
    Expand,
}

impl Phase {
    /// All five phases, in order.
    pub const ALL: [Self; 5] = [
        Self::Events,
        Self::Upkeep,
        Self::Movement,
        Self::Encounter,
        Self::Expand,
    ];
}

/// The current step of a round or of setup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Step {
    /// Setup: each seat chooses a Commander and a color `[SAGA-SET.2]`.
    #[default]
    Choose,
    /// Setup: starting hexes are chosen, if there is a choice `[SAGA-SPA.3]`.
    Place,
    /// Setup: operations of the scenario run `[SAGA-SET.10]`.
    Setup,
    /// Phase 1.1: the Doom Counter, badges and Retaliation `[SAGA-RND.2]` `[SAGA-EVT.1]`.
    Doom,
    /// Phase 1.2: events and Bosses `[SAGA-EVT.2]`.
    Effects,
    /// Phase 1.3: the Scanning Report `[SAGA-EVT.3]`.
    Scan,
    /// Turns of phases 2 to 5; `acting` of the public state is the current armada.
    Turns(Phase),
    /// The end of a phase: its triggers, then Raider Surges `[SAGA-RND.4]`.
    End(Phase),
    /// The end of the round `[SAGA-RND.5]`.
    RoundEnd,
    /// The game is over.
    Over,
}

/// The cause of an effect or event, which determines who chooses, the wording of the log, and
/// modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Cause {
    /// A rule of the game.
    #[default]
    Rule,
    /// An operation of the scenario.
    Scenario,
    /// An event in play.
    Event(CardId),
    /// A Boss in play.
    Boss(BossId),
    /// The arrival of a Raider of this level.
    Raider(u8),
    /// A Scanning Report.
    Scan(CardId),
    /// An Exploration card; whether on its Hard side.
    Exploration(CardId, bool),
    /// A card of a scenario deck.
    Extra(DeckId, CardId),
    /// An action card, with the seat that played it.
    Card(Seat, CardId),
    /// An equipped card, with its owner.
    Gear(Seat, GearId),
    /// A Commander, with its owner.
    Commander(Seat, CommanderId),
    /// A level of a track, with its owner.
    Level(Seat),
    /// A won combat, with the winner.
    Reward(Seat),
    Ravager,
    /// An enemy being fought.
    Foe(Target),
}

/// What a roll decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Purpose"))]
pub enum RollPurpose {
    /// A check `[SAGA-GEN.5]`.
    #[default]
    Check,
    /// An attack `[SAGA-CMB.4]`.
    Attack,
    /// A defense `[SAGA-CMB.5]`.
    Defend,
}

/// How far a roll has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum RollStage {
    /// The roll has begun, and no window has opened.
    #[default]
    Begun,
    /// The window before the roll is over.
    Ready,
    /// The dice were rolled.
    Rolled,
    /// The window after every roll is over.
    Settled,
}

/// The stage of a combat `[SAGA-CMB.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Bout"))]
pub enum CombatStage {
    /// The combat has begun, and no window has opened.
    #[default]
    Begun,
    /// The window at the start is over: Speed is compared.
    Start,
    /// The armada's turn.
    Attack,
    /// The attack was rolled.
    Struck,
    /// The enemy's turn.
    Defend,
    /// The defense was rolled.
    Warded,
    /// The enemy is destroyed; the window after it is over or still to come.
    Won,
    /// The reward was taken.
    Rewarded,
    /// The armada lost.
    Lost,
}

/// Faces of a roll, at most ten dice `[SAGA-GEN.6]`.
pub type Faces = ArrayVec<u8, 10>;

/// The purpose for which a new sector is placed `[SAGA-SEC.9]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Site"))]
pub enum PlacementPurpose {
    /// A Scanning Report `[SAGA-SCN.4]`.
    Scan,
    /// A Boss, which is put on the sector.
    Boss(BossId, Placement),
    /// A Boss's sector without a Boss, because the deck is empty `[SAGA-FTJ.5]`.
    Bossless(Placement),
    /// The Black Hole with the Ravager, at most at this distance `[SAGA-OPC.4]`.
    Hole(u8),
    /// A wormhole of an armada `[SAGA-OPC.12]`.
    Wormhole(ArmadaId),
}

/// The way an armada is moved outside its movement turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Shift"))]
pub enum ForcedMove {
    /// By up to this number of steps.
    Step(u8),
    /// By a jump.
    Jump(super::effect::Landing),
    /// Out of the Ravager's sector `[SAGA-OPC.8]`.
    PushedOut,
    /// To a sector without enemies, because no tile is left `[SAGA-OPC.14]`.
    Refuge,
    /// By this number of steps, with a rival's card `[SAGA-ARN.16]`.
    Shoved(u8),
}

/// A project that several seats can pay for together `[SAGA-COL.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Works"))]
pub enum SharedProject {
    /// A Starbase `[SAGA-EXP.2]`.
    Starbase,
    /// An Expand action of the scenario, by its index.
    Project(u8),
}
