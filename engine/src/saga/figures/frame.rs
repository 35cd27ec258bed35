//! The numbers of the frame: mats, tracks, prices.

use super::super::ids::DeckId;
use super::GearQuality;
use serde::{Deserialize, Serialize};

/// Rewards of a level of the Starport or the Research Lab.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LevelReward {
    /// Equip a card of the track's kind.
    Equip(GearQuality),
    /// A token.
    Gain(super::super::effect::Good, u8),
    /// One more of every stat.
    Stats,
    /// An Activation Token.
    Activation,
    /// A card.
    Draw(#[serde(with = "deck_serde")] DeckId),
}

/// A deck of action cards by its word.
mod deck_serde {
    use super::DeckId;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(deck: &DeckId, serializer: S) -> Result<S::Ok, S::Error> {
        let special = *deck == DeckId::SPECIAL;
        (if special { "special" } else { "common" }).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DeckId, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "common" => Ok(DeckId::COMMON),
            "special" => Ok(DeckId::SPECIAL),
            other => Err(D::Error::custom(format!("`{other}` is no deck of actions"))),
        }
    }
}

/// A level of a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// What it gives.
    pub reward: LevelReward,
    /// Whether the Command Center rises too.
    #[serde(default)]
    pub center: bool,
}

/// The numbers of the frame.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// Combat, Shield and Speed at the start `[SAGA-SET.4]`.
    pub stats: [u8; 3],
    /// Hull at the start and after destruction `[SAGA-SET.4]` `[SAGA-DES.1]`.
    pub hull: u8,
    /// The most Hull `[SAGA-MAT.3]`.
    pub hull_max: u8,
    /// The most of a stat that counts, and the most dice `[SAGA-MAT.1]` `[SAGA-GEN.6]`.
    pub stat_max: u8,
    /// The face from which a die is a success `[SAGA-GEN.4]`.
    pub success: u8,
    /// Astartium and Activation Tokens at the start `[SAGA-SET.3]`.
    pub start: [u8; 2],
    /// The same in solo play `[SAGA-SOL.2]`.
    pub start_solo: [u8; 2],
    /// Price of a level; in solo play `[SAGA-UPK.3]` `[SAGA-SOL.3]`.
    pub level_price: [u8; 2],
    /// Rows of Units and of Power Ups `[SAGA-MAT.6]`.
    pub slots: u8,
    /// Price of a Starbase: Exploration and Combat Tokens `[SAGA-EXP.2]`.
    pub starbase_price: [u8; 2],
    /// Tokens that remove an event `[SAGA-EVT.9]`.
    pub event_price: u8,
    /// Evade cost of a Boss `[SAGA-MOV.3]`.
    pub boss_evade: u8,
    /// Hull of a Regroup `[SAGA-ENC.6]`.
    pub regroup_repair: u8,
    /// Damage of a failed Exploration `[SAGA-ENC.3]`.
    pub exploration_damage: u8,
    /// Sectors that a Scanning Report adds `[SAGA-SCN.4]`.
    pub scan_sectors: u8,
    /// Damage for each Raider that no figure is left for `[SAGA-RAI.3]`.
    pub raider_missing: u8,
    /// Damage of the Ravager `[SAGA-OPC.8]`.
    pub ravager_attack: u8,
    /// Damage of a Boss and of an XPM that the Ravager runs into `[SAGA-OPC.8]`.
    pub collision: [u8; 2],
    /// Exchanges of a duel `[SAGA-ARN.10]`.
    pub duel_exchanges: u8,
    /// Successes of a siege, and damage where it fails `[SAGA-ARN.12]`.
    pub siege: [u8; 2],
    /// Deliveries to the Jumpgate and Starbases besides the home that dominate the Arena
    /// `[SAGA-ARN.20]`.
    pub domination: [u8; 2],
}
