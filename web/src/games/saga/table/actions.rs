//! What a person does at the table, besides what hands do at any: picking hexes.

use super::Actions;
use super::aim::Tool;
use super::tab::Tab;
use crate::play::hands::{Way, after};
use engine::game::Seat;
use engine::saga::action::Action;
use engine::saga::hex::HexId;
use yew::prelude::*;

impl Actions {
    /// A press that gives an order of a seat: cards, abilities, repairs and tokens on events are free at
    /// any waiting moment.
    #[must_use]
    pub fn give_of(&self, seat: Seat, action: Action) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.order_of(seat, action))
    }

    /// Pointing at a hex shows the order that picking it would give.
    pub fn look_at_hex(&self, hex: Option<HexId>) {
        let touches = hex.map(|hex| self.watch.touches(hex)).unwrap_or_default();
        let action = touches.first().copied();
        self.point(hex, action);
    }

    /// Picking a hex does the only thing that it can do; of several one is asked for; another hex
    /// shows what lies there, and why it is no order.
    pub fn pick(&self, hex: HexId) {
        let watch = &self.watch;
        let touches = watch.touches(hex);
        self.shown.set(Some(hex));
        match touches.as_slice() {
            [] => {
                let (table, public) = (watch.table(), watch.public());
                if let Some(action) = watch.offers.refused_at(table, public, watch.aim, hex) {
                    self.order(action);
                }
            }
            [action] if is_of_place(*action) => self.order(*action),
            [..] => self.take(Tool::Hex(hex)),
        }
    }

    /// Shows the next hex that may be picked, or the one before.
    pub fn next_place(&self, way: Way) {
        let places: Vec<HexId> = self.watch.grasp().touchable().iter().collect();
        if let Some(hex) = after(&places, self.watch.shown, way) {
            self.shown.set(Some(hex));
            self.look_at_hex(Some(hex));
        }
    }

    /// A press that shows what stands on a hex, on the map.
    #[must_use]
    pub fn show_on_map(&self, hex: Option<HexId>) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| {
            hands.shown.set(hex);
            hands.turn_to(Tab::Map);
        })
    }
}

/// Whether an action is about a place, so that picking it is enough; what is done where an armada
/// stands has a button, and a pick of that hex asks first.
const fn is_of_place(action: Action) -> bool {
    !matches!(
        action,
        Action::PickUp
            | Action::Maneuver(_, None)
            | Action::Build
            | Action::Siege
            | Action::Encounter(_)
            | Action::Project(..)
            | Action::Fight(_)
            | Action::Duel(_)
    )
}
