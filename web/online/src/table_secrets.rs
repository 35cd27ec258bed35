//! The secrets from which this browser's shares of the seeds of online matches are derived. They
//! are stored before a table is opened or joined, so that a reload loses nothing.

use super::account::session_player;
use engine::game::Seat;
use protocol::online::{TableInfo, TablePhase};
use protocol::{Bytes32, CommitmentRecord, PublicKey};
use serde::{Deserialize, Serialize};
use store::local_values::{self, Lifetime};

/// The key in the browser's storage.
const KEY: &str = "centauri.online-seeds";
/// Maximum number of stored secrets; a match that was opened has its own copy.
const MAX_SECRETS: usize = 100;
/// The number of the deal: matches on a server are dealt once.
const ROUND: u32 = 1;

/// Returns the key in the browser's storage. Users of a publisher have their own secrets, since two of them
/// may sit at one table in one browser.
fn storage_key() -> String {
    match session_player() {
        Some(player) => format!("{KEY}.{player}"),
        None => KEY.to_owned(),
    }
}

/// The secret of one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct TableSecret {
    /// The id of the table; `None` until the server has answered the request to open it.
    table: Option<String>,
    /// The server's commitment to its share, from before it learned ours.
    server_commitment: Bytes32,
    /// The record of the seed.
    record: CommitmentRecord,
}

/// What the server learns of a secret when a seat is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicShare {
    /// The share of the seed.
    pub seed_share: Bytes32,
    /// The public key that signs the actions.
    pub signing_key: PublicKey,
}

impl PublicShare {
    fn of(record: &CommitmentRecord) -> Self {
        Self {
            seed_share: record.seed_share(),
            signing_key: record.public_key(),
        }
    }
}

/// All secrets of this browser, the newest last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableSecrets(Vec<TableSecret>);

impl TableSecrets {
    /// Returns the stored secrets.
    #[must_use]
    pub fn load() -> Self {
        local_values::read(Lifetime::Browser, &storage_key()).unwrap_or_default()
    }

    /// Stores the secrets.
    pub fn save(&self) {
        local_values::write(Lifetime::Browser, &storage_key(), self);
    }

    /// Returns the share for a table that is to be opened, derived from a new secret, once the
    /// server has committed to its own.
    pub fn open(&mut self, secret: [u8; 32], server_commitment: Bytes32) -> PublicShare {
        self.add(None, server_commitment, secret)
    }

    /// Returns the share for a table that is to be joined. A second attempt uses the share of the
    /// first one, which the server may have.
    pub fn join(&mut self, table: &TableInfo, secret: [u8; 32]) -> PublicShare {
        match self.find(&table.id) {
            Some(known) => PublicShare::of(&known.record),
            None => self.add(Some(table.id.clone()), table.server_commitment, secret),
        }
    }

    fn add(
        &mut self,
        table: Option<String>,
        server_commitment: Bytes32,
        secret: [u8; 32],
    ) -> PublicShare {
        let mut record = CommitmentRecord::new(Bytes32(secret));
        record.round = ROUND;
        let share = PublicShare::of(&record);
        self.0.push(TableSecret {
            table,
            server_commitment,
            record,
        });
        let surplus = self.0.len().saturating_sub(MAX_SECRETS);
        self.0.drain(..surplus);
        share
    }

    /// Assigns the share of a request to open a table to the table that the server opened.
    pub fn assign(&mut self, share: Bytes32, table: &TableInfo) {
        let is_opened = |secret: &&mut TableSecret| {
            secret.table.is_none() && secret.record.seed_share() == share
        };
        if let Some(secret) = self.0.iter_mut().find(is_opened) {
            secret.table = Some(table.id.clone());
        }
    }

    /// Removes the secret of a table that the player has left: a share is used once.
    pub fn forget(&mut self, table: &str) {
        self.0
            .retain(|secret| secret.table.as_deref() != Some(table));
    }

    fn find(&self, table: &str) -> Option<&TableSecret> {
        let mut secrets = self.0.iter();
        secrets.find(|secret| secret.table.as_deref() == Some(table))
    }

    /// Returns the record of the seed for a match that is dealt: with all commitments, if the own
    /// one and the server's are among them. Without them the match cannot be verified, and the
    /// table says so. `None` if this browser has no secret of the table.
    #[must_use]
    pub fn record(&self, table: &TableInfo) -> Option<CommitmentRecord> {
        let seat = table.own_seat.as_ref()?.seat;
        let is_own = |secret: &&TableSecret| {
            let own = (seat, secret.record.seed_share().commitment(seat));
            secret.table.is_none() && table.share_commitments.contains(&own)
        };
        let unassigned = || self.0.iter().find(is_own);
        let secret = self.find(&table.id).or_else(unassigned)?;
        let mut record = secret.record.clone();
        if secret.is_committed(seat, table) {
            record.share_commitments = Some(table.share_commitments.clone());
            let keys = Some(table.signing_keys.clone());
            record.keys = keys.filter(|keys| !keys.is_empty());
        }
        Some(record)
    }
}

impl TableSecret {
    /// Returns whether a table was dealt by the own commitment and by the one of the server that
    /// was seen before.
    fn is_committed(&self, seat: Seat, table: &TableInfo) -> bool {
        let own = self.record.seed_share().commitment(seat);
        let has =
            |seat: Seat, commitment: Bytes32| table.share_commitments.contains(&(seat, commitment));
        let is_dealt = matches!(table.phase, TablePhase::Running | TablePhase::Over);
        is_dealt && has(seat, own) && has(Seat::TABLE, self.server_commitment)
    }
}
