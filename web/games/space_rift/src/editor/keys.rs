//! Keys of the editor: every tool, feature and step. The board's own keys come first.

use super::kit::{Kit, SYMMETRIES};
use super::studio::{Deed, Studio};
use editor::{digit, next_of};
use engine::space_rift::field::Hex;
use engine::space_rift::sketch::{Ground, Object};

/// The deed of a key that is pressed without Control.
pub fn deed(studio: &Studio, key: &str, pointed: Option<Hex>) -> Option<Deed> {
    let kit = studio.kit;
    let taken = |kit: Kit| Some(Deed::Take(kit));
    if let Some(ground) = digit(key).and_then(|at| Ground::ALL.get(at)) {
        return taken(kit.with_ground(*ground));
    }
    match key {
        "y" => taken(Kit {
            symmetry: next_of(&SYMMETRIES, kit.symmetry),
            ..kit
        }),
        "x" => other_side(studio),
        "u" => other_form(studio),
        _ => studio.press(key, pointed),
    }
}

/// Gives the unit that is looked at, or the next one, to the other side.
fn other_side(studio: &Studio) -> Option<Deed> {
    if let Some(Object::Unit(side, n)) = studio.object {
        return Some(studio.changed(|sketch| {
            sketch.hand_over(side, n);
        }));
    }
    let mut kit = studio.kit;
    kit.unit.side = kit.unit.side.other();
    Some(Deed::Take(kit))
}

/// Makes the unit that is looked at, or the next one, heavy or not.
fn other_form(studio: &Studio) -> Option<Deed> {
    if let Some(Object::Unit(side, n)) = studio.object {
        return Some(studio.changed(|sketch| {
            sketch.change_unit(side, n, |unit| {
                unit.heavy = !unit.heavy && super::marks::has_heavy(unit.code);
            });
        }));
    }
    let mut kit = studio.kit;
    kit.unit.heavy = !kit.unit.heavy;
    Some(Deed::Take(kit))
}
