//! The table at a past position, for components of a running table: no seat has to act and there
//! are no orders, but places and tabs can be selected.

use super::interactive_table::use_empty_selection;
use crate::game_ui::{GameUi, Offers, ReplayFocus, TableActions, TableContext};
use crate::replay::{ReplayTimeline, use_past_snapshot};
use std::rc::Rc;
use yew::prelude::*;

/// A table at a past position.
pub struct PastTable<G: GameUi> {
    pub context: TableContext<G>,
    /// Actions that can select places and tabs, but give no orders.
    pub actions: TableActions<G>,
    /// Whether the tab follows the events, instead of one that a person brought to the front.
    pub follows: bool,
    /// Toggles whether the tab follows the events.
    pub follow: Callback<MouseEvent>,
}

/// Returns the table at a position, seen by the viewer of the replay.
#[hook]
pub fn use_past_table<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    at: usize,
    focus: ReplayFocus<G::Action>,
) -> PastTable<G> {
    let snapshot = use_past_snapshot(timeline, at);
    let view = use_memo(at, |_| snapshot.session.view(timeline.viewer));
    let selection = use_empty_selection::<G>();
    let event_tab = use_memo((at, focus), |(_, focus)| {
        G::replay_tab(&snapshot.session, *focus)
    });
    let tab = selection.tab.clone();
    let front_tab = tab.unwrap_or(*event_tab);
    let context = TableContext {
        snapshot,
        view,
        offers: Rc::new(Offers::default()),
        input: G::PendingInput::default(),
        set_input: selection.input.setter(),
        hover: *selection.hover,
        shown: *selection.shown,
        tab: front_tab,
        set_tab: tab.setter(),
    };
    let actions = selection.actions(&context, Callback::noop());
    let follows = tab.is_none();
    let follow = Callback::from(move |_: MouseEvent| tab.set(follows.then_some(front_tab)));
    PastTable {
        context,
        actions,
        follows,
        follow,
    }
}
