//! Deferred work and waiting with a time limit.
//!
//! Work whose result is not seen or heard at once waits until the browser has painted, so that the
//! response to a tap comes first. No wait is without a limit.

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
const LATEST: i32 = 100;

type Task = Box<dyn FnOnce()>;

/// The deferred tasks.
#[derive(Default)]
struct Tasks {
    all: Vec<Task>,
    /// Listens for the page being left.
    leaving: Option<EventListener>,
}

thread_local! {
    static TASKS: RefCell<Tasks> = RefCell::default();
}

/// Runs a task after `millis` milliseconds. Unlike a forgotten timer of gloo, which keeps its
/// closure forever, it leaves nothing in memory.
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
        begin();
    }
}

fn begin() {
    let Some(window) = crate::browser::window() else {
        return finish();
    };
    TASKS.with_borrow_mut(|tasks| {
        let listen = || EventListener::new(&window, "pagehide", |_| finish());
        tasks.leaving.get_or_insert_with(listen);
    });
    // The frame is painted after its callbacks, so a timer set in one runs after the paint.
    let frame = Closure::once_into_js(|| after(0, finish));
    if window
        .request_animation_frame(frame.unchecked_ref())
        .is_err()
    {
        return finish();
    }
    after(LATEST, finish);
}

/// Runs all deferred tasks. Tasks that they add wait for another frame.
fn finish() {
    let all = TASKS.with_borrow_mut(|tasks| std::mem::take(&mut tasks.all));
    all.into_iter().for_each(|task| task());
}

/// Returns the result of a future, or `None` if it takes longer than `millis` milliseconds; then
/// the future is dropped.
///
/// Some promises of browsers never settle. Every caller gives a limit and tells the player when it
/// has passed.
pub async fn with_timeout<T>(millis: i32, wait: impl Future<Output = T>) -> Option<T> {
    let late = async {
        let timer = Promise::new(&mut |resolve, _| {
            if let Some(window) = crate::browser::window() {
                // This fails only for code that is given as text.
                let _ =
                    window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
            }
        });
        JsFuture::from(timer).await
    };
    before(wait, late).await
}

/// Waits at most `millis` milliseconds for a promise of the browser.
///
/// # Errors
/// The value that the promise was rejected with, or `null` if it did not settle in time.
pub async fn await_promise(millis: i32, promise: Promise) -> Result<JsValue, JsValue> {
    let come = with_timeout(millis, JsFuture::from(promise)).await;
    come.unwrap_or(Err(JsValue::NULL))
}

/// Returns the result of a future, unless another future finishes first.
async fn before<T, L>(wait: impl Future<Output = T>, late: impl Future<Output = L>) -> Option<T> {
    let (mut wait, mut late) = (pin!(wait), pin!(late));
    poll_fn(|context| match wait.as_mut().poll(context) {
        Poll::Ready(come) => Poll::Ready(Some(come)),
        Poll::Pending => late.as_mut().poll(context).map(|_| None),
    })
    .await
}

/// The shared slot through which a detached task passes its result.
struct Oneshot<T> {
    come: Option<T>,
    waits: Option<Waker>,
}

/// Spawns a task that continues even if nobody waits for it, because what a browser has started
/// cannot be canceled and its callbacks must stay alive. A result that comes after the waiter has
/// given up goes to `late`.
pub fn spawn_detached<T: 'static>(
    task: impl Future<Output = T> + 'static,
    late: impl FnOnce(T) + 'static,
) -> impl Future<Output = T> {
    let shared = Rc::new(RefCell::new(Oneshot {
        come: None,
        waits: None,
    }));
    let other = Rc::downgrade(&shared);
    spawn_local(async move {
        let come = task.await;
        let Some(shared) = other.upgrade() else {
            return late(come);
        };
        let waits = {
            let shared = &mut *shared.borrow_mut();
            shared.come = Some(come);
            shared.waits.take()
        };
        if let Some(waker) = waits {
            waker.wake();
        }
    });
    poll_fn(move |context| {
        let shared = &mut *shared.borrow_mut();
        match shared.come.take() {
            Some(come) => Poll::Ready(come),
            None => {
                shared.waits = Some(context.waker().clone());
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
    fn what_comes_in_time_is_taken_and_what_does_not_is_given_up() {
        assert_eq!(
            before(ready(7), pending::<()>()).now_or_never(),
            Some(Some(7))
        );
        assert_eq!(
            before(pending::<u8>(), ready(())).now_or_never(),
            Some(None)
        );
        assert_eq!(
            before(ready(7), ready(())).now_or_never(),
            Some(Some(7)),
            "both at once"
        );
    }
}
