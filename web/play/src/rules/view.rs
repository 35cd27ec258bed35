//! Renders the blocks of the rules. The caller chooses where a mention of a rule leads.

use super::text::{Block, Span};
use engine::registry::GameId;
use ui::l10n::{Language, use_phrases};
use ui::route::Route;
use yew::prelude::*;

/// Returns the id of the element that shows a rule or heading.
#[must_use]
pub fn element_id(anchor: &str) -> String {
    format!("at-{anchor}")
}

#[derive(Properties, PartialEq)]
pub struct BlocksProps {
    /// The game, for the URLs of rules.
    pub game: GameId,
    pub blocks: Vec<Block>,
    /// The rule or heading to highlight.
    #[prop_or_default]
    pub found: Option<String>,
    /// Number of levels by which headings are deeper than in the text.
    #[prop_or_default]
    pub depth: u8,
    /// Receives the id of a followed rule; without it, links lead to the page of rules.
    #[prop_or_default]
    pub onfollow: Option<Callback<String>>,
}

/// Renders blocks of the rules.
#[component]
pub fn Blocks(props: &BlocksProps) -> Html {
    html! {
        <div class="rules">
            for block in &props.blocks {
                { render(props, block) }
            }
        </div>
    }
}

fn render(props: &BlocksProps, block: &Block) -> Html {
    match block {
        Block::Heading {
            level,
            text,
            anchor,
        } => heading(props, *level, text, anchor),
        Block::Rule { id, spans } => {
            let is_found = props.found.as_deref() == Some(id.as_str());
            html! {
                <p class={classes!("rule", is_found.then_some("found"))} id={element_id(id)} tabindex="-1">
                    <RuleLink game={props.game} id={id.clone()} onfollow={props.onfollow.clone()} />
                    { span_nodes(props, spans) }
                </p>
            }
        }
        Block::Paragraph(spans) => html! { <p>{ span_nodes(props, spans) }</p> },
        Block::Item(spans) => html! { <p class="rules-item">{ span_nodes(props, spans) }</p> },
        Block::Table { head, rows } => table(props, head, rows),
        Block::Code(text) => html! { <pre tabindex="0">{ text }</pre> },
        Block::Foreign(block) => html! {
            <div class="foreign" lang={Language::English.tag()}>
                <ForeignMark />
                { render(props, block) }
            </div>
        },
    }
}

/// A label with the language of a passage that has no translation.
#[component]
fn ForeignMark() -> Html {
    let phrases = use_phrases();
    html! {
        <small class="foreign-mark" lang={phrases.language().tag()}>
            { phrases.text("rules-foreign") }
        </small>
    }
}

fn heading(props: &BlocksProps, level: u8, text: &str, anchor: &str) -> Html {
    let tag = format!("h{}", (level + props.depth).min(6));
    let is_found = props.found.as_deref() == Some(anchor);
    html! {
        <@{tag} id={element_id(anchor)} class={is_found.then_some("found")} tabindex="-1">{ text }</@>
    }
}

fn span_nodes(props: &BlocksProps, spans: &[Span]) -> Html {
    let word = |span: &Span| match span {
        Span::Text(text) => html! { { text } },
        Span::Bold(text) => html! { <strong>{ text }</strong> },
        Span::Code(text) => html! { <code>{ text }</code> },
        Span::RuleRef(id) => html! {
            <RuleLink game={props.game} id={id.clone()} onfollow={props.onfollow.clone()} is_mention=true />
        },
    };
    spans.iter().map(word).collect()
}

fn table(props: &BlocksProps, head: &[Vec<Span>], rows: &[Vec<Vec<Span>>]) -> Html {
    html! {
        <div class="rules-table" tabindex="0">
            <table>
                <thead>
                    <tr>
                        for cell in head {
                            <th scope="col">{ span_nodes(props, cell) }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for row in rows {
                        <tr>
                            for cell in row {
                                <td>{ span_nodes(props, cell) }</td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct RuleLinkProps {
    pub game: GameId,
    /// The id, such as `RIFT-5.3`.
    pub id: String,
    /// Whether the link is in running text and not in front of its rule.
    #[prop_or_default]
    pub is_mention: bool,
    /// Receives the id instead of going to the page of rules.
    #[prop_or_default]
    pub onfollow: Option<Callback<String>>,
}

/// A rule's id as a link to that rule.
#[component]
pub fn RuleLink(props: &RuleLinkProps) -> Html {
    let phrases = use_phrases();
    let to = Route::Rules {
        game: props.game,
        anchor: Some(props.id.clone()),
    };
    let onclick = use_callback(
        (props.onfollow.clone(), props.id.clone()),
        |event: MouseEvent, (onfollow, id)| {
            if let Some(follow) = onfollow {
                event.prevent_default();
                follow.emit(id.clone());
            }
        },
    );
    let class = if props.is_mention {
        "rule-mention"
    } else {
        "rule-id"
    };
    let label = phrases.say("rules-rule", &[("id", props.id.as_str().into())]);
    html! { <a {class} href={to.href()} {onclick} aria-label={label}>{ &props.id }</a> }
}
