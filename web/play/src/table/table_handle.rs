//! Sitting down at a match of any game: everything that its table and its text version have in
//! common, before anything is drawn, and what both draw alike.

use super::{HandoverScreen, use_table_animation};
use crate::direct::{RoomHandle, use_room};
use crate::game_ui::{GameUi, OpenedSession, Perspective, TableSnapshot};
use crate::hint::{HintHandle, use_hint};
use crate::record_handle::{RecordHandle, use_record_handle};
use crate::rules::RulesDrawer;
use crate::running_table::{RunningTable, bot_pace, use_running_table};
use crate::session_store::SessionStore;
use derive_where::derive_where;
use engine::game::{Game, Seat};
use engine::registry::RegisteredGame;
use std::rc::Rc;
use store::{PlayerKind, SaveRecord};
use ui::l10n::Phrases;
use ui::motion::AnimationSchedule;
use ui::settings::{Pace, use_settings};
use yew::prelude::*;

/// A running match and where it is kept.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct MatchProps<G: Game + 'static> {
    /// The save that it is kept in.
    pub record: SaveRecord,
    /// The match, as it was opened; compared by its save only.
    pub opened: OpenedSession<G>,
}

/// What a match is sat down at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableMode {
    /// A board, on which events are seen and heard.
    Board,
    /// Words, for which nobody waits.
    Text,
}

/// Somebody at a table, whatever is played at it.
pub struct TableHandle<G: GameUi> {
    /// The match.
    pub store: UseReducerHandle<SessionStore<G::Game>>,
    /// What goes on by itself.
    pub running: RunningTable,
    /// What is shown and heard of the last events.
    pub score: Rc<AnimationSchedule>,
    /// Where the match is kept, with those who sit at it now.
    pub record: SaveRecord,
    /// Gives a seat to another.
    pub on_sit: Callback<(Seat, PlayerKind)>,
    /// The rule that is read, with the rules beside the table.
    pub rules: UseStateHandle<Option<Option<String>>>,
    /// Those who play at other screens.
    pub direct: RoomHandle<G::Game>,
    /// What the best bot would do, if it is asked.
    pub hint: HintHandle<G::Action>,
}

/// Sits down: runs the match.
#[hook]
pub fn use_table_handle<G: GameUi>(
    props: &MatchProps<G::Game>,
    staging: TableMode,
) -> TableHandle<G> {
    let opened = props.opened.clone();
    let desk = use_reducer(move || SessionStore::new(opened.0));
    let rules = use_state_eq(|| None::<Option<String>>);
    let settings = use_settings();
    let RecordHandle {
        record,
        sit: on_sit,
        tabs,
        keep,
    } = use_record_handle::<G>(&desk, &props.record);
    let (_, haste) = bot_pace::<G>(&desk.session, &record.sitters, settings.now.pace);
    let shown = match staging {
        TableMode::Board => haste,
        TableMode::Text => Pace::Skip,
    };
    // Before the bots, which wait until it has been seen. What moves on the board is open to all.
    let eyes = if <G::Game>::HAS_SECRETS {
        Perspective::PUBLIC
    } else {
        Perspective::OMNISCIENT
    };
    let score = use_table_animation::<G>(&desk, &record.sitters, shown, eyes);
    let direct = use_room(&desk, &record, tabs.tab, &keep);
    let run = use_running_table::<G>(&desk, &record, tabs.tab, direct.is_waiting());
    let hinted = !desk.is_over() && !direct.is_shared();
    let hint = use_hint(&desk, run.seat.filter(|_| hinted));
    TableHandle {
        store: desk,
        running: run,
        score,
        record,
        on_sit,
        rules,
        direct,
        hint,
    }
}

impl<G: GameUi> TableHandle<G> {
    /// The match as it stands now.
    #[must_use]
    pub fn snapshot(&self) -> TableSnapshot<G> {
        let RunningTable {
            seat,
            choosers,
            perspective: eyes,
            ..
        } = self.running;
        TableSnapshot::<G>::of(&self.store, seat, choosers, eyes)
    }

    /// Opens the rules beside the table, at a place of them.
    #[must_use]
    pub fn open_rules(&self) -> Callback<Option<String>> {
        open_rules(&self.rules)
    }

    /// Whether who plays here may be helped: who plays with people elsewhere is on their own, like
    /// them.
    #[must_use]
    pub fn allows_hints(&self) -> bool {
        !self.direct.is_shared()
    }

    /// Asks for a hint, where there are any.
    #[must_use]
    pub fn on_hint(&self) -> Option<Callback<MouseEvent>> {
        let press = &self.hint.press;
        self.allows_hints()
            .then(|| press.reform(|_: MouseEvent| ()))
    }

    /// The curtain, while one hangs before a seat with secrets.
    #[must_use]
    pub fn handover_screen(&self, phrases: &Phrases) -> Option<Html> {
        let session = &self.store.session;
        self.running.perspective.handover_to.map(|seat| {
            let name = G::seat_name(session.game(), phrases, seat);
            let text = G::prompt_text(session, phrases, seat);
            html! { <HandoverScreen {seat} {name} {text} lift={self.running.confirm_handover.clone()} /> }
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
pub(super) fn rules_drawer<G: GameUi>(rules: &UseStateHandle<Option<Option<String>>>) -> Html {
    let open = (**rules).clone();
    let rules = rules.clone();
    open.map_or_else(Html::default, |anchor| {
        html! { <RulesDrawer game={<G::Game>::ID} {anchor} onclose={move |()| rules.set(None)} /> }
    })
}
