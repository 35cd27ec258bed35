//! Tournaments: listing, creating and joining them, and what organizers do.

use super::caller::Caller;
use super::players::{Body, body};
use crate::App;
use crate::config::TournamentAccess;
use crate::director::round_times;
use crate::error::ServerError;
use crate::store::{EntrantRow, TournamentRow};
use crate::table::TableRequest;
use crate::tournament::{EntrantStanding, standings};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::online::{
    ApiFailure, NewTournament, PlayerInfo, TournamentEntrant, TournamentInfo, TournamentList,
    TournamentPhase, TournamentStanding,
};

/// The answer of a request about one tournament.
type Shown = Result<Json<TournamentInfo>, ServerError>;

fn not_found() -> ServerError {
    ServerError::request(ApiFailure::NotFound, "there is no such tournament")
}

fn forbidden(message: &str) -> ServerError {
    ServerError::request(ApiFailure::Forbidden, message)
}

/// Refuses everything where the operator wants no tournaments.
fn require_tournaments(app: &App) -> Result<(), ServerError> {
    match app.config.tournaments {
        TournamentAccess::Off => Err(forbidden("this server has no tournaments")),
        TournamentAccess::Players | TournamentAccess::Organizers => Ok(()),
    }
}

/// Returns whether a player may create a tournament.
async fn may_create(app: &App, player: &PlayerInfo) -> Result<bool, ServerError> {
    match app.config.tournaments {
        TournamentAccess::Players => Ok(true),
        TournamentAccess::Organizers => app.store.is_organizer(&player.id).await,
        TournamentAccess::Off => Ok(false),
    }
}

async fn find(
    app: &App,
    id: &str,
    player: Option<&PlayerInfo>,
) -> Result<TournamentRow, ServerError> {
    require_tournaments(app)?;
    let player = player.map(|player| player.id.as_str());
    let found = app.store.tournament(id, player).await?;
    found.ok_or_else(not_found)
}

/// Returns a tournament that a player has created.
async fn own(app: &App, id: &str, player: &PlayerInfo) -> Result<TournamentRow, ServerError> {
    let found = find(app, id, Some(player)).await?;
    if found.summary.organizer.id != player.id {
        return Err(forbidden("only the organizer can do that"));
    }
    Ok(found)
}

/// Lists the tournaments.
pub async fn list(
    State(app): State<App>,
    caller: Option<Caller>,
) -> Result<Json<TournamentList>, ServerError> {
    require_tournaments(&app)?;
    let player = caller.map(|Caller(player)| player);
    let id = player.as_ref().map(|player| player.id.as_str());
    let tournaments = app.store.tournaments(id).await?;
    let may_create = match &player {
        Some(player) => may_create(&app, player).await?,
        None => false,
    };
    Ok(Json(TournamentList {
        tournaments,
        may_create,
    }))
}

/// Creates a tournament.
pub async fn add(
    State(app): State<App>,
    Caller(player): Caller,
    request: Body<NewTournament>,
) -> Result<(StatusCode, Json<TournamentInfo>), ServerError> {
    if !may_create(&app, &player).await? {
        return Err(forbidden("the player may not create tournaments"));
    }
    let (game, new) = body(request)?.check(app.clock.now())?;
    let id = app.store.add_tournament((game, &new), &player.id).await?;
    Ok((
        StatusCode::CREATED,
        describe(&app, &id, Some(&player)).await?,
    ))
}

/// Returns a tournament.
pub async fn show(State(app): State<App>, Path(id): Path<String>, caller: Option<Caller>) -> Shown {
    let player = caller.map(|Caller(player)| player);
    describe(&app, &id, player.as_ref()).await
}

/// Takes part.
pub async fn join(State(app): State<App>, Path(id): Path<String>, Caller(player): Caller) -> Shown {
    find(&app, &id, Some(&player)).await?;
    app.store.join_tournament(&id, &player.id).await?;
    describe(&app, &id, Some(&player)).await
}

/// Withdraws. After the start, the player's open matches are lost.
pub async fn withdraw(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
) -> Shown {
    find(&app, &id, Some(&player)).await?;
    take_out(&app, &id, &player.id).await?;
    describe(&app, &id, Some(&player)).await
}

/// Removes a player, as the organizer decides.
pub async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
    request: Body<TournamentEntrant>,
) -> Shown {
    own(&app, &id, &player).await?;
    take_out(&app, &id, &body(request)?.player).await?;
    describe(&app, &id, Some(&player)).await
}

/// Starts a tournament, as the organizer decides.
pub async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
) -> Shown {
    own(&app, &id, &player).await?;
    app.store.start_tournament(&id, round_times(&app)).await?;
    describe(&app, &id, Some(&player)).await
}

/// Cancels a tournament that has not started, as the organizer decides.
pub async fn cancel(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
) -> Shown {
    own(&app, &id, &player).await?;
    app.store.cancel_tournament(&id, false).await?;
    describe(&app, &id, Some(&player)).await
}

/// Takes a player out of a tournament; matches that are played are given up. If the server ends
/// meanwhile, the pairings are lost all the same.
async fn take_out(app: &App, id: &str, player: &str) -> Result<(), ServerError> {
    let matches = app.store.tournament_matches_of(id, player).await?;
    app.store.leave_tournament(id, player).await?;
    for table in matches {
        let sender = app.tables.load(app, &table);
        // A table that has ended has nothing to give up.
        let _ = sender.send(TableRequest::GiveUp(player.to_owned())).await;
    }
    app.store.advance_tournament(id, round_times(app)).await
}

/// Returns a tournament as a player sees it.
async fn describe(app: &App, id: &str, player: Option<&PlayerInfo>) -> Shown {
    let TournamentRow { summary, options } = find(app, id, player).await?;
    let entrants = app.store.entrants(id).await?;
    let is_started = entrants
        .first()
        .is_some_and(|entrant| entrant.seed.is_some());
    let standings = if is_started {
        standings(&app.store.tournament_field(id).await?)
    } else {
        (0..entrants.len()).map(before_start).collect()
    };
    let standings = standings
        .into_iter()
        .filter_map(|line| standing(&entrants, &line));
    Ok(Json(TournamentInfo {
        options,
        show_up_time: summary.time_control.show_up_time(),
        standings: standings.collect(),
        pairings: match summary.phase {
            TournamentPhase::Open => Vec::new(),
            TournamentPhase::Running | TournamentPhase::Over | TournamentPhase::Canceled => {
                app.store.pairings(id).await?
            }
        },
        summary,
    }))
}

/// Returns the line of a player of a tournament that has not started.
const fn before_start(entrant: usize) -> EntrantStanding {
    EntrantStanding {
        entrant,
        place: 0,
        half_points: 0,
        quarter_tie_break: 0,
    }
}

/// Returns a line of the standings. `entrants` are in the order of their seeds.
fn standing(entrants: &[EntrantRow], line: &EntrantStanding) -> Option<TournamentStanding> {
    let entrant = entrants.get(line.entrant)?;
    Some(TournamentStanding {
        player: entrant.player.clone(),
        place: line.place,
        points: f64::from(line.half_points) / 2.0,
        tie_break: f64::from(line.quarter_tie_break) / 4.0,
        has_left: entrant.has_left,
    })
}
