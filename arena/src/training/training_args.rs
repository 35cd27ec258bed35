//! The command line of the training.

use super::fit::FitSettings;
use anyhow::{Context, Result, bail};
use engine::registry::GameId;
use std::path::PathBuf;
use std::{num::NonZero, thread};

/// The text that `--help` prints.
pub const USAGE: &str = "\
cargo xtask train [OPTIONS]

Let Captains play each other, fit the network of a game to the results, and write it if it predicts
matches that it did not learn from better than the current one.

  --game NAME     Game (the first one)
  --matches N     Matches to learn from (20000); a tenth as many are left out
  --seed N        Number of the first match (1); the same number gives the same network
  --hidden N      Hidden units (32)
  --epochs N      Passes over all positions (12)
  --threads N     Matches to play in parallel (one per core)
  --out FILE      Where to write the network (its place in the engine)
";

/// The parsed command line.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainingArgs {
    pub game: GameId,
    pub matches: usize,
    pub seed: u64,
    pub threads: usize,
    pub out: Option<PathBuf>,
    pub fit: FitSettings,
}

impl TrainingArgs {
    /// Parses the command line.
    ///
    /// # Errors
    /// Returns an error if an argument is invalid.
    pub fn read(words: &[String]) -> Result<Self> {
        let mut args = Self {
            game: GameId::ALL[0],
            matches: 20_000,
            seed: 1,
            threads: thread::available_parallelism().map_or(1, NonZero::get),
            out: None,
            fit: FitSettings {
                hidden: 32,
                epochs: 12,
                batch: 128,
                rate: 0.002,
                decay: 0.01,
                seed: 1,
            },
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let value = words
                .next()
                .with_context(|| format!("`{word}` needs a value\n\n{USAGE}"))?;
            let number = || -> Result<usize> {
                value
                    .parse()
                    .with_context(|| format!("{word} needs a number, not `{value}`"))
            };
            match word.as_str() {
                "--game" => {
                    args.game = GameId::from_name(value)
                        .with_context(|| format!("unknown game `{value}`\n\n{USAGE}"))?;
                }
                "--matches" => args.matches = number()?.max(10),
                "--seed" => args.seed = number()? as u64,
                "--hidden" => args.fit.hidden = number()?.clamp(1, 256),
                "--epochs" => args.fit.epochs = number()?.max(1),
                "--threads" => args.threads = number()?.clamp(1, 256),
                "--out" => args.out = Some(value.into()),
                other => bail!("unexpected argument `{other}`\n\n{USAGE}"),
            }
        }
        args.fit.seed = args.seed;
        Ok(args)
    }
}
