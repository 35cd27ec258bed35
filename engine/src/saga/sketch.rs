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
use crate::drive::{Sheet, SheetFile};
use crate::error::LoadError;
use serde_json::Value;
use std::collections::BTreeMap;

/// The id of a scenario whose title has no letter that an id may have.
const PLAIN_ID: &str = "scenario";
/// XPMs that a new scenario asks for.
const WANTED: i16 = 3;
/// Rounds of a new scenario.
const ROUNDS: u8 = 10;
/// Cards that decide whether an XPM is installed, in a new scenario.
const CARDS: [&str; 8] = ["JG1", "JG2", "JG3", "JG4", "JG5", "JG6", "JG7", "JG8"];

/// What is said for a number of players; for none in particular, for all.
pub type Side = Option<u8>;

/// A scenario file of this format.
pub type Sketch = Sheet<ScenarioFile>;

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

    /// The scenario as a side has it: what differs stands in its place.
    #[must_use]
    pub fn seen(&self, side: Side) -> ScenarioFile {
        side.map_or_else(|| self.0.clone(), |players| self.0.for_players(players))
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

impl SheetFile for ScenarioFile {
    const PLAIN_ID: &'static str = PLAIN_ID;

    fn shape(&self, file: &str) -> Result<(), LoadError> {
        if self.format == FORMAT {
            return Ok(());
        }
        let fault = Fault::Format(self.format);
        Err(LoadError::new(file, "format", fault.reason()))
    }

    fn written(&self) -> String {
        self.text()
    }

    fn name(&self) -> &str {
        &self.title
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn code(sheet: &Sheet<Self>) -> Option<String> {
        crate::saga::scenario_code::encode(sheet.file())
    }

    fn call(&mut self, name: &str, id: String) {
        self.title = name.chars().take(TITLE_LETTERS).collect();
        self.id = id;
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
