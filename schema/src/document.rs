//! One published schema: the output of `schemars` for a type, simplified for authors and
//! validators.

use schemars::generate::SchemaSettings;
use schemars::transform::transform_subschemas;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// Returns the schema of the files that are read into `T`, with the file name as its id.
pub fn document<T: JsonSchema>(name: &'static str) -> (&'static str, Value) {
    let mut schema = generator().into_root_schema_for::<T>();
    schema.insert("$id".to_owned(), name.into());
    (name, schema.to_value())
}

/// Returns the definitions of `T` and of all types in it, by type name.
pub fn parts<T: JsonSchema>() -> Map<String, Value> {
    let mut generator = generator();
    generator.subschema_for::<T>();
    generator.take_definitions(true)
}

/// Returns a generator whose definitions are components of a description in OpenAPI.
pub fn openapi_generator() -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().with_transform(simplify_schema);
    let settings =
        settings.with(|settings| settings.definitions_path = "/components/schemas".into());
    settings.into_generator()
}

fn generator() -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().with_transform(simplify_schema);
    settings.into_generator()
}

/// Removes keywords without meaning in JSON, and writes plain choices as one list.
fn simplify_schema(schema: &mut Schema) {
    transform_subschemas(&mut simplify_schema, schema);
    // `format` names Rust integer types; the bounds have the same meaning.
    schema.remove("format");
    if schema
        .get("default")
        .is_some_and(|value| !is_informative(value))
    {
        schema.remove("default");
    }
    // A tuple has exactly as many entries as `prefixItems`.
    if schema.get("prefixItems").is_some() {
        schema.insert("items".to_owned(), false.into());
    }
    if schema.get("const").is_some() {
        for key in ["description", "minimum", "maximum"] {
            schema.remove(key);
        }
    }
    if let Some(Value::String(text)) = schema.get_mut("description") {
        *text = plain_text(text);
    }
    for key in ["oneOf", "anyOf"] {
        let forms = schema.get(key).and_then(Value::as_array);
        if let Some(forms) = forms.and_then(|forms| merge_choices(forms)) {
            schema.remove(key);
            match <[Value; 1]>::try_from(forms) {
                Ok([Value::Object(only)]) => {
                    for (key, value) in only {
                        schema.insert(key, value);
                    }
                }
                Ok([only]) => _ = schema.insert("anyOf".to_owned(), json!([only])),
                Err(forms) => _ = schema.insert("anyOf".to_owned(), forms.into()),
            }
        }
    }
}

/// Returns whether a default value is useful to authors: it is not empty, and not an object, whose
/// properties have separate defaults.
fn is_informative(value: &Value) -> bool {
    match value {
        Value::Bool(_) | Value::Number(_) => true,
        Value::String(text) => !text.is_empty(),
        Value::Array(list) => !list.is_empty() && list.iter().all(is_informative),
        Value::Null | Value::Object(_) => false,
    }
}

/// Merges the choices of an enum: the strings into one list, and the objects into one object with
/// exactly one key, so that a text editor can report an error in the value of that key.
fn merge_choices(forms: &[Value]) -> Option<Vec<Value>> {
    let (mut words, mut objects, mut others) = (Vec::new(), Map::new(), Vec::new());
    for form in forms {
        match (form.get("const"), form.get("enum"), only_key(form)) {
            (Some(word), None, None) => words.push(word.clone()),
            (None, Some(Value::Array(more)), None) => words.extend(more.iter().cloned()),
            (None, None, Some((key, mut property))) => {
                if let (Some(about), Some(map)) =
                    (form.get("description"), property.as_object_mut())
                {
                    map.entry("description").or_insert_with(|| about.clone());
                }
                objects.insert(key.clone(), property);
            }
            _ => others.push(form.clone()),
        }
    }
    if words.len() + objects.len() + others.len() == others.len() {
        return None;
    }
    let mut merged = Vec::new();
    if !words.is_empty() {
        let are_all_texts = words.iter().all(Value::is_string);
        merged.push(if are_all_texts {
            json!({ "type": "string", "enum": words })
        } else {
            json!({ "enum": words })
        });
    }
    if !objects.is_empty() {
        merged.push(json!({
            "type": "object",
            "additionalProperties": false,
            "minProperties": 1,
            "maxProperties": 1,
            "properties": objects,
        }));
    }
    merged.extend(others);
    Some(merged)
}

/// Returns the key and the value of an object with exactly one key.
fn only_key(form: &Value) -> Option<(&String, Value)> {
    let properties = form.get("properties")?.as_object()?;
    let (key, property) = properties.iter().next()?;
    let is_closed = form.get("additionalProperties") == Some(&Value::Bool(false));
    let is_needed = form.get("required") == Some(&json!([key]));
    (properties.len() == 1 && is_closed && is_needed).then(|| (key, property.clone()))
}

/// Returns a doc comment without rule ids, links to types and marks of code, for readers who do not
/// see the code, and without examples in code.
fn plain_text(text: &str) -> String {
    let text = text.split("```").next().unwrap_or_default();
    without_rule_ids(text.trim_end())
        .replace('`', "")
        .replace('\n', " ")
}

/// Returns a doc comment without rule ids and links to types.
pub fn without_rule_ids(text: &str) -> String {
    let mut output = String::new();
    for (n, part) in text.split('`').enumerate() {
        let is_code = n % 2 == 1;
        if is_code && is_rule_id(part) {
            output.truncate(output.trim_end().len());
        } else if is_code {
            output.push_str(&format!("`{part}`"));
        } else {
            output.push_str(part);
        }
    }
    output.replace("[`", "`").replace("`]", "`")
}

/// Returns whether code in a doc comment is a rule id in brackets, such as `[SAGA-GEN.2]`.
fn is_rule_id(code: &str) -> bool {
    let inner = code.strip_prefix(['[', '(']);
    let inner = inner.and_then(|inner| inner.strip_suffix([']', ')']));
    let family = inner.and_then(|id| Some(id.split_once('-')?.0));
    family
        .is_some_and(|family| !family.is_empty() && family.chars().all(|c| c.is_ascii_uppercase()))
}
