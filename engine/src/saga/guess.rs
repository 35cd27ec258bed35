//! A state that a view could be a view of: hidden hands and tiles drawn by chance.

use super::ids::{Bits, CardId, DeckId, TileId};
use super::state::{Public, SEATS, State};
use super::table::Saga;
use super::view::{UNKNOWN, View};
use crate::chance::Chance;
use crate::game::{Seat, Seats};

impl Saga {
    /// A state like that of the view: every hidden hand has as many cards of each deck, every
    /// place of a tile that others know holds one that the viewer has not seen.
    pub(super) fn guess_from(&self, view: &View, chance: &mut impl Chance) -> State {
        let mut public = view.public.clone();
        let mut hands = [Bits::NONE; SEATS];
        for (place, hand) in hands.iter_mut().enumerate() {
            let known = view.hands.get(place).copied().flatten();
            let backs = view.backs.get(place).copied().unwrap_or_default();
            *hand = known.unwrap_or_else(|| deal(&mut public, backs, chance));
        }
        let others = self.all().iter().filter(|seat| view.viewer != Some(*seat));
        uncover(&mut public, others.collect(), chance);
        State { public, hands }
    }
}

/// A hand out of what nobody has seen.
fn deal(public: &mut Public, backs: [u8; 2], chance: &mut impl Chance) -> Bits {
    let mut hand = Bits::NONE;
    for (deck, count) in [DeckId::COMMON, DeckId::SPECIAL].into_iter().zip(backs) {
        for _ in 0..count {
            if let Some(card) = pick(&mut public.deck_mut(deck).unseen, chance) {
                hand.insert(card);
            }
        }
    }
    hand
}

/// Takes one of a set by chance.
fn pick(set: &mut Bits, chance: &mut impl Chance) -> Option<u8> {
    if set.is_empty() {
        return None;
    }
    let one = set.nth(chance.pick(u32::from(set.len())))?;
    set.remove(one);
    Some(one)
}

/// Gives a tile to every place where others than the viewer know it.
fn uncover(public: &mut Public, others: Seats, chance: &mut impl Chance) {
    let mut unseen = public.deck(DeckId::PILE).unseen;
    let mut given = Bits::NONE;
    let mut next = |place: u8| {
        if place != UNKNOWN {
            return place;
        }
        let tile = pick(&mut unseen, chance);
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
    for (place, scouted) in (0u8..).zip(&mut public.scouted) {
        if others.has(Seat(place)) {
            *scouted = scouted.or(given);
        }
    }
}
