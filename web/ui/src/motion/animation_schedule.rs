//! Schedules animation steps: in sequence or in parallel, and compressed if the sequence is too
//! long, except for steps that players read.

use super::animation_step::{AnimationStep, Keyframe, Property};
use super::combat_scene::StagedScene;
use crate::settings::Tempo;
use crate::sound::SoundCue;
use std::rc::Rc;
use yew::prelude::*;

/// The longest sequence in milliseconds at normal tempo, without steps that are read. Longer
/// sequences are compressed.
pub const LIMIT: u32 = 600;

/// A value at a point in time.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedValue {
    /// Milliseconds from the start of the schedule.
    pub at: u32,
    pub value: String,
}

/// One property of some elements through the whole schedule.
#[derive(Clone, PartialEq, Debug)]
pub struct AnimationTrack {
    /// The CSS selector of the elements.
    pub on: String,
    pub property: Property,
    /// The values in chronological order.
    pub frames: Vec<TimedValue>,
}

/// The animation that follows an action. Schedules are compared by their number.
#[derive(Clone, Default)]
pub struct AnimationSchedule {
    /// Increases with every schedule.
    pub number: u32,
    pub tracks: Vec<AnimationTrack>,
    /// The transient drawings, as the content of a board layer.
    pub drawings: Rc<Html>,
    /// The sounds, each with its start in milliseconds.
    pub cues: Vec<(u32, SoundCue)>,
    /// The total length in milliseconds.
    pub length: u32,
    /// The attack that is shown on the combat stage.
    pub combat: Option<StagedScene>,
}

impl PartialEq for AnimationSchedule {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl AnimationSchedule {
    /// Schedules steps. A sequence longer than [`LIMIT`] is compressed as a whole, including steps
    /// that are read.
    #[must_use]
    pub fn new(number: u32, mut steps: Vec<AnimationStep>, tempo: Tempo) -> Self {
        for step in &mut steps {
            step.is_read_by_player = false;
        }
        Self::with_limit(number, steps, tempo, LIMIT)
    }

    /// Schedules steps with a game-specific limit in milliseconds. Steps that are read keep their
    /// length, whatever the limit.
    #[must_use]
    pub fn with_limit(number: u32, steps: Vec<AnimationStep>, tempo: Tempo, limit: u32) -> Self {
        let scale = TimeScale::of(&steps, tempo, limit);
        let times = scale.times(&steps);
        let mut schedule = Self {
            number,
            length: times.iter().map(|(_, to)| *to).max().unwrap_or(0),
            ..Self::default()
        };
        let mut drawings = Vec::new();
        for (step, (from, to)) in steps.into_iter().zip(times) {
            schedule.cues.extend(step.cue.map(|cue| (from, cue)));
            for (n, effect) in (drawings.len()..).zip(step.effects) {
                let name = effect.name.unwrap_or_else(|| format!("{number}-{n}"));
                let on = super::TransientDrawing::select(&name);
                if from > 0 {
                    // The drawing is invisible until its step begins.
                    schedule.add(&on, Property::Opacity, super::fade(&[0.0]), 0, 0);
                }
                schedule.add(&on, Property::Opacity, effect.opacity, from, to);
                schedule.add(&on, Property::Transform, effect.transform, from, to);
                drawings.push(html! {
                    <g key={format!("{number}-{n}")} transform={effect.position}><g class="fx" data-fx={name}>{ effect.body }</g></g>
                });
            }
            for change in step.moves {
                schedule.add(&change.on, change.property, change.steps, from, to);
            }
        }
        schedule.hold_effects();
        schedule.drawings = Rc::new(drawings.into_iter().collect());
        schedule
    }

    /// Adds an attack for the combat stage.
    #[must_use]
    pub fn with_combat(mut self, staged: Option<StagedScene>) -> Self {
        self.combat = staged;
        self
    }

    /// Returns the milliseconds after which board and combat stage are still.
    #[must_use]
    pub fn length_with_combat(&self) -> u32 {
        let combat = self.combat.as_ref().map_or(0, |staged| staged.shown_for);
        self.length.max(combat)
    }

    /// Keeps transient drawings in their last state until the end of the schedule.
    fn hold_effects(&mut self) {
        let end = self.length;
        let effects = self.tracks.iter_mut().filter(|track| is_effect(&track.on));
        for track in effects {
            if let Some(last) = track.frames.last().filter(|last| last.at < end).cloned() {
                track.frames.push(TimedValue { at: end, ..last });
            }
        }
    }

