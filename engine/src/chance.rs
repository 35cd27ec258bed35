//! Sources of dice and draws, and records of their outcomes.
//!
//! A rule asks for one of `n` equally likely outcomes. The source may be a generator, a recorded
//! game or the script of a test; the rule does not know which.

mod seed;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
pub use seed::Seed;
use serde::{Deserialize, Serialize};

/// A source of equally likely outcomes.
///
/// ```
/// use engine::chance::{Chance, SeededRng};
///
/// let mut chance = SeededRng::new(7, 0);
/// let roll = chance.die(6);
/// assert!((1..=6).contains(&roll));
///
/// let mut cards = ["ace", "king", "queen"];
/// chance.shuffle(&mut cards);
/// assert!(cards.contains(&"ace"));
/// ```
pub trait Chance {
    /// Returns one of `0..n`, or 0 if `n` is 0 or 1.
    fn pick(&mut self, n: u32) -> u32;

    /// Rolls a die with faces `1..=sides`.
    fn die(&mut self, sides: u32) -> u32 {
        self.pick(sides) + 1
    }

    /// Shuffles `items` (Fisher-Yates, from the back).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            let n = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, self.pick(n) as usize);
        }
    }
}

/// One recorded outcome: `value` out of `0..outcomes`.
///
/// ```
/// use engine::chance::{Chance, ChanceOutcome, ScriptedChance};
///
/// // A 4 on a six-sided die: outcome number 3 of six.
/// let draws = [ChanceOutcome { outcomes: 6, value: 3 }];
/// assert_eq!(ScriptedChance::new(&draws).die(6), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChanceOutcome {
    /// The number of possible outcomes.
    #[serde(rename = "of")]
    pub outcomes: u32,
    /// The outcome, from 0.
    pub value: u32,
}

/// A ChaCha8 generator with an independent stream for every step of a game, so a loaded or rewound
/// game continues with the same numbers.
///
/// ```
/// use engine::chance::{Chance, SeededRng};
///
/// let rolls = |stream| {
///     let mut chance = SeededRng::new(7, stream);
///     [(); 8].map(|()| chance.die(6))
/// };
/// assert_eq!(rolls(0), [1, 1, 2, 2, 2, 5, 1, 5]);
/// assert_ne!(rolls(1), rolls(0));
/// ```
#[derive(Clone, Debug)]
pub struct SeededRng(ChaCha8Rng);

impl SeededRng {
    /// Creates the generator for stream number `stream` of `seed`.
    #[must_use]
    pub fn new(seed: impl Into<Seed>, stream: u64) -> Self {
        let mut rng = match seed.into() {
            Seed::Number(number) => ChaCha8Rng::seed_from_u64(number),
            Seed::Bytes(bytes) => ChaCha8Rng::from_seed(bytes),
        };
        rng.set_stream(stream);
        Self(rng)
    }
}

impl Chance for SeededRng {
    fn pick(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        // Lemire's multiply-and-reject: unbiased, and fixed here so that no library can change it.
        let reject = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            if product as u32 >= reject {
                return (product >> 32) as u32;
            }
        }
    }
}

/// Forwards every request to another source and records the outcomes.
///
/// ```
/// use engine::chance::{Chance, Recorder, ScriptedChance, SeededRng};
///
/// let mut source = SeededRng::new(3, 0);
/// let mut recorder = Recorder::new(&mut source);
/// let rolls = [recorder.die(6), recorder.die(6)];
///
/// let mut replay = ScriptedChance::new(&recorder.draws);
/// assert_eq!([replay.die(6), replay.die(6)], rolls);
/// ```
#[derive(Debug)]
pub struct Recorder<'a, C> {
    source: &'a mut C,
    /// The outcomes so far, in order.
    pub draws: Vec<ChanceOutcome>,
}

impl<'a, C: Chance> Recorder<'a, C> {
    /// Records the outcomes of `source`.
    pub const fn new(source: &'a mut C) -> Self {
        Self {
            source,
            draws: Vec::new(),
        }
    }
}

impl<C: Chance> Chance for Recorder<'_, C> {
    fn pick(&mut self, n: u32) -> u32 {
        let value = self.source.pick(n);
        self.draws.push(ChanceOutcome { outcomes: n, value });
        value
    }
}

