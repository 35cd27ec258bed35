//! Keys of the editor: every tool, ground and step. The board's own keys come first.

use super::kit::{Kit, Tool};
use super::studio::{Deed, Studio};
use super::toolbox::GROUND_KEYS;
use crate::edit::keys::Press;
use crate::edit::{Step, Wish};
use engine::grid::{Plane, Square};
use engine::rift::content::fault::Object;
use engine::rift::sketch::{Ground, Sketch};
use yew::prelude::*;

/// What a key asks for.
enum Asked {
    Deed(Box<Deed>),
    Wish(Wish),
    Nothing,
}

fn deed(deed: Deed) -> Asked {
    Asked::Deed(Box::new(deed))
}

/// Takes the keys that mean something now.
pub fn taker(
    studio: &Studio,
    pointed: Option<Square>,
    ondeed: &Callback<Deed>,
    onwish: &Callback<Wish>,
) -> Callback<Press, bool> {
    let (studio, ondeed, onwish) = (studio.clone(), ondeed.clone(), onwish.clone());
    Callback::from(move |press: Press| match asked(&studio, pointed, &press) {
        Asked::Deed(deed) => {
            ondeed.emit(*deed);
            true
        }
        Asked::Wish(wish) => {
            onwish.emit(wish);
            true
        }
        Asked::Nothing => false,
    })
}

fn asked(studio: &Studio, pointed: Option<Square>, press: &Press) -> Asked {
    let key = press.key.as_str();
    if press.ctrl {
        return match (key, press.shift) {
            ("z", false) => deed(Deed::Step(Step::Undo)),
            ("z", true) | ("y", _) => deed(Deed::Step(Step::Redo)),
            ("s", false) => Asked::Wish(Wish::Save),
            _ => Asked::Nothing,
        };
    }
    let kit = &studio.kit;
    let taken = |kit: Kit| deed(Deed::Take(kit));
    if let Some(tool) = Tool::ALL
        .into_iter()
        .find(|tool| tool.key().eq_ignore_ascii_case(key))
    {
        return taken(kit.with_tool(tool));
    }
    let ground = GROUND_KEYS.iter().position(|own| *own == key);
    if let Some(ground) = ground.and_then(|at| Ground::ALL.get(at)) {
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
        "m" => deed(Deed::Move(!studio.moving)),
        "p" => Asked::Wish(Wish::Play),
        "delete" | "backspace" => match pointed.filter(|at| Some(*at) != studio.selected) {
            Some(at) => changed(studio, |sketch| kit.wipe(sketch, &[at])),
            None => deed(Deed::Delete),
        },
        "escape" => deed(Deed::Release),
        _ => Asked::Nothing,
    }
}

fn changed(studio: &Studio, change: impl FnOnce(&mut Sketch)) -> Asked {
    let mut sketch = (**studio.settled()).clone();
    change(&mut sketch);
    deed(Deed::Change(sketch))
}

/// Turns the mat in hand, the ship that is looked at, or the next one.
fn turn(studio: &Studio, eighths: i8) -> Asked {
    let mut kit = studio.kit.clone();
    if kit.tool == Tool::Mat {
        kit.mat.turns = (kit.mat.turns + if eighths > 0 { 1 } else { 3 }) % 4;
        return deed(Deed::Take(kit));
    }
    if let Some(Object::Start(n)) = studio.object {
        return changed(studio, |sketch| {
            sketch.change_start(n, |start| start.facing = start.facing.turned(eighths));
        });
    }
    kit.ship.facing = kit.ship.facing.turned(eighths);
    deed(Deed::Take(kit))
}

/// Puts what is looked at into another plane, or the next one.
fn lift(studio: &Studio, by: i8) -> Asked {
    let to = |plane: Plane| Plane::at(plane.level() + by).unwrap_or(plane);
    match studio.object {
        Some(Object::Start(n)) => changed(studio, |sketch| {
            sketch.change_start(n, |start| start.plane = to(start.plane));
        }),
        Some(Object::Mine(n)) => changed(studio, |sketch| {
            sketch.change_mine(n, |mine| mine.plane = to(mine.plane));
        }),
        None => {
            let mut kit = studio.kit.clone();
            kit.ship.plane = to(kit.ship.plane);
            kit.mine = to(kit.mine);
            deed(Deed::Take(kit))
        }
    }
}
