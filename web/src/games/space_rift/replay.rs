//! A battle of Space Rift watched again: the battlefield as it was, what has just happened or what
//! the Admiral would have done on it, both sides and their hands as far as the eyes may see them.

mod traces;

use super::table::Watch;
use crate::play::hands::{Traced, plan};
use crate::play::replay::Filmed;
use engine::game::Seat;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::state::State;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Filmed for SpaceRift {
    const TURN: &'static str = "space-rift-replay-turn";
    const BRANCH: &'static str = "space-rift-replay-branch";
    const WOULD: &'static str = "space-rift-replay-would";

    /// Turns and figures are those of sides: no piece has one.
    fn piece_name(&self, _: &Phrases, piece: u8) -> String {
        piece.to_string()
    }

    fn plan(&self, phrases: &Phrases, state: &State, seat: Seat, line: &[Action]) -> String {
        plan(self, phrases, state, seat, line)
    }
}

impl Traced for SpaceRift {
    const CONSOLE: &'static str = "space-rift-replay-fleets";
    const FOLLOW: Option<&'static str> = None;

    fn events(watch: &Watch) -> Html {
        traces::of_events(watch)
    }

    fn line(watch: &Watch, _: Seat, line: &[Action]) -> Html {
        traces::of_line(watch, line)
    }
}
