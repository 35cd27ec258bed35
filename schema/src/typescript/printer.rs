//! Prints declarations: an interface for each object, a line for each member of a union, and a
//! comment above each item with documentation.

use super::collector::Declaration;
use super::type_tree::{Field, Type};
use crate::document::without_rule_ids;

/// Maximum length of a line that can be broken, in characters.
pub const WIDTH: usize = 100;

/// Returns the text of a declaration, with a line break at the end.
pub fn declaration(declaration: &Declaration) -> String {
    let Declaration {
        generic_name: name,
        docs,
        definition,
        variant_docs,
        ..
    } = declaration;
    let mut text = String::new();
    comment(&mut text, docs.as_deref(), 0);
    match definition {
        Type::Object(fields) => {
            text.push_str(&format!("export interface {name} {{\n"));
            for field in fields {
                self::field(&mut text, field, 2);
            }
            text.push_str("}\n");
        }
        Type::Union(members) => {
            let one = format!("export type {name} = {};", inline(definition));
            let has_docs = variant_docs.iter().any(Option::is_some);
            if !has_docs && one.len() <= WIDTH {
                text.push_str(&one);
                text.push('\n');
            } else {
                text.push_str(&format!("export type {name} ="));
                for (n, member) in members.iter().enumerate() {
                    text.push('\n');
                    comment(&mut text, variant_docs.get(n).and_then(Option::as_deref), 2);
                    text.push_str("  | ");
                    block(&mut text, member, 4, 1);
                }
                text.push_str(";\n");
            }
        }
        _ => {
            text.push_str(&format!("export type {name} = "));
            block(&mut text, definition, 0, 1);
            text.push_str(";\n");
        }
    }
    text
}

/// Prints a field of an object on a separate line.
fn field(text: &mut String, field: &Field, indent: usize) {
    comment(text, field.docs.as_deref(), indent);
    text.push_str(&" ".repeat(indent));
    text.push_str(&key(field));
    text.push_str(": ");
    block(text, &field.value, indent, 1);
    text.push_str(";\n");
}

/// Prints a type on one line if it fits and has no comments, or else on several. `after` is the
/// length of the text that follows.
fn block(text: &mut String, found: &Type, indent: usize, after: usize) {
    let one = inline(found);
    let line = text
        .rsplit('\n')
        .next()
        .map_or(0, |line| line.chars().count());
    let fits = line + one.chars().count() + after <= WIDTH;
    if fits && !has_docs(found) {
        text.push_str(&one);
        return;
    }
    match found {
        Type::Object(fields) => {
            text.push_str("{\n");
            for field in fields {
                self::field(text, field, indent + 2);
            }
            text.push_str(&" ".repeat(indent));
            text.push('}');
        }
        Type::Tuple(items) => {
            text.push_str("[\n");
            for (label, item) in items {
                text.push_str(&" ".repeat(indent + 2));
                if let Some(label) = label {
                    text.push_str(&format!("{label}: "));
                }
                block(text, item, indent + 2, 1);
                text.push_str(",\n");
            }
            text.push_str(&" ".repeat(indent));
            text.push(']');
        }
        Type::Union(members) => {
            for member in members {
                text.push('\n');
                text.push_str(&" ".repeat(indent + 2));
                text.push_str("| ");
                block(text, member, indent + 4, 0);
            }
        }
        _ => text.push_str(&one),
    }
}

/// Returns whether a type has a comment in it.
fn has_docs(found: &Type) -> bool {
    match found {
        Type::Object(fields) => fields
            .iter()
            .any(|field| field.docs.is_some() || has_docs(&field.value)),
        Type::List(item) => has_docs(item),
        Type::Tuple(items) => items.iter().any(|(_, item)| has_docs(item)),
        Type::Union(members) | Type::Intersection(members) => members.iter().any(has_docs),
        Type::Generic(_, arguments) => arguments.iter().any(has_docs),
        Type::Name(_) | Type::Text(_) => false,
    }
}

/// Returns a type on one line, without comments.
fn inline(found: &Type) -> String {
    let join = |types: &[Type], separator: &str| {
        let types: Vec<String> = types.iter().map(inline).collect();
        types.join(separator)
    };
    match found {
        Type::Name(name) => name.clone(),
        Type::Generic(name, arguments) => format!("{name}<{}>", join(arguments, ", ")),
        Type::Text(text) => format!("'{text}'"),
        Type::List(item) => match **item {
            Type::Union(_) | Type::Intersection(_) => format!("({})[]", inline(item)),
            _ => format!("{}[]", inline(item)),
        },
        Type::Tuple(items) => {
            let item = |(label, item): &(Option<String>, Type)| match label {
                Some(label) => format!("{label}: {}", inline(item)),
                None => inline(item),
            };
            let items: Vec<String> = items.iter().map(item).collect();
            format!("[{}]", items.join(", "))
        }
        Type::Object(fields) if fields.is_empty() => "{}".to_owned(),
        Type::Object(fields) => {
            let field = |field: &Field| format!("{}: {}", key(field), inline(&field.value));
            let fields: Vec<String> = fields.iter().map(field).collect();
            format!("{{ {} }}", fields.join("; "))
        }
        Type::Union(members) => join(members, " | "),
        Type::Intersection(parts) => join(parts, " & "),
    }
}

/// Returns the name of a field, quoted where it must be, with the mark of an optional one.
fn key(field: &Field) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mark = if field.is_optional { "?" } else { "" };
    if field.name.chars().all(is_plain) {
        format!("{}{mark}", field.name)
    } else {
        format!("'{}'{mark}", field.name)
    }
}

/// Prints a doc comment.
fn comment(text: &mut String, docs: Option<&str>, indent: usize) {
    let Some(docs) = docs.map(doc_text) else {
        return;
    };
    let margin = " ".repeat(indent);
    if indent + docs.chars().count() + "/**  */".len() <= WIDTH {
        text.push_str(&format!("{margin}/** {docs} */\n"));
        return;
    }
    text.push_str(&format!("{margin}/**"));
    let mut length = WIDTH;
    for word in docs.split(' ') {
        let char_count = word.chars().count() + 1;
        if length + char_count > WIDTH {
            text.push_str(&format!("\n{margin} *"));
            length = indent + 2;
        }
        text.push(' ');
        text.push_str(word);
        length += char_count;
    }
    text.push_str(&format!("\n{margin} */\n"));
}

/// Returns a doc comment of Rust as one line for readers who do not see the code.
fn doc_text(docs: &str) -> String {
    // Examples are in Rust.
    let docs = docs.split("```").next().unwrap_or_default();
    let lines = docs.lines().map(|line| {
        let line = line.trim();
        line.strip_prefix("/**")
            .or_else(|| line.strip_prefix("*/"))
            .or_else(|| line.strip_prefix('*'))
            .unwrap_or(line)
            .trim()
    });
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    let text = without_rule_ids(&words.join(" "));
    // `None` is written as `null` in JSON.
    text.replace("`None`", "null")
}
