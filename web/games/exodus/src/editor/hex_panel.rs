//! The hex that is looked at: whether it is part of the map, its planet and guard, whose Home it is.

use super::drawing::contents;
use super::kit::{LEVELS, PENS};
use super::report::{kind_name, level_name};
use super::spot::Spot;
use super::studio::{Hand, ground};
use crate::narrate::seat_name;
use editor::form::choose;
use engine::exodus::meta::SEATS;
use engine::exodus::sketch::{Ground, Planet, Sketch};
use engine::game::Seat;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// What every panel is given.
pub type PanelProps = editor::PanelProps<Hand>;

/// The panel.
#[component]
pub fn HexPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let studio = &props.studio;
    let (Some(spot), Some(ground)) = (studio.selected, ground(studio)) else {
        return html! { <p class="editor-hint">{ phrases.text("exodus-editor-pick") }</p> };
    };
    let form = match ground {
        Ground::Void => Html::default(),
        Ground::Council => {
            html! { <p class="editor-hint">{ phrases.text("exodus-editor-council.hint") }</p> }
        }
        Ground::Home(seat) => home_form(&phrases, props, seat),
        Ground::Planet(planet) => planet_form(&phrases, props, spot, planet),
    };
    html! {
        <div class="square-panel">
            <h2>{ phrases.say("exodus-editor-hex", &[("at", spot.to_string().into())]) }</h2>
            <p>{ contents(&phrases, studio.settled(), spot) }</p>
            if ground != Ground::Council {
                { uses(&phrases, props, spot, ground) }
            }
            { form }
            if studio.moving {
                <p class="notice" role="status">{ phrases.text("exodus-editor-moving") }</p>
            }
            { ways(&phrases, props, ground) }
        </div>
    }
}

/// What the hex may be besides: a planet, a Home.
fn uses(phrases: &Phrases, props: &PanelProps, spot: Spot, ground: Ground) -> Html {
    let (is_planet, is_home) = match ground {
        Ground::Planet(_) => (true, false),
        Ground::Home(_) => (false, true),
        Ground::Void | Ground::Council => (false, false),
    };
    let full = props.studio.settled().homes().len() >= usize::from(SEATS.1);
    let planet = props.change(move |sketch, _: MouseEvent| {
        sketch.paint(spot.0, Ground::Planet(Planet::default()));
    });
    let home = props.change(move |sketch, _: MouseEvent| {
        sketch.paint(spot.0, Ground::Home(SEATS.1));
    });
    let chip =
        |key: &str, on: bool, open: bool, onclick| (phrases.text(key), on, open.then_some(onclick));
    let chips = [
        chip("exodus-editor-use-planet", is_planet, !is_planet, planet),
        chip("exodus-editor-use-home", is_home, !is_home && !full, home),
    ];
    PanelProps::chips(phrases.text("exodus-editor-uses"), chips)
}

/// Whose Home it is; two seats change places.
fn home_form(phrases: &Phrases, props: &PanelProps, seat: u8) -> Html {
    let seats = props.studio.settled().homes().into_iter();
    let seats = seats.map(|(seat, _, _)| (seat, seat_name(phrases, Seat(seat))));
    let onchange = props.change(move |sketch: &mut Sketch, other: u8| {
        let (one, other) = (usize::from(seat), usize::from(other));
        *sketch = sketch.with(|file| {
            if one.max(other) < file.homes.len() {
                file.homes.swap(one, other);
            }
        });
    });
    let label = phrases.text("exodus-editor-seat");
    html! { <div class="editor-fields">{ choose(label, seats, &seat, onchange) }</div> }
}

/// The kind of a planet, and its guard.
fn planet_form(phrases: &Phrases, props: &PanelProps, spot: Spot, planet: Planet) -> Html {
    let change = |planet: Planet| {
        let paint = props.change(move |sketch: &mut Sketch, _: MouseEvent| {
            sketch.paint(spot.0, Ground::Planet(planet));
        });
        Some(paint)
    };
    let kind = |kind| {
        let changed = change(Planet { kind, ..planet });
        (kind_name(phrases, kind), kind == planet.kind, changed)
    };
    let guard = |guard| {
        let changed = change(Planet { guard, ..planet });
        (level_name(phrases, guard), guard == planet.guard, changed)
    };
    html! { <>
        { PanelProps::chips(phrases.text("exodus-editor-kinds"), PENS.map(kind)) }
        { PanelProps::chips(phrases.text("exodus-editor-guards"), LEVELS.map(guard)) }
    </> }
}

/// Moving what is there, and taking the hex off the map.
fn ways(phrases: &Phrases, props: &PanelProps, ground: Ground) -> Html {
    html! {
        <div class="buttons">
            if ground != Ground::Void {
                { props.mover(phrases.text("exodus-editor-move")) }
            }
            if matches!(ground, Ground::Planet(_) | Ground::Home(_)) {
                { props.remover(phrases.text("exodus-editor-remove")) }
            }
        </div>
    }
}
