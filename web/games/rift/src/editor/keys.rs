//! Keyboard shortcuts of the editor for tools, terrain, turns and planes. The board's own keys take
//! precedence.

use super::editor_tools::{EditorCommand, EditorState};
use super::tool_settings::{Tool, ToolSettings};
use editor::digit_index;
use engine::grid::{Plane, Square};
use engine::rift::content::content_error::BoardObject;
use engine::rift::draft::TerrainBrush;

/// Returns the command of a key pressed without Control; `None` if the key has no meaning here.
pub fn key_command(
    editor_state: &EditorState,
    key: &str,
    pointed: Option<Square>,
) -> Option<EditorCommand> {
    let tools = &editor_state.tools;
    let set_tools = |tools: ToolSettings| Some(EditorCommand::SetTools(tools));
    if let Some(ground) = digit_index(key).and_then(|at| TerrainBrush::ALL.get(at)) {
        return set_tools(tools.with_ground(*ground));
    }
    match key {
        "y" => {
            let mut tools = tools.clone();
            tools.symmetry = tools.symmetry.next();
            set_tools(tools)
        }
        "q" => turn(editor_state, -1),
        "w" => turn(editor_state, 1),
        "u" => change_plane(editor_state, 1),
        "d" => change_plane(editor_state, -1),
        _ => editor_state.key_action(key, pointed),
    }
}

/// Turns the selected mat by quarters; otherwise turns the inspected ship, or else the template for
/// new ships, by eighths.
fn turn(editor_state: &EditorState, eighths: i8) -> Option<EditorCommand> {
    let mut tools = editor_state.tools.clone();
    if tools.tool == Tool::Mat {
        tools.mat.quarter_turns = (tools.mat.quarter_turns + if eighths > 0 { 1 } else { 3 }) % 4;
        return Some(EditorCommand::SetTools(tools));
    }
    if let Some(BoardObject::Start(n)) = editor_state.object {
        return Some(EditorCommand::change(move |draft| {
            draft.change_start(n, |start| start.facing = start.facing.rotated(eighths));
        }));
    }
    tools.ship.facing = tools.ship.facing.rotated(eighths);
    Some(EditorCommand::SetTools(tools))
}

/// Moves the inspected ship or mine, or else the template for new ones, to another plane.
fn change_plane(editor_state: &EditorState, levels: i8) -> Option<EditorCommand> {
    let to = move |plane: Plane| Plane::from_level(plane.level() + levels).unwrap_or(plane);
    match editor_state.object {
        Some(BoardObject::Start(n)) => Some(EditorCommand::change(move |draft| {
            draft.change_start(n, |start| start.plane = to(start.plane));
        })),
        Some(BoardObject::Mine(n)) => Some(EditorCommand::change(move |draft| {
            draft.change_mine(n, |mine| mine.plane = to(mine.plane));
        })),
        None => {
            let mut tools = editor_state.tools.clone();
            tools.ship.plane = to(tools.ship.plane);
            tools.mine.plane = to(tools.mine.plane);
            Some(EditorCommand::SetTools(tools))
        }
    }
}
