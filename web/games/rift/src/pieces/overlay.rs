//! Overlays that preview an action: path, lines of fire, hits, blast, warp. They use board units.

use board::SquareGrid;
use board::path;
use board::path::points;
use ui::placement::BoardPoint;
use yew::prelude::*;

/// The end of a line of fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaneEnd {
    Open,
    /// Blocked by an obstacle that cannot be hit.
    Blocked,
    Target,
}

/// Draws a path through square centers with an arrowhead.
pub fn path(places: &[BoardPoint]) -> Html {
    let mark =
        |(x, y): &BoardPoint| html! { <circle cx={x.to_string()} cy={y.to_string()} r="6" /> };
    path::path(places, places.iter().skip(1).map(mark).collect())
}

/// Draws the line of fire of one mount from the shooter to the last square it reaches.
pub fn fire_lane(from: BoardPoint, to: BoardPoint, end: LaneEnd) -> Html {
    let (x, y) = to;
    let class = match end {
        LaneEnd::Open => "open",
        LaneEnd::Blocked => "blocked",
        LaneEnd::Target => "target",
    };
    let mark = match end {
        LaneEnd::Open => html! { <circle class="lane-end" r="5" /> },
        LaneEnd::Blocked => {
            html! { <><circle class="lane-plate" r="15" /><path class="lane-cross" d="M-7-7L7 7M7-7L-7 7" /></> }
        }
        LaneEnd::Target => {
            html! { <><circle class="lane-sight" r="40" /><path class="lane-sight" d="M0-48V-30M0 48V30M-48 0H-30M48 0H30" /></> }
        }
    };
    html! {
        <g class={classes!("lane", class)}>
            <polyline class="lane-under" points={points(&[from, to])} />
            <polyline class="lane-line" points={points(&[from, to])} />
            <g transform={format!("translate({x} {y})")}>{ mark }</g>
        </g>
    }
}

/// Draws the fire arc of a mount: from the ship's center along its heading, `range` squares far.
pub fn arc(center: BoardPoint, rotation: &str, range: u8, is_diagonal: bool) -> Html {
    // The diagonal of a square is longer by the square root of two.
    let length = f64::from(range) * if is_diagonal { 141.4 } else { 100.0 } + 40.0;
    let half_width = 34.0;
    let d = format!(
        "M-8-30L{:.0}{:.0}Q0{:.0} {half_width:.0}{:.0}L8-30Z",
        -half_width,
        -length,
        -length - 14.0,
        -length
    );
    html! { <path class="arc" {d} transform={format!("translate({} {}) {rotation}", center.0, center.1)} /> }
}

/// Draws the damage of a hit beside its target.
pub fn hit((x, y): BoardPoint, damage: u8) -> Html {
    html! {
        <g class="hit" transform={format!("translate({x} {y})")}>
            <path d="M0-27L7-15 20-20 15-7 27 0 15 7 20 20 7 15 0 27-7 15-20 20-15 7-27 0-15-7-20-20-7-15Z" />
            <text y="7">{ damage }</text>
        </g>
    }
}

/// A square that a blast reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlastSquare {
    pub square: u16,
    /// Whether the square is in the inner ring.
    pub is_inner: bool,
    /// Damage that a ship on the square would take.
    pub damage: u8,
}

/// Draws the squares of a blast with their damage; blocked squares are crossed out.
pub fn blast(grid: SquareGrid, squares: &[BlastSquare], blocked: &[u16]) -> Html {
    let field = |&BlastSquare {
                     square,
                     is_inner,
                     damage,
                 }: &BlastSquare| {
        let (x, y) = grid.center(square);
        let class = if is_inner { "blast near" } else { "blast far" };
        html! {
            <g {class} transform={format!("translate({x} {y})")}>
                <rect x="-48" y="-48" width="96" height="96" rx="6" />
                <text x="38" y="44">{ damage }</text>
            </g>
        }
    };
    let covered_square = |&square: &u16| {
        let (x, y) = grid.center(square);
        html! { <path class="blast-spared" transform={format!("translate({x} {y})")} d="M-40 40L40-40" /> }
    };
    html! { <g class="blasts">{ for squares.iter().map(field) }{ for blocked.iter().map(covered_square) }</g> }
}

/// Draws a warp: the lane, the landing square, and the obstacle that blocks it.
pub fn warp(from: BoardPoint, to: BoardPoint, blocked: Option<BoardPoint>) -> Html {
    html! {
        <g class="warp">
            <polyline class="warp-under" points={points(&[from, to])} />
            <polyline class="warp-line" points={points(&[from, to])} />
            <g transform={format!("translate({} {})", to.0, to.1)}>
                <circle class="warp-ring" r="44" /><circle class="warp-ring thin" r="36" />
            </g>
            if let Some((x, y)) = blocked {
                <g class="lane blocked" transform={format!("translate({x} {y})")}>
                    <circle class="lane-plate" r="15" /><path class="lane-cross" d="M-7-7L7 7M7-7L-7 7" />
                </g>
            }
        </g>
    }
}
