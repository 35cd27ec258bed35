//! A scenario that is being made: a scenario file, whatever is wrong with it, and the changes a
//! designer makes.
//!
//! A change touches only what it names, so a file that is opened and written again is the same.
//! What a scenario says may differ by the number of players: a [`Side`] is what is said for one
//! number, or for all. Whether a scenario can be played is the matter of `content`.

mod board;

pub use board::Ground;

use super::content::Fault;
use super::content::form::Form;
use super::content::scenario_check::TITLE_LETTERS;
use super::mission::Shown;
use super::scenario::{CounterFile, DecksFile, EncounterFile, FORMAT, Joined, ScenarioFile};
use crate::drive::Sketched;
use crate::error::LoadError;
use crate::load::from_json;
use serde_json::Value;
use std::collections::BTreeMap;

/// The id of a scenario whose title has no letter that an id may have.
const PLAIN_ID: &str = "scenario";
/// Most letters of an id.
const ID_LETTERS: usize = 40;
/// XPMs that a new scenario asks for.
const WANTED: i16 = 3;
/// Rounds of a new scenario.
const ROUNDS: u8 = 10;
/// Cards that decide whether an XPM is installed, in a new scenario.
const CARDS: [&str; 8] = ["JG1", "JG2", "JG3", "JG4", "JG5", "JG6", "JG7", "JG8"];

/// What is said for a number of players; for none in particular, for all.
pub type Side = Option<u8>;

/// A scenario file of this format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch(ScenarioFile);

impl Sketch {
    /// A few XPMs for the Jumpgate, and no enemy but those of the cards.
    #[must_use]
    pub fn blank() -> Self {
        let word = |text: &str| Form::Word(text.to_owned());
        let counter = CounterFile {
            id: "installed".to_owned(),
            max: WANTED,
            shown_as: Shown::Slots,
            ..CounterFile::default()
        };
        let install = EncounterFile {
            id: "install".to_owned(),
            place: "jumpgate".to_owned(),
            needs: vec!["xpm".to_owned(), "room:installed".to_owned()],
            resolve: Some("jumpgate".to_owned()),
            pass: vec!["install_xpm".to_owned()],
            fail: vec!["lose(xpm,1)".to_owned(), "draw_event(1)".to_owned()],
        };
        let cards = CARDS.map(word).to_vec();
        Self(ScenarioFile {
            format: FORMAT,
            id: PLAIN_ID.to_owned(),
            rounds: Some(ROUNDS),
            attractor: Some(vec!["jumpgate".to_owned()]),
            encounters: Some(vec![install]),
            counters: Some(vec![counter]),
            decks: Some(DecksFile {
                extra: BTreeMap::from([("jumpgate".to_owned(), cards)]),
                ..DecksFile::default()
            }),
            win: Some(vec![Form::Word(format!("installed_xpm >= {WANTED}"))]),
            lose: Some(vec![Form::Object(Joined {
                all: Some(vec![
                    Form::Word(format!("round >= {ROUNDS}")),
                    Form::Word("phase_end(5)".to_owned()),
                ]),
                ..Joined::default()
            })]),
            ..ScenarioFile::default()
        })
    }

    /// Takes a scenario of this format; other faults may be mended later.
    ///
    /// # Errors
    /// When it is of another format.
    pub fn of(file: &str, scenario: ScenarioFile) -> Result<Self, LoadError> {
        if scenario.format == FORMAT {
            return Ok(Self(scenario));
        }
        let fault = Fault::Format(scenario.format);
        Err(LoadError::new(file, "format", fault.reason()))
    }

    /// Reads the text of a scenario file.
    ///
    /// # Errors
    /// Names the file, the place in it and the reason.
    pub fn read(file: &str, text: &str) -> Result<Self, LoadError> {
        Self::of(file, from_json(file, text)?)
    }

