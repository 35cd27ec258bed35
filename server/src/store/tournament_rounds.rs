//! Tournaments from round to round. All that follows from what is stored happens in one transaction,
//! so that it happens once, whoever asks for it and whenever the server ends.

use super::tournament_rows::{read_json, read_number, read_result};
use super::tournament_tables::{RoundTimes, open_pairing, settle_pairings};
use super::{Database, DatabaseRow, Store, column, term};
use crate::error::ServerError;
use crate::rating::SkillEstimate;
use crate::tournament::{Advance, Pairing, TournamentField, round_count};
use protocol::online::{ApiFailure, TournamentFormat, TournamentPhase};
use sqlx::{Row, Transaction};
use std::collections::BTreeMap;

/// The most steps of one call: rounds without matches follow each other at once.
const MAX_STEPS: usize = 256;

/// Tournaments for which something is to be done: one is to start, a match is over, a player has left
/// or did not come, or all matches of the round are over.
const DUE: &str = "
    SELECT t.id FROM tournaments t
    WHERE (t.phase = 'open' AND t.starts <= $1) OR (t.phase = 'running' AND (
        NOT EXISTS (SELECT 1 FROM tournament_pairings x WHERE x.tournament = t.id AND x.outcome IS NULL)
        OR EXISTS (SELECT 1 FROM tournament_pairings x LEFT JOIN tables b ON b.id = x.table_id
            WHERE x.tournament = t.id AND x.outcome IS NULL AND (
            b.id IS NULL OR b.phase IN ('over', 'closed')
            OR (b.phase = 'waiting' AND x.deadline <= $1 AND $2 <= $1
                AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = b.id AND s.player IS NULL))
            OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = b.id AND s.left_player IS NOT NULL)
            OR EXISTS (SELECT 1 FROM tournament_players e WHERE e.tournament = t.id
                AND e.player IN (x.first, x.second) AND (e.has_left IS NOT NULL
                OR e.player IN (SELECT player FROM bans)))))))";

