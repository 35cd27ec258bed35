//! Tests of editor actions and their effect on the scenario draft.

use super::*;
use crate::board_view::index_of;
use board::StrokeEvent;
use editor::{DocumentAction, DocumentOrigin, EditorDocument, Symmetry};
use engine::space_rift::battlefield::Side;
use engine::space_rift::draft::TerrainBrush;
use std::rc::Rc;
use yew::Reducible;

fn hex(name: &str) -> Hex {
    name.parse().expect("a hex")
}

fn stroke(from: &str, over: &[&str]) -> Vec<EditorCommand> {
    let over = over
        .iter()
        .map(|name| StrokeEvent::Over(index_of(hex(name))));
    std::iter::once(StrokeEvent::Begin(index_of(hex(from))))
        .chain(over)
        .chain([StrokeEvent::End])
        .map(EditorCommand::Drag)
        .collect()
}

/// Applies editor actions with a tool to an empty battlefield.
fn after(tool: Tool, deeds: Vec<EditorCommand>) -> Rc<EditorState> {
    let bench = EditorDocument::new(MapDraft::blank(), DocumentOrigin::New);
    go(
        go(Rc::new(EditorState::new(bench)), vec![with(tool)]),
        deeds,
    )
}

fn with(tool: Tool) -> EditorCommand {
    let kit = ToolSettings::default();
    EditorCommand::SetTools(ToolSettings { tool, ..kit })
}

fn go(studio: Rc<EditorState>, deeds: Vec<EditorCommand>) -> Rc<EditorState> {
    deeds.into_iter().fold(studio, Reducible::reduce)
}

fn asteroids(studio: &EditorState) -> Vec<String> {
    let mut all: Vec<_> = studio.preview().file().terrain.asteroid.clone();
    all.sort_unstable();
    all.iter().map(ToString::to_string).collect()
}

fn south(studio: &EditorState) -> Vec<String> {
    let units = studio.committed().file().sides.south.units.iter();
    units.map(|unit| unit.hex.to_string()).collect()
}

#[test]
fn a_drag_paints_without_gaps_and_is_one_step() {
    let studio = after(Tool::Brush, stroke("C3", &["C6", "E5"]));
    assert_eq!(asteroids(&studio), ["C3", "C4", "C5", "C6", "D5", "E5"]);
    let studio = go(studio, vec![EditorCommand::Document(DocumentAction::Undo)]);
    assert_eq!(asteroids(&studio), [""; 0]);
    let studio = go(studio, vec![EditorCommand::Document(DocumentAction::Redo)]);
    assert_eq!(asteroids(&studio).len(), 6);
    assert!(studio.document().is_changed());
}

#[test]
fn a_drag_that_is_called_off_leaves_nothing() {
    let mut begun = stroke("C3", &["C6"]);
    begun.truncate(2);
    let studio = after(Tool::Brush, begun);
    assert_eq!(asteroids(&studio).len(), 4, "it is seen at once");
    let studio = go(studio, vec![EditorCommand::Drag(StrokeEvent::Cancel)]);
    assert_eq!(
        (asteroids(&studio).len(), studio.document().is_changed()),
        (0, false)
    );
}

#[test]
fn units_are_put_moved_and_taken_away() {
    let studio = after(
        Tool::Unit,
        vec![EditorCommand::Tap(hex("B4")), EditorCommand::Tap(hex("B6"))],
    );
    assert_eq!(south(&studio), ["B4", "B6"]);
    let studio = go(studio, stroke("B4", &["C5", "D5"]));
    assert_eq!(south(&studio), ["D5", "B6"]);
    assert_eq!(studio.object, Some(BoardObject::Unit(Side::South, 0)));
    // A unit that is in the way swaps places.
    let studio = go(studio, stroke("D5", &["B6"]));
    assert_eq!(south(&studio), ["B6", "D5"]);
    let moved = go(
        studio,
        vec![EditorCommand::Move(true), EditorCommand::Tap(hex("A1"))],
    );
    assert_eq!((south(&moved)[0].as_str(), moved.moving), ("A1", false));
    let gone = go(moved, vec![EditorCommand::Delete]);
    assert_eq!((south(&gone).len(), gone.object), (1, None));
}

