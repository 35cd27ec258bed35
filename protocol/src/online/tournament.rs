//! Tournaments: what is played, who takes part, who meets whom, and who leads.

use super::{ApiFailure, OnlineError, PlayerInfo, TimeControl, is_false, plain_name};
use engine::game::Game;
use engine::game::Seat;
use engine::registry::GameId;
use engine::with_game;
use serde::{Deserialize, Serialize};

/// The maximum length of the name of a tournament, in characters.
pub const MAX_TOURNAMENT_NAME_CHARS: usize = 60;
/// The most players of a tournament.
pub const MAX_TOURNAMENT_PLAYERS: u8 = 64;
/// The most rounds of a Swiss tournament.
pub const MAX_SWISS_ROUNDS: u16 = 20;
/// How far ahead a tournament may start, in milliseconds: ninety days.
pub const MAX_TOURNAMENT_AHEAD_MS: u64 = 90 * 24 * 3_600_000;
/// The seats of a match of a tournament.
const SEATS: u32 = 2;

/// Who meets whom in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TournamentFormat {
    /// Everybody meets everybody.
    RoundRobin {
        /// Whether they meet twice, once with each seat.
        #[serde(default)]
        is_double: bool,
    },
    /// In each round those with equal points meet, as far as possible.
    Swiss {
        /// The rounds, from 1 to [`MAX_SWISS_ROUNDS`]. There are never more than are needed for all
        /// to meet.
        rounds: u16,
    },
    /// Whoever loses is out.
    Elimination,
}

/// Where a tournament is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TournamentPhase {
    /// Players join and withdraw; it has not started.
    Open,
    /// Rounds are played.
    Running,
    /// All rounds are over.
    Over,
    /// It was canceled.
    Canceled,
}

/// The request to create a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewTournament {
    /// The name, of at most [`MAX_TOURNAMENT_NAME_CHARS`] characters.
    pub name: String,
    /// The short name of the game.
    pub game: String,
    /// The options of each match, as the engine writes them; null for the first scenario of the game
    /// that has two seats.
    #[serde(default)]
    pub options: serde_json::Value,
    /// Who meets whom.
    pub format: TournamentFormat,
    /// The time for decisions, which must have a limit. Whose time is over has lost.
    pub time_control: TimeControl,
    /// Whether the results count for the ratings of the players.
    #[serde(default)]
    pub is_rated: bool,
    /// The least players with which it starts, from 2.
    pub min_players: u8,
    /// The most players, up to [`MAX_TOURNAMENT_PLAYERS`].
    pub max_players: u8,
    /// When it starts, in milliseconds since 1970; without it, the organizer starts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u64>,
}

impl NewTournament {
    /// Checks the request at a time in milliseconds since 1970. Returns the game, and the request
    /// with the options as the engine writes them.
    ///
    /// # Errors
    /// Returns the reason why the tournament cannot be played.
    pub fn check(self, now: u64) -> Result<(GameId, Self), OnlineError> {
        let bad = |message: &str| Err(OnlineError::new(ApiFailure::BadRequest, message));
        let name = plain_name(&self.name);
        if name.is_empty() || name.chars().count() > MAX_TOURNAMENT_NAME_CHARS {
            return bad("a name has 1 to 60 characters");
        }
        if self.time_control == TimeControl::Unlimited || !self.time_control.is_valid() {
            return bad("a tournament needs a time limit for decisions");
        }
        let is_valid = 2 <= self.min_players
            && self.min_players <= self.max_players
            && self.max_players <= MAX_TOURNAMENT_PLAYERS;
        if !is_valid {
            return bad("a tournament has 2 to 64 players");
        }
        if let TournamentFormat::Swiss { rounds } = self.format
            && !(1..=MAX_SWISS_ROUNDS).contains(&rounds)
        {
            return bad("a Swiss tournament has 1 to 20 rounds");
        }
        let is_far = |starts: u64| starts <= now || starts - now > MAX_TOURNAMENT_AHEAD_MS;
        if self.starts.is_some_and(is_far) {
            return bad("a tournament starts within the next 90 days");
        }
        let Some(game) = GameId::from_name(&self.game) else {
            return bad("there is no such game");
        };
        let options = with_game!(game, G => duel_options::<G>(&self.options))?;
        if self.is_rated && super::new_table::has_custom_board(&options) {
            return bad("a rated match has no board of one's own");
        }
        Ok((
            game,
            Self {
                name,
                options,
                ..self
            },
        ))
    }
}

