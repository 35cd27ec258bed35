//! Runs every target with its seeds, earlier findings, and mutations of both.

use super::{TARGETS, forged_saves};
use engine::chance::{Chance, SeededRng};
use std::fs;
use std::path::Path;

/// The number of mutations of each seed; `HOSTILE_EACH` overrides it.
const EACH: u64 = 60;

/// Changes some bytes, or a JSON value, or both.
fn mutated(data: &[u8], chance: &mut impl Chance) -> Vec<u8> {
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
            let place = chance.pick(data.len().max(1) as u32) as usize;
            match chance.pick(4) {
                0 => data.truncate(place.max(1)),
                1 => data.insert(place.min(data.len()), chance.pick(256) as u8),
                _ => data
                    .iter_mut()
                    .skip(place)
                    .take(1)
                    .for_each(|byte| *byte = chance.pick(256) as u8),
            }
        }
    }
    data
}

fn each() -> u64 {
    let asked = std::env::var("HOSTILE_EACH").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(EACH)
}

#[test]
fn nothing_from_outside_does_harm() {
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
        for (place, seed) in (0u64..).zip(&seeds) {
            println!("{}", seed.display());
            let data = fs::read(seed).expect("a file");
            target(&data);
            for stream in 0..each() {
                let mut chance = SeededRng::new(place, stream);
                let data = mutated(&data, &mut chance);
                println!("{stream}");
                target(&data);
            }
        }
    }
}
