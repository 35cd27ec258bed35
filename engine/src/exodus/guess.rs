//! What another seat may have committed to, where that is still sealed: something legal, so that a
//! game that is guessed can be played on. Likely rather than possible: nobody bids everything.

use super::action::{Action, Token};
use super::cards::{ActionCard, Letter, Letters};
use super::ship::{FLEET, ShipId};
use super::star::{Direction, HexId};
use super::state::{Bid, Plan, Public, Stack, State};
use super::step::Step;
use super::table::Exodus;
use crate::chance::Chance;
use crate::game::Seat;

/// The highest bid that is guessed.
const USUAL_BID: u32 = 5;

impl Exodus {
    /// What a seat may have committed to. Of one that still chooses nothing is known, and it may
    /// as well begin anew.
    pub(super) fn plan_like(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Plan {
        let public = &state.public;
        if let Step::Open(_) = public.step {
            return self.orders_like(public, seat, public.tokens[seat.index()], chance);
        }
        if !public.step.is_sealed() || !public.ready.has(seat) {
            return Plan::default();
        }
        let step = public.step;
        if step == Step::StartTechs {
            self.techs_like(state, seat, chance)
        } else if step == Step::StartParts {
            let blueprints = *self.usual_parts();
            Plan {
                blueprints,
                ..Plan::default()
            }
        } else if step == Step::Vote {
            vote_like(public, seat, chance)
        } else if step == Step::Election {
            let bid = bid_like(public, seat, chance);
            Plan {
                bid,
                ..Plan::default()
            }
        } else if step == Step::Orders {
            self.any_orders(public, seat, chance)
        } else {
            self.card_like(public, seat, chance)
        }
    }

    /// An Action card of the hand.
    fn card_like(&self, public: &Public, seat: Seat, chance: &mut impl Chance) -> Plan {
        let hand: Vec<ActionCard> = self.hand(public.mat(seat)).collect();
        let card = hand.get(chance.pick(hand.len() as u32) as usize);
        Plan {
            card: card.copied(),
            ..Plan::default()
        }
    }

    /// Orders of any length.
    fn any_orders(&self, public: &Public, seat: Seat, chance: &mut impl Chance) -> Plan {
        let heights = std::array::from_fn(|place| {
            let kind = ShipId::at(seat, place).kind();
            let most = self.speed(public, seat, kind, false);
            chance.pick(u32::from(most) + 1) as u8
        });
        self.orders_like(public, seat, heights, chance)
    }

    /// Start technologies, one after the other from those that can still be chosen.
    fn techs_like(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Plan {
        let mut trial = state.clone();
        trial.public.ready = trial.public.ready.without(seat);
        trial.own_mut(seat).plan = Plan::default();
        for _ in 0..self.mode().techs.0 {
            let mut list = Vec::new();
            self.list(&trial, seat, &mut list);
            let place = chance.pick(list.len() as u32) as usize;
            if let Some(Action::Start(tech)) = list.get(place) {
                trial.own_mut(seat).plan.techs.insert(*tech);
            }
        }
        trial.own(seat).plan
    }

    /// Orders of so many tokens for each ship in play, none of which leaves the map.
    fn orders_like(
        &self,
        public: &Public,
        seat: Seat,
        heights: [u8; FLEET],
        chance: &mut impl Chance,
    ) -> Plan {
        let mut plan = Plan::default();
        for (place, height) in heights.into_iter().enumerate() {
            if let Some(hex) = public.ship(ShipId::at(seat, place)).hex {
                plan.orders[place] = self.stack_like(hex, height, chance);
            }
        }
        plan
    }

    fn stack_like(&self, hex: HexId, height: u8, chance: &mut impl Chance) -> Stack {
        let mut stack = Stack::default();
        for _ in 0..height {
            let end = self.end_of(hex, stack);
            let open = |direction: &Direction| self.next(end, *direction).is_some();
            let ways: Vec<Direction> = Direction::ALL.into_iter().filter(open).collect();
            let place = chance.pick(ways.len() as u32) as usize;
            let token = ways.get(place).map_or(Token::Blank, |way| Token::Go(*way));
            stack = stack.and(token);
        }
        stack
    }
}

/// A vote for a card that there is.
fn vote_like(public: &Public, seat: Seat, chance: &mut impl Chance) -> Plan {
    let there = |letter: &Letter| public.agenda[letter.index()].is_some();
    let cards: Vec<Letter> = Letter::ALL.into_iter().filter(there).collect();
    let letter = cards.get(chance.pick(cards.len() as u32) as usize);
    let letters = letter.map_or(Letters::default(), |letter| Letters::only(*letter));
    Plan {
        letters: Some(letters),
        bid: Bid {
            letters,
            ..bid_like(public, seat, chance)
        },
        ..Plan::default()
    }
}

/// A bid that a seat can pay.
fn bid_like(public: &Public, seat: Seat, chance: &mut impl Chance) -> Bid {
    let most = u32::from(public.mat(seat).cp).min(USUAL_BID);
    Bid {
        cp: chance.pick(most + 1) as u8,
        ..Bid::default()
    }
}
