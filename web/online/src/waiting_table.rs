//! The page of an online table: who sits where, and the invitation, until the match is dealt; then
//! it opens the match.

use super::account::AccountHandle;
use super::embedding::use_table_report;
use super::entry::OpenedTable;
use super::polling::{PendingAnswer, Polled, use_polled};
use super::server_page::{RequestNotice, ServerPage};
use super::table_card::OccupantName;
use super::table_requests::{TableRequest, TableRequests, use_table_requests};
use super::table_text::{delay_rule, game_title, time_control_text, timeout_text};
use super::tournament_table::TournamentTable;
use super::vacated_seats::VacatedSeats;
use net::server_api::{RequestError, ServerApi};
use protocol::online::{Occupant, SeatInfo, TableInfo, TablePhase};
use ui::address::page_address;
use ui::l10n::use_phrases;
use ui::link_field::LinkField;
use ui::panels::{aria_disabled, unless_disabled};
use ui::qr_code::Qr;
use ui::route::{Link, Route};
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 3_000;

#[derive(Properties, PartialEq)]
pub struct WaitingTablePageProps {
    /// The id of the table.
    pub id: String,
    /// The code of the invitation, for a table that is not public.
    #[prop_or_default]
    pub invitation: Option<String>,
}

/// The page of an online table.
#[component]
pub fn WaitingTablePage(props: &WaitingTablePageProps) -> Html {
    let phrases = use_phrases();
    let (id, invitation) = (props.id.clone(), props.invitation.clone());
    let body = Callback::from(move |handle: AccountHandle| {
        html! { <TableState {handle} id={id.clone()} invitation={invitation.clone()} /> }
    });
    html! { <ServerPage title={phrases.text("online-table")} {body} /> }
}

#[derive(Properties, PartialEq)]
struct TableStateProps {
    handle: AccountHandle,
    id: String,
    invitation: Option<String>,
}

/// What a table is asked by: the server, the id, and the invitation.
type TableKey = (ServerApi, String, Option<String>);

fn load((api, id, invitation): TableKey) -> PendingAnswer<TableInfo> {
    Box::pin(async move { api.table(&id, invitation.as_deref()).await })
}

/// The table in its present phase.
#[component]
fn TableState(props: &TableStateProps) -> Html {
    let phrases = use_phrases();
    let handle = &props.handle;
    let key = (handle.api(), props.id.clone(), props.invitation.clone());
    let Polled {
        value,
        error,
        reload,
    } = use_polled(POLL_PAUSE_MS, key, load);
    let requests = use_table_requests(handle, reload.reform(|_: TableInfo| ()));
    {
        let handle = handle.clone();
        use_effect_with(error, move |error| {
            if let Some(error) = error {
                handle.on_error(*error);
            }
        });
    }
    use_table_report(value.as_deref(), error);
    let watches = use_state_eq(|| false);
    let Some(table) = value else {
        return html! { <TableMissing {error} /> };
    };
    match table.phase {
        TablePhase::Waiting if table.tournament.is_some() => html! { <>
            <TournamentTable table={(*table).clone()} {requests} />
            <RequestNotice {error} />
        </> },
        TablePhase::Waiting => html! { <>
            <WaitingTable table={(*table).clone()} invitation={props.invitation.clone()} {requests} />
            <RequestNotice {error} />
        </> },
        TablePhase::Running if !*watches && table.vacated_seats().next().is_some() => html! {
            <VacatedSeats table={(*table).clone()} invitation={props.invitation.clone()} {requests} on_watch={move |()| watches.set(true)} />
        },
        TablePhase::Running | TablePhase::Over => html! {
            <OpenedTable table={(*table).clone()} invitation={props.invitation.clone()} server={handle.server.clone()} page={page_route(props)} />
        },
        TablePhase::Closed => html! { <NotOpen reason={phrases.text("online-closed")} /> },
    }
}

#[derive(Properties, PartialEq)]
struct NotOpenProps {
    /// Why the table cannot be opened.
    reason: String,
}

/// The page of a table that cannot be opened.
#[component]
fn NotOpen(props: &NotOpenProps) -> Html {
    let phrases = use_phrases();
    html! {
        <section class="panel">
            <p role="status">{ &props.reason }</p>
            <div class="buttons"><Link to={Route::Online} class="button primary">{ phrases.text("online-title") }</Link></div>
        </section>
    }
}

fn page_route(props: &TableStateProps) -> Route {
    Route::OnlineTable {
        id: props.id.clone(),
        invitation: props.invitation.clone(),
    }
}

#[derive(Properties, PartialEq)]
struct TableMissingProps {
    error: Option<RequestError>,
}

