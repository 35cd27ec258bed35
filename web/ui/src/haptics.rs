//! Short vibrations of a phone. They follow the player's setting and the wish for reduced motion.

use crate::browser::window;
use crate::motion::is_reduced;
use crate::mount::root_attribute;
use crate::sound::{SoundCue, has_user_activation};
use js_sys::Reflect;
use wasm_bindgen::JsValue;

/// A vibration, in ascending strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HapticPulse {
    /// An action was carried out, or a long press shows its details.
    Tick,
    /// A piece was damaged or destroyed.
    Damage,
    /// The match has ended.
    End,
}

impl HapticPulse {
    /// Returns the length in milliseconds.
    const fn millis(self) -> u32 {
        match self {
            Self::Tick => 12,
            Self::Damage => 45,
            Self::End => 140,
        }
    }

    /// Returns the vibration that goes with a sound, if there is one.
    #[must_use]
    pub const fn of_cue(cue: SoundCue) -> Option<Self> {
        match cue {
            SoundCue::Win | SoundCue::Lose | SoundCue::Draw => Some(Self::End),
            SoundCue::Blast | SoundCue::ShieldsDown | SoundCue::Hull | SoundCue::Loss => {
                Some(Self::Damage)
            }
            SoundCue::Tick
            | SoundCue::Glide
            | SoundCue::Thrust
            | SoundCue::Brake
            | SoundCue::Turn
            | SoundCue::Lift
            | SoundCue::Laser
            | SoundCue::Ion
            | SoundCue::Torpedo
            | SoundCue::Mine
            | SoundCue::Shield
            | SoundCue::ShieldsUp
            | SoundCue::Warp
            | SoundCue::Charge
            | SoundCue::Round
            | SoundCue::Alert
            | SoundCue::Dice => None,
        }
    }
}

/// Returns whether this device is held in a hand and its browser can vibrate.
#[must_use]
pub fn is_supported() -> bool {
    let Some(navigator) = window().map(|window| JsValue::from(window.navigator())) else {
        return false;
    };
    let get = |name: &str| Reflect::get(&navigator, &name.into()).unwrap_or_default();
    get("vibrate").is_function()
        && get("maxTouchPoints")
            .as_f64()
            .is_some_and(|count| count > 0.0)
}

/// Vibrates, unless the player has turned that off or wants less motion.
pub fn pulse(pulse: HapticPulse) {
    let is_off = root_attribute("data-haptics").as_deref() == Some("off");
    // Before the first input, a browser refuses and writes an error to its console.
    if is_off || !is_supported() || is_reduced() || !has_user_activation() {
        return;
    }
    if let Some(window) = window() {
        window.navigator().vibrate_with_duration(pulse.millis());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damage_and_the_end_are_longer_than_a_tick() {
        let lengths = [HapticPulse::Tick, HapticPulse::Damage, HapticPulse::End];
        assert!(lengths.is_sorted_by(|one, next| one < next && one.millis() < next.millis()));
        let strongest = SoundCue::ALL
            .into_iter()
            .filter_map(HapticPulse::of_cue)
            .max();
        assert_eq!(strongest, Some(HapticPulse::End));
        assert_eq!(HapticPulse::of_cue(SoundCue::Glide), None);
    }
}
