//! A match that was set up and is to be played at an online table: what the set-up page passes to
//! the page that opens the table.

use protocol::online::SeatPlan;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::local_values::{self, Lifetime};
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
        local_values::read(Lifetime::Tab, KEY)
    }

    /// Stores the draft until the tab is closed.
    pub fn save(&self) {
        local_values::write(Lifetime::Tab, KEY, self);
    }

    /// Removes the stored draft.
    pub fn clear() {
        local_values::remove(Lifetime::Tab, KEY);
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;

    #[test]
    fn the_first_person_of_a_setup_is_the_player_and_others_are_open_seats() {
        let kinds = [
            PlayerKind::Bot(Level::Admiral),
            PlayerKind::Human,
            PlayerKind::Human,
            PlayerKind::Remote,
        ];
        let record = |player_kinds: &[PlayerKind]| SaveRecord {
            id: "t1".to_owned(),
            game: "rift".to_owned(),
            title: "Evening".to_owned(),
            updated: 0,
            player_kinds: player_kinds.to_vec(),
            colors: Vec::new(),
            sides: Vec::new(),
            board: String::new(),
            round: 0,
            is_over: false,
            direct: None,
            text: r#"{"options":{"board":"cold-open"}}"#.to_owned(),
        };
        let draft = TableDraft::from_record(&record(&kinds)).expect("a person plays");
        let bot = SeatPlan::Bot {
            level: Level::Admiral,
        };
        assert_eq!(
            draft.seats,
            [bot, SeatPlan::Me, SeatPlan::Open, SeatPlan::Open]
        );
        assert_eq!(draft.options["board"], "cold-open");
        assert_eq!(TableDraft::from_record(&record(&kinds[..1])), None);
    }
}
