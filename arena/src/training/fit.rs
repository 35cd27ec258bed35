//! Gradient descent for the network of a game, in floating-point numbers; the result is rounded to
//! whole numbers.
//!
//! The loss is the log loss of the chances that [`sample::chances`] computes from the outputs for
//! all sides of a position, which share their weights. The optimizer is Adam (Kingma and Ba, 2015).

use super::sample::{Sample, chances, log_loss};
use engine::bots::network::{
    FACTOR_BITS, HIDDEN_BITS, HiddenUnit, INPUT_BITS, Input, MAX_HIDDEN, MAX_INPUT, MAX_WEIGHT,
    NetworkFile, WEIGHT_BITS,
};
use engine::chance::{Chance, SeededRng};

/// Settings of the descent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FitSettings {
    /// Number of hidden units.
    pub hidden: usize,
    /// Number of passes over all positions.
    pub epochs: usize,
    /// Number of positions of a step.
    pub batch: usize,
    /// Size of the first steps; it falls to zero along a half cosine.
    pub rate: f32,
    /// Share of each weight that a full step takes away.
    pub decay: f32,
    /// Seed of the first weights and of the order of positions.
    pub seed: u64,
}

/// The parameters of the network, in this order: per hidden unit its weights and its bias, the
/// weights of the hidden units in the output, the weights of the inputs in the output.
#[derive(Clone, Debug)]
pub struct Model {
    names: Vec<String>,
    mean: Vec<f32>,
    deviation: Vec<f32>,
    hidden: usize,
    parameters: Vec<f32>,
}

/// The scaled inputs of all sides of a position, and its results.
struct Position {
    inputs: Vec<Vec<f32>>,
    results: Vec<f32>,
}

/// The limit of scaled inputs, in standard deviations.
const INPUT_LIMIT: f32 = (MAX_INPUT >> INPUT_BITS) as f32;
/// The limit of the output of a hidden unit.
const HIDDEN_LIMIT: f32 = (MAX_HIDDEN >> HIDDEN_BITS) as f32;

impl Model {
    /// Creates a network with small random weights, for features distributed as in `samples`.
    #[must_use]
    pub fn new(names: &[&str], samples: &[Sample], hidden: usize, seed: u64) -> Self {
        let count = names.len();
        let rows = || samples.iter().flat_map(|sample| &sample.features);
        let total = rows().count().max(1) as f64;
        let mut mean = vec![0.0; count];
        let mut square = vec![0.0; count];
        for row in rows() {
            for (n, feature) in row.iter().enumerate() {
                mean[n] += f64::from(*feature) / total;
                square[n] += f64::from(*feature).powi(2) / total;
            }
        }
        let deviation = mean.iter().zip(&square);
        let deviation =
            deviation.map(|(mean, square)| (square - mean * mean).max(0.0).sqrt().max(0.5) as f32);
        let mut rng = SeededRng::new(seed, 0);
        let mut parameters = vec![0.0; hidden * (count + 1) + hidden + count];
        let spread = (2.0 / count.max(1) as f32).sqrt();
        for parameter in &mut parameters[..hidden * (count + 1)] {
            // A sum of uniform numbers is close enough to a normal distribution.
            let sum: u32 = (0..4).map(|_| rng.pick(1 << 16)).sum();
            *parameter = (sum as f32 / 65536.0 - 2.0) * spread * 1.7;
        }
        for parameter in &mut parameters[hidden * (count + 1)..hidden * (count + 2)] {
            *parameter = (rng.pick(1 << 16) as f32 / 65536.0 - 0.5) * 0.1;
        }
        Self {
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            deviation: deviation.collect(),
            // Whole numbers, as in the file.
            mean: mean.iter().map(|mean| mean.round() as f32).collect(),
            hidden,
            parameters,
        }
    }

    fn scaled(&self, features: &[i32]) -> Vec<f32> {
        let scales = self.mean.iter().zip(&self.deviation);
        let scaled = features
            .iter()
            .zip(scales)
            .map(|(feature, (mean, deviation))| {
                ((*feature as f32 - mean) / deviation).clamp(-INPUT_LIMIT, INPUT_LIMIT)
            });
        scaled.collect()
    }

