//! The table as it stood at a position, for parts that draw a running table: nobody is asked there
//! and nothing can be ordered, but consoles can be opened.

use super::super::table::Watch;
use super::super::table::actions::Actions;
use super::super::table::aim::Aim;
use super::super::table::offers::Offers;
use crate::play::replay::{Film, use_past_stand};
use crate::play::table::open_rules;
use engine::game::Seats;
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
    let stand = use_past_stand(film, at);
    let aim = use_state_eq(Aim::default);
    let looked = use_state_eq(|| None::<Action>);
    let picked = use_state_eq(|| None::<ShipId>);
    let rules = use_state_eq(|| None::<Option<String>>);
    let session = stand.session;
    // As at a table: who looks at another turn looks at its ship again.
    let turn = session.state().turn.ship;
    let put_back = picked.setter();
    use_effect_with(turn, move |_| put_back.set(None));
    let shown = (*picked).or(session.state().turn.ship).unwrap_or(ShipId(0));
    let watch = Watch {
        offers: Rc::new(Offers::new(&session, None, Seats::NONE, Aim::default())),
        session,
        edition: stand.edition,
        refused: None,
        deeds: stand.deeds,
        seat: None,
        choosers: Seats::NONE,
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
        open_rules(&rules),
        false,
    );
    PastTable { watch, actions }
}
