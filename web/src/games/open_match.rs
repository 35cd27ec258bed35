//! A match that was opened, of whichever game it is, and the pages that show it.

use super::{Film, GameName, Prose, Table};
use crate::part;
use crate::play::Opened;
use crate::store::SaveRecord;
use engine::exodus::Exodus;
use engine::rift::Rift;
use engine::saga::Saga;
use engine::space_rift::SpaceRift;
use engine::suite::AnySession;
use std::rc::Rc;
use yew::prelude::*;

/// A match that was opened, of any game.
#[derive(Clone, PartialEq)]
pub enum OpenMatch {
    /// Of Centauri Rift.
    Rift(Opened<Rift>),
    /// Of Space Rift.
    SpaceRift(Opened<SpaceRift>),
    /// Of Exodus.
    Exodus(Opened<Exodus>),
    /// Of Saga.
    Saga(Opened<Saga>),
}

impl From<AnySession> for OpenMatch {
    fn from(session: AnySession) -> Self {
        match session {
            AnySession::Rift(session) => Self::Rift(Opened(Rc::new(session))),
            AnySession::SpaceRift(session) => Self::SpaceRift(Opened(Rc::new(session))),
            AnySession::Exodus(session) => Self::Exodus(Opened(Rc::new(session))),
            AnySession::Saga(session) => Self::Saga(Opened(Rc::new(session))),
        }
    }
}

impl OpenMatch {
    /// Its game.
    #[must_use]
    pub const fn game(&self) -> GameName {
        match self {
            Self::Rift(_) => GameName::Rift,
            Self::SpaceRift(_) => GameName::SpaceRift,
            Self::Exodus(_) => GameName::Exodus,
            Self::Saga(_) => GameName::Saga,
        }
    }

    /// Whether it is known only by what was told of it, and cannot be watched again.
    #[must_use]
    pub fn is_hearsay(&self) -> bool {
        match self {
            Self::Rift(opened) => opened.0.is_hearsay(),
            Self::SpaceRift(opened) => opened.0.is_hearsay(),
            Self::Exodus(opened) => opened.0.is_hearsay(),
            Self::Saga(opened) => opened.0.is_hearsay(),
        }
    }

    /// Its table; nothing before its code is there.
    pub fn table(&self, record: &SaveRecord) -> Html {
        let room = part::here::<Table>(self.game());
        room.and_then(|room| (room.table)(record.clone(), self))
            .unwrap_or_default()
    }

    /// The same in words.
    pub fn text(&self, record: &SaveRecord) -> Html {
        let room = part::here::<Prose>(self.game());
        room.and_then(|room| (room.text)(record.clone(), self))
            .unwrap_or_default()
    }

    /// The match watched again, from a position if one is named.
    pub fn replay(&self, record: &SaveRecord, at: Option<usize>) -> Html {
        let room = part::here::<Film>(self.game());
        room.and_then(|room| (room.replay)(record.clone(), self, at))
            .unwrap_or_default()
    }
}
