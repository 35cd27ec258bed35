//! Names of the pending decisions, for refusals of actions that must wait or that answer another
//! question.

use super::action::Action;
use super::combat_roll::RollStage;
use super::drift::{DriftChoice, DriftQuestion};
use super::game::SpaceRift;
use super::refusal::Refusal;
use super::state::{Phase, Public, Task};

/// Phrase keys of all decisions.
pub const PENDING_DECISION_KEYS: [&str; 26] = [
    "asked-begin",
    "asked-place",
    "asked-close",
    "asked-settle",
    "asked-card",
    "asked-command",
    "asked-orders",
    "asked-movement",
    "asked-combat",
    "asked-reward",
    "asked-sale",
    "asked-signal",
    "asked-clear",
    "asked-restore",
    "asked-reserve",
    "asked-grapple",
    "asked-again",
    "asked-keep",
    "asked-reroll",
    "asked-ignore",
    "asked-retire",
    "asked-evade",
    "asked-back",
    "asked-pursue",
    "asked-bonus",
    "asked-nothing",
];

impl SpaceRift {
    /// Returns the refusal of an action that belongs to another phase.
    pub(super) fn out_of_phase_refusal(&self, public: &Public, wanted: Phase) -> Refusal {
        let current = public.phase;
        if wanted.term() == current.term()
            || public.task.is_some()
            || public.innermost_roll().is_some()
        {
            return self.busy_refusal(public);
        }
        Refusal::OtherPhase { wanted, current }
    }

    /// Returns the refusal of an action that is illegal until the pending decision is made.
    pub(super) fn busy_refusal(&self, public: &Public) -> Refusal {
        let asked = match (public.task, public.innermost_roll()) {
            (Some(task), _) => task_key(task),
            (None, Some(roll)) => stage_key(roll.stage),
            (None, None) => phase_key(public),
        };
        Refusal::Busy { asked }
    }
}

const fn task_key(task: Task) -> &'static str {
    match task {
        Task::Signal => "asked-signal",
        Task::Clear(_) => "asked-clear",
        Task::Restore { .. } => "asked-restore",
        Task::Order(_) => "asked-reserve",
        Task::Grapple => "asked-grapple",
        Task::Again(_) => "asked-again",
        Task::Keep(_) => "asked-keep",
    }
}

const fn stage_key(stage: RollStage) -> &'static str {
    match stage {
        RollStage::DeclaredOwn
        | RollStage::DeclaredEnemy
        | RollStage::RolledOwn
        | RollStage::RolledEnemy
        | RollStage::Alert => "asked-card",
        RollStage::Reroll(_) => "asked-reroll",
        RollStage::Ignore => "asked-ignore",
        RollStage::Retire(_) => "asked-retire",
        RollStage::Evade(_) => "asked-evade",
        RollStage::Back => "asked-back",
        RollStage::Vacated => "asked-pursue",
        RollStage::Bonus => "asked-bonus",
        RollStage::First | RollStage::Roll | RollStage::Score | RollStage::Over => "asked-nothing",
    }
}

fn phase_key(public: &Public) -> &'static str {
    match public.phase {
        Phase::Start => "asked-begin",
        Phase::Drift => match (&public.rift, &public.drift) {
            (Some(rift), Some(drift)) => match drift.pending_question(rift) {
                Some(DriftQuestion::Place(_)) => "asked-place",
                Some(DriftQuestion::Close) => "asked-close",
                Some(DriftQuestion::Settle(_)) => "asked-settle",
                None => "asked-nothing",
            },
            (None, _) | (_, None) => "asked-nothing",
        },
        Phase::Opening | Phase::Ordered | Phase::Moved | Phase::MovedOther | Phase::Ending => {
            "asked-card"
        }
        Phase::Command => "asked-command",
        Phase::Orders => "asked-orders",
        Phase::Movement => "asked-movement",
        Phase::Combat => "asked-combat",
        Phase::Reward => "asked-reward",
        Phase::Sale => "asked-sale",
        Phase::Meteors | Phase::Shower(_) | Phase::Drawing | Phase::Over => "asked-nothing",
    }
}

/// Returns the phrase key of the decision that an action answers.
pub(super) const fn decision_of(action: Action) -> &'static str {
    match action {
        Action::Begin => "asked-begin",
        Action::Drift(DriftChoice::Place(..)) => "asked-place",
        Action::Drift(DriftChoice::Close(..)) => "asked-close",
        Action::Drift(DriftChoice::Settle(..)) => "asked-settle",
        Action::Command(_) => "asked-command",
        Action::Signal(_) => "asked-signal",
        Action::Order(..) => "asked-orders",
        Action::Clear(_) => "asked-clear",
        Action::Restore(_) => "asked-restore",
        Action::Move(..) | Action::Exit(..) => "asked-movement",
        Action::Attack(..) | Action::Sortie(..) => "asked-combat",
        Action::Play(_) | Action::PlayFor(..) | Action::React(_) => "asked-card",
        Action::Reroll(_) => "asked-reroll",
        Action::Grapple(..) => "asked-grapple",
        Action::Ignore(_) => "asked-ignore",
        Action::Retire(_) => "asked-retire",
        Action::BattleBack => "asked-back",
        Action::Pursue => "asked-pursue",
        Action::Keep(_) => "asked-keep",
        Action::TakeStars | Action::TakeCard => "asked-reward",
        Action::Sell(_) => "asked-sale",
        Action::Done | Action::Concede | Action::OfferDraw | Action::AnswerDraw(_) => {
            "asked-nothing"
        }
    }
}
