//! Positions with the results of their matches, from which a network learns.

/// A position of a match that is over.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sample {
    /// The features for each side.
    pub features: Vec<Vec<i32>>,
    /// The share of the victory of each side. The rest, in a cooperative match that was lost,
    /// belongs to the game.
    pub shares: Vec<f32>,
}

impl Sample {
    /// Returns the result for each side, and for the game if it plays against a single side.
    #[must_use]
    pub fn results(&self) -> Vec<f32> {
        let mut results = self.shares.clone();
        if let [share] = self.shares[..] {
            results.push(1.0 - share);
        }
        results
    }
}

/// Returns the chances of each side from its logit: those of a single side are against the game,
/// whose logit is 0.
#[must_use]
pub fn chances(logits: &[f32]) -> Vec<f32> {
    let mut all = logits.to_vec();
    if all.len() == 1 {
        all.push(0.0);
    }
    let best = all.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = all.iter().map(|logit| (logit - best).exp()).collect();
    let sum: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// Returns the log loss of predicted chances, in bits.
#[must_use]
pub fn log_loss(chances: &[f32], results: &[f32]) -> f64 {
    let bits = chances.iter().zip(results);
    let bits =
        bits.map(|(chance, result)| -f64::from(*result) * f64::from(chance.max(1e-6)).log2());
    bits.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_side_plays_against_the_game() {
        let sample = Sample {
            shares: vec![1.0],
            ..Sample::default()
        };
        assert_eq!(sample.results(), [1.0, 0.0]);
        assert_eq!(chances(&[0.0]), [0.5, 0.5]);
        assert!(chances(&[3.0])[0] > 0.9);
        assert_eq!(log_loss(&[0.5, 0.5], &[1.0, 0.0]), 1.0);
    }
}
