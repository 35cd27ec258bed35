//! A board being made: what the tools do to it. Draws nothing.

use super::kit::{Kit, Tool};
use super::marks::{area, grid_of, heading_to, squares};
use crate::field::{index_of, square_at};
use editor::{Handwork, shape};
use engine::grid::Square;
use engine::rift::content::fault::Object;
use engine::rift::sketch::Sketch;

/// How boards are worked on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hand;

/// The state of the editor.
pub type Studio = editor::Studio<Hand>;
/// What is done in the editor.
pub type Deed = editor::Deed<Hand>;

/// The squares that a waiting line or rectangle would take if it ended on a square.
#[must_use]
pub fn reach(studio: &Studio, to: Square) -> Vec<Square> {
    match studio.corner {
        Some(from) => between(studio, from, to),
        None => Vec::new(),
    }
}

fn between(studio: &Studio, from: Square, to: Square) -> Vec<Square> {
    let grid = grid_of(studio.settled());
    let (from, to) = (index_of(grid, from), index_of(grid, to));
    squares(
        grid,
        if studio.kit.tool == Tool::Rectangle {
            shape::rectangle(grid, from, to)
        } else {
            shape::line(grid, from, to)
        },
    )
}

impl Handwork for Hand {
    type Place = Square;
    type Object = Object;
    type Tool = Tool;
    type Kit = Kit;

    fn tool(kit: &Kit) -> Tool {
        kit.tool
    }

    fn with_tool(kit: &Kit, tool: Tool) -> Kit {
        kit.with_tool(tool)
    }

    fn paints(tool: Tool) -> bool {
        matches!(tool, Tool::Brush | Tool::Eraser)
    }

    fn place_at(sketch: &Sketch, cell: u16) -> Option<Square> {
        square_at(grid_of(sketch), cell)
    }

    fn cell_of(sketch: &Sketch, square: Square) -> u16 {
        index_of(grid_of(sketch), square)
    }

    fn line(sketch: &Sketch, from: Square, to: Square) -> Vec<Square> {
        let grid = grid_of(sketch);
        let path = shape::line(grid, index_of(grid, from), index_of(grid, to));
        squares(grid, path)
    }

    fn objects_at(sketch: &Sketch, square: Square) -> Vec<Object> {
        sketch.objects_at(square)
    }

    fn wipe(kit: &Kit, sketch: &mut Sketch, square: Square) {
        kit.wipe(sketch, &[square]);
    }

    fn remove(_: &Kit, sketch: &mut Sketch, _: Square, object: Object) {
        sketch.remove(object);
    }

    fn moved(studio: &mut Studio, object: Object, _: Square, to: Square) {
        studio.change(|sketch| sketch.shift(object, to));
        studio.look(to, Some(object));
    }

    fn tap(studio: &mut Studio, at: Square) {
        let kit = studio.kit.clone();
        match kit.tool {
            Tool::Select | Tool::Hand => studio.pick(at),
            Tool::Brush => studio.change(|sketch| kit.paint(sketch, &[at])),
            Tool::Eraser => studio.change(|sketch| kit.wipe(sketch, &[at])),
            Tool::Fill => {
                let squares = area(studio.settled(), at);
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
                    Some(object) => studio.look(at, Some(object)),
                    None => studio.pick(at),
                }
            }
            Tool::Mat => studio.change(|sketch| kit.lay(sketch, at)),
        }
    }

    fn grip(studio: &Studio, at: Square) -> Option<Object> {
        let here = studio.settled().objects_at(at);
        let own = studio.object.filter(|object| here.contains(object));
        own.or_else(|| here.first().copied())
    }

    fn pull(studio: &Studio, drag: &mut editor::Drag<Self>, sketch: &mut Sketch, path: &[Square]) {
        let (kit, first, last) = (&studio.kit, drag.first, drag.last);
        match kit.tool {
            Tool::Brush => kit.paint(sketch, path),
            Tool::Eraser => kit.wipe(sketch, path),
            Tool::Line | Tool::Rectangle => kit.paint(sketch, &between(studio, first, last)),
            Tool::Fill => kit.paint(sketch, &area(studio.settled(), last)),
            Tool::Select | Tool::Ship | Tool::Mine if drag.held.is_some() => {
                drag.held
                    .into_iter()
                    .for_each(|object| sketch.shift(object, last));
            }
            Tool::Ship => {
                let facing = heading_to(first, last).unwrap_or(kit.ship.facing);
                drag.put = kit.put_ship(sketch, first, facing);
            }
            Tool::Mine => drag.put = kit.put_mine(sketch, last),
            Tool::Mat => kit.lay(sketch, last),
            Tool::Select | Tool::Hand => {}
        }
    }

    fn dropped(studio: &mut Studio, drag: editor::Drag<Self>) {
        studio.go_on((*drag.shown).clone());
        match studio.kit.tool {
            Tool::Ship if drag.held.is_none() => studio.look(drag.first, drag.put),
            Tool::Select | Tool::Ship | Tool::Mine => {
                studio.look(drag.last, drag.held.or(drag.put));
            }
            _ => {}
        }
    }

    fn hold(studio: &mut Studio) {
        let sketch = studio.settled().clone();
        let on_board = |square: &Square| sketch.contains(*square);
        studio.selected = studio.selected.filter(on_board);
        studio.touched = studio.touched.filter(on_board);
        studio.corner = studio.corner.filter(on_board);
    }
}

#[cfg(test)]
mod tests;
