//! The driver: one game of any kind, played by named calls with values in JSON. It is what the
//! JavaScript package, the command line and a page around ours talk to.

use super::{AnyBot, AnyCounsel, AnySession, GameId, Resident, Stocks, decode_any_with};
use crate::bots::{Chances, Level};
use crate::chance::Seed;
use crate::drive::table;
use crate::drive::{Arguments, Code, Driven, Fault, Order, Table, pack_text};
use crate::game::{Seat, Viewer};
use crate::session::{Session, Undo};
use serde_json::{Value, json};
use std::task::Poll;

/// The names of all calls, in the order in which they are told.
pub const CALLS: [&str; 21] = [
    "status", "legal", "asides", "prompt", "question", "act", "view", "standing", "picture",
    "position", "options", "content", "events", "undo", "redo", "save", "share", "bot", "advice",
    "remark", "branch",
];

/// What faults call a pack that was handed in.
const PACK: &str = "pack";

/// A bot that is asked and has not answered yet.
#[derive(Debug)]
enum Thought {
    Bot(AnyBot),
    Counsel(AnyCounsel),
}

/// Who thinks about what.
#[derive(Debug)]
struct Thinking {
    seat: Seat,
    level: Level,
    fingerprint: u64,
    thought: Thought,
}

/// A game that is played from outside.
#[derive(Debug)]
pub struct Driver {
    session: AnySession,
    thinking: Option<Thinking>,
    /// What it was handed to play with.
    stocks: Stocks,
}

impl Driver {
    /// Begins a game by an order: `game`, and if wanted `scenario`, `seats`, `pieces`, `rules` or
    /// whole `options`, `seed`, `deal`, `position`, `undo`, and a content `pack` as its text or object.
    ///
    /// # Errors
    /// Names the part of the order that cannot be played, and why.
    pub fn create(order: &Value) -> Result<Self, Fault> {
        let order = Order::read(order)?;
        let stocks = stocks(order.pack.as_deref())?;
        let Some(game) = GameId::named(&order.game) else {
            let fault = Fault::new(Code::ConfigGame, "api-no-game");
            return Err(fault.with("game", order.game));
        };
        let session =
            crate::with_game!(game, G => G::among(table::begin(&order, &stocks.of::<G>())?));
        Ok(Self::with(session, stocks))
    }

    /// Goes on with a save file or a share code of any game, played with the box.
    ///
    /// # Errors
    /// Why it is not accepted.
    pub fn load(text: &str) -> Result<Self, Fault> {
        Self::load_with(text, Value::Null)
    }

    /// Goes on with a save file or a share code of any game, played with a content pack, which is handed in as its
    /// text or object; null is the box.
    ///
    /// # Errors
    /// Why the pack or the match is not accepted.
    pub fn load_with(text: &str, pack: Value) -> Result<Self, Fault> {
        let pack = (!pack.is_null()).then(|| pack_text(pack));
        let stocks = stocks(pack.as_deref())?;
        Ok(Self::with(decode_any_with(text, &stocks)?, stocks))
    }

    /// Drives a session.
    const fn with(session: AnySession, stocks: Stocks) -> Self {
        Self {
            session,
            thinking: None,
            stocks,
        }
    }

    /// The session.
    #[must_use]
    pub const fn session(&self) -> &AnySession {
        &self.session
    }

    /// The games that can be played, with their scenarios.
    #[must_use]
    pub fn games() -> Value {
        let game = |game: GameId| {
            let scenarios = crate::with_game!(game, G => G::scenarios());
            json!({"game": game.name(), "rules": game.rules(), "scenarios": scenarios})
        };
        GameId::ALL.into_iter().map(game).collect()
    }

    /// Answers a call by its name, with its named values as an object.
    ///
    /// # Errors
    /// What cannot be read, or why it is not done; the game is then as it was.
    pub fn call(&mut self, name: &str, values: &Value) -> Result<Value, Fault> {
        match name {
            "status" => Arguments::new(values, &[]).map(|_| self.status()),
            "legal" => self.lists(values, "legal"),
            "asides" => self.lists(values, "asides"),
            "prompt" => self.lists(values, "prompt"),
            "question" => self.lists(values, "question"),
            "act" => self.act(values),
            "view" | "standing" | "picture" => self.looks(values, name),
            "position" => self.position(values),
            "options" => {
                Arguments::new(values, &[])?;
                Ok(with!(&self.session, session => Table(session).options()))
            }
            "content" => {
                Arguments::new(values, &[])?;
                Ok(with!(&self.session, session => self.content_of(session)))
            }
            "events" => self.events(values),
            "undo" => self.take_back(values, true),
            "redo" => self.take_back(values, false),
            "save" => Arguments::new(values, &[]).map(|_| json!(self.session.save())),
            "share" => Arguments::new(values, &[]).map(|_| json!(self.session.share())),
            "bot" => self.think(values, false),
            "advice" => self.think(values, true),
            "remark" => {
                let seat = self.seat(&Arguments::new(values, &["seat"])?)?;
                let said = self.session.remark(seat);
                Ok(said.map_or(Value::Null, |said| table::line(&said)))
            }
            "branch" => self.branch(values),
            _ => Err(Fault::unreadable(
                "call",
                &format!("there is no call `{name}`"),
            )),
        }
    }

