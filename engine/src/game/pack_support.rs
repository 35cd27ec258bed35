//! What a pack may bring of a game in words and pictures: the game says it.

use super::Game;

/// A game whose packs may bring words and pictures. One that says nothing takes phrases of ours said anew, and a logo.
pub trait PackSupport: Game {
    /// Whether there is a slot of that name for a picture, as the game is played.
    fn has_picture_slot(_stock: &Self::ContentSet, _slot: &str) -> bool {
        false
    }

    /// Whether a key names something that a pack may bring; `stock` is that of the pack, none where it is for another
    /// game.
    fn has_phrase_key(_stock: Option<&Self::ContentSet>, _key: &str) -> bool {
        false
    }

    /// What is said in the content of a pack itself, by key: whatever one of ours with the same id is called.
    fn content_phrases(_stock: &Self::ContentSet) -> Vec<(String, String)> {
        Vec::new()
    }
}
