//! What picking a hex does with what is in hand: one order, or a choice among several.

use super::pending_input::PendingInput;
use super::{Offers, TableContext};
use crate::table::offers;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::hex::{HexId, HexSet};
use engine::saga::play::ArmadaRoute;
use engine::saga::state::Public;
use engine::saga::step::{Phase, Step};

/// A table with what somebody can order there, and with something in hand.
#[derive(Clone, Copy)]
pub struct PickResolver<'a> {
    pub table: &'a Saga,
    pub public: &'a Public,
    pub offers: &'a Offers,
    pub aim: PendingInput,
}

impl PickResolver<'_> {
    /// What picking a hex may do; nothing where it only shows what is there.
    #[must_use]
    pub fn picks(self, hex: HexId) -> Vec<Action> {
        let orders = offers::actions_at(self.offers, self.table, self.public, self.aim, hex);
        orders.collect()
    }

    /// The hexes that may be picked for an order.
    #[must_use]
    pub fn pickable_hexes(self) -> HexSet {
        let mut hexes = HexSet::default();
        for action in self.offers.choices() {
            let place = super::offers::pick_hex(self.table, self.public, self.aim, action);
            place.into_iter().for_each(|hex| hexes.insert(hex));
        }
        hexes
    }
}

/// The table with what is in hand.
#[must_use]
pub fn pick_resolver(watch: &TableContext) -> PickResolver<'_> {
    PickResolver {
        table: watch.table(),
        public: &watch.view.public,
        offers: &watch.offers,
        aim: watch.aim,
    }
}

/// What picking a hex may do; nothing where it only shows what is there.
#[must_use]
pub fn picks(watch: &TableContext, hex: HexId) -> Vec<Action> {
    pick_resolver(watch).picks(hex)
}

/// The way to a sector, while somebody here moves an armada.
#[must_use]
pub fn voyage_to(watch: &TableContext, hex: HexId) -> Option<ArmadaRoute> {
    let public = &watch.view.public;
    let moves = public.step == Step::Turns(Phase::Movement) && public.task().is_none();
    watch.stand.seat.filter(|_| moves)?;
    watch.table().cheapest_route(public, public.acting?, hex)
}
