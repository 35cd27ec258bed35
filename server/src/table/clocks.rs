//! The time that people have for their decisions.

use crate::store::{SeatRow, TableRow};
use crate::vacation::moved_deadline;
use engine::game::{Game, QuestionId, Seat};
use engine::session::Session;
use protocol::online::{Occupant, TimeControl, TimeoutPolicy};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The time by which lost connections may move the deadlines of a seat in a live match, in
/// milliseconds.
const MAX_GRACE_MS: u64 = 60_000;
/// The decisions in a row that a bot takes for a player whose time is over, before the seat is left
/// to the bot.
const MAX_MISSED: u8 = 3;

/// The clocks of the people of a match, by seat.
///
/// A question keeps its time: what others do does not renew it, and neither does an undo that leads
/// back to it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clocks(BTreeMap<u8, SeatClock>);

/// The clock of a seat. All times are milliseconds, moments since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeatClock {
    /// The question that it ran for last.
    question: QuestionId,
    /// When the time for it ends, without vacations and lost connections.
    deadline: u64,
    /// The time that is left on a match clock that stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stopped: Option<u64>,
    /// Since when the player has not been connected during this question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    away_since: Option<u64>,
    /// How long the player was not connected during this question, as far as it counts.
    #[serde(default, skip_serializing_if = "is_zero")]
    lost: u64,
    /// By how much lost connections have moved the deadlines of earlier questions.
    #[serde(default, skip_serializing_if = "is_zero")]
    used_grace: u64,
    /// The decisions in a row that a bot has taken because time was over.
    #[serde(default, skip_serializing_if = "is_none_missed")]
    missed: u8,
    /// Whether the question is one of them. A decision of somebody else may interrupt it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_missed: bool,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_zero(value: &u64) -> bool {
    *value == 0
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_none_missed(value: &u8) -> bool {
    *value == 0
}

impl SeatClock {
    const fn new(question: QuestionId, deadline: u64) -> Self {
        Self {
            question,
            deadline,
            stopped: None,
            away_since: None,
            lost: 0,
            used_grace: 0,
            missed: 0,
            is_missed: false,
        }
    }

    /// Returns the time by which lost connections may still move deadlines.
    const fn grace(self) -> u64 {
        MAX_GRACE_MS.saturating_sub(self.used_grace)
    }

    /// Returns when the time of the question ends in a live match. While the player is away, all of
    /// the grace counts.
    const fn live_deadline(self) -> u64 {
        self.deadline.saturating_add(match self.away_since {
            Some(_) => self.grace(),
            None => self.lost,
        })
    }

    /// Notes that the player is back.
    fn note_return(&mut self, now: u64) {
        if let Some(since) = self.away_since.take() {
            let lost = self.lost.saturating_add(now.saturating_sub(since));
            self.lost = lost.min(self.grace());
        }
    }

    /// Ends the question: of the grace only what was needed is used.
    fn finish(&mut self, now: u64) {
        self.note_return(now);
        let late = now.saturating_sub(self.deadline);
        self.used_grace = self.used_grace.saturating_add(late.min(self.lost));
        self.lost = 0;
    }

    /// Returns the time on a match clock.
    fn time_left(self, now: u64) -> u64 {
        self.stopped
            .unwrap_or_else(|| self.deadline.saturating_sub(now))
    }
}

/// Returns how much time a new question has, in milliseconds. `before` is the clock of the seat.
fn question_time(time_control: TimeControl, before: Option<SeatClock>, now: u64) -> Option<u64> {
    match time_control {
        TimeControl::Unlimited => None,
        TimeControl::Correspondence { hours } => Some(u64::from(hours) * 3_600_000),
        TimeControl::Live { seconds } => Some(u64::from(seconds) * 1000),
        TimeControl::MatchClock { minutes, increment } => {
            let all = u64::from(minutes) * 60_000;
            let left = before.map_or(all, |clock| clock.time_left(now));
            Some(left.saturating_add(u64::from(increment) * 1000))
        }
    }
}

