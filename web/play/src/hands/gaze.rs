//! Sitting down at a match: what its table and its text version read, and the hands to change it.

use crate::desk::Desk;
use crate::game_ui::{GameUi, Hands, LookOf, Offers, Stand, Watch};
use crate::table::{Chair, Staging, TableProps, use_chair};
use engine::game::{Seat, Viewer};
use std::rc::Rc;
use ui::settings::use_settings;
use yew::prelude::*;

/// Somebody at a table: the match as it stands, and the hands to change it.
pub struct Sitting<G: GameUi> {
    /// Where they sit.
    pub chair: Chair<G>,
    /// What is read.
    pub watch: Watch<G>,
    /// What can be done.
    pub actions: Hands<G>,
}

/// Sits down: runs the match, and gathers what is read and what can be done.
#[hook]
pub fn use_sitting<G: GameUi>(props: &TableProps<G::Game>, staging: Staging) -> Sitting<G> {
    let chair = use_chair(props, staging);
    let cautious = use_settings().now.confirm_end_turn;
    let gaze = use_gaze(&chair.desk, chair.run.seat);
    let watch = use_watch(chair.stand(), &gaze);
    let actions = gaze.hands(&watch, chair.open_rules()).cautious(cautious);
    Sitting {
        chair,
        watch,
        actions,
    }
}

/// What a person looks at and holds at the table.
pub struct Gaze<G: GameUi> {
    pub(super) aim: UseStateHandle<G::Aim>,
    /// What is looked at.
    pub look: UseStateHandle<LookOf<G>>,
    /// The place that is shown.
    pub shown: UseStateHandle<Option<G::Place>>,
    /// The leaf that somebody laid in front.
    pub tab: UseStateHandle<Option<G::Leaf>>,
}

impl<G: GameUi> Gaze<G> {
    /// The hands that go with it.
    #[must_use]
    pub fn hands(&self, watch: &Watch<G>, rules: Callback<Option<String>>) -> Hands<G> {
        let (look, shown) = (self.look.setter(), self.shown.setter());
        Hands::new(&watch.unlooked(), look, shown, rules)
    }
}

/// A gaze at nothing, with nothing in hand.
#[hook]
pub(super) fn use_idle_gaze<G: GameUi>() -> Gaze<G> {
    Gaze {
        aim: use_state_eq(G::Aim::default),
        look: use_state_eq(LookOf::<G>::default),
        shown: use_state_eq(|| None),
        tab: use_state_eq(|| None),
    }
}

/// A gaze that is put back whenever another moment, seat or question has its turn.
#[hook]
pub fn use_gaze<G: GameUi>(desk: &Desk<G::Game>, seat: Option<Seat>) -> Gaze<G> {
    let gaze = use_idle_gaze::<G>();
    // What nobody hides tells the moments apart.
    let view = desk.session.view(Viewer::Spectator);
    let setters = (gaze.aim.setter(), gaze.look.setter(), gaze.shown.setter());
    use_effect_with((G::moment(&view), seat), move |_| {
        let (aim, look, shown) = setters;
        aim.set(G::Aim::default());
        look.set(LookOf::<G>::default());
        if !G::STAYS {
            shown.set(None);
        }
    });
    // A leaf that somebody reads while others play stays in front until there is a decision.
    let decision = seat.map(|seat| (G::decision(&view), seat));
    let leaf = gaze.tab.setter();
    use_effect_with(decision, move |decision| {
        if decision.is_some() {
            leaf.set(None);
        }
    });
    gaze
}

/// Gathers what the parts of the table read.
#[hook]
pub fn use_watch<G: GameUi>(stand: Stand<G>, gaze: &Gaze<G>) -> Watch<G> {
    let session = &stand.session;
    let asked = (stand.edition, stand.seat, stand.choosers);
    let offers = use_memo(asked, |(_, seat, choosers)| {
        Offers::among(session, *seat, *choosers)
    });
    let otherwise = G::pays_otherwise(*gaze.aim);
    let paid = use_memo((asked, otherwise), |((_, seat, _), otherwise)| {
        let seat = seat.filter(|_| *otherwise)?;
        Some(Rc::new(offers.paid_otherwise(session, seat)))
    });
    let offers = (*paid).clone().unwrap_or(offers);
    let view = use_memo((stand.edition, stand.eyes), |(_, eyes)| {
        session.view(eyes.viewer)
    });
    Watch {
        tab: gaze.tab.unwrap_or_else(|| G::leaf(&view, &offers)),
        set_tab: gaze.tab.setter(),
        stand,
        view,
        offers,
        aim: *gaze.aim,
        set_aim: gaze.aim.setter(),
        look: *gaze.look,
        shown: *gaze.shown,
    }
}
