//! Conceding, and offering and answering a draw `[RIFT-15.6]`.

use super::super::Rift;
use super::super::event::Event;
use super::super::options::Mode;
use super::super::refusal::Refusal;
use super::super::state::{Ending, GameResult, Phase, State};
use super::Play;
use crate::game::{EventSink, Seat, SeatSet};

impl Rift {
    /// Checks whether the seat is still in a game that is not over.
    fn check_is_in_game(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if matches!(state.phase, Phase::Over | Phase::Interval) {
            return Err(self.pending_refusal(state, seat));
        }
        if !self.all_seats().contains(seat) {
            return Err(Refusal::NoCaptain);
        }
        if state.out.contains(seat) {
            Err(Refusal::Out)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_concede(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        self.check_is_in_game(state, seat)
    }

    pub(super) fn check_offer_draw(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        self.check_is_in_game(state, seat)?;
        if state.offer.is_some() {
            Err(Refusal::OfferPending)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_answer_draw(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        self.check_is_in_game(state, seat)?;
        if state.offer.is_none() {
            Err(Refusal::NoOffer)
        } else if state.agreed.contains(seat) {
            Err(Refusal::OfferAnswered)
        } else {
            Ok(())
        }
    }
}

impl Rift {
    /// Returns whether `seat` has not yet answered an offered draw `[RIFT-15.6]`.
    #[must_use]
    pub fn owes_answer(&self, state: &State, seat: Seat) -> bool {
        self.check_answer_draw(state, seat).is_ok()
    }

    /// Returns whether `seat` is still in the match: it has not conceded, and has a ship on the
    /// board or one that will return `[RIFT-15.4]` `[RIFT-16.5]`.
    #[must_use]
    pub fn is_in_play(&self, state: &State, seat: Seat) -> bool {
        let returns = self.rules.mode == Mode::Ace;
        let has_ship = || state.living().any(|(ship, _)| self.owner(ship) == seat);
        !state.out.contains(seat) && (returns || has_ship())
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Removes all ships of the seat; in Centaur Ace without replacement and without points
    /// `[RIFT-15.6]` `[RIFT-16.10]`. During a detonation they are removed after it is resolved.
    pub fn do_concede(&mut self, seat: Seat) {
        self.emit(Event::Conceded { seat });
        self.state.out = self.state.out.with(seat);
        if self.state.offer == Some(seat) {
            self.withdraw_draw_offer();
        }
        match self.state.phase {
            Phase::Blast => self.resolve_when_answered(),
            Phase::Activation | Phase::Orders | Phase::Return => self.remove_conceded_ships(),
            Phase::Interval | Phase::Over => {}
        }
        self.check_agreement();
    }

    fn remove_conceded_ships(&mut self) {
        let removed_ships = self.remove_ships_of_conceded_seats();
        // A seat whose ship has yet to return has no ship on the board, but leaves the match too.
        self.check_victory(if removed_ships == 0 {
            1 << 31
        } else {
            removed_ships
        });
        if self.state.result.is_some() {
            return;
        }
        match self.state.phase {
            Phase::Orders if self.is_active_ship_gone() => self.finish_turn(),
            Phase::Activation if self.game.eligible(self.state).next().is_none() => {
                self.pass_turn()
            }
            Phase::Return => self.continue_returns(),
            Phase::Orders | Phase::Activation | Phase::Blast | Phase::Interval | Phase::Over => {}
        }
    }

    fn is_active_ship_gone(&self) -> bool {
        let ship = self.active().and_then(|id| self.state.ship(id));
        ship.is_none_or(|ship| !ship.is_alive())
    }

    /// Offers a draw to all others. The offer stands until it is declined or the turn ends.
    pub fn do_offer_draw(&mut self, seat: Seat) {
        self.state.offer = Some(seat);
        self.state.agreed = SeatSet::singleton(seat);
        self.emit(Event::DrawOffered { seat });
    }

    /// Applies an answer: one "no" ends the offer, and when everybody agrees the game is drawn.
    pub fn do_answer_draw(&mut self, seat: Seat, is_accepted: bool) {
        self.emit(Event::DrawAnswered { seat, is_accepted });
        if is_accepted {
            self.state.agreed = self.state.agreed.with(seat);
            self.check_agreement();
        } else {
            self.withdraw_draw_offer();
        }
    }

    /// Draws the game if everybody who is still in it agrees.
    fn check_agreement(&mut self) {
        let waits =
            |seat: &Seat| !self.state.out.contains(*seat) && !self.state.agreed.contains(*seat);
        let is_open = self.state.offer.is_some() && self.state.result.is_none();
        if is_open && !self.game.all_seats().iter().any(|seat| waits(&seat)) {
            self.end_game(GameResult {
                winners: SeatSet::NONE,
                ending: Ending::Agreed,
            });
        }
    }

    pub fn withdraw_draw_offer(&mut self) {
        if self.state.offer.take().is_some() {
            self.state.agreed = SeatSet::NONE;
            self.emit(Event::DrawLapsed);
        }
    }
}