/// How given outcomes differ from those that the rules ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OutcomeMismatch {
    /// The first outcome that does not fit, counted from 0.
    pub index: usize,
    /// The number of possible outcomes that the rules request at this index; `None` if they request
    /// no more outcomes.
    pub outcomes: Option<u32>,
    /// The outcome that was given at this index; `None` if too few were given.
    pub given: Option<ChanceOutcome>,
    /// The minimum number of missing outcomes: later requests may depend on them.
    pub missing: usize,
    /// The number of given outcomes that are not used.
    pub unused: usize,
}

/// Returns recorded outcomes: for replays, and for the dice of a worked example.
///
/// If the script does not fit a request, it answers 0 and remembers the first mismatch.
///
/// ```
/// use engine::chance::{Chance, ChanceOutcome, ScriptedChance};
///
/// let draws = [ChanceOutcome { outcomes: 6, value: 5 }];
/// let mut script = ScriptedChance::new(&draws);
/// assert_eq!(script.pick(6), 5);
/// assert!(script.fits());
///
/// // One request too many.
/// script.pick(6);
/// assert_eq!(script.mismatch().map(|mismatch| mismatch.missing), Some(1));
/// ```
#[derive(Clone, Debug)]
pub struct ScriptedChance<'a> {
    draws: &'a [ChanceOutcome],
    next: usize,
    /// The index of the first mismatch, and the number of possible outcomes that were requested
    /// there.
    failed: Option<(usize, u32)>,
}

impl<'a> ScriptedChance<'a> {
    /// Plays `draws` from the first.
    #[must_use]
    pub const fn new(draws: &'a [ChanceOutcome]) -> Self {
        Self {
            draws,
            next: 0,
            failed: None,
        }
    }

    /// Returns whether every request fitted its recorded outcome and no outcome is left.
    #[must_use]
    pub const fn fits(&self) -> bool {
        self.failed.is_none() && self.next == self.draws.len()
    }

    /// Returns the first mismatch between the script and the requests; `None` if the script fits.
    #[must_use]
    pub fn mismatch(&self) -> Option<OutcomeMismatch> {
        let count = self.draws.len();
        let (index, outcomes) = match self.failed {
            Some((index, outcomes)) => (index, Some(outcomes)),
            None if self.next < count => (self.next, None),
            None => return None,
        };
        let given = self.draws.get(index).copied();
        Some(OutcomeMismatch {
            index,
            outcomes,
            given,
            missing: if given.is_none() {
                self.next - count
            } else {
                0
            },
            unused: if outcomes.is_none() { count - index } else { 0 },
        })
    }

    /// Returns whether all outcomes have been used.
    const fn is_at_end(&self) -> bool {
        self.next >= self.draws.len()
    }
}

impl Chance for ScriptedChance<'_> {
    fn pick(&mut self, n: u32) -> u32 {
        let index = self.next;
        self.next += 1;
        match self.draws.get(index) {
            Some(&ChanceOutcome { outcomes, value })
                if outcomes == n && (value < n || value == 0) =>
            {
                value
            }
            Some(_) | None => {
                self.failed.get_or_insert((index, n));
                0
            }
        }
    }
}

/// Returns given outcomes as long as there are any, then those of another source.
///
/// ```
/// use engine::chance::{Chance, ChanceOutcome, ScriptedPrefix, ZeroChance};
///
/// // Real dice for the first roll, zeros for all others.
/// let draws = [ChanceOutcome { outcomes: 6, value: 5 }];
/// let mut chance = ScriptedPrefix::new(&draws, ZeroChance);
/// assert_eq!([chance.die(6), chance.die(6)], [6, 1]);
/// assert_eq!(chance.mismatch(), None);
/// ```
#[derive(Clone, Debug)]
pub struct ScriptedPrefix<'a, C> {
    script: ScriptedChance<'a>,
    rest: C,
}

impl<'a, C: Chance> ScriptedPrefix<'a, C> {
    /// Plays `draws` from the first, then asks `rest`.
    #[must_use]
    pub const fn new(draws: &'a [ChanceOutcome], rest: C) -> Self {
        Self {
            script: ScriptedChance::new(draws),
            rest,
        }
    }

    /// Returns the first mismatch between the given outcomes and the requests. Running out of given
    /// outcomes is not a mismatch.
    #[must_use]
    pub fn mismatch(&self) -> Option<OutcomeMismatch> {
        self.script.mismatch()
    }
}

impl<C: Chance> Chance for ScriptedPrefix<'_, C> {
    fn pick(&mut self, n: u32) -> u32 {
        if self.script.is_at_end() {
            self.rest.pick(n)
        } else {
            self.script.pick(n)
        }
    }
}

