//! JSON Schemas of the files that publishers write, generated from the types that read them.
//!
//! `cargo run -p schema -- write` puts them into `static/schema/`; a test compares what is there. This crate
//! decides no constraint: bounds and patterns stand at the types of the engine, behind its feature `schema`.

mod document;
mod pack;
mod page;
mod print;

use document::document;
use serde_json::Value;

/// Where the schemas lie, below the root of the repository.
pub const FOLDER: &str = "static/schema";

/// Every published schema: its file name and its text.
#[must_use]
pub fn files() -> Vec<(&'static str, String)> {
    let print = |(name, schema): (&'static str, Value)| (name, print::text(&schema));
    schemas().into_iter().map(print).collect()
}

/// Every published schema by its file name, which is its `$id` as well.
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
