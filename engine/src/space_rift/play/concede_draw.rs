//! Resigning, and offering and answering a draw `[SR-19.5]`.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::space_rift::action::Action;
use crate::space_rift::battlefield::Side;
use crate::space_rift::event::Event;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::{Ending, State};

impl SpaceRift {
    /// Checks whether a fleet commander may concede, offer a draw or answer an offer now. Conceding
    /// and offering require that a decision of its side is pending.
    pub(super) fn check_concede_or_draw(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        if public.result.is_some() {
            return Err(Refusal::Over);
        }
        let Some(side) = Side::of(seat) else {
            return Err(Refusal::Commander);
        };
        if let Action::AnswerDraw(_) = action {
            return match public.offer {
                Some(offer) if offer != side => Ok(()),
                Some(_) | None => Err(Refusal::NoOffer),
            };
        }
        if self.deciding_side(state) != Some(side) {
            return Err(Refusal::NotAsked);
        }
        let is_offer = action == Action::OfferDraw;
        if is_offer && (public.offer.is_some() || public.side_state(side).has_offered_draw) {
            return Err(Refusal::OfferPending);
        }
        Ok(())
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Resigns for a side.
    pub fn do_concede(&mut self, side: Side) {
        self.emit(Event::Conceded { side });
        self.end_battle(Some(side.other()), Ending::Conceded);
    }

    /// Offers a draw, at most once in a player-turn.
    pub fn do_offer_draw(&mut self, side: Side) {
        self.state.public.offer = Some(side);
        self.state.public.sides[side.index()].has_offered_draw = true;
        self.emit(Event::DrawOffered { side });
    }

    /// Accepts or declines a draw.
    pub fn do_answer_draw(&mut self, side: Side, is_accepted: bool) {
        self.state.public.offer = None;
        self.emit(Event::DrawAnswered { side, is_accepted });
        if is_accepted {
            self.end_battle(None, Ending::Agreed);
        }
    }
}
