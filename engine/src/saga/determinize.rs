//! Draws a random state that fits a view, with hidden hands and tiles chosen by chance.

use super::game::Saga;
use super::ids::{CardId, DeckId, IdSet, TileId};
use super::state::{Public, SEATS, State};
use super::view::{UNKNOWN, View};
use crate::chance::Chance;
use crate::game::{Seat, SeatSet};

impl Saga {
    /// Returns a random state that fits the view: each hidden hand has as many cards of each deck,
    /// and each tile that only others know is one that the viewer has not seen.
    pub(super) fn determinize_view(&self, view: &View, chance: &mut impl Chance) -> State {
        let mut public = view.public.clone();
        let mut hands = [IdSet::NONE; SEATS];
        for (index, hand) in hands.iter_mut().enumerate() {
            let known = view.hands.get(index).copied().flatten();
            let backs = view.backs.get(index).copied().unwrap_or_default();
            *hand = known.unwrap_or_else(|| sample_hand(&mut public, backs, chance));
        }
        let others = self
            .all_seats()
            .iter()
            .filter(|seat| view.viewer != Some(*seat));
        sample_tiles(&mut public, others.collect(), chance);
        State { public, hands }
    }
}

/// Draws a hand from the unseen cards, with a given number from each deck.
fn sample_hand(public: &mut Public, backs: [u8; 2], chance: &mut impl Chance) -> IdSet {
    let mut hand = IdSet::NONE;
    for (deck, count) in [DeckId::COMMON, DeckId::SPECIAL].into_iter().zip(backs) {
        for _ in 0..count {
            if let Some(card) = take_random(&mut public.deck_mut(deck).unseen, chance) {
                hand.insert(card);
            }
        }
    }
    hand
}

/// Takes a random element out of a set.
fn take_random(set: &mut IdSet, chance: &mut impl Chance) -> Option<u8> {
    if set.is_empty() {
        return None;
    }
    let one = set.nth(chance.pick(u32::from(set.len())))?;
    set.remove(one);
    Some(one)
}

/// Draws a tile for each position that only seats other than the viewer know.
fn sample_tiles(public: &mut Public, others: SeatSet, chance: &mut impl Chance) {
    let mut unseen = public.deck(DeckId::PILE).unseen;
    let mut given = IdSet::NONE;
    let mut next = |known: u8| {
        if known != UNKNOWN {
            return known;
        }
        let tile = take_random(&mut unseen, chance);
        if let Some(tile) = tile {
            given.insert(tile);
        }
        tile.unwrap_or(UNKNOWN)
    };
    let pile = public.deck_mut(DeckId::PILE);
    for card in pile.top.iter_mut().chain(pile.bottom.iter_mut()) {
        *card = CardId(next(card.0));
    }
    for sector in public.sectors.iter_mut() {
        sector.tile = sector.tile.map(|tile| TileId(next(tile.0)));
    }
    public.deck_mut(DeckId::PILE).unseen = unseen;
    for (index, scouted) in (0u8..).zip(&mut public.scouted) {
        if others.contains(Seat(index)) {
            *scouted = scouted.union(given);
        }
    }
}