fn is_person(row: &SeatRow) -> bool {
    matches!(row.occupant, Occupant::Player(_))
}

impl Clocks {
    /// Reads the clocks of a table; damaged ones begin anew.
    #[must_use]
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// Starts the clocks of people who are asked something new, and stops match clocks of those who
    /// are not asked any more. `is_connected` says who is there.
    pub fn update<G: Game>(
        &mut self,
        session: &Session<G>,
        table: &TableRow,
        now: u64,
        is_connected: impl Fn(Seat) -> bool,
    ) {
        let people = || table.seats.iter().filter(|row| is_person(row));
        self.0
            .retain(|seat, _| people().any(|row| row.seat.0 == *seat));
        for row in people() {
            let question = session.question(row.seat);
            self.update_seat(row.seat, question, table.time_control, now);
            if question.is_some() && table.time_control.is_live() {
                self.note_connection(row.seat, question, is_connected(row.seat), now);
            }
        }
    }

    fn update_seat(
        &mut self,
        seat: Seat,
        question: Option<QuestionId>,
        time_control: TimeControl,
        now: u64,
    ) {
        let is_match_clock = matches!(time_control, TimeControl::MatchClock { .. });
        let known = self.0.get_mut(&seat.0);
        match (known, question) {
            (Some(clock), None) => {
                clock.finish(now);
                if is_match_clock {
                    clock.stopped = Some(clock.time_left(now));
                }
            }
            (Some(clock), Some(question)) if clock.question == question => {
                if let Some(left) = clock.stopped.take() {
                    clock.deadline = now.saturating_add(left);
                }
            }
            (known, Some(question)) => {
                let before = known.map(|clock| {
                    clock.finish(now);
                    *clock
                });
                let Some(time) = question_time(time_control, before, now) else {
                    return;
                };
                let deadline = now.saturating_add(time);
                let clock = SeatClock::new(question, deadline);
                let kept = before.map_or(clock, |before| SeatClock {
                    used_grace: before.used_grace,
                    missed: before.missed,
                    ..clock
                });
                self.0.insert(seat.0, kept);
            }
            (None, None) => {}
        }
    }

    /// Notes whether the player of a seat is connected to a live match. Returns whether that changes
    /// the clock: only time that runs for a question can be lost.
    pub fn note_connection(
        &mut self,
        seat: Seat,
        question: Option<QuestionId>,
        is_connected: bool,
        now: u64,
    ) -> bool {
        let clock = self.0.get_mut(&seat.0);
        let Some(clock) = clock.filter(|clock| Some(clock.question) == question) else {
            return false;
        };
        let before = *clock;
        if is_connected {
            clock.note_return(now);
        } else if clock.away_since.is_none() {
            // Nobody was connected while the server was down.
            clock.away_since = Some(now.min(clock.deadline));
        }
        *clock != before
    }

    /// Returns when the time for the last question of a seat ends, in milliseconds since 1970; `None`
    /// if no clock runs.
    fn end(&self, row: &SeatRow, time_control: TimeControl) -> Option<u64> {
        let clock = self.0.get(&row.seat.0).filter(|_| is_person(row))?;
        match time_control {
            TimeControl::Unlimited => None,
            TimeControl::Correspondence { hours } => {
                let time = u64::from(hours) * 3_600_000;
                let asked = clock.deadline.saturating_sub(time);
                let moved = moved_deadline(asked, clock.deadline - asked, &row.vacations);
                Some(moved)
            }
            TimeControl::Live { .. } => Some(clock.live_deadline()),
            TimeControl::MatchClock { .. } if clock.stopped.is_some() => None,
            TimeControl::MatchClock { .. } => Some(clock.live_deadline()),
        }
    }

    /// Returns the time left for the last question of a seat, in milliseconds.
    #[must_use]
    pub fn time_left(&self, row: &SeatRow, time_control: TimeControl, now: u64) -> Option<u64> {
        Some(self.end(row, time_control)?.saturating_sub(now))
    }

