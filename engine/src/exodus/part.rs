//! The kinds of ship parts and rockets. [`super::figures`] has their numbers and shapes.

use serde::{Deserialize, Serialize};

/// Number of kinds of parts; they precede the rockets in [`Item`].
pub const PARTS: usize = 10;
/// Number of kinds of parts and rockets.
pub const ITEMS: usize = 13;

/// A part or rocket that Buy Upgrades sells `[EXO-7.11]`, in the order of table D-5.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Item {
    /// Nuclear Drive, with speed 1 and no technology needed.
    #[default]
    Nuclear,
    /// Fusion Drive, with speed 2.
    Fusion,
    /// Antigravity Drive, with speed 3.
    Antigravity,
    /// Phase Cannon, with 1 die and no technology needed.
    Phase,
    /// Solid-State Laser Cannon, with 2 dice.
    Ssl,
    /// Plasma Cannon, with 3 dice.
    Plasma,
    /// Antimatter Cannon, with 5 dice.
    Antimatter,
    /// Electromagnetic Shield, with strength 1.
    Em,
    /// Multipolar Grid Shield, with strength 2.
    Mg,
    /// Quark-Gluon Plasma Shield, with strength 3.
    Qgp,
    /// Hypersonic Rocket, which destroys resource tokens.
    Hypersonic,
    /// Biochemical Rocket, which destroys cubes.
    Biochemical,
    /// Graviton Rocket, which destroys planets.
    Graviton,
}

/// A part of ships. Lists by part are in the order of [`Item`].
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(type = "Exclude<Item, Rocket>")]
pub struct Part;

/// The kind of an item, which determines the meaning of its value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ItemKind {
    /// A drive; its value is the speed.
    Drive,
    /// A cannon; its value is the number of dice.
    Cannon,
    /// A shield; its value is the strength.
    Shield,
    /// A rocket; its value is the number of damage dice.
    Rocket,
}

/// One of the three kinds of rockets. Lists by rocket are in this order `[EXO-10.8]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Rocket {
    /// Destroys resource tokens.
    #[default]
    Hypersonic,
    /// Destroys cubes.
    Biochemical,
    /// Destroys planets.
    Graviton,
}

impl Item {
    pub const ALL: [Self; ITEMS] = [
        Self::Nuclear,
        Self::Fusion,
        Self::Antigravity,
        Self::Phase,
        Self::Ssl,
        Self::Plasma,
        Self::Antimatter,
        Self::Em,
        Self::Mg,
        Self::Qgp,
        Self::Hypersonic,
        Self::Biochemical,
        Self::Graviton,
    ];

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[must_use]
    pub const fn kind(self) -> ItemKind {
        match self {
            Self::Nuclear | Self::Fusion | Self::Antigravity => ItemKind::Drive,
            Self::Phase | Self::Ssl | Self::Plasma | Self::Antimatter => ItemKind::Cannon,
            Self::Em | Self::Mg | Self::Qgp => ItemKind::Shield,
            Self::Hypersonic | Self::Biochemical | Self::Graviton => ItemKind::Rocket,
        }
    }

    /// Returns the rocket kind of the item, or `None` for a part.
    #[must_use]
    pub const fn rocket(self) -> Option<Rocket> {
        match self {
            Self::Hypersonic => Some(Rocket::Hypersonic),
            Self::Biochemical => Some(Rocket::Biochemical),
            Self::Graviton => Some(Rocket::Graviton),
            _ => None,
        }
    }

    /// Returns the key of the item in content files and phrases.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.into_str()
    }
}

impl Rocket {
    pub const ALL: [Self; 3] = [Self::Hypersonic, Self::Biochemical, Self::Graviton];

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the item that the rocket is bought as.
    #[must_use]
    pub const fn item(self) -> Item {
        match self {
            Self::Hypersonic => Item::Hypersonic,
            Self::Biochemical => Item::Biochemical,
            Self::Graviton => Item::Graviton,
        }
    }
}
