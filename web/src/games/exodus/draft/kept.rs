//! The set-up that was made last, kept as long as the browser's tab: a reload, or a look into the
//! rules, loses no choice, and the next game begins with what the last one was agreed on.

use super::Draft;
use crate::store::{SeatColor, Sitter};
use engine::exodus::options::Options;
use serde::{Deserialize, Serialize};

const KEY: &str = "centauri.draft.exodus";

#[derive(Serialize, Deserialize)]
struct Kept {
    options: Options,
    sitters: Vec<Sitter>,
    colors: Vec<SeatColor>,
    /// None once its game has begun: the next one has other chance.
    seed: Option<String>,
}

impl Draft {
    /// The set-up that was kept, if one was that can be played; with this seed where its game has
    /// begun.
    #[must_use]
    pub fn kept(seed: &str) -> Option<Self> {
        Self::read(&storage()?.get_item(KEY).ok()??, seed)
    }

    /// Keeps this set-up. A browser that refuses forgets it with the page.
    pub fn keep(&self) {
        put(self.written(Some(self.seed.clone())));
    }

    /// Keeps what was agreed on for a game that has begun.
    pub fn keep_begun(&self) {
        put(self.written(None));
    }

    fn written(&self, seed: Option<String>) -> Option<String> {
        let kept = Kept {
            options: self.options.clone(),
            sitters: self.sitters.clone(),
            colors: self.colors.clone(),
            seed,
        };
        serde_json::to_string(&kept).ok()
    }

    fn read(text: &str, seed: &str) -> Option<Self> {
        let kept: Kept = serde_json::from_str(text).ok()?;
        let seed = kept.seed.unwrap_or_else(|| seed.to_owned());
        let draft = Self::of(kept.options, kept.sitters, kept.colors, seed).ok()?;
        draft.fault().is_none().then_some(draft)
    }
}

fn put(text: Option<String>) {
    if let Some((storage, text)) = storage().zip(text) {
        // A browser that refuses forgets it with the page.
        let _ = storage.set_item(KEY, &text);
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok()?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::exodus::draft::seed_text;

    #[test]
    fn a_set_up_is_read_as_it_was_written() {
        let draft = Draft::on("3-long", seed_text(7)).expect("a map of the box");
        let draft = draft.with_rules(|rules| rules.free_refit = true);
        let text = draft.written(Some(draft.seed.clone()));
        let read = Draft::read(&text.expect("plain fields"), "8");
        assert_eq!(read, Some(draft.clone()));
        let text = draft.written(None).expect("plain fields");
        let seed = "8".to_owned();
        assert_eq!(Draft::read(&text, "8"), Some(Draft { seed, ..draft }));
    }

    #[test]
    fn what_is_no_set_up_is_not_read() {
        assert_eq!(Draft::read("{}", "8"), None);
        assert_eq!(Draft::read("no text", "8"), None);
        let draft = Draft::first(seed_text(7)).expect("the box has it");
        let text = draft.written(None).expect("plain fields");
        let faulty = text.replace("\"seats\":4", "\"seats\":9");
        assert_eq!(Draft::read(&faulty, "8"), None);
    }
}
