//! The set-up that was made last, kept as long as the browser's tab: a reload, or a look into the
//! rules, loses no choice, and the next match begins with what the last one was agreed on. It knows
//! no game.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use store::{PlayerKind, SeatColor};

/// What is kept of a set-up with such options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedSetup<O> {
    /// What the engine is given.
    pub options: O,
    /// Who plays each seat.
    pub sitters: Vec<PlayerKind>,
    /// The color of each seat.
    pub colors: Vec<SeatColor>,
    /// None once its match has begun: the next one has other chance.
    pub seed: Option<String>,
}

impl<O: Serialize + DeserializeOwned> SavedSetup<O> {
    /// What is kept of this game; none where nothing is, or it cannot be read.
    #[must_use]
    pub fn load(game: &str) -> Option<Self> {
        Self::from_text(&storage()?.get_item(&key(game)).ok()??)
    }

    /// Keeps it. A browser that refuses forgets it with the page.
    pub fn save(&self, game: &str) {
        if let Some((storage, text)) = storage().zip(self.to_text()) {
            let _ = storage.set_item(&key(game), &text);
        }
    }

    /// It as a text.
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

/// What the tests of a game try on a set-up of its own.
#[cfg(any(test, feature = "testing"))]
pub mod tests {
    use super::SavedSetup;
    use crate::setup::{GameSetup, SetupDraft};

    fn read<G: GameSetup>(text: &str, seed: &str) -> Option<SetupDraft<G>> {
        SetupDraft::from_saved(SavedSetup::from_text(text)?, seed)
    }

    /// It is read as it was written; with other chance, once its match has begun.
    pub fn is_read_as_written<G: GameSetup>(draft: &SetupDraft<G>) {
        let text = draft.to_saved(Some(draft.seed.clone())).to_text();
        let again = read(&text.expect("plain fields"), "8");
        assert_eq!(again.as_ref(), Some(draft));
        let text = draft.to_saved(None).to_text().expect("plain fields");
        let seed = "8".to_owned();
        let other = SetupDraft {
            seed,
            ..draft.clone()
        };
        assert_eq!(read(&text, "8"), Some(other));
    }

    /// What is no set-up is not read; nor is this one with a `part` of its text put wrong.
    pub fn is_not_read_faulty<G: GameSetup>(draft: &SetupDraft<G>, part: &str, wrong: &str) {
        assert_eq!(read::<G>("{}", "8"), None);
        assert_eq!(read::<G>("no text", "8"), None);
        let text = draft.to_saved(None).to_text().expect("plain fields");
        assert!(text.contains(part), "{text}");
        assert_eq!(read::<G>(&text.replace(part, wrong), "8"), None);
    }
}
