//! Where the text of the rules comes from: a file beside the page, fetched when it is first read,
//! so that the first load need not carry it.

use super::rules_text::{Block, parse};
use crate::fetch;
use crate::games::GameName;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// How far the fetching is.
#[derive(Clone, PartialEq)]
pub enum Rules {
    /// On its way.
    Fetching,
    /// Read.
    Ready(Rc<Vec<Block>>),
    /// Not to be had.
    Missing,
}

impl Rules {
    /// The text as far as it is there.
    #[must_use]
    pub fn blocks(&self) -> Rc<Vec<Block>> {
        match self {
            Self::Ready(blocks) => blocks.clone(),
            Self::Fetching | Self::Missing => Rc::default(),
        }
    }
}

/// The rules of a game.
#[hook]
pub fn use_rules(game: GameName) -> Rules {
    let rules = use_state(|| Rules::Fetching);
    {
        let rules = rules.setter();
        use_effect_with(game, move |game| {
            let path = format!("rules/{}.md", game.slug());
            spawn_local(async move {
                let fetched = fetch::text(&path).await;
                rules.set(
                    fetched.map_or(Rules::Missing, |text| Rules::Ready(Rc::new(parse(&text)))),
                );
            });
        });
    }
    (*rules).clone()
}
