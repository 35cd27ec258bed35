//! What a person does at a table: giving orders, looking at them, taking something in hand, turning
//! the leaves. What picking a place does is the game's to say.

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

/// What is looked at without being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hover<P, A> {
    /// The place that is pointed at.
    pub place: Option<P>,
    /// The action that is pointed at.
    pub action: Option<A>,
}

/// What is looked at in a game.
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

/// The hands of the person at the table.
#[derive_where(Clone)]
pub struct TableActions<G: GameUi> {
    /// What they see.
    pub watch: Rc<TableContext<G>>,
    /// Where they point.
    pub look: HoverSetter<HoverOf<G>>,
    /// Shows a place closely.
    pub shown: UseStateSetter<Option<G::Place>>,
    /// Whether they want to be asked before a turn ends.
    pub cautious: bool,
    rules: Callback<Option<String>>,
    guard: Option<Callback<G::Action, bool>>,
}

impl<G: GameUi> PartialEq for TableActions<G> {
    fn eq(&self, other: &Self) -> bool {
        self.watch == other.watch && self.cautious == other.cautious
    }
}

impl<G: GameUi> TableActions<G> {
    /// Hands for what is watched.
    #[must_use]
    pub fn new(
        watch: &TableContext<G>,
        look: UseStateSetter<HoverOf<G>>,
        shown: UseStateSetter<Option<G::Place>>,
        rules: Callback<Option<String>>,
    ) -> Self {
        Self {
            watch: Rc::new(watch.clone()),
            look: HoverSetter(look),
            shown,
            cautious: false,
            rules,
            guard: None,
        }
    }

    /// The same hands, which want to be asked before a turn ends, or do not.
    #[must_use]
    pub fn with_confirmation(self, cautious: bool) -> Self {
        Self { cautious, ..self }
    }

    /// The same hands, which give only orders that `guard` lets pass.
    #[must_use]
    pub fn with_guard(self, guard: Callback<G::Action, bool>) -> Self {
        Self {
            guard: Some(guard),
            ..self
        }
    }

    /// Whether an order may be given.
    pub fn allows(&self, action: G::Action) -> bool {
        self.guard.as_ref().is_none_or(|guard| guard.emit(action))
    }

    /// Gives an order, legal or not: the engine answers a refused one with its reason. Some are asked for once more.
    pub fn order(&self, action: G::Action) {
        let Some(seat) = self
            .watch
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

    /// A press that gives an order without asking once more.
    #[must_use]
    pub fn on_order_unconfirmed(&self, action: G::Action) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| {
            if let Some(seat) = hands.watch.acting_seat(action) {
                hands.order_as(seat, action);
            }
        })
    }

    /// Gives an order of a seat, which need not be the one that is asked.
    pub fn order_as(&self, seat: Seat, action: G::Action) {
        if self.allows(action) {
            self.dispatch(SessionCommand::Act(seat, action));
        }
    }

    /// Does what nothing stands in the way of any more.
    pub fn dispatch(&self, deed: SessionCommand<G::Action>) {
        self.look.clear();
        self.set_mode(G::InputMode::default());
        self.watch.stand.deeds.dispatch(deed);
    }

    /// A press that gives an order.
    #[must_use]
    pub fn on_order(&self, action: G::Action) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.order(action))
    }

    /// Gives the first legal order that fits.
    pub fn order_first(&self, fits: impl Fn(G::Action) -> bool) {
        let found = self.watch.offers.legal().find(|action| fits(*action));
        if let Some(action) = found {
            self.order(action);
        }
    }

    /// Takes a tool in hand.
    pub fn set_mode(&self, tool: G::InputMode) {
        self.watch.set_aim.set(G::with_mode(self.watch.aim, tool));
    }

    /// A press that takes a tool in hand.
    #[must_use]
    pub fn on_set_mode(&self, tool: G::InputMode) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.set_mode(tool))
    }

    /// Puts everything down.
    pub fn clear_selection(&self) {
        self.watch.set_aim.set(G::PendingInput::default());
        self.shown.set(None);
    }

    /// Pointing at an action, or at none any longer.
    #[must_use]
    pub fn pointer_handlers(
        &self,
        action: G::Action,
    ) -> (Callback<PointerEvent>, Callback<PointerEvent>) {
        self.look.pointer_handlers(Hover::of(action))
    }

    /// Focus that came by key shows an action too.
    #[must_use]
    pub fn focus_handlers(
        &self,
        action: G::Action,
    ) -> (Callback<FocusEvent>, Callback<FocusEvent>) {
        self.look.focus_handlers(Hover::of(action))
    }

    /// Points at a place, and at the order that picking it would give.
    pub fn set_hover(&self, place: Option<G::Place>, action: Option<G::Action>) {
        self.look.0.set(Hover { place, action });
    }

    /// What a board reports to these hands, where `place_at` finds what lies at a cell.
    #[must_use]
    pub fn board_reports<P: 'static>(
        &self,
        key: &Callback<KeyboardEvent>,
        place_at: impl Fn(u16) -> Option<P> + Clone + 'static,
        pick: fn(&Self, P),
        look: impl Fn(&Self, Option<P>) + 'static,
    ) -> BoardCallbacks {
        let (picks, looks) = (self.clone(), self.clone());
        let pick = move |place| pick(&picks, place);
        BoardCallbacks {
            key: key.clone(),
            ..BoardCallbacks::for_places(place_at, pick, move |place| look(&looks, place))
        }
    }

    /// Lays a leaf in front.
    pub fn select_tab(&self, tab: G::Tab) {
        self.watch.set_tab.set(Some(tab));
    }

    /// A press that lays a leaf in front.
    #[must_use]
    pub fn on_select_tab(&self, tab: G::Tab) -> Callback<MouseEvent> {
        let set = self.watch.set_tab.clone();
        Callback::from(move |_| set.set(Some(tab)))
    }

    /// A press that shows what stands at a place.
    #[must_use]
    pub fn on_show_place(&self, place: Option<G::Place>) -> Callback<MouseEvent> {
        let shown = self.shown.clone();
        Callback::from(move |_| shown.set(place))
    }

    /// A way to a rule: the rules open beside the table.
    pub fn rule_link(&self, rule: RuleId) -> Html {
        rule_link(&self.rules, rule)
    }

    /// Opens the rules beside the table, at a place of them.
    #[must_use]
    pub fn on_rules(&self) -> Callback<Option<String>> {
        self.rules.clone()
    }

    /// Opens the rules beside the table.
    #[must_use]
    pub fn open_rules(&self) -> Callback<()> {
        self.rules.reform(|()| None)
    }
}

/// The one after `now` among several in a ring, or the one before; the first where `now` is none of them.
#[must_use]
pub fn cycle<T: Copy + PartialEq>(ring: &[T], now: Option<T>, way: CycleDirection) -> Option<T> {
    let at = ring.iter().position(|one| Some(*one) == now);
    let next = match (at, way) {
        (None, _) => 0,
        (Some(at), CycleDirection::Next) => at + 1,
        (Some(at), CycleDirection::Previous) => at + ring.len() - 1,
    };
    ring.get(next % ring.len().max(1)).copied()
}
