//! Rows of the database as values.

use super::{DatabaseRow, StoredRecord};
use crate::error::ServerError;
use crate::vacation::vacation_end;
use engine::bots::Level;
use engine::game::Seat;
use engine::registry::GameId;
use hmac::digest::KeyInit;
use hmac::{Hmac, Mac};
use protocol::online::{
    AutomaticAnswers, MAX_ABSENCE_MS, Occupant, PlayerInfo, RematchOffer, TablePhase, TableResult,
    TableTournament, TimeControl, TimeoutPolicy, Vacation, Visibility,
};
use protocol::{Bytes32, PublicKey, SeedCommitment, Signature, SignedBy};
use serde::de::DeserializeOwned;
use sha2::Sha256;
use sqlx::Row;

/// A table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// The id.
    pub id: String,
    /// The game.
    pub game: GameId,
    /// The options, as JSON.
    pub options: serde_json::Value,
    /// The version of the rules that the match began with.
    pub rules: u16,
    /// The player who opened the table.
    pub host: PlayerInfo,
    /// Who may join.
    pub visibility: Visibility,
    /// The time for decisions.
    pub time_control: TimeControl,
    /// What happens when the time of a player is over.
    pub timeout_policy: TimeoutPolicy,
    /// Whether the result counts for ratings.
    pub is_rated: bool,
    /// Whether players may write texts to each other.
    pub has_chat: bool,
    /// The time after which answers in reaction windows take effect, in seconds.
    pub reaction_delay: u16,
    /// Where the table is in its life.
    pub phase: TablePhase,
    /// The code of the invitation.
    pub invitation: String,
    /// The server's share of the seed.
    pub server_share: Bytes32,
    /// The save of the dealt match, without entries.
    pub start: Option<String>,
    /// The number of log entries.
    pub entries: u32,
    /// The seats that the match waits for, one bit each.
    pub to_act: u16,
    /// The time that people have, as JSON.
    pub clocks: String,
    /// How the match ended.
    pub result: Option<TableResult>,
    /// The table of the rematch.
    pub rematch: Option<RematchOffer>,
    /// How often the table has changed its owner.
    pub owner_epoch: i64,
    /// When the table was opened, in milliseconds since 1970.
    pub created: u64,
    /// When the last action was taken, in milliseconds since 1970.
    pub updated: u64,
    /// The tournament that the match belongs to.
    pub tournament: Option<TableTournament>,
    /// The seats, in seat order.
    pub seats: Vec<SeatRow>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    /// The seat.
    pub seat: Seat,
    /// Who plays it.
    pub occupant: Occupant,
    /// How often the player has signed out everywhere: earlier tokens of the seat do not work.
    pub token_epoch: i64,
    /// The share of the seed of its player.
    pub seed_share: Option<Bytes32>,
    /// The key of the player for whom the match was dealt.
    pub deal_key: Option<PublicKey>,
    /// The key of the player who has the seat now.
    pub signing_key: Option<PublicKey>,
    /// The vacations of its player that may move deadlines, in the order of time.
    pub vacations: Vec<Vacation>,
    /// For whom it is kept in a tournament.
    pub reserved: Option<PlayerInfo>,
    /// The answers that are given for its player.
    pub answers: AutomaticAnswers,
    /// The last answer of its player that took effect later, as JSON.
    pub held: Option<String>,
}

/// The columns of [`TableRow`], with the name of the host, the invitation to the rematch, unless that
/// was closed, and the tournament.
pub(super) const TABLE_COLUMNS: &str =
    "SELECT t.*, p.name AS host_name, r.id AS rematch_id, r.invitation AS rematch_invitation, u.name AS tournament_name,
     (SELECT x.round FROM tournament_pairings x WHERE x.table_id = t.id) AS tournament_round
     FROM tables t JOIN players p ON p.id = t.host LEFT JOIN tables r ON r.id = t.rematch AND r.phase <> 'closed'
     LEFT JOIN tournaments u ON u.id = t.tournament";

