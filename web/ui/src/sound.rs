//! What is heard. Sounds are made in the browser; their code is fetched when one is first needed.
//!
//! Nothing depends on them: a browser without sound, or one that refuses it, is a quiet table.

pub mod notes;
pub mod synth;

use crate::chunk;
use crate::chunk::with_load_timeout;
use std::cell::Cell;
use wasm_bindgen_futures::spawn_local;

/// What a sound says. A game says which of its events is which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoundCue {
    /// Something small was set, moved or stored.
    Tick,
    /// A piece flies on.
    Glide,
    /// It speeds up.
    Thrust,
    /// It slows down.
    Brake,
    /// It turns.
    Turn,
    /// It rises or sinks.
    Lift,
    /// A beam.
    Laser,
    /// A heavy beam.
    Ion,
    /// A missile.
    Torpedo,
    /// Something that waits was laid.
    Mine,
    /// Something went off.
    Blast,
    /// A shield took a blow.
    Shield,
    /// Shields went down.
    ShieldsDown,
    /// Shields came up.
    ShieldsUp,
    /// A hull took a blow.
    Hull,
    /// A piece is gone.
    Loss,
    /// A jump.
    Warp,
    /// Energy was stored.
    Charge,
    /// A new round.
    Round,
    /// It is the player's turn, or something is asked.
    Alert,
    /// The player has won.
    Win,
    /// The player has lost.
    Lose,
    /// Nobody has won.
    Draw,
    /// Dice fall.
    Dice,
}

impl SoundCue {
    /// All of them.
    pub const ALL: [Self; 24] = [
        Self::Tick,
        Self::Glide,
        Self::Thrust,
        Self::Brake,
        Self::Turn,
        Self::Lift,
        Self::Laser,
        Self::Ion,
        Self::Torpedo,
        Self::Mine,
        Self::Blast,
        Self::Shield,
        Self::ShieldsDown,
        Self::ShieldsUp,
        Self::Hull,
        Self::Loss,
        Self::Warp,
        Self::Charge,
        Self::Round,
        Self::Alert,
        Self::Win,
        Self::Lose,
        Self::Draw,
        Self::Dice,
    ];
}

/// What the fetched code can do.
#[derive(Clone, Copy)]
pub struct SoundPlayer {
    /// Plays cues, each after its milliseconds, at a loudness from 0 to 1, in place of those that
    /// still sound.
    pub play: fn(&[(u32, SoundCue)], f32),
    /// Lets what sounds die away.
    pub stop: fn(),
}

chunk!(
    /// What is heard.
    sound,
    synth::PLAYER,
    SoundPlayer
);

thread_local! {
    /// The code, when it is there.
    static PLAYER: Cell<Option<SoundPlayer>> = const { Cell::new(None) };
    /// Rises with everything that is asked for, so that what comes too late is not heard.
    static ASKED: Cell<u32> = const { Cell::new(0) };
}

/// Plays cues; nothing at no loudness, and nothing before the player has done anything on the page.
pub fn play(cues: &[(u32, SoundCue)], volume: f32) {
    if cues.is_empty() || volume <= 0.0 || !has_user_activation() {
        return;
    }
    let number = next_request();
    if let Some(band) = PLAYER.with(Cell::get) {
        (band.play)(cues, volume);
        return;
    }
    let cues = cues.to_vec();
    spawn_local(async move {
        // A sound that cannot be fetched is not worth a word.
        let Ok(band) = with_load_timeout(sound()).await else {
            return;
        };
        PLAYER.with(|here| here.set(Some(band)));
        if ASKED.with(Cell::get) == number {
            (band.play)(&cues, volume);
        }
    });
}

/// Breaks off what is still to be heard.
pub fn stop() {
    next_request();
    if let Some(band) = PLAYER.with(Cell::get) {
        (band.stop)();
    }
}

fn next_request() -> u32 {
    ASKED.with(|asked| {
        asked.set(asked.get().wrapping_add(1));
        asked.get()
    })
}

/// Whether the player has done anything on the page: before that, browsers let nothing sound.
fn has_user_activation() -> bool {
    let window = crate::browser::window();
    let activation = window.and_then(|window| {
        let activation = js_sys::Reflect::get(&window.navigator(), &"userActivation".into());
        js_sys::Reflect::get(&activation.ok()?, &"hasBeenActive".into()).ok()
    });
    // Browsers that do not tell refuse by themselves, without a word.
    activation.is_none_or(|active| active.as_bool().unwrap_or(true))
}
