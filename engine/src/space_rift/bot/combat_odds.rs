//! Exact odds of dice rolls: hits by number of dice and of ignored blasts, red alerts by how many
//! may be ignored. The tables are computed at compile time.

/// Maximum number of dice in the tables; more dice are treated as this number.
pub const MAX_TABLE_DICE: usize = 12;
/// Number of hit counts that are distinguished.
pub const MAX_HITS: usize = 7;
/// Probability 1.
pub const CHANCE_SCALE: i32 = 4096;

/// Probabilities of each number of hits, by dice and ignored blasts; the last entry also includes
/// all higher numbers.
pub static HIT_DISTRIBUTION: [[[i32; MAX_HITS]; 4]; MAX_TABLE_DICE + 1] = hit_distribution();
/// Expected hits in 256ths, by dice and ignored blasts.
pub static MEAN_HITS: [[i32; 4]; MAX_TABLE_DICE + 1] = mean_hits();
/// Expected red alerts beyond those ignored in 256ths, by dice and how many may be ignored.
pub static MEAN_ALERTS: [[i32; 4]; MAX_TABLE_DICE + 1] = mean_alerts();
/// Probability that no red alert remains, by dice and how many may be ignored.
pub static NO_ALERT_CHANCE: [[i32; 4]; MAX_TABLE_DICE + 1] = no_alert_chances();

/// Returns the number of outcomes of `dice` dice in which one face shows `first` times and another
/// `second` times, out of six to the power of `dice`.
const fn combinations(dice: usize, first: usize, second: usize) -> u64 {
    let rest = dice - first - second;
    let mut outcomes = binomial(dice, first) * binomial(dice - first, second);
    let mut n = 0;
    while n < rest {
        outcomes *= 4;
        n += 1;
    }
    outcomes
}

const fn binomial(total: usize, chosen: usize) -> u64 {
    let (mut outcomes, mut n) = (1, 0);
    while n < chosen {
        outcomes = outcomes * (total - n) as u64 / (n as u64 + 1);
        n += 1;
    }
    outcomes
}

const fn hit_distribution() -> [[[i32; MAX_HITS]; 4]; MAX_TABLE_DICE + 1] {
    let mut table = [[[0; MAX_HITS]; 4]; MAX_TABLE_DICE + 1];
    let mut dice = 0;
    while dice <= MAX_TABLE_DICE {
        let total = 6u64.pow(dice as u32);
        let mut ignored = 0;
        while ignored < 4 {
            let mut sums = [0u64; MAX_HITS];
            let mut symbols = 0;
            while symbols <= dice {
                let mut blasts = 0;
                while symbols + blasts <= dice {
                    let hits = symbols + blasts.saturating_sub(ignored);
                    let index = if hits < MAX_HITS { hits } else { MAX_HITS - 1 };
                    sums[index] += combinations(dice, symbols, blasts);
                    blasts += 1;
                }
                symbols += 1;
            }
            let (mut n, mut remainder) = (MAX_HITS - 1, CHANCE_SCALE);
            while n > 0 {
                let part = (sums[n] * CHANCE_SCALE as u64 / total) as i32;
                table[dice][ignored][n] = part;
                remainder -= part;
                n -= 1;
            }
            table[dice][ignored][0] = remainder;
            ignored += 1;
        }
        dice += 1;
    }
    table
}

const fn mean_hits() -> [[i32; 4]; MAX_TABLE_DICE + 1] {
    let mut table = [[0; 4]; MAX_TABLE_DICE + 1];
    let mut dice = 0;
    while dice <= MAX_TABLE_DICE {
        let mut ignored = 0;
        while ignored < 4 {
            let (mut n, mut sum) = (1, 0);
            while n < MAX_HITS {
                sum += HIT_DISTRIBUTION[dice][ignored][n] * n as i32;
                n += 1;
            }
            table[dice][ignored] = sum / 16;
            ignored += 1;
        }
        dice += 1;
    }
    table
}

const fn mean_alerts() -> [[i32; 4]; MAX_TABLE_DICE + 1] {
    let mut table = [[0; 4]; MAX_TABLE_DICE + 1];
    let mut dice = 0;
    while dice <= MAX_TABLE_DICE {
        let total = 6u64.pow(dice as u32);
        let mut ignored = 0;
        while ignored < 4 {
            let (mut n, mut sum) = (ignored + 1, 0);
            while n <= dice {
                sum += outcomes_with(dice, n) * (n - ignored) as u64;
                n += 1;
            }
            table[dice][ignored] = (sum * 256 / total) as i32;
            ignored += 1;
        }
        dice += 1;
    }
    table
}

const fn no_alert_chances() -> [[i32; 4]; MAX_TABLE_DICE + 1] {
    let mut table = [[0; 4]; MAX_TABLE_DICE + 1];
    let mut dice = 0;
    while dice <= MAX_TABLE_DICE {
        let total = 6u64.pow(dice as u32);
        let mut ignored = 0;
        while ignored < 4 {
            let (mut n, mut sum) = (0, 0);
            while n <= ignored && n <= dice {
                sum += outcomes_with(dice, n);
                n += 1;
            }
            table[dice][ignored] = (sum * CHANCE_SCALE as u64 / total) as i32;
            ignored += 1;
        }
        dice += 1;
    }
    table
}

/// Returns the number of outcomes in which one face shows `count` times.
const fn outcomes_with(dice: usize, count: usize) -> u64 {
    let mut outcomes = binomial(dice, count);
    let mut n = count;
    while n < dice {
        outcomes *= 5;
        n += 1;
    }
    outcomes
}

/// Returns the table index of a number of dice.
pub const fn table_index(dice: i32) -> usize {
    if dice < 0 {
        0
    } else if dice > MAX_TABLE_DICE as i32 {
        MAX_TABLE_DICE
    } else {
        dice as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_match_counted_outcomes() {
        // Two dice have 36 outcomes, and two faces of each die hit.
        assert_eq!(HIT_DISTRIBUTION[2][0][2], CHANCE_SCALE * 4 / 36);
        assert_eq!(HIT_DISTRIBUTION[2][0][1], CHANCE_SCALE * 16 / 36);
        // With one blast ignored, only two symbols make two hits.
        assert_eq!(HIT_DISTRIBUTION[2][1][2], CHANCE_SCALE / 36);
        assert_eq!(MEAN_HITS[3][0], 255);
        assert_eq!(NO_ALERT_CHANCE[1][0], CHANCE_SCALE * 5 / 6);
        assert_eq!(MEAN_ALERTS[2][1], 256 / 36);
        for dice in &HIT_DISTRIBUTION {
            for row in dice {
                assert_eq!(row.iter().sum::<i32>(), CHANCE_SCALE);
                assert!(row.iter().all(|part| *part >= 0));
            }
        }
    }
}
