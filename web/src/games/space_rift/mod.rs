//! Space Rift on the page: the only place that matches its views and actions.

pub mod narrate;
