//! Tests of editor actions and their effect on the board draft.

use super::*;
use board::StrokeEvent;
use editor::{DocumentAction, DocumentOrigin, EditorDocument, Symmetry};
use engine::grid::{Heading, Plane};
use engine::rift::draft::TerrainBrush;
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
fn after(kit: ToolSettings, deeds: Vec<EditorCommand>) -> Rc<EditorState> {
    let studio = Rc::new(EditorState::new(EditorDocument::new(
        MapDraft::blank(8, 8),
        DocumentOrigin::New,
    )));
    go(go(studio, vec![EditorCommand::SetTools(kit)]), deeds)
}

fn go(studio: Rc<EditorState>, deeds: Vec<EditorCommand>) -> Rc<EditorState> {
    deeds.into_iter().fold(studio, Reducible::reduce)
}

fn with(tool: Tool) -> ToolSettings {
    ToolSettings::default().with_tool(tool)
}

fn painted(studio: &EditorState) -> Vec<String> {
    let grid = grid_of(studio.preview());
    let all = squares(grid, (0..grid.len()).collect()).into_iter();
    all.filter(|at| studio.preview().terrain(*at).asteroids[1])
        .map(|at| at.to_string())
        .collect()
}

fn starts(studio: &EditorState) -> Vec<(String, Heading)> {
    let starts = studio.committed().file().starts.iter();
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
    let studio = after(with(Tool::Brush), drag);
    assert_eq!(painted(&studio), ["A1", "B1", "C1", "C2", "C3"]);
    let studio = go(studio, vec![EditorCommand::Document(DocumentAction::Undo)]);
    assert_eq!(painted(&studio), [""; 0]);
    let studio = go(studio, vec![EditorCommand::Document(DocumentAction::Redo)]);
    assert_eq!(painted(&studio).len(), 5);
    assert!(studio.document().is_changed());
}

#[test]
fn a_drag_that_is_called_off_leaves_nothing() {
    let begun = vec![
        EditorCommand::Drag(StrokeEvent::Begin(cell("A1"))),
        EditorCommand::Drag(StrokeEvent::Over(cell("C1"))),
    ];
    let studio = after(with(Tool::Brush), begun);
    assert_eq!(painted(&studio).len(), 3, "it is seen at once");
    let studio = go(studio, vec![EditorCommand::Drag(StrokeEvent::Cancel)]);
    assert_eq!(
        (painted(&studio).len(), studio.document().is_changed()),
        (0, false)
    );
}

#[test]
fn lines_and_rectangles_follow_the_drag_or_two_presses() {
    let drag = |tool| {
        let deeds = vec![
            EditorCommand::Drag(StrokeEvent::Begin(cell("B2"))),
            EditorCommand::Drag(StrokeEvent::Over(cell("H8"))),
            EditorCommand::Drag(StrokeEvent::Over(cell("D3"))),
            EditorCommand::Drag(StrokeEvent::End),
        ];
        painted(&after(with(tool), deeds))
    };
    assert_eq!(drag(Tool::Line), ["B2", "C3", "D3"]);
    assert_eq!(drag(Tool::Rectangle), ["B2", "C2", "D2", "B3", "C3", "D3"]);
    let first = after(
        with(Tool::Rectangle),
        vec![EditorCommand::Tap(square("B2"))],
    );
    assert_eq!(pending_squares(&first, square("C3")).len(), 4);
    let both = go(first.clone(), vec![EditorCommand::Tap(square("C3"))]);
    assert_eq!(painted(&both), ["B2", "C2", "B3", "C3"]);
    let given_up = go(
        first,
        vec![EditorCommand::Cancel, EditorCommand::Tap(square("C3"))],
    );
    assert_eq!(painted(&given_up), [""; 0]);
}

#[test]
fn filling_takes_what_hangs_together() {
    let wall = vec![
        EditorCommand::Tap(square("A2")),
        EditorCommand::Tap(square("B2")),
        EditorCommand::Tap(square("B1")),
        EditorCommand::SetTools(with(Tool::Fill)),
        EditorCommand::Tap(square("A1")),
    ];
    assert_eq!(
        painted(&after(with(Tool::Brush), wall)),
        ["A1", "B1", "A2", "B2"]
    );
}

