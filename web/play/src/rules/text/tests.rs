//! Tests of parsing and searching the text of the rules.

use super::*;
use ui::l10n::Language;

/// The rules of Centauri Rift, as the drawer shows them.
const RIFT: &str = include_str!("../../../../../engine/src/rift/RULES.md");

/// The rules of every game by its short name, with its first and last id.
const GAMES: [(&str, &str, [&str; 2]); 4] = [
    ("rift", RIFT, ["RIFT-1.1", "EX-58"]),
    (
        "space-rift",
        include_str!("../../../../../engine/src/space_rift/RULES.md"),
        ["SR-1.1", "EX-84"],
    ),
    (
        "exodus",
        include_str!("../../../../../engine/src/exodus/RULES.md"),
        ["EXO-1.1", "EX-80"],
    ),
    (
        "saga",
        include_str!("../../../../../engine/src/saga/RULES.md"),
        ["SAGA-GEN.1", "T-65"],
    ),
];

fn text(words: &str) -> Span {
    Span::Text(words.to_owned())
}

fn link(id: &str) -> Span {
    Span::RuleRef(id.to_owned())
}

fn ids(blocks: &[Block]) -> Vec<&str> {
    blocks
        .iter()
        .filter_map(|block| match block {
            Block::Rule { id, .. } => Some(id.as_str()),
            _ => None,
        })
        .collect()
}

fn found(query: &str) -> Vec<String> {
    let blocks = parse(RIFT);
    search(&blocks, query)
        .into_iter()
        .map(|block| match block {
            Block::Rule { id, .. } => id.clone(),
            Block::Item(spans) => plain(spans),
            Block::Heading { .. }
            | Block::Paragraph(_)
            | Block::Table { .. }
            | Block::Code(_)
            | Block::Foreign(_) => {
                panic!("not an answer: {block:?}")
            }
        })
        .collect()
}

/// Returns all running text of a block.
fn lines(block: &Block) -> Vec<&Spans> {
    match block {
        Block::Rule { spans, .. } | Block::Paragraph(spans) | Block::Item(spans) => vec![spans],
        Block::Table { head, rows } => head.iter().chain(rows.iter().flatten()).collect(),
        Block::Foreign(block) => lines(block),
        Block::Heading { .. } | Block::Code(_) => Vec::new(),
    }
}

/// Returns the text of a block without marks.
fn block_text(block: &Block) -> String {
    match block {
        Block::Heading { text, .. } | Block::Code(text) => text.clone(),
        Block::Foreign(block) => block_text(block),
        Block::Rule { .. } | Block::Paragraph(_) | Block::Item(_) | Block::Table { .. } => {
            let lines = lines(block).into_iter();
            lines
                .map(|spans| plain(spans))
                .collect::<Vec<_>>()
                .join(" ")
        }
    }
}

/// Returns the numbers in a text, ids of rules included, sorted.
fn numbers(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !c.is_ascii_digit());
    let mut numbers: Vec<String> = parts
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect();
    numbers.sort();
    numbers
}

#[test]
fn parse_reads_every_kind_of_block() {
    let blocks = parse(
        "# Title\n\nOne\ntwo.\n- **RIFT-5.3** A rule\n  goes on.\n- **Blitz** quick\n\
         | a | b |\n|---|---|\n| 1 | |\n```text\nx = 1\n\n  y\n```\nEnd",
    );
    let expected = vec![
        Block::Heading {
            level: 1,
            text: "Title".into(),
            anchor: "title".into(),
        },
        Block::Paragraph(vec![text("One two.")]),
        Block::Rule {
            id: "RIFT-5.3".into(),
            spans: vec![text("A rule goes on.")],
        },
        Block::Item(vec![Span::Bold("Blitz".into()), text(" quick")]),
        Block::Table {
            head: vec![vec![text("a")], vec![text("b")]],
            rows: vec![vec![vec![text("1")], vec![]]],
        },
        Block::Code("x = 1\n\n  y".into()),
        Block::Paragraph(vec![text("End")]),
    ];
    assert_eq!(blocks, expected);
}

#[test]
fn spans_split_at_marks_and_ids() {
    assert_eq!(
        spans("see RIFT-13.10, `L[2,6]` **or** (A-05)."),
        vec![
            text("see "),
            link("RIFT-13.10"),
            text(", "),
            Span::Code("L[2,6]".into()),
            text(" "),
            Span::Bold("or".into()),
            text(" ("),
            link("A-05"),
            text(")."),
        ]
    );
}

#[test]
fn ids_end_before_a_full_stop() {
    assert_eq!(spans("RIFT-5.3."), vec![link("RIFT-5.3"), text(".")]);
    assert_eq!(
        spans("EX-01 and A-63"),
        vec![link("EX-01"), text(" and "), link("A-63")]
    );
    assert_eq!(
        spans("SAGA-FTJ.11, AMB-1 or T-42."),
        vec![
            link("SAGA-FTJ.11"),
            text(", "),
            link("AMB-1"),
            text(" or "),
            link("T-42"),
            text("."),
        ]
    );
}

#[test]
fn text_that_resembles_an_id_is_not_an_id() {
    for words in [
        "RIFT-12.", "A-5", "A-123", "AMB-123", "T-1", "SAGA-FTJ", "EX-", "DRIFT", "a-05", "XA-05",
        "5.3", "-RIFT",
    ] {
        assert_eq!(spans(words), vec![text(words)], "{words}");
    }
}

