//! Opening, finding, joining and leaving tables.

use super::caller::Caller;
use super::community::{require_welcome, without_blocked};
use super::players::{Body, body};
use crate::App;
use crate::error::ServerError;
use crate::random;
use crate::store::{JoinedSeat, SeatRow, TableRow};
use crate::table::{Clocks, deal_if_full};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use engine::bots::Level;
use engine::game::Seat;
use protocol::Bytes32;
use protocol::online::{
    ApiFailure, JoinTable, NewTable, Occupant, OwnSeat, PlayerInfo, ReplacePlayer, SeatInfo,
    SeedOffer, TableInfo, TablePhase, TakeOver, Visibility, check_signing_key,
};
use serde::Deserialize;
use subtle::ConstantTimeEq;

/// The tables of one player that may wait for others at a time.
const MAX_WAITING_TABLES: i64 = 20;

/// The query of a request for a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Invitation {
    /// The code of an invitation.
    invitation: Option<String>,
}

impl Invitation {
    /// Returns the code.
    pub fn code(&self) -> Option<&str> {
        self.invitation.as_deref()
    }
}

pub fn not_found() -> ServerError {
    ServerError::request(ApiFailure::NotFound, "there is no such table")
}

/// Returns a table as a player sees it.
pub fn describe(app: &App, table: TableRow, player: Option<&PlayerInfo>) -> TableInfo {
    let own = player.and_then(|player| own_seat(app, &table, player));
    let is_dealt = matches!(table.phase, TablePhase::Running | TablePhase::Over);
    let (clocks, now) = (Clocks::read(&table.clocks), app.clock.now());
    // Whoever sees a match late does not learn here whose turn it is.
    let is_running = table.phase == TablePhase::Running;
    let delay = app.config.spectator_delay_of(table.is_rated, is_running);
    let is_late = own.is_none() && delay.is_some();
    let is_asked = |seat: Seat| table.is_to_act(seat) && !is_late;
    let seat = |row: &SeatRow| SeatInfo {
        seat: row.seat,
        occupant: row.occupant.clone(),
        is_to_act: is_asked(row.seat),
        time_left: clocks
            .time_left(row, table.time_control, now)
            .filter(|_| is_asked(row.seat)),
        vacation_until: row.vacation_end(table.time_control, now),
        // The result of a rated match belongs to those to whom it was dealt.
        is_vacated: row.is_vacated() && !table.is_rated && table.tournament.is_none(),
        reserved: row
            .reserved
            .clone()
            .filter(|_| table.phase == TablePhase::Waiting),
    };
    let reserved_seat = player.and_then(|player| table.reserved_seat(&player.id));
    TableInfo {
        seats: table.seats.iter().map(seat).collect(),
        share_commitments: if is_dealt {
            table.seed_commitment().commitments()
        } else {
            Vec::new()
        },
        signing_keys: table.dealt_keys(),
        server_commitment: Bytes32::commitment(&table.server_share, Seat::TABLE),
        invitation: own.as_ref().map(|_| table.invitation),
        rematch: own.as_ref().and(table.rematch),
        own_seat: own,
        id: table.id,
        game: table.game.name().to_owned(),
        options: table.options,
        rules: table.rules,
        phase: table.phase,
        visibility: table.visibility,
        time_control: table.time_control,
        timeout_policy: table.timeout_policy,
        is_rated: table.is_rated,
        has_chat: table.has_chat,
        reaction_delay: table.reaction_delay,
        created: table.created,
        updated: table.updated,
        entries: table.entries,
        host: table.host,
        result: table.result,
        tournament: table.tournament,
        reserved_seat,
    }
}

/// Returns the seat of a player, with the token that proves it.
fn own_seat(app: &App, table: &TableRow, player: &PlayerInfo) -> Option<OwnSeat> {
    let seat = table.seat_of(&player.id)?;
    let row = table.seats.iter().find(|row| row.seat == seat)?;
    let token = app.store.seat_token(&table.id, row)?;
    Some(OwnSeat { seat, token })
}

/// Returns a table for a list, which needs no options: those with boards are large.
pub fn summary(app: &App, table: TableRow, player: Option<&PlayerInfo>) -> TableInfo {
    TableInfo {
        options: serde_json::Value::Null,
        ..describe(app, table, player)
    }
}

/// Finds a table that a player may see: a public one, one's own, or with an invitation.
pub async fn find(
    app: &App,
    id: &str,
    player: Option<&PlayerInfo>,
    invitation: Option<&str>,
) -> Result<TableRow, ServerError> {
    let table = app.store.table(id).await?.ok_or_else(not_found)?;
    let is_seated = player.is_some_and(|player| table.seat_of(&player.id).is_some());
    if is_seated || is_open_to(&table, invitation) {
        Ok(table)
    } else {
        Err(not_found())
    }
}

