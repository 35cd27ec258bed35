//! The view of one viewer: all public information, and the hands that the viewer may see.

use super::ids::{CardId, DeckId, IdSet, TileId};
use super::state::{Public, SEATS};
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// The number that replaces a tile that only another seat has looked at.
pub const UNKNOWN: u8 = u8::MAX;

/// The part of a state that one viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat of the viewer; `None` for spectators.
    pub viewer: Option<Seat>,
    /// The public state, with every Cargo `[SAGA-TOK.8]`. Its decks count cards of hidden hands as
    /// unseen, and tiles that others have looked at too; [`UNKNOWN`] replaces their numbers.
    pub public: Public,
    /// Hands, by seat; `None` if they are hidden from the viewer.
    pub hands: [Option<IdSet>; SEATS],
    /// Number of common and of special cards in each hand, which their backs show.
    pub backs: [[u8; 2]; SEATS],
}

impl View {
    /// Returns the number of cards in a deck, without those at positions hidden from the viewer;
    /// for the sector pile also without the tiles of face-down sectors.
    #[must_use]
    pub fn left(&self, deck: DeckId) -> u8 {
        let cards = self.public.deck(deck);
        let unknown = |cards: &[CardId]| cards.iter().filter(|card| card.0 == UNKNOWN).count();
        let mut taken = unknown(&cards.top) + unknown(&cards.bottom);
        if deck == DeckId::PILE {
            let down = self
                .public
                .sectors
                .iter()
                .filter(|sector| !sector.is_face_up);
            let hidden = |tile: Option<TileId>| tile.is_none_or(|tile| tile.0 == UNKNOWN);
            taken += down.filter(|sector| hidden(sector.tile)).count();
        }
        let index = match deck {
            DeckId::COMMON => Some(0),
            DeckId::SPECIAL => Some(1),
            _ => None,
        };
        let hands = self.hands.iter().zip(&self.backs);
        let hidden = hands.filter(|(hand, _)| hand.is_none());
        let in_hands = hidden.filter_map(|(_, backs)| backs.get(index?));
        taken += in_hands.map(|count| usize::from(*count)).sum::<usize>();
        u8::try_from(cards.len().saturating_sub(taken)).unwrap_or(u8::MAX)
    }
}
