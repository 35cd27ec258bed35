//! Centauri Rift: a duel or melee of ships on a square grid with three planes.
//!
//! The game has perfect information and no chance in play; energy limits every turn. `RULES.md`
//! states the rules, and each file of `play` implements one chapter.

pub mod action;
mod arena_setup;
pub mod board;
pub mod board_code;
pub mod board_file;
pub mod bot;
pub mod content;
pub mod description;
pub mod draft;
pub mod evaluate;
pub mod event;
pub mod figures;
pub mod fleet;
mod from_options;
pub mod game;
pub mod goals;
mod initial_state;
mod json_api;
pub mod lesson;
pub mod metadata;
pub mod mine;
pub mod options;
mod options_check;
pub mod options_error;
pub mod play;
pub mod position;
pub mod presets;
mod prompt;
pub mod puzzle;
pub mod refusal;
pub mod ship;
pub mod sight_lines;
pub mod slot_set;
pub mod standard_setups;
pub mod state;
pub mod static_data;
mod stats;
mod supply;
mod validate;
pub mod view;
pub mod wave;

pub use game::Rift;

use crate::chance::Chance;
use crate::error::LoadError;
use crate::game::{Audience, EventSink, Game, Seat, SeatSet, Undo, Viewer, common_game_items};
use action::Action;
use content::ContentSet;
use event::Event;
use options::Options;
use play::Play;
use position::Position;
use refusal::Refusal;
use state::{Phase, State};
use view::View;

impl Game for Rift {
    const NAME: &'static str = "rift";
    const RULES_VERSION: u16 = 1;
    const HAS_PUZZLES: bool = true;

    common_game_items!();

    /// All information is public `[RIFT-1.6]`, so the view is the state.
    type View = View;

    fn with_content(options: Options, content: &ContentSet) -> Result<Self, LoadError> {
        Self::from_options(options, content)
    }

    fn seats(&self) -> SeatSet {
        self.all_seats()
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        self.initial_state(chance)
    }

    fn state_from_position(&self, position: Position) -> Result<State, LoadError> {
        self.state_of(&position)
    }

    /// A team chooses together which ship plays `[RIFT-5.3]`.
    fn shares_choice(&self, view: &View, one: Seat, other: Seat) -> bool {
        view.phase == Phase::Activation && self.team_of(one) == self.team_of(other)
    }

    fn sort_actions(&self, state: &State, list: &mut [Action]) {
        self.spare_last_unit(state, list);
    }

    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        event_sink: &mut impl EventSink<Event>,
    ) -> Result<Undo, Refusal> {
        self.check(state, seat, action)?;
        Ok(Play {
            game: self,
            state,
            event_sink,
        }
        .apply_action(seat, action, chance))
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        state.clone()
    }

    fn determinize(&self, view: &View, _: &mut impl Chance) -> State {
        view.clone()
    }

    fn audience(&self, _: &Event) -> Audience {
        Audience::All
    }
}