    fn position(&self, sample: &Sample) -> Position {
        Position {
            inputs: sample.features.iter().map(|row| self.scaled(row)).collect(),
            results: sample.results(),
        }
    }

    /// Returns the output for scaled inputs, and writes the outputs of the hidden units.
    fn output(&self, inputs: &[f32], activations: &mut Vec<f32>) -> f32 {
        let count = inputs.len();
        let (layers, direct) = self.parameters.split_at(self.hidden * (count + 2));
        let (units, output) = layers.split_at(self.hidden * (count + 1));
        activations.clear();
        activations.extend(units.chunks_exact(count + 1).map(|unit| {
            let (weights, bias) = unit.split_at(count);
            (dot(weights, inputs) + bias[0]).clamp(0.0, HIDDEN_LIMIT)
        }));
        dot(output, activations) + dot(direct, inputs)
    }

    /// Adds the gradient of the loss of a position.
    fn add_gradient(
        &self,
        position: &Position,
        gradient: &mut [f32],
        activations: &mut [Vec<f32>],
    ) {
        let sides = position.inputs.len();
        let logits: Vec<f32> = (0..sides)
            .map(|side| self.output(&position.inputs[side], &mut activations[side]))
            .collect();
        let predicted = chances(&logits);
        for side in 0..sides {
            let error = predicted[side] - position.results[side];
            let (inputs, active) = (&position.inputs[side], &activations[side]);
            let count = inputs.len();
            let (units, rest) = gradient.split_at_mut(self.hidden * (count + 1));
            let (output, direct) = rest.split_at_mut(self.hidden);
            let output_weights = &self.parameters[self.hidden * (count + 1)..];
            for (n, unit) in units.chunks_exact_mut(count + 1).enumerate() {
                output[n] += error * active[n];
                if active[n] <= 0.0 || active[n] >= HIDDEN_LIMIT {
                    continue;
                }
                let error = error * output_weights[n];
                for (slope, input) in unit.iter_mut().zip(inputs) {
                    *slope += error * input;
                }
                unit[count] += error;
            }
            for (slope, input) in direct.iter_mut().zip(inputs) {
                *slope += error * input;
            }
        }
    }

    /// Returns the mean log loss for `samples`, in bits.
    #[must_use]
    pub fn mean_loss(&self, samples: &[Sample]) -> f64 {
        let mut activations = Vec::new();
        let loss = samples.iter().map(|sample| {
            let position = self.position(sample);
            let logits = position.inputs.iter();
            let logits: Vec<f32> = logits
                .map(|inputs| self.output(inputs, &mut activations))
                .collect();
            log_loss(&chances(&logits), &position.results)
        });
        loss.sum::<f64>() / samples.len().max(1) as f64
    }

