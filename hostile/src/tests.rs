//! Runs every target with its seeds, earlier findings, and mutations of both.

use super::{TARGETS, forged_saves};
use engine::chance::{Chance, SeededRng};
use std::fs;
use std::path::Path;

/// The number of mutations of each seed; `HOSTILE_EACH` overrides it.
const MUTATIONS_PER_SEED: u64 = 60;

/// Changes some bytes, or a JSON value, or both.
fn mutate_bytes(data: &[u8], chance: &mut impl Chance) -> Vec<u8> {
    let mut data = data.to_vec();
    // Bytes before the text are kept, since scenarios start with one.
    let start = data
        .iter()
        .position(|byte| matches!(byte, b'{' | b'['))
        .filter(|start| *start < 2);
    if let Some(start) = start
        && let Ok(mut value) = serde_json::from_slice(&data[start..])
        && chance.pick(4) > 0
    {
        for _ in 0..=chance.pick(3) {
            forged_saves::mutate(&mut value, chance);
        }
        data.truncate(start);
        data.extend(value.to_string().into_bytes());
    } else {
        for _ in 0..=chance.pick(6) {
            let index = chance.pick(data.len().max(1) as u32) as usize;
            match chance.pick(4) {
                0 => data.truncate(index.max(1)),
                1 => data.insert(index.min(data.len()), chance.pick(256) as u8),
                _ => data
                    .iter_mut()
                    .skip(index)
                    .take(1)
                    .for_each(|byte| *byte = chance.pick(256) as u8),
            }
        }
    }
    data
}

fn mutations_per_seed() -> u64 {
    let requested = std::env::var("HOSTILE_EACH").ok();
    requested
        .and_then(|text| text.parse().ok())
        .unwrap_or(MUTATIONS_PER_SEED)
}

#[test]
fn every_target_handles_its_seeds_and_their_mutations() {
    for (name, target) in TARGETS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("seeds")
            .join(name);
        let mut seeds: Vec<_> = fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{name} has no seeds: {error}"))
            .map(|entry| entry.expect("a file").path())
            .collect();
        seeds.sort();
        assert!(!seeds.is_empty(), "{name} has no seeds");
        for (index, seed) in (0u64..).zip(&seeds) {
            println!("{}", seed.display());
            let data = fs::read(seed).expect("a file");
            target(&data);
            for stream in 0..mutations_per_seed() {
                let mut chance = SeededRng::new(index, stream);
                let data = mutate_bytes(&data, &mut chance);
                println!("{stream}");
                target(&data);
            }
        }
    }
}
