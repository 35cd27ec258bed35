//! JSON Schemas of the files that publishers write, generated from the types that read them; the
//! types of the package for TypeScript, generated from the types that the JSON API takes and
//! returns; and the description of a server of online tables in OpenAPI, generated from the types of
//! its requests and messages.
//!
//! `cargo run -p schema -- write` writes them to `static/schema/`, `npm/package/` and `docs/`, and a
//! test compares them. This crate defines no constraint: the engine's types declare bounds and patterns,
//! behind its feature `schema`.

mod document;
mod pack;
mod page;
mod print;
mod server_api;
mod typescript;

use document::document;
use serde_json::Value;

/// Folder of the schemas, relative to the root of the repository.
const FOLDER: &str = "static/schema";

/// Returns the path, relative to the root of the repository, and the text of every generated file.
#[must_use]
pub fn files() -> Vec<(String, String)> {
    let schemas = schemas().into_iter();
    let schemas = schemas.map(|(name, schema)| (format!("{FOLDER}/{name}"), print::text(&schema)));
    let types = typescript::files().into_iter();
    let types = types.map(|(name, text)| (format!("{}/{name}", typescript::FOLDER), text));
    let server = (server_api::FILE.to_owned(), print::text(&server_api()));
    schemas.chain(types).chain([server]).collect()
}

/// Returns every published schema by its file name, which is also its `$id`.
#[must_use]
pub fn schemas() -> Vec<(&'static str, Value)> {
    vec![
        document::<engine::rift::board_file::BoardFile>("board.v1.schema.json"),
        document::<engine::exodus::layout::LayoutFile>("exodus-layout.v1.schema.json"),
        pack::pack("pack.v1.schema.json"),
        document::<engine::saga::scenario::ScenarioFile>("saga-scenario.v1.schema.json"),
        document::<engine::space_rift::scenario::ScenarioFile>(
            "space-rift-scenario.v1.schema.json",
        ),
    ]
}

/// Returns the description of a server of online tables in OpenAPI.
#[must_use]
pub fn server_api() -> Value {
    server_api::document()
}
