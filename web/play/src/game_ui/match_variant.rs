//! Enums with one variant per game: opened and observed matches. Each game extracts its own
//! variant.

use crate::session_store::{CommandError, SessionCommand};
use derive_where::derive_where;
use engine::game::Game;
use engine::registry::{AnySession, GameId, RegisteredGame};
use engine::session::Session;
use std::rc::Rc;
use store::PlayerKind;
use yew::prelude::*;

/// An opened session, compared by identity.
#[derive_where(Clone)]
pub struct OpenedSession<G: Game>(pub Rc<Session<G>>);

impl<G: Game> PartialEq for OpenedSession<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A match after a session command.
#[derive_where(Clone)]
pub struct ObservedMatch<G: Game> {
    pub session: Rc<Session<G>>,
    /// Counter that rises with every command, accepted or refused.
    pub edition: u32,
    /// Why the last command was refused.
    pub refused: Option<CommandError<G::Refusal>>,
    /// Who plays each seat, in seat order.
    pub player_kinds: Vec<PlayerKind>,
    /// Executes a session command.
    pub dispatcher: Callback<SessionCommand<G::Action>>,
}

/// A registered game with its variants in the enums of matches.
pub trait MatchVariant: RegisteredGame {
    /// Returns the opened session if it is a match of this game.
    fn opened_session(any: &OpenMatch) -> Option<&OpenedSession<Self>>;
    /// Returns the observed match if it is one of this game.
    fn observed_match(any: &AnyObservedMatch) -> Option<&ObservedMatch<Self>>;
    /// Wraps a match of this game.
    fn into_any(observed: ObservedMatch<Self>) -> AnyObservedMatch;
}

/// Generates the enums from the table of games.
macro_rules! match_enums {
    (
        ()
        $($(#[$about:meta])* $game:ident: $module:ident = $_name:literal;)+
    ) => {
        /// An opened match of any game.
        #[derive(Clone, PartialEq)]
        pub enum OpenMatch {
            $($(#[$about])* $game(OpenedSession<engine::$module::$game>),)+
        }

        impl From<AnySession> for OpenMatch {
            fn from(session: AnySession) -> Self {
                match session {
                    $(AnySession::$game(session) => Self::$game(OpenedSession(Rc::new(session))),)+
                }
            }
        }

        impl OpenMatch {
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self {
                    $(Self::$game(_) => GameId::$game,)+
                }
            }

            /// Returns whether the match is a partial session, which cannot be replayed.
            #[must_use]
            pub fn is_partial(&self) -> bool {
                match self {
                    $(Self::$game(opened) => opened.0.is_partial(),)+
                }
            }
        }

        /// An observed match of any game.
        #[derive(Clone)]
        pub enum AnyObservedMatch {
            $($(#[$about])* $game(ObservedMatch<engine::$module::$game>),)+
        }

        impl AnyObservedMatch {
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self {
                    $(Self::$game(_) => GameId::$game,)+
                }
            }
        }

        $(impl MatchVariant for engine::$module::$game {
            fn opened_session(any: &OpenMatch) -> Option<&OpenedSession<Self>> {
                if let OpenMatch::$game(opened) = any {
                    Some(opened)
                } else {
                    None
                }
            }

            fn observed_match(any: &AnyObservedMatch) -> Option<&ObservedMatch<Self>> {
                if let AnyObservedMatch::$game(observed) = any {
                    Some(observed)
                } else {
                    None
                }
            }

            fn into_any(observed: ObservedMatch<Self>) -> AnyObservedMatch {
                AnyObservedMatch::$game(observed)
            }
        })+
    };
}
engine::games!(match_enums);
