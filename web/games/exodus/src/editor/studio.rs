//! A map being made: what the tools do to it. Draws nothing.

use super::kit::{Kit, Tool};
use super::spot::{self, Spot, spot_at};
use editor::Handwork;
use engine::exodus::sketch::{Ground, Sketch};

/// How maps are worked on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hand;

/// The state of the editor.
pub type Studio = editor::Studio<Hand>;
/// What is done in the editor.
pub type Deed = editor::Deed<Hand>;

/// What is on a hex: all of it is looked at and moved together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Whole;

/// The middle of the map, where the High Council is.
const MIDDLE: Spot = Spot([0, 0]);

/// What is on the hex that is looked at.
#[must_use]
pub fn ground(studio: &Studio) -> Option<Ground> {
    let spot = studio.selected;
    spot.map(|spot| studio.settled().ground(spot.0))
}

/// Moves what is on a hex, and looks at it where it is then: the middle of the map goes with the High Council.
fn shift(studio: &mut Studio, from: Spot, to: Spot) {
    let council = [from, to].contains(&MIDDLE);
    studio.change(|sketch| sketch.shift(from.0, to.0));
    studio.pick(if council { MIDDLE } else { to });
}

/// After a Home the next seat's turn comes.
fn next_home(studio: &mut Studio) {
    studio.kit.seat = Kit::next_seat(studio.settled());
}

/// Whether a drag with a tool that begins on a hex takes hold of what is there.
fn grips(studio: &Studio, tool: Tool, at: Spot) -> bool {
    match (tool, studio.settled().ground(at.0)) {
        (Tool::Select, ground) => ground != Ground::Void,
        (Tool::Home, Ground::Home(_)) => true,
        (_, _) => false,
    }
}

/// Whether a move between two hexes is one of the High Council, and so of the middle.
fn moves_all(studio: &Studio, first: Spot, last: Spot) -> bool {
    first != last && [first, last].contains(&MIDDLE) && grips(studio, Tool::Select, first)
}

impl Handwork for Hand {
    type Place = Spot;
    type Object = Whole;
    type Tool = Tool;
    type Kit = Kit;

    fn ready(kit: Option<Kit>, sketch: &Sketch) -> Kit {
        Kit {
            seat: Kit::next_seat(sketch),
            ..kit.unwrap_or_else(Kit::fresh)
        }
    }

    fn tool(kit: &Kit) -> Tool {
        kit.tool
    }

    fn with_tool(kit: &Kit, tool: Tool) -> Kit {
        Kit { tool, ..*kit }
    }

    fn paints(tool: Tool) -> bool {
        matches!(tool, Tool::Planet | Tool::Guard | Tool::Eraser)
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

    fn objects_at(sketch: &Sketch, at: Spot) -> Vec<Whole> {
        let there = sketch.ground(at.0) != Ground::Void;
        there.then_some(Whole).into_iter().collect()
    }

    fn wipe(kit: &Kit, sketch: &mut Sketch, at: Spot) {
        kit.wipe(sketch, &[at]);
    }

    fn remove(kit: &Kit, sketch: &mut Sketch, at: Spot, Whole: Whole) {
        kit.wipe(sketch, &[at]);
    }

    fn moved(studio: &mut Studio, Whole: Whole, from: Spot, to: Spot) {
        shift(studio, from, to);
    }

    fn tap(studio: &mut Studio, at: Spot) {
        let kit = studio.kit;
        match kit.tool {
            Tool::Select | Tool::Hand => studio.pick(at),
            Tool::Planet => studio.change(|sketch| kit.lay(sketch, &[at])),
            Tool::Guard => studio.change(|sketch| kit.guard(sketch, &[at])),
            Tool::Eraser => studio.change(|sketch| kit.wipe(sketch, &[at])),
            Tool::Council => shift(studio, MIDDLE, at),
            Tool::Home => {
                studio.change(|sketch| {
                    kit.put_home(sketch, at);
                });
                next_home(studio);
                studio.pick(at);
            }
        }
    }

    /// What moves the whole map waits for the end of the drag, lest the hexes run away under the hand.
    fn pull(studio: &Studio, drag: &mut editor::Drag<Self>, sketch: &mut Sketch, path: &[Spot]) {
        let (kit, first, last) = (studio.kit, drag.first, drag.last);
        match kit.tool {
            Tool::Planet => kit.lay(sketch, path),
            Tool::Guard => kit.guard(sketch, path),
            Tool::Eraser => kit.wipe(sketch, path),
            Tool::Home if grips(studio, Tool::Home, first) => sketch.shift(first.0, last.0),
            Tool::Home => {
                kit.put_home(sketch, last);
            }
            Tool::Select if !moves_all(studio, first, last) => sketch.shift(first.0, last.0),
            Tool::Select | Tool::Council | Tool::Hand => {}
        }
    }

    fn dropped(studio: &mut Studio, drag: editor::Drag<Self>) {
        let (first, last) = (drag.first, drag.last);
        match studio.kit.tool {
            Tool::Council => shift(studio, MIDDLE, last),
            Tool::Select if moves_all(studio, first, last) => shift(studio, first, last),
            Tool::Select | Tool::Home => {
                studio.go_on((*drag.shown).clone());
                if studio.kit.tool == Tool::Home {
                    next_home(studio);
                }
                studio.pick(last);
            }
            Tool::Planet | Tool::Guard | Tool::Eraser | Tool::Hand => {
                studio.go_on((*drag.shown).clone());
            }
        }
    }
}

#[cfg(test)]
mod tests;
