//! What a hint says: first what kind of move it is, then the whole plan.

use super::super::narrate::Narrator;
use super::Watch;
use crate::l10n::Phrases;
use crate::play::hint::{self, Stage, Told};
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::state::State;
use engine::game::Seat;

/// What is told, in words.
#[must_use]
pub fn words(watch: &Watch, phrases: &Phrases, told: &Told<Action>) -> String {
    let narrator = watch.narrator(phrases);
    match told.stage {
        Stage::Thinking => phrases.text("hint-thinking"),
        Stage::Nudge => {
            let term = told.line.first().map_or("done", |action| action.term());
            let nudge = phrases.find(&format!("exodus-hint-{term}"), &[]);
            nudge.unwrap_or_else(|| phrases.text("exodus-hint-other"))
        }
        Stage::Whole => {
            let state = watch.stand.session.state();
            let steps = steps(watch.table(), &narrator, state, told.seat, &told.line);
            let words = [("plan", phrases.list(&steps).into())];
            phrases.say("exodus-hint-whole", &words)
        }
    }
}

/// Every step of a plan by name; each is named in the position that the ones before lead to, as
/// far as no dice decide.
#[must_use]
pub fn steps(
    table: &Exodus,
    narrator: &Narrator<'_>,
    state: &State,
    seat: Seat,
    line: &[Action],
) -> Vec<String> {
    hint::steps(table, state, seat, line, |state, action| {
        narrator.order(state, action)
    })
}
