//! What a person does at the table, besides what hands do at any: picking hexes, units and cards.

use super::Actions;
use super::aim::{Aim, Tool};
use super::offers::{Card, card_of};
use crate::play::hands::{Way, after};
use engine::space_rift::field::Hex;
use engine::space_rift::unit::UnitId;

impl Actions {
    /// Pointing at a hex shows the order that picking it would give.
    pub fn look_at_hex(&self, hex: Option<Hex>) {
        let watch = &self.watch;
        let first = hex.and_then(|hex| watch.offers.at(watch.public(), watch.aim, hex).next());
        self.point(hex, first);
    }

    /// Picking a hex: its only order is given, of several one is asked for; a hex of a unit that
    /// can act takes that in hand; another shows what stands there, and why it is no order.
    pub fn pick(&self, hex: Hex) {
        let watch = &self.watch;
        let public = watch.public();
        let mut orders = watch.offers.at(public, watch.aim, hex);
        match (orders.next(), orders.next()) {
            (Some(action), None) => return self.order(action),
            (Some(_), Some(_)) => return self.take(Tool::Hex(hex)),
            (None, _) => {}
        }
        self.shown.set(Some(hex));
        let here = public.unit_at(hex);
        if let Some(unit) = here.filter(|unit| watch.offers.movers().has(*unit)) {
            self.take_unit(unit);
        } else if let Some(action) = watch.offers.refused_at(public, watch.aim, hex) {
            self.order(action);
        }
    }

    fn take_unit(&self, unit: UnitId) {
        let tool = Tool::Free;
        self.watch.set_aim.set(Aim {
            unit: Some(unit),
            tool,
        });
    }

    /// Takes the next unit that can act in hand, or the one before.
    pub fn next_unit(&self, way: Way) {
        let watch = &self.watch;
        let units: Vec<_> = watch.offers.movers().iter().collect();
        let now = watch.offers.unit(watch.aim);
        if let Some(unit) = after(&units, now, way) {
            self.take_unit(unit);
            self.shown.set(watch.public().hex_of(unit));
        }
    }

    /// A card was pressed: it is taken up, or put down again; one that cannot be played says why.
    pub fn press_card(&self, card: Card) {
        let watch = &self.watch;
        if watch.aim.tool == Tool::Card(card) {
            return self.take(Tool::Free);
        }
        self.take(Tool::Card(card));
        if let Some((action, _)) = watch.offers.closed_card(card)
            && card_of(action) == Some(card)
        {
            self.order(action);
            self.take(Tool::Card(card));
        }
    }
}
