//! The stages of a turn and the steps that belong to them.

use super::step::Step;

/// A stage of a turn, or the time before and after all turns, in order `[EXO-3.2]`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, strum::IntoStaticStr, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Stage {
    /// Before the first turn.
    Setup,
    /// Stage I: Growth, income and repair.
    Upkeep,
    /// Stage II: vote, Bonus Action and election.
    Council,
    /// Stage III: Action cards and reactions.
    Action,
    /// Stage IV: Fire WMD.
    Wmd,
    /// Stage V: two Conquest stages or more.
    Conquest,
    /// After the last turn.
    Over,
}

impl Stage {
    /// The stages of a turn, in order.
    pub const TURN: [Self; 5] = [
        Self::Upkeep,
        Self::Council,
        Self::Action,
        Self::Wmd,
        Self::Conquest,
    ];

    /// Returns the stage of a step; the end of a turn belongs to its last stage.
    #[must_use]
    pub const fn of(step: Step) -> Self {
        match step {
            Step::StartTechs | Step::StartParts => Self::Setup,
            Step::Upkeep | Step::Growth(_) | Step::Income(_) | Step::Repair => Self::Upkeep,
            Step::Council
            | Step::Vote
            | Step::Favor
            | Step::Adopt
            | Step::Offer
            | Step::Pick
            | Step::Election
            | Step::Rank => Self::Council,
            Step::Card(_)
            | Step::Perform(..)
            | Step::React(..)
            | Step::TakeBack(_)
            | Step::Bonus(_) => Self::Action,
            Step::Target(_) | Step::Fire | Step::Kill => Self::Wmd,
            Step::Conquest
            | Step::Mount(_)
            | Step::Orders
            | Step::Open(_)
            | Step::Reveal
            | Step::Uncloak(_)
            | Step::Battle
            | Step::Deploy(_)
            | Step::End => Self::Conquest,
            Step::Over => Self::Over,
        }
    }
}
