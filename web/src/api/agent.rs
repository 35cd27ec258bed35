//! Who speaks with the page around: lets requests in, answers them one after the other, and tells what happens.

mod house;
mod keep;
mod opening;

use super::control::Word;
use super::envelope::{Envelope, Gate};
use super::wiring::Wiring;
use js_sys::Function;
use play::game_ui::AnySeen;
use play::onlook::answer::Answer;
use play::onlook::fault::{Code, Fault};
use play::onlook::report::Told;
use play::onlook::request::{Report, Request};
use play::onlook::{answer, info, is_settling, news, settled};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use ui::l10n::Phrases;
use ui::later::after;
use wasm_bindgen::JsValue;
use yew::Callback;

/// Milliseconds that a deed has to be done: it may have to be done in another tab, or at another screen.
const PATIENCE: i32 = 8000;
/// Most requests that wait.
const MOST: usize = 256;

/// A request that was let in.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Its number, if an answer is wanted.
    pub id: Option<u64>,
    /// What is asked.
    pub request: Request,
    /// With what.
    pub data: Value,
}

/// The agent of one player.
#[derive(Clone)]
pub struct Agent(Rc<Inner>);

struct Inner {
    wiring: Wiring,
    control: Vec<String>,
    /// What the installation says about that.
    house: RefCell<Word>,
    gate: RefCell<Gate>,
    waiting: RefCell<VecDeque<(Asked, String)>>,
    /// The request about the match that is being done.
    doing: RefCell<Option<Asked>>,
    /// Requests that are answered when what they opened is on the table.
    opening: RefCell<Vec<Asked>>,
    seen: RefCell<Option<AnySeen>>,
    told: RefCell<Told>,
    phrases: RefCell<Phrases>,
    /// Whoever does what is no matter of the match.
    stage: RefCell<Option<Callback<Asked>>>,
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

impl PartialEq for Agent {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Agent {
    /// An agent that listens from now on; pages of the origins in `control` may drive, as far as the installation lets them.
    pub fn new(wiring: Wiring, control: Vec<String>) -> Self {
        let agent = Self(Rc::new(Inner {
            control,
            house: RefCell::default(),
            gate: RefCell::default(),
            waiting: RefCell::default(),
            doing: RefCell::default(),
            opening: RefCell::default(),
            seen: RefCell::default(),
            told: RefCell::default(),
            phrases: RefCell::new(Phrases::shown()),
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
                Self(inner).hear(&text, origin);
            }
        });
        agent
    }

    /// A message from the page around. What is none is dropped without an answer.
    fn hear(&self, text: &str, origin: String) {
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
        let Some(request) = Request::named(&envelope.kind) else {
            return;
        };
        let new = envelope
            .id
            .is_some_and(|id| self.0.gate.borrow_mut().admits(id));
        if !new {
            return;
        }
        let asked = Asked {
            id: envelope.id,
            request,
            data: envelope.data,
        };
        if self.0.waiting.borrow().len() >= MOST {
            let fault = Fault::new(Code::Bug, "Too much is asked at once.");
            return self.reply(&asked, Err(fault));
        }
        self.0.waiting.borrow_mut().push_back((asked, origin));
        self.go_on();
    }

    /// Hands over to a stage.
    pub fn stand(&self, stage: Callback<Asked>) {
        *self.0.stage.borrow_mut() = Some(stage);
        self.go_on();
    }

    /// How the player is taken away when that is asked for.
    pub fn ends_by(&self, end: impl FnOnce() + 'static) {
        *self.0.end.borrow_mut() = Some(Box::new(end));
    }

    /// Speaks these words from now on.
    pub fn word(&self, phrases: Phrases) {
        *self.0.phrases.borrow_mut() = phrases;
    }

    /// Does what can be done of what waits, in its order.
    fn go_on(&self) {
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
                let known = !asked.request.drives() || *self.0.house.borrow() != Word::Asked;
                let settling = self.0.seen.borrow().as_ref().is_some_and(is_settling);
                let here = self.0.is_ready.get() && !self.0.is_coming.get() && !settling;
                let about = !asked.request.is_about_match() || here;
                known && about
            };
            if !next {
                return;
            }
            let taken = self.0.waiting.borrow_mut().pop_front();
            if let Some((asked, origin)) = taken {
                self.take(asked, &origin);
            }
        }
    }

