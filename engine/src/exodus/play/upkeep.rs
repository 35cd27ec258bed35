//! Stage I: the market is cleared, cubes grow, seats take their income, ships are repaired
//! `[EXO-4]`. [`super::income`] has the income.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::CardSet;
use crate::exodus::event::{CubeMoveReason, Event};
use crate::exodus::figures::Window;
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{PendingDecision, Refusal};
use crate::exodus::ship::ShipId;
use crate::exodus::state::State;
use crate::exodus::step::Step;
use crate::exodus::tech::Tech;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Checks whether a seat may use an ability, take tokens, or end its Growth or income; the
    /// error is the reason.
    pub(super) fn check_upkeep(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if action == Action::Done {
            return Ok(());
        }
        if let Action::Invoke(card) = action {
            return self.check_invoke(state, seat, card, window_of(step));
        }
        if let Step::Growth(_) = step {
            return Err(Refusal::NotNow(PendingDecision::Growth));
        }
        self.check_take_income(&state.public, seat, action)
    }

    /// Appends the legal actions of a seat in its Growth or income.
    pub(super) fn list_upkeep(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let takes = self.hexes().map(Action::Take);
        let all = takes.chain([Action::TakeAll, Action::Done]);
        list.extend(all.filter(|&action| self.check_upkeep(state, step, seat, action).is_ok()));
        self.list_invokes(state, seat, window_of(step), list);
    }
}

/// Returns the ability window of a step.
const fn window_of(step: Step) -> Window {
    if let Step::Growth(_) = step {
        Window::Growth
    } else {
        Window::Income
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs the Upkeep until a seat has a choice. The order of the steps is strict `[EXO-4.11]`;
    /// the first turn has an Upkeep too `(AMB-04)`.
    pub fn advance_upkeep(&mut self, step: Step) -> PlayFlow {
        if let Step::Growth(at) = step {
            return self.advance_growth(at);
        }
        if let Step::Income(at) = step {
            return self.advance_income(at);
        }
        if step == Step::Repair {
            self.repair_all();
            return self.go_to_step(Step::Council);
        }
        self.begin_turn();
        self.go_to_step(Step::Growth(0))
    }

    /// Carries out a legal action of Growth or income.
    pub fn do_upkeep(&mut self, step: Step, seat: Seat, action: Action) {
        if let Step::Income(at) = step {
            self.do_income(at, seat, action);
        }
        if let Step::Growth(at) = step {
            let mut invoked = CardSet::NONE;
            if let Action::Invoke(card) = action {
                self.spend_ability(seat, card);
                invoked.insert(card.0);
            }
            self.grow_cubes(seat, invoked);
            self.go_to_step(Step::Growth(at + 1));
        }
    }

    /// Begins the turn and clears the market.
    fn begin_turn(&mut self) {
        let is_last = self.game.is_last_turn(&self.state.public);
        self.clear_market();
        let public = self.public_mut();
        public.is_last_turn = is_last;
        let turn = public.turn;
        self.emit(Event::TurnStarted { turn, is_last });
    }

    /// Removes all markers from the market `[EXO-4.1]`; cubes return to the stashes `[EXO-17.30]`.
    pub fn clear_market(&mut self) {
        let cubes = self.game.options.rules.uses_trade_cube;
        let public = self.public_mut();
        let market = std::mem::take(&mut public.market);
        for seat in market.into_iter().flatten().filter(|_| cubes) {
            public.mat_mut(seat).stash += 1;
        }
    }

    /// Asks a seat with unused abilities, no matter which, so that asking reveals no hidden ability
    /// `[EXO-18.5]`, and a seat that may discard a kept card `[EXO-14.8]`; for every other seat
    /// Growth is automatic.
    fn advance_growth(&mut self, at: u8) -> PlayFlow {
        let Some(seat) = self.seat_at(at) else {
            return self.go_to_step(Step::Income(0));
        };
        let (game, public) = (self.game, &self.state.public);
        if public.mat(seat).abilities > 0 || game.may_want_to_discard(public, seat) {
            return PlayFlow::Wait;
        }
        self.grow_cubes(seat, CardSet::NONE);
        self.go_to_step(Step::Growth(at + 1))
    }

    /// Moves cubes from the stash to the seat's Home planet; cubes of other players there do not
    /// matter `[EXO-4.2]`.
    pub fn grow_cubes(&mut self, seat: Seat, invoked: CardSet) {
        let count = self.game.growth(&self.state.public, seat, invoked);
        self.place_cubes(seat, count, CubeMoveReason::Growth);
    }

    /// Removes one damage from each ship of a seat with Basic Repairs, then applies repair effects;
    /// no other repair is automatic `[EXO-4.10]` `[EXO-8.21]` `[EXO-9.9]`.
    fn repair_all(&mut self) {
        let order = self.state.public.order;
        for &seat in order.iter() {
            let public = &self.state.public;
            let home = self.game.home(public, seat);
            let tech_repair = u8::from(public.mat(seat).techs.contains(Tech::BasicRepairs));
            for ship in public.fleet(seat).iter() {
                let public = &self.state.public;
                let is_at_home = public.ship(ship).hex == Some(home);
                self.repair(
                    ship,
                    tech_repair + self.game.upkeep_repair(public, is_at_home),
                );
            }
        }
    }

    /// Removes up to `count` damage from a ship.
    pub fn repair(&mut self, ship: ShipId, count: u8) {
        let target = self.public_mut().ship_mut(ship);
        let damage = count.min(target.damage);
        target.damage -= damage;
        if damage > 0 {
            self.emit(Event::Repaired { ship, damage });
        }
    }
}
