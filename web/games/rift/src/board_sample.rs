//! A small sample board in the player's current display settings: one ship per seat, and a shot on
//! request. It is drawn without a running game.

use super::pieces::effects::{self, Tone};
use super::pieces::{Defs, Hull, SeatStyle, draw_at, draw_keyed, hull, seat};
use ui::motion::{AnimationStep, LIMIT, Property, TransientDrawing, keyframes, pop};
use ui::panels::{SampleFrame, use_sample};
use ui::sound::SoundCue;
use yew::prelude::*;

/// Columns and rows of the sample.
const SIZE: (i32, i32) = (6, 2);

/// Returns the center of a square of the sample, in board units.
const fn square_center(column: i32, row: i32) -> (i32, i32) {
    (column * 100 + 50, row * 100 + 50)
}

/// The board of the sample, and how its animation is shown.
const FRAME: SampleFrame = SampleFrame {
    game: None,
    id: "settings-sample",
    phrases: [
        "settings-sample",
        "settings-sample-label",
        "settings-sample-play",
    ],
    class: Some("cols-8"),
    view: "0 0 600 200",
    max_animation_ms: LIMIT,
};

#[component]
pub fn BoardSample() -> Html {
    use_sample(&FRAME, html! { <><Defs /><SampleBoard /></> }, shot)
}

/// Renders the sample as a still picture.
pub fn board_picture() -> Html {
    FRAME.picture(html! { <><Defs /><SampleBoard /></> })
}

/// Renders the squares and ships of the sample.
#[component]
fn SampleBoard() -> Html {
    let square = |n: i32| {
        let (column, row) = (n % SIZE.0, n / SIZE.0);
        let class = if (column + row) % 2 == 0 {
            "ground-field"
        } else {
            "ground-alt"
        };
        let (x, y) = (column * 100, row * 100);
        html! { <rect {class} x={x.to_string()} y={y.to_string()} width="100" height="100" /> }
    };
    let lines: String = (1..SIZE.0).map(|x| format!("M{} 0V200", x * 100)).collect();
    let ship = |n: u8| {
        let column = i32::from(n);
        let hulls = Hull::ALL.into_iter().cycle().skip(usize::from(n));
        let model = hulls.into_iter().next().unwrap_or(Hull::Rhino);
        let row = i32::from(n % 2);
        draw_keyed(
            format!("sample-{n}"),
            square_center(column, row),
            sample_ship(model, SeatStyle::new(n)),
        )
    };
    html! { <>
        { for (0..SIZE.0 * SIZE.1).map(square) }
        <path class="ground-lines" d={lines + "M0 100H600"} />
        { for (0..6).map(ship) }
    </> }
}

fn sample_ship(model: Hull, owner: SeatStyle) -> Html {
    html! {
        <g class={owner.class()}>
            <g class="grow"><g class="turning" transform="rotate(90)"><g class="banking">{ hull::render(model, owner) }</g></g></g>
            { draw_at((-34, 34), html! { <g class="grow-more">{ seat::badge(owner, false) }</g> }) }
        </g>
    }
}

/// Turns the first ship toward the third and fires at it; the shield on the near side flares.
fn shot() -> Vec<AnimationStep> {
    let ship = "[data-piece=\"sample-0\"]";
    let turn = ["rotate(45deg)", "rotate(90deg)"].map(str::to_owned);
    let bank = ["scale(1, 1)", "scale(0.74, 1)", "scale(1, 1)"].map(str::to_owned);
    let grow = ["scale(0.05, 1)", "scale(1, 1)", "scale(1, 1)"].map(str::to_owned);
    let beam = TransientDrawing::new("translate(88 50)".to_owned(), effects::beam(124));
    let flare = TransientDrawing::new(
        "translate(250 50) rotate(270)".to_owned(),
        effects::flare(Tone::Shield),
    );
    vec![
        AnimationStep::new(200, Some(SoundCue::Turn))
            .with_animation(
                format!("{ship} .turning"),
                Property::Transform,
                keyframes(turn),
            )
            .with_animation(
                format!("{ship} .banking"),
                Property::Transform,
                keyframes(bank),
            ),
        AnimationStep::new(180, Some(SoundCue::Laser))
            .with_drawing(beam.with_transform(keyframes(grow))),
        AnimationStep::new(240, Some(SoundCue::Shield))
            .with_lag(130)
            .with_drawing(flare.with_transform(pop(0.94, 1.12))),
    ]
}
