//! One thing that happens, as movement: what of the board moves, what is drawn for a moment, what
//! is heard. The game fills it in; times are worked out by [`AnimationSchedule`](super::AnimationSchedule).

use crate::sound::SoundCue;
use yew::prelude::*;

/// What of a thing changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Property {
    /// Place and turn, as a CSS transform in board units.
    Transform,
    /// How much of it is seen.
    Opacity,
    /// Its size around its own middle, beside its transform.
    Scale,
}

impl Property {
    /// Its name in key frames.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Transform => "transform",
            Self::Opacity => "opacity",
            Self::Scale => "scale",
        }
    }
}

/// A value at a part of the beat, from 0 to 1.
pub type Keyframe = (f64, String);

/// A movement of things that are on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct PropertyAnimation {
    /// Selector of the things, within the board.
    pub on: String,
    /// What of them changes.
    pub property: Property,
    /// The values, in the order of time.
    pub steps: Vec<Keyframe>,
}

/// A drawing that is there for a moment only.
#[derive(Clone, PartialEq, Debug)]
pub struct TransientDrawing {
    /// Its name, if a [`PropertyAnimation`] of this or a later beat takes it up: selected as [`TransientDrawing::select`].
    pub name: Option<String>,
    /// Where it lies, as the transform of a drawing.
    pub place: String,
    /// The drawing.
    pub body: Html,
    /// How it moves, from there.
    pub transform: Vec<Keyframe>,
    /// How much of it is seen.
    pub opacity: Vec<Keyframe>,
}

impl TransientDrawing {
    /// A drawing that is seen for the whole beat and gone after it.
    #[must_use]
    pub fn new(place: String, body: Html) -> Self {
        Self {
            name: None,
            place,
            body,
            transform: Vec::new(),
            opacity: fade(&[1.0, 1.0, 0.0]),
        }
    }

    /// The same with a movement.
    #[must_use]
    pub fn with_transform(mut self, transform: Vec<Keyframe>) -> Self {
        self.transform = transform;
        self
    }

    /// The same, seen otherwise.
    #[must_use]
    pub fn with_opacity(mut self, opacity: &[f64]) -> Self {
        self.opacity = fade(opacity);
        self
    }

    /// The same with a name; it stays until a beat lets it go.
    #[must_use]
    pub fn with_name(mut self, name: String) -> Self {
        self.name = Some(name);
        self.opacity = vec![(0.0, "1".to_owned())];
        self
    }

    /// The selector of a standing effect.
    #[must_use]
    pub fn select(name: &str) -> String {
        format!("[data-fx=\"{name}\"]")
    }
}

/// One thing that happens.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AnimationStep {
    /// Milliseconds.
    pub length: u32,
    /// Begins so many milliseconds after the beginning of the last beat that has no such entry;
    /// without it, when all before it is over.
    pub lag: Option<u32>,
    /// What moves.
    pub moves: Vec<PropertyAnimation>,
    /// What is drawn for a moment.
    pub effects: Vec<TransientDrawing>,
    /// What is heard when it begins.
    pub cue: Option<SoundCue>,
    /// Whether it is read, so that it keeps its length in a chain that is compressed.
    pub read: bool,
}

impl AnimationStep {
    /// A beat of some length.
    #[must_use]
    pub fn new(length: u32, cue: Option<SoundCue>) -> Self {
        Self {
            length,
            cue,
            ..Self::default()
        }
    }

    /// The same with a movement.
    #[must_use]
    pub fn with_animation(
        mut self,
        on: impl Into<String>,
        property: Property,
        steps: Vec<Keyframe>,
    ) -> Self {
        self.moves.push(PropertyAnimation {
            on: on.into(),
            property,
            steps,
        });
        self
    }

    /// The same with a drawing.
    #[must_use]
    pub fn with_drawing(mut self, effect: TransientDrawing) -> Self {
        self.effects.push(effect);
        self
    }

    /// The same, at its full length in however long a chain: it is read.
    #[must_use]
    pub const fn with_full_length(mut self) -> Self {
        self.read = true;
        self
    }

    /// The same, beside the beat before.
    #[must_use]
    pub const fn with_lag(mut self, lag: u32) -> Self {
        self.lag = Some(lag);
        self
    }
}

/// Values at even parts of a beat.
#[must_use]
pub fn keyframes(
    values: impl IntoIterator<IntoIter: ExactSizeIterator<Item = String>>,
) -> Vec<Keyframe> {
    let values = values.into_iter();
    let last = values.len().saturating_sub(1).max(1) as f64;
    let steps = values.enumerate();
    steps.map(|(n, value)| (n as f64 / last, value)).collect()
}

/// Degrees of being seen at even parts of a beat.
#[must_use]
pub fn fade(values: &[f64]) -> Vec<Keyframe> {
    let last = values.len().saturating_sub(1).max(1) as f64;
    let steps = values.iter().enumerate();
    steps
        .map(|(n, value)| (n as f64 / last, value.to_string()))
        .collect()
}

/// Grows or shrinks around the middle.
#[must_use]
pub fn pop(from: f64, to: f64) -> Vec<Keyframe> {
    keyframes([format!("scale({from})"), format!("scale({to})")])
}

/// The values that a drawing takes in some beats, one after another.
#[must_use]
pub fn values_of<'a>(beats: &'a [AnimationStep], on: &str, property: Property) -> Vec<&'a str> {
    let moves = beats.iter().flat_map(|beat| &beat.moves);
    let own = moves.filter(|one| one.on == on && one.property == property);
    own.flat_map(|one| &one.steps)
        .map(|(_, value)| value.as_str())
        .collect()
}

/// What is heard of some beats.
#[must_use]
pub fn cues(beats: &[AnimationStep]) -> Vec<SoundCue> {
    beats.iter().filter_map(|beat| beat.cue).collect()
}
