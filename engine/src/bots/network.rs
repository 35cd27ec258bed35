//! A small neural network with whole-number weights, which values a position for one side.
//!
//! A network has one hidden layer and connections from the inputs straight to the output. It works
//! in whole numbers only, so every machine gets the same value. `cargo xtask train` fits it to the
//! results of self-play: each position learns from the end of its game, as in logistic regression.

use crate::error::LoadError;
use serde::{Deserialize, Serialize};

/// The value that doubles the odds of winning, in the unit of [`Network::value`].
pub const DOUBLING: i32 = 1024;

/// Binary digits of the fraction of a scaled input: 64 stand for one standard deviation.
pub const INPUT_BITS: u32 = 6;
/// The limit of a scaled input: eight standard deviations.
pub const MAX_INPUT: i32 = 8 << INPUT_BITS;
/// Binary digits of the fraction of all weights.
pub const WEIGHT_BITS: u32 = 9;
/// Binary digits of the fraction of the output of a hidden unit.
pub const HIDDEN_BITS: u32 = 8;
/// The limit of the output of a hidden unit.
pub const MAX_HIDDEN: i32 = 8 << HIDDEN_BITS;
/// Binary digits of the fraction of the factor of an input.
pub const FACTOR_BITS: u32 = 16;
/// The largest number of inputs and of hidden units.
const MAX_SIZE: usize = 256;
/// The limit of a weight: 16. Limits keep sums from overflowing.
pub const MAX_WEIGHT: i16 = 16 << WEIGHT_BITS;
/// The limit of a bias.
pub const MAX_BIAS: i32 = 1 << 28;

/// One input of a network: a feature of the position, and its usual range.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Input {
    /// The name of the feature.
    pub name: String,
    /// The mean of the feature.
    pub mean: i32,
    /// The factor that turns the distance from the mean into a scaled input, in units of
    /// 1 / 2^[`FACTOR_BITS`].
    pub factor: i32,
    /// The weight of the connection straight to the output.
    pub weight: i16,
}

/// One hidden unit of a network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HiddenUnit {
    /// The sum without inputs, with [`INPUT_BITS`] and [`WEIGHT_BITS`] digits of fraction.
    pub bias: i32,
    /// The weight of each input.
    pub weights: Vec<i16>,
    /// The weight of the unit in the output.
    pub weight: i16,
}

/// The file of a network.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkFile {
    /// The inputs, in the order of the game's features.
    pub inputs: Vec<Input>,
    /// The hidden units.
    pub hidden: Vec<HiddenUnit>,
}

/// A network that is ready for use. The default has no inputs, and values every position at 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Network {
    inputs: Vec<Input>,
    /// The sums of the hidden units without inputs.
    biases: Vec<i32>,
    /// For each input, its weights in all hidden units.
    weights: Vec<i16>,
    /// The weights of the hidden units in the output.
    output: Vec<i16>,
}

impl Network {
    /// Reads a network from JSON. `features` names the features of the game, in order; `file` is
    /// the name of the file in errors.
    ///
    /// # Errors
    /// Returns an error if the text is not the JSON of a network for these features.
    ///
    /// ```
    /// use engine::bots::network::{DOUBLING, Network};
    ///
    /// // One standard deviation of the score, which is 2, doubles the odds.
    /// let file = r#"{ "inputs": [{ "name": "score", "mean": 3, "factor": 2097152, "weight": 512 }], "hidden": [] }"#;
    /// let network = Network::from_json("network.json", file, &["score"])?;
    /// assert_eq!(network.value(&[3]), 0);
    /// assert_eq!(network.value(&[5]), DOUBLING);
    /// assert!(Network::from_json("network.json", file, &["hull"]).is_err());
    /// # Ok::<(), engine::error::LoadError>(())
    /// ```
    pub fn from_json(file: &str, json: &str, features: &[&str]) -> Result<Self, LoadError> {
        let read: NetworkFile =
            serde_json::from_str(json).map_err(|error| LoadError::from_json(file, &error))?;
        Self::new(file, read, features)
    }

    /// Creates a network from its file.
    ///
    /// # Errors
    /// Returns an error if the inputs are not these features, or a hidden unit has another number
    /// of weights.
    pub fn new(file: &str, read: NetworkFile, features: &[&str]) -> Result<Self, LoadError> {
        let error = |place: String, reason: &str| LoadError::new(file, place, reason);
        let names = read.inputs.iter().map(|input| input.name.as_str());
        if !names.eq(features.iter().copied()) {
            return Err(error("inputs".into(), "not the features of the game"));
        }
        if read.inputs.len().max(read.hidden.len()) > MAX_SIZE {
            return Err(error(
                "inputs".into(),
                "at most 256 inputs and hidden units",
            ));
        }
        for (n, unit) in read.hidden.iter().enumerate() {
            let place = format!("hidden[{n}]");
            if unit.weights.len() != read.inputs.len() {
                return Err(error(place, "one weight for each input"));
            }
            let is_small = |weight: &i16| weight.unsigned_abs() <= MAX_WEIGHT.unsigned_abs();
            if !unit.weights.iter().all(is_small)
                || unit.bias.unsigned_abs() > MAX_BIAS.unsigned_abs()
            {
                return Err(error(place, "weights of at most 16"));
            }
        }
        let inputs = 0..read.inputs.len();
        let weights =
            inputs.flat_map(|input| read.hidden.iter().map(move |unit| unit.weights[input]));
        Ok(Self {
            weights: weights.collect(),
            biases: read.hidden.iter().map(|unit| unit.bias).collect(),
            output: read.hidden.iter().map(|unit| unit.weight).collect(),
            inputs: read.inputs,
        })
    }

