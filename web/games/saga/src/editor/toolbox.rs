//! The toolbox: the tools, and the settings of the selected one.

use super::editor_tools::GameEditor;
use super::tiles::{kind_name, kind_slug, tiles};
use super::tool_settings::{PENS, TileBrush, Tool, ToolSettings};
use crate::pieces::tile;
use editor::form::select_field;
use editor::{DIGITS, Editor};
use ui::l10n::Phrases;
use yew::prelude::*;

type ToolboxProps = editor::ToolboxProps<GameEditor>;

/// Renders the settings of the selected tool, and the number of players that is edited.
pub fn settings(tools: &ToolboxProps, phrases: &Phrases) -> Html {
    let sides = &tools.thing.file().variants;
    html! { <>
        if tools.kit.tool == Tool::Sector {
            { pens(phrases, tools) }
        } else {
            { tools.hint(phrases) }
        }
        if !sides.is_empty() {
            { sides_field(phrases, tools, sides.keys()) }
        }
    </> }
}

const fn slug(pen: TileBrush) -> &'static str {
    match pen {
        Some(kind) => kind_slug(kind),
        None => "drawn",
    }
}

fn pen_name(phrases: &Phrases, pen: TileBrush) -> String {
    match pen {
        Some(kind) => kind_name(phrases, kind),
        None => phrases.text("saga-editor-drawn"),
    }
}

fn pens(phrases: &Phrases, tools: &ToolboxProps) -> Html {
    let stock = tiles();
    let offer = |pen: TileBrush| {
        let look = pen.and_then(|kind| stock.iter().find(|tile| tile.kind == kind));
        let sign = match look {
            Some(look) => tile::icon(look, None),
            None => html! { <span class="saga-editor-die" aria-hidden="true">{ "?" }</span> },
        };
        (pen, slug(pen).into(), pen_name(phrases, pen), sign)
    };
    let strip = (phrases.text("saga-editor-pens"), "pen", &DIGITS[..]);
    tools.palette(strip, PENS.map(offer), &tools.kit.pen, |kit, pen| {
        kit.pen = pen
    })
}

/// Renders the choice of the number of players.
fn sides_field<'a>(
    phrases: &Phrases,
    tools: &ToolboxProps,
    sides: impl Iterator<Item = &'a u8>,
) -> Html {
    let all = (None, phrases.text("saga-editor-side-all"));
    let side = |count: &u8| {
        let words = [("count", (*count).into())];
        (Some(*count), phrases.say("saga-editor-side", &words))
    };
    let all = std::iter::once(all).chain(sides.map(side));
    let label = phrases.text("saga-editor-sides");
    select_field(
        label,
        all,
        &tools.kit.side,
        tools.set(|kit, side| kit.side = side),
    )
}

/// Describes the selected tool and its settings in words.
#[must_use]
pub fn tool_text(phrases: &Phrases, kit: ToolSettings) -> String {
    let tool = GameEditor::tool_name(phrases, kit.tool);
    if kit.tool == Tool::Sector {
        return format!("{tool}, {}", pen_name(phrases, kit.pen));
    }
    tool
}
