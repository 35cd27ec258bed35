//! Pointer control by mouse and touch: pressing a loose part or a blueprint, dragging, and
//! dropping.

use super::super::blueprint_grid::{cell_at, point};
use super::super::placement::placement_at;
use super::{GhostPart, HeldPart, PartController};
use engine::exodus::part::Item;
use engine::exodus::ship::ShipType;
use web_sys::{Element, PointerEvent};

/// Distance in CSS pixels under which a press is not a drag.
const DRAG_THRESHOLD: i32 = 6;

/// What the pointer was pressed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PressTarget {
    Loose(Item),
    /// A part on a blueprint, by its index there.
    Fitted(ShipType, u8),
    /// A blueprint, while a part is held.
    Blueprint,
}

/// A pointer that is down.
#[derive(Clone, Copy)]
pub(super) struct PointerPress {
    target: PressTarget,
    at: (i32, i32),
    has_moved: bool,
}

impl PartController {
    /// Returns the blueprint under a point of the screen, and the point on it.
    fn blueprint_at(&self, x: i32, y: i32) -> Option<(ShipType, (i32, i32))> {
        let mut all = ShipType::ALL.into_iter();
        all.find_map(|kind| {
            let element = self.blueprint_ref(kind).cast::<Element>()?;
            let grid = self.context.game().grids().of(kind);
            Some((kind, point(&element, grid, x, y)?))
        })
    }

    /// Moves the held part to a point of the screen.
    fn move_held(&self, held: HeldPart, x: i32, y: i32) -> Option<GhostPart> {
        let ghost = self.blueprint_at(x, y).and_then(|(kind, at)| {
            let placements = self.placements(kind, held.item);
            let number = placement_at(&placements, held.turn, at)?.number;
            Some(GhostPart { kind, number })
        });
        self.ghost.set(ghost);
        ghost
    }

    /// Handles a press on a loose part.
    pub fn press_loose(&self, item: Item, event: &PointerEvent) {
        self.begin_press(PressTarget::Loose(item), event);
    }

    /// Handles a press on a blueprint.
    pub fn press_blueprint(&self, event: &PointerEvent) {
        if self.seat.is_none() || event.button() != 0 {
            return;
        }
        let (x, y) = (event.client_x(), event.client_y());
        if let Some(held) = self.held_part() {
            self.begin_press(PressTarget::Blueprint, event);
            self.move_held(held, x, y);
        } else if let Some((kind, at)) = self.blueprint_at(x, y)
            && let Some(index) = self.part_at(kind, at)
        {
            self.begin_press(PressTarget::Fitted(kind, index), event);
        }
    }

    fn begin_press(&self, target: PressTarget, event: &PointerEvent) {
        if self.seat.is_some() && event.button() == 0 {
            let at = (event.client_x(), event.client_y());
            let has_moved = false;
            self.press.replace(Some(PointerPress {
                target,
                at,
                has_moved,
            }));
        }
    }

    /// Returns the index of the part at a point of a blueprint.
    fn part_at(&self, kind: ShipType, at: (i32, i32)) -> Option<u8> {
        let grids = self.context.game().grids();
        let (row, column) = cell_at(grids.of(kind), at)?;
        let bit = grids.of(kind).bit(row, column)?;
        let mut parts = self.refit.blueprints[kind.index()].iter();
        let index = parts.position(|part| {
            let cells = grids.cells(kind, *part);
            cells.is_some_and(|cells| cells & bit != 0)
        })?;
        u8::try_from(index).ok()
    }

    /// Handles a pointer that moves over the tab.
    pub fn on_pointer_move(&self, event: &PointerEvent) {
        let (x, y) = (event.client_x(), event.client_y());
        let mut press = *self.press.borrow();
        if event.pointer_type() == "mouse" && event.buttons() == 0 && press.is_some() {
            // The pointer was released outside of the tab.
            press = None;
            self.press.replace(None);
            self.is_dragging.set(false);
        }
        if let Some(active_press) = press.filter(|press| !press.has_moved)
            && (active_press.at.0 - x)
                .abs()
                .max((active_press.at.1 - y).abs())
                > DRAG_THRESHOLD
        {
            self.press.replace(Some(PointerPress {
                has_moved: true,
                ..active_press
            }));
            self.drag(active_press.target);
        }
        if let Some(shadow) = self.shadow.cast::<Element>() {
            let to = format!("translate({x} {y})");
            // Moving the image is only cosmetic, so a failure is ignored.
            shadow.set_attribute("transform", &to).ok();
        }
        let follows_pointer = press.is_some() || event.pointer_type() == "mouse";
        if let Some(held) = self.held_part().filter(|_| follows_pointer) {
            self.move_held(held, x, y);
        }
    }

    /// Starts a drag: picks up the loose part, or lifts the fitted one.
    fn drag(&self, target: PressTarget) {
        match target {
            PressTarget::Loose(item) => {
                let turn = self.held_part().filter(|held| held.item == item);
                self.pick_up(turn.unwrap_or(HeldPart { item, turn: 0 }));
                self.is_dragging.set(true);
            }
            PressTarget::Fitted(kind, index) => {
                self.lift(kind, index, true);
                self.is_dragging.set(true);
            }
            PressTarget::Blueprint => {}
        }
    }

    /// Handles a pointer that is released over the tab.
    pub fn on_pointer_up(&self, event: &PointerEvent) {
        let Some(press) = self.press.replace(None) else {
            return;
        };
        self.is_dragging.set(false);
        let (x, y) = (event.client_x(), event.client_y());
        match (press.target, press.has_moved) {
            (PressTarget::Loose(_), false) => {}
            (PressTarget::Fitted(kind, index), false) => self.lift(kind, index, true),
            (PressTarget::Loose(_) | PressTarget::Fitted(..) | PressTarget::Blueprint, _) => {
                let Some(held) = self.held_part() else {
                    return;
                };
                match self.move_held(held, x, y) {
                    Some(ghost) => self.fit(
                        ghost.kind,
                        ghost.number,
                        press.target == PressTarget::Blueprint,
                    ),
                    None if press.target == PressTarget::Blueprint => {}
                    None => self.put_down(),
                }
            }
        }
    }

    /// Handles a pointer that is lost, for example to scrolling.
    pub fn on_pointer_cancel(&self) {
        if self.press.replace(None).is_some() {
            self.is_dragging.set(false);
        }
    }

    /// Handles a pointer that leaves a blueprint.
    pub fn on_pointer_leave(&self) {
        if self.press.borrow().is_none() {
            self.ghost.set(None);
        }
    }
}
