//! Reading a pack: the engine checks what is played with, and here are words, pictures and colors.

use super::{Pack, phrases, picture_check, theme};
use engine::pack::{PackError, PackErrorKind, game_of};
use engine::registry::{ContentSets, GameId};
use std::rc::Rc;
use ui::chunk;

/// Reads the pack in a text, named as its file; pictures that lie beside it are found from its
/// address, if it has one.
pub type ReadPack = fn(&str, &str, Option<&str>) -> Result<Pack, PackError>;

/// What reads packs.
pub struct PackReader {
    /// The game of the pack in a text, named as its file: its words must be there for the reading.
    pub game: fn(&str, &str) -> Option<GameId>,
    /// Reads it.
    pub read: ReadPack,
}

chunk!(
    /// Reading and checking content packs.
    pack_reader,
    &READER,
    &'static PackReader
);

const READER: PackReader = PackReader {
    game: |file, text| GameId::from_name(&game_of(file, text).ok()?),
    read,
};

fn read(file: &str, text: &str, address: Option<&str>) -> Result<Pack, PackError> {
    let (game, pack, stocks) = ContentSets::read_pack(file, text)?;
    let wrong = |(path, fault): (String, PackErrorKind)| PackError::new(file, &path, fault);
    Ok(Pack {
        name: Some(pack.name()),
        words: phrases::check(&pack.phrases, &stocks).map_err(wrong)?,
        pictures: picture_check::check(&pack.pictures, game, &stocks, address).map_err(wrong)?,
        sheet: theme::check(&pack.theme).map_err(wrong)?,
        credits: pack.credits,
        stocks: Rc::new(stocks),
    })
}

#[cfg(test)]
mod tests;
