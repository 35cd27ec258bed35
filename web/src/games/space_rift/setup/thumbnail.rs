//! A battlefield as small as a stamp: one path for each kind of feature, a dot for each unit.

use engine::space_rift::field::{Hex, Side};
use engine::space_rift::scenario::ScenarioFile;
use engine::space_rift::unit::MAX_UNITS;
use std::fmt::Write;
use std::rc::Rc;
use yew::prelude::*;

/// Of which scenario.
#[derive(Properties, PartialEq)]
pub struct ThumbnailProps {
    /// The scenario.
    pub file: Rc<ScenarioFile>,
}

/// The stamp of a scenario; its name stands beside it.
#[component]
pub fn Thumbnail(props: &ThumbnailProps) -> Html {
    let file = &props.file;
    let terrain = &file.terrain;
    let rift = file
        .rift
        .iter()
        .flat_map(|rift| rift.hexes().iter().collect::<Vec<_>>());
    let kinds = [
        ("stamp-field", hexagons(Hex::all(), 6)),
        ("stamp-rock", hexagons(terrain.asteroid.iter().copied(), 4)),
        ("stamp-debris", hexagons(terrain.debris.iter().copied(), 3)),
        (
            "stamp-planet",
            hexagons(terrain.planet.iter().flatten().copied(), 6),
        ),
        ("stamp-dead", hexagons(terrain.deadstar.iter().copied(), 5)),
        ("stamp-rift", hexagons(rift, 6)),
    ];
    let units = |side: Side| {
        let units = file.sides.of(side).units.iter().take(MAX_UNITS);
        let class = format!("stamp-ship seat-{}", side.index() + 1);
        units.map(move |unit| {
            let (x, y) = center(unit.hex);
            html! { <circle class={class.clone()} cx={x.to_string()} cy={y.to_string()} r="3.6" /> }
        })
    };
    html! {
        <svg class="stamp stamp-hexes" viewBox="-4 -4 138 108" aria-hidden="true">
            for (class, d) in kinds {
                <path {class} {d} />
            }
            { for Side::ALL.into_iter().flat_map(units) }
        </svg>
    }
}

/// The center of a hex, row K on top.
fn center(hex: Hex) -> (i32, i32) {
    let point = hex.point();
    (
        i32::from(point.x) * 5 + 5,
        (10 - i32::from(point.row)) * 9 + 5,
    )
}

/// Hexagons of a height of twice `size`, corners on top.
fn hexagons(hexes: impl Iterator<Item = Hex>, size: i32) -> String {
    let mut path = String::new();
    for hex in hexes {
        let (x, y) = center(hex);
        let (half, short) = (size * 5 / 6, size / 2);
        let rise = size - short;
        // Writing into a string cannot fail.
        let _ = write!(
            path,
            "M{x} {}l{half} {rise}v{side}l-{half} {rise}-{half}-{rise}v-{side}z",
            y - size,
            side = 2 * short
        );
    }
    path
}
