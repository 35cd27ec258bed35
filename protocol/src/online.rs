//! The HTTP messages between the page and a server of online tables: JSON bodies of requests and
//! responses. Matches themselves are played with the messages of [`crate::Host`] and
//! [`crate::Guest`], over one WebSocket per table.

mod answers;
mod community;
mod new_table;
mod notifications;
mod passkeys;
mod profile;
mod publisher;
mod table_notice;
mod talk;
mod time;
mod tournament;

pub use answers::{AutomaticAnswers, MAX_REACTION_DELAY, ReactionPolicy};
pub use community::{
    AdminPlayer, AdminReport, AdminTable, AdminText, BanInfo, MAX_BLOCKED, MAX_FOLLOWED,
    MAX_REPORT_CHARS, NewReport, OwnTalk, PlayerLists, ReportReason, SentReport,
};
pub use new_table::{can_be_rated, check_signing_key, game_from_json};
pub use notifications::{
    MailAddress, MailCode, MailInfo, NewPushSubscription, NotificationChange, NotificationKind,
    NotificationMessage, NotificationSettings, NotificationTest, PushKeys, QuietHours,
    SubscriptionInfo, WebhookAddress,
};
pub use passkeys::{PasskeyAnswer, PasskeyChallenge, PasskeyInfo};
pub use profile::{
    CampaignScore, ExportedTable, MIN_RANKED_MATCHES, PlayerExport, PlayerProfile, PlayerRating,
    RankedPlayer, RankingSize, ReplayCode, ReplayProof,
};
pub use publisher::{
    MAX_TOKEN_BYTES, MAX_USER_BYTES, PublisherEvent, PublisherEventKind, PublisherMatch,
    PublisherOccupant, PublisherSeat, PublisherToken, PublisherUser,
};
pub use table_notice::{RematchOffer, SeatNotice, TableNotice};
pub use talk::{
    CannedPhrase, MAX_TALK_CHARS, MAX_TALK_MESSAGES, Speech, TableTalk, TalkMessage, TalkRefusal,
    TalkUpdate, plain_text,
};
pub use time::{
    MAX_VACATION_DAYS, MAX_YEARLY_VACATION_DAYS, NewVacation, TimeControl, TimeoutPolicy, Vacation,
    VacationStatus,
};

pub use tournament::{
    MAX_SWISS_ROUNDS, MAX_TOURNAMENT_AHEAD_MS, MAX_TOURNAMENT_NAME_CHARS, MAX_TOURNAMENT_PLAYERS,
    NewTournament, PairingOutcome, PairingReason, PairingResult, TableTournament,
    TournamentEntrant, TournamentFormat, TournamentInfo, TournamentList, TournamentPairing,
    TournamentPhase, TournamentStanding, TournamentSummary,
};

use super::action_signature::PublicKey;
use super::seed_commitment::Bytes32;
use engine::bots::Level;
use engine::game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The maximum length of a player's name, in characters.
pub const MAX_NAME_CHARS: usize = 24;

/// The name that is shown for a player who was deleted.
pub const DELETED_NAME: &str = "—";
/// The time after which a bot may replace a player whom a match without a time limit waits for, in
/// milliseconds: a week.
pub const MAX_ABSENCE_MS: u64 = 7 * 24 * 3_600_000;
/// The code with which a server closes the socket of a player who has connected again elsewhere.
pub const REPLACED_CODE: u16 = 4001;
/// The code with which a server closes a socket for a table that it does not have. A browser does
/// not learn the status of a request for a socket.
pub const NO_TABLE_CODE: u16 = 4004;
/// The code with which a server closes the socket of a spectator while too many people watch.
pub const TOO_MANY_CODE: u16 = 4005;

/// What a server says about itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ServerInfo {
    /// The name that the operator gave the server.
    pub name: String,
    /// The version of the program.
    pub version: String,
    /// The games that can be played, by short name.
    pub games: Vec<String>,
    /// What the operator tells all players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<String>,
    /// Whether players can sign in with passkeys.
    #[serde(default, skip_serializing_if = "is_false")]
    pub has_passkeys: bool,
    /// Whether tables can be opened with a chat.
    #[serde(default, skip_serializing_if = "is_false")]
    pub has_chat: bool,
    /// Whether there are tournaments.
    #[serde(default, skip_serializing_if = "is_false")]
    pub has_tournaments: bool,
}

/// A player as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerInfo {
    /// The public id.
    pub id: String,
    /// The name, chosen by the player.
    pub name: String,
}

/// Returns a name without what cannot be seen in it: control characters, marks of direction, and
/// spaces around it.
#[must_use]
pub fn plain_name(name: &str) -> String {
    let is_visible = |letter: &char| {
        let is_mark = matches!(
            letter,
            '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'
        );
        !is_mark && !letter.is_control()
    };
    let visible: String = name.chars().filter(is_visible).collect();
    visible.trim().to_owned()
}

/// The request to become a player, or to change one's name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerName {
    /// The name, of at most [`MAX_NAME_CHARS`] characters.
    pub name: String,
}

