//! Phase 2: buying levels and taking back Activation Tokens `[SAGA-UPK]`.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat, SeatSet};
use crate::saga::action::{Action, Track};
use crate::saga::effect::{Good, PricedItem, Prohibition};
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::{ARMADAS, ArmadaId};
use crate::saga::refusal::{FrameRefusal, Refusal};
use crate::saga::state::{Public, SEATS, State};
use crate::saga::step::Cause;

impl Saga {
    /// Returns the Astartium that the next level costs a seat `[SAGA-UPK.3]` `[SAGA-SOL.3]`.
    #[must_use]
    pub fn level_price(&self, public: &Public, seat: Seat) -> u8 {
        let price = self.frame().level_price[usize::from(self.is_solo())];
        price.saturating_add_signed(public.mat(seat).discounts[PricedItem::Level as usize])
    }

    /// Checks whether a seat may buy a level of a track `[SAGA-UPK.3]`.
    fn check_level(&self, public: &Public, seat: Seat, track: Track) -> Result<(), Refusal> {
        let mat = public.mat(seat);
        if usize::from(mat.levels[track.index()]) >= self.levels(track).len() {
            return Err(FrameRefusal::LastLevel.into());
        }
        let prohibition = match track {
            Track::Starport => Prohibition::UpgradeStarport,
            Track::Lab => Prohibition::UpgradeLab,
        };
        if self.is_forbidden(public, prohibition) {
            return Err(FrameRefusal::LevelBarred.into());
        }
        let price = self.level_price(public, seat);
        if mat.astartium < price {
            let have = mat.astartium;
            return Err(FrameRefusal::TooDear { price, have }.into());
        }
        Ok(())
    }

    /// Returns whether an Upkeep has any option besides ending it.
    pub(super) fn can_upkeep(&self, state: &State, armada: ArmadaId) -> bool {
        let seat = self.owner(armada);
        let is_legal = |track| self.check_level(&state.public, seat, track).is_ok();
        Track::ALL.into_iter().any(is_legal)
    }

    /// Checks whether an action is legal in an Upkeep `[SAGA-UPK.2]`.
    pub(super) fn check_upkeep(
        &self,
        state: &State,
        _armada: ArmadaId,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match action {
            Action::Level(track) => self.check_level(&state.public, seat, track),
            Action::Done => Ok(()),
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions in an Upkeep.
    pub(super) fn list_upkeep(
        &self,
        state: &State,
        _armada: ArmadaId,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let is_legal = |track: &Track| self.check_level(&state.public, seat, *track).is_ok();
        list.extend(Track::ALL.into_iter().filter(is_legal).map(Action::Level));
        list.push(Action::Done);
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Applies a legal action in an Upkeep `[SAGA-UPK.3]` `[SAGA-UPK.5]`.
    pub fn do_upkeep(&mut self, armada: ArmadaId, seat: Seat, action: Action) {
        if let Action::Level(track) = action {
            let price = self.game.level_price(&self.state.public, seat);
            self.public_mut().mat_mut(seat).discounts[PricedItem::Level as usize] = 0;
            self.spend(seat, Good::Astartium, price, Cause::Level(seat));
            self.gain_level(seat, track, Cause::Level(seat));
        } else {
            self.public_mut().armada_mut(armada).is_done = true;
        }
    }

    /// Returns all Activation Tokens: from cards, from cards that have left the mats, and from
    /// scenario entities `[SAGA-UPK.1]` `[SAGA-MAT.8]` `[SAGA-DIS.11]`.
    pub(super) fn return_activation_tokens(&mut self) {
        let mut returned = SeatSet::NONE;
        for entity_state in &mut self.state.public.entities {
            if let Some((seat, armada)) = entity_state.token.take() {
                let mat = &mut self.state.public.mats[seat.index() % SEATS];
                mat.detached_tokens[armada.index() % ARMADAS] += 1;
            }
        }
        for seat in self.game.all_seats().iter() {
            let mat = self.state.public.mat_mut(seat);
            let mut back = std::mem::take(&mut mat.detached_tokens);
            let mut take_token = |token: &mut Option<ArmadaId>| {
                if let Some(armada) = token.take() {
                    back[armada.index() % back.len()] += 1;
                }
            };
            take_token(&mut mat.commander_token);
            for slot in mat.units.iter_mut().chain(mat.power_ups.iter_mut()) {
                take_token(&mut slot.token);
            }
            for (tokens, back) in mat.tokens.iter_mut().zip(back) {
                *tokens = tokens.saturating_add(back);
            }
            if back.iter().any(|&back| back > 0) {
                returned = returned.with(seat);
            }
        }
        for seat in returned.iter() {
            self.emit(Event::Refreshed { seat });
        }
    }
}