    /// Returns whether there is nothing to see and nothing to hear.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tracks.is_empty() && self.cues.is_empty()
    }

    fn add(&mut self, on: &str, property: Property, steps: Vec<Keyframe>, from: u32, to: u32) {
        if steps.is_empty() {
            return;
        }
        let frames = steps.into_iter().map(|(part, value)| TimedValue {
            at: from + (f64::from(to - from) * part).round() as u32,
            value,
        });
        let frames: Vec<TimedValue> = frames.collect();
        let mut tracks = self.tracks.iter_mut();
        match tracks.find(|track| track.on == on && track.property == property) {
            // The last value of a step holds until the next step changes it.
            Some(track) => track.hold_until_next(frames),
            None => self.tracks.push(AnimationTrack {
                on: on.to_owned(),
                property,
                frames: with_first_value_from_start(frames),
            }),
        }
    }
}

impl AnimationTrack {
    fn hold_until_next(&mut self, frames: Vec<TimedValue>) {
        let boundary = self.frames.last().zip(frames.first());
        if let Some((last, next)) = boundary.filter(|(last, next)| last.at < next.at) {
            let hold = TimedValue {
                at: next.at,
                value: last.value.clone(),
            };
            self.frames.push(hold);
        }
        // Parallel steps may overlap, but times must not decrease.
        let from = self.frames.last().map_or(0, |last| last.at);
        self.frames
            .extend(frames.into_iter().map(|frame| TimedValue {
                at: frame.at.max(from),
                ..frame
            }));
    }
}

/// Returns whether a selector is that of a transient drawing itself, and not of a part inside one.
fn is_effect(on: &str) -> bool {
    on.starts_with("[data-fx=") && on.ends_with(']')
}

/// Returns frames that hold their first value from the start of the schedule.
fn with_first_value_from_start(mut frames: Vec<TimedValue>) -> Vec<TimedValue> {
    let first = frames.first().filter(|first| first.at > 0).cloned();
    if let Some(first) = first {
        frames.insert(0, TimedValue { at: 0, ..first });
    }
    frames
}

/// The compression of a sequence. Times are counted in fractions of a millisecond, so that steps
/// that are read and others add up without rounding.
struct TimeScale {
    /// Fractions per millisecond of the sequence.
    parts: u64,
    /// Fractions that remain of a millisecond of a step that is not read.
    rest: u64,
    percent: u64,
}

impl TimeScale {
    fn of(steps: &[AnimationStep], tempo: Tempo, limit: u32) -> Self {
        let plain = Self {
            parts: 1,
            rest: 1,
            percent: tempo.percent().into(),
        };
        let unread_length = plain.spans(steps, |step| {
            if step.is_read_by_player {
                0
            } else {
                step.length.into()
            }
        });
        let unread_length = unread_length.map(|(_, to)| to).max().unwrap_or(0);
        Self {
            parts: unread_length.max(limit.into()).max(1),
            rest: limit.into(),
            ..plain
        }
    }

    /// Returns the start and the end of each step, in milliseconds.
    fn times(&self, steps: &[AnimationStep]) -> Vec<(u32, u32)> {
        let length = |step: &AnimationStep| {
            let share = if step.is_read_by_player {
                self.parts
            } else {
                self.rest
            };
            u64::from(step.length) * share
        };
        let fit = |time: u64| {
            let time = time * self.percent / 100 / self.parts;
            u32::try_from(time).unwrap_or(u32::MAX)
        };
        let spans = self.spans(steps, length);
        spans.map(|(from, to)| (fit(from), fit(to))).collect()
    }