/// A new player, with the key that proves it is the same one in later requests. The key is the only
/// proof: whoever has it is the player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewPlayer {
    /// The player.
    pub player: PlayerInfo,
    /// The key, sent in later requests as `Authorization: Bearer <key>`.
    pub key: String,
}

/// Who plays a seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Player(PlayerInfo),
    /// A bot of the server.
    Bot {
        /// The strength of the bot.
        level: Level,
    },
}

/// Who may find a table and join it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Visibility {
    /// Listed among the open tables; everybody may join.
    #[default]
    Public,
    /// Only people with the link of the invitation may join.
    Invited,
}

/// The seats of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SeatPlan {
    /// The player who opens the table.
    Me,
    /// Whoever joins.
    Open,
    /// A bot of the server.
    Bot {
        /// The strength of the bot.
        level: Level,
    },
}

/// The request to open a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewTable {
    /// The short name of the game.
    pub game: String,
    /// The options of the match, as the engine writes them; null for the first scenario of the game
    /// that has so many seats.
    #[serde(default)]
    pub options: serde_json::Value,
    /// Who plays each seat, in seat order; exactly one is [`SeatPlan::Me`].
    pub seats: Vec<SeatPlan>,
    /// Who may join.
    #[serde(default)]
    pub visibility: Visibility,
    /// The time for decisions.
    #[serde(default)]
    pub time_control: TimeControl,
    /// What happens when the time of a player is over. A rated match does not wait.
    #[serde(default, skip_serializing_if = "TimeoutPolicy::is_default")]
    pub timeout_policy: TimeoutPolicy,
    /// Whether the result counts for the ratings of the players. Such a table has seats for two or
    /// more people and none for bots, a board of the game itself, and no undo.
    #[serde(default)]
    pub is_rated: bool,
    /// Whether players may write texts to each other, where the server allows it.
    #[serde(default)]
    pub has_chat: bool,
    /// The time after which answers take effect where a seat is only asked whether to react, in
    /// seconds, so that the time of an answer tells nothing; 0 for at once.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub reaction_delay: u16,
    /// The offer of the server that its share of the seed follows from; it is used once.
    pub seed_offer: Bytes32,
    /// The share of the seed of the player who opens the table.
    pub seed_share: Bytes32,
    /// The public key with which the player signs all actions, derived from a secret of this match. Without
    /// one the actions of the seat are not signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signing_key: Option<PublicKey>,
}

/// The server's commitment to its share of the seed of a new table, which the player asks for before
/// the server learns the player's share. So neither of them can choose the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeedOffer {
    /// The offer, to be sent with the request to open the table.
    pub offer: Bytes32,
    /// The commitment to the share that follows from it, as [`Seat::TABLE`].
    pub commitment: Bytes32,
}

/// The request to join a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JoinTable {
    /// The seat; `None` for the first open one.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The code of the invitation, for a table that is not public.
    #[serde(default)]
    pub invitation: Option<String>,
    /// The player's share of the seed.
    pub seed_share: Bytes32,
    /// The public key with which the player signs all actions, derived from a secret of this match. Without
    /// one the actions of the seat are not signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signing_key: Option<PublicKey>,
}

/// The request for a rematch: another match with the same options and players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rematch {
    /// The offer of the server that its share of the seed follows from; it is used once.
    pub seed_offer: Bytes32,
    /// The share of the seed of the player who asks.
    pub seed_share: Bytes32,
    /// The public key with which the player signs all actions, derived from a secret of this match. Without
    /// one the actions of the seat are not signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signing_key: Option<PublicKey>,
}

/// The request to let a bot play for a player who is away for long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReplacePlayer {
    /// The seat of the player.
    pub seat: Seat,
}

