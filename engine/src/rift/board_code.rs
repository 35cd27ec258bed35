//! Share codes for boards: one line of text that fits into a link. Sessions have separate share
//! codes.

use super::board_file::BoardFile;
use super::draft::MapDraft;
use crate::error::LoadError;
use crate::save::text_codec::{TextCodeError, TextCodec};

/// The codec of board codes: name, compression dictionary and size limit. It must not change,
/// because codes that people have already shared are decoded with it; a new dictionary needs a new
/// version.
const KIND: TextCodec = TextCodec {
    name: "rift-board",
    dictionary: br##"{"format":"rift-board/1","id":"board","name":"The ","blurb":"A ","width":12,"height":12,"rows":["........","....g...","..b.w...","...##...","..~~~~..","..**....","............","............","................"],"mode":"elimination","options":{},"starts":[{"team":1,"at":"A1","facing":"SE","plane":0,"model":"any","speed":0,"flag":false},{"team":2,"at":"H8","facing":"NW","plane":0,"model":"any","speed":0,"flag":false}],"mines":[{"at":"D3","plane":0,"owner":0}]}"##,
    max_bytes: 1 << 16,
};

/// The reason why a board code was rejected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardCodeError {
    /// The text is not a complete board code.
    #[error(transparent)]
    Parcel(#[from] TextCodeError),
    /// The decoded content does not have the shape of a board.
    #[error(transparent)]
    Board(#[from] LoadError),
}

/// Encodes a board as a share code. Equal boards give equal codes. Returns `None` for a board that
/// is too large for a link.
#[must_use]
pub fn encode(draft: &MapDraft) -> Option<String> {
    // A board file holds only plain values, so serialization cannot fail.
    let text = serde_json::to_vec(draft.file()).unwrap_or_default();
    KIND.encode(&text)
}

/// Decodes a share code. The shape of the board is valid; the module `content` checks whether it
/// can be played.
///
/// # Errors
/// Returns an error if the code is damaged or does not contain a board.
pub fn decode(code: &str) -> Result<MapDraft, BoardCodeError> {
    let text = KIND.decode(code)?;
    let text = String::from_utf8(text).map_err(|_| TextCodeError::Damaged)?;
    let board: BoardFile = crate::load::from_json("link", &text)?;
    Ok(MapDraft::from_file("link", board)?)
}
