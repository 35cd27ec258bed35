//! What a hint says: first what kind of move it is, then the whole plan.

use super::Watch;
use crate::game_ui::GameUi;
use crate::hint::{Stage, Told};
use engine::game::{Game, Seat};
use engine::session::Session;
use ui::l10n::Phrases;

/// What is told, in words. The phrases are called by the game.
#[must_use]
pub fn hint_words<G: GameUi>(
    watch: &Watch<G>,
    phrases: &Phrases,
    told: &Told<G::Action>,
) -> String {
    let name = <G::Game>::NAME;
    match told.stage {
        Stage::Thinking => phrases.text("hint-thinking"),
        Stage::Nudge => {
            let term = told.line.first().map_or("done", |action| G::term(*action));
            let nudge = phrases.find(&format!("{name}-hint-{term}"), &[]);
            nudge.unwrap_or_else(|| phrases.text(&format!("{name}-hint-other")))
        }
        Stage::Whole => {
            let session = &watch.stand.session;
            let plan = plan::<G>(session, phrases, session.entries(), told.seat, &told.line);
            phrases.say(&format!("{name}-hint-whole"), &[("plan", plan.into())])
        }
    }
}

/// Every step of a plan that a seat has after the first `at` entries, by name; each is named in the
/// position that the ones before lead to, as far as no dice decide.
#[must_use]
pub fn plan<G: GameUi>(
    session: &Session<G::Game>,
    phrases: &Phrases,
    at: usize,
    seat: Seat,
    line: &[G::Action],
) -> String {
    let steps = session.along(at, seat, line).into_iter();
    let name = |(view, action)| G::step_name(session.game(), phrases, &view, action);
    phrases.list(&steps.map(name).collect::<Vec<_>>())
}
