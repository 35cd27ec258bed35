//! JSON Schemas of the files that publishers write, generated from the types that read them.
//!
//! `cargo run -p schema -- write` writes them to `static/schema/`, and a test compares them. This
//! crate defines no constraint: the engine's types declare bounds and patterns, behind its feature
//! `schema`.

mod document;
mod pack;
mod page;
mod print;

use document::document;
use serde_json::Value;

/// Folder of the schemas, relative to the root of the repository.
pub const FOLDER: &str = "static/schema";

/// Returns the file name and the text of every published schema.
#[must_use]
pub fn files() -> Vec<(&'static str, String)> {
    let print = |(name, schema): (&'static str, Value)| (name, print::text(&schema));
    schemas().into_iter().map(print).collect()
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
