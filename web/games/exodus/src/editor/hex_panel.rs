//! The panel for the selected hex: whether it is part of the map, its planet and guard, and whose
//! Home it is.

use super::drawing::contents;
use super::editor_tools::{GameEditor, selected_content};
use super::hex_coord::HexCoord;
use super::report::{kind_name, level_name};
use super::tool_settings::{BRUSHES, LEVELS};
use crate::narrate::seat_name;
use editor::form::select_field;
use engine::exodus::draft::{HexContent, MapDraft, Planet};
use engine::exodus::metadata::SEATS;
use engine::game::Seat;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

pub type PanelProps = editor::PanelProps<GameEditor>;

#[component]
pub fn HexPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let editor_state = &props.editor_state;
    let (Some(coord), Some(content)) = (editor_state.selected, selected_content(editor_state))
    else {
        return html! { <p class="editor-hint">{ phrases.text("exodus-editor-pick") }</p> };
    };
    let form = match content {
        HexContent::Void => Html::default(),
        HexContent::Council => {
            html! { <p class="editor-hint">{ phrases.text("exodus-editor-council.hint") }</p> }
        }
        HexContent::Home(seat) => home_form(&phrases, props, seat),
        HexContent::Planet(planet) => planet_form(&phrases, props, coord, planet),
    };
    html! {
        <div class="square-panel">
            <h2>{ phrases.say("exodus-editor-hex", &[("at", coord.to_string().into())]) }</h2>
            <p>{ contents(&phrases, editor_state.committed(), coord) }</p>
            if content != HexContent::Council {
                { use_buttons(&phrases, props, coord, content) }
            }
            { form }
            if editor_state.is_moving {
                <p class="notice" role="status">{ phrases.text("exodus-editor-moving") }</p>
            }
            { hex_buttons(&phrases, props, content) }
        </div>
    }
}

/// Renders the buttons that turn the hex into a planet or a Home.
fn use_buttons(
    phrases: &Phrases,
    props: &PanelProps,
    coord: HexCoord,
    content: HexContent,
) -> Html {
    let (is_planet, is_home) = match content {
        HexContent::Planet(_) => (true, false),
        HexContent::Home(_) => (false, true),
        HexContent::Void | HexContent::Council => (false, false),
    };
    let is_full = props.editor_state.committed().homes().len() >= usize::from(SEATS.1);
    let planet = props.change(move |draft, _: MouseEvent| {
        draft.set_hex(coord.0, HexContent::Planet(Planet::default()));
    });
    let home = props.change(move |draft, _: MouseEvent| {
        draft.set_hex(coord.0, HexContent::Home(SEATS.1));
    });
    let chip = |key: &str, is_on: bool, is_open: bool, onclick| {
        (phrases.text(key), is_on, is_open.then_some(onclick))
    };
    let chips = [
        chip("exodus-editor-use-planet", is_planet, !is_planet, planet),
        chip(
            "exodus-editor-use-home",
            is_home,
            !is_home && !is_full,
            home,
        ),
    ];
    PanelProps::chips(phrases.text("exodus-editor-uses"), chips)
}

/// Renders the owner of a Home; choosing another seat swaps the two Homes.
fn home_form(phrases: &Phrases, props: &PanelProps, seat: u8) -> Html {
    let seats = props.editor_state.committed().homes().into_iter();
    let seats = seats.map(|(seat, _, _)| (seat, seat_name(phrases, Seat(seat))));
    let onchange = props.change(move |draft: &mut MapDraft, second: u8| {
        let (first, second) = (usize::from(seat), usize::from(second));
        *draft = draft.with(|file| {
            if first.max(second) < file.homes.len() {
                file.homes.swap(first, second);
            }
        });
    });
    let label = phrases.text("exodus-editor-seat");
    html! { <div class="editor-fields">{ select_field(label, seats, &seat, onchange) }</div> }
}

/// Renders the kind and the guard of a planet.
fn planet_form(phrases: &Phrases, props: &PanelProps, coord: HexCoord, planet: Planet) -> Html {
    let change = |planet: Planet| {
        let paint = props.change(move |draft: &mut MapDraft, _: MouseEvent| {
            draft.set_hex(coord.0, HexContent::Planet(planet));
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
        { PanelProps::chips(phrases.text("exodus-editor-kinds"), BRUSHES.map(kind)) }
        { PanelProps::chips(phrases.text("exodus-editor-guards"), LEVELS.map(guard)) }
    </> }
}

/// Renders the buttons that move the content, or remove the hex from the map.
fn hex_buttons(phrases: &Phrases, props: &PanelProps, content: HexContent) -> Html {
    html! {
        <div class="buttons">
            if content != HexContent::Void {
                { props.move_button(phrases.text("exodus-editor-move")) }
            }
            if matches!(content, HexContent::Planet(_) | HexContent::Home(_)) {
                { props.delete_button(phrases.text("exodus-editor-remove")) }
            }
        </div>
    }
}
