//! What a review has found so far: marks, chances, and what the Admiral would have done.

use super::{Film, Review, Stage};
use crate::game_ui::GameUi;
use engine::bots::Chances;
use engine::bots::Piloted;
use engine::bots::review::{Grade, Mark, marks};
use engine::chronicle::Sample;
use std::rc::Rc;

/// The marks of all turns, or decisions, whose answers are known.
#[must_use]
pub fn marks_of<G: GameUi>(film: &Film<G>, review: &Review) -> Rc<[Mark]> {
    if <G::Game>::WEIGHED {
        return weighed(film, review);
    }
    let best: Vec<Chances> = review
        .answers
        .iter()
        .map(|answer| answer.best.clone())
        .collect();
    let last = film.chances.last().filter(|_| film.is_over());
    marks(&film.chronicle, &best, last).into()
}

/// The marks of decisions, each by what it cost itself.
fn weighed<G: GameUi>(film: &Film<G>, review: &Review) -> Rc<[Mark]> {
    let asked = film.matter.questions().iter().zip(review.answers.iter());
    let mark = |(question, answer): (&super::Question, &super::Answer)| {
        let kept = answer.kept.as_ref()?;
        let (best, kept) = (answer.best.of(question.seat), kept.of(question.seat));
        Some(Mark {
            at: question.at,
            turn: film.chronicle.turn_at(question.at)?,
            seat: question.seat,
            best,
            kept,
            grade: Grade::of(best, kept),
        })
    };
    asked.filter_map(mark).collect()
}

/// The chances at the samples of the match, where the review has found them for all turns.
#[must_use]
pub fn reviewed<G: GameUi>(film: &Film<G>, review: &Review) -> Option<Rc<[Chances]>> {
    if review.stage != Stage::Done || <G::Game>::WEIGHED {
        return None;
    }
    let turns = &film.chronicle.turns;
    let found = |(place, sample): (usize, &Sample)| {
        let turn = turns.iter().position(|turn| turn.from == sample.at);
        let answer = turn.and_then(|turn| review.answers.get(turn));
        let plain = || film.chances.get(place).cloned().unwrap_or_default();
        answer.map_or_else(plain, |answer| answer.best.clone())
    };
    Some(
        film.chronicle
            .samples
            .iter()
            .enumerate()
            .map(found)
            .collect(),
    )
}

/// What the Admiral would do where it was asked, by the number of the question.
#[must_use]
pub fn advice<G: GameUi>(film: &Film<G>, review: &Review, number: usize) -> Option<Vec<G::Action>> {
    film.matter.questions().get(number)?;
    let answer = review.answers.get(number)?;
    serde_json::from_str(&answer.line).ok()
}