#[test]
fn the_rift_is_laid_as_one_and_bent_tile_by_tile() {
    let studio = after(Tool::Rift, vec![EditorCommand::Tap(hex("F6"))]);
    let site = studio.committed().file().rift.expect("a rift");
    assert!(site.is_valid());
    let studio = go(studio, stroke("F6", &["F8"]));
    let moved = studio.committed().file().rift.expect("a rift");
    assert_eq!(moved.center, hex("F8"));
    assert!(moved.is_valid());
    // The rift keeps its shape, two hexes further.
    for (before, after) in site.others.iter().zip(moved.others) {
        assert_eq!(before.point().x + 4, after.point().x);
    }
    let last = moved.others[4];
    let studio = go(studio, stroke(&last.to_string(), &["A1"]));
    let bent = studio.committed().file().rift.expect("a rift");
    assert_eq!((bent.center, bent.others[4]), (hex("F8"), hex("A1")));
    assert!(!bent.is_valid(), "the engine finds fault with it");
    let gone = go(studio, vec![EditorCommand::Delete]);
    assert_eq!(gone.committed().file().rift, None);
}

#[test]
fn a_second_press_looks_at_the_next_thing_on_a_hex() {
    let deeds = vec![
        EditorCommand::Tap(hex("F6")),
        with(Tool::Unit),
        EditorCommand::Tap(hex("F6")),
        with(Tool::Select),
        EditorCommand::Tap(hex("A1")),
        EditorCommand::Tap(hex("F6")),
    ];
    let studio = after(Tool::Rift, deeds);
    assert_eq!(studio.object, Some(BoardObject::Unit(Side::South, 0)));
    let studio = go(studio, vec![EditorCommand::Tap(hex("F6"))]);
    assert_eq!(studio.object, Some(BoardObject::Tile(0)));
}

#[test]
fn both_sides_are_painted_and_wiped_together() {
    let kit = ToolSettings {
        tool: Tool::Brush,
        symmetry: Symmetry::HalfTurn,
        ground: TerrainBrush::Asteroid,
        ..ToolSettings::default()
    };
    let eraser = ToolSettings {
        tool: Tool::Eraser,
        ..kit
    };
    let deeds = vec![
        EditorCommand::SetTools(kit),
        EditorCommand::Tap(hex("E4")),
        EditorCommand::Tap(hex("E5")),
        EditorCommand::SetTools(eraser),
        EditorCommand::Tap(hex("G10")),
    ];
    assert_eq!(asteroids(&after(Tool::Select, deeds)), ["E5", "G9"]);
}

#[test]
fn what_is_saved_is_not_changed_until_it_is() {
    let studio = after(Tool::Brush, vec![EditorCommand::Tap(hex("A1"))]);
    let kept = studio.committed().clone();
    let id = || "b1".to_owned();
    let steps = vec![
        EditorCommand::Document(DocumentAction::Saving(id())),
        EditorCommand::Document(DocumentAction::Saved(id(), kept.clone())),
    ];
    let saved = go(studio.clone(), steps);
    assert_eq!(saved.document().origin, DocumentOrigin::Own(id()));
    assert!(!saved.document().is_changed());
    // A late save must not mark a scenario that was opened in the meantime as saved.
    let other = Box::new(MapDraft::blank().with_name("Other"));
    let steps = vec![
        EditorCommand::Document(DocumentAction::Saving(id())),
        EditorCommand::Document(DocumentAction::Open(other, DocumentOrigin::New, true)),
        EditorCommand::Document(DocumentAction::Saved(id(), kept)),
    ];
    let late = go(studio, steps);
    assert_eq!(
        (&late.document().origin, late.document().record_id()),
        (&DocumentOrigin::New, None)
    );
    assert!(
        late.document().is_changed(),
        "what came by link is kept nowhere"
    );
}
