//! A match that was opened, of whichever game it is, and the pages that show it.

use super::{OpenMatch, Replay, Table, Text};
use store::SaveRecord;
use ui::chunk;
use yew::prelude::*;

impl OpenMatch {
    /// Its table; nothing before its code is there.
    pub fn table(&self, record: &SaveRecord) -> Html {
        let room = chunk::loaded::<Table>(self.game());
        room.and_then(|room| (room.table)(record.clone(), self))
            .unwrap_or_default()
    }

    /// The same in words.
    pub fn text(&self, record: &SaveRecord) -> Html {
        let room = chunk::loaded::<Text>(self.game());
        room.and_then(|room| (room.text)(record.clone(), self))
            .unwrap_or_default()
    }

    /// The match watched again, from a position if one is named.
    pub fn replay(&self, record: &SaveRecord, at: Option<usize>) -> Html {
        let room = chunk::loaded::<Replay>(self.game());
        room.and_then(|room| (room.replay)(record.clone(), self, at))
            .unwrap_or_default()
    }
}
