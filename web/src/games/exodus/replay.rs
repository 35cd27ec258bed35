//! A game of Exodus watched again: the table as it was, with the leaf in front where something has
//! just happened, or what the Admiral would have done, and all empires as far as the eyes may see
//! them.

mod traces;

use super::table::Watch;
use crate::play::hands::{Traced, plan};
use crate::play::replay::Filmed;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::annals::Part;
use engine::exodus::state::State;
use engine::game::Seat;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Filmed for Exodus {
    const TURN: &'static str = "exodus-replay-turn";
    const BRANCH: &'static str = "exodus-replay-branch";
    const WOULD: &'static str = "exodus-replay-would";

    /// Turns are told by their parts: no piece has one.
    fn piece_name(&self, phrases: &Phrases, piece: u8) -> String {
        match Part::of(piece) {
            Part::Council => phrases.text("exodus-replay-council"),
            Part::Actions => phrases.text("exodus-replay-actions"),
            Part::Conquest(pass) => phrases.say("exodus-replay-conquest", &[("pass", pass.into())]),
        }
    }

    fn plan(&self, phrases: &Phrases, state: &State, seat: Seat, line: &[Action]) -> String {
        plan(self, phrases, state, seat, line)
    }
}

impl Traced for Exodus {
    const CONSOLE: &'static str = "exodus-replay-empires";
    const FOLLOW: Option<&'static str> = Some("exodus-replay-follow");

    fn events(watch: &Watch) -> Html {
        traces::of_events(watch)
    }

    fn line(watch: &Watch, _: Seat, line: &[Action]) -> Html {
        traces::of_line(watch, line)
    }
}
