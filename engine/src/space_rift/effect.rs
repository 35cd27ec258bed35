//! The effects of cards: a fixed vocabulary in which the content is written and which
//! `play/effects.rs` executes, so no card needs special code.

use super::battlefield::Sector;
#[cfg(feature = "schema")]
use super::content::{
    cards::{MAX_AMOUNT, MAX_MARKERS, MAX_UNITS},
    figures_check::MAX_RANGE,
};
use super::dice::Face;
#[cfg(feature = "schema")]
use super::dice::MAX_DICE;
use super::unit::Class;
use serde::{Deserialize, Serialize};

/// A number on a card: fixed, or relative to the command rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "So many, or the command rating and so many more.")
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Count"))]
pub enum EffectCount {
    /// A fixed number.
    Fixed(#[cfg_attr(feature = "schema", schemars(range(max = MAX_UNITS)))] u8),
    /// The command rating plus a number `[SR-5.3]`.
    #[cfg_attr(feature = "schema", schemars(extend("additionalProperties" = false)))]
    Rating {
        /// Number that is added to the command rating.
        #[cfg_attr(feature = "schema", schemars(range(max = MAX_UNITS)))]
        rating: u8,
    },
}

impl EffectCount {
    /// Returns the number at this command rating.
    #[must_use]
    pub const fn at(self, rating: u8) -> u8 {
        match self {
            Self::Fixed(count) => count,
            Self::Rating { rating: added } => rating.saturating_add(added),
        }
    }
}

/// The area in which units may be ordered `[SR-5.2]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Where")
)]
pub enum OrderArea {
    /// The whole battlefield.
    Any,
    /// The section that is printed on the copy of the card.
    Own,
    /// The left section, from the player's point of view.
    Left,
    /// The center section.
    Center,
    /// The right section, from the player's point of view.
    Right,
}

impl OrderArea {
    /// Returns the sector on a card with this section printed; `None` for the whole battlefield.
    #[must_use]
    pub const fn sector(self, printed: Option<Sector>) -> Option<Sector> {
        match self {
            Self::Any => None,
            Self::Own => printed,
            Self::Left => Some(Sector::Left),
            Self::Center => Some(Sector::Center),
            Self::Right => Some(Sector::Right),
        }
    }
}

/// A filter for the units that may be ordered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Filter")
)]
pub enum UnitFilter {
    /// All units.
    #[default]
    None,
    /// Units of one class.
    Class(Class),
    /// One flagship and the units within this number of hexes; without a flagship, any one unit.
    NearFlag(#[cfg_attr(feature = "schema", schemars(range(max = MAX_RANGE)))] u8),
}

/// The distances of combats that an effect applies to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "range-", serialize_all = "kebab-case", const_into_str)]
pub enum Range {
    /// Close quarters: distance 1.
    Close,
    /// Distance 2 and more.
    Ranged,
    /// All distances.
    Any,
}

impl Range {
    /// Returns whether the range includes a distance in hexes.
    #[must_use]
    pub const fn covers(self, hexes: u8) -> bool {
        match self {
            Self::Close => hexes == 1,
            Self::Ranged => hexes > 1,
            Self::Any => true,
        }
    }
}

/// The duration of a change in dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Scope {
    /// Only the current roll.
    This,
    /// All attacks of units ordered this turn.
    Ordered,
}

/// An action that a card forbids to ordered units.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Restriction {
    /// Moving.
    Move,
    /// Fighting in close quarters.
    Close,
}

/// The condition for restoring a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Repair {
    /// The ship is always restored.
    Sure,
    /// The ship is restored if a die shows the unit's own symbol or a blast.
    Rolled,
}

