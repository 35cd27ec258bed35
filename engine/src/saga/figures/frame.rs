//! Basic values of the rules: starting values, prices, track levels and damage.

#[cfg(feature = "schema")]
use super::super::content::{
    card_files::ActionDeck,
    figures_check::{
        AMOUNT, DOMINATION, EVENT_PRICE, GAIN, HULL, PRICE, SCAN_SECTORS, SLOTS, STARBASE_PRICE,
        STAT, SUCCESS, TrackReward,
    },
};
use super::super::ids::DeckId;
use super::GearQuality;
use serde::{Deserialize, Serialize};

/// The reward of a level of a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum LevelReward {
    /// Equips a card of the track's kind.
    Equip(GearQuality),
    /// Gains a number of one good.
    Gain(
        super::super::effect::Good,
        #[cfg_attr(feature = "schema", schemars(range(min = GAIN.0, max = GAIN.1)))] u8,
    ),
    /// Raises Combat, Shield and Speed by 1.
    Stats,
    /// Gains an Activation Token.
    Activation,
    /// Draws an action card from this deck.
    Draw(
        #[serde(with = "deck_serde")]
        #[cfg_attr(feature = "schema", schemars(with = "ActionDeck"))]
        #[cfg_attr(feature = "schema", ts(as = "GearQuality"))]
        DeckId,
    ),
}

/// Serializes a deck of action cards as `common` or `special`.
mod deck_serde {
    use super::DeckId;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(deck: &DeckId, serializer: S) -> Result<S::Ok, S::Error> {
        let is_special = *deck == DeckId::SPECIAL;
        (if is_special { "special" } else { "common" }).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DeckId, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "common" => Ok(DeckId::COMMON),
            "special" => Ok(DeckId::SPECIAL),
            other => Err(D::Error::custom(format!("`{other}` is not an action deck"))),
        }
    }
}

/// One level of the Starport or the Research Lab.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Level {
    /// What a seat gains when it reaches the level.
    #[cfg_attr(feature = "schema", schemars(with = "TrackReward"))]
    pub reward: LevelReward,
    /// Whether the Command Center rises too (CC+).
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Whether the Command Center rises too.")
    )]
    #[serde(rename = "center")]
    pub raises_center: bool,
}

/// Basic values of the rules, the same in all scenarios.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Frame {
    /// Combat, Shield and Speed at the start `[SAGA-SET.4]`.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = STAT.0, max = STAT.1))))]
    pub stats: [u8; 3],
    /// Hull at the start and after destruction `[SAGA-SET.4]` `[SAGA-DES.1]`.
    #[cfg_attr(feature = "schema", schemars(range(min = HULL.0, max = HULL.1)))]
    pub hull: u8,
    /// Maximum Hull `[SAGA-MAT.3]`.
    #[cfg_attr(feature = "schema", schemars(range(min = HULL.0, max = HULL.1)))]
    pub hull_max: u8,
    /// Maximum effective value of a stat, and maximum number of dice `[SAGA-MAT.1]` `[SAGA-GEN.6]`.
    #[cfg_attr(feature = "schema", schemars(range(min = STAT.0, max = STAT.1)))]
    pub stat_max: u8,
    /// Lowest face that is a success `[SAGA-GEN.4]`.
    #[cfg_attr(feature = "schema", schemars(range(min = SUCCESS.0, max = SUCCESS.1)))]
    pub success: u8,
    /// Astartium and Activation Tokens at the start `[SAGA-SET.3]`.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = AMOUNT.0, max = AMOUNT.1))))]
    pub start: [u8; 2],
    /// Astartium and Activation Tokens at the start of solo play `[SAGA-SOL.2]`.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = AMOUNT.0, max = AMOUNT.1))))]
    pub start_solo: [u8; 2],
    /// Price of a level in Astartium, normally and in solo play `[SAGA-UPK.3]` `[SAGA-SOL.3]`.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = PRICE.0, max = PRICE.1))))]
    pub level_price: [u8; 2],
    /// Maximum number of equipped Units, and of equipped Power Ups `[SAGA-MAT.6]`.
    #[cfg_attr(feature = "schema", schemars(range(min = SLOTS.0, max = SLOTS.1)))]
    pub slots: u8,
    /// Price of a Starbase in Exploration and Combat Tokens `[SAGA-EXP.2]`.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = STARBASE_PRICE.0, max = STARBASE_PRICE.1))))]
    pub starbase_price: [u8; 2],
    /// Number of Combat Tokens that remove an event `[SAGA-EVT.9]`.
    #[cfg_attr(feature = "schema", schemars(range(min = EVENT_PRICE.0, max = EVENT_PRICE.1)))]
    pub event_price: u8,
    /// Evade cost of a Boss in Movement Points `[SAGA-MOV.3]`.
    #[cfg_attr(feature = "schema", schemars(range(min = AMOUNT.0, max = AMOUNT.1)))]
    pub boss_evade: u8,
    /// Hull that a Regroup repairs `[SAGA-ENC.6]`.
    #[cfg_attr(feature = "schema", schemars(range(min = PRICE.0, max = PRICE.1)))]
    pub regroup_repair: u8,
    /// Damage of a failed Exploration `[SAGA-ENC.3]`.
    #[cfg_attr(feature = "schema", schemars(range(min = AMOUNT.0, max = AMOUNT.1)))]
    pub exploration_damage: u8,
    /// Number of sectors that a Scanning Report adds without an XPM `[SAGA-SCN.4]`.
    #[cfg_attr(feature = "schema", schemars(range(min = SCAN_SECTORS.0, max = SCAN_SECTORS.1)))]
    pub scan_sectors: u8,
    /// Damage to every armada for each Raider without a free figure `[SAGA-RAI.3]`.
    #[cfg_attr(feature = "schema", schemars(range(min = AMOUNT.0, max = AMOUNT.1)))]
    pub raider_missing: u8,
    /// Damage of the Ravager's attack, before the Shield roll `[SAGA-OPC.8]`.
    #[cfg_attr(feature = "schema", schemars(range(min = AMOUNT.0, max = AMOUNT.1)))]
    pub ravager_attack: u8,
    /// Damage to every armada when the Ravager destroys a Boss, and an XPM `[SAGA-OPC.8]`.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = AMOUNT.0, max = AMOUNT.1))))]
    pub collision: [u8; 2],
    /// Maximum number of exchanges in a duel `[SAGA-ARN.10]`.
    #[cfg_attr(feature = "schema", schemars(range(min = STAT.0, max = STAT.1)))]
    pub duel_exchanges: u8,
    /// Successes that a siege needs, and damage if it fails `[SAGA-ARN.12]`.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = STAT.0, max = STAT.1))))]
    pub siege: [u8; 2],
    /// Deliveries to the Jumpgate and non-home Starbases that win by domination `[SAGA-ARN.20]`.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = DOMINATION.0, max = DOMINATION.1))))]
    pub domination: [u8; 2],
}
