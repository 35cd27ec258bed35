//! The parts of the status line that Saga provides: the question to a seat, and the state of the
//! round.

use super::super::narrate::Narrator;
use super::TableContext;
use crate::table;

use engine::game::{Seat, Viewer};
use engine::saga::Saga;
use engine::saga::step::{Phase, Step};
use engine::session::Session;
use ui::l10n::Phrases;

/// Returns the question to a seat.
#[must_use]
pub fn request_text(session: &Session<Saga>, phrases: &Phrases, seat: Seat) -> String {
    let prompt = session.prompt(seat);
    let public = session.view(Viewer::Seat(seat)).public;
    let narrator = Narrator::new(phrases, session.game()).with_map(&public);
    narrator.request(&public, seat, prompt.phrase, &prompt.args)
}

/// Returns the state of the round, and whose turn in the phase it is.
#[must_use]
pub fn turn_text(context: &TableContext, phrases: &Phrases) -> String {
    let (game, public) = (context.game(), &context.view.public);
    let narrator = table::narrator(context, phrases);
    let args = [
        ("round", public.round.into()),
        ("rounds", game.mission().rounds.into()),
    ];
    let has_begun = public.round > 0;
    let mut parts: Vec<String> = has_begun
        .then(|| phrases.say("saga-table-round", &args))
        .into_iter()
        .collect();
    if public.step != Step::Over {
        parts.push(narrator.step(public));
    }
    if let (Step::Turns(_), Some(armada)) = (public.step, public.acting) {
        parts.push(narrator.armada(armada));
        if matches!(public.step, Step::Turns(Phase::Movement)) {
            let args = [("points", public.armada(armada).mp.into())];
            parts.push(phrases.say("saga-table-points", &args));
        }
    }
    parts.join(" · ")
}