    /// Whom the game waits for, or how it ended, and how far it is.
    #[must_use]
    pub fn status(&self) -> Value {
        with!(&self.session, session => Table(session).status())
    }

    /// What stays the same in play, of the pack or of the box, whichever the match is played with.
    fn content_of<G: Resident + Driven>(&self, session: &Session<G>) -> Value {
        let game = session.game();
        let stock = match game.pack() {
            Some(_) => self.stocks.of::<G>(),
            None => G::Stock::default(),
        };
        game.material(&stock)
    }

    /// A seat of the table, or the table itself; if none is named, the first that is waited for.
    fn seat(&self, values: &Arguments<'_>) -> Result<Seat, Fault> {
        let waiting = || self.session.status().waiting().iter().next();
        match values.seat()?.or_else(waiting) {
            Some(seat) if seat == Seat::TABLE || self.session.seats().has(seat) => Ok(seat),
            Some(seat) => Err(Fault::no_seat(seat)),
            None => Ok(Seat(0)),
        }
    }

    fn lists(&self, values: &Value, what: &str) -> Result<Value, Fault> {
        let seat = self.seat(&Arguments::new(values, &["seat"])?)?;
        Ok(with!(&self.session, session => match what {
            "legal" => Table(session).legal(seat),
            "asides" => Table(session).asides(seat),
            "question" => Table(session).question(seat),
            _ => Table(session).prompt(seat),
        }))
    }

    /// Whose eyes, if somebody sits there.
    fn viewer(&self, values: &Arguments<'_>) -> Result<Viewer, Fault> {
        match values.viewer()? {
            Viewer::Seat(seat) if !self.session.seats().has(seat) => Err(Fault::no_seat(seat)),
            viewer => Ok(viewer),
        }
    }

    fn looks(&self, values: &Value, what: &str) -> Result<Value, Fault> {
        let values = Arguments::new(values, &["seat", "at"])?;
        let (viewer, end) = (self.viewer(&values)?, self.session.actions());
        let at = values.read("at")?.unwrap_or(end);
        let found = with!(&self.session, session => match what {
            "view" => Table(session).view(viewer, at),
            "standing" => Table(session).standing(viewer, at),
            _ => Table(session).picture(viewer, at),
        });
        found.ok_or_else(|| self.beyond("at"))
    }

    /// The whole state, which nobody in particular sees.
    fn position(&self, values: &Value) -> Result<Value, Fault> {
        let values = Arguments::new(values, &["at"])?;
        let at = values.read("at")?.unwrap_or(self.session.actions());
        let found = with!(&self.session, session => Table(session).position(at));
        found.ok_or_else(|| self.beyond("at"))
    }

    fn events(&self, values: &Value) -> Result<Value, Fault> {
        let values = Arguments::new(values, &["since", "seat"])?;
        let (since, viewer) = (values.read("since")?.unwrap_or(0), self.viewer(&values)?);
        if since > self.session.actions() {
            return Err(self.beyond("since"));
        }
        Ok(with!(&self.session, session => Table(session).events(since, viewer)))
    }

    /// Something lies beyond the last entry.
    fn beyond(&self, place: &str) -> Fault {
        let entries = self.session.actions();
        Fault::unreadable(place, &format!("the game has {entries} entries"))
    }

    fn act(&mut self, values: &Value) -> Result<Value, Fault> {
        let values = Arguments::new(values, &["seat", "action", "draws"])?;
        let (seat, draws) = (self.seat(&values)?, values.draws()?);
        let action = values.value("action").unwrap_or(&Value::Null);
        with!(&mut self.session, session => table::act(session, seat, action, draws.as_deref()))?;
        let mut happened = self.happened(seat);
        if let Some(given) = draws {
            let drawn = with!(&self.session, session => session.log().last().map(|entry| entry.draws.len()));
            let missing = drawn.unwrap_or(0).saturating_sub(given.len());
            happened["missing"] = json!(missing);
        }
        Ok(happened)
    }

