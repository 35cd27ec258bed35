//! What a person does at the table: giving orders, looking at them, picking hexes and ships, turning the leaves.

use super::Watch;
use super::aim::{Aim, Tool};
use super::tab::Tab;
use super::touch::Touch;
use crate::play::Deed;
use crate::play::table::{Glance, rule_link};
use engine::exodus::action::Action;
use engine::exodus::ship::ShipId;
use engine::exodus::star::HexId;
use engine::rule::RuleId;
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
        let Some(seat) = self.watch.stand.seat else {
            return;
        };
        if self.guard.as_ref().is_some_and(|guard| !guard.emit(action)) {
            return;
        }
        self.look.away();
        self.watch.set_aim.set(self.watch.aim.with(Tool::Free));
        self.watch.stand.deeds.dispatch(Deed::Act(seat, action));
    }

    /// Gives orders that belong together, one after the other, as far as they are let pass.
    pub fn order_all(&self, route: &[Action]) {
        let Some(seat) = self.watch.stand.seat else {
            return;
        };
        let passes = |action: &&Action| {
            let guard = self.guard.as_ref();
            guard.is_none_or(|guard| guard.emit(**action))
        };
        let route: Vec<Action> = route.iter().take_while(passes).copied().collect();
        if route.is_empty() {
            return;
        }
        let stand = &self.watch.stand;
        self.look.away();
        self.watch.set_aim.set(self.watch.aim.with(Tool::Free));
        let deed = Deed::give(stand.session.position(), seat, &route);
        stand.deeds.dispatch(deed);
    }

    /// A press that takes a tool in hand for which a hex of the map is chosen next.
    #[must_use]
    pub fn aim_on_map(&self, tool: Tool) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| {
            hands.take(tool);
            hands.watch.set_tab.set(Some(Tab::Map));
        })
    }

    /// A press that gives an order.
    #[must_use]
    pub fn give(&self, action: Action) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.order(action))
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
        self.watch.set_aim.set(self.watch.aim.with(tool));
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
        let action = touches.iter().find_map(Touch::action);
        self.look.0.set(Look { hex, action });
    }

    /// Picking a hex does the only thing that it can do; of several one is asked for; another hex
    /// shows what lies there, and why it is no order.
    pub fn pick(&self, hex: HexId) {
        let watch = &self.watch;
        let mut touches = watch.touches(hex);
        self.shown.set(Some(hex));
        match touches.len() {
            0 => {
                let (table, public) = (watch.table(), watch.public());
                if let Some(action) = watch.offers.refused_at(table, public, watch.aim, hex) {
                    self.order(action);
                }
            }
            1 => self.touch(touches.remove(0)),
            2.. => self.take(Tool::Hex(hex)),
        }
    }

    /// Does one of the things that picking a hex may do.
    pub fn touch(&self, touch: Touch) {
        match touch {
            Touch::Order(action) => self.order(action),
            Touch::Route(route) => self.order_all(&route),
            Touch::Take(tool) => self.take(tool),
            Touch::Ship(ship) => self.take_ship(ship),
        }
    }

    /// A press that does one of the things that picking a hex may do.
    #[must_use]
    pub fn on_touch(&self, touch: Touch) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.touch(touch.clone()))
    }

    /// A press that takes a ship in hand, and shows where it is.
    #[must_use]
    pub fn on_ship(&self, ship: ShipId) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| {
            hands.take_ship(ship);
            hands.shown.set(hands.watch.public().ship(ship).hex);
        })
    }

    /// Takes a ship in hand.
    pub fn take_ship(&self, ship: ShipId) {
        let tool = Tool::Free;
        self.watch.set_aim.set(Aim {
            ship: Some(ship),
            tool,
        });
    }

    /// Takes the next ship that can act in hand, or the one before.
    pub fn next_ship(&self, back: bool) {
        let watch = &self.watch;
        let ships: Vec<_> = watch.offers.movers().iter().collect();
        let now = watch.offers.ship(watch.aim);
        let at = ships.iter().position(|ship| Some(*ship) == now);
        let next = match (at, back) {
            (None, _) => 0,
            (Some(at), false) => at + 1,
            (Some(at), true) => at + ships.len().saturating_sub(1),
        };
        if let Some(&ship) = ships.get(next % ships.len().max(1)) {
            self.take_ship(ship);
            self.shown.set(watch.public().ship(ship).hex);
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
        let shown = self.shown.clone();
        Callback::from(move |_| shown.set(hex))
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

    /// Opens the rules beside the table.
    #[must_use]
    pub fn open_rules(&self) -> Callback<()> {
        self.rules.reform(|()| None)
    }
}
