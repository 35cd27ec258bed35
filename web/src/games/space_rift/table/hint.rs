//! What a hint says: first what kind of move it is, then the whole plan.

use super::super::narrate::Narrator;
use super::Watch;
use crate::l10n::Phrases;
use crate::play::hint::{Stage, Told};
use engine::game::Reach;
use engine::space_rift::action::Action;

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
            let steps = steps(watch, &narrator, told);
            phrases.say(
                "space-rift-hint-whole",
                &[("plan", phrases.list(&steps).into())],
            )
        }
    }
}

/// Every step of the plan by name; each is named in the position that the ones before lead to, as
/// far as no dice decide.
fn steps(watch: &Watch, narrator: &Narrator<'_>, told: &Told<Action>) -> Vec<String> {
    let mut session = (*watch.stand.session).clone();
    let mut steps = Vec::new();
    for &action in &told.line {
        let name = narrator.order(session.state(), action);
        steps.push(match unit(action) {
            Some(unit) => format!("{}: {name}", narrator.unit_short(unit)),
            None => name,
        });
        let undone = session.act(told.seat, action).is_err();
        let last = session.log().last().map(|entry| entry.reach);
        if undone || last == Some(Reach::Final) {
            break;
        }
    }
    steps
}

const fn unit(action: Action) -> Option<engine::space_rift::unit::UnitId> {
    super::offers::mover(action)
}
