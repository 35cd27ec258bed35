//! The vacation of a player.

use super::caller::Caller;
use super::players::{Body, body};
use crate::App;
use crate::error::ServerError;
use crate::table::refresh_vacations;
use crate::vacation::{days_left, vacation_end};
use axum::Json;
use axum::extract::State;
use protocol::online::{ApiFailure, MAX_VACATION_DAYS, NewVacation, PlayerInfo, VacationStatus};

async fn status(app: &App, player: &PlayerInfo) -> Result<Json<VacationStatus>, ServerError> {
    let (vacations, now) = (app.store.vacations(&player.id).await?, app.clock.now());
    Ok(Json(VacationStatus {
        until: vacation_end(&vacations, now),
        days_left: days_left(&vacations, now),
    }))
}

/// Says whether the player is on vacation.
pub async fn show(
    State(app): State<App>,
    Caller(player): Caller,
) -> Result<Json<VacationStatus>, ServerError> {
    status(&app, &player).await
}

/// Begins a vacation.
pub async fn begin(
    State(app): State<App>,
    Caller(player): Caller,
    request: Body<NewVacation>,
) -> Result<Json<VacationStatus>, ServerError> {
    let NewVacation { days } = body(request)?;
    if !(1..=MAX_VACATION_DAYS).contains(&days) {
        let message = format!("a vacation has 1 to {MAX_VACATION_DAYS} days");
        return Err(ServerError::request(ApiFailure::BadRequest, message));
    }
    app.store.begin_vacation(&player.id, days).await?;
    refresh_vacations(&app, &player.id).await?;
    status(&app, &player).await
}

/// Ends the vacation early.
pub async fn end(
    State(app): State<App>,
    Caller(player): Caller,
) -> Result<Json<VacationStatus>, ServerError> {
    app.store.end_vacation(&player.id).await?;
    refresh_vacations(&app, &player.id).await?;
    status(&app, &player).await
}
