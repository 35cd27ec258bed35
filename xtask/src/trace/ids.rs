//! Ids of rules, examples and rulings, and where a text mentions them.

use super::source_files::SourceFile;

/// An id that a `RULES.md` defines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Id {
    /// The written form: `RIFT-5.3`, `EX-01`, `A-05`.
    pub name: String,
    /// Whether it is a numbered rule, whose id contains a dot.
    pub is_rule: bool,
    /// The normalized form for searches: `rift-5-3`.
    normalized: String,
}

impl Id {
    fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            is_rule: name.contains('.'),
            normalized: normalize(name),
        }
    }

    /// Returns the part before the first hyphen.
    fn family(&self) -> &str {
        self.name.split('-').next().unwrap_or("")
    }
}

/// A text in a normalized form in which `RIFT-5.3` and `rift_5_3` are equal.
pub(super) struct NormalizedText(String);

impl NormalizedText {
    pub(super) fn new(text: &str) -> Self {
        Self(normalize(text))
    }

    /// Returns whether the text contains the complete id: 5.3 is not in 5.31.
    pub(super) fn mentions(&self, id: &Id) -> bool {
        let bytes = self.0.as_bytes();
        self.0.match_indices(&id.normalized).any(|(start, _)| {
            let before = start.checked_sub(1).and_then(|index| bytes.get(index));
            let after = bytes.get(start + id.normalized.len());
            [before, after]
                .iter()
                .all(|next| !next.is_some_and(u8::is_ascii_alphanumeric))
        })
    }
}

fn normalize(text: &str) -> String {
    text.to_ascii_lowercase().replace(['_', '.'], "-")
}

/// Returns the ids that a `RULES.md` sets in bold, each once, in order.
pub(super) fn defined_ids(rules: &str) -> Vec<Id> {
    let mut ids: Vec<Id> = Vec::new();
    for bold in rules.split("**").skip(1).step_by(2) {
        let id = parse_id(bold).map(Id::new);
        ids.extend(id.filter(|id| !ids.contains(id)));
    }
    ids
}

/// Returns the ids with this game's prefixes that a file mentions in their written form but no
/// rules define.
pub(super) fn unknown_ids(ids: &[Id], file: &SourceFile) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let words = file.text.split(|character: char| {
        !(character.is_ascii_alphanumeric() || matches!(character, '-' | '.' | '_'))
    });
    for id in words.filter_map(parse_id) {
        let family = id.split('-').next().unwrap_or("");
        let is_ours = ids
            .iter()
            .any(|known| known.family() == family && known.is_rule == id.contains('.'));
        if is_ours && ids.iter().all(|known| known.name != id) {
            found.push((id.to_owned(), file.path.clone()));
        }
    }
    found
}

/// Returns the id at the start of a text: capitals, a hyphen, then numbers, or a chapter and
/// numbers.
fn parse_id(text: &str) -> Option<&str> {
    let end = text
        .find(|character: char| {
            !(character.is_ascii_alphanumeric() || matches!(character, '-' | '.'))
        })
        .unwrap_or(text.len());
    let id = text.get(..end)?.trim_end_matches(['.', '-']);
    let (family, number) = id.split_once('-')?;
    let is_capitals = !family.is_empty()
        && family
            .bytes()
            .all(|character| character.is_ascii_uppercase());
    let (chapter, last) = number.split_once('.').unwrap_or(("0", number));
    let chapter_fits = chapter
        .bytes()
        .all(|character| character.is_ascii_uppercase() || character.is_ascii_digit());
    let digits = last
        .strip_suffix(|character: char| character.is_ascii_lowercase())
        .unwrap_or(last);
    let digits_fit =
        !digits.is_empty() && digits.bytes().all(|character| character.is_ascii_digit());
    (is_capitals && !chapter.is_empty() && chapter_fits && digits_fit).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "- **RIFT-5.3** One. See RIFT-5.4.\n- **RIFT-5.31** Two (A-05).\n**A-05 Who?** He.\n\
        **EX-01 (B) Long** — RIFT-9.9.\n**Stuck**: no id. **SAGA-FTJ.2b** too.";

    fn names(ids: &[Id]) -> Vec<&str> {
        ids.iter().map(|id| id.name.as_str()).collect()
    }

    #[test]
    fn bold_ids_are_defined_once_in_order() {
        let ids = defined_ids(RULES);
        assert_eq!(
            names(&ids),
            ["RIFT-5.3", "RIFT-5.31", "A-05", "EX-01", "SAGA-FTJ.2b"]
        );
        assert_eq!(ids.iter().filter(|id| id.is_rule).count(), 3);
    }

    #[test]
    fn mentions_match_whole_ids_in_either_form() {
        let id = Id::new("RIFT-5.3");
        for text in [
            "[RIFT-5.3]",
            "\"RIFT-5.3\"",
            "fn rift_5_3_a_team_waits()",
            "see RIFT-5.3.",
        ] {
            assert!(NormalizedText::new(text).mentions(&id), "{text}");
        }
        for text in ["RIFT-5.31", "rift_5_30", "DRIFT-5.3", "RIFT-15.3", "5.3"] {
            assert!(!NormalizedText::new(text).mentions(&id), "{text}");
        }
    }

    #[test]
    fn undefined_ids_are_found() {
        let file = SourceFile {
            path: "x.rs".into(),
            text: RULES.into(),
        };
        let unknown: Vec<String> = unknown_ids(&defined_ids(RULES), &file)
            .into_iter()
            .map(|(id, _)| id)
            .collect();
        assert_eq!(unknown, ["RIFT-5.4", "RIFT-9.9"]);
    }
}
