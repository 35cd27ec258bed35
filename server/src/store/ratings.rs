//! Ratings and campaigns: counting the result of a match once, and reading what was counted.

use super::rows::TABLE_COLUMNS;
use super::{Database, DatabaseRow, Store, TableRow, change_for_player};
use crate::error::ServerError;
use crate::rating::{RatedPerson, SkillEstimate, rate};
use engine::game::{Seat, SeatSet};
use protocol::online::{
    CampaignScore, MIN_RANKED_MATCHES, PlayerInfo, PlayerRating, RankedPlayer, RankingSize,
};
use sqlx::{Row, Transaction};

/// The players of a ranking.
const MAX_RANKED: u32 = 50;
/// The matches of a profile.
const MAX_SHOWN_MATCHES: u32 = 20;

/// A match that is over, as far as ratings depend on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinalStanding {
    /// The winning seats.
    pub winners: SeatSet,
    /// The side of each seat, in seat order; seats of one side win together.
    pub sides: Vec<u8>,
}

/// A person whom the result counts for, and the game with its number of seats.
struct CountedPerson {
    id: String,
    seat: Seat,
    has_left: bool,
}

/// Counts the result of a rated table for its people, once. Who was deleted is not counted.
pub(super) async fn count_result(
    transaction: &mut Transaction<'_, Database>,
    table: &str,
    standing: &FinalStanding,
    time: i64,
) -> Result<(), ServerError> {
    let counted: Option<(String,)> = sqlx::query_as(
        "UPDATE tables SET rated_at = $1 WHERE id = $2 AND is_rated AND rated_at IS NULL RETURNING game",
    )
    .bind(time)
    .bind(table)
    .fetch_optional(&mut **transaction)
    .await?;
    let Some((game,)) = counted else {
        return Ok(());
    };
    let people = people(transaction, table).await?;
    let mut sides = standing.sides.iter();
    let first = sides.next();
    if sides.all(|side| Some(side) == first) {
        return count_campaign(transaction, &game, &people, standing.winners).await;
    }
    count_match(transaction, &game, &people, standing).await
}

