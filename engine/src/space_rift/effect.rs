//! What cards do: a closed vocabulary that the content is written in and one executor carries out
//! (`play/effects.rs`). No card has code of its own.

use super::battlefield::Sector;
use super::dice::Face;
use super::unit::Class;
use serde::{Deserialize, Serialize};

/// A number that a card names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum EffectCount {
    /// So many.
    Fixed(u8),
    /// The command rating and so many more `[SR-5.3]`.
    Rating {
        /// How many more.
        rating: u8,
    },
}

impl EffectCount {
    /// The number at this command rating.
    #[must_use]
    pub const fn at(self, rating: u8) -> u8 {
        match self {
            Self::Fixed(count) => count,
            Self::Rating { rating: more } => rating.saturating_add(more),
        }
    }
}

/// Where units may be ordered `[SR-5.2]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OrderArea {
    /// Anywhere.
    Any,
    /// In the section that is printed on the copy of the card.
    Own,
    /// In the player's left.
    Left,
    /// In the center.
    Center,
    /// In the player's right.
    Right,
}

impl OrderArea {
    /// The part of the battlefield, on a card with this section printed; `None` is anywhere.
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

/// Which units may be ordered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnitFilter {
    /// All.
    #[default]
    None,
    /// One class.
    Class(Class),
    /// One flagship and what is within so many hexes of it; with none, any one unit.
    NearFlag(u8),
}

/// Which combats change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Range {
    /// Close quarters.
    Close,
    /// Two hexes and more.
    Ranged,
    /// Both.
    Any,
}

impl Range {
    /// Whether a combat over so many hexes is meant.
    #[must_use]
    pub const fn covers(self, hexes: u8) -> bool {
        match self {
            Self::Close => hexes == 1,
            Self::Ranged => hexes > 1,
            Self::Any => true,
        }
    }
}

/// How long a change of dice lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// The roll at hand.
    This,
    /// All attacks of units ordered this turn.
    Ordered,
}

/// What ordered units may not do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Restriction {
    /// Move.
    Move,
    /// Fight in close quarters.
    Close,
}

/// How ships come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repair {
    /// Always.
    Sure,
    /// When a die shows the unit's own face or a blast.
    Rolled,
}

/// One effect of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// So many units may be ordered.
    Order {
        /// How many.
        count: EffectCount,
        /// Where.
        at: OrderArea,
        /// Which.
        #[serde(default)]
        only: UnitFilter,
    },
    /// More dice, or fewer.
    Dice {
        /// How many more.
        by: i8,
        /// In which combats.
        range: Range,
        /// How long.
        scope: Scope,
    },
    /// So many hexes more for the named unit's move; not with warp.
    Boost(u8),
    /// Ordered units may not do this.
    Forbid(Restriction),
    /// After its own combat step each ordered unit may move again so many hexes.
    MoveAfter(u8),
    /// Of the cards drawn in place of the played one, only so many are kept.
    DrawKeep {
        /// Cards drawn.
        draw: u8,
        /// Cards kept.
        keep: u8,
    },
    /// So many tokens.
    Stars(u8),
    /// Red-alert markers go from up to so many own units.
    ClearMarkers(u8),
    /// A ship comes back to each of so many own units that no enemy is next to.
    Restore {
        /// How many units.
        units: EffectCount,
        /// Whether it is sure.
        mode: Repair,
        /// Whether their markers go as well.
        #[serde(default)]
        clear: bool,
    },
    /// Up to so many dice of the roll are rolled again, once.
    Reroll(u8),
    /// Each such face is a hit that shields do not ignore; a star so used gives no token.
    Convert(Face),
    /// The target ignores no blasts.
    ShieldsOff,
    /// Features take no dice.
    NoTerrain,
    /// So many hits of the roll less.
    Prevent(u8),
    /// All red alerts of the roll are ignored.
    IgnoreAlerts,
    /// Any unit may pursue now, for nothing.
    FreePursuit,
    /// The target rolls first, with so many dice more.
    StrikeFirst(u8),
    /// The target slips away up to so many hexes; the attack is spent.
    Evade(u8),
    /// An opposed roll for a ship of an adjacent unit.
    TakeShip {
        /// Type of the own unit.
        own: TypeCode,
        /// Class of the enemy unit.
        class: Class,
        /// Ships it has at least.
        ships: u8,
        /// Dice of each side besides one for each ship.
        dice: u8,
        /// A unit with so many ships takes no more: the ship is lost.
        full: u8,
    },
    /// The enemy loses so many random combat cards.
    Discard(u8),
    /// The enemy's last command card again; where there is none, so many units anywhere.
    Copy(u8),
}

/// The code of a type of unit, two capitals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct TypeCode(pub [u8; 2]);

impl TypeCode {
    /// The code as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or("")
    }

    /// The code in a text.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let code: [u8; 2] = text.as_bytes().try_into().ok()?;
        code.iter()
            .all(u8::is_ascii_uppercase)
            .then_some(Self(code))
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
        Self::of(&text).ok_or_else(|| serde::de::Error::custom(format!("`{text}` is no code")))
    }
}
