//! Checks that translations use the terms of `web/l10n/README.md`.

use super::*;
use engine::registry::GameId;

/// No German text contains a word that the glossary in `web/l10n/README.md` rules out.
#[test]
fn german_texts_avoid_words_that_the_glossary_rules_out() {
    let rules = GameId::ALL.map(|game| {
        let path = format!("l10n/de/rules/{}.md", game.name());
        let text = fs::read_to_string(Path::new(WEB).join(&path));
        (path, text.expect("the rules"))
    });
    let texts = files("de").into_iter().chain(rules);
    for (name, text) in texts {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let shown_text = visible_text(line);
            let mut words = shown_text.split(|c: char| !c.is_alphabetic());
            let (exodus, saga) = (name.contains("exodus"), name.contains("saga"));
            let ruled_out = words.find(|word| {
                is_ruled_out(word)
                    || exodus && is_ruled_out_in_exodus(word)
                    || saga && is_ruled_out_in_saga(word)
            });
            assert_eq!(ruled_out, None, "{name}: {line}");
            // An ellipsis after a whole word needs a space before it.
            let ellipses = shown_text.char_indices().filter(|(_, c)| *c == '…');
            for (at, _) in ellipses {
                assert!(shown_text[..at].ends_with(' '), "{name}: {line}");
            }
        }
    }
}

/// Returns whether a German word is ruled out in all games, in any inflected form.
fn is_ruled_out(word: &str) -> bool {
    let parts = [
        "Besitzer",
        "Geschütz",
        "Hülle",
        "Kapitän",
        "Kästchen",
        "Protokoll",
        "Unentschieden",
    ];
    let whole_words = [
        "Aussicht",
        "Box",
        "Brett",
        "Bug",
        "Heck",
        "Kurs",
        "Landmarke",
        "Matte",
        "Rohr",
        "Sichern",
        "gesichert",
        "sichern",
        "Versetz",
        "versetz",
        "Versetzen",
        "versetzen",
    ];
    let endings = ["", "e", "en", "er", "es", "n", "s", "t"];
    let is_form = |whole: &str| {
        let ending = word.strip_prefix(whole);
        ending.is_some_and(|ending| endings.contains(&ending))
    };
    parts.iter().any(|part| word.contains(part)) || whole_words.iter().any(|whole| is_form(whole))
}

/// Returns whether a German word is ruled out in Exodus, in any inflected form.
fn is_ruled_out_in_exodus(word: &str) -> bool {
    let parts = [
        "Einkommen",
        "Schlacht",
        "Sternenkarte",
        "Titel",
        "Transporter",
    ];
    parts.iter().any(|part| word.contains(part)) || word == "Hex"
}

/// Returns whether a German word is ruled out in Saga, in any inflected form.
fn is_ruled_out_in_saga(word: &str) -> bool {
    let parts = [
        "Feind",
        "Kommandeur",
        "Platte",
        "Schlagabtausch",
        "abgeworfen",
        "abwerf",
    ];
    parts.iter().any(|part| word.contains(part))
}

/// Returns the phrase key of a card or a sector of Saga, from its id in the rules.
fn saga_key(id: &str) -> Option<String> {
    let series = id.trim_end_matches(|c: char| !c.is_ascii_digit());
    let series = series.trim_end_matches(|c: char| c.is_ascii_digit());
    let family = match series {
        "S" | "A" | "P" | "O" | "N" => "tile",
        "CM" => "commander",
        "U" | "W" => "gear",
        "CA" | "SA" => "action",
        "EX" => "exploration",
        "EV" => "threat",
        "JG" | "RR" => "extra",
        "IR" => "report",
        "B" => "boss",
        _ => return None,
    };
    Some(format!("saga-{family}-{id}"))
}

#[test]
fn the_saga_rules_and_phrases_use_the_same_card_and_sector_names() {
    let root = Path::new(WEB);
    for (code, path) in [
        ("en", "../engine/src/saga/RULES.md"),
        ("de", "l10n/de/rules/saga.md"),
    ] {
        let rules = fs::read_to_string(root.join(path)).expect("the rules");
        let phrases: BTreeMap<String, String> = files(code)
            .iter()
            .flat_map(|(_, text)| text.lines())
            .filter_map(|line| line.split_once(" = "))
            .map(|(key, name)| (key.to_owned(), name.to_owned()))
            .collect();
        let mut named = 0;
        for row in rules.lines().filter(|line| line.starts_with("| ")) {
            let mut cells = row.split('|').map(str::trim).skip(1);
            let (Some(id), Some(name)) = (cells.next(), cells.next()) else {
                continue;
            };
            let Some(key) = saga_key(id) else { continue };
            assert_eq!(
                phrases.get(&key).map(String::as_str),
                Some(name),
                "{code}: {id}"
            );
            named += 1;
        }
        assert!(named > 140, "{code}: {named}");
    }
}
