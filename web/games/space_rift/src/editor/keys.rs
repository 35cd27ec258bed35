//! Keyboard shortcuts of the editor for tools, features and settings. The board's own keys take
//! precedence.

use super::editor_tools::{EditorCommand, EditorState};
use super::tool_settings::{SYMMETRIES, ToolSettings};
use editor::{digit_index, next_in_cycle};
use engine::space_rift::battlefield::Hex;
use engine::space_rift::draft::{BoardObject, TerrainBrush};

/// Returns the command of a key pressed without Control; `None` if the key has no meaning here.
pub fn key_command(
    editor_state: &EditorState,
    key: &str,
    pointed: Option<Hex>,
) -> Option<EditorCommand> {
    let tools = editor_state.tools;
    let set_tools = |tools: ToolSettings| Some(EditorCommand::SetTools(tools));
    if let Some(brush) = digit_index(key).and_then(|at| TerrainBrush::ALL.get(at)) {
        return set_tools(tools.with_brush(*brush));
    }
    match key {
        "y" => set_tools(ToolSettings {
            symmetry: next_in_cycle(&SYMMETRIES, tools.symmetry),
            ..tools
        }),
        "x" => other_side(editor_state),
        "u" => other_form(editor_state),
        _ => editor_state.key_action(key, pointed),
    }
}

/// Assigns the selected unit, or else the template for new units, to the other side.
fn other_side(editor_state: &EditorState) -> Option<EditorCommand> {
    if let Some(BoardObject::Unit(side, n)) = editor_state.object {
        return Some(EditorCommand::change(move |draft| {
            draft.switch_side(side, n);
        }));
    }
    let mut tools = editor_state.tools;
    tools.unit.side = tools.unit.side.other();
    Some(EditorCommand::SetTools(tools))
}

/// Toggles the heavy form of the selected unit, or else of the template for new units.
fn other_form(editor_state: &EditorState) -> Option<EditorCommand> {
    if let Some(BoardObject::Unit(side, n)) = editor_state.object {
        return Some(EditorCommand::change(move |draft| {
            draft.change_unit(side, n, |unit| {
                unit.is_heavy = !unit.is_heavy && super::edits::has_heavy(unit.code);
            });
        }));
    }
    let mut tools = editor_state.tools;
    tools.unit.is_heavy = !tools.unit.is_heavy;
    Some(EditorCommand::SetTools(tools))
}
