//! Results of a review so far: grades, win chances, and the Admiral bot's lines.

use super::{ReplayTimeline, Review, ReviewStage};
use crate::game_ui::GameUi;
use engine::bots::BotPolicy;
use engine::bots::WinChances;
use engine::bots::review::{GradedTurn, TurnGrade, grade_turns};
use engine::game_history::StatSample;
use std::rc::Rc;

/// Returns the grades of all turns, or decisions, whose answers are known.
#[must_use]
pub fn review_marks<G: GameUi>(timeline: &ReplayTimeline<G>, review: &Review) -> Rc<[GradedTurn]> {
    if <G::Game>::ANALYZES_DECISIONS {
        return decision_marks(timeline, review);
    }
    let best: Vec<WinChances> = review
        .answers
        .iter()
        .map(|answer| answer.best.clone())
        .collect();
    let last = timeline.chances.last().filter(|_| timeline.is_over());
    grade_turns(&timeline.history, &best, last).into()
}

/// Returns the grades of decisions, each by its own cost.
fn decision_marks<G: GameUi>(timeline: &ReplayTimeline<G>, review: &Review) -> Rc<[GradedTurn]> {
    let asked = timeline
        .review_job
        .questions()
        .iter()
        .zip(review.answers.iter());
    let mark = |(question, answer): (&super::ReviewQuestion, &super::ReviewAnswer)| {
        let chosen = answer.actual.as_ref()?;
        let (best, chosen) = (
            answer.best.share(question.seat),
            chosen.share(question.seat),
        );
        Some(GradedTurn {
            at: question.at,
            turn: timeline.history.turn_at(question.at)?,
            seat: question.seat,
            best,
            actual: chosen,
            grade: TurnGrade::from_shares(best, chosen),
        })
    };
    asked.filter_map(mark).collect()
}

/// Returns the win chances at the samples of the match; `None` until the review has found them for
/// all turns.
#[must_use]
pub fn reviewed_chances<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    review: &Review,
) -> Option<Rc<[WinChances]>> {
    if review.stage != ReviewStage::Done || <G::Game>::ANALYZES_DECISIONS {
        return None;
    }
    let turns = &timeline.history.turns;
    let found = |(index, sample): (usize, &StatSample)| {
        let turn = turns.iter().position(|turn| turn.from == sample.at);
        let answer = turn.and_then(|turn| review.answers.get(turn));
        let estimated = || timeline.chances.get(index).cloned().unwrap_or_default();
        answer.map_or_else(estimated, |answer| answer.best.clone())
    };
    Some(
        timeline
            .history
            .samples
            .iter()
            .enumerate()
            .map(found)
            .collect(),
    )
}

/// Returns the Admiral bot's line for a question, by its number.
#[must_use]
pub fn advice<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    review: &Review,
    number: usize,
) -> Option<Vec<G::Action>> {
    timeline.review_job.questions().get(number)?;
    let answer = review.answers.get(number)?;
    serde_json::from_str(&answer.line).ok()
}
