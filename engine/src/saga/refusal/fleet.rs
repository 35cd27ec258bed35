//! Refusals of rolls, combat, cards and abilities.

use super::Refusal;
use crate::saga::effect::Timing;
use crate::saga::step::Phase;

/// The reason why an action with cards, dice or combat is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FleetRefusal {
    /// The roll has no such die.
    NoDie,
    /// The die was already chosen.
    DieChosen,
    /// The armada has no Activation Token left.
    NoToken,
    /// The card already has a token.
    TokenThere,
    /// The card is not on the mat.
    NotEquipped,
    /// The armada belongs to another seat.
    NotYours,
    /// The armada is not on the board.
    NoArmada,
    /// The armada is destroyed and has not returned yet.
    Fallen,
    /// The action card is not in the hand.
    NotInHand,
    /// The effect would do nothing now.
    NoEffect,
    /// The card or ability is for another window.
    NoWindow {
        /// The timing of the card or ability.
        timing: Timing,
    },
    /// The window fits, but it is about another armada.
    OtherArmada,
    /// The action card is for another phase.
    OtherPhase {
        /// The phase of the card.
        wanted: Phase,
    },
    /// The ability is for the owner's own turn of a phase.
    OtherTurn {
        /// The timing of the ability.
        timing: Timing,
    },
    /// The armada's movement turn is over.
    TurnOver,
    /// An event forbids abilities of Commanders.
    CommanderBarred,
    /// An event forbids playing cards for others.
    HelpBarred,
    /// The seat has no Astartium to repair with.
    NoAstartium,
    HullFull {
        /// Maximum Hull, which the armada has.
        most: u8,
    },
    /// The seat has no Combat Token to put on an event.
    NoCombat,
    /// The seat must first choose the tokens that it loses.
    Due,
    /// The event is not in play.
    NotInPlay,
    /// Tokens cannot be put on events in Phase 1.
    QuellLater,
    /// The card is not in the Armada deck, or not of the kind and quality of the reward.
    NotForReward,
    /// The row is full: a card must be replaced.
    RowFull {
        /// Number of cards in a row.
        slots: u8,
    },
    /// The row has room: no card is replaced.
    RowFree,
    /// The loser's Cargo does not have the item, or the winner's has no room for it.
    NothingToTake,
    /// Too many tasks are in progress for a free play.
    TooMuch,
}

impl FleetRefusal {
    /// Returns `Ok` if `holds` is `true`.
    ///
    /// # Errors
    ///
    /// Returns this refusal otherwise.
    pub(in crate::saga) fn unless(self, holds: bool) -> Result<(), Refusal> {
        if holds { Ok(()) } else { Err(self.into()) }
    }

    /// Returns the phrase key and the rule id.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::NoDie => ("no-die", "SAGA-GEN.12"),
            Self::DieChosen => ("die-chosen", "SAGA-GEN.12"),
            Self::NoToken => ("no-token", "SAGA-TOK.3"),
            Self::TokenThere => ("token-there", "SAGA-TOK.3"),
            Self::NotEquipped => ("not-equipped", "SAGA-TOK.3"),
            Self::NotYours => ("not-yours", "SAGA-COL.3"),
            Self::NoArmada => ("no-armada", "SAGA-CRD.4"),
            Self::Fallen => ("fallen", "SAGA-DES.1"),
            Self::NotInHand => ("not-in-hand", "SAGA-CRD.1"),
            Self::NoEffect => ("no-effect", "SAGA-TOK.4"),
            Self::NoWindow { .. } => ("no-window", "SAGA-GEN.12"),
            Self::OtherArmada => ("other-armada", "SAGA-GEN.12"),
            Self::OtherPhase { .. } => ("other-phase", "SAGA-CRD.2"),
            Self::OtherTurn { .. } => ("other-turn", "SAGA-TOK.4"),
            Self::TurnOver => ("turn-over", "SAGA-CRD.5"),
            Self::CommanderBarred => ("commander-barred", "SAGA-EVT.5"),
            Self::HelpBarred => ("help-barred", "SAGA-EVT.5"),
            Self::NoAstartium => ("no-astartium", "SAGA-MAT.9"),
            Self::HullFull { .. } => ("hull-full", "SAGA-MAT.3"),
            Self::NoCombat => ("no-combat", "SAGA-EVT.9"),
            Self::Due => ("due", "SAGA-GEN.14"),
            Self::NotInPlay => ("not-in-play", "SAGA-EVT.9"),
            Self::QuellLater => ("quell-later", "SAGA-EVT.9"),
            Self::NotForReward => ("not-for-reward", "SAGA-MAT.5"),
            Self::RowFull { .. } => ("row-full", "SAGA-MAT.6"),
            Self::RowFree => ("row-free", "SAGA-MAT.6"),
            Self::NothingToTake => ("nothing-to-take", "SAGA-ARN.11"),
            Self::TooMuch => ("crowded", "SAGA-GEN.11"),
        }
    }

    /// Returns the numbers of the phrase, by name.
    pub(super) const fn values(self) -> [(&'static str, Option<u8>); 2] {
        match self {
            Self::HullFull { most } => [("most", Some(most)), ("", None)],
            Self::RowFull { slots } => [("slots", Some(slots)), ("", None)],
            _ => [("", None), ("", None)],
        }
    }

    /// Returns the word of the phrase, by name.
    pub(super) const fn term(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::OtherPhase { wanted } => Some(("wanted", wanted.term())),
            Self::NoWindow { timing } | Self::OtherTurn { timing } => {
                Some(("timing", timing.term()))
            }
            _ => None,
        }
    }
}
