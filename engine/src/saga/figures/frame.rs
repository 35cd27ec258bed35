//! Basic values of the rules: starting values, prices, track levels and damage.

use super::super::ids::DeckId;
use super::GearQuality;
use serde::{Deserialize, Serialize};

/// The reward of a level of a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LevelReward {
    /// Equips a card of the track's kind.
    Equip(GearQuality),
    /// Gains a number of one good.
    Gain(super::super::effect::Good, u8),
    /// Raises Combat, Shield and Speed by 1.
    Stats,
    /// Gains an Activation Token.
    Activation,
    /// Draws an action card from this deck.
    Draw(#[serde(with = "deck_serde")] DeckId),
}

/// Serializes a deck of action cards as `common` or `special`.
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

/// One level of the Starport or the Research Lab.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Reward of the level.
    pub reward: LevelReward,
    /// Whether the Command Center rises too (CC+).
    #[serde(default)]
    pub center: bool,
}

/// Basic values of the rules, the same in all scenarios.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// Combat, Shield and Speed at the start `[SAGA-SET.4]`.
    pub stats: [u8; 3],
    /// Hull at the start and after destruction `[SAGA-SET.4]` `[SAGA-DES.1]`.
    pub hull: u8,
    /// Maximum Hull `[SAGA-MAT.3]`.
    pub hull_max: u8,
    /// Maximum effective value of a stat, and maximum number of dice `[SAGA-MAT.1]` `[SAGA-GEN.6]`.
    pub stat_max: u8,
    /// Lowest face that is a success `[SAGA-GEN.4]`.
    pub success: u8,
    /// Astartium and Activation Tokens at the start `[SAGA-SET.3]`.
    pub start: [u8; 2],
    /// Astartium and Activation Tokens at the start of solo play `[SAGA-SOL.2]`.
    pub start_solo: [u8; 2],
    /// Price of a level in Astartium, normally and in solo play `[SAGA-UPK.3]` `[SAGA-SOL.3]`.
    pub level_price: [u8; 2],
    /// Maximum number of equipped Units, and of equipped Power Ups `[SAGA-MAT.6]`.
    pub slots: u8,
    /// Price of a Starbase in Exploration and Combat Tokens `[SAGA-EXP.2]`.
    pub starbase_price: [u8; 2],
    /// Number of Combat Tokens that remove an event `[SAGA-EVT.9]`.
    pub event_price: u8,
    /// Evade cost of a Boss in Movement Points `[SAGA-MOV.3]`.
    pub boss_evade: u8,
    /// Hull that a Regroup repairs `[SAGA-ENC.6]`.
    pub regroup_repair: u8,
    /// Damage of a failed Exploration `[SAGA-ENC.3]`.
    pub exploration_damage: u8,
    /// Number of sectors that a Scanning Report adds without an XPM `[SAGA-SCN.4]`.
    pub scan_sectors: u8,
    /// Damage to every armada for each Raider without a free figure `[SAGA-RAI.3]`.
    pub raider_missing: u8,
    /// Damage of the Ravager's attack, before the Shield roll `[SAGA-OPC.8]`.
    pub ravager_attack: u8,
    /// Damage to every armada when the Ravager destroys a Boss, and an XPM `[SAGA-OPC.8]`.
    pub collision: [u8; 2],
    /// Maximum number of exchanges in a duel `[SAGA-ARN.10]`.
    pub duel_exchanges: u8,
    /// Successes that a siege needs, and damage if it fails `[SAGA-ARN.12]`.
    pub siege: [u8; 2],
    /// Deliveries to the Jumpgate and non-home Starbases that win by domination `[SAGA-ARN.20]`.
    pub domination: [u8; 2],
}
