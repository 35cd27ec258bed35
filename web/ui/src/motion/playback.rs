//! Plays schedules on a board with their sounds, and stops when the player does something.

use super::running_animation::RunningAnimation;
use super::{AnimationSchedule, is_reduced, set_animating_for};
use crate::settings::use_settings;
use crate::sound;
use crate::timing::after_frame;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Events of the player that stop an animation.
const INPUTS: [&str; 3] = ["pointerdown", "keydown", "wheel"];

/// Plays a schedule once on the content of an element, which must already contain the transient
/// drawings.
#[hook]
pub fn use_animation(root: &NodeRef, schedule: &Rc<AnimationSchedule>) {
    let settings = use_settings();
    let volume = settings.current.volume();
    let root = root.clone();
    use_effect_with(schedule.clone(), move |schedule| {
        let mut going = None;
        if !schedule.is_empty() {
            let cues = schedule.cues.clone();
            after_frame(move || sound::play(&cues, volume));
            let root = root.cast::<Element>().filter(|_| !is_reduced());
            going = root.map(|root| listen(RunningAnimation::start(&root, schedule)));
        }
        move || drop(going)
    });
}

/// Stops the animation at the next input.
fn listen(performance: RunningAnimation) -> Vec<EventListener> {
    let Some(window) = crate::browser::window() else {
        return Vec::new();
    };
    let performance = Rc::new(RefCell::new(Some(performance)));
    let listen = |input: &'static str| {
        let performance = performance.clone();
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window, input, options, move |_| {
            if performance.take().is_some() {
                sound::stop();
                // An animation that is stopped delays nothing.
                set_animating_for(0);
            }
        })
    };
    INPUTS.map(listen).into()
}
