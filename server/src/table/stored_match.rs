//! Loading a match from the database.

use crate::App;
use crate::error::ServerError;
use crate::store::{LogRecord, TableRow};
use engine::game::Game;
use engine::save::{decode, share_code};
use engine::session::{LogEntry, Session};
use engine::with_game;

/// A match as it was stored.
#[derive(Debug)]
pub struct StoredMatch<G: Game> {
    /// The match.
    pub session: Session<G>,
    /// The number of stored records: entries, and undone ones.
    pub records: u64,
}

/// Loads the match of a table that was dealt.
///
/// # Errors
/// Returns an error if the database cannot be read, or the match cannot be replayed.
pub async fn load<G: Game>(app: &App, table: &TableRow) -> Result<StoredMatch<G>, ServerError> {
    let log = app.store.log(&table.id).await?;
    let start = table.start.as_deref().ok_or(ServerError::Stored("deal"))?;
    let start = decode::<G>(start).map_err(|_| ServerError::Stored("deal"))?;
    let entries = entries::<G::Action>(&log.records)?;
    let session = start.with_log(&entries);
    Ok(StoredMatch {
        session: session.map_err(|_| ServerError::Stored("log"))?,
        records: log.records.len() as u64,
    })
}

/// Returns the share code of a match that is over, with its whole log. `None` if the match cannot be
/// written as one.
///
/// # Errors
/// Returns an error if the database cannot be read, or the match cannot be replayed.
pub async fn replay_code(app: &App, table: &TableRow) -> Result<Option<String>, ServerError> {
    with_game!(table.game, G => {
        let stored = load::<G>(app, table).await?;
        Ok(share_code::encode(&stored.session))
    })
}

/// Returns the entries that the records leave.
fn entries<A: serde::de::DeserializeOwned>(
    records: &[String],
) -> Result<Vec<LogEntry<A>>, ServerError> {
    let mut entries = Vec::new();
    for record in records {
        let record = serde_json::from_str(record).map_err(|_| ServerError::Stored("record"))?;
        match record {
            LogRecord::Act(entry) => entries.push(entry),
            LogRecord::Undo(length) => entries.truncate(length as usize),
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::{Seat, Undo};

    #[test]
    fn undone_entries_are_left_out() {
        let act = |action: u8| {
            let entry = LogEntry {
                seat: Seat(0),
                action,
                draws: Vec::new(),
                undo: Undo::Allowed,
            };
            serde_json::to_string(&LogRecord::Act(entry)).expect("plain data")
        };
        let undo = serde_json::to_string(&LogRecord::<u8>::Undo(1)).expect("plain data");
        let entries = entries::<u8>(&[act(1), act(2), act(3), undo, act(4)]).expect("records");
        let actions: Vec<u8> = entries.iter().map(|entry| entry.action).collect();
        assert_eq!(actions, [1, 4]);
    }

    #[test]
    fn a_damaged_record_is_reported() {
        let records = ["{\"act\":".to_owned()];
        let loaded = entries::<u8>(&records);
        assert!(matches!(loaded, Err(ServerError::Stored("record"))));
    }
}
