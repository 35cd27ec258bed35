//! A small sample map in the player's current display settings: planets of all kinds, cubes, ships
//! of several seats, a guard, and a battle on request. It is drawn without a running game.

use super::pieces::effects::{self, Tone};
use super::pieces::planet::{PlanetLook, control_ring, planet};
use super::pieces::{
    Defs, ShipLook, council, cube, die, draw_at, draw_keyed, draw_scaled, guard, rocket, ship,
};
use board::flat_hex::{OUTLINE, hex_center};
use board::sample_volley::SampleVolley;
use engine::exodus::figures::PlanetKind;
use engine::exodus::part::Rocket;
use engine::exodus::ship::ShipType;
use engine::game::Seat;
use ui::motion::AnimationStep;
use ui::panels::{SampleFrame, use_sample};
use yew::prelude::*;

/// The hexes of the sample, in two rows so that they are large enough on a phone.
const HEXES: [[i8; 2]; 5] = [[0, 0], [1, 0], [2, -1], [0, 1], [2, 0]];
/// Places of the attacker and the target, in board units.
const ENDPOINTS: [(i32, i32); 2] = [(204, 128), (348, 60)];

/// The board of the sample, and how its animation is shown.
const FRAME: SampleFrame = SampleFrame {
    game: Some("exodus"),
    id: "settings-stars",
    phrases: ["exodus-sample", "exodus-sample-label", "exodus-sample-play"],
    class: Some("sample-stars"),
    view: "-112 -112 560 392",
    max_animation_ms: super::animation::MAX_DURATION_MS,
};

#[component]
pub fn BoardSample() -> Html {
    use_sample(&FRAME, html! { <><Defs /><SampleBoard /></> }, battle)
}

/// Renders the sample as a still picture.
pub fn board_picture() -> Html {
    FRAME.picture(html! { <><Defs /><SampleBoard /></> })
}

/// The hexes and pieces of the sample.
#[component]
fn SampleBoard() -> Html {
    let field = |class: &'static str| {
        let hex_drawing =
            move |cell: [i8; 2]| draw_at(hex_center(cell), html! { <path {class} d={OUTLINE} /> });
        HEXES.into_iter().map(hex_drawing).collect::<Html>()
    };
    let world = |cell: usize, kind, (tokens, max_tokens, vp)| {
        let look = PlanetLook {
            kind,
            home: (kind == PlanetKind::Home).then_some(Seat(0)),
            vp,
            token_count: tokens,
            max_tokens,
            variant: cell as u8,
            picture: None,
        };
        draw_at(
            hex_center(HEXES.get(cell).copied().unwrap_or_default()),
            planet(&look),
        )
    };
    let draw_ship = |name: &str, place, size, look: ShipLook| {
        draw_keyed(
            format!("sample-{name}"),
            place,
            draw_scaled((0, 0), size, ship(&look)),
        )
    };
    let ship_look = |seat, kind| ShipLook {
        seat: Seat(seat),
        kind,
        count: 1,
        ..ShipLook::default()
    };
    let loaded = ShipLook {
        cargo: 2,
        damage: 1,
        strength: 2,
        ..ship_look(0, ShipType::Carrier)
    };
    let (x, y) = hex_center(HEXES[2]);
    html! { <>
        { field("ground-field") }{ field("ground-lines") }
        { world(0, PlanetKind::Home, (4, 5, 2)) }
        { world(1, PlanetKind::Red, (3, 4, 1)) }
        { draw_at((x, y), council::station(3)) }
        { world(3, PlanetKind::Green, (2, 3, 2)) }
        { world(4, PlanetKind::Blue, (3, 3, 1)) }
        { draw_at(hex_center(HEXES[0]), html! { <>{ control_ring(&[Seat(0)]) }{ cube::all_cubes(&[(Seat(0), 5)]) }</> }) }
        { draw_at(hex_center(HEXES[1]), html! { <>{ control_ring(&[Seat(0), Seat(1)]) }{ cube::all_cubes(&[(Seat(0), 1), (Seat(1), 1)]) }</> }) }
        { draw_at(hex_center(HEXES[3]), guard::guard(2)) }
        { draw_at(hex_center(HEXES[4]), html! { <>{ control_ring(&[Seat(3)]) }{ cube::all_cubes(&[(Seat(3), 3)]) }{ rocket::rim_rockets(Rocket::Graviton, 1, 180) }</> }) }
        { draw_ship("attacker", ENDPOINTS[0], 112, ship_look(0, ShipType::Cruiser)) }
        { draw_ship("carrier", (70, -22), 100, loaded) }
        { draw_ship("target", ENDPOINTS[1], 112, ship_look(1, ShipType::Fighter)) }
        { draw_ship("wing", (x + 46, y - 52), 100, ship_look(1, ShipType::Raider)) }
        { draw_ship("far", (hex_center(HEXES[4]).0 + 66, hex_center(HEXES[4]).1 + 30), 100, ship_look(3, ShipType::Carrier)) }
    </> }
}

/// Fires a volley at the fighter: beams, dice, and an explosion.
fn battle() -> Vec<AnimationStep> {
    let dice = html! {
        <g><rect class="dice-panel" x="-94" y="-27" rx="12" width="188" height="54" />{ die::row(&[6, 2, 5, 3], 5) }</g>
    };
    let (x, y) = ENDPOINTS[1];
    let volley = SampleVolley {
        endpoints: ENDPOINTS,
        gaps: [26, 20],
        beams: |distance| effects::volley(distance - 46, 3),
        spark: effects::burst(Tone::Danger),
        dice,
        dice_place: (x, y + 84),
        blast: effects::burst(Tone::Blast),
        debris: effects::debris(),
        target: "sample-target",
    };
    volley.steps()
}
