//! Reads the schemas of forms from a published JSON Schema.
//!
//! A path names a part of the JSON Schema: `CostFile/A` is the property `A` of the definition
//! `CostFile`, `rounds` is a property of the document, `badges/*` is an item or a map value in it,
//! and `Hex/0` is an item of a tuple.

use super::schema::{MapKeys, Schema, SchemaField, SchemaVariant, Template, VariantTest};
use super::schema_hint::{SchemaHint, VariantHint};
use serde_json::Value;
use std::rc::Rc;
use ui::form::Radio;

/// The number of times that a definition can contain itself; deeper values have only their first
/// alternative.
const MAX_NESTING: usize = 3;

/// A JSON Schema, with the labels, choices and hints that a game adds to it by path.
#[derive(Clone, Copy)]
pub struct SchemaSource<'a> {
    pub document: &'static Value,
    /// Returns the label of a property or a tuple item.
    pub label: &'a dyn Fn(&str) -> String,
    /// Returns the choice for a value of the closed list at a path.
    pub choice: &'a dyn Fn(&str, &str) -> Radio,
    pub hint: &'a dyn Fn(&str) -> SchemaHint,
}

/// A part of a JSON Schema, with its path.
#[derive(Clone)]
struct Node {
    schema: &'static Value,
    path: String,
    /// The enclosing definitions, outermost first.
    definitions: Vec<&'static str>,
}

impl Node {
    fn child(&self, schema: &'static Value, step: &str) -> Self {
        let path = match self.path.as_str() {
            "" => step.to_owned(),
            path => format!("{path}/{step}"),
        };
        Self {
            schema,
            path,
            definitions: self.definitions.clone(),
        }
    }

    fn with_schema(&self, schema: &'static Value) -> Self {
        let node = self.clone();
        Self { schema, ..node }
    }

    fn get(&self, keyword: &str) -> Option<&'static Value> {
        self.schema.get(keyword)
    }

    fn number(&self, keyword: &str) -> Option<i64> {
        self.get(keyword)?.as_i64()
    }

    fn size(&self, keyword: &str) -> Option<usize> {
        usize::try_from(self.number(keyword)?).ok()
    }

    fn alternatives(&self) -> Option<&'static Vec<Value>> {
        let forms = self.get("anyOf").or_else(|| self.get("oneOf"));
        forms?.as_array()
    }

    /// Returns the values of a closed list.
    fn enum_values(&self) -> Option<&'static [Value]> {
        let values = self.get("enum").and_then(Value::as_array);
        let constant = || self.get("const").map(std::slice::from_ref);
        values.map(Vec::as_slice).or_else(constant)
    }

    fn has_type(&self, name: &str) -> bool {
        match self.get("type") {
            Some(Value::Array(types)) => types.iter().any(|entry| entry == name),
            Some(single) => single == name,
            None => false,
        }
    }

    fn is_nested_too_deep(&self) -> bool {
        let is_innermost = |name: &&&str| Some(*name) == self.definitions.last();
        self.definitions.iter().filter(is_innermost).count() > MAX_NESTING
    }
}

