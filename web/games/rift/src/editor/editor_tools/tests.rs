//! Tests of editor actions and their effect on the board draft.

use super::*;
use board::StrokeEvent;
use editor::{DocumentAction, DocumentOrigin, EditorDocument, Symmetry};
use engine::grid::{Heading, Plane};
use engine::rift::draft::TerrainBrush;
use play::editor_checks::assert_saves_are_tracked;
use std::rc::Rc;
use yew::Reducible;

fn square(label: &str) -> Square {
    Square::parse(label).expect("a label")
}

fn cell(label: &str) -> u16 {
    let square = square(label);
    u16::from(square.y()) * 8 + u16::from(square.x())
}

/// Applies editor actions to a blank board of 8 by 8 with the given tool settings.
fn editor_after(tools: ToolSettings, commands: Vec<EditorCommand>) -> Rc<EditorState> {
    let editor_state = Rc::new(EditorState::new(EditorDocument::new(
        MapDraft::blank(8, 8),
        DocumentOrigin::New,
    )));
    apply_commands(
        apply_commands(editor_state, vec![EditorCommand::SetTools(tools)]),
        commands,
    )
}

fn apply_commands(editor_state: Rc<EditorState>, commands: Vec<EditorCommand>) -> Rc<EditorState> {
    commands.into_iter().fold(editor_state, Reducible::reduce)
}

fn tools_with(tool: Tool) -> ToolSettings {
    ToolSettings::default().with_tool(tool)
}

fn painted(editor_state: &EditorState) -> Vec<String> {
    let grid = grid_of(editor_state.preview());
    let all = squares(grid, (0..grid.len()).collect()).into_iter();
    all.filter(|at| editor_state.preview().terrain(*at).asteroids[1])
        .map(|at| at.to_string())
        .collect()
}

fn starts(editor_state: &EditorState) -> Vec<(String, Heading)> {
    let starts = editor_state.committed().file().starts.iter();
    starts
        .map(|start| (start.at.to_string(), start.facing))
        .collect()
}

#[test]
fn a_drag_paints_without_gaps_and_is_one_step() {
    let drag = vec![
        EditorCommand::Drag(StrokeEvent::Begin(cell("A1"))),
        EditorCommand::Drag(StrokeEvent::Over(cell("C1"))),
        EditorCommand::Drag(StrokeEvent::Over(cell("C3"))),
        EditorCommand::Drag(StrokeEvent::End),
    ];
    let editor_state = editor_after(tools_with(Tool::Brush), drag);
    assert_eq!(painted(&editor_state), ["A1", "B1", "C1", "C2", "C3"]);
    let editor_state = apply_commands(
        editor_state,
        vec![EditorCommand::Document(DocumentAction::Undo)],
    );
    assert_eq!(painted(&editor_state), [""; 0]);
    let editor_state = apply_commands(
        editor_state,
        vec![EditorCommand::Document(DocumentAction::Redo)],
    );
    assert_eq!(painted(&editor_state).len(), 5);
    assert!(editor_state.document().is_changed());
}

#[test]
fn a_canceled_drag_changes_nothing() {
    let unfinished = vec![
        EditorCommand::Drag(StrokeEvent::Begin(cell("A1"))),
        EditorCommand::Drag(StrokeEvent::Over(cell("C1"))),
    ];
    let editor_state = editor_after(tools_with(Tool::Brush), unfinished);
    assert_eq!(painted(&editor_state).len(), 3, "it is seen at once");
    let editor_state = apply_commands(editor_state, vec![EditorCommand::Drag(StrokeEvent::Cancel)]);
    assert_eq!(
        (
            painted(&editor_state).len(),
            editor_state.document().is_changed()
        ),
        (0, false)
    );
}

#[test]
fn lines_and_rectangles_are_drawn_by_a_drag_or_two_presses() {
    let drag = |tool| {
        let commands = vec![
            EditorCommand::Drag(StrokeEvent::Begin(cell("B2"))),
            EditorCommand::Drag(StrokeEvent::Over(cell("H8"))),
            EditorCommand::Drag(StrokeEvent::Over(cell("D3"))),
            EditorCommand::Drag(StrokeEvent::End),
        ];
        painted(&editor_after(tools_with(tool), commands))
    };
    assert_eq!(drag(Tool::Line), ["B2", "C3", "D3"]);
    assert_eq!(drag(Tool::Rectangle), ["B2", "C2", "D2", "B3", "C3", "D3"]);
    let first = editor_after(
        tools_with(Tool::Rectangle),
        vec![EditorCommand::Tap(square("B2"))],
    );
    assert_eq!(pending_squares(&first, square("C3")).len(), 4);
    let both = apply_commands(first.clone(), vec![EditorCommand::Tap(square("C3"))]);
    assert_eq!(painted(&both), ["B2", "C2", "B3", "C3"]);
    let canceled = apply_commands(
        first,
        vec![EditorCommand::Cancel, EditorCommand::Tap(square("C3"))],
    );
    assert_eq!(painted(&canceled), [""; 0]);
}

#[test]
fn fill_paints_the_connected_area() {
    let wall = vec![
        EditorCommand::Tap(square("A2")),
        EditorCommand::Tap(square("B2")),
        EditorCommand::Tap(square("B1")),
        EditorCommand::SetTools(tools_with(Tool::Fill)),
        EditorCommand::Tap(square("A1")),
    ];
    assert_eq!(
        painted(&editor_after(tools_with(Tool::Brush), wall)),
        ["A1", "B1", "A2", "B2"]
    );
}

