//! The editor tools of Space Rift: how they change a scenario draft. It draws nothing.

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

    fn tool(kit: &ToolSettings) -> Tool {
        kit.tool
    }

    fn with_tool(kit: &ToolSettings, tool: Tool) -> ToolSettings {
        ToolSettings { tool, ..*kit }
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

    fn objects_at(sketch: &MapDraft, hex: Hex) -> Vec<BoardObject> {
        sketch.objects_at(hex)
    }

    fn clear_place(kit: &ToolSettings, sketch: &mut MapDraft, hex: Hex) {
        kit.erase(sketch, &[hex]);
    }

    fn remove_object(_: &ToolSettings, sketch: &mut MapDraft, _: Hex, object: BoardObject) {
        sketch.remove(object);
    }

    fn move_object(studio: &mut EditorState, object: BoardObject, _: Hex, to: Hex) {
        studio.change(|sketch| sketch.move_object(object, to));
        studio.select(to, Some(object));
    }

    fn tap(studio: &mut EditorState, at: Hex) {
        let kit = studio.kit;
        match kit.tool {
            Tool::Select | Tool::Hand => studio.select_next(at),
            Tool::Brush => studio.change(|sketch| kit.paint(sketch, &[at])),
            Tool::Eraser => studio.change(|sketch| kit.erase(sketch, &[at])),
            Tool::Unit => {
                let mut put = None;
                studio.change(|sketch| put = kit.put_unit(sketch, at));
                match put {
                    Some(object) => studio.select(at, Some(object)),
                    None => studio.select_next(at),
                }
            }
            Tool::Rift if studio.committed().tile_at(at).is_some() => {
                let tile = studio.committed().tile_at(at).map(BoardObject::Tile);
                studio.select(at, tile);
            }
            Tool::Rift => {
                studio.change(|sketch| sketch.place_rift(at));
                studio.select(at, Some(BoardObject::Tile(0)));
            }
        }
    }

    fn grab(studio: &EditorState, at: Hex) -> Option<BoardObject> {
        let here = studio.committed().objects_at(at);
        let is_tile = |object: &BoardObject| matches!(object, BoardObject::Tile(_));
        match studio.kit.tool {
            Tool::Rift => here.into_iter().find(is_tile),
            Tool::Select | Tool::Unit => {
                let own = studio.object.filter(|object| here.contains(object));
                own.or_else(|| here.first().copied())
                    .filter(|object| studio.kit.tool == Tool::Select || !is_tile(object))
            }
            Tool::Brush | Tool::Eraser | Tool::Hand => None,
        }
    }

    fn drag_along(
        studio: &EditorState,
        drag: &mut editor::Drag<Self>,
        sketch: &mut MapDraft,
        path: &[Hex],
    ) {
        let (kit, last) = (studio.kit, drag.last);
        match (kit.tool, drag.held) {
            (Tool::Brush, _) => kit.paint(sketch, path),
            (Tool::Eraser, _) => kit.erase(sketch, path),
            // Tile 1, which has the dial, moves the whole rift.
            (Tool::Rift, None | Some(BoardObject::Tile(0))) => {
                sketch.place_rift(last);
                drag.put = Some(BoardObject::Tile(0));
            }
            (Tool::Select | Tool::Unit | Tool::Rift, Some(object)) => {
                sketch.move_object(object, last)
            }
            (Tool::Unit, None) => drag.put = kit.put_unit(sketch, last),
            (Tool::Select, None) | (Tool::Hand, _) => {}
        }
    }

    fn finish_drag(studio: &mut EditorState, drag: editor::Drag<Self>) {
        studio.commit((*drag.shown).clone());
        match studio.kit.tool {
            Tool::Select | Tool::Unit | Tool::Rift => {
                studio.select(drag.last, drag.held.or(drag.put));
            }
            Tool::Brush | Tool::Eraser | Tool::Hand => {}
        }
    }
}

#[cfg(test)]
mod tests;
