//! What picking a hex does with what is in hand: one order, or a choice among several.

use super::aim::Aim;
use super::{Offers, Watch};
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
        let orders = self.offers.at(self.table, self.public, self.aim, hex);
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

impl Watch {
    /// The table with what is in hand.
    #[must_use]
    pub fn grasp(&self) -> Grasp<'_> {
        Grasp {
            table: self.table(),
            public: self.public(),
            offers: &self.offers,
            aim: self.aim,
        }
    }

    /// What picking a hex may do; nothing where it only shows what is there.
    #[must_use]
    pub fn touches(&self, hex: HexId) -> Vec<Action> {
        self.grasp().touches(hex)
    }

    /// The way to a sector, while somebody here moves an armada.
    #[must_use]
    pub fn voyage(&self, hex: HexId) -> Option<Voyage> {
        let public = self.public();
        let moves = public.step == Step::Turns(Phase::Movement) && public.task().is_none();
        self.stand.seat.filter(|_| moves)?;
        self.table().voyage(public, public.acting?, hex)
    }
}
