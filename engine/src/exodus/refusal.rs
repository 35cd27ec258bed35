//! Why an action is not allowed, with the rule that says so.

mod conquest;
mod council;
mod deed;

pub use conquest::ConquestRefusal;
pub use council::CouncilRefusal;
pub use deed::DeedRefusal;

use crate::error::Cites;
use crate::game::{Arg, Args};
use crate::rule::RuleId;

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Somebody else is asked.
    NotAsked,
    /// Something else is asked now.
    NotNow,
    /// The seat has no such ability, or has used it.
    NoAbility,
    /// The ability is used at another moment.
    OtherWindow,
    /// Upkeep, Council, Action cards, or the frame of the game.
    Council(CouncilRefusal),
    /// An action, a refit or a rocket.
    Deed(DeedRefusal),
    /// Something in a Conquest stage.
    Conquest(ConquestRefusal),
}

impl From<CouncilRefusal> for Refusal {
    fn from(refusal: CouncilRefusal) -> Self {
        Self::Council(refusal)
    }
}

impl From<DeedRefusal> for Refusal {
    fn from(refusal: DeedRefusal) -> Self {
        Self::Deed(refusal)
    }
}

impl From<ConquestRefusal> for Refusal {
    fn from(refusal: ConquestRefusal) -> Self {
        Self::Conquest(refusal)
    }
}

impl Refusal {
    /// The phrase key and the rule.
    const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::Over => ("over", "EXO-3.5"),
            Self::NotAsked => ("not-asked", "EXO-1.2"),
            Self::NotNow => ("not-now", "EXO-3.2"),
            Self::NoAbility => ("no-ability", "EXO-18.3"),
            Self::OtherWindow => ("other-window", "EXO-18.5"),
            Self::Council(refusal) => refusal.entry(),
            Self::Deed(refusal) => refusal.entry(),
            Self::Conquest(refusal) => refusal.entry(),
        }
    }
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        RuleId::new(self.entry().1)
    }

    fn phrase(&self) -> &'static str {
        self.entry().0
    }

    fn args(&self) -> Args {
        if let Self::Deed(refusal) = self {
            let values = refusal.values().into_iter();
            return values
                .map(|(name, value)| (name, Arg::Number(value.into())))
                .collect();
        }
        Args::new()
    }
}
