//! The commands of the operator: looking at tables and players, and deciding about them. They work
//! on the database, also while a server uses it.

mod moderation;
mod publishers;
mod tournaments;

pub use moderation::ModerationCommand;
pub use publishers::PublisherCommand;
pub use tournaments::TournamentCommand;

use crate::clock::ServerClock;
use crate::error::{ConfigError, ServerError};
use crate::store::Store;
use protocol::online::{
    AdminPlayer, AdminTable, ApiFailure, MAX_REPORT_CHARS, TablePhase, plain_name,
};
use std::ffi::OsString;
use std::fmt::Write;
use std::path::Path;

/// The maximum length of a reason and of an announcement, in characters.
const MAX_TEXT_CHARS: usize = MAX_REPORT_CHARS;
/// The reason of a ban without one.
pub const DEFAULT_REASON: &str = "the operator of the server has decided so";

/// What the operator asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AdminCommand {
    /// List tables, all or those in a phase.
    Tables(Option<TablePhase>),
    /// Show a table.
    Table(String),
    /// Close a table that waits, or end its match without a result.
    Close(String),
    /// List players, all or those with a text in their names.
    Players(Option<String>),
    /// Ban a player.
    Ban {
        /// The id of the player.
        player: String,
        /// The reason, which the player learns.
        reason: String,
    },
    /// Let a banned player play again.
    Unban(String),
    /// Tell all players something, or no longer.
    Announce(Option<String>),
    /// Do something about publishers.
    Publisher(PublisherCommand),
    /// Reports, names, and keys of the operator's page.
    Moderation(ModerationCommand),
}

