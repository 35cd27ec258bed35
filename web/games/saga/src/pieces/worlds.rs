//! Scenes of sectors other than asteroid belts: planets, nebulae, open space, the Dawn sector, and
//! the Black Hole. Each shipped tile has a distinct scene.

use super::draw_scaled;
use engine::saga::figures::Color;
use yew::prelude::*;

const fn world_fill(color: Color) -> &'static str {
    match color {
        Color::Blue => "url(#saga-world-blue)",
        Color::Yellow => "url(#saga-world-yellow)",
        Color::Green => "url(#saga-world-green)",
        Color::Red => "url(#saga-world-red)",
    }
}

const fn light_fill(color: Color) -> &'static str {
    match color {
        Color::Blue => "url(#saga-light-blue)",
        Color::Yellow => "url(#saga-light-yellow)",
        Color::Green => "url(#saga-light-green)",
        Color::Red => "url(#saga-light-red)",
    }
}

/// The appearance of a planet.
#[derive(Clone, Copy)]
struct World {
    /// Center and radius of the planet.
    body: (i32, i32, i32),
    /// Half axes and tilt of its ring; none if the width is 0.
    ring: (i32, i32, i32),
    /// Path of land or storms, for a radius of 50.
    land: &'static str,
    /// Path of cloud bands, for a radius of 50.
    bands: &'static str,
    /// Moons: center and radius.
    moons: &'static [(i32, i32, i32)],
}

const WORLDS: [World; 10] = [
    World {
        body: (4, 26, 56),
        ring: (0, 0, 0),
        land: "M-34-20C-20-40 6-38 10-24 14-10-10-12-12 0-14 14-34 10-40-2-42-10-40-14-34-20ZM12 12C24 4 40 12 36 24 28 38 10 38 4 28 2 20 6 16 12 12Z",
        bands: "M-46-12C-26-20-6-8 18-16 30-20 42-16 46-14M-44 22C-24 14-4 28 20 20",
        moons: &[(-62, -22, 8)],
    },
    World {
        body: (-20, 36, 74),
        ring: (0, 0, 0),
        land: "M-8-8a14 9 0 1 0 .1 0ZM16 14a9 6 0 1 0 .1 0Z",
        bands: "M-48-24C-20-32 20-16 48-26M-50-6C-20-14 16 4 50-6M-49 12C-20 4 20 22 49 10M-44 28C-16 22 18 36 42 28",
        moons: &[(58, -18, 11), (72, 14, 5)],
    },
    World {
        body: (0, 22, 46),
        ring: (82, 20, -18),
        land: "M-30 6C-20-6 0-4 8 6 0 16-22 18-30 6Z",
        bands: "M-46-16C-20-26 14-10 46-20M-48 4C-20-6 20 14 48 2M-42 24C-16 16 16 32 42 22",
        moons: &[],
    },
    World {
        body: (18, 34, 68),
        ring: (0, 0, 0),
        land: "M-36-14L-22-4-26 10-8 16-12 32M4-40L10-22 28-16 24 2 42 8M-8-8L6-2 2 12",
        bands: "",
        moons: &[(-66, 4, 9)],
    },
    World {
        body: (-8, 24, 52),
        ring: (0, 0, 0),
        land: "M-30-22C-14-38 8-30 6-18 2-8-14-12-20-2-28 8-42-2-40-12-38-18-34-20-30-22ZM14-6C26-14 40-4 38 8 34 20 18 18 14 8 12 2 12-2 14-6ZM-14 20C-2 14 10 24 6 34-4 42-20 38-20 28-20 24-18 22-14 20Z",
        bands: "M-44-4C-24-10-8 2 14-6",
        moons: &[(60, -10, 7), (50, 66, 5)],
    },
    World {
        body: (10, 22, 44),
        ring: (78, 13, 24),
        land: "M-20-24C-6-34 16-28 14-16 8-6-8-12-14-4-22 2-30-12-20-24ZM-6 10C6 4 24 12 20 24 10 36-10 32-14 22-14 16-10 12-6 10Z",
        bands: "M-44 2C-20-8 14 10 44 0",
        moons: &[(-58, 50, 6)],
    },
    World {
        body: (-14, 40, 78),
        ring: (0, 0, 0),
        land: "M-40-26C-30-40-10-42-6-32-2-22-16-22-20-14-28-10-40-16-40-26ZM0-34C10-44 30-36 28-24 22-14 8-18 2-24-2-28-2-30 0-34ZM-24 0C-12-10 6-6 6 6 0 18-18 16-24 10-28 6-28 4-24 0ZM18-4C30-12 44-4 42 8 36 18 22 14 18 6 16 2 16-2 18-4ZM-6 26C4 18 22 22 20 34 12 44-8 42-10 34-10 30-8 28-6 26Z",
        bands: "",
        moons: &[(64, -20, 10)],
    },
    World {
        body: (0, 24, 50),
        ring: (88, 9, -6),
        land: "",
        bands: "M-46-22C-20-28 20-18 46-24M-50-8C-20-14 20-2 50-8M-50 6C-20 0 20 12 50 6M-46 20C-20 14 20 26 46 20",
        moons: &[],
    },
    World {
        body: (-6, 26, 58),
        ring: (0, 0, 0),
        land: "M14 4a15 10 0 1 0 .1 0Z",
        bands: "M-46-20C-10-34 20-10 46-22M-50-2C-20-12 10 8 50-4M-46 20C-20 10 20 34 44 22",
        moons: &[(62, -22, 6), (70, 4, 4), (-66, -16, 4)],
    },
    World {
        body: (12, 30, 60),
        ring: (0, 0, 0),
        land: "M-24-14a8 6 0 1 0 .1 0ZM8-28a6 4.6 0 1 0 .1 0ZM20 8a10 8 0 1 0 .1 0ZM-14 22a7 5.4 0 1 0 .1 0ZM-34 6a4 3.2 0 1 0 .1 0Z",
        bands: "",
        moons: &[(-56, -4, 20)],
    },
];

