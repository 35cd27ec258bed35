//! Samples the sealed choices of other seats for determinization. Every sample is legal, so that
//! the game can continue, and plausible: no seat bids all its CP.

use super::action::{Action, Token};
use super::cards::{ActionCard, Letter, LetterSet};
use super::game::Exodus;
use super::hex::{Direction, HexId};
use super::ship::{FLEET, ShipId};
use super::state::{Bid, Plan, Public, State, TokenStack};
use super::step::Step;
use crate::chance::Chance;
use crate::game::Seat;

/// Highest bid that is sampled.
const USUAL_BID: u32 = 5;

impl Exodus {
    /// Samples a possible sealed choice of a seat. A seat that is still choosing gets an empty
    /// plan, because its choice is unknown.
    pub(super) fn sample_plan(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Plan {
        let public = &state.public;
        if let Step::Open(_) = public.step {
            return self.sample_orders(public, seat, public.tokens[seat.index()], chance);
        }
        if !public.step.is_sealed() || !public.ready.contains(seat) {
            return Plan::default();
        }
        let step = public.step;
        if step == Step::StartTechs {
            self.sample_techs(state, seat, chance)
        } else if step == Step::StartParts {
            let blueprints = *self.default_blueprints();
            Plan {
                blueprints,
                ..Plan::default()
            }
        } else if step == Step::Vote {
            sample_vote(public, seat, chance)
        } else if step == Step::Election {
            let bid = sample_bid(public, seat, chance);
            Plan {
                bid,
                ..Plan::default()
            }
        } else if step == Step::Orders {
            self.sample_any_orders(public, seat, chance)
        } else {
            self.sample_card(public, seat, chance)
        }
    }

    /// Samples an Action card from the hand.
    fn sample_card(&self, public: &Public, seat: Seat, chance: &mut impl Chance) -> Plan {
        let hand: Vec<ActionCard> = self.hand(public.mat(seat)).collect();
        let card = hand.get(chance.pick(hand.len() as u32) as usize);
        Plan {
            card: card.copied(),
            ..Plan::default()
        }
    }

    /// Samples orders for all ships in play, each with up to as many tokens as the ship has speed.
    fn sample_any_orders(&self, public: &Public, seat: Seat, chance: &mut impl Chance) -> Plan {
        let heights = std::array::from_fn(|index| {
            let kind = ShipId::at(seat, index).kind();
            let speed = self.speed(public, seat, kind, false);
            chance.pick(u32::from(speed) + 1) as u8
        });
        self.sample_orders(public, seat, heights, chance)
    }

    /// Samples start technologies, one after another from the legal choices.
    fn sample_techs(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Plan {
        let mut trial = state.clone();
        trial.public.ready = trial.public.ready.without(seat);
        trial.private_mut(seat).plan = Plan::default();
        for _ in 0..self.mode().techs.0 {
            let mut list = Vec::new();
            self.list_legal_actions(&trial, seat, &mut list);
            let index = chance.pick(list.len() as u32) as usize;
            if let Some(Action::Start(tech)) = list.get(index) {
                trial.private_mut(seat).plan.techs.insert(*tech);
            }
        }
        trial.private(seat).plan
    }

    /// Samples orders with the given number of tokens for each ship in play; no order leaves the
    /// map.
    fn sample_orders(
        &self,
        public: &Public,
        seat: Seat,
        heights: [u8; FLEET],
        chance: &mut impl Chance,
    ) -> Plan {
        let mut plan = Plan::default();
        for (index, height) in heights.into_iter().enumerate() {
            if let Some(hex) = public.ship(ShipId::at(seat, index)).hex {
                plan.orders[index] = self.sample_stack(hex, height, chance);
            }
        }
        plan
    }

    fn sample_stack(&self, hex: HexId, height: u8, chance: &mut impl Chance) -> TokenStack {
        let mut stack = TokenStack::default();
        for _ in 0..height {
            let end = self.flight_end(hex, stack);
            let open = |direction: &Direction| self.next(end, *direction).is_some();
            let directions: Vec<Direction> = Direction::ALL.into_iter().filter(open).collect();
            let index = chance.pick(directions.len() as u32) as usize;
            let token = directions
                .get(index)
                .map_or(Token::Blank, |direction| Token::Go(*direction));
            stack = stack.with_token(token);
        }
        stack
    }
}

/// Samples a vote for a letter that has a card.
fn sample_vote(public: &Public, seat: Seat, chance: &mut impl Chance) -> Plan {
    let has_card = |letter: &Letter| public.agenda[letter.index()].is_some();
    let cards: Vec<Letter> = Letter::ALL.into_iter().filter(has_card).collect();
    let letter = cards.get(chance.pick(cards.len() as u32) as usize);
    let letters = letter.map_or(LetterSet::default(), |letter| LetterSet::singleton(*letter));
    Plan {
        letters: Some(letters),
        bid: Bid {
            letters,
            ..sample_bid(public, seat, chance)
        },
        ..Plan::default()
    }
}

/// Samples a bid that the seat can pay.
fn sample_bid(public: &Public, seat: Seat, chance: &mut impl Chance) -> Bid {
    let max_cp = u32::from(public.mat(seat).cp).min(USUAL_BID);
    Bid {
        cp: chance.pick(max_cp + 1) as u8,
        ..Bid::default()
    }
}
