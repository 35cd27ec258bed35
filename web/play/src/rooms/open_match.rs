//! A match that was opened, of whichever game it is, and the pages that show it.

use super::{Film, OpenMatch, Prose, Table};
use store::SaveRecord;
use ui::part;
use yew::prelude::*;

impl OpenMatch {
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
