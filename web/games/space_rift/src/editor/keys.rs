//! Keyboard shortcuts of the editor for tools, features and settings. The board's own keys take
//! precedence.

use super::editor_tools::{EditorCommand, EditorState};
use super::tool_settings::{SYMMETRIES, ToolSettings};
use editor::{digit_index, next_in_cycle};
use engine::space_rift::battlefield::Hex;
use engine::space_rift::draft::{BoardObject, TerrainBrush};

/// Returns the command of a key pressed without Control; `None` if the key has no meaning here.
pub fn key_command(studio: &EditorState, key: &str, pointed: Option<Hex>) -> Option<EditorCommand> {
    let kit = studio.kit;
    let taken = |kit: ToolSettings| Some(EditorCommand::SetTools(kit));
    if let Some(ground) = digit_index(key).and_then(|at| TerrainBrush::ALL.get(at)) {
        return taken(kit.with_ground(*ground));
    }
    match key {
        "y" => taken(ToolSettings {
            symmetry: next_in_cycle(&SYMMETRIES, kit.symmetry),
            ..kit
        }),
        "x" => other_side(studio),
        "u" => other_form(studio),
        _ => studio.key_action(key, pointed),
    }
}

/// Gives the selected unit, or else the template for new units, to the other side.
fn other_side(studio: &EditorState) -> Option<EditorCommand> {
    if let Some(BoardObject::Unit(side, n)) = studio.object {
        return Some(EditorCommand::change(move |sketch| {
            sketch.switch_side(side, n);
        }));
    }
    let mut kit = studio.kit;
    kit.unit.side = kit.unit.side.other();
    Some(EditorCommand::SetTools(kit))
}

/// Toggles the heavy form of the selected unit, or else of the template for new units.
fn other_form(studio: &EditorState) -> Option<EditorCommand> {
    if let Some(BoardObject::Unit(side, n)) = studio.object {
        return Some(EditorCommand::change(move |sketch| {
            sketch.change_unit(side, n, |unit| {
                unit.heavy = !unit.heavy && super::edits::has_heavy(unit.code);
            });
        }));
    }
    let mut kit = studio.kit;
    kit.unit.heavy = !kit.unit.heavy;
    Some(EditorCommand::SetTools(kit))
}