#[test]
fn a_press_adds_a_ship_and_a_drag_turns_it() {
    let commands = vec![
        EditorCommand::Tap(square("A1")),
        EditorCommand::Drag(StrokeEvent::Begin(cell("H8"))),
        EditorCommand::Drag(StrokeEvent::Over(cell("H6"))),
        EditorCommand::Drag(StrokeEvent::End),
    ];
    let editor_state = editor_after(tools_with(Tool::Ship), commands);
    let expected = [
        ("A1".to_owned(), Heading::SE),
        ("H8".to_owned(), Heading::N),
    ];
    assert_eq!(starts(&editor_state), expected);
    assert_eq!(editor_state.object, Some(BoardObject::Start(1)));
    let again = apply_commands(editor_state, vec![EditorCommand::Tap(square("A1"))]);
    assert_eq!(starts(&again).len(), 2, "a taken place is looked at");
    assert_eq!(again.object, Some(BoardObject::Start(0)));
}

#[test]
fn ships_and_mines_are_moved_by_drag_or_key() {
    let commands = vec![
        EditorCommand::Tap(square("A1")),
        EditorCommand::SetTools(tools_with(Tool::Select)),
        EditorCommand::Drag(StrokeEvent::Begin(cell("A1"))),
        EditorCommand::Drag(StrokeEvent::Over(cell("C3"))),
        EditorCommand::Drag(StrokeEvent::End),
    ];
    let editor_state = editor_after(tools_with(Tool::Ship), commands);
    assert_eq!(starts(&editor_state)[0].0, "C3");
    let moved = apply_commands(
        editor_state,
        vec![EditorCommand::Move(true), EditorCommand::Tap(square("D4"))],
    );
    assert_eq!(starts(&moved)[0].0, "D4");
    assert_eq!(
        (moved.selected, moved.is_moving),
        (Some(square("D4")), false)
    );
    let after_delete = apply_commands(moved, vec![EditorCommand::Delete]);
    assert_eq!(
        (starts(&after_delete).len(), after_delete.object),
        (0, None)
    );
}

#[test]
fn a_second_press_selects_the_next_object_of_a_square() {
    let mut high = tools_with(Tool::Ship);
    high.ship.plane = Plane::HIGH;
    let commands = vec![
        EditorCommand::Tap(square("A1")),
        EditorCommand::SetTools(high),
        EditorCommand::Tap(square("A1")),
        EditorCommand::SetTools(tools_with(Tool::Select)),
        EditorCommand::Tap(square("B2")),
        EditorCommand::Tap(square("A1")),
    ];
    let editor_state = editor_after(tools_with(Tool::Ship), commands);
    assert_eq!(editor_state.object, Some(BoardObject::Start(0)));
    let editor_state = apply_commands(editor_state, vec![EditorCommand::Tap(square("A1"))]);
    assert_eq!(editor_state.object, Some(BoardObject::Start(1)));
}

#[test]
fn a_saved_board_is_unchanged_until_the_next_edit() {
    let editor_state = editor_after(
        tools_with(Tool::Brush),
        vec![EditorCommand::Tap(square("A1"))],
    );
    let committed = editor_state.committed().clone();
    let id = || "b1".to_owned();
    let saving = apply_commands(
        editor_state,
        vec![EditorCommand::Document(DocumentAction::Saving(id()))],
    );
    assert_eq!(
        saving.document().record_id(),
        Some(&id()),
        "a second save writes the same"
    );
    let editor_state = apply_commands(
        saving,
        vec![EditorCommand::Document(DocumentAction::Saved(
            id(),
            committed,
        ))],
    );
    assert_eq!(editor_state.document().origin, DocumentOrigin::Own(id()));
    assert!(!editor_state.document().is_changed());
    let editor_state = apply_commands(
        editor_state,
        vec![EditorCommand::Document(DocumentAction::Undo)],
    );
    assert!(editor_state.document().is_changed());
    let other = Box::new(MapDraft::blank(12, 12));
    let opened = apply_commands(
        editor_state,
        vec![EditorCommand::Document(DocumentAction::Open(
            other.clone(),
            DocumentOrigin::New,
            true,
        ))],
    );
    assert!(
        opened.document().is_changed(),
        "what came by link is kept nowhere"
    );
    let opened = apply_commands(
        opened,
        vec![EditorCommand::Document(DocumentAction::Open(
            other,
            DocumentOrigin::New,
            false,
        ))],
    );
    assert_eq!(
        (
            opened.document().is_changed(),
            opened.document().can_undo_redo()
        ),
        (false, (false, false))
    );
}

#[test]
fn a_late_save_does_not_apply_to_a_board_opened_in_the_meantime() {
    let editor_state = editor_after(
        tools_with(Tool::Brush),
        vec![EditorCommand::Tap(square("A1"))],
    );
    assert_saves_are_tracked(&editor_state, MapDraft::blank(12, 12));
}

#[test]
fn painting_and_erasing_apply_to_both_symmetric_halves() {
    let mut tools = tools_with(Tool::Brush);
    tools.symmetry = Symmetry::HalfTurn;
    tools.ground = TerrainBrush::Asteroid(Plane::MIDDLE);
    let commands = vec![
        EditorCommand::Tap(square("A1")),
        EditorCommand::Tap(square("B1")),
        EditorCommand::SetTools(ToolSettings {
            tool: Tool::Eraser,
            ..tools.clone()
        }),
        EditorCommand::Tap(square("H8")),
    ];
    assert_eq!(painted(&editor_after(tools, commands)), ["B1", "G8"]);
}
