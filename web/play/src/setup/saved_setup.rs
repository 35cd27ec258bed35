//! The last setup, stored for the lifetime of the browser tab. Choices survive a reload and a
//! visit to the rules, and the next match starts with the same options.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use store::{PlayerKind, SeatColor};

/// The stored parts of a setup with options `O`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedSetup<O> {
    /// The options of the match, as the engine takes them.
    pub options: O,
    /// Who plays each seat, in seat order.
    #[serde(rename = "sitters")]
    pub player_kinds: Vec<PlayerKind>,
    /// The color of each seat, in seat order.
    pub colors: Vec<SeatColor>,
    /// The seed; `None` once the match has begun, because the next one gets another.
    pub seed: Option<String>,
}

impl<O: Serialize + DeserializeOwned> SavedSetup<O> {
    /// Loads the setup of a game; `None` if there is none, or it cannot be read.
    #[must_use]
    pub fn load(game: &str) -> Option<Self> {
        Self::from_text(&storage()?.get_item(&key(game)).ok()??)
    }

    /// Stores the setup. If the browser refuses, it is lost with the page.
    pub fn save(&self, game: &str) {
        if let Some((storage, text)) = storage().zip(self.to_text()) {
            let _ = storage.set_item(&key(game), &text);
        }
    }

    /// Serializes the setup.
    #[must_use]
    pub fn to_text(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// Reads what [`SavedSetup::to_text`] wrote.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

fn key(game: &str) -> String {
    format!("centauri.draft.{game}")
}

fn storage() -> Option<web_sys::Storage> {
    ui::browser::window()?.session_storage().ok()?
}

/// Checks of stored setups, called by the tests of each game.
#[cfg(any(test, feature = "testing"))]
pub mod tests {
    use super::SavedSetup;
    use crate::setup::{GameSetup, SetupDraft};

    fn restored_draft<G: GameSetup>(text: &str, seed: &str) -> Option<SetupDraft<G>> {
        SetupDraft::from_saved(SavedSetup::from_text(text)?, seed)
    }

    /// Checks that a setup survives a round trip, and gets another seed once its match has begun.
    pub fn assert_round_trip<G: GameSetup>(draft: &SetupDraft<G>) {
        let text = draft.to_saved(Some(draft.seed.clone())).to_text();
        let again = restored_draft(&text.expect("plain fields"), "8");
        assert_eq!(again.as_ref(), Some(draft));
        let text = draft.to_saved(None).to_text().expect("plain fields");
        let seed = "8".to_owned();
        let other = SetupDraft {
            seed,
            ..draft.clone()
        };
        assert_eq!(restored_draft(&text, "8"), Some(other));
    }

    /// Checks that invalid texts are refused, including this setup with `part` of its text
    /// replaced by `replacement`.
    pub fn assert_invalid_text_is_refused<G: GameSetup>(
        draft: &SetupDraft<G>,
        part: &str,
        replacement: &str,
    ) {
        assert_eq!(restored_draft::<G>("{}", "8"), None);
        assert_eq!(restored_draft::<G>("no text", "8"), None);
        let text = draft.to_saved(None).to_text().expect("plain fields");
        assert!(text.contains(part), "{text}");
        assert_eq!(
            restored_draft::<G>(&text.replace(part, replacement), "8"),
            None
        );
    }
}
