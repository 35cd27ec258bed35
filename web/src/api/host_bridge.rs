//! The connection to the embedding page: admits requests, answers them one at a time, and sends
//! reports.

mod host_store;
mod open_requests;
mod policy;

use super::embed_policy::PolicyState;
use super::envelope::{Envelope, RequestIdFilter};
use super::host_port::HostPort;
use js_sys::Function;
use play::game_ui::AnyObservedMatch;
use play::observer_api::answer::RequestResult;
use play::observer_api::fault::{EmbedFault, ErrorCode};
use play::observer_api::report::ReportedState;
use play::observer_api::request::{EmbedReport, EmbedRequest};
use play::observer_api::{answer, info, is_action_forced, last_outcome, new_reports};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use ui::l10n::Phrases;
use ui::timing::after;
use wasm_bindgen::JsValue;
use yew::Callback;

/// Milliseconds within which a request must be done. It may run in another tab or in another
/// browser.
const REQUEST_TIMEOUT_MS: i32 = 8000;
/// The maximum number of waiting requests.
const MAX_QUEUED: usize = 256;

/// A request that was admitted.
#[derive(Clone, Debug)]
pub struct HostRequest {
    /// The id of the request, if the page wants an answer.
    pub id: Option<u64>,
    pub request: EmbedRequest,
    pub data: Value,
}

/// The connection of one player to the embedding page, shared by reference.
#[derive(Clone)]
pub struct HostBridge(Rc<Inner>);

struct Inner {
    port: HostPort,
    control: Vec<String>,
    /// The installation's policy on control.
    policy: RefCell<PolicyState>,
    gate: RefCell<RequestIdFilter>,
    queued: RefCell<VecDeque<(HostRequest, String)>>,
    /// The request to the match that is in progress.
    current_request: RefCell<Option<HostRequest>>,
    /// Requests that are answered when the match that they open is on the table.
    opening_requests: RefCell<Vec<HostRequest>>,
    observed: RefCell<Option<AnyObservedMatch>>,
    reported: RefCell<ReportedState>,
    phrases: RefCell<Phrases>,
    /// Handles the requests that do not concern the match, such as opening another one.
    request_handler: RefCell<Option<Callback<HostRequest>>>,
    is_ready: Cell<bool>,
    /// Whether a table is being opened.
    is_opening: Cell<bool>,
    /// Whether the page was told that it may only observe.
    was_warned: Cell<bool>,
    /// Removes the player.
    on_end: RefCell<Option<Box<dyn FnOnce()>>>,
    /// Requests to the embedding page that wait for an answer, by id.
    pending_answers: RefCell<BTreeMap<u64, Function>>,
    numbers: Cell<u64>,
}

impl PartialEq for HostBridge {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl HostBridge {
    /// Creates a bridge and starts to listen. Pages of the origins in `control` may control the
    /// player if the installation allows it.
    pub fn new(port: HostPort, control: Vec<String>) -> Self {
        let bridge = Self(Rc::new(Inner {
            control,
            policy: RefCell::default(),
            gate: RefCell::default(),
            queued: RefCell::default(),
            current_request: RefCell::default(),
            opening_requests: RefCell::default(),
            observed: RefCell::default(),
            reported: RefCell::default(),
            phrases: RefCell::new(Phrases::current()),
            request_handler: RefCell::default(),
            is_ready: Cell::new(false),
            is_opening: Cell::new(false),
            was_warned: Cell::new(false),
            on_end: RefCell::default(),
            pending_answers: RefCell::default(),
            numbers: Cell::new(0),
            port,
        }));
        let inner_ref = Rc::downgrade(&bridge.0);
        bridge.0.port.listen(move |text, origin| {
            if let Some(inner) = inner_ref.upgrade() {
                Self(inner).receive(&text, origin);
            }
        });
        bridge
    }

