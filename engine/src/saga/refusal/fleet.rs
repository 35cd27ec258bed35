//! Refusals of rolls, combat, cards and abilities.

use super::Refusal;
use crate::saga::effect::Timing;
use crate::saga::step::Phase;

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FleetRefusal {
    /// The roll has no such die.
    NoDie,
    /// That die was chosen already.
    DieChosen,
    /// No Activation Token of that armada is left.
    NoToken,
    /// A token lies on that card already.
    TokenThere,
    /// The card is not on the mat.
    NotEquipped,
    /// The armada is somebody else's.
    NotYours,
    /// The armada is not on the board.
    NoArmada,
    /// The armada is destroyed and not home yet.
    Fallen,
    /// The action card is not in the hand.
    NotInHand,
    /// It would do nothing now.
    NoEffect,
    /// It is for another moment.
    NoWindow {
        /// Which.
        timing: Timing,
    },
    /// The moment is the one, but it concerns another armada.
    OtherArmada,
    /// The action card is for another phase.
    OtherPhase {
        /// Which.
        wanted: Phase,
    },
    /// The ability is for the own turn of a phase.
    OtherTurn {
        /// Which.
        timing: Timing,
    },
    /// The armada's movement turn is over.
    TurnOver,
    /// An event keeps Commanders from acting.
    CommanderBarred,
    /// An event lets everybody play for themselves only.
    HelpBarred,
    /// There is no Astartium to repair with.
    NoAstartium,
    /// Hull is full.
    HullFull {
        /// The most Hull.
        most: u8,
    },
    /// There is no Combat Token to put on an event.
    NoCombat,
    /// Tokens are being lost: what is due is settled first.
    Due,
    /// The event is not in play.
    NotInPlay,
    /// No tokens are put on events in Phase 1.
    QuellLater,
    /// The card is not in the Armada deck, or not of the kind and quality of the reward.
    NotForReward,
    /// The row has all cards it can hold: one must leave.
    RowFull {
        /// Cards of a row.
        slots: u8,
    },
    /// The row has room: none needs to leave.
    RowFree,
    /// The Cargo to take from has none of it, or the own has no room for it.
    NothingToTake,
    /// So much is going on that nothing can come between.
    TooMuch,
}

impl FleetRefusal {
    /// This refusal, unless something holds.
    ///
    /// # Errors
    /// This refusal.
    pub(in crate::saga) fn unless(self, holds: bool) -> Result<(), Refusal> {
        if holds { Ok(()) } else { Err(self.into()) }
    }

    /// The phrase key and the rule.
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

    /// Numbers of the sentence, by name.
    pub(super) const fn values(self) -> [(&'static str, Option<u8>); 2] {
        match self {
            Self::HullFull { most } => [("most", Some(most)), ("", None)],
            Self::RowFull { slots } => [("slots", Some(slots)), ("", None)],
            _ => [("", None), ("", None)],
        }
    }

    /// A word of the sentence, by name.
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
