//! Previews an action: firing range, obstacles in the line of sight, the route and the expected
//! hits of a unit, and the direction of the rift.

use super::super::pieces::overlay::{self, SightLineEnd};
use super::super::pieces::{draw_at, tile};
use super::center;
use board::path::path;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::{Direction, Hex, HexSet};
use engine::space_rift::drift::Tile;
use engine::space_rift::line_of_sight::LineOfSight;
use engine::space_rift::state::Public;
use engine::space_rift::unit::UnitId;
use yew::prelude::*;

/// The expected result of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// Expected hits in tenths.
    pub tenths: u16,
    /// The chance of at least one hit, in percent.
    pub chance: u8,
}

/// Draws the hexes that a unit can shoot at from a hex, shaded by dice, with the number of dice
/// along the six directions.
pub fn reach(game: &SpaceRift, public: &Public, unit: UnitId, from: Hex) -> Html {
    let (build, battlefield) = (game.build(unit), game.battlefield(public));
    let is_in_sight = |hex: Hex, range: u8| {
        range == 1 || build.abilities.is_in_orbit || battlefield.has_line_of_sight(from, hex)
    };
    let ring = |range: u8| {
        let dice = build.dice_at(range);
        let hexes = Hex::all().filter(move |hex| from.distance(*hex) == range);
        let field = hexes
            .filter(|hex| is_in_sight(*hex, range))
            .map(move |hex| {
                let shown = Direction::ALL
                    .iter()
                    .any(|direction| is_straight(from, hex, *direction));
                let body = overlay::dice_at((0, 0), dice, shown);
                draw_at(center(hex), body)
            });
        field.collect::<Html>()
    };
    html! { <g class="reach-rings">{ for (1..=build.range).map(ring) }</g> }
}

/// Returns whether a hex is on the straight line in a direction.
fn is_straight(from: Hex, to: Hex, direction: Direction) -> bool {
    let (start, end, (x, row)) = (from.point(), to.point(), direction.step());
    let range = i32::from(from.distance(to));
    let offset = |part: i8| range * i32::from(part);
    i32::from(end.x) - i32::from(start.x) == offset(x)
        && i32::from(end.row) - i32::from(start.row) == offset(row)
}

/// Draws the line of sight from a hex to a target, the features that block it or cost dice, and the
/// forecast.
pub fn line_of_sight(
    game: &SpaceRift,
    public: &Public,
    unit: UnitId,
    (from, to): (Hex, Hex),
    forecast: Option<Forecast>,
) -> Html {
    let (build, battlefield) = (game.build(unit), game.battlefield(public));
    let range = from.distance(to);
    let is_unblocked = range == 1 || build.abilities.is_in_orbit;
    let blockers = if is_unblocked {
        HexSet::NONE
    } else {
        LineOfSight::between(from, to).blockers(battlefield.sight_blockers(from, to))
    };
    let has_cover =
        !build.abilities.is_in_orbit && battlefield.cover_dice(Some(from), to, range) > 0;
    let end = match (blockers.is_empty(), has_cover) {
        (false, _) => SightLineEnd::Blocked,
        (true, true) => SightLineEnd::Hindered,
        (true, false) => SightLineEnd::Clear,
    };
    let blockers: Vec<_> = blockers.iter().map(center).collect();
    html! { <>
        { overlay::sight(center(from), center(to), end, &blockers) }
        { forecast.map(|forecast| forecast_flag(to, forecast)) }
    </> }
}

/// Draws the expected hits above a target.
fn forecast_flag(target: Hex, forecast: Forecast) -> Html {
    let hits = format!("{}.{}", forecast.tenths / 10, forecast.tenths % 10);
    overlay::forecast(center(target), &hits, forecast.chance)
}

/// Draws the route of a unit through the given hexes.
pub fn route(hexes: &[Hex]) -> Html {
    let points: Vec<_> = hexes.iter().copied().map(center).collect();
    path(&points, Html::default())
}

/// Marks hexes on which units risk losses.
pub fn risky_hexes(hexes: HexSet) -> Html {
    hexes
        .iter()
        .map(|hex| overlay::hexagon(center(hex), "risk"))
        .collect()
}

/// Draws a beam from tile 1 that shows the drift of the rift if `number` is rolled twice or three
/// times.
pub fn rift_direction(public: &Public, number: u8, step_count: u8) -> Html {
    let place = public
        .rift
        .as_ref()
        .and_then(|rift| Some((rift, rift.hex(Tile::CENTRAL)?)));
    place.map_or_else(Html::default, |(rift, hex)| {
        draw_at(center(hex), tile::beam(rift.direction(number), step_count))
    })
}

/// Draws the moves that would close the gap, as arrows.
pub fn gap_closings(public: &Public, moves: &[(Tile, Hex)]) -> Html {
    let arrow = |&(tile, to): &(Tile, Hex)| {
        let from = public.rift.as_ref()?.hex(tile)?;
        Some(overlay::closing(center(from), center(to)))
    };
    moves.iter().filter_map(arrow).collect()
}
