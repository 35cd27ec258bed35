//! What is said between a host and its guests: JSON, a message a line.

use super::seed_commitment::Bytes32;
use engine::game::{Game, Seat};
use engine::session::VisibleEntry;
use serde::{Deserialize, Serialize};

/// The number of what is written here; raised with every change.
///
/// 4: one deal for a match, sealed before it begins; what is told is a chain; another deal needs everybody's consent.
/// 5: the seed that all make has 256 bits.
/// 6: a guest says that somebody at its screen still decides whether to play a match that was dealt without it.
const PROTOCOL: u16 = 6;
/// The number that stands for a wish to take back where a wish to act has its own: those begin at 1.
pub(super) const UNDO_SEQ: u32 = 0;
/// Longest message that is read.
pub const MAX_MESSAGE_BYTES: usize = 1 << 18;

/// What both sides must have in common.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProtocolVersion {
    protocol: u16,
    game: String,
    rules: u16,
}

impl ProtocolVersion {
    /// That of this program. What is in the box is compared when the match itself comes.
    #[must_use]
    pub fn current<G: Game>() -> Self {
        Self {
            protocol: PROTOCOL,
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
        }
    }
}

/// Why a guest is sent away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DismissReason {
    /// The programs are of different editions.
    Edition,
    /// There is no free seat for it.
    Full,
    /// It sent too much that cannot be.
    Rude,
    /// The host has closed the table.
    Closed,
}

impl DismissReason {
    /// The phrase key of the sentence that a player reads.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Edition => "direct-refused-edition",
            Self::Full => "direct-refused-full",
            Self::Rude => "direct-refused-rude",
            Self::Closed => "direct-refused-closed",
        }
    }

    /// The phrase key of what its host reads, where that is more than that a seat is free.
    #[must_use]
    pub const fn host_phrase(self) -> Option<&'static str> {
        match self {
            Self::Edition => Some("direct-refused-edition"),
            Self::Full => Some("direct-not-ours"),
            Self::Rude | Self::Closed => None,
        }
    }
}

/// What a guest says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub(super) enum FromGuest<A> {
    /// Who it is, when it is asked. A token from before gives its seat back.
    Hello {
        edition: Option<ProtocolVersion>,
        token: Option<String>,
    },
    /// It wants to act. `seq` rises with every wish, so that none is heard twice; `at` is the
    /// fingerprint of what it saw when it decided, and gives nothing away; `after` is the last link of what it was told.
    Act {
        seq: u32,
        at: u64,
        after: Bytes32,
        seat: Seat,
        action: A,
    },
    /// It asks to take back its last action.
    Undo,
    /// Its answer when another asked.
    Vote { yes: bool },
    /// Its part in the seed of this round, sealed.
    Commit { round: u32, seal: Bytes32 },
    /// Its part in the seed.
    Reveal { round: u32, part: Bytes32 },
    /// Whether somebody at its screen still decides if they play a match whose seals it does not know.
    Doubt { on: bool },
    /// It has lost the thread.
    Resync,
    /// It goes.
    Bye,
}

/// What a host says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub(super) enum FromHost<V, E, O> {
    /// The first word on a line: who is there?
    Who,
    /// The seat is taken; the token gives it back later. A match that has `begun` did so before everybody had sealed a
    /// part of its chance.
    Welcome {
        seat: Seat,
        token: String,
        begun: bool,
    },
    /// The guest is sent away.
    Refuse { reason: DismissReason },
    /// What the table is laid with, before anything is told of a match in part.
    Table { options: O, content: u64 },
    /// What happened from an entry of the log on, as far as the seat may know it.
    Past {
        from: u32,
        told: Vec<VisibleEntry<E>>,
    },
    /// How the match stands.
    Update {
        seq: u32,
        seen: MatchSnapshot<V>,
        hash: u64,
        link: Bytes32,
    },
    /// A rule refuses the guest's action.
    Illegal { seq: u32, rule: String },
    /// The match stood elsewhere when the action came; or, of [`UNDO_SEQ`], nothing can be taken back.
    Stale { seq: u32 },
    /// A seat asks to take back.
    Asked { seat: Seat },
    /// Somebody has lost its part of the chance before it was opened: all are asked whether the match may be dealt anew.
    Anew,
    /// All have answered.
    Voted { done: bool },
    /// Everybody is to seal a part in the seed. A match has one round, and another for every deal that all agreed to.
    Swear { round: u32 },
    /// What everybody sealed.
    Seals { seals: Vec<(Seat, Bytes32)> },
    /// The match has the seed of these seals from now on.
    Sworn {
        round: u32,
        seals: Vec<(Seat, Bytes32)>,
    },
    /// What was in the seals.
    Parts { parts: Vec<(Seat, Bytes32)> },
    /// Somebody is missing, and the match waits; or all are back.
    Pause { on: bool },
}

/// As much of a match as a seat may see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum MatchSnapshot<V> {
    /// All of it, as a share code.
    Whole(String),
    /// The view of the seat, after so many entries of which it was told; and whether it may ask to take
    /// back the last one.
    Part { view: V, entries: u32, back: bool },
}

/// What the host of a game says.
pub(super) type HostMessage<G> =
    FromHost<<G as Game>::View, <G as Game>::Event, <G as Game>::Options>;

/// Writes a message. Messages are plain data, which JSON always holds.
pub(super) fn to_json<T: Serialize>(message: &T) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
