//! Centauri Rift: a duel or melee of ships on squares with three planes.
//!
//! Perfect information, no chance in play, energy as the budget of every turn. The rules are
//! in `RULES.md`; each file of `play` is one of its chapters.

pub mod action;
mod annals;
pub mod board;
pub mod board_code;
pub mod board_file;
pub mod content;
mod drive;
pub mod eval;
pub mod event;
pub mod figures;
pub mod fleet;
pub mod goals;
mod lay;
pub mod lesson;
pub mod lines;
mod material;
pub mod meta;
pub mod mine;
pub mod options;
mod options_check;
pub mod options_fault;
pub mod pilot;
pub mod play;
pub mod position;
pub mod presets;
mod prompt;
pub mod puzzle;
pub mod refusal;
mod ring;
mod setup;
pub mod ship;
pub mod sketch;
pub mod slots;
pub mod standard;
pub mod state;
mod supply;
pub mod table;
mod validate;
pub mod view;
pub mod wave;

pub use table::Rift;

use crate::chance::Chance;
use crate::error::LoadError;
use crate::game::{Audience, Game, Reach, Record, Seat, Seats, Viewer, usual_answers};
use action::Action;
use content::Stock;
use event::Event;
use options::Options;
use play::Play;
use position::Position;
use refusal::Refusal;
use state::State;
use view::View;

impl Game for Rift {
    const NAME: &'static str = "rift";
    const RULES: u16 = 1;
    const PUZZLES: bool = true;

    usual_answers!();

    /// Everything is public `[RIFT-1.6]`, so a view is the state.
    type View = View;

    fn stocked(options: Options, stock: &Stock) -> Result<Self, LoadError> {
        Self::lay_with(options, stock)
    }

    fn seats(&self) -> Seats {
        self.all_seats()
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        self.deal_state(chance)
    }

    fn place(&self, position: Position) -> Result<State, LoadError> {
        self.state_of(&position)
    }

    fn arrange(&self, state: &State, list: &mut [Action]) {
        self.spare_last_unit(state, list);
    }

    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        record: &mut impl Record<Event>,
    ) -> Result<Reach, Refusal> {
        self.may(state, seat, action)?;
        Ok(Play {
            table: self,
            state,
            record,
        }
        .carry_out(seat, action, chance))
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        state.clone()
    }

    fn guess(&self, view: &View, _: &mut impl Chance) -> State {
        view.clone()
    }

    fn audience(&self, _: &Event) -> Audience {
        Audience::All
    }
}
