//! What the parts of a table read.

use super::{LookOf, Offers};
use crate::game_ui::{GameUi, Stand};
use derive_where::derive_where;
use engine::game::Seat;
use std::rc::Rc;
use yew::prelude::*;

/// Everything that the parts of the table read, as it stood when they were drawn. The match itself
/// holds every secret: what is drawn comes from the view.
#[derive_where(Clone)]
pub struct Watch<G: GameUi> {
    /// The match.
    pub stand: Stand<G>,
    /// What the eyes at this screen may see of it.
    pub view: Rc<G::View>,
    /// Everything that the seat can order, legal or not.
    pub offers: Rc<Offers<G>>,
    /// What is in hand.
    pub aim: G::Aim,
    /// Takes something else in hand.
    pub set_aim: UseStateSetter<G::Aim>,
    /// What is looked at.
    pub look: LookOf<G>,
    /// The place that is shown closely.
    pub shown: Option<G::Place>,
    /// The leaf in front.
    pub tab: G::Leaf,
    /// Lays a leaf in front; none leaves it to the decision at hand.
    pub set_tab: UseStateSetter<Option<G::Leaf>>,
}

impl<G: GameUi> PartialEq for Watch<G> {
    fn eq(&self, other: &Self) -> bool {
        self.stand == other.stand
            && self.aim == other.aim
            && self.look == other.look
            && self.shown == other.shown
            && self.tab == other.tab
    }
}

impl<G: GameUi> Watch<G> {
    /// What is asked, for the key of what answers it: in another moment, or of another seat, no button is the one of before.
    /// So who presses a key twice does not answer twice.
    #[must_use]
    pub fn question(&self) -> String {
        format!("{:?} {:?}", G::moment(&self.view), self.stand.seat)
    }

    /// The same without what is looked at: for parts that are not drawn anew when a pointer passes.
    #[must_use]
    pub fn unlooked(&self) -> Self {
        Self {
            look: LookOf::<G>::default(),
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
    pub fn giver(&self, action: G::Action) -> Option<Seat> {
        let seat = self.stand.seat?;
        Some(self.offers.giver(action).unwrap_or(seat))
    }
}