    /// Handles a message from the embedding page. An invalid one is dropped without an answer.
    fn receive(&self, text: &str, origin: String) {
        let Some(envelope) = Envelope::read(text) else {
            return;
        };
        if let Some(re) = envelope.re {
            let question = self.0.pending_answers.borrow_mut().remove(&re);
            if let Some(resolve) = question {
                let text = JsValue::from_str(&envelope.data.to_string());
                let _ = resolve.call1(&JsValue::NULL, &text);
            }
            return;
        }
        let Some(request) = EmbedRequest::from_name(&envelope.kind) else {
            return;
        };
        let new = envelope
            .id
            .is_some_and(|id| self.0.gate.borrow_mut().accept_new(id));
        if !new {
            return;
        }
        let request = HostRequest {
            id: envelope.id,
            request,
            data: envelope.data,
        };
        if self.0.queued.borrow().len() >= MAX_QUEUED {
            let error = EmbedFault::new(ErrorCode::Bug, "Too much is asked at once.");
            return self.reply(&request, Err(error));
        }
        self.0.queued.borrow_mut().push_back((request, origin));
        self.process_queue();
    }

    /// Sets the handler for requests that do not concern the match.
    pub fn set_request_handler(&self, request_handler: Callback<HostRequest>) {
        *self.0.request_handler.borrow_mut() = Some(request_handler);
        self.process_queue();
    }

    /// Sets how the player is removed when the page asks for it.
    pub fn on_destroy(&self, end: impl FnOnce() + 'static) {
        *self.0.on_end.borrow_mut() = Some(Box::new(end));
    }

    /// Sets the phrases for messages.
    pub fn set_phrases(&self, phrases: Phrases) {
        *self.0.phrases.borrow_mut() = phrases;
    }

    /// Handles the waiting requests in order, until one of them has to wait.
    fn process_queue(&self) {
        loop {
            if self.0.current_request.borrow().is_some()
                || self.0.request_handler.borrow().is_none()
            {
                return;
            }
            let next = {
                let waiting = self.0.queued.borrow();
                let (request, _) = match waiting.front() {
                    Some(first) => first,
                    None => return,
                };
                let known = !request.request.needs_permission()
                    || *self.0.policy.borrow() != PolicyState::Loading;
                let is_forced = self
                    .0
                    .observed
                    .borrow()
                    .as_ref()
                    .is_some_and(is_action_forced);
                let is_ready = self.0.is_ready.get() && !self.0.is_opening.get() && !is_forced;
                let is_answerable = !request.request.is_about_match() || is_ready;
                known && is_answerable
            };
            if !next {
                return;
            }
            let front = self.0.queued.borrow_mut().pop_front();
            if let Some((request, origin)) = front {
                self.dispatch(request, &origin);
            }
        }
    }

    fn dispatch(&self, request: HostRequest, origin: &str) {
        if request.request.needs_permission()
            && let Some(error) = self.refusal(origin)
        {
            if error.code == ErrorCode::NetUnreachable {
                self.fetch_policy();
            }
            return self.reply(&request, Err(error));
        }
        if request.request == EmbedRequest::Destroy {
            self.reply(&request, Ok(Value::Null));
            let end = self.0.on_end.borrow_mut().take();
            // The caller may be part of the player, so the player is removed later.
            after(0, move || end.into_iter().for_each(|end| end()));
            return;
        }
        let observed = self.0.observed.borrow().clone();
        let is_about_match = matches!(
            request.request,
            EmbedRequest::Save
                | EmbedRequest::ExportLog
                | EmbedRequest::Act
                | EmbedRequest::Legal
                | EmbedRequest::Undo
        );
        if !is_about_match {
            let request_handler = self.0.request_handler.borrow().clone();
            if let Some(request_handler) = request_handler {
                request_handler.emit(request);
            }
            return;
        }
        let Some(observed) = observed else {
            let error = EmbedFault::new(ErrorCode::ActionNoMatch, "No match is on the table.");
            return self.reply(&request, Err(error));
        };
        *self.0.current_request.borrow_mut() = Some(request.clone());
        match answer(&observed, request.request, &request.data) {
            RequestResult::Now(result) => {
                self.0.current_request.borrow_mut().take();
                self.reply(&request, result);
            }
            // The next update of the match gives the answer.
            RequestResult::Later => self.schedule_timeout(request.id),
        }
    }

