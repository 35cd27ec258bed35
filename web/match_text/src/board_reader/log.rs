//! Keys that work on the whole page: back and forward through the log, the status, the list of
//! keys.

use super::TextModelSource;
use crate::TextModel;
use std::cell::Cell;
use std::rc::Rc;
use ui::keyboard::{key_of, use_keys};
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::{Announcer, use_announcer};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Selector of the elements in which these keys do not work, because the keys type text there or
/// have another function.
const EXCLUDED_SELECTOR: &str = "input, select, textarea, dialog, .drawer";

/// Listens for the keys; `shows_list` opens the list of keys.
#[hook]
pub(super) fn use_log_keys(source: &TextModelSource, shows_list: UseStateSetter<bool>) {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    // How many entries before the newest one the last read entry is; `None` before the first.
    let back = use_memo((), |()| Cell::new(None::<usize>));
    let newest = use_memo((), |()| Cell::new(None::<usize>));
    let keys = LogKeys {
        source: source.clone(),
        phrases,
        announcer,
        back,
        newest,
        shows_list,
    };
    use_keys(Some(Callback::from(move |event: KeyboardEvent| {
        keys.press(&event);
    })));
}

struct LogKeys {
    source: TextModelSource,
    phrases: Phrases,
    announcer: Announcer,
    back: Rc<Cell<Option<usize>>>,
    newest: Rc<Cell<Option<usize>>>,
    shows_list: UseStateSetter<bool>,
}

impl LogKeys {
    fn press(&self, event: &KeyboardEvent) {
        let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
        let target = event
            .target()
            .and_then(|node| node.dyn_into::<Element>().ok());
        let is_excluded =
            target.is_some_and(|element| matches!(element.closest(EXCLUDED_SELECTOR), Ok(Some(_))));
        if has_modifier || is_excluded || event.default_prevented() {
            return;
        }
        match key_of(event).as_str() {
            "," | ";" | "<" => self.read_entry(true),
            "." | ":" | ">" => self.read_entry(false),
            "t" | "T" => self.status(),
            "?" => self.shows_list.set(true),
            _ => return,
        }
        event.prevent_default();
    }

    fn status(&self) {
        let model = (self.source.0)();
        let lines = std::iter::once(model.prompt).chain(model.status);
        self.announcer
            .announce(vec![lines.collect::<Vec<_>>().join(" ")]);
    }

    /// Reads the entry before or after the one read last; starts again from the end when there is a
    /// new entry.
    fn read_entry(&self, is_earlier: bool) {
        let model = (self.source.0)();
        let newest = model.log.last().map(|entry| entry.number);
        if self.newest.replace(newest) != newest {
            self.back.set(None);
        }
        let (back, text) = step(&model, self.back.get(), is_earlier);
        self.back.set(back);
        let text = text.unwrap_or_else(|edge| self.phrases.text(edge));
        self.announcer.announce(vec![text]);
    }
}

/// Returns the entry that is read next, or the phrase key for the end of the log.
fn step(
    model: &TextModel,
    back: Option<usize>,
    is_earlier: bool,
) -> (Option<usize>, Result<String, &'static str>) {
    let position = match (back, is_earlier) {
        (None, true) => Some(0),
        (Some(n), true) => Some(n + 1),
        (Some(n), false) => n.checked_sub(1),
        (None, false) => None,
    };
    let Some(position) = position else {
        return (back, Err("text-log-end"));
    };
    match model.log_sentences().rev().nth(position) {
        Some(told) => (Some(position), Ok(told.to_owned())),
        None if position == 0 => (back, Err("text-log-empty")),
        None => (back, Err("text-log-start")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interpreter::tests::{Done, model};

    #[test]
    fn step_moves_back_and_forward_through_the_log() {
        let model = model(&Done::default());
        let at = |back, earlier| step(&model, back, earlier);
        assert_eq!(at(None, true), (Some(0), Ok("Entry 8.".to_owned())));
        assert_eq!(at(Some(0), true), (Some(1), Ok("Entry 7.".to_owned())));
        assert_eq!(at(Some(1), false), (Some(0), Ok("Entry 8.".to_owned())));
        assert_eq!(at(Some(0), false), (Some(0), Err("text-log-end")));
        assert_eq!(at(None, false), (None, Err("text-log-end")));
        assert_eq!(at(Some(7), true), (Some(7), Err("text-log-start")));
    }
}
