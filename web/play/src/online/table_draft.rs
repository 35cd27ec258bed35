//! A match that was set up and is to be played at an online table: what the set-up page passes to
//! the page that opens the table.

use super::storage::{self, Lifetime};
use protocol::online::SeatPlan;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{PlayerKind, SaveRecord};

/// The key in the browser's storage.
const KEY: &str = "centauri.online-draft";

/// A match that was set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableDraft {
    /// The short name of the game.
    pub game: String,
    /// The name of the match in lists.
    pub title: String,
    /// The options of the match.
    pub options: Value,
    /// Who plays each seat, in seat order.
    pub seats: Vec<SeatPlan>,
}

impl TableDraft {
    /// Creates the draft of a match that was set up for this screen; `None` if no person plays, or
    /// the record has no options.
    #[must_use]
    pub fn from_record(record: &SaveRecord) -> Option<Self> {
        let mut save: Value = serde_json::from_str(&record.text).ok()?;
        let options = save.get_mut("options")?.take();
        Some(Self {
            game: record.game.clone(),
            title: record.title.clone(),
            options,
            seats: seat_plans(&record.player_kinds)?,
        })
    }

    /// Returns the draft that was stored last in this tab.
    #[must_use]
    pub fn load() -> Option<Self> {
        storage::read(Lifetime::Tab, KEY)
    }

    /// Stores the draft until the tab is closed.
    pub fn save(&self) {
        storage::write(Lifetime::Tab, KEY, self);
    }

    /// Removes the stored draft.
    pub fn clear() {
        storage::remove(Lifetime::Tab, KEY);
    }
}

/// Returns the seats of a table: the first person at this screen is the player, others join.
fn seat_plans(player_kinds: &[PlayerKind]) -> Option<Vec<SeatPlan>> {
    let own = player_kinds
        .iter()
        .position(|kind| *kind == PlayerKind::Human)?;
    let plan = |(nth, kind): (usize, &PlayerKind)| match kind {
        PlayerKind::Human if nth == own => SeatPlan::Me,
        PlayerKind::Human | PlayerKind::Remote => SeatPlan::Open,
        PlayerKind::Bot(level) => SeatPlan::Bot { level: *level },
    };
    Some(player_kinds.iter().enumerate().map(plan).collect())
}
