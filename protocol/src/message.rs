//! The messages between host and guests: JSON, one message per line.

use super::action_signature::{PublicKey, Signature};
use super::match_signatures::MatchSignatures;
use super::online::{AutomaticAnswers, Speech, TableNotice, TableTalk, TalkMessage, TalkRefusal};
use super::seed_commitment::Bytes32;
use engine::game::{Game, Seat};
use engine::session::VisibleEntry;
use serde::{Deserialize, Serialize};

/// The protocol version, which increases with every change.
///
/// 4: one deal per match, committed to before it starts; updates form a hash chain; another deal
/// needs the consent of all seats. 5: the shared seed has 256 bits. 6: a guest says that its user
/// still decides whether to play a match that was dealt without it. 7: a server tells who plays, who
/// is connected, and how much time is left. 8: spectators, and
/// whether the page of a guest is hidden. 9: the players of a server's table talk to each other; a
/// guest leaves its seat, or that of a player who is late, to a bot. 10: whoever plays a seat of a
/// server's table signs the actions there; a server passes for a guest that wants it, and answers may
/// take effect later.
const PROTOCOL: u16 = 10;
/// The sequence number that stands for an undo request; those of actions start at 1.
pub(super) const UNDO_SEQ: u32 = 0;
/// The maximum size of a message that is read, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 1 << 18;

/// The versions that both sides must share: of the protocol, the game, and its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProtocolVersion {
    protocol: u16,
    game: String,
    rules: u16,
}

impl ProtocolVersion {
    /// Returns the version of this program. The content is compared later, when the match itself
    /// arrives.
    #[must_use]
    pub fn current<G: Game>() -> Self {
        Self {
            protocol: PROTOCOL,
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
        }
    }
}

/// The reason why the host dismisses a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DismissReason {
    /// The two programs have different versions.
    Edition,
    /// There is no free seat.
    Full,
    /// The guest has sent too many invalid messages.
    Rude,
    /// The host has closed the table.
    Closed,
    /// A bot plays the seat of the guest from now on.
    Vacated,
}

impl DismissReason {
    /// Returns the key of the phrase that explains the reason to the guest.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Edition => "direct-refused-edition",
            Self::Full => "direct-refused-full",
            Self::Rude => "direct-refused-rude",
            Self::Closed => "direct-refused-closed",
            Self::Vacated => "online-refused-vacated",
        }
    }

    /// Returns the key of the phrase for the host; `None` if the host needs no explanation.
    #[must_use]
    pub const fn host_phrase(self) -> Option<&'static str> {
        match self {
            Self::Edition => Some("direct-refused-edition"),
            Self::Full => Some("direct-not-ours"),
            Self::Rude | Self::Closed | Self::Vacated => None,
        }
    }
}

/// A message from a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "GuestMessage"))]
pub(super) enum FromGuest<A> {
    /// Introduces the guest when the host asks. A token from an earlier connection reclaims its
    /// seat. A program without the engine `wants_actions`: positions with the legal actions
    /// instead of updates. It needs no edition.
    Hello {
        edition: Option<ProtocolVersion>,
        token: Option<String>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        wants_actions: bool,
        /// The key that signs the guest's actions, at a table of a server.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signing_key: Option<PublicKey>,
    },
    /// Requests an action. `seq` increases with every request, so that none is handled twice. `at`
    /// is the fingerprint of the view in which the guest decided, which reveals nothing. `after` is
    /// the last link of the received entries. A guest with a key signs the action.
    Act {
        seq: u32,
        at: u64,
        after: Bytes32,
        seat: Seat,
        action: A,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signature: Option<Signature>,
    },
    /// Requests an action of a program, in the position that it received under the name `place`.
    /// `seq` increases with every request. A program with a key signs the action.
    Take {
        seq: u32,
        place: Bytes32,
        action: A,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signature: Option<Signature>,
    },
    /// Asks to undo the guest's last action.
    Undo,
    /// Answers the vote of another seat.
    Vote {
        #[serde(rename = "yes")]
        is_accepted: bool,
    },
    /// Commits to the guest's share of the seed of this round.
    Commit {
        round: u32,
        #[serde(rename = "seal")]
        share_commitment: Bytes32,
    },
    /// Reveals the guest's share of the seed.
    Reveal { round: u32, part: Bytes32 },
    /// Whether the guest's user still decides whether to play a match with unknown commitments.
    Doubt {
        #[serde(rename = "on")]
        is_undecided: bool,
    },
    /// Whether the guest's page is hidden, so that nobody reads it.
    Hidden {
        #[serde(rename = "on")]
        is_hidden: bool,
    },
    /// Says something to the other players, at a table of a server.
    Say { speech: Speech },
    /// Whether the guest does not want to hear the player of another seat at this table.
    Mute {
        seat: Seat,
        #[serde(rename = "on")]
        is_muted: bool,
    },
    /// Leaves a seat of a server's table to a bot for the rest of the match: the guest's own one, or
    /// that of a player who is late, if the table allows it.
    Vacate { seat: Seat },
    /// Which answers a server gives for the guest where it is only asked whether to react.
    Answers { answers: AutomaticAnswers },
    /// Asks the host to send the whole match again.
    Resync,
    /// Leaves the match.
    Bye,
}

