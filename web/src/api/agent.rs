//! Who speaks with the page around: lets requests in, answers them one after the other, and tells what happens.

use super::answer::Answer;
use super::config::Config;
use super::control::{House, may_drive};
use super::envelope::{Envelope, Gate};
use super::fault::{Code, Fault};
use super::onlook::{answer, info, is_settling, news, settled};
use super::report::Told;
use super::request::{Report, Request};
use super::wiring::Wiring;
use crate::games::AnySeen;
use crate::l10n::Phrases;
use crate::later::{after, awaited};
use crate::store::{Kept, Order, StoreError};
use js_sys::{Function, Promise};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use yew::Callback;

/// Milliseconds that the page around has for an answer.
const PATIENCE: i32 = 4000;
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
    house: RefCell<Option<House>>,
    gate: RefCell<Gate>,
    waiting: RefCell<VecDeque<(Asked, String)>>,
    /// The request about the match that is being done.
    doing: RefCell<Option<Asked>>,
    seen: RefCell<Option<AnySeen>>,
    told: RefCell<Told>,
    phrases: RefCell<Phrases>,
    /// Whoever does what is no matter of the match.
    stage: RefCell<Option<Callback<Asked>>>,
    is_ready: Cell<bool>,
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
    /// An agent that listens from now on.
    pub fn new(wiring: Wiring, config: Option<&Config>) -> Self {
        let agent = Self(Rc::new(Inner {
            control: config
                .map(|config| config.control.clone())
                .unwrap_or_default(),
            house: RefCell::default(),
            gate: RefCell::default(),
            waiting: RefCell::default(),
            doing: RefCell::default(),
            seen: RefCell::default(),
            told: RefCell::default(),
            phrases: RefCell::new(Phrases::shown()),
            stage: RefCell::default(),
            is_ready: Cell::new(false),
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
        let room = self.0.waiting.borrow().len() < MOST;
        if !new || !room {
            return;
        }
        let asked = Asked {
            id: envelope.id,
            request,
            data: envelope.data,
        };
        self.0.waiting.borrow_mut().push_back((asked, origin));
        self.go_on();
    }

    /// Takes the installation's word on who may drive.
    pub fn allow(&self, house: House) {
        *self.0.house.borrow_mut() = Some(house);
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
                let known = !asked.request.drives() || self.0.house.borrow().is_some();
                let settling = self.0.seen.borrow().as_ref().is_some_and(is_settling);
                let about = !asked.request.is_about_match() || self.0.is_ready.get() && !settling;
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
        let trusted = self.0.wiring.is("trusted");
        let house = self.0.house.borrow().clone().unwrap_or_default();
        if asked.request.drives() && !trusted && !may_drive(&self.0.control, &house, origin) {
            let told = format!(
                "{origin} may look on and no more: `control` and embed.json must both name it."
            );
            let fault = Fault::new(Code::ConfigViewOnly, told);
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
            Answer::Later => {}
        }
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
        if !self.0.is_ready.get() && !is_settling(&seen) {
            self.ready(info(&seen));
        }
        if !self.0.is_ready.get() {
            return;
        }
        let phrases = self.0.phrases.borrow().clone();
        let doing = self.0.doing.borrow_mut().take();
        if let Some(asked) = doing {
            self.reply(&asked, settled(&seen, &phrases));
        }
        let reports = news(&seen, &mut self.0.told.borrow_mut(), &phrases);
        for (report, data) in reports {
            self.report(report, data);
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
        self.go_on();
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

    /// Asks the page around to keep or to give a save.
    pub async fn keep(&self, order: Order) -> Result<Kept, StoreError> {
        let (kind, data) = match order {
            Order::Get(key) => ("store.get", json!({ "key": key })),
            Order::Set(key, value) => ("store.set", json!({ "key": key, "value": value })),
            Order::List => ("store.list", Value::Null),
            Order::Delete(key) => ("store.del", json!({ "key": key })),
        };
        let id = self.0.numbers.get() + 1;
        self.0.numbers.set(id);
        let inner = self.0.clone();
        let promise = Promise::new(&mut |resolve, _| {
            let giving_up = resolve.clone();
            inner.questions.borrow_mut().insert(id, resolve);
            let inner = Rc::downgrade(&inner);
            after(PATIENCE, move || {
                if let Some(inner) = inner.upgrade() {
                    inner.questions.borrow_mut().remove(&id);
                }
                let _ = giving_up.call0(&JsValue::NULL);
            });
        });
        let mut envelope = Envelope::new(kind, data);
        envelope.id = Some(id);
        self.0.wiring.send(&envelope.write());
        let answer = awaited(2 * PATIENCE, promise).await.ok();
        let answer = answer.and_then(|answer| answer.as_string());
        kept(&answer.ok_or(StoreError::Refused)?)
    }
}

/// What the page around answered about a save.
fn kept(text: &str) -> Result<Kept, StoreError> {
    let value: Value = serde_json::from_str(text).map_err(|_| StoreError::Refused)?;
    match value.get("error").and_then(Value::as_str) {
        Some("store/full") => return Err(StoreError::Full),
        Some(_) => return Err(StoreError::Refused),
        None => {}
    }
    let keys = value.get("keys").and_then(Value::as_array);
    let keys = keys.into_iter().flatten();
    Ok(Kept {
        text: value
            .get("value")
            .and_then(Value::as_str)
            .map(str::to_owned),
        keys: keys
            .filter_map(|key| Some(key.as_str()?.to_owned()))
            .collect(),
    })
}

fn words(fault: &Fault) -> Value {
    json!({ "code": fault.code.name(), "message": fault.message })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_about_saves_are_read_whatever_they_are() {
        assert_eq!(
            kept("{\"value\":\"a\"}").map(|kept| kept.text),
            Ok(Some("a".to_owned()))
        );
        assert_eq!(
            kept("{\"keys\":[\"a\",7]}").map(|kept| kept.keys),
            Ok(vec!["a".to_owned()])
        );
        assert_eq!(kept("null"), Ok(Kept::default()));
        assert_eq!(kept("{\"error\":\"store/full\"}"), Err(StoreError::Full));
        assert_eq!(kept("{\"error\":\"\"}"), Err(StoreError::Refused));
        assert_eq!(kept("no"), Err(StoreError::Refused));
    }
}
