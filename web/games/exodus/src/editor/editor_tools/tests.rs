//! Tests of editor actions and their effect on the map draft.

use super::*;
use crate::editor::hex_coord::cell_of;
use board::StrokeEvent;
use editor::{DocumentAction, DocumentOrigin, EditorDocument};
use engine::exodus::draft::{Planet, Symmetry};
use play::editor_checks::assert_saves_are_tracked;
use std::rc::Rc;
use yew::Reducible;

const fn at(q: i8, r: i8) -> HexCoord {
    HexCoord([q, r])
}

fn stroke(from: HexCoord, over: &[HexCoord]) -> Vec<EditorCommand> {
    let over = over.iter().map(|coord| StrokeEvent::Over(cell_of(*coord)));
    std::iter::once(StrokeEvent::Begin(cell_of(from)))
        .chain(over)
        .chain([StrokeEvent::End])
        .map(EditorCommand::Drag)
        .collect()
}

fn with(tool: Tool) -> EditorCommand {
    EditorCommand::SetTools(ToolSettings {
        tool,
        ..ToolSettings::initial()
    })
}

fn apply(editor_state: Rc<EditorState>, commands: Vec<EditorCommand>) -> Rc<EditorState> {
    commands.into_iter().fold(editor_state, Reducible::reduce)
}

/// Applies editor actions with a tool to an empty map.
fn state_after(tool: Tool, commands: Vec<EditorCommand>) -> Rc<EditorState> {
    let bench = EditorDocument::new(MapDraft::blank(), DocumentOrigin::New);
    apply(
        apply(Rc::new(EditorState::new(bench)), vec![with(tool)]),
        commands,
    )
}

fn map_hexes(editor_state: &EditorState) -> Vec<[i8; 2]> {
    let mut all = editor_state.preview().file().open.clone();
    all.sort_unstable();
    all
}

const OPEN: HexContent = HexContent::Planet(Planet {
    guard: 0,
    kind: None,
});

#[test]
fn a_drag_paints_without_gaps_and_is_one_undo_step() {
    let editor_state = state_after(Tool::Planet, stroke(at(1, -1), &[at(1, 1), at(-1, 2)]));
    let all = [[-1, 2], [0, 2], [1, -1], [1, 0], [1, 1]];
    let painted = map_hexes(&editor_state);
    assert!(all.iter().all(|hex| painted.contains(hex)), "{painted:?}");
    let editor_state = apply(
        editor_state,
        vec![EditorCommand::Document(DocumentAction::Undo)],
    );
    assert!(map_hexes(&editor_state).is_empty());
    let editor_state = apply(
        editor_state,
        vec![EditorCommand::Document(DocumentAction::Redo)],
    );
    assert_eq!(map_hexes(&editor_state), painted);
    assert!(editor_state.document().is_changed());
    let erased = apply(editor_state, vec![with(Tool::Eraser)]);
    let erased = apply(erased, stroke(at(1, -1), &[at(1, 1)]));
    assert!(map_hexes(&erased).len() < painted.len());
}

#[test]
fn a_canceled_drag_changes_nothing() {
    let mut stroke_start = stroke(at(1, 0), &[at(3, 0)]);
    stroke_start.truncate(2);
    let editor_state = state_after(Tool::Planet, stroke_start);
    assert_eq!(map_hexes(&editor_state).len(), 3, "it is seen at once");
    let editor_state = apply(editor_state, vec![EditorCommand::Drag(StrokeEvent::Cancel)]);
    assert_eq!(
        (
            map_hexes(&editor_state).len(),
            editor_state.document().is_changed()
        ),
        (0, false)
    );
}

