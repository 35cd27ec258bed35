//! Creates copies of a valid file, each with one change that breaks one constraint of its schema.

use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// A copy of a valid file that breaks one constraint.
pub struct InvalidFile {
    /// The path of the constraint in the schema.
    pub rule: String,
    /// The path of the changed value in the file, and the new value.
    pub changed_value: String,
    /// The changed file.
    pub value: Value,
}

/// Returns one copy of `good` for each constraint that `schema` has for a part of it. Whole files
/// of other `documents` in it are left unchanged; they are tested separately.
pub fn invalid_files(
    schema: &Value,
    documents: &[(&'static str, Value)],
    good: &Value,
) -> Vec<InvalidFile> {
    let mut walk = Walk {
        root: schema,
        documents,
        good,
        done: BTreeSet::new(),
        found: Vec::new(),
    };
    walk.value(schema, "", "", good);
    walk.found
}

struct Walk<'a> {
    root: &'a Value,
    documents: &'a [(&'static str, Value)],
    good: &'a Value,
    done: BTreeSet<String>,
    found: Vec<InvalidFile>,
}

impl Walk<'_> {
    fn add_spoiled(&mut self, rule: &str, constraint: &str, pointer: &str, value: Value) {
        let rule = format!("{rule}/{constraint}");
        // Each constraint is broken once, at its first occurrence in the file.
        if !self.done.insert(rule.clone()) {
            return;
        }
        let mut file = self.good.clone();
        let changed_value = format!("{pointer} = {value}");
        if let Some(target) = file.pointer_mut(pointer) {
            *target = value;
        }
        self.found.push(InvalidFile {
            rule,
            changed_value,
            value: file,
        });
    }

    fn value(&mut self, schema: &Value, rule: &str, pointer: &str, value: &Value) {
        if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
            let Some((file, local)) = reference.split_once('#') else {
                return;
            };
            let root = self.root;
            let other = self.documents.iter().find(|(name, _)| *name == file);
            self.root = other.map_or(root, |(_, document)| document);
            let target = self.root.pointer(local).expect("a definition");
            self.value(target, &format!("{file}{local}"), pointer, value);
            self.root = root;
            return;
        }
        let cases = schema.get("allOf").and_then(Value::as_array);
        for (n, case) in cases.into_iter().flatten().enumerate() {
            self.case(case, &format!("{rule}/allOf/{n}"), pointer, value);
        }
        if schema.get("if").is_some() {
            self.case(schema, rule, pointer, value);
        }
        for choice in ["anyOf", "oneOf"] {
            let list = schema.get(choice).and_then(Value::as_array);
            for (n, one) in list.into_iter().flatten().enumerate() {
                if self.fits_form(one, value) {
                    self.value(one, &format!("{rule}/{choice}/{n}"), pointer, value);
                }
            }
            if list.is_some() {
                let other = if value.is_boolean() {
                    json!(7)
                } else {
                    json!(true)
                };
                self.add_spoiled(rule, choice, pointer, other);
            }
        }
        if schema.get("type").is_some() {
            let other = if value.is_boolean() {
                json!("yes")
            } else {
                json!(true)
            };
            self.add_spoiled(rule, "type", pointer, other);
        }
        if schema.get("const").is_some() {
            let other = if value.is_string() {
                json!("no/9")
            } else {
                json!(99)
            };
            self.add_spoiled(rule, "const", pointer, other);
        }
        if schema.get("enum").is_some() {
            let other = if value.is_string() {
                json!("no-such")
            } else {
                json!(99)
            };
            self.add_spoiled(rule, "enum", pointer, other);
        }
        match value {
            Value::Object(map) => self.object(schema, rule, pointer, map),
            Value::Array(list) => self.array(schema, rule, pointer, list),
            Value::String(text) => self.text(schema, rule, pointer, text),
            Value::Number(_) => {
                for (key, step) in [("minimum", -1), ("maximum", 1)] {
                    if let Some(bound) = schema.get(key).and_then(Value::as_i64) {
                        self.add_spoiled(rule, key, pointer, json!(bound + step));
                    }
                }
            }
            Value::Bool(_) | Value::Null => {}
        }
    }

    /// Returns whether a value has the form of a choice: its type, and for objects its keys.
    fn fits_form(&self, schema: &Value, value: &Value) -> bool {
        if let Some(local) = schema.get("$ref").and_then(Value::as_str) {
            let target = local
                .strip_prefix('#')
                .and_then(|local| self.root.pointer(local));
            return target.is_some_and(|target| self.fits_form(target, value));
        }
        if let Some(forms) = schema.get("anyOf").and_then(Value::as_array) {
            return forms.iter().any(|form| self.fits_form(form, value));
        }
        let name = match value {
            Value::Object(_) => "object",
            Value::Array(_) => "array",
            Value::String(_) => "string",
            Value::Number(_) => "integer",
            Value::Bool(_) => "boolean",
            Value::Null => "null",
        };
        let is_type = match schema.get("type") {
            Some(Value::String(one)) => one == name,
            Some(Value::Array(types)) => types.iter().any(|one| one == name),
            _ => true,
        };
        let known = |key: &String| schema.pointer(&format!("/properties/{key}")).is_some();
        is_type
            && value
                .as_object()
                .is_none_or(|map| schema.get("properties").is_none() || map.keys().all(known))
            && schema.get("const").is_none_or(|only| only == value)
            && schema
                .get("enum")
                .and_then(Value::as_array)
                .is_none_or(|some| some.contains(value))
    }

    /// Breaks the constraints of the branch of a conditional schema that applies to `value`: `then`
    /// or `else`.
    fn case(&mut self, schema: &Value, rule: &str, pointer: &str, value: &Value) {
        let condition = schema.pointer("/if/properties").and_then(Value::as_object);
        let is_met = |(key, only): (&String, &Value)| value.get(key) == only.get("const");
        let step = if condition.is_some_and(|condition| condition.iter().all(is_met)) {
            "then"
        } else {
            "else"
        };
        if let Some(part) = schema.get(step) {
            self.value(part, &format!("{rule}/{step}"), pointer, value);
        }
    }

    fn text(&mut self, schema: &Value, rule: &str, pointer: &str, text: &str) {
        if let Some(min_length) = length(schema, "minLength") {
            let short: String = text.chars().take(min_length - 1).collect();
            self.add_spoiled(rule, "minLength", pointer, json!(short));
        }
        if let Some(max_length) = length(schema, "maxLength") {
            let characters = text.chars().cycle().take(max_length);
            let mut long: String = characters.collect();
            // Loaders do not count white space at the end.
            long += &"a".repeat(max_length + 1 - long.chars().count());
            self.add_spoiled(rule, "maxLength", pointer, json!(long));
        }
        if let Some(pattern) = schema.get("pattern").and_then(Value::as_str) {
            let is_blank = pattern == r"\S";
            self.add_spoiled(
                rule,
                "pattern",
                pointer,
                json!(if is_blank { "   " } else { "?!" }),
            );
        }
    }

    fn array(&mut self, schema: &Value, rule: &str, pointer: &str, list: &[Value]) {
        if let Some(min_length) = length(schema, "minItems").filter(|min_length| *min_length > 0) {
            let short_list = list.iter().take(min_length - 1).cloned().collect();
            self.add_spoiled(rule, "minItems", pointer, Value::Array(short_list));
        }
        if let (Some(max_length), Some(last)) = (length(schema, "maxItems"), list.last()) {
            let mut long_list = list.to_vec();
            long_list.resize(max_length + 1, last.clone());
            self.add_spoiled(rule, "maxItems", pointer, Value::Array(long_list));
        }
        if let (Some(_), Some(last)) = (schema.get("uniqueItems"), list.last()) {
            let mut duplicated = list.to_vec();
            duplicated.push(last.clone());
            self.add_spoiled(rule, "uniqueItems", pointer, Value::Array(duplicated));
        }
        for (n, entry) in list.iter().enumerate() {
            let prefix = schema.get("prefixItems").and_then(|items| items.get(n));
            let key = prefix.map_or("items".to_owned(), |_| format!("prefixItems/{n}"));
            if let Some(items) = prefix
                .or(schema.get("items"))
                .filter(|items| items.is_object())
            {
                let rule = format!("{rule}/{key}");
                self.value(items, &rule, &format!("{pointer}/{n}"), entry);
            }
        }
    }

    fn object(&mut self, schema: &Value, rule: &str, pointer: &str, map: &Map<String, Value>) {
        let properties = schema.get("properties").and_then(Value::as_object);
        let more = schema.get("additionalProperties");
        let required = schema.get("required").and_then(Value::as_array);
        for key in required.into_iter().flatten().filter_map(Value::as_str) {
            let mut less = map.clone();
            less.remove(key);
            self.add_spoiled(
                rule,
                &format!("required/{key}"),
                pointer,
                Value::Object(less),
            );
        }
        if more == Some(&Value::Bool(false)) {
            let mut other = map.clone();
            other.insert("nonsense".to_owned(), json!(1));
            self.add_spoiled(rule, "additionalProperties", pointer, Value::Object(other));
        }
        if length(schema, "minProperties").is_some() {
            self.add_spoiled(rule, "minProperties", pointer, json!({}));
        }
        let has_max_properties = length(schema, "maxProperties").is_some();
        let other = properties.into_iter().flatten();
        let other = other
            .map(|(key, _)| key)
            .find(|key| !map.contains_key(*key));
        if let (true, Some(other), Some(some)) = (has_max_properties, other, map.values().next()) {
            let mut two = map.clone();
            two.insert(other.clone(), some.clone());
            self.add_spoiled(rule, "maxProperties", pointer, Value::Object(two));
        }
        if let (Some(_), Some(some)) = (schema.get("propertyNames"), map.values().next()) {
            let mut other = map.clone();
            other.insert("no such name".to_owned(), some.clone());
            self.add_spoiled(rule, "propertyNames", pointer, Value::Object(other));
        }
        for (key, entry) in map {
            let property = properties.and_then(|all| all.get(key));
            let (inner, step) = match (property, more) {
                (Some(property), _) => (property, format!("properties/{key}")),
                (None, Some(more)) if more.is_object() => (more, "additionalProperties".to_owned()),
                (None, _) => continue,
            };
            let pointer = format!("{pointer}/{}", key.replace('~', "~0").replace('/', "~1"));
            self.value(inner, &format!("{rule}/{step}"), &pointer, entry);
        }
    }
}

fn length(schema: &Value, key: &str) -> Option<usize> {
    usize::try_from(schema.get(key)?.as_u64()?).ok()
}
