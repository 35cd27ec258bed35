//! The time that people have for their decisions.

use crate::store::{SeatRow, now};
use engine::game::{Game, QuestionId, Seat};
use engine::session::Session;
use protocol::online::{Occupant, TimeControl};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// When the time of each person's last question ends, by seat.
///
/// A question keeps its time: what others do does not renew it, and neither does an undo that leads
/// back to it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clocks(BTreeMap<u8, Clock>);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Clock {
    question: QuestionId,
    /// In milliseconds since 1970.
    deadline: u64,
}

/// Returns how much time a decision has, in milliseconds.
const fn decision_time(time_control: TimeControl) -> Option<u64> {
    match time_control {
        TimeControl::Unlimited => None,
        TimeControl::Correspondence { hours } => Some(hours as u64 * 3_600_000),
        TimeControl::Live { seconds } => Some(seconds as u64 * 1000),
    }
}

impl Clocks {
    /// Reads the clocks of a table; damaged ones begin anew.
    #[must_use]
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// Starts the clocks of people who are asked something new, and returns the first end of those
    /// that run.
    pub fn update<G: Game>(
        &mut self,
        session: &Session<G>,
        seats: &[SeatRow],
        time_control: TimeControl,
    ) -> Option<u64> {
        let time = decision_time(time_control)?;
        let is_person = |row: &&SeatRow| matches!(row.occupant, Occupant::Player(_));
        let mut first = None::<u64>;
        for row in seats.iter().filter(is_person) {
            let Some(question) = session.question(row.seat) else {
                continue;
            };
            let fresh = Clock {
                question,
                deadline: now().saturating_add(time),
            };
            let clock = self.0.entry(row.seat.0).or_insert(fresh);
            if clock.question != question {
                *clock = fresh;
            }
            first = Some(first.map_or(clock.deadline, |first| first.min(clock.deadline)));
        }
        first
    }

    /// Returns the time left for the last question of a seat, in milliseconds.
    #[must_use]
    pub fn time_left(&self, seat: Seat) -> Option<u64> {
        let clock = self.0.get(&seat.0)?;
        Some(clock.deadline.saturating_sub(now()))
    }

    /// Returns when the time of a seat that is asked ends, in milliseconds since 1970.
    #[must_use]
    pub fn deadline(&self, seat: Seat, question: Option<QuestionId>) -> Option<u64> {
        let clock = self.0.get(&seat.0)?;
        (Some(clock.question) == question).then_some(clock.deadline)
    }

    /// Returns whether the time of a seat that is asked is over.
    #[must_use]
    pub fn is_over(&self, seat: Seat, question: Option<QuestionId>) -> bool {
        let deadline = self.deadline(seat, question);
        deadline.is_some_and(|deadline| deadline <= now())
    }
}
