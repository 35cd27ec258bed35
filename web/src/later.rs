//! What is done later. What nobody sees or hears at once waits until the browser has drawn: first the answer to a tap, then
//! the rest.

use gloo::events::EventListener;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Milliseconds after which it is done in any case: a tab that nobody sees draws nothing.
const LATEST: i32 = 100;

type Task = Box<dyn FnOnce()>;

/// What is still to be done.
#[derive(Default)]
struct Tasks {
    all: Vec<Task>,
    /// Hears that the page is left.
    leaving: Option<EventListener>,
}

thread_local! {
    static TASKS: RefCell<Tasks> = RefCell::default();
}

/// Does something after so many milliseconds. Unlike a timer of gloo that is forgotten, it leaves nothing behind: those keep
/// their closure for ever.
pub fn after(millis: i32, task: impl FnOnce() + 'static) {
    let task = Closure::once_into_js(task);
    if let Some(window) = web_sys::window() {
        // It fails only for code that is given as text.
        let _ = window
            .set_timeout_with_callback_and_timeout_and_arguments_0(task.unchecked_ref(), millis);
    }
}

/// Does something once the next frame is drawn; before the page is left, and in the order in which it was asked for.
pub fn after_frame(task: impl FnOnce() + 'static) {
    let first = TASKS.with_borrow_mut(|tasks| {
        tasks.all.push(Box::new(task));
        tasks.all.len() == 1
    });
    if first {
        begin();
    }
}

fn begin() {
    let Some(window) = web_sys::window() else {
        return finish();
    };
    TASKS.with_borrow_mut(|tasks| {
        let listen = || EventListener::new(&window, "pagehide", |_| finish());
        tasks.leaving.get_or_insert_with(listen);
    });
    // A frame is drawn after those who asked for it were called, so a timer comes behind it.
    let frame = Closure::once_into_js(|| after(0, finish));
    if window
        .request_animation_frame(frame.unchecked_ref())
        .is_err()
    {
        return finish();
    }
    after(LATEST, finish);
}

/// Does all that is to be done. What is asked for meanwhile waits for another frame.
fn finish() {
    let all = TASKS.with_borrow_mut(|tasks| std::mem::take(&mut tasks.all));
    all.into_iter().for_each(|task| task());
}