impl SchemaSource<'_> {
    /// Returns the form of a property of a definition, or of the document if the name is empty. If
    /// there is no such property, the form accepts any JSON value.
    #[must_use]
    pub fn field(&self, definition: &str, key: &'static str) -> SchemaField {
        let object = self.definition(definition);
        let found = object.and_then(|object| self.property(&object, key));
        found.unwrap_or_else(|| SchemaField {
            key,
            label: (self.label)(key),
            shape: Schema::Code,
            default_value: Value::Null,
        })
    }

    fn definition(&self, name: &str) -> Option<Node> {
        let (key, schema) = match name {
            "" => ("", self.document),
            name => {
                let definitions = self.document.get("$defs")?.as_object()?;
                let (key, schema) = definitions.get_key_value(name)?;
                (key.as_str(), schema)
            }
        };
        Some(Node {
            schema,
            path: key.to_owned(),
            definitions: vec![key],
        })
    }

    /// Follows references to a definition.
    fn resolved(&self, node: &Node) -> Node {
        let name = node.get("$ref").and_then(Value::as_str);
        let name = name.and_then(|name| name.strip_prefix("#/$defs/"));
        let Some(mut target) = name.and_then(|name| self.definition(name)) else {
            return node.clone();
        };
        let inner = std::mem::take(&mut target.definitions);
        target.definitions = [node.definitions.clone(), inner].concat();
        self.resolved(&target)
    }

    /// Follows references to the schema of a non-null value; the flag is true if the value may also
    /// be null.
    fn non_null_node(&self, node: &Node) -> (Node, bool) {
        let node = self.resolved(node);
        let Some(forms) = node.alternatives() else {
            let is_nullable = node.has_type("null");
            return (node, is_nullable);
        };
        let mut others = forms.iter().filter(|form| !is_null(form));
        let is_nullable = forms.iter().any(|form| is_null(&form));
        match (others.next(), others.next()) {
            (Some(form), None) => (self.non_null_node(&node.with_schema(form)).0, is_nullable),
            _ => (node, is_nullable),
        }
    }

    /// Returns the forms that a value can have.
    fn forms(&self, node: &Node) -> Vec<Node> {
        let (node, _) = self.non_null_node(node);
        let Some(forms) = node.alternatives() else {
            return vec![node];
        };
        let forms = forms.iter().filter(|form| !is_null(form));
        forms
            .flat_map(|form| self.forms(&node.with_schema(form)))
            .collect()
    }

    fn schema_of(&self, node: &Node) -> Schema {
        let hint = (self.hint)(&node.path);
        let (non_null_node, is_nullable) = self.non_null_node(node);
        let variants = if hint.variants.is_empty() && non_null_node.path != node.path {
            (self.hint)(&non_null_node.path).variants
        } else {
            hint.variants
        };
        if !variants.is_empty() || non_null_node.alternatives().is_some() {
            return self.one_of(&non_null_node, &variants);
        }
        let shape = self.read_form(&non_null_node);
        match hint.empty {
            _ if !is_nullable => shape,
            Some(label) => shape.or_empty(label),
            None => {
                let first = hint.first.unwrap_or_else(|| shape.default_value());
                shape.optional(first)
            }
        }
    }

    /// Reads a form without alternatives.
    fn read_form(&self, node: &Node) -> Schema {
        if let Some(enum_values) = node.enum_values() {
            return self.closed_list(node, enum_values);
        }
        if node.has_type("integer") {
            let (min, max) = (node.number("minimum"), node.number("maximum"));
            return Schema::number(min.unwrap_or(0), max.unwrap_or(i64::from(u32::MAX)));
        }
        if node.has_type("boolean") {
            return Schema::Boolean;
        }
        if node.has_type("string") {
            let hint = (self.hint)(&node.path);
            return if hint.is_closed {
                Schema::Choice(hint.suggestions)
            } else {
                Schema::text(max_length(node.schema), hint.suggestions)
            };
        }
        if node.has_type("array") {
            return self.array(node);
        }
        if node.get("properties").is_some() {
            return self.record(node);
        }
        let values = node.get("additionalProperties");
        match values.filter(|schema| schema.is_object()) {
            Some(values) => self.map(node, values),
            None => Schema::Code,
        }
    }

    fn closed_list(&self, node: &Node, enum_values: &[Value]) -> Schema {
        let texts: Option<Vec<&str>> = enum_values.iter().map(Value::as_str).collect();
        match texts {
            Some(texts) => Schema::Choice(self.choices(node, texts)),
            None => Schema::values(enum_values.iter().map(|value| {
                let choice = (self.choice)(&node.path, &value.to_string());
                (value.clone(), choice.label)
            })),
        }
    }

    fn choices(&self, node: &Node, enum_values: Vec<&str>) -> Rc<[Radio]> {
        let choice = |word| (self.choice)(&node.path, word);
        enum_values.into_iter().map(choice).collect()
    }

    fn array(&self, node: &Node) -> Schema {
        let Some(items) = node.get("items") else {
            return Schema::Code;
        };
        let item = node.child(items, "*");
        let form = self.schema_of(&item);
        let max = node.size("maxItems");
        if let Some(count) = max.filter(|max| node.size("minItems") == Some(*max)) {
            let part = |n: usize| ((self.label)(&format!("{}/{n}", node.path)), form.clone());
            return Schema::Tuple((0..count).map(part).collect());
        }
        let resolved = self.resolved(&item);
        if let (Schema::Choice(enum_values), true) = (&form, resolved.enum_values().is_some()) {
            return Schema::Flags(enum_values.clone());
        }
        let mut templates = (self.hint)(&item.path).templates;
        if templates.is_empty() {
            templates = (self.hint)(&resolved.path).templates;
        }
        if templates.is_empty() {
            let suggestions = form.suggestions().iter();
            templates = suggestions.map(Template::of_radio).collect();
        }
        form.list(max.unwrap_or(usize::MAX), templates)
    }

    /// Reads an object with known keys.
    fn record(&self, node: &Node) -> Schema {
        let keys = (self.hint)(&node.path).keys;
        let field = |key: &str| self.property(node, key);
        if !keys.is_empty() {
            return Schema::record(keys.iter().copied().filter_map(field).collect::<Vec<_>>());
        }
        let properties = node.get("properties").and_then(Value::as_object);
        let keys = properties.into_iter().flatten();
        Schema::record(keys.filter_map(|(key, _)| field(key)).collect::<Vec<_>>())
    }

    fn property(&self, object: &Node, key: &str) -> Option<SchemaField> {
        let properties = object.get("properties")?.as_object()?;
        let (key, schema) = properties.get_key_value(key)?;
        let node = object.child(schema, key);
        let shape = self.schema_of(&node);
        let default = schema.get("default").cloned();
        Some(SchemaField {
            key,
            label: (self.label)(&node.path),
            default_value: default.unwrap_or_else(|| shape.default_value()),
            shape,
        })
    }

    /// Reads an object whose keys the player chooses. Keys of a closed list are optional fields.
    fn map(&self, node: &Node, values: &'static Value) -> Schema {
        let names = node.get("propertyNames");
        let enum_values = names.and_then(|names| names.get("enum")?.as_array());
        if let Some(enum_values) = enum_values {
            let field = |word: &'static Value| {
                let key = word.as_str()?;
                let node = node.child(values, key);
                let shape = self.schema_of(&node);
                let first = (self.hint)(&node.path).first;
                let first = first.unwrap_or_else(|| shape.default_value());
                Some(SchemaField {
                    key,
                    label: (self.label)(&node.path),
                    shape: shape.optional(first),
                    default_value: Value::Null,
                })
            };
            return Schema::record(enum_values.iter().filter_map(field).collect::<Vec<_>>());
        }
        let value_schema = self.schema_of(&node.child(values, "*"));
        let hint = (self.hint)(&node.path);
        let (max_length, suggestions) = (names.map_or(u32::MAX, max_length), hint.suggestions);
        Schema::Map {
            keys: if hint.is_closed {
                MapKeys::Closed(suggestions)
            } else {
                MapKeys::Free {
                    max_length,
                    suggestions,
                }
            },
            first: hint.first.unwrap_or_else(|| value_schema.default_value()),
            entry: Rc::new(value_schema),
        }
    }

    fn one_of(&self, node: &Node, variants: &[VariantHint]) -> Schema {
        let forms = self.forms(node);
        let shape = |variant: &VariantHint| self.variant(&forms, variant.fits);
        if node.is_nested_too_deep()
            && let Some(shape) = variants.first().and_then(shape)
        {
            return shape;
        }
        let variant = |variant: &VariantHint| SchemaVariant {
            radio: variant.radio.clone(),
            fits: variant.fits,
            first: variant.first.clone(),
            shape: shape(variant),
        };
        match variants {
            [] => Schema::Code,
            variants => Schema::OneOf(variants.iter().map(variant).collect()),
        }
    }

    /// Returns the form of a variant, or `None` if its only value is the initial one.
    fn variant(&self, forms: &[Node], fits: VariantTest) -> Option<Schema> {
        let of_type = |name: &str| forms.iter().find(|form| form.has_type(name));
        match fits {
            VariantTest::Null => None,
            VariantTest::Text => of_type("string")
                .filter(|form| form.enum_values().is_none())
                .map(|form| self.read_form(form)),
            VariantTest::Array => of_type("array").map(|form| self.read_form(form)),
            VariantTest::Object => of_type("object").map(|form| self.read_form(form)),
            VariantTest::Key(key) => {
                let field = self.property(of_type("object")?, key)?;
                Some(Schema::record(vec![field.required()]))
            }
        }
    }
}

