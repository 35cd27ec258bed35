//! Tests of the forms of a small JSON Schema.

use super::*;
use serde_json::json;
use std::sync::LazyLock;

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    parse_schema(
        r##"{
            "properties": {
                "rounds": { "type": ["integer", "null"], "minimum": 1, "maximum": 20 },
                "name": { "type": "string", "maxLength": 60 },
                "id": { "type": "string", "pattern": "^[a-z][a-z0-9-]{0,39}$" },
                "hex": { "$ref": "#/$defs/Hex" },
                "homes": { "type": "array", "items": { "$ref": "#/$defs/Hex" }, "maxItems": 4 },
                "flags": { "type": "array", "items": { "$ref": "#/$defs/Flag" } },
                "face": { "$ref": "#/$defs/Flag", "default": "down" },
                "format": { "type": "string", "const": "board/1" },
                "plane": { "enum": [-1, 0, 1], "default": 0 },
                "cost": { "anyOf": [{ "$ref": "#/$defs/Cost" }, { "type": "null" }] },
                "tiles": {
                    "type": "object",
                    "propertyNames": { "enum": ["P", "A"] },
                    "additionalProperties": { "type": "boolean" }
                },
                "decks": {
                    "type": "object",
                    "propertyNames": { "pattern": "^[a-z]{1,8}$" },
                    "additionalProperties": { "type": "integer", "minimum": 2, "maximum": 3 }
                },
                "win": { "$ref": "#/$defs/Condition" }
            },
            "$defs": {
                "Hex": {
                    "type": "array", "minItems": 2, "maxItems": 2,
                    "items": { "type": "integer", "minimum": -8, "maximum": 8 }
                },
                "Flag": { "type": "string", "enum": ["up", "down"] },
                "Cost": {
                    "type": "object",
                    "properties": {
                        "a": { "type": "integer", "minimum": 0, "maximum": 9, "default": 2 },
                        "b": { "type": "boolean" }
                    }
                },
                "Condition": {
                    "anyOf": [
                        { "type": "string", "maxLength": 9 },
                        {
                            "type": "object",
                            "properties": {
                                "not": { "anyOf": [{ "$ref": "#/$defs/Condition" }, { "type": "null" }] }
                            }
                        }
                    ]
                }
            }
        }"##,
    )
});

fn radio(word: &str) -> Radio {
    Radio::new(word.to_owned(), format!("is {word}"))
}

fn hint(path: &str) -> SchemaHint {
    let variant = |word: &str, fits, first| VariantHint {
        radio: radio(word),
        fits,
        first,
    };
    match path {
        "Cost" => SchemaHint {
            keys: &["b", "a"],
            ..SchemaHint::default()
        },
        "Hex" => SchemaHint::default().with_templates([Template {
            label: "a hex".to_owned(),
            value: json!([1, 0]),
        }]),
        "cost" => SchemaHint::default().with_first(json!({ "a": 5 })),
        "Condition" => SchemaHint::with_suggestions([radio("round")]).with_variants([
            variant("line", VariantTest::Text, json!("round")),
            variant("group", VariantTest::Key("not"), json!({ "not": "round" })),
        ]),
        _ => SchemaHint::default(),
    }
}

fn field(key: &'static str) -> SchemaField {
    let source = SchemaSource {
        document: &DOCUMENT,
        label: &|path| format!("<{path}>"),
        choice: &|_, word| radio(word),
        hint: &hint,
    };
    source.field("", key)
}

fn number(min: i64, max: i64) -> Schema {
    Schema::Number { min, max }
}

#[test]
fn bounds_and_lengths_are_those_of_the_json_schema() {
    assert!(field("rounds").shape == number(1, 20).optional(json!(1)));
    assert!(field("rounds").required().shape == number(1, 20));
    assert!(field("name").shape == Schema::text(60, []));
    assert!(field("id").shape == Schema::text(40, []));
    assert!(field("none").shape == Schema::Code);
}

#[test]
fn arrays_become_tuples_lists_and_checkboxes() {
    let hex = Schema::Tuple(Rc::from([
        ("<Hex/0>".to_owned(), number(-8, 8)),
        ("<Hex/1>".to_owned(), number(-8, 8)),
    ]));
    assert!(field("hex").shape == hex);
    let template = Template {
        label: "a hex".to_owned(),
        value: json!([1, 0]),
    };
    assert!(field("homes").shape == hex.list(4, [template]));
    let flags = Rc::from([radio("up"), radio("down")]);
    assert!(field("flags").shape == Schema::Flags(flags));
}

#[test]
fn words_and_other_values_become_choices() {
    let face = field("face");
    assert!(face.shape == Schema::Choice(Rc::from([radio("up"), radio("down")])));
    assert_eq!(
        (face.default_value, face.label.as_str()),
        (json!("down"), "<face>")
    );
    assert!(field("format").shape == Schema::Choice(Rc::from([radio("board/1")])));
    let plane = [-1, 0, 1].map(|plane| (json!(plane), format!("is {plane}")));
    assert!(field("plane").shape == Schema::values(plane));
}

#[test]
fn objects_have_the_keys_of_the_hint_or_those_of_the_player() {
    let entry = |key, label: &str, shape, default_value| SchemaField {
        key,
        label: label.to_owned(),
        shape,
        default_value,
    };
    let cost = Schema::record([
        entry("b", "<Cost/b>", Schema::Boolean, json!(false)),
        entry("a", "<Cost/a>", number(0, 9), json!(2)),
    ]);
    assert!(field("cost").shape == cost.optional(json!({ "a": 5 })));
    let tile = |key, label: &str| {
        let shape = Schema::Boolean.optional(json!(false));
        entry(key, label, shape, Value::Null)
    };
    let tiles = Schema::record([tile("P", "<tiles/P>"), tile("A", "<tiles/A>")]);
    assert!(field("tiles").shape == tiles);
    let decks = Schema::Map {
        entry: Rc::new(number(2, 3)),
        keys: MapKeys::Free {
            max_length: 8,
            suggestions: Rc::from([]),
        },
        first: json!(2),
    };
    assert!(field("decks").shape == decks);
}

#[test]
fn a_definition_that_contains_itself_ends_with_its_first_alternative() {
    let mut shape = field("win").shape;
    let line = Schema::text(9, [radio("round")]);
    for _ in 0..MAX_NESTING {
        let Schema::OneOf(variants) = &shape else {
            panic!("a choice");
        };
        assert!(variants[0].shape == Some(line.clone()));
        let Some(Schema::Record(fields)) = variants[1].shape.clone() else {
            panic!("a group");
        };
        shape = fields[0].shape.clone();
    }
    assert!(shape == line);
}

#[test]
fn only_simple_patterns_limit_the_length() {
    assert_eq!(pattern_length("^[A-Z]{2}[0-9]$"), Some(3));
    assert_eq!(pattern_length("^([1-9]|10)$"), None);
    assert_eq!(pattern_length("^[a-z]*$"), None);
}
