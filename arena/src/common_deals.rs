//! Deals of a co-operative game that two players were each given, alone in all seats.

use crate::interval::Z;
use std::collections::BTreeMap;

/// The deals, counted by who of the two players won them.
#[derive(Clone, Debug, Default)]
pub struct CommonDeals {
    /// The result of the first game of a deal, until the second is played: the player's index, and
    /// whether that player won.
    open: BTreeMap<u64, (usize, bool)>,
    /// Deals that both players won.
    pub both: u32,
    /// Deals that only the first, and only the second player won.
    pub only: [u32; 2],
    /// Deals that neither player won.
    pub neither: u32,
}

impl CommonDeals {
    /// Adds the game of the player with index `player`, 0 or 1, on deal number `deal`.
    pub fn add(&mut self, deal: u64, player: usize, is_won: bool) {
        let Some((other_player, other_is_won)) = self.open.remove(&deal) else {
            self.open.insert(deal, (player, is_won));
            return;
        };
        match (is_won, other_is_won) {
            (true, true) => self.both += 1,
            (true, false) => self.only[player % 2] += 1,
            (false, true) => self.only[other_player % 2] += 1,
            (false, false) => self.neither += 1,
        }
    }

    /// Adds the counts of other deals.
    pub fn add_counts(&mut self, other: &Self) {
        self.both += other.both;
        self.neither += other.neither;
        for (count, more) in self.only.iter_mut().zip(other.only) {
            *count += more;
        }
    }

    /// Returns by how much the first player's share of victories exceeds the second player's, with
    /// its 95 % interval after Agresti and Min, *Simple improved confidence intervals for
    /// comparing matched proportions* (2005); `None` without deals.
    #[must_use]
    pub fn gain(&self) -> Option<[f64; 3]> {
        let [first, second] = self.only.map(f64::from);
        let deals = first + second + f64::from(self.both + self.neither);
        if deals == 0.0 {
            return None;
        }
        let total = deals + 2.0;
        let difference = first - second;
        let variance = first + second + 1.0 - difference * difference / total;
        let half = Z * variance.sqrt() / total;
        let center = difference / total;
        Some([
            difference / deals,
            (center - half).max(-1.0),
            (center + half).min(1.0),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_counts_for_whoever_won_it() {
        let mut deals = CommonDeals::default();
        for (deal, player, is_won) in [
            (0, 0, true),
            (1, 1, true),
            (0, 1, false),
            (1, 0, false),
            (2, 0, true),
            (2, 1, true),
            (3, 1, false),
            (3, 0, false),
            (4, 0, true),
        ] {
            deals.add(deal, player, is_won);
        }
        assert_eq!((deals.both, deals.only, deals.neither), (1, [1, 1], 1));
    }

    #[test]
    fn the_gain_is_the_difference_of_the_shares() {
        let deals = CommonDeals {
            both: 40,
            only: [30, 10],
            neither: 20,
            ..CommonDeals::default()
        };
        let [gain, low, high] = deals.gain().unwrap();
        assert!((gain - 0.2).abs() < 1e-9);
        // (30 - 10) / 102 -+ 1.96 * sqrt(41 - 400 / 102) / 102
        assert!((low - 0.0791).abs() < 5e-4, "{low}");
        assert!((high - 0.3131).abs() < 5e-4, "{high}");
        assert!(CommonDeals::default().gain().is_none());
    }
}