    fn take(&self, asked: Asked, origin: &str) {
        if asked.request.drives()
            && let Some(fault) = self.refusal(origin)
        {
            if fault.code == Code::NetUnreachable {
                self.ask_house();
            }
            return self.reply(&asked, Err(fault));
        }
        if asked.request == Request::Destroy {
            self.reply(&asked, Ok(Value::Null));
            let end = self.0.end.borrow_mut().take();
            // Not while somebody of the player is still speaking.
            after(0, move || end.into_iter().for_each(|end| end()));
            return;
        }
        let seen = self.0.seen.borrow().clone();
        let of_match = matches!(
            asked.request,
            Request::Save | Request::ExportLog | Request::Act | Request::Legal | Request::Undo
        );
        if !of_match {
            let stage = self.0.stage.borrow().clone();
            if let Some(stage) = stage {
                stage.emit(asked);
            }
            return;
        }
        let Some(seen) = seen else {
            let fault = Fault::new(Code::ActionNoMatch, "No match is on the table.");
            return self.reply(&asked, Err(fault));
        };
        *self.0.doing.borrow_mut() = Some(asked.clone());
        match answer(&seen, asked.request, &asked.data) {
            Answer::Now(result) => {
                self.0.doing.borrow_mut().take();
                self.reply(&asked, result);
            }
            // The next look at the match tells.
            Answer::Later => self.give_up_later(asked.id),
        }
    }

    /// Waits no longer for what came to nothing.
    fn give_up_later(&self, id: Option<u64>) {
        let inner = Rc::downgrade(&self.0);
        after(PATIENCE, move || {
            let Some(agent) = inner.upgrade().map(Self) else {
                return;
            };
            let late = agent.0.doing.borrow_mut().take_if(|asked| asked.id == id);
            if let Some(asked) = late {
                let why = "It was not taken where the match is played.";
                agent.reply(&asked, Err(Fault::new(Code::ActionIllegal, why)));
                agent.go_on();
            }
        });
    }

    /// How many actions the match on the table has; nothing where there is none.
    pub fn entries(&self) -> Option<usize> {
        let seen = self.0.seen.borrow().clone()?;
        let step = info(&seen)["step"].as_u64();
        step.and_then(|step| usize::try_from(step).ok())
    }

    /// The match as it stands now; nothing when it is left.
    pub fn look(&self, seen: Option<AnySeen>) {
        self.0.seen.replace(seen.clone());
        let Some(seen) = seen else {
            let doing = self.0.doing.borrow_mut().take();
            if let Some(asked) = doing {
                let fault = Fault::new(Code::ActionNoMatch, "The match was left.");
                self.reply(&asked, Err(fault));
            }
            return;
        };
        // What is begun while it gets ready is not done yet.
        let was_ready = self.0.is_ready.get();
        if !was_ready && !is_settling(&seen) {
            self.ready(info(&seen));
        }
        if !self.0.is_ready.get() {
            return;
        }
        self.settle_openings();
        let phrases = self.0.phrases.borrow().clone();
        let doing = self.0.doing.borrow_mut().take_if(|_| was_ready);
        // Whoever waits for the answer finds the match as it stands by then.
        let reports = news(&seen, &mut self.0.told.borrow_mut(), &phrases);
        for (report, data) in reports {
            self.report(report, data);
        }
        if let Some(asked) = doing {
            self.reply(&asked, settled(&seen, &phrases));
        }
        self.go_on();
    }

    /// Says once that it can be asked, and from then on what is on the table.
    pub fn ready(&self, info: Value) {
        self.0.is_ready.set(true);
        let names = |all: &[&str]| {
            all.iter()
                .map(|&name| Value::from(name))
                .collect::<Vec<_>>()
        };
        self.report(
            Report::Ready,
            json!({
                "info": info,
                "requests": names(&Request::ALL.map(Request::name)),
                "reports": names(&Report::ALL.map(Report::name)),
                "errors": names(&Code::ALL.map(Code::name)),
            }),
        );
        self.settle_openings();
        self.caution();
        self.go_on();
    }

    /// Whether it is known what is played, or that nothing is.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.0.is_ready.get()
    }

    /// Nothing is on the table for a while: requests about it wait.
    pub fn unready(&self) {
        self.0.is_ready.set(false);
        *self.0.told.borrow_mut() = Told::default();
    }

    /// Answers a request.
    pub fn reply(&self, asked: &Asked, result: Result<Value, Fault>) {
        let Some(id) = asked.id else { return };
        let mut envelope = match result {
            Ok(data) => Envelope::new(asked.request.name(), data),
            Err(fault) => Envelope::new("error", words(&fault)),
        };
        envelope.re = Some(id);
        self.0.wiring.send(&envelope.write());
    }

    /// Tells what happened.
    pub fn report(&self, report: Report, data: Value) {
        self.0
            .wiring
            .send(&Envelope::new(report.name(), data).write());
    }

    /// Tells of a fault that nobody asked about.
    pub fn fail(&self, fault: &Fault) {
        self.report(Report::Error, words(fault));
    }
}

fn words(fault: &Fault) -> Value {
    json!({ "code": fault.code.name(), "message": fault.message })
}
