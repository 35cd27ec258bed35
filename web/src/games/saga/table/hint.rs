//! What a hint says: first what kind of move it is, then the whole plan.

use super::super::narrate::Narrator;
use super::Watch;
use crate::l10n::Phrases;
use crate::play::hint::{self, Stage, Told};
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::state::State;

/// What is told, in words.
#[must_use]
pub fn words(watch: &Watch, phrases: &Phrases, told: &Told<Action>) -> String {
    let narrator = watch.narrator(phrases);
    match told.stage {
        Stage::Thinking => phrases.text("hint-thinking"),
        Stage::Nudge => {
            let term = told.line.first().map_or("done", |action| action.term());
            let nudge = phrases.find(&format!("saga-hint-{term}"), &[]);
            nudge.unwrap_or_else(|| phrases.text("saga-hint-other"))
        }
        Stage::Whole => {
            let state = watch.stand.session.state();
            let steps = steps(watch.table(), &narrator, state, told.seat, &told.line);
            let words = [("plan", phrases.list(&steps).into())];
            phrases.say("saga-hint-whole", &words)
        }
    }
}

/// Every step of a plan by name; each is named in the position that the ones before lead to, as
/// far as no dice decide.
#[must_use]
pub fn steps(
    table: &Saga,
    narrator: &Narrator<'_>,
    state: &State,
    seat: Seat,
    line: &[Action],
) -> Vec<String> {
    hint::steps(table, state, seat, line, |state, action| {
        narrator.order(state, action)
    })
}
