//! Who speaks with the page around: lets requests in, answers them one after the other, and tells what happens.

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

/// Milliseconds that a deed has to be done: it may have to be done in another tab, or at another screen.
const REQUEST_TIMEOUT_MS: i32 = 8000;
/// Most requests that wait.
const MAX_QUEUED: usize = 256;

/// A request that was let in.
#[derive(Clone, Debug)]
pub struct HostRequest {
    /// Its number, if an answer is wanted.
    pub id: Option<u64>,
    pub request: EmbedRequest,
    pub data: Value,
}

/// The agent of one player.
#[derive(Clone)]
pub struct HostBridge(Rc<Inner>);

struct Inner {
    wiring: HostPort,
    control: Vec<String>,
    /// What the installation says about that.
    house: RefCell<PolicyState>,
    gate: RefCell<RequestIdFilter>,
    waiting: RefCell<VecDeque<(HostRequest, String)>>,
    /// The request about the match that is being done.
    doing: RefCell<Option<HostRequest>>,
    /// Requests that are answered when what they opened is on the table.
    opening: RefCell<Vec<HostRequest>>,
    seen: RefCell<Option<AnyObservedMatch>>,
    told: RefCell<ReportedState>,
    phrases: RefCell<Phrases>,
    /// Whoever does what is no matter of the match.
    stage: RefCell<Option<Callback<HostRequest>>>,
    is_ready: Cell<bool>,
    /// Whether a table is on its way.
    is_coming: Cell<bool>,
    /// Whether the page around was told that it may only look on.
    cautioned: Cell<bool>,
    /// Takes the player away.
    end: RefCell<Option<Box<dyn FnOnce()>>>,
    /// Questions to the page around, by their numbers.
    questions: RefCell<BTreeMap<u64, Function>>,
    numbers: Cell<u64>,
}

impl PartialEq for HostBridge {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl HostBridge {
    /// An agent that listens from now on; pages of the origins in `control` may drive, as far as the installation lets them.
    pub fn new(wiring: HostPort, control: Vec<String>) -> Self {
        let agent = Self(Rc::new(Inner {
            control,
            house: RefCell::default(),
            gate: RefCell::default(),
            waiting: RefCell::default(),
            doing: RefCell::default(),
            opening: RefCell::default(),
            seen: RefCell::default(),
            told: RefCell::default(),
            phrases: RefCell::new(Phrases::current()),
            stage: RefCell::default(),
            is_ready: Cell::new(false),
            is_coming: Cell::new(false),
            cautioned: Cell::new(false),
            end: RefCell::default(),
            questions: RefCell::default(),
            numbers: Cell::new(0),
            wiring,
        }));
        let hearing = Rc::downgrade(&agent.0);
        agent.0.wiring.listen(move |text, origin| {
            if let Some(inner) = hearing.upgrade() {
                Self(inner).receive(&text, origin);
            }
        });
        agent
    }

