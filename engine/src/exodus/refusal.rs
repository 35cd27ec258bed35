//! Refusals: the reason why an action is not legal, with its rule. Each refusal says what to change
//! or which decision is asked for instead.

mod action;
mod conquest;
mod council;
mod pending_decision;
mod refit;

pub use action::ActionRefusal;
pub use conquest::{ConquestRefusal, ShipOperation};
pub use council::CouncilRefusal;
pub use pending_decision::PendingDecision;
pub use refit::RefitRefusal;

use crate::args::{Arg, Args};
use crate::error::RuleRefusal;
use crate::rule::RuleId;

/// The reason why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another seat is asked.
    NotAsked,
    /// The seat has committed, and other seats have not yet.
    Committed,
    /// Another decision is asked for now.
    NotNow(PendingDecision),
    /// The seat has no such ability.
    NoAbility,
    /// The seat has already used the ability.
    AbilityUsed,
    /// Another ability is already in use for this decision.
    SecondAbility,
    /// The ability can be used only in another window.
    OtherWindow,
    /// A refusal in Upkeep, Council, with Action cards, or about the frame of the game.
    Council(CouncilRefusal),
    /// A refusal of one of the six actions or a rocket.
    Action(ActionRefusal),
    /// A refusal about parts and blueprints.
    Refit(RefitRefusal),
    /// A refusal in a Conquest stage.
    Conquest(ConquestRefusal),
}

impl From<CouncilRefusal> for Refusal {
    fn from(refusal: CouncilRefusal) -> Self {
        Self::Council(refusal)
    }
}

impl From<ActionRefusal> for Refusal {
    fn from(refusal: ActionRefusal) -> Self {
        Self::Action(refusal)
    }
}

impl From<RefitRefusal> for Refusal {
    fn from(refusal: RefitRefusal) -> Self {
        Self::Refit(refusal)
    }
}

impl From<ConquestRefusal> for Refusal {
    fn from(refusal: ConquestRefusal) -> Self {
        Self::Conquest(refusal)
    }
}

impl Refusal {
    /// Returns the phrase key and the rule id.
    const fn phrase_and_rule(self) -> (&'static str, &'static str) {
        match self {
            Self::Over => ("over", "EXO-3.5"),
            Self::NotAsked => ("not-asked", "EXO-1.2"),
            Self::Committed => ("committed", "EXO-1.3"),
            Self::NotNow(moment) => moment.entry(),
            Self::NoAbility => ("no-ability", "EXO-18.3"),
            Self::AbilityUsed => ("ability-used", "EXO-18.3"),
            Self::SecondAbility => ("second-ability", "EXO-18.5"),
            Self::OtherWindow => ("other-window", "EXO-18.5"),
            Self::Council(refusal) => refusal.entry(),
            Self::Action(refusal) => refusal.entry(),
            Self::Refit(refusal) => refusal.entry(),
            Self::Conquest(refusal) => refusal.entry(),
        }
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
        let values = match self {
            Self::Council(refusal) => refusal.values(),
            Self::Action(refusal) => refusal.values(),
            Self::Refit(refusal) => refusal.values(),
            _ => Vec::new(),
        };
        let args = values.into_iter();
        args.map(|(name, value)| (name, Arg::Number(value.into())))
            .collect()
    }
}
