//! Options that are chosen before a game.

use super::scenario::ScenarioFile;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// The difficulty of a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Difficulty {
    /// Players start with an additional Astartium and action card.
    Recruit,
    /// The normal start.
    #[default]
    Standard,
    /// Players start with less Astartium, and one event is in play.
    Veteran,
}

/// The scenario to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum ScenarioChoice {
    /// A scenario of the content set, by its id.
    Shipped(String),
    /// A custom scenario, stored in full.
    Custom(Box<ScenarioFile>),
}

impl Default for ScenarioChoice {
    fn default() -> Self {
        Self::Shipped("ftj".to_owned())
    }
}

/// Edition of the rules for new games. In edition 0, which older saves use, an armada at Hull 0 can
/// still act until it is destroyed, and no reaction is offered when an event comes into play
/// `[SAGA-DES.1]` `[SAGA-GEN.12]` `[AMB-74]`.
pub const EDITION: u8 = 1;

/// House rules, all off by default, and the edition of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct HouseRules {
    /// Whether Regroup needs a sector without enemies `[SAGA-ENC.2]`.
    #[serde(rename = "clear_regroup")]
    pub needs_clear_regroup: bool,
    /// Whether a campaign is won only when no Boss badge is left `[SAGA-FTJ.15]`.
    #[serde(rename = "all_badges")]
    pub needs_all_badges: bool,
    /// Whether three deliveries and two Starbases win the Arena at once `[SAGA-ARN.20]`.
    #[serde(rename = "domination")]
    pub has_domination: bool,
    /// Whether seats opposite each other are partners in the Arena `[SAGA-ARN.21]`.
    #[serde(rename = "teams")]
    pub has_teams: bool,
    /// Edition of the rules: 1 in new games; 0, or missing, in games that began before it.
    // Saves and share codes omit 0, so that older ones keep their form.
    #[serde(default, skip_serializing_if = "is_first_edition")]
    pub edition: u8,
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            needs_clear_regroup: false,
            needs_all_badges: false,
            has_domination: false,
            has_teams: false,
            edition: EDITION,
        }
    }
}

const fn is_first_edition(edition: &u8) -> bool {
    *edition == 0
}

/// All options of a game of Saga.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Options {
    /// Number of seats, 1 to 4. A single seat plays two armadas `[SAGA-SOL.1]`.
    pub seats: u8,
    /// The scenario, by default Fixing the Jumpgate.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub scenario: ScenarioChoice,
    /// Difficulty of a campaign.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub difficulty: Difficulty,
    /// The First Player; chosen at random if absent `[SAGA-SET.1]`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub first: Option<Seat>,
    /// Number of rounds if it differs from the scenario's: 6, 8 or 10 in the Arena `[SAGA-ARN.1]`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub rounds: Option<u8>,
    /// House rules and the edition of the rules.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(as = "RuleChanges", optional = nullable))]
    pub rules: HouseRules,
}

/// House rules that differ from the usual ones.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(type = "Partial<HouseRules>")]
pub struct RuleChanges;

impl Options {
    /// Returns the standard options of a base scenario for a number of seats.
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
