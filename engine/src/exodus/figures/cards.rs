//! The data of Political, Resistance and Ability cards. `play` carries out their effects.

#[cfg(feature = "schema")]
use crate::exodus::content::{
    cards_check::{MAX_DICE, MAX_EFFECTS, MAX_TOKENS, effects_by_kind},
    effects_check::{AbilityEffect, InstantEffect, LastingEffect},
};
use crate::exodus::effect::{ActionKind, Effect};
#[cfg(feature = "schema")]
use crate::{content_id::id_pattern, schema::Either};
use serde::{Deserialize, Serialize};

/// The time that a Political card stays in play `[EXO-5.10]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum PoliticalKind {
    /// Stays in play until a card removes it.
    Law,
    /// Stays in play until the Council of the next turn.
    Resolution,
    /// Takes effect at once and is removed from the game.
    Executive,
}

/// The data of a Political card (table D-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = effects_by_kind))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Political {
    /// Unique id, from which the phrase keys of its texts are made.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// The time that the card stays in play.
    pub kind: PoliticalKind,
    /// Whether the card belongs to the Generals expansion.
    #[serde(default)]
    #[serde(rename = "generals")]
    pub is_from_generals: bool,
    /// Immediate effects, applied before the main ones.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<InstantEffect>", length(max = MAX_EFFECTS)))]
    pub now: Vec<Effect>,
    /// Main effects of the card.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Either<InstantEffect, LastingEffect>>", length(max = MAX_EFFECTS)))]
    pub main: Vec<Effect>,
}

/// The data of a Resistance card (table D-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Resistance {
    /// Unique id, from which the phrase keys of its texts are made.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// Level of its deck, 1 to 3.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 3)))]
    pub level: u8,
    /// Whether the card belongs to the Generals expansion.
    #[serde(default)]
    #[serde(rename = "generals")]
    pub is_from_generals: bool,
    /// Number of dice of the guard.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_DICE)))]
    pub dice: u8,
    /// Strength of the guard: it is destroyed by more damage than this.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_DICE)))]
    pub strength: u8,
    /// Victory points of the card while a seat keeps it.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_TOKENS)))]
    pub vp: u8,
    /// Effects when the card is discarded.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<InstantEffect>", length(max = MAX_EFFECTS)))]
    pub bonus: Vec<Effect>,
}

/// The time when an Ability card can be used (table D-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Window {
    /// At the beginning of one of the seat's actions of this kind.
    #[serde(rename = "deed")]
    #[strum(serialize = "deed")]
    Action(ActionKind),
    /// Together with the vote.
    Vote,
    /// Together with the bid for the turn order.
    Order,
    /// Before the first round of one of the seat's battles.
    Battle,
    /// In the seat's Deploy step.
    Deploy,
    /// In the seat's income.
    Income,
    /// Together with the movement orders.
    Orders,
    /// In the seat's target step of the stage Fire WMD.
    Target,
    /// In the seat's Growth.
    Growth,
    /// At the end of the game, where it scores.
    End,
}

/// The data of an Ability card (table D-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Ability {
    /// Unique id, from which the phrase keys of its texts are made.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// The time when the card can be used.
    pub window: Window,
    /// Effects for its owner.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<AbilityEffect>", length(max = MAX_EFFECTS)))]
    pub effects: Vec<Effect>,
}
