//! The text version as a page: prompt, actions, command line, pieces, map, log, each under its own
//! heading, in the order of need.

mod actions;
mod command_line;
mod map;
mod pieces;

use super::{Allegiance, ReferencePoint, TextModel};
use actions::Actions;
use command_line::CommandLine;
use map::Map;
use pieces::Pieces;
use std::rc::Rc;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::panels::{aria_disabled, use_heading_focus};
use ui::route::{Link, Route};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TextTableProps {
    /// Title of the match.
    pub title: String,
    /// The current state of the match.
    pub model: SharedTextModel,
    /// Counter that rises with every command.
    pub edition: u32,
    /// Seconds left, in a timed match.
    pub seconds: Option<u16>,
    /// The page that shows the match on a board.
    pub board: Route,
    /// Opens the menu.
    pub on_menu: Callback<()>,
    /// Opens the rules at a rule.
    pub on_rule: Callback<String>,
}

/// A text model shared by several parts of the page, compared by identity.
#[derive(Clone)]
pub struct SharedTextModel(pub Rc<TextModel>);

impl PartialEq for SharedTextModel {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The text version of a table.
#[component]
pub fn TextTable(props: &TextTableProps) -> Html {
    let phrases = use_phrases();
    let reference = use_state_eq(|| None::<ReferencePoint>);
    let TextTableProps {
        model,
        edition,
        seconds,
        on_rule,
        ..
    } = props;
    let origin = (*reference).or(model.0.reference.map(ReferencePoint::Piece));
    let set_reference = {
        let reference = reference.setter();
        Callback::from(move |to| reference.set(to))
    };
    let pieces = |side: Allegiance, key: &'static str| {
        html! { <Pieces {side} title={phrases.text(key)} model={model.clone()} reference={origin} /> }
    };
    html! {
        <>
            <Head title={props.title.clone()} model={model.clone()} seconds={*seconds}
                board={props.board.clone()} on_menu={props.on_menu.clone()} />
            <div class="text-columns" translate="no">
                <div class="text-column">
                    <Prompt model={model.clone()} />
                    <Actions model={model.clone()} edition={*edition} on_rule={on_rule.clone()} />
                    <CommandLine model={model.clone()} edition={*edition} reference={origin} seconds={*seconds} set_reference={set_reference.reform(Some)} />
                </div>
                <div class="text-column">
                    { pieces(Allegiance::Own, "text-forces") }
                    if model.0.pieces.iter().any(|piece| piece.side == Allegiance::Friend) {
                        { pieces(Allegiance::Friend, "text-friends") }
                    }
                    { pieces(Allegiance::Foe, "text-foes") }
                    <Map model={model.clone()} reference={origin} {set_reference} />
                    <Log model={model.clone()} />
                </div>
            </div>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct HeadProps {
    title: String,
    model: SharedTextModel,
    seconds: Option<u16>,
    board: Route,
    on_menu: Callback<()>,
}

/// The title of the match, the clock, and the links to other views.
#[component]
fn Head(props: &HeadProps) -> Html {
    let phrases = use_phrases();
    let heading = use_heading_focus();
    let tool = |key: &str, icon: Icon, callback: &Option<Callback<()>>| {
        let name = phrases.text(key);
        let onclick = callback
            .clone()
            .map(|callback| callback.reform(|_: MouseEvent| ()));
        html! {
            <button type="button" class="icon-button" aria-disabled={aria_disabled(callback.is_none())} title={name.clone()} aria-label={name} {onclick}><IconView {icon} /></button>
        }
    };
    let title = phrases.say("text-title", &[("title", props.title.clone().into())]);
    html! {
        <header class="text-head" translate="no">
            <h1 ref={heading} tabindex="-1">{ title }</h1>
            if let Some(seconds) = props.seconds {
                <span class={classes!("prompt-clock", (seconds <= 10).then_some("late"))} role="timer">{ clock(seconds) }</span>
            }
            <div class="text-tools">
                { tool("table-undo", Icon::Undo, &props.model.0.undo) }
                { tool("table-redo", Icon::Redo, &props.model.0.redo) }
                { tool("hint-ask", Icon::Hint, &props.model.0.hint) }
                { tool("table-menu", Icon::Menu, &Some(props.on_menu.clone())) }
                <Link to={props.board.clone()} class="button">{ phrases.text("text-leave") }</Link>
            </div>
        </header>
    }
}

/// Formats seconds as `m:ss`.
fn clock(seconds: u16) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[derive(Properties, PartialEq)]
struct TextModelProps {
    model: SharedTextModel,
}

/// The prompt, the status, and the question that must be answered first.
#[component]
fn Prompt(props: &TextModelProps) -> Html {
    let phrases = use_phrases();
    let model = &*props.model.0;
    let answer = |(name, callback): &(String, Callback<()>), class: &'static str| {
        let onclick = callback.reform(|_: MouseEvent| ());
        html! { <button type="button" class={classes!("button", class)} {onclick}>{ name }</button> }
    };
    html! {
        <section class="panel text-prompt" aria-labelledby="text-prompt">
            <h2 id="text-prompt">{ phrases.text("text-prompt") }</h2>
            <p class="text-asked">{ &model.prompt }</p>
            <ul class="text-status">
                for line in &model.status {
                    <li>{ line }</li>
                }
            </ul>
            if let Some(asked) = &model.question {
                <div class="notice alert text-question" role="alert">
                    <p>{ &asked.sentence }</p>
                    <div class="buttons">{ answer(&asked.yes, "danger") }{ answer(&asked.no, "quiet") }</div>
                </div>
            }
        </section>
    }
}

/// The log by turns, scrolled to the newest entry at the end.
#[component]
fn Log(props: &TextModelProps) -> Html {
    let phrases = use_phrases();
    let list = use_node_ref();
    let log = &props.model.0.log;
    {
        let list = list.clone();
        use_effect_with(log.last().map(|entry| entry.number), move |_| {
            if let Some(list) = list.cast::<Element>() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    html! {
        <section class="panel text-log" aria-labelledby="text-log">
            <h2 id="text-log">{ phrases.text("text-log") }</h2>
            <ol ref={list} class="log" tabindex="0" aria-labelledby="text-log">
                for entry in log {
                    <>
                        if let Some(heading) = &entry.heading {
                            <li class="log-round">{ heading }</li>
                        }
                        if !entry.content.is_empty() {
                            <li class={classes!("log-entry", entry.class.clone())}>{ &entry.content }</li>
                        }
                    </>
                }
                if log.is_empty() {
                    <li>{ phrases.text("text-log-empty") }</li>
                }
            </ol>
        </section>
    }
}

/// Moves the focus to an element, if it is mounted.
fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        // Focusing fails only for an element that is gone, which does no harm.
        let _ = element.focus();
    }
}
