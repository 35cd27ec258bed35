//! Resolves the words of a command to pieces, places and items on the board.

use super::{CommandInterpreter, fold_text};
use crate::formatter::ReferencePoint;
use crate::{PieceId, PlaceId};

/// How well words match a name; a later variant is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum NameMatch {
    /// Every word is the beginning of a word of the name.
    Begun,
    /// Every word is a complete word of the name.
    Whole,
    /// The words are the whole name.
    Exact,
}

/// Returns how well the words match a name; `None` if one of them does not begin a word of the
/// name.
pub(super) fn match_name(words: &[String], name: &str) -> Option<NameMatch> {
    let words: Vec<String> = words.iter().flat_map(|word| parts(word)).collect();
    let parts = parts(name);
    let is_whole = |word: &String| parts.contains(word);
    let is_prefix = |word: &String| parts.iter().any(|part| part.starts_with(word.as_str()));
    if words.is_empty() || !words.iter().all(is_prefix) {
        None
    } else if words == parts {
        Some(NameMatch::Exact)
    } else if words.iter().all(is_whole) {
        Some(NameMatch::Whole)
    } else {
        Some(NameMatch::Begun)
    }
}

/// Splits a name into folded words; a hyphen or an apostrophe between letters also splits.
fn parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut before = ' ';
    for character in name.chars() {
        let joins = before.is_alphabetic() && matches!(character, '-' | '\'' | '’');
        if character.is_whitespace() || joins {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(character);
        }
        before = character;
    }
    let folded = parts.iter().map(|part| fold_text(part));
    folded.filter(|part| !part.is_empty()).collect()
}

/// Returns the items whose names match best.
pub(crate) fn best_matches<'n, T>(
    words: &[String],
    named: impl Iterator<Item = (T, &'n str)>,
) -> Vec<T> {
    let fitting: Vec<(T, NameMatch)> = named
        .filter_map(|(item, name)| Some((item, match_name(words, name)?)))
        .collect();
    let best = fitting.iter().map(|(_, fit)| *fit).max();
    fitting
        .into_iter()
        .filter(|(_, fit)| Some(*fit) == best)
        .map(|(item, _)| item)
        .collect()
}

impl CommandInterpreter<'_> {
    /// Returns the pieces whose names match best.
    pub(super) fn pieces(&self, words: &[String]) -> Vec<PieceId> {
        let pieces = self.model().pieces.iter().enumerate();
        best_matches(
            words,
            pieces.map(|(n, piece)| (PieceId(n), piece.name.as_str())),
        )
    }

    /// Returns the place with the typed coordinate, in one word or in two.
    pub(super) fn coordinate(&self, words: &[String]) -> Option<PlaceId> {
        let typed = words.concat();
        let mut places = self.model().numbered_places();
        places
            .find(|(_, place)| !typed.is_empty() && fold_text(&place.name) == typed)
            .map(|(id, _)| id)
    }

    /// Resolves words to a place or a piece; of several pieces, the first one on the board.
    pub(super) fn reference_point(&self, words: &[String]) -> Option<ReferencePoint> {
        if let Some(place) = self.coordinate(words) {
            return Some(ReferencePoint::Place(place));
        }
        let pieces = self.model().pieces.iter().enumerate();
        let pieces =
            pieces.map(|(n, piece)| (ReferencePoint::Piece(PieceId(n)), piece.name.as_str()));
        let places = self.model().place_names();
        let places = places.map(|(id, name)| (ReferencePoint::Place(id), name));
        let found = best_matches(words, pieces.chain(places));
        let standing = found.iter().find(|reference| match reference {
            ReferencePoint::Piece(id) => self.model().place_of(*id).is_some(),
            ReferencePoint::Place(_) => true,
        });
        standing.or(found.first()).copied()
    }

    /// Describes the places that hold something of this name, such as mines.
    pub(super) fn describe_places_holding(&self, words: &[String]) -> Vec<String> {
        let matches_any =
            |holds: &[String]| holds.iter().any(|name| match_name(words, name).is_some());
        self.model()
            .places
            .iter()
            .filter(|place| matches_any(&place.holds))
            .map(|place| self.formatter.place_from(place, self.reference))
            .collect()
    }
}
