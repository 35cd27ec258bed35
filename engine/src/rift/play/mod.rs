//! The rules of play: which action is legal in which phase, and what it does.
//!
//! Each chapter of `RULES.md` has its file here. Legality is defined once, in functions that begin
//! with `check_`; listing and applying actions both use them.

mod ace;
mod blast;
mod clock;
mod concede_draw;
mod damage;
mod energy;
mod ion;
mod legal_actions;
mod mines;
mod movement;
mod nearest_objects;
mod obstacles;
mod order_warning;
mod rotation;
mod series;
mod shields;
mod ship_context;
mod turn;
mod undo;
mod victory;
mod warp;
mod weapons;

pub use blast::{Blast, SideChoice};
pub use clock::Clock;
pub use order_warning::OrderWarning;
pub use ship_context::ShipContext;
pub use weapons::{Sight, sides_facing};

use super::Rift;
use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::ship::{Ship, ShipId};
use super::state::{Phase, State};
use crate::chance::Chance;
use crate::game::{EventSink, Seat, SeatSet, Status, Undo};

/// A match while an action is applied: the game, the state that changes, and the event sink.
pub(super) struct Play<'a, R> {
    pub game: &'a Rift,
    pub state: &'a mut State,
    pub event_sink: &'a mut R,
}

impl Rift {
    /// Checks whether the action of `seat` is legal now.
    pub(super) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Concede => self.check_concede(state, seat),
            Action::OfferDraw => self.check_offer_draw(state, seat),
            Action::AnswerDraw(_) => self.check_answer_draw(state, seat),
            Action::TimeOut => self.check_time_out(state, seat),
            Action::NextGame => self.check_start_next_game(state, seat),
            Action::Activate(ship) => self.check_activate(state, seat, ship),
            Action::ChooseSide(ship, side) => self.check_choose_side(state, seat, ship, side),
            Action::ChooseCorner(ship, number) => {
                self.check_choose_place(state, seat, ship, number)
            }
            Action::Step
            | Action::Accelerate(..)
            | Action::Rotate(..)
            | Action::ChangePlane(..)
            | Action::Warp(..)
            | Action::Fire(..)
            | Action::Relocate(..)
            | Action::Swap(..)
            | Action::Charge(_)
            | Action::ChargeIon(_)
            | Action::ReleaseMine
            | Action::EndTurn => self.context(state, seat)?.check(action),
        }
    }

    /// Returns the refusal of a ship command in a phase that waits for another decision.
    fn pending_refusal(&self, state: &State, seat: Seat) -> Refusal {
        let must_act = self.seats_to_act(state).contains(seat);
        match (state.phase, must_act) {
            (Phase::Activation, true) => Refusal::NoActiveShip,
            (Phase::Activation | Phase::Orders, _) => Refusal::NotYourTurn,
            (Phase::Blast, true) => Refusal::BlastFirst,
            (Phase::Blast, false) => Refusal::OthersBlast,
            (Phase::Return, true) => Refusal::ReturnFirst,
            (Phase::Return, false) => Refusal::OthersReturn,
            (Phase::Interval, _) => Refusal::GameOver,
            (Phase::Over, _) => Refusal::Over,
        }
    }

    /// Returns the context of the active ship if `seat` owns it `[RIFT-5.9]` `[RIFT-5.13]`.
    fn context<'a>(&'a self, state: &'a State, seat: Seat) -> Result<ShipContext<'a>, Refusal> {
        if state.phase != Phase::Orders {
            return Err(self.pending_refusal(state, seat));
        }
        let context = ShipContext::active(self, state).ok_or(Refusal::NoActiveShip)?;
        if context.owner() == seat {
            Ok(context)
        } else {
            Err(Refusal::NotYourTurn)
        }
    }

    /// Returns the seats that have a decision to make now.
    pub(super) fn seats_to_act(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Activation => self.eligible(state).map(|ship| self.owner(ship)).collect(),
            Phase::Orders => state
                .turn
                .ship
                .map_or(SeatSet::NONE, |ship| SeatSet::singleton(self.owner(ship))),
            Phase::Blast => self
                .pending_side_choice(state)
                .map_or(SeatSet::NONE, |q| SeatSet::singleton(self.owner(q.ship))),
            Phase::Return => self
                .returning_ship(state)
                .map_or(SeatSet::NONE, |ship| SeatSet::singleton(self.owner(ship))),
            Phase::Interval => self
                .all_seats()
                .iter()
                .filter(|&seat| !state.agreed.contains(seat))
                .collect(),
            Phase::Over => SeatSet::NONE,
        }
    }

    /// Returns which seats the match waits for, or how it ended.
    pub(super) fn status_of(&self, state: &State) -> Status {
        match state.result {
            Some(result) if state.phase == Phase::Over => Status::Over(result.outcome()),
            Some(_) | None => Status::WaitingFor(self.seats_to_act(state)),
        }
    }

    /// Returns all seats of the match.
    pub(super) fn all_seats(&self) -> SeatSet {
        SeatSet::first(u8::try_from(self.team_of_seat.len()).unwrap_or(0))
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Applies an action that [`Rift::check`] accepts.
    pub fn apply_action(&mut self, seat: Seat, action: Action, chance: &mut impl Chance) -> Undo {
        let turn_of = (self.state.turn.ship, self.state.round);
        match action {
            Action::Concede => self.do_concede(seat),
            Action::OfferDraw => self.do_offer_draw(seat),
            Action::AnswerDraw(is_accepted) => self.do_answer_draw(seat, is_accepted),
            Action::TimeOut => self.do_time_out(),
            Action::NextGame => self.do_start_next_game(seat, chance),
            Action::Activate(ship) => self.do_activate(ship),
            Action::ChooseSide(ship, side) => self.do_choose_side(ship, side),
            Action::ChooseCorner(ship, number) => self.do_choose_place(ship, number),
            Action::Step => self.do_step(),
            Action::Accelerate(sign, pay) => self.do_accelerate(sign, pay),
            Action::Rotate(sign, pay) => self.do_rotate(sign, pay),
            Action::ChangePlane(sign, pay) => self.do_change_plane(sign, pay),
            Action::Warp(squares, pay) => self.do_warp(squares, pay),
            Action::Fire(mount, side, pay) => self.do_fire(mount, side, pay),
            Action::Relocate(from, to, pay) => self.do_relocate(from, to, pay),
            Action::Swap(a, b, pay) => self.do_swap(a, b, pay),
            Action::Charge(units) => self.do_charge(units),
            Action::ChargeIon(pay) => self.do_charge_ion(pay),
            Action::ReleaseMine => self.do_release_mine(),
            Action::EndTurn => self.do_end_turn(),
        }
        self.undo_after(seat, action, turn_of)
    }

    /// Returns the active ship, also while a choice about a detonation is pending.
    pub fn active(&self) -> Option<ShipId> {
        self.state.turn.ship
    }

    /// Changes a ship; an unknown id is ignored.
    pub fn ship(&mut self, id: ShipId, change: impl FnOnce(&mut Ship)) {
        if let Some(ship) = self.state.ships.get_mut(id.index()) {
            change(ship);
        }
    }

    pub fn emit(&mut self, event: Event) {
        self.event_sink.emit(event);
    }
}
