//! One training of the network of a game.

use super::fit::fit;
use super::report::{network_chances, network_loss, reliability_table};
use super::sample::Sample;
use super::self_play::play_matches;
use super::training_args::TrainingArgs;
use anyhow::{Context, Result, anyhow};
use engine::arena_setup::ArenaSetup;
use engine::bots::Network;
use engine::bots::network::NetworkFile;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Trains the network of the chosen game, and returns what to print at the end.
///
/// # Errors
/// Returns an error if the game has no network, a match fails or the file cannot be written.
pub fn train(args: &TrainingArgs) -> Result<String> {
    engine::with_game!(args.game, G => train_game::<G>(args))
}

fn train_game<G: ArenaSetup>(args: &TrainingArgs) -> Result<String> {
    let name = args.game.name();
    let current = G::network().with_context(|| format!("{name} has no network"))?;
    let start = Instant::now();
    let left_out_count = args.matches.div_ceil(10);
    let mut matches = play_matches::<G>(args.seed, args.matches + left_out_count, args.threads)?;
    let left_out_matches = matches.split_off(args.matches);
    let [samples, left_out] = [matches, left_out_matches.clone()].map(|all| all.concat());
    println!(
        "{} positions of {} matches, {} of {left_out_count} left out, in {} s",
        samples.len(),
        args.matches,
        left_out.len(),
        start.elapsed().as_secs()
    );
    let model = fit(
        G::FEATURES,
        &samples,
        &left_out,
        &args.fit,
        |epoch, own, left_out| {
            println!("pass {epoch}: log loss {own:.4} bits, {left_out:.4} left out");
        },
    );
    let file = model.to_file();
    let network = Network::new("network.json", file.clone(), G::FEATURES)
        .map_err(|error| anyhow!("{error}"))?;
    let [new, old] = [&network, current].map(|network| network_loss(network, &left_out));
    println!(
        "log loss of what was left out: {new:.4} bits in whole numbers, {old:.4} of the current network"
    );
    let singles: Vec<Sample> = left_out_matches
        .iter()
        .filter_map(|samples| samples.get(samples.len() / 2).cloned())
        .collect();
    print!(
        "{}",
        reliability_table(&singles, |sample| network_chances(&network, sample))
    );
    if new >= old {
        return Ok("The current network stays.\n".to_owned());
    }
    let path = args.out.clone().unwrap_or_else(|| network_path(name));
    fs::write(&path, file_text(&file)?)
        .with_context(|| format!("cannot write {}", path.display()))?;
    Ok(format!(
        "Written to {} after {} s.\n",
        path.display(),
        start.elapsed().as_secs()
    ))
}

/// Returns the JSON of a network with one input or hidden unit per line, so that versions can be
/// compared.
fn file_text(file: &NetworkFile) -> Result<String> {
    let lines = |all: Vec<String>| all.join(",\n    ");
    let inputs: Result<Vec<String>, _> = file.inputs.iter().map(serde_json::to_string).collect();
    let hidden: Result<Vec<String>, _> = file.hidden.iter().map(serde_json::to_string).collect();
    let (inputs, hidden) = (lines(inputs?), lines(hidden?));
    Ok(format!(
        "{{\n  \"inputs\": [\n    {inputs}\n  ],\n  \"hidden\": [\n    {hidden}\n  ]\n}}\n"
    ))
}

fn network_path(name: &str) -> PathBuf {
    let folder = name.replace('-', "_");
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    workspace.join(format!("engine/src/{folder}/content/network.json"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_network_is_read_again() {
        let path = network_path("space-rift");
        let text = fs::read_to_string(path).unwrap();
        let file: NetworkFile = serde_json::from_str(&text).unwrap();
        let written = file_text(&file).unwrap();
        assert_eq!(serde_json::from_str::<NetworkFile>(&written).unwrap(), file);
        assert_eq!(
            written.lines().count(),
            6 + file.inputs.len() + file.hidden.len()
        );
    }
}
