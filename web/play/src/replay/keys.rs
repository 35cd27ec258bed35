//! Keys of a replay. They work wherever the focus is, unless another element uses them.

use super::{ReplayCommand, ReplayCursor, StepSize};
use gloo::events::{EventListener, EventListenerOptions};
use ui::mount::use_mount;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Listens for the keys: left and right step an action back and forward, with Shift a turn; up and
/// down a round; Home and End go to the beginning and the end; Space starts and stops playback.
#[hook]
pub fn use_replay_keys(player: &UseReducerHandle<ReplayCursor>) {
    let dispatcher = player.dispatcher();
    let mount = use_mount();
    use_effect_with((), move |()| {
        let active = EventListenerOptions::enable_prevent_default();
        let listener = mount.key_target().map(|target| {
            EventListener::new_with_options(&target, "keydown", active, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                if let Some(command) = key_command(event) {
                    event.prevent_default();
                    dispatcher.dispatch(command);
                }
            })
        });
        move || drop(listener)
    });
}

fn key_command(event: &KeyboardEvent) -> Option<ReplayCommand> {
    let has_modifier = event.alt_key() || event.ctrl_key() || event.meta_key();
    if event.default_prevented() || has_modifier {
        return None;
    }
    let key = event.key();
    // A slider handles its own keys except Space.
    let slider = is_within(event, "input[type=range]");
    if is_within(event, "input, select, textarea, dialog") && !(slider && key == " ") {
        return None;
    }
    // A list that scrolls keeps its keys, and so does every control.
    let scrolls = is_within(event, ".log, .replay-side");
    let presses = is_within(event, "button, a, summary, [tabindex]") && !slider;
    let step_size = if event.shift_key() {
        StepSize::Turn
    } else {
        StepSize::Entry
    };
    Some(match key.as_str() {
        "ArrowLeft" => ReplayCommand::Back(step_size),
        "ArrowRight" => ReplayCommand::Forward(step_size),
        "ArrowUp" if !scrolls => ReplayCommand::Back(StepSize::Round),
        "ArrowDown" if !scrolls => ReplayCommand::Forward(StepSize::Round),
        "Home" => ReplayCommand::Seek(0),
        "End" => ReplayCommand::Seek(usize::MAX),
        " " if !presses => ReplayCommand::Toggle,
        _ => return None,
    })
}

/// Returns whether the event's target is in an element that the selector matches.
fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}
