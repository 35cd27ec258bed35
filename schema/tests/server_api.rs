//! Checks the description of a server in OpenAPI, and the samples of `docs/api.md` against it.

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// The description, which takes a while to generate.
static DOCUMENT: LazyLock<Value> = LazyLock::new(schema::server_api);

/// Returns a validator for a schema of the description.
fn validator(name: &str) -> Option<jsonschema::Validator> {
    let mut schema = DOCUMENT.clone();
    schema["components"]["schemas"].get(name)?;
    schema["$ref"] = format!("#/components/schemas/{name}").into();
    Some(jsonschema::draft202012::new(&schema).unwrap_or_else(|error| panic!("{name}: {error}")))
}

/// Returns every reference in a value.
fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            if let Some(Value::String(reference)) = map.get("$ref") {
                found.push(reference.clone());
            }
            map.values().for_each(|value| references(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| references(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn every_schema_can_be_used() {
    let mut found = Vec::new();
    references(&DOCUMENT, &mut found);
    assert!(found.len() > 50, "{}", found.len());
    for reference in found {
        let path = reference.strip_prefix('#').expect("in the document");
        assert!(DOCUMENT.pointer(path).is_some(), "{reference}");
    }
    let schemas = DOCUMENT["components"]["schemas"]
        .as_object()
        .expect("a map");
    for name in schemas.keys() {
        assert!(validator(name).is_some());
    }
}

#[test]
fn messages_with_faults_do_not_fit() {
    let guest = validator("GuestMessage").expect("a schema");
    assert!(guest.is_valid(&json!({"t": "undo"})));
    for wrong in [
        json!({"t": "take", "seq": 1, "place": "00", "action": 1}),
        json!({"t": "take", "seq": 1, "action": 1}),
        json!({"t": "fly"}),
    ] {
        assert!(!guest.is_valid(&wrong), "{wrong}");
    }
}

#[test]
fn every_sample_of_the_document_fits_the_type_that_is_named_before_it() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/api.md");
    let text = fs::read_to_string(path).expect("the document");
    let is_type = |code: &&str| DOCUMENT["components"]["schemas"].get(*code).is_some();
    let mut type_name = None;
    let mut checked = 0;
    for (n, part) in text.split("\n```").enumerate() {
        if n % 2 == 0 {
            let code = part.split('`').skip(1).step_by(2);
            let named = code.filter(is_type).last();
            type_name = named.map(str::to_owned).or(type_name);
        } else if let Some(sample) = part.strip_prefix("json\n") {
            let name = type_name.as_deref().expect("a type");
            let value: Value = serde_json::from_str(sample).expect("JSON");
            // A short pair of messages is introduced by one sentence.
            let names = ["HostMessage", "GuestMessage"];
            let fits = |name: &str| validator(name).expect("a schema").is_valid(&value);
            let is_either = names.contains(&name) && names.into_iter().any(fits);
            assert!(fits(name) || is_either, "{name}: {sample}");
            checked += 1;
        }
    }
    assert!(checked > 9, "{checked}");
}

#[test]
fn the_document_names_every_kind_of_message() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/api.md");
    let text = fs::read_to_string(path).expect("the document");
    // Those of guests with the engine.
    let others = [
        "act", "commit", "reveal", "doubt", "update", "anew", "swear", "seals",
    ];
    let mut named = 0;
    for name in ["GuestMessage", "HostMessage", "ProgramMessage"] {
        let schema = &DOCUMENT["components"]["schemas"][name];
        let forms = schema["oneOf"].as_array().cloned();
        for form in forms.unwrap_or_else(|| vec![schema.clone()]) {
            let kind = form["properties"]["t"]["const"].as_str().expect("a kind");
            let is_named = text.contains(&format!("| `{kind}` |"));
            assert_ne!(is_named, others.contains(&kind), "{kind}");
            named += usize::from(is_named);
        }
    }
    assert!(named > 15, "{named}");
}
