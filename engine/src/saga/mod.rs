//! Saga: armadas of one to four players explore the sectors around a broken Jumpgate together, in
//! five campaigns, alone with two armadas, or against each other in the Arena.
//!
//! The rules are in `RULES.md`; each file of `play` is one of its chapters.
//!
//! The shape: a *table* holds what never changes (figures, cards, the scenario), and a
//! [`state::State`] what does. A hex is a number ([`hex::HexId`]), a sector the place in the order
//! in which sectors came into play ([`hex::SectorId`]). What cards and scenarios do is written in a
//! closed vocabulary ([`effect::Effect`]) and compiled into the table's book; scenarios, the
//! campaigns too, are data ([`mission::Mission`]). Play is a stack of tasks ([`step::Task`]) over
//! the steps of a round that runs until somebody has a choice.

pub mod action;
pub mod annals;
pub mod armada;
pub mod asked;
pub mod content;
pub mod deck;
mod drive;
pub mod effect;
mod eval;
pub mod event;
pub mod figures;
pub mod goals;
mod guess;
pub mod hex;
pub mod ids;
mod known;
mod lay;
pub mod lesson;
mod material;
pub mod meta;
pub mod mission;
pub mod options;
pub mod pilot;
pub mod play;
pub mod position;
mod prompt;
pub mod refusal;
mod ring;
pub mod scenario;
pub mod scenario_code;
mod secrets;
mod setup;
pub mod sketch;
pub mod state;
pub mod step;
pub mod table;
mod text;
mod validate;
pub mod view;

pub use table::Saga;

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

impl Game for Saga {
    const NAME: &'static str = meta::NAME;
    const RULES: u16 = 1;
    const SECRETS: bool = true;

    usual_answers!();

    type View = View;

    fn stocked(options: Options, stock: &Stock) -> Result<Self, LoadError> {
        Self::lay(options, stock)
    }

    fn seats(&self) -> Seats {
        self.all()
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        let mut state = self.set_up(chance);
        // A list and not `Silent`: see `AnyChance`.
        self.resume(&mut state, chance, &mut Vec::new());
        state
    }

    fn place(&self, position: Position) -> Result<State, LoadError> {
        self.state_of(position)
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
        // Playouts, which nobody hears of, are too many to look at.
        let before = (cfg!(debug_assertions) && record.listens()).then(|| state.clone());
        let reach = Play {
            table: self,
            state,
            record,
            chance,
            seat,
            reach: Reach::Open,
        }
        .carry_out(seat, action);
        if let Some(before) = before {
            self.expect_valid(&before, state);
        }
        Ok(reach)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_for(state, viewer)
    }

    fn guess(&self, view: &View, chance: &mut impl Chance) -> State {
        self.guess_from(view, chance)
    }

    fn audience(&self, event: &Event) -> Audience {
        self.audience_of(event)
    }
}

impl Saga {
    /// Goes on from a state in which nobody has a choice, such as one that somebody wrote down, to
    /// the next choice or the end.
    pub fn resume(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        record: &mut impl Record<Event>,
    ) {
        Play {
            table: self,
            state,
            record,
            chance,
            seat: Seat::TABLE,
            reach: Reach::Final,
        }
        .run();
    }
}
