//! The commitments that a browser stored with a match.

use protocol::{Bytes32, CommitmentRecord};
use store::RemoteRecord;
use ui::clock::random_secret;

/// Returns the stored commitments, or new ones; `None` if the browser has no secure random numbers.
pub fn commitment_or_new(remote: &RemoteRecord) -> Option<CommitmentRecord> {
    match &remote.commitment_record {
        Some(commitment_record) => Some((**commitment_record).clone()),
        None => Some(CommitmentRecord::from_legacy(
            Bytes32(random_secret()?),
            remote.commitment.as_ref(),
        )),
    }
}