/// The page while the table is not known.
#[component]
fn TableMissing(props: &TableMissingProps) -> Html {
    let phrases = use_phrases();
    if props.error.is_none() {
        return html! { <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-loading") }</p> };
    }
    html! {
        <section class="panel">
            <RequestNotice error={props.error} />
            <div class="buttons"><Link to={Route::Online} class="button primary">{ phrases.text("online-title") }</Link></div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
pub struct WaitingTableProps {
    pub table: TableInfo,
    /// The code by which the player came.
    #[prop_or_default]
    pub invitation: Option<String>,
    pub requests: TableRequests,
}

/// A table that waits for players: its seats, and what the player can do.
#[component]
pub fn WaitingTable(props: &WaitingTableProps) -> Html {
    let phrases = use_phrases();
    let (table, requests) = (&props.table, &props.requests);
    let row = |seat: &SeatInfo| {
        let is_own = table
            .own_seat
            .as_ref()
            .is_some_and(|own| own.seat == seat.seat);
        let can_join = table.own_seat.is_none() && seat.occupant == Occupant::Open;
        let number = usize::from(seat.seat.0) + 1;
        let join = requests.on_press(TableRequest::Join {
            table: Box::new(table.clone()),
            seat: Some(seat.seat),
            invitation: props.invitation.clone(),
        });
        html! {
            <li key={seat.seat.0} class={is_own.then_some("own")}>
                <span class="online-seat">{ phrases.say("online-seat", &[("number", number.into())]) }</span>
                <span class="online-occupant">
                    <OccupantName occupant={seat.occupant.clone()} />
                    if is_own {
                        { " " }<small>{ phrases.text("online-you") }</small>
                    }
                </span>
                if can_join {
                    <button type="button" class="button primary" onclick={unless_disabled(requests.is_running, join)} aria-disabled={aria_disabled(requests.is_running)}
                        aria-label={phrases.say("online-join-seat", &[("number", number.into())])}>
                        { phrases.text("online-join") }
                    </button>
                }
            </li>
        }
    };
    html! {
        <section class="panel online-waiting" data-game={table.game.clone()} aria-labelledby="online-waiting">
            <h2 id="online-waiting">{ game_title(&phrases, &table.game) }</h2>
            <p role="status">{ phrases.say("online-waiting-players", &[("count", super::table_text::open_seats(table).into())]) }</p>
            if table.is_rated {
                <p><strong class="online-rated">{ phrases.text("online-rated") }</strong>{ " " }{ phrases.text("online-rated-hint") }</p>
            }
            <p class="online-time-control">{ time_control_text(&phrases, table.time_control) }</p>
            if let Some(rule) = timeout_text(&phrases, table) {
                <p class="online-time-control">{ rule }</p>
            }
            if let Some(rule) = delay_rule(&phrases, table) {
                <p class="online-time-control">{ rule }</p>
            }
            <ul class="online-seats">{ for table.seats.iter().map(row) }</ul>
            <RequestNotice error={requests.error} />
            if table.own_seat.is_some() {
                <OwnTable table={table.clone()} requests={requests.clone()} />
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct OwnTableProps {
    table: TableInfo,
    requests: TableRequests,
}

/// What a player with a seat can do: invite others, leave, and as the host start at once.
#[component]
fn OwnTable(props: &OwnTableProps) -> Html {
    let phrases = use_phrases();
    let (table, requests) = (&props.table, &props.requests);
    let own = table.own_seat.as_ref().map(|own| own.seat);
    let own = table.seats.iter().find(|seat| Some(seat.seat) == own);
    let is_host = own.is_some_and(|seat| match &seat.occupant {
        Occupant::Player(player) => player.id == table.host.id,
        Occupant::Open | Occupant::Bot { .. } => false,
    });
    let leave = requests.on_press(TableRequest::Leave(table.id.clone()));
    let start = requests.on_press(TableRequest::Start(table.id.clone()));
    let invitation = table.invitation.clone();
    let id = table.id.clone();
    let hash = Route::OnlineTable { id, invitation }.href();
    let is_busy = requests.is_running;
    html! { <>
        <p>{ phrases.text("online-share") }</p>
        <div class="direct-note">
            <Qr text={page_address(&hash)} label={phrases.text("direct-picture")} />
            <LinkField title={phrases.text("online-table")} {hash} />
        </div>
        <div class="buttons">
            // Bots cannot be rated.
            if is_host && !table.is_rated {
                <button type="button" class="button" onclick={unless_disabled(is_busy, start)} aria-disabled={aria_disabled(is_busy)}>{ phrases.text("online-start") }</button>
            }
            <button type="button" class="button danger" onclick={unless_disabled(is_busy, leave)} aria-disabled={aria_disabled(is_busy)}>
                { phrases.text(if is_host { "online-close" } else { "online-leave" }) }
            </button>
        </div>
    </> }
}