#[test]
fn homes_are_placed_seat_by_seat_moved_and_removed() {
    let editor_state = state_after(
        Tool::Home,
        vec![EditorCommand::Tap(at(0, -2)), EditorCommand::Tap(at(0, 2))],
    );
    let homes = |editor_state: &EditorState| editor_state.committed().file().homes.clone();
    assert_eq!(homes(&editor_state), [[0, -2], [0, 2]]);
    assert_eq!(
        (editor_state.tools.seat, editor_state.selected),
        (2, Some(at(0, 2)))
    );
    // A drag that begins on a Home moves it.
    let editor_state = apply(editor_state, stroke(at(0, -2), &[at(1, -2), at(2, -2)]));
    assert_eq!(homes(&editor_state), [[2, -2], [0, 2]]);
    // A press moves the Home of a seat that already has one.
    let first = ToolSettings {
        seat: 0,
        ..editor_state.tools
    };
    let editor_state = apply(
        editor_state,
        vec![EditorCommand::SetTools(first), EditorCommand::Tap(at(1, 0))],
    );
    assert_eq!(homes(&editor_state), [[1, 0], [0, 2]]);
    let moved = apply(
        editor_state,
        vec![EditorCommand::Move(true), EditorCommand::Tap(at(0, 2))],
    );
    assert_eq!(homes(&moved), [[0, 2], [1, 0]], "two change places");
    assert!(!moved.is_moving);
    let erased = apply(moved, vec![EditorCommand::Delete]);
    assert_eq!(homes(&erased), [[1, 0]]);
    let nothing = apply(erased, vec![EditorCommand::Move(true)]);
    assert!(!nothing.is_moving, "there is nothing to move any more");
}

#[test]
fn a_moved_planet_keeps_its_guard() {
    let commands = vec![
        EditorCommand::Tap(at(1, 0)),
        with(Tool::Guard),
        EditorCommand::Tap(at(1, 0)),
        with(Tool::Select),
    ];
    let editor_state = state_after(Tool::Planet, commands);
    let editor_state = apply(editor_state, stroke(at(1, 0), &[at(1, 1), at(1, 2)]));
    assert_eq!(editor_state.committed().file().guards[0], [[1, 2]]);
    assert_eq!(editor_state.selected, Some(at(1, 2)));
    let selected = apply(editor_state, vec![EditorCommand::Tap(at(0, 0))]);
    assert_eq!(selected_content(&selected), Some(HexContent::Council));
    let erased = apply(selected, vec![EditorCommand::Delete]);
    assert_eq!(
        selected_content(&erased),
        Some(HexContent::Council),
        "it stays"
    );
}

#[test]
fn moving_the_council_shifts_the_map_when_the_drag_ends() {
    let editor_state = state_after(
        Tool::Planet,
        vec![EditorCommand::Tap(at(1, 0)), EditorCommand::Tap(at(2, 0))],
    );
    let mut stroke_start = stroke(at(0, 0), &[at(1, 0)]);
    let end = stroke_start.split_off(2);
    let dragging = apply(
        apply(editor_state.clone(), vec![with(Tool::Select)]),
        stroke_start,
    );
    assert_eq!(map_hexes(&dragging), [[1, 0], [2, 0]]);
    let moved = apply(dragging, end);
    assert_eq!(
        (map_hexes(&moved), moved.selected),
        (vec![[-1, 0], [1, 0]], Some(at(0, 0)))
    );
    let tapped = apply(
        editor_state,
        vec![with(Tool::Council), EditorCommand::Tap(at(1, 0))],
    );
    assert_eq!(map_hexes(&tapped), map_hexes(&moved));
    let undone = apply(tapped, vec![EditorCommand::Document(DocumentAction::Undo)]);
    assert_eq!(map_hexes(&undone), [[1, 0], [2, 0]]);
}

#[test]
fn a_tool_with_symmetry_edits_all_images() {
    let sixth = ToolSettings {
        tool: Tool::Planet,
        symmetry: Symmetry::Sixth,
        ..ToolSettings::initial()
    };
    let half = ToolSettings {
        tool: Tool::Eraser,
        symmetry: Symmetry::Half,
        ..sixth
    };
    let commands = vec![
        EditorCommand::SetTools(sixth),
        EditorCommand::Tap(at(0, -1)),
        EditorCommand::SetTools(half),
        EditorCommand::Tap(at(0, 1)),
    ];
    let editor_state = state_after(Tool::Select, commands);
    assert_eq!(map_hexes(&editor_state).len(), 4);
    assert_eq!(editor_state.committed().hex_content([1, 0]), OPEN);
    assert_eq!(
        editor_state.committed().hex_content([0, -1]),
        HexContent::Void
    );
}

#[test]
fn a_document_is_unchanged_after_a_save_until_the_next_edit() {
    let editor_state = state_after(Tool::Planet, vec![EditorCommand::Tap(at(1, 0))]);
    let mut other = MapDraft::blank().with_name("Other");
    other.put_home([0, -1], 0);
    let late = assert_saves_are_tracked(&editor_state, other);
    assert_eq!(late.tools.seat, 1, "the seats are counted anew");
}
