//! Visibility: the view of each viewer, and the audience of an event. The action cards of other
//! seats are hidden if the scenario says so, and so are pile tiles that only other seats have
//! looked at.

use super::event::Event;
use super::game::Saga;
use super::ids::{CardId, DeckId, IdSet, TileId};
use super::state::{Public, SEATS, State};
use super::view::{UNKNOWN, View};
use crate::game::{Audience, Seat, SeatSet, Viewer};

impl Saga {
    /// Returns the part of a state that a viewer may see.
    pub(super) fn view_for(&self, state: &State, viewer: Viewer) -> View {
        let mut public = state.public.clone();
        let hands = std::array::from_fn(|index| {
            let seat = Seat(index as u8);
            let is_open = self.sees_hand(seat, viewer);
            let hand = state.hand(seat);
            if !is_open {
                for deck in [DeckId::COMMON, DeckId::SPECIAL] {
                    let cards = IdSet(hand.0 & self.cards_of(deck).0);
                    let unseen = &mut public.deck_mut(deck).unseen;
                    *unseen = unseen.union(cards);
                }
            }
            is_open.then_some(hand)
        });
        hide_tiles(&mut public, viewer);
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat).filter(|seat| self.all_seats().contains(*seat)),
                Viewer::Spectator | Viewer::Omniscient => None,
            },
            public,
            hands,
            backs: self.backs(state),
        }
    }

    /// Returns whether a viewer sees the hand of a seat `[SAGA-ARN.1]`.
    fn sees_hand(&self, seat: Seat, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Omniscient => true,
            Viewer::Seat(viewer_seat) if viewer_seat == seat => true,
            // Unused hands are empty and need not be hidden.
            Viewer::Seat(_) | Viewer::Spectator => {
                !self.mission.flags.has_hidden_hands || !self.all_seats().contains(seat)
            }
        }
    }

    /// Returns the number of cards of each deck in each hand.
    fn backs(&self, state: &State) -> [[u8; 2]; SEATS] {
        let decks = [DeckId::COMMON, DeckId::SPECIAL].map(|deck| self.cards_of(deck));
        state
            .hands
            .map(|hand| decks.map(|cards| IdSet(hand.0 & cards.0).len()))
    }

    /// Returns the audience that may see an event.
    pub(super) const fn audience_of(&self, event: &Event) -> Audience {
        let secret = match event {
            Event::Seen { seat, .. } | Event::Sunk { seat, .. } => Some(*seat),
            Event::DrewCard { seat, .. } if self.mission.flags.has_hidden_hands => Some(*seat),
            _ => None,
        };
        match secret {
            Some(seat) => Audience::Only(SeatSet::singleton(seat)),
            None => Audience::All,
        }
    }
}

/// Hides the tiles that other seats have looked at.
fn hide_tiles(public: &mut Public, viewer: Viewer) {
    let known = match viewer {
        Viewer::Omniscient => return,
        Viewer::Seat(seat) => public.scouted.get(seat.index()).copied(),
        Viewer::Spectator => None,
    };
    let known = known.unwrap_or_default();
    let seen = public.scouted.iter().fold(IdSet::NONE, |a, b| a.union(*b));
    let hidden = IdSet(seen.0 & !known.0);
    if hidden.is_empty() {
        return;
    }
    for scouted in &mut public.scouted {
        *scouted = IdSet(scouted.0 & known.0);
    }
    let pile = public.deck_mut(DeckId::PILE);
    pile.unseen = pile.unseen.union(hidden);
    for card in pile.top.iter_mut().chain(pile.bottom.iter_mut()) {
        if hidden.contains(card.0) {
            *card = CardId(UNKNOWN);
        }
    }
    for sector in public
        .sectors
        .iter_mut()
        .filter(|sector| !sector.is_face_up)
    {
        if sector.tile.is_some_and(|tile| hidden.contains(tile.0)) {
            sector.tile = Some(TileId(UNKNOWN));
        }
    }
}
