//! Answers of the server that are asked for again and again while the player looks at the page.

use gloo::events::EventListener;
use net::server_api::RequestError;
use std::cell::Cell;
use std::pin::Pin;
use std::rc::Rc;
use ui::timing::after;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The longest pause between two requests while they fail, in milliseconds.
const LONGEST_PAUSE_MS: i32 = 60_000;

/// A request; it has a time limit.
pub type PendingAnswer<T> = Pin<Box<dyn Future<Output = Result<T, RequestError>>>>;

/// The last answer of the server.
pub struct Polled<T> {
    /// The last answer that could be read.
    pub value: Option<Rc<T>>,
    /// Why the last request failed.
    pub error: Option<RequestError>,
    /// Asks again at once.
    pub reload: Callback<()>,
}

/// Counts the requests; a rise causes the next one.
#[derive(Default)]
struct RequestCount(u32);

impl Reducible for RequestCount {
    type Action = ();

    fn reduce(self: Rc<Self>, (): ()) -> Rc<Self> {
        Rc::new(Self(self.0.wrapping_add(1)))
    }
}

/// Asks the server every `pause` milliseconds while the page is visible; less and less often while
/// it fails. `load` makes the request from `key`, and a new key asks at once.
#[hook]
pub fn use_polled<K, T>(pause: i32, key: K, load: fn(K) -> PendingAnswer<T>) -> Polled<T>
where
    K: Clone + PartialEq + 'static,
    T: PartialEq + 'static,
{
    let value = use_state_eq(|| None::<Rc<T>>);
    let error = use_state_eq(|| None::<RequestError>);
    let count = use_reducer(RequestCount::default);
    let failures = use_mut_ref(|| 0_u32);
    let is_visible = use_visible();
    let next = count.dispatcher();
    {
        let (value, error, next) = (value.setter(), error.setter(), next.clone());
        use_effect_with((key, count.0, is_visible), move |(key, _, is_visible)| {
            let is_current = Rc::new(Cell::new(true));
            if *is_visible {
                let (key, is_current) = (key.clone(), is_current.clone());
                spawn_local(async move {
                    let answer = load(key).await;
                    if !is_current.get() {
                        return;
                    }
                    let failed = {
                        let mut failures = failures.borrow_mut();
                        *failures = if answer.is_ok() { 0 } else { *failures + 1 };
                        *failures
                    };
                    error.set(answer.as_ref().err().copied());
                    if let Ok(answer) = answer {
                        value.set(Some(Rc::new(answer)));
                    }
                    after(pause_after(pause, failed), move || {
                        if is_current.get() {
                            next.dispatch(());
                        }
                    });
                });
            }
            move || is_current.set(false)
        });
    }
    Polled {
        value: (*value).clone(),
        error: *error,
        reload: Callback::from(move |()| next.dispatch(())),
    }
}

/// Returns the pause after so many failures in a row.
pub fn pause_after(pause: i32, failures: u32) -> i32 {
    let factor = 1_i32.checked_shl(failures.min(16)).unwrap_or(i32::MAX);
    pause.saturating_mul(factor).min(LONGEST_PAUSE_MS)
}

/// Returns whether the player can see the page.
#[hook]
fn use_visible() -> bool {
    let document = || ui::browser::window()?.document();
    let is_visible = use_state_eq(move || document().is_none_or(|document| !document.hidden()));
    let set = is_visible.setter();
    use_effect_with((), move |()| {
        let listener = document().map(|document| {
            let shown = document.clone();
            EventListener::new(&document, "visibilitychange", move |_| {
                set.set(!shown.hidden());
            })
        });
        move || drop(listener)
    });
    *is_visible
}
