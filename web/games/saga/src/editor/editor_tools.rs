//! The editor tools of Saga: how they change a scenario draft. It draws nothing.

use super::hex_coord::{self, HexCoord, hex_at_cell};
use super::tool_settings::{Tool, ToolSettings};
use editor::EditorTools;
use engine::saga::draft::MapDraft;
use std::convert::Infallible;

/// The implementation of the shared editor's traits for Saga scenarios.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameEditor;

pub type EditorState = editor::EditorState<GameEditor>;
pub type EditorCommand = editor::EditorAction<GameEditor>;

impl EditorTools for GameEditor {
    type Place = HexCoord;
    /// Hexes are selected as a whole, so there are no objects.
    type Object = Infallible;
    type Tool = Tool;
    type ToolSettings = ToolSettings;

    fn tool(tools: &ToolSettings) -> Tool {
        tools.tool
    }

    fn with_tool(tools: &ToolSettings, tool: Tool) -> ToolSettings {
        ToolSettings { tool, ..*tools }
    }

    fn paints(tool: Tool) -> bool {
        matches!(tool, Tool::Sector | Tool::Eraser)
    }

    fn place_at(_: &MapDraft, cell: u16) -> Option<HexCoord> {
        hex_at_cell(cell)
    }

    fn cell_of(_: &MapDraft, at: HexCoord) -> u16 {
        hex_coord::cell_of(at)
    }

    fn path_between(_: &MapDraft, from: HexCoord, to: HexCoord) -> Vec<HexCoord> {
        hex_coord::line(from, to)
    }

    fn clear_place(tools: &ToolSettings, draft: &mut MapDraft, at: HexCoord) {
        *draft = tools.erase(draft, &[at.0]);
    }

    fn tap(editor_state: &mut EditorState, at: HexCoord) {
        let (tools, draft) = (editor_state.tools, editor_state.committed().clone());
        match tools.tool {
            Tool::Select | Tool::Hand => editor_state.select_next(at),
            Tool::Sector => editor_state.commit(tools.place_tiles(&draft, &[at.0])),
            Tool::Eraser => editor_state.commit(tools.erase(&draft, &[at.0])),
            Tool::Start => editor_state.commit(tools.toggle_start(&draft, at.0)),
        }
    }

    fn drag_along(
        editor_state: &EditorState,
        _: &mut editor::Drag<Self>,
        draft: &mut MapDraft,
        path: &[HexCoord],
    ) {
        let tools = editor_state.tools;
        let hexes: Vec<[i8; 2]> = path.iter().map(|coord| coord.0).collect();
        match tools.tool {
            Tool::Sector => *draft = tools.place_tiles(draft, &hexes),
            Tool::Eraser => *draft = tools.erase(draft, &hexes),
            Tool::Select | Tool::Start | Tool::Hand => {}
        }
    }

    fn finish_drag(editor_state: &mut EditorState, drag: editor::Drag<Self>) {
        editor_state.commit((*drag.shown).clone());
        if editor_state.tools.tool == Tool::Select {
            editor_state.select_next(drag.last);
        }
    }

    /// Deselects a variant that no longer exists.
    fn prune_selection(editor_state: &mut EditorState) {
        let variants = &editor_state.committed().file().variants;
        let side = editor_state
            .tools
            .side
            .filter(|side| variants.contains_key(side));
        editor_state.tools.side = side;
    }
}

#[cfg(test)]
mod tests;
