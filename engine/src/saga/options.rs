//! What is chosen before a game.

use super::scenario::ScenarioFile;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// How hard a campaign is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// More to start with.
    Recruit,
    /// As the rules have it.
    #[default]
    Standard,
    /// Less to start with, and an event in play.
    Veteran,
}

/// Which scenario is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioChoice {
    /// One of the stock, by its id.
    Shipped(String),
    /// One's own.
    Custom(Box<ScenarioFile>),
}

impl Default for ScenarioChoice {
    fn default() -> Self {
        Self::Shipped("ftj".to_owned())
    }
}

/// How the rules are read in matches that begin now. In 0, that of older matches, an armada at Hull 0
/// can still act till it is destroyed, and nobody is asked when an event comes
/// `[SAGA-DES.1]` `[SAGA-GEN.12]` `[AMB-74]`.
pub const EDITION: u8 = 1;

/// House switches, all off by default, and how the rules are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HouseRules {
    /// Regroup needs a sector without enemies `[SAGA-ENC.2]`.
    pub clear_regroup: bool,
    /// A campaign is won only when no Boss badge is left `[SAGA-FTJ.15]`.
    pub all_badges: bool,
    /// Three deliveries and two Starbases win the Arena at once `[SAGA-ARN.20]`.
    pub domination: bool,
    /// Partners sit opposite in the Arena `[SAGA-ARN.21]`.
    pub teams: bool,
    /// The edition of the rules: [`EDITION`], or one before it in a match that began with that. Saves
    /// and codes of 0 do not have it, so that they stay as they were written.
    #[serde(default, skip_serializing_if = "is_first_edition")]
    pub edition: u8,
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            clear_regroup: false,
            all_badges: false,
            domination: false,
            teams: false,
            edition: EDITION,
        }
    }
}

const fn is_first_edition(edition: &u8) -> bool {
    *edition == 0
}

/// Everything chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Seats, 1 to 4. One seat plays two armadas `[SAGA-SOL.1]`.
    pub seats: u8,
    /// The scenario.
    #[serde(default)]
    pub scenario: ScenarioChoice,
    /// How hard it is.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// The First Player; none is drawn `[SAGA-SET.1]`.
    #[serde(default)]
    pub first: Option<Seat>,
    /// Rounds, where others are agreed on: 6, 8 or 10 in the Arena `[SAGA-ARN.1]`.
    #[serde(default)]
    pub rounds: Option<u8>,
    /// House switches.
    #[serde(default)]
    pub rules: HouseRules,
}

impl Options {
    /// A scenario of the box as the rules have it, for so many seats.
    #[must_use]
    pub fn standard(scenario: &str, seats: u8) -> Self {
        Self {
            seats,
            scenario: ScenarioChoice::Shipped(scenario.to_owned()),
            difficulty: Difficulty::Standard,
            first: None,
            rounds: None,
            rules: HouseRules::default(),
        }
    }
}
