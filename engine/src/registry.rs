//! The registry of games: the only place in the engine that names them.
//!
//! Code that plays is generic over [`Game`]. This module contains the table of games, one line
//! each. Enums for the places where the game is known only at run time, from a file, a link or a
//! player, are generated from the table, here and in other crates.

/// The games in the order in which the page lists them: one line each, with type, module, and name
/// in saves, which is also the prefix of phrases.
///
/// Passes all lines to a macro, after any other tokens, so code for every game needs no second
/// list.
#[macro_export]
macro_rules! games {
    ($each:ident) => {
        $crate::games! { [$each] }
    };
    ([$($each:tt)+] $($given:tt)*) => {
        $($each)+! {
            ($($given)*)
            /// Centauri Rift.
            Rift: rift = "rift";
            /// Space Rift.
            SpaceRift: space_rift = "space-rift";
            /// Exodus: Proxima Centauri.
            Exodus: exodus = "exodus";
            /// Centauri Saga.
            Saga: saga = "saga";
        }
    };
}

/// Evaluates an expression with the type of a game that is known only at run time.
///
/// ```
/// use engine::game::Game;
/// use engine::registry::GameId;
/// use engine::with_game;
///
/// let game = GameId::from_name("saga").ok_or("no such game")?;
/// assert_eq!(with_game!(game, G => G::NAME), "saga");
/// # Ok::<(), &str>(())
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $type:ident => $work:expr) => {
        $crate::games! { [$crate::each_game] ($id) $type $work }
    };
}

