//! The table as it stood at a position, for parts that draw a running table: nobody is asked there
//! and nothing can be ordered, but consoles can be opened.

use super::super::table::Watch;
use super::super::table::actions::Actions;
use super::super::table::aim::Aim;
use super::super::table::offers::Offers;
use crate::play::Desk;
use crate::play::replay::Film;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::ship::ShipId;
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

/// The table at a position.
#[hook]
pub fn use_past(film: &Film<Rift>, at: usize) -> PastTable {
    let past = use_memo(at, |at| {
        // Beyond the end there is nothing; the match as it stands is the nearest to it.
        let past = film.session.branch_at(*at, film.session.seed());
        Rc::new(past.unwrap_or_else(|| film.session.clone()))
    });
    let first = past.clone();
    let desk = use_reducer(move || Desk::new((*first).clone()));
    let aim = use_state_eq(Aim::default);
    let looked = use_state_eq(|| None::<Action>);
    let picked = use_state_eq(|| None::<ShipId>);
    let rules = use_state_eq(|| None::<Option<String>>);
    let session = (*past).clone();
    // As at a table: who looks at another turn looks at its ship again.
    let turn = session.state().turn.ship;
    let put_back = picked.setter();
    use_effect_with(turn, move |_| put_back.set(None));
    let shown = (*picked).or(session.state().turn.ship).unwrap_or(ShipId(0));
    let watch = Watch {
        offers: Rc::new(Offers::new(&session, None, Aim::default())),
        session,
        // A position is an edition of the table.
        edition: u32::try_from(at).unwrap_or(u32::MAX),
        refused: None,
        deeds: desk.dispatcher(),
        seat: None,
        aim: Aim::default(),
        set_aim: aim.setter(),
        looked: None,
        tried: None,
        shown,
    };
    let actions = Actions::new(
        &watch,
        looked.setter(),
        picked.setter(),
        rules.setter(),
        false,
    );
    PastTable { watch, actions }
}
