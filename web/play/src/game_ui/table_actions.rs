//! The actions of a person at a table: give orders, preview them, select pieces and tools, change
//! tabs. Each game decides what picking a place does.

use super::{CycleDirection, TableContext};
use crate::game_ui::{GameUi, HoverSetter};
use crate::rules::rule_link;
use crate::session_store::SessionCommand;
use board::BoardCallbacks;
use derive_where::derive_where;
use engine::game::Seat;
use engine::rule::RuleId;
use std::rc::Rc;
use yew::prelude::*;

/// The place and the action under the pointer or the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hover<P, A> {
    pub place: Option<P>,
    /// The action that is previewed.
    pub action: Option<A>,
}

pub type HoverOf<G> = Hover<<G as GameUi>::Place, <G as GameUi>::Action>;

impl<P, A> Default for Hover<P, A> {
    fn default() -> Self {
        Self {
            place: None,
            action: None,
        }
    }
}

impl<P, A> Hover<P, A> {
    fn of(action: A) -> Self {
        Self {
            place: None,
            action: Some(action),
        }
    }
}

/// The functions by which components change a table.
#[derive_where(Clone)]
pub struct TableActions<G: GameUi> {
    /// The context of the components at the time when this value was created.
    pub context: Rc<TableContext<G>>,
    /// Sets the hovered place and action.
    pub hover: HoverSetter<HoverOf<G>>,
    /// Sets the place whose details are shown.
    pub shown: UseStateSetter<Option<G::Place>>,
    /// Whether the player wants a confirmation before a turn ends.
    pub confirms_end_turn: bool,
    open_rules: Callback<Option<String>>,
    guard: Option<Callback<G::Action, bool>>,
}

impl<G: GameUi> PartialEq for TableActions<G> {
    fn eq(&self, other: &Self) -> bool {
        self.context == other.context && self.confirms_end_turn == other.confirms_end_turn
    }
}

impl<G: GameUi> TableActions<G> {
    /// Creates the actions of a table from its context and its setters.
    #[must_use]
    pub fn new(
        context: &TableContext<G>,
        hover: UseStateSetter<HoverOf<G>>,
        shown: UseStateSetter<Option<G::Place>>,
        open_rules: Callback<Option<String>>,
    ) -> Self {
        Self {
            context: Rc::new(context.clone()),
            hover: HoverSetter(hover),
            shown,
            confirms_end_turn: false,
            open_rules,
            guard: None,
        }
    }

    /// Returns the same actions, with or without a confirmation before a turn ends.
    #[must_use]
    pub fn with_confirmation(self, confirms_end_turn: bool) -> Self {
        Self {
            confirms_end_turn,
            ..self
        }
    }

    /// Returns the same actions, restricted to orders that `guard` accepts.
    #[must_use]
    pub fn with_guard(self, guard: Callback<G::Action, bool>) -> Self {
        Self {
            guard: Some(guard),
            ..self
        }
    }

    /// Returns whether the guard accepts an order.
    pub fn allows(&self, action: G::Action) -> bool {
        self.guard.as_ref().is_none_or(|guard| guard.emit(action))
    }

    /// Gives an order, legal or not: the engine answers an illegal one with its reason. Some orders
    /// ask for a confirmation first.
    pub fn order(&self, action: G::Action) {
        let Some(seat) = self
            .context
            .acting_seat(action)
            .filter(|_| self.allows(action))
        else {
            return;
        };
        match G::confirmation_mode(self, action) {
            Some(tool) => self.set_mode(tool),
            None => self.dispatch(SessionCommand::Act(seat, action)),
        }
    }

    /// Returns a click handler that gives an order without a confirmation.
    #[must_use]
    pub fn on_order_unconfirmed(&self, action: G::Action) -> Callback<MouseEvent> {
        let actions = self.clone();
        Callback::from(move |_| {
            if let Some(seat) = actions.context.acting_seat(action) {
                actions.order_as(seat, action);
            }
        })
    }

    /// Gives an order for a seat, which need not be the one that has to act.
    pub fn order_as(&self, seat: Seat, action: G::Action) {
        if self.allows(action) {
            self.dispatch(SessionCommand::Act(seat, action));
        }
    }

    /// Dispatches a session command, and clears the hover and the input mode.
    pub fn dispatch(&self, command: SessionCommand<G::Action>) {
        self.hover.clear();
        self.set_mode(G::InputMode::default());
        self.context.snapshot.dispatcher.dispatch(command);
    }

