//! A match of any game, as it is opened and as it is looked on at; and how a game finds its own among them.

use crate::session_store::{CommandError, SessionCommand};
use derive_where::derive_where;
use engine::game::Game;
use engine::registry::{AnySession, GameId, RegisteredGame};
use engine::session::Session;
use std::rc::Rc;
use store::PlayerKind;
use yew::prelude::*;

/// An opened session, handed over once.
#[derive_where(Clone)]
pub struct OpenedSession<G: Game>(pub Rc<Session<G>>);

impl<G: Game> PartialEq for OpenedSession<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A match as it stands after a deed.
#[derive_where(Clone)]
pub struct ObservedMatch<G: Game> {
    /// The match.
    pub session: Rc<Session<G>>,
    /// Rises with every deed, done or refused.
    pub edition: u32,
    /// Why the last deed was not done.
    pub refused: Option<CommandError<G::Refusal>>,
    /// Who sits where.
    pub sitters: Vec<PlayerKind>,
    /// Has something done.
    pub deeds: Callback<SessionCommand<G::Action>>,
}

/// A game, as one among all that the page knows.
pub trait MatchVariant: RegisteredGame {
    /// A match of it that was opened.
    fn opened_session(any: &OpenMatch) -> Option<&OpenedSession<Self>>;
    /// A match of it that is looked on at.
    fn observed_match(any: &AnyObservedMatch) -> Option<&ObservedMatch<Self>>;
    /// Its match as somebody sees it who does not know which game it is.
    fn into_any(seen: ObservedMatch<Self>) -> AnyObservedMatch;
}

/// Makes the enums from the table of games.
macro_rules! match_enums {
    (
        ()
        $($(#[$about:meta])* $game:ident: $room:ident = $_name:literal;)+
    ) => {
        /// A match that was opened, of any game.
        #[derive(Clone, PartialEq)]
        pub enum OpenMatch {
            $($(#[$about])* $game(OpenedSession<engine::$room::$game>),)+
        }

        impl From<AnySession> for OpenMatch {
            fn from(session: AnySession) -> Self {
                match session {
                    $(AnySession::$game(session) => Self::$game(OpenedSession(Rc::new(session))),)+
                }
            }
        }

        impl OpenMatch {
            /// Its game.
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self {
                    $(Self::$game(_) => GameId::$game,)+
                }
            }

            /// Whether it is known only by what was told of it, and cannot be watched again.
            #[must_use]
            pub fn is_partial(&self) -> bool {
                match self {
                    $(Self::$game(opened) => opened.0.is_partial(),)+
                }
            }
        }

        /// A match that somebody looks on at, of any game.
        #[derive(Clone)]
        pub enum AnyObservedMatch {
            $($(#[$about])* $game(ObservedMatch<engine::$room::$game>),)+
        }

        impl AnyObservedMatch {
            /// Its game.
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self {
                    $(Self::$game(_) => GameId::$game,)+
                }
            }
        }

        $(impl MatchVariant for engine::$room::$game {
            fn opened_session(any: &OpenMatch) -> Option<&OpenedSession<Self>> {
                if let OpenMatch::$game(opened) = any {
                    Some(opened)
                } else {
                    None
                }
            }

            fn observed_match(any: &AnyObservedMatch) -> Option<&ObservedMatch<Self>> {
                if let AnyObservedMatch::$game(seen) = any {
                    Some(seen)
                } else {
                    None
                }
            }

            fn into_any(seen: ObservedMatch<Self>) -> AnyObservedMatch {
                AnyObservedMatch::$game(seen)
            }
        })+
    };
}
engine::games!(match_enums);
