//! A scenario being made: what the tools do to it. Draws nothing.

use super::kit::{Kit, Tool};
use super::spot::{self, Spot, spot_at};
use editor::Handwork;
use engine::saga::sketch::Sketch;
use std::convert::Infallible;

/// How scenarios are worked on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hand;

/// The state of the editor.
pub type Studio = editor::Studio<Hand>;
/// What is done in the editor.
pub type Deed = editor::Deed<Hand>;

impl Handwork for Hand {
    type Place = Spot;
    /// A hex is looked at as a whole.
    type Object = Infallible;
    type Tool = Tool;
    type Kit = Kit;

    fn tool(kit: &Kit) -> Tool {
        kit.tool
    }

    fn with_tool(kit: &Kit, tool: Tool) -> Kit {
        Kit { tool, ..*kit }
    }

    fn paints(tool: Tool) -> bool {
        matches!(tool, Tool::Sector | Tool::Eraser)
    }

    fn place_at(_: &Sketch, cell: u16) -> Option<Spot> {
        spot_at(cell)
    }

    fn cell_of(_: &Sketch, at: Spot) -> u16 {
        spot::cell_of(at)
    }

    fn line(_: &Sketch, from: Spot, to: Spot) -> Vec<Spot> {
        spot::line(from, to)
    }

    fn wipe(kit: &Kit, sketch: &mut Sketch, at: Spot) {
        *sketch = kit.wipe(sketch, &[at.0]);
    }

    fn tap(studio: &mut Studio, at: Spot) {
        let (kit, sketch) = (studio.kit, studio.settled().clone());
        match kit.tool {
            Tool::Select | Tool::Hand => studio.pick(at),
            Tool::Sector => studio.go_on(kit.lay(&sketch, &[at.0])),
            Tool::Eraser => studio.go_on(kit.wipe(&sketch, &[at.0])),
            Tool::Start => studio.go_on(kit.start(&sketch, at.0)),
        }
    }

    fn pull(studio: &Studio, _: &mut editor::Drag<Self>, sketch: &mut Sketch, path: &[Spot]) {
        let kit = studio.kit;
        let hexes: Vec<[i8; 2]> = path.iter().map(|spot| spot.0).collect();
        match kit.tool {
            Tool::Sector => *sketch = kit.lay(sketch, &hexes),
            Tool::Eraser => *sketch = kit.wipe(sketch, &hexes),
            Tool::Select | Tool::Start | Tool::Hand => {}
        }
    }

    fn dropped(studio: &mut Studio, drag: editor::Drag<Self>) {
        studio.go_on((*drag.shown).clone());
        if studio.kit.tool == Tool::Select {
            studio.pick(drag.last);
        }
    }

    /// Looks away from a side that is not there any more.
    fn hold(studio: &mut Studio) {
        let variants = &studio.settled().file().variants;
        let side = studio.kit.side.filter(|side| variants.contains_key(side));
        studio.kit.side = side;
    }
}

#[cfg(test)]
mod tests;
