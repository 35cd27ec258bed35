//! The pages of an opened match of any game, rendered by the chunk of its game.

use super::{OpenMatch, Replay, Table, Text};
use store::SaveRecord;
use ui::chunk;
use yew::prelude::*;

impl OpenMatch {
    /// Renders its table; empty until the chunk is loaded.
    pub fn table(&self, record: &SaveRecord) -> Html {
        let functions = chunk::loaded::<Table>(self.game());
        functions
            .and_then(|functions| (functions.table)(record.clone(), self))
            .unwrap_or_default()
    }

    /// Renders its text version; empty until the chunk is loaded.
    pub fn text(&self, record: &SaveRecord) -> Html {
        let functions = chunk::loaded::<Text>(self.game());
        functions
            .and_then(|functions| (functions.text)(record.clone(), self))
            .unwrap_or_default()
    }

    /// Renders its replay, at a position if one is given; empty until the chunk is loaded.
    pub fn replay(&self, record: &SaveRecord, at: Option<usize>) -> Html {
        let functions = chunk::loaded::<Replay>(self.game());
        functions
            .and_then(|functions| (functions.replay)(record.clone(), self, at))
            .unwrap_or_default()
    }
}
