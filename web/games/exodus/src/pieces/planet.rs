//! Planets: a blue globe, an angular red asteroid, a green one with lobes. Each kind has a distinct
//! outline and token shape: crystal, triangle, circle.

use super::resource::{of_kind, token};
use super::{BoardPoint, class_of, draw_at, image, point_on_ellipse};
use engine::exodus::figures::PlanetKind;
use engine::game::Seat;
use play::seats::seat_art;
use yew::prelude::*;

/// Radius of a planet, in board units; that of its hex is 87.
pub const RADIUS: i32 = 55;
/// Scale of the planet drawings, whose radius is 41.
const GLOBE_SCALE: &str = "scale(1.34)";
/// Distance of the tokens from the planet's center.
const BELT_RADIUS: i32 = 42;
/// Degrees between two tokens.
const BELT_STEP: i32 = 22;
/// Maximum number of tokens that are drawn one by one.
const MAX_SINGLE_TOKENS: u8 = 6;

/// Everything that the drawing of a planet shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlanetLook {
    pub kind: PlanetKind,
    pub home: Option<Seat>,
    pub vp: u8,
    /// Number of tokens on the planet.
    pub token_count: u8,
    /// Number of tokens at the start.
    pub max_tokens: u8,
    /// A number that varies the drawings of planets of one kind.
    pub variant: u8,
    /// The number of its picture in the current content pack; `None` for the built-in drawing.
    pub picture: Option<u8>,
}

/// Draws a planet with its tokens and victory points.
pub fn planet(look: &PlanetLook) -> Html {
    html! { <>
        { planet_picture(look).unwrap_or_else(|| globe(look.kind, look.home, look.variant)) }
        { tokens(look.kind, look.token_count, look.max_tokens) }
        { vp_seal((0, -35), look.vp) }
    </> }
}

/// Draws the content pack's picture of a planet, if it has one; a Home keeps the badge of its
/// owner.
fn planet_picture(look: &PlanetLook) -> Option<Html> {
    let href = store::pack::picture_url(look.picture?)?;
    let badge = look.home.map(home_badge).unwrap_or_default();
    Some(html! { <g class="exo-planet">{ image(&href, RADIUS) }{ badge }</g> })
}

/// Draws the badge of the owner on a Home.
fn home_badge(seat: Seat) -> Html {
    html! {
        <g class={class_of(seat)}><path class="exo-home-land" d={seat_art(seat).shape()} transform="scale(1.95)" /></g>
    }
}

pub fn globe(kind: PlanetKind, home: Option<Seat>, variant: u8) -> Html {
    let body = match kind {
        PlanetKind::Home => home_planet(home, variant),
        PlanetKind::Blue => blue_planet(variant),
        PlanetKind::Red => red_asteroid(variant),
        PlanetKind::Green => green_asteroid(variant),
    };
    html! { <g transform={GLOBE_SCALE}>{ body }</g> }
}

fn turn(variant: u8, step: u16) -> String {
    format!("rotate({})", u16::from(variant) * step % 360)
}

/// Draws a blue globe: land, clouds, night side.
fn blue_planet(variant: u8) -> Html {
    let land = match variant % 3 {
        0 => {
            "M-30-18C-20-34-2-32 2-22 8-12-6-10-4-2 0 8-16 14-24 6-32 0-36-8-30-18ZM10 8C20 2 34 6 32 16 28 28 14 30 10 24 4 18 2 12 10 8Z"
        }
        1 => {
            "M-14-34C2-38 22-32 26-22 20-16 6-22-2-16-12-10-24-14-26-22-24-28-20-32-14-34ZM-26 10C-16 0 2 6 8 14 10 24-4 34-14 32-26 28-34 20-26 10Z"
        }
        _ => {
            "M0-28C12-34 30-24 32-10 28 0 18-8 12 0 8 10 14 18 4 22-8 22-8 8-14 0-18-10-10-22 0-28ZM-32 14C-24 10-16 18-18 26-24 28-32 22-32 14Z"
        }
    };
    html! {
        <g class="exo-planet of-blue">
            <circle class="exo-air" r="45" />
            <circle class="exo-body" fill="url(#exo-blue)" r="41" />
            <path class="exo-land" d={land} transform={turn(variant, 24)} />
            <path class="exo-cloud" d="M-36-8C-22-14-8-4 8-10 18-14 30-12 36-10M-34 18C-20 12-6 22 10 16 20 12 28 14 32 16" />
            <path class="exo-night" d="M14-38.5A41 41 0 0 1 14 38.5 44 44 0 0 0 14-38.5Z" />
        </g>
    }
}

/// Draws a Home: a blue globe with lights, and the owner's badge as a continent.
fn home_planet(home: Option<Seat>, variant: u8) -> Html {
    html! {
        <g class="exo-planet of-blue of-home">
            <circle class="exo-air" r="45" />
            <circle class="exo-body" fill="url(#exo-blue)" r="41" />
            { home.map(home_badge).unwrap_or_default() }
            <path class="exo-lights" d="M-22 8h.1M-14 16h.1M-6 11h.1M8 18h.1M16 8h.1M-26-6h.1M22-8h.1M12 28h.1M-10 28h.1" transform={turn(variant, 60)} />
            <path class="exo-night" d="M14-38.5A41 41 0 0 1 14 38.5 44 44 0 0 0 14-38.5Z" />
        </g>
    }
}

