//! Tests of editor actions and their effect on the map draft.

use super::*;
use crate::editor::hex_coord::cell_of;
use board::StrokeEvent;
use editor::{DocumentAction, DocumentOrigin, EditorDocument};
use engine::exodus::draft::{Planet, Symmetry};
use std::rc::Rc;
use yew::Reducible;

const fn at(q: i8, r: i8) -> HexCoord {
    HexCoord([q, r])
}

fn stroke(from: HexCoord, over: &[HexCoord]) -> Vec<EditorCommand> {
    let over = over.iter().map(|spot| StrokeEvent::Over(cell_of(*spot)));
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

fn go(editor_state: Rc<EditorState>, commands: Vec<EditorCommand>) -> Rc<EditorState> {
    commands.into_iter().fold(editor_state, Reducible::reduce)
}

/// Applies editor actions with a tool to an empty map.
fn after(tool: Tool, commands: Vec<EditorCommand>) -> Rc<EditorState> {
    let bench = EditorDocument::new(MapDraft::blank(), DocumentOrigin::New);
    go(
        go(Rc::new(EditorState::new(bench)), vec![with(tool)]),
        commands,
    )
}

fn open(editor_state: &EditorState) -> Vec<[i8; 2]> {
    let mut all = editor_state.preview().file().open.clone();
    all.sort_unstable();
    all
}

const OPEN: HexContent = HexContent::Planet(Planet {
    guard: 0,
    kind: None,
});

#[test]
fn a_drag_lays_without_gaps_and_is_one_step() {
    let editor_state = after(Tool::Planet, stroke(at(1, -1), &[at(1, 1), at(-1, 2)]));
    let all = [[-1, 2], [0, 2], [1, -1], [1, 0], [1, 1]];
    let laid = open(&editor_state);
    assert!(all.iter().all(|hex| laid.contains(hex)), "{laid:?}");
    let editor_state = go(
        editor_state,
        vec![EditorCommand::Document(DocumentAction::Undo)],
    );
    assert!(open(&editor_state).is_empty());
    let editor_state = go(
        editor_state,
        vec![EditorCommand::Document(DocumentAction::Redo)],
    );
    assert_eq!(open(&editor_state), laid);
    assert!(editor_state.document().is_changed());
    let gone = go(editor_state, vec![with(Tool::Eraser)]);
    let gone = go(gone, stroke(at(1, -1), &[at(1, 1)]));
    assert!(open(&gone).len() < laid.len());
}

#[test]
fn a_drag_that_is_called_off_leaves_nothing() {
    let mut begun = stroke(at(1, 0), &[at(3, 0)]);
    begun.truncate(2);
    let editor_state = after(Tool::Planet, begun);
    assert_eq!(open(&editor_state).len(), 3, "it is seen at once");
    let editor_state = go(editor_state, vec![EditorCommand::Drag(StrokeEvent::Cancel)]);
    assert_eq!(
        (
            open(&editor_state).len(),
            editor_state.document().is_changed()
        ),
        (0, false)
    );
}

#[test]
fn homes_are_put_seat_by_seat_moved_and_taken_away() {
    let editor_state = after(
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
    let editor_state = go(editor_state, stroke(at(0, -2), &[at(1, -2), at(2, -2)]));
    assert_eq!(homes(&editor_state), [[2, -2], [0, 2]]);
    // A press moves the Home of a seat that already has one.
    let first = ToolSettings {
        seat: 0,
        ..editor_state.tools
    };
    let editor_state = go(
        editor_state,
        vec![EditorCommand::SetTools(first), EditorCommand::Tap(at(1, 0))],
    );
    assert_eq!(homes(&editor_state), [[1, 0], [0, 2]]);
    let moved = go(
        editor_state,
        vec![EditorCommand::Move(true), EditorCommand::Tap(at(0, 2))],
    );
    assert_eq!(homes(&moved), [[0, 2], [1, 0]], "two change places");
    assert!(!moved.moving);
    let gone = go(moved, vec![EditorCommand::Delete]);
    assert_eq!(homes(&gone), [[1, 0]]);
    let nothing = go(gone, vec![EditorCommand::Move(true)]);
    assert!(!nothing.moving, "there is nothing to move any more");
}

#[test]
fn planets_are_moved_and_keep_their_guards() {
    let commands = vec![
        EditorCommand::Tap(at(1, 0)),
        with(Tool::Guard),
        EditorCommand::Tap(at(1, 0)),
        with(Tool::Select),
    ];
    let editor_state = after(Tool::Planet, commands);
    let editor_state = go(editor_state, stroke(at(1, 0), &[at(1, 1), at(1, 2)]));
    assert_eq!(editor_state.committed().file().guards[0], [[1, 2]]);
    assert_eq!(editor_state.selected, Some(at(1, 2)));
    let looked = go(editor_state, vec![EditorCommand::Tap(at(0, 0))]);
    assert_eq!(selected_ground(&looked), Some(HexContent::Council));
    let gone = go(looked, vec![EditorCommand::Delete]);
    assert_eq!(
        selected_ground(&gone),
        Some(HexContent::Council),
        "it stays"
    );
}

#[test]
fn the_middle_goes_with_the_council_and_only_at_the_end_of_a_drag() {
    let editor_state = after(
        Tool::Planet,
        vec![EditorCommand::Tap(at(1, 0)), EditorCommand::Tap(at(2, 0))],
    );
    let mut begun = stroke(at(0, 0), &[at(1, 0)]);
    let end = begun.split_off(2);
    let held = go(go(editor_state.clone(), vec![with(Tool::Select)]), begun);
    assert_eq!(open(&held), [[1, 0], [2, 0]]);
    let moved = go(held, end);
    assert_eq!(
        (open(&moved), moved.selected),
        (vec![[-1, 0], [1, 0]], Some(at(0, 0)))
    );
    let tapped = go(
        editor_state,
        vec![with(Tool::Council), EditorCommand::Tap(at(1, 0))],
    );
    assert_eq!(open(&tapped), open(&moved));
    let back = go(tapped, vec![EditorCommand::Document(DocumentAction::Undo)]);
    assert_eq!(open(&back), [[1, 0], [2, 0]]);
}

#[test]
fn all_sides_are_drawn_together() {
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
    let editor_state = after(Tool::Select, commands);
    assert_eq!(open(&editor_state).len(), 4);
    assert_eq!(editor_state.committed().hex_content([1, 0]), OPEN);
    assert_eq!(
        editor_state.committed().hex_content([0, -1]),
        HexContent::Void
    );
}

#[test]
fn what_is_saved_is_not_changed_until_it_is() {
    let editor_state = after(Tool::Planet, vec![EditorCommand::Tap(at(1, 0))]);
    let committed = editor_state.committed().clone();
    let id = || "b1".to_owned();
    let steps = vec![
        EditorCommand::Document(DocumentAction::Saving(id())),
        EditorCommand::Document(DocumentAction::Saved(id(), committed.clone())),
    ];
    let saved = go(editor_state.clone(), steps);
    assert_eq!(saved.document().origin, DocumentOrigin::Own(id()));
    assert!(!saved.document().is_changed());
    // A late save must not mark a map that was opened in the meantime as saved, and the seats are
    // counted anew.
    let mut other = MapDraft::blank().with_name("Other");
    other.put_home([0, -1], 0);
    let steps = vec![
        EditorCommand::Document(DocumentAction::Saving(id())),
        EditorCommand::Document(DocumentAction::Open(
            Box::new(other),
            DocumentOrigin::New,
            true,
        )),
        EditorCommand::Document(DocumentAction::Saved(id(), committed)),
    ];
    let late = go(editor_state, steps);
    assert_eq!(
        (
            &late.document().origin,
            late.document().record_id(),
            late.tools.seat
        ),
        (&DocumentOrigin::New, None, 1)
    );
    assert!(
        late.document().is_changed(),
        "what came by link is kept nowhere"
    );
}
