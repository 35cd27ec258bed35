//! Scenes with content of a pack or a custom scenario that the base content does not have.

use super::{P1, Scene, bare};
use engine::game::Game;
use engine::saga::Saga;
use engine::saga::content::pack::parse_pack;
use engine::saga::content::{ContentSet, parse_scenario};
use engine::saga::ids::CardId;
use engine::saga::options::{Options, ScenarioChoice};
use serde_json::{Value, json};

const FTJ: &str = include_str!("../../../src/saga/content/scenarios/ftj.json");
const ARN: &str = include_str!("../../../src/saga/content/scenarios/arn.json");
const SPA: &str = include_str!("../../../src/saga/content/scenarios/spa.json");

/// Returns a bare base scenario with the content of a pack.
pub fn scene_with(content: &Value, id: &str, seats: u8) -> Scene {
    let text = json!({
        "format": "centauri-pack/1", "game": "saga", "id": "own", "version": "1",
        "title": "Own", "content": content,
    });
    let result = parse_pack("own.json", &text.to_string());
    let (_, content) = result.unwrap_or_else(|error| panic!("{error}"));
    bare_with_content(Options::standard(id, seats), &content)
}

/// Returns *Fixing the Jumpgate*, *Safe Passage* or the Arena for two with changed fields, bare.
pub fn scene_changed(id: &str, fields: &Value) -> Scene {
    bare_with_content(options_changed(id, fields), &ContentSet::default())
}

/// Returns the options of a base scenario for two with changed fields.
pub fn options_changed(id: &str, fields: &Value) -> Options {
    let text = match id {
        "spa" => SPA,
        "arn" => ARN,
        _ => FTJ,
    };
    let mut file: Value = serde_json::from_str(text).expect("a scenario of the box");
    for (field, value) in fields.as_object().expect("fields") {
        for variant in file["variants"]
            .as_object_mut()
            .expect("variants")
            .values_mut()
        {
            variant.as_object_mut().expect("fields").remove(field);
        }
        file[field] = value.clone();
    }
    let custom = parse_scenario("own.json", &file.to_string());
    let custom = custom.unwrap_or_else(|error| panic!("{error}"));
    Options {
        scenario: ScenarioChoice::Custom(Box::new(custom)),
        ..Options::standard(id, 2)
    }
}

fn bare_with_content(options: Options, content: &ContentSet) -> Scene {
    let first = Some(P1);
    let game = Saga::with_content(Options { first, ..options }, content);
    let game = game.unwrap_or_else(|error| panic!("{error}"));
    bare(Scene::new_at(game))
}

impl Scene {
    /// Returns *Fixing the Jumpgate* or another scenario for two, in which the first player holds
    /// an Instant with each of these effects.
    pub fn instants(id: &str, effects: &[&str]) -> (Self, Vec<CardId>) {
        let card = |(n, effect): (usize, &&str)| {
            json!({
                "id": format!("C{n}"), "deck": "common", "copies": 2, "kind": "instant", "effect": effect,
            })
        };
        let cards: Vec<Value> = effects.iter().enumerate().map(card).collect();
        let mut scene = scene_with(&json!({ "actions": cards }), id, 2);
        let names = (0..effects.len()).map(|n| format!("C{n}"));
        let hand = names.map(|name| scene.deal(P1, &name)).collect();
        (scene, hand)
    }
}
