//! A piece of a board in the player's own looks: a ship of each seat, and a shot on request. It is
//! drawn, not played.

use super::pieces::effects::{self, Tone};
use super::pieces::{Defs, Hull, Seat, at, hull, keyed_at, seat};
use ui::console::{SampleFrame, use_sample};
use ui::motion::{Beat, Effect, LIMIT, Property, along, pop};
use ui::sound::Cue;
use yew::prelude::*;

/// Squares of the piece, across and down.
const SIZE: (i32, i32) = (6, 2);

/// The middle of a square.
const fn middle(column: i32, row: i32) -> (i32, i32) {
    (column * 100 + 50, row * 100 + 50)
}

/// The sample.
#[component]
pub fn Sample() -> Html {
    let frame = SampleFrame {
        game: None,
        id: "settings-sample",
        phrases: [
            "settings-sample",
            "settings-sample-label",
            "settings-sample-play",
        ],
        class: Some("cols-8"),
        view: "0 0 600 200",
        limit: LIMIT,
    };
    use_sample(&frame, html! { <><Defs /><Pieces /></> }, shot)
}

/// Board and ships; they stay as they are.
#[component]
fn Pieces() -> Html {
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
        keyed_at(
            format!("sample-{n}"),
            middle(column, row),
            craft(model, Seat::new(n)),
        )
    };
    html! { <>
        { for (0..SIZE.0 * SIZE.1).map(square) }
        <path class="ground-lines" d={lines + "M0 100H600"} />
        { for (0..6).map(ship) }
    </> }
}

fn craft(model: Hull, owner: Seat) -> Html {
    html! {
        <g class={owner.class()}>
            <g class="grow"><g class="turning" transform="rotate(90)"><g class="banking">{ hull::draw(model, owner) }</g></g></g>
            { at((-34, 34), html! { <g class="grow-more">{ seat::badge(owner, false) }</g> }) }
        </g>
    }
}

/// The first ship turns to the third and fires at it; the shield on the near side lights up.
fn shot() -> Vec<Beat> {
    let ship = "[data-piece=\"sample-0\"]";
    let turn = ["rotate(45deg)", "rotate(90deg)"].map(str::to_owned);
    let lean = ["scale(1, 1)", "scale(0.74, 1)", "scale(1, 1)"].map(str::to_owned);
    let grow = ["scale(0.05, 1)", "scale(1, 1)", "scale(1, 1)"].map(str::to_owned);
    let beam = Effect::new("translate(88 50)".to_owned(), effects::beam(124));
    let flare = Effect::new(
        "translate(250 50) rotate(270)".to_owned(),
        effects::flare(Tone::Shield),
    );
    vec![
        Beat::new(200, Some(Cue::Turn))
            .moving(format!("{ship} .turning"), Property::Transform, along(turn))
            .moving(format!("{ship} .banking"), Property::Transform, along(lean)),
        Beat::new(180, Some(Cue::Laser)).showing(beam.moving(along(grow))),
        Beat::new(240, Some(Cue::Shield))
            .lagging(130)
            .showing(flare.moving(pop(0.94, 1.12))),
    ]
}