fn is_null(schema: &&Value) -> bool {
    schema.get("type").is_some_and(|name| name == "null")
}

/// Returns the maximum length of a text, from `maxLength` or from its pattern.
fn max_length(schema: &Value) -> u32 {
    let stated = schema.get("maxLength").and_then(Value::as_u64);
    let pattern = || pattern_length(schema.get("pattern")?.as_str()?);
    let length = stated.or_else(pattern);
    length
        .and_then(|length| u32::try_from(length).ok())
        .unwrap_or(u32::MAX)
}

/// Returns the length of the longest text of a pattern such as `^[A-Za-z][A-Za-z0-9_]{0,39}$`,
/// which consists of character classes and counts; `None` for other patterns.
fn pattern_length(pattern: &str) -> Option<u64> {
    let mut remaining = pattern.strip_prefix('^')?.strip_suffix('$')?;
    let mut length = 0;
    while let Some(class) = remaining.strip_prefix('[') {
        (_, remaining) = class.split_once(']')?;
        let mut count = 1;
        if let Some(counts) = remaining.strip_prefix('{') {
            let (range, after) = counts.split_once('}')?;
            count = range.rsplit(',').next()?.parse().ok()?;
            remaining = after;
        }
        length += count;
    }
    remaining.is_empty().then_some(length)
}

/// Parses a JSON Schema. Invalid JSON gives forms without fields.
#[must_use]
pub fn parse_schema(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

#[cfg(test)]
mod tests;
