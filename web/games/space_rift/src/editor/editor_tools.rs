//! The editor tools of Space Rift, which change a scenario draft. This module draws nothing.

use super::edits;
use super::tool_settings::{Tool, ToolSettings};
use crate::board_view::{hex_at, index_of};
use editor::EditorTools;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::draft::{BoardObject, MapDraft};

/// The implementation of the shared editor's traits for Space Rift scenarios.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameEditor;

pub type EditorState = editor::EditorState<GameEditor>;
pub type EditorCommand = editor::EditorAction<GameEditor>;

impl EditorTools for GameEditor {
    type Place = Hex;
    type Object = BoardObject;
    type Tool = Tool;
    type ToolSettings = ToolSettings;

    fn tool(tools: &ToolSettings) -> Tool {
        tools.tool
    }

    fn with_tool(tools: &ToolSettings, tool: Tool) -> ToolSettings {
        ToolSettings { tool, ..*tools }
    }

    fn paints(tool: Tool) -> bool {
        matches!(tool, Tool::Brush | Tool::Eraser)
    }

    fn place_at(_: &MapDraft, cell: u16) -> Option<Hex> {
        hex_at(cell)
    }

    fn cell_of(_: &MapDraft, hex: Hex) -> u16 {
        index_of(hex)
    }

    fn path_between(_: &MapDraft, from: Hex, to: Hex) -> Vec<Hex> {
        edits::line(from, to)
    }

    fn objects_at(draft: &MapDraft, hex: Hex) -> Vec<BoardObject> {
        draft.objects_at(hex)
    }

    fn clear_place(tools: &ToolSettings, draft: &mut MapDraft, hex: Hex) {
        tools.erase(draft, &[hex]);
    }

    fn remove_object(_: &ToolSettings, draft: &mut MapDraft, _: Hex, object: BoardObject) {
        draft.remove(object);
    }

    fn move_object(editor_state: &mut EditorState, object: BoardObject, _: Hex, to: Hex) {
        editor_state.change(|draft| draft.move_object(object, to));
        editor_state.select(to, Some(object));
    }

    fn tap(editor_state: &mut EditorState, at: Hex) {
        let tools = editor_state.tools;
        match tools.tool {
            Tool::Select | Tool::Hand => editor_state.select_next(at),
            Tool::Brush => editor_state.change(|draft| tools.paint(draft, &[at])),
            Tool::Eraser => editor_state.change(|draft| tools.erase(draft, &[at])),
            Tool::Unit => {
                let mut added = None;
                editor_state.change(|draft| added = tools.put_unit(draft, at));
                match added {
                    Some(object) => editor_state.select(at, Some(object)),
                    None => editor_state.select_next(at),
                }
            }
            Tool::Rift if editor_state.committed().tile_at(at).is_some() => {
                let tile = editor_state.committed().tile_at(at).map(BoardObject::Tile);
                editor_state.select(at, tile);
            }
            Tool::Rift => {
                editor_state.change(|draft| draft.place_rift(at));
                editor_state.select(at, Some(BoardObject::Tile(0)));
            }
        }
    }

    fn grab(editor_state: &EditorState, at: Hex) -> Option<BoardObject> {
        let objects = editor_state.committed().objects_at(at);
        let is_tile = |object: &BoardObject| matches!(object, BoardObject::Tile(_));
        match editor_state.tools.tool {
            Tool::Rift => objects.into_iter().find(is_tile),
            Tool::Select | Tool::Unit => {
                let own = editor_state
                    .object
                    .filter(|object| objects.contains(object));
                own.or_else(|| objects.first().copied())
                    .filter(|object| editor_state.tools.tool == Tool::Select || !is_tile(object))
            }
            Tool::Brush | Tool::Eraser | Tool::Hand => None,
        }
    }

    fn drag_along(
        editor_state: &EditorState,
        drag: &mut editor::Drag<Self>,
        draft: &mut MapDraft,
        path: &[Hex],
    ) {
        let (tools, last) = (editor_state.tools, drag.last);
        match (tools.tool, drag.grabbed) {
            (Tool::Brush, _) => tools.paint(draft, path),
            (Tool::Eraser, _) => tools.erase(draft, path),
            // Tile 1, which has the dial, moves the whole rift.
            (Tool::Rift, None | Some(BoardObject::Tile(0))) => {
                draft.place_rift(last);
                drag.added = Some(BoardObject::Tile(0));
            }
            (Tool::Select | Tool::Unit | Tool::Rift, Some(object)) => {
                draft.move_object(object, last)
            }
            (Tool::Unit, None) => drag.added = tools.put_unit(draft, last),
            (Tool::Select, None) | (Tool::Hand, _) => {}
        }
    }

    fn finish_drag(editor_state: &mut EditorState, drag: editor::Drag<Self>) {
        editor_state.commit((*drag.shown).clone());
        match editor_state.tools.tool {
            Tool::Select | Tool::Unit | Tool::Rift => {
                editor_state.select(drag.last, drag.grabbed.or(drag.added));
            }
            Tool::Brush | Tool::Eraser | Tool::Hand => {}
        }
    }
}

#[cfg(test)]
mod tests;
