//! What the games are played with: the box, or a pack.

use super::{GameId, RegisteredGame};
use crate::game::Game;
use crate::pack::{self, PackError, PackErrorKind, PackFile};
use serde::{Deserialize, Serialize};

/// A pack without its content, which is in the stocks that come with it.
pub type PackWithoutContent = PackFile<()>;

/// Makes the stocks from the table of games.
macro_rules! define_content_sets {
    (
        ()
        $($(#[$about:meta])* $game:ident: $room:ident = $_name:literal;)+
    ) => {
        /// What each game is played with; none is the box, which is only read where it is played.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub struct ContentSets {
            $($(#[$about])*
            #[serde(default)]
            pub $room: Option<Box<<crate::$room::$game as Game>::ContentSet>>,)+
        }

        impl ContentSets {
            $($(#[$about])*
            #[must_use]
            pub fn $room(&self) -> <crate::$room::$game as Game>::ContentSet {
                self.get::<crate::$room::$game>()
            })+
        }
    };
}
crate::games!(define_content_sets);

impl ContentSets {
    /// What a game is played with.
    #[must_use]
    pub fn get<G: RegisteredGame>(&self) -> G::ContentSet {
        G::in_content_sets(self).cloned().unwrap_or_default()
    }

    /// The box, but for the game of the pack in `text`, whose content comes from there.
    ///
    /// # Errors
    /// Why the pack is refused.
    pub fn from_pack(file: &str, text: &str) -> Result<Self, PackError> {
        Self::read_pack(file, text).map(|(_, _, stocks)| stocks)
    }

    /// The same with the game of the pack, and what else is in it.
    ///
    /// # Errors
    /// Why the pack is refused.
    pub fn read_pack(
        file: &str,
        text: &str,
    ) -> Result<(GameId, PackWithoutContent, Self), PackError> {
        let game = GameId::from_name(&pack::game_of(file, text)?);
        let game = game.ok_or_else(|| PackError::new(file, "game", PackErrorKind::Game))?;
        crate::with_game!(game, G => {
            let (wrapping, stock) = <G as crate::json_api::JsonApi>::read_pack(file, text)?;
            Ok((game, wrapping, G::into_content_sets(stock)))
        })
    }
}
