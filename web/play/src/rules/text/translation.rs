//! Merges a translation of the rules into their source. Rules are matched by their ids, chapters by
//! theirs; what is missing in the translation stays in the language of the source and is marked.

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
        let twin = others.iter().find(|twin| twin.key == section.key);
        blocks.extend(section.heading.map(|heading| over_heading(heading, twin)));
        let mut plain = plain_blocks(&section, twin).into_iter();
        for block in section.blocks {
            blocks.push(match block {
                Block::Rule { id, .. } => rule(other, id).unwrap_or_else(|| foreign(block)),
                Block::Heading { .. }
                | Block::Paragraph(_)
                | Block::Item(_)
                | Block::Table { .. }
                | Block::Code(_)
                | Block::Foreign(_) => plain.next().unwrap_or_else(|| foreign(block)),
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
    let mut places = 0;
    let mut sections = vec![Section {
        key: SectionKey::Place(0),
        heading: None,
        blocks: Vec::new(),
    }];
    for block in blocks {
        if let Block::Heading { text, .. } = block {
            let key = chapter(text).map_or_else(
                || {
                    places += 1;
                    SectionKey::Place(places)
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

fn over_heading(heading: &Block, twin: Option<&Section<'_>>) -> Block {
    let other = twin.and_then(|twin| twin.heading);
    if let (Block::Heading { level, anchor, .. }, Some(Block::Heading { text, .. })) =
        (heading, other)
    {
        Block::Heading {
            level: *level,
            text: text.clone(),
            anchor: anchor.clone(),
        }
    } else {
        foreign(heading)
    }
}

/// Returns the translated blocks of a section that are not rules; those of the source, marked, if
/// the two sections differ in them.
fn plain_blocks(section: &Section<'_>, twin: Option<&Section<'_>>) -> Vec<Block> {
    let plain = |section: &Section<'_>| -> Vec<Block> {
        let blocks = section.blocks.iter().map(|block| (*block).clone());
        blocks
            .filter(|block| !matches!(block, Block::Rule { .. }))
            .collect()
    };
    let other = twin.map(plain).unwrap_or_default();
    let kinds = |blocks: &[Block]| blocks.iter().map(discriminant).collect::<Vec<_>>();
    if kinds(&plain(section)) == kinds(&other) {
        other
    } else {
        Vec::new()
    }
}

fn rule(other: &[Block], wanted: &str) -> Option<Block> {
    let is_wanted = |block: &&Block| matches!(block, Block::Rule { id, .. } if id == wanted);
    other.iter().find(is_wanted).cloned()
}

fn foreign(block: &Block) -> Block {
    Block::Foreign(Box::new(block.clone()))
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;

    const SOURCE: &str = "# Game\n\nLead.\n\n## G-1 First\n\n- **G-1.1** One.\n- **G-1.2** Two.\n\n\
        | a |\n|---|\n| b |\n\n## More\n\nText.\n\n- item\n";

    fn over(other: &str) -> Vec<Block> {
        translate(&parse(SOURCE), &parse(other))
    }

    fn foreign_count(blocks: &[Block]) -> usize {
        let is_foreign = |block: &&Block| matches!(block, Block::Foreign(_));
        blocks.iter().filter(is_foreign).count()
    }

    #[test]
    fn a_whole_translation_leaves_nothing_in_the_source_and_keeps_its_anchors() {
        let blocks = over(
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
    fn what_is_missing_stays_in_the_source_and_is_marked() {
        let blocks = over("# Spiel\n\nVorweg.\n\n## G-1 Erstes\n\n- **G-1.1** Eins.\n");
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
