//! Space Rift: a battle of two fleets on hexes, with hidden hands, dice, and a drifting rift.
//!
//! `RULES.md` states the rules, and each file of `play` implements one chapter.
//!
//! A [`game::SpaceRift`] holds the data that never change (figures, cards, and the scenario with
//! units, features and numbers of each side), and a [`state::State`] holds the data that change in
//! play. Units are numbered over both sides ([`unit::UnitId`]). [`unit::Unit`] holds hex and ships,
//! and [`state::Public`] holds flags as sets of units ([`unit::UnitSet`]). Play is a state machine
//! that runs until somebody has a choice. It has three levels: the turn's [`state::Phase`], above
//! it the rolls being resolved ([`combat_roll::CombatRoll`]), and above them a choice that a card
//! asks for ([`state::Task`]).

pub mod action;
mod arena_setup;
pub mod battlefield;
pub mod bot;
pub mod card_orders;
pub mod cards;
pub mod combat_roll;
pub mod content;
pub mod description;
pub mod dice;
pub mod draft;
pub mod drift;
pub mod effect;
pub mod evaluate;
pub mod event;
pub mod figures;
pub mod forecast;
mod from_options;
pub mod game;
pub mod goals;
mod initial_state;
mod json_api;
pub mod lesson;
pub mod line_of_sight;
pub mod metadata;
pub mod options;
pub mod pending_decision;
pub mod play;
pub mod position;
mod prompt;
pub mod published_view;
pub mod refusal;
pub mod scenario;
pub mod scenario_code;
pub mod state;
pub mod static_data;
mod stats;
mod text_picture;
pub mod unit;
mod validate;
pub mod view;
mod visibility;

pub use game::SpaceRift;

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

impl Game for SpaceRift {
    const NAME: &'static str = "space-rift";
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
        Play {
            game: self,
            state: &mut state,
            // A list instead of `NullSink`: see `DynChance`.
            event_sink: &mut Vec::new(),
            chance,
            actor: None,
            undo: Undo::Barrier,
        }
        .run();
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
        // Playouts emit no events; they are too many to be checked.
        let before = (cfg!(debug_assertions) && event_sink.is_enabled()).then(|| state.clone());
        let undo = Play {
            game: self,
            state,
            event_sink,
            chance,
            actor: None,
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
