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
        if let Some(way) = first_placement(&placements, held.turn) {
            let turn = way.turn;
            self.held.set(Some(HeldPart { turn, ..held }));
            let way = way.number;
            self.ghost.set(Some(GhostPart { kind, way }));
        }
    }

    /// Handles a key on a blueprint; returns whether it has a meaning there.
    #[must_use]
    pub fn on_key(&self, kind: ShipType, event: &KeyboardEvent) -> bool {
        if self.seat.is_none() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return false;
        }
        match key_of(event).as_str() {
            "ArrowLeft" => self.step(kind, (-1, 0)),
            "ArrowRight" => self.step(kind, (1, 0)),
            "ArrowUp" => self.step(kind, (0, -1)),
            "ArrowDown" => self.step(kind, (0, 1)),
            "r" | "R" if self.held_part().is_some() => self.turn(),
            "Enter" | " " if !event.repeat() => self.enter(kind),
            "Delete" | "Backspace" => {
                if let Some((on, place)) = self.state.cursor.filter(|(on, _)| *on == kind) {
                    self.lift(on, place, false);
                }
            }
            "Escape" if self.held_part().is_some() => self.put_down(),
            _other => return false,
        }
        true
    }

    /// Moves the held part, or the cursor, in the direction of an arrow key.
    fn step(&self, kind: ShipType, way: (i32, i32)) {
        let Some(held) = self.held_part() else {
            let count = self.refit.blueprints[kind.index()].len();
            let now = self
                .state
                .cursor
                .filter(|(on, _)| *on == kind)
                .map(|(_, place)| place);
            self.cursor
                .set(neighbor(now, count, way.0 + way.1 > 0).map(|place| (kind, place)));
            return;
        };
        let Some(now) = self.ghost_on(kind) else {
            return self.move_to_blueprint(kind);
        };
        let placements = self.placements(kind, held.item);
        if let Some(way) = next_placement(&placements, &now, way) {
            self.ghost.set(Some(GhostPart { kind, way }));
        }
    }

    /// Fits the held part; without one, picks up the part at the cursor.
    fn enter(&self, kind: ShipType) {
        if self.held_part().is_some() {
            match self.ghost_on(kind) {
                Some(way) => self.fit(kind, way.number, true),
                None => self.move_to_blueprint(kind),
            }
        } else if let Some((on, place)) = self.state.cursor.filter(|(on, _)| *on == kind) {
            self.lift(on, place, true);
        }
    }
}

/// Returns the next or previous index in a row, wrapping around.
fn neighbor(now: Option<u8>, count: usize, ahead: bool) -> Option<u8> {
    let last = u8::try_from(count).ok()?.checked_sub(1)?;
    Some(match (now, ahead) {
        (None, true) => 0,
        (None, false) => last,
        (Some(now), true) if now < last => now + 1,
        (Some(_), true) => 0,
        (Some(0), false) => last,
        (Some(now), false) => now - 1,
    })
}
