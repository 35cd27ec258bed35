//! A match that was opened, of whichever game it is, and the pages that show it.

use super::{exodus, rift, space_rift};
use crate::play::Opened;
use crate::store::SaveRecord;
use engine::save::SaveError;
use engine::suite::{AnySession, decode_save_with};
use std::rc::Rc;
use yew::prelude::*;

/// A match that was opened, of any game.
#[derive(Clone, PartialEq)]
pub enum OpenMatch {
    /// Of Centauri Rift.
    Rift(rift::table::Opened),
    /// Of Space Rift.
    SpaceRift(space_rift::table::Opened),
    /// Of Exodus.
    Exodus(exodus::table::Opened),
}

impl OpenMatch {
    /// Opens a match, played again from the text of its save.
    ///
    /// # Errors
    /// Why the engine does not accept it.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        Ok(match decode_save_with(text, &crate::pack::stocks())? {
            AnySession::Rift(session) => Self::Rift(Opened(Rc::new(session))),
            AnySession::SpaceRift(session) => Self::SpaceRift(Opened(Rc::new(session))),
            AnySession::Exodus(session) => Self::Exodus(Opened(Rc::new(session))),
        })
    }

    /// Whether it is known only by what was told of it, and cannot be watched again.
    #[must_use]
    pub fn is_hearsay(&self) -> bool {
        match self {
            Self::Rift(opened) => opened.0.is_hearsay(),
            Self::SpaceRift(opened) => opened.0.is_hearsay(),
            Self::Exodus(opened) => opened.0.is_hearsay(),
        }
    }

    /// Its table.
    pub fn table(&self, record: &SaveRecord) -> Html {
        let (id, record) = (record.id.clone(), record.clone());
        match self {
            Self::Rift(opened) => {
                html! { <rift::table::RiftTable key={id} {record} opened={opened.clone()} /> }
            }
            Self::SpaceRift(opened) => {
                html! { <space_rift::table::SpaceTable key={id} {record} opened={opened.clone()} /> }
            }
            Self::Exodus(opened) => {
                html! { <exodus::table::ExodusTable key={id} {record} opened={opened.clone()} /> }
            }
        }
    }

    /// The same in words.
    pub fn text(&self, record: &SaveRecord) -> Html {
        let (id, record) = (record.id.clone(), record.clone());
        match self {
            Self::Rift(opened) => {
                html! { <rift::text::RiftText key={id} {record} opened={opened.clone()} /> }
            }
            Self::SpaceRift(opened) => {
                html! { <space_rift::text::SpaceText key={id} {record} opened={opened.clone()} /> }
            }
            Self::Exodus(opened) => {
                html! { <exodus::text::ExodusText key={id} {record} opened={opened.clone()} /> }
            }
        }
    }

    /// The match watched again, from a position if one is named.
    pub fn replay(&self, record: &SaveRecord, at: Option<usize>) -> Html {
        let (id, record) = (record.id.clone(), record.clone());
        match self {
            Self::Rift(opened) => {
                html! { <rift::replay::RiftReplay key={id} {record} opened={opened.clone()} {at} /> }
            }
            Self::SpaceRift(opened) => {
                html! { <space_rift::replay::SpaceReplay key={id} {record} opened={opened.clone()} {at} /> }
            }
            Self::Exodus(opened) => {
                html! { <exodus::replay::ExodusReplay key={id} {record} opened={opened.clone()} {at} /> }
            }
        }
    }
}
