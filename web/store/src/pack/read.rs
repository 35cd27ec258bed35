//! Reading a pack: the engine checks what is played with, and here are words, pictures and colors.

use super::{Pack, pictures, theme, words};
use engine::pack::{PackError, PackFault, game_of};
use engine::suite::{GameId, Stocks};
use std::rc::Rc;
use ui::part;

/// Reads the pack in a text, named as its file; pictures that lie beside it are found from its
/// address, if it has one.
pub type Read = fn(&str, &str, Option<&str>) -> Result<Pack, PackError>;

/// What reads packs.
pub struct Reader {
    /// The game of the pack in a text, named as its file: its words must be there for the reading.
    pub game: fn(&str, &str) -> Option<GameId>,
    /// Reads it.
    pub read: Read,
}

part!(
    /// Reading and checking content packs.
    pack_reader,
    &READER,
    &'static Reader
);

const READER: Reader = Reader {
    game: |file, text| GameId::named(&game_of(file, text).ok()?),
    read,
};

fn read(file: &str, text: &str, address: Option<&str>) -> Result<Pack, PackError> {
    let (game, pack, stocks) = Stocks::unpacked(file, text)?;
    let wrong = |(path, fault): (String, PackFault)| PackError::new(file, &path, fault);
    Ok(Pack {
        name: Some(pack.name()),
        words: words::check(&pack.phrases, &stocks).map_err(wrong)?,
        pictures: pictures::check(&pack.pictures, game, &stocks, address).map_err(wrong)?,
        sheet: theme::check(&pack.theme).map_err(wrong)?,
        credits: pack.credits,
        stocks: Rc::new(stocks),
    })
}

#[cfg(test)]
mod tests;