    /// Returns a click handler that gives an order.
    #[must_use]
    pub fn on_order(&self, action: G::Action) -> Callback<MouseEvent> {
        let actions = self.clone();
        Callback::from(move |_| actions.order(action))
    }

    /// Gives the first legal order that passes `fits`.
    pub fn order_first(&self, fits: impl Fn(G::Action) -> bool) {
        let found = self.context.offers.legal().find(|action| fits(*action));
        if let Some(action) = found {
            self.order(action);
        }
    }

    /// Sets the input mode, such as a tool.
    pub fn set_mode(&self, tool: G::InputMode) {
        self.context
            .set_input
            .set(G::with_mode(self.context.input, tool));
    }

    /// Returns a click handler that sets the input mode.
    #[must_use]
    pub fn on_set_mode(&self, tool: G::InputMode) -> Callback<MouseEvent> {
        let actions = self.clone();
        Callback::from(move |_| actions.set_mode(tool))
    }

    /// Clears the pending input and the shown place.
    pub fn clear_selection(&self) {
        self.context.set_input.set(G::PendingInput::default());
        self.shown.set(None);
    }

    /// Returns enter and leave handlers that preview an action.
    #[must_use]
    pub fn pointer_handlers(
        &self,
        action: G::Action,
    ) -> (Callback<PointerEvent>, Callback<PointerEvent>) {
        self.hover.pointer_handlers(Hover::of(action))
    }

    /// Returns focus and blur handlers that preview an action while it has keyboard focus.
    #[must_use]
    pub fn focus_handlers(
        &self,
        action: G::Action,
    ) -> (Callback<FocusEvent>, Callback<FocusEvent>) {
        self.hover.focus_handlers(Hover::of(action))
    }

    /// Sets the hovered place, and the order that picking it would give.
    pub fn set_hover(&self, place: Option<G::Place>, action: Option<G::Action>) {
        self.hover.0.set(Hover { place, action });
    }

    /// Returns the callbacks of a board; `place_at` maps a cell to its place.
    #[must_use]
    pub fn board_callbacks<P: 'static>(
        &self,
        key: &Callback<KeyboardEvent>,
        place_at: impl Fn(u16) -> Option<P> + Clone + 'static,
        pick: fn(&Self, P),
        hover: impl Fn(&Self, Option<P>) + 'static,
    ) -> BoardCallbacks {
        let (pick_actions, hover_actions) = (self.clone(), self.clone());
        let pick = move |place| pick(&pick_actions, place);
        BoardCallbacks {
            key: key.clone(),
            ..BoardCallbacks::for_places(place_at, pick, move |place| hover(&hover_actions, place))
        }
    }

    /// Brings a tab to the front.
    pub fn select_tab(&self, tab: G::Tab) {
        self.context.set_tab.set(Some(tab));
    }

    /// Returns a click handler that brings a tab to the front.
    #[must_use]
    pub fn on_select_tab(&self, tab: G::Tab) -> Callback<MouseEvent> {
        let set = self.context.set_tab.clone();
        Callback::from(move |_| set.set(Some(tab)))
    }

    /// Returns a click handler that shows the details of a place.
    #[must_use]
    pub fn on_show_place(&self, place: Option<G::Place>) -> Callback<MouseEvent> {
        let shown = self.shown.clone();
        Callback::from(move |_| shown.set(place))
    }

    /// Returns a link that opens a rule beside the table.
    pub fn rule_link(&self, rule: RuleId) -> Html {
        rule_link(&self.open_rules, rule)
    }

    /// Returns a callback that opens the rules beside the table, at an anchor.
    #[must_use]
    pub fn on_rules(&self) -> Callback<Option<String>> {
        self.open_rules.clone()
    }

    /// Returns a callback that opens the rules beside the table.
    #[must_use]
    pub fn open_rules(&self) -> Callback<()> {
        self.open_rules.reform(|()| None)
    }
}

/// Returns the element after or before `now` in a ring; the first one if `now` is not in it.
#[must_use]
pub fn cycle<T: Copy + PartialEq>(
    ring: &[T],
    now: Option<T>,
    direction: CycleDirection,
) -> Option<T> {
    let at = ring.iter().position(|one| Some(*one) == now);
    let next = match (at, direction) {
        (None, _) => 0,
        (Some(at), CycleDirection::Next) => at + 1,
        (Some(at), CycleDirection::Previous) => at + ring.len() - 1,
    };
    ring.get(next % ring.len().max(1)).copied()
}
