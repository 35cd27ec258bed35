//! Keyboard control: the arrow keys move the held part between placements of a blueprint, or the
//! cursor between fitted parts.

use super::super::placement::{first_placement, next_placement};
use super::{GhostPart, HeldPart, PartController};
use board::shows_focus;
use engine::exodus::ship::ShipType;
use ui::keyboard::key_of;
use web_sys::KeyboardEvent;
use yew::prelude::*;

impl PartController {
    /// Brings the held part to a blueprint that receives the focus by key.
    pub fn on_focus(&self, kind: ShipType, event: &FocusEvent) {
        if shows_focus(event.target()) && self.ghost_on(kind).is_none() {
            self.move_to_blueprint(kind);
        }
    }

    /// Moves the held part to its first placement on a blueprint.
    fn move_to_blueprint(&self, kind: ShipType) {
        let Some(held) = self.held_part() else {
            return;
        };
        let placements = self.placements(kind, held.item);
        if let Some(placement) = first_placement(&placements, held.turn) {
            let turn = placement.turn;
            self.held.set(Some(HeldPart { turn, ..held }));
            let number = placement.number;
            self.ghost.set(Some(GhostPart { kind, number }));
        }
    }

    /// Handles a key on a blueprint; returns whether it has a meaning there.
    #[must_use]
    pub fn on_key(&self, kind: ShipType, event: &KeyboardEvent) -> bool {
        if self.seat.is_none() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return false;
        }
        match key_of(event).as_str() {
            "ArrowLeft" => self.move_by_key(kind, (-1, 0)),
            "ArrowRight" => self.move_by_key(kind, (1, 0)),
            "ArrowUp" => self.move_by_key(kind, (0, -1)),
            "ArrowDown" => self.move_by_key(kind, (0, 1)),
            "r" | "R" if self.held_part().is_some() => self.rotate(),
            "Enter" | " " if !event.repeat() => self.fit_or_pick_up(kind),
            "Delete" | "Backspace" => {
                if let Some((on, index)) = self.state.cursor.filter(|(on, _)| *on == kind) {
                    self.lift(on, index, false);
                }
            }
            "Escape" if self.held_part().is_some() => self.put_down(),
            _other => return false,
        }
        true
    }

    /// Moves the held part, or the cursor, in the direction of an arrow key.
    fn move_by_key(&self, kind: ShipType, direction: (i32, i32)) {
        let Some(held) = self.held_part() else {
            let count = self.refit.blueprints[kind.index()].len();
            let current_index = self
                .state
                .cursor
                .filter(|(on, _)| *on == kind)
                .map(|(_, index)| index);
            self.cursor.set(
                neighbor(current_index, count, direction.0 + direction.1 > 0)
                    .map(|index| (kind, index)),
            );
            return;
        };
        let Some(current_placement) = self.ghost_on(kind) else {
            return self.move_to_blueprint(kind);
        };
        let placements = self.placements(kind, held.item);
        if let Some(number) = next_placement(&placements, &current_placement, direction) {
            self.ghost.set(Some(GhostPart { kind, number }));
        }
    }

    /// Fits the held part; without one, picks up the part at the cursor.
    fn fit_or_pick_up(&self, kind: ShipType) {
        if self.held_part().is_some() {
            match self.ghost_on(kind) {
                Some(placement) => self.fit(kind, placement.number, true),
                None => self.move_to_blueprint(kind),
            }
        } else if let Some((on, index)) = self.state.cursor.filter(|(on, _)| *on == kind) {
            self.lift(on, index, true);
        }
    }
}

/// Returns the next or previous index in a row, wrapping around.
fn neighbor(index: Option<u8>, count: usize, is_forward: bool) -> Option<u8> {
    let last = u8::try_from(count).ok()?.checked_sub(1)?;
    Some(match (index, is_forward) {
        (None, true) => 0,
        (None, false) => last,
        (Some(index), true) if index < last => index + 1,
        (Some(_), true) => 0,
        (Some(0), false) => last,
        (Some(index), false) => index - 1,
    })
}
