//! The controller of the held part: picked up from the loose parts or a blueprint, rotated, moved
//! over blueprints by pointer or keys, and fitted. This state is local to the page; fitting and
//! lifting are actions of the game.

mod keys;
mod pointer;

use super::super::{TableActions, TableContext};
use super::placement::{Placement, placement_after_turn, placements, turns};
use crate::table;
use engine::exodus::action::Action;
use engine::exodus::part::Item;
use engine::exodus::play::RefitState;
use engine::exodus::refusal::Refusal;
use engine::exodus::ship::ShipType;
use engine::game::Seat;
use pointer::PointerPress;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A part that is held, with its rotation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeldPart {
    pub item: Item,
    /// Number of clockwise quarter turns.
    pub turn: u8,
}

/// The current placement of the held part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GhostPart {
    pub kind: ShipType,
    pub number: u8,
}

/// The state at the last render. Handles always read the newest value, so comparing properties by
/// handles would never see a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ControllerState {
    held: Option<HeldPart>,
    ghost: Option<GhostPart>,
    /// The part of a blueprint that the keyboard cursor is on.
    cursor: Option<(ShipType, u8)>,
    is_dragging: bool,
}

/// Moves parts between the loose parts and the blueprints.
#[derive(Clone)]
pub struct PartController {
    context: TableContext,
    actions: TableActions,
    /// The seat whose parts can be moved now; `None` if they can only be viewed.
    pub seat: Option<Seat>,
    refit: Rc<RefitState>,
    state: ControllerState,
    held: UseStateSetter<Option<HeldPart>>,
    ghost: UseStateSetter<Option<GhostPart>>,
    cursor: UseStateSetter<Option<(ShipType, u8)>>,
    is_dragging: UseStateSetter<bool>,
    press: Rc<RefCell<Option<PointerPress>>>,
    blueprint_refs: Rc<[NodeRef; 4]>,
    /// The drawing that follows the pointer.
    pub shadow: NodeRef,
}

impl PartialEq for PartController {
    fn eq(&self, other: &Self) -> bool {
        self.context == other.context
            && self.seat == other.seat
            && self.refit == other.refit
            && self.state == other.state
    }
}

/// Creates the controller; with `seat` as `None`, parts can only be viewed.
#[hook]
pub fn use_part_controller(
    context: &TableContext,
    actions: &TableActions,
    seat: Option<Seat>,
    refit: &Rc<RefitState>,
) -> PartController {
    let held = use_state_eq(|| None);
    let ghost = use_state_eq(|| None);
    let cursor = use_state_eq(|| None);
    let is_dragging = use_state_eq(|| false);
    let controller = PartController {
        context: context.clone(),
        actions: actions.clone(),
        seat,
        refit: refit.clone(),
        state: ControllerState {
            held: *held,
            ghost: *ghost,
            cursor: *cursor,
            is_dragging: *is_dragging,
        },
        held: held.setter(),
        ghost: ghost.setter(),
        cursor: cursor.setter(),
        is_dragging: is_dragging.setter(),
        press: use_mut_ref(|| None),
        blueprint_refs: use_memo((), |()| <[NodeRef; 4]>::default()),
        shadow: use_node_ref(),
    };
    let effect_controller = controller.clone();
    use_effect_with((seat, table::shown_seat(context)), move |_| {
        effect_controller.put_down();
        effect_controller.cursor.set(None);
    });
    controller
}

impl PartController {
    /// Returns the held part, as long as it is among the loose parts.
    #[must_use]
    pub fn held_part(&self) -> Option<HeldPart> {
        self.seat?;
        let held = self.state.held?;
        let loose = self.refit.loose_parts.loose.get(held.item.index()).copied();
        loose.filter(|&loose| loose > 0).map(|_| held)
    }

    /// Returns the current placement of the held part on a blueprint.
    #[must_use]
    pub fn ghost_on(&self, kind: ShipType) -> Option<Placement> {
        let held = self.held_part()?;
        let ghost = self.state.ghost.filter(|ghost| ghost.kind == kind)?;
        let mut placements = self.placements(kind, held.item).into_iter();
        placements.find(|placement| placement.number == ghost.number)
    }

    /// Returns the current placement of the held part, with its blueprint.
    #[must_use]
    pub fn ghost(&self) -> Option<(ShipType, Placement)> {
        let kind = self.state.ghost?.kind;
        Some((kind, self.ghost_on(kind)?))
    }

