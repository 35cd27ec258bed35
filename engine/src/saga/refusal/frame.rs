//! Refusals of the frame: set-up, Upkeep, encounters, Expand, the scenario.

use crate::saga::mission::ActionPlace;
use crate::saga::step::Phase;

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameRefusal {
    /// The Commander is not offered any more.
    CommanderTaken,
    /// Somebody has this color.
    ColorTaken,
    /// A solo player has the first color.
    SoloColor,
    /// No armada starts there, or another one does.
    NoStart,
    /// The event or Boss has acted, or is not in play.
    Acted,
    /// The armada has had its turn.
    NoTurn,
    /// The track is at its last level.
    LastLevel,
    /// An event bars levels of this track.
    LevelBarred,
    /// A level costs more Astartium than there is.
    TooDear {
        /// Astartium it costs.
        price: u8,
        /// Astartium in the Cargo.
        have: u8,
    },
    /// There is no such enemy in the sector.
    NoEnemy,
    /// The Boss is behind its force field.
    Shielded,
    /// An enemy is in the sector.
    NotClear,
    /// An enemy is in the sector, and what the scenario lets one do needs it clear.
    Beset,
    /// An event bars drawing a card.
    DrawBarred,
    /// The deck is empty.
    NoCards,
    /// Hull is at its most.
    HullFull,
    /// The card is not equipped.
    NotEquipped,
    /// An Activation Token lies on the card.
    Used,
    /// The other card is not in the deck, or of another kind or quality.
    NoSwap,
    /// The armada has no unspent Activation Token.
    NoToken,
    /// The armada is not where this can be done.
    NotHere {
        /// The phase in which it is done.
        phase: Phase,
        /// Where.
        place: ActionPlace,
    },
    /// The scenario has no such action.
    NoSuch {
        /// The phase that was meant.
        phase: Phase,
    },
    /// The thing is not found yet, or gone.
    Unfound,
    /// No XPM is in the Cargo.
    NoXpm,
    /// The Cargo holds an XPM.
    CargoFull,
    /// No Astartium lies there.
    NothingHere,
    /// The scenario card has no slot left.
    NoRoom,
    /// The thing carries no XPM.
    Unladen,
    /// The thing carries an XPM.
    Laden,
    /// The thing was towed this round.
    Towed,
    /// The thing has all its Hull.
    Whole,
    /// What it costs is not there.
    CostTooDear {
        /// How many it costs.
        price: u8,
        /// How many there are.
        have: u8,
        /// Of what, as a phrase key.
        what: &'static str,
    },
    /// It was done as often as it can be.
    Spent {
        /// The phase in which it is done.
        phase: Phase,
    },
    /// More than can be taken.
    TooMuch,
    /// Nothing is taken.
    TooLittle,
    /// The hex is not next to the thing, or not a face-up sector.
    NotNext,
    /// Something there stops the thing.
    Blocked,
    /// The thing has not the Hull to fly there.
    NoFuel {
        /// Hull it costs.
        price: u8,
        /// Hull there is.
        have: u8,
    },
    /// There is no step to tow the thing.
    NoTow,
    /// No rival that can be challenged is there.
    NoRival,
    /// The rival is at home.
    RivalHome,
    /// The rival was in a duel this round.
    Duelled,
    /// No Starbase of a rival is there that can fall.
    NoSiege,
    /// An armada of its owner defends the Starbase.
    Defended,
    /// No Starbases are built in this scenario.
    NoBuilding,
    /// An event bars building.
    BuildBarred,
    /// Not in this sector.
    BuildPlace,
    /// A Starbase stands there.
    BuildTaken,
    /// A Raider is there.
    BuildRaider,
    /// No Starbase is left.
    NoStarbase,
    /// Builder and helpers have too few tokens together.
    WorksTooDear {
        /// Tokens it costs.
        price: u8,
        /// Tokens there are.
        have: u8,
    },
    /// The shares do not make up the price, or somebody does not have so much.
    BadShare,
    /// The seat has given up.
    GaveUp,
    /// Something is under way.
    UnderWay,
}

