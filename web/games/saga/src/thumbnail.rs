//! A sector map thumbnail, drawn from the data of a scenario: initial sectors, the boundary of the
//! map, homes, entities, Bosses and the Ravager.

use super::pieces::class_of;
use board::pointy_hex::{RADIUS, axial, hex_center, number};
use engine::game::Seat;
use engine::saga::figures::SectorKind;
use engine::saga::scenario::{FixedFile, ScenarioFile};
use play::seats::seat_art;
use std::rc::Rc;
use yew::prelude::*;

/// Style class of the Dawn sector.
const DAWN: &str = "saga-stamp-dawn";

#[derive(Properties, PartialEq)]
pub struct ThumbnailProps {
    pub scenario: Rc<ScenarioFile>,
    /// The number of players for which it is shown.
    #[prop_or(2)]
    pub player_count: u8,
}

/// The thumbnail of a scenario; the caller renders its name next to it.
#[component]
pub fn Thumbnail(props: &ThumbnailProps) -> Html {
    let min_players = props.scenario.players.min.max(1);
    let file = props
        .scenario
        .for_players(props.player_count.max(min_players));
    let map = file.map.clone().unwrap_or_default();
    let homes = file.homes.clone().unwrap_or_default();
    let entities = file.entities.clone().unwrap_or_default();
    let bosses = file.boss.clone().unwrap_or_default().preset;
    let ravager = file.ravager.clone().unwrap_or_default();
    let open: Vec<[i8; 2]> = match &file.pile {
        Some(engine::saga::content::flexible_value::FlexibleValue::Word(_)) => Vec::new(),
        _ => within(map.max_distance),
    };
    let has_sector =
        |cell: &[i8; 2]| map.fixed.iter().any(|fixed| fixed.hex == *cell) || homes.contains(cell);
    let vacant = open.iter().filter(|cell| !has_sector(cell));
    let fixed = |fixed: &FixedFile| {
        let class = class_of_kind(fixed);
        html! {<>
            <path {class} d={hexagon(fixed.hex, 92)} />
            if class == DAWN { { dawn(fixed.hex) } }
        </>}
    };
    let home = |(seat, cell): (u8, &[i8; 2])| home(Seat(seat), *cell);
    let all = open
        .iter()
        .chain(map.fixed.iter().map(|fixed| &fixed.hex))
        .chain(&homes);
    html! {
        <svg class="stamp saga-stamp" viewBox={frame(all)} aria-hidden="true">
            <path class="saga-stamp-open" d={vacant.map(|cell| hexagon(*cell, 84)).collect::<String>()} />
            { for map.fixed.iter().map(fixed) }
            <path class="saga-stamp-gate" d={disc([0, 0], 52)} />
            { for (0u8..).zip(&homes).map(home) }
            <path class="saga-stamp-boss" d={bosses.iter().map(|boss| boss_path(boss.hex)).collect::<String>()} />
            <path class="saga-stamp-ship" d={entities.iter().filter_map(|entity| entity.start).map(ship).collect::<String>()} />
            if ravager.is_enabled {
                <path class="saga-stamp-ravager" d={ravager_path([ravager.distance as i8, 0])} />
            }
        </svg>
    }
}

/// Returns the style class of a sector by its type, or of a plain sector if the file does not set
/// the type.
fn class_of_kind(fixed: &FixedFile) -> &'static str {
    let letter = fixed.tile.as_deref().and_then(|tile| tile.chars().next());
    let kind = match (letter, fixed.types.as_slice()) {
        (Some('A'), _) => Some(SectorKind::Asteroid),
        (Some('P'), _) => Some(SectorKind::Planetary),
        (Some('N'), _) => Some(SectorKind::Nebula),
        (Some('O'), _) => Some(SectorKind::Open),
        (_, [kind]) => Some(*kind),
        _ => None,
    };
    match (kind, fixed.tile.as_deref()) {
        (Some(SectorKind::Asteroid), _) => "saga-stamp-rock",
        (Some(SectorKind::Planetary), _) => "saga-stamp-planet",
        (Some(SectorKind::Nebula), _) => "saga-stamp-nebula",
        (Some(SectorKind::Dawn), _) | (_, Some("S02")) => DAWN,
        (Some(SectorKind::BlackHole), _) | (_, Some("S03")) => "saga-stamp-hole",
        (Some(SectorKind::Open | SectorKind::Jumpgate) | None, _) => "saga-stamp-sector",
    }
}

