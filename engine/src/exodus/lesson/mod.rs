//! The lessons of Exodus: goals of steps, starting positions, and the base lessons.

mod goal;
mod start;

pub use goal::{Goal, TurnPoint};
pub use start::{LessonStart, PlanetFile, SeatFile, ShipFile};

use super::Exodus;
use super::action::Action;
use super::cards::{ActionCard, Letter, LetterSet};
use super::effect::ActionKind;
use super::state::State;
use crate::error::LoadError;
use crate::game::{Game, Seat};
use crate::lesson::{Lesson, LessonContext, LessonTable, Teachable, lesson_files};

impl Teachable for Exodus {
    type Goal = Goal;
    type Start = LessonStart;
    const LESSONS: &'static [(&'static str, &'static str)] = lesson_files![
        "start",
        "income",
        "council",
        "cards",
        "research",
        "blueprints",
        "orders",
        "battle",
        "landing",
    ];
    const ACTION_KINDS: &'static [&'static str] = &[
        "take",
        "take-all",
        "vote",
        "bid",
        "favor",
        "offer",
        "pick",
        "rank",
        "play",
        "react",
        "take-back",
        "learn",
        "bank",
        "build",
        "buy",
        "arm",
        "lift",
        "fit",
        "restore",
        "open-trade",
        "exchange",
        "mine",
        "put",
        "target",
        "mount",
        "ferry",
        "join",
        "order",
        "step",
        "uncloak",
        "stay-cloaked",
        "deploy",
        "discard",
        "done",
    ];

    fn build_lesson(start: LessonStart, seed: u64) -> Result<LessonTable<Self>, LoadError> {
        let (game, position) = start.build(seed)?;
        Ok((game, Some(position)))
    }

    fn action_kind(action: Action) -> &'static str {
        action.term()
    }

    /// Other seats do as little as possible: they bid 0 CP, play a card and decline its action, and
    /// assign only mandatory hits.
    fn fallback_reply(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        self.legal_actions(state, seat, &mut legal);
        let passive = [
            Action::Done,
            Action::TakeAll,
            Action::FitUsual,
            Action::Bid(0, false),
            Action::Vote(LetterSet::singleton(Letter::A)),
        ];
        let passive = passive.into_iter().find(|action| legal.contains(action));
        let plays_mining = |card: ActionCard| {
            self.action(card)
                .is_some_and(|card_figures| card_figures.main == ActionKind::Mine)
        };
        let card = legal
            .iter()
            .find(|action| matches!(action, Action::Play(card) if plays_mining(*card)));
        passive.or_else(|| card.or_else(|| legal.first()).copied())
    }

    fn is_goal_met(&self, goal: &Goal, context: &LessonContext<'_, Self>) -> bool {
        goal.is_reached(self, context)
    }
}

/// Iterates over the ids of the lessons, in teaching order.
pub fn lesson_ids() -> impl Iterator<Item = &'static str> {
    Lesson::<Exodus>::ids()
}

/// Returns the base lesson with this id.
#[must_use]
pub fn lesson(id: &str) -> Option<Lesson<Exodus>> {
    Lesson::builtin(id)
}
