//! Keys of a replay: they work wherever the focus is, but where something else takes them.

use super::{Cue, Player, Stride};
use gloo::events::{EventListener, EventListenerOptions};
use ui::ground::use_ground;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Left and right go an action back and on, with Shift a turn; up and down a round; Home and End to
/// the beginning and the end; Space runs and stops.
#[hook]
pub fn use_player_keys(player: &UseReducerHandle<Player>) {
    let cues = player.dispatcher();
    let ground = use_ground();
    use_effect_with((), move |()| {
        let active = EventListenerOptions::enable_prevent_default();
        let listener = ground.keys().map(|place| {
            EventListener::new_with_options(&place, "keydown", active, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                if let Some(cue) = cue(event) {
                    event.prevent_default();
                    cues.dispatch(cue);
                }
            })
        });
        move || drop(listener)
    });
}

fn cue(event: &KeyboardEvent) -> Option<Cue> {
    let other = event.alt_key() || event.ctrl_key() || event.meta_key();
    if event.default_prevented() || other {
        return None;
    }
    let key = event.key();
    // The scrubber moves by itself; Space means nothing to it.
    let slider = is_within(event, "input[type=range]");
    if is_within(event, "input, select, textarea, dialog") && !(slider && key == " ") {
        return None;
    }
    // A list that scrolls keeps its keys, and so does whatever can be pressed.
    let scrolls = is_within(event, ".log, .replay-side");
    let presses = is_within(event, "button, a, summary, [tabindex]") && !slider;
    let stride = if event.shift_key() {
        Stride::Turn
    } else {
        Stride::Entry
    };
    Some(match key.as_str() {
        "ArrowLeft" => Cue::Back(stride),
        "ArrowRight" => Cue::On(stride),
        "ArrowUp" if !scrolls => Cue::Back(Stride::Round),
        "ArrowDown" if !scrolls => Cue::On(Stride::Round),
        "Home" => Cue::To(0),
        "End" => Cue::To(usize::MAX),
        " " if !presses => Cue::Toggle,
        _ => return None,
    })
}

/// Whether the focus is in an element that the selector names.
fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}
