//! The line on top: whom everybody waits for, what an order would do, and the round.

use super::super::narrate::Narrator;
use super::{Watch, tried};
use crate::play::hands::{Pondering, Prompted};
use engine::rift::Rift;
use engine::rift::action::Action;
use ui::l10n::Phrases;

impl Prompted for Rift {
    const PONDERING: Pondering = Pondering::First;
    /// Its button, its square and its preview say which it is.
    const NAMES: bool = false;

    fn waiting(watch: &Watch, phrases: &Phrases) -> String {
        let session = &watch.stand.session;
        let narrator = Narrator::new(phrases, watch.table());
        let Some(seat) = session.status().waiting().iter().next() else {
            return String::new();
        };
        let prompt = session.prompt(seat);
        let (phrase, args) = wait_phrase(prompt.phrase, prompt.args);
        narrator.request(session.state(), phrase, &args)
    }

    fn outlook(watch: &Watch, phrases: &Phrases, action: Action) -> Option<String> {
        let tried = tried(watch, action)?;
        let narrator = Narrator::new(phrases, watch.table());
        let state = watch.stand.session.state();
        let told = narrator.preview(state, &tried.after, &tried.events);
        (!told.is_empty()).then_some(told)
    }

    fn turn(watch: &Watch, phrases: &Phrases) -> String {
        let round = watch.stand.session.state().round;
        phrases.say("rift-console-round", &[("round", round.into())])
    }
}

/// The phrase for those who wait while another seat is asked.
#[must_use]
pub fn wait_phrase(
    phrase: &'static str,
    args: engine::game::Args,
) -> (&'static str, engine::game::Args) {
    let waiting = match phrase {
        "activate" => "wait-activate",
        "orders" | "orders-owed" => "wait-orders",
        "blast" => "wait-blast",
        "return" => "wait-return",
        "interval" => "wait-interval",
        other => other,
    };
    (waiting, args)
}