    /// The text of a scenario file that [`Sketch::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        self.0.text()
    }

    /// The scenario file as it stands.
    #[must_use]
    pub const fn file(&self) -> &ScenarioFile {
        &self.0
    }

    /// The scenario as a side has it: what differs stands in its place.
    #[must_use]
    pub fn seen(&self, side: Side) -> ScenarioFile {
        side.map_or_else(|| self.0.clone(), |players| self.0.for_players(players))
    }

    /// The sketch after a change of its words and players.
    #[must_use]
    pub fn with(&self, change: impl FnOnce(&mut ScenarioFile)) -> Self {
        let mut file = self.0.clone();
        change(&mut file);
        Self(file)
    }

    /// Gives it another title, and the id that goes with it.
    #[must_use]
    pub fn named(&self, title: &str) -> Self {
        self.with(|file| {
            file.title = title.chars().take(TITLE_LETTERS).collect();
            file.id = id_of(title);
        })
    }

    /// The side on which a field stands that counts for a side.
    #[must_use]
    pub fn side_of(&self, side: Side, field: &str) -> Side {
        side.filter(|_| self.field(side, field).is_some())
    }

    /// What a side itself says in a field, as its file has it; none where it says nothing.
    #[must_use]
    pub fn field(&self, side: Side, field: &str) -> Option<Value> {
        let whole = value_of(&self.0);
        let part = match side {
            None => &whole,
            Some(players) => whole.get("variants")?.get(players.to_string())?,
        };
        part.get(field).filter(|value| !value.is_null()).cloned()
    }

    /// What counts for a side in a field.
    #[must_use]
    pub fn value(&self, side: Side, field: &str) -> Option<Value> {
        let own = self.field(side, field);
        own.or_else(|| self.field(None, field))
    }

    /// The sketch with another value in a field of a side, or without one; none when the value is
    /// of another form than the field's.
    #[must_use]
    pub fn with_field(&self, side: Side, field: &str, value: Option<Value>) -> Option<Self> {
        let mut whole = value_of(&self.0);
        let object = whole.as_object_mut()?;
        let part = match side {
            None => object,
            Some(players) => {
                let variants = object.entry("variants").or_insert_with(empty);
                let variants = variants.as_object_mut()?;
                let variant = variants.entry(players.to_string()).or_insert_with(empty);
                variant.as_object_mut()?
            }
        };
        match value {
            Some(value) => part.insert(field.to_owned(), value),
            None => part.remove(field),
        };
        // Text, not a value: keys of maps are numbers, which only a text can have as words.
        let file = serde_json::from_str(&whole.to_string()).ok()?;
        Some(Self(file))
    }

    /// The sketch for so many players. There is a variant for each number, or none at all.
    #[must_use]
    pub fn with_players(&self, min: u8, max: u8, solo: bool) -> Self {
        self.with(|file| {
            file.players.min = min;
            file.players.max = max.max(min);
            file.players.solo = solo;
        })
        .covered()
    }

    /// The sketch with variants for each number of players, or without any.
    #[must_use]
    pub fn with_variants(&self, there: bool) -> Self {
        let sketch = self.with(|file| {
            if there {
                file.variants.entry(file.players.min).or_default();
            } else {
                file.variants.clear();
            }
        });
        sketch.covered()
    }

    /// Where there are variants, there is one for each number of players.
    fn covered(&self) -> Self {
        self.with(|file| {
            if file.variants.is_empty() {
                return;
            }
            for players in file.players.min..=file.players.max {
                file.variants.entry(players).or_default();
            }
        })
    }
}

impl Sketched for Sketch {
    fn read(file: &str, text: &str) -> Result<Self, LoadError> {
        Self::read(file, text)
    }

    fn write(&self) -> String {
        Self::write(self)
    }
}

fn empty() -> Value {
    Value::Object(serde_json::Map::new())
}

/// A scenario as its text has it.
fn value_of(file: &ScenarioFile) -> Value {
    // It was just written.
    serde_json::from_str(&file.text()).unwrap_or_default()
}

/// An id made of the letters and digits of a title.
fn id_of(title: &str) -> String {
    let words: Vec<String> = title
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let id: String = words.join("-").chars().take(ID_LETTERS).collect();
    let id = id.trim_end_matches('-');
    if id.is_empty() { PLAIN_ID } else { id }.to_owned()
}
