//! The story of a match in three sentences: its first, its heaviest and its last moment.

use ui::l10n::Phrases;

/// Something that happened in a match, with the weight that it had for its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment<T> {
    pub weight: u32,
    pub what: T,
}

impl<T> Moment<T> {
    pub const fn new(weight: u32, what: T) -> Self {
        Self { weight, what }
    }
}

/// Returns three sentences about a match from its moments, oldest first: how it opened, what weighed
/// most, and what decided it. A match with fewer moments says what did not happen.
pub fn tell_story<T>(
    phrases: &Phrases,
    moments: &[Moment<T>],
    sentence: impl Fn(&T) -> String,
) -> [String; 3] {
    let tell = |moment: Option<&Moment<T>>, otherwise: &str| {
        moment.map_or_else(|| phrases.text(otherwise), |moment| sentence(&moment.what))
    };
    let (first, rest) = moments
        .split_first()
        .map_or((None, moments), |(first, rest)| (Some(first), rest));
    let (last, middle) = rest
        .split_last()
        .map_or((None, rest), |(last, middle)| (Some(last), middle));
    // The earliest of equal weight: the last one is often of the same turn as the end.
    let heaviest = middle.iter().rev().max_by_key(|moment| moment.weight);
    [
        tell(first, "end-story-no-opening"),
        tell(heaviest, "end-story-no-turn"),
        tell(last, "end-story-no-end"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_story_has_the_first_the_heaviest_and_the_last_moment() {
        let phrases = Phrases::load("en");
        let moments = [
            (9, "first"),
            (1, "light"),
            (7, "heavy"),
            (7, "as heavy"),
            (3, "last"),
        ];
        let moments = moments.map(|(weight, what)| Moment::new(weight, what));
        let told =
            |count: usize| tell_story(&phrases, &moments[..count], |what| (*what).to_owned());
        assert_eq!(told(5), ["first", "heavy", "last"]);
        assert_eq!(told(3), ["first", "light", "heavy"]);
        let [first, turn, last] = told(2);
        assert_eq!((first.as_str(), last.as_str()), ("first", "light"));
        assert_eq!(turn, phrases.text("end-story-no-turn"));
        assert!(
            told(0).iter().all(|line| line.ends_with('.')),
            "{:?}",
            told(0)
        );
    }
}
