//! What the games are played with: the box, or a pack.

use super::{GameId, Resident};
use crate::game::Game;
use crate::pack::{self, PackError, PackFault, PackFile};
use serde::{Deserialize, Serialize};

/// A pack without its content, which is in the stocks that come with it.
pub type Wrapping = PackFile<()>;

/// Makes the stocks from the table of games.
macro_rules! stocks {
    (
        ()
        $($(#[$about:meta])* $game:ident: $room:ident = $_name:literal;)+
    ) => {
        /// What each game is played with; none is the box, which is only read where it is played.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub struct Stocks {
            $($(#[$about])*
            #[serde(default)]
            pub $room: Option<Box<<crate::$room::$game as Game>::Stock>>,)+
        }

        impl Stocks {
            $($(#[$about])*
            #[must_use]
            pub fn $room(&self) -> <crate::$room::$game as Game>::Stock {
                self.of::<crate::$room::$game>()
            })+
        }
    };
}
crate::games!(stocks);

impl Stocks {
    /// What a game is played with.
    #[must_use]
    pub fn of<G: Resident>(&self) -> G::Stock {
        G::in_stocks(self).cloned().unwrap_or_default()
    }

    /// The box, but for the game of the pack in `text`, whose content comes from there.
    ///
    /// # Errors
    /// Why the pack is refused.
    pub fn of_pack(file: &str, text: &str) -> Result<Self, PackError> {
        Self::unpacked(file, text).map(|(_, _, stocks)| stocks)
    }

    /// The same with the game of the pack, and what else is in it.
    ///
    /// # Errors
    /// Why the pack is refused.
    pub fn unpacked(file: &str, text: &str) -> Result<(GameId, Wrapping, Self), PackError> {
        let game = GameId::named(&pack::game_of(file, text)?);
        let game = game.ok_or_else(|| PackError::new(file, "game", PackFault::Game))?;
        crate::with_game!(game, G => {
            let (wrapping, stock) = <G as crate::drive::Driven>::unpacked(file, text)?;
            Ok((game, wrapping, G::into_stocks(stock)))
        })
    }
}