#[test]
fn a_ship_is_put_by_a_press_and_turned_by_a_drag() {
    let deeds = vec![
        EditorCommand::Tap(square("A1")),
        EditorCommand::Drag(StrokeEvent::Begin(cell("H8"))),
        EditorCommand::Drag(StrokeEvent::Over(cell("H6"))),
        EditorCommand::Drag(StrokeEvent::End),
    ];
    let studio = after(with(Tool::Ship), deeds);
    let expected = [
        ("A1".to_owned(), Heading::SE),
        ("H8".to_owned(), Heading::N),
    ];
    assert_eq!(starts(&studio), expected);
    assert_eq!(studio.object, Some(BoardObject::Start(1)));
    let again = go(studio, vec![EditorCommand::Tap(square("A1"))]);
    assert_eq!(starts(&again).len(), 2, "a taken place is looked at");
    assert_eq!(again.object, Some(BoardObject::Start(0)));
}

#[test]
fn what_stands_on_the_board_is_moved_by_drag_or_by_key() {
    let deeds = vec![
        EditorCommand::Tap(square("A1")),
        EditorCommand::SetTools(with(Tool::Select)),
        EditorCommand::Drag(StrokeEvent::Begin(cell("A1"))),
        EditorCommand::Drag(StrokeEvent::Over(cell("C3"))),
        EditorCommand::Drag(StrokeEvent::End),
    ];
    let studio = after(with(Tool::Ship), deeds);
    assert_eq!(starts(&studio)[0].0, "C3");
    let moved = go(
        studio,
        vec![EditorCommand::Move(true), EditorCommand::Tap(square("D4"))],
    );
    assert_eq!(starts(&moved)[0].0, "D4");
    assert_eq!((moved.selected, moved.moving), (Some(square("D4")), false));
    let gone = go(moved, vec![EditorCommand::Delete]);
    assert_eq!((starts(&gone).len(), gone.object), (0, None));
}

#[test]
fn a_second_press_looks_at_the_next_thing_on_a_square() {
    let mut high = with(Tool::Ship);
    high.ship.plane = Plane::HIGH;
    let deeds = vec![
        EditorCommand::Tap(square("A1")),
        EditorCommand::SetTools(high),
        EditorCommand::Tap(square("A1")),
        EditorCommand::SetTools(with(Tool::Select)),
        EditorCommand::Tap(square("B2")),
        EditorCommand::Tap(square("A1")),
    ];
    let studio = after(with(Tool::Ship), deeds);
    assert_eq!(studio.object, Some(BoardObject::Start(0)));
    let studio = go(studio, vec![EditorCommand::Tap(square("A1"))]);
    assert_eq!(studio.object, Some(BoardObject::Start(1)));
}

#[test]
fn what_is_saved_is_not_changed_until_it_is() {
    let studio = after(with(Tool::Brush), vec![EditorCommand::Tap(square("A1"))]);
    let kept = studio.committed().clone();
    let id = || "b1".to_owned();
    let saving = go(
        studio,
        vec![EditorCommand::Document(DocumentAction::Saving(id()))],
    );
    assert_eq!(
        saving.document().record_id(),
        Some(&id()),
        "a second save writes the same"
    );
    let studio = go(
        saving,
        vec![EditorCommand::Document(DocumentAction::Saved(id(), kept))],
    );
    assert_eq!(studio.document().origin, DocumentOrigin::Own(id()));
    assert!(!studio.document().is_changed());
    let studio = go(studio, vec![EditorCommand::Document(DocumentAction::Undo)]);
    assert!(studio.document().is_changed());
    let other = Box::new(MapDraft::blank(12, 12));
    let opened = go(
        studio,
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
    let opened = go(
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
fn a_late_save_does_not_claim_the_board_that_is_in_hand_by_then() {
    let studio = after(with(Tool::Brush), vec![EditorCommand::Tap(square("A1"))]);
    let kept = studio.committed().clone();
    let other = Box::new(MapDraft::blank(12, 12));
    let deeds = vec![
        EditorCommand::Document(DocumentAction::Saving("b1".to_owned())),
        EditorCommand::Document(DocumentAction::Open(other, DocumentOrigin::New, true)),
        EditorCommand::Document(DocumentAction::Saved("b1".to_owned(), kept)),
    ];
    let studio = go(studio, deeds);
    assert_eq!(
        (&studio.document().origin, studio.document().record_id()),
        (&DocumentOrigin::New, None)
    );
    assert!(studio.document().is_changed());
}

#[test]
fn both_sides_are_painted_and_wiped_together() {
    let mut kit = with(Tool::Brush);
    kit.symmetry = Symmetry::HalfTurn;
    kit.ground = TerrainBrush::Asteroid(Plane::MIDDLE);
    let deeds = vec![
        EditorCommand::Tap(square("A1")),
        EditorCommand::Tap(square("B1")),
        EditorCommand::SetTools(ToolSettings {
            tool: Tool::Eraser,
            ..kit.clone()
        }),
        EditorCommand::Tap(square("H8")),
    ];
    assert_eq!(painted(&after(kit, deeds)), ["B1", "G8"]);
}
