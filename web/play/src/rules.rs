//! The rules of a game: a page with contents and search, and a drawer beside a table.

mod drawer;
mod link;
mod source;
pub mod text;
mod view;

pub use link::rule_link;
pub use view::RuleLink;

use drawer::{use_drawer, use_swipe_to_close};
use engine::registry::GameId;
use source::{Rules, use_rules};
use std::rc::Rc;
use text::{Block, search};
use ui::event::target;
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use ui::title::use_title;
use view::{Blocks, element_id};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    pub game: GameId,
    /// The rule or heading to show.
    pub anchor: Option<String>,
}

/// The page with the rules of a game.
#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let phrases = use_phrases();
    let game = props.game;
    let rules = use_rules(game);
    let blocks = rules.blocks();
    let query = use_state(String::new);
    let hits = use_hits(&blocks, &query);
    let title = phrases.text(&format!("{}-title", game.name()));
    use_title(phrases.say("rules-title", &[("game", title.as_str().into())]));
    let anchor_name = props.anchor.as_deref();
    let found = anchor_name.and_then(|anchor_name| anchor_of(&blocks, anchor_name));
    use_scroll_to_anchor(found.clone(), query.is_empty(), blocks.len());
    let unknown = anchor_name.filter(|_| found.is_none() && !blocks.is_empty());
    let oninput = use_callback(query.setter(), |text: String, query| query.set(text));
    html! {
        <main id="main" class="page rules-page" data-game={game.name()}>
            <h1>{ phrases.say("rules-title", &[("game", title.as_str().into())]) }</h1>
            <Games {game} />
            <div class="rules-columns">
                <div class="rules-side">
                    <SearchField value={(*query).clone()} {oninput} hit_count={hits.as_ref().map(Vec::len)} />
                    <Contents {game} blocks={blocks.clone()} />
                </div>
                { loading_message(&phrases, &rules) }
                if let Some(rule) = unknown {
                    <p class="notice" role="status">{ phrases.say("rules-unknown", &[("rule", rule.into())]) }</p>
                }
                if let Some(hits) = hits {
                    <Blocks {game} blocks={hits} depth=1 />
                } else {
                    <Blocks {game} blocks={body(&blocks)} {found} />
                }
            </div>
        </main>
    }
}

#[derive(Properties, PartialEq)]
struct GamesProps {
    game: GameId,
}

/// Links to the rules of the other games.
#[component]
fn Games(props: &GamesProps) -> Html {
    let phrases = use_phrases();
    html! {
        <nav class="rules-games buttons" aria-label={phrases.text("rules-games")}>
            for game in GameId::ALL {
                <Link to={Route::Rules { game, anchor: None }} class="chip" is_current={game == props.game}>
                    { phrases.text(&format!("{}-title", game.name())) }
                </Link>
            }
        </nav>
    }
}

#[derive(Properties, PartialEq)]
pub struct RulesDrawerProps {
    pub game: GameId,
    /// The rule or heading to show first.
    pub anchor: Option<String>,
    /// Called when the drawer is closed.
    pub onclose: Callback<()>,
}

/// The rules beside a table; mentions of rules lead to places in the drawer.
#[component]
pub fn RulesDrawer(props: &RulesDrawerProps) -> Html {
    let phrases = use_phrases();
    let game = props.game;
    let rules = use_rules(game);
    let blocks = rules.blocks();
    let query = use_state(String::new);
    let anchor = use_state(|| None::<String>);
    let anchor_shown = (*anchor).clone().or_else(|| props.anchor.clone());
    let hits = use_hits(&blocks, &query);
    use_scroll_to_anchor(anchor_shown.clone(), query.is_empty(), blocks.len());
    let oninput = use_callback(query.setter(), |text: String, query| query.set(text));
    let onfollow = {
        let (anchor, query) = (anchor.setter(), query.setter());
        Callback::from(move |id: String| {
            query.set(String::new());
            anchor.set(Some(id));
        })
    };
    let close = props.onclose.reform(|_: MouseEvent| ());
    let drawer = use_drawer(props.onclose.clone());
    let swipe = use_swipe_to_close(&drawer, props.onclose.clone());
    html! {
        <aside ref={drawer} class="drawer" tabindex="-1" ontouchstart={swipe.on_start} ontouchmove={swipe.on_move}
            ontouchend={swipe.on_end} ontouchcancel={swipe.on_cancel} aria-label={phrases.text("nav-rules")}>
            <div class="drawer-head">
                <SearchField value={(*query).clone()} {oninput} hit_count={hits.as_ref().map(Vec::len)} />
                <button type="button" class="button" onclick={close}>{ phrases.text("close") }</button>
            </div>
            { loading_message(&phrases, &rules) }
            if let Some(hits) = hits {
                <Blocks {game} blocks={hits} depth=1 onfollow={onfollow} />
            } else {
                <Blocks {game} blocks={body(&blocks)} found={anchor_shown} onfollow={onfollow} />
            }
        </aside>
    }
}

