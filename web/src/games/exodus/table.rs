//! The table of a running game of Exodus: leaves with the star map and the boards beside it, cards,
//! console, log.

mod actions;
mod aim;
mod battle;
pub mod blueprints;
mod card;
mod council;
mod course;
mod empires;
mod hand;
pub mod market;
mod offers;
mod offers;
mod rockets;
mod seat_strip;
pub mod signs;
pub mod tab;
pub mod techs;

pub use actions::{Actions, Look};
pub use aim::{Aim, Tool};
pub use battle::BattlePanel;
pub use blueprints::BlueprintLeaf;
pub use council::CouncilLeaf;
pub use course::{Course, Ready, VpTrack};
pub use empires::{Empires, EmpiresLeaf, known_score};
pub use hand::Hand;
pub use market::MarketLeaf;
pub use offers::{Offer, Offers, mover, place};
pub use offers::{Offer, Offers, mover, place};
pub use rockets::RocketPanel;
pub use seat_strip::{SeatStrip, use_whose};
pub use tab::Tab;
pub use techs::TechLeaf;

use crate::play::table::Stand;
use engine::exodus::Exodus;
use engine::exodus::star::HexId;
use engine::exodus::state::{Private, Public};
use engine::exodus::view::View;
use engine::game::Seat;
use std::rc::Rc;
use yew::prelude::*;

/// Everything that the parts of the table read, as it stood when they were drawn. The match itself
/// holds every sealed choice: what is drawn comes from the view.
#[derive(Clone)]
pub struct Watch {
    /// The match.
    pub stand: Stand<Exodus>,
    /// What the eyes at this screen may see of it.
    pub view: Rc<View>,
    /// Everything that the seat can order, legal or not.
    pub offers: Rc<Offers>,
    /// What is in hand.
    pub aim: Aim,
    /// Takes something else in hand.
    pub set_aim: UseStateSetter<Aim>,
    /// What is looked at.
    pub look: Look,
    /// The hex whose planet and ships are shown.
    pub shown: Option<HexId>,
    /// The leaf in front.
    pub tab: Tab,
    /// Lays a leaf in front; none leaves it to the decision at hand.
    pub set_tab: UseStateSetter<Option<Tab>>,
}

impl PartialEq for Watch {
    fn eq(&self, other: &Self) -> bool {
        self.stand == other.stand
            && self.aim == other.aim
            && self.look == other.look
            && self.shown == other.shown
            && self.tab == other.tab
    }
}

impl Watch {
    /// The same without what is looked at: for parts that are not drawn anew when a pointer passes.
    #[must_use]
    pub fn unlooked(&self) -> Self {
        Self {
            look: Look::default(),
            ..self.clone()
        }
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Exodus {
        self.stand.session.game()
    }

    /// What lies on the table, which everybody sees.
    #[must_use]
    pub fn public(&self) -> &Public {
        &self.view.public
    }

    /// What a seat alone sees, where the eyes at this screen may see it.
    #[must_use]
    pub fn private(&self, seat: Seat) -> Option<&Private> {
        match (&self.view.own, &self.view.open) {
            (Some((own, private)), _) => (*own == seat).then_some(private),
            (None, Some(open)) => open.get(seat.index()),
            (None, None) => None,
        }
    }

    /// The seat whose things are shown first: the one that is asked here, or whose eyes look.
    #[must_use]
    pub fn seat(&self) -> Seat {
        let own = self.view.own.as_ref().map(|(seat, _)| *seat);
        self.stand.seat.or(own).unwrap_or_default()
    }
}
