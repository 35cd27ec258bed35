//! Beats set in time: one after another, some beside each other, a long chain compressed, but not what
//! is read in it.

use super::beat::{Beat, Property, Step};
use crate::settings::Tempo;
use crate::sound::Cue;
use std::rc::Rc;
use yew::prelude::*;

/// The longest chain in milliseconds at the usual tempo, without what is read in it; what is longer is
/// compressed.
pub const LIMIT: u32 = 600;

/// A value at a time.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// Milliseconds from the beginning of the score.
    pub at: u32,
    /// The value.
    pub value: String,
}

/// One property of some things through the whole score.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// Selector of the things.
    pub on: String,
    /// What of them changes.
    pub property: Property,
    /// The values, in the order of time.
    pub frames: Vec<Frame>,
}

/// Everything that is played after a deed. Compared by its number.
#[derive(Clone, Default)]
pub struct Score {
    /// Rises from one score to the next.
    pub number: u32,
    /// What moves.
    pub tracks: Vec<Track>,
    /// What is drawn for a moment: the body of a layer.
    pub drawings: Rc<Html>,
    /// What is heard, and when.
    pub cues: Vec<(u32, Cue)>,
    /// Milliseconds until all is over.
    pub length: u32,
}

impl PartialEq for Score {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Score {
    /// Sets beats in time; a chain longer than [`LIMIT`] is compressed, with all that is in it.
    #[must_use]
    pub fn of(number: u32, mut beats: Vec<Beat>, tempo: Tempo) -> Self {
        for beat in &mut beats {
            beat.read = false;
        }
        Self::within(number, beats, tempo, LIMIT)
    }

    /// Sets beats in time with a limit in milliseconds of the game's own. What is read keeps its
    /// length, whatever the limit.
    #[must_use]
    pub fn within(number: u32, beats: Vec<Beat>, tempo: Tempo, limit: u32) -> Self {
        let scale = Scale::of(&beats, tempo, limit);
        let times = scale.times(&beats);
        let mut score = Self {
            number,
            length: times.iter().map(|(_, to)| *to).max().unwrap_or(0),
            ..Self::default()
        };
        let mut drawings = Vec::new();
        for (beat, (from, to)) in beats.into_iter().zip(times) {
            score.cues.extend(beat.cue.map(|cue| (from, cue)));
            for (n, effect) in (drawings.len()..).zip(beat.effects) {
                let name = effect.name.unwrap_or_else(|| format!("{number}-{n}"));
                let on = super::Effect::select(&name);
                if from > 0 {
                    // Not there before its time.
                    score.add(&on, Property::Opacity, super::fade(&[0.0]), 0, 0);
                }
                score.add(&on, Property::Opacity, effect.opacity, from, to);
                score.add(&on, Property::Transform, effect.transform, from, to);
                drawings.push(html! {
                    <g key={format!("{number}-{n}")} transform={effect.place}><g class="fx" data-fx={name}>{ effect.body }</g></g>
                });
            }
            for change in beat.moves {
                score.add(&change.on, change.property, change.steps, from, to);
            }
        }
        score.hold_effects();
        score.drawings = Rc::new(drawings.into_iter().collect());
        score
    }

    /// Lets effects stay as they were left until all is over.
    fn hold_effects(&mut self) {
        let end = self.length;
        let effects = self.tracks.iter_mut().filter(|track| is_effect(&track.on));
        for track in effects {
            if let Some(last) = track.frames.last().filter(|last| last.at < end).cloned() {
                track.frames.push(Frame { at: end, ..last });
            }
        }
    }

    /// Nothing to see and nothing to hear.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tracks.is_empty() && self.cues.is_empty()
    }

    fn add(&mut self, on: &str, property: Property, steps: Vec<Step>, from: u32, to: u32) {
        if steps.is_empty() {
            return;
        }
        let frames = steps.into_iter().map(|(part, value)| Frame {
            at: from + (f64::from(to - from) * part).round() as u32,
            value,
        });
        let frames: Vec<Frame> = frames.collect();
        let mut tracks = self.tracks.iter_mut();
        match tracks.find(|track| track.on == on && track.property == property) {
            // What one beat leaves behind holds until the next one takes it up.
            Some(track) => track.hold_and(frames),
            None => self.tracks.push(Track {
                on: on.to_owned(),
                property,
                frames: begun(frames),
            }),
        }
    }
}

impl Track {
    fn hold_and(&mut self, more: Vec<Frame>) {
        let held = self.frames.last().zip(more.first());
        if let Some((last, next)) = held.filter(|(last, next)| last.at < next.at) {
            let hold = Frame {
                at: next.at,
                value: last.value.clone(),
            };
            self.frames.push(hold);
        }
        // Beats beside each other may overlap; time does not run backwards.
        let from = self.frames.last().map_or(0, |last| last.at);
        self.frames.extend(more.into_iter().map(|frame| Frame {
            at: frame.at.max(from),
            ..frame
        }));
    }
}

/// Whether a selector is of an effect itself; what is inside of one has its own place.
fn is_effect(on: &str) -> bool {
    on.starts_with("[data-fx=") && on.ends_with(']')
}

/// Frames that hold their first value from the beginning.
fn begun(mut frames: Vec<Frame>) -> Vec<Frame> {
    let first = frames.first().filter(|first| first.at > 0).cloned();
    if let Some(first) = first {
        frames.insert(0, Frame { at: 0, ..first });
    }
    frames
}

