//! What is chosen before a battle.

use super::scenario::ScenarioFile;
use serde::{Deserialize, Serialize};

/// Most seats of a side `[SR-21.1]`.
pub const MAX_CREW: u8 = 3;

/// Which scenario is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioChoice {
    /// One of the stock, by its id.
    Shipped(String),
    /// One's own.
    Custom(Box<ScenarioFile>),
}

/// Whether the rift is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RiftChoice {
    /// As the scenario has it.
    #[default]
    Scenario,
    /// It is not.
    Without,
    /// It is; in the middle of the battlefield where the scenario has no place for it.
    With,
}

/// Everything chosen before the battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The scenario.
    pub scenario: ScenarioChoice,
    /// Whether the rift is there.
    #[serde(default)]
    pub rift: RiftChoice,
    /// Seats of South and of North, 1 to 3 each `[SR-21.1]`.
    #[serde(default = "duel")]
    pub crews: [u8; 2],
}

const fn duel() -> [u8; 2] {
    [1, 1]
}

impl Options {
    /// A duel in a scenario of the stock.
    #[must_use]
    pub fn duel(scenario: &str) -> Self {
        Self {
            scenario: ScenarioChoice::Shipped(scenario.to_owned()),
            rift: RiftChoice::Scenario,
            crews: duel(),
        }
    }
}
