//! What seats have committed, or are about to, in secret `[EXO-1.3]`: each part of a plan belongs to
//! a step, and is what could be chosen there.

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
    /// What a seat alone sees, at the step at hand.
    pub(super) fn check_plan(&self, seat: Seat) -> Result<(), LoadError> {
        let plan = &self.state.private(seat).plan;
        let at = |key: &str| format!("private[{}].plan.{key}", seat.0);
        let why = "nothing of it is chosen in this step, or it cannot be chosen";
        ensure(self.starts_with(plan), at("techs"), why)?;
        ensure(self.is_bench(plan), at("blueprints"), why)?;
        ensure(self.is_vote(seat, plan), at("letters"), why)?;
        ensure(self.is_bid(seat, plan), at("bid"), why)?;
        ensure(self.is_card(seat, plan), at("card"), why)?;
        for place in 0..FLEET {
            let fits = self.is_order(seat, place);
            ensure(fits, at(&format!("orders[{place}]")), why)?;
            let fits = self.is_group(seat, place);
            ensure(fits, at(&format!("leads[{place}]")), why)?;
        }
        let hurries = self.public.step == Step::Orders
            && self
                .table
                .usable_ability(self.state, seat, Window::Orders)
                .is_some();
        let moves = matches!(self.public.step, Step::Open(_)) && !self.table.is_short();
        let fits = !plan.hurries || hurries || moves;
        ensure(fits, at("hurries"), why)?;
        ensure(self.are_marks(seat, plan), at("marks"), why)
    }

    /// Start technologies that do not cost too much `[EXO-17.3]`.
    fn starts_with(&self, plan: &Plan) -> bool {
        if self.public.step != Step::StartTechs {
            return plan.techs.is_empty();
        }
        let (count, most) = self.table.mode().techs;
        let cost = |tech| u16::from(self.table.tech(tech).cost);
        let costs = plan.techs.iter().map(cost);
        plan.techs.len() <= count
            && !plan.techs.has(Tech::BasicResearch)
            && costs.sum::<u16>() <= u16::from(most)
    }

    /// Start parts on blueprints and beside them, no more than there are `[EXO-2.9]`.
    fn is_bench(&self, plan: &Plan) -> bool {
        let fresh = Plan::default();
        if self.public.step != Step::StartParts {
            return plan.blueprints == fresh.blueprints && plan.yard == fresh.yard;
        }
        let mut parts = plan.yard.loose;
        for part in plan.blueprints.iter().flat_map(|parts| parts.iter()) {
            if let Some(count) = parts.get_mut(part.item.index()) {
                *count = count.saturating_add(1);
            }
        }
        let all = self.table.start_yard().loose;
        let few = parts.iter().zip(all).all(|(count, all)| *count <= all);
        few && plan.yard.lifts <= MAX_LIFTS && !plan.yard.restored
    }

    /// Vote tokens, which come before the bid `[EXO-5.4]`.
    fn is_vote(&self, seat: Seat, plan: &Plan) -> bool {
        let public = self.public;
        if public.step != Step::Vote {
            return plan.letters.is_none();
        }
        let valid = |letters| self.table.vote_target(public, letters).is_some();
        let safe = self.table.options.rules.safe_votes;
        let fits = plan.letters.is_none_or(|letters| !safe || valid(letters));
        fits && (!public.ready.has(seat) || plan.letters.is_some())
    }

    /// A bid, once it is committed `[EXO-5.4]` `[EXO-5.16]`.
    fn is_bid(&self, seat: Seat, plan: &Plan) -> bool {
        let public = self.public;
        let bids = matches!(public.step, Step::Vote | Step::Election);
        if !bids || !public.ready.has(seat) {
            return plan.bid == Bid::default();
        }
        let window = if public.step == Step::Vote {
            Window::Vote
        } else {
            Window::Order
        };
        let bid = plan.bid;
        let usable = self
            .table
            .usable_ability(self.state, seat, window)
            .is_some();
        let paid = u16::from(bid.cp) <= public.mat(seat).cp || self.reaches_others();
        let letters = plan.letters.unwrap_or_default();
        paid && bid.extra == 0 && bid.letters == letters && (usable || !bid.ability)
    }

    /// Whether a card that is discarded may reach others, who may have less then than they have bid.
    /// With those of the box it cannot.
    fn reaches_others(&self) -> bool {
        let mut bonuses = self.table.resistance.iter().flat_map(|card| &card.bonus);
        bonuses.any(|effect| !matches!(effect.who(), None | Some(EffectTarget::Own)))
    }

    /// An Action card of the hand, once it is committed `[EXO-6.1]`.
    fn is_card(&self, seat: Seat, plan: &Plan) -> bool {
        let public = self.public;
        let sealed = matches!(public.step, Step::Card(_)) && public.ready.has(seat);
        match plan.card {
            Some(card) => sealed && self.table.hand(public.mat(seat)).any(|own| own == card),
            None => !sealed,
        }
    }

    /// The order of a ship: no longer than it is fast, and on the map, from the orders on until they
    /// are revealed `[EXO-11.6]` `[EXO-11.8]`.
    fn is_order(&self, seat: Seat, place: usize) -> bool {
        let public = self.public;
        let (plan, ship) = (&self.state.private(seat).plan, ShipId::at(seat, place));
        let (stack, tokens) = (plan.orders[place], public.tokens[seat.index()][place]);
        let moves = matches!(public.step, Step::Open(_));
        let hurries = if moves {
            public.hurried.has(seat)
        } else {
            plan.hurries
        };
        let height = stack.token_count();
        if height == 0 || self.table.is_short() || !(moves || public.step == Step::Orders) {
            return height == 0 && tokens == 0;
        }
        let speed = self.table.speed(public, seat, ship.kind(), hurries);
        let mut at = public.ship(ship).hex;
        for token in stack.tokens() {
            if let Token::Go(way) = token {
                at = at.and_then(|hex| self.table.next(hex, way));
            }
        }
        let shown = !moves || tokens == height;
        at.is_some() && height <= speed && shown
    }

    /// The group of a ship: it has the order of the one that leads, which was in the same hex
    /// `[EXO-11.7]`.
    fn is_group(&self, seat: Seat, place: usize) -> bool {
        let public = self.public;
        let plan = &self.state.private(seat).plan;
        let lead = plan.leader_of(place);
        if plan.leads[place] == 0 {
            return true;
        }
        let [own, first] = [place, lead].map(|place| public.ship(ShipId::at(seat, place)).hex);
        let given = matches!(public.step, Step::Orders | Step::Open(_)) && !self.table.is_short();
        // Ships without tokens have moved openly since, each on its own.
        let moved = matches!(public.step, Step::Open(_)) && plan.orders[place].token_count() == 0;
        let together = own == first || moved;
        given
            && lead != place
            && plan.leads[lead] == 0
            && own.is_some()
            && first.is_some()
            && together
            && plan.orders[place] == plan.orders[lead]
    }

    /// Hits that are put out of sight, in a battle of two `[EXO-13.3]`.
    fn are_marks(&self, seat: Seat, plan: &Plan) -> bool {
        let mut marks = (0..FLEET).filter(|place| plan.marks[*place] > 0);
        let duel = self
            .public
            .battle
            .as_ref()
            .filter(|battle| battle.is_duel());
        let Some(battle) = duel.filter(|battle| battle.sides().has(seat)) else {
            return marks.next().is_none();
        };
        let enemy = battle.sides().without(seat).iter().next();
        let hit = |place| enemy.is_some_and(|enemy| battle.ships.has(ShipId::at(enemy, place)));
        let put: u16 = plan.marks.iter().map(|hits| u16::from(*hits)).sum();
        marks.all(hit) && put <= u16::from(battle.hits[seat.index()])
    }
}
