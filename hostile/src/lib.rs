//! Fuzz targets for malicious input. Each target takes any bytes, passes them to code that handles
//! external input, and panics if the result is wrong.
//!
//! Tests run every target with its seeds and mutated seeds; `fuzz/` lets a fuzzer search for more
//! (`cargo xtask fuzz`).

mod calls;
mod files;
mod matches;
#[cfg(feature = "page")]
mod messages;
mod saves;

#[path = "../../engine/tests/support/forged_saves.rs"]
#[allow(dead_code, reason = "a part of it is used here")]
mod forged_saves;

/// A fuzz target.
///
/// # Panics
/// If the code under test handles the bytes wrongly.
pub type FuzzTarget = fn(&[u8]);

/// Lists the targets by name, those of the games from the table of games.
macro_rules! targets {
    (() $($(#[$_about:meta])* $game:ident: $module:ident = $name:literal;)+) => {
        &[
            ("saves", saves::saves),
            ("codes", saves::codes),
            ("packs", files::packs),
            ("scenarios", files::scenarios),
            ("calls", calls::calls),
            $(($name, matches::play_match::<engine::$module::$game>),)+
            #[cfg(feature = "page")]
            ("guests", messages::guests),
            #[cfg(feature = "page")]
            ("hosts", messages::hosts),
            #[cfg(feature = "page")]
            ("pages", messages::pages),
            #[cfg(feature = "page")]
            ("tables", messages::tables),
        ]
    };
}

/// All targets by name.
pub const TARGETS: &[(&str, FuzzTarget)] = engine::games!(targets);

/// Returns the target with a name.
#[must_use]
pub fn find_target(name: &str) -> Option<FuzzTarget> {
    let mut targets = TARGETS.iter();
    targets
        .find(|(known, _)| *known == name)
        .map(|(_, target)| *target)
}

#[cfg(test)]
mod tests;
