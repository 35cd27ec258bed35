//! The handle of a running match's table: the state that its board and its text version share.

use super::{HandoverScreen, use_table_animation};
use crate::direct::{OnlineTable, RoomHandle, use_room};
use crate::game_ui::{GameUi, OpenedSession, Perspective, TableSnapshot};
use crate::hint::{HintHandle, use_hint};
use crate::record_handle::{RecordHandle, use_record_handle};
use crate::rules::RulesDrawer;
use crate::running_table::{RunningTable, bot_pace, use_running_table};
use crate::seats::with_occupants;
use crate::session_store::SessionStore;
use derive_where::derive_where;
use engine::game::{Game, Seat};
use engine::registry::RegisteredGame;
use std::rc::Rc;
use store::{PlayerKind, SaveRecord};
use ui::l10n::Phrases;
use ui::motion::AnimationSchedule;
use ui::settings::{Pace, use_settings};
use ui::time_left::{last_seconds, use_time_left};
use yew::prelude::*;

/// Properties of the pages of a running match.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct MatchProps<G: Game + 'static> {
    /// The stored record of the match.
    pub record: SaveRecord,
    /// The match as it was opened; compared by its record only.
    pub opened: OpenedSession<G>,
}

/// How a match is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableMode {
    /// On a board, with animation and sound.
    Board,
    /// In words, without waiting for animations.
    Text,
}

/// The state of a running table of any game.
pub struct TableHandle<G: GameUi> {
    /// The session store of the match.
    pub store: UseReducerHandle<SessionStore<G::Game>>,
    /// The seats to act, the clock, the bots, and the perspective.
    pub running: RunningTable,
    /// The animation and sound of the last events.
    pub animation: Rc<AnimationSchedule>,
    /// The record of the match with the current players.
    pub record: SaveRecord,
    /// Changes who plays a seat.
    pub on_player_change: Callback<(Seat, PlayerKind)>,
    /// The anchor in the rules beside the table; the outer `None` means closed.
    pub rules: UseStateHandle<Option<Option<String>>>,
    /// The handle of the room with remote players.
    pub direct: RoomHandle<G::Game>,
    /// The hint of the best bot, if one was requested.
    pub hint: HintHandle<G::Action>,
}

/// Runs a match and provides its handle.
#[hook]
pub fn use_table_handle<G: GameUi>(props: &MatchProps<G::Game>, mode: TableMode) -> TableHandle<G> {
    let opened = props.opened.clone();
    let session_store = use_reducer(move || SessionStore::new(opened.0));
    let rules = use_state_eq(|| None::<Option<String>>);
    let settings = use_settings();
    let RecordHandle {
        record,
        set_player: on_player_change,
        tabs,
        keep,
    } = use_record_handle::<G>(&session_store, &props.record);
    let (_, pace) = bot_pace::<G>(
        &session_store.session,
        &record.player_kinds,
        settings.current.pace,
    );
    let animation_input = match mode {
        TableMode::Board => pace,
        TableMode::Text => Pace::Skip,
    };
    // Before the bots, which wait for the end of the animation. Animations show only public events.
    let perspective = if <G::Game>::HAS_SECRETS {
        Perspective::PUBLIC
    } else {
        Perspective::OMNISCIENT
    };
    let animation = use_table_animation::<G>(
        &session_store,
        &record.player_kinds,
        animation_input,
        perspective,
    );
    let direct = use_room(&session_store, &record, tabs.tab, &keep);
    let run = use_running_table::<G>(&session_store, &record, tabs.tab, direct.is_waiting());
    let left = use_time_left(direct.own_deadline());
    let run = RunningTable {
        seconds: run.seconds.or_else(|| left.and_then(last_seconds)),
        ..run
    };
    let offers_hints = !session_store.is_over() && !direct.is_shared();
    let hint = use_hint(&session_store, run.seat.filter(|_| offers_hints));
    TableHandle {
        store: session_store,
        running: run,
        animation,
        record,
        on_player_change,
        rules,
        direct,
        hint,
    }
}

impl<G: GameUi> TableHandle<G> {
    /// Returns a snapshot of the match.
    #[must_use]
    pub fn snapshot(&self) -> TableSnapshot<G> {
        let RunningTable {
            seat,
            choosers,
            perspective,
            ..
        } = self.running;
        TableSnapshot::<G>::of(&self.store, seat, choosers, perspective)
    }

    /// Returns a callback that opens the rules beside the table, at an anchor.
    #[must_use]
    pub fn open_rules(&self) -> Callback<Option<String>> {
        open_rules(&self.rules)
    }

    /// Returns whether hints are allowed: not in matches with remote players, who have none either.
    #[must_use]
    pub fn allows_hints(&self) -> bool {
        !self.direct.is_shared()
    }

    /// Returns a click handler that asks for a hint, if hints are allowed.
    #[must_use]
    pub fn on_hint(&self) -> Option<Callback<MouseEvent>> {
        let press = &self.hint.press;
        self.allows_hints()
            .then(|| press.reform(|_: MouseEvent| ()))
    }

    /// Renders content whose components know the online table of the match, if it has one.
    pub(super) fn with_online_table(&self, content: Html) -> Html {
        let content = with_occupants(&self.record, content);
        match self.direct.online_table() {
            None => content,
            Some(context) => html! {
                <ContextProvider<OnlineTable> {context}>{ content }</ContextProvider<OnlineTable>>
            },
        }
    }

    /// Returns the handover screen, while a seat with secrets has to confirm it.
    #[must_use]
    pub fn handover_screen(&self, phrases: &Phrases) -> Option<Html> {
        let session = &self.store.session;
        self.running.perspective.handover_to.map(|seat| {
            let name = G::seat_name(session.game(), phrases, seat);
            let text = G::prompt_text(session, phrases, seat);
            html! { <HandoverScreen {seat} {name} {text} on_confirm={self.running.confirm_handover.clone()} /> }
        })
    }
}

/// Returns a callback that opens the rules beside a table, at an anchor.
#[must_use]
pub fn open_rules(rules: &UseStateHandle<Option<Option<String>>>) -> Callback<Option<String>> {
    let open = rules.setter();
    Callback::from(move |anchor| open.set(Some(anchor)))
}

/// Renders the rules drawer; empty while it is closed.
pub(super) fn rules_drawer<G: GameUi>(rules: &UseStateHandle<Option<Option<String>>>) -> Html {
    let open = (**rules).clone();
    let rules = rules.clone();
    open.map_or_else(Html::default, |anchor| {
        html! { <RulesDrawer game={<G::Game>::ID} {anchor} onclose={move |()| rules.set(None)} /> }
    })
}
