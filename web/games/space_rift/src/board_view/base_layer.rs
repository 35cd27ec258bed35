//! The layer below the units: sections, baselines, features of the scenario, and the wrecks and
//! markers that play adds.

use super::super::pieces::{Defs, draw_at, draw_keyed, side, terrain};
use super::center;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::{Hex, HexSet, Section, Side};
use engine::space_rift::game::Terrain;
use engine::space_rift::state::Public;
use yew::prelude::*;

/// Draws the parts of the battlefield that never change.
pub fn base_layer(game: &SpaceRift) -> Html {
    battlefield(game.terrain())
}

/// Draws the battlefield for the given features, without a table.
pub fn battlefield(terrain: &Terrain) -> Html {
    html! { <>
        <Defs />
        { sections() }
        { for Side::ALL.map(baseline) }
        { scenario_features(terrain) }
    </> }
}

pub fn scenario_features(terrain: &Terrain) -> Html {
    let world = |group: &HexSet| {
        let centers: Vec<_> = group.iter().map(center).collect();
        let name: String = group.iter().map(|hex| hex.to_string()).collect();
        terrain::planet(&name, &centers)
    };
    html! { <>
        { for terrain.groups.iter().map(world) }
        { for terrain.asteroid.iter().map(|hex| draw_at(center(hex), terrain::asteroids(variant(hex)))) }
        { for terrain.debris.iter().map(|hex| draw_at(center(hex), terrain::debris(variant(hex)))) }
        { for terrain.dead.iter().map(|hex| draw_at(center(hex), terrain::dead_star())) }
    </> }
}

/// Draws the additions of play to the features: wrecks, and faction markers on planets.
pub fn features(game: &SpaceRift, public: &Public) -> Html {
    let wreck = |&hex: &Hex| {
        draw_keyed(
            format!("wreck-{hex}"),
            center(hex),
            terrain::debris(variant(hex)),
        )
    };
    let planets = game.terrain().planets.iter().zip(&public.planets);
    let markers = |(&hex, &[south, north]): (&Hex, &[u8; 2])| {
        let is_covered = public.rift.as_ref().is_some_and(|rift| rift.covers(hex));
        (south + north > 0 && !is_covered).then(|| {
            draw_keyed(
                format!("markers-{hex}"),
                center(hex),
                terrain::markers([south, north], terrain::MARKERS),
            )
        })
    };
    html! { <>
        { for public.wrecks.iter().map(wreck) }
        { for planets.filter_map(markers) }
    </> }
}

/// Returns a number that varies the drawings of features of one kind.
const fn variant(hex: Hex) -> u8 {
    (hex.index() as u8).wrapping_mul(7)
}

/// Shades the wings up to the dotted lines, which cut in half the ten hexes that belong to two
/// sections.
fn sections() -> Html {
    let mut wings = String::new();
    for hex in Hex::all() {
        let (x, y) = center(hex);
        let [west, middle, east] = Section::ALL.map(|section| section.contains(hex));
        wings += &match (west, middle, east) {
            (true, true, _) => format!("M{x} {}v116l-50-29v-58z", y - 58),
            (_, true, true) => format!("M{x} {}v116l50-29v-58z", y - 58),
            (_, true, _) => continue,
            (_, false, _) => format!("M{x} {}l50 29v58l-50 29-50-29v-58z", y - 58),
        };
    }
    let line = |x: i32| format!("M{x} 0V986");
    html! {
        <g class="sections">
            <path class="section-wing" d={wings} />
            <path class="section-under" d={line(400) + &line(900)} />
            <path class="section-line" d={line(400) + &line(900)} />
        </g>
    }
}

/// Draws a side's baseline, and its badge in the notches beside it.
fn baseline(side: Side) -> Html {
    let (row, flip) = match side {
        Side::South => (0, 1),
        Side::North => (10, -1),
    };
    let Some(first) = Hex::at(row, 1) else {
        return Html::default();
    };
    let (_, y) = center(first);
    let mut line = format!("M0 {}", y + flip * 29);
    for _ in 0..Hex::row_length(row) {
        line += &format!("l50 {0} 50 {1}", flip * 29, flip * -29);
    }
    let sign = |x: i32| {
        let sign =
            html! { <path class="home-sign" d={side::sign_of(side)} transform="scale(0.85)" /> };
        draw_at((x, y - flip * 87), sign)
    };
    html! {
        <g class={classes!("home", side::class_of(side))}>
            <path class="home-line" d={line} />
            { sign(21) }{ sign(1279) }
        </g>
    }
}
