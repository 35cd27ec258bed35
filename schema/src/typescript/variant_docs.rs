//! The doc comments of the variants of an enum. `ts-rs` reads doc comments of types and of fields,
//! but not of variants, so they are read from the source of the engine.

use std::fs;
use std::path::{Path, PathBuf};
use syn::{Attribute, Expr, ExprLit, Item, Lit, Meta};

/// Returns the doc comments of the variants of the enum with this path, such as
/// `engine::saga::action::Action`, or an empty list if the type is not an enum with `count`
/// variants.
pub fn variant_docs(rust_path: &str, count: usize) -> Vec<Option<String>> {
    let mut modules: Vec<&str> = rust_path.split("::").collect();
    let name = modules.pop().unwrap_or_default();
    let Some(source) = source_file(&modules) else {
        return Vec::new();
    };
    let text = fs::read_to_string(source).unwrap_or_default();
    let items = syn::parse_file(&text).map_or_else(|_| Vec::new(), |file| file.items);
    let found = items.into_iter().find_map(|item| match item {
        Item::Enum(found) if found.ident == name => Some(found.variants),
        _ => None,
    });
    let docs = found.into_iter().flatten();
    let docs: Vec<Option<String>> = docs.map(|variant| doc_comment(&variant.attrs)).collect();
    if docs.len() == count {
        docs
    } else {
        Vec::new()
    }
}

/// Returns the file of a module, whose path begins with the name of its crate.
fn source_file(modules: &[&str]) -> Option<PathBuf> {
    let (krate, modules) = modules.split_first()?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = root.join(krate).join("src");
    let path = folder.join(modules.join("/"));
    let files = [path.with_extension("rs"), path.join("mod.rs")];
    files.into_iter().find(|file| file.exists())
}

/// Returns the text of a doc comment.
fn doc_comment(attributes: &[Attribute]) -> Option<String> {
    let line = |attribute: &Attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(ExprLit {
                lit: Lit::Str(text),
                ..
            }) => Some(text.value()),
            _ => None,
        },
        _ => None,
    };
    let lines: Vec<String> = attributes.iter().filter_map(line).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}
