//! Calendar days and the numbers of the daily puzzles. The day is that of the player's own clock;
//! the arithmetic uses integers only.

use engine::daily_puzzle::Day;
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use std::ops::RangeInclusive;
use yew::prelude::*;

/// The first day that has a puzzle: January 1, 2026.
pub const FIRST_PUZZLE_DAY: Day = Day(20_454);
/// The years that have puzzles, up to the last one with four digits.
const YEARS: RangeInclusive<u32> = 2026..=9999;
/// Milliseconds between two checks of the clock. A timer for midnight would fire late if the device
/// slept, and not at all if the clock is changed.
const POLL_INTERVAL: u32 = 20_000;

/// Returns the player's current day; [`FIRST_PUZZLE_DAY`] if the clock of the device is out of
/// range.
#[must_use]
pub fn today() -> Day {
    device_day().unwrap_or(FIRST_PUZZLE_DAY)
}

/// Returns the day by the clock of the device, if there is a puzzle for it.
#[must_use]
pub fn device_day() -> Option<Day> {
    let now = js_sys::Date::new_0();
    puzzle_day(now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Returns the player's current day and renders anew when it changes.
#[hook]
pub fn use_today() -> Day {
    let day = use_state_eq(today);
    let set = day.setter();
    use_effect_with((), move |()| {
        let set_day = set.clone();
        let timer = Interval::new(POLL_INTERVAL, move || set.set(today()));
        let document = ui::browser::window().and_then(|window| window.document());
        let back = document.map(|document| {
            EventListener::new(&document, "visibilitychange", move |_| set_day.set(today()))
        });
        move || drop((timer, back))
    });
    *day
}

/// Returns the day of this date, if there is a puzzle for it.
fn puzzle_day(year: u32, month: u32, day: u32) -> Option<Day> {
    let is_in_range = YEARS.contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    is_in_range.then(|| day_number(year, month, day))
}

/// Writes the day as `YYYY-MM-DD`, such as `2026-11-22`.
#[must_use]
pub fn to_iso_date(day: Day) -> String {
    let (year, month, day) = date_of(day);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Parses a day written as `YYYY-MM-DD`; `None` if it is invalid or outside the puzzle days up to
/// `today`.
#[must_use]
pub fn parse_iso_date(text: &str, today: Day) -> Option<Day> {
    let mut parts = text.split('-').map(|part| part.parse::<u32>().ok());
    let (year, month, of_month) = (parts.next()??, parts.next()??, parts.next()??);
    let day = puzzle_day(year, month, of_month)?;
    (to_iso_date(day) == text && day <= today).then_some(day)
}

/// Returns the number of days since 1970-01-01 in the Gregorian calendar; years begin on March 1
/// internally.
const fn day_number(year: u32, month: u32, day: u32) -> Day {
    let year = if month <= 2 { year - 1 } else { year };
    let since_march = (month + 9) % 12;
    let of_year = (153 * since_march + 2) / 5 + day - 1;
    Day(365 * year + year / 4 - year / 100 + year / 400 + of_year - 719_468)
}

/// Returns the year, month and day of the month.
const fn date_of(day: Day) -> (u32, u32, u32) {
    let days = day.0 + 719_468;
    let era_400_years = days / 146_097;
    let day_of_era = days % 146_097;
    let year = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let since_march = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * since_march + 2) / 5 + 1;
    let month = if since_march < 10 {
        since_march + 3
    } else {
        since_march - 9
    };
    let later = if month <= 2 { 1 } else { 0 };
    (era_400_years * 400 + year + later, month, of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_numbered_and_formatted_as_iso_dates() {
        assert_eq!(day_number(1970, 1, 1), Day(0));
        assert_eq!(day_number(2026, 1, 1), FIRST_PUZZLE_DAY);
        assert_eq!(to_iso_date(Day(20_779)), "2026-11-22");
        for day in (FIRST_PUZZLE_DAY.0..FIRST_PUZZLE_DAY.0 + 3000).map(Day) {
            assert_eq!(parse_iso_date(&to_iso_date(day), Day(u32::MAX)), Some(day));
        }
    }

    #[test]
    fn a_date_outside_the_puzzle_years_is_none() {
        for (year, month, day) in [(2025, 12, 31), (1970, 1, 1), (1969, 12, 31), (10_000, 1, 1)] {
            assert_eq!(puzzle_day(year, month, day), None, "{year}");
        }
        // The browser returns a large number for a year before 1, and zeros for an invalid date.
        assert_eq!(puzzle_day(u32::MAX, 1, 1), None);
        assert_eq!(puzzle_day(0, 1, 0), None);
        assert_eq!(puzzle_day(2026, 1, 1), Some(FIRST_PUZZLE_DAY));
        let last = puzzle_day(9999, 12, 31).expect("a day");
        assert_eq!(parse_iso_date(&to_iso_date(last), last), Some(last));
        assert_eq!(
            parse_iso_date(&to_iso_date(FIRST_PUZZLE_DAY), FIRST_PUZZLE_DAY),
            Some(FIRST_PUZZLE_DAY)
        );
    }

    #[test]
    fn parse_iso_date_rejects_future_and_invalid_dates() {
        let today = Day(20_779);
        assert_eq!(parse_iso_date("2026-11-22", today), Some(today));
        for text in [
            "2026-11-23",
            "2025-12-31",
            "2026-02-30",
            "2026-05-00",
            "2026-00-05",
            "2026-1-1",
            "today",
            "2026-11",
        ] {
            assert_eq!(parse_iso_date(text, today), None, "{text}");
        }
    }
}