/// Notes that a bot decides for the person of a seat, whose time is over.
pub(super) async fn note_timeout(
    transaction: &mut Transaction<'_, Database>,
    table: &str,
    seat: Seat,
) -> Result<(), ServerError> {
    sqlx::query("UPDATE seats SET timed_out = TRUE WHERE table_id = $1 AND seat = $2")
        .bind(table)
        .bind(i64::from(seat.0))
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// Deletes the ratings and campaigns of a player who is deleted.
pub(super) async fn delete_ratings(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
) -> Result<(), ServerError> {
    let changes = [
        "DELETE FROM ratings WHERE player = $1",
        "DELETE FROM campaigns WHERE player = $1",
        "UPDATE seats SET left_player = NULL WHERE left_player = $1",
    ];
    change_for_player(transaction, player, &changes).await
}

/// Returns the people to whom a match was dealt, in seat order.
async fn people(
    transaction: &mut Transaction<'_, Database>,
    table: &str,
) -> Result<Vec<CountedPerson>, ServerError> {
    let rows: Vec<(i64, String, bool)> = sqlx::query_as(
        "SELECT s.seat, p.id, s.player IS NULL OR s.timed_out
         FROM seats s JOIN players p ON p.id = coalesce(s.player, s.left_player)
         WHERE s.table_id = $1 AND p.deleted IS NULL ORDER BY s.seat",
    )
    .bind(table)
    .fetch_all(&mut **transaction)
    .await?;
    let person = |(seat, id, has_left): (i64, String, bool)| {
        let seat = u8::try_from(seat).map_err(|_| ServerError::Stored("seat"))?;
        Ok(CountedPerson {
            id,
            seat: Seat(seat),
            has_left,
        })
    };
    rows.into_iter().map(person).collect()
}

/// Counts a campaign: it is won for whoever has played it to the end.
async fn count_campaign(
    transaction: &mut Transaction<'_, Database>,
    game: &str,
    people: &[CountedPerson],
    winners: SeatSet,
) -> Result<(), ServerError> {
    for person in people {
        let is_won = winners.contains(person.seat) && !person.has_left;
        sqlx::query(
            "INSERT INTO campaigns (player, game, played, won) VALUES ($1, $2, 1, $3)
             ON CONFLICT (player, game) DO UPDATE SET played = campaigns.played + 1,
             won = campaigns.won + excluded.won",
        )
        .bind(&person.id)
        .bind(game)
        .bind(i64::from(is_won))
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

/// Counts a match in which sides compete, if it says anything about them.
async fn count_match(
    transaction: &mut Transaction<'_, Database>,
    game: &str,
    people: &[CountedPerson],
    standing: &FinalStanding,
) -> Result<(), ServerError> {
    let seats = i64::try_from(standing.sides.len()).map_err(|_| ServerError::Stored("sides"))?;
    let mut rated = Vec::new();
    for person in people {
        let known: Option<(f64, f64)> = sqlx::query_as(
            "SELECT value, deviation FROM ratings WHERE player = $1 AND game = $2 AND seats = $3",
        )
        .bind(&person.id)
        .bind(game)
        .bind(seats)
        .fetch_optional(&mut **transaction)
        .await?;
        let side = standing.sides.get(person.seat.index());
        rated.push(RatedPerson {
            skill: known.map_or_else(SkillEstimate::default, |(value, deviation)| SkillEstimate {
                value,
                deviation,
            }),
            side: *side.ok_or(ServerError::Stored("sides"))?,
            is_winner: standing.winners.contains(person.seat),
            has_left: person.has_left,
        });
    }
    for (person, (after, before)) in people
        .iter()
        .zip(rate(&rated).into_iter().flatten().zip(&rated))
    {
        sqlx::query(
            "INSERT INTO ratings (player, game, seats, value, deviation, matches, wins) VALUES ($1, $2, $3, $4, $5, 1, $6)
             ON CONFLICT (player, game, seats) DO UPDATE SET value = excluded.value,
             deviation = excluded.deviation, matches = ratings.matches + 1,
             wins = ratings.wins + excluded.wins",
        )
        .bind(&person.id)
        .bind(game)
        .bind(seats)
        .bind(after.value)
        .bind(after.deviation)
        .bind(i64::from(before.is_winner && !before.has_left))
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

impl Store {
    /// Returns a player who was not deleted, and when the player chose a name, in milliseconds since
    /// 1970.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn player(&self, id: &str) -> Result<Option<(PlayerInfo, u64)>, ServerError> {
        let found: Option<(String, i64)> =
            sqlx::query_as("SELECT name, created FROM players WHERE id = $1 AND deleted IS NULL")
                .bind(id)
                .fetch_optional(&self.readers)
                .await?;
        let player = |(name, created): (String, i64)| {
            let id = id.to_owned();
            (PlayerInfo { id, name }, created.unsigned_abs())
        };
        Ok(found.map(player))
    }

    /// Returns the ratings of a player, by game and number of seats.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn ratings_of(&self, player: &str) -> Result<Vec<PlayerRating>, ServerError> {
        let rows = sqlx::query("SELECT * FROM ratings WHERE player = $1 ORDER BY game, seats")
            .bind(player)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(rating).collect()
    }

    /// Returns the campaigns of a player, by game.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn campaigns_of(&self, player: &str) -> Result<Vec<CampaignScore>, ServerError> {
        let rows: Vec<(String, i64, i64)> = sqlx::query_as(
            "SELECT game, played, won FROM campaigns WHERE player = $1 ORDER BY game",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await?;
        let campaign = |(game, played, won)| {
            let (played, won) = (count(played)?, count(won)?);
            Ok(CampaignScore { game, played, won })
        };
        rows.into_iter().map(campaign).collect()
    }

    /// Returns the last finished matches of a player at public tables, the newest first.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn public_matches_of(&self, player: &str) -> Result<Vec<TableRow>, ServerError> {
        let query = format!(
            "{TABLE_COLUMNS} WHERE t.phase = 'over' AND t.visibility = 'public'
             AND t.id IN (SELECT table_id FROM seats WHERE player = $1)
             ORDER BY t.updated DESC LIMIT {MAX_SHOWN_MATCHES}"
        );
        self.tables_of(query, Some(player)).await
    }

    /// Returns the rankings that list somebody, by game and number of seats.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn rankings(&self) -> Result<Vec<RankingSize>, ServerError> {
        let rows: Vec<(String, i64, i64)> = sqlx::query_as(
            "SELECT game, seats, count(*) FROM ratings WHERE matches >= $1 GROUP BY game, seats",
        )
        .bind(i64::from(MIN_RANKED_MATCHES))
        .fetch_all(&self.readers)
        .await?;
        let size = |(game, seats, players)| {
            let (seats, players) = (count(seats)?, count(players)?);
            Ok(RankingSize {
                game,
                seats,
                players,
            })
        };
        rows.into_iter().map(size).collect()
    }

    /// Returns the best players of a game with a number of seats.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn ranking(&self, game: &str, seats: u8) -> Result<Vec<RankedPlayer>, ServerError> {
        let rows = sqlx::query(
            "SELECT r.*, p.name FROM ratings r JOIN players p ON p.id = r.player
             WHERE r.game = $1 AND r.seats = $2 AND r.matches >= $3
             ORDER BY r.value DESC, r.deviation, p.created LIMIT $4",
        )
        .bind(game)
        .bind(i64::from(seats))
        .bind(i64::from(MIN_RANKED_MATCHES))
        .bind(i64::from(MAX_RANKED))
        .fetch_all(&self.readers)
        .await?;
        let ranked = |row: &DatabaseRow| {
            let (id, name) = (row.try_get("player")?, row.try_get("name")?);
            Ok(RankedPlayer {
                player: PlayerInfo { id, name },
                rating: rating(row)?,
            })
        };
        rows.iter().map(ranked).collect()
    }
}

/// Converts the number of a column.
fn count<T: TryFrom<i64>>(number: i64) -> Result<T, ServerError> {
    T::try_from(number).map_err(|_| ServerError::Stored("number"))
}

/// Reads a row of ratings. What players see has no fractions.
fn rating(row: &DatabaseRow) -> Result<PlayerRating, ServerError> {
    let rounded = |name: &str| row.try_get::<f64, _>(name).map(f64::round);
    Ok(PlayerRating {
        game: row.try_get("game")?,
        seats: count(row.try_get("seats")?)?,
        // Conversions from floating point stay within the range of the target.
        value: rounded("value")? as i32,
        deviation: rounded("deviation")? as u32,
        matches: count(row.try_get("matches")?)?,
        wins: count(row.try_get("wins")?)?,
    })
}
