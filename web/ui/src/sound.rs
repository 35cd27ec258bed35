//! Sound effects. They are synthesized in the browser by code that is loaded at the first sound.
//!
//! Nothing depends on sound: without it the page works silently.

pub mod notes;
pub mod synth;

use crate::chunk;
use crate::chunk::with_load_timeout;
use std::cell::Cell;
use wasm_bindgen_futures::spawn_local;

/// A sound effect. Each game maps its events to these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoundCue {
    /// A small piece was placed, moved or stored.
    Tick,
    /// A piece flies on.
    Glide,
    /// A piece speeds up.
    Thrust,
    /// A piece slows down.
    Brake,
    /// A piece turns.
    Turn,
    /// A piece climbs or dives.
    Lift,
    /// A laser beam.
    Laser,
    /// The heavier beam of an ion cannon.
    Ion,
    /// A missile.
    Torpedo,
    /// A mine was laid.
    Mine,
    /// An explosion.
    Blast,
    /// A shield was hit.
    Shield,
    ShieldsDown,
    ShieldsUp,
    /// A hull was hit.
    Hull,
    /// A piece was destroyed.
    Loss,
    /// A jump.
    Warp,
    /// Energy was stored.
    Charge,
    /// A new round.
    Round,
    /// It is the player's turn, or the player must answer a question.
    Alert,
    /// The player has won.
    Win,
    /// The player has lost.
    Lose,
    /// Nobody has won.
    Draw,
    /// Dice are rolled.
    Dice,
}

impl SoundCue {
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

/// The functions of the synthesizer, which is loaded on demand.
#[derive(Clone, Copy)]
pub struct SoundPlayer {
    /// Plays cues, each after its delay in milliseconds, at a volume from 0 to 1. Replaces cues
    /// that are still playing.
    pub play: fn(&[(u32, SoundCue)], f32),
    /// Fades out what is playing.
    pub stop: fn(),
}

chunk!(
    /// The synthesizer.
    sound,
    synth::PLAYER,
    SoundPlayer
);

thread_local! {
    /// The synthesizer, once it is loaded.
    static PLAYER: Cell<Option<SoundPlayer>> = const { Cell::new(None) };
    /// The number of the last request, so that a sound that loads too late is not played.
    static LAST_REQUEST: Cell<u32> = const { Cell::new(0) };
}

/// Plays cues. Does nothing at volume 0, or before the player has interacted with the page.
pub fn play(cues: &[(u32, SoundCue)], volume: f32) {
    if cues.is_empty() || volume <= 0.0 || !has_user_activation() {
        return;
    }
    let number = next_request_number();
    if let Some(player) = PLAYER.with(Cell::get) {
        (player.play)(cues, volume);
        return;
    }
    let cues = cues.to_vec();
    spawn_local(async move {
        // A sound that cannot be loaded is not worth a message.
        let Ok(player) = with_load_timeout(sound()).await else {
            return;
        };
        PLAYER.with(|cell| cell.set(Some(player)));
        if LAST_REQUEST.with(Cell::get) == number {
            (player.play)(&cues, volume);
        }
    });
}

/// Stops what is playing.
pub fn stop() {
    next_request_number();
    if let Some(player) = PLAYER.with(Cell::get) {
        (player.stop)();
    }
}

fn next_request_number() -> u32 {
    LAST_REQUEST.with(|cell| {
        cell.set(cell.get().wrapping_add(1));
        cell.get()
    })
}

/// Returns whether the player has interacted with the page; before that, browsers play no sound.
pub(crate) fn has_user_activation() -> bool {
    let window = crate::browser::window();
    let activation = window.and_then(|window| {
        let activation = js_sys::Reflect::get(&window.navigator(), &"userActivation".into());
        js_sys::Reflect::get(&activation.ok()?, &"hasBeenActive".into()).ok()
    });
    // Browsers without this property refuse sound by themselves, silently.
    activation.is_none_or(|active| active.as_bool().unwrap_or(true))
}
