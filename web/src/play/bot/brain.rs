//! Where bots think: a worker of its own where the browser allows one, else the page in slices.
//!
//! The browser's own worker is used, not a wrapper: a wrapper that panics where workers are
//! refused, as in a frame without an origin, would end the game.

use super::errand::{Errand, Reply};
use gloo::timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::task::Poll;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker};

/// What a worker says when its module is loaded.
pub const READY: &str = "ready";

/// Positions that the page thinks about before it lets the browser draw.
const SLICE: u32 = 400;

type Answer = Rc<RefCell<Option<(Errand, Box<dyn FnOnce(Reply)>)>>>;

/// Thinks about one errand at a time; a new one takes the place of the one before.
#[derive(Default)]
pub struct Brain {
    worker: Option<Hired>,
    refused: Rc<RefCell<bool>>,
    waiting: Answer,
}

/// A worker with its listeners.
struct Hired {
    worker: Worker,
    /// Whether its module is loaded.
    ready: Rc<Cell<bool>>,
    _said: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

impl Drop for Hired {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Brain {
    /// Asks for a decision; `answer` is called once, unless another errand comes first.
    pub fn ask(&mut self, errand: Errand, answer: impl FnOnce(Reply) + 'static) {
        let busy = self
            .waiting
            .borrow_mut()
            .replace((errand.clone(), Box::new(answer)))
            .is_some();
        if busy {
            // The worker thinks about what nobody asks any longer.
            self.worker = None;
        }
        let sent = !*self.refused.borrow() && self.send(&errand);
        if !sent {
            think_here(&self.waiting);
        }
    }

    /// Gives up what it thinks about; nobody is answered.
    pub fn cancel(&mut self) {
        let busy = self.waiting.borrow_mut().take().is_some();
        if busy {
            self.worker = None;
        }
    }

    fn send(&mut self, errand: &Errand) -> bool {
        if self.worker.is_none() {
            self.worker = hire(&self.waiting, &self.refused);
            // It reports when it is ready, and then gets the errand that waits.
            return self.worker.is_some();
        }
        self.worker
            .as_ref()
            .is_some_and(|hired| !hired.ready.get() || post(&hired.worker, errand))
    }
}

fn post(worker: &Worker, errand: &Errand) -> bool {
    serde_json::to_string(errand).is_ok_and(|text| worker.post_message(&text.into()).is_ok())
}

/// Starts a worker; none where the page names no script for it or the browser refuses.
///
/// A message that comes before the worker's module is loaded would be lost, so the first errand
/// is sent when the worker says that it is ready.
fn hire(waiting: &Answer, refused: &Rc<RefCell<bool>>) -> Option<Hired> {
    let worker = Worker::new(&script()?).ok()?;
    let ready = Rc::new(Cell::new(false));
    let said = {
        let (waiting, worker, ready) = (waiting.clone(), worker.clone(), ready.clone());
        Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if text == READY {
                ready.set(true);
                let errand = waiting.borrow().as_ref().map(|(errand, _)| errand.clone());
                if errand.is_some_and(|errand| !post(&worker, &errand)) {
                    think_here(&waiting);
                }
            } else {
                deliver(&waiting, serde_json::from_str(&text).unwrap_or_default());
            }
        })
    };
    let failed = {
        let (waiting, refused) = (waiting.clone(), refused.clone());
        Closure::new(move |_: Event| {
            *refused.borrow_mut() = true;
            think_here(&waiting);
        })
    };
    worker.set_onmessage(Some(said.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(Hired {
        worker,
        ready,
        _said: said,
        _failed: failed,
    })
}

/// The worker's script, as the build wrote it into the page.
fn script() -> Option<String> {
    let meta = web_sys::window()?
        .document()?
        .query_selector("meta[name=bot-worker]")
        .ok()??;
    meta.get_attribute("content")
        .filter(|path| !path.is_empty())
}

fn deliver(waiting: &Answer, reply: Reply) {
    // Taken first: the answer may ask again.
    let taken = waiting.borrow_mut().take();
    if let Some((_, answer)) = taken {
        answer(reply);
    }
}

/// Thinks in the page, a slice at a time.
fn think_here(waiting: &Answer) {
    let Some(errand) = waiting.borrow().as_ref().map(|(errand, _)| errand.clone()) else {
        return;
    };
    let running = errand.begin();
    slice(waiting.clone(), errand, running);
}

fn slice(waiting: Answer, errand: Errand, mut running: super::errand::Running) {
    let wanted = waiting
        .borrow()
        .as_ref()
        .is_some_and(|(other, _)| *other == errand);
    if !wanted {
        return;
    }
    match running.think(SLICE) {
        Poll::Ready(reply) => deliver(&waiting, reply),
        Poll::Pending => {
            Timeout::new(0, move || slice(waiting, errand, running)).forget();
        }
    }
}
