//! Tests of editor actions and their effect on the scenario draft.

use super::*;
use crate::board_view::index_of;
use board::StrokeEvent;
use editor::{DocumentAction, DocumentOrigin, EditorDocument, Symmetry};
use engine::space_rift::battlefield::Side;
use engine::space_rift::draft::TerrainBrush;
use play::editor_checks::assert_saves_are_tracked;
use std::rc::Rc;
use yew::Reducible;

fn hex(name: &str) -> Hex {
    name.parse().expect("a hex")
}

fn stroke(from: &str, path: &[&str]) -> Vec<EditorCommand> {
    let path = path
        .iter()
        .map(|name| StrokeEvent::Over(index_of(hex(name))));
    std::iter::once(StrokeEvent::Begin(index_of(hex(from))))
        .chain(path)
        .chain([StrokeEvent::End])
        .map(EditorCommand::Drag)
        .collect()
}

/// Applies editor actions with a tool to an empty battlefield.
fn after(tool: Tool, commands: Vec<EditorCommand>) -> Rc<EditorState> {
    let document = EditorDocument::new(MapDraft::blank(), DocumentOrigin::New);
    apply(
        apply(Rc::new(EditorState::new(document)), vec![select_tool(tool)]),
        commands,
    )
}

fn select_tool(tool: Tool) -> EditorCommand {
    let tools = ToolSettings::default();
    EditorCommand::SetTools(ToolSettings { tool, ..tools })
}

fn apply(editor_state: Rc<EditorState>, commands: Vec<EditorCommand>) -> Rc<EditorState> {
    commands.into_iter().fold(editor_state, Reducible::reduce)
}

fn asteroids(editor_state: &EditorState) -> Vec<String> {
    let mut all: Vec<_> = editor_state.preview().file().terrain.asteroid.clone();
    all.sort_unstable();
    all.iter().map(ToString::to_string).collect()
}

fn south(editor_state: &EditorState) -> Vec<String> {
    let units = editor_state.committed().file().sides.south.units.iter();
    units.map(|unit| unit.hex.to_string()).collect()
}

#[test]
fn a_drag_paints_a_line_without_gaps_as_one_undo_step() {
    let editor_state = after(Tool::Brush, stroke("C3", &["C6", "E5"]));
    assert_eq!(
        asteroids(&editor_state),
        ["C3", "C4", "C5", "C6", "D5", "E5"]
    );
    let editor_state = apply(
        editor_state,
        vec![EditorCommand::Document(DocumentAction::Undo)],
    );
    assert_eq!(asteroids(&editor_state), [""; 0]);
    let editor_state = apply(
        editor_state,
        vec![EditorCommand::Document(DocumentAction::Redo)],
    );
    assert_eq!(asteroids(&editor_state).len(), 6);
    assert!(editor_state.document().is_changed());
}

#[test]
fn a_canceled_drag_changes_nothing() {
    let mut unfinished = stroke("C3", &["C6"]);
    unfinished.truncate(2);
    let editor_state = after(Tool::Brush, unfinished);
    assert_eq!(asteroids(&editor_state).len(), 4, "it is seen at once");
    let editor_state = apply(editor_state, vec![EditorCommand::Drag(StrokeEvent::Cancel)]);
    assert_eq!(
        (
            asteroids(&editor_state).len(),
            editor_state.document().is_changed()
        ),
        (0, false)
    );
}

#[test]
fn units_are_added_moved_and_deleted() {
    let editor_state = after(
        Tool::Unit,
        vec![EditorCommand::Tap(hex("B4")), EditorCommand::Tap(hex("B6"))],
    );
    assert_eq!(south(&editor_state), ["B4", "B6"]);
    let editor_state = apply(editor_state, stroke("B4", &["C5", "D5"]));
    assert_eq!(south(&editor_state), ["D5", "B6"]);
    assert_eq!(editor_state.object, Some(BoardObject::Unit(Side::South, 0)));
    // A unit on the destination swaps places with the moved unit.
    let editor_state = apply(editor_state, stroke("D5", &["B6"]));
    assert_eq!(south(&editor_state), ["B6", "D5"]);
    let moved = apply(
        editor_state,
        vec![EditorCommand::Move(true), EditorCommand::Tap(hex("A1"))],
    );
    assert_eq!((south(&moved)[0].as_str(), moved.is_moving), ("A1", false));
    let deleted = apply(moved, vec![EditorCommand::Delete]);
    assert_eq!((south(&deleted).len(), deleted.object), (1, None));
}

#[test]
fn the_rift_is_placed_as_a_whole_and_its_tiles_move_separately() {
    let editor_state = after(Tool::Rift, vec![EditorCommand::Tap(hex("F6"))]);
    let site = editor_state.committed().file().rift.expect("a rift");
    assert!(site.is_valid());
    let editor_state = apply(editor_state, stroke("F6", &["F8"]));
    let moved = editor_state.committed().file().rift.expect("a rift");
    assert_eq!(moved.center, hex("F8"));
    assert!(moved.is_valid());
    // The rift keeps its shape, moved by two hexes.
    for (before, after) in site.others.iter().zip(moved.others) {
        assert_eq!(before.point().x + 4, after.point().x);
    }
    let last = moved.others[4];
    let editor_state = apply(editor_state, stroke(&last.to_string(), &["A1"]));
    let reshaped = editor_state.committed().file().rift.expect("a rift");
    assert_eq!(
        (reshaped.center, reshaped.others[4]),
        (hex("F8"), hex("A1"))
    );
    assert!(!reshaped.is_valid(), "the engine finds fault with it");
    let deleted = apply(editor_state, vec![EditorCommand::Delete]);
    assert_eq!(deleted.committed().file().rift, None);
}

#[test]
fn a_second_tap_selects_the_next_object_on_a_hex() {
    let commands = vec![
        EditorCommand::Tap(hex("F6")),
        select_tool(Tool::Unit),
        EditorCommand::Tap(hex("F6")),
        select_tool(Tool::Select),
        EditorCommand::Tap(hex("A1")),
        EditorCommand::Tap(hex("F6")),
    ];
    let editor_state = after(Tool::Rift, commands);
    assert_eq!(editor_state.object, Some(BoardObject::Unit(Side::South, 0)));
    let editor_state = apply(editor_state, vec![EditorCommand::Tap(hex("F6"))]);
    assert_eq!(editor_state.object, Some(BoardObject::Tile(0)));
}

#[test]
fn brush_and_eraser_edit_both_halves_under_symmetry() {
    let tools = ToolSettings {
        tool: Tool::Brush,
        symmetry: Symmetry::HalfTurn,
        brush: TerrainBrush::Asteroid,
        ..ToolSettings::default()
    };
    let eraser = ToolSettings {
        tool: Tool::Eraser,
        ..tools
    };
    let commands = vec![
        EditorCommand::SetTools(tools),
        EditorCommand::Tap(hex("E4")),
        EditorCommand::Tap(hex("E5")),
        EditorCommand::SetTools(eraser),
        EditorCommand::Tap(hex("G10")),
    ];
    assert_eq!(asteroids(&after(Tool::Select, commands)), ["E5", "G9"]);
}

#[test]
fn a_saved_draft_counts_as_unchanged_until_the_next_edit() {
    let editor_state = after(Tool::Brush, vec![EditorCommand::Tap(hex("A1"))]);
    assert_saves_are_tracked(&editor_state, MapDraft::blank().with_name("Other"));
}