/// How a chain is compressed: times are counted in parts of a millisecond that let what is read and
/// what is not be added without rounding.
struct Scale {
    /// Parts in a millisecond of the chain.
    parts: u64,
    /// Parts that are left of a millisecond of what is not read.
    rest: u64,
    percent: u64,
}

impl Scale {
    fn of(beats: &[Beat], tempo: Tempo, limit: u32) -> Self {
        let plain = Self {
            parts: 1,
            rest: 1,
            percent: tempo.percent().into(),
        };
        let natural = plain.spans(beats, |beat| if beat.read { 0 } else { beat.length.into() });
        let natural = natural.map(|(_, to)| to).max().unwrap_or(0);
        Self {
            parts: natural.max(limit.into()).max(1),
            rest: limit.into(),
            ..plain
        }
    }

    /// When each beat begins and ends, in milliseconds.
    fn times(&self, beats: &[Beat]) -> Vec<(u32, u32)> {
        let length = |beat: &Beat| {
            let share = if beat.read { self.parts } else { self.rest };
            u64::from(beat.length) * share
        };
        let fit = |time: u64| {
            let time = time * self.percent / 100 / self.parts;
            u32::try_from(time).unwrap_or(u32::MAX)
        };
        let spans = self.spans(beats, length);
        spans.map(|(from, to)| (fit(from), fit(to))).collect()
    }

    /// The same in parts of a millisecond.
    fn spans(
        &self,
        beats: &[Beat],
        length: impl Fn(&Beat) -> u64,
    ) -> impl Iterator<Item = (u64, u64)> {
        let (mut head, mut end) = (0, 0);
        let rest = self.rest;
        beats.iter().map(move |beat| {
            let from = match beat.lag {
                Some(lag) => head + u64::from(lag) * rest,
                None => {
                    head = end;
                    head
                }
            };
            let to = from + length(beat);
            end = end.max(to);
            (from, to)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::motion::{along, fade};

    fn glide(length: u32) -> Beat {
        let steps = along(["a".to_owned(), "b".to_owned()]);
        Beat::new(length, Some(Cue::Thrust)).moving("ship", Property::Transform, steps)
    }

    #[test]
    fn beats_follow_each_other_and_some_go_beside() {
        let times = |beats: &[Beat]| {
            let times = Scale::of(beats, Tempo::Normal, LIMIT).times(beats);
            times
                .into_iter()
                .map(|(from, _)| from)
                .collect::<Vec<u32>>()
        };
        let beats = [glide(200), glide(100).lagging(50), glide(100)];
        assert_eq!(times(&beats), [0, 50, 200]);
        let late = [glide(100), glide(300).lagging(50), glide(100)];
        assert_eq!(times(&late), [0, 50, 350], "the next waits for the longest");
    }

    #[test]
    fn what_is_read_keeps_its_length_in_a_long_chain() {
        let chain = || {
            let rounds = (0..20).flat_map(|_| [glide(200), glide(500).to_be_read()]);
            rounds.collect::<Vec<Beat>>()
        };
        let score = Score::within(1, chain(), Tempo::Normal, 1_000);
        assert_eq!(score.length, 1_000 + 20 * 500);
        let begins: Vec<u32> = score.cues.iter().map(|(at, _)| *at).collect();
        assert_eq!(begins[..5], [0, 50, 550, 600, 1_100]);
        let brisk = Score::within(1, chain(), Tempo::Brisk, 1_000);
        assert_eq!(brisk.length, score.length / 2);
        // Where all is told in a moment, nothing is read.
        assert_eq!(Score::of(1, chain(), Tempo::Normal).length, LIMIT);
    }

    #[test]
    fn a_long_chain_is_compressed_and_a_short_one_is_not() {
        let short = Score::of(1, vec![glide(200), glide(200)], Tempo::Normal);
        assert_eq!(short.length, 400);
        let long = Score::of(1, (0..20).map(|_| glide(200)).collect(), Tempo::Normal);
        assert_eq!(long.length, LIMIT);
        assert_eq!(long.cues.len(), 20);
        assert_eq!(long.cues[10].0, LIMIT / 2);
    }

    #[test]
    fn the_tempo_stretches_everything() {
        let calm = Score::of(1, vec![glide(200)], Tempo::Calm);
        let brisk = Score::of(1, vec![glide(200)], Tempo::Brisk);
        assert_eq!((calm.length, brisk.length), (400, 100));
    }

    #[test]
    fn one_thing_has_one_track_for_each_property_and_holds_between() {
        let pause = Beat::new(100, None);
        let score = Score::of(1, vec![glide(100), pause, glide(100)], Tempo::Normal);
        let [track] = &score.tracks[..] else {
            panic!("one track, not {}", score.tracks.len());
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
    fn a_standing_effect_is_seen_until_it_is_let_go() {
        use crate::motion::Effect;
        let stand = Beat::new(0, None)
            .showing(Effect::new(String::new(), Html::default()).standing("old".into()));
        let end = Beat::new(100, None).moving(
            Effect::select("old"),
            Property::Opacity,
            fade(&[1.0, 0.0]),
        );
        let score = Score::of(7, vec![stand, glide(200), end], Tempo::Normal);
        let track = score
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
