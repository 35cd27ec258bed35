//! The sequence of play: which chapter answers which action at which point.
//!
//! Each chapter of `RULES.md` has its files here. Legality stands once, in functions that begin
//! with `may_`; listing an action and carrying it out both ask them. Play runs until somebody has
//! a choice (`Play::dispatch`).
//!
//! How a chapter is built: `X_course` is called by `Play::dispatch` whenever its step is reached; it
//! does what needs no choice and goes on to another step (`PlayFlow::Continue`), or finds that somebody
//! has a real choice (`PlayFlow::Wait`). `may_X` says whether a seat that is asked may give an
//! action there, `list_X` lists what it may give, `do_X` carries it out and leaves the rest to the
//! course.

mod ability;
pub mod active_effects;
mod bank;
mod battle;
mod battle_round;
mod begin_action;
mod bonus_action;
mod build;
mod buy;
mod cards;
mod cloaking;
mod conquest;
mod council;
pub(super) mod default_fitting;
mod deploy;
mod discard;
mod dispatch;
mod effects;
mod election;
mod flight;
mod forecast;
mod game_flow;
mod guard;
mod hit_assignment;
mod income;
mod instant_effects;
mod legal_actions;
mod legality;
mod loading;
mod mine;
mod open_movement;
mod opening_choices;
mod orders;
pub mod price;
mod question_key;
mod reactions;
mod refit;
mod refit_state;
mod research;
mod resources;
mod rocket_strike;
pub mod score;
mod stash;
mod trade;
mod upkeep;
mod vote;
mod wmd;

pub use active_effects::ActionContext;
pub use flight::Flight;
pub use forecast::{IncomeForecast, UpkeepForecast};
pub use guard::GuardsLeft;
pub use price::{PriceBreakdown, PriceCause, PriceModifier};
pub use question_key::QuestionKey;
pub use refit_state::{MAX_LIFTS, RefitState};
pub use trade::free_space;

use super::action::Action;
use super::event::Event;
use super::state::{Public, State};
use super::step::Step;
use super::step::Task;
use super::table::Exodus;
use crate::chance::Chance;
use crate::game::{EventSink, Seat, Undo};

/// Whether play goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PlayFlow {
    /// The step or task has changed: look again.
    Continue,
    /// Somebody has a choice.
    Wait,
}

/// A game in motion: the table, the state that changes, where events go and dice come from.
pub(super) struct Play<'a, R, C> {
    pub table: &'a Exodus,
    pub state: &'a mut State,
    pub record: &'a mut R,
    pub chance: &'a mut C,
    /// Whether what was done may be taken back: not once something sealed was revealed or another
    /// seat was asked.
    pub reach: Undo,
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Carries out an action that [`Exodus::may`] allows, and goes on to the next choice.
    pub fn carry_out(&mut self, seat: Seat, action: Action) -> Undo {
        match action {
            Action::Concede => self.do_concede(seat),
            Action::CallTime => self.do_call_time(),
            Action::Reopen => self.do_reopen(seat),
            Action::Refit => self.do_refit(seat),
            Action::Discard(card) => self.do_discard(seat, card),
            _ => {
                if let Some(task) = self.state.public.task().copied() {
                    self.do_in_task(task, seat, action);
                } else {
                    self.do_at_step(seat, action);
                }
            }
        }
        self.run();
        self.reach
    }

    /// Goes on until somebody has a choice or the game is over.
    pub fn run(&mut self) {
        loop {
            let course = match self.state.public.task().copied() {
                Some(task) => self.advance_task(task),
                None => self.advance_step(self.state.public.step),
            };
            if course == PlayFlow::Wait {
                return;
            }
        }
    }

    /// Notes an event.
    pub fn emit(&mut self, event: Event) {
        self.record.emit(event);
    }

    /// What everybody sees.
    pub const fn public_mut(&mut self) -> &mut Public {
        &mut self.state.public
    }

    /// Goes on to another step; nobody is ready there yet.
    pub fn go_to_step(&mut self, step: Step) -> PlayFlow {
        self.state.public.step = step;
        self.state.public.ready = crate::game::SeatSet::NONE;
        PlayFlow::Continue
    }

    /// Puts a task before everything else. With more tasks than there can be at once it is dropped,
    /// which no content that is accepted brings about.
    pub fn push_task(&mut self, task: Task) {
        let full = self.state.public.tasks.push(task).is_err();
        debug_assert!(!full, "too many tasks");
    }

    /// Ends the task at work.
    pub fn pop_task(&mut self) -> PlayFlow {
        self.state.public.tasks.pop();
        PlayFlow::Continue
    }

    /// One die, 1 to 6 `[EXO-1.10]`; what was rolled stands.
    pub fn roll_die(&mut self) -> u8 {
        self.reach = Undo::Barrier;
        self.chance.die(6) as u8
    }

    /// The seats from a place of the turn order on, as long as there are.
    pub fn seat_at(&self, place: u8) -> Option<Seat> {
        self.state.public.at(place)
    }
}