/// Draws a planet in a color, with its surroundings.
pub fn planet(variant: u32, color: Color) -> Html {
    let index = variant.wrapping_sub(1) as usize % WORLDS.len();
    let Some(world) = WORLDS.get(index).copied() else {
        return Html::default();
    };
    let (x, y, radius) = world.body;
    let (wide, tall, tilt) = world.ring;
    let half = |sweep: u8| format!("M{} 0A{wide} {tall} 0 0 {sweep} {wide} 0", -wide);
    let ring = |sweep: u8| {
        (wide > 0).then(|| html! {
            <g transform={format!("translate({x} {y}) rotate({tilt})")}>
                <path class="saga-ring" d={half(sweep)} /><path class="saga-ring thin" d={half(sweep)} transform="scale(1.13)" />
            </g>
        })
    };
    let moon = |(x, y, radius): &(i32, i32, i32)| html! { <circle class="saga-moon" fill="url(#saga-stone)" cx={x.to_string()} cy={y.to_string()} r={radius.to_string()} /> };
    html! { <>
        <circle class="saga-glow" fill={light_fill(color)} cx={x.to_string()} cy={y.to_string()} r={(radius * 17 / 10).to_string()} />
        { for world.moons.iter().map(moon) }
        { ring(1).unwrap_or_default() }
        { draw_scaled((x, y), (radius * 2) as u16, html! { <>
            <circle class="saga-globe" fill={world_fill(color)} r="50" />
            <path class="saga-land" d={world.land} /><path class="saga-bands" d={world.bands} />
            <path class="saga-night" d="M20-46A50 50 0 0 1 20 46 56 56 0 0 0 20-46Z" />
        </> }) }
        { ring(0).unwrap_or_default() }
    </> }
}

/// Clouds of the four nebulae: center and radius.
const VEILS: [&[(i32, i32, i32)]; 4] = [
    &[
        (-40, 10, 62),
        (30, -10, 58),
        (10, 50, 66),
        (-60, 60, 44),
        (64, 46, 42),
    ],
    &[
        (44, 20, 64),
        (-30, -6, 60),
        (-20, 58, 58),
        (20, 0, 40),
        (70, 70, 40),
    ],
    &[
        (0, 24, 74),
        (-60, -6, 46),
        (60, -2, 48),
        (-44, 70, 44),
        (46, 72, 46),
    ],
    &[
        (-10, 0, 60),
        (50, 44, 62),
        (-56, 50, 58),
        (10, 74, 50),
        (66, -16, 36),
    ],
];

/// Wisps of the four nebulae.
const WISPS: [&str; 4] = [
    "M-90 20C-50-20-10 30 30 0 60-20 80 0 100-10M-90 62C-40 30 10 80 50 50 70 36 90 50 100 46",
    "M-90-10C-40 20-20-30 20 10 50 40 80 10 100 24M-80 70C-40 40 0 90 60 60",
    "M0-30C-50-20-60 50 0 56 50 58 60 4 20-4-10-8-22 26 0 32",
    "M-90 40C-60 0-20 10 0 40 20 70 60 70 96 20M-60-20C-30-40 20-30 40-10",
];