/// A message from the host.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "HostMessage"))]
pub(super) enum FromHost<V, E, O> {
    /// The first message on a connection: asks the guest to introduce itself.
    Who,
    /// Assigns a seat. The token reclaims it later. `has_begun` says that the match started before
    /// everybody had committed to a share of its seed.
    Welcome {
        seat: Seat,
        token: String,
        #[serde(rename = "begun")]
        has_begun: bool,
    },
    /// Welcomes a spectator, who has no seat.
    Watching,
    /// Dismisses the guest.
    Refuse { reason: DismissReason },
    /// The options of the match and the fingerprint of its content, sent before the entries of a
    /// partial session.
    Table { options: O, content: u64 },
    /// Log entries from an index on, with the events that the seat may know.
    Past {
        from: u32,
        #[serde(rename = "told")]
        visible: Vec<VisibleEntry<E>>,
    },
    /// The current match.
    Update {
        seq: u32,
        #[serde(rename = "seen")]
        snapshot: MatchSnapshot<V>,
        hash: u64,
        link: Bytes32,
    },
    /// A rule forbids the guest's action.
    Illegal { seq: u32, rule: String },
    /// The action is not signed with the key of its seat, so it is not played.
    Unsigned { seq: u32 },
    /// The match was in another position when the action arrived, or nothing can be undone if `seq`
    /// is [`UNDO_SEQ`].
    Stale { seq: u32 },
    /// A seat asks to undo.
    Asked { seat: Seat },
    /// A guest has lost its share before it was revealed. Everybody is asked whether the match may
    /// be dealt again.
    Anew,
    /// The vote is closed.
    Voted {
        #[serde(rename = "done")]
        is_accepted: bool,
    },
    /// Asks for a commitment to a share of the seed. A match has one round, and another one for
    /// every new deal that all seats agreed to.
    Swear { round: u32 },
    /// The commitments of all seats.
    Seals {
        #[serde(rename = "seals")]
        share_commitments: Vec<(Seat, Bytes32)>,
    },
    /// The match uses the seed of these commitments from now on. Where actions are signed, it comes
    /// with the keys that were known when the match was dealt.
    Sworn {
        round: u32,
        #[serde(rename = "seals")]
        share_commitments: Vec<(Seat, Bytes32)>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keys: Option<Vec<(Seat, PublicKey)>>,
    },
    /// The signatures of a match that is over, from an index on.
    Signed { from: u32, proof: MatchSignatures },
    /// The shares of all seats.
    Parts { parts: Vec<(Seat, Bytes32)> },
    /// Whether the match is paused because somebody is missing.
    Pause {
        #[serde(rename = "on")]
        is_paused: bool,
    },
    /// Who plays, who is connected, and how much time is left, at a table of a server.
    Notice(TableNotice),
    /// What was said at a table of a server, as the guest may read it.
    Talk(TableTalk),
    /// A player has said something.
    Said(TalkMessage),
    /// What the guest wanted to say was not said.
    Unsaid { reason: TalkRefusal },
    /// Which answers the server gives for the guest.
    Answers(AutomaticAnswers),
    /// The guest's answer is stored, and takes effect after so many milliseconds. Until then another
    /// answer replaces it.
    Held { left: u64 },
}

/// The part of a match that a seat may see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "MatchSnapshot"))]
pub(super) enum MatchSnapshot<V> {
    /// The full match, as a share code.
    Whole(String),
    /// The view of the seat after `entries` entries that it was sent; `can_undo` says whether it
    /// may ask to undo the last one.
    Part {
        view: V,
        entries: u32,
        #[serde(rename = "back")]
        can_undo: bool,
    },
}

/// The host's messages for a game.
pub(super) type HostMessage<G> =
    FromHost<<G as Game>::View, <G as Game>::Event, <G as Game>::Options>;

/// Serializes a message. Messages are plain data, which always serializes.
pub(super) fn to_json<T: Serialize>(message: &T) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
