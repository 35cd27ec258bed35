//! The part in hand: taken from what lies loose or lifted off a blueprint, turned, led over the
//! papers by pointer or keys, and fitted. It is a matter of the screen; what is done with it is an
//! order like any other.

use super::super::{Actions, Watch};
use super::paper::{point, spot_at};
use super::placing::{Way, first, next, turned, turns, under, ways};
use crate::board::shows_focus;
use engine::exodus::action::Action;
use engine::exodus::part::Item;
use engine::exodus::play::Bench;
use engine::exodus::ship::ShipType;
use engine::game::{Game, Seat};
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::prelude::*;

/// A press that moves less than this, in CSS pixels, is no drag.
const SLACK: i32 = 6;

/// A part in hand, turned so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// Which.
    pub item: Item,
    /// How often it is turned.
    pub turn: u8,
}

/// Where the part in hand would lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ghost {
    /// On which blueprint.
    pub kind: ShipType,
    /// In which way.
    pub way: u8,
}

/// What a pointer has gone down on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grip {
    /// A loose part.
    Loose(Item),
    /// A part on a blueprint, by its place there.
    Fitted(ShipType, u8),
    /// A blueprint, with a part in hand.
    Paper,
}

#[derive(Clone, Copy)]
struct Press {
    grip: Grip,
    at: (i32, i32),
    moved: bool,
}

/// The hand over the blueprints.
#[derive(Clone)]
pub struct Hand {
    watch: Watch,
    actions: Actions,
    /// Whose parts they are, where they can be moved now.
    pub seat: Option<Seat>,
    bench: Rc<Bench>,
    held: UseStateHandle<Option<Held>>,
    ghost: UseStateHandle<Option<Ghost>>,
    cursor: UseStateHandle<Option<(ShipType, u8)>>,
    dragging: UseStateHandle<bool>,
    press: Rc<RefCell<Option<Press>>>,
    papers: Rc<[NodeRef; 4]>,
    /// The drawing that follows the pointer.
    pub shadow: NodeRef,
}

impl PartialEq for Hand {
    fn eq(&self, other: &Self) -> bool {
        self.watch == other.watch
            && self.seat == other.seat
            && self.bench == other.bench
            && *self.held == *other.held
            && *self.ghost == *other.ghost
            && *self.cursor == *other.cursor
            && *self.dragging == *other.dragging
    }
}

/// The hand of whoever may move parts here; `seat` is none where parts are only looked at.
#[hook]
pub fn use_hand(watch: &Watch, actions: &Actions, seat: Option<Seat>, bench: &Rc<Bench>) -> Hand {
    let hand = Hand {
        watch: watch.clone(),
        actions: actions.clone(),
        seat,
        bench: bench.clone(),
        held: use_state_eq(|| None),
        ghost: use_state_eq(|| None),
        cursor: use_state_eq(|| None),
        dragging: use_state_eq(|| false),
        press: use_mut_ref(|| None),
        papers: use_memo((), |()| <[NodeRef; 4]>::default()),
        shadow: use_node_ref(),
    };
    let (held, ghost, cursor) = (
        hand.held.setter(),
        hand.ghost.setter(),
        hand.cursor.setter(),
    );
    use_effect_with((seat, watch.seat()), move |_| {
        held.set(None);
        ghost.set(None);
        cursor.set(None);
    });
    hand
}

impl Hand {
    /// The part in hand, as long as it lies loose.
    #[must_use]
    pub fn held(&self) -> Option<Held> {
        self.seat?;
        let held = (*self.held)?;
        let loose = self.bench.yard.loose.get(held.item.index()).copied();
        loose.filter(|&loose| loose > 0).map(|_| held)
    }

    /// Where it would lie on a blueprint.
    #[must_use]
    pub fn ghost_on(&self, kind: ShipType) -> Option<Way> {
        let held = self.held()?;
        let ghost = self.ghost.filter(|ghost| ghost.kind == kind)?;
        let mut ways = self.ways(kind, held.item).into_iter();
        ways.find(|way| way.number == ghost.way)
    }

    /// Where it would lie.
    #[must_use]
    pub fn ghost(&self) -> Option<(ShipType, Way)> {
        let kind = self.ghost.as_ref()?.kind;
        Some((kind, self.ghost_on(kind)?))
    }

    /// The part on a blueprint that the keys have come to.
    #[must_use]
    pub fn cursor_on(&self, kind: ShipType) -> Option<usize> {
        let (_, place) = self.cursor.filter(|(on, _)| *on == kind)?;
        self.held().is_none().then_some(usize::from(place))
    }

    /// Whether a part follows the pointer.
    #[must_use]
    pub fn is_dragging(&self) -> bool {
        *self.dragging && self.held().is_some()
    }

    /// The drawing of a blueprint.
    #[must_use]
    pub fn paper(&self, kind: ShipType) -> NodeRef {
        self.papers[kind.index()].clone()
    }

