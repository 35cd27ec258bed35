//! Technologies and sets of them. The costs are in the figures; the modules of `play` implement the
//! effects.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Number of technologies.
pub const TECHS: usize = 28;

/// A technology, in the order of the rules `[EXO-8]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Tech {
    /// Advanced Trading: red market rates, and sales and purchases in one Trade `[EXO-8.1]`.
    #[default]
    AdvTrading,
    /// Advanced Phasium Extraction: one more Phasium from each green planet at Upkeep `[EXO-8.2]`.
    AdvPhasium,
    /// Advanced Axinium Extraction: one more Axinium from each red planet at Upkeep `[EXO-8.3]`.
    AdvAxinium,
    /// Advanced C.P. Extraction: one more token from each blue planet at Upkeep `[EXO-8.4]`.
    AdvCp,
    /// Advanced Banking: one more die in Banking `[EXO-8.5]`.
    AdvBanking,
    /// Basic Politics: the first Action card may be taken back `[EXO-8.6]`.
    BasicPolitics,
    /// Advanced Politics: no income tax `[EXO-8.7]`.
    AdvPolitics,
    /// Expert Politics: reactions cost one cube less `[EXO-8.8]`.
    ExpertPolitics,
    /// Master Politics: a third Action card `[EXO-8.9]`.
    MasterPolitics,
    /// Expert Cloning: one more cube at Growth `[EXO-8.10]`.
    ExpertCloning,
    /// Hypersonic Rockets, which destroy resource tokens, may be bought `[EXO-8.11]`.
    Hypersonic,
    /// Biochemical Rockets, which destroy cubes, may be bought `[EXO-8.12]`.
    Biochemical,
    /// Graviton Rockets, which destroy planets, may be bought `[EXO-8.13]`.
    Graviton,
    /// Electromagnetic Shields with strength 1 may be bought `[EXO-8.14]`.
    EmShield,
    /// Multipolar Grid Shields with strength 2 may be bought `[EXO-8.15]`.
    MgShield,
    /// Quark-Gluon Plasma Shields with strength 3 may be bought `[EXO-8.16]`.
    QgpShield,
    /// Plasma Cannons with 3 dice may be bought `[EXO-8.17]`.
    Plasma,
    /// Solid-State Laser Cannons with 2 dice may be bought `[EXO-8.18]`.
    Ssl,
    /// Antimatter Cannons with 5 dice may be bought `[EXO-8.19]`.
    Antimatter,
    /// Advanced Maneuver: deployment on red and green planets always succeeds `[EXO-8.20]`.
    AdvManeuver,
    /// Basic Repairs: removes one damage from each ship of the seat at Upkeep `[EXO-8.21]`.
    BasicRepairs,
    /// Civilian Ships: cubes move freely among planets with cubes of the seat in the Mount step
    /// `[EXO-8.22]`.
    CivilianShips,
    /// Advanced Mining: one more die in Mining `[EXO-8.23]`.
    AdvMining,
    /// Radar: detects cloaked ships, and adds 1 to rocket distance dice `[EXO-8.24]`.
    Radar,
    /// Cloaking: the seat's ships are hidden from players without Radar `[EXO-8.25]`.
    Cloaking,
    /// Fusion Drives with speed 2 may be bought `[EXO-8.26]`.
    Fusion,
    /// Antigravity Drives with speed 3 may be bought `[EXO-8.27]`.
    Antigravity,
    /// Basic Research: a discount for every type `[EXO-8.28]`.
    BasicResearch,
}

/// The type of a technology, which discounts depend on `[EXO-7.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Field {
    /// Counts as all three other types `[EXO-7.4]`.
    #[default]
    General,
    Military,
    Civilian,
    Transport,
}

/// The color of a technology, which stands for the species it comes from `[EXO-7.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "TechColor")
)]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Origin {
    #[default]
    Brown,
    Grey,
    Purple,
    White,
}

impl Tech {
    pub const ALL: [Self; TECHS] = [
        Self::AdvTrading,
        Self::AdvPhasium,
        Self::AdvAxinium,
        Self::AdvCp,
        Self::AdvBanking,
        Self::BasicPolitics,
        Self::AdvPolitics,
        Self::ExpertPolitics,
        Self::MasterPolitics,
        Self::ExpertCloning,
        Self::Hypersonic,
        Self::Biochemical,
        Self::Graviton,
        Self::EmShield,
        Self::MgShield,
        Self::QgpShield,
        Self::Plasma,
        Self::Ssl,
        Self::Antimatter,
        Self::AdvManeuver,
        Self::BasicRepairs,
        Self::CivilianShips,
        Self::AdvMining,
        Self::Radar,
        Self::Cloaking,
        Self::Fusion,
        Self::Antigravity,
        Self::BasicResearch,
    ];

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the key of the technology in content files and phrases.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.into_str()
    }
}

/// A set of technologies, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "Tech[]"))]
pub struct TechSet(u32);

impl TechSet {
    pub const NONE: Self = Self(0);

    /// Returns the set with `tech` added.
    #[must_use]
    pub const fn with(self, tech: Tech) -> Self {
        Self(self.0 | 1 << tech as u8)
    }

    /// Adds `tech` to the set.
    pub const fn insert(&mut self, tech: Tech) {
        self.0 |= 1 << tech as u8;
    }

    /// Removes `tech` from the set.
    pub const fn remove(&mut self, tech: Tech) {
        self.0 &= !(1 << tech as u8);
    }

    /// Returns whether the set contains `tech`.
    #[must_use]
    pub const fn contains(self, tech: Tech) -> bool {
        self.0 >> tech as u8 & 1 == 1
    }

    /// Returns the intersection of two sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the number of technologies in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the technologies in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Tech> {
        Tech::ALL
            .into_iter()
            .filter(move |&tech| self.contains(tech))
    }
}

impl FromIterator<Tech> for TechSet {
    fn from_iter<I: IntoIterator<Item = Tech>>(techs: I) -> Self {
        techs.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for TechSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for TechSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<Tech>::deserialize(deserializer)?
                .into_iter()
                .collect())
        } else {
            u32::deserialize(deserializer).map(|bits| Self(bits & ((1 << TECHS) - 1)))
        }
    }
}
