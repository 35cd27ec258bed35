//! Parts of ships and rockets: which there are. Their figures and shapes stand in the figures.

use serde::{Deserialize, Serialize};

/// How many kinds of parts there are; the items before the rockets.
pub const PARTS: usize = 10;
/// How many kinds of parts and rockets there are.
pub const ITEMS: usize = 13;

/// What can be bought with Buy Upgrades `[EXO-7.11]`, in the order of the table of parts.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    /// Nuclear Drive.
    #[default]
    Nuclear,
    /// Fusion Drive.
    Fusion,
    /// Antigravity Drive.
    Antigravity,
    /// Phase Cannon.
    Phase,
    /// Solid-State Laser Cannon.
    Ssl,
    /// Plasma Cannon.
    Plasma,
    /// Antimatter Cannon.
    Antimatter,
    /// Electromagnetic Shield.
    Em,
    /// Multipolar Grid Shield.
    Mg,
    /// Quark-Gluon Plasma Shield.
    Qgp,
    /// Hypersonic Rocket.
    Hypersonic,
    /// Biochemical Rocket.
    Biochemical,
    /// Graviton Rocket.
    Graviton,
}

/// What kind of item it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemKind {
    /// A drive: speed.
    Drive,
    /// A cannon: dice.
    Cannon,
    /// A shield: strength.
    Shield,
    /// A rocket.
    Rocket,
}

/// The three kinds of rockets `[EXO-10.8]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
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
    /// All items.
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

    /// The item as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What kind of item it is.
    #[must_use]
    pub const fn kind(self) -> ItemKind {
        match self {
            Self::Nuclear | Self::Fusion | Self::Antigravity => ItemKind::Drive,
            Self::Phase | Self::Ssl | Self::Plasma | Self::Antimatter => ItemKind::Cannon,
            Self::Em | Self::Mg | Self::Qgp => ItemKind::Shield,
            Self::Hypersonic | Self::Biochemical | Self::Graviton => ItemKind::Rocket,
        }
    }

    /// The rocket that it is, if it is one.
    #[must_use]
    pub const fn rocket(self) -> Option<Rocket> {
        match self {
            Self::Hypersonic => Some(Rocket::Hypersonic),
            Self::Biochemical => Some(Rocket::Biochemical),
            Self::Graviton => Some(Rocket::Graviton),
            _ => None,
        }
    }

    /// Its key in content and phrases.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Nuclear => "nuclear",
            Self::Fusion => "fusion",
            Self::Antigravity => "antigravity",
            Self::Phase => "phase",
            Self::Ssl => "ssl",
            Self::Plasma => "plasma",
            Self::Antimatter => "antimatter",
            Self::Em => "em",
            Self::Mg => "mg",
            Self::Qgp => "qgp",
            Self::Hypersonic => "hypersonic",
            Self::Biochemical => "biochemical",
            Self::Graviton => "graviton",
        }
    }
}

impl Rocket {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Hypersonic, Self::Biochemical, Self::Graviton];

    /// The rocket as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The item that it is bought as.
    #[must_use]
    pub const fn item(self) -> Item {
        match self {
            Self::Hypersonic => Item::Hypersonic,
            Self::Biochemical => Item::Biochemical,
            Self::Graviton => Item::Graviton,
        }
    }
}
