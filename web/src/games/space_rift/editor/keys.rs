//! Keys of the editor: every tool, feature and step. The board's own keys come first.

use super::kit::{Kit, Tool};
use super::studio::{Deed, Studio};
use super::toolbox::GROUND_KEYS;
use crate::edit::keys::Press;
use crate::edit::{Step, Wish};
use engine::space_rift::field::Hex;
use engine::space_rift::sketch::{Ground, Object};
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
    pointed: Option<Hex>,
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

fn asked(studio: &Studio, pointed: Option<Hex>, press: &Press) -> Asked {
    let key = press.key.as_str();
    if press.ctrl {
        return match (key, press.shift) {
            ("z", false) => deed(Deed::Step(Step::Undo)),
            ("z", true) | ("y", _) => deed(Deed::Step(Step::Redo)),
            ("s", false) => Asked::Wish(Wish::Save),
            _ => Asked::Nothing,
        };
    }
    let kit = studio.kit;
    let taken = |kit: Kit| deed(Deed::Take(kit));
    let mut tools = Tool::ALL.into_iter();
    if let Some(tool) = tools.find(|tool| tool.key().eq_ignore_ascii_case(key)) {
        return taken(Kit { tool, ..kit });
    }
    let ground = GROUND_KEYS.iter().position(|own| *own == key);
    if let Some(ground) = ground.and_then(|at| Ground::ALL.get(at)) {
        return taken(kit.with_ground(*ground));
    }
    match key {
        "y" => taken(Kit {
            symmetry: kit.next_symmetry(),
            ..kit
        }),
        "x" => other_side(studio),
        "u" => other_form(studio),
        "m" => deed(Deed::Move(!studio.moving)),
        "p" => Asked::Wish(Wish::Play),
        "delete" | "backspace" => match pointed.filter(|at| Some(*at) != studio.selected) {
            Some(at) => {
                let mut sketch = (**studio.settled()).clone();
                kit.wipe(&mut sketch, &[at]);
                deed(Deed::Change(sketch))
            }
            None => deed(Deed::Delete),
        },
        "escape" => deed(Deed::Release),
        _ => Asked::Nothing,
    }
}

/// Gives the unit that is looked at, or the next one, to the other side.
fn other_side(studio: &Studio) -> Asked {
    if let Some(Object::Unit(side, n)) = studio.object {
        let mut sketch = (**studio.settled()).clone();
        sketch.hand_over(side, n);
        return deed(Deed::Change(sketch));
    }
    let mut kit = studio.kit;
    kit.unit.side = kit.unit.side.other();
    deed(Deed::Take(kit))
}

/// Makes the unit that is looked at, or the next one, heavy or not.
fn other_form(studio: &Studio) -> Asked {
    if let Some(Object::Unit(side, n)) = studio.object {
        let mut sketch = (**studio.settled()).clone();
        sketch.change_unit(side, n, |unit| {
            unit.heavy = !unit.heavy && super::marks::has_heavy(unit.code);
        });
        return deed(Deed::Change(sketch));
    }
    let mut kit = studio.kit;
    kit.unit.heavy = !kit.unit.heavy;
    deed(Deed::Take(kit))
}
