//! All signatures of a match, and what they prove about its log.

use super::action_signature::{ActionPlace, MatchId, PublicKey, Signature, SignedBy};
use super::hash_chain::HashChain;
use engine::game::{Game, Seat, SeatSet, Viewer};
use engine::session::Session;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A key of whoever plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatKey {
    /// The seat.
    pub seat: Seat,
    /// The public key.
    pub key: PublicKey,
    /// Whether everybody knew it when the match was dealt. Another device of the player, or somebody
    /// who takes over the seat, has a later key.
    pub is_dealt: bool,
}

/// The signature of one entry of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntrySignature {
    /// The number of the entry.
    pub entry: u32,
    /// The index of the key in the list of keys.
    pub key: u32,
    /// The signature.
    pub signature: Signature,
}

/// The keys of a match, and the signatures of its log as it stands: undone entries have none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchSignatures {
    /// All keys; those that were known at the deal come first.
    pub keys: Vec<SeatKey>,
    /// The signatures, in the order of the log.
    pub signatures: Vec<EntrySignature>,
}

impl MatchSignatures {
    /// Creates the list of a match that was dealt with these keys.
    #[must_use]
    pub fn new(keys: &[(Seat, PublicKey)]) -> Self {
        let key = |&(seat, key): &(Seat, PublicKey)| SeatKey {
            seat,
            key,
            is_dealt: true,
        };
        Self {
            keys: keys.iter().map(key).collect(),
            signatures: Vec::new(),
        }
    }

    /// Returns whether nobody has a key.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// Returns the keys that were known when the match was dealt.
    #[must_use]
    pub fn dealt_keys(&self) -> Vec<(Seat, PublicKey)> {
        let dealt = self.keys.iter().filter(|known| known.is_dealt);
        dealt.map(|known| (known.seat, known.key)).collect()
    }

    /// Adds the signature of the entry that follows all others.
    pub fn add(&mut self, entry: usize, seat: Seat, signed: SignedBy) {
        let is_same = |known: &SeatKey| known.seat == seat && known.key == signed.key;
        let index = self.keys.iter().position(is_same);
        let index = index.unwrap_or_else(|| {
            self.keys.push(SeatKey {
                seat,
                key: signed.key,
                is_dealt: false,
            });
            self.keys.len() - 1
        });
        self.signatures.push(EntrySignature {
            entry: entry as u32,
            key: index as u32,
            signature: signed.signature,
        });
    }

    /// Removes the signatures of the entries from an index on.
    pub fn truncate(&mut self, entries: usize) {
        let is_left = |one: &EntrySignature| (one.entry as usize) < entries;
        let left = self
            .signatures
            .iter()
            .take_while(|one| is_left(one))
            .count();
        self.signatures.truncate(left);
    }

    /// Checks the signatures of a whole match. For each entry the chain link is computed again that its
    /// seat had received before.
    #[must_use]
    pub fn verify<G: Game>(&self, id: MatchId, session: &Session<G>) -> Vec<SignatureState> {
        let mut chains: BTreeMap<u8, HashChain<G::Event>> = BTreeMap::new();
        let entries = session.log().iter().enumerate();
        let mut states: Vec<SignatureState> = entries.map(|_| SignatureState::Missing).collect();
        for one in &self.signatures {
            let entry = one.entry as usize;
            let (Some(state), Some(logged)) = (states.get_mut(entry), session.log().get(entry))
            else {
                // It is for an entry that the log does not have.
                states.push(SignatureState::Invalid);
                continue;
            };
            let chain = chains.entry(logged.seat.0).or_insert_with(|| {
                let mut chain = HashChain::new(logged.seat);
                chain.sync_to(Viewer::Seat(logged.seat), session);
                chain
            });
            let known = self.keys.get(one.key as usize);
            let known = known.filter(|known| known.seat == logged.seat);
            *state = match known.zip(chain.link_after(entry)) {
                Some((known, after)) if *state == SignatureState::Missing => {
                    let place = ActionPlace {
                        id,
                        seat: logged.seat,
                        after,
                    };
                    let signed = SignedBy {
                        key: known.key,
                        signature: one.signature,
                    };
                    match place.is_signed_by(&logged.action, signed) {
                        true if known.is_dealt => SignatureState::Signed,
                        true => SignatureState::SignedLater,
                        false => SignatureState::Invalid,
                    }
                }
                Some(_) | None => SignatureState::Invalid,
            };
        }
        states
    }

    /// Checks the signatures of a whole match, and says in short what they prove. `first_keys` are the
    /// keys that were received first, if this browser has kept them.
    #[must_use]
    pub fn summarize<G: Game>(
        &self,
        id: MatchId,
        session: &Session<G>,
        first_keys: Option<&[(Seat, PublicKey)]>,
    ) -> SignatureProof {
        if first_keys.is_some_and(|first| first != self.dealt_keys()) {
            return SignatureProof::OtherKeys;
        }
        if self.is_empty() {
            return SignatureProof::Unused;
        }
        let states = self.verify(id, session);
        let is_invalid = |state: &SignatureState| *state == SignatureState::Invalid;
        if let Some(entry) = states.iter().position(is_invalid) {
            let seat = session.actor(entry);
            return SignatureProof::Invalid { entry, seat };
        }
        let seats = |wanted: SignatureState| {
            let actors = session.log().iter().map(|logged| logged.seat);
            let found = actors.zip(&states).filter(|(_, state)| **state == wanted);
            found.map(|(seat, _)| seat).collect::<SeatSet>()
        };
        let with_keys: SeatSet = self.keys.iter().map(|known| known.seat).collect();
        let unsigned = seats(SignatureState::Missing).iter();
        SignatureProof::Valid {
            unsigned: unsigned.filter(|seat| with_keys.contains(*seat)).collect(),
            later: seats(SignatureState::SignedLater),
        }
    }
}

/// What the signature of an entry proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SignatureState {
    /// Whoever had the seat when the match was dealt has signed the action in its place.
    Signed,
    /// Somebody has signed it whose key was not known when the match was dealt.
    SignedLater,
    /// Nobody has signed it: a bot took it, or a program without a key.
    Missing,
    /// The signature is not one of this action in its place.
    Invalid,
}

/// What all signatures of a match prove.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SignatureProof {
    /// Nobody has a key.
    Unused,
    /// All signatures are valid.
    Valid {
        /// The seats with a key that have entries without a signature: bots played there for a while.
        unsigned: SeatSet,
        /// The seats with entries that a later key has signed.
        later: SeatSet,
    },
    /// The signature of an entry is not valid; it has no seat if the log has no such entry.
    Invalid {
        /// The number of the entry.
        entry: usize,
        /// Who acted there.
        seat: Option<Seat>,
    },
    /// The keys are others than those that this browser received first.
    OtherKeys,
    /// The match is over, but the server has not sent the signatures.
    Withheld,
}
