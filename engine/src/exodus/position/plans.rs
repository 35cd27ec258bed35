//! Checks the sealed choices of seats `[EXO-1.3]`: each part of a plan belongs to a step and must
//! be a legal choice there.

use super::{StateCheck, ensure};
use crate::error::LoadError;
use crate::exodus::action::Token;
use crate::exodus::effect::EffectTarget;
use crate::exodus::figures::Window;
use crate::exodus::play::MAX_LIFTS;
use crate::exodus::ship::{FLEET, ShipId};
use crate::exodus::state::{Bid, Plan};
use crate::exodus::step::Step;
use crate::exodus::tech::Tech;
use crate::game::Seat;

impl StateCheck<'_> {
    /// Checks the private state of a seat against the current step.
    pub(super) fn check_plan(&self, seat: Seat) -> Result<(), LoadError> {
        let plan = &self.state.private(seat).plan;
        let path = |key: &str| format!("private[{}].plan.{key}", seat.0);
        let reason = "nothing of it is chosen in this step, or it cannot be chosen";
        ensure(self.are_start_techs(plan), path("techs"), reason)?;
        ensure(self.are_start_parts(plan), path("blueprints"), reason)?;
        ensure(self.is_vote(seat, plan), path("letters"), reason)?;
        ensure(self.is_bid(seat, plan), path("bid"), reason)?;
        ensure(self.is_card(seat, plan), path("card"), reason)?;
        for index in 0..FLEET {
            let fits = self.is_order(seat, index);
            ensure(fits, path(&format!("orders[{index}]")), reason)?;
            let fits = self.is_group(seat, index);
            ensure(fits, path(&format!("leads[{index}]")), reason)?;
        }
        let hurries = self.public.step == Step::Orders
            && self
                .game
                .usable_ability(self.state, seat, Window::Orders)
                .is_some();
        let moves = matches!(self.public.step, Step::Open(_)) && !self.game.is_short();
        let fits = !plan.hurries || hurries || moves;
        ensure(fits, path("hurries"), reason)?;
        ensure(self.are_sealed_hits(seat, plan), path("marks"), reason)
    }

    /// Returns whether the start technologies are within their budget `[EXO-17.3]`.
    fn are_start_techs(&self, plan: &Plan) -> bool {
        if self.public.step != Step::StartTechs {
            return plan.techs.is_empty();
        }
        let (count, max_cost) = self.game.mode().techs;
        let cost = |tech| u16::from(self.game.tech(tech).cost);
        let costs = plan.techs.iter().map(cost);
        plan.techs.len() <= count
            && !plan.techs.contains(Tech::BasicResearch)
            && costs.sum::<u16>() <= u16::from(max_cost)
    }

    /// Returns whether the start parts on and beside the blueprints fit the step: at most the start
    /// parts of the figures, and none outside StartParts `[EXO-2.9]`.
    fn are_start_parts(&self, plan: &Plan) -> bool {
        let default_plan = Plan::default();
        if self.public.step != Step::StartParts {
            return plan.blueprints == default_plan.blueprints
                && plan.loose_parts == default_plan.loose_parts;
        }
        let mut parts = plan.loose_parts.loose;
        for part in plan.blueprints.iter().flat_map(|parts| parts.iter()) {
            if let Some(count) = parts.get_mut(part.item.index()) {
                *count = count.saturating_add(1);
            }
        }
        let all = self.game.start_loose_parts().loose;
        let is_within_supply = parts.iter().zip(all).all(|(count, all)| *count <= all);
        is_within_supply && plan.loose_parts.lifts <= MAX_LIFTS && !plan.loose_parts.is_restored
    }

    /// Returns whether the vote tokens fit the step: none outside the vote, and chosen before the
    /// bid is committed `[EXO-5.4]`.
    fn is_vote(&self, seat: Seat, plan: &Plan) -> bool {
        let public = self.public;
        if public.step != Step::Vote {
            return plan.letters.is_none();
        }
        let valid = |letters| self.game.vote_target(public, letters).is_some();
        let is_safe = self.game.options.rules.has_safe_votes;
        let fits = plan
            .letters
            .is_none_or(|letters| !is_safe || valid(letters));
        fits && (!public.ready.contains(seat) || plan.letters.is_some())
    }

    /// Returns whether the bid is valid and committed `[EXO-5.4]` `[EXO-5.16]`.
    fn is_bid(&self, seat: Seat, plan: &Plan) -> bool {
        let public = self.public;
        let bids = matches!(public.step, Step::Vote | Step::Election);
        if !bids || !public.ready.contains(seat) {
            return plan.bid == Bid::default();
        }
        let window = if public.step == Step::Vote {
            Window::Vote
        } else {
            Window::Order
        };
        let bid = plan.bid;
        let has_ability = self.game.usable_ability(self.state, seat, window).is_some();
        let is_paid = u16::from(bid.cp) <= public.mat(seat).cp || self.bonuses_affect_others();
        let letters = plan.letters.unwrap_or_default();
        is_paid && bid.extra == 0 && bid.letters == letters && (has_ability || !bid.uses_ability)
    }

    /// Returns whether discarding a card may affect other seats, which could then own less CP than
    /// they bid. No base card does this.
    fn bonuses_affect_others(&self) -> bool {
        let mut bonuses = self.game.resistance.iter().flat_map(|card| &card.bonus);
        bonuses.any(|effect| !matches!(effect.target(), None | Some(EffectTarget::Own)))
    }

    /// Returns whether the Action card is in the hand and committed `[EXO-6.1]`.
    fn is_card(&self, seat: Seat, plan: &Plan) -> bool {
        let public = self.public;
        let is_sealed = matches!(public.step, Step::Card(_)) && public.ready.contains(seat);
        match plan.card {
            Some(card) => is_sealed && self.game.hand(public.mat(seat)).any(|held| held == card),
            None => !is_sealed,
        }
    }

    /// Returns whether the order of a ship is valid: no longer than its speed, within the map, and
    /// present only from Orders until the reveal `[EXO-11.6]` `[EXO-11.8]`.
    fn is_order(&self, seat: Seat, index: usize) -> bool {
        let public = self.public;
        let (plan, ship) = (&self.state.private(seat).plan, ShipId::at(seat, index));
        let (stack, tokens) = (plan.orders[index], public.tokens[seat.index()][index]);
        let moves = matches!(public.step, Step::Open(_));
        let hurries = if moves {
            public.hurried.contains(seat)
        } else {
            plan.hurries
        };
        let height = stack.token_count();
        if height == 0 || self.game.is_short() || !(moves || public.step == Step::Orders) {
            return height == 0 && tokens == 0;
        }
        let speed = self.game.speed(public, seat, ship.kind(), hurries);
        let mut hex = public.ship(ship).hex;
        for token in stack.tokens() {
            if let Token::Go(direction) = token {
                hex = hex.and_then(|hex| self.game.next(hex, direction));
            }
        }
        let is_shown = !moves || tokens == height;
        hex.is_some() && height <= speed && is_shown
    }

    /// Returns whether the group of a ship is valid: it has the order of its leader, which was in
    /// the same hex `[EXO-11.7]`.
    fn is_group(&self, seat: Seat, index: usize) -> bool {
        let public = self.public;
        let plan = &self.state.private(seat).plan;
        let leader = plan.leader_of(index);
        if plan.leads[index] == 0 {
            return true;
        }
        let [hex, leader_hex] =
            [index, leader].map(|index| public.ship(ShipId::at(seat, index)).hex);
        let is_given = matches!(public.step, Step::Orders | Step::Open(_)) && !self.game.is_short();
        // Ships without tokens may have moved openly and separately since then.
        let has_moved =
            matches!(public.step, Step::Open(_)) && plan.orders[index].token_count() == 0;
        let together = hex == leader_hex || has_moved;
        is_given
            && leader != index
            && plan.leads[leader] == 0
            && hex.is_some()
            && leader_hex.is_some()
            && together
            && plan.orders[index] == plan.orders[leader]
    }

    /// Returns whether the secret hits are valid, in a battle between two seats `[EXO-13.3]`.
    fn are_sealed_hits(&self, seat: Seat, plan: &Plan) -> bool {
        let mut marks = (0..FLEET).filter(|index| plan.marks[*index] > 0);
        let duel = self
            .public
            .battle
            .as_ref()
            .filter(|battle| battle.is_duel());
        let Some(battle) = duel.filter(|battle| battle.sides().contains(seat)) else {
            return marks.next().is_none();
        };
        let enemy = battle.sides().without(seat).iter().next();
        let hit =
            |index| enemy.is_some_and(|enemy| battle.ships.contains(ShipId::at(enemy, index)));
        let assigned: u16 = plan.marks.iter().map(|hits| u16::from(*hits)).sum();
        marks.all(hit) && assigned <= u16::from(battle.hits[seat.index()])
    }
}
