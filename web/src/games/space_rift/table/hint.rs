//! What a hint says: first what kind of move it is, then the whole plan.

use super::super::narrate::Narrator;
use super::Watch;
use crate::l10n::Phrases;
use crate::play::hint::{self, Stage, Told};
use engine::game::Seat;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::state::State;

/// What is told, in words.
#[must_use]
pub fn words(watch: &Watch, phrases: &Phrases, told: &Told<Action>) -> String {
    let narrator = Narrator::new(phrases, watch.table());
    match told.stage {
        Stage::Thinking => phrases.text("hint-thinking"),
        Stage::Nudge => {
            let term = told.line.first().map_or("done", |action| action.term());
            let nudge = phrases.find(&format!("space-rift-hint-{term}"), &[]);
            nudge.unwrap_or_else(|| phrases.text("space-rift-hint-other"))
        }
        Stage::Whole => {
            let state = watch.stand.session.state();
            let steps = steps(watch.table(), &narrator, state, told.seat, &told.line);
            phrases.say(
                "space-rift-hint-whole",
                &[("plan", phrases.list(&steps).into())],
            )
        }
    }
}

/// Every step of a plan by name; each is named in the position that the ones before lead to, as
/// far as no dice decide.
#[must_use]
pub fn steps(
    table: &SpaceRift,
    narrator: &Narrator<'_>,
    state: &State,
    seat: Seat,
    line: &[Action],
) -> Vec<String> {
    hint::steps(table, state, seat, line, |state, action| {
        let name = narrator.order(state, action);
        match unit(action) {
            Some(unit) => format!("{}: {name}", narrator.unit_short(unit)),
            None => name,
        }
    })
}

const fn unit(action: Action) -> Option<engine::space_rift::unit::UnitId> {
    super::offers::mover(action)
}
