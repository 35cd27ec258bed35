//! The page of a tournament: what is played, what the player can do, who leads, and who meets whom.

use super::account::AccountHandle;
use super::polling::{PendingAnswer, use_polled};
use super::server_page::{RequestNotice, ServerPage};
use super::standings::{Pairings, Standings};
use super::table_text::{game_title, time_control_text};
use super::tournament_requests::{TournamentRequest, TournamentRequests, use_tournament_requests};
use super::tournament_text::{format_rule, format_text, phase_text, show_up_text};
use net::server_api::{RequestError, ServerApi};
use protocol::online::{
    ApiFailure, TournamentInfo, TournamentPairing, TournamentPhase, TournamentSummary,
};
use std::rc::Rc;
use ui::clock::now;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{Dialog, aria_disabled, unless_disabled};
use ui::route::{Link, Route};
use ui::time_left::{date_text, time_left_text};
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 5_000;

#[derive(Properties, PartialEq)]
pub struct TournamentPageProps {
    /// The id of the tournament.
    pub id: String,
}

/// The page of a tournament.
#[component]
pub fn TournamentPage(props: &TournamentPageProps) -> Html {
    let phrases = use_phrases();
    let id = props.id.clone();
    let body = Callback::from(move |handle: AccountHandle| {
        html! { <LoadedTournament {handle} id={id.clone()} /> }
    });
    html! { <ServerPage title={phrases.text("tournaments")} {body} /> }
}

#[derive(Properties, PartialEq)]
struct LoadedTournamentProps {
    handle: AccountHandle,
    id: String,
}

fn load((api, id): (ServerApi, String)) -> PendingAnswer<TournamentInfo> {
    Box::pin(async move { api.tournament(&id).await })
}

/// The tournament once the server has sent it.
#[component]
fn LoadedTournament(props: &LoadedTournamentProps) -> Html {
    let phrases = use_phrases();
    let handle = &props.handle;
    let key = (handle.api(), props.id.clone());
    let polled = use_polled(POLL_PAUSE_MS, key, load);
    let on_done = polled.reload.reform(|_: TournamentInfo| ());
    let requests = use_tournament_requests(handle, on_done);
    let own = handle
        .account
        .as_ref()
        .map(|account| account.player.id.clone());
    let is_missing = polled.error == Some(RequestError::Refused(ApiFailure::NotFound));
    html! { <>
        if let Some(tournament) = polled.value.filter(|_| !is_missing) {
            <Tournament {tournament} own={own.unwrap_or_default()} {requests} time={now()} />
        } else if polled.error.is_some() {
            <section class="panel"><RequestNotice error={polled.error} /></section>
        } else {
            <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-loading") }</p>
        }
        <div class="buttons">
            <Link to={Route::OnlineTournaments} class="button">{ phrases.text("tournaments-back") }</Link>
            <Link to={Route::Online} class="button">{ phrases.text("online-title") }</Link>
        </div>
    </> }
}

#[derive(Properties, PartialEq)]
pub struct TournamentProps {
    pub tournament: Rc<TournamentInfo>,
    /// The id of the player here.
    pub own: String,
    pub requests: TournamentRequests,
    /// The time now, in milliseconds since 1970.
    pub time: u64,
}

/// A tournament.
#[component]
pub fn Tournament(props: &TournamentProps) -> Html {
    let phrases = use_phrases();
    let tournament = &props.tournament;
    let summary = &tournament.summary;
    let is_open = summary.phase == TournamentPhase::Open;
    let game = game_title(&phrases, &summary.game);
    let format = format_text(&phrases, summary.format);
    html! { <>
        <section class="panel online-waiting" aria-labelledby="tournament">
            <h2 id="tournament">{ &summary.name }</h2>
            <p role="status">{ phase_text(&phrases, summary) }</p>
            <p>
                { format!("{game} · {format} · {}", time_control_text(&phrases, summary.time_control)) }
                if summary.is_rated {
                    { " " }<strong class="online-rated">{ phrases.text("online-rated") }</strong>
                }
            </p>
            if is_open {
                <p>{ start_text(&phrases, summary, props.time) }</p>
            }
            <p>{ show_up_text(&phrases, tournament) }{ " " }{ phrases.text("tournament-rule-time") }{ " " }{ phrases.text(format_rule(summary.format)) }</p>
            <p>{ phrases.say("tournament-organizer", &[("name", summary.organizer.name.as_str().into())]) }</p>
            if let Some(pairing) = own_pairing(tournament, &props.own) {
                { own_table(&phrases, pairing, &props.own) }
            }
            <RequestNotice error={props.requests.error} />
            <Actions tournament={tournament.clone()} own={props.own.clone()} requests={props.requests.clone()} />
        </section>
        <Standings tournament={tournament.clone()} own={props.own.clone()} requests={props.requests.clone()} />
        <Pairings tournament={tournament.clone()} own={props.own.clone()} />
    </> }
}

/// Says when a tournament starts.
fn start_text(phrases: &Phrases, summary: &TournamentSummary, time: u64) -> String {
    match summary.starts {
        None => {
            let min = i64::from(summary.min_players);
            phrases.say("tournament-starts-organizer", &[("min", min.into())])
        }
        Some(starts) if starts <= time => phrases.text("tournament-starts-soon"),
        Some(starts) => {
            let date = date_text(phrases, starts);
            let left = time_left_text(phrases, starts - time);
            let args = [("date", date.into()), ("left", left.into())];
            phrases.say("tournament-starts-date", &args)
        }
    }
}

