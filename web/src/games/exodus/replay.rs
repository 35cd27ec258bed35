//! A game of Exodus watched again: what its turns and figures are called.

use super::narrate::Narrator;
use super::table::steps;
use crate::l10n::Phrases;
use crate::play::replay::Filmed;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::annals::Part;
use engine::exodus::state::State;
use engine::game::Seat;

impl Filmed for Exodus {
    const TURN: &'static str = "exodus-replay-turn";
    const BRANCH: &'static str = "exodus-replay-branch";
    const WOULD: &'static str = "exodus-replay-would";
    const WEIGHED: bool = true;

    /// Turns are told by their parts: no piece has one.
    fn piece_name(&self, phrases: &Phrases, piece: u8) -> String {
        match Part::of(piece) {
            Part::Council => phrases.text("exodus-replay-council"),
            Part::Actions => phrases.text("exodus-replay-actions"),
            Part::Conquest(pass) => {
                phrases.say("exodus-replay-conquest", &[("pass", pass.into())])
            }
        }
    }

    fn plan(&self, phrases: &Phrases, state: &State, seat: Seat, line: &[Action]) -> String {
        let narrator = Narrator::new(phrases, self).on(&state.public);
        phrases.list(&steps(self, &narrator, state, seat, line))
    }
}