/// Returns the matches of the query; `None` if it is empty.
#[hook]
fn use_hits(blocks: &Rc<Vec<Block>>, query: &str) -> Option<Vec<Block>> {
    let hits = use_memo((blocks.clone(), query.to_owned()), |(blocks, query)| {
        let has_query = !query.trim().is_empty();
        has_query.then(|| search(blocks, query).into_iter().cloned().collect())
    });
    (*hits).clone()
}

/// Returns the rule or heading with this name; case does not matter.
fn anchor_of(blocks: &[Block], wanted_name: &str) -> Option<String> {
    let name = |block: &Block| match block {
        Block::Heading { anchor: name, .. } | Block::Rule { id: name, .. } => {
            name.eq_ignore_ascii_case(wanted_name).then(|| name.clone())
        }
        _ => None,
    };
    blocks.iter().find_map(name)
}

/// Scrolls the rule or heading into view and moves the focus to it.
#[hook]
fn use_scroll_to_anchor(anchor: Option<String>, is_shown: bool, block_count: usize) {
    use_effect_with((anchor, is_shown, block_count), |(anchor, is_shown, _)| {
        let element = anchor.as_ref().filter(|_| *is_shown).and_then(|anchor| {
            let document = ui::browser::window()?.document()?;
            document.get_element_by_id(&element_id(anchor))
        });
        if let Some(element) = element {
            element.scroll_into_view();
            if let Ok(element) = element.dyn_into::<HtmlElement>() {
                // Focusing does not fail: the element is on the page and focusable.
                let _ = element.focus();
            }
        }
    });
}

/// Renders a message in place of rules that are not loaded, or not translated.
fn loading_message(phrases: &Phrases, rules: &Rules) -> Html {
    match rules {
        Rules::Fetching => {
            html! { <p class="loading"><span class="spinner" />{ phrases.text("rules-fetching") }</p> }
        }
        Rules::Missing => {
            html! { <p class="notice alert" role="alert">{ phrases.text("rules-missing") }</p> }
        }
        Rules::Untranslated(_) => {
            let args = [("language", phrases.language().native_name().into())];
            html! { <p class="notice">{ phrases.say("rules-untranslated", &args) }</p> }
        }
        Rules::Ready(_) => Html::default(),
    }
}

fn first_title(blocks: &[Block]) -> (usize, String) {
    let title = blocks.iter().enumerate().find_map(|(index, block)| {
        if let Block::Heading { level: 1, text, .. } = block {
            Some((index, text.clone()))
        } else {
            None
        }
    });
    title.unwrap_or_default()
}

/// Returns the blocks after the title, which the page shows itself.
fn body(blocks: &[Block]) -> Vec<Block> {
    let (title, _) = first_title(blocks);
    blocks.iter().skip(title + 1).cloned().collect()
}

#[derive(Properties, PartialEq)]
struct SearchFieldProps {
    value: String,
    oninput: Callback<String>,
    hit_count: Option<usize>,
}

#[component]
fn SearchField(props: &SearchFieldProps) -> Html {
    let phrases = use_phrases();
    let oninput = use_callback(props.oninput.clone(), |event: InputEvent, report| {
        if let Some(input) = target::<HtmlInputElement>(&event) {
            report.emit(input.value());
        }
    });
    let count = props
        .hit_count
        .map(|hits| phrases.say("rules-hits", &[("count", hits.into())]));
    html! {
        <search class="rules-search">
            <label class="field">
                { phrases.text("rules-search") }
                <input type="search" autocomplete="off" value={props.value.clone()} {oninput} />
            </label>
            <p class="rules-count" role="status">{ count.unwrap_or_default() }</p>
        </search>
    }
}

#[derive(Properties, PartialEq)]
struct ContentsProps {
    game: GameId,
    blocks: Rc<Vec<Block>>,
}

#[component]
fn Contents(props: &ContentsProps) -> Html {
    let phrases = use_phrases();
    let chapters = props.blocks.iter().filter_map(chapter);
    html! {
        <nav class="rules-contents" aria-label={phrases.text("rules-contents")}>
            <ol>
                for (text, anchor) in chapters {
                    <li>
                        <Link to={Route::Rules { game: props.game, anchor: Some(anchor) }}>{ text }</Link>
                    </li>
                }
            </ol>
        </nav>
    }
}

/// Returns the text and the anchor of a heading that begins a chapter.
fn chapter(block: &Block) -> Option<(String, String)> {
    match block {
        Block::Heading {
            level: 2,
            text,
            anchor,
        } => Some((text.clone(), anchor.clone())),
        Block::Foreign(block) => chapter(block),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_lookup_ignores_case() {
        let heading = Block::Heading {
            level: 2,
            text: "Turns".to_owned(),
            anchor: "turns".to_owned(),
        };
        let rule = Block::Rule {
            id: "RIFT-7.9".to_owned(),
            spans: Vec::new(),
        };
        let blocks = [heading, rule];
        for name in ["RIFT-7.9", "rift-7.9", "Rift-7.9"] {
            assert_eq!(anchor_of(&blocks, name).as_deref(), Some("RIFT-7.9"));
        }
        assert_eq!(anchor_of(&blocks, "TURNS").as_deref(), Some("turns"));
        assert_eq!(anchor_of(&blocks, "RIFT-7.90"), None);
    }
}
