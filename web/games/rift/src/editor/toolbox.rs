//! The toolbox: the tools, and the settings of the selected one.

use super::editor_tools::{EditorState, GameEditor};
use super::fields::field;
use super::tool_settings::{Tool, ToolSettings, ground_slug};
use super::toolbox_icons::{ground_icon, mat_icon};
use editor::{DIGITS, Editor, Symmetry};
use engine::rift::content::mats::{Mat, mats};
use engine::rift::draft::TerrainBrush;
use ui::form::Check;
use ui::icon::{Icon, IconView};
use ui::l10n::Phrases;
use yew::prelude::*;

type ToolboxProps = editor::ToolboxProps<GameEditor>;

/// Renders the settings of the selected tool.
pub fn settings(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let tools = &props.tools;
    let settings = match tools.tool {
        Tool::Brush | Tool::Line | Tool::Rectangle | Tool::Fill => terrain_settings(props, phrases),
        Tool::Ship => ship_settings(props, phrases),
        Tool::Mine => {
            let template = props.setting_field(String::new(), |tools| &mut tools.mine);
            html! { <div class="editor-fields">{ field(phrases, &template, "plane") }</div> }
        }
        Tool::Mat => mats_settings(props, phrases),
        Tool::Select | Tool::Eraser | Tool::Hand => props.hint(phrases),
    };
    let has_sides = !matches!(tools.tool, Tool::Select | Tool::Hand);
    html! { <>
        { settings }
        if has_sides {
            { props.symmetry_palette(phrases, &Symmetry::ALL, tools.symmetry, |tools, symmetry| tools.symmetry = symmetry) }
        }
    </> }
}

fn terrain_settings(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let offer = |ground: TerrainBrush| {
        let (slug, name) = (ground_slug(ground), terrain_name(phrases, ground));
        (ground, slug.into(), name, ground_icon(ground))
    };
    let palette = (phrases.text("rift-editor-terrain"), "ground", &DIGITS[..]);
    let select = |tools: &mut ToolSettings, ground| *tools = tools.with_ground(ground);
    props.palette(
        palette,
        TerrainBrush::ALL.map(offer),
        &props.tools.ground,
        select,
    )
}

fn terrain_name(phrases: &Phrases, ground: TerrainBrush) -> String {
    phrases.text(&format!("rift-editor-ground-{}", ground_slug(ground)))
}

/// Renders the settings for new starting ships.
fn ship_settings(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let template = props.setting_field(String::new(), |tools| &mut tools.ship);
    let fields = ["team", "model", "facing", "plane"];
    html! { <div class="editor-fields">{ for fields.map(|key| field(phrases, &template, key)) }</div> }
}

/// Renders the choice of mats and the settings for placing them.
fn mats_settings(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let collection = mats().ok();
    let template = &props.tools.mat;
    let offer = |mat: &Mat, is_overlay: bool| {
        let slug = format!("{}{}", if is_overlay { "+" } else { "" }, mat.id);
        let name = phrases.text(&format!("rift-editor-mat-{}", mat.id.to_lowercase()));
        let icon = mat_icon(mat, template.quarter_turns);
        ((mat.id.clone(), is_overlay), slug.into(), name, icon)
    };
    let offers = collection.iter().flat_map(|collection| {
        let mats = collection.mats.iter().map(|mat| offer(mat, false));
        mats.chain(collection.overlays.iter().map(|mat| offer(mat, true)))
    });
    let select = |tools: &mut ToolSettings, mat| (tools.mat.id, tools.mat.is_overlay) = mat;
    let palette = (phrases.text("rift-editor-tool-mat"), "mat", &[][..]);
    let palette = props.palette(
        palette,
        offers,
        &(template.id.clone(), template.is_overlay),
        select,
    );
    let turn = props
        .set(|tools, _: MouseEvent| tools.mat.quarter_turns = (tools.mat.quarter_turns + 1) % 4);
    let snap = props.set(|tools, is_on: bool| tools.mat.snaps = is_on);
    html! {
        <>
            { palette }
            <div class="chips">
                <button type="button" class="button" onclick={turn}>
                    <IconView icon={Icon::TurnRight} />
                    { phrases.text("rift-editor-mat-turn") }
                    <kbd aria-hidden="true">{ "W" }</kbd>
                </button>
                <Check label={phrases.text("rift-editor-mat-snap")} is_checked={template.snaps} onchange={snap} />
            </div>
        </>
    }
}

/// Returns the phrase key for the input that the selected tool expects, such as the second corner.
#[must_use]
pub fn hint_key(editor_state: &EditorState) -> Option<&'static str> {
    if editor_state.is_moving {
        return Some("rift-editor-moving");
    }
    editor_state.corner.map(|_| "rift-editor-second-corner")
}

/// Describes the selected tool and its settings in words.
#[must_use]
pub fn tool_text(phrases: &Phrases, tools: &ToolSettings) -> String {
    let mut parts = vec![GameEditor::tool_name(phrases, tools.tool)];
    if tools.tool.paints() {
        parts.push(terrain_name(phrases, tools.ground));
    }
    if tools.symmetry != Symmetry::None {
        parts.push(tools.symmetry.name(phrases));
    }
    parts.join(", ")
}
