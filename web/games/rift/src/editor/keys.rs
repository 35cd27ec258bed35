//! Keys of the editor: every tool, ground and step. The board's own keys come first.

use super::kit::{Kit, Tool};
use super::studio::{Deed, Studio};
use editor::digit;
use engine::grid::{Plane, Square};
use engine::rift::content::fault::Object;
use engine::rift::sketch::Ground;

/// The deed of a key that is pressed without Control.
pub fn deed(studio: &Studio, key: &str, pointed: Option<Square>) -> Option<Deed> {
    let kit = &studio.kit;
    let taken = |kit: Kit| Some(Deed::Take(kit));
    if let Some(ground) = digit(key).and_then(|at| Ground::ALL.get(at)) {
        return taken(kit.with_ground(*ground));
    }
    match key {
        "y" => {
            let mut kit = kit.clone();
            kit.symmetry = kit.symmetry.next();
            taken(kit)
        }
        "q" => turn(studio, -1),
        "w" => turn(studio, 1),
        "u" => lift(studio, 1),
        "d" => lift(studio, -1),
        _ => studio.press(key, pointed),
    }
}

/// Turns the mat in hand, the ship that is looked at, or the next one.
fn turn(studio: &Studio, eighths: i8) -> Option<Deed> {
    let mut kit = studio.kit.clone();
    if kit.tool == Tool::Mat {
        kit.mat.turns = (kit.mat.turns + if eighths > 0 { 1 } else { 3 }) % 4;
        return Some(Deed::Take(kit));
    }
    if let Some(Object::Start(n)) = studio.object {
        return Some(studio.changed(|sketch| {
            sketch.change_start(n, |start| start.facing = start.facing.turned(eighths));
        }));
    }
    kit.ship.facing = kit.ship.facing.turned(eighths);
    Some(Deed::Take(kit))
}

/// Puts what is looked at into another plane, or the next one.
fn lift(studio: &Studio, by: i8) -> Option<Deed> {
    let to = |plane: Plane| Plane::at(plane.level() + by).unwrap_or(plane);
    match studio.object {
        Some(Object::Start(n)) => Some(studio.changed(|sketch| {
            sketch.change_start(n, |start| start.plane = to(start.plane));
        })),
        Some(Object::Mine(n)) => Some(studio.changed(|sketch| {
            sketch.change_mine(n, |mine| mine.plane = to(mine.plane));
        })),
        None => {
            let mut kit = studio.kit.clone();
            kit.ship.plane = to(kit.ship.plane);
            kit.mine.plane = to(kit.mine.plane);
            Some(Deed::Take(kit))
        }
    }
}
