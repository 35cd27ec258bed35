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
    pub game: &'a Saga,
    pub public: &'a Public,
    pub offers: &'a Offers,
    pub input: PendingInput,
}

impl PickResolver<'_> {
    /// Returns the actions of picking a hex; empty if that only shows the hex.
    #[must_use]
    pub fn picks(self, hex: HexId) -> Vec<Action> {
        let orders = offers::actions_at(self.offers, self.game, self.public, self.input, hex);
        orders.collect()
    }

    /// Returns the hexes that can be picked for an action.
    #[must_use]
    pub fn pickable_hexes(self) -> HexSet {
        let mut hexes = HexSet::default();
        for action in self.offers.choices() {
            let hex = super::offers::pick_hex(self.game, self.public, self.input, action);
            hex.into_iter().for_each(|hex| hexes.insert(hex));
        }
        hexes
    }
}

/// Creates the resolver of a table.
#[must_use]
pub fn pick_resolver(context: &TableContext) -> PickResolver<'_> {
    PickResolver {
        game: context.game(),
        public: &context.view.public,
        offers: &context.offers,
        input: context.input,
    }
}

/// Returns the actions of picking a hex; empty if that only shows the hex.
#[must_use]
pub fn picks(context: &TableContext, hex: HexId) -> Vec<Action> {
    pick_resolver(context).picks(hex)
}

/// Returns the cheapest route to a hex, while a player at this screen moves an armada.
#[must_use]
pub fn route_to(context: &TableContext, hex: HexId) -> Option<ArmadaRoute> {
    let public = &context.view.public;
    let moves = public.step == Step::Turns(Phase::Movement) && public.task().is_none();
    context.snapshot.seat.filter(|_| moves)?;
    context.game().cheapest_route(public, public.acting?, hex)
}