#[test]
fn ids_inside_words_and_code_are_not_links() {
    assert_eq!(spans("éA-05"), vec![text("éA-05")]);
    assert_eq!(spans("`A-05`"), vec![Span::Code("A-05".into())]);
}

#[test]
fn unpaired_marks_stay_text() {
    for words in ["a ` b", "2 ** 3", "`", "- x", "**"] {
        assert_eq!(plain(&spans(words)), words);
    }
    assert_eq!(parse("```\nopen"), vec![Block::Code("open".into())]);
}

#[test]
fn equal_headings_get_different_anchors() {
    let blocks = parse("## RIFT-5 Turns, rounds\n## RIFT-5 Turns, rounds\n");
    let anchors: Vec<&str> = blocks
        .iter()
        .filter_map(|block| match block {
            Block::Heading { anchor, .. } => Some(anchor.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(anchors, ["rift-5-turns-rounds", "rift-5-turns-rounds-2"]);
}

#[test]
fn every_id_of_the_rules_is_unique() {
    for (game, text, [first, last]) in GAMES {
        let blocks = parse(text);
        let mut rule_ids = ids(&blocks);
        assert_eq!(rule_ids.first(), Some(&first), "{game}");
        assert_eq!(rule_ids.last(), Some(&last), "{game}");
        let count = rule_ids.len();
        rule_ids.sort_unstable();
        rule_ids.dedup();
        assert_eq!(rule_ids.len(), count, "{game}");
    }
}

#[test]
fn rules_mention_only_ids_that_exist() {
    for (game, text, _) in GAMES {
        let blocks = parse(text);
        let known = ids(&blocks);
        for span in blocks.iter().flat_map(lines).flatten() {
            if let Span::RuleRef(id) = span {
                let is_known = known.contains(&id.as_str());
                assert!(is_known, "{game}: {id} is mentioned, but nowhere defined");
            }
        }
    }
}

#[test]
fn the_rules_contain_no_unparsed_marks() {
    for (game, text, _) in GAMES {
        for block in parse(text) {
            for span in lines(&block).into_iter().flatten() {
                if let Span::Text(words) = span {
                    let is_read = !words.contains("**") && !words.contains('`');
                    assert!(is_read, "{game}: {words}");
                }
            }
        }
    }
}

#[test]
fn tables_are_rectangular() {
    for (game, text, _) in GAMES {
        let mut tables = 0;
        for block in parse(text) {
            if let Block::Table { head, rows } = block {
                tables += 1;
                assert!(!rows.is_empty());
                assert!(rows.iter().all(|row| row.len() == head.len()), "{head:?}");
            }
        }
        assert!(tables >= 5, "{game}: found {tables}");
    }
}

#[test]
fn search_by_id_puts_that_rule_first() {
    for query in ["RIFT-13.1", "rift 13.1", "13.1", " 13.1 "] {
        assert_eq!(
            found(query).first().map(String::as_str),
            Some("RIFT-13.1"),
            "{query}"
        );
    }
    assert_eq!(found("a-05").first().map(String::as_str), Some("A-05"));
    assert_eq!(found("EX-43").first().map(String::as_str), Some("EX-43"));
}

#[test]
fn search_by_id_also_finds_rules_that_mention_it() {
    assert_eq!(found("RIFT-13.14"), ["RIFT-13.14", "RIFT-13.15", "EX-38"]);
}

#[test]
fn search_by_chapter_finds_its_rules() {
    let hits = found("rift-10");
    let chapter: Vec<String> = (1..=7).map(|number| format!("RIFT-10.{number}")).collect();
    assert_eq!(hits.get(..7), Some(chapter.as_slice()));
}

#[test]
fn search_by_words_requires_all_words() {
    assert!(found("emergency stop").contains(&"RIFT-7.13".to_owned()));
    assert!(found("STOP emerg").contains(&"RIFT-7.13".to_owned()));
    assert!(
        found("flagship")
            .iter()
            .any(|hit| hit.starts_with("Flagship"))
    );
    assert_eq!(found("emergency wombat"), Vec::<String>::new());
    assert_eq!(found("  "), Vec::<String>::new());
}

/// Finds numbers that were changed in the source but not in the translation.
#[test]
fn every_translation_is_complete_and_has_the_numbers_of_the_source() {
    let translations = Language::OFFERED
        .into_iter()
        .filter(|language| !language.is_built_in());
    for (language, (game, text, _)) in
        translations.flat_map(|language| GAMES.map(|game| (language, game)))
    {
        let path = format!(
            "{}/../l10n/{}/rules/{game}.md",
            env!("CARGO_MANIFEST_DIR"),
            language.code()
        );
        let other = parse(&std::fs::read_to_string(path).expect("a translation"));
        let source = parse(text);
        assert_eq!(ids(&source), ids(&other), "{language:?}");
        let both = translate(&source, &other);
        for (before, after) in source.iter().zip(&both) {
            let after_words = block_text(after);
            let is_foreign = matches!(after, Block::Foreign(_));
            assert!(!is_foreign, "{language:?} lacks: {after_words}");
            assert_eq!(
                numbers(&block_text(before)),
                numbers(&after_words),
                "{language:?}: {after_words}"
            );
        }
    }
}
