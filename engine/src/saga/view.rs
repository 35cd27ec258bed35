//! What one viewer may know of a game: everything on the table, and the hands that are open to the
//! viewer. No rules.

use super::ids::{CardId, DeckId, IdSet, TileId};
use super::state::{Public, SEATS};
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// What stands in a view for a tile that somebody else has looked at.
pub const UNKNOWN: u8 = u8::MAX;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; none of those who only watch.
    pub viewer: Option<Seat>,
    /// What everybody sees, every Cargo too `[SAGA-TOK.8]`. In its decks, cards of hidden hands count as unseen, and so do tiles
    /// that others have looked at: where they lie, [`UNKNOWN`] stands in their place.
    pub public: Public,
    /// Hands, by seat; none where they are hidden from the viewer.
    pub hands: [Option<IdSet>; SEATS],
    /// How many common and how many special cards each hand holds: their backs tell.
    pub backs: [[u8; 2]; SEATS],
}

impl View {
    /// How many cards a deck has, the viewer's ignorance taken into account; of the sector pile,
    /// without the tiles that lie face down on the board.
    #[must_use]
    pub fn left(&self, deck: DeckId) -> u8 {
        let cards = self.public.deck(deck);
        let unknown = |cards: &[CardId]| cards.iter().filter(|card| card.0 == UNKNOWN).count();
        let mut taken = unknown(&cards.top) + unknown(&cards.bottom);
        if deck == DeckId::PILE {
            let down = self.public.sectors.iter().filter(|sector| !sector.up);
            let hidden = |tile: Option<TileId>| tile.is_none_or(|tile| tile.0 == UNKNOWN);
            taken += down.filter(|sector| hidden(sector.tile)).count();
        }
        let place = match deck {
            DeckId::COMMON => Some(0),
            DeckId::SPECIAL => Some(1),
            _ => None,
        };
        let hands = self.hands.iter().zip(&self.backs);
        let hidden = hands.filter(|(hand, _)| hand.is_none());
        let in_hands = hidden.filter_map(|(_, backs)| backs.get(place?));
        taken += in_hands.map(|count| usize::from(*count)).sum::<usize>();
        u8::try_from(cards.len().saturating_sub(taken)).unwrap_or(u8::MAX)
    }
}