/// The match arms of [`with_game!`].
#[doc(hidden)]
#[macro_export]
macro_rules! each_game {
    (
        (($id:expr) $type:ident $work:expr)
        $($(#[$_about:meta])* $game:ident: $module:ident = $_name:literal;)+
    ) => {
        match $id {
            $($crate::registry::GameId::$game => {
                type $type = $crate::$module::$game;
                $work
            })+
        }
    };
}

/// Evaluates an expression with the typed session of an [`AnySession`].
macro_rules! with_session {
    ($any:expr, $session:ident => $work:expr) => {
        crate::games! { [crate::registry::each_session] ($any) $session $work }
    };
}

/// The match arms of [`with_session!`].
macro_rules! each_session {
    (
        (($any:expr) $session:ident $work:expr)
        $($(#[$_about:meta])* $game:ident: $_room:ident = $_name:literal;)+
    ) => {
        match $any {
            $(crate::registry::AnySession::$game($session) => $work,)+
        }
    };
}
use each_session;

mod any_bot;
mod content_sets;
mod json_session;

pub use any_bot::{
    AnyAdvice, AnyAdviceRequest, AnyAnalysisRequest, AnyAnalysisResult, AnyBot, AnyPuzzleGenerator,
};
pub use content_sets::ContentSets;
pub use json_session::{CALL_NAMES, JsonSession};

use crate::arena_setup::ArenaSetup;
use crate::game::{Game, SeatSet, Status};
use crate::save::link::extract_share_code;
use crate::save::share_code::ShareCode;
use crate::save::{SaveError, SaveFile, encode, share_code};
use crate::session::{LogRelation, Session, UndoPolicy};

/// A game of the registry.
///
/// ```
/// use engine::game::Game;
/// use engine::registry::{AnySession, GameId, RegisteredGame};
/// use engine::rift::{Rift, options::Options};
/// use engine::session::Session;
///
/// let session = Session::new(Rift::new(Options::duel("standard-2", "rhino", "screech"))?, 7);
/// let any: AnySession = session.clone().into();
/// assert_eq!(any.game(), GameId::Rift);
/// assert_eq!(Rift::from_any(&any), Some(&session));
/// # Ok::<(), engine::error::LoadError>(())
/// ```
pub trait RegisteredGame: ArenaSetup {
    /// The id under which the registry lists the game.
    const ID: GameId;

    /// Erases the type of a session.
    fn into_any(session: Session<Self>) -> AnySession;

    /// Returns the session if it belongs to this game.
    fn from_any(any: &AnySession) -> Option<&Session<Self>>;

    /// Returns the content set of this game; `None` for the base content.
    fn in_content_sets(content_sets: &ContentSets) -> Option<&Self::ContentSet>;

    /// Returns content sets with `content` for this game and the base content for all others.
    fn into_content_sets(content: Self::ContentSet) -> ContentSets;
}

/// Generates the enums of games and sessions from the table.
macro_rules! define_game_enums {
    (
        ()
        $($(#[$about:meta])* $game:ident: $module:ident = $_name:literal;)+
    ) => {
        /// A game of the registry.
        ///
        /// ```
        /// use engine::registry::GameId;
        ///
        /// let names = GameId::ALL.map(GameId::name);
        /// assert_eq!(names, ["rift", "space-rift", "exodus", "saga"]);
        /// assert_eq!(GameId::from_name("chess"), None);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameId {
            $($(#[$about])* $game,)+
        }

        impl GameId {
            /// All games, in the order in which the page lists them.
            pub const ALL: [Self; [$(Self::$game),+].len()] = [$(Self::$game),+];
        }

        /// A session of any game.
        ///
        /// ```
        /// use engine::registry::{JsonSession, decode_any};
        /// use serde_json::json;
        ///
        /// let played = JsonSession::create(&json!({"game": "exodus", "seats": 3}))?;
        /// let session = played.session();
        /// assert_eq!(session.seats().len(), 3);
        /// assert_eq!(decode_any(&session.save()).as_ref(), Ok(session));
        /// # Ok::<(), engine::json_api::ApiError>(())
        /// ```
        #[allow(
            clippy::large_enum_variant,
            reason = "there are never many sessions at a time"
        )]
        #[derive(Clone, PartialEq, Debug)]
        pub enum AnySession {
            $($(#[$about])* $game(Session<crate::$module::$game>),)+
        }

        $(impl RegisteredGame for crate::$module::$game {
            const ID: GameId = GameId::$game;

            fn into_any(session: Session<Self>) -> AnySession {
                AnySession::$game(session)
            }

            fn from_any(any: &AnySession) -> Option<&Session<Self>> {
                if let AnySession::$game(session) = any {
                    Some(session)
                } else {
                    None
                }
            }

            fn in_content_sets(content_sets: &ContentSets) -> Option<&Self::ContentSet> {
                content_sets.$module.as_deref()
            }

            fn into_content_sets(content: Self::ContentSet) -> ContentSets {
                ContentSets {
                    $module: Some(Box::new(content)),
                    ..ContentSets::default()
                }
            }
        })+
    };
}
games!(define_game_enums);

impl GameId {
    /// Returns the name in saves, which is also the prefix of phrases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// Returns [`Game::RULES_VERSION`] of the game: a save of another version may not replay.
    #[must_use]
    pub const fn rules_version(self) -> u16 {
        with_game!(self, G => G::RULES_VERSION)
    }

    /// Returns [`Game::HAS_REACTIONS`] of the game.
    #[must_use]
    pub const fn has_reactions(self) -> bool {
        with_game!(self, G => G::HAS_REACTIONS)
    }

    /// Returns whether the game has puzzles.
    #[must_use]
    pub const fn has_puzzles(self) -> bool {
        with_game!(self, G => G::HAS_PUZZLES)
    }

    /// Returns the game with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }
}

impl AnySession {
    /// Returns the game that the session belongs to.
    #[must_use]
    pub const fn game(&self) -> GameId {
        const fn id<G: RegisteredGame>(_: &Session<G>) -> GameId {
            G::ID
        }
        with_session!(self, session => id(session))
    }

    /// Returns the seats of the game.
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        with_session!(self, session => session.game().seats())
    }

    /// Returns the seats that the game waits for, or how it ended.
    #[must_use]
    pub fn status(&self) -> Status {
        with_session!(self, session => session.status())
    }

    /// Returns the number of actions that were carried out.
    #[must_use]
    pub fn action_count(&self) -> usize {
        with_session!(self, session => session.log().len())
    }

    /// Returns whether the session is partial: only the information of one seat is known.
    #[must_use]
    pub const fn is_partial(&self) -> bool {
        with_session!(self, session => session.is_partial())
    }

    /// Returns the fingerprint of the state.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        with_session!(self, session => session.fingerprint())
    }

    /// Allows or forbids undo.
    pub const fn set_undo(&mut self, undo: UndoPolicy) {
        with_session!(self, session => session.set_undo(undo));
    }

    /// Returns the text of the save file.
    #[must_use]
    pub fn save(&self) -> String {
        with_session!(self, session => encode(session))
    }

    /// Returns how this session relates to `other`.
    #[must_use]
    pub fn log_relation(&self, other: &Self) -> LogRelation {
        fn relation<G: RegisteredGame>(session: &Session<G>, other: &AnySession) -> LogRelation {
            G::from_any(other).map_or(LogRelation::Unrelated, |other| session.log_relation(other))
        }
        with_session!(self, session => relation(session, other))
    }

    /// Returns the share code; see [`share_code::encode`].
    #[must_use]
    pub fn share_code(&self) -> Option<String> {
        with_session!(self, session => share_code::encode(session))
    }
}

impl<G: RegisteredGame> From<Session<G>> for AnySession {
    fn from(session: Session<G>) -> Self {
        G::into_any(session)
    }
}

/// Reads a save file, a share code or a link of any game, played with the base content.
///
/// ```
/// use engine::registry::{GameId, JsonSession, decode_any};
/// use serde_json::json;
///
/// let played = JsonSession::create(&json!({"game": "space-rift"}))?;
/// let code = played.session().share_code().expect("not a partial session");
/// let link = format!("https://games.example/#/match/{code}");
/// assert_eq!(decode_any(&link).map(|session| session.game()), Ok(GameId::SpaceRift));
/// # Ok::<(), engine::json_api::ApiError>(())
/// ```
///
/// # Errors
/// Returns the reason why the text is not accepted.
pub fn decode_any(text: &str) -> Result<AnySession, SaveError> {
    decode_any_with(text, &ContentSets::default())
}

/// Like [`decode_any`], for matches that may have been played with the packs of `content_sets`.
///
/// # Errors
/// Returns the reason why the text is not accepted.
pub fn decode_any_with(text: &str, content_sets: &ContentSets) -> Result<AnySession, SaveError> {
    // Some editors and shells write a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('{') {
        decode_save_with(text, content_sets)
    } else {
        let code = ShareCode::read(extract_share_code(text))?;
        with_game!(game_by_name(code.game())?, G => code.open_with(&content_sets.get::<G>()).map(G::into_any))
    }
}

/// Reads a save file of any game, played with the base content.
///
/// # Errors
/// Returns the reason why the text is not accepted.
pub fn decode_save(text: &str) -> Result<AnySession, SaveError> {
    decode_save_with(text, &ContentSets::default())
}

/// Like [`decode_save`], for matches that may have been played with the packs of `content_sets`.
///
/// # Errors
/// Returns the reason why the text is not accepted.
pub fn decode_save_with(text: &str, content_sets: &ContentSets) -> Result<AnySession, SaveError> {
    let saved = SaveFile::read(text)?;
    with_game!(game_by_name(saved.game())?, G => saved.open_with(&content_sets.get::<G>()).map(G::into_any))
}

fn game_by_name(name: &str) -> Result<GameId, SaveError> {
    GameId::from_name(name).ok_or_else(|| SaveError::OtherGame {
        game: name.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::rift::Rift;
    use crate::rift::options::Options;
    use std::task::Poll;

    fn session() -> AnySession {
        let options = Options::duel("standard-2", "rhino", "screech");
        let mut session = Session::new(Rift::new(options).unwrap(), 5);
        for seat in [0, 1, 0, 1].map(crate::game::Seat) {
            if let Some(&action) = session.legal_actions(seat).first() {
                session.act(seat, action).unwrap();
            }
        }
        AnySession::Rift(session)
    }

    #[test]
    fn names_are_unique_and_can_be_looked_up() {
        for game in GameId::ALL {
            assert_eq!(GameId::from_name(game.name()), Some(game));
        }
        macro_rules! names {
            (() $($(#[$_about:meta])* $_game:ident: $_room:ident = $name:literal;)+) => {
                [$($name),+]
            };
        }
        assert_eq!(GameId::ALL.map(GameId::name), games!(names));
        assert_eq!(GameId::from_name("chess"), None);
    }

    #[test]
    fn saves_and_codes_of_any_game_are_read() {
        let session = session();
        assert!(session.action_count() > 0);
        assert_eq!(decode_any(&session.save()), Ok(session.clone()));
        let code = session.share_code().unwrap();
        assert_eq!(decode_any(&code), Ok(session.clone()));
        let link = format!("https://games.example/#/match/{code}/3");
        assert_eq!(decode_any(&link), Ok(session.clone()));
        let marked = format!("\u{feff}{}", session.save());
        assert_eq!(decode_any(&marked), Ok(session));
    }

    #[test]
    fn text_without_a_known_game_is_rejected() {
        assert_eq!(decode_any("").err(), Some(SaveError::NotASave));
        assert_eq!(decode_any("[1, 2]").err(), Some(SaveError::NotASave));
        let cut = decode_any("{\"format\"").err();
        assert!(matches!(cut, Some(SaveError::NotJson { line: 1, .. })));
    }

    #[test]
    fn advice_is_available_for_any_position_of_a_session() {
        let session = session();
        let AnySession::Rift(played) = &session else {
            panic!("another game");
        };
        let dealt = played.state_at(0).unwrap();
        let seat = played
            .game()
            .status(&dealt)
            .waiting_seats()
            .iter()
            .next()
            .unwrap();
        let mut request = AnyAdviceRequest::new(&session, 0, seat, Level::Captain, 7).unwrap();
        let mut slices = 1;
        let advice = loop {
            match request.think(400) {
                Poll::Ready(advice) => break advice,
                Poll::Pending => slices += 1,
            }
        };
        assert!(slices > 1, "it thinks in slices");
        assert!(advice.line.contains("activate"), "{}", advice.line);
        assert!(advice.has_searched);
        assert_eq!(advice.now, advice.best);
        assert_eq!(advice.best.shares().len(), 2);
        let beyond = session.action_count() + 1;
        assert!(AnyAdviceRequest::new(&session, beyond, seat, Level::Captain, 7).is_none());
    }
}
