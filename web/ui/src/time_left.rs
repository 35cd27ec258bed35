//! The time that is left for a decision at an online table.

use crate::clock::monotonic_now;
use crate::l10n::Phrases;
use gloo::timers::callback::Interval;
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// Milliseconds of a minute.
pub const MINUTE_MS: u64 = 60_000;
/// Milliseconds of an hour.
pub const HOUR_MS: u64 = 60 * MINUTE_MS;
/// Milliseconds of a day.
pub const DAY_MS: u64 = 24 * HOUR_MS;
/// The time from which on it is told in days.
const TWO_DAYS_MS: u64 = 2 * DAY_MS;

/// Returns the milliseconds until a moment of the monotonic clock. They are counted down every
/// second in the last hour, and before that every minute.
#[hook]
pub fn use_time_left(deadline: Option<u64>) -> Option<u64> {
    let update = use_force_update();
    let left = deadline.map(|deadline| deadline.saturating_sub(monotonic_now() as u64));
    let running = left.filter(|left| *left > 0);
    let pause_ms = running.map(|left| {
        if left <= HOUR_MS {
            1_000
        } else {
            MINUTE_MS as u32
        }
    });
    use_effect_with((deadline, pause_ms), move |(_, pause_ms)| {
        let interval =
            pause_ms.map(|pause_ms| Interval::new(pause_ms, move || update.force_update()));
        move || drop(interval)
    });
    left
}

/// Returns the whole seconds of a time of less than an hour.
#[must_use]
pub fn last_seconds(left: u64) -> Option<u16> {
    let seconds = (left < HOUR_MS).then(|| left.div_ceil(1_000))?;
    u16::try_from(seconds).ok()
}

/// Formats seconds as `m:ss`.
#[must_use]
pub fn clock_time(seconds: u16) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Says which day a moment belongs to, in milliseconds since 1970, on the clock of this device.
#[must_use]
pub fn date_text(phrases: &Phrases, time: u64) -> String {
    if !cfg!(target_arch = "wasm32") {
        // Tests have no calendar.
        return (time / DAY_MS).to_string();
    }
    let options = Object::new();
    for (name, value) in [("day", "numeric"), ("month", "long")] {
        // A new object takes every property.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let date = Date::new(&JsValue::from_f64(time as f64));
    let tag = phrases.language().tag();
    date.to_locale_date_string(tag, &options).into()
}

/// Says how much time is left, in the largest unit of which two remain, so that nobody is told a day
/// too few.
#[must_use]
pub fn time_left_text(phrases: &Phrases, left: u64) -> String {
    let (key, count) = match left {
        ..MINUTE_MS => return phrases.text("online-left-seconds"),
        MINUTE_MS..HOUR_MS => ("online-left-minutes", left / MINUTE_MS),
        HOUR_MS..TWO_DAYS_MS => ("online-left-hours", left / HOUR_MS),
        TWO_DAYS_MS.. => ("online-left-days", left / DAY_MS),
    };
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    phrases.say(key, &[("count", count.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Language;

    #[test]
    fn the_time_left_is_told_in_a_unit_that_fits() {
        let phrases = Phrases::built_in(Language::English);
        let text = |left| time_left_text(&phrases, left);
        assert_eq!(text(59_999), "less than a minute left");
        assert_eq!(text(MINUTE_MS), "1 minute left");
        assert_eq!(text(HOUR_MS - 1), "59 minutes left");
        assert_eq!(text(47 * HOUR_MS), "47 hours left");
        assert_eq!(text(3 * DAY_MS - 1), "2 days left");
    }

    #[test]
    fn only_the_last_hour_is_counted_in_seconds() {
        assert_eq!(last_seconds(HOUR_MS), None);
        assert_eq!(last_seconds(HOUR_MS - 1_000), Some(3_599));
        assert_eq!(last_seconds(1), Some(1));
        assert_eq!(last_seconds(0), Some(0));
    }
}
