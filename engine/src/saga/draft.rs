//! A scenario draft for the editor: a scenario file with the operations that change it.
//!
//! A change touches only the field that it names, so opening and saving a file leaves it unchanged.
//! Fields may differ by number of players: a [`PlayerVariant`] selects one number, or the part for
//! all. `content` decides whether a scenario can be played.

mod board;

pub use board::HexContent;

use super::content::ContentError;
use super::content::flexible_value::FlexibleValue;
use super::content::scenario_check::MAX_TITLE_CHARS;
use super::mission::CounterDisplay;
use super::scenario::{
    ConditionGroup, CounterFile, DecksFile, EncounterFile, FORMAT, ScenarioFile,
};
use crate::error::LoadError;
use crate::json_api::{DraftFile, ScenarioDraft};
use serde_json::Value;
use std::collections::BTreeMap;

/// Id of a scenario whose title has no character that an id may contain.
const PLAIN_ID: &str = "scenario";
/// Number of XPMs that a new scenario requires.
const REQUIRED_XPMS: i16 = 3;
/// Number of rounds of a new scenario.
const ROUNDS: u8 = 10;
/// Cards that decide whether an XPM is installed, in a new scenario.
const JUMPGATE_EVENTS: [&str; 8] = ["JG1", "JG2", "JG3", "JG4", "JG5", "JG6", "JG7", "JG8"];

/// A number of players whose variant is edited; `None` for the part that applies to all.
pub type PlayerVariant = Option<u8>;

/// A draft of a Saga scenario file.
pub type MapDraft = ScenarioDraft<ScenarioFile>;

impl MapDraft {
    /// Returns a new scenario: install a few XPMs in the Jumpgate, with no Bosses from badges.
    #[must_use]
    pub fn blank() -> Self {
        let word = |text: &str| FlexibleValue::Word(text.to_owned());
        let counter = CounterFile {
            id: "installed".to_owned(),
            max: REQUIRED_XPMS,
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
        let cards = JUMPGATE_EVENTS.map(word).to_vec();
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
                "installed_xpm >= {REQUIRED_XPMS}"
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

    /// Returns the scenario with the fields of a variant merged in.
    #[must_use]
    pub fn for_variant(&self, variant: PlayerVariant) -> ScenarioFile {
        variant.map_or_else(|| self.0.clone(), |players| self.0.for_players(players))
    }

    /// Returns the variant in which the effective value of a field is stored.
    #[must_use]
    pub fn variant_of(&self, variant: PlayerVariant, field: &str) -> PlayerVariant {
        variant.filter(|_| self.field(variant, field).is_some())
    }

    /// Returns the value that a variant itself gives to a field; `None` if it gives none.
    #[must_use]
    pub fn field(&self, variant: PlayerVariant, field: &str) -> Option<Value> {
        let file_value = value_of(&self.0);
        let part = match variant {
            None => &file_value,
            Some(players) => file_value.get("variants")?.get(players.to_string())?,
        };
        part.get(field).filter(|value| !value.is_null()).cloned()
    }

    /// Returns the effective value of a field in a variant.
    #[must_use]
    pub fn value(&self, variant: PlayerVariant, field: &str) -> Option<Value> {
        let own_value = self.field(variant, field);
        own_value.or_else(|| self.field(None, field))
    }

    /// Returns the draft with a field of a variant changed or removed; `None` if the value has the
    /// wrong form.
    #[must_use]
    pub fn with_field(
        &self,
        variant: PlayerVariant,
        field: &str,
        value: Option<Value>,
    ) -> Option<Self> {
        let mut file_value = value_of(&self.0);
        let object = file_value.as_object_mut()?;
        let part = match variant {
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
        // Parsed from text: map keys that are numbers deserialize only from text.
        let file = serde_json::from_str(&file_value.to_string()).ok()?;
        Some(Self(file))
    }

    /// Returns the draft for another range of players. Variants exist for each number of players or
    /// not at all.
    #[must_use]
    pub fn with_players(&self, min: u8, max: u8, allows_solo: bool) -> Self {
        self.with(|file| {
            file.players.min = min;
            file.players.max = max.max(min);
            file.players.allows_solo = allows_solo;
        })
        .with_all_variants()
    }

    /// Returns the draft with a variant for each number of players, or without variants.
    #[must_use]
    pub fn with_variants(&self, is_enabled: bool) -> Self {
        let draft = self.with(|file| {
            if is_enabled {
                file.variants.entry(file.players.min).or_default();
            } else {
                file.variants.clear();
            }
        });
        draft.with_all_variants()
    }

    /// Completes the variants: if there is any, each number of players has one.
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
        let error = ContentError::Format(self.format);
        Err(LoadError::new(file, "format", error.reason()))
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

    fn code(draft: &ScenarioDraft<Self>) -> Option<String> {
        crate::saga::scenario_code::encode(draft.file())
    }

    fn rename(&mut self, name: &str, id: String) {
        self.title = name.chars().take(MAX_TITLE_CHARS).collect();
        self.id = id;
    }
}

fn empty() -> Value {
    Value::Object(serde_json::Map::new())
}

/// Returns a scenario as a JSON value.
fn value_of(file: &ScenarioFile) -> Value {
    // Cannot fail: the text was just serialized.
    serde_json::from_str(&file.text()).unwrap_or_default()
}