impl AdminCommand {
    /// Reads the words and options after `admin`; `None` if help is asked for. `set_database` takes
    /// the file of the database.
    ///
    /// # Errors
    /// Returns an error that names the argument.
    pub fn read(
        parser: &mut lexopt::Parser,
        mut set_database: impl FnMut(&str) -> Result<(), ConfigError>,
    ) -> Result<Option<Self>, ConfigError> {
        let mut words: Vec<String> = Vec::new();
        let (mut phase, mut name, mut reason, mut clears) = (None, None, None, false);
        let (mut origins, mut webhook) = (Vec::new(), None);
        while let Some(argument) = parser.next()? {
            match argument {
                lexopt::Arg::Long("help") | lexopt::Arg::Short('h') => return Ok(None),
                lexopt::Arg::Long("phase") => phase = Some(read_phase(&text(parser.value()?))?),
                lexopt::Arg::Long("name") => name = Some(text(parser.value()?)),
                lexopt::Arg::Long("reason") => reason = Some(text(parser.value()?)),
                lexopt::Arg::Long("clear") => clears = true,
                lexopt::Arg::Long("origin") => origins.push(text(parser.value()?)),
                lexopt::Arg::Long("webhook") => webhook = Some(text(parser.value()?)),
                lexopt::Arg::Long("database") => set_database(&text(parser.value()?))?,
                lexopt::Arg::Value(word) => words.push(text(word)),
                lexopt::Arg::Long(_) | lexopt::Arg::Short(_) => {
                    return Err(argument.unexpected().into());
                }
            }
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let unknown = || lexopt::Error::from("admin: see --help for its commands".to_owned());
        let no_option = || lexopt::Error::from("admin: the command has no such option".to_owned());
        if let ["publisher", words @ ..] = words.as_slice() {
            if clears || phase.is_some() || name.is_some() || reason.is_some() {
                return Err(no_option().into());
            }
            let command = PublisherCommand::read(words, origins, webhook)?;
            return Ok(Some(Self::Publisher(command.ok_or_else(unknown)?)));
        }
        let command = match (words.as_slice(), clears) {
            (["tables"], false) => Self::Tables(phase.take()),
            (["table", id], false) => Self::Table((*id).to_owned()),
            (["close", id], false) => Self::Close((*id).to_owned()),
            (["players"], false) => Self::Players(name.take()),
            (["ban", player], false) => Self::Ban {
                player: (*player).to_owned(),
                reason: match reason.take() {
                    Some(reason) => checked("reason", &reason)?,
                    None => DEFAULT_REASON.to_owned(),
                },
            },
            (["unban", player], false) => Self::Unban((*player).to_owned()),
            (["announce"], true) => Self::Announce(None),
            (["announce", text], false) => Self::Announce(Some(checked("announce", text)?)),
            (words, is_clearing) => {
                let moderation = ModerationCommand::read(words).filter(|_| !is_clearing);
                Self::Moderation(moderation.ok_or_else(unknown)?)
            }
        };
        let is_left = phase.is_some() || name.is_some() || reason.is_some();
        if is_left || !origins.is_empty() || webhook.is_some() {
            return Err(no_option().into());
        }
        Ok(Some(command))
    }

    /// Carries out the command and returns the text to print.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read or written, or what is named does not exist.
    pub async fn run(self, database: &Path) -> Result<String, ServerError> {
        if cfg!(not(feature = "cluster")) && !database.is_file() {
            let message = format!("there is no database {}", database.display());
            return Err(ServerError::request(ApiFailure::NotFound, message));
        }
        let store = Store::open(database, ServerClock::default()).await?;
        match self {
            Self::Tables(phase) => {
                let tables = store.table_summaries(None, phase).await?;
                Ok(tables.iter().map(table_line).collect())
            }
            Self::Table(id) => {
                let found = store.table_summaries(Some(&id), None).await?;
                let missing =
                    || ServerError::request(ApiFailure::NotFound, "there is no such table");
                found.first().map(table_text).ok_or_else(missing)
            }
            Self::Close(id) => {
                store.close_table(&id).await?;
                Ok(format!(
                    "{id} is closed; its match ends within some seconds\n"
                ))
            }
            Self::Players(name) => {
                let players = store.player_summaries(name.as_deref()).await?;
                Ok(players.iter().map(player_line).collect())
            }
            Self::Ban { player, reason } => {
                store.ban(&player, &reason).await?;
                Ok(format!(
                    "{player} is banned; bots play on within some seconds\n"
                ))
            }
            Self::Unban(player) => {
                store.unban(&player).await?;
                Ok(format!("{player} may play again\n"))
            }
            Self::Publisher(command) => command.run(&store).await,
            Self::Moderation(command) => command.run(&store).await,
            Self::Announce(text) => {
                store.announce(text.as_deref()).await?;
                Ok(match text {
                    Some(text) => format!("all players are told: {text}\n"),
                    None => "the announcement is cleared\n".to_owned(),
                })
            }
        }
    }
}

fn text(value: OsString) -> String {
    value.to_string_lossy().into_owned()
}

fn read_phase(name: &str) -> Result<TablePhase, ConfigError> {
    let phase = serde_json::from_value(serde_json::Value::String(name.to_owned()));
    phase.map_err(|_| ConfigError::Value {
        option: "phase",
        reason: format!("{name} is not waiting, running, over or closed"),
    })
}

/// Returns a text as players will see it.
///
/// # Errors
/// Returns the reason if it is empty or too long.
pub fn checked_text(text: &str) -> Result<String, String> {
    let plain = plain_name(text);
    if plain.is_empty() || plain.chars().count() > MAX_TEXT_CHARS {
        return Err(format!("a text has 1 to {MAX_TEXT_CHARS} characters"));
    }
    Ok(plain)
}

fn checked(option: &'static str, text: &str) -> Result<String, ConfigError> {
    checked_text(text).map_err(|reason| ConfigError::Value { option, reason })
}

/// Returns one line of the list of tables. Names of players contain no control characters.
fn table_line(table: &AdminTable) -> String {
    let AdminTable {
        id,
        game,
        entries,
        updated,
        seats,
        ..
    } = table;
    let phase = phase_name(table.phase);
    format!("{id}  {game:<10}  {phase:<7}  {entries:>5}  {updated}  {seats}\n")
}

const fn phase_name(phase: TablePhase) -> &'static str {
    match phase {
        TablePhase::Waiting => "waiting",
        TablePhase::Running => "running",
        TablePhase::Over => "over",
        TablePhase::Closed => "closed",
    }
}

