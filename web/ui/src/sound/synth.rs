//! Plays notes with the Web Audio API. If the browser refuses something, the sound is skipped.

use super::SoundCue;
use super::notes::{SynthNote, Waveform, notes};
use crate::timing::after;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioParam, AudioScheduledSourceNode, BiquadFilterType,
    GainNode, OscillatorType,
};

/// The volume of the whole mix at full volume.
const MASTER_VOLUME: f32 = 0.5;
/// Length of a note's attack and of the fade-out when all sound stops, in seconds.
const RAMP_SECONDS: f64 = 0.006;
const FADE_OUT: f64 = 0.04;
/// Milliseconds to keep the audio context running after the last note, so that the next one starts
/// at once. A running context uses power even when it is silent.
const SUSPEND_DELAY_MS: i32 = 2000;

struct Synth {
    context: AudioContext,
    wind: Option<AudioBuffer>,
    /// The gain node of the last request.
    output: Option<GainNode>,
    /// The number of requests so far.
    request_count: u32,
}

thread_local! {
    static SYNTH: RefCell<Option<Synth>> = const { RefCell::new(None) };
}

/// The export of the chunk.
pub const PLAYER: super::SoundPlayer = super::SoundPlayer { play, stop };

fn play(cues: &[(u32, SoundCue)], volume: f32) {
    SYNTH.with_borrow_mut(|synth| {
        if synth.is_none() {
            *synth = Synth::new().ok();
        }
        if let Some(synth) = synth {
            // If the audio device is lost, the page continues without sound.
            let _ = synth.play(cues, volume);
        }
    });
}

/// Fades out what is playing.
fn stop() {
    SYNTH.with_borrow_mut(|synth| {
        if let Some(synth) = synth {
            let _ = synth.fade_out();
        }
    });
}

/// Suspends the audio context, unless there was another request since.
fn suspend(request_count: u32) {
    SYNTH.with_borrow(|synth| {
        if let Some(synth) = synth
            .as_ref()
            .filter(|synth| synth.request_count == request_count)
        {
            let _ = synth.context.suspend();
        }
    });
}

impl Synth {
    fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let wind = noise(&context).ok();
        Ok(Self {
            context,
            wind,
            output: None,
            request_count: 0,
        })
    }

    fn fade_out(&mut self) -> Result<(), JsValue> {
        if let Some(output) = self.output.take() {
            let now = self.context.current_time();
            let gain = output.gain();
            gain.set_value_at_time(gain.value(), now)?;
            gain.linear_ramp_to_value_at_time(0.0, now + FADE_OUT)?;
        }
        Ok(())
    }

    fn play(&mut self, cues: &[(u32, SoundCue)], volume: f32) -> Result<(), JsValue> {
        self.fade_out()?;
        // The context may have been suspended along with its page.
        let _ = self.context.resume()?;
        let output = self.context.create_gain()?;
        output.gain().set_value(MASTER_VOLUME * volume);
        output.connect_with_audio_node(&self.context.destination())?;
        let now = self.context.current_time() + RAMP_SECONDS;
        let mut last = 0;
        for (at, cue) in cues {
            for note in notes(*cue) {
                self.play_note(&output, note, now + f64::from(*at) / 1000.0)?;
                last = last.max(at + u32::from(note.time.1));
            }
        }
        self.output = Some(output);
        self.request_count = self.request_count.wrapping_add(1);
        let requests = self.request_count;
        after(last as i32 + SUSPEND_DELAY_MS, move || suspend(requests));
        Ok(())
    }

    fn play_note(
        &self,
        output: &GainNode,
        note: &SynthNote,
        start_seconds: f64,
    ) -> Result<(), JsValue> {
        let from = start_seconds + f64::from(note.time.0) / 1000.0;
        let to = from + f64::from(note.time.1) / 1000.0;
        let gain = self.context.create_gain()?;
        let level = gain.gain();
        level.set_value_at_time(0.0, from)?;
        level.linear_ramp_to_value_at_time(note.gain, from + RAMP_SECONDS)?;
        level.exponential_ramp_to_value_at_time(0.001, to)?;
        gain.connect_with_audio_node(output)?;
        let source = self.source(note, &gain, from, to)?;
        source.start_with_when(from)?;
        source.stop_with_when(to + RAMP_SECONDS)
    }

    fn source(
        &self,
        note: &SynthNote,
        gain: &AudioNode,
        from: f64,
        to: f64,
    ) -> Result<AudioScheduledSourceNode, JsValue> {
        let kind = match note.wave {
            Waveform::Sine => OscillatorType::Sine,
            Waveform::Triangle => OscillatorType::Triangle,
            Waveform::Saw => OscillatorType::Sawtooth,
            Waveform::Noise => {
                let filter = self.context.create_biquad_filter()?;
                filter.set_type(BiquadFilterType::Bandpass);
                glide(&filter.frequency(), note.pitch, from, to)?;
                filter.connect_with_audio_node(gain)?;
                let source = self.context.create_buffer_source()?;
                source.set_buffer(self.wind.as_ref());
                source.connect_with_audio_node(&filter)?;
                return Ok(source.into());
            }
        };
        let source = self.context.create_oscillator()?;
        source.set_type(kind);
        glide(&source.frequency(), note.pitch, from, to)?;
        source.connect_with_audio_node(gain)?;
        Ok(source.into())
    }
}

fn glide(param: &AudioParam, (start, end): (f32, f32), from: f64, to: f64) -> Result<(), JsValue> {
    param.set_value_at_time(start, from)?;
    param.exponential_ramp_to_value_at_time(end, to)?;
    Ok(())
}

/// Creates one second of white noise.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let length = rate as u32;
    let buffer = context.create_buffer(1, length, rate)?;
    let samples: Vec<f32> = (0..length)
        .map(|_| (js_sys::Math::random() * 2.0 - 1.0) as f32)
        .collect();
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
