//! Which phrases and pictures of a game a content pack may replace.

use super::Game;

/// A game whose packs may contain additional phrases and pictures. By default a pack may only
/// reword existing phrases and contain a logo.
pub trait PackSupport: Game {
    /// Returns whether a picture slot of this name exists with the content set `content`.
    fn has_picture_slot(_content: &Self::ContentSet, _slot: &str) -> bool {
        false
    }

    /// Returns patterns that match every possible slot name, for the published schema.
    #[cfg(feature = "schema")]
    fn picture_slot_patterns() -> Vec<String> {
        Vec::new()
    }

    /// Returns whether `key` names a phrase that a pack may contain; `content` is the content set
    /// of the pack, `None` if the pack is for another game.
    fn has_phrase_key(_content: Option<&Self::ContentSet>, _key: &str) -> bool {
        false
    }

    /// Returns the phrases in the content of a pack, by key. They take precedence over shipped
    /// phrases of the same id.
    fn content_phrases(_content: &Self::ContentSet) -> Vec<(String, String)> {
        Vec::new()
    }
}
