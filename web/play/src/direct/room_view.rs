//! How a room stands, for those who look at it.

use engine::game::{Seat, SeatSet};
use protocol::Proposal;

/// Which side of the line we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The match is played here.
    Host,
    /// The match is played elsewhere.
    Guest,
}

/// How a room stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomView {
    /// Which side we are.
    pub role: Role,
    /// The seats of the other screens, and whether they are connected. A guest sees its host only.
    pub seats: Vec<(Seat, bool)>,
    /// What is asked of us, while we owe an answer.
    pub asked: Option<Proposal>,
    /// Whether our own question is open.
    pub asking: bool,
    /// Whether it was just refused.
    pub denied: bool,
    /// Whether somebody is missing.
    pub paused: bool,
    /// Whether the match waits for the chance that all make together.
    pub held: bool,
    /// Whether it cannot begin, since another deal was refused that it needs.
    pub stuck: bool,
    /// Seats of guests whose answer to a question is awaited.
    pub awaited: SeatSet,
    /// Seats of guests who still decide whether they play a match that was dealt without them.
    pub doubted: SeatSet,
    /// Whether somebody here must say that a match is played which was dealt without this browser.
    pub unsealed: bool,
    /// The phrase of what went wrong last.
    pub trouble: Option<&'static str>,
    /// What was refused because it cannot be.
    pub refused: u32,
}

impl RoomView {
    /// A room in which nothing has happened.
    pub const fn new(role: Role) -> Self {
        Self {
            role,
            seats: Vec::new(),
            asked: None,
            asking: false,
            denied: false,
            paused: false,
            held: false,
            stuck: false,
            awaited: SeatSet::NONE,
            doubted: SeatSet::NONE,
            unsealed: false,
            trouble: None,
            refused: 0,
        }
    }

    /// Whether somebody here owes an answer.
    pub const fn owes(&self) -> bool {
        self.asked.is_some() || self.unsealed
    }

    /// Whether somebody here is asked for something: an answer, or to ask once more.
    pub const fn asks(&self) -> bool {
        self.owes() || self.held && self.stuck
    }

    /// Our own question is closed.
    pub const fn close(&mut self, done: bool) {
        self.denied = self.asking && !done;
        self.asking = false;
    }

    /// Whether a line is up.
    pub fn is_live(&self) -> bool {
        self.seats.iter().any(|(_, up)| *up)
    }
}
