//! Repairs URLs that chat and mail programs have changed by percent encoding, enclosing marks
//! or extra parameters. The share codes inside are repaired by the engine, because a checksum
//! guides it.

/// Maximum number of times that a URL is percent-decoded.
const MAX_DECODINGS: usize = 3;
/// Routes whose second part is the name of a game.
const GAME_ROUTES: [&str; 7] = [
    "new", "editor", "board", "play", "rules", "learn", "puzzles",
];
/// Routes that end with a case-sensitive code.
const CODE_ROUTES: [&str; 5] = ["board", "match", "turn", "join", "answer"];

/// Returns the hash of a URL as it was written, without the `#`.
#[must_use]
pub fn repair_hash(hash: &str) -> String {
    let mut text = hash.to_owned();
    for _ in 0..MAX_DECODINGS {
        let decoded = percent_decode(&text);
        if decoded == text {
            break;
        }
        text = decoded;
    }
    let is_before =
        |character: char| character.is_whitespace() || "#!/<([{\"'*_".contains(character);
    let behind = |character: char| {
        !(character.is_ascii_alphanumeric() || matches!(character, '-' | '_' | '/'))
    };
    let text = text.trim_start_matches(is_before).trim_end_matches(behind);
    let (path, query) = match text.find(['?', '&']) {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    format!("{}{query}", lowercase_names(path))
}

/// Returns a path with its names in lowercase.
fn lowercase_names(path: &str) -> String {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let Some((first, rest)) = parts.split_first() else {
        return String::new();
    };
    let route_name = first.to_lowercase();
    let has_code = CODE_ROUTES.contains(&route_name.as_str());
    // In a link to a board, the game precedes the code.
    let code_at = usize::from(route_name == "board");
    // If the name of the route is in capitals, the whole URL was capitalized.
    let is_all_caps = first.to_uppercase() == **first;
    let part = |(nth, part): (usize, &&str)| {
        let is_game = nth == 0 && GAME_ROUTES.contains(&route_name.as_str());
        let part = match has_code {
            false => part.trim_end_matches(['_', '*', '~']),
            // A code may end in any of its characters; only letters and digits are cut off after
            // it.
            true if nth > code_at => {
                part.trim_matches(|character: char| !character.is_ascii_alphanumeric())
            }
            true => *part,
        };
        // Rule ids are written in capitals.
        let is_rule = nth > 0 && route_name == "rules";
        if is_game || (is_all_caps && !has_code && !is_rule) {
            part.to_lowercase()
        } else {
            part.to_owned()
        }
    };
    let mut all = vec![route_name.trim_end_matches('_').to_owned()];
    all.extend(rest.iter().enumerate().map(part));
    all.join("/")
}

/// Decodes percent-encoded bytes; anything invalid stays as it is.
fn percent_decode(text: &str) -> String {
    let byte = |digits: &[u8]| {
        let digits = std::str::from_utf8(digits).ok()?;
        let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        is_hex
            .then(|| u8::from_str_radix(digits, 16).ok())
            .flatten()
    };
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let escaped = tail.get(..2).filter(|_| first == b'%').and_then(byte);
        bytes.push(escaped.unwrap_or(first));
        rest = tail.get(2..).filter(|_| escaped.is_some()).unwrap_or(tail);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repair_hash_undoes_changes_by_other_programs() {
        let code = "AQRyaWZ0-_b";
        for (damaged, expected) in [
            ("#/rules/rift.", "rules/rift"),
            ("#/rules/rift)", "rules/rift"),
            ("#/rules/rift\").", "rules/rift"),
            ("#/rules/rift_", "rules/rift"),
            ("#%2Frules%2Frift", "rules/rift"),
            ("#%252Frules%252Frift%2E", "rules/rift"),
            ("%23/rules/rift", "rules/rift"),
            ("#!/rules/rift", "rules/rift"),
            ("#/Rules/Rift/RIFT-5.3", "rules/rift/RIFT-5.3"),
            ("#/RULES/RIFT/RIFT-5.3", "rules/rift/RIFT-5.3"),
            ("#/TABLE/T19-2F", "table/t19-2f"),
            ("#//saves//", "saves"),
            ("#/saves\u{2026}", "saves"),
            ("#/saves%20", "saves"),
            ("#/saves&utm_source=mail", "saves&utm_source=mail"),
            ("#/table/t1?view=text.", "table/t1?view=text"),
            ("#/?lang=de", "?lang=de"),
            ("#/", ""),
            ("", ""),
            ("%", ""),
            ("#/%zz/%", "%zz"),
        ] {
            assert_eq!(repair_hash(damaged), expected, "{damaged}");
        }
        for path in [
            "match",
            "join",
            "answer",
            "board/rift",
            "MATCH",
            "Board/Rift",
        ] {
            let expected = format!("{}/{code}", path.to_lowercase());
            for damaged in [
                format!("#/{path}/{code}"),
                format!("#/{path}/{code})."),
                format!("#%2F{}%2F{code}", path.replace('/', "%2F")),
                format!("<#/{path}/{code}>"),
            ] {
                assert_eq!(repair_hash(&damaged), expected, "{damaged}");
            }
        }
    }

    #[test]
    fn repair_hash_strips_marks_after_a_code_but_not_from_it() {
        let code = "AQRyaWZ0-_";
        for (damaged, expected) in [
            ("turn/CODE/xo_", "turn/CODE/xo"),
            ("turn/CODE/xo**", "turn/CODE/xo"),
            ("turn/CODE/xo~~", "turn/CODE/xo"),
            ("match/CODE/12_", "match/CODE/12"),
            ("match/CODE/_12_", "match/CODE/12"),
            ("match/CODE/12-", "match/CODE/12"),
            ("match/CODE/12*_).", "match/CODE/12"),
            ("match/CODE/12,/", "match/CODE/12"),
            ("MATCH/CODE/12_", "match/CODE/12"),
            ("match/CODE", "match/CODE"),
            ("board/rift/CODE", "board/rift/CODE"),
        ] {
            let with_code = |text: &str| text.replace("CODE", code);
            assert_eq!(
                repair_hash(&format!("#/{}", with_code(damaged))),
                with_code(expected),
                "{damaged}"
            );
        }
    }

    #[test]
    fn repair_hash_accepts_any_text_without_a_panic() {
        for text in ["%e2%80", "%2", "\u{1f680}%F0%9F", "#/\u{fffd}/\u{301}"] {
            let _ = repair_hash(text);
        }
        assert_eq!(percent_decode("a%20b%zz%C3%A9"), "a b%zz\u{e9}");
    }
}
