//! Sitting down at a match: what its table and its text version read, and the hands to change it.

use super::actions::{Actions, Look};
use super::aim::Aim;
use super::offers::Offers;
use super::{SpaceTableProps, Watch};
use crate::play::table::{Chair, Staging, Stand, use_chair};
use crate::play::{Desk, Eyes};
use engine::game::Seat;
use engine::space_rift::SpaceRift;
use engine::space_rift::field::Hex;
use yew::prelude::*;

/// Somebody at a table: the match as it stands, and the hands to change it.
pub struct Sitting {
    /// Where they sit.
    pub chair: Chair<SpaceRift>,
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
}

/// Sits down: runs the match, and gathers what is read and what can be done.
#[hook]
pub fn use_sitting(props: &SpaceTableProps, staging: Staging) -> Sitting {
    let chair = use_chair(props, staging);
    let gaze = use_gaze(&chair.desk, chair.run.seat);
    let watch = use_watch(&chair.desk, chair.run.seat, chair.run.eyes, &gaze);
    let (look, shown) = (gaze.look.setter(), gaze.shown.setter());
    let actions = Actions::new(&watch.unlooked(), look, shown, chair.open_rules());
    Sitting {
        chair,
        watch,
        actions,
    }
}

/// What a person looks at and holds at the table.
pub struct Gaze {
    aim: UseStateHandle<Aim>,
    /// What is looked at.
    pub look: UseStateHandle<Look>,
    /// The hex whose unit is shown.
    pub shown: UseStateHandle<Option<Hex>>,
}

/// A gaze that is put back whenever another phase, seat or question has its turn.
#[hook]
pub fn use_gaze(desk: &Desk<SpaceRift>, seat: Option<Seat>) -> Gaze {
    let aim = use_state_eq(Aim::default);
    let look = use_state_eq(Look::default);
    let shown = use_state_eq(|| None::<Hex>);
    let public = &desk.session.state().public;
    let setters = (aim.setter(), look.setter());
    let stage = public.exchange().map(|roll| roll.stage);
    let deps = (public.turn, public.phase, public.task, stage, seat);
    use_effect_with(deps, move |_| {
        let (aim, look) = setters;
        aim.set(Aim::default());
        look.set(Look::default());
    });
    Gaze { aim, look, shown }
}

/// Gathers what the parts of the table read.
#[hook]
pub fn use_watch(
    desk: &UseReducerHandle<Desk<SpaceRift>>,
    seat: Option<Seat>,
    eyes: Eyes,
    gaze: &Gaze,
) -> Watch {
    let session = desk.session.clone();
    let offers = use_memo((desk.edition, seat), |(_, seat)| {
        Offers::new(&session, *seat)
    });
    let view = use_memo((desk.edition, eyes), |(_, eyes)| session.view(eyes.viewer));
    Watch {
        stand: Stand::of(desk, seat, eyes),
        view,
        offers,
        aim: *gaze.aim,
        set_aim: gaze.aim.setter(),
        look: *gaze.look,
        shown: *gaze.shown,
    }
}