/// One effect of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Effect {
    /// A number of units may be ordered.
    Order {
        /// Number of units.
        count: EffectCount,
        /// Area of the units.
        at: OrderArea,
        /// Which units in the area may be ordered.
        #[serde(default)]
        only: UnitFilter,
    },
    /// The number of dice changes.
    Dice {
        /// Change in the number of dice; it may be negative.
        #[cfg_attr(feature = "schema", schemars(range(min = -i16::from(MAX_AMOUNT), max = MAX_AMOUNT)))]
        #[serde(rename = "by")]
        delta: i8,
        /// Distances of the combats.
        range: Range,
        /// Duration of the change.
        scope: Scope,
    },
    /// The named unit may move this number of additional hexes; not combined with warp.
    Boost(#[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))] u8),
    /// Ordered units may not take this action.
    Forbid(Restriction),
    /// Each ordered unit may move again after its combat, by this number of hexes.
    MoveAfter(#[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))] u8),
    /// Several cards are drawn in place of the played one, and only some are kept.
    DrawKeep {
        /// Number of cards drawn.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_AMOUNT)))]
        #[serde(rename = "draw")]
        draw_count: u8,
        /// Number of cards kept.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_AMOUNT)))]
        #[serde(rename = "keep")]
        keep_count: u8,
    },
    /// The player takes this number of star tokens.
    Stars(#[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))] u8),
    /// Red-alert markers are removed from up to this number of the player's units.
    ClearMarkers(#[cfg_attr(feature = "schema", schemars(range(max = MAX_MARKERS)))] u8),
    /// A ship is restored to each of a number of the player's units without an adjacent enemy.
    Restore {
        /// How many units have a ship restored.
        units: EffectCount,
        /// Condition for each ship.
        mode: Repair,
        /// Whether the red-alert markers of these units are removed as well.
        #[serde(default)]
        #[serde(rename = "clear")]
        clears_alert: bool,
    },
    /// Up to this number of dice of the roll may be rerolled once.
    Reroll(#[cfg_attr(feature = "schema", schemars(range(max = MAX_DICE)))] u8),
    /// Each die with this face is a hit that shields do not ignore; a star used this way gives no
    /// token.
    Convert(Face),
    /// The target ignores no blasts.
    ShieldsOff,
    /// Features do not reduce dice.
    NoTerrain,
    /// This number of hits of the roll is prevented.
    Prevent(#[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))] u8),
    /// All red alerts of the roll are ignored.
    IgnoreAlerts,
    /// Any unit may pursue now, at no cost.
    FreePursuit,
    /// The target rolls first, with this number of additional dice.
    StrikeFirst(#[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))] u8),
    /// The target evades by up to this number of hexes; the attack is used up.
    Evade(#[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))] u8),
    /// Both sides roll for a ship of an adjacent enemy unit.
    TakeShip {
        /// Type of the player's unit.
        own: TypeCode,
        /// Class of the enemy unit.
        class: Class,
        /// Minimum number of ships of the enemy unit.
        #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
        ships: u8,
        /// Dice of each side in addition to one for each ship.
        #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
        dice: u8,
        /// Number of ships at which a unit is full; a full unit does not keep a ship that it wins.
        #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
        #[serde(rename = "full")]
        full_ships: u8,
    },
    /// The enemy loses this number of random combat cards.
    Discard(#[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))] u8),
    /// The enemy's last command card is played again; if there is none, this number of units may be
    /// ordered anywhere.
    Copy(#[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))] u8),
}

/// The code of a unit type: two capital letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct TypeCode(pub [u8; 2]);

impl TypeCode {
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or("")
    }

    /// Parses a code, or returns `None`.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let code: [u8; 2] = text.as_bytes().try_into().ok()?;
        code.iter()
            .all(u8::is_ascii_uppercase)
            .then_some(Self(code))
    }
}

/// Regular expression for the codes that [`TypeCode::of`] accepts.
#[cfg(feature = "schema")]
pub const CODE_PATTERN: &str = "[A-Z]{2}";

#[cfg(feature = "schema")]
impl schemars::JsonSchema for TypeCode {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TypeCode".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": format!("^{CODE_PATTERN}$") })
    }
}

impl Serialize for TypeCode {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for TypeCode {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::of(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("`{text}` is not a type code")))
    }
}