impl TableRow {
    /// Reads a row of [`TABLE_COLUMNS`]; the seats are still missing.
    pub(super) fn read(row: &DatabaseRow) -> Result<Self, ServerError> {
        let text = |name: &str| row.try_get::<String, _>(name);
        let number = |name: &str| row.try_get::<i64, _>(name);
        let result: Option<String> = row.try_get("result")?;
        let rematch: Option<String> = row.try_get("rematch_id")?;
        let invitation: Option<String> = row.try_get("rematch_invitation")?;
        Ok(Self {
            id: text("id")?,
            game: GameId::from_name(&text("game")?).ok_or(ServerError::Stored("game"))?,
            options: parse(&text("options")?, "options")?,
            rules: u16::try_from(number("rules")?).map_err(|_| ServerError::Stored("rules"))?,
            host: PlayerInfo {
                id: text("host")?,
                name: text("host_name")?,
            },
            visibility: parse_term(text("visibility")?, "visibility")?,
            time_control: parse(&text("time_control")?, "time_control")?,
            timeout_policy: parse_term(text("timeout_policy")?, "timeout policy")?,
            is_rated: row.try_get("is_rated")?,
            has_chat: row.try_get("has_chat")?,
            reaction_delay: u16::try_from(number("reaction_delay")?).unwrap_or_default(),
            phase: parse_term(text("phase")?, "phase")?,
            invitation: text("invitation")?,
            server_share: share(&row.try_get::<Vec<u8>, _>("server_share")?)?,
            start: row.try_get("start")?,
            entries: u32::try_from(number("entries")?).unwrap_or(u32::MAX),
            to_act: u16::try_from(number("to_act")?).unwrap_or_default(),
            clocks: text("clocks")?,
            result: result.map(|text| parse(&text, "result")).transpose()?,
            rematch: rematch
                .zip(invitation)
                .map(|(table, invitation)| RematchOffer { table, invitation }),
            owner_epoch: number("owner_epoch")?,
            created: number("created")?.unsigned_abs(),
            updated: number("updated")?.unsigned_abs(),
            tournament: read_tournament(row)?,
            seats: Vec::new(),
        })
    }

    /// Returns the seat of a player.
    #[must_use]
    pub fn seat_of(&self, player: &str) -> Option<Seat> {
        let is_own =
            |row: &&SeatRow| matches!(&row.occupant, Occupant::Player(other) if other.id == player);
        self.seats.iter().find(is_own).map(|row| row.seat)
    }

    /// Returns the seat that is kept for a player who has not taken it yet.
    #[must_use]
    pub fn reserved_seat(&self, player: &str) -> Option<Seat> {
        let is_kept = |row: &&SeatRow| {
            let is_own = row.reserved.as_ref().is_some_and(|kept| kept.id == player);
            is_own && row.occupant == Occupant::Open
        };
        let is_waiting = self.phase == TablePhase::Waiting;
        let seat = self.seats.iter().find(is_kept).map(|row| row.seat);
        seat.filter(|_| is_waiting)
    }

    /// Returns the shares of the seed: those of the players, and last that of the server.
    #[must_use]
    pub fn seed_commitment(&self) -> SeedCommitment {
        let share = |row: &SeatRow| Some((row.seat, row.seed_share?));
        let players = self.seats.iter().filter_map(share);
        SeedCommitment {
            parts: players.chain([(Seat::TABLE, self.server_share)]).collect(),
            has_full_seed: true,
        }
    }

    /// Returns the keys that everybody knew when the match was dealt.
    #[must_use]
    pub fn dealt_keys(&self) -> Vec<(Seat, PublicKey)> {
        let key = |row: &SeatRow| Some((row.seat, row.deal_key?));
        self.seats.iter().filter_map(key).collect()
    }

    /// Returns whether people have as much time as they like.
    #[must_use]
    pub fn is_unlimited(&self) -> bool {
        self.time_control == TimeControl::Unlimited
    }

    /// Returns whether nothing has happened for so long that bots may replace people for whom a match
    /// without a limit waits, at a time in milliseconds since 1970.
    #[must_use]
    pub const fn is_forgotten(&self, now: u64) -> bool {
        now.saturating_sub(self.updated) >= MAX_ABSENCE_MS
    }

