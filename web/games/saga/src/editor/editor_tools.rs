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

    fn tool(kit: &ToolSettings) -> Tool {
        kit.tool
    }

    fn with_tool(kit: &ToolSettings, tool: Tool) -> ToolSettings {
        ToolSettings { tool, ..*kit }
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

    fn clear_place(kit: &ToolSettings, sketch: &mut MapDraft, at: HexCoord) {
        *sketch = kit.erase(sketch, &[at.0]);
    }

    fn tap(studio: &mut EditorState, at: HexCoord) {
        let (kit, sketch) = (studio.kit, studio.committed().clone());
        match kit.tool {
            Tool::Select | Tool::Hand => studio.select_next(at),
            Tool::Sector => studio.commit(kit.place_tiles(&sketch, &[at.0])),
            Tool::Eraser => studio.commit(kit.erase(&sketch, &[at.0])),
            Tool::Start => studio.commit(kit.toggle_start(&sketch, at.0)),
        }
    }

    fn drag_along(
        studio: &EditorState,
        _: &mut editor::Drag<Self>,
        sketch: &mut MapDraft,
        path: &[HexCoord],
    ) {
        let kit = studio.kit;
        let hexes: Vec<[i8; 2]> = path.iter().map(|spot| spot.0).collect();
        match kit.tool {
            Tool::Sector => *sketch = kit.place_tiles(sketch, &hexes),
            Tool::Eraser => *sketch = kit.erase(sketch, &hexes),
            Tool::Select | Tool::Start | Tool::Hand => {}
        }
    }

    fn finish_drag(studio: &mut EditorState, drag: editor::Drag<Self>) {
        studio.commit((*drag.shown).clone());
        if studio.kit.tool == Tool::Select {
            studio.select_next(drag.last);
        }
    }

    /// Deselects a variant that no longer exists.
    fn prune_selection(studio: &mut EditorState) {
        let variants = &studio.committed().file().variants;
        let side = studio.kit.side.filter(|side| variants.contains_key(side));
        studio.kit.side = side;
    }
}

#[cfg(test)]
mod tests;
