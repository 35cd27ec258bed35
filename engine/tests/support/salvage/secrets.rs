//! Who may know what in Salvage, and what the rest might be.

use super::{COPIES, Card, Cards, MAX_CREWS, Private, State, VALUES, View};
use engine::chance::Chance;
use engine::game::{Seat, Seats, Viewer};
use engine::kit::List;

/// The public part, and what `viewer` alone sees.
pub fn view(state: &State, viewer: Viewer) -> View {
    let own = match viewer {
        Viewer::Spectator => None,
        Viewer::Seat(seat) => state.private.get(seat.index()).map(|own| (seat, *own)),
    };
    View {
        public: state.public.clone(),
        own,
    }
}

/// Deals the cards that `view` does not show to the places where they may be.
pub fn guess(seats: Seats, view: &View, chance: &mut impl Chance) -> State {
    let mut unseen = unseen(view);
    chance.shuffle(&mut unseen);
    let mut private = [Private::default(); MAX_CREWS];
    for seat in seats.iter() {
        private[seat.index()] = match view.own {
            Some((own, known)) if own == seat => known,
            Some(_) | None => deal(seat, view, &mut unseen),
        };
    }
    let mut deck = List::new();
    for card in unseen {
        let _fits = deck.push(card);
    }
    State {
        public: view.public.clone(),
        private,
        deck,
    }
}

/// The cards that are neither turned up nor the viewer's own.
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

/// A hand, and a bid if there is one, from the unseen cards.
fn deal(seat: Seat, view: &View, unseen: &mut Vec<Card>) -> Private {
    let mut hand = Cards::default();
    for card in unseen.drain(..usize::from(view.public.hands[seat.index()])) {
        hand.0[usize::from(card.0 - 1)] += 1;
    }
    let sealed = view.public.sealed.has(seat);
    Private {
        hand,
        bid: sealed.then(|| unseen.pop()).flatten(),
    }
}

/// Exchanges cards that `viewer` does not see between the places that hold them.
pub fn scramble(state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
    let mut state = state.clone();
    let others: Vec<usize> = (0..MAX_CREWS)
        .filter(|&seat| viewer != Viewer::Seat(Seat(seat as u8)))
        .collect();
    for &seat in &others {
        let held: Vec<Card> = state.private[seat].hand.kinds().collect();
        let (Some(&given), false) = (held.first(), state.deck.is_empty()) else {
            continue;
        };
        let place = chance.pick(state.deck.len() as u32) as usize;
        let taken = std::mem::replace(&mut state.deck[place], given);
        state.private[seat].hand.0[usize::from(given.0 - 1)] -= 1;
        state.private[seat].hand.0[usize::from(taken.0 - 1)] += 1;
        if let Some(bid) = state.private[seat].bid {
            let place = chance.pick(state.deck.len() as u32) as usize;
            state.private[seat].bid = Some(std::mem::replace(&mut state.deck[place], bid));
        }
    }
    chance.shuffle(&mut state.deck);
    state
}
