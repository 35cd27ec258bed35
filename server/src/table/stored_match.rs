//! Loading a match from the database.

use crate::App;
use crate::error::ServerError;
use crate::store::{LogRecord, StoredRecord, TableRow};
use engine::game::{Game, Seat};
use engine::save::{decode, share_code};
use engine::session::{LogEntry, Session};
use engine::with_game;
use protocol::online::ReplayCode;
use protocol::{MatchSignatures, PublicKey};

/// A match as it was stored.
#[derive(Debug)]
pub struct StoredMatch<G: Game> {
    /// The match.
    pub session: Session<G>,
    /// The number of stored records: entries, and undone ones.
    pub records: u64,
    /// The keys and signatures of its log.
    pub signatures: MatchSignatures,
}

/// Loads the match of a table that was dealt.
///
/// # Errors
/// Returns an error if the database cannot be read, or the match cannot be replayed.
pub async fn load<G: Game>(app: &App, table: &TableRow) -> Result<StoredMatch<G>, ServerError> {
    let log = app.store.log(&table.id).await?;
    let start = table.start.as_deref().ok_or(ServerError::Stored("deal"))?;
    let start = decode::<G>(start).map_err(|_| ServerError::Stored("deal"))?;
    let (entries, signatures) = entries::<G::Action>(&log.records, &table.dealt_keys())?;
    let session = start.with_log(&entries);
    Ok(StoredMatch {
        session: session.map_err(|_| ServerError::Stored("log"))?,
        records: log.records.len() as u64,
        signatures,
    })
}

/// Returns a match that is over, with its whole log and everything that is needed to check it.
///
/// # Errors
/// Returns an error if the database cannot be read, or the match cannot be replayed or written.
pub async fn replay_of(app: &App, table: &TableRow) -> Result<ReplayCode, ServerError> {
    with_game!(table.game, G => {
        let stored = load::<G>(app, table).await?;
        let code = share_code::encode(&stored.session);
        Ok(ReplayCode {
            code: code.ok_or(ServerError::Stored("log"))?,
            parts: table.seed_commitment().parts,
            signatures: stored.signatures,
        })
    })
}

/// Returns the entries that the records leave, with their signatures, of a match that was dealt with
/// these keys.
fn entries<A: serde::de::DeserializeOwned>(
    records: &[StoredRecord],
    keys: &[(Seat, PublicKey)],
) -> Result<(Vec<LogEntry<A>>, MatchSignatures), ServerError> {
    let (mut entries, mut signatures) = (Vec::new(), MatchSignatures::new(keys));
    for stored in records {
        let record = serde_json::from_str::<LogRecord<A>>(&stored.record);
        match record.map_err(|_| ServerError::Stored("record"))? {
            LogRecord::Act(entry) => {
                if let Some(signed) = stored.signed {
                    signatures.add(entries.len(), entry.seat, signed);
                }
                entries.push(entry);
            }
            LogRecord::Undo(length) => {
                entries.truncate(length as usize);
                signatures.truncate(length as usize);
            }
        }
    }
    Ok((entries, signatures))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Undo;
    use protocol::{ActionPlace, Bytes32, MatchId, SignedBy, SigningKey};

    fn stored(record: String, signed: Option<SignedBy>) -> StoredRecord {
        StoredRecord { record, signed }
    }

    #[test]
    fn undone_entries_are_left_out() {
        let act = |action: u8| {
            let entry = LogEntry {
                seat: Seat(0),
                action,
                draws: Vec::new(),
                undo: Undo::Allowed,
            };
            let key = SigningKey::derive(Bytes32([action; 32]));
            let place = ActionPlace {
                id: MatchId::of(&[]),
                seat: Seat(0),
                after: Bytes32([0; 32]),
            };
            let signed = SignedBy {
                key: key.public_key(),
                signature: key.sign(&place, &action),
            };
            let record = serde_json::to_string(&LogRecord::Act(entry)).expect("plain data");
            stored(record, (action != 4).then_some(signed))
        };
        let undo = serde_json::to_string(&LogRecord::<u8>::Undo(1)).expect("plain data");
        let records = [act(1), act(2), act(3), stored(undo, None), act(4), act(5)];
        let (entries, signatures) = entries::<u8>(&records, &[]).expect("records");
        let actions: Vec<u8> = entries.iter().map(|entry| entry.action).collect();
        assert_eq!(actions, [1, 4, 5]);
        let signed: Vec<u32> = signatures.signatures.iter().map(|one| one.entry).collect();
        assert_eq!(signed, [0, 2]);
    }

    #[test]
    fn a_damaged_record_is_reported() {
        let records = [stored("{\"act\":".to_owned(), None)];
        let loaded = entries::<u8>(&records, &[]);
        assert!(matches!(loaded, Err(ServerError::Stored("record"))));
    }
}
