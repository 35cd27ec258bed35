//! Why an action is not allowed, with the rule that says so.

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
}

impl Refusal {
    /// The phrase key and the rule.
    const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::Over => ("over", "EXO-3.5"),
            Self::NotAsked => ("not-asked", "EXO-1.2"),
            Self::NotNow => ("not-now", "EXO-3.2"),
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
        let _: Option<Arg> = None;
        Args::new()
    }
}
