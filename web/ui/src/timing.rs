//! What is done later. What nobody sees or hears at once waits until the browser has drawn: first the answer to a tap, then
//! the rest. And what is waited for: never longer than so many milliseconds.

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
    if let Some(window) = crate::browser::window() {
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
    let Some(window) = crate::browser::window() else {
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

/// What comes of a wait within so many milliseconds; nothing when it takes longer, and then it is given up.
///
/// Browsers have promises that are never kept. Whoever waits for one says here how long, and tells the player when it is over.
pub async fn with_timeout<T>(millis: i32, wait: impl Future<Output = T>) -> Option<T> {
    let late = async {
        let timer = Promise::new(&mut |resolve, _| {
            if let Some(window) = crate::browser::window() {
                // It fails only for code that is given as text.
                let _ =
                    window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
            }
        });
        JsFuture::from(timer).await
    };
    before(wait, late).await
}

/// What a promise of the browser comes to within so many milliseconds. One that is not kept in time counts as broken.
///
/// # Errors
/// What it was broken with; nothing when it was not kept in time.
pub async fn await_promise(millis: i32, promise: Promise) -> Result<JsValue, JsValue> {
    let come = with_timeout(millis, JsFuture::from(promise)).await;
    come.unwrap_or(Err(JsValue::NULL))
}

/// What comes of a wait, unless something else comes first.
async fn before<T, L>(wait: impl Future<Output = T>, late: impl Future<Output = L>) -> Option<T> {
    let (mut wait, mut late) = (pin!(wait), pin!(late));
    poll_fn(|context| match wait.as_mut().poll(context) {
        Poll::Ready(come) => Poll::Ready(Some(come)),
        Poll::Pending => late.as_mut().poll(context).map(|_| None),
    })
    .await
}

/// What a task that goes on by itself hands over.
struct Oneshot<T> {
    come: Option<T>,
    waits: Option<Waker>,
}

/// Begins a task that goes on by itself: what a browser has begun cannot be taken back, and what it calls then must be there.
/// What comes of it when nobody waits any longer goes to `late`.
pub fn spawn_detached<T: 'static>(
    task: impl Future<Output = T> + 'static,
    late: impl FnOnce(T) + 'static,
) -> impl Future<Output = T> {
    let hand = Rc::new(RefCell::new(Oneshot {
        come: None,
        waits: None,
    }));
    let other = Rc::downgrade(&hand);
    spawn_local(async move {
        let come = task.await;
        let Some(hand) = other.upgrade() else {
            return late(come);
        };
        let waits = {
            let hand = &mut *hand.borrow_mut();
            hand.come = Some(come);
            hand.waits.take()
        };
        if let Some(waker) = waits {
            waker.wake();
        }
    });
    poll_fn(move |context| {
        let hand = &mut *hand.borrow_mut();
        match hand.come.take() {
            Some(come) => Poll::Ready(come),
            None => {
                hand.waits = Some(context.waker().clone());
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
