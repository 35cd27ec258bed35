//! Search of rules by id or by words.

use super::{Block, plain};

/// Returns the rules and items that match a query, best first: the rule with exactly this id, then
/// rules whose id begins with it, then all that contain words beginning with the words of the
/// query.
///
/// The series may be left out and case does not matter: `13.7`, `rift-13.7` and `RIFT 13.7` find
/// the same rule. An empty query finds nothing.
pub fn search<'a>(blocks: &'a [Block], query: &str) -> Vec<&'a Block> {
    let query_words = words_of(query);
    let mut hits: Vec<(u8, &Block)> = blocks
        .iter()
        .filter_map(|block| Some((rank(block, &query_words)?, block)))
        .collect();
    // A stable sort keeps the reading order among equals.
    hits.sort_by_key(|(rank, _)| *rank);
    hits.into_iter().map(|(_, block)| block).collect()
}

/// Splits a text into lower-case words; a dot between digits stays inside its word.
pub(super) fn words_of(text: &str) -> Vec<String> {
    text.to_lowercase()
        .split(|c: char| !c.is_alphanumeric() && c != '.')
        .map(|word| word.trim_matches('.').to_owned())
        .filter(|word| !word.is_empty())
        .collect()
}

/// Returns how well a block matches, 0 best; `None` if it does not.
fn rank(block: &Block, query_words: &[String]) -> Option<u8> {
    let (id, spans) = match block {
        Block::Rule { id, spans } => (words_of(id), spans),
        Block::Item(spans) => (Vec::new(), spans),
        Block::Foreign(block) => return rank(block, query_words),
        Block::Heading { .. } | Block::Paragraph(_) | Block::Table { .. } | Block::Code(_) => {
            return None;
        }
    };
    let query_id = query_words.join("-");
    let number = id.last().cloned().unwrap_or_default();
    let names = [id.join("-"), number];
    if query_id.is_empty() {
        None
    } else if names.contains(&query_id) {
        Some(0)
    } else if names.iter().any(|name| {
        name.strip_prefix(&query_id)
            .is_some_and(|rest| rest.starts_with('.'))
    }) {
        Some(1)
    } else {
        let words = words_of(&plain(spans));
        let is_found = |query_word: &String| {
            words
                .iter()
                .any(|word| word.starts_with(query_word.as_str()))
        };
        query_words.iter().all(is_found).then_some(2)
    }
}