    /// Returns the part of a blueprint that the keyboard cursor is on.
    #[must_use]
    pub fn cursor_on(&self, kind: ShipType) -> Option<usize> {
        let (_, index) = self.state.cursor.filter(|(on, _)| *on == kind)?;
        self.held_part().is_none().then_some(usize::from(index))
    }

    /// Returns whether a part follows the pointer.
    #[must_use]
    pub fn is_dragging(&self) -> bool {
        self.state.is_dragging && self.held_part().is_some()
    }

    /// Returns a handler that passes an event to the controller.
    pub fn on<E: 'static>(&self, handle: impl Fn(&Self, E) + 'static) -> Callback<E> {
        let controller = self.clone();
        Callback::from(move |event| handle(&controller, event))
    }

    #[must_use]
    pub fn blueprint_ref(&self, kind: ShipType) -> NodeRef {
        self.blueprint_refs[kind.index()].clone()
    }

    /// Returns all placements of a part on a blueprint.
    #[must_use]
    pub fn placements(&self, kind: ShipType, item: Item) -> Vec<Placement> {
        placements(self.context.game(), &self.context.offers, kind, item)
    }

    /// Picks up a part, or puts it down if it is already held.
    pub fn toggle_held(&self, item: Item) {
        let is_same_item = self.held_part().is_some_and(|held| held.item == item);
        if is_same_item {
            self.put_down();
        } else {
            self.pick_up(HeldPart { item, turn: 0 });
        }
    }

    /// Picks up a part that is loose, or that the current action makes loose.
    pub fn pick_up(&self, held: HeldPart) {
        self.held.set(Some(held));
        self.ghost.set(None);
        self.cursor.set(None);
    }

    pub fn put_down(&self) {
        self.held.set(None);
        self.ghost.set(None);
    }

    /// Rotates the held part clockwise, on a blueprint around its center.
    pub fn rotate(&self) {
        let Some(held) = self.held_part() else {
            return;
        };
        let count = u8::try_from(turns(self.context.game(), held.item).len()).unwrap_or(1);
        let ghost = self.ghost();
        let rotated = ghost.and_then(|(kind, placement)| {
            let (turn, number) =
                placement_after_turn(&self.placements(kind, held.item), &placement, count)?;
            Some((turn, GhostPart { kind, number }))
        });
        let turn = rotated.map_or((held.turn + 1) % count.max(1), |(turn, _)| turn);
        self.held.set(Some(HeldPart { turn, ..held }));
        self.ghost.set(rotated.map(|(_, ghost)| ghost));
    }

    /// Fits the held part at a placement; if that is refused, the reason is shown. With
    /// `takes_another`, another part of the same kind is picked up.
    fn fit(&self, kind: ShipType, number: u8, takes_another: bool) {
        if let Some(held) = self.held_part() {
            let has_more = self.refit.loose_parts.loose.get(held.item.index());
            let has_more = has_more.is_some_and(|&loose| loose > 1) && takes_another;
            self.held.set(Some(held).filter(|_| has_more));
            self.ghost.set(None);
            self.actions.order(Action::Fit(kind, held.item, number));
        }
    }

    /// Lifts a part off a blueprint; with `picks_up`, the part is then held.
    pub fn lift(&self, kind: ShipType, index: u8, picks_up: bool) {
        let blueprint = &self.refit.blueprints[kind.index()];
        let Some(part) = blueprint.get(usize::from(index)) else {
            return;
        };
        let lift = Action::Lift(kind, index);
        if picks_up && self.context.offers.is_legal(lift) {
            let all = self.placements(kind, part.item);
            let placement = all
                .into_iter()
                .find(|placement| placement.number == part.way);
            self.pick_up(HeldPart {
                item: part.item,
                turn: placement.map_or(0, |placement| placement.turn),
            });
        }
        self.cursor.set(None);
        self.actions.order(lift);
    }

    /// Returns why the held part cannot be fitted at a placement.
    #[must_use]
    pub fn refusal(&self, kind: ShipType, placement: &Placement) -> Option<Refusal> {
        let held = self.held_part().filter(|_| !placement.is_legal)?;
        let action = Action::Fit(kind, held.item, placement.number);
        self.context.snapshot.session.refusal(self.seat?, action)
    }
}
