//! The editor tools of Exodus: how they change a map draft. It draws nothing.

use super::hex_coord::{self, HexCoord, hex_at_cell};
use super::tool_settings::{Tool, ToolSettings};
use editor::EditorTools;
use engine::exodus::draft::{HexContent, MapDraft};

/// The implementation of the shared editor's traits for Exodus maps.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameEditor;

pub type EditorState = editor::EditorState<GameEditor>;
pub type EditorCommand = editor::EditorAction<GameEditor>;

/// The content of a hex, which is selected and moved as a whole.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HexContents;

/// The center of the map, where the High Council is.
const MIDDLE: HexCoord = HexCoord([0, 0]);

/// Returns the content of the selected hex.
#[must_use]
pub fn selected_ground(studio: &EditorState) -> Option<HexContent> {
    let spot = studio.selected;
    spot.map(|spot| studio.committed().hex_content(spot.0))
}

/// Moves the content of a hex and selects it there; if it is the High Council, the center of the
/// map moves along.
fn move_contents(studio: &mut EditorState, from: HexCoord, to: HexCoord) {
    let council = [from, to].contains(&MIDDLE);
    studio.change(|sketch| sketch.swap_hexes(from.0, to.0));
    studio.select_next(if council { MIDDLE } else { to });
}

/// Selects the next seat after its Home was placed.
fn advance_seat(studio: &mut EditorState) {
    studio.kit.seat = ToolSettings::next_seat(studio.committed());
}

/// Whether a drag with a tool that starts on a hex moves the content of that hex.
fn drags_contents(studio: &EditorState, tool: Tool, at: HexCoord) -> bool {
    match (tool, studio.committed().hex_content(at.0)) {
        (Tool::Select, ground) => ground != HexContent::Void,
        (Tool::Home, HexContent::Home(_)) => true,
        (_, _) => false,
    }
}

/// Whether a move between two hexes moves the High Council, and so the center of the map.
fn moves_center(studio: &EditorState, first: HexCoord, last: HexCoord) -> bool {
    first != last && [first, last].contains(&MIDDLE) && drags_contents(studio, Tool::Select, first)
}

impl EditorTools for GameEditor {
    type Place = HexCoord;
    type Object = HexContents;
    type Tool = Tool;
    type ToolSettings = ToolSettings;

    fn init_tools(kit: Option<ToolSettings>, sketch: &MapDraft) -> ToolSettings {
        ToolSettings {
            seat: ToolSettings::next_seat(sketch),
            ..kit.unwrap_or_else(ToolSettings::initial)
        }
    }

    fn tool(kit: &ToolSettings) -> Tool {
        kit.tool
    }

    fn with_tool(kit: &ToolSettings, tool: Tool) -> ToolSettings {
        ToolSettings { tool, ..*kit }
    }

    fn paints(tool: Tool) -> bool {
        matches!(tool, Tool::Planet | Tool::Guard | Tool::Eraser)
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

    fn objects_at(sketch: &MapDraft, at: HexCoord) -> Vec<HexContents> {
        let there = sketch.hex_content(at.0) != HexContent::Void;
        there.then_some(HexContents).into_iter().collect()
    }

    fn clear_place(kit: &ToolSettings, sketch: &mut MapDraft, at: HexCoord) {
        kit.erase(sketch, &[at]);
    }

    fn remove_object(
        kit: &ToolSettings,
        sketch: &mut MapDraft,
        at: HexCoord,
        HexContents: HexContents,
    ) {
        kit.erase(sketch, &[at]);
    }

    fn move_object(
        studio: &mut EditorState,
        HexContents: HexContents,
        from: HexCoord,
        to: HexCoord,
    ) {
        move_contents(studio, from, to);
    }

    fn tap(studio: &mut EditorState, at: HexCoord) {
        let kit = studio.kit;
        match kit.tool {
            Tool::Select | Tool::Hand => studio.select_next(at),
            Tool::Planet => studio.change(|sketch| kit.place_planets(sketch, &[at])),
            Tool::Guard => studio.change(|sketch| kit.place_guards(sketch, &[at])),
            Tool::Eraser => studio.change(|sketch| kit.erase(sketch, &[at])),
            Tool::Council => move_contents(studio, MIDDLE, at),
            Tool::Home => {
                studio.change(|sketch| {
                    kit.put_home(sketch, at);
                });
                advance_seat(studio);
                studio.select_next(at);
            }
        }
    }

    /// A drag that moves the whole map takes effect only at its end, so that the hexes do not move
    /// under the pointer.
    fn drag_along(
        studio: &EditorState,
        drag: &mut editor::Drag<Self>,
        sketch: &mut MapDraft,
        path: &[HexCoord],
    ) {
        let (kit, first, last) = (studio.kit, drag.first, drag.last);
        match kit.tool {
            Tool::Planet => kit.place_planets(sketch, path),
            Tool::Guard => kit.place_guards(sketch, path),
            Tool::Eraser => kit.erase(sketch, path),
            Tool::Home if drags_contents(studio, Tool::Home, first) => {
                sketch.swap_hexes(first.0, last.0)
            }
            Tool::Home => {
                kit.put_home(sketch, last);
            }
            Tool::Select if !moves_center(studio, first, last) => {
                sketch.swap_hexes(first.0, last.0)
            }
            Tool::Select | Tool::Council | Tool::Hand => {}
        }
    }

    fn finish_drag(studio: &mut EditorState, drag: editor::Drag<Self>) {
        let (first, last) = (drag.first, drag.last);
        match studio.kit.tool {
            Tool::Council => move_contents(studio, MIDDLE, last),
            Tool::Select if moves_center(studio, first, last) => move_contents(studio, first, last),
            Tool::Select | Tool::Home => {
                studio.commit((*drag.shown).clone());
                if studio.kit.tool == Tool::Home {
                    advance_seat(studio);
                }
                studio.select_next(last);
            }
            Tool::Planet | Tool::Guard | Tool::Eraser | Tool::Hand => {
                studio.commit((*drag.shown).clone());
            }
        }
    }
}

#[cfg(test)]
mod tests;
