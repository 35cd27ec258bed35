//! The host's side of signatures: at a table of a server whoever plays a seat signs the actions there.

use super::{Effects, Host, HostEffect, Peer, send};
use crate::action_signature::{ActionPlace, MatchId, PublicKey, Signature, SignedBy};
use crate::match_signatures::MatchSignatures;
use crate::message::FromHost;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, Status, Viewer};
use engine::session::Session;

/// The number of signatures in one message.
const PAGE: usize = 1000;

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// Sets the keys that were known when the match was dealt, and the signatures of its log. Without a
    /// call nothing is signed.
    pub fn set_signatures(&mut self, signatures: MatchSignatures) {
        self.signatures = Some(signatures);
    }

    /// Returns the keys and signatures of the match; `None` if nothing is signed.
    #[must_use]
    pub const fn signatures(&self) -> Option<&MatchSignatures> {
        self.signatures.as_ref()
    }

    /// Keeps the signature of an action that was played as an entry of the log. Call it before
    /// [`Host::on_changed`].
    pub fn keep_signature(&mut self, entry: usize, seat: Seat, signed: SignedBy) {
        if let Some(signatures) = &mut self.signatures {
            signatures.truncate(entry);
            signatures.add(entry, seat, signed);
        }
    }

    /// Removes the signatures of entries that were undone.
    pub(super) fn forget_undone_signatures(&mut self, session: &Session<G>) {
        if let Some(signatures) = &mut self.signatures {
            signatures.truncate(session.entry_count());
        }
    }

    /// Returns the keys of the deal, if the match is signed.
    pub(super) fn dealt_keys(&self) -> Option<Vec<(Seat, PublicKey)>> {
        self.signatures.as_ref().map(MatchSignatures::dealt_keys)
    }

    /// Returns the key with which a guest signs: the one with which it has introduced itself, or that
    /// of the person who has the seat.
    fn signing_key(&self, peer: Peer, seat: Seat) -> Option<PublicKey> {
        let connection = self.connections.get(&peer);
        let own = connection.and_then(|connection| connection.signing_key);
        let mut guest_seats = self.guest_seats.iter();
        let registered = guest_seats.find(|guest_seat| guest_seat.seat == seat);
        own.or_else(|| registered.and_then(|guest_seat| guest_seat.signing_key))
    }

    /// Checks that a guest with a key has signed an action in the current position. Returns `Err` if it
    /// has not.
    pub(super) fn check_signature(
        &mut self,
        (peer, seat): (Peer, Seat),
        action: &G::Action,
        signature: Option<Signature>,
        session: &Session<G>,
    ) -> Result<Option<SignedBy>, NotSigned> {
        let commitment = self.commitment.as_ref();
        let (Some(commitment), Some(_)) = (commitment, &self.signatures) else {
            return Ok(None);
        };
        let id = MatchId::of(&commitment.commitments());
        let Some(key) = self.signing_key(peer, seat) else {
            return Ok(None);
        };
        let after = self.chain_of(Viewer::Seat(seat), session).last_link();
        let place = ActionPlace { id, seat, after };
        let signed = signature.map(|signature| SignedBy { key, signature });
        let signed = signed.filter(|signed| place.is_signed_by(action, *signed));
        signed.map(Some).ok_or(NotSigned)
    }

    /// Returns the messages with all signatures of a match that is over.
    pub(super) fn send_signatures(&self, peer: Peer, session: &Session<G>) -> Effects<G> {
        let is_over = matches!(session.status(), Status::Over(_));
        let Some(all) = self.signatures.as_ref().filter(|_| is_over) else {
            return Vec::new();
        };
        let message = |(from, signatures): (usize, &[_])| {
            let proof = MatchSignatures {
                keys: all.keys.clone(),
                signatures: signatures.to_vec(),
            };
            let from = (from * PAGE) as u32;
            send::<G>(peer, &FromHost::Signed { from, proof })
        };
        if all.signatures.is_empty() {
            return vec![message((0, &[]))];
        }
        let pages = all.signatures.chunks(PAGE).enumerate();
        pages.map(message).collect::<Vec<HostEffect<G::Action>>>()
    }
}

/// The action of a guest with a key is not signed with it.
pub(super) struct NotSigned;
