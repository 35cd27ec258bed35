//! Sector tiles: a scene of the sector's type, and the code that reports refer to: color, shape,
//! cost. Face-down tiles show a radar sweep.

use super::belts::rocks;
use super::worlds::{black_hole, dawn_sector, nebula, open_space, planet};
use super::{
    BoardPoint, code_class, draw_at, draw_scaled, gate, pack_picture, picture, picture_for,
    pseudo_random,
};
use board::pointy_hex::OUTLINE;
use engine::saga::figures::{Color, SectorKind, Tile};
use yew::prelude::*;

/// Place of the code in its hex.
const CODE_POINT: BoardPoint = (0, -64);

/// Returns the SVG path of a color's symbol, centered on the origin and about 50 units wide: blue
/// diamond, yellow circle, green triangle, red hexagon.
#[must_use]
pub const fn shape(color: Color) -> &'static str {
    match color {
        Color::Blue => "M0-29L29 0 0 29-29 0Z",
        Color::Yellow => "M0-25A25 25 0 1 1-.01-25Z",
        Color::Green => "M0-30L31 23H-31Z",
        Color::Red => "M-14-24.5H14L28 0 14 24.5H-14L-28 0Z",
    }
}

/// Returns the variant of the scene that a tile uses: the number in its id, or a hash of the id if
/// it has none.
#[must_use]
pub fn variant(tile: &Tile) -> u32 {
    let digits: String = tile.id.chars().filter(char::is_ascii_digit).collect();
    let all = || {
        tile.id
            .bytes()
            .fold(7u32, |sum, byte| sum.wrapping_mul(31) + u32::from(byte))
    };
    digits.parse().unwrap_or_else(|_| all())
}

/// Draws a face-up sector: its scene, its rim, its code.
pub fn sector(tile: &Tile) -> Html {
    html! {
        <g class={classes!("saga-sector", code_class(tile.color))}>
            { clipped_scene(tile) }
            <path class="saga-rim" d={OUTLINE} transform="scale(0.965)" />
            { code(CODE_POINT, tile.color, tile.cost) }
        </g>
    }
}

/// Draws the scene alone, clipped to its hex.
pub fn clipped_scene(tile: &Tile) -> Html {
    html! {
        <g clip-path="url(#saga-window)">
            <path class="saga-void" d={OUTLINE} />
            <path class="saga-wash" d={OUTLINE} />
            { picture_for("tile", &tile.id, 100).unwrap_or_else(|| built_in_sector(tile)) }
            <path class="saga-shade" d="M-100-110H100V-22C60-34-60-34-100-22Z" />
        </g>
    }
}

fn built_in_sector(tile: &Tile) -> Html {
    html! { <>{ stars(variant(tile).wrapping_add(tile.kind as u32 * 64)) }{ scene(tile) }</> }
}

fn scene(tile: &Tile) -> Html {
    let (which, color) = (variant(tile), tile.color.unwrap_or_default());
    match tile.kind {
        SectorKind::Jumpgate => gate::gate_scene(),
        SectorKind::Dawn => dawn_sector(),
        SectorKind::BlackHole => black_hole(),
        SectorKind::Asteroid => rocks(which, tile.cost),
        SectorKind::Planetary => planet(which, color),
        SectorKind::Open => open_space(which, color),
        SectorKind::Nebula => nebula(which, color),
    }
}

/// Draws the code of a sector: a shape in its color with the cost; special sectors have a plain
/// ring, closed ones a bar.
pub fn code(place: BoardPoint, color: Option<Color>, cost: u8) -> Html {
    let body = match color {
        Some(color) => {
            let drop = if color == Color::Green { "15" } else { "12" };
            html! { <>
                <path class="saga-code-shape" d={shape(color)} />
                <text class="saga-code-cost" y={drop}>{ cost }</text>
            </> }
        }
        None if cost == 0 => html! { <>
            <circle class="saga-code-plain" r="22" /><path class="saga-code-bar" d="M-11-11L11 11M11-11L-11 11" />
        </> },
        None => html! { <>
            <circle class="saga-code-plain" r="22" /><text class="saga-code-cost plain" y="12">{ cost }</text>
        </> },
    };
    let class = classes!("saga-code", code_class(color));
    draw_at(place, html! { <g {class}>{ body }</g> })
}

