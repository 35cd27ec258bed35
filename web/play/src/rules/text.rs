//! Parses a rules document into blocks for the rules drawer, and searches it.
//!
//! Supports the small part of Markdown that `RULES.md` uses: headings, list items, paragraphs,
//! tables and fenced code; inside them bold, code and mentions of rule ids. It works for any series
//! of ids such as `RIFT-5.3`, and renders nothing.

mod search;
mod spans;
mod translation;

pub use search::search;
use search::words_of;
pub use spans::{Span, Spans, plain};
use spans::{spans, split_id};
pub use translation::translate;

/// One block of the document, in reading order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading; level 1 is the title of the document.
    Heading {
        /// Number of `#` marks, 1 to 3.
        level: u8,
        /// The text without marks.
        text: String,
        /// Name for links, unique in the document.
        anchor: String,
    },
    /// A list item that begins with a bold id: a rule, a ruling or a worked example.
    Rule {
        /// The id, such as `RIFT-5.3`, `A-05` or `EX-43`.
        id: String,
        /// The text after the id.
        spans: Spans,
    },
    Paragraph(Spans),
    /// A list item without an id.
    Item(Spans),
    Table {
        /// The cells of the first row.
        head: Vec<Spans>,
        /// The cells of the other rows.
        rows: Vec<Vec<Spans>>,
    },
    /// Fenced code with its line breaks.
    Code(String),
    /// A block that is missing in the translation, in the language of the source.
    Foreign(Box<Block>),
}

/// Parses a document into blocks. Every text is valid: a mark without its partner stays text.
pub fn parse(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if line.trim().is_empty() {
            continue;
        }
        // Takes the following lines as long as they belong to the current block.
        let mut follow = |belongs: fn(&str) -> bool| {
            std::iter::from_fn(|| lines.next_if(|next| belongs(next))).collect::<Vec<_>>()
        };
        match Kind::of(line) {
            Kind::Heading(level, words) => {
                let anchor = free_anchor(&blocks, words);
                let text = words.to_owned();
                blocks.push(Block::Heading {
                    level,
                    text,
                    anchor,
                });
            }
            Kind::Fence => {
                blocks.push(Block::Code(follow(|next| !is_fence(next)).join("\n")));
                lines.next();
            }
            Kind::Row => {
                let rows = follow(|next| matches!(Kind::of(next), Kind::Row));
                blocks.push(table(line, &rows));
            }
            Kind::Item(words) => blocks.push(item(&join_lines(words, &follow(is_indented)))),
            Kind::Plain => {
                let more =
                    follow(|next| !next.trim().is_empty() && matches!(Kind::of(next), Kind::Plain));
                blocks.push(Block::Paragraph(spans(&join_lines(line, &more))));
            }
        }
    }
    blocks
}

/// The kind of block that a line begins.
enum Kind<'a> {
    Heading(u8, &'a str),
    Fence,
    Row,
    Item(&'a str),
    Plain,
}

impl<'a> Kind<'a> {
    fn of(line: &'a str) -> Self {
        for (level, mark) in [(1, "# "), (2, "## "), (3, "### ")] {
            if let Some(words) = line.strip_prefix(mark) {
                return Kind::Heading(level, words.trim());
            }
        }
        if is_fence(line) {
            Kind::Fence
        } else if line.starts_with('|') {
            Kind::Row
        } else if let Some(words) = line.strip_prefix("- ") {
            Kind::Item(words)
        } else {
            Kind::Plain
        }
    }
}

fn is_fence(line: &str) -> bool {
    line.starts_with("```")
}

fn is_indented(line: &str) -> bool {
    line.starts_with("  ") && !line.trim().is_empty()
}

fn join_lines(first: &str, more: &[&str]) -> String {
    let lines: Vec<&str> = std::iter::once(first)
        .chain(more.iter().copied())
        .map(str::trim)
        .collect();
    lines.join(" ")
}

fn item(text: &str) -> Block {
    let rule = text
        .strip_prefix("**")
        .and_then(split_id)
        .and_then(|(id, rest)| Some((id, rest.strip_prefix("**")?)));
    match rule {
        Some((id, words)) => Block::Rule {
            id: id.to_owned(),
            spans: spans(words.trim_start()),
        },
        None => Block::Item(spans(text)),
    }
}

fn table(first: &str, more: &[&str]) -> Block {
    let is_rule = |row: &&&str| row.chars().all(|c| "|-: ".contains(c));
    let rows = more
        .iter()
        .filter(|row| !is_rule(row))
        .map(|row| cells(row))
        .collect();
    Block::Table {
        head: cells(first),
        rows,
    }
}

fn cells(row: &str) -> Vec<Spans> {
    let row = row.trim();
    let inner = row.strip_prefix('|').unwrap_or(row);
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    inner.split('|').map(|cell| spans(cell.trim())).collect()
}

/// Returns lower-case words joined by hyphens, with a number appended if that name is taken.
fn free_anchor(blocks: &[Block], words: &str) -> String {
    let base = words_of(words).join("-").replace('.', "-");
    let is_taken = |name: &str| {
        blocks
            .iter()
            .any(|block| matches!(block, Block::Heading { anchor, .. } if anchor == name))
    };
    let mut name = base.clone();
    let mut count = 1;
    while is_taken(&name) {
        count += 1;
        name = format!("{base}-{count}");
    }
    name
}

#[cfg(test)]
mod tests;
