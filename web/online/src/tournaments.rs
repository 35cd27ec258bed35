//! The list of tournaments.

use super::account::AccountHandle;
use super::polling::{PendingAnswer, use_polled};
use super::server_page::{RequestNotice, ServerPage};
use super::table_text::{game_title, time_control_text};
use super::tournament_text::{format_text, phase_text};
use net::server_api::ServerApi;
use protocol::online::{TournamentList, TournamentSummary};
use std::rc::Rc;
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 15_000;

/// The page of tournaments.
#[component]
pub fn TournamentsPage() -> Html {
    let phrases = use_phrases();
    let body = Callback::from(|handle: AccountHandle| html! { <LoadedList {handle} /> });
    html! {
        <ServerPage title={phrases.text("tournaments")} lead={phrases.text("tournaments-lead")} {body} needs_player=false />
    }
}

#[derive(Properties, PartialEq)]
struct LoadedListProps {
    handle: AccountHandle,
}

fn load(api: ServerApi) -> PendingAnswer<TournamentList> {
    Box::pin(async move { api.tournaments().await })
}

/// The list once the server has sent it.
#[component]
fn LoadedList(props: &LoadedListProps) -> Html {
    let phrases = use_phrases();
    let polled = use_polled(POLL_PAUSE_MS, props.handle.api(), load);
    let may_create = polled.value.as_ref().is_some_and(|list| list.may_create);
    html! { <>
        <section class="panel" aria-label={phrases.text("tournaments")}>
            <RequestNotice error={polled.error} />
            if let Some(list) = polled.value {
                <Tournaments {list} />
            } else if polled.error.is_none() {
                <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-loading") }</p>
            }
        </section>
        <div class="buttons">
            if may_create {
                <Link to={Route::NewTournament} class="button primary">{ phrases.text("tournament-new") }</Link>
            }
            <Link to={Route::Online} class="button">{ phrases.text("online-title") }</Link>
        </div>
    </> }
}

#[derive(Properties, PartialEq)]
pub struct TournamentsProps {
    pub list: Rc<TournamentList>,
}

/// The tournaments, each as a card that leads to it.
#[component]
pub fn Tournaments(props: &TournamentsProps) -> Html {
    let phrases = use_phrases();
    if props.list.tournaments.is_empty() {
        return html! { <p>{ phrases.text("tournaments-none") }</p> };
    }
    let row = |tournament: &TournamentSummary| {
        html! { <li key={tournament.id.clone()}>{ card(&phrases, tournament) }</li> }
    };
    html! { <ul class="online-tables">{ for props.list.tournaments.iter().map(row) }</ul> }
}

fn card(phrases: &Phrases, tournament: &TournamentSummary) -> Html {
    let to = Route::OnlineTournament {
        id: tournament.id.clone(),
    };
    let game = game_title(phrases, &tournament.game);
    let format = format_text(phrases, tournament.format);
    let time = time_control_text(phrases, tournament.time_control);
    html! {
        <div class={classes!("online-table", tournament.is_in.then_some("own"))}>
            <span class="online-game">
                <Link {to}><strong>{ &tournament.name }</strong></Link>
                if tournament.is_rated {
                    { " " }<small class="online-rated">{ phrases.text("online-rated") }</small>
                }
            </span>
            <span class="online-opponents">{ format!("{game} · {format} · {time}") }</span>
            <span class="online-state">{ phase_text(phrases, tournament) }</span>
        </div>
    }
}
