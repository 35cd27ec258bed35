//! The notes of each sound effect, made of plain waves and noise. This module contains only data.

use super::SoundCue;

/// The waveform of a note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waveform {
    Sine,
    /// A triangle wave, slightly brighter than a sine.
    Triangle,
    /// A sawtooth, brighter than a triangle.
    Saw,
    /// Filtered noise around the pitch, like wind.
    Noise,
}

/// A tone whose pitch glides and whose volume decays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SynthNote {
    pub wave: Waveform,
    /// The pitch in hertz at the start and at the end.
    pub pitch: (f32, f32),
    /// The start and the duration, in milliseconds.
    pub time: (u16, u16),
    /// The volume from 0 to 1.
    pub gain: f32,
}

const fn note(wave: Waveform, pitch: (f32, f32), time: (u16, u16), gain: f32) -> SynthNote {
    SynthNote {
        wave,
        pitch,
        time,
        gain,
    }
}

/// Returns the notes of a sound effect.
#[must_use]
#[rustfmt::skip]
pub const fn notes(cue: SoundCue) -> &'static [SynthNote] {
    use Waveform::{Noise, Saw, Sine, Triangle};
    match cue {
        SoundCue::Tick => &[const { note(Triangle, (1250.0, 980.0), (0, 45), 0.22) }],
        SoundCue::Glide => &[const { note(Noise, (340.0, 760.0), (0, 170), 0.2) }],
        SoundCue::Thrust => &[const { note(Noise, (260.0, 620.0), (0, 240), 0.34) }, const { note(Sine, (70.0, 96.0), (0, 200), 0.3) }],
        SoundCue::Brake => &[const { note(Noise, (620.0, 220.0), (0, 220), 0.3) }, const { note(Sine, (96.0, 62.0), (0, 200), 0.26) }],
        SoundCue::Turn => &[const { note(Noise, (900.0, 1500.0), (0, 130), 0.2) }, const { note(Triangle, (196.0, 247.0), (0, 110), 0.16) }],
        SoundCue::Lift => &[const { note(Sine, (262.0, 392.0), (0, 190), 0.26) }, const { note(Noise, (500.0, 1100.0), (0, 180), 0.12) }],
        SoundCue::Laser => &[const { note(Saw, (1760.0, 330.0), (0, 170), 0.15) }, const { note(Triangle, (2400.0, 500.0), (0, 130), 0.14) }],
        SoundCue::Ion => &[const { note(Saw, (140.0, 880.0), (0, 120), 0.14) }, const { note(Saw, (980.0, 110.0), (110, 260), 0.18) }, const { note(Noise, (2600.0, 500.0), (110, 240), 0.2) }],
        SoundCue::Torpedo => &[const { note(Noise, (1400.0, 380.0), (0, 260), 0.3) }, const { note(Triangle, (220.0, 130.0), (0, 230), 0.2) }],
        SoundCue::Mine => &[const { note(Triangle, (520.0, 390.0), (0, 70), 0.24) }, const { note(Triangle, (390.0, 390.0), (90, 90), 0.2) }],
        SoundCue::Blast => &[const { note(Noise, (900.0, 70.0), (0, 480), 0.6) }, const { note(Sine, (110.0, 36.0), (0, 420), 0.6) }],
        SoundCue::Shield => &[const { note(Sine, (880.0, 1320.0), (0, 180), 0.2) }, const { note(Sine, (1325.0, 1990.0), (0, 140), 0.1) }],
        SoundCue::ShieldsDown => &[const { note(Triangle, (620.0, 150.0), (0, 340), 0.26) }],
        SoundCue::ShieldsUp => &[const { note(Triangle, (220.0, 660.0), (0, 300), 0.2) }],
        SoundCue::Hull => &[const { note(Noise, (420.0, 120.0), (0, 170), 0.5) }, const { note(Triangle, (150.0, 80.0), (0, 150), 0.4) }],
        SoundCue::Loss => &[const { note(Noise, (1600.0, 60.0), (0, 640), 0.55) }, const { note(Sine, (160.0, 30.0), (0, 560), 0.6) }, const { note(Triangle, (330.0, 82.0), (60, 460), 0.22) }],
        SoundCue::Warp => &[const { note(Sine, (150.0, 1200.0), (0, 260), 0.26) }, const { note(Noise, (400.0, 3800.0), (0, 280), 0.18) }, const { note(Sine, (1200.0, 900.0), (260, 140), 0.14) }],
        SoundCue::Charge => &[const { note(Sine, (330.0, 440.0), (0, 90), 0.18) }, const { note(Sine, (440.0, 587.0), (70, 130), 0.18) }],
        SoundCue::Round => &[const { note(Sine, (392.0, 392.0), (0, 260), 0.14) }, const { note(Sine, (523.3, 523.3), (90, 300), 0.14) }],
        SoundCue::Alert => &[const { note(Sine, (659.3, 659.3), (0, 170), 0.26) }, const { note(Sine, (880.0, 880.0), (130, 320), 0.26) }],
        SoundCue::Win => &[const { note(Triangle, (523.3, 523.3), (0, 220), 0.24) }, const { note(Triangle, (659.3, 659.3), (140, 220), 0.24) }, const { note(Triangle, (784.0, 784.0), (280, 260), 0.24) }, const { note(Triangle, (1046.5, 1046.5), (430, 620), 0.26) }],
        SoundCue::Lose => &[const { note(Triangle, (392.0, 392.0), (0, 260), 0.22) }, const { note(Triangle, (311.1, 311.1), (200, 280), 0.22) }, const { note(Triangle, (233.1, 220.0), (420, 620), 0.24) }],
        SoundCue::Draw => &[const { note(Triangle, (440.0, 440.0), (0, 240), 0.2) }, const { note(Triangle, (440.0, 440.0), (260, 420), 0.18) }],
        SoundCue::Dice => &[const { note(Noise, (3200.0, 2400.0), (0, 35), 0.34) }, const { note(Noise, (2600.0, 2000.0), (75, 35), 0.3) }, const { note(Noise, (2900.0, 1900.0), (130, 30), 0.24) }, const { note(Noise, (2300.0, 1700.0), (205, 45), 0.2) }],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_cue_is_audible_short_and_not_too_loud() {
        for cue in SoundCue::ALL {
            let notes = notes(cue);
            assert!(!notes.is_empty(), "{cue:?}");
            let end = notes.iter().map(|note| note.time.0 + note.time.1).max();
            assert!(end <= Some(1100), "{cue:?} lasts {end:?} ms");
            for note in notes {
                assert!(note.gain > 0.0 && note.gain <= 0.6, "{cue:?}");
                let (from, to) = note.pitch;
                // The glide is exponential, and small speakers must be able to play it.
                assert!(from.min(to) >= 30.0 && from.max(to) < 4000.0, "{cue:?}");
            }
        }
    }

    #[test]
    fn every_cue_has_different_notes() {
        let note_texts: BTreeSet<String> = SoundCue::ALL
            .iter()
            .map(|&cue| format!("{:?}", notes(cue)))
            .collect();
        assert_eq!(note_texts.len(), SoundCue::ALL.len());
    }
}
