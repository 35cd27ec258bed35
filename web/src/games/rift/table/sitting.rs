//! Sitting down at a match: everything that its table and its text version have in common, before
//! anything is drawn.

use super::super::field::Preview;
use super::actions::Actions;
use super::aim::Aim;
use super::flight::recent;
use super::offers::Offers;
use super::{RiftTableProps, Watch};
use crate::direct::{RoomHandle, use_room};
use crate::motion::Score;
use crate::play::hint::{Hint, use_hint};
use crate::play::run::haste;
use crate::play::sitting::{Seated, use_record};
use crate::play::table::use_show;
use crate::play::{Desk, Eyes, Run, use_run};
use crate::store::settings::{Pace, use_settings};
use crate::store::{SaveRecord, Sitter};
use engine::game::Seat;
use engine::grid::Square;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::ship::ShipId;
use std::rc::Rc;
use yew::prelude::*;

/// What a match is sat down at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Staging {
    /// A board, on which events are seen and heard.
    Board,
    /// Words, for which nobody waits.
    Words,
}

/// Somebody at a table: the match as it stands, and the hands to change it.
pub struct Sitting {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
    /// What goes on by itself.
    pub run: Run,
    /// Squares of the last events.
    pub recent: Rc<[Square]>,
    /// What is shown and heard of them.
    pub score: Rc<Score>,
    /// Where the match is kept, with those who sit at it now.
    pub record: SaveRecord,
    /// Gives a seat to another.
    pub on_sit: Callback<(Seat, Sitter)>,
    /// The rule that is read, with the rules beside the table.
    pub rules: UseStateHandle<Option<Option<String>>>,
    /// Those who play at other screens.
    pub direct: RoomHandle<Rift>,
    /// What the best bot would do, if it is asked.
    pub hint: Hint<Action>,
}

/// Sits down: runs the match, and gathers what is read and what can be done.
#[hook]
pub fn use_sitting(props: &RiftTableProps, staging: Staging) -> Sitting {
    let opened = props.opened.clone();
    let desk = use_reducer(move || Desk::new(opened.0));
    let rules = use_state_eq(|| None::<Option<String>>);
    let settings = use_settings();
    let Seated {
        record,
        sit: on_sit,
        tabs,
        keep,
    } = use_record(&desk, &props.record);
    let (_, haste) = haste(&desk.session, &record.sitters, settings.now.pace);
    let shown = match staging {
        Staging::Board => haste,
        Staging::Words => Pace::Skip,
    };
    // Before the bots, which wait until it has been seen.
    let score = use_show(&desk, &record.sitters, shown, Eyes::OPEN);
    let direct = use_room(&desk, &record, tabs.tab, &keep);
    let run = use_run(&desk, &record, tabs.tab, direct.waits());
    let recent = use_memo(desk.edition, |_| recent(&desk.session));
    let gaze = use_gaze(&desk, run.seat);
    let watch = use_watch(&desk, run.seat, &gaze);
    let actions = Actions::new(
        &watch.unlooked(),
        gaze.looked.setter(),
        gaze.picked.setter(),
        rules.setter(),
        settings.now.confirm_end_turn,
    );
    let hinted = !desk.is_over() && !direct.is_shared();
    let hint = use_hint(&desk, run.seat.filter(|_| hinted));
    Sitting {
        direct,
        hint,
        watch,
        actions,
        run,
        recent: (*recent).clone(),
        score,
        record,
        on_sit,
        rules,
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

/// Gathers what the parts of the table read.
#[hook]
pub fn use_watch(desk: &UseReducerHandle<Desk<Rift>>, seat: Option<Seat>, gaze: &Gaze) -> Watch {
    let session = desk.session.clone();
    let state = session.state();
    let offers = use_memo((desk.edition, seat, *gaze.aim), |(_, seat, aim)| {
        Offers::new(&session, *seat, *aim)
    });
    let tried = use_memo((desk.edition, *gaze.looked, seat), |(_, looked, seat)| {
        Preview::of(session.game(), state, (*seat)?, (*looked)?).map(Rc::new)
    });
    let shown = (*gaze.picked)
        .or(state.turn.ship)
        .or_else(|| first_own(session.game(), seat))
        .unwrap_or(ShipId(0));
    Watch {
        session: session.clone(),
        edition: desk.edition,
        refused: desk.refused,
        deeds: desk.dispatcher(),
        seat,
        offers,
        aim: *gaze.aim,
        set_aim: gaze.aim.setter(),
        looked: *gaze.looked,
        tried: (*tried).clone(),
        shown,
    }
}

/// The first ship of a seat, living or not.
fn first_own(table: &Rift, seat: Option<Seat>) -> Option<ShipId> {
    let seat = seat?;
    (0..table.builds().len() as u8)
        .map(ShipId)
        .find(|&ship| table.owner(ship) == seat)
}
