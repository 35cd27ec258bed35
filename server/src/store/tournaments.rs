//! Tournaments: creating, joining and leaving them, and what everybody may know of them.

use super::tournament_rows::{EntrantRow, TournamentRow, read_pairing, read_tournament};
use super::{Database, DatabaseRow, Store, change_for_player, column, json};
use crate::error::ServerError;
use crate::random;
use engine::registry::GameId;
use protocol::online::{
    ApiFailure, NewTournament, PlayerInfo, TournamentPairing, TournamentSummary,
};
use sqlx::{AssertSqlSafe, Row, Transaction};

/// Tournaments in one list.
const MAX_LISTED: i64 = 100;
/// The tournaments of one organizer that may be open or played at a time.
const MAX_ORGANIZED: i64 = 5;

/// The columns of a summary, as a player sees it.
const SUMMARIES: &str = "SELECT t.*, p.name AS organizer_name,
    (SELECT count(*) FROM tournament_players e WHERE e.tournament = t.id) AS players,
    EXISTS (SELECT 1 FROM tournament_players e WHERE e.tournament = t.id AND e.player = $1 AND e.has_left IS NULL) AS is_in
    FROM tournaments t JOIN players p ON p.id = t.organizer";

impl Store {
    /// Adds a tournament whose options were checked, and returns its id.
    ///
    /// # Errors
    /// Returns an error if the organizer has too many already.
    pub async fn add_tournament(
        &self,
        (game, new): (GameId, &NewTournament),
        organizer: &str,
    ) -> Result<String, ServerError> {
        let (id, time) = (random::id()?, column(self.clock.now()));
        let added = sqlx::query(
            "INSERT INTO tournaments (id, name, organizer, game, options, format, time_control, is_rated, min_players, max_players, starts, phase, created, updated)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'open', $12, $12
             WHERE (SELECT count(*) FROM tournaments WHERE organizer = $3 AND phase IN ('open', 'running')) < $13",
        )
        .bind(&id)
        .bind(&new.name)
        .bind(organizer)
        .bind(game.name())
        .bind(json(&new.options)?)
        .bind(json(&new.format)?)
        .bind(json(&new.time_control)?)
        .bind(new.is_rated)
        .bind(i64::from(new.min_players))
        .bind(i64::from(new.max_players))
        .bind(new.starts.map(column))
        .bind(time)
        .bind(MAX_ORGANIZED)
        .execute(&self.writer)
        .await?;
        if added.rows_affected() == 0 {
            let message =
                format!("at most {MAX_ORGANIZED} of your tournaments may be open or played");
            return Err(ServerError::request(ApiFailure::TooMany, message));
        }
        Ok(id)
    }

