//! Sitting down at a match: everything that its table and its text version have in common, before
//! anything is drawn.

use super::actions::{Actions, Look};
use super::aim::Aim;
use super::offers::Offers;
use super::tab::Tab;
use super::{ExodusTableProps, Watch};
use crate::direct::{RoomHandle, use_room};
use crate::motion::Score;
use crate::play::hint::{Hint, use_hint};
use crate::play::run::haste;
use crate::play::sitting::{Seated, use_record};
use crate::play::table::{Stand, use_show};
use crate::play::{Desk, Eyes, Run, use_run};
use crate::store::settings::{Pace, use_settings};
use crate::store::{SaveRecord, Sitter};
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::star::HexId;
use engine::game::Seat;
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
    /// What is shown and heard of the last events.
    pub score: Rc<Score>,
    /// Where the match is kept, with those who sit at it now.
    pub record: SaveRecord,
    /// Gives a seat to another.
    pub on_sit: Callback<(Seat, Sitter)>,
    /// The rule that is read, with the rules beside the table.
    pub rules: UseStateHandle<Option<Option<String>>>,
    /// Those who play at other screens.
    pub direct: RoomHandle<Exodus>,
    /// What the best bot would do, if it is asked.
    pub hint: Hint<Action>,
}

/// Sits down: runs the match, and gathers what is read and what can be done.
#[hook]
pub fn use_sitting(props: &ExodusTableProps, staging: Staging) -> Sitting {
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
    // Before the bots, which wait until it has been seen. What moves on the board is open to all.
    let score = use_show(&desk, &record.sitters, shown, Eyes::PUBLIC);
    let direct = use_room(&desk, &record, tabs.tab, &keep);
    let run = use_run(&desk, &record, tabs.tab, direct.waits());
    let gaze = use_gaze(&desk, run.seat);
    let watch = use_watch(&desk, run.seat, run.eyes, &gaze);
    let open = rules.setter();
    let actions = Actions::new(
        &watch.unlooked(),
        gaze.look.setter(),
        gaze.shown.setter(),
        Callback::from(move |anchor| open.set(Some(anchor))),
    );
    let hinted = !desk.is_over() && !direct.is_shared();
    let hint = use_hint(&desk, run.seat.filter(|_| hinted));
    Sitting {
        direct,
        hint,
        watch,
        actions,
        run,
        score,
        record,
        on_sit,
        rules,
    }
}

/// What a person looks at and holds at the table.
pub struct Gaze {
    aim: UseStateHandle<Aim>,
    /// What is looked at.
    pub look: UseStateHandle<Look>,
    /// The hex that is shown.
    pub shown: UseStateHandle<Option<HexId>>,
    /// The leaf that somebody laid in front.
    pub tab: UseStateHandle<Option<Tab>>,
}

/// A gaze that is put back whenever another step, seat or question has its turn.
#[hook]
pub fn use_gaze(desk: &Desk<Exodus>, seat: Option<Seat>) -> Gaze {
    let aim = use_state_eq(Aim::default);
    let look = use_state_eq(Look::default);
    let shown = use_state_eq(|| None::<HexId>);
    let tab = use_state_eq(|| None::<Tab>);
    let public = &desk.session.state().public;
    let asked = (public.turn, public.step, public.task().copied(), seat);
    let setters = (aim.setter(), look.setter());
    use_effect_with(asked, move |_| {
        let (aim, look) = setters;
        aim.set(Aim::default());
        look.set(Look::default());
    });
    // A leaf that somebody reads while others play stays in front until there is a decision.
    let decision = seat.map(|seat| (public.turn, public.step, public.tasks.len(), seat));
    let leaf = tab.setter();
    use_effect_with(decision, move |decision| {
        if decision.is_some() {
            leaf.set(None);
        }
    });
    Gaze {
        aim,
        look,
        shown,
        tab,
    }
}

/// Gathers what the parts of the table read.
#[hook]
pub fn use_watch(
    desk: &UseReducerHandle<Desk<Exodus>>,
    seat: Option<Seat>,
    eyes: Eyes,
    gaze: &Gaze,
) -> Watch {
    let session = desk.session.clone();
    let offers = use_memo((desk.edition, seat), |(_, seat)| {
        Offers::new(&session, *seat)
    });
    let view = use_memo((desk.edition, eyes), |(_, eyes)| session.view(eyes.viewer));
    let wanted = offers
        .leaf()
        .unwrap_or_else(|| Tab::of_step(view.public.step));
    Watch {
        tab: gaze.tab.unwrap_or(wanted),
        set_tab: gaze.tab.setter(),
        stand: Stand {
            session: session.clone(),
            edition: desk.edition,
            refused: desk.refused,
            deeds: desk.dispatcher(),
            seat,
            eyes,
        },
        view,
        offers,
        aim: *gaze.aim,
        set_aim: gaze.aim.setter(),
        look: *gaze.look,
        shown: *gaze.shown,
    }
}
