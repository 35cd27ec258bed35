//! Runs bots: in a web worker where the browser permits one, otherwise in the page in slices.
//!
//! It uses the browser's `Worker` directly, because a wrapper that panics where workers are refused
//! would end the game. A frame without an origin cannot start a worker from a file, but can start
//! one from a blob that imports the file; a content security policy may forbid that too.

use super::pending::{Pending, PlaceOutcome};
use super::unavailable;
use gloo::timers::callback::Interval;
use js_sys::Array;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use std::task::Poll;
use ui::chunk;
use ui::chunk::{ChunkLoadError, with_load_timeout};
use ui::clock::monotonic_now;
use ui::fetch::bot_worker_url;
use ui::timing::after;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, Event, MessageEvent, Url, Worker};
use worker::{
    HEARTBEAT, JobStepper, READY, START_JOB, StartJob, WorkerReply, WorkerRequest, time_limit_ms,
};

/// Number of positions that the page examines between two checks of the time.
const SLICE_POSITIONS: u32 = 100;
/// Milliseconds that the page computes before it lets the browser draw.
const FRAME_MS: f64 = 12.0;

/// Milliseconds between two checks of the worker.
const CHECK_INTERVAL_MS: u32 = 1000;
/// Number of checks without a message after which a busy worker counts as lost: the system may have
/// killed it.
const SILENT_CHECKS: u32 = 10;
/// Number of checks after which a worker that is still not loaded counts as lost.
const LOAD_CHECKS: u32 = 30;

/// Milliseconds until the code for bots in the page is requested again.
const RETRY_MS: i32 = 3000;

thread_local! {
    /// URL of the blob that imports the worker's script.
    static LOADER_URL: OnceCell<Option<String>> = const { OnceCell::new() };
}

type SharedPending = Rc<RefCell<Pending>>;

/// Runs one request at a time; a new one replaces the one before. Dropping the executor ends its
/// request.
#[derive(Default)]
pub struct BotExecutor {
    worker: Option<WorkerHandle>,
    was_refused: Rc<Cell<bool>>,
    waiting: SharedPending,
}

impl Drop for BotExecutor {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// A worker with its listeners.
struct WorkerHandle {
    worker: Worker,
    /// Whether its module is loaded.
    is_ready: Rc<Cell<bool>>,
    /// Whether it counts as lost.
    is_lost: Rc<Cell<bool>>,
    _interval: Interval,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        // Messages already in transit are ignored.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl BotExecutor {
    /// Requests a decision; `answer` is called once, unless another request replaces this one. A
    /// repeated request is not computed again, and only its last `answer` is called.
    ///
    /// An answer must not own the executor, or it would keep itself alive.
    pub fn ask(&mut self, request: WorkerRequest, answer: impl FnOnce(WorkerReply) + 'static) {
        let placed = self
            .waiting
            .borrow_mut()
            .place(request.clone(), Box::new(answer));
        match placed {
            PlaceOutcome::Same => return,
            // The worker is busy with a request that was replaced.
            PlaceOutcome::Instead => self.worker = None,
            PlaceOutcome::Free => {}
        }
        let was_sent = !self.was_refused.get() && self.send(&request);
        if !was_sent {
            think_in_page(&self.waiting);
        }
    }

    /// Cancels the request; its answer is not called.
    pub fn cancel(&mut self) {
        let canceled = self.waiting.borrow_mut().take();
        if canceled.is_some() {
            unavailable::set_unavailable(false);
            self.worker = None;
        }
    }

