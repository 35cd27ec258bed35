//! The table at a past position, for components of a running table: no seat has to act and there
//! are no orders, but places and tabs can be selected.

use super::interactive_table::use_empty_selection;
use crate::game_ui::{GameUi, Offers, ReplayFocus, TableActions, TableContext};
use crate::replay::{ReplayTimeline, use_past_snapshot};
use std::rc::Rc;
use yew::prelude::*;

/// A table at a past position.
pub struct PastTable<G: GameUi> {
    pub watch: TableContext<G>,
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
    film: &ReplayTimeline<G>,
    at: usize,
    leafing: ReplayFocus<G::Action>,
) -> PastTable<G> {
    let stand = use_past_snapshot(film, at);
    let view = use_memo(at, |_| stand.session.view(film.viewer));
    let gaze = use_empty_selection::<G>();
    let wanted = use_memo((at, leafing), |(_, leafing)| {
        G::replay_tab(&stand.session, *leafing)
    });
    let tab = gaze.tab.clone();
    let in_front = tab.unwrap_or(*wanted);
    let watch = TableContext {
        stand,
        view,
        offers: Rc::new(Offers::default()),
        aim: G::PendingInput::default(),
        set_aim: gaze.input.setter(),
        look: *gaze.hover,
        shown: *gaze.shown,
        tab: in_front,
        set_tab: tab.setter(),
    };
    let actions = gaze.actions(&watch, Callback::noop());
    let follows = tab.is_none();
    let follow = Callback::from(move |_: MouseEvent| tab.set(follows.then_some(in_front)));
    PastTable {
        watch,
        actions,
        follows,
        follow,
    }
}
