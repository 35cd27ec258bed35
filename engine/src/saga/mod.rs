//! Saga: armadas of one to four players explore the sectors around a broken Jumpgate, together in
//! five campaigns, solo with two armadas, or against each other in the Arena.
//!
//! The rules are in `RULES.md`; each file of `play` implements one of its chapters.
//!
//! [`Saga`] holds everything constant (figures, cards, the scenario), and a
//! [`state::State`] everything that changes. A hex is a number ([`hex::HexId`]); a sector is
//! numbered by the order in which sectors came into play ([`hex::SectorId`]). Effects of cards and
//! scenarios use a closed vocabulary ([`effect::Effect`]) and are compiled into the game's effect
//! table; scenarios, including the campaigns, are data ([`mission::Mission`]). Play is a stack of
//! tasks ([`step::Task`]) over the steps of a round, which runs until a decision is needed.

pub mod action;
mod arena_setup;
pub mod armada;
pub mod bot;
pub mod content;
pub mod deck;
pub mod description;
mod determinize;
pub mod draft;
pub mod effect;
mod evaluate;
pub mod event;
pub mod figures;
mod from_options;
pub mod game;
pub mod goals;
pub mod hex;
pub mod ids;
mod initial_state;
mod json_api;
pub mod lesson;
pub mod metadata;
pub mod mission;
pub mod options;
pub mod pending_decision;
pub mod play;
pub mod position;
mod precomputed;
mod prompt;
pub mod published_view;
pub mod refusal;
pub mod scenario;
pub mod scenario_code;
pub mod state;
pub mod static_data;
pub mod stats;
pub mod step;
mod text_picture;
mod validate;
pub mod view;
mod visibility;

pub use game::Saga;

use crate::chance::Chance;
use crate::error::LoadError;
use crate::game::{
    Audience, Decline, EventSink, Game, Seat, SeatSet, Undo, Viewer, common_game_items,
};
use action::Action;
use content::ContentSet;
use event::Event;
use options::Options;
use play::Play;
use position::Position;
use refusal::Refusal;
use state::State;
use view::View;

impl Game for Saga {
    const NAME: &'static str = metadata::NAME;
    const RULES_VERSION: u16 = 1;
    const HAS_SECRETS: bool = true;
    const HAS_REACTIONS: bool = true;

    common_game_items!();

    fn decline(&self, state: &State, seat: Seat) -> Option<Decline<Action>> {
        self.decline_of(state, seat)
    }

    type View = View;

    fn with_content(options: Options, content: &ContentSet) -> Result<Self, LoadError> {
        Self::from_options(options, content)
    }

    fn seats(&self) -> SeatSet {
        self.all_seats()
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        let mut state = self.initial_state(chance);
        // A `Vec` instead of `NullSink`: see `DynChance`.
        self.resume(&mut state, chance, &mut Vec::new());
        state
    }

    fn state_from_position(&self, position: Position) -> Result<State, LoadError> {
        self.state_of(position)
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
        // Only for recorded play: there are too many playouts to validate each action.
        let before = (cfg!(debug_assertions) && event_sink.is_enabled()).then(|| state.clone());
        let undo = Play {
            game: self,
            state,
            event_sink,
            chance,
            seat,
            undo: Undo::Allowed,
        }
        .carry_out(seat, action);
        if let Some(before) = before {
            self.expect_valid(&before, state);
        }
        Ok(undo)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_for(state, viewer)
    }

    fn determinize(&self, view: &View, chance: &mut impl Chance) -> State {
        self.determinize_view(view, chance)
    }

    fn audience(&self, event: &Event) -> Audience {
        self.audience_of(event)
    }
}

impl Saga {
    /// Continues from a state in which no decision is pending, such as a hand-written position, to
    /// the next decision or the end.
    pub fn resume(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        event_sink: &mut impl EventSink<Event>,
    ) {
        Play {
            game: self,
            state,
            event_sink,
            chance,
            seat: Seat::TABLE,
            undo: Undo::Barrier,
        }
        .run();
    }
}