    /// A message from the page around. What is none is dropped without an answer.
    fn receive(&self, text: &str, origin: String) {
        let Some(envelope) = Envelope::read(text) else {
            return;
        };
        if let Some(re) = envelope.re {
            let question = self.0.questions.borrow_mut().remove(&re);
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
            .is_some_and(|id| self.0.gate.borrow_mut().admits(id));
        if !new {
            return;
        }
        let asked = HostRequest {
            id: envelope.id,
            request,
            data: envelope.data,
        };
        if self.0.waiting.borrow().len() >= MAX_QUEUED {
            let fault = EmbedFault::new(ErrorCode::Bug, "Too much is asked at once.");
            return self.reply(&asked, Err(fault));
        }
        self.0.waiting.borrow_mut().push_back((asked, origin));
        self.process_queue();
    }

    /// Hands over to a stage.
    pub fn set_request_handler(&self, stage: Callback<HostRequest>) {
        *self.0.stage.borrow_mut() = Some(stage);
        self.process_queue();
    }

    /// How the player is taken away when that is asked for.
    pub fn on_destroy(&self, end: impl FnOnce() + 'static) {
        *self.0.end.borrow_mut() = Some(Box::new(end));
    }

    /// Speaks these words from now on.
    pub fn set_phrases(&self, phrases: Phrases) {
        *self.0.phrases.borrow_mut() = phrases;
    }

    /// Does what can be done of what waits, in its order.
    fn process_queue(&self) {
        loop {
            if self.0.doing.borrow().is_some() || self.0.stage.borrow().is_none() {
                return;
            }
            let next = {
                let waiting = self.0.waiting.borrow();
                let (asked, _) = match waiting.front() {
                    Some(first) => first,
                    None => return,
                };
                let known = !asked.request.needs_permission()
                    || *self.0.house.borrow() != PolicyState::Loading;
                let settling = self.0.seen.borrow().as_ref().is_some_and(is_action_forced);
                let here = self.0.is_ready.get() && !self.0.is_coming.get() && !settling;
                let about = !asked.request.is_about_match() || here;
                known && about
            };
            if !next {
                return;
            }
            let taken = self.0.waiting.borrow_mut().pop_front();
            if let Some((asked, origin)) = taken {
                self.dispatch(asked, &origin);
            }
        }
    }

    fn dispatch(&self, asked: HostRequest, origin: &str) {
        if asked.request.needs_permission()
            && let Some(fault) = self.refusal(origin)
        {
            if fault.code == ErrorCode::NetUnreachable {
                self.fetch_policy();
            }
            return self.reply(&asked, Err(fault));
        }
        if asked.request == EmbedRequest::Destroy {
            self.reply(&asked, Ok(Value::Null));
            let end = self.0.end.borrow_mut().take();
            // Not while somebody of the player is still speaking.
            after(0, move || end.into_iter().for_each(|end| end()));
            return;
        }
        let seen = self.0.seen.borrow().clone();
        let of_match = matches!(
            asked.request,
            EmbedRequest::Save
                | EmbedRequest::ExportLog
                | EmbedRequest::Act
                | EmbedRequest::Legal
                | EmbedRequest::Undo
        );
        if !of_match {
            let stage = self.0.stage.borrow().clone();
            if let Some(stage) = stage {
                stage.emit(asked);
            }
            return;
        }
        let Some(seen) = seen else {
            let fault = EmbedFault::new(ErrorCode::ActionNoMatch, "No match is on the table.");
            return self.reply(&asked, Err(fault));
        };
        *self.0.doing.borrow_mut() = Some(asked.clone());
        match answer(&seen, asked.request, &asked.data) {
            RequestResult::Now(result) => {
                self.0.doing.borrow_mut().take();
                self.reply(&asked, result);
            }
            // The next look at the match tells.
            RequestResult::Later => self.schedule_timeout(asked.id),
        }
    }

    /// Waits no longer for what came to nothing.
    fn schedule_timeout(&self, id: Option<u64>) {
        let inner = Rc::downgrade(&self.0);
        after(REQUEST_TIMEOUT_MS, move || {
            let Some(agent) = inner.upgrade().map(Self) else {
                return;
            };
            let late = agent.0.doing.borrow_mut().take_if(|asked| asked.id == id);
            if let Some(asked) = late {
                let why = "It was not taken where the match is played.";
                agent.reply(&asked, Err(EmbedFault::new(ErrorCode::ActionIllegal, why)));
                agent.process_queue();
            }
        });
    }

    /// How many actions the match on the table has; nothing where there is none.
    pub fn action_count(&self) -> Option<usize> {
        let seen = self.0.seen.borrow().clone()?;
        let step = info(&seen)["step"].as_u64();
        step.and_then(|step| usize::try_from(step).ok())
    }

    /// The match as it stands now; nothing when it is left.
    pub fn update_match(&self, seen: Option<AnyObservedMatch>) {
        self.0.seen.replace(seen.clone());
        let Some(seen) = seen else {
            let doing = self.0.doing.borrow_mut().take();
            if let Some(asked) = doing {
                let fault = EmbedFault::new(ErrorCode::ActionNoMatch, "The match was left.");
                self.reply(&asked, Err(fault));
            }
            return;
        };
        // What is begun while it gets ready is not done yet.
        let was_ready = self.0.is_ready.get();
        if !was_ready && !is_action_forced(&seen) {
            self.report_ready(info(&seen));
        }
        if !self.0.is_ready.get() {
            return;
        }
        self.complete_open_requests();
        let phrases = self.0.phrases.borrow().clone();
        let doing = self.0.doing.borrow_mut().take_if(|_| was_ready);
        // Whoever waits for the answer finds the match as it stands by then.
        let reports = new_reports(&seen, &mut self.0.told.borrow_mut(), &phrases);
        for (report, data) in reports {
            self.report(report, data);
        }
        if let Some(asked) = doing {
            self.reply(&asked, last_outcome(&seen, &phrases));
        }
        self.process_queue();
    }

    /// Says once that it can be asked, and from then on what is on the table.
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

    /// Whether it is known what is played, or that nothing is.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.0.is_ready.get()
    }

    /// Nothing is on the table for a while: requests about it wait.
    pub fn reset_ready(&self) {
        self.0.is_ready.set(false);
        *self.0.told.borrow_mut() = ReportedState::default();
    }

    pub fn reply(&self, asked: &HostRequest, result: Result<Value, EmbedFault>) {
        let Some(id) = asked.id else { return };
        let mut envelope = match result {
            Ok(data) => Envelope::new(asked.request.name(), data),
            Err(fault) => Envelope::new("error", words(&fault)),
        };
        envelope.re = Some(id);
        self.0.wiring.send(&envelope.write());
    }

    pub fn report(&self, report: EmbedReport, data: Value) {
        self.0
            .wiring
            .send(&Envelope::new(report.name(), data).write());
    }

    /// Tells of a fault that nobody asked about.
    pub fn report_fault(&self, fault: &EmbedFault) {
        self.report(EmbedReport::Error, words(fault));
    }
}

fn words(fault: &EmbedFault) -> Value {
    json!({ "code": fault.code.name(), "message": fault.message })
}
