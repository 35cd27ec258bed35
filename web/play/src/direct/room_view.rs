//! The state of a room for its components.

use engine::game::{Seat, SeatSet};
use protocol::Proposal;
use protocol::online::{
    AutomaticAnswers, ReactionPolicy, SeatNotice, TableNotice, TableTalk, TalkRefusal,
};
use std::rc::Rc;

/// The side of a direct match that this browser is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// This browser runs the match.
    Host,
    /// Another browser runs the match.
    Guest,
}

/// A snapshot of a room for its components.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomView {
    pub role: Role,
    /// The seats of remote players, and whether each is connected. A guest sees only its host.
    pub seats: Vec<(Seat, bool)>,
    /// Whether this side is connected as a spectator, who has no seat.
    pub is_watching: bool,
    /// The question that this side has to answer.
    pub asked: Option<Proposal>,
    /// Whether our own question is open.
    pub is_asking: bool,
    /// Whether our own question was just refused.
    pub was_denied: bool,
    /// Whether a player is missing.
    pub is_paused: bool,
    /// Whether the match waits for the seed that all players create together.
    pub awaits_seed: bool,
    /// Whether the match cannot begin because a new deal that it needs was refused.
    pub was_redeal_refused: bool,
    /// Seats of guests who have not answered a question yet.
    pub awaited: SeatSet,
    /// Seats of guests who have not yet decided whether to play a match that was dealt without
    /// their part of the seed.
    pub undecided: SeatSet,
    /// Whether a person here has to confirm a match that was dealt without this browser's part of
    /// the seed.
    pub needs_confirmation: bool,
    /// Phrase key of the last error.
    pub error_key: Option<&'static str>,
    /// Number of illegal actions that were refused.
    pub refused: u32,
    /// What a table server said last about the table.
    pub notice: Option<ReceivedNotice>,
    /// What was said at the table of a server.
    pub talk: Option<Rc<TableTalk>>,
    /// Why the last thing that the player wanted to say was not said.
    pub talk_refusal: Option<TalkRefusal>,
    /// The answers that a table server gives for the player here.
    pub answers: AutomaticAnswers,
    /// When the answer of the player here takes effect, in milliseconds of the monotonic clock.
    pub held_until: Option<u64>,
}

/// What a table server said about the table, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReceivedNotice {
    /// What it said.
    pub notice: TableNotice,
    /// When it arrived, in milliseconds of the monotonic clock.
    pub received_at: u64,
}

impl ReceivedNotice {
    /// Returns what was said about a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatNotice> {
        let mut seats = self.notice.seats.iter();
        seats.find(|notice| notice.seat == seat)
    }

    /// Returns when the time of a seat ends, in milliseconds of the monotonic clock; `None` if it
    /// has no decision to make, or no limit.
    pub fn deadline(&self, seat: Seat) -> Option<u64> {
        let time_left = self.seat(seat)?.time_left?;
        Some(self.received_at.saturating_add(time_left))
    }
}

impl RoomView {
    /// Creates the view of a new room.
    pub const fn new(role: Role) -> Self {
        Self {
            role,
            seats: Vec::new(),
            is_watching: false,
            asked: None,
            is_asking: false,
            was_denied: false,
            is_paused: false,
            awaits_seed: false,
            was_redeal_refused: false,
            awaited: SeatSet::NONE,
            undecided: SeatSet::NONE,
            needs_confirmation: false,
            error_key: None,
            refused: 0,
            notice: None,
            talk: None,
            talk_refusal: None,
            answers: AutomaticAnswers {
                policy: ReactionPolicy::Ask,
                until_decision: false,
            },
            held_until: None,
        }
    }

    /// Returns whether this side has to answer a question.
    pub const fn has_open_question(&self) -> bool {
        self.asked.is_some() || self.needs_confirmation
    }

    /// Returns whether a person here has to react: with an answer, or by proposing a new deal
    /// again.
    pub const fn needs_answer(&self) -> bool {
        self.has_open_question() || self.awaits_seed && self.was_redeal_refused
    }

    /// Closes our own question; it was refused unless `is_done`.
    pub const fn close(&mut self, is_done: bool) {
        self.was_denied = self.is_asking && !is_done;
        self.is_asking = false;
    }

    /// Returns whether a table server rates the match, so that undo is off.
    pub fn is_rated(&self) -> bool {
        let mut notices = self.notice.iter();
        notices.any(|received| received.notice.is_rated)
    }

    /// Returns whether at least one connection is open.
    pub fn is_live(&self) -> bool {
        self.is_watching || self.seats.iter().any(|(_, up)| *up)
    }
}