/// Draws a red asteroid with edges and craters.
fn red_asteroid(variant: u8) -> Html {
    html! {
        <g class="exo-planet of-red">
            <g transform={turn(variant, 37)}>
                <path class="exo-body" fill="url(#exo-red)" d="M-14-40L12-39 31-27 41-4 35 20 18 37-9 41-31 28-41 5-35-20Z" />
                <path class="exo-facet" d="M-14-40L-2-22 12-39M-2-22L18-8 41-4M18-8L14 14 35 20M14 14L-4 22-9 41M-4 22L-24 10-41 5M-24 10L-18-12-35-20M-18-12L-2-22" />
                <path class="exo-pit" d="M-20 24a5 4 0 1 0 .1 0ZM24-20a4 3.4 0 1 0 .1 0ZM26 6a3 2.6 0 1 0 .1 0ZM-28-8a3.4 3 0 1 0 .1 0Z" />
            </g>
            <path class="exo-night" d="M20-36L41-4 35 20 18 37C30 18 32-14 20-36Z" />
        </g>
    }
}

/// Draws a green asteroid with lobes, veins, and crystals at its rim.
fn green_asteroid(variant: u8) -> Html {
    html! {
        <g class="exo-planet of-green">
            <g transform={turn(variant, 41)}>
                <path class="exo-spire" d="M-30-26L-40-42-20-34ZM34-18L47-26 38-8ZM8 38L14 50-4 40Z" />
                <path class="exo-body" fill="url(#exo-green)" d="M-6-40C12-45 27-36 31-24 44-17 46 6 35 18 32 34 12 42-3 37-18 44-36 33-36 17-46 4-40-20-27-26-23-35-15-39-6-40Z" />
                <path class="exo-vein" d="M-28 4C-16-4-12-20-2-30M-20 26C-8 18 6 20 12 6 18-6 26-8 34-6M12 6C4-2-6 0-14-6M-2 32C6 28 16 28 24 22" />
            </g>
            <path class="exo-night" d="M24-32C46-22 46 6 35 18 32 30 22 36 12 38 32 22 36-10 24-32Z" />
        </g>
    }
}

/// Draws the tokens of a planet on its belt, with hollow places for those that were taken. Many
/// tokens become a number.
pub fn tokens(kind: PlanetKind, count: u8, max_tokens: u8) -> Html {
    let resource = of_kind(kind);
    let slot_count = count.max(max_tokens);
    if slot_count > MAX_SINGLE_TOKENS {
        let number = html! { <>
            { draw_at((-10, 0), token(resource, count > 0)) }
            <text class="exo-count" x="10" y="7">{ count }</text>
        </> };
        return draw_at(
            (0, BELT_RADIUS),
            html! { <g class="exo-tokens">{ number }</g> },
        );
    }
    let pip = |n: u8| draw_at(belt_point(n, slot_count), token(resource, n < count));
    html! { <g class="exo-tokens">{ belt(slot_count) }{ for (0..slot_count).map(pip) }</g> }
}

/// Draws the band below the tokens, on which they stand out from the planet.
fn belt(count: u8) -> Html {
    if count == 0 {
        return Html::default();
    }
    let ((x, y), (to_x, to_y)) = (belt_point(0, count), belt_point(count - 1, count));
    // A line of no length has no round ends everywhere, hence the tenth of a unit.
    let d = format!("M{x} {y}A{BELT_RADIUS} {BELT_RADIUS} 0 0 0 {to_x}.1 {to_y}");
    html! { <path class="exo-belt" {d} /> }
}

/// Returns the place of token `n` of `count`, on an arc along the planet's lower limb.
#[must_use]
pub fn belt_point(n: u8, count: u8) -> BoardPoint {
    let from = 90 + (i32::from(count) - 1) * BELT_STEP / 2;
    point_on_ellipse(BELT_RADIUS, BELT_RADIUS, from - i32::from(n) * BELT_STEP)
}

/// Draws victory points on a seal; empty for 0.
pub fn vp_seal(place: BoardPoint, vp: u8) -> Html {
    if vp == 0 {
        return Html::default();
    }
    let seal = html! {
        <g class="exo-worth">
            <path class="exo-star" d="M0-19L5-15.2 11.2-15.4 13.1-9.5 18.1-5.9 16 0 18.1 5.9 13.1 9.5 11.2 15.4 5 15.2 0 19-5 15.2-11.2 15.4-13.1 9.5-18.1 5.9-16 0-18.1-5.9-13.1-9.5-11.2-15.4-5-15.2Z" />
            <text y="7.6">{ vp }</text>
        </g>
    };
    draw_at(place, seal)
}

/// Draws the ring of the seat with the most cubes, or a divided ring of all tied seats.
pub fn control_ring(leaders: &[Seat]) -> Html {
    match leaders {
        [] => Html::default(),
        [seat] => html! {
            <g class={classes!("exo-control", class_of(*seat))}><circle class="exo-control-under" r="58" /><circle class="exo-control-ring" r="58" /></g>
        },
        many => {
            let (whole, count) = (240, i32::try_from(many.len()).unwrap_or(1));
            let part = whole / (3 * count);
            let dashes = format!("{part} {}", whole / 3 - part);
            let ring = |(n, seat): (i32, &Seat)| {
                html! {
                    <g class={class_of(*seat)}><circle class="exo-control-ring" r="58" pathLength="240"
                        stroke-dasharray={dashes.clone()} stroke-dashoffset={(-n * part).to_string()} /></g>
                }
            };
            html! {
                <g class="exo-control tied"><circle class="exo-control-under" r="58" />{ for (0..).zip(many).map(ring) }</g>
            }
        }
    }
}