    /// The status, and what `seat` saw of the last entry.
    fn happened(&self, seat: Seat) -> Value {
        let mut viewer = json!({"since": self.session.actions().saturating_sub(1)});
        if seat != Seat::TABLE {
            viewer["seat"] = json!(seat.0);
        }
        let events = self.events(&viewer).unwrap_or_default();
        let seen = events.get(0).and_then(|entry| entry.get("events"));
        table::object([
            ("events", seen.cloned().unwrap_or_else(|| json!([]))),
            ("status", self.status()),
        ])
    }

    /// Takes back the last action, or gives again what was taken back; by the seat that gave it,
    /// if none is named.
    fn take_back(&mut self, values: &Value, back: bool) -> Result<Value, Fault> {
        let named = Arguments::new(values, &["seat"])?.seat()?;
        with!(&mut self.session, session => {
            let last = session.log().last().map(|entry| entry.seat);
            let own = if back { last } else { session.taken_back_by() };
            let seat = named.or(own).unwrap_or(Seat(0));
            if back {
                session.undo(seat)?;
            } else {
                session.redo(seat)?;
            }
        });
        Ok(self.status())
    }

    /// Goes on after the first `at` entries with another seed; what came later is forgotten.
    fn branch(&mut self, values: &Value) -> Result<Value, Fault> {
        let values = Arguments::new(values, &["at", "seed"])?;
        let at = values.need("at")?;
        let seed: Seed = values.read("seed")?.unwrap_or_default();
        let branch = with!(&self.session, session => session
            .branch_at(at, seed)
            .map(AnySession::from));
        self.session = branch.ok_or_else(|| self.beyond("at"))?;
        Ok(self.status())
    }

    /// Lets a bot think about what `seat` should do, for about `budget` positions if one is named.
    /// Answers null as long as it is not ready; the same call then goes on thinking.
    fn think(&mut self, values: &Value, advise: bool) -> Result<Value, Fault> {
        let values = Arguments::new(values, &["seat", "level", "budget"])?;
        let (seat, level) = (self.seat(&values)?, values.level()?);
        let budget: Option<u32> = values.read("budget")?;
        let mut thinking = self.begin_to_think(seat, level, advise)?;
        let nodes = budget.unwrap_or(u32::MAX);
        loop {
            let ready = match &mut thinking.thought {
                Thought::Bot(bot) => bot
                    .think(nodes)
                    .map(|text| answers(&self.session, seat, &text)),
                Thought::Counsel(counsel) => counsel.think(nodes).map(|advice| {
                    json!({
                        "line": answers(&self.session, seat, &advice.line),
                        "now": shares(&advice.now),
                        "best": shares(&advice.best),
                    })
                }),
            };
            match ready {
                Poll::Ready(answer) => return Ok(answer),
                Poll::Pending if budget.is_some() => {
                    self.thinking = Some(thinking);
                    return Ok(Value::Null);
                }
                Poll::Pending => {}
            }
        }
    }

    /// What was thought of the same question before, or a new thought.
    fn begin_to_think(
        &mut self,
        seat: Seat,
        level: Level,
        advise: bool,
    ) -> Result<Thinking, Fault> {
        let (session, entries) = (&self.session, self.session.actions());
        let fingerprint = session.fingerprint();
        let kept = self.thinking.take().filter(|thinking| {
            (thinking.seat, thinking.level, thinking.fingerprint) == (seat, level, fingerprint)
                && matches!(thinking.thought, Thought::Counsel(_)) == advise
        });
        if let Some(kept) = kept {
            return Ok(kept);
        }
        if seat == Seat::TABLE {
            return Err(Fault::no_seat(seat));
        }
        let seed = with!(session, session => session.seed()).brief();
        let thought = if advise {
            // The same lots all match long: figures differ by what has changed, and not by luck.
            let counsel = AnyCounsel::new(session, entries, seat, level, seed);
            Thought::Counsel(counsel.ok_or_else(Fault::bug)?)
        } else {
            let seed = seed.wrapping_add(entries as u64);
            Thought::Bot(AnyBot::new(session, seat, level, seed))
        };
        Ok(Thinking {
            seat,
            level,
            fingerprint,
            thought,
        })
    }

    /// Allows or forbids taking back.
    pub const fn set_undo(&mut self, undo: Undo) {
        self.session.set_undo(undo);
    }
}

/// What is played with: the box, or the pack in a text.
fn stocks(pack: Option<&str>) -> Result<Stocks, Fault> {
    Ok(match pack {
        Some(text) => Stocks::of_pack(PACK, text)?,
        None => Stocks::default(),
    })
}

/// What a bot would give for a seat, as far as it answers what is asked of it now.
fn answers(session: &AnySession, seat: Seat, line: &str) -> Value {
    with!(session, session => Table(session).answers(seat, line))
}

/// The chances of every seat, in permille.
fn shares(chances: &Chances) -> Value {
    chances.shares().iter().map(|share| json!(share)).collect()
}
