//! What a blueprint adds to a ship's silhouette: a barrel for each die of its cannons, a nozzle for
//! each point of speed, an armor plate for each point of strength.

use engine::exodus::ship::ShipType;
use std::fmt::Write;
use yew::prelude::*;

/// Maximum numbers that are drawn of each module.
const MAX_BARRELS: i32 = 6;
const MAX_NOZZLES: i32 = 4;
const MAX_PLATES: i32 = 6;

/// Values of a ship's blueprint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modules {
    pub dice_count: u8,
    pub speed: u8,
    pub strength: u8,
}

/// Returns where the modules of a ship type are mounted: the row of the barrels' muzzles, the row
/// of the nozzles, and the distance of the plates from the center line.
const fn mounts(kind: ShipType) -> (i32, i32, i32) {
    match kind {
        ShipType::Raider => (-15, 15, 22),
        ShipType::Fighter => (-19, 15, 22),
        ShipType::Carrier => (-20, 18, 24),
        ShipType::Cruiser => (-20, 20, 23),
    }
}

/// Draws the modules of a ship, below its hull.
pub fn render(kind: ShipType, modules: Modules) -> Html {
    let (bow, stern, side) = mounts(kind);
    let path =
        |class: &'static str, d: String| (!d.is_empty()).then(|| html! { <path {class} {d} /> });
    html! { <>
        { path("exo-nozzles", nozzles(modules.speed, stern)).unwrap_or_default() }
        { path("exo-barrels", barrels(modules.dice_count, bow)).unwrap_or_default() }
        { path("exo-plates", plates(modules.strength, side)).unwrap_or_default() }
    </> }
}

/// Returns barrels side by side along the bow; the outer ones stand farther back.
fn barrels(dice_count: u8, bow: i32) -> String {
    let count = i32::from(dice_count).min(MAX_BARRELS);
    let mut path = String::new();
    for n in 0..count {
        let x = n * 7 - (count - 1) * 7 / 2;
        let y = bow - 7 + x.abs() / 2;
        // Writing into a string cannot fail.
        write!(path, "M{x} {y}V{}", y + 16).ok();
    }
    path
}

/// Returns nozzles side by side along the stern.
fn nozzles(speed: u8, stern: i32) -> String {
    let count = i32::from(speed).min(MAX_NOZZLES);
    let mut path = String::new();
    for n in 0..count {
        let x = n * 7 - (count - 1) * 7 / 2;
        write!(path, "M{} {}h5l1 9h-7Z", x - 2, stern - 3).ok();
    }
    path
}

/// Returns armor plates along both sides, from the middle outward.
fn plates(strength: u8, side: i32) -> String {
    let count = i32::from(strength).min(MAX_PLATES);
    let mut path = String::new();
    for n in 0..count {
        let (sign, row) = (if n % 2 == 0 { -1 } else { 1 }, n / 2);
        let (x, y) = (sign * (side + 1), 3 - row * 10);
        write!(path, "M{x} {y}v6").ok();
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::html_text::html_to_text;
    use std::collections::BTreeSet;

    #[test]
    fn every_fitted_part_changes_the_drawing_of_every_ship() {
        for kind in ShipType::ALL {
            let base = Modules {
                dice_count: 1,
                speed: 1,
                strength: 1,
            };
            let all = [
                Modules::default(),
                base,
                Modules {
                    dice_count: 3,
                    ..base
                },
                Modules { speed: 2, ..base },
                Modules {
                    strength: 4,
                    ..base
                },
            ];
            let drawn: BTreeSet<String> = all
                .map(|modules| html_to_text(&render(kind, modules)))
                .into();
            assert_eq!(drawn.len(), all.len(), "{kind:?}");
        }
    }

    #[test]
    fn barrels_count_the_dice_up_to_six() {
        for (dice, count) in [(0, 0), (1, 1), (4, 4), (9, 6)] {
            assert_eq!(barrels(dice, -20).matches('V').count(), count);
        }
    }
}
