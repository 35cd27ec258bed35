//! The set-up that was made last, kept as long as the browser's tab: a reload, or a look into the
//! rules, loses no choice, and the next match begins with what the last one was agreed on. It knows
//! no game.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use store::{SeatColor, Sitter};

/// What is kept of a set-up with such options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptPlan<O> {
    /// What the engine is given.
    pub options: O,
    /// Who plays each seat.
    pub sitters: Vec<Sitter>,
    /// The color of each seat.
    pub colors: Vec<SeatColor>,
    /// None once its match has begun: the next one has other chance.
    pub seed: Option<String>,
}

impl<O: Serialize + DeserializeOwned> KeptPlan<O> {
    /// What is kept of this game; none where nothing is, or it cannot be read.
    #[must_use]
    pub fn of(game: &str) -> Option<Self> {
        Self::read(&storage()?.get_item(&key(game)).ok()??)
    }

    /// Keeps it. A browser that refuses forgets it with the page.
    pub fn keep(&self, game: &str) {
        if let Some((storage, text)) = storage().zip(self.written()) {
            let _ = storage.set_item(&key(game), &text);
        }
    }

    /// It as a text.
    #[must_use]
    pub fn written(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// Reads what [`KeptPlan::written`] wrote.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
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
    use super::KeptPlan;
    use crate::setup::{Draft, Drafted};

    fn read<G: Drafted>(text: &str, seed: &str) -> Option<Draft<G>> {
        Draft::again_of(KeptPlan::read(text)?, seed)
    }

    /// It is read as it was written; with other chance, once its match has begun.
    pub fn is_read_as_written<G: Drafted>(draft: &Draft<G>) {
        let text = draft.plan(Some(draft.seed.clone())).written();
        let again = read(&text.expect("plain fields"), "8");
        assert_eq!(again.as_ref(), Some(draft));
        let text = draft.plan(None).written().expect("plain fields");
        let seed = "8".to_owned();
        let other = Draft {
            seed,
            ..draft.clone()
        };
        assert_eq!(read(&text, "8"), Some(other));
    }

    /// What is no set-up is not read; nor is this one with a `part` of its text put wrong.
    pub fn is_not_read_faulty<G: Drafted>(draft: &Draft<G>, part: &str, wrong: &str) {
        assert_eq!(read::<G>("{}", "8"), None);
        assert_eq!(read::<G>("no text", "8"), None);
        let text = draft.plan(None).written().expect("plain fields");
        assert!(text.contains(part), "{text}");
        assert_eq!(read::<G>(&text.replace(part, wrong), "8"), None);
    }
}
