//! The parts of the status line that Exodus provides: the question to a seat, and the state of the
//! turn.

use super::super::narrate::Narrator;
use super::TableContext;

use engine::exodus::Exodus;
use engine::exodus::step::Step;
use engine::game::{Seat, Status, Viewer};
use engine::session::Session;
use ui::l10n::Phrases;

/// Returns the question to a seat.
#[must_use]
pub fn request_text(session: &Session<Exodus>, phrases: &Phrases, seat: Seat) -> String {
    let prompt = session.prompt(seat);
    let narrator = Narrator::new(phrases, session.game());
    // At the end of the game, all secrets are open.
    let viewer = match session.status() {
        Status::Over(_) => Viewer::Omniscient,
        Status::WaitingFor(_) => Viewer::Seat(seat),
    };
    narrator.request(&session.view(viewer), seat, prompt.phrase, &prompt.args)
}

/// Returns the state of the turn, and who else is waited for.
#[must_use]
pub fn turn_text(context: &TableContext, phrases: &Phrases) -> String {
    let (game, public) = (context.game(), &context.view.public);
    let narrator = Narrator::new(phrases, game);
    let args = [("turn", public.turn.into()), ("turns", game.turns().into())];
    let mut parts = vec![phrases.say("exodus-table-turn", &args)];
    if public.step.is_conquest() {
        let args = [
            ("pass", public.conquest_stage.into()),
            ("passes", game.stages(public).into()),
        ];
        parts.push(phrases.say("exodus-table-pass", &args));
    }
    if public.step != Step::Over {
        parts.push(narrator.step(public.step));
    }
    let waiting = context.snapshot.session.status().waiting_seats();
    let others = context.snapshot.seat.map(|seat| waiting.without(seat));
    if let Some(others) = others.filter(|others| !others.is_empty()) {
        let args = [("seats", narrator.seats(others).into())];
        parts.push(phrases.say("exodus-table-also", &args));
    }
    parts.join(" · ")
}
