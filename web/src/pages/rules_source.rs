//! Where the text of the rules comes from: a file beside the page, fetched when it is first read,
//! so that the first load need not carry it.

use super::rules_text::{Block, parse};
use crate::games::GameName;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;
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
                let fetched = fetch(&path).await;
                rules.set(
                    fetched.map_or(Rules::Missing, |text| Rules::Ready(Rc::new(parse(&text)))),
                );
            });
        });
    }
    (*rules).clone()
}

async fn fetch(path: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response: Response = JsFuture::from(window.fetch_with_str(path))
        .await?
        .dyn_into()?;
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or(JsValue::NULL)
}
