//! A board as a line of text that fits into a link. Sessions have codes of their own.

use super::board_file::BoardFile;
use super::draft::MapDraft;
use crate::error::LoadError;
use crate::save::text_codec::{TextCodeError, TextCodec};

/// What a code of a board is, and what its letters are likely to be. Codes that people have sent
/// each other are read with it, so it stays as it is; another one is another version.
const KIND: TextCodec = TextCodec {
    name: "rift-board",
    dictionary: br##"{"format":"rift-board/1","id":"board","name":"The ","blurb":"A ","width":12,"height":12,"rows":["........","....g...","..b.w...","...##...","..~~~~..","..**....","............","............","................"],"mode":"elimination","options":{},"starts":[{"team":1,"at":"A1","facing":"SE","plane":0,"model":"any","speed":0,"flag":false},{"team":2,"at":"H8","facing":"NW","plane":0,"model":"any","speed":0,"flag":false}],"mines":[{"at":"D3","plane":0,"owner":0}]}"##,
    max_bytes: 1 << 16,
};

/// Why the code of a board was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardCodeError {
    /// It is no whole code of a board.
    #[error(transparent)]
    Parcel(#[from] TextCodeError),
    /// What it holds has not the shape of a board.
    #[error(transparent)]
    Board(#[from] LoadError),
}

/// Writes a board as a code. The same board gives the same code; one with more words than a link
/// can hold gives none.
#[must_use]
pub fn encode(sketch: &MapDraft) -> Option<String> {
    // Its parts are plain, so nothing can refuse to be written.
    let text = serde_json::to_vec(sketch.file()).unwrap_or_default();
    KIND.encode(&text)
}

/// Reads a code. The board has the shape of one; whether it can be played is checked elsewhere.
///
/// # Errors
/// Why it is not accepted.
pub fn decode(code: &str) -> Result<MapDraft, BoardCodeError> {
    let text = KIND.decode(code)?;
    let text = String::from_utf8(text).map_err(|_| TextCodeError::Damaged)?;
    let board: BoardFile = crate::load::from_json("link", &text)?;
    Ok(MapDraft::from_file("link", board)?)
}
