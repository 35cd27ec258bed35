//! The tournaments of the server, for the operator.

use super::actions::{
    AdminAction, AdminActions, AdminHandle, use_admin_actions, use_reported_error,
};
use crate::polling::{PendingAnswer, use_polled};
use crate::server_page::RequestNotice;
use crate::table_text::game_title;
use crate::tournament_text::phase_text;
use net::server_api::ServerApi;
use protocol::online::{TournamentPhase, TournamentSummary};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::{Link, Route};
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 30_000;

#[derive(Properties, PartialEq)]
pub struct AdminTournamentsProps {
    pub handle: AdminHandle,
}

fn load(api: ServerApi) -> PendingAnswer<Vec<TournamentSummary>> {
    Box::pin(async move { api.admin_tournaments().await })
}

/// The tournaments; those that are not over can be canceled. Nothing where there is none.
#[component]
pub fn AdminTournaments(props: &AdminTournamentsProps) -> Html {
    let phrases = use_phrases();
    let polled = use_polled(POLL_PAUSE_MS, props.handle.api.clone(), load);
    use_reported_error(&props.handle, polled.error);
    let actions = use_admin_actions(&props.handle, polled.reload.clone());
    let tournaments = polled.value.as_deref().map_or(&[][..], Vec::as_slice);
    let error = actions.error.or(polled.error);
    if tournaments.is_empty() && error.is_none() {
        return Html::default();
    }
    html! {
        <section class="panel" aria-labelledby="admin-tournaments">
            <h2 id="admin-tournaments">{ phrases.text("tournaments") }</h2>
            <RequestNotice {error} />
            <ul class="online-seats">
                for tournament in tournaments {
                    { tournament_row(&phrases, tournament, &actions) }
                }
            </ul>
        </section>
    }
}

/// Renders a tournament with who has created it.
pub fn tournament_row(
    phrases: &Phrases,
    tournament: &TournamentSummary,
    actions: &AdminActions,
) -> Html {
    let cancel = actions.on_press(AdminAction::CancelTournament(tournament.id.clone()));
    let can_cancel = matches!(
        tournament.phase,
        TournamentPhase::Open | TournamentPhase::Running
    );
    let to = Route::OnlineTournament {
        id: tournament.id.clone(),
    };
    let game = game_title(phrases, &tournament.game);
    let organizer = &tournament.organizer.name;
    html! {
        <li key={tournament.id.clone()}>
            <span class="online-occupant">
                <Link {to}><strong>{ &tournament.name }</strong></Link>
                <small class="admin-line">{ format!("{game} · ") }<bdi>{ organizer }</bdi></small>
                <small class="admin-line">{ phase_text(phrases, tournament) }</small>
            </span>
            if can_cancel {
                <button type="button" class="button danger" onclick={unless_disabled(actions.is_running, cancel)} aria-disabled={aria_disabled(actions.is_running)}
                    aria-label={phrases.say("admin-cancel-tournament", &[("name", tournament.name.as_str().into())])}>
                    { phrases.text("tournament-cancel") }
                </button>
            }
        </li>
    }
}
