//! A scenario as a line of text that fits into a link. Sessions have codes of their own.

use super::draft::MapDraft;
use super::scenario::ScenarioFile;
use crate::error::LoadError;
use crate::save::text_codec::{TextCodeError, TextCodec};

/// What a code of a scenario is, and what its letters are likely to be. Codes that people have sent
/// each other are read with it, so it stays as it is; another one is another version.
const KIND: TextCodec = TextCodec {
    name: "space-rift-scenario",
    dictionary: br##"{"format":"space-rift-scenario/1","id":"the-","title":"The ","blurb":"A ","first":"north","victory":{"south":10,"north":10},"sides":{"south":{"command_rating":5,"combat_cards":2,"stars":3,"units":["SP E5","TP B4","CV A6","FT C2","FTh C12","DD C4","DDh C10","CR C6","CRh B3","BB B5","BBh B8","FS A7"]},"north":{"command_rating":5,"combat_cards":2,"stars":3,"units":["FT I12","FTh I2","DD I10","DDh I4","CR I8","CRh J10","BB J8","BBh J5","FS K7"]}},"terrain":{"asteroid":["D2","H11","E12","G2","F3","F10"],"planet":[["E8","E9"],["G5","G6"]],"debris":["F6","F7"],"deadstar":["D7","H6"]},"objectives":[{"type":"planet-control","side":"both","sector":null},{"type":"clear-sector","side":"south","sector":"center"},{"type":"breakthrough","side":"north","sector":null}],"rift":{"center":"F6","others":["F7","G7","E7","G6","E8"],"dial":null},"flags":["meteors","wrecks"]}"##,
    max_bytes: 1 << 16,
};

/// Why the code of a scenario was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScenarioCodeError {
    /// It is no whole code of a scenario.
    #[error(transparent)]
    Parcel(#[from] TextCodeError),
    /// What it holds has not the shape of a scenario.
    #[error(transparent)]
    Scenario(#[from] LoadError),
}

/// Writes a scenario as a code. The same scenario gives the same code; one with more words than a
/// link can hold gives none.
#[must_use]
pub fn encode(sketch: &MapDraft) -> Option<String> {
    // Its parts are plain, so nothing can refuse to be written.
    let text = serde_json::to_vec(sketch.file()).unwrap_or_default();
    KIND.encode(&text)
}

/// Reads a code. The scenario has the shape of one; whether it can be played is checked elsewhere.
///
/// # Errors
/// Why it is not accepted.
pub fn decode(code: &str) -> Result<MapDraft, ScenarioCodeError> {
    let text = KIND.decode(code)?;
    let text = String::from_utf8(text).map_err(|_| TextCodeError::Damaged)?;
    let file: ScenarioFile = crate::load::from_json("link", &text)?;
    Ok(MapDraft::from_file("link", file)?)
}
