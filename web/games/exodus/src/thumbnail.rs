//! A star map thumbnail, drawn from the data of a layout: Homes by owner, guards by level, the High
//! Council in the center. Most planets are dealt later; only those that the layout fixes are shown.

use super::pieces::class_of;
use board::flat_hex::hex_center;
use engine::exodus::layout::LayoutFile;
use engine::game::Seat;
use play::seats::seat_art;
use std::rc::Rc;
use yew::prelude::*;

/// Style classes of planets whose kind is fixed, in the order of the kinds.
const KIND_CLASSES: [&str; 3] = ["exo-stamp-blue", "exo-stamp-red", "exo-stamp-green"];

#[derive(Properties, PartialEq)]
pub struct ThumbnailProps {
    pub layout: Rc<LayoutFile>,
}

/// The thumbnail of a layout; the caller renders its name next to it.
#[component]
pub fn Thumbnail(props: &ThumbnailProps) -> Html {
    let LayoutFile {
        homes,
        open,
        guards,
        kinds,
        ..
    } = &*props.layout;
    let guard_lists = || guards.iter().flatten();
    let all = || {
        let council = std::iter::once(&[0, 0]);
        council.chain(homes).chain(open).chain(guard_lists())
    };
    let fixed = |(class, cells): (&&'static str, &Vec<[i8; 2]>)| {
        html! { <path class={*class} d={cells.iter().map(|cell| disc(*cell, 42)).collect::<String>()} /> }
    };
    let home = |(seat, cell): (u8, &[i8; 2])| home(Seat(seat), *cell);
    let guards_of_level = |(level, cells): (u8, &Vec<[i8; 2]>)| {
        cells
            .iter()
            .map(move |cell| guard(level, *cell))
            .collect::<Html>()
    };
    html! {
        <svg class="stamp exo-stamp" viewBox={frame(all())} aria-hidden="true">
            <path class="stamp-field" d={all().map(|cell| hexagon(*cell, 100)).collect::<String>()} />
            <path class="exo-stamp-planet" d={open.iter().chain(guard_lists()).map(|cell| disc(*cell, 42)).collect::<String>()} />
            { for KIND_CLASSES.iter().zip(kinds).map(fixed) }
            { for (1u8..).zip(guards).map(guards_of_level) }
            <path class="exo-stamp-council" d={hexagon([0, 0], 60)} />
            { for (0u8..).zip(homes).map(home) }
        </svg>
    }
}

/// Returns the view box around all cells; a square, so that thumbnails have one size.
fn frame<'a>(cells: impl Iterator<Item = &'a [i8; 2]>) -> String {
    let (mut wide, mut tall) = (100, 87);
    for (x, y) in cells.map(|cell| hex_center(*cell)) {
        wide = wide.max(x.abs() + 100);
        tall = tall.max(y.abs() + 87);
    }
    let half = wide.max(tall) + 16;
    format!("{} {} {} {}", -half, -half, 2 * half, 2 * half)
}

/// Returns the path of a hexagon, scaled in percent.
fn hexagon(cell: [i8; 2], size: i32) -> String {
    let (x, y) = hex_center(cell);
    let (half, tall) = (size / 2, size * 87 / 100);
    format!(
        "M{} {}h{size}l{half} {tall}-{half} {tall}h-{size}l-{half}-{tall}z",
        x - half,
        y - tall
    )
}

fn disc(cell: [i8; 2], radius: i32) -> String {
    let (x, y) = hex_center(cell);
    format!(
        "M{} {y}a{radius} {radius} 0 1 0 {} 0a{radius} {radius} 0 1 0 {} 0z",
        x - radius,
        2 * radius,
        -2 * radius
    )
}

/// Draws a Home: the hex in the colors of its owner, with the owner's badge.
fn home(seat: Seat, cell: [i8; 2]) -> Html {
    let (x, y) = hex_center(cell);
    html! {
        <g class={class_of(seat)}>
            <path class="exo-stamp-home" d={hexagon(cell, 94)} />
            <path class="stamp-ship" d={seat_art(seat).shape()} transform={format!("translate({x} {y}) scale(3.4)")} />
        </g>
    }
}

/// Draws a guard: one stroke per level across its planet.
fn guard(level: u8, cell: [i8; 2]) -> Html {
    let (x, y) = hex_center(cell);
    let stroke = |n: u8| {
        let at = x + (i32::from(n) * 2 - (i32::from(level) - 1)) * 13;
        format!("M{at} {}v44", y - 22)
    };
    html! { <g class="exo-stamp-guard"><path class="exo-stamp-ring" d={disc(cell, 54)} /><path d={(0..level).map(stroke).collect::<String>()} /></g> }
}
