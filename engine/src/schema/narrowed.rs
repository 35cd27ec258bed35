//! Derives the schema of the allowed values of a type by trying them.
//!
//! It calls the predicate of the loader with a value of every form of the type, and removes from
//! the schema all parts that no accepted value contains. So the rule is written only once. Bounds
//! of numbers are not tried; the type declares them.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Returns the schema of the values of `T` that `fits` accepts.
pub fn narrowed<T: JsonSchema + DeserializeOwned>(
    generator: &mut SchemaGenerator,
    fits: impl Fn(&T) -> bool,
) -> Schema {
    let schema = T::json_schema(generator).to_value();
    let tried = Forms(generator.definitions());
    let mut values = tried.values(&schema, &[&T::schema_name()]);
    // Read as text like everything else: a reader of values would compile every type once more.
    let is_accepted =
        |value: &Value| serde_json::from_str(&value.to_string()).is_ok_and(|value| fits(&value));
    values.retain(is_accepted);
    let values: Vec<&Value> = values.iter().collect();
    let narrow = tried.narrow(&schema, &values);
    Schema::try_from(narrow).unwrap_or_else(|_| Schema::from(false))
}

/// The definitions that schemas reference by name.
struct Forms<'a>(&'a Map<String, Value>);

impl<'a> Forms<'a> {
    fn target<'s>(&self, schema: &'s Value) -> Option<(&'s str, &'a Value)> {
        let name = schema.get("$ref")?.as_str()?.rsplit('/').next()?;
        Some((name, self.0.get(name)?))
    }

    /// Returns a sample value for every form of a schema. `path` has the names of the enclosing
    /// types, each of which may be nested once.
    fn values(&self, schema: &Value, path: &[&str]) -> Vec<Value> {
        if let Some((name, target)) = self.target(schema) {
            if path.iter().filter(|known| **known == name).count() > 1 {
                return Vec::new();
            }
            let path: Vec<&str> = path.iter().copied().chain([name]).collect();
            return self.values(target, &path);
        }
        if let Some(only) = schema.get("const") {
            return vec![only.clone()];
        }
        if let Some(words) = schema.get("enum").and_then(Value::as_array) {
            return words.clone();
        }
        if let Some(forms) = choices(schema) {
            return forms
                .iter()
                .flat_map(|form| self.values(form, path))
                .collect();
        }
        let list = |key: &str| schema.get(key).and_then(Value::as_array);
        match schema.get("type").and_then(Value::as_str) {
            Some("object") => self.objects(schema, path),
            Some("array") if list("prefixItems").is_some() => {
                let items = list("prefixItems").into_iter().flatten();
                let rows = items.fold(vec![Vec::new()], |rows, item| {
                    let values = self.values(item, path);
                    let longer = |row: Vec<Value>| {
                        let ends = values.iter().cloned();
                        ends.map(move |end| [row.clone(), vec![end]].concat())
                    };
                    rows.into_iter().flat_map(longer).collect()
                });
                rows.into_iter().map(Value::from).collect()
            }
            Some("array") => {
                let items = schema.get("items").map(|items| self.values(items, path));
                let lists = items.into_iter().flatten().map(|value| json!([value]));
                lists.chain([json!([])]).collect()
            }
            Some("integer") => {
                let bound = |key: &str| schema.get(key).and_then(Value::as_i64).unwrap_or(0);
                vec![json!(bound("minimum").max(0).min(bound("maximum").max(1)))]
            }
            Some("string") => vec![json!("AA")],
            Some("boolean") => vec![json!(false)],
            _ => vec![Value::Null],
        }
    }

    /// Returns objects with their required keys, in all combinations of property values.
    fn objects(&self, schema: &Value, path: &[&str]) -> Vec<Value> {
        let required = schema.get("required").and_then(Value::as_array);
        let keys = required.into_iter().flatten().filter_map(Value::as_str);
        let maps = keys.fold(vec![Map::new()], |maps, key| {
            let property = &schema["properties"][key];
            let values = self.values(property, path);
            let larger = |map: Map<String, Value>| {
                let values = values.iter().cloned();
                values.map(move |value| {
                    let mut map = map.clone();
                    map.insert(key.to_owned(), value);
                    map
                })
            };
            maps.into_iter().flat_map(larger).collect()
        });
        maps.into_iter().map(Value::from).collect()
    }

    /// Returns the schema without the parts that none of `values` uses.
    fn narrow(&self, schema: &Value, values: &[&Value]) -> Value {
        if values.is_empty() {
            return schema.clone();
        }
        // Most values differ in another field.
        let texts = values.iter().map(|value| (value.to_string(), *value));
        let distinct: BTreeMap<String, &Value> = texts.collect();
        let values: Vec<&Value> = distinct.values().copied().collect();
        if let Some((name, target)) = self.target(schema) {
            let whole = self.values(target, &[name, name]);
            let has = |value: &Value| distinct.contains_key(&value.to_string());
            return if whole.iter().all(has) {
                schema.clone()
            } else {
                self.narrow(target, &values)
            };
        }
        let mut narrow = schema.clone();
        if let Some(words) = narrow.get_mut("enum").and_then(Value::as_array_mut) {
            words.retain(|word| values.contains(&word));
        }
        for key in ["oneOf", "anyOf"] {
            let Some(forms) = schema.get(key).and_then(Value::as_array) else {
                continue;
            };
            narrow[key] = self.narrow_forms(forms, &values);
        }
        if let Some(items) = narrow.get_mut("prefixItems").and_then(Value::as_array_mut) {
            for (n, item) in items.iter_mut().enumerate() {
                let inner: Vec<&Value> = values.iter().filter_map(|value| value.get(n)).collect();
                *item = self.narrow(item, &inner);
            }
        } else if let Some(items) = schema.get("items") {
            let inner = values.iter().filter_map(|value| value.as_array()).flatten();
            narrow["items"] = self.narrow(items, &inner.collect::<Vec<_>>());
        }
        if let Some(properties) = narrow.get_mut("properties").and_then(Value::as_object_mut) {
            for (key, property) in properties {
                let inner: Vec<&Value> = values.iter().filter_map(|value| value.get(key)).collect();
                if !inner.is_empty() {
                    *property = self.narrow(property, &inner);
                }
            }
        }
        narrow
    }

    /// Returns the forms that occur in `values`, each narrowed to the values of that form.
    fn narrow_forms(&self, forms: &[Value], values: &[&Value]) -> Value {
        let parts = forms.iter().filter_map(|form| {
            let is_own = |value: &&Value| self.is_form(form, value);
            let inner: Vec<&Value> = values.iter().copied().filter(is_own).collect();
            (!inner.is_empty()).then(|| self.narrow(form, &inner))
        });
        parts.collect()
    }

    /// Returns whether a value has a form: its constant, its required keys, or its type.
    fn is_form(&self, form: &Value, value: &Value) -> bool {
        if let Some((_, target)) = self.target(form) {
            return self.is_form(target, value);
        }
        if let Some(forms) = choices(form) {
            return forms.iter().any(|form| self.is_form(form, value));
        }
        if let Some(only) = form.get("const") {
            return only == value;
        }
        if let Some(words) = form.get("enum").and_then(Value::as_array) {
            return words.contains(value);
        }
        let required = form.get("required").and_then(Value::as_array);
        let mut keys = required.into_iter().flatten().filter_map(Value::as_str);
        match form.get("type").and_then(Value::as_str) {
            Some("object") => value.is_object() && keys.all(|key| value.get(key).is_some()),
            Some("array") => value.is_array(),
            Some("integer") => value.is_number(),
            Some("string") => value.is_string(),
            Some("boolean") => value.is_boolean(),
            _ => value.is_null(),
        }
    }
}

fn choices(schema: &Value) -> Option<&Vec<Value>> {
    let forms = schema.get("oneOf").or(schema.get("anyOf"))?;
    forms.as_array()
}
