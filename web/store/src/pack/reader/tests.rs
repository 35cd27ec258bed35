//! Tests of the pack reader: the sample packs pass every check; invalid packs are refused with
//! file, place and reason, in both languages.

use super::*;
use crate::pack::pack_error_text;
use serde_json::{Value, json};
use ui::l10n::Phrases;

const SAMPLE: &str = include_str!("../../../../../static/packs/sample.json");

fn sample() -> Value {
    serde_json::from_str(SAMPLE).expect("JSON")
}

fn read_error(pack: &Value) -> PackError {
    read("bad.json", &pack.to_string(), None).expect_err("it is refused")
}

/// Returns the sample with one value changed; a missing path is created.
fn pack_with(path: &str, value: Value) -> Value {
    let mut pack = sample();
    let (parent, key) = path.rsplit_once('/').expect("a pointer");
    match pack.pointer_mut(parent).expect("a place in the sample") {
        Value::Array(list) => list[key.parse::<usize>().expect("a number")] = value,
        Value::Object(map) => {
            map.insert(key.to_owned(), value);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => panic!("{path}"),
    }
    pack
}

#[test]
fn the_sample_pack_is_accepted() {
    let pack = read("sample.json", SAMPLE, None).unwrap_or_else(|error| panic!("{error}"));
    let content = &pack.content_sets.rift();
    assert_eq!(
        content.board_ids().collect::<Vec<_>>(),
        ["roadstead", "breakwater"]
    );
    assert_eq!(content.figures().laser.damage, 2);
    assert!(pack.phrases["en"].contains("rift-model-barge = Barge"));
    assert!(pack.phrases["de"].contains("rift-model-barge = Lastkahn"));
    assert!(
        pack.phrases["de"].contains("rift-title = Harbor Lights"),
        "English stands in"
    );
    assert!(pack.sheet.contains("--accent:#ffc169"));
    assert!(
        pack.pictures
            .iter()
            .any(|(slot, _)| slot == "rift-ship-barge")
    );
}

#[test]
fn the_sample_packs_of_the_documentation_are_accepted() {
    let document = include_str!("../../../../../docs/packs.md");
    let samples = document.split("\n```json\n").skip(1);
    let samples: Vec<&str> = samples
        .filter_map(|rest| rest.split("\n```").next())
        .collect();
    assert!(!samples.is_empty());
    for sample in samples {
        let pack = read("docs.json", sample, None).unwrap_or_else(|error| panic!("{error}"));
        assert!(pack.phrases["en"].contains("rift-title = Harbor Lights"));
        assert!(pack.sheet.contains("--accent:#ffc169"));
    }
}

#[test]
fn a_space_rift_pack_can_set_its_pictures_and_colors() {
    let text = include_str!("../../../../../static/packs/space-rift.json");
    let pack = read("space-rift.json", text, None).unwrap_or_else(|error| panic!("{error}"));
    let slots: Vec<&str> = pack
        .pictures
        .iter()
        .map(|(slot, _)| slot.as_str())
        .collect();
    for slot in [
        "space-rift-unit-cr",
        "space-rift-tile",
        "space-rift-combat-trimmed-wicks",
    ] {
        assert!(slots.contains(&slot), "{slot}");
    }
    assert!(pack.sheet.contains("--wash-space-rift:") && pack.sheet.contains("--tint-space-rift:"));
    let mut all: Value = serde_json::from_str(text).expect("JSON");
    let picture = all["pictures"]["logo"].clone();
    let more = [
        "door",
        "planet",
        "asteroid",
        "debris",
        "star",
        "meteor",
        "unit-fs",
        "command-sweep",
    ];
    for slot in more {
        all["pictures"][format!("space-rift-{slot}")] = picture.clone();
    }
    read("all.json", &all.to_string(), None).unwrap_or_else(|error| panic!("{error}"));
    // A slot of another game, a type and a card that do not exist.
    for slot in [
        "rift-mine",
        "space-rift-unit-zz",
        "space-rift-combat-dragon",
    ] {
        let mut bad = all.clone();
        bad["pictures"][slot] = picture.clone();
        assert_eq!(read_error(&bad).place, format!("/pictures/{slot}"));
    }
}

#[test]
fn an_exodus_pack_can_set_its_phrases_pictures_and_colors() {
    let text = include_str!("../../../../../static/packs/exodus.json");
    let pack = read("exodus.json", text, None).unwrap_or_else(|error| panic!("{error}"));
    assert!(pack.phrases["en"].contains("exodus-map-3-quays = { \"The Three Quays\" }"));
    assert!(pack.phrases["de"].contains("exodus-map-3-quays = Die drei Kais"));
    assert!(pack.phrases["de"].contains("exodus-political-lamp-oil = Lampenöl"));
    assert!(pack.sheet.contains("--wash-exodus:") && pack.sheet.contains("--tint-exodus:"));
    let mut all: Value = serde_json::from_str(text).expect("JSON");
    let picture = all["pictures"]["logo"].clone();
    let more = [
        "door",
        "rubble",
        "cube",
        "token",
        "guard-3",
        "planet-home",
        "planet-b01",
        "ship-carrier",
        "item-antimatter",
        "item-graviton",
        "political-alms",
        "resistance-res-i-1",
        "ability-bosun",
    ];
    for slot in more {
        all["pictures"][format!("exodus-{slot}")] = picture.clone();
    }
    all["phrases"]["en"]["exodus-planet-home"] = json!("Berth");
    all["phrases"]["en"]["exodus-ability-bosun.text"] = json!("Lands on two more.");
    read("all.json", &all.to_string(), None).unwrap_or_else(|error| panic!("{error}"));
    // A slot of another game, and slots of pieces and cards that do not exist.
    for slot in [
        "rift-mine",
        "exodus-ship-tug",
        "exodus-item-laser",
        "exodus-political-pol-01",
    ] {
        let mut bad = all.clone();
        bad["pictures"][slot] = picture.clone();
        assert_eq!(read_error(&bad).place, format!("/pictures/{slot}"));
    }
    for key in ["exodus-map-3-standard", "exodus-political-pol-01.blurb"] {
        let mut bad = all.clone();
        bad["phrases"]["en"][key] = json!("Words");
        assert!(read_error(&bad).place.starts_with("/phrases/en/"), "{key}");
    }
}

#[test]
fn a_saga_pack_can_set_its_phrases_pictures_and_colors() {
    let text = include_str!("../../../../../static/packs/saga.json");
    let pack = read("saga.json", text, None).unwrap_or_else(|error| panic!("{error}"));
    assert!(pack.phrases["en"].contains("saga-scenario-lamps = { \"The Lamplighters\" }"));
    assert!(pack.phrases["de"].contains("saga-scenario-lamps = Die Lampenwärter"));
    assert!(pack.phrases["de"].contains("saga-boss-B1 = Die Düsternis"));
    assert!(pack.sheet.contains("--wash-saga:") && pack.sheet.contains("--tint-saga:"));
    let mut all: Value = serde_json::from_str(text).expect("JSON");
    let picture = all["pictures"]["logo"].clone();
    for slot in [
        "door",
        "astartium",
        "raider-3",
        "boss-b4",
        "commander-cm1",
        "tile-a01",
        "gear-u10b",
        "action-ca01",
        "threat-ev01",
        "exploration-ex01",
        "extra-jg1",
    ] {
        all["pictures"][format!("saga-{slot}")] = picture.clone();
    }
    all["phrases"]["en"]["saga-gear-U01"] = json!("Lamp");
    all["phrases"]["en"]["saga-boss-B1.text"] = json!("It comes nearer.");
    read("all.json", &all.to_string(), None).unwrap_or_else(|error| panic!("{error}"));
    // A slot of another game, and slots of pieces and cards that do not exist.
    for slot in [
        "exodus-cube",
        "saga-boss-b9",
        "saga-tile-b01",
        "saga-action-u01",
    ] {
        let mut bad = all.clone();
        bad["pictures"][slot] = picture.clone();
        assert_eq!(read_error(&bad).place, format!("/pictures/{slot}"));
    }
    for key in [
        "saga-scenario-xyz",
        "saga-boss-nobody",
        "saga-gear-lamp.text",
    ] {
        let mut bad = all.clone();
        bad["phrases"]["en"][key] = json!("Words");
        assert!(read_error(&bad).place.starts_with("/phrases/en/"), "{key}");
    }
}

/// Returns invalid packs, each with the path of its error and a word of the reason.
fn invalid_packs() -> Vec<(Value, &'static str, &'static str)> {
    let mut duplicate = sample();
    duplicate["content"]["boards"][1]["id"] = json!("roadstead");
    let mut bare = sample();
    bare["content"]["boards"] = json!([]);
    vec![
        (
            pack_with("/format", json!("centauri-pack/9")),
            "/format",
            "centauri-pack/1",
        ),
        (pack_with("/game", json!("chess")), "/game", "game"),
        (
            pack_with("/id", json!("Harbor Lights")),
            "/id",
            "lower-case",
        ),
        (
            pack_with("/nonsense", json!(1)),
            "/nonsense",
            "there is no key",
        ),
        (pack_with("/title", json!("")), "/title", "80"),
        (
            pack_with("/credits/0/url", json!("javascript:alert(1)")),
            "/credits/0/url",
            "https",
        ),
        (
            pack_with("/content/figures/models/0/main", json!(31)),
            "/content/figures/models/0/main",
            "31 is not within 1 to 30",
        ),
        (
            pack_with("/content/figures/models/0/hull", json!(1000)),
            "/content/figures/models/0/hull",
            "1000",
        ),
        (
            pack_with("/content/boards/0/starts/0/model", json!("dragon")),
            "/content/boards/0/starts/0/model",
            "dragon",
        ),
        (
            pack_with("/content/boards/0/rows/3", json!("...g...")),
            "/content/boards/0/rows/3",
            "7 squares",
        ),
        (duplicate, "/content/boards/1/id", "roadstead"),
        (bare, "/content/figures", "does not fit"),
        (pack_with("/phrases/tlh", json!({})), "/phrases/tlh", "tlh"),
        (
            pack_with("/phrases/en/no-such-key", json!("x")),
            "/phrases/en/no-such-key",
            "no-such-key",
        ),
        (
            pack_with("/phrases/en/rift-title", json!("{ $rows")),
            "/phrases/en/rift-title",
            "not a valid phrase",
        ),
        (
            pack_with("/phrases/en/rift-title", json!("Lights\n.more = x")),
            "/phrases/en/rift-title",
            "not a valid phrase",
        ),
        (
            pack_with("/phrases/en/rift-title", json!("Lights of { $port }")),
            "/phrases/en/rift-title",
            "port",
        ),
        (
            pack_with("/pictures/rift-ship-dragon", json!("data:image/png,x")),
            "/pictures/rift-ship-dragon",
            "dragon",
        ),
        (
            pack_with("/pictures/logo", json!("data:text/html,<script>")),
            "/pictures/logo",
            "SVG",
        ),
        (
            pack_with(
                "/pictures/logo",
                json!("https://elsewhere.example/logo.svg"),
            ),
            "/pictures/logo",
            "SVG",
        ),
        (
            pack_with("/theme/night/accent", json!("red;}*{display:none")),
            "/theme/night/accent",
            "not a valid value",
        ),
        (
            pack_with("/theme/night/z-index", json!("3")),
            "/theme/night/z-index",
            "z-index",
        ),
        (
            pack_with("/theme/night/ink", json!("#111b2f")),
            "/theme/night/ink",
            "contrast",
        ),
    ]
}

#[test]
fn invalid_packs_are_refused_with_file_place_and_reason() {
    for (pack, path, reason) in invalid_packs() {
        let error = read_error(&pack);
        assert_eq!(
            (error.file.as_str(), error.place.as_str()),
            ("bad.json", path),
            "{error}"
        );
        assert!(error.to_string().contains(reason), "{error}");
    }
}

#[test]
fn a_text_that_is_not_a_pack_is_refused() {
    for text in ["", "[]", "{\"format\"", "null", "{}"] {
        assert!(read("x.json", text, None).is_err(), "{text}");
    }
    let large = format!("{{{}}}", " ".repeat(engine::pack::MAX_BYTES));
    let error = read("x.json", &large, None).expect_err("too large");
    assert!(matches!(error.fault, PackErrorKind::TooLarge { .. }));
}

#[test]
fn refusals_are_explained_in_every_language() {
    let (english, german) = (Phrases::load("en"), Phrases::load("de"));
    for (pack, path, _) in invalid_packs() {
        let error = read_error(&pack);
        let (a, b) = (
            pack_error_text(&english, &error),
            pack_error_text(&german, &error),
        );
        assert_ne!(a, b);
        for text in [a, b] {
            assert!(text.contains(path) && text.contains("bad.json"), "{text}");
            assert!(
                !text.contains("[pack-") && !text.contains("[rift-"),
                "{text}"
            );
        }
    }
}

#[test]
fn relative_picture_paths_resolve_against_the_pack_url() {
    let near = pack_with("/pictures/logo", json!("art/logo.svg"));
    let at = Some("https://a.example/x/packs/p.json");
    let pack = read("p.json", &near.to_string(), at).expect("a file beside it");
    let logo = pack.pictures.iter().find(|(slot, _)| slot == "logo");
    assert_eq!(
        logo.map(|(_, it)| it.as_str()),
        Some("https://a.example/x/packs/art/logo.svg")
    );
    assert_eq!(
        read_error(&near).place,
        "/pictures/logo",
        "an opened file lies nowhere"
    );
    for path in [
        "../logo.svg",
        "//elsewhere.example/logo.svg",
        "/logo.svg",
        "logo.html",
    ] {
        let pack = pack_with("/pictures/logo", json!(path)).to_string();
        assert!(read("p.json", &pack, at).is_err(), "{path}");
    }
}

#[test]
fn phrases_of_a_pack_may_contain_literals_and_terms() {
    let pack = pack_with(
        "/phrases/en/rift-model-barge",
        json!("Barge \"Anna\" { \"{\" }"),
    );
    assert!(read("p.json", &pack.to_string(), None).is_ok());
    let terms = {
        let mut pack = pack_with("/phrases/en/-port", json!("Harbor"));
        pack["phrases"]["en"]["rift-title"] = json!("{ -port } Lights");
        pack
    };
    assert!(read("p.json", &terms.to_string(), None).is_ok());
}

#[test]
fn a_space_rift_pack_can_name_its_cards_types_and_scenarios() {
    let mut scenario = serde_json::to_value(engine::space_rift::content::scenario("srb-01"))
        .expect("a scenario of the box");
    scenario["title"] = json!("Harbor { Watch");
    let pack = |phrases: Value| {
        json!({
            "format": engine::pack::FORMAT, "game": "space-rift", "id": "harbor",
            "version": "1", "title": "Harbor", "phrases": phrases,
            "content": {"scenarios": [scenario], "combats": [{"id": "tide", "copies": 2, "cost": 1,
                "window": "opening", "effects": [{"stars": 1}]}]},
        })
        .to_string()
    };
    let texts = json!({"en": {
        "space-rift-combat-tide": "Tide", "space-rift-combat-tide.text": "Take what comes.",
        "space-rift-command-sweep.text": "Sweep the harbor.", "space-rift-type-CR": "Tug",
        "space-rift-scenario-srb-01.blurb": "Two tugs.",
    }});
    let read_words = |phrases| read("p.json", &pack(phrases), None).map(|pack| pack.phrases);
    let english = &read_words(texts).unwrap_or_else(|error| panic!("{error}"))["en"];
    for part in [
        "Tide",
        ".text = Sweep the harbor.",
        "Tug",
        "\"Harbor { Watch\"",
        "Two tugs.",
    ] {
        assert!(english.contains(part), "{part}: {english}");
    }
    for key in [
        "space-rift-combat-slip-away.text",
        "space-rift-type-ZZ",
        "space-rift-nothing",
    ] {
        let error = read_words(json!({"en": {key: "x"}})).expect_err(key);
        assert!(error.to_string().contains(key), "{error}");
    }
}
