//! The toolbox: the tools, and the settings of the selected one.

use super::editor_tools::GameEditor;
use super::tiles::{kind_name, tiles};
use super::tool_settings::{BRUSHES, TileBrush, Tool, ToolSettings};
use crate::pieces::tile;
use editor::form::select_field;
use editor::{DIGITS, Editor};
use ui::l10n::Phrases;
use yew::prelude::*;

type ToolboxProps = editor::ToolboxProps<GameEditor>;

/// Renders the settings of the selected tool, and the number of players that is edited.
pub fn settings(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let sides = &props.document.file().variants;
    html! { <>
        if props.tools.tool == Tool::Sector {
            { pens(phrases, props) }
        } else {
            { props.hint(phrases) }
        }
        if !sides.is_empty() {
            { sides_field(phrases, props, sides.keys()) }
        }
    </> }
}

const fn slug(pen: TileBrush) -> &'static str {
    match pen {
        Some(kind) => kind.into_str(),
        None => "drawn",
    }
}

fn pen_name(phrases: &Phrases, pen: TileBrush) -> String {
    match pen {
        Some(kind) => kind_name(phrases, kind),
        None => phrases.text("saga-editor-drawn"),
    }
}

fn pens(phrases: &Phrases, props: &ToolboxProps) -> Html {
    let all_tiles = tiles();
    let offer = |pen: TileBrush| {
        let look = pen.and_then(|kind| all_tiles.iter().find(|tile| tile.kind == kind));
        let icon = match look {
            Some(look) => tile::icon(look, None),
            None => html! { <span class="saga-editor-die" aria-hidden="true">{ "?" }</span> },
        };
        (pen, slug(pen).into(), pen_name(phrases, pen), icon)
    };
    let strip = (phrases.text("saga-editor-pens"), "pen", &DIGITS[..]);
    props.palette(strip, BRUSHES.map(offer), &props.tools.pen, |tools, pen| {
        tools.pen = pen
    })
}

/// Renders the choice of the number of players.
fn sides_field<'a>(
    phrases: &Phrases,
    props: &ToolboxProps,
    sides: impl Iterator<Item = &'a u8>,
) -> Html {
    let all = (None, phrases.text("saga-editor-side-all"));
    let side = |count: &u8| {
        let args = [("count", (*count).into())];
        (Some(*count), phrases.say("saga-editor-side", &args))
    };
    let all = std::iter::once(all).chain(sides.map(side));
    let label = phrases.text("saga-editor-sides");
    select_field(
        label,
        all,
        &props.tools.side,
        props.set(|tools, side| tools.side = side),
    )
}

/// Describes the selected tool and its settings in words.
#[must_use]
pub fn tool_text(phrases: &Phrases, tools: ToolSettings) -> String {
    let tool = GameEditor::tool_name(phrases, tools.tool);
    if tools.tool == Tool::Sector {
        return format!("{tool}, {}", pen_name(phrases, tools.pen));
    }
    tool
}
