//! The part in hand: taken from what lies loose or lifted off a blueprint, turned, led over the
//! papers by pointer or keys, and fitted. It is a matter of the screen; what is done with it is an
//! order like any other.

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

/// A part in hand, turned so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeldPart {
    pub item: Item,
    /// How often it is turned.
    pub turn: u8,
}

/// Where the part in hand would lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GhostPart {
    pub kind: ShipType,
    pub way: u8,
}

/// What is in hand, as it stood when the leaf was drawn: a handle reads the newest value, and old and
/// new properties would always be equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ControllerState {
    held: Option<HeldPart>,
    ghost: Option<GhostPart>,
    /// The part on a blueprint that the keys have come to.
    cursor: Option<(ShipType, u8)>,
    dragging: bool,
}

/// The hand over the blueprints.
#[derive(Clone)]
pub struct PartController {
    watch: TableContext,
    actions: TableActions,
    /// Whose parts they are, where they can be moved now.
    pub seat: Option<Seat>,
    bench: Rc<RefitState>,
    grasp: ControllerState,
    held: UseStateSetter<Option<HeldPart>>,
    ghost: UseStateSetter<Option<GhostPart>>,
    cursor: UseStateSetter<Option<(ShipType, u8)>>,
    dragging: UseStateSetter<bool>,
    press: Rc<RefCell<Option<PointerPress>>>,
    papers: Rc<[NodeRef; 4]>,
    /// The drawing that follows the pointer.
    pub shadow: NodeRef,
}

impl PartialEq for PartController {
    fn eq(&self, other: &Self) -> bool {
        self.watch == other.watch
            && self.seat == other.seat
            && self.bench == other.bench
            && self.grasp == other.grasp
    }
}

/// The hand of whoever may move parts here; `seat` is none where parts are only looked at.
#[hook]
pub fn use_part_controller(
    watch: &TableContext,
    actions: &TableActions,
    seat: Option<Seat>,
    bench: &Rc<RefitState>,
) -> PartController {
    let held = use_state_eq(|| None);
    let ghost = use_state_eq(|| None);
    let cursor = use_state_eq(|| None);
    let dragging = use_state_eq(|| false);
    let hand = PartController {
        watch: watch.clone(),
        actions: actions.clone(),
        seat,
        bench: bench.clone(),
        grasp: ControllerState {
            held: *held,
            ghost: *ghost,
            cursor: *cursor,
            dragging: *dragging,
        },
        held: held.setter(),
        ghost: ghost.setter(),
        cursor: cursor.setter(),
        dragging: dragging.setter(),
        press: use_mut_ref(|| None),
        papers: use_memo((), |()| <[NodeRef; 4]>::default()),
        shadow: use_node_ref(),
    };
    let own = hand.clone();
    use_effect_with((seat, table::shown_seat(watch)), move |_| {
        own.put_down();
        own.cursor.set(None);
    });
    hand
}

impl PartController {
    /// The part in hand, as long as it lies loose.
    #[must_use]
    pub fn held_part(&self) -> Option<HeldPart> {
        self.seat?;
        let held = self.grasp.held?;
        let loose = self.bench.yard.loose.get(held.item.index()).copied();
        loose.filter(|&loose| loose > 0).map(|_| held)
    }

    /// Where it would lie on a blueprint.
    #[must_use]
    pub fn ghost_on(&self, kind: ShipType) -> Option<Placement> {
        let held = self.held_part()?;
        let ghost = self.grasp.ghost.filter(|ghost| ghost.kind == kind)?;
        let mut ways = self.ways(kind, held.item).into_iter();
        ways.find(|way| way.number == ghost.way)
    }

    /// Where it would lie.
    #[must_use]
    pub fn ghost(&self) -> Option<(ShipType, Placement)> {
        let kind = self.grasp.ghost?.kind;
        Some((kind, self.ghost_on(kind)?))
    }

    /// The part on a blueprint that the keys have come to.
    #[must_use]
    pub fn cursor_on(&self, kind: ShipType) -> Option<usize> {
        let (_, place) = self.grasp.cursor.filter(|(on, _)| *on == kind)?;
        self.held_part().is_none().then_some(usize::from(place))
    }

    /// Whether a part follows the pointer.
    #[must_use]
    pub fn is_dragging(&self) -> bool {
        self.grasp.dragging && self.held_part().is_some()
    }

    /// The drawing of a blueprint.
    #[must_use]
    pub fn paper(&self, kind: ShipType) -> NodeRef {
        self.papers[kind.index()].clone()
    }

    /// All ways in which a part can lie on a blueprint.
    #[must_use]
    pub fn ways(&self, kind: ShipType, item: Item) -> Vec<Placement> {
        placements(self.watch.table(), &self.watch.offers, kind, item)
    }

    /// Takes a part in hand, or puts it down where it is in hand already.
    pub fn toggle(&self, item: Item) {
        let same = self.held_part().is_some_and(|held| held.item == item);
        if same {
            self.put_down();
        } else {
            self.take(HeldPart { item, turn: 0 });
        }
    }

    /// Takes a part in hand that lies loose, or will in a moment.
    pub fn take(&self, held: HeldPart) {
        self.held.set(Some(held));
        self.ghost.set(None);
        self.cursor.set(None);
    }

    /// Puts the part down.
    pub fn put_down(&self) {
        self.held.set(None);
        self.ghost.set(None);
    }

    /// Turns the part in hand to the right, on the paper about its middle.
    pub fn turn(&self) {
        let Some(held) = self.held_part() else {
            return;
        };
        let count = u8::try_from(turns(self.watch.table(), held.item).len()).unwrap_or(1);
        let ghost = self.ghost();
        let lies = ghost.and_then(|(kind, now)| {
            let (turn, way) = placement_after_turn(&self.ways(kind, held.item), &now, count)?;
            Some((turn, GhostPart { kind, way }))
        });
        let turn = lies.map_or((held.turn + 1) % count.max(1), |(turn, _)| turn);
        self.held.set(Some(HeldPart { turn, ..held }));
        self.ghost.set(lies.map(|(_, ghost)| ghost));
    }

    /// Fits the part in hand where it would lie; the engine says why not. Another of its kind may
    /// be taken in hand at once.
    fn fit(&self, kind: ShipType, way: u8, again: bool) {
        if let Some(held) = self.held_part() {
            let more = self.bench.yard.loose.get(held.item.index());
            let more = more.is_some_and(|&loose| loose > 1) && again;
            self.held.set(Some(held).filter(|_| more));
            self.ghost.set(None);
            self.actions.order(Action::Fit(kind, held.item, way));
        }
    }

    /// Lifts a part, and takes it in hand if it should be.
    pub fn lift(&self, kind: ShipType, place: u8, take: bool) {
        let blueprint = &self.bench.blueprints[kind.index()];
        let Some(part) = blueprint.get(usize::from(place)) else {
            return;
        };
        let lift = Action::Lift(kind, place);
        if take && self.watch.offers.is_legal(lift) {
            let all = self.ways(kind, part.item);
            let lies = all.into_iter().find(|way| way.number == part.way);
            self.take(HeldPart {
                item: part.item,
                turn: lies.map_or(0, |way| way.turn),
            });
        }
        self.cursor.set(None);
        self.actions.order(lift);
    }

    /// Why the part in hand cannot lie there.
    #[must_use]
    pub fn refusal(&self, kind: ShipType, way: &Placement) -> Option<Refusal> {
        let held = self.held_part().filter(|_| !way.legal)?;
        let action = Action::Fit(kind, held.item, way.number);
        self.watch.stand.session.refusal(self.seat?, action)
    }
}