    /// Returns whether the match waits for a seat.
    #[must_use]
    pub const fn is_to_act(&self, seat: Seat) -> bool {
        seat.0 < 16 && self.to_act >> seat.0 & 1 == 1
    }
}

impl SeatRow {
    /// Returns whether a bot plays in place of a person who has left the seat: only people have
    /// shares of the seed.
    #[must_use]
    pub const fn is_vacated(&self) -> bool {
        matches!(self.occupant, Occupant::Bot { .. }) && self.seed_share.is_some()
    }

    /// Returns when the vacation ends that the player of the seat is on at a time, both in
    /// milliseconds since 1970; `None` in a live match, which vacations do not concern.
    #[must_use]
    pub fn vacation_end(&self, time_control: TimeControl, now: u64) -> Option<u64> {
        let end = vacation_end(&self.vacations, now);
        end.filter(|_| !time_control.is_live())
    }

    /// Reads a row of seats joined with the names of players; their vacations are still missing.
    pub(super) fn read(row: &DatabaseRow) -> Result<Self, ServerError> {
        let seat = u8::try_from(row.try_get::<i64, _>("seat")?);
        let player: Option<String> = row.try_get("player")?;
        let level: Option<String> = row.try_get("level")?;
        let occupant = match (player, level) {
            (Some(id), _) => Occupant::Player(PlayerInfo {
                id,
                name: row.try_get("name")?,
            }),
            (None, Some(level)) => Occupant::Bot {
                level: parse_term::<Level>(level, "level")?,
            },
            (None, None) => Occupant::Open,
        };
        let seed_share: Option<Vec<u8>> = row.try_get("seed_share")?;
        let answers: Option<String> = row.try_get("answers")?;
        let answers = answers.map(|text| parse(&text, "answers")).transpose()?;
        Ok(Self {
            seat: Seat(seat.map_err(|_| ServerError::Stored("seat"))?),
            occupant,
            token_epoch: row
                .try_get::<Option<i64>, _>("token_epoch")?
                .unwrap_or_default(),
            seed_share: seed_share.map(|bytes| share(&bytes)).transpose()?,
            deal_key: public_key(row, "deal_key")?,
            signing_key: public_key(row, "signing_key")?,
            vacations: Vec::new(),
            reserved: row
                .try_get::<Option<String>, _>("reserved")?
                .zip(row.try_get::<Option<String>, _>("reserved_name")?)
                .map(|(id, name)| PlayerInfo { id, name }),
            answers: answers.unwrap_or_default(),
            held: row.try_get("held")?,
        })
    }
}

/// Reads the vacation of a row of seats joined with vacations.
pub(super) fn vacation(row: &DatabaseRow) -> Result<Option<Vacation>, ServerError> {
    let number = |name: &str| row.try_get::<Option<i64>, _>(name);
    let (Some(start), Some(days)) = (number("start")?, number("days")?) else {
        return Ok(None);
    };
    Ok(Some(Vacation {
        start: start.unsigned_abs(),
        days: u8::try_from(days).map_err(|_| ServerError::Stored("vacations"))?,
        ended: number("ended")?.map(i64::unsigned_abs),
    }))
}

/// Reads the tournament of a row of [`TABLE_COLUMNS`].
fn read_tournament(row: &DatabaseRow) -> Result<Option<TableTournament>, ServerError> {
    let id: Option<String> = row.try_get("tournament")?;
    let name: Option<String> = row.try_get("tournament_name")?;
    let round = row.try_get::<Option<i64>, _>("tournament_round")?;
    let found = id.zip(name);
    Ok(found.map(|(id, name)| TableTournament {
        id,
        name,
        round: round
            .and_then(|round| u16::try_from(round).ok())
            .unwrap_or_default(),
    }))
}

/// What happened at a table since its match was dealt.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredLog {
    /// The records, oldest first.
    pub records: Vec<StoredRecord>,
}

