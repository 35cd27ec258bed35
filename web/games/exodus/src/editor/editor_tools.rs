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
const CENTER: HexCoord = HexCoord([0, 0]);

#[must_use]
pub fn selected_content(editor_state: &EditorState) -> Option<HexContent> {
    let coord = editor_state.selected;
    coord.map(|coord| editor_state.committed().hex_content(coord.0))
}

/// Moves the content of a hex and selects it there; if it is the High Council, the center of the
/// map moves along.
fn move_contents(editor_state: &mut EditorState, from: HexCoord, to: HexCoord) {
    let moves_council = [from, to].contains(&CENTER);
    editor_state.change(|draft| draft.swap_hexes(from.0, to.0));
    editor_state.select_next(if moves_council { CENTER } else { to });
}

/// Selects the next seat after its Home was placed.
fn advance_seat(editor_state: &mut EditorState) {
    editor_state.tools.seat = ToolSettings::next_seat(editor_state.committed());
}

/// Returns whether a drag with a tool that starts on a hex moves the content of that hex.
fn drags_contents(editor_state: &EditorState, tool: Tool, at: HexCoord) -> bool {
    match (tool, editor_state.committed().hex_content(at.0)) {
        (Tool::Select, ground) => ground != HexContent::Void,
        (Tool::Home, HexContent::Home(_)) => true,
        (_, _) => false,
    }
}

/// Returns whether a move between two hexes moves the High Council, and so the center of the map.
fn moves_center(editor_state: &EditorState, first: HexCoord, last: HexCoord) -> bool {
    first != last
        && [first, last].contains(&CENTER)
        && drags_contents(editor_state, Tool::Select, first)
}

impl EditorTools for GameEditor {
    type Place = HexCoord;
    type Object = HexContents;
    type Tool = Tool;
    type ToolSettings = ToolSettings;

    fn init_tools(tools: Option<ToolSettings>, draft: &MapDraft) -> ToolSettings {
        ToolSettings {
            seat: ToolSettings::next_seat(draft),
            ..tools.unwrap_or_else(ToolSettings::initial)
        }
    }

    fn tool(tools: &ToolSettings) -> Tool {
        tools.tool
    }

    fn with_tool(tools: &ToolSettings, tool: Tool) -> ToolSettings {
        ToolSettings { tool, ..*tools }
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

    fn objects_at(draft: &MapDraft, at: HexCoord) -> Vec<HexContents> {
        let is_on_map = draft.hex_content(at.0) != HexContent::Void;
        is_on_map.then_some(HexContents).into_iter().collect()
    }

    fn clear_place(tools: &ToolSettings, draft: &mut MapDraft, at: HexCoord) {
        tools.erase(draft, &[at]);
    }

    fn remove_object(
        tools: &ToolSettings,
        draft: &mut MapDraft,
        at: HexCoord,
        HexContents: HexContents,
    ) {
        tools.erase(draft, &[at]);
    }

    fn move_object(
        editor_state: &mut EditorState,
        HexContents: HexContents,
        from: HexCoord,
        to: HexCoord,
    ) {
        move_contents(editor_state, from, to);
    }

    fn tap(editor_state: &mut EditorState, at: HexCoord) {
        let tools = editor_state.tools;
        match tools.tool {
            Tool::Select | Tool::Hand => editor_state.select_next(at),
            Tool::Planet => editor_state.change(|draft| tools.place_planets(draft, &[at])),
            Tool::Guard => editor_state.change(|draft| tools.place_guards(draft, &[at])),
            Tool::Eraser => editor_state.change(|draft| tools.erase(draft, &[at])),
            Tool::Council => move_contents(editor_state, CENTER, at),
            Tool::Home => {
                editor_state.change(|draft| {
                    tools.put_home(draft, at);
                });
                advance_seat(editor_state);
                editor_state.select_next(at);
            }
        }
    }

    /// Applies a drag; one that moves the whole map takes effect only at its end, so that the hexes
    /// do not move under the pointer.
    fn drag_along(
        editor_state: &EditorState,
        drag: &mut editor::Drag<Self>,
        draft: &mut MapDraft,
        path: &[HexCoord],
    ) {
        let (tools, first, last) = (editor_state.tools, drag.first, drag.last);
        match tools.tool {
            Tool::Planet => tools.place_planets(draft, path),
            Tool::Guard => tools.place_guards(draft, path),
            Tool::Eraser => tools.erase(draft, path),
            Tool::Home if drags_contents(editor_state, Tool::Home, first) => {
                draft.swap_hexes(first.0, last.0)
            }
            Tool::Home => {
                tools.put_home(draft, last);
            }
            Tool::Select if !moves_center(editor_state, first, last) => {
                draft.swap_hexes(first.0, last.0)
            }
            Tool::Select | Tool::Council | Tool::Hand => {}
        }
    }

    fn finish_drag(editor_state: &mut EditorState, drag: editor::Drag<Self>) {
        let (first, last) = (drag.first, drag.last);
        match editor_state.tools.tool {
            Tool::Council => move_contents(editor_state, CENTER, last),
            Tool::Select if moves_center(editor_state, first, last) => {
                move_contents(editor_state, first, last)
            }
            Tool::Select | Tool::Home => {
                editor_state.commit((*drag.shown).clone());
                if editor_state.tools.tool == Tool::Home {
                    advance_seat(editor_state);
                }
                editor_state.select_next(last);
            }
            Tool::Planet | Tool::Guard | Tool::Eraser | Tool::Hand => {
                editor_state.commit((*drag.shown).clone());
            }
        }
    }
}

#[cfg(test)]
mod tests;