    /// All ways in which a part can lie on a blueprint.
    #[must_use]
    pub fn ways(&self, kind: ShipType, item: Item) -> Vec<Way> {
        ways(self.watch.table(), &self.watch.offers, kind, item)
    }

    /// Takes a part in hand, or puts it down where it is in hand already.
    pub fn toggle(&self, item: Item) {
        let same = self.held().is_some_and(|held| held.item == item);
        if same {
            self.put_down();
        } else {
            self.take(Held { item, turn: 0 });
        }
    }

    /// Takes a part in hand that lies loose, or will in a moment.
    pub fn take(&self, held: Held) {
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
        let Some(held) = self.held() else {
            return;
        };
        let count = u8::try_from(turns(self.watch.table(), held.item).len()).unwrap_or(1);
        let ghost = self.ghost();
        let lies = ghost.and_then(|(kind, now)| {
            let (turn, way) = turned(&self.ways(kind, held.item), &now, count)?;
            Some((turn, Ghost { kind, way }))
        });
        let turn = lies.map_or((held.turn + 1) % count.max(1), |(turn, _)| turn);
        self.held.set(Some(Held { turn, ..held }));
        self.ghost.set(lies.map(|(_, ghost)| ghost));
    }

    /// Fits the part in hand where it would lie; the engine says why not. Another of its kind may
    /// be taken in hand at once.
    fn fit(&self, kind: ShipType, way: u8, again: bool) {
        if let Some(held) = self.held() {
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
            self.take(Held {
                item: part.item,
                turn: lies.map_or(0, |way| way.turn),
            });
        }
        self.cursor.set(None);
        self.actions.order(lift);
    }

    /// The blueprint under a point of the screen, and the point on it.
    fn over(&self, x: i32, y: i32) -> Option<(ShipType, (i32, i32))> {
        let mut all = ShipType::ALL.into_iter();
        all.find_map(|kind| {
            let paper = self.paper(kind).cast::<Element>()?;
            let grid = self.watch.table().grids().of(kind);
            Some((kind, point(&paper, grid, x, y)?))
        })
    }

    /// Leads the part in hand to a point of the screen.
    fn lead(&self, held: Held, x: i32, y: i32) -> Option<Ghost> {
        let meant = self.over(x, y).and_then(|(kind, at)| {
            let ways = self.ways(kind, held.item);
            let way = under(&ways, held.turn, at)?.number;
            Some(Ghost { kind, way })
        });
        self.ghost.set(meant);
        meant
    }

    /// A pointer goes down on a loose part.
    pub fn press_loose(&self, item: Item, event: &PointerEvent) {
        self.begin(Grip::Loose(item), event);
    }

    /// A pointer goes down on a blueprint.
    pub fn press_paper(&self, event: &PointerEvent) {
        if self.seat.is_none() || event.button() != 0 {
            return;
        }
        let (x, y) = (event.client_x(), event.client_y());
        if let Some(held) = self.held() {
            self.begin(Grip::Paper, event);
            self.lead(held, x, y);
        } else if let Some((kind, at)) = self.over(x, y)
            && let Some(place) = self.part_at(kind, at)
        {
            self.begin(Grip::Fitted(kind, place), event);
        }
    }

    fn begin(&self, grip: Grip, event: &PointerEvent) {
        if self.seat.is_some() && event.button() == 0 {
            let at = (event.client_x(), event.client_y());
            let moved = false;
            self.press.replace(Some(Press { grip, at, moved }));
        }
    }

    /// The place of the part at a point of a blueprint.
    fn part_at(&self, kind: ShipType, at: (i32, i32)) -> Option<u8> {
        let grids = self.watch.table().grids();
        let (row, column) = spot_at(grids.of(kind), at)?;
        let bit = grids.of(kind).bit(row, column)?;
        let mut parts = self.bench.blueprints[kind.index()].iter();
        let place = parts.position(|part| {
            let cells = grids.cells(kind, *part);
            cells.is_some_and(|cells| cells & bit != 0)
        })?;
        u8::try_from(place).ok()
    }

    /// A pointer moves over the leaf.
    pub fn moved(&self, event: &PointerEvent) {
        let (x, y) = (event.client_x(), event.client_y());
        let mut press = *self.press.borrow();
        if event.pointer_type() == "mouse" && event.buttons() == 0 && press.is_some() {
            // It was let go outside of the leaf.
            press = None;
            self.press.replace(None);
            self.dragging.set(false);
        }
        if let Some(now) = press.filter(|press| !press.moved)
            && (now.at.0 - x).abs().max((now.at.1 - y).abs()) > SLACK
        {
            self.press.replace(Some(Press { moved: true, ..now }));
            self.drag(now.grip);
        }
        if let Some(shadow) = self.shadow.cast::<Element>() {
            let to = format!("translate({x} {y})");
            // Drawing it elsewhere is no more than a help.
            shadow.set_attribute("transform", &to).ok();
        }
        let by_hand = press.is_some() || event.pointer_type() == "mouse";
        if let Some(held) = self.held().filter(|_| by_hand) {
            self.lead(held, x, y);
        }
    }

