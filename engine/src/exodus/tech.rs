//! Technologies: which there are, and sets of them. What one costs stands in the figures, what it
//! does in the chapters of play.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many technologies there are.
pub const TECHS: usize = 28;

/// A technology, in the order of the rules `[EXO-8]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Tech {
    /// Advanced Trading `[EXO-8.1]`.
    #[default]
    AdvTrading,
    /// Advanced Phasium Extraction `[EXO-8.2]`.
    AdvPhasium,
    /// Advanced Axinium Extraction `[EXO-8.3]`.
    AdvAxinium,
    /// Advanced C.P. Extraction `[EXO-8.4]`.
    AdvCp,
    /// Advanced Banking `[EXO-8.5]`.
    AdvBanking,
    /// Basic Politics `[EXO-8.6]`.
    BasicPolitics,
    /// Advanced Politics `[EXO-8.7]`.
    AdvPolitics,
    /// Expert Politics `[EXO-8.8]`.
    ExpertPolitics,
    /// Master Politics `[EXO-8.9]`.
    MasterPolitics,
    /// Expert Cloning `[EXO-8.10]`.
    ExpertCloning,
    /// Hypersonic Rockets `[EXO-8.11]`.
    Hypersonic,
    /// Biochemical Rockets `[EXO-8.12]`.
    Biochemical,
    /// Graviton Rockets `[EXO-8.13]`.
    Graviton,
    /// Electromagnetic Shield `[EXO-8.14]`.
    EmShield,
    /// Multipolar Grid Shield `[EXO-8.15]`.
    MgShield,
    /// Quark-Gluon Plasma Shield `[EXO-8.16]`.
    QgpShield,
    /// Plasma Cannon `[EXO-8.17]`.
    Plasma,
    /// Solid-State Laser Cannon `[EXO-8.18]`.
    Ssl,
    /// Antimatter Cannon `[EXO-8.19]`.
    Antimatter,
    /// Advanced Maneuver `[EXO-8.20]`.
    AdvManeuver,
    /// Basic Repairs `[EXO-8.21]`.
    BasicRepairs,
    /// Civilian Ships `[EXO-8.22]`.
    CivilianShips,
    /// Advanced Mining `[EXO-8.23]`.
    AdvMining,
    /// Radar `[EXO-8.24]`.
    Radar,
    /// Cloaking `[EXO-8.25]`.
    Cloaking,
    /// Fusion Drive `[EXO-8.26]`.
    Fusion,
    /// Antigravity Drive `[EXO-8.27]`.
    Antigravity,
    /// Basic Research `[EXO-8.28]`.
    BasicResearch,
}

/// The type of a technology `[EXO-7.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// Counts as all three others `[EXO-7.4]`.
    #[default]
    General,
    /// Military.
    Military,
    /// Civilian.
    Civilian,
    /// Transport.
    Transport,
}

/// The species that a technology comes from, as a color `[EXO-7.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// Brown.
    #[default]
    Brown,
    /// Grey.
    Grey,
    /// Purple.
    Purple,
    /// White.
    White,
}

impl Tech {
    /// All technologies.
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

    /// The technology as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its key in content and phrases.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::AdvTrading => "adv-trading",
            Self::AdvPhasium => "adv-phasium",
            Self::AdvAxinium => "adv-axinium",
            Self::AdvCp => "adv-cp",
            Self::AdvBanking => "adv-banking",
            Self::BasicPolitics => "basic-politics",
            Self::AdvPolitics => "adv-politics",
            Self::ExpertPolitics => "expert-politics",
            Self::MasterPolitics => "master-politics",
            Self::ExpertCloning => "expert-cloning",
            Self::Hypersonic => "hypersonic",
            Self::Biochemical => "biochemical",
            Self::Graviton => "graviton",
            Self::EmShield => "em-shield",
            Self::MgShield => "mg-shield",
            Self::QgpShield => "qgp-shield",
            Self::Plasma => "plasma",
            Self::Ssl => "ssl",
            Self::Antimatter => "antimatter",
            Self::AdvManeuver => "adv-maneuver",
            Self::BasicRepairs => "basic-repairs",
            Self::CivilianShips => "civilian-ships",
            Self::AdvMining => "adv-mining",
            Self::Radar => "radar",
            Self::Cloaking => "cloaking",
            Self::Fusion => "fusion",
            Self::Antigravity => "antigravity",
            Self::BasicResearch => "basic-research",
        }
    }
}

/// A set of technologies, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TechSet(u32);

impl TechSet {
    /// No technology.
    pub const NONE: Self = Self(0);

    /// This set and `tech`.
    #[must_use]
    pub const fn with(self, tech: Tech) -> Self {
        Self(self.0 | 1 << tech as u8)
    }

    /// Puts `tech` in.
    pub const fn insert(&mut self, tech: Tech) {
        self.0 |= 1 << tech as u8;
    }

    /// Takes `tech` out.
    pub const fn remove(&mut self, tech: Tech) {
        self.0 &= !(1 << tech as u8);
    }

    /// Whether `tech` is in it.
    #[must_use]
    pub const fn has(self, tech: Tech) -> bool {
        self.0 >> tech as u8 & 1 == 1
    }

    /// Technologies of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many technologies are in it.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no technology is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The technologies in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Tech> {
        Tech::ALL.into_iter().filter(move |&tech| self.has(tech))
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
