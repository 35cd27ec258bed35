//! The commands of the operator about reports, names, and the keys of the operator's page.

use super::tournaments::TournamentCommand;
use crate::error::ServerError;
use crate::store::{AdminKeySummary, Store};
use protocol::online::{AdminReport, ApiFailure, MAX_NAME_CHARS, Speech, TalkMessage, plain_name};
use std::fmt::Write;

/// What the operator asks for about reports, names and keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ModerationCommand {
    /// List open reports.
    Reports,
    /// Show a report with the last messages of its table.
    Report(String),
    /// Mark a report as resolved.
    Resolve(String),
    /// Give a player another name.
    Rename {
        /// The id of the player.
        player: String,
        /// The new name.
        name: String,
    },
    /// Create a key for the operator's page.
    Key,
    /// List the keys.
    Keys,
    /// Revoke a key.
    Revoke(String),
    /// Do something about tournaments.
    Tournament(TournamentCommand),
}

impl ModerationCommand {
    /// Reads the words after `admin`; `None` if they are no such command.
    #[must_use]
    pub fn read(words: &[&str]) -> Option<Self> {
        Some(match words {
            ["reports"] => Self::Reports,
            ["report", id] => Self::Report((*id).to_owned()),
            ["resolve", id] => Self::Resolve((*id).to_owned()),
            ["rename", player, name] => Self::Rename {
                player: (*player).to_owned(),
                name: (*name).to_owned(),
            },
            ["key"] => Self::Key,
            ["keys"] => Self::Keys,
            ["revoke", id] => Self::Revoke((*id).to_owned()),
            ["tournament", words @ ..] => Self::Tournament(TournamentCommand::read(words)?),
            _ => return None,
        })
    }

    /// Carries out the command and returns the text to print.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read or written, or what is named does not exist.
    pub async fn run(self, store: &Store) -> Result<String, ServerError> {
        match self {
            Self::Reports => {
                let reports = store.reports(false).await?;
                Ok(reports.iter().map(report_line).collect())
            }
            Self::Report(id) => {
                let found = store.report(&id).await?;
                let missing =
                    || ServerError::request(ApiFailure::NotFound, "there is no such report");
                found.as_ref().map(report_text).ok_or_else(missing)
            }
            Self::Resolve(id) => {
                store.resolve_report(&id).await?;
                Ok(format!("{id} is resolved\n"))
            }
            Self::Rename { player, name } => {
                let name = plain_name(&name);
                if name.is_empty() || name.chars().count() > MAX_NAME_CHARS {
                    let message = format!("a name has 1 to {MAX_NAME_CHARS} characters");
                    return Err(ServerError::request(ApiFailure::BadRequest, message));
                }
                store.rename_by_operator(&player, &name).await?;
                Ok(format!("{player} is called {name}\n"))
            }
            Self::Key => {
                let (id, key) = store.add_admin_key().await?;
                Ok(format!(
                    "key {id}: {key}\nIt is shown only now. Enter it at #/online/admin.\n"
                ))
            }
            Self::Keys => {
                let line = |key: &AdminKeySummary| format!("{}  {}\n", key.id, key.created);
                Ok(store.admin_keys().await?.iter().map(line).collect())
            }
            Self::Tournament(command) => command.run(store).await,
            Self::Revoke(id) => {
                store.revoke_admin_key(&id).await?;
                Ok(format!("{id} is revoked\n"))
            }
        }
    }
}

/// Returns the name of a value that is one word.
fn word(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(_) | Err(_) => String::new(),
    }
}

/// Returns one line of the list of reports. Texts of players contain no control characters.
fn report_line(report: &AdminReport) -> String {
    let AdminReport {
        reporter, report, ..
    } = report;
    let reason = word(&report.reason);
    let (player, table) = (&report.player, report.table.as_deref().unwrap_or("-"));
    format!(
        "{}  {reason:<8}  {} ({}) by {} ({})  table {table}\n",
        report.id, player.name, player.id, reporter.name, reporter.id
    )
}

fn report_text(report: &AdminReport) -> String {
    let mut text = report_line(report);
    // Writing to a text cannot fail.
    if let Some(ban) = &report.ban {
        let _ = writeln!(text, "banned: {ban}");
    }
    if !report.report.text.is_empty() {
        let _ = writeln!(text, "text: {}", report.report.text);
    }
    for message in &report.messages {
        let _ = writeln!(text, "  {}", message_line(message));
    }
    text
}

fn message_line(message: &TalkMessage) -> String {
    let TalkMessage { player, speech, .. } = message;
    match speech {
        Speech::Phrase(phrase) => format!("{} ({}): [{}]", player.name, player.id, word(phrase)),
        Speech::Text(text) => format!("{} ({}): {text}", player.name, player.id),
    }
}
