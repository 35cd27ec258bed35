//! The parts of Centauri Rift that a content pack can change: pictures by slot, and names of ships
//! and boards.

#[cfg(feature = "schema")]
use crate::content_id::id_pattern_within;
use crate::game::PackSupport;
use crate::rift::Rift;
use crate::rift::content::ContentSet;

/// Picture slots that do not depend on the content. Each ship model adds one, see [`ship_slot`].
const FIXED_SLOTS: [&str; 5] = [
    "rift-door",
    "rift-planet",
    "rift-star",
    "rift-asteroid",
    "rift-mine",
];

/// Returns the picture slot of a ship model.
#[must_use]
pub fn ship_slot(model: &str) -> String {
    format!("rift-ship-{model}")
}

impl PackSupport for Rift {
    fn has_picture_slot(content: &ContentSet, slot: &str) -> bool {
        let mut models = content.figures().models.iter();
        FIXED_SLOTS.contains(&slot) || models.any(|model| ship_slot(&model.id) == slot)
    }

    #[cfg(feature = "schema")]
    fn picture_slot_patterns() -> Vec<String> {
        let ships = ship_slot(&id_pattern_within());
        FIXED_SLOTS
            .map(str::to_owned)
            .into_iter()
            .chain([ships])
            .collect()
    }

    /// Accepts the keys of ships and boards, also of those in the base content.
    fn has_phrase_key(content: Option<&ContentSet>, key: &str) -> bool {
        let content = content.cloned().unwrap_or_default();
        let models = &content.figures().models;
        let is_model = key.strip_prefix("rift-model-").is_some_and(|id| {
            let id = id.split('.').next().unwrap_or_default();
            models.iter().any(|model| model.id == id)
        });
        is_model
            || content.board_ids().any(|id| {
                let suffix = key
                    .strip_prefix("rift-board-")
                    .and_then(|suffix| suffix.strip_prefix(id));
                matches!(suffix, Some("-name" | "-blurb"))
            })
    }

    fn content_phrases(content: &ContentSet) -> Vec<(String, String)> {
        let pack_boards = content
            .boards()
            .filter(|board| content.is_from_pack(&board.id));
        pack_boards
            .flat_map(|board| {
                let texts = [("name", &board.name), ("blurb", &board.blurb)];
                texts
                    .map(|(field, text)| (format!("rift-board-{}-{field}", board.id), text.clone()))
            })
            .collect()
    }
}
