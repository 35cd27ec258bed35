//! What pages are made of: words, dialogs, inputs, charts, icons, sound, motion, settings, places, and the parts that the program
//! comes in. It knows no game beyond its name, and no table.
pub mod address;
pub mod browser;
pub mod clock;
pub mod coming;
pub mod console;
pub mod device;
pub mod event;
pub mod fetch;
pub mod file;
pub mod focus;
pub mod form;
pub mod ground;
pub mod icon;
pub mod keyboard;
pub mod l10n;
pub mod later;
pub mod link_field;
pub mod live;
pub mod motion;
pub mod pairs;
pub mod panic;
pub mod part;
pub mod plain;
pub mod put;
#[cfg(any(test, feature = "testing"))]
pub mod rendered;
pub mod route;
pub mod settings;
pub mod settings_fields;
pub mod sound;
pub mod title;
