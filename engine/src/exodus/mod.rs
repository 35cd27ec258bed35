//! Exodus: Proxima Centauri, a game for two to six seats on a star map, with sealed choices, a
//! Council, technologies, ship blueprints, and two Conquest stages per turn.
//!
//! The rules are in `RULES.md`; each file of `play` implements one of its chapters.
//!
//! [`Exodus`] holds the fixed data (figures, map, cards), a [`state::State`] the changing
//! data. A hex is a number in the canonical order of the map ([`hex::HexId`]), a ship a number that
//! encodes its seat and type ([`ship::ShipId`]). Play is a state machine that runs until a seat has
//! a choice: its state is the [`step::Step`] of the turn and, on top of it, a stack of
//! [`step::Task`]s of cards and actions. Sealed choices are kept in the [`state::Plan`] of a seat
//! until all have committed.

pub mod action;
mod arena_setup;
pub mod axial;
pub mod blueprint;
pub mod bot;
pub mod cards;
pub mod content;
pub mod description;
mod determinize;
pub mod draft;
pub mod effect;
pub mod evaluate;
pub mod event;
pub mod figures;
mod from_options;
pub mod game;
pub mod goals;
pub mod hex;
mod initial_state;
mod json_api;
pub mod layout;
pub mod layout_code;
pub mod lesson;
pub mod mat;
pub mod metadata;
pub mod odds;
pub mod options;
mod packing;
pub mod part;
pub mod play;
pub mod position;
pub mod private_state;
pub mod prompt;
pub mod published_view;
pub mod refusal;
pub mod score_line;
pub mod shape;
pub mod ship;
pub mod stage;
pub mod state;
pub mod static_data;
pub mod stats;
pub mod step;
pub mod tech;
mod text_picture;
pub mod view;
mod visibility;

pub use game::Exodus;

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

impl Game for Exodus {
    const NAME: &'static str = metadata::NAME;
    const RULES_VERSION: u16 = 2;
    const HAS_SECRETS: bool = true;
    const HAS_REACTIONS: bool = true;

    common_game_items!();

    fn decline(&self, state: &State, seat: Seat) -> Option<Decline<Action>> {
        self.decline_of(state, seat)
    }

    type View = View;

    fn migrate_options(rules: u16, options: Options) -> Option<Options> {
        options.for_rules_version(rules)
    }

    fn with_content(options: Options, content: &ContentSet) -> Result<Self, LoadError> {
        Self::from_options(options, content)
    }

    fn seats(&self) -> SeatSet {
        self.all_seats()
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        let mut state = self.initial_state(chance);
        // A `Vec` instead of `NullSink` saves a compiled copy of the rules; see `DynChance`.
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
        sink: &mut impl EventSink<Event>,
    ) -> Result<Undo, Refusal> {
        self.check(state, seat, action)?;
        Ok(Play {
            game: self,
            state,
            sink,
            chance,
            undo: Undo::Allowed,
        }
        .carry_out(seat, action))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_for(state, viewer)
    }

    fn determinize(&self, view: &View, chance: &mut impl Chance) -> State {
        self.determinize_view(view, chance)
    }

    fn audience(&self, event: &Event) -> Audience {
        Self::audience_of(event)
    }
}

impl Exodus {
    /// Runs from a state in which no seat has a choice, such as a hand-written state, to the next
    /// choice or the end.
    pub fn resume(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        sink: &mut impl EventSink<Event>,
    ) {
        Play {
            game: self,
            state,
            sink,
            chance,
            undo: Undo::Barrier,
        }
        .run();
    }
}