/// Draws a nebula in a color.
pub fn nebula(variant: u32, color: Color) -> Html {
    let index = variant.wrapping_sub(1) as usize % VEILS.len();
    let blobs = VEILS.get(index).copied().unwrap_or_default();
    let wisps = WISPS.get(index).copied().unwrap_or_default();
    let blob = |(x, y, radius): &(i32, i32, i32)| html! { <circle fill={light_fill(color)} cx={x.to_string()} cy={y.to_string()} r={(radius * 12 / 10).to_string()} /> };
    html! {
        <g class="saga-veil">
            { for blobs.iter().map(blob) }
            <path class="saga-wisp under" d={wisps} /><path class="saga-wisp" d={wisps} />
        </g>
    }
}

/// Draws open space with a distant object.
pub fn open_space(variant: u32, color: Color) -> Html {
    let body = match variant % 4 {
        1 => {
            html! { <g transform="translate(6 26) rotate(-24) scale(1 0.46)"><circle fill={light_fill(color)} r="70" />
            <path class="saga-spiral" d="M4 0C8-14-12-20-22-8-34 10-12 34 14 30 46 24 56-8 40-30M-4 0C-8 14 12 20 22 8 34-10 12-34-14-30-46-24-56 8-40 30" /><circle class="saga-spark" r="7" /></g> }
        }
        2 => {
            html! { <g transform="translate(0 78)"><circle fill="url(#saga-light-sun)" r="84" /><circle fill={light_fill(color)} r="120" />
            <path class="saga-dusk" d="M-110-8H110M-110-26H110M-110-50H110" /></g> }
        }
        3 => {
            html! { <g><path class="saga-aurora" d="M-90 60C-60-20-40 50-10 6 20-30 40 40 90-10V30C50 60 30 0 0 36-40 80-60 20-90 90Z" />
            <path class="saga-aurora thin" d="M-90 20C-50-10-30 20 0-10 30-30 60 10 90-30" /></g> }
        }
        _ => html! { <g><path class="saga-lane" d="M-80 84C-40 30 10 40 30 0 40-20 60-28 90-30" />
        <path class="saga-beacon" d="M-62 64h.1M-36 42h.1M-4 28h.1M22 12h.1M38-10h.1M62-24h.1" /></g> },
    };
    html! { <g class="saga-open">{ body }</g> }
}

/// Draws the Dawn sector: the sun rises behind the home planet.
pub fn dawn_sector() -> Html {
    html! {
        <g class="saga-dawn">
            <circle fill="url(#saga-light-sun)" cx="34" cy="-2" r="104" />
            <circle class="saga-sunrise" cx="34" cy="-2" r="17" />
            <path class="saga-rays" d="M34-30V-46M54-22L66-34M62-2H78M14-22L2-34" />
            <circle class="saga-globe" fill="url(#saga-world-blue)" cx="-16" cy="88" r="104" />
            <path class="saga-land" d="M-70 20C-50 0-20 4-18 20-20 34-44 30-50 44-64 56-84 44-70 20ZM6 26C26 14 52 30 46 48 36 62 8 58 4 44 2 36 2 30 6 26Z" />
            <path class="saga-limb" d="M-104 34A104 104 0 0 1 78 44" />
            <path class="saga-lights" d="M-40 62h.1M-28 72h.1M-58 74h.1M-8 66h.1M12 76h.1M-20 86h.1M30 70h.1M-46 88h.1" />
        </g>
    }
}

/// Draws the Black Hole: a disc around a dark center.
pub fn black_hole() -> Html {
    html! {
        <g class="saga-hole" transform="translate(0 14)">
            <g transform="rotate(-18) scale(1 0.42)"><circle fill="url(#saga-disc)" r="98" />
                <path class="saga-swirl" d="M-84 8C-60-50 40-66 76-8M84-8C60 50-40 66-76 8M-60 4C-40-34 30-44 54-6M60-4C40 34-30 44-54 6" /></g>
            <circle class="saga-horizon" r="31" /><circle class="saga-photon" r="33" />
            <path class="saga-lens" d="M-58 18C-40-40 30-52 56-18" />
            <g transform="rotate(-18)"><path class="saga-front" d="M-84 6C-50 30 50 30 84 6 60 18-60 18-84 6Z" /></g>
        </g>
    }
}