    /// A press has become a drag.
    fn drag(&self, grip: Grip) {
        match grip {
            Grip::Loose(item) => {
                let turn = self.held().filter(|held| held.item == item);
                self.take(turn.unwrap_or(Held { item, turn: 0 }));
                self.dragging.set(true);
            }
            Grip::Fitted(kind, place) => {
                self.lift(kind, place, true);
                self.dragging.set(true);
            }
            Grip::Paper => {}
        }
    }

    /// A pointer is let go over the leaf.
    pub fn let_go(&self, event: &PointerEvent) {
        let Some(press) = self.press.replace(None) else {
            return;
        };
        self.dragging.set(false);
        let (x, y) = (event.client_x(), event.client_y());
        match (press.grip, press.moved) {
            (Grip::Loose(_), false) => {}
            (Grip::Fitted(kind, place), false) => self.lift(kind, place, true),
            (Grip::Loose(_) | Grip::Fitted(..) | Grip::Paper, _) => {
                let Some(held) = self.held() else {
                    return;
                };
                match self.lead(held, x, y) {
                    Some(ghost) => self.fit(ghost.kind, ghost.way, press.grip == Grip::Paper),
                    None if press.grip == Grip::Paper => {}
                    None => self.put_down(),
                }
            }
        }
    }

    /// A pointer is lost, to scrolling for example.
    pub fn lost(&self) {
        if self.press.replace(None).is_some() {
            self.dragging.set(false);
        }
    }

    /// A pointer leaves a blueprint.
    pub fn left(&self) {
        if self.press.borrow().is_none() {
            self.ghost.set(None);
        }
    }

    /// Focus that comes by key brings the part in hand along.
    pub fn focused(&self, kind: ShipType, event: &FocusEvent) {
        if shows_focus(event.target()) && self.ghost_on(kind).is_none() {
            self.bring(kind);
        }
    }

    /// Brings the part in hand to a blueprint.
    fn bring(&self, kind: ShipType) {
        let Some(held) = self.held() else {
            return;
        };
        let ways = self.ways(kind, held.item);
        if let Some(way) = first(&ways, held.turn) {
            let turn = way.turn;
            self.held.set(Some(Held { turn, ..held }));
            let way = way.number;
            self.ghost.set(Some(Ghost { kind, way }));
        }
    }

    /// A key on a blueprint; says whether it is one of ours.
    #[must_use]
    pub fn key(&self, kind: ShipType, event: &KeyboardEvent) -> bool {
        if self.seat.is_none() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return false;
        }
        match event.key().as_str() {
            "ArrowLeft" => self.step(kind, (-1, 0)),
            "ArrowRight" => self.step(kind, (1, 0)),
            "ArrowUp" => self.step(kind, (0, -1)),
            "ArrowDown" => self.step(kind, (0, 1)),
            "r" | "R" if self.held().is_some() => self.turn(),
            "Enter" | " " if !event.repeat() => self.enter(kind),
            "Delete" | "Backspace" => {
                if let Some((on, place)) = self.cursor.filter(|(on, _)| *on == kind) {
                    self.lift(on, place, false);
                }
            }
            "Escape" if self.held().is_some() => self.put_down(),
            _other => return false,
        }
        true
    }

    /// An arrow leads the part in hand on, or from one part to the next.
    fn step(&self, kind: ShipType, way: (i32, i32)) {
        let Some(held) = self.held() else {
            let count = self.bench.blueprints[kind.index()].len();
            let now = self
                .cursor
                .filter(|(on, _)| *on == kind)
                .map(|(_, place)| place);
            self.cursor
                .set(neighbor(now, count, way.0 + way.1 > 0).map(|place| (kind, place)));
            return;
        };
        let Some(now) = self.ghost_on(kind) else {
            return self.bring(kind);
        };
        let ways = self.ways(kind, held.item);
        if let Some(way) = next(&ways, &now, way) {
            self.ghost.set(Some(Ghost { kind, way }));
        }
    }

    /// The part in hand is fitted; without one, the part that the keys have come to is taken.
    fn enter(&self, kind: ShipType) {
        if self.held().is_some() {
            match self.ghost_on(kind) {
                Some(way) => self.fit(kind, way.number, true),
                None => self.bring(kind),
            }
        } else if let Some((on, place)) = self.cursor.filter(|(on, _)| *on == kind) {
            self.lift(on, place, true);
        }
    }

    /// Why the part in hand cannot lie there.
    #[must_use]
    pub fn refusal(
        &self,
        kind: ShipType,
        way: &Way,
    ) -> Option<<engine::exodus::Exodus as Game>::Refusal> {
        let held = self.held().filter(|_| !way.legal)?;
        let action = Action::Fit(kind, held.item, way.number);
        let state = self.watch.stand.session.state();
        self.watch.table().check(state, self.seat?, action).err()
    }
}

/// The place after this one, or before it, in a row of so many.
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
