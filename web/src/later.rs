//! What nobody sees or hears at once is done when the browser has drawn: first the answer to a tap, then the rest.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Milliseconds after which it is done in any case: a tab that nobody sees draws nothing.
const LATEST: u32 = 100;

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
    let frame = Closure::once_into_js(|| {
        Timeout::new(0, finish).forget();
    });
    if window
        .request_animation_frame(frame.unchecked_ref())
        .is_err()
    {
        return finish();
    }
    Timeout::new(LATEST, finish).forget();
}

/// Does all that is to be done. What is asked for meanwhile waits for another frame.
fn finish() {
    let all = TASKS.with_borrow_mut(|tasks| std::mem::take(&mut tasks.all));
    all.into_iter().for_each(|task| task());
}
