//! The rolls that effects change.

use serde::{Deserialize, Serialize};

/// A roll to which an effect adds dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ExtraDiceRoll {
    /// The roll for CP in Banking.
    Bank,
    /// The roll for the number of exchanges in a Trade.
    Trade,
    /// The roll for resource tokens in Mining.
    Mine,
}

/// A roll to whose result an effect adds a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ModifiedRoll {
    /// The sum of a Trade roll.
    Trade,
    /// Each die of a deployment.
    Deploy,
    /// Each die of a rocket's distance check.
    #[strum(serialize = "distance")]
    WmdDistance,
}

/// The rolls for which an effect changes the lowest face that hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum HitRoll {
    /// Battles between players.
    Pvp,
    /// Fights with guards, for both sides.
    Guard,
    /// Damage rolls of rockets.
    Wmd,
    /// All rolls of the card's owner in one round.
    Own,
}
