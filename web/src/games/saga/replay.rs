//! A game of Saga watched again: the table as it was, with the leaf in front where something has just
//! happened, or what the Admiral would have done, and all mats as far as the eyes may see them.

mod traces;

use super::narrate::Narrator;
use super::table::Watch;
use crate::play::hands::{Traced, plan};
use crate::play::replay::Filmed;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::annals::{self, Line, Piece};
use engine::saga::state::State;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Filmed for Saga {
    const TURN: &'static str = "saga-replay-turn";
    const BRANCH: &'static str = "saga-replay-branch";
    const WOULD: &'static str = "saga-replay-would";

    /// Rounds are told by their phases; charts by what they follow on the board and of the mission.
    fn piece_name(&self, phrases: &Phrases, piece: u8) -> String {
        let narrator = Narrator::new(phrases, self);
        match annals::piece(piece) {
            Piece::Phase(phase) => narrator.phase(phase),
            Piece::Counter(counter) => narrator.counter(counter),
            Piece::Line(line) => phrases.text(match line {
                Line::Sectors => "saga-replay-sectors",
                Line::Raiders => "saga-replay-raiders",
                Line::Bosses => "saga-replay-bosses",
                Line::Starbases => "saga-replay-starbases",
                Line::Events => "saga-replay-events",
            }),
        }
    }

    fn plan(&self, phrases: &Phrases, state: &State, seat: Seat, line: &[Action]) -> String {
        plan(self, phrases, state, seat, line)
    }
}

impl Traced for Saga {
    const CONSOLE: &'static str = "saga-replay-fleet";
    const FOLLOW: Option<&'static str> = Some("saga-replay-follow");

    fn events(watch: &Watch) -> Html {
        traces::of_events(watch)
    }

    fn line(watch: &Watch, _: Seat, line: &[Action]) -> Html {
        traces::of_line(watch, line)
    }
}
