//! Users of other sites: how they become players of a server, and how those sites learn the results
//! of their matches.

use engine::game::Seat;
use serde::{Deserialize, Serialize};

/// The maximum length of a token, in bytes.
pub const MAX_TOKEN_BYTES: usize = 4096;
/// The maximum length of a publisher's id of a user, and of the id of a token, in bytes.
pub const MAX_USER_BYTES: usize = 128;

/// The request to play as the user of a publisher.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PublisherToken {
    /// The token that the publisher has signed: a JWT with HS256. It can be used once.
    pub token: String,
}

/// Whose user a player is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PublisherUser {
    /// The name of the publisher.
    pub publisher: String,
    /// The publisher's id of the user.
    pub user: String,
}

/// Who played a seat of a match, as far as a publisher may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PublisherOccupant {
    /// A user of the publisher.
    User {
        /// The publisher's id of the user.
        user: String,
        /// Whether a bot has taken the place of the user.
        has_left: bool,
    },
    /// Another person.
    Player,
    /// A bot of the server.
    Bot,
}

/// A seat of a match that is over, as far as a publisher may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PublisherSeat {
    /// The seat.
    pub seat: Seat,
    /// Who played it.
    #[serde(flatten)]
    pub occupant: PublisherOccupant,
}

/// A match in which users of a publisher played, and how it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PublisherMatch {
    /// The id of the table.
    pub table: String,
    /// The short name of the game.
    pub game: String,
    /// All seats, in seat order.
    pub seats: Vec<PublisherSeat>,
    /// The winning seats.
    pub winners: Vec<Seat>,
    /// The phrase key of the reason, without the prefix of the game.
    pub reason: String,
    /// Whether the time of a player ran out.
    pub is_timeout: bool,
    /// Whether the result counts for ratings.
    pub is_rated: bool,
    /// Where to get the share code of the match; null if the operator has not named the address of
    /// the server.
    pub replay: Option<String>,
}

/// The kind of an event that a publisher is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PublisherEventKind {
    /// A match is over.
    #[serde(rename = "match.over")]
    MatchOver,
}

/// The body of a webhook for a publisher, in the manner of Standard Webhooks. The id of the event is
/// in the header `webhook-id`, too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PublisherEvent {
    /// What has happened.
    #[serde(rename = "type")]
    pub kind: PublisherEventKind,
    /// The id of the event, the same in every attempt.
    pub id: String,
    /// When it happened, in milliseconds since 1970.
    pub timestamp: u64,
    /// The match.
    pub data: PublisherMatch,
}
