//! Loads the text of the rules from files beside the page when they are first read, so that they do
//! not slow the first load. A translation is merged into the English source.

use super::text::{Block, parse, translate};
use engine::registry::GameId;
use std::cell::Cell;
use std::rc::Rc;
use ui::fetch;
use ui::l10n::{Language, use_phrases};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The rules of a game, or their loading state.
#[derive(Clone, PartialEq)]
pub enum Rules {
    Fetching,
    /// Loaded in the language of the page; blocks without a translation are in English.
    Ready(Rc<Vec<Block>>),
    /// Loaded in English, because the translation is not available.
    Untranslated(Rc<Vec<Block>>),
    /// Loading failed.
    Missing,
}

impl Rules {
    /// Returns the blocks, empty until they are loaded.
    #[must_use]
    pub fn blocks(&self) -> Rc<Vec<Block>> {
        match self {
            Self::Ready(blocks) | Self::Untranslated(blocks) => blocks.clone(),
            Self::Fetching | Self::Missing => Rc::default(),
        }
    }
}

/// Loads the rules of a game in the language of the page.
#[hook]
pub fn use_rules(game: GameId) -> Rules {
    let rules = use_state(|| Rules::Fetching);
    let language = use_phrases().language();
    {
        let rules = rules.setter();
        use_effect_with((game, language), move |&(game, language)| {
            let awaited = Rc::new(Cell::new(true));
            let is_awaited = awaited.clone();
            spawn_local(async move {
                let text = load_rules(game, language).await;
                if is_awaited.get() {
                    rules.set(text);
                }
            });
            move || awaited.set(false)
        });
    }
    (*rules).clone()
}

async fn load_rules(game: GameId, language: Language) -> Rules {
    let slug = game.name();
    let Ok(source) = fetch::text(&format!("rules/{slug}.md")).await else {
        return Rules::Missing;
    };
    let source = parse(&source);
    if language.is_built_in() {
        return Rules::Ready(Rc::new(source));
    }
    let text = match fetch::translation_file(&format!("rules/{slug}.{}.md", language.code())) {
        Some(file) => fetch::text(&file).await.ok(),
        None => None,
    };
    match text {
        Some(text) => Rules::Ready(Rc::new(translate(&source, &parse(&text)))),
        None => Rules::Untranslated(Rc::new(source)),
    }
}
