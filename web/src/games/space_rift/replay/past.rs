//! The table as it stood at a position, for parts that draw a running table: nobody is asked there
//! and nothing can be ordered, but units can be looked at.

use super::super::table::{Actions, Aim, Look, Offers, Watch};
use crate::play::replay::Film;
use crate::play::table::Stand;
use crate::play::{Desk, Eyes};
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
    let past = use_memo(at, |at| {
        // Beyond the end there is nothing; the match as it stands is the nearest to it.
        let past = film.session.branch_at(*at, film.session.seed());
        Rc::new(past.unwrap_or_else(|| film.session.clone()))
    });
    let view = use_memo(at, |_| past.view(film.viewer));
    let first = past.clone();
    let desk = use_reducer(move || Desk::new((*first).clone()));
    let aim = use_state_eq(Aim::default);
    let look = use_state_eq(Look::default);
    let shown = use_state_eq(|| None::<Hex>);
    let watch = Watch {
        stand: Stand {
            session: (*past).clone(),
            // A position is an edition of the table.
            edition: u32::try_from(at).unwrap_or(u32::MAX),
            refused: None,
            deeds: desk.dispatcher(),
            seat: None,
            eyes: Eyes {
                viewer: film.viewer,
                veiled: None,
            },
        },
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