    /// Returns the start and the end of each step, in fractions of a millisecond.
    fn spans(
        &self,
        steps: &[AnimationStep],
        length: impl Fn(&AnimationStep) -> u64,
    ) -> impl Iterator<Item = (u64, u64)> {
        let (mut head, mut end) = (0, 0);
        let rest = self.rest;
        steps.iter().map(move |step| {
            let from = match step.lag {
                Some(lag) => head + u64::from(lag) * rest,
                None => {
                    head = end;
                    head
                }
            };
            let to = from + length(step);
            end = end.max(to);
            (from, to)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::motion::{fade, keyframes};

    fn glide(length: u32) -> AnimationStep {
        let steps = keyframes(["a".to_owned(), "b".to_owned()]);
        AnimationStep::new(length, Some(SoundCue::Thrust)).with_animation(
            "ship",
            Property::Transform,
            steps,
        )
    }

    #[test]
    fn steps_run_in_sequence_or_in_parallel_with_a_lag() {
        let times = |steps: &[AnimationStep]| {
            let times = TimeScale::of(steps, Tempo::Normal, LIMIT).times(steps);
            times
                .into_iter()
                .map(|(from, _)| from)
                .collect::<Vec<u32>>()
        };
        let steps = [glide(200), glide(100).with_lag(50), glide(100)];
        assert_eq!(times(&steps), [0, 50, 200]);
        let late = [glide(100), glide(300).with_lag(50), glide(100)];
        assert_eq!(times(&late), [0, 50, 350], "the next waits for the longest");
    }

    #[test]
    fn steps_to_be_read_keep_their_length_in_a_compressed_sequence() {
        let chain = || {
            let rounds = (0..20).flat_map(|_| [glide(200), glide(500).with_full_length()]);
            rounds.collect::<Vec<AnimationStep>>()
        };
        let schedule = AnimationSchedule::with_limit(1, chain(), Tempo::Normal, 1_000);
        assert_eq!(schedule.length, 1_000 + 20 * 500);
        let begins: Vec<u32> = schedule.cues.iter().map(|(at, _)| *at).collect();
        assert_eq!(begins[..5], [0, 50, 550, 600, 1_100]);
        let brisk = AnimationSchedule::with_limit(1, chain(), Tempo::Brisk, 1_000);
        assert_eq!(brisk.length, schedule.length / 2);
        // If everything happens at once, nothing is read.
        assert_eq!(
            AnimationSchedule::new(1, chain(), Tempo::Normal).length,
            LIMIT
        );
    }

    #[test]
    fn only_sequences_beyond_the_limit_are_compressed() {
        let short = AnimationSchedule::new(1, vec![glide(200), glide(200)], Tempo::Normal);
        assert_eq!(short.length, 400);
        let long = AnimationSchedule::new(1, (0..20).map(|_| glide(200)).collect(), Tempo::Normal);
        assert_eq!(long.length, LIMIT);
        assert_eq!(long.cues.len(), 20);
        assert_eq!(long.cues[10].0, LIMIT / 2);
    }

    #[test]
    fn the_tempo_scales_the_whole_schedule() {
        let calm = AnimationSchedule::new(1, vec![glide(200)], Tempo::Calm);
        let brisk = AnimationSchedule::new(1, vec![glide(200)], Tempo::Brisk);
        assert_eq!((calm.length, brisk.length), (400, 100));
    }

    #[test]
    fn a_track_holds_its_value_between_steps() {
        let pause = AnimationStep::new(100, None);
        let schedule =
            AnimationSchedule::new(1, vec![glide(100), pause, glide(100)], Tempo::Normal);
        let [track] = &schedule.tracks[..] else {
            panic!("one track, not {}", schedule.tracks.len());
        };
        let frames: Vec<_> = track
            .frames
            .iter()
            .map(|f| (f.at, f.value.as_str()))
            .collect();
        assert_eq!(
            frames,
            [(0, "a"), (100, "b"), (200, "b"), (200, "a"), (300, "b")]
        );
    }

    #[test]
    fn a_named_drawing_is_visible_until_a_step_hides_it() {
        use crate::motion::TransientDrawing;
        let named_step = AnimationStep::new(0, None).with_drawing(
            TransientDrawing::new(String::new(), Html::default()).with_name("old".into()),
        );
        let end = AnimationStep::new(100, None).with_animation(
            TransientDrawing::select("old"),
            Property::Opacity,
            fade(&[1.0, 0.0]),
        );
        let schedule = AnimationSchedule::new(7, vec![named_step, glide(200), end], Tempo::Normal);
        let track = schedule
            .tracks
            .iter()
            .find(|t| t.property == Property::Opacity);
        let frames: Vec<_> = track.map(|t| &t.frames).into_iter().flatten().collect();
        assert_eq!(
            frames.first().map(|f| (f.at, f.value.as_str())),
            Some((0, "1"))
        );
        assert_eq!(
            frames.last().map(|f| (f.at, f.value.as_str())),
            Some((300, "0"))
        );
    }
}
