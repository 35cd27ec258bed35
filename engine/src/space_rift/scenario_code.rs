//! Share codes for scenarios: one line of text that fits into a link. Sessions have separate share
//! codes.

use super::draft::MapDraft;
use super::scenario::ScenarioFile;
use crate::error::LoadError;
use crate::save::text_codec::{TextCodeError, TextCodec};

/// The codec of scenario codes: name, compression dictionary and size limit. It must not change,
/// because codes that people have already shared are decoded with it; a new dictionary needs a new
/// version.
const CODEC: TextCodec = TextCodec {
    name: "space-rift-scenario",
    dictionary: br##"{"format":"space-rift-scenario/1","id":"the-","title":"The ","blurb":"A ","first":"north","victory":{"south":10,"north":10},"sides":{"south":{"command_rating":5,"combat_cards":2,"stars":3,"units":["SP E5","TP B4","CV A6","FT C2","FTh C12","DD C4","DDh C10","CR C6","CRh B3","BB B5","BBh B8","FS A7"]},"north":{"command_rating":5,"combat_cards":2,"stars":3,"units":["FT I12","FTh I2","DD I10","DDh I4","CR I8","CRh J10","BB J8","BBh J5","FS K7"]}},"terrain":{"asteroid":["D2","H11","E12","G2","F3","F10"],"planet":[["E8","E9"],["G5","G6"]],"debris":["F6","F7"],"deadstar":["D7","H6"]},"objectives":[{"type":"planet-control","side":"both","sector":null},{"type":"clear-sector","side":"south","sector":"center"},{"type":"breakthrough","side":"north","sector":null}],"rift":{"center":"F6","others":["F7","G7","E7","G6","E8"],"dial":null},"flags":["meteors","wrecks"]}"##,
    max_bytes: 1 << 16,
};

/// The reason why a scenario code was rejected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScenarioCodeError {
    /// The text is not a complete scenario code.
    #[error(transparent)]
    Parcel(#[from] TextCodeError),
    /// The decoded content does not have the structure of a scenario.
    #[error(transparent)]
    Scenario(#[from] LoadError),
}

/// Encodes a scenario as a share code. Equal scenarios have equal codes. Returns `None` if the
/// scenario is too large for a link.
#[must_use]
pub fn encode(draft: &MapDraft) -> Option<String> {
    // A scenario file holds only plain values, so serialization cannot fail.
    let text = serde_json::to_vec(draft.file()).unwrap_or_default();
    CODEC.encode(&text)
}

/// Decodes a share code and checks the structure of the scenario; `content` checks whether it can
/// be played.
///
/// # Errors
/// Returns an error if the code is damaged or does not contain a scenario.
pub fn decode(code: &str) -> Result<MapDraft, ScenarioCodeError> {
    let text = CODEC.decode(code)?;
    let text = String::from_utf8(text).map_err(|_| TextCodeError::Damaged)?;
    let file: ScenarioFile = crate::load::from_json("link", &text)?;
    Ok(MapDraft::from_file("link", file)?)
}
