//! The menu of a table: offering a draw, conceding, leaving, saving as a file, rules, keys, a
//! problem report, and links to other pages.

use super::SeatPlayers;
use super::help_tip::{HelpList, help_topics};
use super::primer::show_primer;
use crate::choosing::{redo_seat, undo_seat};
use crate::direct::{AnswerPolicy, LeaveMatch, RoomHandle};
use crate::game_ui::{GameUi, TableSnapshot};
use crate::problem_report::reported_match;
use crate::seats::is_human;
use crate::session_store::SessionCommand;
use crate::share::{ShareButton, SharedMatch};
use derive_where::derive_where;
use engine::game::{Game, Seat};
use engine::save;
use match_text::{KeySection, KeyTable};
use store::{PlayerKind, SaveRecord};
use ui::file;
use ui::haptics;
use ui::l10n::use_phrases;
use ui::live_region::use_announcer;
use ui::panels::Dialog;
use ui::problem_report::ReportButton;
use ui::route::{Link, Route};
use ui::settings::use_settings;
use ui::settings_fields::{SettingToggle, ToggleSetting};
use yew::prelude::*;

#[derive(Properties)]
pub struct TableMenuProps<G: GameUi> {
    pub snapshot: TableSnapshot<G>,
    /// The stored record of the match.
    pub record: SaveRecord,
    /// Opens the rules beside the table.
    pub on_rules: Callback<()>,
    /// Called with a seat and its new player.
    pub on_player_change: Callback<(Seat, PlayerKind)>,
    /// The connection of the match, for tables at which people play.
    #[prop_or_default]
    pub room: Option<RoomHandle<G::Game>>,
    /// Called when the menu is closed.
    pub on_close: Callback<()>,
    /// The keys of the table.
    pub keys: KeySection,
    /// Letters that the table uses, so that reading the board needs Shift.
    pub claimed: Vec<&'static str>,
}

impl<G: GameUi> PartialEq for TableMenuProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.snapshot == other.snapshot
            && self.record == other.record
            && self.on_rules == other.on_rules
            && self.on_player_change == other.on_player_change
            && self.room == other.room
            && self.on_close == other.on_close
    }
}

#[component]
pub fn TableMenu<G: GameUi>(props: &TableMenuProps<G>) -> Html {
    let phrases = use_phrases();
    let (announcer, settings) = (use_announcer(), use_settings());
    let TableMenuProps {
        snapshot,
        record,
        on_player_change,
        on_close,
        ..
    } = props;
    let session = &snapshot.session;
    let is_partial = session.is_partial();
    let is_online = record.online_table().is_some();
    let export = {
        let (text, title) = (save::encode(session), record.title.clone());
        let (announcer, phrases) = (announcer, phrases.clone());
        Callback::from(move |_: MouseEvent| {
            if let Err(error) = file::download(&title, &text) {
                announcer.alert(phrases.text(error.phrase()));
            }
        })
    };
    let rules = {
        let (open, close) = (props.on_rules.clone(), on_close.clone());
        Callback::from(move |_: MouseEvent| {
            close.emit(());
            open.emit(());
        })
    };
    let primer = {
        let close = on_close.clone();
        Callback::from(move |_: MouseEvent| {
            show_primer(&settings, true);
            close.emit(());
        })
    };
    let reported = {
        let (session, viewer) = (session.clone(), snapshot.perspective.viewer);
        let player_kinds = record.player_kinds.clone();
        Callback::from(move |()| reported_match::<G>(&session, &player_kinds, viewer))
    };
    html! {
        <Dialog title={phrases.text("table-menu")} on_close={on_close.clone()}>
            <div class="buttons">
                <UndoActions<G> snapshot={snapshot.clone()} player_kinds={record.player_kinds.clone()} on_close={on_close.clone()} />
                <OutOfTurnActions<G> snapshot={snapshot.clone()} player_kinds={record.player_kinds.clone()} on_close={on_close.clone()} />
                if let Some(room) = props.room.as_ref().filter(|_| is_online) {
                    <LeaveMatch<G::Game> room={room.clone()} on_left={on_close.clone()} />
                    <Link to={Route::Online} class="button">{ phrases.text("online-mine") }</Link>
                }
                if !is_partial {
                    <Link to={Route::Replay { id: record.id.clone(), at: None }} class="button">{ phrases.text("replay-open") }</Link>
                    <ShareButton caption={phrases.text("share-open")} pack={SharedMatch::provider(session, record)} />
                    <button type="button" class="button" data-part="share" onclick={export}>{ phrases.text("saves-download") }</button>
                }
                <button type="button" class="button" onclick={primer}>{ phrases.text(&format!("{}-primer", <G::Game>::NAME)) }</button>
                <button type="button" class="button" data-part="rules" onclick={rules}>{ phrases.text("nav-rules") }</button>
                <Link to={Route::Text { id: record.id.clone() }} class="button">{ phrases.text("text-open") }</Link>
                <Link to={Route::Settings} class="button">{ phrases.text("nav-settings") }</Link>
                <ReportButton provider={reported} />
                <Link to={Route::Home} class="button">{ phrases.text("go-home") }</Link>
            </div>
            if let Some(room) = &props.room {
                <AnswerPolicy<G::Game> room={room.clone()} />
            }
            <SettingToggle setting={ToggleSetting::Sound} />
            if haptics::is_supported() {
                <SettingToggle setting={ToggleSetting::Haptics} />
            }
            if is_partial {
                <p class="notice">{ phrases.text("direct-part") }</p>
            } else if !is_online {
                <SeatPlayers<G> snapshot={snapshot.clone()} player_kinds={record.player_kinds.clone()} on_player_change={on_player_change.clone()} />
            }
            <HelpList topics={help_topics::<G>()} />
            <details class="menu-keys">
                <summary>{ phrases.text("table-keys") }</summary>
                <KeyTable sections={vec![props.keys.clone()]} claimed={props.claimed.clone()} />
            </details>
        </Dialog>
    }
}

