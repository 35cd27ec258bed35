//! The types that all games share. They are a section of `index.d.ts`. The functions and classes of
//! the package, and the types with the name of a game as parameter, are written by hand.

use super::collector::Collector;
use super::{FOLDER, printer};
use engine::bots::Level;
use engine::exodus::layout::LayoutFile;
use engine::game::{Outcome, Seat};
use engine::json_api::{ErrorCode, ScenarioInfo};
use std::fs;
use std::path::Path;

/// The file name.
const NAME: &str = "index.d.ts";
/// The line before the generated section.
const BEGIN: &str =
    "// Generated from the types of the engine by `cargo run -p schema -- write`.\n";
/// The line after the generated section.
const END: &str = "// End of the generated types.\n";

/// Returns the file name, and the text of the file with a newly generated section.
///
/// # Panics
///
/// Panics if the file does not contain the lines around that section.
pub fn file() -> (&'static str, String) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let written = fs::read_to_string(root.join(FOLDER).join(NAME)).unwrap_or_default();
    let parts = written.split_once(BEGIN).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(END)?;
        Some((before, after))
    });
    let (before, after) = parts.expect("the lines around the generated types");
    (NAME, format!("{before}{BEGIN}{}\n{END}{after}", types()))
}

fn types() -> String {
    // No type is read from a file here, so any scenario type works.
    let types = Collector::new::<LayoutFile>()
        .add::<Seat>()
        .add::<Level>()
        .add::<ErrorCode>()
        .add::<Outcome>()
        .add::<ScenarioInfo>()
        .in_reading_order();
    let inlined = |name: &str| {
        let sets = types.iter().find(|found| found.name == "SeatSet");
        let set = sets.filter(|_| name == "SeatSet");
        set.map(|set| set.definition.clone())
    };
    let printed = types.iter().filter(|found| found.name != "SeatSet");
    let texts = printed.map(|found| {
        let declaration = found.clone().map_names(&inlined);
        format!("\n{}", printer::declaration(&declaration))
    });
    texts.collect()
}
