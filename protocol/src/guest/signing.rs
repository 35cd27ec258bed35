//! The guest's side of signatures: it signs its actions, keeps the keys of all seats as it received
//! them first, and receives all signatures at the end.

use super::{Guest, GuestEffect};
use crate::action_signature::{ActionPlace, MatchId, PublicKey, Signature, SigningKey};
use crate::match_signatures::MatchSignatures;
use crate::seed_commitment::Bytes32;
use engine::game::{Game, Seat};

/// Maximum number of accepted signatures and keys of a match.
const MAX_SIGNATURES: usize = 1 << 14;

impl<G: Game> Guest<G> {
    /// Signs an action of the guest's seat after the received entries, if actions are signed.
    pub(super) fn sign(&self, seat: Seat, after: Bytes32, action: &G::Action) -> Option<Signature> {
        let id = self.match_id?;
        let key = SigningKey::derive(self.record.secret);
        Some(key.sign(&ActionPlace { id, seat, after }, action))
    }

    /// Handles the keys that were known when the match was dealt by these commitments; `None` if
    /// actions are not signed. Returns whether they may be: they never change, and if the guest has
    /// committed to its share, the key of its seat is its own. A player who has taken the seat with an
    /// older page has none.
    pub(super) fn accepts_keys(
        &mut self,
        share_commitments: &[(Seat, Bytes32)],
        keys: Option<Vec<(Seat, PublicKey)>>,
    ) -> bool {
        let known = self.record.keys.as_ref();
        let Some(keys) = keys else {
            return known.is_none();
        };
        let own = self.record.public_key();
        let mut of_own_seat = keys.iter().filter(|(seat, _)| Some(*seat) == self.seat);
        let has_committed = self.record.share_commitments.is_some();
        if has_committed && of_own_seat.any(|(_, key)| *key != own)
            || known.is_some_and(|known| *known != keys)
        {
            return false;
        }
        self.match_id = Some(MatchId::of(share_commitments));
        self.record.keys = Some(keys);
        true
    }

    /// Handles the signatures of a match that is over, from an index on.
    pub(super) fn on_signatures(
        &mut self,
        from: usize,
        proof: MatchSignatures,
    ) -> Vec<GuestEffect<G>> {
        let mut all = match from {
            0 => Vec::new(),
            _ => std::mem::take(&mut self.signatures.signatures),
        };
        let is_expected = self.match_id.is_some() && from == all.len();
        let count = all.len() + proof.signatures.len();
        if !is_expected || count.max(proof.keys.len()) > MAX_SIGNATURES {
            return self.strike();
        }
        all.extend(proof.signatures);
        self.signatures = MatchSignatures {
            keys: proof.keys,
            signatures: all,
        };
        vec![GuestEffect::Signatures(Box::new(self.signatures.clone()))]
    }

    /// Returns the signatures of a match that is over, as far as they were received.
    #[must_use]
    pub const fn signatures(&self) -> &MatchSignatures {
        &self.signatures
    }
}
