//! Resolves what picking a hex does with the pending input: one action, or a choice among several.

use super::pending_input::PendingInput;
use super::{Offers, TableContext};
use crate::table::offers;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::hex::{HexId, HexSet};
use engine::saga::play::ArmadaRoute;
use engine::saga::state::Public;
use engine::saga::step::{Phase, Step};

/// A table with its offers and the pending input.
#[derive(Clone, Copy)]
pub struct PickResolver<'a> {
    pub table: &'a Saga,
    pub public: &'a Public,
    pub offers: &'a Offers,
    pub aim: PendingInput,
}

impl PickResolver<'_> {
    /// Returns the actions of picking a hex; empty if that only shows the hex.
    #[must_use]
    pub fn picks(self, hex: HexId) -> Vec<Action> {
        let orders = offers::actions_at(self.offers, self.table, self.public, self.aim, hex);
        orders.collect()
    }

    /// Returns the hexes that can be picked for an action.
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

/// Creates the resolver of a table.
#[must_use]
pub fn pick_resolver(watch: &TableContext) -> PickResolver<'_> {
    PickResolver {
        table: watch.table(),
        public: &watch.view.public,
        offers: &watch.offers,
        aim: watch.aim,
    }
}

/// Returns the actions of picking a hex; empty if that only shows the hex.
#[must_use]
pub fn picks(watch: &TableContext, hex: HexId) -> Vec<Action> {
    pick_resolver(watch).picks(hex)
}

/// Returns the cheapest route to a hex, while somebody here moves an armada.
#[must_use]
pub fn voyage_to(watch: &TableContext, hex: HexId) -> Option<ArmadaRoute> {
    let public = &watch.view.public;
    let moves = public.step == Step::Turns(Phase::Movement) && public.task().is_none();
    watch.stand.seat.filter(|_| moves)?;
    watch.table().cheapest_route(public, public.acting?, hex)
}
