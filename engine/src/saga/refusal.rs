//! Refusals: why an action is not legal, with the rule that forbids it.

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

/// The reason why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    Over,
    /// Another seat must decide.
    NotAsked,
    /// Other seats are asked before this one in the window.
    NotAskedYet,
    /// The action belongs to another phase.
    Phase {
        /// The phase of the action.
        wanted: Phase,
        /// The current step of the round.
        now: Step,
    },
    /// Another decision is pending.
    Busy {
        asked: &'static PendingDecision,
    },
    /// The action is of the requested kind, but not among the offered ones.
    NotOffered {
        asked: &'static PendingDecision,
    },
    /// A refusal about the round, setup, Upkeep or the scenario.
    Frame(FrameRefusal),
    /// A refusal about sectors, movement, Raiders and other pieces on the board.
    Board(BoardRefusal),
    /// A refusal about rolls, combat, cards and abilities.
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
    /// The action does not answer the pending decision, which [`Refusal::at`] fills in.
    pub(super) const UNASKED: Self = Self::Busy {
        asked: &PendingDecision::NOTHING,
    };

    /// The action is not offered; [`Refusal::at`] fills in the pending decision.
    pub(super) const NOT_OFFERED: Self = Self::NotOffered {
        asked: &PendingDecision::NOTHING,
    };

    /// Returns `Ok` if `holds` is `true`.
    ///
    /// # Errors
    ///
    /// Returns this refusal otherwise.
    pub(super) const fn unless(self, holds: bool) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(self) }
    }

    /// Returns the refusal of an action in context: with the pending decision, or with the phase
    /// that the action belongs to.
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

    /// Returns the phrase key and the rule id.
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

    /// Returns the numbers of the phrase, by name.
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

    /// Returns the words of the phrase, by name.
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

/// Returns the phase that an action belongs to; `None` for answers to questions.
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

/// Returns the rule that restricts a phase's actions to it.
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
