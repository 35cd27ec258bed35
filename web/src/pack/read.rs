//! Reading a pack: the engine checks what is played with, and here are words, pictures and colors.

use super::{Pack, pictures, theme, words};
use crate::games::GameName;
use engine::exodus::content::pack as exodus;
use engine::pack::{PackError, PackFault, PackFile, game_of};
use engine::rift::content::pack::parse_pack;
use engine::saga::content::pack as saga;
use engine::space_rift::content::pack as space_rift;
use engine::suite::{GameId, Stocks};
use std::rc::Rc;

/// Reads the pack in a text, named as its file; pictures that lie beside it are found from its
/// address, if it has one.
pub type Read = fn(&str, &str, Option<&str>) -> Result<Pack, PackError>;

/// What reads packs.
pub struct Reader {
    /// The game of the pack in a text, named as its file: its words must be there for the reading.
    pub game: fn(&str, &str) -> Option<GameName>,
    /// Reads it.
    pub read: Read,
}

/// The reader.
pub const READER: Reader = Reader {
    game: |file, text| GameName::named(&game_of(file, text).ok()?),
    read,
};

fn read(file: &str, text: &str, address: Option<&str>) -> Result<Pack, PackError> {
    let game = GameId::named(&game_of(file, text)?);
    match game {
        Some(game @ GameId::Rift) => {
            let (pack, stock) = parse_pack(file, text)?;
            let stocks = Stocks {
                rift: Some(Box::new(stock)),
                ..Stocks::default()
            };
            finish(file, &pack, (game, stocks), address)
        }
        Some(game @ GameId::SpaceRift) => {
            let (pack, stock) = space_rift::parse_pack(file, text)?;
            let stocks = Stocks {
                space_rift: Some(Box::new(stock)),
                ..Stocks::default()
            };
            finish(file, &pack, (game, stocks), address)
        }
        Some(game @ GameId::Exodus) => {
            let (pack, stock) = exodus::parse_pack(file, text)?;
            let stocks = Stocks {
                exodus: Some(Box::new(stock)),
                ..Stocks::default()
            };
            finish(file, &pack, (game, stocks), address)
        }
        Some(game @ GameId::Saga) => {
            let (pack, stock) = saga::parse_pack(file, text)?;
            let stocks = Stocks {
                saga: Some(Box::new(stock)),
                ..Stocks::default()
            };
            finish(file, &pack, (game, stocks), address)
        }
        None => Err(PackError::new(file, "game", PackFault::Game)),
    }
}

fn finish<C>(
    file: &str,
    pack: &PackFile<C>,
    (game, stocks): (GameId, Stocks),
    address: Option<&str>,
) -> Result<Pack, PackError> {
    let wrong = |(path, fault): (String, PackFault)| PackError::new(file, &path, fault);
    Ok(Pack {
        name: Some(pack.name()),
        credits: pack.credits.clone(),
        words: words::check(&pack.phrases, &stocks).map_err(wrong)?,
        pictures: pictures::check(&pack.pictures, game, &stocks, address).map_err(wrong)?,
        sheet: theme::check(&pack.theme).map_err(wrong)?,
        stocks: Rc::new(stocks),
    })
}
#[cfg(test)]
mod tests;
