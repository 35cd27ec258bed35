//! The editor tools of Centauri Rift: how they change a board draft. It draws nothing.

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
pub fn pending_squares(studio: &EditorState, to: Square) -> Vec<Square> {
    match studio.corner {
        Some(from) => between(studio, from, to),
        None => Vec::new(),
    }
}

fn between(studio: &EditorState, from: Square, to: Square) -> Vec<Square> {
    let grid = grid_of(studio.committed());
    let (from, to) = (index_of(grid, from), index_of(grid, to));
    squares(
        grid,
        if studio.kit.tool == Tool::Rectangle {
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

    fn tool(kit: &ToolSettings) -> Tool {
        kit.tool
    }

    fn with_tool(kit: &ToolSettings, tool: Tool) -> ToolSettings {
        kit.with_tool(tool)
    }

    fn paints(tool: Tool) -> bool {
        matches!(tool, Tool::Brush | Tool::Eraser)
    }

    fn place_at(sketch: &MapDraft, cell: u16) -> Option<Square> {
        square_at(grid_of(sketch), cell)
    }

    fn cell_of(sketch: &MapDraft, square: Square) -> u16 {
        index_of(grid_of(sketch), square)
    }

    fn path_between(sketch: &MapDraft, from: Square, to: Square) -> Vec<Square> {
        let grid = grid_of(sketch);
        let path = grid_shapes::line(grid, index_of(grid, from), index_of(grid, to));
        squares(grid, path)
    }

    fn objects_at(sketch: &MapDraft, square: Square) -> Vec<BoardObject> {
        sketch.objects_at(square)
    }

    fn clear_place(kit: &ToolSettings, sketch: &mut MapDraft, square: Square) {
        kit.erase(sketch, &[square]);
    }

    fn remove_object(_: &ToolSettings, sketch: &mut MapDraft, _: Square, object: BoardObject) {
        sketch.remove(object);
    }

    fn move_object(studio: &mut EditorState, object: BoardObject, _: Square, to: Square) {
        studio.change(|sketch| sketch.move_object(object, to));
        studio.select(to, Some(object));
    }

    fn tap(studio: &mut EditorState, at: Square) {
        let kit = studio.kit.clone();
        match kit.tool {
            Tool::Select | Tool::Hand => studio.select_next(at),
            Tool::Brush => studio.change(|sketch| kit.paint(sketch, &[at])),
            Tool::Eraser => studio.change(|sketch| kit.erase(sketch, &[at])),
            Tool::Fill => {
                let squares = connected_area(studio.committed(), at);
                studio.change(|sketch| kit.paint(sketch, &squares));
            }
            Tool::Line | Tool::Rectangle => match studio.corner.take() {
                None => studio.corner = Some(at),
                Some(from) => {
                    let squares = between(studio, from, at);
                    studio.change(|sketch| kit.paint(sketch, &squares));
                }
            },
            Tool::Ship | Tool::Mine => {
                let mut put = None;
                studio.change(|sketch| {
                    put = if kit.tool == Tool::Ship {
                        kit.put_ship(sketch, at, kit.ship.facing)
                    } else {
                        kit.put_mine(sketch, at)
                    };
                });
                match put {
                    Some(object) => studio.select(at, Some(object)),
                    None => studio.select_next(at),
                }
            }
            Tool::Mat => studio.change(|sketch| kit.place_mat(sketch, at)),
        }
    }

    fn grab(studio: &EditorState, at: Square) -> Option<BoardObject> {
        let here = studio.committed().objects_at(at);
        let own = studio.object.filter(|object| here.contains(object));
        own.or_else(|| here.first().copied())
    }

    fn drag_along(
        studio: &EditorState,
        drag: &mut editor::Drag<Self>,
        sketch: &mut MapDraft,
        path: &[Square],
    ) {
        let (kit, first, last) = (&studio.kit, drag.first, drag.last);
        match kit.tool {
            Tool::Brush => kit.paint(sketch, path),
            Tool::Eraser => kit.erase(sketch, path),
            Tool::Line | Tool::Rectangle => kit.paint(sketch, &between(studio, first, last)),
            Tool::Fill => kit.paint(sketch, &connected_area(studio.committed(), last)),
            Tool::Select | Tool::Ship | Tool::Mine if drag.held.is_some() => {
                drag.held
                    .into_iter()
                    .for_each(|object| sketch.move_object(object, last));
            }
            Tool::Ship => {
                let facing = heading_to(first, last).unwrap_or(kit.ship.facing);
                drag.put = kit.put_ship(sketch, first, facing);
            }
            Tool::Mine => drag.put = kit.put_mine(sketch, last),
            Tool::Mat => kit.place_mat(sketch, last),
            Tool::Select | Tool::Hand => {}
        }
    }

    fn finish_drag(studio: &mut EditorState, drag: editor::Drag<Self>) {
        studio.commit((*drag.shown).clone());
        match studio.kit.tool {
            Tool::Ship if drag.held.is_none() => studio.select(drag.first, drag.put),
            Tool::Select | Tool::Ship | Tool::Mine => {
                studio.select(drag.last, drag.held.or(drag.put));
            }
            _ => {}
        }
    }

    fn prune_selection(studio: &mut EditorState) {
        let sketch = studio.committed().clone();
        let on_board = |square: &Square| sketch.contains(*square);
        studio.selected = studio.selected.filter(on_board);
        studio.touched = studio.touched.filter(on_board);
        studio.corner = studio.corner.filter(on_board);
    }
}

#[cfg(test)]
mod tests;
