//! The tools, and the settings of the one in hand.

use super::kit::{Kit, PENS, Pen, Tool};
use super::studio::{Deed, Hand};
use super::tiles::{kind_name, kind_slug, tiles};
use crate::pieces::tile;
use editor::{Choice, Palette, Room};
use ui::form::{Radio, Select};
use ui::icon::Sign;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Keys of the settings of a tool, in their order.
const KEYS: [&str; 7] = ["1", "2", "3", "4", "5", "6", "7"];

/// Properties of the tools.
#[derive(Properties, PartialEq)]
pub struct ToolboxProps {
    /// The tools as they are set.
    pub kit: Kit,
    /// The numbers of players for which something differs.
    pub sides: Vec<u8>,
    /// Told of other settings.
    pub ondeed: Callback<Deed>,
}

type Tools = editor::ToolboxProps<Hand>;

/// All tools.
#[component]
pub fn Toolbox(props: &ToolboxProps) -> Html {
    let phrases = use_phrases();
    let kit = props.kit;
    let tools = Tools {
        kit,
        ondeed: props.ondeed.clone(),
    };
    let settings = html! { <>
        if kit.tool == Tool::Sector {
            { pens(&phrases, &tools) }
        } else {
            { tools.hint(&phrases) }
        }
        if !props.sides.is_empty() {
            { sides(&phrases, &tools, &props.sides) }
        }
    </> };
    let sign = |tool: Tool| html! { <Sign icon={tool.icon()} /> };
    tools.draw(&phrases, sign, settings)
}

const fn slug(pen: Pen) -> &'static str {
    match pen {
        Some(kind) => kind_slug(kind),
        None => "drawn",
    }
}

fn pen_name(phrases: &Phrases, pen: Pen) -> String {
    match pen {
        Some(kind) => kind_name(phrases, kind),
        None => phrases.text("saga-editor-drawn"),
    }
}

fn pens(phrases: &Phrases, tools: &Tools) -> Html {
    let stock = tiles();
    let choice = |(pen, key): (Pen, &'static str)| {
        let look = pen.and_then(|kind| stock.iter().find(|tile| tile.kind == kind));
        let sign = match look {
            Some(look) => tile::icon(look, None),
            None => html! { <span class="saga-editor-die" aria-hidden="true">{ "?" }</span> },
        };
        Choice {
            value: slug(pen).into(),
            name: pen_name(phrases, pen),
            key,
            sign,
        }
    };
    let choices: Vec<Choice> = PENS.into_iter().zip(KEYS).map(choice).collect();
    let onchange = tools.set(|kit, held: AttrValue| {
        let pen = PENS.into_iter().find(|pen| slug(*pen) == held.as_str());
        kit.pen = pen.unwrap_or(kit.pen);
    });
    html! {
        <Palette label={phrases.text("saga-editor-pens")} name="pen" {choices} value={slug(tools.kit.pen)} {onchange} />
    }
}

/// For how many players the scenario is being made.
fn sides(phrases: &Phrases, tools: &Tools, sides: &[u8]) -> Html {
    let all = Radio::new("", phrases.text("saga-editor-side-all"));
    let side = |count: &u8| {
        let words = [("count", (*count).into())];
        Radio::new(count.to_string(), phrases.say("saga-editor-side", &words))
    };
    let radios: Vec<Radio> = std::iter::once(all).chain(sides.iter().map(side)).collect();
    let value = tools
        .kit
        .side
        .map_or_else(String::new, |side| side.to_string());
    let onchange = tools.set(|kit, held: AttrValue| kit.side = held.parse().ok());
    html! { <Select label={phrases.text("saga-editor-sides")} {radios} {value} {onchange} /> }
}

/// The tool in hand and what it is set to, in words.
#[must_use]
pub fn words(phrases: &Phrases, kit: Kit) -> String {
    let tool = Hand::tool_name(phrases, kit.tool);
    if kit.tool == Tool::Sector {
        return format!("{tool}, {}", pen_name(phrases, kit.pen));
    }
    tool
}
