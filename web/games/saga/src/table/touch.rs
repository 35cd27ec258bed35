//! What picking a hex does with what is in hand: one order, or a choice among several.

use super::aim::Aim;
use super::{Offers, Watch};
use crate::table::offers;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::hex::{HexId, HexSet};
use engine::saga::play::Voyage;
use engine::saga::state::Public;
use engine::saga::step::{Phase, Step};

/// A table with what somebody can order there, and with something in hand.
#[derive(Clone, Copy)]
pub struct Grasp<'a> {
    /// The table.
    pub table: &'a Saga,
    /// What everybody sees.
    pub public: &'a Public,
    /// What can be ordered.
    pub offers: &'a Offers,
    /// What is in hand.
    pub aim: Aim,
}

impl Grasp<'_> {
    /// What picking a hex may do; nothing where it only shows what is there.
    #[must_use]
    pub fn touches(self, hex: HexId) -> Vec<Action> {
        let orders = offers::at(self.offers, self.table, self.public, self.aim, hex);
        orders.collect()
    }

    /// The hexes that may be picked for an order.
    #[must_use]
    pub fn touchable(self) -> HexSet {
        let mut hexes = HexSet::default();
        for action in self.offers.choices() {
            let place = super::offers::place(self.table, self.public, self.aim, action);
            place.into_iter().for_each(|hex| hexes.insert(hex));
        }
        hexes
    }
}

/// The table with what is in hand.
#[must_use]
pub fn grasp(watch: &Watch) -> Grasp<'_> {
    Grasp {
        table: watch.table(),
        public: &watch.view.public,
        offers: &watch.offers,
        aim: watch.aim,
    }
}

/// What picking a hex may do; nothing where it only shows what is there.
#[must_use]
pub fn touches(watch: &Watch, hex: HexId) -> Vec<Action> {
    grasp(watch).touches(hex)
}

/// The way to a sector, while somebody here moves an armada.
#[must_use]
pub fn voyage(watch: &Watch, hex: HexId) -> Option<Voyage> {
    let public = &watch.view.public;
    let moves = public.step == Step::Turns(Phase::Movement) && public.task().is_none();
    watch.stand.seat.filter(|_| moves)?;
    watch.table().voyage(public, public.acting?, hex)
}