    /// Answers a request with a timeout if it has no result by then.
    fn schedule_timeout(&self, id: Option<u64>) {
        let inner = Rc::downgrade(&self.0);
        after(REQUEST_TIMEOUT_MS, move || {
            let Some(bridge) = inner.upgrade().map(Self) else {
                return;
            };
            let overdue = bridge
                .0
                .current_request
                .borrow_mut()
                .take_if(|request| request.id == id);
            if let Some(request) = overdue {
                let why = "It was not taken where the match is played.";
                bridge.reply(
                    &request,
                    Err(EmbedFault::new(ErrorCode::ActionIllegal, why)),
                );
                bridge.process_queue();
            }
        });
    }

    /// Returns the number of actions of the match on the table, or `None` without a match.
    pub fn action_count(&self) -> Option<usize> {
        let observed = self.0.observed.borrow().clone()?;
        let step = info(&observed)["step"].as_u64();
        step.and_then(|step| usize::try_from(step).ok())
    }

    /// Takes over the current state of the match, or `None` when it is closed.
    pub fn update_match(&self, observed: Option<AnyObservedMatch>) {
        self.0.observed.replace(observed.clone());
        let Some(observed) = observed else {
            let current_request = self.0.current_request.borrow_mut().take();
            if let Some(request) = current_request {
                let error = EmbedFault::new(ErrorCode::ActionNoMatch, "The match was left.");
                self.reply(&request, Err(error));
            }
            return;
        };
        // A request that starts while the player gets ready is not done yet.
        let was_ready = self.0.is_ready.get();
        if !was_ready && !is_action_forced(&observed) {
            self.report_ready(info(&observed));
        }
        if !self.0.is_ready.get() {
            return;
        }
        self.complete_open_requests();
        let phrases = self.0.phrases.borrow().clone();
        let current_request = self.0.current_request.borrow_mut().take_if(|_| was_ready);
        // Reports come before answers, so that the page knows the current match when it gets an
        // answer.
        let reports = new_reports(&observed, &mut self.0.reported.borrow_mut(), &phrases);
        for (report, data) in reports {
            self.report(report, data);
        }
        if let Some(request) = current_request {
            self.reply(&request, last_outcome(&observed, &phrases));
        }
        self.process_queue();
    }

    /// Reports once that the player accepts requests. After the first call, every opened match is
    /// reported.
    pub fn report_ready(&self, info: Value) {
        self.0.is_ready.set(true);
        let names = |all: &[&str]| {
            all.iter()
                .map(|&name| Value::from(name))
                .collect::<Vec<_>>()
        };
        self.report(
            EmbedReport::Ready,
            json!({
                "info": info,
                "requests": names(&EmbedRequest::ALL.map(EmbedRequest::name)),
                "reports": names(&EmbedReport::ALL.map(EmbedReport::name)),
                "errors": names(&ErrorCode::ALL.map(ErrorCode::name)),
            }),
        );
        self.complete_open_requests();
        self.warn_view_only();
        self.process_queue();
    }

    /// Returns whether the player is ready: its match is open, or it has none.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.0.is_ready.get()
    }

    /// Marks that no match is open for the moment; requests to it wait.
    pub fn reset_ready(&self) {
        self.0.is_ready.set(false);
        *self.0.reported.borrow_mut() = ReportedState::default();
    }

    pub fn reply(&self, request: &HostRequest, result: Result<Value, EmbedFault>) {
        let Some(id) = request.id else { return };
        let mut envelope = match result {
            Ok(data) => Envelope::new(request.request.name(), data),
            Err(error) => Envelope::new("error", error_json(&error)),
        };
        envelope.re = Some(id);
        self.0.port.send(&envelope.write());
    }

    pub fn report(&self, report: EmbedReport, data: Value) {
        self.0
            .port
            .send(&Envelope::new(report.name(), data).write());
    }

    /// Reports an error that is no answer to a request.
    pub fn report_error(&self, error: &EmbedFault) {
        self.report(EmbedReport::Error, error_json(error));
    }
}

fn error_json(error: &EmbedFault) -> Value {
    json!({ "code": error.code.name(), "message": error.message })
}
