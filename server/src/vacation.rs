//! Vacations of players: how many days are left in a year, and how they move deadlines.

use protocol::online::{MAX_YEARLY_VACATION_DAYS, Vacation};
use time::OffsetDateTime;

/// Milliseconds of a day.
const DAY_MS: u64 = 24 * 3_600_000;

/// Returns when the vacation ends that a player is on at a time, both in milliseconds since 1970.
#[must_use]
pub fn vacation_end(vacations: &[Vacation], now: u64) -> Option<u64> {
    vacations
        .iter()
        .filter_map(|vacation| vacation.ends_after(now))
        .max()
}

/// Returns when a decision has to be made that was asked at a time, in milliseconds since 1970, with
/// so many milliseconds for it, which do not pass during vacations. They are in the order of time.
#[must_use]
pub fn moved_deadline(asked: u64, time: u64, vacations: &[Vacation]) -> u64 {
    let mut deadline = asked.saturating_add(time);
    let mut counted = asked;
    for vacation in vacations {
        let from = vacation.start.max(counted);
        let to = vacation.last_day_ends();
        if from >= deadline {
            break;
        }
        if to > from {
            deadline = deadline.saturating_add(to - from);
            counted = to;
        }
    }
    deadline
}

/// Returns the days of vacation that are left in the year of a time.
#[must_use]
pub fn days_left(vacations: &[Vacation], now: u64) -> u8 {
    let used = days_in_year(vacations, year(now));
    MAX_YEARLY_VACATION_DAYS.saturating_sub(used)
}

/// Returns whether a vacation may begin: no year gets too many days, also if it reaches into the
/// next one.
#[must_use]
pub fn may_begin(vacations: &[Vacation], new: Vacation) -> bool {
    let mut all = vacations.to_vec();
    all.push(new);
    let years = [year(new.start), year(new.last_day_ends())];
    years
        .iter()
        .all(|year| days_in_year(&all, *year) <= MAX_YEARLY_VACATION_DAYS)
}

/// Returns the days of vacation that begin in a year.
fn days_in_year(vacations: &[Vacation], of: i32) -> u8 {
    let begins = |vacation: &Vacation| {
        let start = vacation.start;
        (0..vacation.days).filter(move |day| year(start + u64::from(*day) * DAY_MS) == of)
    };
    let days = vacations.iter().flat_map(begins).count();
    u8::try_from(days).unwrap_or(u8::MAX)
}

/// Returns the calendar year (UTC) of a time in milliseconds since 1970.
fn year(time: u64) -> i32 {
    let seconds = i64::try_from(time / 1000).unwrap_or(i64::MAX);
    OffsetDateTime::from_unix_timestamp(seconds).map_or(i32::MAX, OffsetDateTime::year)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn vacation(day: u64, days: u8) -> Vacation {
        Vacation {
            start: day * DAY_MS,
            days,
            ended: None,
        }
    }

    #[test]
    fn the_time_of_a_decision_does_not_pass_during_vacations() {
        let moved = |asked: u64, time: u64, vacations: &[Vacation]| {
            moved_deadline(asked * DAY_MS, time * DAY_MS, vacations) / DAY_MS
        };
        assert_eq!(moved(10, 3, &[]), 13);
        assert_eq!(moved(10, 3, &[vacation(1, 5)]), 13, "before it was asked");
        assert_eq!(moved(10, 3, &[vacation(13, 5)]), 13, "after it was due");
        assert_eq!(moved(10, 3, &[vacation(12, 5)]), 18);
        assert_eq!(moved(10, 3, &[vacation(8, 5)]), 16, "asked meanwhile");
        let two = [vacation(11, 4), vacation(16, 14)];
        assert_eq!(moved(10, 3, &two), 31, "the second is before the moved one");
        let early = [vacation(11, 4), vacation(14, 2)];
        assert_eq!(moved(10, 3, &early), 18, "no day counts twice");
    }

    #[test]
    fn a_year_has_thirty_days_also_for_what_reaches_into_it() {
        // 2026-01-01 is day 20,454.
        let first = 20_454;
        assert_eq!(
            (year(first * DAY_MS - 1), year(first * DAY_MS)),
            (2025, 2026)
        );
        assert_eq!(year(19_782 * DAY_MS), 2024, "a leap day");
        assert_eq!(year(20_513 * DAY_MS), 2026, "the first of March");
        let known = [vacation(first - 4, 14), vacation(first + 30, 14)];
        assert_eq!(days_left(&known, first * DAY_MS), 6);
        assert_eq!(days_left(&known, (first - 1) * DAY_MS), 26);
        assert!(may_begin(&known, vacation(first + 100, 6)));
        assert!(!may_begin(&known, vacation(first + 100, 7)));
        assert!(
            may_begin(&known, vacation(first + 362, 14)),
            "partly of the next year"
        );
    }

    #[test]
    fn a_vacation_that_is_ended_early_counts_the_day_that_has_begun() {
        let vacation = vacation(10, 7);
        let now = 12 * DAY_MS + 5;
        assert_eq!(vacation.ends_after(now), Some(17 * DAY_MS));
        assert_eq!(vacation.days_begun(now), 3);
        let ended = Vacation {
            days: 3,
            ended: Some(now),
            ..vacation
        };
        assert_eq!(vacation_end(&[ended], now), None);
        assert_eq!(vacation.days_begun(100 * DAY_MS), 7);
    }
}