impl FrameRefusal {
    /// The phrase key and the rule.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::CommanderTaken => ("commander-taken", "SAGA-SET.2"),
            Self::ColorTaken => ("color-taken", "SAGA-SET.2"),
            Self::SoloColor => ("solo-color", "SAGA-SOL.1"),
            Self::NoStart => ("no-start", "SAGA-SPA.3"),
            Self::Acted => ("acted", "SAGA-EVT.2"),
            Self::NoTurn => ("no-turn", "SAGA-SOL.4"),
            Self::LastLevel => ("last-level", "SAGA-UPK.3"),
            Self::LevelBarred => ("level-barred", "SAGA-EVT.5"),
            Self::TooDear { .. } => ("too-dear", "SAGA-UPK.3"),
            Self::NoEnemy => ("no-enemy", "SAGA-ENC.4"),
            Self::Shielded => ("shielded", "SAGA-FTJ.13"),
            Self::NotClear => ("not-clear", "SAGA-ENC.2"),
            Self::Beset => ("beset", "SAGA-LST.11"),
            Self::DrawBarred => ("draw-barred", "SAGA-EVT.5"),
            Self::NoCards => ("no-cards", "SAGA-GEN.7"),
            Self::HullFull => ("hull-full", "SAGA-MAT.3"),
            Self::NotEquipped => ("not-equipped", "SAGA-ENC.7"),
            Self::Used => ("used", "SAGA-ENC.7"),
            Self::NoSwap => ("no-swap", "SAGA-ENC.7"),
            Self::NoToken => ("no-token", "SAGA-TOK.3"),
            Self::NotHere { phase, .. } => ("not-here", of_scenario(phase)),
            Self::NoSuch { phase } => ("no-such", of_scenario(phase)),
            Self::Unfound => ("unfound", "SAGA-DIS.3"),
            Self::NoXpm => ("no-xpm", "SAGA-TOK.5"),
            Self::CargoFull => ("cargo-full", "SAGA-TOK.5"),
            Self::NothingHere => ("nothing-here", "SAGA-SPA.12"),
            Self::NoRoom => ("no-room", "SAGA-FTJ.7"),
            Self::Unladen => ("unladen", "SAGA-DIS.10"),
            Self::Laden => ("laden", "SAGA-DIS.9"),
            Self::Towed => ("towed", "SAGA-DIS.11"),
            Self::Whole => ("whole", "SAGA-DIS.13"),
            Self::CostTooDear { .. } => ("cost-too-dear", "SAGA-GEN.14"),
            Self::Spent { phase } => ("spent", of_scenario(phase)),
            Self::TooMuch => ("too-much", "SAGA-SPA.14"),
            Self::TooLittle => ("too-little", "SAGA-SPA.14"),
            Self::NotNext => ("not-next", "SAGA-SPA.10"),
            Self::Blocked => ("blocked", "SAGA-SPA.11"),
            Self::NoFuel { .. } => ("no-fuel", "SAGA-SPA.4"),
            Self::NoTow => ("no-tow", "SAGA-DIS.10"),
            Self::NoRival => ("no-rival", "SAGA-ARN.10"),
            Self::RivalHome => ("rival-at-home", "SAGA-ARN.10"),
            Self::Duelled => ("duelled", "SAGA-ARN.10"),
            Self::NoSiege => ("no-siege", "SAGA-ARN.12"),
            Self::Defended => ("defended", "SAGA-ARN.12"),
            Self::NoBuilding => ("no-building", "SAGA-LST.11"),
            Self::BuildBarred => ("build-barred", "SAGA-EVT.5"),
            Self::BuildPlace => ("build-place", "SAGA-EXP.3"),
            Self::BuildTaken => ("build-taken", "SAGA-EXP.3"),
            Self::BuildRaider => ("build-raider", "SAGA-EXP.3"),
            Self::NoStarbase => ("no-starbase", "SAGA-EXP.3"),
            Self::WorksTooDear { .. } => ("works-too-dear", "SAGA-EXP.2"),
            Self::BadShare => ("bad-share", "SAGA-EXP.2"),
            Self::GaveUp => ("gave-up", "SAGA-END.1"),
            Self::UnderWay => ("under-way", "SAGA-END.1"),
        }
    }

    /// Numbers of the sentence, by name.
    pub(super) const fn values(self) -> [(&'static str, Option<u8>); 2] {
        if let Self::TooDear { price, have }
        | Self::CostTooDear { price, have, .. }
        | Self::NoFuel { price, have }
        | Self::WorksTooDear { price, have } = self
        {
            [("price", Some(price)), ("have", Some(have))]
        } else {
            [("", None), ("", None)]
        }
    }

    /// A word of the sentence, by name.
    pub(super) const fn term(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::NotHere { place, .. } => Some(("place", place.term())),
            Self::CostTooDear { what, .. } => Some(("what", what)),
            _ => None,
        }
    }
}

/// The rule that lets armadas do in a phase what the scenario offers.
const fn of_scenario(phase: Phase) -> &'static str {
    match phase {
        Phase::Events => "SAGA-RND.1",
        Phase::Upkeep => "SAGA-UPK.2",
        Phase::Movement => "SAGA-MOV.7",
        Phase::Encounter => "SAGA-ENC.1",
        Phase::Expand => "SAGA-EXP.1",
    }
}
