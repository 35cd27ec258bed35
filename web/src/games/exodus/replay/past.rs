//! The table as it stood at a position, for parts that draw a running table: nobody is asked there
//! and nothing can be ordered, but hexes can be looked at and leaves turned.

use super::super::table::{Actions, Aim, Look, Offers, Tab, Watch};
use crate::play::replay::{Film, use_past_stand};
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::star::HexId;
use engine::session::Session;
use std::rc::Rc;
use yew::prelude::*;

/// A past table.
pub struct PastTable {
    /// What is read.
    pub watch: Watch,
    /// Hands that can look and not act.
    pub actions: Actions,
    /// Whether the leaf is the one where something happens, and none that somebody laid in front.
    pub follows: bool,
    /// Lets the leaf follow what happens, or keeps it as it is.
    pub follow: Callback<MouseEvent>,
}

/// What a position is looked at for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Leafing {
    /// What has just happened.
    Events,
    /// What would have been better, beginning with this action.
    Advice(Option<Action>),
}

/// The table at a position, through the eyes of the film.
#[hook]
pub fn use_past(film: &Film<Exodus>, at: usize, leafing: Leafing) -> PastTable {
    let stand = use_past_stand(film, at);
    let view = use_memo(at, |_| stand.session.view(film.viewer));
    let aim = use_state_eq(Aim::default);
    let look = use_state_eq(Look::default);
    let shown = use_state_eq(|| None::<HexId>);
    let tab = use_state_eq(|| None::<Tab>);
    let wanted = use_memo((at, leafing), |(_, leafing)| leaf(&stand.session, *leafing));
    let in_front = tab.unwrap_or(*wanted);
    let watch = Watch {
        stand,
        view,
        offers: Rc::new(Offers::default()),
        aim: Aim::default(),
        set_aim: aim.setter(),
        look: *look,
        shown: *shown,
        tab: in_front,
        set_tab: tab.setter(),
    };
    let actions = Actions::new(
        &watch.unlooked(),
        look.setter(),
        shown.setter(),
        Callback::noop(),
    );
    let follows = tab.is_none();
    let follow = Callback::from(move |_: MouseEvent| tab.set(follows.then_some(in_front)));
    PastTable {
        watch,
        actions,
        follows,
        follow,
    }
}

/// The leaf where something happens in a position: where the last action was given, or the next one
/// would better have been.
fn leaf(past: &Session<Exodus>, leafing: Leafing) -> Tab {
    let step = past.state().public.step;
    let (action, step) = match leafing {
        Leafing::Advice(action) => (action, step),
        Leafing::Events => {
            let last = past.log().len().checked_sub(1);
            let before = last.and_then(|last| past.state_at(last));
            let entry = past.log().last().map(|entry| entry.action);
            (entry, before.map_or(step, |state| state.public.step))
        }
    };
    action
        .and_then(Tab::of)
        .unwrap_or_else(|| Tab::of_step(step))
}
