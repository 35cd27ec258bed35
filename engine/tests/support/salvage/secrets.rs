//! Visibility in Salvage, and sampling of hidden information.

use super::{COPIES, Card, Cards, MAX_CREWS, Options, Private, Salvage, State, VALUES, View};
use crate::support::laws::Lawful;
use engine::chance::Chance;
use engine::components::ArrayVec;
use engine::error::LoadError;
use engine::game::{Game, Seat, SeatSet, Viewer};

/// Returns the public state and the private state that `viewer` sees.
pub fn view(state: &State, viewer: Viewer) -> View {
    let own = match viewer {
        Viewer::Spectator | Viewer::Omniscient => None,
        Viewer::Seat(seat) => state.private.get(seat.index()).map(|own| (seat, *own)),
    };
    View {
        public: state.public.clone(),
        own,
        open: (viewer == Viewer::Omniscient).then_some((state.private, state.deck)),
    }
}

/// Deals the cards that `view` does not show to the hands, bids and deck that may contain them.
pub fn guess(seats: SeatSet, view: &View, chance: &mut impl Chance) -> State {
    if let Some((private, deck)) = &view.open {
        return State {
            public: view.public.clone(),
            private: *private,
            deck: *deck,
        };
    }
    let mut unseen = unseen(view);
    chance.shuffle(&mut unseen);
    let mut private = [Private::default(); MAX_CREWS];
    for seat in seats.iter() {
        private[seat.index()] = match view.own {
            Some((own, known)) if own == seat => known,
            Some(_) | None => deal(seat, view, &mut unseen),
        };
    }
    let mut deck = ArrayVec::new();
    for card in unseen {
        let _fits = deck.push(card);
    }
    State {
        public: view.public.clone(),
        private,
        deck,
    }
}

/// Checks that no card is missing in a state of these crews and that every count is correct.
pub fn check(seats: SeatSet, state: &State) -> Result<(), LoadError> {
    let refuse = |path: &str, reason: &str| Err(LoadError::new("position", path, reason));
    let State {
        public,
        private,
        deck,
    } = state;
    if usize::from(public.deck) != deck.len() {
        return refuse("public.deck", "another number of cards than the deck");
    }
    for (n, (own, count)) in (0u8..).zip(private.iter().zip(public.hands)) {
        let is_bid_valid = own.bid.is_some() == public.sealed.contains(Seat(n));
        let seated = seats.contains(Seat(n)) || *own == Private::default();
        if own.hand.count() != count || !is_bid_valid || !seated {
            return refuse(&format!("private[{n}]"), "other cards than everybody sees");
        }
    }
    for card in (1..=VALUES as u8).map(Card) {
        let held = private
            .iter()
            .map(|own| own.hand.of(card) + u8::from(own.bid == Some(card)));
        let drawn = deck.iter().filter(|other| **other == card).count() as u8;
        if held.sum::<u8>() + drawn + public.discard.of(card) != COPIES {
            return refuse("deck", "a card is missing, or there is one too many");
        }
    }
    Ok(())
}

/// Returns the cards that are neither revealed nor held by the viewer.
fn unseen(view: &View) -> Vec<Card> {
    let own = view.own.map_or_else(Private::default, |(_, own)| own);
    (1..=VALUES as u8)
        .map(Card)
        .flat_map(|card| {
            let bid = u8::from(own.bid == Some(card));
            let seen = view.public.discard.of(card) + own.hand.of(card) + bid;
            vec![card; usize::from(COPIES.saturating_sub(seen))]
        })
        .collect()
}

/// Deals a hand, and a bid if there is one, from the unseen cards.
fn deal(seat: Seat, view: &View, unseen: &mut Vec<Card>) -> Private {
    let mut hand = Cards::default();
    for card in unseen.drain(..usize::from(view.public.hands[seat.index()])) {
        hand.0[usize::from(card.0 - 1)] += 1;
    }
    let is_sealed = view.public.sealed.contains(seat);
    Private {
        hand,
        bid: is_sealed.then(|| unseen.pop()).flatten(),
    }
}

impl Lawful for Salvage {
    const MAX_ACTIONS: usize = 400;

    fn tables() -> (Vec<Options>, u64) {
        let crews = 2..=MAX_CREWS as u8;
        (
            crews.map(|crews| Options { crews, wrecks: 12 }).collect(),
            40,
        )
    }

    /// Exchanges hidden cards between hands, bids and the deck, without changing the view of the
    /// viewer.
    fn scramble(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        let mut state = state.clone();
        if viewer == Viewer::Omniscient {
            return state;
        }
        for seat in self.seats().iter() {
            if viewer != Viewer::Seat(seat) {
                exchange(&mut state, seat, chance);
            }
        }
        chance.shuffle(&mut state.deck);
        state
    }
}

/// Exchanges a card of the hand of `seat`, and its bid, for cards of the deck.
fn exchange(state: &mut State, seat: Seat, chance: &mut impl Chance) {
    if state.deck.is_empty() {
        return;
    }
    let own = &mut state.private[seat.index()];
    let mut swap = |card| {
        let index = chance.pick(state.deck.len() as u32) as usize;
        std::mem::replace(&mut state.deck[index], card)
    };
    let held = own.hand.kinds().next();
    if let Some(given) = held {
        let taken = swap(given);
        own.hand.0[usize::from(given.0 - 1)] -= 1;
        own.hand.0[usize::from(taken.0 - 1)] += 1;
    }
    own.bid = own.bid.map(&mut swap);
}