/// Reads a public key from a column.
fn public_key(row: &DatabaseRow, column: &str) -> Result<Option<PublicKey>, ServerError> {
    let bytes: Option<Vec<u8>> = row.try_get(column)?;
    let key = |bytes: Vec<u8>| match bytes.try_into() {
        Ok(bytes) => Ok(PublicKey::from_bytes(bytes)),
        Err(_) => Err(ServerError::Stored("key")),
    };
    bytes.map(key).transpose()
}

/// Writes a key and a signature for one column.
pub(super) fn signature_column(signed: SignedBy) -> Vec<u8> {
    let mut bytes = signed.key.to_bytes().to_vec();
    bytes.extend(signed.signature.0);
    bytes
}

/// Reads a key and a signature from one column.
pub(super) fn read_signature(bytes: &[u8]) -> Result<SignedBy, ServerError> {
    let damaged = || ServerError::Stored("signature");
    let (key, signature) = bytes.split_first_chunk::<32>().ok_or_else(damaged)?;
    Ok(SignedBy {
        key: PublicKey::from_bytes(*key),
        signature: Signature(signature.try_into().map_err(|_| damaged())?),
    })
}

fn parse<T: DeserializeOwned>(text: &str, what: &'static str) -> Result<T, ServerError> {
    serde_json::from_str(text).map_err(|_| ServerError::Stored(what))
}

/// Reads a value from its name.
pub(super) fn parse_term<T: DeserializeOwned>(
    name: String,
    what: &'static str,
) -> Result<T, ServerError> {
    let name = serde_json::Value::String(name);
    serde_json::from_value(name).map_err(|_| ServerError::Stored(what))
}

fn share(bytes: &[u8]) -> Result<Bytes32, ServerError> {
    let bytes = <[u8; 32]>::try_from(bytes).map_err(|_| ServerError::Stored("share"))?;
    Ok(Bytes32(bytes))
}

/// Returns the token of a player's seat: whoever has it plays the seat. It follows from the key of
/// the server, so it is never stored, and another player who takes over the seat has another token.
/// So has a player who has signed out everywhere, `epoch` times.
pub(super) fn seat_token(
    server_key: &[u8; 32],
    table: &str,
    seat: Seat,
    (player, epoch): (&str, i64),
) -> String {
    // Neither ids nor numbers contain the separator.
    let mut text = format!("seat/{table}/{}/{player}", seat.0);
    if epoch != 0 {
        text.push_str(&format!("/{epoch}"));
    }
    crate::random::hex(&keyed_hash(server_key, &text))
}

/// Returns the server's share of the seed that follows from an offer. Without the key of the server
/// nobody can compute it.
pub(super) fn offered_share(server_key: &[u8; 32], offer: Bytes32) -> Bytes32 {
    let text = format!("seed/{}", String::from(offer));
    Bytes32(keyed_hash(server_key, &text))
}

/// Returns the HMAC of a text with a key of the server.
pub(super) fn keyed_hash(key: &[u8; 32], text: &str) -> [u8; 32] {
    // HMAC fills short keys up with zeros anyway.
    let mut block = [0; 64];
    for (filled, byte) in block.iter_mut().zip(key) {
        *filled = *byte;
    }
    let mut mac = <Hmac<Sha256> as KeyInit>::new(&block.into());
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_differ_by_server_and_offer() {
        let share = |key: u8, offer: u8| offered_share(&[key; 32], Bytes32([offer; 32]));
        assert_eq!(share(1, 1), share(1, 1));
        assert_ne!(share(1, 1), share(2, 1));
        assert_ne!(share(1, 1), share(1, 2));
    }

    #[test]
    fn tokens_differ_by_server_table_seat_and_player() {
        let token = |key: u8, table: &str, seat: u8, player: &str| {
            seat_token(&[key; 32], table, Seat(seat), (player, 0))
        };
        let first = token(1, "table", 1, "ann");
        assert_eq!(first.len(), 64);
        assert_eq!(first, token(1, "table", 1, "ann"));
        let others = [
            token(2, "table", 1, "ann"),
            token(1, "other", 1, "ann"),
            token(1, "table", 2, "ann"),
            token(1, "table", 1, "ben"),
        ];
        assert!(!others.contains(&first));
    }
}
