//! How well a network predicts the results of matches that it did not learn from.

use super::sample::{Sample, chances, log_loss};
use crate::interval::wilson_interval;
use engine::bots::Network;
use engine::bots::network::DOUBLING;
use std::fmt::Write;

/// The number of rows in a reliability table.
const ROWS: usize = 10;

/// Returns the chances that a network predicts for the sides of a position.
#[must_use]
pub fn network_chances(network: &Network, sample: &Sample) -> Vec<f32> {
    let values = sample.features.iter().map(|row| network.value(row));
    let logit = |value: i32| value as f32 / DOUBLING as f32 * std::f32::consts::LN_2;
    chances(&values.map(logit).collect::<Vec<_>>())
}

/// Returns the mean log loss of a network, in bits.
#[must_use]
pub fn network_loss(network: &Network, samples: &[Sample]) -> f64 {
    let losses = samples
        .iter()
        .map(|sample| log_loss(&network_chances(network, sample), &sample.results()));
    losses.sum::<f64>() / samples.len().max(1) as f64
}

/// Returns a table that compares predicted chances with what happened. `samples` needs one position
/// per match, so that its rows are independent; the first side of each counts.
#[must_use]
pub fn reliability_table(samples: &[Sample], predict: impl Fn(&Sample) -> Vec<f32>) -> String {
    let mut rows = [(0.0, 0.0, 0_u32); ROWS];
    let mut brier = 0.0;
    for sample in samples {
        let chance = f64::from(predict(sample)[0]);
        let won = f64::from(sample.results()[0]);
        let row = ((chance * ROWS as f64) as usize).min(ROWS - 1);
        rows[row] = (rows[row].0 + chance, rows[row].1 + won, rows[row].2 + 1);
        brier += (chance - won).powi(2);
    }
    let mut text = format!("Brier score {:.4}\n", brier / samples.len().max(1) as f64);
    text.push_str("| predicted | positions | won |\n|---|---|---|\n");
    for (chance, won, count) in rows {
        if count == 0 {
            continue;
        }
        let count = f64::from(count);
        let [low, high] = wilson_interval(won, count).map(|bound| 100.0 * bound);
        let (chance, won) = (100.0 * chance / count, 100.0 * won / count);
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "| {chance:.1} % | {count} | {won:.1} % [{low:.1}, {high:.1}] |"
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::network::{Input, NetworkFile};

    /// A network with one feature, whose value is the feature in units of a doubling.
    fn network() -> Network {
        let input = Input {
            name: "lead".to_owned(),
            mean: 0,
            factor: 64 << 16,
            weight: 512,
        };
        let file = NetworkFile {
            inputs: vec![input],
            hidden: Vec::new(),
        };
        Network::new("network.json", file, &["lead"]).unwrap()
    }

    fn sample(lead: i32, won: bool) -> Sample {
        Sample {
            features: vec![vec![lead], vec![0]],
            shares: if won { vec![1.0, 0.0] } else { vec![0.0, 1.0] },
        }
    }

    #[test]
    fn a_network_that_is_right_three_times_of_four_loses_little() {
        // A lead of a doubling and a half is a chance of about three in four.
        let chance = network_chances(&network(), &sample(1, true))[0];
        assert!((chance - 2.0 / 3.0).abs() < 0.01, "{chance}");
        let samples = [(1, true), (1, true), (1, false)].map(|(lead, won)| sample(lead, won));
        let loss = network_loss(&network(), &samples);
        assert!((loss - 0.918).abs() < 0.01, "{loss}");
        let wrong = samples.map(|one| Sample {
            shares: one.shares.into_iter().rev().collect(),
            ..one
        });
        assert!(network_loss(&network(), &wrong) > 1.2);
    }

    #[test]
    fn the_table_shows_how_often_the_predicted_happens() {
        let samples = [(1, true), (1, true), (1, false), (-3, false)];
        let samples = samples.map(|(lead, won)| sample(lead, won));
        let text = reliability_table(&samples, |one| network_chances(&network(), one));
        assert!(text.contains("| 66.7 % | 3 | 66.7 % ["), "{text}");
        assert!(text.contains("| 11.1 % | 1 | 0.0 % ["), "{text}");
    }
}
