//! The text of a hint: first the kind of the move, then the whole plan.

use super::TableContext;
use crate::game_ui::GameUi;
use crate::hint::{HintStage, ShownHint};
use engine::game::{Game, Seat};
use engine::session::Session;
use ui::l10n::Phrases;

/// Returns the text of a hint, from phrases whose keys begin with the name of the game.
#[must_use]
pub fn describe_hint<G: GameUi>(
    context: &TableContext<G>,
    phrases: &Phrases,
    shown: &ShownHint<G::Action>,
) -> String {
    let name = <G::Game>::NAME;
    match shown.stage {
        HintStage::Thinking => phrases.text("hint-thinking"),
        HintStage::Nudge => {
            let term = shown
                .line
                .first()
                .map_or("done", |action| G::action_term(*action));
            let nudge = phrases.find(&format!("{name}-hint-{term}"), &[]);
            nudge.unwrap_or_else(|| phrases.text(&format!("{name}-hint-other")))
        }
        HintStage::Whole => {
            let session = &context.snapshot.session;
            let plan = plan_steps::<G>(
                session,
                phrases,
                session.entry_count(),
                shown.seat,
                &shown.line,
            );
            phrases.say(&format!("{name}-hint-whole"), &[("plan", plan.into())])
        }
    }
}

/// Names every step of the plan `line` that `seat` has after the first `at` entries. Each step is
/// named in the position that the steps before lead to, up to the first die roll.
#[must_use]
pub fn plan_steps<G: GameUi>(
    session: &Session<G::Game>,
    phrases: &Phrases,
    at: usize,
    seat: Seat,
    line: &[G::Action],
) -> String {
    let steps = session.preview_line(at, seat, line).into_iter();
    let name = |(view, action)| G::step_name(session.game(), phrases, &view, action);
    phrases.list(&steps.map(name).collect::<Vec<_>>())
}
