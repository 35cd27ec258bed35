//! Input that somebody made to do harm: each target takes any bytes, does with them what the house does with what comes
//! from outside, and panics where that is answered wrongly.
//!
//! The short run of the tests feeds every target with the seeds and with disturbed ones; `fuzz/` lets a fuzzer look for
//! more (`cargo xtask fuzz`).

mod calls;
mod files;
#[cfg(feature = "page")]
mod lines;
mod plays;
mod saves;

#[path = "../../engine/tests/support/forge.rs"]
#[allow(dead_code, reason = "a part of it is used here")]
mod forge;

/// A target: what is done with some bytes.
///
/// # Panics
/// Where the house answers them wrongly.
pub type Target = fn(&[u8]);

/// The targets by name, those of the games from the table of games.
macro_rules! targets {
    (() $($(#[$_about:meta])* $game:ident: $room:ident = $name:literal;)+) => {
        &[
            ("saves", saves::saves),
            ("codes", saves::codes),
            ("packs", files::packs),
            ("scenarios", files::scenarios),
            ("calls", calls::calls),
            $(($name, plays::match_of::<engine::$room::$game>),)+
            #[cfg(feature = "page")]
            ("guests", lines::guests),
            #[cfg(feature = "page")]
            ("hosts", lines::hosts),
            #[cfg(feature = "page")]
            ("pages", lines::pages),
        ]
    };
}

/// All targets by name.
pub const TARGETS: &[(&str, Target)] = engine::games!(targets);

/// The target of a name.
#[must_use]
pub fn target(name: &str) -> Option<Target> {
    let mut targets = TARGETS.iter();
    targets
        .find(|(known, _)| *known == name)
        .map(|(_, target)| *target)
}

#[cfg(test)]
mod tests;
