//! A scenario thumbnail, drawn from its file: features, the rift, and the starting places.

use super::board_view::{BOARD, center};
use super::pieces::side::{class_of, sign_of};
use board::grid::Grid;
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::effect::TypeCode;
use engine::space_rift::scenario::{ScenarioFile, UnitFile};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ThumbnailProps {
    pub scenario: Rc<ScenarioFile>,
}

/// Renders the thumbnail of a scenario; its name is rendered beside it.
#[component]
pub fn Thumbnail(props: &ThumbnailProps) -> Html {
    let ScenarioFile {
        terrain,
        rift,
        sides,
        ..
    } = &*props.scenario;
    let planets: Vec<Hex> = terrain.planet.concat();
    let extent = BOARD.extent();
    let frame = format!("-20 -20 {} {}", extent.width, extent.height);
    let fleet = |side: Side| {
        sides
            .of(side)
            .units
            .iter()
            .map(move |unit| ship(side, unit))
    };
    html! {
        <svg class="stamp hex-stamp" viewBox={frame} aria-hidden="true">
            <path class="stamp-field" d={hexes(Hex::all(), 58)} />
            <path class="stamp-planet" d={hexes(planets.into_iter(), 58)} />
            <path class="stamp-rock" d={hexes(terrain.asteroid.iter().copied(), 40)} />
            <path class="stamp-debris" d={hexes(terrain.debris.iter().copied(), 34)} />
            <path class="stamp-dead" d={hexes(terrain.deadstar.iter().copied(), 50)} />
            if let Some(rift) = rift {
                <path class="stamp-rift" d={hexes(rift.hexes().iter(), 54)} />
                { rift_center(rift.center) }
            }
            { for Side::ALL.map(|side| fleet(side).collect::<Html>()) }
        </svg>
    }
}

/// Returns hexagons as one path; size 58 fills the hex.
fn hexes(hexes: impl Iterator<Item = Hex>, size: i32) -> String {
    let (half, slope) = (size * 50 / 58, size / 2);
    let outline = |hex: Hex| {
        let (x, y) = center(hex);
        format!(
            "M{x} {}l{half} {slope}v{size}l-{half} {slope}-{half}-{slope}v-{size}z",
            y - size
        )
    };
    hexes.map(outline).collect()
}

/// Draws tile 1, the center of the rift.
fn rift_center(hex: Hex) -> Html {
    let (x, y) = center(hex);
    html! { <circle class="stamp-eye" cx={x.to_string()} cy={y.to_string()} r="24" /> }
}

/// Draws a unit as its side's badge, larger for a flagship.
fn ship(side: Side, unit: &UnitFile) -> Html {
    let (x, y) = center(unit.hex);
    let size = if Some(unit.code) == TypeCode::of("FS") {
        "3.1"
    } else {
        "2.4"
    };
    html! {
        <path class={classes!("stamp-ship", class_of(side))} d={sign_of(side)} transform={format!("translate({x} {y}) scale({size})")} />
    }
}
