//! How much time the players of a table have, what happens when it is over, and vacations.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The hours of a correspondence decision.
const HOURS: RangeInclusive<u16> = 1..=720;
/// The seconds of a live decision.
const SECONDS: RangeInclusive<u16> = 10..=3600;
/// The minutes of a match clock.
const MINUTES: RangeInclusive<u16> = 1..=180;
/// The seconds that a match clock gains with each decision.
const INCREMENT: RangeInclusive<u16> = 0..=180;
/// Milliseconds of a day.
const DAY_MS: u64 = 24 * 3_600_000;
/// The most days of one vacation.
pub const MAX_VACATION_DAYS: u8 = 14;
/// The most days of vacation in a calendar year (UTC).
pub const MAX_YEARLY_VACATION_DAYS: u8 = 30;

/// How much time the players of a table have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    Unlimited,
    /// So many hours for each decision, also while the player is away.
    Correspondence {
        /// The hours for one decision, from 1 to 720.
        hours: u16,
    },
    /// So many seconds for each decision, for players who are there at the same time.
    Live {
        /// The seconds for one decision, from 10 to 3600.
        seconds: u16,
    },
    /// A clock for the whole match, for players who are there at the same time. It runs only while
    /// the seat has a decision to make.
    MatchClock {
        /// The minutes of each player, from 1 to 180.
        minutes: u16,
        /// The seconds that a player gains at the beginning of each decision, from 0 to 180.
        increment: u16,
    },
}

impl TimeControl {
    /// Returns whether all numbers are in their ranges.
    #[must_use]
    pub fn is_valid(self) -> bool {
        match self {
            Self::Unlimited => true,
            Self::Correspondence { hours } => HOURS.contains(&hours),
            Self::Live { seconds } => SECONDS.contains(&seconds),
            Self::MatchClock { minutes, increment } => {
                MINUTES.contains(&minutes) && INCREMENT.contains(&increment)
            }
        }
    }

    /// Returns whether the players are there at the same time.
    #[must_use]
    pub const fn is_live(self) -> bool {
        match self {
            Self::Live { .. } | Self::MatchClock { .. } => true,
            Self::Unlimited | Self::Correspondence { .. } => false,
        }
    }
}

/// What happens when the time of a player is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TimeoutPolicy {
    /// A bot takes this one decision. After three such decisions in a row the seat is left to the
    /// bot.
    #[default]
    Bot,
    /// The player has lost: the seat concedes, and a bot plays it from then on if the match goes on.
    Concede,
    /// The match waits. The others may let a bot play for the player from then on.
    Wait,
}

impl TimeoutPolicy {
    /// Returns whether this is the policy of a table that names none.
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde passes a reference"
    )]
    pub(super) const fn is_default(&self) -> bool {
        matches!(self, Self::Bot)
    }
}

/// The request to go on vacation, which begins at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewVacation {
    /// The days, from 1 to [`MAX_VACATION_DAYS`].
    pub days: u8,
}

/// Whether the player is on vacation, and what is left of the vacation of this year.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VacationStatus {
    /// When the vacation ends, in milliseconds since 1970; `None` if the player is on none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// The days that are left in this calendar year (UTC).
    pub days_left: u8,
}

/// A vacation of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Vacation {
    /// When it began, in milliseconds since 1970.
    pub start: u64,
    /// The days that it counts. One that was ended early counts the day that had begun.
    pub days: u8,
    /// When it was ended early, in milliseconds since 1970.
    pub ended: Option<u64>,
}

impl Vacation {
    /// Returns when the last day that counts ends, in milliseconds since 1970.
    #[must_use]
    pub const fn last_day_ends(self) -> u64 {
        self.start.saturating_add(self.days as u64 * DAY_MS)
    }

    /// Returns when the vacation ends that a player is on at a time; `None` if it is over.
    #[must_use]
    pub const fn ends_after(self, now: u64) -> Option<u64> {
        let end = self.last_day_ends();
        if self.ended.is_none() && now < end {
            Some(end)
        } else {
            None
        }
    }

    /// Returns the days that have begun until a time.
    #[must_use]
    pub fn days_begun(self, now: u64) -> u8 {
        let begun = now.saturating_sub(self.start) / DAY_MS + 1;
        u8::try_from(begun).unwrap_or(u8::MAX).min(self.days)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_numbers_of_a_match_clock_have_bounds() {
        let clock = |minutes, increment| TimeControl::MatchClock { minutes, increment };
        for (minutes, increment) in [(1, 0), (180, 180), (15, 10)] {
            assert!(clock(minutes, increment).is_valid());
        }
        for (minutes, increment) in [(0, 10), (181, 0), (15, 181)] {
            assert!(!clock(minutes, increment).is_valid());
        }
    }
}
