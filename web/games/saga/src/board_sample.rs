//! A small sample map in the player's current display settings: the Jumpgate, sectors of all types
//! and colors, an armada, Raiders, a Boss, a Starbase, and a fight on request. It is drawn without
//! a running game.

use super::pieces::armada::ArmadaLook;
use super::pieces::base::{BaseLook, base};
use super::pieces::effects::{self, Tone};
use super::pieces::{
    BoardPoint, Defs, armada, boss, die, draw_at, draw_keyed, draw_scaled, gate, goods, raider,
    tile,
};
use board::pointy_hex::hex_center;
use board::sample_volley::SampleVolley;
use engine::game::Seat;
use engine::saga::figures::{Color, SectorKind, Tile};
use ui::motion::AnimationStep;
use ui::panels::{SampleFrame, use_sample};
use yew::prelude::*;

/// A sector of the sample: coordinates, id, type, color, cost.
type Sector = ([i8; 2], &'static str, SectorKind, Option<Color>, u8);

/// The sectors of the sample, in two rows so that they are large enough on a phone.
const SECTORS: [Sector; 5] = [
    ([0, 0], "1", SectorKind::Jumpgate, None, 1),
    ([1, 0], "3", SectorKind::Asteroid, Some(Color::Blue), 2),
    ([2, 0], "3", SectorKind::Planetary, Some(Color::Red), 1),
    ([0, 1], "3", SectorKind::Nebula, Some(Color::Green), 2),
    ([1, 1], "4", SectorKind::Open, Some(Color::Yellow), 1),
];
/// Places of the armada and of the Raider that it fights, in board units.
const ENDPOINTS: [BoardPoint; 2] = [(156, 46), (386, 26)];

/// The board of the sample, and how its animation is shown.
const FRAME: SampleFrame = SampleFrame {
    game: Some("saga"),
    id: "settings-sectors",
    phrases: ["saga-sample", "saga-sample-label", "saga-sample-play"],
    class: Some("sample-sectors"),
    view: "-100 -112 548 374",
    max_animation_ms: 2400,
};

#[component]
pub fn BoardSample() -> Html {
    use_sample(&FRAME, html! { <><Defs /><SampleBoard /></> }, fight)
}

/// Renders the sample as a still picture.
pub fn board_picture() -> Html {
    FRAME.picture(html! { <><Defs /><SampleBoard /></> })
}

/// The sectors and pieces of the sample.
#[component]
fn SampleBoard() -> Html {
    let sector = |(cell, id, kind, color, cost): ([i8; 2], &str, SectorKind, Option<Color>, u8)| {
        let face = Tile {
            id: id.to_owned(),
            kind,
            color,
            cost,
        };
        draw_at(hex_center(cell), tile::sector(&face))
    };
    let armada_look = |seat| ArmadaLook {
        seat: Seat(seat),
        ..ArmadaLook::default()
    };
    let draw_ship = |name: &str, place, look: ArmadaLook| {
        draw_keyed(format!("sample-{name}"), place, armada::armada(look))
    };
    let (x, y) = hex_center(SECTORS[4].0);
    let station = BaseLook {
        seat: Some(Seat(2)),
        is_active: true,
        is_home: false,
    };
    html! { <>
        { for SECTORS.into_iter().map(sector) }
        { draw_at((0, 0), gate::gate_charge(2, 3)) }
        { draw_at((x, y + 8), base(station)) }
        { draw_at((228, -42), goods::astartium_pile(2)) }
        { draw_scaled((290, -42), 92, goods::xpm()) }
        { draw_ship("armada", ENDPOINTS[0], ArmadaLook { has_xpm: true, ..armada_look(0) }) }
        { draw_ship("other", (x, y + 16), armada_look(2)) }
        { draw_keyed("sample-raider".to_owned(), ENDPOINTS[1], raider::raider(2)) }
        { draw_keyed("sample-second".to_owned(), (326, 52), raider::raider(1)) }
        { draw_at((87, 172), html! { <g transform="scale(0.9)">{ boss::force_field() }{ boss::boss(2) }</g> }) }
    </> }
}

/// Fires a volley at the Raider: beams, dice, and an explosion.
fn fight() -> Vec<AnimationStep> {
    let dice = html! {
        <g><rect class="dice-panel" x="-94" y="-27" rx="12" width="188" height="54" />{ die::row(&[6, 2, 5, 4], 4) }</g>
    };
    let (x, y) = ENDPOINTS[0];
    let volley = SampleVolley {
        endpoints: ENDPOINTS,
        gaps: [30, 24],
        beams: |distance| effects::volley(distance - 56, 3),
        spark: effects::burst(Tone::Danger),
        dice,
        dice_place: (x + 104, y + 34),
        blast: effects::burst(Tone::Blast),
        debris: effects::debris(),
        target: "sample-raider",
    };
    volley.steps()
}
