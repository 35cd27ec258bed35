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
    studio: &EditorState,
    key: &str,
    pointed: Option<Square>,
) -> Option<EditorCommand> {
    let kit = &studio.kit;
    let taken = |kit: ToolSettings| Some(EditorCommand::SetTools(kit));
    if let Some(ground) = digit_index(key).and_then(|at| TerrainBrush::ALL.get(at)) {
        return taken(kit.with_ground(*ground));
    }
    match key {
        "y" => {
            let mut kit = kit.clone();
            kit.symmetry = kit.symmetry.next();
            taken(kit)
        }
        "q" => turn(studio, -1),
        "w" => turn(studio, 1),
        "u" => change_plane(studio, 1),
        "d" => change_plane(studio, -1),
        _ => studio.key_action(key, pointed),
    }
}

/// Turns the selected mat by quarters, the inspected ship, or else the next ship by eighths.
fn turn(studio: &EditorState, eighths: i8) -> Option<EditorCommand> {
    let mut kit = studio.kit.clone();
    if kit.tool == Tool::Mat {
        kit.mat.turns = (kit.mat.turns + if eighths > 0 { 1 } else { 3 }) % 4;
        return Some(EditorCommand::SetTools(kit));
    }
    if let Some(BoardObject::Start(n)) = studio.object {
        return Some(EditorCommand::change(move |sketch| {
            sketch.change_start(n, |start| start.facing = start.facing.rotated(eighths));
        }));
    }
    kit.ship.facing = kit.ship.facing.rotated(eighths);
    Some(EditorCommand::SetTools(kit))
}

/// Moves the inspected ship or mine to another plane, or else the next one that is placed.
fn change_plane(studio: &EditorState, by: i8) -> Option<EditorCommand> {
    let to = move |plane: Plane| Plane::from_level(plane.level() + by).unwrap_or(plane);
    match studio.object {
        Some(BoardObject::Start(n)) => Some(EditorCommand::change(move |sketch| {
            sketch.change_start(n, |start| start.plane = to(start.plane));
        })),
        Some(BoardObject::Mine(n)) => Some(EditorCommand::change(move |sketch| {
            sketch.change_mine(n, |mine| mine.plane = to(mine.plane));
        })),
        None => {
            let mut kit = studio.kit.clone();
            kit.ship.plane = to(kit.ship.plane);
            kit.mine.plane = to(kit.mine.plane);
            Some(EditorCommand::SetTools(kit))
        }
    }
}
