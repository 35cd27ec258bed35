//! The content sets of all games: base content, or a pack.

use super::{GameId, RegisteredGame};
use crate::game::Game;
use crate::pack::{self, PackError, PackErrorKind, PackFile};
use serde::{Deserialize, Serialize};

/// A pack without its content, which is in the [`ContentSets`] that come with it.
pub type PackWithoutContent = PackFile<()>;

/// Generates the struct from the table of games.
macro_rules! define_content_sets {
    (
        ()
        $($(#[$about:meta])* $game:ident: $module:ident = $_name:literal;)+
    ) => {
        /// The content set of each game. `None` is the base content, which is read only when its
        /// game is played.
        ///
        /// ```
        /// use engine::registry::{ContentSets, GameId};
        ///
        /// let text = r#"{
        ///     "format": "centauri-pack/1", "game": "rift",
        ///     "id": "plain", "version": "1.0", "title": "Plain"
        /// }"#;
        /// let (game, pack, sets) = ContentSets::read_pack("plain.json", text)?;
        /// assert_eq!((game, pack.name().id.as_str()), (GameId::Rift, "plain"));
        /// assert!(sets.rift.is_some() && sets.saga.is_none());
        /// # Ok::<(), engine::pack::PackError>(())
        /// ```
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub struct ContentSets {
            $($(#[$about])*
            #[serde(default)]
            pub $module: Option<Box<<crate::$module::$game as Game>::ContentSet>>,)+
        }

        impl ContentSets {
            $($(#[$about])*
            #[must_use]
            pub fn $module(&self) -> <crate::$module::$game as Game>::ContentSet {
                self.get::<crate::$module::$game>()
            })+
        }
    };
}
crate::games!(define_content_sets);

impl ContentSets {
    /// Returns the content set of a game; the built-in one if none was set.
    #[must_use]
    pub fn get<G: RegisteredGame>(&self) -> G::ContentSet {
        G::in_content_sets(self).cloned().unwrap_or_default()
    }

    /// Reads the pack in `text`. All other games keep the base content.
    ///
    /// # Errors
    /// Returns the reason why the pack is rejected.
    pub fn from_pack(file: &str, text: &str) -> Result<Self, PackError> {
        Self::read_pack(file, text).map(|(_, _, content_sets)| content_sets)
    }

    /// Like [`ContentSets::from_pack`], with the game of the pack and the pack without its content.
    ///
    /// # Errors
    /// Returns the reason why the pack is rejected.
    pub fn read_pack(
        file: &str,
        text: &str,
    ) -> Result<(GameId, PackWithoutContent, Self), PackError> {
        let game = GameId::from_name(&pack::game_of(file, text)?);
        let game = game.ok_or_else(|| PackError::new(file, "game", PackErrorKind::Game))?;
        crate::with_game!(game, G => {
            let (wrapping, content) = <G as crate::json_api::JsonApi>::read_pack(file, text)?;
            Ok((game, wrapping, G::into_content_sets(content)))
        })
    }
}
