//! Income and tax, seat by seat `[EXO-4.3]`: CP is collected automatically, Axinium and Phasium are
//! taken token by token, each with its tax.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::{Effect, IncomeBasis, Resource};
use crate::exodus::event::{Event, ResourceReason};
use crate::exodus::figures::PlanetKind;
use crate::exodus::game::Exodus;
use crate::exodus::hex::HexId;
use crate::exodus::refusal::{CouncilRefusal, PendingDecision, Refusal};
use crate::exodus::state::Public;
use crate::exodus::step::Step;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Returns the resource of a planet's tokens, or `None` if the hex has no planet.
    #[must_use]
    pub fn token_resource(&self, public: &Public, hex: HexId) -> Option<Resource> {
        Some(match self.planet_at(public, hex)?.kind {
            PlanetKind::Home | PlanetKind::Blue => Resource::Cp,
            PlanetKind::Red => Resource::Ax,
            PlanetKind::Green => Resource::Ph,
        })
    }

    /// Checks whether a seat may take a token from a planet in its income `[EXO-4.6]` `[EXO-4.7]`:
    /// up to a limit per planet, no matter how many cubes it has there `[EXO-4.9]` `(AMB-08)`, and
    /// only if it can pay the tax.
    pub(super) fn check_take(
        &self,
        public: &Public,
        seat: Seat,
        hex: HexId,
    ) -> Result<(), Refusal> {
        let resource = self.token_resource(public, hex);
        let Some(resource) = resource.filter(|&resource| resource != Resource::Cp) else {
            return Err(CouncilRefusal::NoAsteroid.into());
        };
        if public.cubes(hex, seat) == 0 {
            return Err(CouncilRefusal::NotPresent.into());
        }
        if public.sector(hex).tokens == 0 {
            return Err(CouncilRefusal::NoToken.into());
        }
        let taken = public.taken.get(hex.index()).copied().unwrap_or(0);
        let max_tokens = self.extraction(public, seat, resource, public.income_abilities);
        if taken >= max_tokens {
            return Err(CouncilRefusal::TakenAll { max_tokens }.into());
        }
        let tax = self.tax(public, seat);
        if public.mat(seat).cp < u16::from(tax) {
            return Err(CouncilRefusal::NoTax { tax }.into());
        }
        Ok(())
    }

    /// Checks whether a seat may take this token, or all tokens that it can pay for `[EXO-4.8]`.
    pub(super) fn check_take_income(
        &self,
        public: &Public,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if let Action::Take(hex) = action {
            return self.check_take(public, seat, hex);
        }
        if action != Action::TakeAll {
            return Err(Refusal::NotNow(PendingDecision::Income));
        }
        self.check_take_any(public, seat)
    }

    /// Checks whether a seat may take any token; if it only lacks CP for the tax, the refusal says
    /// so.
    fn check_take_any(&self, public: &Public, seat: Seat) -> Result<(), Refusal> {
        let mut refusal = CouncilRefusal::NothingToTake.into();
        for hex in self.hexes() {
            match self.check_take(public, seat, hex) {
                Ok(()) => return Ok(()),
                Err(tax @ Refusal::Council(CouncilRefusal::NoTax { .. })) => refusal = tax,
                Err(_) => {}
            }
        }
        Err(refusal)
    }

    fn can_take(&self, public: &Public, seat: Seat) -> bool {
        self.hexes()
            .any(|hex| self.check_take(public, seat, hex).is_ok())
    }

    /// Returns whether an ability might let a seat take more: it has an unused ability and a cube
    /// on a planet with tokens.
    fn might_take_more(&self, public: &Public, seat: Seat) -> bool {
        let more = |hex: HexId| {
            let resource = self.token_resource(public, hex);
            public.cubes(hex, seat) > 0
                && public.sector(hex).tokens > 0
                && resource.is_some_and(|resource| resource != Resource::Cp)
        };
        public.mat(seat).abilities > 0 && self.hexes().any(more)
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs the complete income of the seat at this position before the next seat's `(AMB-07)`.
    pub fn advance_income(&mut self, at: u8) -> PlayFlow {
        let Some(seat) = self.seat_at(at) else {
            return self.go_to_step(Step::Repair);
        };
        if self.state.public.taken.is_empty() {
            self.begin_income(seat);
        }
        let (game, public) = (self.game, &self.state.public);
        let has_more = game.might_take_more(public, seat) || game.may_want_to_discard(public, seat);
        if has_more || game.can_take(public, seat) {
            return PlayFlow::Wait;
        }
        self.end_income(at)
    }

    /// Uses an ability, takes tokens, or ends the seat's income; the action must be legal.
    pub fn do_income(&mut self, at: u8, seat: Seat, action: Action) {
        match action {
            Action::Invoke(card) => {
                self.spend_ability(seat, card);
                self.public_mut().income_abilities.insert(card.0);
            }
            Action::Take(hex) => self.take_token(seat, hex),
            _ => {
                if action == Action::TakeAll {
                    self.take_all(seat);
                }
                self.end_income(at);
            }
        }
    }

    /// Collects the income without choices: `INCOME` effects, then CP from blue planets `[EXO-4.4]`
    /// `[EXO-4.5]`.
    pub fn begin_income(&mut self, seat: Seat) {
        let hex_count = self.state.public.sectors.len();
        for _ in 0..hex_count {
            // Cannot fail: the list has room for every hex of the map.
            let _ = self.public_mut().taken.push(0);
        }
        self.pay_effects(seat);
        self.collect_cp(seat);
    }

    /// Pays the `INCOME` effects in force to a seat.
    fn pay_effects(&mut self, seat: Seat) {
        let (game, public) = (self.game, &self.state.public);
        let nonhome_planet_count = game.present(public, seat).difference(game.homes()).len();
        let paid = game.active_effects(public).filter_map(|effect| {
            if let Effect::Income(resource, per, count) = effect {
                let factor = match per {
                    IncomeBasis::Flat => 1,
                    IncomeBasis::PlanetNonhome => nonhome_planet_count,
                };
                Some((*resource, u16::from(*count) * u16::from(factor)))
            } else {
                None
            }
        });
        let paid: Vec<(Resource, u16)> = paid.collect();
        for (resource, count) in paid {
            self.gain(seat, resource, count, ResourceReason::Card);
        }
    }

    /// Collects CP from every blue planet where the seat is present, without tax: one token, and a
    /// second token with the technology if the planet has one `(AMB-72)`. Every token has the same
    /// value `[EXO-1.5]`.
    fn collect_cp(&mut self, seat: Seat) {
        let (game, public) = (self.game, &self.state.public);
        let max_tokens = game.extraction(public, seat, Resource::Cp, public.income_abilities);
        let mut tokens: u16 = 0;
        for hex in game.present(public, seat).iter() {
            let public = &self.state.public;
            let count = max_tokens.min(public.sector(hex).tokens);
            if game.token_resource(public, hex) == Some(Resource::Cp) && count > 0 {
                self.public_mut().sector_mut(hex).tokens -= count;
                self.emit(Event::Taken { seat, hex, count });
                tokens += u16::from(count);
            }
        }
        let cp_per_token = u16::from(game.frame().blue_token);
        self.gain(
            seat,
            Resource::Cp,
            tokens * cp_per_token,
            ResourceReason::Income,
        );
    }

    /// Takes a token from a red or green planet and pays its tax at once `[EXO-4.8]`.
    fn take_token(&mut self, seat: Seat, hex: HexId) {
        let (game, public) = (self.game, &self.state.public);
        let tax = u16::from(game.tax(public, seat));
        let Some(resource) = game.token_resource(public, hex) else {
            return;
        };
        let public = self.public_mut();
        public.sector_mut(hex).tokens -= 1;
        if let Some(taken) = public.taken.get_mut(hex.index()) {
            *taken += 1;
        }
        let count = 1;
        self.emit(Event::Taken { seat, hex, count });
        self.gain(seat, resource, 1, ResourceReason::Income);
        self.pay(seat, Resource::Cp, tax, ResourceReason::Tax);
    }

    /// Takes all tokens that the seat can pay for, Axinium first, in canonical order.
    pub fn take_all(&mut self, seat: Seat) {
        let game = self.game;
        for resource in [Resource::Ax, Resource::Ph] {
            for hex in game.hexes() {
                while game.token_resource(&self.state.public, hex) == Some(resource)
                    && game.check_take(&self.state.public, seat, hex).is_ok()
                {
                    self.take_token(seat, hex);
                }
            }
        }
    }

    fn end_income(&mut self, at: u8) -> PlayFlow {
        let public = self.public_mut();
        public.taken.clear();
        public.income_abilities = Default::default();
        self.go_to_step(Step::Income(at + 1))
    }
}
