//! Merges a translation of the rules into their source. Rules and chapters are matched by their
//! ids. Blocks that are missing in the translation stay in the language of the source and are
//! marked.

use super::Block;
use std::mem::discriminant;

/// Returns the blocks of `source` with the text of `other`, in the order and with the anchors of
/// `source`.
///
/// Rules, rulings and examples are matched by their ids. Paragraphs, tables and other items of a
/// section are taken together, and only if both texts have the same kinds of blocks in the same
/// order.
#[must_use]
pub fn translate(source: &[Block], other: &[Block]) -> Vec<Block> {
    let others = sections(other);
    let mut blocks = Vec::new();
    for section in sections(source) {
        let translated = others
            .iter()
            .find(|translated| translated.key == section.key);
        blocks.extend(
            section
                .heading
                .map(|heading| over_heading(heading, translated)),
        );
        let mut plain = plain_blocks(&section, translated).into_iter();
        for block in section.blocks {
            blocks.push(match block {
                Block::Rule { id, .. } => rule(other, id).unwrap_or_else(|| mark_foreign(block)),
                Block::Heading { .. }
                | Block::Paragraph(_)
                | Block::Item(_)
                | Block::Table { .. }
                | Block::Code(_)
                | Block::Foreign(_) => plain.next().unwrap_or_else(|| mark_foreign(block)),
            });
        }
    }
    blocks
}

/// A heading with the blocks below it up to the next heading.
struct Section<'a> {
    key: SectionKey<'a>,
    heading: Option<&'a Block>,
    blocks: Vec<&'a Block>,
}

/// The key by which sections of two texts are matched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SectionKey<'a> {
    /// The id of a chapter, such as `RIFT-5` or `SAGA-FTJ`.
    Chapter(&'a str),
    /// Index among headings without an id; 0 is before the first heading.
    Place(usize),
}

fn sections(blocks: &[Block]) -> Vec<Section<'_>> {
    let mut index = 0;
    let mut sections = vec![Section {
        key: SectionKey::Place(0),
        heading: None,
        blocks: Vec::new(),
    }];
    for block in blocks {
        if let Block::Heading { text, .. } = block {
            let key = chapter(text).map_or_else(
                || {
                    index += 1;
                    SectionKey::Place(index)
                },
                SectionKey::Chapter,
            );
            sections.push(Section {
                key,
                heading: Some(block),
                blocks: Vec::new(),
            });
        } else if let Some(section) = sections.last_mut() {
            section.blocks.push(block);
        }
    }
    sections
}

/// Returns the id at the start of a heading: capitals, a hyphen, a number or capitals.
fn chapter(heading: &str) -> Option<&str> {
    let word = heading.split_whitespace().next()?;
    let (series, number) = word.rsplit_once('-')?;
    let is_id = !series.is_empty()
        && series.chars().all(|c| c.is_ascii_uppercase())
        && !number.is_empty()
        && (number.chars().all(|c| c.is_ascii_digit())
            || number.chars().all(|c| c.is_ascii_uppercase()));
    is_id.then_some(word)
}

fn over_heading(heading: &Block, translated: Option<&Section<'_>>) -> Block {
    let translated_heading = translated.and_then(|translated| translated.heading);
    if let (Block::Heading { level, anchor, .. }, Some(Block::Heading { text, .. })) =
        (heading, translated_heading)
    {
        Block::Heading {
            level: *level,
            text: text.clone(),
            anchor: anchor.clone(),
        }
    } else {
        mark_foreign(heading)
    }
}

/// Returns the translated blocks of a section that are not rules; those of the source, marked, if
/// the two sections differ in them.
fn plain_blocks(section: &Section<'_>, translated: Option<&Section<'_>>) -> Vec<Block> {
    let plain = |section: &Section<'_>| -> Vec<Block> {
        let blocks = section.blocks.iter().map(|block| (*block).clone());
        blocks
            .filter(|block| !matches!(block, Block::Rule { .. }))
            .collect()
    };
    let other = translated.map(plain).unwrap_or_default();
    let kinds = |blocks: &[Block]| blocks.iter().map(discriminant).collect::<Vec<_>>();
    if kinds(&plain(section)) == kinds(&other) {
        other
    } else {
        Vec::new()
    }
}

fn rule(blocks: &[Block], wanted_id: &str) -> Option<Block> {
    let is_wanted = |block: &&Block| matches!(block, Block::Rule { id, .. } if id == wanted_id);
    blocks.iter().find(is_wanted).cloned()
}

fn mark_foreign(block: &Block) -> Block {
    Block::Foreign(Box::new(block.clone()))
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;

    const SOURCE: &str = "# Game\n\nLead.\n\n## G-1 First\n\n- **G-1.1** One.\n- **G-1.2** Two.\n\n\
        | a |\n|---|\n| b |\n\n## More\n\nText.\n\n- item\n";

    fn translate_source(other: &str) -> Vec<Block> {
        translate(&parse(SOURCE), &parse(other))
    }

    fn foreign_count(blocks: &[Block]) -> usize {
        let is_foreign = |block: &&Block| matches!(block, Block::Foreign(_));
        blocks.iter().filter(is_foreign).count()
    }

    #[test]
    fn a_complete_translation_replaces_all_text_and_keeps_anchors() {
        let blocks = translate_source(
            "# Spiel\n\nVorweg.\n\n## G-1 Erstes\n\n- **G-1.2** Zwei.\n- **G-1.1** Eins.\n\n\
            | c |\n|---|\n| d |\n\n## Mehr\n\nText.\n\n- Punkt\n",
        );
        assert_eq!(foreign_count(&blocks), 0);
        let source = parse(SOURCE);
        for (block, before) in blocks.iter().zip(&source) {
            match (block, before) {
                (Block::Heading { anchor, .. }, Block::Heading { anchor: was, .. }) => {
                    assert_eq!(anchor, was);
                }
                (Block::Rule { id, .. }, Block::Rule { id: was, .. }) => assert_eq!(id, was),
                (block, before) => assert_eq!(discriminant(block), discriminant(before)),
            }
        }
        assert_eq!(blocks.len(), source.len());
    }

    #[test]
    fn untranslated_blocks_keep_the_source_text_and_are_marked() {
        let blocks = translate_source("# Spiel\n\nVorweg.\n\n## G-1 Erstes\n\n- **G-1.1** Eins.\n");
        let marked: Vec<&Block> = blocks
            .iter()
            .filter_map(|block| match block {
                Block::Foreign(inner) => Some(&**inner),
                _ => None,
            })
            .collect();
        // The second rule, the table, the second heading, its paragraph and its item.
        assert_eq!(marked.len(), 5);
        assert!(matches!(marked[0], Block::Rule { id, .. } if id == "G-1.2"));
    }
}
