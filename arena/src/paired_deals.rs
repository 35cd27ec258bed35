//! Deals that were played twice with the sides swapped. If the sides are unequal, the better side
//! tends to win, so most deals are split; only deals that one player won from both sides tell who
//! plays better.

use crate::interval::wilson_interval;
use std::collections::BTreeMap;

/// The deals between two sides, counted by their results for the first player.
#[derive(Clone, Debug, Default)]
pub struct PairedDeals {
    /// The result of the first game of a deal, until the second is played.
    open: BTreeMap<(String, u64), f64>,
    /// Deals won from both sides.
    pub both: u32,
    /// Deals won from one side only.
    pub split: u32,
    /// Deals won from neither side.
    pub neither: u32,
}

impl PairedDeals {
    /// Adds a game of deal number `deal` with `preset`; `won` is the share of the first player.
    pub fn add(&mut self, preset: &str, deal: u64, won: f64) {
        let key = (preset.to_owned(), deal);
        let Some(other) = self.open.remove(&key) else {
            self.open.insert(key, won);
            return;
        };
        match (won + other).total_cmp(&1.0) {
            std::cmp::Ordering::Greater => self.both += 1,
            std::cmp::Ordering::Equal => self.split += 1,
            std::cmp::Ordering::Less => self.neither += 1,
        }
    }

    /// Returns the win share of the first player from equal sides, with its 95 % interval; `None`
    /// if every deal was split. If skill and side each multiply the odds, the ratio of deals won
    /// from both sides to those won from neither is the square of the odds of skill, however
    /// unequal the sides are.
    #[must_use]
    pub fn balanced_share(&self) -> Option<[f64; 3]> {
        let (won, total) = (f64::from(self.both), f64::from(self.both + self.neither));
        let root = |share: f64| share.sqrt() / (share.sqrt() + (1.0 - share).sqrt());
        let [low, high] = wilson_interval(won, total);
        (total > 0.0).then(|| [won / total, low, high].map(root))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_counts_once_both_of_its_games_are_added() {
        let mut pairs = PairedDeals::default();
        for (preset, deal, won) in [
            ("a", 0, 1.0),
            ("b", 0, 0.0),
            ("a", 0, 1.0),
            ("b", 0, 1.0),
            ("a", 1, 0.0),
            ("a", 1, 0.5),
            ("a", 2, 1.0),
        ] {
            pairs.add(preset, deal, won);
        }
        assert_eq!((pairs.both, pairs.split, pairs.neither), (1, 1, 1));
    }

    #[test]
    fn balanced_share_does_not_depend_on_the_strength_of_sides() {
        // Odds of 4 by skill, of 1 and of 9 by the better side.
        let chance = |odds: f64| odds / (1.0 + odds);
        for side in [1.0, 9.0] {
            let both = chance(4.0 * side) * chance(4.0 / side);
            let neither = chance(side / 4.0) * chance(0.25 / side);
            let count = |share: f64| (share * 1e6).round() as u32;
            let pairs = PairedDeals {
                both: count(both),
                neither: count(neither),
                ..PairedDeals::default()
            };
            let [share, low, high] = pairs.balanced_share().unwrap();
            assert!((share - 0.8).abs() < 1e-3, "{share}");
            assert!(low < share && share < high);
        }
        assert!(PairedDeals::default().balanced_share().is_none());
    }
}
