//! The editor tools of Centauri Rift: they change a board draft and draw nothing.

use super::edits::{connected_area, grid_of, heading_to, squares};
use super::tool_settings::{Tool, ToolSettings};
use crate::board_view::{index_of, square_at};
use editor::{EditorTools, grid_shapes};
use engine::grid::Square;
use engine::rift::content::content_error::BoardObject;
use engine::rift::draft::MapDraft;

/// The implementation of the shared editor's traits for Rift boards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameEditor;

pub type EditorState = editor::EditorState<GameEditor>;
pub type EditorCommand = editor::EditorAction<GameEditor>;

/// Returns the squares that a started line or rectangle would take if it ended at `to`.
#[must_use]
pub fn pending_squares(editor_state: &EditorState, to: Square) -> Vec<Square> {
    match editor_state.corner {
        Some(from) => between(editor_state, from, to),
        None => Vec::new(),
    }
}

fn between(editor_state: &EditorState, from: Square, to: Square) -> Vec<Square> {
    let grid = grid_of(editor_state.committed());
    let (from, to) = (index_of(grid, from), index_of(grid, to));
    squares(
        grid,
        if editor_state.tools.tool == Tool::Rectangle {
            grid_shapes::rectangle(grid, from, to)
        } else {
            grid_shapes::line(grid, from, to)
        },
    )
}

impl EditorTools for GameEditor {
    type Place = Square;
    type Object = BoardObject;
    type Tool = Tool;
    type ToolSettings = ToolSettings;

    fn tool(tools: &ToolSettings) -> Tool {
        tools.tool
    }

    fn with_tool(tools: &ToolSettings, tool: Tool) -> ToolSettings {
        tools.with_tool(tool)
    }

    fn paints(tool: Tool) -> bool {
        matches!(tool, Tool::Brush | Tool::Eraser)
    }

    fn place_at(draft: &MapDraft, cell: u16) -> Option<Square> {
        square_at(grid_of(draft), cell)
    }

    fn cell_of(draft: &MapDraft, square: Square) -> u16 {
        index_of(grid_of(draft), square)
    }

    fn path_between(draft: &MapDraft, from: Square, to: Square) -> Vec<Square> {
        let grid = grid_of(draft);
        let path = grid_shapes::line(grid, index_of(grid, from), index_of(grid, to));
        squares(grid, path)
    }

    fn objects_at(draft: &MapDraft, square: Square) -> Vec<BoardObject> {
        draft.objects_at(square)
    }

    fn clear_place(tools: &ToolSettings, draft: &mut MapDraft, square: Square) {
        tools.erase(draft, &[square]);
    }

    fn remove_object(_: &ToolSettings, draft: &mut MapDraft, _: Square, object: BoardObject) {
        draft.remove(object);
    }

    fn move_object(editor_state: &mut EditorState, object: BoardObject, _: Square, to: Square) {
        editor_state.change(|draft| draft.move_object(object, to));
        editor_state.select(to, Some(object));
    }

    fn tap(editor_state: &mut EditorState, at: Square) {
        let tools = editor_state.tools.clone();
        match tools.tool {
            Tool::Select | Tool::Hand => editor_state.select_next(at),
            Tool::Brush => editor_state.change(|draft| tools.paint(draft, &[at])),
            Tool::Eraser => editor_state.change(|draft| tools.erase(draft, &[at])),
            Tool::Fill => {
                let squares = connected_area(editor_state.committed(), at);
                editor_state.change(|draft| tools.paint(draft, &squares));
            }
            Tool::Line | Tool::Rectangle => match editor_state.corner.take() {
                None => editor_state.corner = Some(at),
                Some(from) => {
                    let squares = between(editor_state, from, at);
                    editor_state.change(|draft| tools.paint(draft, &squares));
                }
            },
            Tool::Ship | Tool::Mine => {
                let mut put = None;
                editor_state.change(|draft| {
                    put = if tools.tool == Tool::Ship {
                        tools.put_ship(draft, at, tools.ship.facing)
                    } else {
                        tools.put_mine(draft, at)
                    };
                });
                match put {
                    Some(object) => editor_state.select(at, Some(object)),
                    None => editor_state.select_next(at),
                }
            }
            Tool::Mat => editor_state.change(|draft| tools.place_mat(draft, at)),
        }
    }

    fn grab(editor_state: &EditorState, at: Square) -> Option<BoardObject> {
        let objects = editor_state.committed().objects_at(at);
        let selected = editor_state
            .object
            .filter(|object| objects.contains(object));
        selected.or_else(|| objects.first().copied())
    }

    fn drag_along(
        editor_state: &EditorState,
        drag: &mut editor::Drag<Self>,
        draft: &mut MapDraft,
        path: &[Square],
    ) {
        let (tools, first, last) = (&editor_state.tools, drag.first, drag.last);
        match tools.tool {
            Tool::Brush => tools.paint(draft, path),
            Tool::Eraser => tools.erase(draft, path),
            Tool::Line | Tool::Rectangle => tools.paint(draft, &between(editor_state, first, last)),
            Tool::Fill => tools.paint(draft, &connected_area(editor_state.committed(), last)),
            Tool::Select | Tool::Ship | Tool::Mine if drag.grabbed.is_some() => {
                drag.grabbed
                    .into_iter()
                    .for_each(|object| draft.move_object(object, last));
            }
            Tool::Ship => {
                let facing = heading_to(first, last).unwrap_or(tools.ship.facing);
                drag.added = tools.put_ship(draft, first, facing);
            }
            Tool::Mine => drag.added = tools.put_mine(draft, last),
            Tool::Mat => tools.place_mat(draft, last),
            Tool::Select | Tool::Hand => {}
        }
    }

    fn finish_drag(editor_state: &mut EditorState, drag: editor::Drag<Self>) {
        editor_state.commit((*drag.shown).clone());
        match editor_state.tools.tool {
            Tool::Ship if drag.grabbed.is_none() => editor_state.select(drag.first, drag.added),
            Tool::Select | Tool::Ship | Tool::Mine => {
                editor_state.select(drag.last, drag.grabbed.or(drag.added));
            }
            _ => {}
        }
    }

    fn prune_selection(editor_state: &mut EditorState) {
        let draft = editor_state.committed().clone();
        let is_on_board = |square: &Square| draft.contains(*square);
        editor_state.selected = editor_state.selected.filter(is_on_board);
        editor_state.touched = editor_state.touched.filter(is_on_board);
        editor_state.corner = editor_state.corner.filter(is_on_board);
    }
}

#[cfg(test)]
mod tests;
