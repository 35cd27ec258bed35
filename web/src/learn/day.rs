//! Days as people name them, and as puzzles are numbered. The day is that of the player's own
//! clock; whole numbers only.

use engine::puzzle::Day;

/// The first day that has a puzzle: the first of January 2026.
pub const FIRST: Day = Day(20_454);

/// The day that it is for the player.
#[must_use]
pub fn today() -> Day {
    let now = js_sys::Date::new_0();
    number(now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// The day written as year, month, day, such as `2026-11-22`.
#[must_use]
pub fn written(day: Day) -> String {
    let (year, month, day) = date(day);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The day that is written so, if there is one and it had a puzzle by `today`.
#[must_use]
pub fn read(text: &str, today: Day) -> Option<Day> {
    let mut parts = text.split('-').map(|part| part.parse::<u32>().ok());
    let (year, month, of_month) = (parts.next()??, parts.next()??, parts.next()??);
    let plausible =
        (2026..3000).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&of_month);
    let day = plausible.then(|| number(year, month, of_month))?;
    (written(day) == text && day >= FIRST && day <= today).then_some(day)
}

/// Days since 1970, by counting from the first of March of the year 0.
const fn number(year: u32, month: u32, day: u32) -> Day {
    let year = if month <= 2 { year - 1 } else { year };
    let since_march = (month + 9) % 12;
    let of_year = (153 * since_march + 2) / 5 + day - 1;
    Day(365 * year + year / 4 - year / 100 + year / 400 + of_year - 719_468)
}

/// Year, month and day of the month.
const fn date(day: Day) -> (u32, u32, u32) {
    let days = day.0 + 719_468;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let since_march = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * since_march + 2) / 5 + 1;
    let month = if since_march < 10 {
        since_march + 3
    } else {
        since_march - 9
    };
    let later = if month <= 2 { 1 } else { 0 };
    (era * 400 + year + later, month, of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_numbered_and_written() {
        assert_eq!(number(1970, 1, 1), Day(0));
        assert_eq!(number(2026, 1, 1), FIRST);
        assert_eq!(written(Day(20_779)), "2026-11-22");
        for day in (FIRST.0..FIRST.0 + 3000).map(Day) {
            assert_eq!(read(&written(day), Day(u32::MAX)), Some(day));
        }
    }

    #[test]
    fn only_days_that_have_come_are_read() {
        let today = Day(20_779);
        assert_eq!(read("2026-11-22", today), Some(today));
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
            assert_eq!(read(text, today), None, "{text}");
        }
    }
}