/// Returns whether somebody without a seat may see a table: it is public, or they are invited.
pub fn is_open_to(table: &TableRow, invitation: Option<&str>) -> bool {
    let is_code = |code: &str| bool::from(code.as_bytes().ct_eq(table.invitation.as_bytes()));
    table.visibility == Visibility::Public || invitation.is_some_and(is_code)
}

/// Lists the public tables that wait for players.
pub async fn open(
    State(app): State<App>,
    caller: Option<Caller>,
) -> Result<Json<Vec<TableInfo>>, ServerError> {
    let player = caller.map(|Caller(player)| player);
    let tables = app.store.open_tables().await?;
    let tables = without_blocked(&app, tables, player.as_ref()).await?;
    let described = tables
        .into_iter()
        .map(|table| summary(&app, table, player.as_ref()));
    Ok(Json(described.collect()))
}

/// Lists the public tables whose matches are played now, for spectators.
pub async fn running(
    State(app): State<App>,
    caller: Option<Caller>,
) -> Result<Json<Vec<TableInfo>>, ServerError> {
    let player = caller.map(|Caller(player)| player);
    let tables = app.store.running_tables().await?;
    let tables = without_blocked(&app, tables, player.as_ref()).await?;
    let described = tables
        .into_iter()
        .map(|table| summary(&app, table, player.as_ref()));
    Ok(Json(described.collect()))
}

/// Lists the player's tables; those that wait for the player are first.
pub async fn own(
    State(app): State<App>,
    Caller(player): Caller,
) -> Result<Json<Vec<TableInfo>>, ServerError> {
    let tables = app.store.tables_of_player(&player.id).await?.into_iter();
    let described = tables.map(|table| summary(&app, table, Some(&player)));
    let mut list: Vec<TableInfo> = described.collect();
    let waits = |table: &TableInfo| {
        let own = table.own_seat.as_ref().map(|own| own.seat);
        let mut seats = table.seats.iter();
        table.reserved_seat.is_some() || seats.any(|seat| seat.is_to_act && Some(seat.seat) == own)
    };
    list.sort_by_key(|table| !waits(table));
    Ok(Json(list))
}

/// Offers a share of the seed of a new table.
pub async fn offer_seed(
    State(app): State<App>,
    Caller(_): Caller,
) -> Result<Json<SeedOffer>, ServerError> {
    let offer = Bytes32(random::bytes()?);
    let share = app.store.offered_share(offer);
    let commitment = share.commitment(Seat::TABLE);
    Ok(Json(SeedOffer { offer, commitment }))
}

/// Refuses a player who already has too many tables that wait for others.
pub async fn check_waiting_tables(app: &App, player: &PlayerInfo) -> Result<(), ServerError> {
    if app.store.waiting_tables_of(&player.id).await? >= MAX_WAITING_TABLES {
        let message = format!("at most {MAX_WAITING_TABLES} of your tables may wait for players");
        return Err(ServerError::request(ApiFailure::TooMany, message));
    }
    Ok(())
}

/// Opens a table.
pub async fn add(
    State(app): State<App>,
    Caller(player): Caller,
    request: Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), ServerError> {
    let (game, new) = body(request)?.check()?;
    if new.has_chat && !app.config.has_chat {
        let message = "this server has no chat";
        return Err(ServerError::request(ApiFailure::BadRequest, message));
    }
    check_waiting_tables(&app, &player).await?;
    let id = app.store.add_table((game, &new), &player.id, None).await?;
    Ok((StatusCode::CREATED, dealt(&app, &id, &player).await?))
}

/// Returns a table.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<Invitation>,
    caller: Option<Caller>,
) -> Result<Json<TableInfo>, ServerError> {
    let player = caller.map(|Caller(player)| player);
    let table = find(&app, &id, player.as_ref(), query.code()).await?;
    let table = deal_if_full(&app, table).await?;
    Ok(Json(describe(&app, table, player.as_ref())))
}

/// Takes a seat. The last one to join starts the match.
pub async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
    request: Body<JoinTable>,
) -> Result<Json<TableInfo>, ServerError> {
    let request = body(request)?;
    check_signing_key(request.signing_key)?;
    let table = find(&app, &id, Some(&player), request.invitation.as_deref()).await?;
    if table.seat_of(&player.id).is_none() {
        let joined = JoinedSeat {
            table: &id,
            seat: seat_to_join(&app, &table, &player, request.seat).await?,
            player: &player.id,
            seed_share: request.seed_share,
            signing_key: request.signing_key,
        };
        app.store.take_seat(joined).await?;
    }
    dealt(&app, &id, &player).await
}

