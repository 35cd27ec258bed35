//! The panel for the selected hex: its feature, and the unit or tile on it.

use super::drawing::object_text;
use super::editor_tools::{EditorCommand, GameEditor};
use super::edits::has_heavy;
use super::schema::shape;
use super::toolbox::brush_name;
use crate::draft::side_name;
use crate::narrate::{type_name, type_trait};
use editor::form::{FormField, select_field};
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::draft::{BoardObject, TerrainBrush};
use engine::space_rift::effect::TypeCode;
use engine::space_rift::scenario::UnitFile;
use store::pack::current_content;
use ui::form::Check;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

pub type PanelProps = editor::PanelProps<GameEditor>;

#[component]
pub fn HexPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let editor_state = &props.editor_state;
    let draft = editor_state.committed();
    let Some(hex) = editor_state.selected else {
        return html! { <p class="editor-hint">{ phrases.text("space-rift-editor-pick") }</p> };
    };
    html! {
        <div class="square-panel">
            <h2>{ phrases.say("space-rift-editor-hex", &[("at", hex.to_string().into())]) }</h2>
            { props.object_chips(hex, |object| object_text(&phrases, draft, *object)) }
            { object_form(&phrases, props) }
            if editor_state.object.is_some() && editor_state.is_moving {
                <p class="notice" role="status">{ phrases.text("space-rift-editor-moving") }</p>
            }
            <div class="buttons">
                if editor_state.object.is_some() {
                    { props.move_button(phrases.text("space-rift-editor-move")) }
                }
                { props.delete_button(phrases.text(remove_key(editor_state.object))) }
            </div>
            { feature_chips(&phrases, props, hex) }
        </div>
    }
}

const fn remove_key(object: Option<BoardObject>) -> &'static str {
    match object {
        Some(BoardObject::Unit(..)) => "space-rift-editor-remove",
        Some(BoardObject::Tile(_)) => "space-rift-editor-rift-off",
        None => "space-rift-editor-clear",
    }
}

/// Renders toggle chips for the features of the hex.
fn feature_chips(phrases: &Phrases, props: &PanelProps, hex: Hex) -> Html {
    let current = props.editor_state.committed().brush_at(hex);
    let chip = |ground: TerrainBrush| {
        let is_current = ground == current;
        let onclick = props.change(move |draft, _: MouseEvent| {
            draft.paint(
                hex,
                if is_current {
                    TerrainBrush::Open
                } else {
                    ground
                },
            );
        });
        (brush_name(phrases, ground), is_current, Some(onclick))
    };
    let brushes = TerrainBrush::ALL.into_iter();
    let brushes = brushes.filter(|ground| *ground != TerrainBrush::Open);
    PanelProps::chips(
        phrases.text("space-rift-editor-features"),
        brushes.map(chip),
    )
}

/// Renders the form of the selected unit or tile.
fn object_form(phrases: &Phrases, props: &PanelProps) -> Html {
    let draft = props.editor_state.committed();
    match props.editor_state.object {
        Some(BoardObject::Unit(side, n)) => {
            let unit = draft.unit(side, n);
            unit.map_or_else(Html::default, |unit| {
                unit_form(phrases, props, (side, n), unit)
            })
        }
        Some(BoardObject::Tile(0)) => dial(phrases, &props.document_field()),
        Some(BoardObject::Tile(_)) | None => Html::default(),
    }
}

/// Renders the form of a unit: type, heavy or standard, and side. The choice of types includes the
/// unit's type even if the current content does not have it.
fn unit_form(
    phrases: &Phrases,
    props: &PanelProps,
    (side, n): (Side, usize),
    unit: UnitFile,
) -> Html {
    let content = current_content().space_rift();
    let kinds = content.figures().map(|figures| figures.units.as_slice());
    let kinds = kinds.unwrap_or_default();
    let mut codes: Vec<TypeCode> = kinds.iter().map(|kind| kind.code).collect();
    if !codes.contains(&unit.code) {
        codes.push(unit.code);
    }
    let named = |code: &TypeCode| (*code, type_name(phrases, *code));
    let set_type = props.change(move |draft, code| {
        draft.change_unit(side, n, |unit| {
            unit.code = code;
            unit.is_heavy &= has_heavy(code);
        });
    });
    let set_heavy = props.change(move |draft, heavy| {
        draft.change_unit(side, n, |unit| unit.is_heavy = heavy);
    });
    let (hex, onaction) = (unit.hex, props.onaction.clone());
    let hand_over = props.change(move |draft, ()| {
        draft.switch_side(side, n);
    });
    let set_side = Callback::from(move |chosen| {
        if chosen != side {
            hand_over.emit(());
            onaction.emit(EditorCommand::Select(hex));
        }
    });
    let (type_key, side_key) = ("space-rift-editor-type", "space-rift-editor-side");
    let sides = Side::ALL.map(|side| (side, side_name(phrases, side)));
    let warp = kinds.iter().find(|kind| kind.code == unit.code);
    let warp = warp.map_or(0, |kind| kind.abilities.warp);
    html! {
        <>
            <div class="editor-fields">
                { select_field(phrases.text(type_key), codes.iter().map(named), &unit.code, set_type) }
                { select_field(phrases.text(side_key), sides, &side, set_side) }
            </div>
            if unit.is_heavy || has_heavy(unit.code) {
                <Check label={phrases.text("space-rift-editor-heavy")} is_checked={unit.is_heavy} onchange={set_heavy} />
            }
            <p class="editor-hint">{ type_trait(phrases, unit.code, warp) }</p>
        </>
    }
}

/// Renders the choice of the direction in which number 1 of the dial points.
pub fn dial(phrases: &Phrases, file: &FormField) -> Html {
    let shape = shape(phrases, "RiftSite", "dial");
    file.field(phrases, "/rift/dial", "space-rift-editor-dial", &shape)
}
