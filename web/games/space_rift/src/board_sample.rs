//! A small sample battlefield in the player's current display settings: units of both sides,
//! features, a rift tile, and a volley on request. It is drawn without a running battle.

use super::pieces::effects::{self, Tone};
use super::pieces::{Defs, Hull, UnitLook, die, draw_at, draw_keyed, terrain, tile, unit};
use engine::space_rift::battlefield::{Direction, Side};
use engine::space_rift::dice::{Face, Faces};
use engine::space_rift::unit::Class;
use ui::motion::{AnimationStep, Property, TransientDrawing, fade, pop};
use ui::panels::{SampleFrame, use_sample};
use ui::sound::SoundCue;
use yew::prelude::*;

/// Positions of the attacker and the target, in board units.
const PLACES: [(i32, i32); 2] = [(200, 145), (400, 145)];

/// The board of the sample, and how its animation is shown.
const FRAME: SampleFrame = SampleFrame {
    game: Some("space-rift"),
    id: "settings-fleets",
    phrases: [
        "space-rift-sample",
        "space-rift-sample-label",
        "space-rift-sample-play",
    ],
    class: Some("sample-hexes"),
    view: "0 0 600 290",
    max_animation_ms: super::animation::MAX_DURATION_MS,
};

#[component]
pub fn BoardSample() -> Html {
    use_sample(&FRAME, html! { <><Defs /><SampleBoard /></> }, volley)
}

/// Renders the sample as a still picture.
pub fn board_picture() -> Html {
    FRAME.picture(html! { <><Defs /><SampleBoard /></> })
}

/// Renders the hexes and pieces of the sample.
#[component]
fn SampleBoard() -> Html {
    let hex_point = |n: i32| {
        if n < 5 {
            (n * 100 + 100, 145)
        } else {
            ((n - 5) % 6 * 100 + 50, 58 + (n - 5) / 6 * 174)
        }
    };
    let field = |n: i32| {
        let class = if n < 5 { "ground-field" } else { "ground-alt" };
        html! { <path {class} d={board::hex::OUTLINE} transform={format!("translate({} {})", hex_point(n).0, hex_point(n).1)} /> }
    };
    let outline = |n: i32| {
        format!(
            "M{} {}l50 29v58l-50 29-50-29v-58z",
            hex_point(n).0,
            hex_point(n).1 - 58
        )
    };
    let draw_sample = |name: &str, point, look: UnitLook| {
        draw_keyed(format!("sample-{name}"), point, unit(&look))
    };
    let look = |side, code: &str, class, ships, full_ships| UnitLook {
        side,
        hull: Some(Hull::of(code, class)),
        class,
        code: code.to_owned(),
        ship_count: ships,
        full_ships,
        points: 2,
        ..UnitLook::default()
    };
    let flag = UnitLook {
        has_hull: true,
        ..look(Side::North, "FS", Class::Capital, 2, 3)
    };
    let alerted = UnitLook {
        has_alert: true,
        ..look(Side::South, "FT", Class::Fighter, 3, 3)
    };
    let ordered = UnitLook {
        is_ordered: true,
        ..look(Side::South, "BB", Class::Capital, 3, 4)
    };
    html! { <>
        { for (0..17).map(field) }
        <path class="ground-lines" d={(0..17).map(outline).collect::<String>()} />
        { draw_at((350, 58), terrain::asteroids(1)) }
        { draw_at((150, 232), terrain::debris(2)) }
        { terrain::planet("sample", &[(50, 58)]) }
        { draw_at((350, 232), html! { <>{ tile::field(1, false) }{ tile::dial(Direction::East, None) }</> }) }
        { draw_sample("alerted", (150, 58), alerted) }
        { draw_sample("ordered", PLACES[0], ordered) }
        { draw_sample("target", PLACES[1], look(Side::North, "CR", Class::Strike, 3, 3)) }
        { draw_sample("flag", (450, 58), flag) }
        { draw_sample("line", (550, 232), look(Side::North, "DD", Class::Strike, 2, 4)) }
        { draw_sample("home", (50, 232), look(Side::South, "DD", Class::Strike, 4, 4)) }
    </> }
}

/// Fires a volley at the cruisers: dice are rolled and one ship explodes.
fn volley() -> Vec<AnimationStep> {
    let [(x, y), (to, _)] = PLACES;
    let mut faces = Faces::NONE;
    for face in [Face::Triangle, Face::Star, Face::Circle, Face::Square] {
        faces.add(face);
    }
    let grow = ["scale(0.05, 1)", "scale(1, 1)", "scale(1, 1)"].map(str::to_owned);
    let beam = TransientDrawing::new(
        format!("translate({} {y})", x + 30),
        effects::volley(to - x - 54, 3),
    );
    let dice = html! {
        <g><rect class="dice-panel" x="-96" y="-27" rx="12" width="192" height="54" />{ die::row(&faces, &[Face::Triangle]) }</g>
    };
    let dice_drawing = TransientDrawing::new(format!("translate({to} {})", y + 92), dice);
    let ship = "[data-piece=\"sample-target\"] [data-ship=\"2\"]";
    let burst = TransientDrawing::new(
        format!("translate({} {})", to - 24, y + 14),
        effects::burst(Tone::Blast),
    );
    let parts = TransientDrawing::new(
        format!("translate({} {})", to - 24, y + 14),
        effects::debris(),
    );
    vec![
        AnimationStep::new(220, Some(SoundCue::Laser))
            .with_drawing(beam.with_transform(ui::motion::keyframes(grow))),
        AnimationStep::new(560, Some(SoundCue::Dice))
            .with_drawing(dice_drawing.with_opacity(&[0.4, 1.0, 1.0, 1.0, 0.0])),
        AnimationStep::new(320, Some(SoundCue::Loss))
            .with_animation(ship, Property::Opacity, fade(&[1.0, 0.4, 0.0]))
            .with_drawing(burst.with_transform(pop(0.3, 1.2)))
            .with_drawing(parts.with_transform(pop(0.3, 1.3))),
    ]
}
