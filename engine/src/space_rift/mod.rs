//! Space Rift: a battle of two fleets on hexes, with hidden hands, dice, and a rift that drifts.
//!
//! The rules are in `RULES.md`; each file of `play` is one of its chapters.
//!
//! The shape: a *table* holds what never changes (figures, cards, the
//! scenario: who fields which unit, features, the sides' numbers), and a [`state::State`] what
//! does. Units are numbered over both sides ([`unit::UnitId`]); hex and ships stand in
//! [`unit::Unit`], flags are sets of units ([`unit::UnitSet`]) in [`state::Public`]. Play is a
//! machine that runs until somebody has a choice: the turn's [`state::Phase`], over it the rolls
//! being resolved ([`exchange::Exchange`]), over them a choice that a card asks for
//! ([`state::Task`]).

pub mod action;
mod annals;
pub mod asked;
pub mod cards;
pub mod content;
pub mod dice;
pub mod drift;
mod drive;
pub mod effect;
pub mod eval;
pub mod event;
pub mod exchange;
pub mod field;
pub mod figures;
pub mod forecast;
pub mod goals;
mod lay;
pub mod lesson;
mod material;
pub mod meta;
pub mod options;
pub mod orders;
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
pub mod sight;
pub mod sketch;
pub mod state;
pub mod table;
mod terms;
mod text;
pub mod unit;
mod validate;
pub mod view;

pub use table::SpaceRift;

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

impl Game for SpaceRift {
    const NAME: &'static str = "space-rift";
    const RULES: u16 = 1;
    const SECRETS: bool = true;

    usual_answers!();

    type View = View;

    fn stocked(options: Options, stock: &Stock) -> Result<Self, LoadError> {
        Self::lay(options, stock)
    }

    fn seats(&self) -> Seats {
        self.all_seats()
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        let mut state = self.set_up(chance);
        Play {
            table: self,
            state: &mut state,
            // A list and not `Silent`: see `AnyChance`.
            record: &mut Vec::new(),
            chance,
            actor: None,
            reach: Reach::Final,
        }
        .run();
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
            actor: None,
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
