//! Storage of a setup whose fleet draft is in progress, so that no pick is lost by a reload or by
//! opening the rules. No other setup is stored.

use super::SetupDraft;
use super::fleet::Picks;
use engine::rift::options::Options;
use serde::{Deserialize, Serialize};
use store::pack::current_content;
use store::{PlayerKind, SeatColor};

const KEY: &str = "centauri.draft.rift";

#[derive(Serialize, Deserialize)]
struct StoredDraft {
    options: Options,
    #[serde(rename = "sitters")]
    player_kinds: Vec<PlayerKind>,
    colors: Vec<SeatColor>,
    seed: String,
    picks: Picks,
}

impl SetupDraft {
    /// Loads the stored draft, if there is one.
    #[must_use]
    pub fn load_stored() -> Option<Self> {
        Self::from_json(&storage()?.get_item(KEY).ok()??)
    }

    /// Stores this draft if a person has picked a ship in it; otherwise deletes the stored one. If
    /// the browser refuses, the picks are lost when the page closes.
    pub fn save(&self) {
        let Some(storage) = storage() else { return };
        let _ = match self.to_json().filter(|_| self.can_undo_pick()) {
            Some(text) => storage.set_item(KEY, &text),
            None => storage.remove_item(KEY),
        };
    }

    /// Deletes this draft from the storage when its match begins. Another draft that is stored is
    /// not deleted.
    pub fn delete_stored(&self) {
        let Some(storage) = storage() else { return };
        let saved = storage.get_item(KEY).ok().flatten();
        if saved.is_some() && saved == self.to_json() {
            let _ = storage.remove_item(KEY);
        }
    }

    fn to_json(&self) -> Option<String> {
        let saved = StoredDraft {
            options: self.options.clone(),
            player_kinds: self.player_kinds.clone(),
            colors: self.colors.clone(),
            seed: self.seed.clone(),
            picks: self.picks.clone(),
        };
        serde_json::to_string(&saved).ok()
    }

    fn from_json(text: &str) -> Option<Self> {
        let saved: StoredDraft = serde_json::from_str(text).ok()?;
        let mut draft = Self {
            board: current_content()
                .rift()
                .board_file(&saved.options.board)
                .ok()?,
            options: saved.options,
            player_kinds: saved.player_kinds,
            colors: saved.colors,
            seed: saved.seed,
            picks: saved.picks,
        };
        draft.fit_seats();
        let draft = draft.normalized();
        draft.error().is_none().then_some(draft)
    }
}

fn storage() -> Option<web_sys::Storage> {
    ui::browser::window()?.session_storage().ok()?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::seed_text;

    #[test]
    fn a_stored_draft_in_progress_is_read_back_unchanged() {
        let draft = SetupDraft::from_id("twin-furnace", seed_text(7)).expect("a board of the box");
        let draft = draft.with_ships(6).expect("room for six");
        let draft = draft
            .with_rules(|rules| rules.has_fleet_draft = true)
            .normalized();
        let draft = draft
            .with_pick("hammer")
            .with_pick("rhino")
            .with_pick_undone();
        let text = draft.to_json().expect("plain fields");
        assert_eq!(SetupDraft::from_json(&text), Some(draft));
    }

    #[test]
    fn text_that_is_not_a_draft_is_rejected() {
        assert_eq!(SetupDraft::from_json("{}"), None);
        assert_eq!(SetupDraft::from_json("no text"), None);
    }
}
