//! The side view of a line of fire: the squares of the line from left to right, the three planes
//! from top to bottom, and how far a shot goes in the ship's own plane `[RIFT-11.4]`.

use crate::pieces::hull::{self, Hull};
use crate::pieces::plane::Plane;
use crate::pieces::seat::SeatStyle;
use yew::prelude::*;

/// Width of a square and height of a plane, in units of the drawing.
const STEP: (i32, i32) = (40, 34);
/// Distance of the ship's square and of the highest plane from the corner of the drawing.
const ORIGIN: (i32, i32) = (62, 20);

/// A ship in the side view.
#[derive(Clone, PartialEq, Debug)]
pub struct SideShip {
    pub hull: Hull,
    pub seat: SeatStyle,
    pub plane: Plane,
    /// Angle between the line of fire and the ship's heading, in degrees clockwise.
    pub turn: i32,
}

/// What one square of the line contains.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct SideColumn {
    pub is_nebula: bool,
    /// Whether a planet or a star fills the square in all planes.
    pub has_body: bool,
    pub asteroids: Vec<Plane>,
    /// The planes with a live mine.
    pub mines: Vec<Plane>,
    pub ships: Vec<SideShip>,
}

/// What a shot along the line meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineEnd {
    /// Nothing within range.
    Open,
    /// Something that cannot be hit.
    Blocked,
    Target,
}

#[derive(Properties, PartialEq)]
pub struct SideViewProps {
    /// The plane of the line.
    pub plane: Plane,
    /// The squares of the line; the first is that of the ship.
    pub columns: Vec<SideColumn>,
    /// Number of squares from the ship to the end of the line.
    pub reach: usize,
    pub end: LineEnd,
    /// The sentence below the drawing, which says what the line meets.
    pub caption: AttrValue,
}

/// Renders the side view with its caption. The drawing itself is hidden from screen readers.
#[component]
pub fn SideView(props: &SideViewProps) -> Html {
    let count = i32::try_from(props.columns.len()).unwrap_or(i32::MAX / STEP.0 / 2);
    let (width, height) = (ORIGIN.0 + STEP.0 * count - STEP.0 / 2, STEP.1 * 3 + 6);
    html! {
        <figure class="side-view">
            <svg viewBox={format!("0 0 {width} {height}")} width={width.to_string()} aria-hidden="true">
                { for Plane::ALL.map(|plane| row(plane, width, plane == props.plane)) }
                { for (0..).zip(&props.columns).map(|(n, column)| terrain(n, column)) }
                { beam(props) }
                { for (0..).zip(&props.columns).map(|(n, column)| pieces(n, column, props.plane)) }
            </svg>
            <figcaption>{ &props.caption }</figcaption>
        </figure>
    }
}

/// Returns the center of a square in a plane.
fn place(column: i32, plane: Plane) -> (i32, i32) {
    let row = match plane {
        Plane::High => 0,
        Plane::Middle => 1,
        Plane::Low => 2,
    };
    (ORIGIN.0 + column * STEP.0, ORIGIN.1 + row * STEP.1)
}

/// Draws the line of a plane with its number.
fn row(plane: Plane, width: i32, is_own: bool) -> Html {
    let (_, y) = place(0, plane);
    let class = classes!("side-row", plane.class(), is_own.then_some("own"));
    html! {
        <g {class}>
            <text x="17" y={(y + 7).to_string()}>{ plane.sign() }</text>
            <path d={format!("M38 {y}H{width}")} />
        </g>
    }
}

/// Draws what belongs to the board: nebula, planet or star, asteroids.
fn terrain(n: i32, column: &SideColumn) -> Html {
    let (x, top) = place(n, Plane::High);
    let block = |class: &'static str| {
        let (left, up) = (x - STEP.0 / 2, top - STEP.1 / 2);
        html! {
            <rect {class} x={left.to_string()} y={up.to_string()} width={STEP.0.to_string()}
                height={(STEP.1 * 3).to_string()} />
        }
    };
    let asteroid = |&plane: &Plane| {
        let (x, y) = place(n, plane);
        html! { <path class="side-asteroid" d={format!("M{} {y}l5-10 10-2 9 6 3 9-7 9-11 1Z", x - 15)} /> }
    };
    html! { <>
        if column.is_nebula { { block("side-nebula") } }
        if column.has_body { { block("side-body") } }
        { for column.asteroids.iter().map(asteroid) }
    </> }
}

/// Draws ships and mines. A dotted line leads from ships in other planes to the plane of the line.
fn pieces(n: i32, column: &SideColumn, own: Plane) -> Html {
    let mine = |&plane: &Plane| {
        let (x, y) = place(n, plane);
        html! {
            <path class="side-mine" d={format!("M{} {y}h22M{x} {}v22M{} {}l14 14M{} {}l-14 14", x - 11, y - 11, x - 7, y - 7, x + 7, y - 7)} />
        }
    };
    let ship = |ship: &SideShip| {
        let (x, y) = place(n, ship.plane);
        let is_off = ship.plane != own;
        let (_, line_y) = place(n, own);
        html! {
            <g class={classes!("side-ship", ship.seat.class(), is_off.then_some("off"))}>
                if is_off { <path class="side-drop" d={format!("M{x} {y}V{line_y}")} /> }
                <g transform={format!("translate({x} {y}) scale(0.46 0.3) rotate({})", 90 + ship.turn)}>
                    { hull::render(ship.hull, ship.seat) }
                </g>
            </g>
        }
    };
    html! { <>
        { for column.mines.iter().map(mine) }
        { for column.ships.iter().map(ship) }
    </> }
}

/// Draws the line of fire from the ship to its end.
fn beam(props: &SideViewProps) -> Html {
    let (from, y) = place(0, props.plane);
    let reach = i32::try_from(props.reach).unwrap_or(0);
    let (to, _) = place(reach, props.plane);
    let (class, to, mark) = match props.end {
        LineEnd::Open => ("open", to, format!("M{} {}l8 6-8 6", to - 8, y - 6)),
        LineEnd::Blocked => {
            let to = to - STEP.0 / 2;
            ("blocked", to, format!("M{to} {}v20", y - 10))
        }
        LineEnd::Target => {
            let to = to - STEP.0 / 2;
            ("target", to, format!("M{} {}l8 6-8 6", to - 8, y - 6))
        }
    };
    html! { <path class={classes!("side-beam", class)} d={format!("M{} {y}H{to}{mark}", from + 20)} /> }
}
