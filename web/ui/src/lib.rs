//! Building blocks of pages, independent of any game: localization, dialogs, inputs, charts, icons,
//! sound, motion, settings, routes, and lazy loading of code.
pub mod address;
pub mod bidi;
pub mod browser;
pub mod card_art;
pub mod chunk;
pub mod clock;
pub mod color_pairs;
pub mod device;
pub mod error_log;
pub mod event;
pub mod fetch;
pub mod file;
pub mod focus;
pub mod form;
pub mod icon;
pub mod keyboard;
pub mod l10n;
pub mod link_field;
pub mod live_region;
pub mod loading_page;
pub mod motion;
pub mod mount;
pub mod panels;
pub mod panic;
pub mod placement;
pub mod problem_report;
pub mod route;
pub mod settings;
pub mod settings_fields;
pub mod sound;
#[cfg(any(test, feature = "testing"))]
pub mod test_render;
pub mod timing;
pub mod title;
pub mod update;
