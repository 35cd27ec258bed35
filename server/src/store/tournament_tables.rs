//! The tables of a tournament: opening one for each pairing, and what became of it.

use super::notifications::{DueNotices, Notice, add_notices};
use super::rows::parse_term;
use super::tournament_rounds::TournamentState;
use super::tournament_rows::{read_number, result_columns};
use super::{Database, DatabaseRow, Store, column, term};
use crate::error::ServerError;
use crate::random;
use crate::tournament::Pairing;
use engine::game::Seat;
use engine::registry::GameId;
use protocol::Bytes32;
use protocol::online::{
    NotificationKind, PairingOutcome, PairingReason, PairingResult, TablePhase, TableResult,
    TimeControl, TimeoutPolicy, Visibility,
};
use sqlx::{Row, Transaction};

/// The times that rounds depend on besides the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundTimes {
    /// When people have had the time to return after a start of the server, in milliseconds since
    /// 1970. Nobody loses before that by not being there.
    pub returned: u64,
    /// The milliseconds after which a paired player is told.
    pub notify_delay: u64,
}

/// Stores a pairing. One without a outcome gets a table, with a seat kept for each player.
pub(super) async fn open_pairing(
    store: &Store,
    transaction: &mut Transaction<'_, Database>,
    (state, pairing): (&TournamentState, &Pairing),
    times: RoundTimes,
) -> Result<(), ServerError> {
    let player = |seed: usize| {
        let player = state.players.get(seed).map(String::as_str);
        player.ok_or(ServerError::Stored("seed"))
    };
    let first = player(pairing.first)?;
    let second = pairing.second.map(player).transpose()?;
    let (mut table, mut deadline) = (None, None);
    if let (None, Some(second)) = (pairing.outcome, second) {
        table = Some(add_table(store, transaction, state, [first, second], times).await?);
        let time_control: TimeControl = serde_json::from_str(&state.time_control)
            .map_err(|_| ServerError::Stored("time control"))?;
        deadline = Some(column(
            store
                .clock
                .now()
                .saturating_add(time_control.show_up_time()),
        ));
    }
    let reason = match second {
        None => PairingReason::Bye,
        Some(_) => PairingReason::Left,
    };
    let result = pairing
        .outcome
        .map(|outcome| PairingResult { outcome, reason });
    let (outcome, reason) = result_columns(result)?;
    sqlx::query(
        "INSERT INTO tournament_pairings (tournament, round, board, leg, first, second, table_id, deadline, outcome, reason)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(&state.id)
    .bind(i64::from(pairing.round))
    .bind(i64::from(pairing.board))
    .bind(i64::from(pairing.leg))
    .bind(first)
    .bind(second)
    .bind(table)
    .bind(deadline)
    .bind(outcome)
    .bind(reason)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

/// Adds the table of two players in the order of their seats, and notes that they are to be told.
async fn add_table(
    store: &Store,
    transaction: &mut Transaction<'_, Database>,
    state: &TournamentState,
    players: [&str; 2],
    times: RoundTimes,
) -> Result<String, ServerError> {
    let (id, now) = (random::id()?, store.clock.now());
    let game = GameId::from_name(&state.game).ok_or(ServerError::Stored("game"))?;
    // The server's share follows from its key before it knows those of the players.
    let share = store.offered_share(Bytes32(random::bytes()?));
    sqlx::query(
        "INSERT INTO tables (id, game, options, rules, host, visibility, time_control, timeout_policy, is_rated, has_chat, phase, invitation, server_share, created, updated, tournament)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $16, $10, $11, $12, $13, $14, $15)",
    )
    .bind(&id)
    .bind(&state.game)
    .bind(&state.options)
    .bind(i64::from(game.rules_version()))
    .bind(&state.organizer)
    .bind(term(&Visibility::Public)?)
    .bind(&state.time_control)
    .bind(term(&TimeoutPolicy::Concede)?)
    .bind(state.is_rated)
    .bind(term(&TablePhase::Waiting)?)
    .bind(random::code()?)
    .bind(share.0.as_slice())
    .bind(column(now))
    .bind(column(now))
    .bind(&state.id)
    .bind(false)
    .execute(&mut **transaction)
    .await?;
    for (seat, player) in (0_i64..).zip(players) {
        sqlx::query("INSERT INTO seats (table_id, seat, reserved) VALUES ($1, $2, $3)")
            .bind(&id)
            .bind(seat)
            .bind(player)
            .execute(&mut **transaction)
            .await?;
    }
    let notice = |player: &str| Notice {
        player: player.to_owned(),
        kind: NotificationKind::Turn,
        question: "paired".to_owned(),
    };
    let due = DueNotices {
        notices: players.map(notice).into(),
        delay: times.notify_delay,
    };
    add_notices(transaction, &id, &due, now).await?;
    Ok(id)
}

/// Stores how pairings ended, as far as it is known at a time in milliseconds since 1970. Nobody has
/// to be there before people have had the time to return.
pub(super) async fn settle_pairings(
    transaction: &mut Transaction<'_, Database>,
    state: &TournamentState,
    (now, returned): (u64, u64),
) -> Result<(), ServerError> {
    let rows = sqlx::query(
        "SELECT x.round, x.board, x.leg, x.table_id, x.deadline, t.phase, t.result,
         a.player IS NOT NULL AS first_is_there, a.left_player IS NOT NULL AS first_left,
         b.player IS NOT NULL AS second_is_there, b.left_player IS NOT NULL AS second_left
         FROM tournament_pairings x LEFT JOIN tables t ON t.id = x.table_id
         LEFT JOIN seats a ON a.table_id = t.id AND a.seat = 0
         LEFT JOIN seats b ON b.table_id = t.id AND b.seat = 1
         WHERE x.tournament = $1 AND x.outcome IS NULL",
    )
    .bind(&state.id)
    .fetch_all(&mut **transaction)
    .await?;
    for row in &rows {
        let open = OpenPairing::read(row)?;
        let mut pairings = state.field.pairings.iter();
        let known = pairings.find(|one| (one.round, one.board, one.leg) == open.key);
        let default = known.and_then(|pairing| state.field.default_outcome(pairing));
        let Some(result) = open.result(default, (now, returned)) else {
            continue;
        };
        store_result(transaction, &state.id, &open, result).await?;
    }
    Ok(())
}

/// Stores how a pairing ended. A table that still waits is closed.
async fn store_result(
    transaction: &mut Transaction<'_, Database>,
    tournament: &str,
    open: &OpenPairing,
    result: PairingResult,
) -> Result<(), ServerError> {
    let (outcome, reason) = result_columns(Some(result))?;
    let (round, board, leg) = open.key;
    sqlx::query(
        "UPDATE tournament_pairings SET outcome = $1, reason = $2
         WHERE tournament = $3 AND round = $4 AND board = $5 AND leg = $6",
    )
    .bind(outcome)
    .bind(reason)
    .bind(tournament)
    .bind(i64::from(round))
    .bind(i64::from(board))
    .bind(i64::from(leg))
    .execute(&mut **transaction)
    .await?;
    let closing = [
        "UPDATE tables SET phase = 'closed' WHERE id = $1 AND phase = 'waiting'",
        "DELETE FROM notifications WHERE table_id = $1 AND question = 'paired'",
    ];
    for change in closing {
        sqlx::query(change)
            .bind(&open.table)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

/// A pairing without a outcome, and its table.
struct OpenPairing {
    /// Round, board and leg.
    key: (u16, u16, u8),
    table: Option<String>,
    deadline: u64,
    /// `None` without a table.
    phase: Option<TablePhase>,
    table_result: Option<TableResult>,
    /// Whether each player has opened the table.
    is_there: (bool, bool),
    /// Whether a bot took the place of each player.
    has_left: (bool, bool),
}

impl OpenPairing {
    fn read(row: &DatabaseRow) -> Result<Self, ServerError> {
        let phase: Option<String> = row.try_get("phase")?;
        let result: Option<String> = row.try_get("result")?;
        let result = result.map(|text| serde_json::from_str(&text)).transpose();
        let is_set = |name: &str| row.try_get::<bool, _>(name);
        Ok(Self {
            key: (
                read_number(row, "round")?,
                read_number(row, "board")?,
                read_number(row, "leg")?,
            ),
            table: row.try_get("table_id")?,
            deadline: row
                .try_get::<Option<i64>, _>("deadline")?
                .unwrap_or_default()
                .unsigned_abs(),
            phase: phase.map(|phase| parse_term(phase, "phase")).transpose()?,
            table_result: result.map_err(|_| ServerError::Stored("result"))?,
            is_there: (is_set("first_is_there")?, is_set("second_is_there")?),
            has_left: (is_set("first_left")?, is_set("second_left")?),
        })
    }

    /// Returns how it ended; `None` while it is played. `default` is the outcome if a player has left
    /// the tournament.
    fn result(
        &self,
        default: Option<PairingOutcome>,
        (now, returned): (u64, u64),
    ) -> Option<PairingResult> {
        let because = |reason: PairingReason| move |outcome| PairingResult { outcome, reason };
        let left = loss_of(self.has_left).map(because(PairingReason::Left));
        let played = match self.phase {
            Some(TablePhase::Over) => {
                let outcome = self
                    .table_result
                    .as_ref()
                    .map_or(PairingOutcome::Draw, outcome_of);
                Some(because(PairingReason::Played)(outcome))
            }
            Some(TablePhase::Closed) | None => {
                Some(because(PairingReason::Closed)(PairingOutcome::Draw))
            }
            Some(TablePhase::Waiting | TablePhase::Running) => None,
        };
        let is_late = self.phase == Some(TablePhase::Waiting) && self.deadline.max(returned) <= now;
        let absent = (!self.is_there.0, !self.is_there.1);
        let no_show = loss_of(absent)
            .filter(|_| is_late)
            .map(because(PairingReason::NoShow));
        left.or(played)
            .or(default.map(because(PairingReason::Left)))
            .or(no_show)
    }
}

/// Returns the outcome where the first and the second player lose; `None` if neither does.
const fn loss_of(loses: (bool, bool)) -> Option<PairingOutcome> {
    match loses {
        (true, true) => Some(PairingOutcome::Nobody),
        (true, false) => Some(PairingOutcome::Second),
        (false, true) => Some(PairingOutcome::First),
        (false, false) => None,
    }
}

/// Returns the outcome of a match that was played.
fn outcome_of(result: &TableResult) -> PairingOutcome {
    match (
        result.winners.contains(Seat(0)),
        result.winners.contains(Seat(1)),
    ) {
        (true, false) => PairingOutcome::First,
        (false, true) => PairingOutcome::Second,
        (true, true) | (false, false) => PairingOutcome::Draw,
    }
}
