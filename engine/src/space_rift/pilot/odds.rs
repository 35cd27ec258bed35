//! What dice bring, exactly: hits by number of dice and blasts that shields ignore, red alerts by
//! what may be ignored. Tables, computed when the program is built.

/// Most dice that the tables know; more are as good as these.
pub const MOST: usize = 12;
/// Most hits that are told apart.
pub const HITS: usize = 7;
/// A certainty.
pub const SURE: i32 = 4096;

/// Chances of no hit, one, and so on, by dice and by blasts ignored; the last are so many or more.
pub static SPREAD: [[[i32; HITS]; 4]; MOST + 1] = spread();
/// Mean hits, in 256ths, by the same.
pub static MEAN: [[i32; 4]; MOST + 1] = mean();
/// Mean red alerts beyond those ignored, in 256ths, by dice and how many may be ignored.
pub static ALERTS: [[i32; 4]; MOST + 1] = alerts();
/// Chance that no red alert is left, by the same.
pub static CALM: [[i32; 4]; MOST + 1] = calm();

/// How many of `dice` rolls show `first`, and how many of the others `second`, each a face of six:
/// ways, of six to the power of `dice`.
const fn ways(dice: usize, first: usize, second: usize) -> u64 {
    let rest = dice - first - second;
    let mut ways = choose(dice, first) * choose(dice - first, second);
    let mut n = 0;
    while n < rest {
        ways *= 4;
        n += 1;
    }
    ways
}

const fn choose(of: usize, take: usize) -> u64 {
    let (mut ways, mut n) = (1, 0);
    while n < take {
        ways = ways * (of - n) as u64 / (n as u64 + 1);
        n += 1;
    }
    ways
}

const fn spread() -> [[[i32; HITS]; 4]; MOST + 1] {
    let mut table = [[[0; HITS]; 4]; MOST + 1];
    let mut dice = 0;
    while dice <= MOST {
        let all = 6u64.pow(dice as u32);
        let mut ignored = 0;
        while ignored < 4 {
            let mut sums = [0u64; HITS];
            let mut own = 0;
            while own <= dice {
                let mut blasts = 0;
                while own + blasts <= dice {
                    let hits = own + blasts.saturating_sub(ignored);
                    let place = if hits < HITS { hits } else { HITS - 1 };
                    sums[place] += ways(dice, own, blasts);
                    blasts += 1;
                }
                own += 1;
            }
            let (mut n, mut left) = (HITS - 1, SURE);
            while n > 0 {
                let part = (sums[n] * SURE as u64 / all) as i32;
                table[dice][ignored][n] = part;
                left -= part;
                n -= 1;
            }
            table[dice][ignored][0] = left;
            ignored += 1;
        }
        dice += 1;
    }
    table
}

const fn mean() -> [[i32; 4]; MOST + 1] {
    let mut table = [[0; 4]; MOST + 1];
    let mut dice = 0;
    while dice <= MOST {
        let mut ignored = 0;
        while ignored < 4 {
            let (mut n, mut sum) = (1, 0);
            while n < HITS {
                sum += SPREAD[dice][ignored][n] * n as i32;
                n += 1;
            }
            table[dice][ignored] = sum / 16;
            ignored += 1;
        }
        dice += 1;
    }
    table
}

const fn alerts() -> [[i32; 4]; MOST + 1] {
    let mut table = [[0; 4]; MOST + 1];
    let mut dice = 0;
    while dice <= MOST {
        let all = 6u64.pow(dice as u32);
        let mut ignored = 0;
        while ignored < 4 {
            let (mut n, mut sum) = (ignored + 1, 0);
            while n <= dice {
                sum += some(dice, n) * (n - ignored) as u64;
                n += 1;
            }
            table[dice][ignored] = (sum * 256 / all) as i32;
            ignored += 1;
        }
        dice += 1;
    }
    table
}

const fn calm() -> [[i32; 4]; MOST + 1] {
    let mut table = [[0; 4]; MOST + 1];
    let mut dice = 0;
    while dice <= MOST {
        let all = 6u64.pow(dice as u32);
        let mut ignored = 0;
        while ignored < 4 {
            let (mut n, mut sum) = (0, 0);
            while n <= ignored && n <= dice {
                sum += some(dice, n);
                n += 1;
            }
            table[dice][ignored] = (sum * SURE as u64 / all) as i32;
            ignored += 1;
        }
        dice += 1;
    }
    table
}

/// Ways in which so many dice show a face.
const fn some(dice: usize, count: usize) -> u64 {
    let mut ways = choose(dice, count);
    let mut n = count;
    while n < dice {
        ways *= 5;
        n += 1;
    }
    ways
}

/// A number of dice as a place in the tables.
pub const fn place(dice: i32) -> usize {
    if dice < 0 {
        0
    } else if dice > MOST as i32 {
        MOST
    } else {
        dice as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_agree_with_counting() {
        // Two dice: 36 rolls. A hit on each with two faces of six.
        assert_eq!(SPREAD[2][0][2], SURE * 4 / 36);
        assert_eq!(SPREAD[2][0][1], SURE * 16 / 36);
        // One blast ignored: two hits only by two symbols.
        assert_eq!(SPREAD[2][1][2], SURE / 36);
        assert_eq!(MEAN[3][0], 255);
        assert_eq!(CALM[1][0], SURE * 5 / 6);
        assert_eq!(ALERTS[2][1], 256 / 36);
        for dice in &SPREAD {
            for row in dice {
                assert_eq!(row.iter().sum::<i32>(), SURE);
                assert!(row.iter().all(|part| *part >= 0));
            }
        }
    }
}