/// Any source behind one type. The compiler makes a copy of the rules for every type of source;
/// where a few nanoseconds per outcome do not matter, as in a session, this type avoids a copy. The
/// type of [`EventSink`](crate::game::EventSink) counts as well, so code that uses `DynChance`
/// always passes a `Vec` for the events, even if nobody reads them: a
/// [`NullSink`](crate::game::NullSink) would add one more copy of the rules.
pub struct DynChance<'a>(pub &'a mut dyn Chance);

impl Chance for DynChance<'_> {
    fn pick(&mut self, n: u32) -> u32 {
        self.0.pick(n)
    }
}

/// Answers 0 to every request: for games without chance.
///
/// ```
/// use engine::chance::{Chance, ZeroChance};
///
/// assert_eq!((ZeroChance.pick(6), ZeroChance.die(6)), (0, 1));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct ZeroChance;

impl Chance for ZeroChance {
    fn pick(&mut self, _: u32) -> u32 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeded_numbers_are_pinned() {
        let mut chance = SeededRng::new(7, 0);
        let rolls: Vec<u32> = (0..8).map(|_| chance.die(6)).collect();
        assert_eq!(rolls, [1, 1, 2, 2, 2, 5, 1, 5]);
    }

    #[test]
    fn streams_of_a_seed_differ() {
        let roll = |stream| {
            let mut chance = SeededRng::new(7, stream);
            (0..16).map(|_| chance.pick(1000)).collect::<Vec<_>>()
        };
        assert_ne!(roll(0), roll(1));
        assert_eq!(roll(1), roll(1));
    }

    #[test]
    fn a_recording_replays() {
        let mut source = SeededRng::new(3, 0);
        let mut recorder = Recorder::new(&mut source);
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
        recorder.shuffle(&mut cards);
        let draws = recorder.draws;
        let mut script = ScriptedChance::new(&draws);
        let mut again = [0, 1, 2, 3, 4, 5, 6, 7];
        script.shuffle(&mut again);
        assert_eq!(cards, again);
        assert!(script.fits());
    }

    #[test]
    fn a_script_that_does_not_fit_is_detected() {
        let draws = [ChanceOutcome {
            outcomes: 6,
            value: 9,
        }];
        let mut script = ScriptedChance::new(&draws);
        assert_eq!(script.pick(6), 0);
        assert!(!script.fits());
        let mut short = ScriptedChance::new(&[]);
        assert_eq!(short.pick(6), 0);
        assert!(!short.fits());
    }

    #[test]
    fn a_mismatch_reports_its_index_and_the_missing_outcomes() {
        let die = |value| ChanceOutcome { outcomes: 6, value };
        let draws = [die(1), die(2), die(3)];
        let after = |asked: &[u32]| {
            let mut script = ScriptedChance::new(&draws);
            for n in asked {
                script.pick(*n);
            }
            script.mismatch()
        };
        assert_eq!(after(&[6, 6, 6]), None);
        let short = OutcomeMismatch {
            index: 3,
            outcomes: Some(4),
            missing: 2,
            ..OutcomeMismatch::default()
        };
        assert_eq!(after(&[6, 6, 6, 4, 6]), Some(short));
        let long = OutcomeMismatch {
            index: 1,
            given: Some(die(2)),
            unused: 2,
            ..OutcomeMismatch::default()
        };
        assert_eq!(after(&[6]), Some(long));
        let other = OutcomeMismatch {
            index: 1,
            outcomes: Some(5),
            given: Some(die(2)),
            ..OutcomeMismatch::default()
        };
        assert_eq!(after(&[6, 5, 6, 6]), Some(other));
    }

    #[test]
    fn a_scripted_prefix_is_followed_by_the_other_source() {
        let draws = [ChanceOutcome {
            outcomes: 6,
            value: 5,
        }];
        let mut prefixed = ScriptedPrefix::new(&draws, SeededRng::new(7, 0));
        let mut rest = SeededRng::new(7, 0);
        assert_eq!(prefixed.pick(6), 5);
        for _ in 0..4 {
            assert_eq!(prefixed.pick(6), rest.pick(6));
        }
        assert_eq!(prefixed.mismatch(), None);
        let mut unasked = ScriptedPrefix::new(&draws, ZeroChance);
        assert!(
            unasked
                .mismatch()
                .is_some_and(|mismatch| mismatch.unused == 1)
        );
        unasked.pick(4);
        assert!(
            unasked
                .mismatch()
                .is_some_and(|mismatch| mismatch.index == 0)
        );
    }
}