    /// Returns the value of a position with these features: [`DOUBLING`] more doubles the odds of
    /// winning against a side of the same game. Missing features count as their mean.
    #[must_use]
    pub fn value(&self, features: &[i32]) -> i32 {
        let mut sums = self.biases.clone();
        let mut direct = 0_i64;
        let units = sums.len().max(1);
        for (input, (feature, n)) in self.inputs.iter().zip(features.iter().zip(0..)) {
            let scaled = input.scaled(*feature);
            direct += i64::from(scaled) * i64::from(input.weight);
            let weights = self.weights.iter().skip(n * units).take(sums.len());
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += scaled * i32::from(*weight);
            }
        }
        let excess_bits = INPUT_BITS + WEIGHT_BITS - HIDDEN_BITS;
        let outputs = sums.iter().zip(&self.output).map(|(sum, weight)| {
            i64::from((sum >> excess_bits).clamp(0, MAX_HIDDEN)) * i64::from(*weight)
        });
        let hidden = outputs.sum::<i64>() << INPUT_BITS >> HIDDEN_BITS;
        let value = ((hidden + direct) * i64::from(DOUBLING)) >> (INPUT_BITS + WEIGHT_BITS);
        // At most 256 inputs and units, each of limited weight, so it fits.
        value.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32
    }
}

impl Input {
    /// Returns the scaled input of a feature: 64 for one standard deviation above the mean.
    #[must_use]
    pub fn scaled(&self, feature: i32) -> i32 {
        let distance = i64::from(feature) - i64::from(self.mean);
        let rounding = 1 << (FACTOR_BITS - 1);
        let scaled = (distance * i64::from(self.factor) + rounding) >> FACTOR_BITS;
        // The limits fit.
        scaled.clamp(i64::from(-MAX_INPUT), i64::from(MAX_INPUT)) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input(name: &str, weight: i16) -> Input {
        Input {
            name: name.to_owned(),
            mean: 0,
            factor: 1 << (FACTOR_BITS + INPUT_BITS),
            weight,
        }
    }

    fn unit(bias: i32, weights: &[i16], weight: i16) -> HiddenUnit {
        HiddenUnit {
            bias,
            weights: weights.to_vec(),
            weight,
        }
    }

    fn network(inputs: Vec<Input>, hidden: Vec<HiddenUnit>) -> Result<Network, LoadError> {
        let names: Vec<String> = inputs.iter().map(|input| input.name.clone()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Network::new("network.json", NetworkFile { inputs, hidden }, &names)
    }

    #[test]
    fn a_hidden_unit_counts_only_what_is_above_its_threshold() {
        let one = 1 << WEIGHT_BITS;
        let above_two = unit(-2 << (INPUT_BITS + WEIGHT_BITS), &[one, one], one);
        let both = network(vec![input("a", 0), input("b", 0)], vec![above_two]).unwrap();
        assert_eq!(both.value(&[1, 1]), 0);
        assert_eq!(both.value(&[2, 1]), DOUBLING);
        assert_eq!(both.value(&[2, 3]), 3 * DOUBLING);
        // The output of a unit and each input have a limit.
        assert_eq!(both.value(&[1_000_000, 1_000_000]), 8 * DOUBLING);
        assert_eq!(both.value(&[1_000_000, -1_000_000]), 0);
    }

    #[test]
    fn no_accepted_file_overflows() {
        let inputs: Vec<Input> = (0..MAX_SIZE)
            .map(|n| Input {
                mean: i32::MIN,
                factor: i32::MAX,
                ..input(&n.to_string(), i16::MAX)
            })
            .collect();
        let full = || unit(MAX_BIAS, &[MAX_WEIGHT; MAX_SIZE], i16::MAX);
        let largest = network(inputs, (0..MAX_SIZE).map(|_| full()).collect()).unwrap();
        let value = largest.value(&[i32::MAX; MAX_SIZE]);
        assert!(value > 1000 * DOUBLING, "{value}");
        assert_eq!(Network::default().value(&[5]), 0);
    }

    #[test]
    fn a_file_that_does_not_fit_is_refused_with_its_place() {
        let place = |inputs, hidden| network(inputs, hidden).unwrap_err().to_string();
        let one = || vec![input("a", 1)];
        let text = place(one(), vec![unit(0, &[1, 2], 1)]);
        assert!(text.contains("hidden[0]"), "{text}");
        let text = place(one(), vec![unit(0, &[1], 1), unit(0, &[i16::MAX], 1)]);
        assert!(text.contains("hidden[1]"), "{text}");
        let text = place(one(), vec![unit(i32::MAX, &[1], 1)]);
        assert!(text.contains("hidden[0]"), "{text}");
        let many = (0..=MAX_SIZE).map(|n| input(&n.to_string(), 1)).collect();
        assert!(place(many, Vec::new()).contains("inputs"));
        let other = Network::from_json("network.json", r#"{"inputs": [], "hidden": []}"#, &["a"]);
        assert!(other.unwrap_err().to_string().contains("inputs"));
        let broken = Network::from_json("network.json", "{", &[]);
        assert!(broken.unwrap_err().to_string().starts_with("network.json"));
    }
}