fn table_text(table: &AdminTable) -> String {
    let mut text = String::new();
    let entries = table.entries.to_string();
    let lines = [
        ("table", table.id.as_str()),
        ("game", &table.game),
        ("phase", phase_name(table.phase)),
        ("entries", &entries),
        ("changed", &table.updated),
        ("seats", &table.seats),
    ];
    for (name, value) in lines {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{name:<8} {value}");
    }
    text
}

fn player_line(row: &AdminPlayer) -> String {
    let ban = row.ban.as_ref();
    let ban = ban.map_or(String::new(), |reason| format!("  banned: {reason}"));
    let AdminPlayer {
        player,
        created,
        tables,
        ..
    } = row;
    format!(
        "{}  {created}  {tables:>3} tables  {}{ban}\n",
        player.id, player.name
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Result<Option<AdminCommand>, ConfigError> {
        let mut parser = lexopt::Parser::from_args(arguments);
        AdminCommand::read(&mut parser, |_| Ok(()))
    }

    #[test]
    fn commands_are_read() {
        let command = |arguments: &[&str]| read(arguments).expect("valid").expect("a command");
        assert_eq!(
            command(&["tables", "--phase", "running", "--database", "a.db"]),
            AdminCommand::Tables(Some(TablePhase::Running))
        );
        assert_eq!(
            command(&["ban", "a1", "--reason", " rude\n "]),
            AdminCommand::Ban {
                player: "a1".to_owned(),
                reason: "rude".to_owned()
            }
        );
        assert_eq!(
            command(&["announce", "--clear"]),
            AdminCommand::Announce(None)
        );
        assert_eq!(
            command(&["players", "--name", "ann"]),
            AdminCommand::Players(Some("ann".to_owned()))
        );
        assert_eq!(
            command(&["publisher", "add", "Club", "--origin", "https://a.example"]),
            AdminCommand::Publisher(PublisherCommand::Add {
                name: "Club".to_owned(),
                origins: vec!["https://a.example".to_owned()],
                webhook: None,
            })
        );
        assert_eq!(
            command(&["publisher", "remove", "a1"]),
            AdminCommand::Publisher(PublisherCommand::Remove("a1".to_owned()))
        );
        assert_eq!(
            command(&["rename", "a1", "Ann"]),
            AdminCommand::Moderation(ModerationCommand::Rename {
                player: "a1".to_owned(),
                name: "Ann".to_owned()
            })
        );
        assert_eq!(
            command(&["tournament", "cancel", "a1"]),
            AdminCommand::Moderation(ModerationCommand::Tournament(TournamentCommand::Cancel(
                "a1".to_owned()
            )))
        );
        assert_eq!(read(&["ban", "--help"]).expect("valid"), None);
    }

    #[test]
    fn what_is_not_a_command_is_refused() {
        for wrong in [
            &[][..],
            &["table"],
            &["tables", "a1"],
            &["tables", "--phase", "open"],
            &["tables", "--reason", "x"],
            &["close", "a1", "--clear"],
            &["announce"],
            &["announce", " "],
            &["announce", "a", "--clear"],
            &["ban", "a1", "--listen", "x"],
            &["ban", "a1", "--webhook", "https://a.example/"],
            &["publisher"],
            &["publisher", "add", "Club"],
            &["publisher", "add", "Club", "--origin", "a.example"],
            &[
                "publisher",
                "add",
                "Club",
                "--origin",
                "https://a.example/games",
            ],
            &["publisher", "add", "Club", "--origin", "*"],
            &["publisher", "add", " ", "--origin", "https://a.example"],
            &["publisher", "list", "--origin", "https://a.example"],
            &["publisher", "remove"],
            &["publisher", "rotate", "a1", "--clear"],
            &["report"],
            &["key", "--clear"],
            &["reports", "--phase", "running"],
            &["tournament"],
            &["tournament", "cancel"],
            &["tournament", "list", "--reason", "x"],
        ] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
