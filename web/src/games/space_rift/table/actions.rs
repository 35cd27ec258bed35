//! What a person does at the table: giving orders, looking at them, picking hexes, units and cards.

use super::Watch;
use super::aim::{Aim, Tool};
use super::offers::{Card, card_of};
use crate::play::Deed;
use crate::play::table::{Glance, rule_link};
use engine::rule::RuleId;
use engine::space_rift::action::Action;
use engine::space_rift::field::Hex;
use std::rc::Rc;
use yew::prelude::*;

/// What is looked at without being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The hex that is pointed at.
    pub hex: Option<Hex>,
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
    shown: UseStateSetter<Option<Hex>>,
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
        shown: UseStateSetter<Option<Hex>>,
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
    pub fn look_at_hex(&self, hex: Option<Hex>) {
        let watch = &self.watch;
        let first = hex.and_then(|hex| watch.offers.at(watch.public(), watch.aim, hex).next());
        self.look.0.set(Look { hex, action: first });
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
            let tool = Tool::Free;
            watch.set_aim.set(Aim {
                unit: Some(unit),
                tool,
            });
        } else if let Some(action) = watch.offers.refused_at(public, watch.aim, hex) {
            self.order(action);
        }
    }

    /// Takes the next unit that can act in hand, or the one before.
    pub fn next_unit(&self, back: bool) {
        let watch = &self.watch;
        let units: Vec<_> = watch.offers.movers().iter().collect();
        let now = watch.offers.unit(watch.aim);
        let at = units.iter().position(|unit| Some(*unit) == now);
        let next = match (at, back) {
            (None, _) => 0,
            (Some(at), false) => at + 1,
            (Some(at), true) => at + units.len().saturating_sub(1),
        };
        if let Some(&unit) = units.get(next % units.len().max(1)) {
            watch.set_aim.set(Aim {
                unit: Some(unit),
                tool: Tool::Free,
            });
            self.shown.set(watch.public().hex_of(unit));
        }
    }

    /// Shows what stands on a hex.
    #[must_use]
    pub fn show(&self, hex: Option<Hex>) -> Callback<MouseEvent> {
        let shown = self.shown.clone();
        Callback::from(move |_| shown.set(hex))
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
