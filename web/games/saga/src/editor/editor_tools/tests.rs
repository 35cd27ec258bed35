//! Tests of editor actions and their effect on the scenario draft.

use super::super::hex_coord::cell_of;
use super::*;
use board::StrokeEvent;
use editor::{DocumentAction, DocumentOrigin, EditorDocument};
use std::rc::Rc;
use yew::Reducible;

fn editor_state(tools: ToolSettings) -> Rc<EditorState> {
    let mut editor_state =
        EditorState::new(EditorDocument::new(MapDraft::blank(), DocumentOrigin::New));
    editor_state.tools = tools;
    Rc::new(editor_state)
}

fn with(tool: Tool) -> ToolSettings {
    ToolSettings {
        tool,
        ..ToolSettings::default()
    }
}

#[test]
fn a_drag_places_sectors_and_is_one_undo_step() {
    let editor_state = editor_state(with(Tool::Sector));
    let cell = |hex| cell_of(HexCoord(hex));
    let editor_state = editor_state.reduce(EditorCommand::Drag(StrokeEvent::Begin(cell([0, 1]))));
    let editor_state = editor_state.reduce(EditorCommand::Drag(StrokeEvent::Over(cell([-2, 1]))));
    assert_eq!(editor_state.committed().map(None).fixed.len(), 2);
    let editor_state = editor_state.reduce(EditorCommand::Drag(StrokeEvent::End));
    assert_eq!(editor_state.committed().map(None).fixed.len(), 5);
    let editor_state = editor_state.reduce(EditorCommand::Document(DocumentAction::Undo));
    assert_eq!(**editor_state.committed(), MapDraft::blank());
}

#[test]
fn delete_removes_the_selected_sector_but_not_the_gate() {
    let editor_state = editor_state(with(Tool::Select));
    let editor_state = editor_state.reduce(EditorCommand::Tap(HexCoord([1, 0])));
    assert_eq!(editor_state.selected, Some(HexCoord([1, 0])));
    let editor_state = editor_state.reduce(EditorCommand::Delete);
    assert!(
        editor_state
            .committed()
            .hex_content(None, [1, 0])
            .sector
            .is_none()
    );
    let editor_state = editor_state.reduce(EditorCommand::Select(HexCoord([0, 0])));
    let editor_state = editor_state.reduce(EditorCommand::Delete);
    assert!(
        editor_state
            .committed()
            .hex_content(None, [0, 0])
            .sector
            .is_some()
    );
}

#[test]
fn undo_deselects_a_variant_that_no_longer_exists() {
    let editor_state = editor_state(ToolSettings::default());
    let draft = editor_state.committed().with_variants(true);
    let editor_state = editor_state.reduce(EditorCommand::change(move |held| *held = draft));
    let tools = ToolSettings {
        side: Some(3),
        ..editor_state.tools
    };
    let editor_state = editor_state.reduce(EditorCommand::SetTools(tools));
    assert_eq!(editor_state.tools.side, Some(3));
    let editor_state = editor_state.reduce(EditorCommand::Document(DocumentAction::Undo));
    assert_eq!(editor_state.tools.side, None);
}
