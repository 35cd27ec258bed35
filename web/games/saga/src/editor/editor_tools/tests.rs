//! Tests of editor actions and their effect on the scenario draft.

use super::super::hex_coord::cell_of;
use super::*;
use board::StrokeEvent;
use editor::{DocumentAction, DocumentOrigin, EditorDocument};
use std::rc::Rc;
use yew::Reducible;

fn studio(kit: ToolSettings) -> Rc<EditorState> {
    let mut studio = EditorState::new(EditorDocument::new(MapDraft::blank(), DocumentOrigin::New));
    studio.kit = kit;
    Rc::new(studio)
}

fn with(tool: Tool) -> ToolSettings {
    ToolSettings {
        tool,
        ..ToolSettings::default()
    }
}

#[test]
fn a_drag_lays_sectors_and_is_one_step() {
    let studio = studio(with(Tool::Sector));
    let cell = |hex| cell_of(HexCoord(hex));
    let studio = studio.reduce(EditorCommand::Drag(StrokeEvent::Begin(cell([0, 1]))));
    let studio = studio.reduce(EditorCommand::Drag(StrokeEvent::Over(cell([-2, 1]))));
    assert_eq!(studio.committed().map(None).fixed.len(), 2);
    let studio = studio.reduce(EditorCommand::Drag(StrokeEvent::End));
    assert_eq!(studio.committed().map(None).fixed.len(), 5);
    let studio = studio.reduce(EditorCommand::Document(DocumentAction::Undo));
    assert_eq!(**studio.committed(), MapDraft::blank());
}

#[test]
fn what_is_looked_at_is_taken_away() {
    let studio = studio(with(Tool::Select));
    let studio = studio.reduce(EditorCommand::Tap(HexCoord([1, 0])));
    assert_eq!(studio.selected, Some(HexCoord([1, 0])));
    let studio = studio.reduce(EditorCommand::Delete);
    assert!(
        studio
            .committed()
            .hex_content(None, [1, 0])
            .sector
            .is_none()
    );
    let studio = studio.reduce(EditorCommand::Select(HexCoord([0, 0])));
    let studio = studio.reduce(EditorCommand::Delete);
    assert!(
        studio
            .committed()
            .hex_content(None, [0, 0])
            .sector
            .is_some()
    );
}

#[test]
fn a_side_that_is_gone_is_not_made_any_longer() {
    let studio = studio(ToolSettings::default());
    let sketch = studio.committed().with_variants(true);
    let studio = studio.reduce(EditorCommand::change(move |held| *held = sketch));
    let kit = ToolSettings {
        side: Some(3),
        ..studio.kit
    };
    let studio = studio.reduce(EditorCommand::SetTools(kit));
    assert_eq!(studio.kit.side, Some(3));
    let studio = studio.reduce(EditorCommand::Document(DocumentAction::Undo));
    assert_eq!(studio.kit.side, None);
}
