//! The schema of a content pack: its header, and the content of each game.
//!
//! Definitions have the name of their game as prefix. Definitions of another schema are referenced.

use crate::document::{document, parts};
use crate::page;
use engine::pack::PackFile;
use engine::{exodus, rift, saga, space_rift};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// The content of a game: its name, its definitions, and the schema of a whole file.
struct GameContent {
    game: &'static str,
    definitions: Map<String, Value>,
    /// The name of the definition of the whole file.
    file: &'static str,
    /// The published schema of that file.
    document: (&'static str, Value),
}

/// Returns the schema of packs, with the file name as its id.
pub fn pack(name: &'static str) -> (&'static str, Value) {
    let (_, mut schema) = document::<PackFile<()>>(name);
    let contents = [
        GameContent {
            game: "rift",
            definitions: parts::<rift::content::pack::PackContent>(),
            file: "BoardFile",
            document: document::<rift::board_file::BoardFile>("board.v1.schema.json"),
        },
        GameContent {
            game: "space-rift",
            definitions: parts::<space_rift::content::pack::PackContent>(),
            file: "ScenarioFile",
            document: document::<space_rift::scenario::ScenarioFile>(
                "space-rift-scenario.v1.schema.json",
            ),
        },
        GameContent {
            game: "exodus",
            definitions: parts::<exodus::content::pack::PackContent>(),
            file: "LayoutFile",
            document: document::<exodus::layout::LayoutFile>("exodus-layout.v1.schema.json"),
        },
        GameContent {
            game: "saga",
            definitions: parts::<saga::content::pack::PackContent>(),
            file: "ScenarioFile",
            document: document::<saga::scenario::ScenarioFile>("saga-scenario.v1.schema.json"),
        },
    ];
    let games: Vec<&str> = contents.iter().map(|content| content.game).collect();
    let cases: Vec<Value> = games.iter().map(|game| case(game)).collect();
    schema["allOf"] = cases.into();
    schema["properties"]["game"] =
        json!({ "description": "The game that it is for.", "enum": games });
    for (key, property) in page::properties() {
        let pack_property = &mut schema["properties"][key];
        let description = pack_property["description"].take();
        *pack_property = property;
        pack_property["description"] = description;
    }
    let mut definitions = schema["$defs"].take();
    for content in contents {
        for (name, definition) in content.definitions() {
            definitions[name] = definition;
        }
    }
    schema["$defs"] = definitions;
    (name, schema)
}

/// Restricts the content of a pack to the content of its game.
fn case(game: &str) -> Value {
    let content = format!("#/$defs/{}", qualified_name(game, "PackContent"));
    json!({
        "if": {
            "type": "object",
            "properties": { "game": { "const": game } },
            "required": ["game"],
        },
        "then": { "type": "object", "properties": { "content": { "$ref": content } } },
    })
}

/// Returns the name of a game's definition among those of all games.
fn qualified_name(game: &str, name: &str) -> String {
    format!("{game}-{name}")
}

impl GameContent {
    /// Returns the definitions that the pack needs, with their names in the pack.
    fn definitions(&self) -> Vec<(String, Value)> {
        let mut needed = BTreeSet::from(["PackContent".to_owned()]);
        let mut open: Vec<String> = needed.iter().cloned().collect();
        let mut found = Vec::new();
        while let Some(name) = open.pop() {
            let mut definition = self.definitions[&name].clone();
            self.redirect_references(&mut definition, &mut |name| {
                if needed.insert(name.to_owned()) {
                    open.push(name.to_owned());
                }
            });
            found.push((qualified_name(self.game, &name), definition));
        }
        found
    }

    /// Points every reference to its target, and calls `on_needed` with the names of definitions
    /// that belong in the pack.
    fn redirect_references(&self, schema: &mut Value, on_needed: &mut impl FnMut(&str)) {
        match schema {
            Value::Object(map) => {
                if let Some(Value::String(reference)) = map.get_mut("$ref")
                    && let Some(name) = reference.strip_prefix("#/$defs/")
                {
                    let existing_reference = self.existing_reference(name);
                    *reference = existing_reference.unwrap_or_else(|| {
                        on_needed(name);
                        format!("#/$defs/{}", qualified_name(self.game, name))
                    });
                }
                map.values_mut()
                    .for_each(|value| self.redirect_references(value, on_needed));
            }
            Value::Array(list) => list
                .iter_mut()
                .for_each(|value| self.redirect_references(value, on_needed)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    /// Returns the reference to a definition that the document of the game's file already has.
    fn existing_reference(&self, name: &str) -> Option<String> {
        let (document, schema) = &self.document;
        if name == self.file {
            return Some((*document).to_owned());
        }
        let is_same = schema["$defs"].get(name) == self.definitions.get(name);
        is_same.then(|| format!("{document}#/$defs/{name}"))
    }
}