/// Draws a face-down sector: a radar sweep.
pub fn face_down(seed: u32) -> Html {
    let blip = |n: u32| {
        let (x, y) = (
            pseudo_random(seed, n, 110) - 55,
            pseudo_random(seed, n + 9, 110) - 55,
        );
        format!("M{x} {y}h.1")
    };
    html! {
        <g class="saga-sector saga-hidden">
            <g clip-path="url(#saga-window)">
                <path class="saga-void" d={OUTLINE} />
                { pack_picture("saga-face-down", 100).unwrap_or_default() }
                <path class="saga-radar" d="M0 0m-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0M0 0m-52 0a52 52 0 1 0 104 0a52 52 0 1 0-104 0M0 0m-80 0a80 80 0 1 0 160 0a80 80 0 1 0-160 0M-90 0H90M0-100V100" />
                <g transform={format!("rotate({})", seed * 67 % 360)}><g class="saga-sweeping"><path class="saga-beam" d="M0 0L86-44A97 97 0 0 1 97 0Z" /><path class="saga-beam-edge" d="M0 0H97" /></g></g>
                <path class="saga-blips" d={(0..3).map(blip).collect::<String>()} />
            </g>
            <path class="saga-rim" d={OUTLINE} transform="scale(0.965)" />
            <text class="saga-unknown" y="20">{ "?" }</text>
        </g>
    }
}

/// Draws a vacant hex at the rim of the explored area.
pub fn vacant() -> Html {
    html! { <path class="saga-vacant" d={OUTLINE} transform="scale(0.9)" /> }
}

/// Draws a few faint stars.
fn stars(seed: u32) -> Html {
    let star = |n: u32| {
        let y = pseudo_random(seed, n, 180) - 90;
        let half = (87 - (y.abs() - 50).max(0) * 87 / 50).max(1);
        let x = pseudo_random(seed, n + 40, 200) * half / 100 - half;
        format!("M{x} {y}h.1")
    };
    let (small, large) = (0..14, 14..18);
    html! { <>
        <path class="saga-stars" d={small.map(star).collect::<String>()} />
        <path class="saga-stars bright" d={large.map(star).collect::<String>()} />
    </> }
}

pub fn icon(tile: &Tile, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 102, label, sector(tile))
}

/// Returns an inline picture of a type and color, as Scanning Reports name sectors: a scene of that
/// type in the color, and the shape.
pub fn location(kind: SectorKind, color: Option<Color>, label: Option<AttrValue>) -> Html {
    let tile = Tile {
        id: String::from("1"),
        kind,
        color,
        cost: 1,
    };
    let mark = color.map(|color| {
        let body = html! { <g class={classes!("saga-code", code_class(Some(color)))}><path class="saga-code-shape" d={shape(color)} /></g> };
        draw_scaled((0, -60), 120, body)
    });
    let body = html! {
        <g class={classes!("saga-sector", code_class(color))}>
            { clipped_scene(&tile) }<path class="saga-rim" d={OUTLINE} transform="scale(0.965)" />{ mark.unwrap_or_default() }
        </g>
    };
    picture("saga-icon", 102, label, body)
}

/// Returns the symbol of a color as an inline picture.
pub fn color_icon(color: Color, label: Option<AttrValue>) -> Html {
    let body = html! { <g class={classes!("saga-code", code_class(Some(color)))}><path class="saga-code-shape" d={shape(color)} /></g> };
    picture("saga-icon", 33, label, body)
}
