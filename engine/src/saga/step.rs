//! Where a round is, and what comes before it goes on. Nouns only.
//!
//! Play is a stack of tasks over a step: the last task is at work, and what it needs first lies on
//! top of it. A task that is done leaves, and what lies below it looks again.

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
pub enum Phase {
    /// 1.
    #[default]
    Events,
    /// 2.
    Upkeep,
    /// 3.
    Movement,
    /// 4.
    Encounter,
    /// 5.
    Expand,
}

impl Phase {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::Events,
        Self::Upkeep,
        Self::Movement,
        Self::Encounter,
        Self::Expand,
    ];
}

/// Where the round is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Set-up: Commander and color, by seat in the order of choosing `[SAGA-SET.2]`.
    #[default]
    Choose,
    /// Set-up: start hexes, where there is a choice `[SAGA-SPA.3]`.
    Place,
    /// Set-up: what the scenario does `[SAGA-SET.10]`.
    Setup,
    /// 1.1: the Doom Counter, badges and Retaliation `[SAGA-RND.2]` `[SAGA-EVT.1]`.
    Doom,
    /// 1.2: events and Bosses `[SAGA-EVT.2]`.
    Effects,
    /// 1.3: the Scanning Report `[SAGA-EVT.3]`.
    Scan,
    /// Turns of a phase 2 to 5: whose is [`Public::acting`](super::state::Public::acting).
    Turns(Phase),
    /// The end of a phase: its triggers, then Raider Surges `[SAGA-RND.4]`.
    End(Phase),
    /// The end of the round `[SAGA-RND.5]`.
    RoundEnd,
    /// The game is over.
    Over,
}

/// What something comes from: who chooses in it, what is told, and what changes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The rules.
    #[default]
    Rule,
    /// The scenario.
    Scenario,
    /// An event in play.
    Event(CardId),
    /// A Boss in play.
    Boss(BossId),
    /// A Raider of this level, by where it arrived.
    Raider(u8),
    /// A Scanning Report.
    Scan(CardId),
    /// An Exploration card; whether its hard side.
    Exploration(CardId, bool),
    /// A card of a deck of the scenario.
    Extra(DeckId, CardId),
    /// An action card and who played it.
    Card(Seat, CardId),
    /// An equipped card and whose it is.
    Gear(Seat, GearId),
    /// A Commander and whose it is.
    Commander(Seat, CommanderId),
    /// A level of a track.
    Level(Seat),
    /// A won combat.
    Reward(Seat),
    /// The Ravager.
    Ravager,
    /// An enemy that is fought.
    Foe(Target),
}

/// What a roll is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollPurpose {
    /// A check `[SAGA-GEN.5]`.
    #[default]
    Check,
    /// An attack `[SAGA-CMB.4]`.
    Attack,
    /// A defense `[SAGA-CMB.5]`.
    Defend,
}

/// How far a roll is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollStage {
    /// Nothing was asked yet.
    #[default]
    Begun,
    /// The window before it is over.
    Ready,
    /// It was rolled.
    Rolled,
    /// The window for all rolls is over.
    Settled,
}

/// How far a combat is `[SAGA-CMB.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CombatStage {
    /// Nothing was asked yet.
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
    /// The enemy is gone; the window for it is over or not yet asked.
    Won,
    /// The reward was taken.
    Rewarded,
    /// The armada lost.
    Lost,
}

/// Faces of a roll: at most ten dice `[SAGA-GEN.6]`.
pub type Faces = ArrayVec<u8, 10>;

/// For what a new sector is placed `[SAGA-SEC.9]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlacementPurpose {
    /// A Scanning Report `[SAGA-SCN.4]`.
    Scan,
    /// A Boss, which stands on it then.
    Boss(BossId, Placement),
    /// A Boss's sector without a Boss, as its deck is empty `[SAGA-FTJ.5]`.
    Bossless(Placement),
    /// The Black Hole, at this distance at most, and the Ravager on it `[SAGA-OPC.4]`.
    Hole(u8),
    /// A wormhole of an armada `[SAGA-OPC.12]`.
    Wormhole(ArmadaId),
}

/// How an armada is moved by something else than its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForcedMove {
    /// Up to so many steps.
    Step(u8),
    /// A jump.
    Jump(super::effect::Landing),
    /// Out of the way of the Ravager `[SAGA-OPC.8]`.
    PushedOut,
    /// To a sector without enemies, for want of a tile `[SAGA-OPC.14]`.
    Refuge,
    /// So many steps, by a rival's card `[SAGA-ARN.16]`.
    Shoved(u8),
}

/// What is paid for together `[SAGA-COL.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SharedProject {
    /// A Starbase `[SAGA-EXP.2]`.
    Starbase,
    /// An Expand action of the scenario, by its number.
    Project(u8),
}
