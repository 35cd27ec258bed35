//! Collects TypeScript types with all types that they name.

use super::type_parser::parse;
use super::type_tree::{Field, Type};
use super::variant_docs::variant_docs;
use crate::document::parts;
use schemars::JsonSchema;
use serde_json::{Map, Value};
use std::any::type_name;
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// A declared type.
#[derive(Clone, Debug)]
pub struct Declaration {
    pub name: String,
    /// The name with the parameter of a generic type, such as `Both<T>`.
    pub generic_name: String,
    /// The doc comment, as it is written in Rust.
    pub docs: Option<String>,
    pub definition: Type,
    /// The doc comments of the members of a union; empty for any other type.
    pub variant_docs: Vec<Option<String>>,
    /// The path of the type in Rust.
    rust_path: &'static str,
}

impl Declaration {
    /// Returns the parameter of a generic type.
    pub fn parameter(&self) -> Option<&str> {
        let (_, parameter) = self.generic_name.split_once('<')?;
        parameter.strip_suffix('>')
    }

    /// Replaces every name in the definition by what `replace` returns; sets may be in lists of
    /// sets.
    pub fn map_names(self, replace: &impl Fn(&str) -> Option<Type>) -> Self {
        Self {
            definition: self.definition.map_names(replace).map_names(replace),
            ..self
        }
    }
}

/// The types found so far.
pub struct Collector {
    config: Config,
    /// The schemas of types of files, by the names of the types in Rust.
    schemas: Map<String, Value>,
    /// Fields that a file may omit but that output always has.
    always_present: &'static [&'static str],
    /// The names of the types that were added, in order.
    added: Vec<String>,
    found: BTreeMap<String, Declaration>,
}

impl Collector {
    /// Creates a collector for a game whose scenarios are files that are read into `Scenario`.
    pub fn new<Scenario: JsonSchema>() -> Self {
        // JavaScript numbers represent all integers that the engine writes; long arrays become
        // lists.
        let config = Config::new().with_large_int("number");
        Self {
            config: config.with_array_tuple_limit(3),
            schemas: parts::<Scenario>(),
            always_present: &[],
            added: Vec::new(),
            found: BTreeMap::new(),
        }
    }

    /// Sets the fields that a file may omit but that output always has.
    pub fn always_present(self, always_present: &'static [&'static str]) -> Self {
        Self {
            always_present,
            ..self
        }
    }

    /// Adds a type, and all types that it names.
    pub fn add<T: TS + 'static + ?Sized>(mut self) -> Self {
        self.added.push(T::ident(&self.config));
        self.visit::<T>();
        self
    }

    /// Returns the types in the order of the generated file: each added type, followed by the types
    /// that it names, in order. `ts-rs` visits them in an order that differs from build to build.
    pub fn in_reading_order(mut self) -> Vec<Declaration> {
        let mut ordered = Vec::new();
        let others: Vec<String> = self.found.keys().cloned().collect();
        let mut open: Vec<String> = self.added.iter().chain(&others).rev().cloned().collect();
        while let Some(name) = open.pop() {
            let Some(found) = self.found.remove(&name) else {
                continue;
            };
            let mut named = Vec::new();
            found
                .definition
                .names(&mut |name| named.push(name.to_owned()));
            open.extend(named.into_iter().rev());
            ordered.push(found);
        }
        ordered
    }

    /// Marks the optional fields of a type that is read from files. `ts-rs` knows a field as
    /// optional only if output may omit it, too; the schema has all optional fields.
    fn with_optional_fields(&self, rust_path: &str, definition: Type) -> Type {
        let rust_name = rust_path.rsplit("::").next().unwrap_or_default();
        let Some(schema) = self.schemas.get(rust_name) else {
            return definition;
        };
        let required = |field: &Field| {
            let names = schema.get("required").and_then(Value::as_array);
            let is_required =
                names.is_some_and(|names| names.iter().any(|name| *name == *field.name));
            is_required || self.always_present.contains(&field.name.as_str())
        };
        let mark = |field: Field| {
            if field.is_optional || required(&field) {
                field
            } else {
                field.into_optional()
            }
        };
        match definition {
            Type::Object(fields) => Type::Object(fields.into_iter().map(mark).collect()),
            other => other,
        }
    }
}

impl TypeVisitor for Collector {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let (name, rust_path) = (T::ident(&self.config), type_name::<T>());
        if let Some(known) = self.found.get(&name) {
            let is_same = without_arguments(known.rust_path) == without_arguments(rust_path);
            assert!(
                is_same,
                "two types are named {name}: {} and {rust_path}",
                known.rust_path
            );
            return;
        }
        let declared = T::decl(&self.config);
        let (generic_name, definition) = declared.split_once(" = ").unwrap_or_default();
        let definition = parse(definition.trim_end_matches(';'));
        let definition = self.with_optional_fields(rust_path, definition);
        let variant_docs = match &definition {
            Type::Union(members) => variant_docs(rust_path, members.len()),
            _ => Vec::new(),
        };
        let declaration = Declaration {
            name: name.clone(),
            generic_name: generic_name.trim_start_matches("type ").to_owned(),
            docs: T::docs(),
            definition,
            variant_docs,
            rust_path,
        };
        self.found.insert(name, declaration);
        T::visit_dependencies(self);
    }
}

/// Returns the path of a type without its arguments.
fn without_arguments(path: &str) -> &str {
    path.split('<').next().unwrap_or_default()
}
