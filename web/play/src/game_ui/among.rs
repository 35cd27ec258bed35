//! A match of any game, as it is opened and as it is looked on at; and how a game finds its own among them.

use crate::desk::{Deed, Refused};
use derive_where::derive_where;
use engine::game::Game;
use engine::session::Session;
use engine::suite::{AnySession, GameId, Resident};
use std::rc::Rc;
use store::Sitter;
use yew::prelude::*;

/// An opened session, handed over once.
#[derive_where(Clone)]
pub struct Opened<G: Game>(pub Rc<Session<G>>);

impl<G: Game> PartialEq for Opened<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A match as it stands after a deed.
#[derive_where(Clone)]
pub struct Seen<G: Game> {
    /// The match.
    pub session: Rc<Session<G>>,
    /// Rises with every deed, done or refused.
    pub edition: u32,
    /// Why the last deed was not done.
    pub refused: Option<Refused<G::Refusal>>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Has something done.
    pub deeds: Callback<Deed<G::Action>>,
}

/// A game, as one among all that the page knows.
pub trait Among: Resident {
    /// A match of it that was opened.
    fn opened(any: &OpenMatch) -> Option<&Opened<Self>>;
    /// A match of it that is looked on at.
    fn seen(any: &AnySeen) -> Option<&Seen<Self>>;
    /// Its match as somebody sees it who does not know which game it is.
    fn watched(seen: Seen<Self>) -> AnySeen;
}

/// Makes the enums from the table of games.
macro_rules! among {
    (
        ()
        $($(#[$about:meta])* $game:ident: $room:ident = $_name:literal;)+
    ) => {
        /// A match that was opened, of any game.
        #[derive(Clone, PartialEq)]
        pub enum OpenMatch {
            $($(#[$about])* $game(Opened<engine::$room::$game>),)+
        }

        impl From<AnySession> for OpenMatch {
            fn from(session: AnySession) -> Self {
                match session {
                    $(AnySession::$game(session) => Self::$game(Opened(Rc::new(session))),)+
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
            pub fn is_hearsay(&self) -> bool {
                match self {
                    $(Self::$game(opened) => opened.0.is_hearsay(),)+
                }
            }
        }

        /// A match that somebody looks on at, of any game.
        #[derive(Clone)]
        pub enum AnySeen {
            $($(#[$about])* $game(Seen<engine::$room::$game>),)+
        }

        impl AnySeen {
            /// Its game.
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self {
                    $(Self::$game(_) => GameId::$game,)+
                }
            }
        }

        $(impl Among for engine::$room::$game {
            fn opened(any: &OpenMatch) -> Option<&Opened<Self>> {
                if let OpenMatch::$game(opened) = any {
                    Some(opened)
                } else {
                    None
                }
            }

            fn seen(any: &AnySeen) -> Option<&Seen<Self>> {
                if let AnySeen::$game(seen) = any {
                    Some(seen)
                } else {
                    None
                }
            }

            fn watched(seen: Seen<Self>) -> AnySeen {
                AnySeen::$game(seen)
            }
        })+
    };
}
engine::games!(among);
