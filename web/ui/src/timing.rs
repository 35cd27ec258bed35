//! Deferred work and waiting with a time limit.
//!
//! Work whose result is not immediately visible or audible waits until the browser has painted, so
//! that the response to a tap comes first. Every wait has a time limit.

use gloo::events::EventListener;
use js_sys::Promise;
use std::cell::RefCell;
use std::future::poll_fn;
use std::pin::pin;
use std::rc::Rc;
use std::task::{Poll, Waker};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Milliseconds after which deferred work runs in any case, since a hidden tab paints nothing.
const MAX_DELAY_MS: i32 = 100;

type Task = Box<dyn FnOnce()>;

/// The deferred tasks.
#[derive(Default)]
struct Tasks {
    all: Vec<Task>,
    /// The listener for the event that the page is being left.
    page_hide_listener: Option<EventListener>,
}

thread_local! {
    static TASKS: RefCell<Tasks> = RefCell::default();
}

/// Runs a task after `millis` milliseconds. Unlike a forgotten timer of `gloo`, it does not leak
/// its closure.
pub fn after(millis: i32, task: impl FnOnce() + 'static) {
    let task = Closure::once_into_js(task);
    if let Some(window) = crate::browser::window() {
        // This fails only for code that is given as text.
        let _ = window
            .set_timeout_with_callback_and_timeout_and_arguments_0(task.unchecked_ref(), millis);
    }
}

/// Runs a task after the next paint, or before the page is left. Tasks run in the order in which
/// they were requested.
pub fn after_frame(task: impl FnOnce() + 'static) {
    let first = TASKS.with_borrow_mut(|tasks| {
        tasks.all.push(Box::new(task));
        tasks.all.len() == 1
    });
    if first {
        schedule_frame();
    }
}

fn schedule_frame() {
    let Some(window) = crate::browser::window() else {
        return run_all();
    };
    TASKS.with_borrow_mut(|tasks| {
        let listen = || EventListener::new(&window, "pagehide", |_| run_all());
        tasks.page_hide_listener.get_or_insert_with(listen);
    });
    // The frame is painted after its callbacks, so a timer set in one runs after the paint.
    let frame = Closure::once_into_js(|| after(0, run_all));
    if window
        .request_animation_frame(frame.unchecked_ref())
        .is_err()
    {
        return run_all();
    }
    after(MAX_DELAY_MS, run_all);
}

/// Runs all deferred tasks. Tasks that they add wait for another frame.
fn run_all() {
    let all = TASKS.with_borrow_mut(|tasks| std::mem::take(&mut tasks.all));
    all.into_iter().for_each(|task| task());
}

/// Returns the result of a future, or `None` if it takes longer than `millis` milliseconds; then
/// the future is dropped.
///
/// Some promises of browsers never settle. Every caller gives a limit and tells the player when it
/// has passed.
pub async fn with_timeout<T>(millis: i32, wait: impl Future<Output = T>) -> Option<T> {
    let timeout = async {
        let timer = Promise::new(&mut |resolve, _| {
            if let Some(window) = crate::browser::window() {
                // This fails only for code that is given as text.
                let _ =
                    window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
            }
        });
        JsFuture::from(timer).await
    };
    first_of(wait, timeout).await
}

/// Waits at most `millis` milliseconds for a promise of the browser.
///
/// # Errors
/// The value that the promise was rejected with, or `null` if it did not settle in time.
pub async fn await_promise(millis: i32, promise: Promise) -> Result<JsValue, JsValue> {
    let result = with_timeout(millis, JsFuture::from(promise)).await;
    result.unwrap_or(Err(JsValue::NULL))
}

/// Returns the result of `future`, or `None` if `timeout` finishes first.
async fn first_of<T, L>(
    future: impl Future<Output = T>,
    timeout: impl Future<Output = L>,
) -> Option<T> {
    let (mut future, mut timeout) = (pin!(future), pin!(timeout));
    poll_fn(|context| match future.as_mut().poll(context) {
        Poll::Ready(result) => Poll::Ready(Some(result)),
        Poll::Pending => timeout.as_mut().poll(context).map(|_| None),
    })
    .await
}

/// The shared slot through which a detached task passes its result.
struct Oneshot<T> {
    result: Option<T>,
    waker: Option<Waker>,
}

/// Spawns a task that continues even if nobody waits for it, because what a browser has started
/// cannot be canceled and its callbacks must stay alive. A result that comes after the waiter has
/// given up goes to `on_late`.
pub fn spawn_detached<T: 'static>(
    task: impl Future<Output = T> + 'static,
    on_late: impl FnOnce(T) + 'static,
) -> impl Future<Output = T> {
    let shared = Rc::new(RefCell::new(Oneshot {
        result: None,
        waker: None,
    }));
    let weak = Rc::downgrade(&shared);
    spawn_local(async move {
        let result = task.await;
        let Some(shared) = weak.upgrade() else {
            return on_late(result);
        };
        let waker = {
            let shared = &mut *shared.borrow_mut();
            shared.result = Some(result);
            shared.waker.take()
        };
        if let Some(waker) = waker {
            waker.wake();
        }
    });
    poll_fn(move |context| {
        let shared = &mut *shared.borrow_mut();
        match shared.result.take() {
            Some(result) => Poll::Ready(result),
            None => {
                shared.waker = Some(context.waker().clone());
                Poll::Pending
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures::FutureExt;
    use std::future::{pending, ready};

    #[test]
    fn first_of_prefers_the_result_over_the_time_limit() {
        assert_eq!(
            first_of(ready(7), pending::<()>()).now_or_never(),
            Some(Some(7))
        );
        assert_eq!(
            first_of(pending::<u8>(), ready(())).now_or_never(),
            Some(None)
        );
        assert_eq!(
            first_of(ready(7), ready(())).now_or_never(),
            Some(Some(7)),
            "both at once"
        );
    }
}
