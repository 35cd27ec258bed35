//! A set-up with a draft of fleets in progress, kept until the match begins: a reload, or a look
//! into the rules, loses no pick. Every other set-up is made anew.

use super::Draft;
use super::fleet::Picks;
use engine::rift::options::Options;
use serde::{Deserialize, Serialize};
use store::pack::stocks;
use store::{SeatColor, Sitter};

const KEY: &str = "centauri.draft.rift";

#[derive(Serialize, Deserialize)]
struct Kept {
    options: Options,
    sitters: Vec<Sitter>,
    colors: Vec<SeatColor>,
    seed: String,
    picks: Picks,
}

impl Draft {
    /// The set-up that was kept, if one was.
    #[must_use]
    pub fn kept() -> Option<Self> {
        Self::read(&storage()?.get_item(KEY).ok()??)
    }

    /// Keeps this set-up while ships are picked in it, and forgets any other. A browser that
    /// refuses forgets it with the page.
    pub fn keep(&self) {
        let Some(storage) = storage() else { return };
        let _ = match self.written().filter(|_| self.can_undo_pick()) {
            Some(text) => storage.set_item(KEY, &text),
            None => storage.remove_item(KEY),
        };
    }

    /// Forgets this set-up, whose match has begun. Another that is kept stays: a match that begins
    /// elsewhere ends no draft.
    pub fn forget(&self) {
        let Some(storage) = storage() else { return };
        let kept = storage.get_item(KEY).ok().flatten();
        if kept.is_some() && kept == self.written() {
            let _ = storage.remove_item(KEY);
        }
    }

    fn written(&self) -> Option<String> {
        let kept = Kept {
            options: self.options.clone(),
            sitters: self.sitters.clone(),
            colors: self.colors.clone(),
            seed: self.seed.clone(),
            picks: self.picks.clone(),
        };
        serde_json::to_string(&kept).ok()
    }

    fn read(text: &str) -> Option<Self> {
        let kept: Kept = serde_json::from_str(text).ok()?;
        let mut draft = Self {
            board: stocks().rift().file(&kept.options.board).ok()?,
            options: kept.options,
            sitters: kept.sitters,
            colors: kept.colors,
            seed: kept.seed,
            picks: kept.picks,
        };
        draft.seat();
        let draft = draft.settled();
        draft.fault().is_none().then_some(draft)
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
    fn a_draft_in_progress_is_read_as_it_was_written() {
        let draft = Draft::on("twin-furnace", seed_text(7)).expect("a board of the box");
        let draft = draft.with_ships(6).expect("room for six");
        let draft = draft.with_rules(|rules| rules.fleet_draft = true).settled();
        let draft = draft
            .with_pick("hammer")
            .with_pick("rhino")
            .with_pick_undone();
        let text = draft.written().expect("plain fields");
        assert_eq!(Draft::read(&text), Some(draft));
    }

    #[test]
    fn what_is_no_set_up_is_not_read() {
        assert_eq!(Draft::read("{}"), None);
        assert_eq!(Draft::read("no text"), None);
    }
}
