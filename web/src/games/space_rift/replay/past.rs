//! The table as it stood at a position, for parts that draw a running table: nobody is asked there
//! and nothing can be ordered, but units can be looked at.

use super::super::table::{Actions, Aim, Look, Offers, Watch};
use crate::play::replay::{Film, use_past_stand};
use engine::space_rift::SpaceRift;
use engine::space_rift::field::Hex;
use std::rc::Rc;
use yew::prelude::*;

/// A past table.
#[derive(Clone)]
pub struct PastTable {
    /// What is read.
    pub watch: Watch,
    /// Hands that can look and not act.
    pub actions: Actions,
}

/// The table at a position, through the eyes of the film.
#[hook]
pub fn use_past(film: &Film<SpaceRift>, at: usize) -> PastTable {
    let stand = use_past_stand(film, at);
    let view = use_memo(at, |_| stand.session.view(film.viewer));
    let aim = use_state_eq(Aim::default);
    let look = use_state_eq(Look::default);
    let shown = use_state_eq(|| None::<Hex>);
    let watch = Watch {
        stand,
        view,
        offers: Rc::new(Offers::default()),
        aim: Aim::default(),
        set_aim: aim.setter(),
        look: *look,
        shown: *shown,
    };
    let actions = Actions::new(
        &watch.unlooked(),
        look.setter(),
        shown.setter(),
        Callback::noop(),
    );
    PastTable { watch, actions }
}
