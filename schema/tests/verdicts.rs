//! Checks that schema and loader give the same verdict on the base content and on copies of it,
//! each of which breaks one constraint of the schema.

mod invalid_files;

use engine::pack::{self, PackError};
use engine::{exodus, rift, saga, space_rift};
use invalid_files::{InvalidFile, invalid_files};
use jsonschema::{Registry, Validator};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// A loader of a text; the error is the reason why it refuses the text.
type Loader = fn(&str) -> Result<(), String>;

/// A file format: its schema, its loader, valid files, and the constraints that only the schema
/// has.
struct Format<'a> {
    schema: &'static str,
    loader: Loader,
    good: Vec<Value>,
    /// Constraints that only text editors report and no loader checks, by the end of their path in
    /// the schema.
    advice: &'a [&'static str],
}

static SCHEMAS: LazyLock<Vec<(&str, Value)>> = LazyLock::new(schema::schemas);

fn validator(schema: &Value) -> Validator {
    let mut registry = Registry::new();
    for (name, schema) in SCHEMAS.iter() {
        registry = registry
            .add(format!("json-schema:///{name}"), schema)
            .expect("a schema");
    }
    let registry = registry.prepare().expect("references that lead somewhere");
    jsonschema::options()
        .with_registry(&registry)
        .with_base_uri("json-schema:///")
        .build(schema)
        .expect("a schema")
}

fn check(format: &Format<'_>) {
    let named = |(name, _): &&(&str, Value)| *name == format.schema;
    let (_, schema) = SCHEMAS.iter().find(named).expect("a schema");
    let validator = validator(schema);
    let mut count = 0;
    let mut errors = Vec::new();
    let mut advice = format.advice.to_vec();
    for (n, good) in format.good.iter().enumerate() {
        let message = validator.iter_errors(good).next().map(|e| e.to_string());
        assert_eq!(message, None, "{}: good file {n}", format.schema);
        assert_eq!((format.loader)(&good.to_string()), Ok(()), "good file {n}");
        for InvalidFile {
            rule,
            changed_value,
            value,
        } in invalid_files(schema, &SCHEMAS, good)
        {
            count += 1;
            if validator.is_valid(&value) {
                errors.push(format!("{rule}: the schema accepts {changed_value}"));
            }
            if (format.loader)(&value.to_string()).is_ok() {
                match format.advice.iter().find(|known| rule.ends_with(**known)) {
                    Some(known) => advice.retain(|one| one != known),
                    None => errors.push(format!("{rule}: the loader accepts {changed_value}")),
                }
            }
        }
    }
    let idle = |one| format!("{one}: the loader holds to it, so that it is no mere advice");
    errors.extend(advice.into_iter().map(idle));
    errors.sort();
    errors.dedup();
    println!("{}: {count} spoiled files", format.schema);
    assert!(
        errors.is_empty(),
        "{}:\n{}",
        format.schema,
        errors.join("\n")
    );
}

fn message<T, E: std::fmt::Display>(result: Result<T, E>) -> Result<(), String> {
    result.map(|_| ()).map_err(|error| error.to_string())
}

fn value(content: &impl serde::Serialize) -> Value {
    serde_json::to_value(content).expect("content of the box")
}

#[test]
fn schema_and_loader_agree_on_exodus_layouts() {
    let layouts = exodus::content::layouts().expect("layouts");
    let mut good: Vec<Value> = layouts.iter().map(value).collect();
    good[0]["blurb"] = "Between two lamps.".into();
    check(&Format {
        schema: "exodus-layout.v1.schema.json",
        loader: |text| message(exodus::content::parse_layout("layout", text)),
        good,
        advice: &[],
    });
}

#[test]
fn schema_and_loader_agree_on_space_rift_scenarios() {
    let ids = space_rift::content::scenario_ids();
    let good = ids.filter_map(space_rift::content::scenario);
    check(&Format {
        schema: "space-rift-scenario.v1.schema.json",
        loader: |text| message(space_rift::content::parse_scenario("scenario", text)),
        good: good.map(|scenario| value(&scenario)).collect(),
        advice: &[],
    });
}

#[test]
fn schema_and_loader_agree_on_rift_boards() {
    let ids = rift::content::board_ids();
    let good = ids.filter_map(rift::content::board);
    check(&Format {
        schema: "board.v1.schema.json",
        loader: |text| message(rift::content::parse_board("board", text)),
        good: good.map(|board| value(&board)).collect(),
        advice: &[
            "properties/blurb/maxLength",
            "properties/name/maxLength",
            "Start/properties/team/maximum",
        ],
    });
}

/// Constraints that only text editors report; the game accepts a scenario that violates them.
const SAGA_ADVICE: &[&str] = &[
    "Condition/anyOf/1/properties/all/minItems",
    "CostFile/properties/A/maximum",
    "CostFile/properties/C/maximum",
    "CostFile/properties/E/maximum",
    "CostFile/properties/mp/maximum",
    "CostFile/properties/xpm/maximum",
    "EncounterFile/properties/id/pattern",
    "EncounterFile/required/id",
    "EntityFile/properties/hull_max/maximum",
    "FillFile/properties/most/maximum",
    "FillFile/properties/most/minimum",
    "FixedFile/required/hex",
    "PointsFile/properties/boss/maximum",
    "PointsFile/properties/center/items/items/maximum",
    "PointsFile/properties/deliver/items/maximum",
    "PointsFile/properties/duel/items/maximum",
    "PointsFile/properties/hard/maximum",
    "PointsFile/properties/raider/items/maximum",
    "PointsFile/properties/siege/maximum",
    "PointsFile/properties/standing/maximum",
    "ProjectFile/properties/id/pattern",
    "ProjectFile/properties/per_round/maximum",
    "ProjectFile/properties/per_round/minimum",
    "ProjectFile/required/id",
];

