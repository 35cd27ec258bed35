//! Confidence intervals of win shares.

/// The standard normal quantile of a two-sided 95 % interval.
pub(crate) const Z: f64 = 1.959_964;

/// Returns Wilson's 95 % interval of the share `won / games`, as bounds from 0 to 1. Without games
/// it is the whole range. Draws may count as half a win.
#[must_use]
pub fn wilson_interval(won: f64, games: f64) -> [f64; 2] {
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    let share = won / games;
    let scale = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / scale;
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt() / scale;
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_close(actual: [f64; 2], expected: [f64; 2]) {
        for (actual, expected) in actual.into_iter().zip(expected) {
            assert!(
                (actual - expected).abs() < 5e-4,
                "{actual} is not {expected}"
            );
        }
    }

    #[test]
    fn intervals_match_published_tables() {
        // Newcombe (1998), Statistics in Medicine 17, table I, method 3.
        assert_close(wilson_interval(81.0, 263.0), [0.2553, 0.3662]);
        assert_close(wilson_interval(15.0, 148.0), [0.0624, 0.1605]);
        assert_close(wilson_interval(0.0, 20.0), [0.0, 0.1611]);
        assert_close(wilson_interval(1.0, 29.0), [0.0061, 0.1718]);
    }

    #[test]
    fn an_interval_contains_the_share_and_stays_within_0_and_1() {
        assert_close(wilson_interval(0.0, 0.0), [0.0, 1.0]);
        for won in 0..=10 {
            let [low, high] = wilson_interval(f64::from(won), 10.0);
            let share = f64::from(won) / 10.0;
            assert!(0.0 <= low && low <= share + 1e-9 && share <= high + 1e-9 && high <= 1.0);
        }
    }
}
