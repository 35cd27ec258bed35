//! A schedule that plays through the Web Animations API and can be stopped at any moment.

use super::animation_schedule::{AnimationSchedule, AnimationTrack, TimedValue};
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// The easing curve: fast at first, then slow.
const EASE_OUT: &str = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/// Milliseconds for an element to reach its final position.
const SETTLE_DURATION_MS: u32 = 320;

/// Running animations. Dropping it cancels them, so that everything is shown in its final position.
pub struct RunningAnimation(Vec<JsValue>);

impl RunningAnimation {
    /// Starts a schedule within an element. Elements that do not exist are skipped.
    #[must_use]
    pub fn start(root: &Element, schedule: &AnimationSchedule) -> Self {
        let running = schedule.tracks.iter().flat_map(|track| run(root, track));
        Self(running.collect())
    }
}

impl Drop for RunningAnimation {
    fn drop(&mut self) {
        for animation in &self.0 {
            call(animation, "cancel", &[]);
        }
    }
}

fn run(root: &Element, track: &AnimationTrack) -> Vec<JsValue> {
    let length = track.frames.last().map_or(0, |last| last.at);
    let Ok(found) = root.query_selector_all(&track.on) else {
        return Vec::new();
    };
    if length == 0 {
        return Vec::new();
    }
    let frames: Array = track
        .frames
        .iter()
        .map(|frame| key_frame(track, frame, length))
        .collect();
    let elements = (0..found.length()).filter_map(|n| found.item(n));
    elements
        .filter_map(|element| call(&element, "animate", &[&frames, &JsValue::from(length)]))
        .collect()
}

fn key_frame(track: &AnimationTrack, frame: &TimedValue, length: u32) -> JsValue {
    let entry = Object::new();
    let offset = f64::from(frame.at) / f64::from(length);
    for (name, value) in [
        ("offset", JsValue::from(offset)),
        (track.property.name(), JsValue::from(frame.value.as_str())),
        ("easing", JsValue::from(EASE_OUT)),
    ] {
        // Setting a property of a plain object cannot fail.
        let _ = Reflect::set(&entry, &name.into(), &value);
    }
    entry.into()
}

/// Animates an element from a transform to its current position, unless motion is reduced.
pub fn animate_from(element: &Element, from: &str) {
    if super::is_reduced() {
        return;
    }
    let object = |fields: &[(&str, JsValue)]| {
        let object = Object::new();
        for (name, value) in fields {
            // Setting a property of a plain object cannot fail.
            let _ = Reflect::set(&object, &(*name).into(), value);
        }
        object
    };
    let frame = |transform: &str| object(&[("transform", transform.into())]);
    let frames: Array = [frame(from), frame("none")].into_iter().collect();
    let how = object(&[
        ("duration", SETTLE_DURATION_MS.into()),
        ("easing", EASE_OUT.into()),
    ]);
    call(element, "animate", &[&frames, &how]);
}

/// Calls a method, or returns `None` if the browser has none or it throws.
fn call(object: &JsValue, method: &str, args: &[&JsValue]) -> Option<JsValue> {
    let function: Function = Reflect::get(object, &method.into()).ok()?.dyn_into().ok()?;
    let args: Array = args.iter().copied().collect();
    Reflect::apply(&function, object, &args).ok()
}
