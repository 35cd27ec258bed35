//! The toolbox: the tools, and the settings of the selected one.

use super::editor_tools::GameEditor;
use super::edits::has_heavy;
use super::schema::shape;
use super::tool_settings::{SYMMETRIES, Tool, ToolSettings, UnitBrush, brush_slug};
use super::toolbox_icons::{brush_icon, unit_icon};
use crate::draft::side_name;
use crate::narrate::type_name;
use editor::form::render_field;
use editor::{DIGITS, Editor, Symmetry};
use engine::space_rift::draft::TerrainBrush;
use engine::space_rift::figures::UnitType;
use store::pack::current_content;
use ui::form::Check;
use ui::l10n::Phrases;
use yew::prelude::*;

type ToolboxProps = editor::ToolboxProps<GameEditor>;

/// Renders the settings of the selected tool.
pub fn settings(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let tools = props.tools;
    let settings = match tools.tool {
        Tool::Brush => brush_palette(props, phrases),
        Tool::Unit => units(props, phrases),
        Tool::Select | Tool::Eraser | Tool::Rift | Tool::Hand => props.hint(phrases),
    };
    let has_sides = matches!(tools.tool, Tool::Brush | Tool::Eraser | Tool::Unit);
    html! { <>
        { settings }
        if has_sides {
            { props.symmetry_palette(phrases, &SYMMETRIES, tools.symmetry, |tools, symmetry| tools.symmetry = symmetry) }
        }
    </> }
}

fn brush_palette(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let offer = |ground: TerrainBrush| {
        let (slug, name) = (brush_slug(ground), brush_name(phrases, ground));
        (ground, slug.into(), name, brush_icon(ground))
    };
    let label = phrases.text("space-rift-editor-features");
    let take = |tools: &mut ToolSettings, ground| *tools = tools.with_brush(ground);
    let offers = TerrainBrush::ALL.map(offer);
    props.palette((label, "ground", &DIGITS), offers, &props.tools.brush, take)
}

#[must_use]
pub fn brush_name(phrases: &Phrases, ground: TerrainBrush) -> String {
    phrases.text(&format!("space-rift-cell-{}", brush_slug(ground)))
}

/// Renders the choice of side and type for new units.
fn units(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let content = current_content().space_rift();
    let UnitBrush {
        side,
        code,
        is_heavy,
    } = props.tools.unit;
    let kinds = content.figures().map(|figures| figures.units.as_slice());
    let offer = |kind: &UnitType| {
        let slug = AttrValue::from(kind.code.as_str().to_owned());
        let icon = unit_icon(side, kind, is_heavy && has_heavy(kind.code));
        (kind.code, slug, type_name(phrases, kind.code), icon)
    };
    let offers = kinds.unwrap_or_default().iter().map(offer);
    let label = phrases.text("space-rift-editor-units");
    let take = |tools: &mut ToolSettings, code| tools.unit.code = code;
    let strip = props.palette((label, "unit", &[]), offers, &code, take);
    let side_field = phrases.text("space-rift-editor-side");
    let side_field = props.setting_field(side_field, |tools| &mut tools.unit.side);
    html! {
        <>
            { strip }
            <div class="editor-fields">
                { render_field(phrases, &shape(phrases, "", "first"), side_field) }
            </div>
            if has_heavy(code) {
                <Check label={phrases.text("space-rift-editor-heavy")} is_checked={is_heavy}
                    onchange={props.set(|tools, is_heavy| tools.unit.is_heavy = is_heavy)} />
            }
        </>
    }
}

/// Describes the selected tool and its settings in words.
#[must_use]
pub fn tool_text(phrases: &Phrases, tools: ToolSettings) -> String {
    let mut parts = vec![GameEditor::tool_name(phrases, tools.tool)];
    match tools.tool {
        Tool::Brush => parts.push(brush_name(phrases, tools.brush)),
        Tool::Unit => {
            let words = [
                ("side", side_name(phrases, tools.unit.side).into()),
                ("type", type_name(phrases, tools.unit.code).into()),
            ];
            parts.push(phrases.say("space-rift-unit", &words));
        }
        Tool::Select | Tool::Eraser | Tool::Rift | Tool::Hand => {}
    }
    if tools.symmetry != Symmetry::None {
        parts.push(tools.symmetry.name(phrases));
    }
    parts.join(", ")
}
