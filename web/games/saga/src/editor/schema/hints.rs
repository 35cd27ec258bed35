//! Form details that the JSON Schema of a scenario does not contain: suggestions, initial values
//! and the names of alternatives.

use super::cards::shipped_cards;
use super::keys::keys;
use super::{SchemaBuilder, first_of, named};
use crate::editor::tiles;
use editor::form::{SchemaHint, Template, VariantTest};
use engine::saga::figures::SectorKind;
use serde_json::{Value, json};
use std::rc::Rc;
use ui::form::Radio;

impl SchemaBuilder<'_> {
    /// Returns the form details of a path that the JSON Schema does not contain.
    pub(super) fn hint(&self, path: &str) -> SchemaHint {
        let hint = self.text_hint(path);
        let hint = hint.or_else(|| self.card_hint(path));
        let hint = hint.or_else(|| self.tile_hint(path));
        let hint = hint.or_else(|| self.variant_hint(path)).unwrap_or_default();
        let templates = match self.new_item(path) {
            Some(template) => vec![template],
            None => hint.templates,
        };
        SchemaHint {
            keys: keys(path),
            first: hint.first.or_else(|| self.first_value(path)),
            templates,
            ..hint
        }
    }

    /// Returns the hint for a text with suggestions, or from a closed list.
    fn text_hint(&self, path: &str) -> Option<SchemaHint> {
        Some(match path {
            "Script" => SchemaHint::with_suggestions(self.operations()),
            "Condition" => self.condition(),
            "on" => SchemaHint::with_suggestions(self.triggers()),
            "badges" => SchemaHint::closed(self.rounds()),
            "badges/*/*" | "RavagerFile/spawn_badge" => SchemaHint::with_suggestions(self.badges()),
            "EncounterFile/where" | "ProjectFile/where" => {
                SchemaHint::with_suggestions(self.places())
            }
            "EncounterFile/needs/*" | "ProjectFile/needs/*" => SchemaHint::closed(self.needs()),
            "EncounterFile/resolve" => SchemaHint::with_suggestions(named(self.deck_ids())),
            "CostFile/activation" | "FillFile/entity" | "ProjectFile/fly" | "ProjectFile/tow" => {
                SchemaHint::with_suggestions(named(self.entity_ids()))
            }
            "attractor/*" => SchemaHint::closed(self.attractors()),
            "PresetFile/boss" => SchemaHint::closed(shipped_cards("bosses")),
            _ => return None,
        })
    }

    /// Returns the initial value of an optional value or a map entry, if the first possible value
    /// is not useful.
    fn first_value(&self, path: &str) -> Option<Value> {
        Some(match path {
            "badges" => json!([first_of(&self.badges())]),
            "vp" => json!({ "raider": [1, 2, 3], "boss": 5, "deliver": [4, 2] }),
            "CardCheck/stat" => json!("speed"),
            "CostFile/activation" | "ProjectFile/fly" | "ProjectFile/tow" => {
                json!(self.first_entity())
            }
            "EncounterFile/resolve" => json!(self.first_deck()),
            "EntityFile/hull_max" | "FillFile/most" => json!(3),
            "ExtraFile/check" => json!({ "stat": "speed", "need": 2 }),
            "ExtraFile/enemy" => json!({ "attack": 3, "hull": 3, "speed": 3 }),
            "ExtraFile/lines" => json!(["none()", "none()"]),
            "ProjectFile/fill" => json!({ "entity": self.first_entity(), "with": "A" }),
            "RavagerFile/spawn_badge" => json!("ravager"),
            "StartChoice/beside" | "StartChoice/filter" => json!("planetary"),
            _ => return None,
        })
    }

    /// Returns the template of a new item of a list whose items have one.
    fn new_item(&self, path: &str) -> Option<Template> {
        let (key, value) = match path {
            "lines/*" => ("line", json!(self.phrases.text("saga-editor-line"))),
            "CounterFile" => (
                "counter",
                json!({ "id": "count", "max": 5, "shown_as": "track" }),
            ),
            "EncounterFile" => (
                "encounter",
                json!({ "id": "deed", "where": "jumpgate", "pass": ["gain(A,1)"] }),
            ),
            "EntityFile" => (
                "thing",
                json!({ "id": "ship", "kind": "ship", "hull": 3, "blocked_by": ["blackhole"] }),
            ),
            "Hex" => ("hex", json!([1, 0])),
            "Location" => ("place", json!({ "kind": "asteroid", "color": "green" })),
            "PresetFile" => (
                "boss",
                json!({ "boss": first_of(&shipped_cards("bosses")), "hex": [1, 0] }),
            ),
            "ProjectFile" => (
                "project",
                json!({ "id": "deed", "where": "any", "effect": ["gain(A,1)"] }),
            ),
            "ReportRaider" => ("raider", json!({ "level": 1, "hex": [2, 0] })),
            _ => return None,
        };
        Some(self.template(key, value))
    }

    /// Returns the hint for the tiles of the pile.
    fn tile_hint(&self, path: &str) -> Option<SchemaHint> {
        let (letter, is_item) = match path.strip_prefix("PileFile/")? {
            "exclude/*" => return Some(self.tile(&self.common_tiles())),
            types => {
                let types = types.strip_prefix("types/")?;
                let letter = types.strip_suffix("/*");
                (letter.unwrap_or(types), letter.is_some())
            }
        };
        let kind = match letter {
            "A" => SectorKind::Asteroid,
            "P" => SectorKind::Planetary,
            "O" => SectorKind::Open,
            _ => SectorKind::Nebula,
        };
        let choices = tiles::radios(self.phrases, |tile| tile.kind == kind);
        if is_item {
            return Some(self.tile(&choices));
        }
        let first_choice = json!([first_of(&choices)]);
        Some(SchemaHint::default().with_variants([
            self.variant("all-tiles", VariantTest::Text, json!("all")),
            self.variant("some-tiles", VariantTest::Array, first_choice),
        ]))
    }

    fn common_tiles(&self) -> Rc<[Radio]> {
        tiles::radios(self.phrases, |tile| tile.kind.is_common())
    }

    fn tile(&self, choices: &Rc<[Radio]>) -> SchemaHint {
        SchemaHint::closed(choices.clone())
            .with_templates([self.template("tile", first_of(choices))])
    }

    /// Returns the hint for a value that can have several forms.
    fn variant_hint(&self, path: &str) -> Option<SchemaHint> {
        let variants = match path {
            "armada_start" => vec![
                self.variant("at-jumpgate", VariantTest::Text, json!("jumpgate")),
                self.variant("at-hexes", VariantTest::Array, json!([[0, 0]])),
                self.variant(
                    "at-choice",
                    VariantTest::Object,
                    json!({ "filter": "planetary", "distinct": true }),
                ),
            ],
            "pile" => vec![
                self.variant("usual-pile", VariantTest::Null, Value::Null),
                self.variant("no-pile", VariantTest::Text, json!("none")),
                self.variant(
                    "own-pile",
                    VariantTest::Object,
                    json!({ "types": { "A": "all", "P": "all", "O": "all" } }),
                ),
            ],
            _ => return None,
        };
        Some(SchemaHint::default().with_variants(variants))
    }
}
