//! A scenario being made: what the tools do to it. Draws nothing.

use super::kit::{Kit, Tool};
use super::marks;
use crate::field::{hex_at, index_of};
use editor::Handwork;
use engine::space_rift::field::Hex;
use engine::space_rift::sketch::{Object, Sketch};

/// How scenarios are worked on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hand;

/// The state of the editor.
pub type Studio = editor::Studio<Hand>;
/// What is done in the editor.
pub type Deed = editor::Deed<Hand>;

impl Handwork for Hand {
    type Place = Hex;
    type Object = Object;
    type Tool = Tool;
    type Kit = Kit;

    fn tool(kit: &Kit) -> Tool {
        kit.tool
    }

    fn with_tool(kit: &Kit, tool: Tool) -> Kit {
        Kit { tool, ..*kit }
    }

    fn paints(tool: Tool) -> bool {
        matches!(tool, Tool::Brush | Tool::Eraser)
    }

    fn place_at(_: &Sketch, cell: u16) -> Option<Hex> {
        hex_at(cell)
    }

    fn cell_of(_: &Sketch, hex: Hex) -> u16 {
        index_of(hex)
    }

    fn line(_: &Sketch, from: Hex, to: Hex) -> Vec<Hex> {
        marks::line(from, to)
    }

    fn objects_at(sketch: &Sketch, hex: Hex) -> Vec<Object> {
        sketch.objects_at(hex)
    }

    fn wipe(kit: &Kit, sketch: &mut Sketch, hex: Hex) {
        kit.wipe(sketch, &[hex]);
    }

    fn remove(_: &Kit, sketch: &mut Sketch, _: Hex, object: Object) {
        sketch.remove(object);
    }

    fn moved(studio: &mut Studio, object: Object, _: Hex, to: Hex) {
        studio.change(|sketch| sketch.shift(object, to));
        studio.look(to, Some(object));
    }

    fn tap(studio: &mut Studio, at: Hex) {
        let kit = studio.kit;
        match kit.tool {
            Tool::Select | Tool::Hand => studio.pick(at),
            Tool::Brush => studio.change(|sketch| kit.paint(sketch, &[at])),
            Tool::Eraser => studio.change(|sketch| kit.wipe(sketch, &[at])),
            Tool::Unit => {
                let mut put = None;
                studio.change(|sketch| put = kit.put_unit(sketch, at));
                match put {
                    Some(object) => studio.look(at, Some(object)),
                    None => studio.pick(at),
                }
            }
            Tool::Rift if studio.settled().tile_at(at).is_some() => {
                let tile = studio.settled().tile_at(at).map(Object::Tile);
                studio.look(at, tile);
            }
            Tool::Rift => {
                studio.change(|sketch| sketch.lay_rift(at));
                studio.look(at, Some(Object::Tile(0)));
            }
        }
    }

    fn grip(studio: &Studio, at: Hex) -> Option<Object> {
        let here = studio.settled().objects_at(at);
        let is_tile = |object: &Object| matches!(object, Object::Tile(_));
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

    fn pull(studio: &Studio, drag: &mut editor::Drag<Self>, sketch: &mut Sketch, path: &[Hex]) {
        let (kit, last) = (studio.kit, drag.last);
        match (kit.tool, drag.held) {
            (Tool::Brush, _) => kit.paint(sketch, path),
            (Tool::Eraser, _) => kit.wipe(sketch, path),
            // The tile with the dial takes the others along.
            (Tool::Rift, None | Some(Object::Tile(0))) => {
                sketch.lay_rift(last);
                drag.put = Some(Object::Tile(0));
            }
            (Tool::Select | Tool::Unit | Tool::Rift, Some(object)) => sketch.shift(object, last),
            (Tool::Unit, None) => drag.put = kit.put_unit(sketch, last),
            (Tool::Select, None) | (Tool::Hand, _) => {}
        }
    }

    fn dropped(studio: &mut Studio, drag: editor::Drag<Self>) {
        studio.go_on((*drag.shown).clone());
        match studio.kit.tool {
            Tool::Select | Tool::Unit | Tool::Rift => {
                studio.look(drag.last, drag.held.or(drag.put));
            }
            Tool::Brush | Tool::Eraser | Tool::Hand => {}
        }
    }
}

#[cfg(test)]
mod tests;