impl Store {
    /// Returns the tournaments for which something is to be done.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn due_tournaments(&self, times: RoundTimes) -> Result<Vec<String>, ServerError> {
        let rows: Vec<(String,)> = sqlx::query_as(DUE)
            .bind(column(self.clock.now()))
            .bind(column(times.returned))
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Starts a tournament, as its organizer asks.
    ///
    /// # Errors
    /// Returns a conflict if it has started or has too few players.
    pub async fn start_tournament(&self, id: &str, times: RoundTimes) -> Result<(), ServerError> {
        let mut transaction = self.begin().await?;
        let conflict = |message: &str| ServerError::request(ApiFailure::Conflict, message);
        let state = TournamentState::load(&mut transaction, id).await?;
        if state.phase != TournamentPhase::Open {
            return Err(conflict("the tournament has started, or has ended"));
        }
        if !self.begin_tournament(&mut transaction, &state).await? {
            return Err(conflict("the tournament has too few players"));
        }
        self.play_on(&mut transaction, id, times).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Does whatever is to be done for a tournament. Doing it again changes nothing.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn advance_tournament(&self, id: &str, times: RoundTimes) -> Result<(), ServerError> {
        let mut transaction = self.begin().await?;
        let state = TournamentState::load(&mut transaction, id).await?;
        let now = self.clock.now();
        match state.phase {
            TournamentPhase::Open if state.starts.is_some_and(|starts| starts <= now) => {
                if self.begin_tournament(&mut transaction, &state).await? {
                    self.play_on(&mut transaction, id, times).await?;
                } else {
                    self.set_phase(&mut transaction, id, TournamentPhase::Canceled)
                        .await?;
                }
            }
            TournamentPhase::Running => self.play_on(&mut transaction, id, times).await?,
            TournamentPhase::Open | TournamentPhase::Over | TournamentPhase::Canceled => {
                return Ok(());
            }
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Gives all players their seeds. Returns `false` if there are too few.
    async fn begin_tournament(
        &self,
        transaction: &mut Transaction<'_, Database>,
        state: &TournamentState,
    ) -> Result<bool, ServerError> {
        sqlx::query(
            "DELETE FROM tournament_players WHERE tournament = $1 AND player IN
             (SELECT player FROM bans UNION SELECT id FROM players WHERE deleted IS NOT NULL)",
        )
        .bind(&state.id)
        .execute(&mut **transaction)
        .await?;
        let players: Vec<(String,)> = sqlx::query_as(
            "SELECT e.player FROM tournament_players e
             LEFT JOIN ratings r ON r.player = e.player AND r.game = $1 AND r.seats = 2
             WHERE e.tournament = $2 ORDER BY coalesce(r.value, $3) DESC, e.joined, e.player",
        )
        .bind(&state.game)
        .bind(&state.id)
        .bind(SkillEstimate::default().value)
        .fetch_all(&mut **transaction)
        .await?;
        if players.len() < state.min_players.into() {
            return Ok(false);
        }
        for (seed, (player,)) in (0_i64..).zip(&players) {
            sqlx::query(
                "UPDATE tournament_players SET seed = $1 WHERE tournament = $2 AND player = $3",
            )
            .bind(seed)
            .bind(&state.id)
            .bind(player)
            .execute(&mut **transaction)
            .await?;
        }
        sqlx::query("UPDATE tournaments SET rounds = $1 WHERE id = $2")
            .bind(i64::from(round_count(state.format, players.len())))
            .bind(&state.id)
            .execute(&mut **transaction)
            .await?;
        self.set_phase(transaction, &state.id, TournamentPhase::Running)
            .await?;
        Ok(true)
    }

    async fn set_phase(
        &self,
        transaction: &mut Transaction<'_, Database>,
        id: &str,
        phase: TournamentPhase,
    ) -> Result<(), ServerError> {
        sqlx::query("UPDATE tournaments SET phase = $1, updated = $2 WHERE id = $3")
            .bind(term(&phase)?)
            .bind(column(self.clock.now()))
            .bind(id)
            .execute(&mut **transaction)
            .await?;
        Ok(())
    }

    /// Settles what can be settled, and opens what follows.
    async fn play_on(
        &self,
        transaction: &mut Transaction<'_, Database>,
        id: &str,
        times: RoundTimes,
    ) -> Result<(), ServerError> {
        let now = self.clock.now();
        sqlx::query(
            "UPDATE tournament_players SET has_left = $1 WHERE tournament = $2 AND has_left IS NULL AND player IN
             (SELECT player FROM bans UNION SELECT id FROM players WHERE deleted IS NOT NULL)",
        )
        .bind(column(now))
        .bind(id)
        .execute(&mut **transaction)
        .await?;
        for _ in 0..MAX_STEPS {
            let state = TournamentState::load(transaction, id).await?;
            settle_pairings(transaction, &state, (now, times.returned)).await?;
            let state = TournamentState::load(transaction, id).await?;
            match state.field.advance() {
                Advance::Wait => return Ok(()),
                Advance::Over => {
                    return self.set_phase(transaction, id, TournamentPhase::Over).await;
                }
                Advance::Open(pairings) => {
                    for pairing in &pairings {
                        open_pairing(self, transaction, (&state, pairing), times).await?;
                    }
                    let round = pairings
                        .first()
                        .map_or(state.field.round, |pairing| pairing.round);
                    sqlx::query("UPDATE tournaments SET round = $1, updated = $2 WHERE id = $3")
                        .bind(i64::from(round))
                        .bind(column(now))
                        .bind(id)
                        .execute(&mut **transaction)
                        .await?;
                }
            }
        }
        Ok(())
    }

    /// Returns what is stored of a tournament, for its standings.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read, or there is no such tournament.
    pub async fn tournament_field(&self, id: &str) -> Result<TournamentField, ServerError> {
        let mut transaction = self.readers.begin().await?;
        Ok(TournamentState::load(&mut transaction, id).await?.field)
    }
}

/// A tournament as its rounds depend on it.
pub(super) struct TournamentState {
    pub(super) id: String,
    pub(super) phase: TournamentPhase,
    pub(super) organizer: String,
    pub(super) game: String,
    /// Options and time control, as JSON.
    pub(super) options: String,
    pub(super) time_control: String,
    pub(super) is_rated: bool,
    format: TournamentFormat,
    min_players: u8,
    starts: Option<u64>,
    /// The players, by seed.
    pub(super) players: Vec<String>,
    /// Who has met whom.
    pub(super) field: TournamentField,
}

impl TournamentState {
    async fn load(
        transaction: &mut Transaction<'_, Database>,
        id: &str,
    ) -> Result<Self, ServerError> {
        let row = sqlx::query("SELECT * FROM tournaments WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut **transaction)
            .await?;
        let missing = || ServerError::request(ApiFailure::NotFound, "there is no such tournament");
        let row = row.ok_or_else(missing)?;
        let entrants: Vec<(String, bool)> = sqlx::query_as(
            "SELECT player, has_left IS NULL FROM tournament_players
             WHERE tournament = $1 AND seed IS NOT NULL ORDER BY seed",
        )
        .bind(id)
        .fetch_all(&mut **transaction)
        .await?;
        let pairings = sqlx::query(
            "SELECT * FROM tournament_pairings WHERE tournament = $1 ORDER BY round, board, leg",
        )
        .bind(id)
        .fetch_all(&mut **transaction)
        .await?;
        let (players, active): (Vec<String>, Vec<bool>) = entrants.into_iter().unzip();
        let seeds: BTreeMap<&str, usize> = players.iter().map(String::as_str).zip(0..).collect();
        let pairings: Result<Vec<Pairing>, _> = pairings
            .iter()
            .map(|row| read_pairing(row, &seeds))
            .collect();
        let format = read_json(&row, "format")?;
        let starts: Option<i64> = row.try_get("starts")?;
        let phase = super::rows::parse_term(row.try_get("phase")?, "phase")?;
        Ok(Self {
            id: id.to_owned(),
            phase,
            organizer: row.try_get("organizer")?,
            game: row.try_get("game")?,
            options: row.try_get("options")?,
            time_control: row.try_get("time_control")?,
            is_rated: row.try_get("is_rated")?,
            format,
            min_players: read_number(&row, "min_players")?,
            starts: starts.map(i64::unsigned_abs),
            field: TournamentField {
                format,
                active,
                round: read_number(&row, "round")?,
                pairings: pairings?,
            },
            players,
        })
    }
}

/// Reads a pairing, with the seeds of its players.
fn read_pairing(row: &DatabaseRow, seeds: &BTreeMap<&str, usize>) -> Result<Pairing, ServerError> {
    let seed = |player: String| {
        let seed = seeds.get(player.as_str()).copied();
        seed.ok_or(ServerError::Stored("pairing"))
    };
    let second: Option<String> = row.try_get("second")?;
    Ok(Pairing {
        round: read_number(row, "round")?,
        board: read_number(row, "board")?,
        leg: read_number(row, "leg")?,
        first: seed(row.try_get("first")?)?,
        second: second.map(seed).transpose()?,
        outcome: read_result(row)?.map(|result| result.outcome),
    })
}