#[derive(Properties)]
#[derive_where(PartialEq)]
struct UndoActionsProps<G: GameUi> {
    snapshot: TableSnapshot<G>,
    player_kinds: Vec<PlayerKind>,
    on_close: Callback<()>,
}

/// Redo, and undo back to the start of the turn, where they are possible. A narrow screen has them
/// only here.
#[component]
fn UndoActions<G: GameUi>(props: &UndoActionsProps<G>) -> Html {
    let phrases = use_phrases();
    let snapshot = &props.snapshot;
    let session = &snapshot.session;
    let is_uncovered = snapshot.perspective.handover_to.is_none();
    let undo = undo_seat::<G>(session, &props.player_kinds, snapshot.seat).filter(|_| is_uncovered);
    let redo = redo_seat::<G>(session, snapshot.asked());
    let button = |key: &str, command: SessionCommand<G::Action>| {
        let (session_store, close) = (snapshot.dispatcher.clone(), props.on_close.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            session_store.dispatch(command.clone());
            close.emit(());
        });
        html! { <button type="button" class="button" data-part="undo" {onclick}>{ phrases.text(key) }</button> }
    };
    html! {<>
        { undo.map(|seat| button("table-take-back", SessionCommand::UndoTurn(seat))).unwrap_or_default() }
        { redo.map(|seat| button("table-redo", SessionCommand::Redo(seat))).unwrap_or_default() }
    </>}
}

#[derive(Properties)]
struct OutOfTurnActionsProps<G: GameUi> {
    snapshot: TableSnapshot<G>,
    player_kinds: Vec<PlayerKind>,
    on_close: Callback<()>,
}

impl<G: GameUi> PartialEq for OutOfTurnActionsProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.snapshot == other.snapshot && self.player_kinds == other.player_kinds
    }
}

/// The out-of-turn actions of a person here; conceding asks for a confirmation.
#[component]
fn OutOfTurnActions<G: GameUi>(props: &OutOfTurnActionsProps<G>) -> Html {
    let phrases = use_phrases();
    let is_confirmed = use_state_eq(|| false);
    let snapshot = &props.snapshot;
    let session = &snapshot.session;
    let game = session.game();
    let mut seats = game.seats().iter();
    let speaker = snapshot
        .seat
        .or_else(|| seats.find(|&seat| is_human(&props.player_kinds, seat)));
    let Some(seat) = speaker else {
        return Html::default();
    };
    let view = session.view(snapshot.perspective.viewer);
    let aside = |action: G::Action| {
        let concedes = action == <G::Game>::CONCEDE;
        let onclick = if concedes && !*is_confirmed {
            let is_confirmed = is_confirmed.clone();
            Callback::from(move |_: MouseEvent| is_confirmed.set(true))
        } else {
            let (session_store, close) = (snapshot.dispatcher.clone(), props.on_close.clone());
            Callback::from(move |_: MouseEvent| {
                session_store.dispatch(SessionCommand::Act(seat, action));
                close.emit(());
            })
        };
        let name = if concedes && *is_confirmed {
            phrases.text("table-concede-sure")
        } else {
            G::action_name(game, &phrases, &view, action)
        };
        html! { <button type="button" class={classes!("button", concedes.then_some("danger"))} {onclick}>{ name }</button> }
    };
    session
        .out_of_turn_actions(seat)
        .into_iter()
        .map(aside)
        .collect()
}