    /// Returns a tournament as a player sees it.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn tournament(
        &self,
        id: &str,
        player: Option<&str>,
    ) -> Result<Option<TournamentRow>, ServerError> {
        let query = format!("{SUMMARIES} WHERE t.id = $2");
        let row = sqlx::query(AssertSqlSafe(query))
            .bind(player)
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_tournament).transpose()
    }

    /// Returns the tournaments: those that are open or played, then the last ones that have ended.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn tournaments(
        &self,
        player: Option<&str>,
    ) -> Result<Vec<TournamentSummary>, ServerError> {
        let query = format!(
            "{SUMMARIES} ORDER BY CASE t.phase WHEN 'open' THEN 0 WHEN 'running' THEN 1 ELSE 2 END, t.updated DESC LIMIT {MAX_LISTED}"
        );
        let rows = sqlx::query(AssertSqlSafe(query))
            .bind(player)
            .fetch_all(&self.readers)
            .await?;
        let summary = |row: &DatabaseRow| Ok(read_tournament(row)?.summary);
        rows.iter().map(summary).collect()
    }

    /// Returns the tournaments in which a player takes part, or that the player has created.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn tournaments_of(
        &self,
        player: &str,
    ) -> Result<Vec<TournamentSummary>, ServerError> {
        let query = format!(
            "{SUMMARIES} WHERE t.organizer = $1 OR t.id IN (SELECT tournament FROM tournament_players WHERE player = $1)
             ORDER BY t.created"
        );
        let rows = sqlx::query(AssertSqlSafe(query))
            .bind(player)
            .fetch_all(&self.readers)
            .await?;
        rows.iter()
            .map(|row| Ok(read_tournament(row)?.summary))
            .collect()
    }

    /// Returns the players of a tournament, by seed, or before the start in the order in which they
    /// joined.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn entrants(&self, tournament: &str) -> Result<Vec<EntrantRow>, ServerError> {
        let rows = sqlx::query(
            "SELECT e.player, p.name, e.seed, e.has_left IS NOT NULL AS has_left
             FROM tournament_players e JOIN players p ON p.id = e.player
             WHERE e.tournament = $1 ORDER BY e.seed, e.joined, e.player",
        )
        .bind(tournament)
        .fetch_all(&self.readers)
        .await?;
        let entrant = |row: &DatabaseRow| {
            Ok(EntrantRow {
                player: PlayerInfo {
                    id: row.try_get("player")?,
                    name: row.try_get("name")?,
                },
                seed: row
                    .try_get::<Option<i64>, _>("seed")?
                    .and_then(|seed| u16::try_from(seed).ok()),
                has_left: row.try_get("has_left")?,
            })
        };
        rows.iter().map(entrant).collect()
    }

    /// Returns the pairings of a tournament, by round and place.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn pairings(&self, tournament: &str) -> Result<Vec<TournamentPairing>, ServerError> {
        let rows = sqlx::query(
            "SELECT x.*, f.name AS first_name, s.name AS second_name FROM tournament_pairings x
             JOIN players f ON f.id = x.first LEFT JOIN players s ON s.id = x.second
             WHERE x.tournament = $1 ORDER BY x.round, x.board, x.leg",
        )
        .bind(tournament)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read_pairing).collect()
    }

    /// Lets a player take part in a tournament that has not started.
    ///
    /// # Errors
    /// Returns a conflict if it has started or is full.
    pub async fn join_tournament(&self, id: &str, player: &str) -> Result<(), ServerError> {
        let joined = sqlx::query(
            "INSERT INTO tournament_players (tournament, player, joined)
             SELECT t.id, $2, $3 FROM tournaments t WHERE t.id = $1 AND t.phase = 'open'
             AND ((SELECT count(*) FROM tournament_players WHERE tournament = t.id) < t.max_players
                  OR EXISTS (SELECT 1 FROM tournament_players WHERE tournament = t.id AND player = $2))
             ON CONFLICT (tournament, player) DO UPDATE SET joined = tournament_players.joined",
        )
        .bind(id)
        .bind(player)
        .bind(column(self.clock.now()))
        .execute(&self.writer)
        .await?;
        require(
            joined.rows_affected(),
            "the tournament is full, or has started",
        )
    }

    /// Takes a player out of a tournament. After the start, the player's open matches are lost.
    ///
    /// # Errors
    /// Returns a conflict if the player does not take part, or the tournament has ended.
    pub async fn leave_tournament(&self, id: &str, player: &str) -> Result<(), ServerError> {
        let mut transaction = self.begin().await?;
        let withdrawn = sqlx::query(
            "DELETE FROM tournament_players WHERE tournament = $1 AND player = $2
             AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND phase = 'open')",
        )
        .bind(id)
        .bind(player)
        .execute(&mut *transaction)
        .await?;
        let left = sqlx::query(
            "UPDATE tournament_players SET has_left = $3 WHERE tournament = $1 AND player = $2 AND has_left IS NULL
             AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND phase = 'running')",
        )
        .bind(id)
        .bind(player)
        .bind(column(self.clock.now()))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        let changed = withdrawn.rows_affected() + left.rows_affected();
        require(
            changed,
            "the player does not take part, or the tournament has ended",
        )
    }

    /// Returns the matches of a player in a tournament that are played now.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn tournament_matches_of(
        &self,
        id: &str,
        player: &str,
    ) -> Result<Vec<String>, ServerError> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id
             WHERE t.tournament = $1 AND s.player = $2 AND t.phase = 'running'",
        )
        .bind(id)
        .bind(player)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Cancels a tournament: one that has not started, or, by the operator, also one that is played.
    /// Its tables that wait are closed; matches are played to their end, and count for nothing here.
    ///
    /// # Errors
    /// Returns a conflict if it has started or ended.
    pub async fn cancel_tournament(&self, id: &str, also_running: bool) -> Result<(), ServerError> {
        let mut transaction = self.begin().await?;
        let canceled = sqlx::query(
            "UPDATE tournaments SET phase = 'canceled', updated = $2
             WHERE id = $1 AND (phase = 'open' OR (phase = 'running' AND $3))",
        )
        .bind(id)
        .bind(column(self.clock.now()))
        .bind(also_running)
        .execute(&mut *transaction)
        .await?;
        require(
            canceled.rows_affected(),
            "the tournament has started, or has ended",
        )?;
        sqlx::query(
            "UPDATE tables SET phase = 'closed' WHERE tournament = $1 AND phase = 'waiting'",
        )
        .bind(id)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Lets a player create tournaments where only chosen players may, or no longer.
    ///
    /// # Errors
    /// Returns an error if there is no such player.
    pub async fn set_organizer(&self, player: &str, may_create: bool) -> Result<(), ServerError> {
        let change = match may_create {
            true => sqlx::query(
                "INSERT INTO organizers (player) SELECT id FROM players WHERE id = $1 AND deleted IS NULL
                 ON CONFLICT (player) DO UPDATE SET player = excluded.player",
            ),
            false => sqlx::query("DELETE FROM organizers WHERE player = $1"),
        };
        let changed = change.bind(player).execute(&self.writer).await?;
        if changed.rows_affected() == 0 {
            let message = "there is no such player, or organizer";
            return Err(ServerError::request(ApiFailure::NotFound, message));
        }
        Ok(())
    }

    /// Returns whether a player was chosen to create tournaments.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn is_organizer(&self, player: &str) -> Result<bool, ServerError> {
        let (is_organizer,): (bool,) =
            sqlx::query_as("SELECT EXISTS (SELECT 1 FROM organizers WHERE player = $1)")
                .bind(player)
                .fetch_one(&self.readers)
                .await?;
        Ok(is_organizer)
    }
}

/// Takes a player who is deleted out of all tournaments. Those that the player has created and that
/// have not started are canceled.
pub(super) async fn delete_entries(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
) -> Result<(), ServerError> {
    let changes = [
        "DELETE FROM tournament_players WHERE player = $1 AND tournament IN (SELECT id FROM tournaments WHERE phase = 'open')",
        "UPDATE tournament_players SET has_left = joined WHERE player = $1 AND has_left IS NULL",
        "UPDATE tournaments SET phase = 'canceled' WHERE organizer = $1 AND phase = 'open'",
        "DELETE FROM organizers WHERE player = $1",
    ];
    change_for_player(transaction, player, &changes).await
}

/// Reports that a change found nothing to change.
fn require(changed: u64, message: &'static str) -> Result<(), ServerError> {
    if changed == 0 {
        return Err(ServerError::request(ApiFailure::Conflict, message));
    }
    Ok(())
}
