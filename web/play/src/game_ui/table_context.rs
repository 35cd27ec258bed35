//! The data that the components of a table read.

use super::{HoverOf, Offers};
use crate::game_ui::{GameUi, TableSnapshot};
use derive_where::derive_where;
use engine::game::Seat;
use std::rc::Rc;
use store::PlayerKind;
use yew::prelude::*;

/// The data that the components of a table read, as of their last rendering. The session contains
/// every secret, so components draw only from `view`.
#[derive_where(Clone)]
pub struct TableContext<G: GameUi> {
    pub snapshot: TableSnapshot<G>,
    /// The part of the state that the perspective of this screen shows.
    pub view: Rc<G::View>,
    /// The choices of the seat that has to act, legal or refused.
    pub offers: Rc<Offers<G>>,
    /// The piece, tool or target selected so far.
    pub input: G::PendingInput,
    pub set_input: UseStateSetter<G::PendingInput>,
    /// The hovered place and action.
    pub hover: HoverOf<G>,
    /// The place whose details are shown.
    pub shown: Option<G::Place>,
    /// The tab in front.
    pub tab: G::Tab,
    /// Sets the tab in front; `None` leaves it to the current decision.
    pub set_tab: UseStateSetter<Option<G::Tab>>,
}

impl<G: GameUi> PartialEq for TableContext<G> {
    fn eq(&self, other: &Self) -> bool {
        self.snapshot == other.snapshot
            && self.input == other.input
            && self.hover == other.hover
            && self.shown == other.shown
            && self.tab == other.tab
    }
}

impl<G: GameUi> TableContext<G> {
    /// Returns a key for the elements that answer the current question. A new question or seat gets
    /// new elements, so that a double press of a key gives only one answer.
    #[must_use]
    pub fn question_key(&self) -> String {
        format!(
            "{:?} {:?}",
            G::selection_scope(&self.view),
            self.snapshot.seat
        )
    }

    /// Returns the same context without the hover, for components that do not render again when the
    /// pointer moves.
    #[must_use]
    pub fn without_hover(&self) -> Self {
        Self {
            hover: HoverOf::<G>::default(),
            ..self.clone()
        }
    }

    /// Returns the game with its options.
    #[must_use]
    pub fn game(&self) -> &G::Game {
        self.snapshot.session.game()
    }

    /// Returns the seat of this screen, see [`TableSnapshot::screen_seat`].
    #[must_use]
    pub fn screen_seat(&self) -> Option<Seat> {
        self.snapshot.screen_seat()
    }

    /// Returns the seat that texts address, see [`TableSnapshot::reader_seat`].
    #[must_use]
    pub fn reader_seat(&self, player_kinds: &[PlayerKind]) -> Option<Seat> {
        self.snapshot.reader_seat(player_kinds)
    }

    /// Returns the seat that takes an action here: the one that has to act, or one that chooses
    /// together with it.
    #[must_use]
    pub fn acting_seat(&self, action: G::Action) -> Option<Seat> {
        let seat = self.snapshot.seat?;
        Some(self.offers.acting_seat(action).unwrap_or(seat))
    }
}
