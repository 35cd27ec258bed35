//! A layout as a line of text that fits into a link. Sessions have codes of their own.

use super::draft::MapDraft;
use super::layout::LayoutFile;
use crate::error::LoadError;
use crate::save::text_codec::{TextCodeError, TextCodec};

/// What a code of a layout is, and what its letters are likely to be. Codes that people have sent
/// each other are read with it, so it stays as it is; another one is another version.
const KIND: TextCodec = TextCodec {
    name: "exodus-layout",
    dictionary: br##"{
  "format": "exodus-layout/1",
  "id": "the-star-",
  "title": "The Star ",
  "blurb": "A map for three. ",
  "tiles": [9,6,3],
  "homes": [[0,-3],[3,-3],[3,0],[0,3],[-3,3],[-3,0]],
  "open": [[1,-3],[2,-3],[3,-2],[3,-1],[2,1],[1,2],[-1,3],[-2,3],[-3,2],[-3,1],[-2,-1],[-1,-2],[2,-4],[4,-2],[2,2],[-2,4],[-4,2],[-2,-2]],
  "guards": [[[0,-2],[2,-2],[2,0],[0,2],[-2,2],[-2,0]],[[1,-2],[2,-1],[1,1],[-1,2],[-2,1],[-1,-1]],[[0,-1],[1,-1],[1,0],[0,1],[-1,1],[-1,0]]],
  "kinds": [[],[],[]]
}
"##,
    max_bytes: 1 << 14,
};

/// Why the code of a layout was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LayoutCodeError {
    /// It is no whole code of a layout.
    #[error(transparent)]
    Parcel(#[from] TextCodeError),
    /// What it holds has not the shape of a layout.
    #[error(transparent)]
    Layout(#[from] LoadError),
}

/// Writes a layout as a code. The same layout gives the same code; one with more words than a link
/// can hold gives none.
#[must_use]
pub fn encode(sketch: &MapDraft) -> Option<String> {
    KIND.encode(sketch.write().as_bytes())
}

/// Reads a code. The layout has the shape of one; whether it can be played on is checked elsewhere.
///
/// # Errors
/// Why it is not accepted.
pub fn decode(code: &str) -> Result<MapDraft, LayoutCodeError> {
    let text = KIND.decode(code)?;
    let text = String::from_utf8(text).map_err(|_| TextCodeError::Damaged)?;
    let file: LayoutFile = crate::load::from_json("link", &text)?;
    Ok(MapDraft::from_file("link", file)?)
}
