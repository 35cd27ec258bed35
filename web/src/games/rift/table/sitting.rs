//! Sitting down at a match: what its table and its text version read, and the hands to change it.

use super::super::field::Preview;
use super::actions::Actions;
use super::aim::Aim;
use super::flight::recent;
use super::offers::Offers;
use super::{RiftTableProps, Watch};
use crate::play::Desk;
use crate::play::table::{Chair, Staging, use_chair};
use engine::game::{Seat, Seats};
use engine::grid::Square;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::ship::ShipId;
use std::rc::Rc;
use ui::settings::use_settings;
use yew::prelude::*;

/// Somebody at a table: the match as it stands, and the hands to change it.
pub struct Sitting {
    /// Where they sit.
    pub chair: Chair<Rift>,
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
    /// Squares of the last events.
    pub recent: Rc<[Square]>,
}

/// Sits down: runs the match, and gathers what is read and what can be done.
#[hook]
pub fn use_sitting(props: &RiftTableProps, staging: Staging) -> Sitting {
    let chair = use_chair(props, staging);
    let cautious = use_settings().now.confirm_end_turn;
    let desk = &chair.desk;
    let recent = use_memo(desk.edition, |_| recent(&desk.session));
    let gaze = use_gaze(desk, chair.run.seat);
    let watch = use_watch(desk, chair.run.seat, chair.run.choosers, &gaze);
    let actions = Actions::new(
        &watch.unlooked(),
        gaze.looked.setter(),
        gaze.picked.setter(),
        chair.open_rules(),
        cautious,
    );
    Sitting {
        watch,
        actions,
        recent: (*recent).clone(),
        chair,
    }
}

/// What a person looks at and holds at the table.
pub struct Gaze {
    aim: UseStateHandle<Aim>,
    /// The order that is looked at.
    pub looked: UseStateHandle<Option<Action>>,
    /// The ship whose console was opened.
    pub picked: UseStateHandle<Option<ShipId>>,
}

/// A gaze that is put back whenever another ship, seat or phase has its turn.
#[hook]
pub fn use_gaze(desk: &Desk<Rift>, seat: Option<Seat>) -> Gaze {
    let aim = use_state_eq(Aim::default);
    let looked = use_state_eq(|| None::<Action>);
    let picked = use_state_eq(|| None::<ShipId>);
    let state = desk.session.state();
    let setters = (aim.setter(), looked.setter(), picked.setter());
    use_effect_with((state.turn.ship, seat, state.phase), move |_| {
        let (aim, looked, picked) = setters;
        aim.set(Aim::default());
        looked.set(None);
        picked.set(None);
    });
    Gaze {
        aim,
        looked,
        picked,
    }
}

/// Gathers what the parts of the table read, for a seat and those who are asked together with it.
#[hook]
pub fn use_watch(
    desk: &UseReducerHandle<Desk<Rift>>,
    seat: Option<Seat>,
    choosers: Seats,
    gaze: &Gaze,
) -> Watch {
    let session = desk.session.clone();
    let state = session.state();
    let asked = (desk.edition, seat, choosers);
    let offers = use_memo((asked, *gaze.aim), |((_, seat, choosers), aim)| {
        Offers::new(&session, *seat, *choosers, *aim)
    });
    let shown = (*gaze.picked)
        .or(state.turn.ship)
        .or_else(|| first_own(session.game(), seat))
        .unwrap_or(ShipId(0));
    let watch = Watch {
        session: session.clone(),
        edition: desk.edition,
        refused: desk.refused,
        deeds: desk.dispatcher(),
        seat,
        choosers,
        offers,
        aim: *gaze.aim,
        set_aim: gaze.aim.setter(),
        looked: *gaze.looked,
        tried: None,
        shown,
    };
    let tried = use_memo((asked, *gaze.looked), |(_, looked)| {
        let action = (*looked)?;
        let giver = watch.giver(action)?;
        Preview::of(session.game(), state, giver, action).map(Rc::new)
    });
    Watch {
        tried: (*tried).clone(),
        ..watch
    }
}

/// The first ship of a seat, living or not.
fn first_own(table: &Rift, seat: Option<Seat>) -> Option<ShipId> {
    let seat = seat?;
    (0..table.builds().len() as u8)
        .map(ShipId)
        .find(|&ship| table.owner(ship) == seat)
}