/// Returns the options of a match as the engine writes them, if two people play against each other.
fn duel_options<G: engine::json_api::JsonApi>(
    options: &serde_json::Value,
) -> Result<serde_json::Value, OnlineError> {
    let game: G = match options.is_null() {
        true => super::new_table::standard_game(SEATS as usize)?,
        false => super::new_table::game_from_json(options)?,
    };
    let bad = |message: &str| Err(OnlineError::new(ApiFailure::BadOptions, message));
    if game.seats().len() != SEATS {
        return bad("matches of a tournament have two seats");
    }
    if game.side(Seat(0)) == game.side(Seat(1)) {
        return bad("players of a tournament play against each other");
    }
    let written = serde_json::to_value(Game::options(&game));
    written.map_err(|error| OnlineError::new(ApiFailure::BadOptions, error.to_string()))
}

/// How a pairing ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PairingOutcome {
    /// The player with the first seat has won.
    First,
    /// The player with the second seat has won.
    Second,
    /// A draw.
    Draw,
    /// Both have lost, or a bye does not count.
    Nobody,
}

/// Why a pairing ended that way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PairingReason {
    /// The match was played.
    Played,
    /// There was no opponent.
    Bye,
    /// A player did not open the table in time.
    NoShow,
    /// A player has left the tournament or the match.
    Left,
    /// The operator has closed the table, which counts as a draw.
    Closed,
}

/// How a pairing ended, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PairingResult {
    /// How it ended.
    pub outcome: PairingOutcome,
    /// Why.
    pub reason: PairingReason,
}

/// Two players who meet in a round, or one who has a bye.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentPairing {
    /// The round, from 1.
    pub round: u16,
    /// The place in the round, from 0.
    pub board: u16,
    /// The match of the two in this round, from 1: in an elimination a draw is followed by a second
    /// one with seats swapped.
    pub leg: u8,
    /// Who has the first seat.
    pub first: PlayerInfo,
    /// Who has the second seat; absent for a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<PlayerInfo>,
    /// The id of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// When whoever has not opened the table by then loses, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
    /// How it ended; absent while it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<PairingResult>,
}

/// A player of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentStanding {
    /// The player.
    pub player: PlayerInfo,
    /// The place, from 1; equal for players whom nothing distinguishes. 0 before the start.
    pub place: u16,
    /// The points; in an elimination the rounds survived.
    pub points: f64,
    /// Decides between equal points: the points of all opponents in a Swiss tournament (Buchholz),
    /// those of beaten ones and half of those with a draw in a round robin (Sonneborn-Berger).
    pub tie_break: f64,
    /// Whether the player has left.
    #[serde(default, skip_serializing_if = "is_false")]
    pub has_left: bool,
}

/// A tournament as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentSummary {
    /// The id, part of the tournament's address.
    pub id: String,
    /// The name.
    pub name: String,
    /// Who has created it.
    pub organizer: PlayerInfo,
    /// The short name of the game.
    pub game: String,
    /// Who meets whom.
    pub format: TournamentFormat,
    /// The time for decisions.
    pub time_control: TimeControl,
    /// Whether the results count for ratings.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_rated: bool,
    /// Where it is in its life.
    pub phase: TournamentPhase,
    /// The least players with which it starts.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// How many players take part.
    pub players: u8,
    /// When it starts, in milliseconds since 1970, if not when its organizer starts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u64>,
    /// The current round; 0 before the start.
    pub round: u16,
    /// The number of rounds; 0 before the start.
    pub rounds: u16,
    /// Whether the player who asks takes part.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_in: bool,
}

/// A tournament with its players and pairings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentInfo {
    /// What lists show.
    #[serde(flatten)]
    pub summary: TournamentSummary,
    /// The options of each match.
    pub options: serde_json::Value,
    /// The milliseconds after the begin of a round in which a player has to open the table.
    pub show_up_time: u64,
    /// The players, the best first.
    pub standings: Vec<TournamentStanding>,
    /// All pairings, by round and place.
    pub pairings: Vec<TournamentPairing>,
}

/// The tournaments of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentList {
    /// Those that are open or played, then the last ones that have ended.
    pub tournaments: Vec<TournamentSummary>,
    /// Whether the player who asks may create one.
    pub may_create: bool,
}

/// The request to remove a player from a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentEntrant {
    /// The id of the player.
    pub player: String,
}

/// The tournament that a table belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableTournament {
    /// The id of the tournament.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The round, from 1.
    pub round: u16,
}

impl TimeControl {
    /// Returns the milliseconds in which a paired player has to open the table: ten minutes in live
    /// matches, else the time of one decision.
    #[must_use]
    pub const fn show_up_time(self) -> u64 {
        match self {
            Self::Live { .. } | Self::MatchClock { .. } => 10 * 60_000,
            Self::Correspondence { hours } => hours as u64 * 3_600_000,
            Self::Unlimited => 24 * 3_600_000,
        }
    }
}
