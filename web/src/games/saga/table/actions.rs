//! What a person does at the table: giving orders, looking at them, picking hexes, turning the leaves.

use super::Watch;
use super::aim::{Aim, Tool};
use super::tab::Tab;
use crate::play::Deed;
use crate::play::table::{Glance, rule_link};
use engine::game::Seat;
use engine::rule::RuleId;
use engine::saga::action::Action;
use engine::saga::hex::HexId;
use std::rc::Rc;
use yew::prelude::*;

/// What is looked at without being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The hex that is pointed at.
    pub hex: Option<HexId>,
    /// The action that is pointed at.
    pub action: Option<Action>,
}

impl Look {
    fn of(action: Action) -> Self {
        Self {
            action: Some(action),
            ..Self::default()
        }
    }
}

/// The hands of the person at the table.
#[derive(Clone)]
pub struct Actions {
    watch: Rc<Watch>,
    look: Glance<Look>,
    shown: UseStateSetter<Option<HexId>>,
    rules: Callback<Option<String>>,
    guard: Option<Callback<Action, bool>>,
}

impl PartialEq for Actions {
    fn eq(&self, other: &Self) -> bool {
        self.watch == other.watch
    }
}

impl Actions {
    /// Hands for what is watched.
    #[must_use]
    pub fn new(
        watch: &Watch,
        look: UseStateSetter<Look>,
        shown: UseStateSetter<Option<HexId>>,
        rules: Callback<Option<String>>,
    ) -> Self {
        Self {
            watch: Rc::new(watch.clone()),
            look: Glance(look),
            shown,
            rules,
            guard: None,
        }
    }

    /// The same hands, which give only orders that `guard` lets pass.
    #[must_use]
    pub fn guarded(self, guard: Callback<Action, bool>) -> Self {
        Self {
            guard: Some(guard),
            ..self
        }
    }

    /// Gives an order, legal or not: the engine answers a refused one with its reason.
    pub fn order(&self, action: Action) {
        if let Some(seat) = self.watch.stand.seat {
            self.order_of(seat, action);
        }
    }

    /// Gives an order of a seat, which need not be the one that is asked: cards, abilities, repairs
    /// and tokens on events are free at any waiting moment.
    pub fn order_of(&self, seat: Seat, action: Action) {
        if self.guard.as_ref().is_some_and(|guard| !guard.emit(action)) {
            return;
        }
        self.look.away();
        self.watch.set_aim.set(Aim::default());
        self.watch.stand.deeds.dispatch(Deed::Act(seat, action));
    }

    /// A press that gives an order.
    #[must_use]
    pub fn give(&self, action: Action) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.order(action))
    }

    /// A press that gives an order of a seat.
    #[must_use]
    pub fn give_of(&self, seat: Seat, action: Action) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.order_of(seat, action))
    }

    /// Gives the first legal order that fits.
    pub fn order_first(&self, fits: impl Fn(Action) -> bool) {
        let found = self.watch.offers.legal().find(|action| fits(*action));
        if let Some(action) = found {
            self.order(action);
        }
    }

    /// Takes a tool in hand.
    pub fn take(&self, tool: Tool) {
        self.watch.set_aim.set(Aim { tool });
    }

    /// A press that takes a tool in hand.
    #[must_use]
    pub fn aim(&self, tool: Tool) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.take(tool))
    }

    /// Puts everything down.
    pub fn put_down(&self) {
        self.watch.set_aim.set(Aim::default());
        self.shown.set(None);
    }

    /// Pointing at an action, or at none any longer.
    #[must_use]
    pub fn look_at(&self, action: Action) -> (Callback<PointerEvent>, Callback<PointerEvent>) {
        self.look.by_pointer(Look::of(action))
    }

    /// Focus that came by key shows an action too.
    #[must_use]
    pub fn look_by_focus(&self, action: Action) -> (Callback<FocusEvent>, Callback<FocusEvent>) {
        self.look.by_focus(Look::of(action))
    }

    /// Pointing at a hex shows the order that picking it would give.
    pub fn look_at_hex(&self, hex: Option<HexId>) {
        let touches = hex.map(|hex| self.watch.touches(hex)).unwrap_or_default();
        let action = touches.first().copied();
        self.look.0.set(Look { hex, action });
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
    pub fn next_place(&self, back: bool) {
        let places: Vec<HexId> = self.watch.grasp().touchable().iter().collect();
        let at = places.iter().position(|hex| Some(*hex) == self.watch.shown);
        let next = match (at, back) {
            (None, _) => 0,
            (Some(at), false) => at + 1,
            (Some(at), true) => at + places.len().saturating_sub(1),
        };
        if let Some(&hex) = places.get(next % places.len().max(1)) {
            self.shown.set(Some(hex));
            self.look_at_hex(Some(hex));
        }
    }

    /// Lays a leaf in front.
    pub fn turn_to(&self, tab: Tab) {
        self.watch.set_tab.set(Some(tab));
    }

    /// A press that lays a leaf in front.
    #[must_use]
    pub fn open(&self, tab: Tab) -> Callback<MouseEvent> {
        let set = self.watch.set_tab.clone();
        Callback::from(move |_| set.set(Some(tab)))
    }

    /// Shows what stands on a hex.
    #[must_use]
    pub fn show(&self, hex: Option<HexId>) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| {
            hands.shown.set(hex);
            hands.turn_to(Tab::Map);
        })
    }

    /// A way to a rule: the rules open beside the table.
    pub fn rule_link(&self, rule: RuleId) -> Html {
        rule_link(&self.rules, rule)
    }

    /// Opens the rules beside the table, at a place of them.
    #[must_use]
    pub fn rules(&self) -> Callback<Option<String>> {
        self.rules.clone()
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
