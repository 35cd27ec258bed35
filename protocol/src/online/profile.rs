//! What a server tells of a player: ratings, campaigns, finished matches, rankings, and the data that
//! the player can take along.

use super::{
    AutomaticAnswers, NotificationSettings, OwnTalk, PlayerInfo, PlayerLists, PublisherUser,
    SentReport, TableInfo, TournamentSummary, Vacation,
};
use crate::action_signature::MatchId;
use crate::match_signatures::{MatchSignatures, SignatureProof};
use crate::seed_commitment::{Bytes32, SeedCommitment};
use engine::game::{Game, Seat};
use engine::session::Session;
use serde::{Deserialize, Serialize};

/// The rated matches after which a ranking lists a player.
pub const MIN_RANKED_MATCHES: u32 = 5;

/// The rating of a player in one game with one number of seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerRating {
    /// The short name of the game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The estimated skill: 1500 for a new player, more is better.
    pub value: i32,
    /// How uncertain the value is, as a standard deviation: 500 for a new player.
    pub deviation: u32,
    /// The number of rated matches.
    pub matches: u32,
    /// How many of them were won.
    pub wins: u32,
}

/// The rated campaigns of a player in one game, in which all seats win or lose together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CampaignScore {
    /// The short name of the game.
    pub game: String,
    /// The number of campaigns.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
}

/// A player as everybody may see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerProfile {
    /// The player.
    pub player: PlayerInfo,
    /// When the player chose a name, in milliseconds since 1970.
    pub since: u64,
    /// The ratings, by game and number of seats.
    pub ratings: Vec<PlayerRating>,
    /// The campaigns, by game.
    pub campaigns: Vec<CampaignScore>,
    /// The last finished matches at public tables, the newest first, as in lists.
    pub matches: Vec<TableInfo>,
}

/// A line of a ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RankedPlayer {
    /// The player.
    pub player: PlayerInfo,
    /// The rating in the game with the number of seats of the ranking.
    pub rating: PlayerRating,
}

/// A ranking that lists at least one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RankingSize {
    /// The short name of the game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The number of players with at least [`MIN_RANKED_MATCHES`] rated matches.
    pub players: u32,
}

/// A match that is over, for everybody to watch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReplayCode {
    /// The share code of the match with its whole log.
    pub code: String,
    /// The shares of the seed, of which the table has the commitments.
    #[serde(default)]
    pub parts: Vec<(Seat, Bytes32)>,
    /// The keys of the players, and the signatures of their actions.
    #[serde(default)]
    pub signatures: MatchSignatures,
}

/// What a match that is over proves to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayProof {
    /// Whether its dice and cards come from the shares of server and players.
    pub is_deal_proven: bool,
    /// What the signatures prove.
    pub signatures: SignatureProof,
}

impl ReplayCode {
    /// Checks the match of this code: its deal, and the signatures of all actions.
    #[must_use]
    pub fn verify<G: Game>(&self, session: &Session<G>) -> ReplayProof {
        let commitment = SeedCommitment {
            parts: self.parts.clone(),
            has_full_seed: true,
        };
        let id = MatchId::of(&commitment.commitments());
        ReplayProof {
            is_deal_proven: commitment.proves(session),
            signatures: self.signatures.summarize(id, session, None),
        }
    }
}

/// What a player can take along from a server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerExport {
    /// The player.
    pub player: PlayerInfo,
    /// The tables at which the player has a seat.
    pub tables: Vec<ExportedTable>,
    /// The player's ratings.
    #[serde(default)]
    pub ratings: Vec<PlayerRating>,
    /// The player's campaigns.
    #[serde(default)]
    pub campaigns: Vec<CampaignScore>,
    /// How the player is told that a match waits.
    #[serde(default)]
    pub notifications: NotificationSettings,
    /// Whose user the player is, if a publisher has brought the player here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub publisher: Option<PublisherUser>,
    /// The players whom the player follows or has blocked.
    #[serde(default)]
    pub players: PlayerLists,
    /// What the player has said at tables.
    #[serde(default)]
    pub talk: Vec<OwnTalk>,
    /// What the player has reported.
    #[serde(default)]
    pub reports: Vec<SentReport>,
    /// The player's vacations, in the order of time.
    #[serde(default)]
    pub vacations: Vec<Vacation>,
    /// The tournaments in which the player takes part or that the player has created.
    #[serde(default)]
    pub tournaments: Vec<TournamentSummary>,
}

/// A table of a player, with what happened there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExportedTable {
    /// The table.
    pub table: TableInfo,
    /// What the server answers for the player there; missing without a seat.
    pub answers: Option<AutomaticAnswers>,
    /// The records of the log, oldest first; empty while the match is played.
    pub records: Vec<serde_json::Value>,
}
