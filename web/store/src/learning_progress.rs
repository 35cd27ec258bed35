//! A player's progress in lessons and puzzles, stored in local storage if the browser permits it.

use crate::day;
use engine::daily_puzzle::Day;
use engine::registry::GameId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const KEY: &str = "centauri.learned";

/// The number of completed steps by lesson or puzzle key.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LearningProgress(BTreeMap<String, u16>);

/// Returns the key of a lesson, such as `rift/lesson/first`.
#[must_use]
pub fn lesson_key(game: GameId, id: &str) -> String {
    format!("{}/lesson/{id}", game.name())
}

/// Returns the key of a puzzle, by its id or date.
#[must_use]
pub fn puzzle_key(game: GameId, id: &str) -> String {
    format!("{}/puzzle/{id}", game.name())
}

impl LearningProgress {
    /// Loads the progress from local storage; empty if there is none.
    #[must_use]
    pub fn load() -> Self {
        let text = storage().and_then(|storage| storage.get_item(KEY).ok()?);
        text.and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Returns how many steps of a lesson or puzzle were done.
    #[must_use]
    pub fn steps_done(&self, key: &str) -> usize {
        self.0.get(key).copied().map_or(0, usize::from)
    }

    /// Returns how many days in a row the puzzle of the day was solved, up to `today` or the day
    /// before.
    #[must_use]
    pub fn streak(&self, game: GameId, today: Day) -> usize {
        let solved = |day: &Day| self.steps_done(&puzzle_key(game, &day::to_iso_date(*day))) > 0;
        let back = |from: u32| (0..=from).rev().map(Day).take_while(solved).count();
        if solved(&today) {
            back(today.0)
        } else {
            back(today.0.saturating_sub(1))
        }
    }

    /// Returns whether at least one step of each of these lessons was done.
    pub fn has_begun_all(
        &self,
        game: GameId,
        mut lessons: impl Iterator<Item = &'static str>,
    ) -> bool {
        lessons.all(|id| self.steps_done(&lesson_key(game, id)) > 0)
    }

    /// Stores that `step_count` steps were done, unless more were done before. If the browser
    /// refuses storage, the progress is lost with the page.
    pub fn record(key: &str, step_count: usize) {
        let mut ticks = Self::load();
        if ticks.raise(key, step_count)
            && let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(&ticks))
        {
            let _ = storage.set_item(KEY, &text);
        }
    }

    /// Merges this progress into the stored one; the higher number of steps wins.
    pub fn merge(&self) {
        for (key, steps) in &self.0 {
            Self::record(key, usize::from(*steps));
        }
    }

    /// Raises the number of completed steps; returns whether it changed.
    fn raise(&mut self, key: &str, step_count: usize) -> bool {
        let step_count = u16::try_from(step_count).unwrap_or(u16::MAX);
        let tick = self.0.entry(key.to_owned()).or_default();
        let more = step_count > *tick;
        *tick = step_count.max(*tick);
        more
    }
}

fn storage() -> Option<web_sys::Storage> {
    ui::browser::window()?.local_storage().ok()?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_ends_at_the_first_missed_day() {
        let (game, today) = (GameId::Rift, Day(20_779));
        let mut ticks = LearningProgress::default();
        assert_eq!(ticks.streak(game, today), 0);
        for back in [1, 2, 4] {
            ticks.raise(&puzzle_key(game, &day::to_iso_date(Day(today.0 - back))), 1);
        }
        assert_eq!(ticks.streak(game, today), 2, "today is still open");
        ticks.raise(&puzzle_key(game, &day::to_iso_date(today)), 1);
        assert_eq!(ticks.streak(game, today), 3);
    }

    #[test]
    fn the_number_of_steps_never_decreases() {
        let mut ticks = LearningProgress::default();
        assert!(ticks.raise("a", 2));
        assert!(!ticks.raise("a", 1) && !ticks.raise("a", 2));
        assert_eq!((ticks.steps_done("a"), ticks.steps_done("b")), (2, 0));
        let text = serde_json::to_string(&ticks).expect("plain fields");
        assert_eq!(
            serde_json::from_str::<LearningProgress>(&text).expect("as written"),
            ticks
        );
    }
}
