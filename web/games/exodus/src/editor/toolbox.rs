//! The toolbox: the tools, and the settings of the selected one.

use super::editor_tools::GameEditor;
use super::report::{kind_name, level_name};
use super::tool_settings::{BRUSHES, LEVELS, Tool, ToolSettings, kind_slug};
use super::toolbox_icons::{guard_icon, kind_icon, seat_icon, symmetry_icon};
use crate::narrate::seat_name;
use editor::{DIGITS, Editor};
use engine::exodus::draft::Symmetry;
use engine::exodus::metadata::SEATS;
use engine::game::Seat;
use ui::l10n::Phrases;
use yew::prelude::*;

type ToolboxProps = editor::ToolboxProps<GameEditor>;

/// Renders the settings of the selected tool: what it places, and its symmetry.
pub fn settings(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let tools = props.tools;
    let kinds = BRUSHES.map(|kind| {
        let (slug, name) = (kind_slug(kind), kind_name(phrases, kind));
        (kind, slug.into(), name, kind_icon(kind))
    });
    let guards = LEVELS.map(|level| {
        let (slug, name) = (level.to_string(), level_name(phrases, level));
        (level, slug.into(), name, guard_icon(level))
    });
    let seats = (0..SEATS.1).map(|seat| {
        let (slug, name) = (seat.to_string(), seat_name(phrases, Seat(seat)));
        (seat, slug.into(), name, seat_icon(seat))
    });
    let strip = |key, name| (phrases.text(key), name, &DIGITS[..]);
    let settings = match tools.tool {
        Tool::Planet => {
            let strip = strip("exodus-editor-kinds", "kind");
            props.palette(strip, kinds, &tools.kind, |tools, kind| tools.kind = kind)
        }
        Tool::Guard => {
            let strip = strip("exodus-editor-guards", "guard");
            props.palette(strip, guards, &tools.guard, |tools, guard| {
                tools.guard = guard
            })
        }
        Tool::Home => {
            let strip = strip("exodus-editor-seats", "seat");
            props.palette(strip, seats, &tools.seat, |tools, seat| tools.seat = seat)
        }
        Tool::Select | Tool::Council | Tool::Eraser | Tool::Hand => props.hint(phrases),
    };
    let sides = Symmetry::ALL.map(|symmetry| {
        let (slug, name) = (symmetry.into_str(), symmetry_name(phrases, symmetry));
        (symmetry, slug.into(), name, symmetry_icon(symmetry))
    });
    let strip = (phrases.text("edit-symmetry"), "symmetry", &[][..]);
    let symmetries = || {
        props.palette(strip, sides, &tools.symmetry, |tools, symmetry| {
            tools.symmetry = symmetry
        })
    };
    html! { <>
        { settings }
        if tools.tool.has_sides() {
            { symmetries() }
        }
    </> }
}

/// Returns the name of a symmetry; some names are shared by all editors.
#[must_use]
pub fn symmetry_name(phrases: &Phrases, symmetry: Symmetry) -> String {
    let name = symmetry.into_str();
    phrases.text(&match symmetry {
        Symmetry::Third | Symmetry::Sixth => format!("exodus-editor-symmetry-{name}"),
        Symmetry::None | Symmetry::Half | Symmetry::Columns | Symmetry::Rows | Symmetry::Both => {
            format!("edit-symmetry-{name}")
        }
    })
}

/// Describes the selected tool and its settings in words.
#[must_use]
pub fn tool_text(phrases: &Phrases, tools: ToolSettings) -> String {
    let mut parts = vec![GameEditor::tool_name(phrases, tools.tool)];
    match tools.tool {
        Tool::Planet => parts.push(kind_name(phrases, tools.kind)),
        Tool::Guard => parts.push(level_name(phrases, tools.guard)),
        Tool::Home => parts.push(seat_name(phrases, Seat(tools.seat))),
        Tool::Select | Tool::Council | Tool::Eraser | Tool::Hand => {}
    }
    if tools.tool.has_sides() && tools.symmetry != Symmetry::None {
        parts.push(symmetry_name(phrases, tools.symmetry));
    }
    parts.join(", ")
}
