//! Why an action is not allowed, with the rule that says so.

mod board;
mod fleet;
mod frame;

pub use board::BoardRefusal;
pub use fleet::FleetRefusal;
pub use frame::FrameRefusal;

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
    /// The phrase key and the rule.
    const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::Over => ("over", "SAGA-END.3"),
            Self::NotAsked => ("not-asked", "SAGA-RND.3"),
            Self::NotNow => ("not-now", "SAGA-RND.1"),
            Self::Frame(refusal) => refusal.entry(),
            Self::Board(refusal) => refusal.entry(),
            Self::Fleet(refusal) => refusal.entry(),
        }
    }

    /// Numbers of the sentence, by name.
    const fn values(self) -> [(&'static str, Option<u8>); 2] {
        match self {
            Self::Over | Self::NotAsked | Self::NotNow => [("", None), ("", None)],
            Self::Frame(refusal) => refusal.values(),
            Self::Board(refusal) => refusal.values(),
            Self::Fleet(refusal) => refusal.values(),
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
        let values = self.values().into_iter();
        values
            .filter_map(|(name, value)| Some((name, Arg::Number(value?.into()))))
            .collect()
    }
}