#[test]
fn schema_and_loader_agree_on_saga_scenarios() {
    let content = saga::content::ContentSet::default();
    let good = content.scenarios().map(|scenario| {
        let text = scenario.text();
        serde_json::from_str(&text).expect("a scenario of the box")
    });
    check(&Format {
        schema: "saga-scenario.v1.schema.json",
        loader: |text| {
            let scenario = saga::content::parse_scenario("scenario", text);
            let scenario = scenario.map_err(|error| error.to_string())?;
            let content = saga::content::ContentSet::default();
            match content.content_errors(&scenario).first() {
                Some(error) => Err(format!("{}: {}", error.place, error.reason)),
                None => Ok(()),
            }
        },
        good: good.collect(),
        advice: SAGA_ADVICE,
    });
}

/// Returns a pack with the base content, without the parts of the page: phrases, pictures and
/// theme.
fn pack_of_box(sample: &str, folder: &str, parts: &[&str]) -> Value {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let parse_file = |path: String| {
        let text = fs::read_to_string(root.join(path)).expect("a file");
        serde_json::from_str::<Value>(&text).expect("JSON")
    };
    let mut pack = parse_file(format!("static/packs/{sample}.json"));
    for part in ["phrases", "pictures", "theme"] {
        pack.as_object_mut().expect("a pack").remove(part);
    }
    for part in parts {
        let file = if *part == "combats" { "combat" } else { part };
        pack["content"][part] = parse_file(format!("engine/src/{folder}/content/{file}.json"));
    }
    pack
}

/// Checks a pack as the page does: first its header, then the content of its game.
fn read_pack<P>(
    game: &str,
    text: &str,
    parse: fn(&str, &str) -> Result<P, PackError>,
) -> Result<(), String> {
    let found = pack::game_of("pack", text).map_err(|error| error.to_string())?;
    if found == game {
        message(parse("pack", text))
    } else {
        Err(format!("{found}: another game"))
    }
}

fn check_packs(loader: Loader, good: Vec<Value>, advice: &[&'static str]) {
    check(&Format {
        schema: "pack.v1.schema.json",
        loader,
        good,
        advice,
    });
}

#[test]
fn schema_and_loader_agree_on_rift_packs() {
    let sample = pack_of_box("sample", "rift", &[]);
    let mut figures = pack_of_box("sample", "rift", &["figures"]);
    figures["content"]["boards"] = json!([]);
    let loader: Loader = |text| read_pack("rift", text, rift::content::pack::parse_pack);
    check_packs(loader, vec![sample, figures], &[]);
}

#[test]
fn schema_and_loader_agree_on_space_rift_packs() {
    let parts = ["figures", "commands", "combats"];
    let good = pack_of_box("space-rift", "space_rift", &parts);
    let loader: Loader =
        |text| read_pack("space-rift", text, space_rift::content::pack::parse_pack);
    let advice = [
        "CombatCard/properties/id/minLength",
        "CommandFile/properties/id/minLength",
        "EffectCount/anyOf/0/additionalProperties",
        "Reaction/properties/effects/minItems",
        "UnitFilter/anyOf/1/properties/near-flag/maximum",
    ];
    check_packs(loader, vec![good], &advice);
}

#[test]
fn schema_and_loader_agree_on_exodus_packs() {
    let parts = [
        "figures",
        "tiles",
        "political",
        "resistance",
        "abilities",
        "layouts",
    ];
    let good = pack_of_box("exodus", "exodus", &parts);
    let loader: Loader = |text| read_pack("exodus", text, exodus::content::pack::parse_pack);
    check_packs(loader, vec![good], &["ItemFigures/required/needs"]);
}

#[test]
fn schema_and_loader_agree_on_saga_packs() {
    let parts = [
        "figures",
        "tiles",
        "commanders",
        "gear",
        "actions",
        "explorations",
        "bosses",
        "events",
        "scans",
        "extras",
        "reports",
    ];
    let mut good = pack_of_box("saga", "saga", &parts);
    good["content"]["keep_scenarios"] = false.into();
    let loader: Loader = |text| read_pack("saga", text, saga::content::pack::parse_pack);
    // Reports belong to a scenario, so they are read with it.
    let advice = [
        "Hex/items/maximum",
        "Hex/items/minimum",
        "ReportRaider/properties/level/maximum",
        "ReportRaider/properties/level/minimum",
        "ReportFile/properties/hexes/maxItems",
        "ReportFile/properties/id/pattern",
        "ReportFile/required/id",
        "PackContent/properties/bosses/minItems",
        "PackContent/properties/events/minItems",
        "PackContent/properties/scans/minItems",
    ];
    check_packs(loader, vec![good], &advice);
}
