//! A layout as a line of text that fits into a link. Sessions have a separate code format.

use super::draft::MapDraft;
use super::layout::LayoutFile;
use crate::error::LoadError;
use crate::save::text_codec::{TextCodeError, TextCodec};

/// The codec of layout codes, with its version and letter frequencies. Shared codes are read with
/// it, so it must not change; a different codec needs a new version.
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

/// The reason why a layout code was rejected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LayoutCodeError {
    /// The text is not a complete layout code.
    #[error(transparent)]
    Parcel(#[from] TextCodeError),
    /// The decoded content does not have the form of a layout.
    #[error(transparent)]
    Layout(#[from] LoadError),
}

/// Encodes a layout. Equal layouts give equal codes; `None` if the code would be too long for a
/// link.
#[must_use]
pub fn encode(draft: &MapDraft) -> Option<String> {
    KIND.encode(draft.write().as_bytes())
}

/// Decodes a layout. Only the format is checked; the caller checks whether the layout can be
/// played.
///
/// # Errors
/// Returns the reason why the code was rejected.
pub fn decode(code: &str) -> Result<MapDraft, LayoutCodeError> {
    let text = KIND.decode(code)?;
    let text = String::from_utf8(text).map_err(|_| TextCodeError::Damaged)?;
    let file: LayoutFile = crate::load::from_json("link", &text)?;
    Ok(MapDraft::from_file("link", file)?)
}
