//! Becoming a player, and one's own name.

use super::caller::Caller;
use super::tables::describe;
use crate::App;
use crate::error::ServerError;
use crate::store::StoredRecord;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use protocol::online::{
    ApiFailure, ExportedTable, MAX_NAME_CHARS, NewPlayer, PlayerExport, PlayerInfo, PlayerName,
    TablePhase, plain_name,
};

/// The body of a request, or why it cannot be read.
pub type Body<T> = Result<Json<T>, JsonRejection>;

/// Returns the body of a request.
pub fn body<T>(body: Body<T>) -> Result<T, ServerError> {
    let Json(value) =
        body.map_err(|error| ServerError::request(ApiFailure::BadRequest, error.body_text()))?;
    Ok(value)
}

/// Returns the name of a request as others will see it.
pub fn checked(name: &PlayerName) -> Result<String, ServerError> {
    let plain = plain_name(&name.name);
    if plain.is_empty() || plain.chars().count() > MAX_NAME_CHARS {
        let message = format!("a name has 1 to {MAX_NAME_CHARS} characters");
        return Err(ServerError::request(ApiFailure::BadRequest, message));
    }
    Ok(plain)
}

/// Adds a player.
pub async fn add(
    State(app): State<App>,
    request: Body<PlayerName>,
) -> Result<(StatusCode, Json<NewPlayer>), ServerError> {
    let name = checked(&body(request)?)?;
    let player = app.store.add_player(&name).await?;
    Ok((StatusCode::CREATED, Json(player)))
}

/// Returns the player.
pub async fn me(Caller(player): Caller) -> Json<PlayerInfo> {
    Json(player)
}

/// Changes the player's name.
pub async fn rename(
    State(app): State<App>,
    Caller(player): Caller,
    request: Body<PlayerName>,
) -> Result<Json<PlayerInfo>, ServerError> {
    let name = checked(&body(request)?)?;
    app.store.rename_player(&player.id, &name).await?;
    Ok(Json(PlayerInfo { name, ..player }))
}

/// Deletes the player.
pub async fn delete(
    State(app): State<App>,
    Caller(player): Caller,
) -> Result<StatusCode, ServerError> {
    let tables = app.store.delete_player(&player.id).await?;
    // The rest happens even if the player does not wait for the answer.
    let reloading = tokio::spawn(async move {
        for table in tables {
            // A bot has the seat now.
            app.tables.reload(&app, &table).await;
        }
    });
    // A failure was logged where it happened; the key is gone all the same.
    let _ = reloading.await;
    Ok(StatusCode::NO_CONTENT)
}

/// Signs the player out everywhere else: all keys and tokens of seats are replaced. Returns the new
/// key.
pub async fn sign_out(
    State(app): State<App>,
    Caller(player): Caller,
) -> Result<Json<NewPlayer>, ServerError> {
    let (key, tables) = app.store.replace_keys(&player.id).await?;
    let reloading = tokio::spawn(async move {
        for table in tables {
            // Its sockets are closed, and open again with the new tokens.
            app.tables.reload(&app, &table).await;
        }
    });
    let _ = reloading.await;
    Ok(Json(NewPlayer { player, key }))
}

/// Returns everything that is stored of the player: the name, tables, ratings, and the logs of
/// matches that are over. Others still play the other ones, and their logs have what is hidden.
pub async fn export(
    State(app): State<App>,
    Caller(player): Caller,
) -> Result<Json<PlayerExport>, ServerError> {
    let mut tables = Vec::new();
    for table in app.store.all_tables_of_player(&player.id).await? {
        let is_over = table.phase == TablePhase::Over;
        let records = if is_over {
            let log = app.store.log(&table.id).await?;
            let value = |record: &StoredRecord| serde_json::from_str(&record.record).ok();
            log.records.iter().filter_map(value).collect()
        } else {
            Vec::new()
        };
        let own = table.seat_of(&player.id);
        let mut rows = table.seats.iter();
        let answers = rows
            .find(|row| Some(row.seat) == own)
            .map(|row| row.answers);
        tables.push(ExportedTable {
            table: describe(&app, table, Some(&player)),
            answers,
            records,
        });
    }
    let own = player.id.clone();
    let ratings = app.store.ratings_of(&player.id).await?;
    let campaigns = app.store.campaigns_of(&player.id).await?;
    let notifications = super::notifications::settings(&app, &player.id).await?;
    let publisher = app.store.publisher_user(&player.id).await?;
    let vacations = app.store.vacations(&player.id).await?;
    Ok(Json(PlayerExport {
        player,
        tables,
        ratings,
        campaigns,
        notifications,
        publisher,
        players: app.store.player_lists(&own).await?,
        talk: app.store.talk_of(&own).await?,
        reports: app.store.reports_of(&own).await?,
        vacations,
        tournaments: app.store.tournaments_of(&own).await?,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain_and_short() {
        let name = |name: &str| {
            checked(&PlayerName {
                name: name.to_owned(),
            })
        };
        assert_eq!(name(" Ann\u{202e}\n ").expect("a name"), "Ann");
        let longest = "é".repeat(MAX_NAME_CHARS);
        assert_eq!(name(&longest).expect("a name"), longest);
        for bad in ["", " \u{2066}", &format!("{longest}e")] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }
}
