//! Input that somebody made to do harm: each target takes any bytes, does with them what the house does with what comes
//! from outside, and panics where that is answered wrongly.
//!
//! The short run of the tests feeds every target with the seeds and with disturbed ones; `fuzz/` lets a fuzzer look for
//! more (`cargo xtask fuzz`).

mod calls;
mod files;
mod matches;
#[cfg(feature = "page")]
mod messages;
mod saves;

#[path = "../../engine/tests/support/forge.rs"]
#[allow(dead_code, reason = "a part of it is used here")]
mod forge;

/// A target: what is done with some bytes.
///
/// # Panics
/// Where the house answers them wrongly.
pub type FuzzTarget = fn(&[u8]);

/// The targets by name, those of the games from the table of games.
macro_rules! targets {
    (() $($(#[$_about:meta])* $game:ident: $room:ident = $name:literal;)+) => {
        &[
            ("saves", saves::saves),
            ("codes", saves::codes),
            ("packs", files::packs),
            ("scenarios", files::scenarios),
            ("calls", calls::calls),
            $(($name, matches::play_match::<engine::$room::$game>),)+
            #[cfg(feature = "page")]
            ("guests", messages::guests),
            #[cfg(feature = "page")]
            ("hosts", messages::hosts),
            #[cfg(feature = "page")]
            ("pages", messages::pages),
        ]
    };
}

/// All targets by name.
pub const TARGETS: &[(&str, FuzzTarget)] = engine::games!(targets);

/// The target of a name.
#[must_use]
pub fn find_target(name: &str) -> Option<FuzzTarget> {
    let mut targets = TARGETS.iter();
    targets
        .find(|(known, _)| *known == name)
        .map(|(_, target)| *target)
}

#[cfg(test)]
mod tests;
