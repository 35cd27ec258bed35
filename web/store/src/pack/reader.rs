//! Reading a pack: the engine checks its content, this chunk checks its phrases, pictures and
//! colors.

use super::{Pack, phrases, picture_check, theme};
use engine::pack::{PackError, PackErrorKind, game_of};
use engine::registry::{ContentSets, GameId};
use std::rc::Rc;
use ui::chunk;

/// Reads a pack from its file name, its text and its URL, if any; pictures next to the pack are
/// resolved against that URL.
pub type ReadPack = fn(&str, &str, Option<&str>) -> Result<Pack, PackError>;

/// The functions of the pack reader's chunk.
pub struct PackReader {
    /// Returns the game of the pack in a text, from its file name and text; the phrase files of
    /// that game must be loaded before `read`.
    pub game: fn(&str, &str) -> Option<GameId>,
    pub read: ReadPack,
}

chunk!(
    /// The chunk that reads and checks content packs.
    pack_reader,
    &READER,
    &'static PackReader
);

const READER: PackReader = PackReader {
    game: |file, text| GameId::from_name(&game_of(file, text).ok()?),
    read,
};

fn read(file: &str, text: &str, address: Option<&str>) -> Result<Pack, PackError> {
    let (game, pack, content_sets) = ContentSets::read_pack(file, text)?;
    let to_pack_error = |(path, error): (String, PackErrorKind)| PackError::new(file, &path, error);
    Ok(Pack {
        name: Some(pack.name()),
        phrases: phrases::check(&pack.phrases, &content_sets).map_err(to_pack_error)?,
        pictures: picture_check::check(&pack.pictures, game, &content_sets, address)
            .map_err(to_pack_error)?,
        sheet: theme::check(&pack.theme).map_err(to_pack_error)?,
        credits: pack.credits,
        content_sets: Rc::new(content_sets),
    })
}

#[cfg(test)]
mod tests;
