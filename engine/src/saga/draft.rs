//! A scenario that is being made: a scenario file, whatever is wrong with it, and the changes a
//! designer makes.
//!
//! A change touches only what it names, so a file that is opened and written again is the same.
//! What a scenario says may differ by the number of players: a [`PlayerVariant`] is what is said for one
//! number, or for all. Whether a scenario can be played is the matter of `content`.

mod board;

pub use board::HexContent;

use super::content::ContentError;
use super::content::flexible_value::FlexibleValue;
use super::content::scenario_check::TITLE_LETTERS;
use super::mission::CounterDisplay;
use super::scenario::{
    ConditionGroup, CounterFile, DecksFile, EncounterFile, FORMAT, ScenarioFile,
};
use crate::error::LoadError;
use crate::json_api::{DraftFile, ScenarioDraft};
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
pub type PlayerVariant = Option<u8>;

/// A scenario file of this format.
pub type MapDraft = ScenarioDraft<ScenarioFile>;

impl MapDraft {
    /// A few XPMs for the Jumpgate, and no enemy but those of the cards.
    #[must_use]
    pub fn blank() -> Self {
        let word = |text: &str| FlexibleValue::Word(text.to_owned());
        let counter = CounterFile {
            id: "installed".to_owned(),
            max: WANTED,
            shown_as: CounterDisplay::Slots,
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
            win: Some(vec![FlexibleValue::Word(format!(
                "installed_xpm >= {WANTED}"
            ))]),
            lose: Some(vec![FlexibleValue::Object(ConditionGroup {
                all: Some(vec![
                    FlexibleValue::Word(format!("round >= {ROUNDS}")),
                    FlexibleValue::Word("phase_end(5)".to_owned()),
                ]),
                ..ConditionGroup::default()
            })]),
            ..ScenarioFile::default()
        })
    }

    /// The scenario as a side has it: what differs stands in its place.
    #[must_use]
    pub fn for_variant(&self, side: PlayerVariant) -> ScenarioFile {
        side.map_or_else(|| self.0.clone(), |players| self.0.for_players(players))
    }

    /// The side on which a field stands that counts for a side.
    #[must_use]
    pub fn variant_of(&self, side: PlayerVariant, field: &str) -> PlayerVariant {
        side.filter(|_| self.field(side, field).is_some())
    }

    /// What a side itself says in a field, as its file has it; none where it says nothing.
    #[must_use]
    pub fn field(&self, side: PlayerVariant, field: &str) -> Option<Value> {
        let whole = value_of(&self.0);
        let part = match side {
            None => &whole,
            Some(players) => whole.get("variants")?.get(players.to_string())?,
        };
        part.get(field).filter(|value| !value.is_null()).cloned()
    }

    /// What counts for a side in a field.
    #[must_use]
    pub fn value(&self, side: PlayerVariant, field: &str) -> Option<Value> {
        let own = self.field(side, field);
        own.or_else(|| self.field(None, field))
    }

    /// The sketch with another value in a field of a side, or without one; none when the value is
    /// of another form than the field's.
    #[must_use]
    pub fn with_field(
        &self,
        side: PlayerVariant,
        field: &str,
        value: Option<Value>,
    ) -> Option<Self> {
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
        .with_all_variants()
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
        sketch.with_all_variants()
    }

    /// Where there are variants, there is one for each number of players.
    fn with_all_variants(&self) -> Self {
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

impl DraftFile for ScenarioFile {
    const DEFAULT_ID: &'static str = PLAIN_ID;

    fn check_shape(&self, file: &str) -> Result<(), LoadError> {
        if self.format == FORMAT {
            return Ok(());
        }
        let fault = ContentError::Format(self.format);
        Err(LoadError::new(file, "format", fault.reason()))
    }

    fn to_text(&self) -> String {
        self.text()
    }

    fn name(&self) -> &str {
        &self.title
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn code(sheet: &ScenarioDraft<Self>) -> Option<String> {
        crate::saga::scenario_code::encode(sheet.file())
    }

    fn rename(&mut self, name: &str, id: String) {
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
