//! Space Rift on the page: the only place that matches its views and actions.
pub mod draft;
pub mod editor;
pub mod facts;
pub mod narrate;
pub mod remote;
pub mod replay;
pub mod sample;
pub mod scene;
pub mod setup;
pub mod table;
pub mod text;
