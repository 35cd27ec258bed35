//! Why an action is not allowed, with the rule that says so.

mod board;
mod fleet;
mod frame;
mod terms;

pub use board::BoardRefusal;
pub use fleet::FleetRefusal;
pub use frame::FrameRefusal;

use crate::args::{Arg, Args};
use crate::error::RuleRefusal;
use crate::rule::RuleId;
use crate::saga::action::Action;
use crate::saga::pending_decision::PendingDecision;
use crate::saga::state::Public;
use crate::saga::step::{Phase, Step};

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Somebody else is asked.
    NotAsked,
    /// Others are asked in a window before the seat.
    NotAskedYet,
    /// It belongs to another phase.
    Phase {
        /// Which.
        wanted: Phase,
        /// Where the round is.
        now: Step,
    },
    /// Something else is asked now.
    Busy {
        /// What.
        asked: &'static PendingDecision,
    },
    /// It answers what is asked, but is not among what is offered.
    NotOffered {
        /// What is asked.
        asked: &'static PendingDecision,
    },
    /// The frame of the round, set-up, Upkeep, the scenario.
    Frame(FrameRefusal),
    /// Sectors, movement, Raiders and what else stands on the board.
    Board(BoardRefusal),
    /// Rolls, combat, cards and abilities.
    Fleet(FleetRefusal),
}

impl From<FrameRefusal> for Refusal {
    fn from(refusal: FrameRefusal) -> Self {
        Self::Frame(refusal)
    }
}

impl From<BoardRefusal> for Refusal {
    fn from(refusal: BoardRefusal) -> Self {
        Self::Board(refusal)
    }
}

impl From<FleetRefusal> for Refusal {
    fn from(refusal: FleetRefusal) -> Self {
        Self::Fleet(refusal)
    }
}

impl Refusal {
    /// It is not asked; what is, [`Refusal::at`] says.
    pub(super) const UNASKED: Self = Self::Busy {
        asked: &PendingDecision::NOTHING,
    };

    /// It is not offered; what is asked, [`Refusal::at`] says.
    pub(super) const NOT_OFFERED: Self = Self::NotOffered {
        asked: &PendingDecision::NOTHING,
    };

    /// This refusal, unless something holds.
    ///
    /// # Errors
    /// This refusal.
    pub(super) const fn unless(self, holds: bool) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(self) }
    }

    /// The same as it is told of an action at a moment: with what is asked, or with the phase in
    /// which the action is done.
    pub(super) fn at(self, public: &Public, action: Action) -> Self {
        let asked = PendingDecision::of(public);
        match self {
            Self::NotOffered { .. } => Self::NotOffered { asked },
            Self::Busy { .. } => match (phase_of(action), public.step) {
                (Some(wanted), now @ Step::Turns(phase))
                    if phase != wanted && public.task().is_none() =>
                {
                    Self::Phase { wanted, now }
                }
                (Some(_) | None, _) => Self::Busy { asked },
            },
            _ => self,
        }
    }

    /// The phrase key and the rule.
    const fn phrase_and_rule(self) -> (&'static str, &'static str) {
        match self {
            Self::Over => ("over", "SAGA-END.3"),
            Self::NotAsked => ("not-asked", "SAGA-RND.3"),
            Self::NotAskedYet => ("not-asked-yet", "SAGA-GEN.12"),
            Self::Phase { wanted, .. } => ("phase", rule_of(wanted)),
            Self::Busy { asked } => ("busy", asked.rule),
            Self::NotOffered { .. } => ("not-offered", "SAGA-GEN.9"),
            Self::Frame(refusal) => refusal.entry(),
            Self::Board(refusal) => refusal.entry(),
            Self::Fleet(refusal) => refusal.entry(),
        }
    }

    /// Numbers of the sentence, by name.
    const fn values(self) -> [(&'static str, Option<u8>); 2] {
        match self {
            Self::Over
            | Self::NotAsked
            | Self::NotAskedYet
            | Self::Phase { .. }
            | Self::Busy { .. }
            | Self::NotOffered { .. } => [("", None), ("", None)],
            Self::Frame(refusal) => refusal.values(),
            Self::Board(refusal) => refusal.values(),
            Self::Fleet(refusal) => refusal.values(),
        }
    }

    /// Words of the sentence, by name.
    const fn terms(self) -> [Option<(&'static str, &'static str)>; 2] {
        match self {
            Self::Phase { wanted, now } => {
                [Some(("wanted", wanted.term())), Some(("now", now.term()))]
            }
            Self::Busy { asked } | Self::NotOffered { asked } => {
                [Some(("asked", asked.term)), None]
            }
            Self::Frame(refusal) => [refusal.term(), None],
            Self::Fleet(refusal) => [refusal.term(), None],
            Self::Over | Self::NotAsked | Self::NotAskedYet | Self::Board(_) => [None, None],
        }
    }
}

/// The phase in which an action is done, where it begins something; answers belong to none.
const fn phase_of(action: Action) -> Option<Phase> {
    match action {
        Action::Level(_) => Some(Phase::Upkeep),
        Action::Move(_) | Action::Explore(_) | Action::PickUp | Action::Maneuver(..) => {
            Some(Phase::Movement)
        }
        Action::Fight(_)
        | Action::Regroup(_)
        | Action::Swap(..)
        | Action::Encounter(_)
        | Action::Duel(_)
        | Action::Siege => Some(Phase::Encounter),
        Action::Build | Action::Project(..) => Some(Phase::Expand),
        _ => None,
    }
}

/// The rule that keeps to a phase what is done in it.
const fn rule_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Upkeep => "SAGA-UPK.5",
        Phase::Events | Phase::Movement | Phase::Encounter | Phase::Expand => "SAGA-RND.1",
    }
}

impl RuleRefusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId::new(self.phrase_and_rule().1)
    }

    fn phrase(&self) -> &'static str {
        self.phrase_and_rule().0
    }

    fn args(&self) -> Args {
        let numbers = self.values().into_iter();
        let numbers = numbers.filter_map(|(name, value)| Some((name, Arg::Number(value?.into()))));
        let terms = self.terms().into_iter().flatten();
        let terms = terms.map(|(name, term)| (name, Arg::Term(term)));
        numbers.chain(terms).collect()
    }

    fn is_out_of_turn(&self) -> bool {
        matches!(self, Self::NotAsked | Self::NotAskedYet)
    }
}
