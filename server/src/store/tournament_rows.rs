//! Rows of tournaments as values.

use super::rows::parse_term;
use super::{DatabaseRow, term};
use crate::error::ServerError;
use protocol::online::{
    PairingOutcome, PairingReason, PairingResult, PlayerInfo, TournamentFormat, TournamentPairing,
    TournamentPhase, TournamentSummary,
};
use serde::de::DeserializeOwned;
use sqlx::Row;

/// A tournament as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct TournamentRow {
    /// What lists show.
    pub summary: TournamentSummary,
    /// The options of each match.
    pub options: serde_json::Value,
}

/// A player of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantRow {
    /// The player.
    pub player: PlayerInfo,
    /// The place by rating at the start, from 0; `None` before it.
    pub seed: Option<u16>,
    /// Whether the player has left since.
    pub has_left: bool,
}

/// Reads a small number; both databases store it in 64 bits.
pub(super) fn read_number<T: TryFrom<i64>>(
    row: &DatabaseRow,
    name: &'static str,
) -> Result<T, ServerError> {
    let number: i64 = row.try_get(name)?;
    T::try_from(number).map_err(|_| ServerError::Stored(name))
}

pub(super) fn read_json<T: DeserializeOwned>(
    row: &DatabaseRow,
    name: &'static str,
) -> Result<T, ServerError> {
    let text: String = row.try_get(name)?;
    serde_json::from_str(&text).map_err(|_| ServerError::Stored(name))
}

pub(super) fn read_tournament(row: &DatabaseRow) -> Result<TournamentRow, ServerError> {
    let text = |name: &str| row.try_get::<String, _>(name);
    let starts: Option<i64> = row.try_get("starts")?;
    let summary = TournamentSummary {
        id: text("id")?,
        name: text("name")?,
        organizer: PlayerInfo {
            id: text("organizer")?,
            name: text("organizer_name")?,
        },
        game: text("game")?,
        format: read_json::<TournamentFormat>(row, "format")?,
        time_control: read_json(row, "time_control")?,
        is_rated: row.try_get("is_rated")?,
        phase: parse_term::<TournamentPhase>(text("phase")?, "phase")?,
        min_players: read_number(row, "min_players")?,
        max_players: read_number(row, "max_players")?,
        players: read_number(row, "players")?,
        starts: starts.map(i64::unsigned_abs),
        round: read_number(row, "round")?,
        rounds: read_number(row, "rounds")?,
        is_in: row.try_get("is_in")?,
    };
    let options = read_json(row, "options")?;
    Ok(TournamentRow { summary, options })
}

pub(super) fn read_pairing(row: &DatabaseRow) -> Result<TournamentPairing, ServerError> {
    let (id, name): (Option<String>, Option<String>) =
        (row.try_get("second")?, row.try_get("second_name")?);
    let deadline: Option<i64> = row.try_get("deadline")?;
    Ok(TournamentPairing {
        round: read_number(row, "round")?,
        board: read_number(row, "board")?,
        leg: read_number(row, "leg")?,
        first: PlayerInfo {
            id: row.try_get("first")?,
            name: row.try_get("first_name")?,
        },
        second: id.zip(name).map(|(id, name)| PlayerInfo { id, name }),
        table: row.try_get("table_id")?,
        deadline: deadline.map(i64::unsigned_abs),
        result: read_result(row)?,
    })
}

pub(super) fn read_result(row: &DatabaseRow) -> Result<Option<PairingResult>, ServerError> {
    let outcome: Option<String> = row.try_get("outcome")?;
    let reason: Option<String> = row.try_get("reason")?;
    let Some((outcome, reason)) = outcome.zip(reason) else {
        return Ok(None);
    };
    Ok(Some(PairingResult {
        outcome: parse_term::<PairingOutcome>(outcome, "outcome")?,
        reason: parse_term::<PairingReason>(reason, "reason")?,
    }))
}

/// Returns the columns of a result.
pub(super) fn result_columns(
    result: Option<PairingResult>,
) -> Result<(Option<String>, Option<String>), ServerError> {
    let Some(PairingResult { outcome, reason }) = result else {
        return Ok((None, None));
    };
    Ok((Some(term(&outcome)?), Some(term(&reason)?)))
}
