//! One event as animation: moving elements of the board, transient drawings and sounds. Games build
//! the steps; [`AnimationSchedule`](super::AnimationSchedule) computes their times.

use crate::sound::SoundCue;
use yew::prelude::*;

/// An animated CSS property.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Property {
    /// Position and rotation, as a CSS transform in board units.
    Transform,
    Opacity,
    /// The scale around the element's center, independent of its transform.
    Scale,
}

impl Property {
    /// Returns the name in the key frames of the browser.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Transform => "transform",
            Self::Opacity => "opacity",
            Self::Scale => "scale",
        }
    }
}

/// A value at a fraction of the step, from 0 to 1.
pub type Keyframe = (f64, String);

/// An animation of elements that are on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct PropertyAnimation {
    /// The CSS selector of the elements, within the board.
    pub on: String,
    pub property: Property,
    /// The values in chronological order.
    pub steps: Vec<Keyframe>,
}

/// A drawing that exists only for a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct TransientDrawing {
    /// The name by which a [`PropertyAnimation`] of this or a later step refers to it, through
    /// [`TransientDrawing::select`].
    pub name: Option<String>,
    /// The position, as a `transform` attribute.
    pub position: String,
    pub body: Html,
    /// The movement, relative to the position.
    pub transform: Vec<Keyframe>,
    pub opacity: Vec<Keyframe>,
}

impl TransientDrawing {
    /// Creates a drawing that is visible for the whole step and gone after it.
    #[must_use]
    pub fn new(position: String, body: Html) -> Self {
        Self {
            name: None,
            position,
            body,
            transform: Vec::new(),
            opacity: fade(&[1.0, 1.0, 0.0]),
        }
    }

    /// Adds a movement.
    #[must_use]
    pub fn with_transform(mut self, transform: Vec<Keyframe>) -> Self {
        self.transform = transform;
        self
    }

    /// Sets the opacity over the step.
    #[must_use]
    pub fn with_opacity(mut self, opacity: &[f64]) -> Self {
        self.opacity = fade(opacity);
        self
    }

    /// Gives the drawing a name. It then stays until a step hides it.
    #[must_use]
    pub fn with_name(mut self, name: String) -> Self {
        self.name = Some(name);
        self.opacity = vec![(0.0, "1".to_owned())];
        self
    }

    /// Returns the CSS selector of a named drawing.
    #[must_use]
    pub fn select(name: &str) -> String {
        format!("[data-fx=\"{name}\"]")
    }
}

/// One event as animation.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AnimationStep {
    /// The duration in milliseconds.
    pub length: u32,
    /// The delay in milliseconds after the start of the last step without a lag. `None` starts when
    /// all steps before it are over.
    pub lag: Option<u32>,
    /// Animations of elements on the board.
    pub moves: Vec<PropertyAnimation>,
    /// Drawings that exist only for a moment.
    pub effects: Vec<TransientDrawing>,
    /// The sound at the start of the step.
    pub cue: Option<SoundCue>,
    /// Whether players read the step, so that it keeps its length when the sequence is compressed.
    pub is_read_by_player: bool,
}

impl AnimationStep {
    /// Creates a step with a duration in milliseconds.
    #[must_use]
    pub fn new(length: u32, cue: Option<SoundCue>) -> Self {
        Self {
            length,
            cue,
            ..Self::default()
        }
    }

    /// Adds an animation of elements on the board.
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

    /// Adds a transient drawing.
    #[must_use]
    pub fn with_drawing(mut self, effect: TransientDrawing) -> Self {
        self.effects.push(effect);
        self
    }

    /// Marks the step as one that is read, so that it keeps its length when the sequence is
    /// compressed.
    #[must_use]
    pub const fn with_full_length(mut self) -> Self {
        self.is_read_by_player = true;
        self
    }

    /// Makes the step run in parallel with the one before, after a delay in milliseconds.
    #[must_use]
    pub const fn with_lag(mut self, lag: u32) -> Self {
        self.lag = Some(lag);
        self
    }
}

/// Distributes values evenly over a step.
#[must_use]
pub fn keyframes(
    values: impl IntoIterator<IntoIter: ExactSizeIterator<Item = String>>,
) -> Vec<Keyframe> {
    let values = values.into_iter();
    let last = values.len().saturating_sub(1).max(1) as f64;
    let steps = values.enumerate();
    steps.map(|(n, value)| (n as f64 / last, value)).collect()
}

/// Distributes opacities evenly over a step.
#[must_use]
pub fn fade(values: &[f64]) -> Vec<Keyframe> {
    let last = values.len().saturating_sub(1).max(1) as f64;
    let steps = values.iter().enumerate();
    steps
        .map(|(n, value)| (n as f64 / last, value.to_string()))
        .collect()
}

/// Scales around the center from one size to another.
#[must_use]
pub fn pop(from: f64, to: f64) -> Vec<Keyframe> {
    keyframes([format!("scale({from})"), format!("scale({to})")])
}

/// Returns the values that a property of an element takes in the steps, in order. For tests.
#[must_use]
pub fn values_of<'a>(steps: &'a [AnimationStep], on: &str, property: Property) -> Vec<&'a str> {
    let moves = steps.iter().flat_map(|step| &step.moves);
    let matching = moves.filter(|one| one.on == on && one.property == property);
    matching
        .flat_map(|one| &one.steps)
        .map(|(_, value)| value.as_str())
        .collect()
}

/// Returns the sounds of the steps, in order. For tests.
#[must_use]
pub fn cues(steps: &[AnimationStep]) -> Vec<SoundCue> {
    steps.iter().filter_map(|step| step.cue).collect()
}
