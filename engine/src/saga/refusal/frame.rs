//! Refusals of setup, Upkeep, encounters, Expand and scenario actions.

use crate::saga::mission::ActionPlace;
use crate::saga::step::Phase;

/// The reason why an action outside movement and combat is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameRefusal {
    /// The Commander is no longer on offer.
    CommanderTaken,
    /// Another seat has this color.
    ColorTaken,
    /// A solo player must take the first color.
    SoloColor,
    /// No armada may start there, or another armada already does.
    NoStart,
    /// The event or Boss has already acted, or is not in play.
    Acted,
    /// The armada has already had its turn.
    NoTurn,
    /// The track is at its last level.
    LastLevel,
    /// An event forbids levels of this track.
    LevelBarred,
    /// A level costs more Astartium than the Cargo has.
    TooDear {
        /// Cost in Astartium.
        price: u8,
        /// Astartium in the Cargo.
        have: u8,
    },
    /// The sector has no such enemy.
    NoEnemy,
    /// The Boss is protected by its force field.
    Shielded,
    /// An enemy is in the sector, and a house rule forbids Regrouping there.
    NotClear,
    /// An enemy is in the sector, and the scenario's action requires that none is.
    Beset,
    /// An event forbids drawing a card.
    DrawBarred,
    /// The deck is empty.
    NoCards,
    /// Hull is at its maximum.
    HullFull,
    /// The card is not equipped.
    NotEquipped,
    /// The card has an Activation Token on it.
    Used,
    /// The other card is not in the deck, or of another kind or quality.
    NoSwap,
    /// The armada has no unspent Activation Token.
    NoToken,
    /// The armada is not at the place of the action.
    NotHere {
        /// The phase of the action.
        phase: Phase,
        /// Where an armada must be for the action.
        place: ActionPlace,
    },
    /// The scenario has no such action.
    NoSuch {
        /// The phase of the action.
        phase: Phase,
    },
    /// The entity is not revealed yet, or has left play.
    Unfound,
    /// The Cargo holds no XPM.
    NoXpm,
    /// The Cargo already holds an XPM.
    CargoFull,
    /// The sector has no Astartium.
    NothingHere,
    /// The scenario card has no free slot.
    NoRoom,
    /// The entity carries no XPM.
    Unladen,
    /// The entity already carries an XPM.
    Laden,
    /// The entity was already towed this round.
    Towed,
    /// The entity has its maximum Hull.
    Whole,
    /// The Cargo holds less of a good than the action costs.
    CostTooDear {
        /// Cost in units of the good.
        price: u8,
        /// Units of the good in the Cargo.
        have: u8,
        /// Phrase key of the missing good.
        good_key: &'static str,
    },
    /// The action has reached its limit of uses.
    Spent {
        /// The phase of the action.
        phase: Phase,
    },
    /// The amount is larger than allowed.
    TooMuch,
    /// The amount is 0.
    TooLittle,
    /// The hex is not adjacent to the entity, or not a face-up sector.
    NotNext,
    /// Something in the sector blocks the entity.
    Blocked,
    /// The entity does not have the Hull to move there.
    NoFuel {
        /// Cost in Hull.
        price: u8,
        /// Hull of the entity.
        have: u8,
    },
    /// The entity cannot be towed any step.
    NoTow,
    /// No rival that can be challenged is in the sector.
    NoRival,
    RivalHome,
    /// The rival was already in a duel this round.
    Dueled,
    /// No rival Starbase that can be besieged is in the sector.
    NoSiege,
    /// An armada of the Starbase's owner is in the sector.
    Defended,
    /// Starbases cannot be built in this scenario.
    NoBuilding,
    /// An event forbids building.
    BuildBarred,
    /// A Starbase cannot be built in this kind of sector.
    BuildPlace,
    /// The sector already has a Starbase.
    BuildTaken,
    /// A Raider is in the sector.
    BuildRaider,
    /// No Starbase figure is left.
    NoStarbase,
    /// Builder and helpers together have too few tokens.
    WorksTooDear {
        /// Cost in tokens.
        price: u8,
        /// Tokens that builder and helpers have.
        have: u8,
    },
    /// The shares do not add up to the price, or a seat does not have its share.
    BadShare,
    /// The seat has given up.
    GaveUp,
    /// A task is in progress.
    UnderWay,
}

impl FrameRefusal {
    /// Returns the phrase key and the rule id.
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
            Self::NotHere { phase, .. } => ("not-here", scenario_action_rule(phase)),
            Self::NoSuch { phase } => ("no-such", scenario_action_rule(phase)),
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
            Self::Spent { phase } => ("spent", scenario_action_rule(phase)),
            Self::TooMuch => ("too-much", "SAGA-SPA.14"),
            Self::TooLittle => ("too-little", "SAGA-SPA.14"),
            Self::NotNext => ("not-next", "SAGA-SPA.10"),
            Self::Blocked => ("blocked", "SAGA-SPA.11"),
            Self::NoFuel { .. } => ("no-fuel", "SAGA-SPA.4"),
            Self::NoTow => ("no-tow", "SAGA-DIS.10"),
            Self::NoRival => ("no-rival", "SAGA-ARN.10"),
            Self::RivalHome => ("rival-at-home", "SAGA-ARN.10"),
            Self::Dueled => ("duelled", "SAGA-ARN.10"),
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

    /// Returns the numbers of the phrase, by name.
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

    /// Returns the word of the phrase, by name.
    pub(super) const fn term(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::NotHere { place, .. } => Some(("place", place.term())),
            Self::CostTooDear { good_key, .. } => Some(("what", good_key)),
            _ => None,
        }
    }
}

/// Returns the rule that allows a scenario's actions in a phase.
const fn scenario_action_rule(phase: Phase) -> &'static str {
    match phase {
        Phase::Events => "SAGA-RND.1",
        Phase::Upkeep => "SAGA-UPK.2",
        Phase::Movement => "SAGA-MOV.7",
        Phase::Encounter => "SAGA-ENC.1",
        Phase::Expand => "SAGA-EXP.1",
    }
}