/// Returns the seat that a player may take: in a tournament the one that is kept for the player, else
/// the one that is asked for, or the first open one.
async fn seat_to_join(
    app: &App,
    table: &TableRow,
    player: &PlayerInfo,
    asked: Option<Seat>,
) -> Result<Seat, ServerError> {
    if table.tournament.is_some() {
        let message = "the seats are kept for the players of the tournament";
        let kept = table.reserved_seat(&player.id);
        return kept.ok_or_else(|| ServerError::request(ApiFailure::Forbidden, message));
    }
    require_welcome(app, &table.id, &player.id).await?;
    let mut seats = table.seats.iter();
    let open = seats.find(|row| row.occupant == Occupant::Open);
    let full = || ServerError::request(ApiFailure::Conflict, "all seats are taken");
    asked.or(open.map(|row| row.seat)).ok_or_else(full)
}

/// Refuses what the players of a tournament cannot decide at its tables.
fn require_free(table: &TableRow) -> Result<(), ServerError> {
    if table.tournament.is_some() {
        let message = "the table belongs to a tournament";
        return Err(ServerError::request(ApiFailure::Conflict, message));
    }
    Ok(())
}

/// Gives the seat back, before the match is dealt.
pub async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
) -> Result<Json<TableInfo>, ServerError> {
    require_free(&find(&app, &id, Some(&player), None).await?)?;
    app.store.leave_seat(&id, &player.id).await?;
    let table = app.store.table(&id).await?.ok_or_else(not_found)?;
    Ok(Json(describe(&app, table, Some(&player))))
}

/// Starts the match with bots at the open seats.
pub async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
) -> Result<Json<TableInfo>, ServerError> {
    let table = find(&app, &id, Some(&player), None).await?;
    require_free(&table)?;
    if table.host.id != player.id {
        let message = "only the player who opened the table can start it";
        return Err(ServerError::request(ApiFailure::Forbidden, message));
    }
    if table.is_rated {
        let message = "a rated match is for people only";
        return Err(ServerError::request(ApiFailure::Conflict, message));
    }
    app.store.fill_with_bots(&id, Level::Captain).await?;
    dealt(&app, &id, &player).await
}

/// Lets a bot play for a player who is late.
pub async fn replace(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
    request: Body<ReplacePlayer>,
) -> Result<Json<TableInfo>, ServerError> {
    let ReplacePlayer { seat } = body(request)?;
    let table = find(&app, &id, Some(&player), None).await?;
    let own = table.seat_of(&player.id).ok_or_else(not_found)?;
    let is_running = table.phase == TablePhase::Running;
    if own == seat || !is_running || !app.tables.replace(&app, &id, seat).await {
        let message = "the match does not wait for that player, or not long enough";
        return Err(ServerError::request(ApiFailure::Conflict, message));
    }
    let table = app.store.table(&id).await?.ok_or_else(not_found)?;
    Ok(Json(describe(&app, table, Some(&player))))
}

/// Takes over a seat that a person has left to a bot.
pub async fn take_over(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
    request: Body<TakeOver>,
) -> Result<Json<TableInfo>, ServerError> {
    let TakeOver {
        seat,
        invitation,
        signing_key,
    } = body(request)?;
    check_signing_key(signing_key)?;
    find(&app, &id, Some(&player), invitation.as_deref()).await?;
    require_welcome(&app, &id, &player.id).await?;
    let (store, table, own) = (app.store.clone(), id.clone(), player.id.clone());
    change_seats(&app, &id, async move {
        let player = (own.as_str(), signing_key);
        store.take_over_seat(&table, seat, player).await
    })
    .await?;
    let table = app.store.table(&id).await?.ok_or_else(not_found)?;
    Ok(Json(describe(&app, table, Some(&player))))
}

/// Stores a change of the seats of a match that is played, and loads the match again. Both steps
/// happen even if the player does not wait for the answer.
async fn change_seats(
    app: &App,
    id: &str,
    change: impl Future<Output = Result<(), ServerError>> + Send + 'static,
) -> Result<(), ServerError> {
    let (app, id) = (app.clone(), id.to_owned());
    let changing = tokio::spawn(async move {
        change.await?;
        app.tables.reload(&app, &id).await;
        Ok(())
    });
    changing.await.map_err(|_| ServerError::Stored("seat"))?
}

/// Deals the match if that is possible now, and returns the table.
pub async fn dealt(
    app: &App,
    id: &str,
    player: &PlayerInfo,
) -> Result<Json<TableInfo>, ServerError> {
    let table = app.store.table(id).await?.ok_or_else(not_found)?;
    let table = deal_if_full(app, table).await?;
    Ok(Json(describe(app, table, Some(player))))
}
