//! What players decide about other players: follow, block, report; and what the operator sees of it.

use super::{PlayerInfo, TablePhase, TalkMessage};
use serde::{Deserialize, Serialize};

/// The players that one player may follow.
pub const MAX_FOLLOWED: u32 = 200;
/// The players that one player may block.
pub const MAX_BLOCKED: u32 = 500;
/// The maximum length of the text of a report, and of what the operator tells players, in characters.
pub const MAX_REPORT_CHARS: usize = 500;

/// The players whom a player follows or has blocked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerLists {
    /// The players whom the player follows, by name. They do not learn of it.
    pub followed: Vec<PlayerInfo>,
    /// The players whom the player has blocked, by name. They do not learn of it.
    pub blocked: Vec<PlayerInfo>,
}

impl PlayerLists {
    /// Returns whether the player follows another one.
    #[must_use]
    pub fn follows(&self, player: &str) -> bool {
        self.followed.iter().any(|other| other.id == player)
    }

    /// Returns whether the player has blocked another one.
    #[must_use]
    pub fn blocks(&self, player: &str) -> bool {
        self.blocked.iter().any(|other| other.id == player)
    }
}

/// Why a player is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ReportReason {
    /// The player insults or threatens others in the chat.
    Abuse,
    /// The name of the player is offensive.
    Name,
    /// The player cheats.
    Cheating,
    /// The player delays matches on purpose.
    Stalling,
}

impl ReportReason {
    /// All reasons, in the order in which a page offers them.
    pub const ALL: [Self; 4] = [Self::Abuse, Self::Name, Self::Cheating, Self::Stalling];

    /// Returns the key of the phrase that names the reason.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Abuse => "report-abuse",
            Self::Name => "report-name",
            Self::Cheating => "report-cheating",
            Self::Stalling => "report-stalling",
        }
    }
}

/// The request to report a player to the operator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewReport {
    /// Why.
    pub reason: ReportReason,
    /// What happened, in at most [`MAX_REPORT_CHARS`] characters; may be empty.
    #[serde(default)]
    pub text: String,
    /// The table where it happened, at which both players have a seat. Its last messages are added.
    #[serde(default)]
    pub table: Option<String>,
}

/// What a player has reported, as that player may take it along.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SentReport {
    /// The id of the report.
    pub id: String,
    /// The player who was reported.
    pub player: PlayerInfo,
    /// Why.
    pub reason: ReportReason,
    /// What happened, in the words of the player who reports.
    pub text: String,
    /// The table where it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// When it was sent, in milliseconds since 1970.
    pub created: u64,
    /// Whether the operator has resolved it.
    pub is_resolved: bool,
}

/// What a player has said at tables, as that player may take it along.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnTalk {
    /// The table.
    pub table: String,
    /// What was said.
    pub message: TalkMessage,
}

/// Why the operator has banned the player who asks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BanInfo {
    /// The reason; none if the player is not banned.
    pub reason: Option<String>,
}

/// A report as the operator reads it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdminReport {
    /// The player who reports.
    pub reporter: PlayerInfo,
    /// What was reported.
    pub report: SentReport,
    /// Why the reported player is banned, if that is so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ban: Option<String>,
    /// The last messages of the table, as they were when the report was sent.
    pub messages: Vec<TalkMessage>,
}

/// A table as the operator sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdminTable {
    /// The id.
    pub id: String,
    /// The short name of the game.
    pub game: String,
    /// Where the table is in its life.
    pub phase: TablePhase,
    /// The number of log entries.
    pub entries: u32,
    /// When it was last changed, in UTC.
    pub updated: String,
    /// Who sits there, in seat order, with the ids of players.
    pub seats: String,
}

/// A player as the operator sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdminPlayer {
    /// The player.
    pub player: PlayerInfo,
    /// When the player came, in UTC.
    pub created: String,
    /// The number of running and waiting tables with a seat of the player.
    pub tables: u32,
    /// Why the player is banned, if that is so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ban: Option<String>,
}

/// A text of the operator: the reason of a ban, or an announcement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdminText {
    /// The text, of at most [`MAX_REPORT_CHARS`] characters. Empty for the standard reason, or to end
    /// the announcement.
    pub text: String,
}