    /// Returns the time on the match clock of a seat that is not asked, in milliseconds.
    #[must_use]
    pub fn stopped_time(&self, row: &SeatRow, time_control: TimeControl) -> Option<u64> {
        let TimeControl::MatchClock { minutes, .. } = time_control else {
            return None;
        };
        if !is_person(row) {
            return None;
        }
        match self.0.get(&row.seat.0) {
            Some(clock) => clock.stopped,
            None => Some(u64::from(minutes) * 60_000),
        }
    }

    /// Returns when the time of a seat that is asked ends, in milliseconds since 1970.
    #[must_use]
    pub fn deadline(
        &self,
        row: &SeatRow,
        time_control: TimeControl,
        question: Option<QuestionId>,
    ) -> Option<u64> {
        let clock = self.0.get(&row.seat.0)?;
        let end = self.end(row, time_control);
        end.filter(|_| Some(clock.question) == question)
    }

    /// Returns when the table has to look at its clocks again, in milliseconds since 1970. A match
    /// that waits for players who are late does not look at their clocks any more.
    pub fn first_end<G: Game>(
        &self,
        session: &Session<G>,
        table: &TableRow,
        now: u64,
    ) -> Option<u64> {
        let end = |row: &SeatRow| {
            let end = self.deadline(row, table.time_control, session.question(row.seat))?;
            (table.timeout_policy != TimeoutPolicy::Wait || end > now).then_some(end)
        };
        table.seats.iter().filter_map(end).min()
    }

    /// Moves all times, because the clock of the server was set back by that many milliseconds.
    pub fn set_back(&mut self, by: u64) {
        for clock in self.0.values_mut() {
            clock.deadline = clock.deadline.saturating_sub(by);
            clock.away_since = clock.away_since.map(|since| since.saturating_sub(by));
        }
    }

    /// Gives a seat the time back that has passed since its answer, in milliseconds.
    pub fn give_back(&mut self, seat: Seat, time: u64) {
        if let Some(clock) = self.0.get_mut(&seat.0) {
            clock.deadline = clock.deadline.saturating_add(time);
        }
    }

    /// Notes that a bot has taken a decision of a seat because time was over. A question counts once,
    /// however often the bot is asked it.
    pub fn note_missed(&mut self, seat: Seat) {
        let clock = self.0.get_mut(&seat.0);
        if let Some(clock) = clock.filter(|clock| !clock.is_missed) {
            clock.is_missed = true;
            clock.missed = clock.missed.saturating_add(1);
        }
    }

    /// Notes that the player of a seat has decided.
    pub fn note_decided(&mut self, seat: Seat) {
        if let Some(clock) = self.0.get_mut(&seat.0) {
            clock.missed = 0;
            clock.is_missed = false;
        }
    }

    /// Returns whether the player of a seat has missed so many decisions in a row that the seat is
    /// left to the bot.
    #[must_use]
    pub fn has_missed_too_many(&self, seat: Seat) -> bool {
        self.0
            .get(&seat.0)
            .is_some_and(|clock| clock.missed >= MAX_MISSED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_that_others_interrupt_is_missed_once() {
        let time_control = TimeControl::Correspondence { hours: 24 };
        let (seat, day) = (Seat(0), 24 * 3_600_000);
        let question = |number: u8| Some(QuestionId::from_content(&number));
        let mut clocks = Clocks::default();
        for (number, missed) in (1..).zip(1..=MAX_MISSED) {
            let now = u64::from(number) * day;
            clocks.update_seat(seat, question(number), time_control, now);
            for interruption in [None, question(number), None] {
                assert!(!clocks.has_missed_too_many(seat), "{missed}");
                clocks.note_missed(seat);
                clocks.update_seat(seat, interruption, time_control, now + day);
                assert_eq!(clocks.0.get(&0).map(|clock| clock.missed), Some(missed));
                if missed == MAX_MISSED {
                    break;
                }
            }
        }
        assert!(clocks.has_missed_too_many(seat));
        clocks.note_decided(seat);
        assert!(!clocks.has_missed_too_many(seat));
    }
}
