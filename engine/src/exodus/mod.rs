//! Exodus: Proxima Centauri: empires of two to six seats on a star map, with sealed choices,
//! a Council, technologies, blueprints, and two Conquest stages a turn.
//!
//! The rules are in `RULES.md`; each file of `play` is one of its chapters.
//!
//! The shape: a *table* holds what never changes (figures, map, cards), and a [`state::State`] what
//! does. A hex is a number in the canonical order of the map ([`star::HexId`]), a ship a number
//! that names its seat and type ([`ship::ShipId`]). Play is a machine that runs until somebody has
//! a choice: the turn's [`step::Step`], and over it what cards and actions ask for first
//! ([`step::Task`]). Sealed choices lie in the [`state::Plan`] of a seat until all have committed.

pub mod action;
pub mod annals;
pub mod blueprint;
pub mod cards;
pub mod chart;
pub mod content;
mod drive;
pub mod effect;
pub mod eval;
pub mod event;
pub mod figures;
pub mod goals;
mod guess;
mod lay;
pub mod layout;
pub mod layout_code;
pub mod lesson;
pub mod mat;
mod material;
pub mod meta;
pub mod odds;
pub mod options;
pub mod own;
mod packing;
pub mod part;
pub mod pilot;
pub mod play;
pub mod position;
pub mod prompt;
pub mod refusal;
mod ring;
mod secrets;
mod setup;
pub mod shape;
pub mod ship;
pub mod sketch;
pub mod stage;
pub mod star;
pub mod state;
pub mod step;
pub mod table;
pub mod tech;
mod text;
pub mod view;

pub use table::Exodus;

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

impl Game for Exodus {
    const NAME: &'static str = meta::NAME;
    const RULES: u16 = 2;
    const SECRETS: bool = true;

    usual_answers!();

    type View = View;

    fn begun_under(rules: u16, options: Options) -> Option<Options> {
        options.begun_under(rules)
    }

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
        Ok(Play {
            table: self,
            state,
            record,
            chance,
            reach: Reach::Open,
        }
        .carry_out(seat, action))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_for(state, viewer)
    }

    fn guess(&self, view: &View, chance: &mut impl Chance) -> State {
        self.guess_from(view, chance)
    }

    fn audience(&self, event: &Event) -> Audience {
        Self::audience_of(event)
    }
}

impl Exodus {
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
            reach: Reach::Final,
        }
        .run();
    }
}
