//! Measures how well a game's evaluation predicts the winner, and fits its scale.

/// Pairs of an evaluation for a side and that side's share of the win.
#[derive(Clone, Debug, Default)]
pub struct EvaluationFit(Vec<(f64, f64)>);

impl EvaluationFit {
    /// Adds an evaluation from a game between two sides.
    pub fn add(&mut self, value: i32, won: f64) {
        self.0.push((f64::from(value), won));
    }

    /// Returns the lead between two sides that doubles the odds of winning, by maximum likelihood;
    /// `None` without data. An evaluation `w` is a lead of `2 * w`.
    #[must_use]
    pub fn odds_doubling_lead(&self) -> Option<u32> {
        let steps = (4..=400).map(|n| n * 10);
        let is_evaluated = self.0.iter().any(|(value, _)| *value != 0.0);
        is_evaluated.then_some(())?;
        steps.min_by(|one, other| {
            self.mean_log_loss(*one)
                .total_cmp(&self.mean_log_loss(*other))
        })
    }

    /// Returns the mean log loss in bits if the odds double every `step`.
    #[must_use]
    pub fn mean_log_loss(&self, step: u32) -> f64 {
        let bits = self.0.iter().map(|(value, won)| {
            let odds = (2.0 * value / f64::from(step)).clamp(-40.0, 40.0).exp2();
            let chance = (odds / (1.0 + odds)).clamp(1e-6, 1.0 - 1e-6);
            -won * chance.log2() - (1.0 - won) * (1.0 - chance).log2()
        });
        bits.sum::<f64>() / self.0.len().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fit_recovers_the_scale_that_generated_the_results() {
        let mut fit = EvaluationFit::default();
        for value in (-600..=600).step_by(50) {
            let odds = (2.0 * f64::from(value) / 240.0).exp2();
            fit.add(value, odds / (1.0 + odds));
        }
        assert_eq!(fit.odds_doubling_lead(), Some(240));
        assert_eq!(EvaluationFit::default().odds_doubling_lead(), None);
    }
}
