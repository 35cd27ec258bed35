//! What the parts of a table read.

use super::{HoverOf, Offers};
use crate::game_ui::{GameUi, TableSnapshot};
use derive_where::derive_where;
use engine::game::Seat;
use std::rc::Rc;
use yew::prelude::*;

/// Everything that the parts of the table read, as it stood when they were drawn. The match itself
/// holds every secret: what is drawn comes from the view.
#[derive_where(Clone)]
pub struct TableContext<G: GameUi> {
    /// The match.
    pub stand: TableSnapshot<G>,
    /// What the eyes at this screen may see of it.
    pub view: Rc<G::View>,
    /// Everything that the seat can order, legal or not.
    pub offers: Rc<Offers<G>>,
    /// What is in hand.
    pub aim: G::PendingInput,
    /// Takes something else in hand.
    pub set_aim: UseStateSetter<G::PendingInput>,
    /// What is looked at.
    pub look: HoverOf<G>,
    /// The place that is shown closely.
    pub shown: Option<G::Place>,
    /// The leaf in front.
    pub tab: G::Tab,
    /// Lays a leaf in front; none leaves it to the decision at hand.
    pub set_tab: UseStateSetter<Option<G::Tab>>,
}

impl<G: GameUi> PartialEq for TableContext<G> {
    fn eq(&self, other: &Self) -> bool {
        self.stand == other.stand
            && self.aim == other.aim
            && self.look == other.look
            && self.shown == other.shown
            && self.tab == other.tab
    }
}

impl<G: GameUi> TableContext<G> {
    /// What is asked, for the key of what answers it: in another moment, or of another seat, no button is the one of before.
    /// So who presses a key twice does not answer twice.
    #[must_use]
    pub fn question_key(&self) -> String {
        format!("{:?} {:?}", G::selection_scope(&self.view), self.stand.seat)
    }

    /// The same without what is looked at: for parts that are not drawn anew when a pointer passes.
    #[must_use]
    pub fn without_hover(&self) -> Self {
        Self {
            look: HoverOf::<G>::default(),
            ..self.clone()
        }
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &G::Game {
        self.stand.session.game()
    }

    /// Who gives an action here: the seat that is asked, or one that is asked together with it.
    #[must_use]
    pub fn acting_seat(&self, action: G::Action) -> Option<Seat> {
        let seat = self.stand.seat?;
        Some(self.offers.acting_seat(action).unwrap_or(seat))
    }
}
