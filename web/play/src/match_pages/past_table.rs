//! The table as it stood at a position, for parts that draw a running table: nobody is asked there
//! and nothing can be ordered, but places can be looked at and leaves turned.

use super::interactive_table::use_empty_selection;
use crate::game_ui::{GameUi, Offers, ReplayFocus, TableActions, TableContext};
use crate::replay::{ReplayTimeline, use_past_snapshot};
use std::rc::Rc;
use yew::prelude::*;

/// A past table.
pub struct PastTable<G: GameUi> {
    /// What is read.
    pub watch: TableContext<G>,
    /// Hands that can look and not act.
    pub actions: TableActions<G>,
    /// Whether the leaf is the one where something happens, and none that somebody laid in front.
    pub follows: bool,
    /// Lets the leaf follow what happens, or keeps it as it is.
    pub follow: Callback<MouseEvent>,
}

/// The table at a position, through the eyes of the film.
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