/// The request to take over a seat that a person has left to a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TakeOver {
    /// The seat.
    pub seat: Seat,
    /// The code of the invitation, for a table that is not public.
    #[serde(default)]
    pub invitation: Option<String>,
    /// The public key with which the player signs all actions, derived from a secret of this match. Without
    /// one the actions of the seat are not signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signing_key: Option<PublicKey>,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TablePhase {
    /// Seats are open; the match is not dealt yet.
    Waiting,
    /// The match is played.
    Running,
    /// The match is over.
    Over,
    /// The table was closed before the match was dealt, or by the operator.
    Closed,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatInfo {
    /// The seat.
    pub seat: Seat,
    /// Who plays it.
    pub occupant: Occupant,
    /// Whether the match waits for this seat.
    pub is_to_act: bool,
    /// The time left for its decision, in milliseconds, if it has to make one in limited time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left: Option<u64>,
    /// When the vacation of its player ends, in milliseconds since 1970, if the player is on
    /// vacation and the match is not live.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vacation_until: Option<u64>,
    /// Whether a bot plays it in place of a person who has left it, so that somebody else may take
    /// it over.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_vacated: bool,
    /// For whom it is kept, before the match of a tournament begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserved: Option<PlayerInfo>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_false(value: &bool) -> bool {
    !*value
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_zero(value: &u16) -> bool {
    *value == 0
}

/// The seat of the player who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnSeat {
    /// The seat.
    pub seat: Seat,
    /// The token that the page sends when it connects to the table.
    pub token: String,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableResult {
    /// The winning seats.
    pub winners: SeatSet,
    /// The phrase key of the reason, without the prefix of the game.
    pub reason: String,
    /// Whether the match ended because the time of a player was over.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_timeout: bool,
}

/// A table as one player sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableInfo {
    /// The id, part of the table's address.
    pub id: String,
    /// The short name of the game.
    pub game: String,
    /// The options of the match; null in lists.
    pub options: serde_json::Value,
    /// The version of the rules that the match began with.
    pub rules: u16,
    /// Where the table is in its life.
    pub phase: TablePhase,
    /// All seats, in seat order.
    pub seats: Vec<SeatInfo>,
    /// Who may join.
    pub visibility: Visibility,
    /// The time for decisions.
    pub time_control: TimeControl,
    /// What happens when the time of a player is over.
    #[serde(default, skip_serializing_if = "TimeoutPolicy::is_default")]
    pub timeout_policy: TimeoutPolicy,
    /// Whether the result counts for the ratings of the players.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_rated: bool,
    /// Whether players may write texts to each other.
    #[serde(default, skip_serializing_if = "is_false")]
    pub has_chat: bool,
    /// The time after which answers take effect where a seat is only asked whether to react, in
    /// seconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub reaction_delay: u16,
    /// The time when the table was opened, in milliseconds since 1970.
    pub created: u64,
    /// The time of the last action, in milliseconds since 1970.
    pub updated: u64,
    /// The number of log entries.
    pub entries: u32,
    /// The server's commitment to its share of the seed, made before any seat was taken.
    pub server_commitment: Bytes32,
    /// The commitments of server and players, once the match is dealt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub share_commitments: Vec<(Seat, Bytes32)>,
    /// The keys with which the players of the seats sign their actions, as they took the seats before
    /// the match was dealt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signing_keys: Vec<(Seat, PublicKey)>,
    /// The player who opened the table.
    pub host: PlayerInfo,
    /// The seat of the player who asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_seat: Option<OwnSeat>,
    /// The code of the invitation, for players with a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    /// The table of the rematch, for players with a seat, once one of them has asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<RematchOffer>,
    /// How the match ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<TableResult>,
    /// The tournament that the match belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TableTournament>,
    /// The seat that is kept for the player who asks, who has not taken it yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserved_seat: Option<Seat>,
}

impl TableInfo {
    /// Returns the seats that somebody without a seat may take over.
    pub fn vacated_seats(&self) -> impl Iterator<Item = &SeatInfo> {
        let has_none = self.own_seat.is_none() && self.phase == TablePhase::Running;
        let seats = self.seats.iter();
        seats.filter(move |seat| has_none && seat.is_vacated)
    }

    /// Returns whether the player who asks may let a bot play for the player of another seat, at a
    /// time in milliseconds since 1970: the table has [`TimeoutPolicy::Wait`] and the time of the
    /// other is over, or a match without a time limit has waited for [`MAX_ABSENCE_MS`].
    #[must_use]
    pub fn is_replaceable(&self, seat: &SeatInfo, now: u64) -> bool {
        let is_own = self
            .own_seat
            .as_ref()
            .is_some_and(|own| own.seat == seat.seat);
        let is_late = match self.time_control {
            TimeControl::Unlimited => {
                seat.vacation_until.is_none() && now.saturating_sub(self.updated) >= MAX_ABSENCE_MS
            }
            TimeControl::Correspondence { .. }
            | TimeControl::Live { .. }
            | TimeControl::MatchClock { .. } => {
                self.timeout_policy == TimeoutPolicy::Wait && seat.time_left == Some(0)
            }
        };
        self.phase == TablePhase::Running
            && matches!(seat.occupant, Occupant::Player(_))
            && seat.is_to_act
            && !is_own
            && is_late
    }
}

/// The reason why a request failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ApiFailure {
    /// The body or a parameter cannot be read, or a value is out of range.
    BadRequest,
    /// The key is missing or unknown.
    Unauthorized,
    /// The player may not do this.
    Forbidden,
    /// There is no such table or player.
    NotFound,
    /// The seat is taken, or the table has begun.
    Conflict,
    /// The options cannot be played.
    BadOptions,
    /// Too many requests.
    TooMany,
    /// The server cannot answer now.
    Unavailable,
}

/// The body of a response that reports a failure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OnlineError {
    /// The kind of failure, for programs.
    pub failure: ApiFailure,
    /// One sentence in English for authors of programs.
    pub message: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_shows_everything_that_is_in_it() {
        assert_eq!(plain_name(" Ann\u{202e}\u{200b} B\n "), "Ann B");
        assert_eq!(plain_name("Zoë 漢字"), "Zoë 漢字");
        assert_eq!(plain_name(" \u{2066}\u{feff}"), "");
    }
}