    /// Rounds the network to whole numbers.
    #[must_use]
    pub fn to_file(&self) -> NetworkFile {
        let count = self.names.len();
        let (layers, direct) = self.parameters.split_at(self.hidden * (count + 2));
        let (units, output) = layers.split_at(self.hidden * (count + 1));
        let weight_unit = (1 << WEIGHT_BITS) as f32;
        // Logits are powers of e, values are powers of 2.
        let output_unit = weight_unit * std::f32::consts::LOG2_E;
        let rounded = |weight: f32, unit: f32| {
            let limit = f32::from(MAX_WEIGHT);
            (weight * unit).round().clamp(-limit, limit) as i16
        };
        let inputs = (0..count).map(|n| Input {
            name: self.names[n].clone(),
            mean: self.mean[n] as i32,
            factor: (f64::from(1_u32 << (FACTOR_BITS + INPUT_BITS)) / f64::from(self.deviation[n]))
                .round() as i32,
            weight: rounded(direct[n], output_unit),
        });
        let hidden = units
            .chunks_exact(count + 1)
            .zip(output)
            .map(|(unit, weight)| HiddenUnit {
                bias: (unit[count] * weight_unit * (1 << INPUT_BITS) as f32).round() as i32,
                weights: unit[..count]
                    .iter()
                    .map(|weight| rounded(*weight, weight_unit))
                    .collect(),
                weight: rounded(*weight, output_unit),
            });
        NetworkFile {
            inputs: inputs.collect(),
            hidden: hidden.collect(),
        }
    }
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Fits a network to `samples` and returns it as it was after the pass with the smallest loss for
/// `left_out`. `report` gets the number of each pass and the loss for both.
pub fn fit(
    names: &[&str],
    samples: &[Sample],
    left_out: &[Sample],
    settings: &FitSettings,
    mut report: impl FnMut(usize, f64, f64),
) -> Model {
    let mut model = Model::new(names, samples, settings.hidden, settings.seed);
    let positions: Vec<Position> = samples
        .iter()
        .map(|sample| model.position(sample))
        .collect();
    let mut order: Vec<usize> = (0..positions.len()).collect();
    let mut rng = SeededRng::new(settings.seed, 1);
    let sides = positions
        .iter()
        .map(|position| position.inputs.len())
        .max()
        .unwrap_or(0);
    let mut activations = vec![Vec::new(); sides];
    let size = model.parameters.len();
    let (mut mean, mut square) = (vec![0.0_f32; size], vec![0.0_f32; size]);
    let steps = settings.epochs * positions.len().div_ceil(settings.batch.max(1));
    let mut step = 0_usize;
    let mut best = (f64::MAX, model.clone());
    for epoch in 1..=settings.epochs {
        for at in (1..order.len()).rev() {
            order.swap(at, rng.pick(at as u32 + 1) as usize);
        }
        for batch in order.chunks(settings.batch.max(1)) {
            let mut gradient = vec![0.0_f32; size];
            for at in batch {
                model.add_gradient(&positions[*at], &mut gradient, &mut activations);
            }
            step += 1;
            let progress = step as f32 / steps.max(1) as f32;
            let rate = settings.rate * 0.5 * (1.0 + (progress * std::f32::consts::PI).cos());
            let corrections = [0.9_f32, 0.999].map(|rest| 1.0 - rest.powi(step.min(10_000) as i32));
            for n in 0..size {
                let slope = gradient[n] / batch.len() as f32;
                mean[n] = 0.9 * mean[n] + 0.1 * slope;
                square[n] = 0.999 * square[n] + 0.001 * slope * slope;
                let direction =
                    mean[n] / corrections[0] / ((square[n] / corrections[1]).sqrt() + 1e-8);
                model.parameters[n] -= rate * (direction + settings.decay * model.parameters[n]);
            }
        }
        let loss = model.mean_loss(left_out);
        report(
            epoch,
            model.mean_loss(&samples[..samples.len().min(left_out.len())]),
            loss,
        );
        if loss < best.0 {
            best = (loss, model.clone());
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::report::network_loss;
    use engine::bots::Network;

    /// Positions that the side with the larger product of two features wins.
    fn products(count: u64) -> Vec<Sample> {
        let mut rng = SeededRng::new(5, 5);
        let mut row = || -> Vec<i32> { (0..2).map(|_| rng.pick(41) as i32 - 20).collect() };
        let sample = |features: Vec<Vec<i32>>| {
            let product = |side: usize| features[side][0] * features[side][1];
            let won = product(0) > product(1);
            Sample {
                shares: if won { vec![1.0, 0.0] } else { vec![0.0, 1.0] },
                features,
            }
        };
        (0..count).map(|_| sample(vec![row(), row()])).collect()
    }

    #[test]
    fn a_network_learns_what_no_sum_of_features_says() {
        let settings = FitSettings {
            hidden: 8,
            epochs: 30,
            batch: 32,
            rate: 0.01,
            decay: 0.0,
            seed: 3,
        };
        let (samples, left_out) = (products(3000), products(3300)[3000..].to_vec());
        let model = fit(&["a", "b"], &samples, &left_out, &settings, |_, _, _| {});
        let loss = model.mean_loss(&left_out);
        assert!(loss < 0.45, "{loss}");
        // The whole numbers say the same.
        let network = Network::new("network.json", model.to_file(), &["a", "b"]).unwrap();
        let rounded = network_loss(&network, &left_out);
        assert!((loss - rounded).abs() < 0.01, "{loss} is not {rounded}");
    }
}