    fn send(&mut self, request: &WorkerRequest) -> bool {
        if self
            .worker
            .as_ref()
            .is_some_and(|handle| handle.is_lost.get())
        {
            self.worker = None;
        }
        if self.worker.is_none() {
            self.worker = start_worker(&self.waiting, &self.was_refused);
            // The worker reports when it is ready, and then receives the pending request.
            return self.worker.is_some();
        }
        self.worker
            .as_ref()
            .is_some_and(|handle| !handle.is_ready.get() || post(&handle.worker, request))
    }
}

fn post(worker: &Worker, request: &WorkerRequest) -> bool {
    serde_json::to_string(request).is_ok_and(|text| worker.post_message(&text.into()).is_ok())
}

/// Starts a worker; `None` if the page names no script for it or the browser refuses.
///
/// A message sent before the worker's module is loaded would be lost, so the first request is sent
/// when the worker reports that it is ready.
fn start_worker(waiting: &SharedPending, was_refused: &Rc<Cell<bool>>) -> Option<WorkerHandle> {
    let worker = new_worker(&bot_worker_url()?)?;
    let [is_ready, is_lost] = [false, false].map(|is_set| Rc::new(Cell::new(is_set)));
    let silent = Rc::new(Cell::new(0));
    let interval = watch_worker(waiting, &is_ready, &silent, &is_lost);
    let on_message = {
        let (waiting, worker, is_ready) = (waiting.clone(), worker.clone(), is_ready.clone());
        Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            silent.set(0);
            unavailable::set_unavailable(false);
            match text.as_str() {
                HEARTBEAT => {}
                READY => {
                    is_ready.set(true);
                    let request = waiting.borrow().request().cloned();
                    if request.is_some_and(|request| !post(&worker, &request)) {
                        think_in_page(&waiting);
                    }
                }
                _ => deliver(&waiting, serde_json::from_str(&text).unwrap_or_default()),
            }
        })
    };
    let on_error = {
        let (waiting, was_refused) = (waiting.clone(), was_refused.clone());
        Closure::new(move |_: Event| {
            was_refused.set(true);
            think_in_page(&waiting);
        })
    };
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    Some(WorkerHandle {
        worker,
        is_ready,
        is_lost,
        _interval: interval,
        _on_message: on_message,
        _on_error: on_error,
    })
}

/// Checks at intervals that a busy worker sends messages. If it counts as lost, the page computes
/// instead.
fn watch_worker(
    waiting: &SharedPending,
    is_ready: &Rc<Cell<bool>>,
    silent: &Rc<Cell<u32>>,
    is_lost: &Rc<Cell<bool>>,
) -> Interval {
    let (waiting, is_ready) = (waiting.clone(), is_ready.clone());
    let (silent, is_lost) = (silent.clone(), is_lost.clone());
    Interval::new(CHECK_INTERVAL_MS, move || {
        let has_request = waiting.borrow().request().is_some();
        silent.set(if has_request { silent.get() + 1 } else { 0 });
        let limit = if is_ready.get() {
            SILENT_CHECKS
        } else {
            LOAD_CHECKS
        };
        if silent.get() > limit && !is_lost.replace(true) {
            think_in_page(&waiting);
        }
    })
}

/// Starts a worker with this script, from the file or from a blob.
fn new_worker(script: &str) -> Option<Worker> {
    Worker::new(script).ok().or_else(|| {
        let loader = LOADER_URL.with(|url| url.get_or_init(|| loader_url(script)).clone());
        Worker::new(&loader?).ok()
    })
}

/// Returns the URL of a blob that names the worker's script and imports it.
fn loader_url(script: &str) -> Option<String> {
    let page_url = ui::browser::window()?.location().href().ok()?;
    let address = Url::new_with_base(script, &page_url).ok()?.href();
    let text = format!("importScripts(self.script={address:?})");
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into())).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

fn deliver(waiting: &SharedPending, reply: WorkerReply) {
    // Taken before the call, because the answer may make a new request.
    let callback = waiting.borrow_mut().take();
    if let Some(answer) = callback {
        answer(reply);
    }
}

chunk!(
    /// The chunk of bots that run in the page, where no worker starts.
    thinking,
    START_JOB,
    StartJob
);

/// Computes the request in the page, a slice at a time.
fn think_in_page(waiting: &SharedPending) {
    let started = waiting.borrow_mut().begin();
    let Some((request, computation)) = started else {
        return;
    };
    let waiting = waiting.clone();
    spawn_local(async move {
        match with_load_timeout(thinking()).await {
            Ok(begin) => {
                unavailable::set_unavailable(false);
                let deadline = monotonic_now() + time_limit_ms(request.level);
                compute_slice(waiting, computation, deadline, begin(&request));
            }
            // The request stays pending, because the network may come back.
            Err(ChunkLoadError) => {
                unavailable::set_unavailable(true);
                let again = move || {
                    if waiting.borrow().is_current(computation) {
                        think_in_page(&waiting);
                    }
                };
                after(RETRY_MS, again);
            }
        }
    });
}

fn compute_slice(waiting: SharedPending, computation: u32, deadline: f64, mut stepper: JobStepper) {
    if !waiting.borrow().is_current(computation) {
        return;
    }
    let end = monotonic_now() + FRAME_MS;
    while monotonic_now() < end {
        let is_time_up = monotonic_now() > deadline;
        if let Poll::Ready(reply) = stepper(SLICE_POSITIONS, is_time_up) {
            return deliver(&waiting, reply);
        }
    }
    after(0, move || {
        compute_slice(waiting, computation, deadline, stepper)
    });
}
