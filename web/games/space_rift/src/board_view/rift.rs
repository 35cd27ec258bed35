//! The rift: its tiles below the units, the badges above them, and a drift that waits for a
//! decision.

use super::super::pieces::covered_feature::{CoveredFeature, covered_feature};
use super::super::pieces::{draw_at, draw_keyed, overlay, terrain, tile};
use super::center;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::drift::{Rift, Tile};
use engine::space_rift::state::Public;
use yew::prelude::*;

/// Returns the name of a tile's drawing; the badge above units has the suffix `-sign`.
#[must_use]
pub fn tile_name(tile: Tile) -> String {
    format!("tile-{}", tile.number())
}

/// Returns the tiles that are on the board, with their hexes.
fn placed_tiles(rift: &Rift) -> impl Iterator<Item = (Tile, Hex)> {
    Tile::all().filter_map(|tile| Some((tile, rift.hex(tile)?)))
}

/// Draws the six tiles below the units; empty without a rift.
pub fn rift_tiles(public: &Public) -> Html {
    let Some(rift) = &public.rift else {
        return Html::default();
    };
    let field = |(tile, hex): (Tile, Hex)| {
        let body = tile::field(tile.number(), public.unit_at(hex).is_some());
        draw_keyed(tile_name(tile), center(hex), body)
    };
    html! { <g class="rift">{ for placed_tiles(rift).map(field) }</g> }
}

/// Draws the badges above the units: numbers of occupied tiles, the dial of tile 1, covered
/// features, and marks on tiles that have moved.
pub fn rift_signs(game: &SpaceRift, public: &Public) -> Html {
    let Some(rift) = &public.rift else {
        return Html::default();
    };
    let drift = public.drift.as_ref();
    let one = |(tile, hex): (Tile, Hex)| {
        let unit = public.unit_at(hex);
        let stern = unit.map(|id| {
            let side = game.build(id).side;
            -50 * super::super::pieces::side::forward_sign(side)
        });
        let has_moved = drift.is_some_and(|drift| drift.slide.moved.contains(tile));
        let dial = (tile == Tile::CENTRAL).then(|| tile::dial(rift.dial, None));
        let below = covered_features(game, public, hex);
        let count = below.len() as i32;
        let feature = |(n, feature): (i32, &CoveredFeature)| {
            draw_at(feature_place(n, count), covered_feature(*feature))
        };
        let markers = covered_markers(game, public, hex);
        let body = html! { <>
            { dial }
            { stern.map(|y| draw_at((0, y), tile::sign(tile.number()))) }
            { for (0..).zip(&below).map(feature) }
            { markers.unwrap_or_default() }
            if has_moved { { draw_at((32, 30), tile::moved_mark()) } }
        </> };
        draw_keyed(format!("{}-sign", tile_name(tile)), center(hex), body)
    };
    html! { <g class="rift-signs">{ for placed_tiles(rift).map(one) }</g> }
}

/// Returns the position of the `n`th badge of `count` covered features, stacked at the left.
const fn feature_place(n: i32, count: i32) -> (i32, i32) {
    (-41, 22 - (count - 1 - n) * 18)
}

/// Draws the faction markers under a tile, which count again after the tile has moved away
/// `[SR-18.5]`.
fn covered_markers(game: &SpaceRift, public: &Public, hex: Hex) -> Option<Html> {
    let planets = &game.terrain().planets;
    let place = planets.iter().position(|planet| *planet == hex)?;
    let counts = *public.planets.get(place)?;
    let drawn = terrain::markers(counts, terrain::COVERED_MARKERS);
    let markers = html! { <g class="faction-covered">{ drawn }</g> };
    (counts != [0, 0]).then_some(markers)
}

/// Returns the features that a tile on a hex covers `[SR-35]`.
fn covered_features(game: &SpaceRift, public: &Public, hex: Hex) -> Vec<CoveredFeature> {
    let terrain = game.terrain();
    let features = [
        (terrain.asteroid.contains(hex), CoveredFeature::Asteroids),
        (terrain.planet.contains(hex), CoveredFeature::Planet),
        (
            terrain.debris.contains(hex) || public.wrecks.contains(&hex),
            CoveredFeature::Debris,
        ),
        (terrain.dead.contains(hex), CoveredFeature::DeadStar),
        (public.meteors.contains(&Some(hex)), CoveredFeature::Meteor),
    ];
    let found = features.into_iter().filter(|(is_covered, _)| *is_covered);
    found.map(|(_, feature)| feature).collect()
}

/// Marks the hexes to which a tile can move to close a gap, while a drift waits for that decision.
pub fn open_hexes(public: &Public) -> Html {
    let Some(drift) = &public.drift else {
        return Html::default();
    };
    let open = drift.slide.open.iter();
    html! { <g class="open-hexes">{ for open.map(|hex| overlay::hexagon(center(hex), "open-hex")) }</g> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn covered_markers_do_not_overlap_other_signs_of_a_tile() {
        // The plates of features extend 13 units from their center, numbers and markers up to 14.
        let features = (1..=2).flat_map(|count| (0..count).map(move |n| (n, count)));
        let signs = features.map(|(n, count)| (feature_place(n, count), 13));
        let signs: Vec<_> = signs
            .chain([((0, 50), 14), ((0, -50), 14), ((32, 30), 13)])
            .collect();
        let [south, north] = terrain::COVERED_MARKERS;
        for (x, y) in [south, north] {
            let others = signs.iter().copied();
            for ((at_x, at_y), radius) in
                others.chain([(if (x, y) == south { north } else { south }, 14)])
            {
                let apart = (x - at_x).pow(2) + (y - at_y).pow(2);
                assert!(
                    apart >= (14 + radius) * (14 + radius),
                    "({x}, {y}) on ({at_x}, {at_y})"
                );
            }
        }
    }
}