/// Returns all cells within a distance of the center.
fn within(reach: u8) -> Vec<[i8; 2]> {
    let reach = u16::from(reach).min(RADIUS as u16);
    (0..=3 * reach * (reach + 1))
        .map(axial)
        .filter(|cell| number(*cell).is_some())
        .collect()
}

/// Returns the view box around all cells; a square, so that thumbnails have one size.
fn frame<'a>(cells: impl Iterator<Item = &'a [i8; 2]>) -> String {
    let (mut left, mut right, mut top, mut bottom) = (-100, 100, -100, 100);
    for (x, y) in cells.map(|cell| hex_center(*cell)) {
        (left, right) = (left.min(x - 100), right.max(x + 100));
        (top, bottom) = (top.min(y - 110), bottom.max(y + 110));
    }
    let size = (right - left).max(bottom - top);
    let (x, y) = ((left + right - size) / 2, (top + bottom - size) / 2);
    format!("{x} {y} {size} {size}")
}

/// Returns the path of a hexagon, scaled in percent.
fn hexagon(cell: [i8; 2], size: i32) -> String {
    let (x, y) = hex_center(cell);
    let (wide, tall) = (size * 87 / 100, size / 2);
    format!(
        "M{x} {}l{wide} {tall}v{size}l-{wide} {tall}-{wide}-{tall}v-{size}z",
        y - size
    )
}

fn disc(cell: [i8; 2], radius: i32) -> String {
    let (x, y) = hex_center(cell);
    let wide = 2 * radius;
    format!(
        "M{} {y}a{radius} {radius} 0 1 0 {wide} 0a{radius} {radius} 0 1 0-{wide} 0z",
        x - radius
    )
}

/// Draws the Dawn sector: the home planet, with its sun above.
fn dawn(cell: [i8; 2]) -> Html {
    let (x, y) = hex_center(cell);
    let world = format!("M{} {}a98 98 0 0 1 148 0v22l-74 42-74-42z", x - 74, y + 22);
    let sun = format!("M{} {}a24 24 0 1 0 48 0a24 24 0 1 0-48 0z", x + 4, y - 36);
    html! {<><path class="saga-stamp-sun" d={sun} /><path class="saga-stamp-world" d={world} /></>}
}

/// Returns the path of a Boss that starts on the map.
fn boss_path(cell: [i8; 2]) -> String {
    let (x, y) = hex_center(cell);
    format!("M{x} {}l34 52-34 34-34-34z", y - 52)
}

/// Returns the path of an entity of the scenario.
fn ship(cell: [i8; 2]) -> String {
    let (x, y) = hex_center(cell);
    format!("M{} {y}l26-26h54l28 26-28 26h-54z", x - 54)
}

/// Returns the path of the Ravager's starting place.
fn ravager_path(cell: [i8; 2]) -> String {
    let (x, y) = hex_center(cell);
    let point = |n: i32| {
        let radius = if n % 2 == 0 { 70 } else { 34 };
        let turn = f64::from(n) * std::f64::consts::TAU / 16.0;
        let part = |part: f64| (f64::from(radius) * part).round() as i32;
        format!(
            "{}{} {}",
            if n == 0 { 'M' } else { 'L' },
            x + part(turn.cos()),
            y + part(turn.sin())
        )
    };
    (0..16)
        .map(point)
        .chain(std::iter::once("Z".to_owned()))
        .collect()
}

/// Draws a home: the hex in the colors of its owner, with the owner's badge.
fn home(seat: Seat, cell: [i8; 2]) -> Html {
    let (x, y) = hex_center(cell);
    html! {
        <g class={class_of(seat)}>
            <path class="saga-stamp-home" d={hexagon(cell, 90)} />
            <path class="stamp-ship" d={seat_art(seat).shape()} transform={format!("translate({x} {y}) scale(3.6)")} />
        </g>
    }
}