/// Returns the match that a player has to play now.
pub fn own_pairing<'a>(tournament: &'a TournamentInfo, own: &str) -> Option<&'a TournamentPairing> {
    let is_own = |pairing: &&TournamentPairing| {
        let is_second = pairing
            .second
            .as_ref()
            .is_some_and(|second| second.id == own);
        pairing.result.is_none() && (pairing.first.id == own || is_second)
    };
    let is_running = tournament.summary.phase == TournamentPhase::Running;
    tournament
        .pairings
        .iter()
        .find(is_own)
        .filter(|_| is_running)
}

/// Renders the way to the table that waits for the player.
fn own_table(phrases: &Phrases, pairing: &TournamentPairing, own: &str) -> Html {
    let (Some(table), Some(second)) = (&pairing.table, &pairing.second) else {
        return Html::default();
    };
    let opponent = if second.id == own {
        &pairing.first
    } else {
        second
    };
    let args = [
        ("round", i64::from(pairing.round).into()),
        ("name", opponent.name.as_str().into()),
    ];
    let to = Route::OnlineTable {
        id: table.clone(),
        invitation: None,
    };
    html! { <>
        <p role="status"><strong>{ phrases.say("tournament-your-table", &args) }</strong></p>
        <div class="buttons"><Link {to} class="button primary large">{ phrases.text("tournament-open-table") }</Link></div>
    </> }
}

#[derive(Properties, PartialEq)]
struct ActionsProps {
    tournament: Rc<TournamentInfo>,
    own: String,
    requests: TournamentRequests,
}

/// What is asked before it is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    Withdraw,
    Cancel,
}

/// What the player can do: join, withdraw, and as the organizer start or cancel.
#[component]
fn Actions(props: &ActionsProps) -> Html {
    let phrases = use_phrases();
    let question = use_state_eq(|| None::<Question>);
    let summary = &props.tournament.summary;
    let requests = &props.requests;
    let is_busy = requests.is_running;
    let id = || summary.id.clone();
    let is_open = summary.phase == TournamentPhase::Open;
    let is_running = summary.phase == TournamentPhase::Running;
    let is_organizer = summary.organizer.id == props.own;
    let can_join = is_open && !summary.is_in && summary.players < summary.max_players;
    let can_start = is_open && is_organizer && summary.players >= summary.min_players;
    let ask = |asked: Question| {
        let question = question.setter();
        Callback::from(move |_: MouseEvent| question.set(Some(asked)))
    };
    let button = |class: &'static str, key: &'static str, onclick: Callback<MouseEvent>| {
        html! {
            <button type="button" class={classes!("button", class)} onclick={unless_disabled(is_busy, onclick)} aria-disabled={aria_disabled(is_busy)}>
                { phrases.text(key) }
            </button>
        }
    };
    let withdraw = match is_open {
        // Before the start nothing is lost.
        true => requests.on_press(TournamentRequest::Withdraw(id())),
        false => ask(Question::Withdraw),
    };
    html! { <>
        <div class="buttons">
            if can_join {
                { button("primary", "tournament-join", requests.on_press(TournamentRequest::Join(id()))) }
            }
            if can_start {
                { button("primary", "tournament-start-now", requests.on_press(TournamentRequest::Start(id()))) }
            }
            if summary.is_in && (is_open || is_running) {
                { button("danger", "tournament-withdraw", withdraw) }
            }
            if is_open && is_organizer {
                { button("danger", "tournament-cancel", ask(Question::Cancel)) }
            }
        </div>
        if let Some(asked) = *question {
            <Sure {asked} id={id()} requests={requests.clone()} on_close={let question = question.setter(); move |()| question.set(None)} />
        }
    </> }
}

#[derive(Properties, PartialEq)]
struct SureProps {
    asked: Question,
    id: String,
    requests: TournamentRequests,
    on_close: Callback<()>,
}

/// Asks before something is done that cannot be undone.
#[component]
fn Sure(props: &SureProps) -> Html {
    let phrases = use_phrases();
    let id = props.id.clone();
    let (title, lead, yes, request) = match props.asked {
        Question::Withdraw => (
            "tournament-withdraw-sure",
            "tournament-withdraw-lead",
            "tournament-withdraw",
            TournamentRequest::Withdraw(id),
        ),
        Question::Cancel => (
            "tournament-cancel-sure",
            "tournament-cancel-lead",
            "tournament-cancel",
            TournamentRequest::Cancel(id),
        ),
    };
    let onclick = {
        let (run, on_close) = (props.requests.run.clone(), props.on_close.clone());
        Callback::from(move |_: MouseEvent| {
            on_close.emit(());
            run.emit(request.clone());
        })
    };
    let actions = html! {
        <button type="button" class="button danger" {onclick}>{ phrases.text(yes) }</button>
    };
    html! {
        <Dialog title={phrases.text(title)} {actions} on_close={props.on_close.clone()}>
            <p>{ phrases.text(lead) }</p>
        </Dialog>
    }
}

#[derive(Properties, PartialEq)]
pub struct TournamentLinkProps {
    pub id: String,
    pub name: String,
    pub round: u16,
}

/// The way from a table to its tournament.
#[component]
pub fn TournamentLink(props: &TournamentLinkProps) -> Html {
    let phrases = use_phrases();
    let to = Route::OnlineTournament {
        id: props.id.clone(),
    };
    let args = [
        ("name", props.name.as_str().into()),
        ("round", i64::from(props.round).into()),
    ];
    html! { <Link {to} class="online-name-link">{ phrases.say("tournament-table", &args) }</Link> }
}
