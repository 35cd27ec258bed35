//! Sitting down at a match of any game: everything that its table and its text version have in
//! common, before anything is drawn, and what both draw alike.

use super::{Curtain, use_show};
use crate::desk::Desk;
use crate::direct::{RoomHandle, use_room};
use crate::game_ui::{Eyes, GameUi, Opened, Stand};
use crate::hint::{Hint, use_hint};
use crate::rules::RulesDrawer;
use crate::run::{Run, haste, use_run};
use crate::sitting::{Seated, use_record};
use derive_where::derive_where;
use engine::game::{Game, Seat};
use engine::suite::Resident;
use std::rc::Rc;
use store::{SaveRecord, Sitter};
use ui::l10n::Phrases;
use ui::motion::Score;
use ui::settings::{Pace, use_settings};
use yew::prelude::*;

/// A running match and where it is kept.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct TableProps<G: Game + 'static> {
    /// The save that it is kept in.
    pub record: SaveRecord,
    /// The match, as it was opened; compared by its save only.
    pub opened: Opened<G>,
}

/// What a match is sat down at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Staging {
    /// A board, on which events are seen and heard.
    Board,
    /// Words, for which nobody waits.
    Words,
}

/// Somebody at a table, whatever is played at it.
pub struct Chair<G: GameUi> {
    /// The match.
    pub desk: UseReducerHandle<Desk<G::Game>>,
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
    pub direct: RoomHandle<G::Game>,
    /// What the best bot would do, if it is asked.
    pub hint: Hint<G::Action>,
}

/// Sits down: runs the match.
#[hook]
pub fn use_chair<G: GameUi>(props: &TableProps<G::Game>, staging: Staging) -> Chair<G> {
    let opened = props.opened.clone();
    let desk = use_reducer(move || Desk::new(opened.0));
    let rules = use_state_eq(|| None::<Option<String>>);
    let settings = use_settings();
    let Seated {
        record,
        sit: on_sit,
        tabs,
        keep,
    } = use_record::<G>(&desk, &props.record);
    let (_, haste) = haste::<G>(&desk.session, &record.sitters, settings.now.pace);
    let shown = match staging {
        Staging::Board => haste,
        Staging::Words => Pace::Skip,
    };
    // Before the bots, which wait until it has been seen. What moves on the board is open to all.
    let eyes = if <G::Game>::SECRETS {
        Eyes::PUBLIC
    } else {
        Eyes::OPEN
    };
    let score = use_show::<G>(&desk, &record.sitters, shown, eyes);
    let direct = use_room(&desk, &record, tabs.tab, &keep);
    let run = use_run::<G>(&desk, &record, tabs.tab, direct.waits());
    let hinted = !desk.is_over() && !direct.is_shared();
    let hint = use_hint(&desk, run.seat.filter(|_| hinted));
    Chair {
        desk,
        run,
        score,
        record,
        on_sit,
        rules,
        direct,
        hint,
    }
}

impl<G: GameUi> Chair<G> {
    /// The match as it stands now.
    #[must_use]
    pub fn stand(&self) -> Stand<G> {
        let Run {
            seat,
            choosers,
            eyes,
            ..
        } = self.run;
        Stand::<G>::of(&self.desk, seat, choosers, eyes)
    }

    /// Opens the rules beside the table, at a place of them.
    #[must_use]
    pub fn open_rules(&self) -> Callback<Option<String>> {
        open_rules(&self.rules)
    }

    /// Whether who plays here may be helped: who plays with people elsewhere is on their own, like
    /// them.
    #[must_use]
    pub fn is_helped(&self) -> bool {
        !self.direct.is_shared()
    }

    /// Asks for a hint, where there are any.
    #[must_use]
    pub fn ask_hint(&self) -> Option<Callback<MouseEvent>> {
        let press = &self.hint.press;
        self.is_helped().then(|| press.reform(|_: MouseEvent| ()))
    }

    /// The curtain, while one hangs before a seat with secrets.
    #[must_use]
    pub fn curtain(&self, phrases: &Phrases) -> Option<Html> {
        let session = &self.desk.session;
        self.run.eyes.veiled.map(|seat| {
            let name = G::seat_name(session.game(), phrases, seat);
            let text = G::request(session, phrases, seat);
            html! { <Curtain {seat} {name} {text} lift={self.run.lift.clone()} /> }
        })
    }
}

/// Opens the rules beside a table, at a place of them.
#[must_use]
pub fn open_rules(rules: &UseStateHandle<Option<Option<String>>>) -> Callback<Option<String>> {
    let open = rules.setter();
    Callback::from(move |anchor| open.set(Some(anchor)))
}

/// The rules, while they are read beside the table.
pub(super) fn drawer<G: GameUi>(rules: &UseStateHandle<Option<Option<String>>>) -> Html {
    let open = (**rules).clone();
    let rules = rules.clone();
    open.map_or_else(Html::default, |anchor| {
        html! { <RulesDrawer game={<G::Game>::ID} {anchor} onclose={move |()| rules.set(None)} /> }
    })
}
