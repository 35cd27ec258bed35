//! The commands of the operator about tournaments.

use crate::error::ServerError;
use crate::store::Store;
use protocol::online::{TournamentPhase, TournamentSummary};

/// What the operator asks for about tournaments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentCommand {
    /// List the tournaments.
    List,
    /// Cancel a tournament, even if it is played.
    Cancel(String),
    /// Let a player create tournaments.
    Allow(String),
    /// Let a player create tournaments no longer.
    Forbid(String),
}

impl TournamentCommand {
    /// Reads the words after `tournament`; `None` if they are no such command.
    #[must_use]
    pub fn read(words: &[&str]) -> Option<Self> {
        Some(match words {
            ["list"] => Self::List,
            ["cancel", id] => Self::Cancel((*id).to_owned()),
            ["allow", player] => Self::Allow((*player).to_owned()),
            ["forbid", player] => Self::Forbid((*player).to_owned()),
            _ => return None,
        })
    }

    /// Carries out the command and returns the text to print.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read or written, or what is named does not exist.
    pub async fn run(self, store: &Store) -> Result<String, ServerError> {
        match self {
            Self::List => Ok(store.tournaments(None).await?.iter().map(line).collect()),
            Self::Cancel(id) => {
                store.cancel_tournament(&id, true).await?;
                Ok(format!(
                    "{id} is canceled; its matches are played to their end\n"
                ))
            }
            Self::Allow(player) => {
                store.set_organizer(&player, true).await?;
                Ok(format!("{player} may create tournaments\n"))
            }
            Self::Forbid(player) => {
                store.set_organizer(&player, false).await?;
                Ok(format!("{player} was an organizer, and is none now\n"))
            }
        }
    }
}

/// Returns one line of the list. Names of players contain no control characters.
fn line(tournament: &TournamentSummary) -> String {
    let phase = match tournament.phase {
        TournamentPhase::Open => "open",
        TournamentPhase::Running => "running",
        TournamentPhase::Over => "over",
        TournamentPhase::Canceled => "canceled",
    };
    let TournamentSummary {
        id,
        name,
        organizer,
        game,
        players,
        round,
        rounds,
        ..
    } = tournament;
    format!(
        "{id}  {game:<10}  {phase:<8}  {players:>2} players  round {round} of {rounds}  {name} by {} ({})\n",
        organizer.name, organizer.id
    )
}
