//! The phrases of a pack: replacements of base phrases, and names of added content.
//!
//! A phrase may use terms and the arguments of the phrase that it replaces; numbers of the rules
//! are arguments, so they stay correct. English phrases of the pack are used where the page's
//! language lacks them.

use engine::game::PackSupport;
use engine::pack::PackErrorKind;
use engine::registry::{ContentSets, GameId, RegisteredGame};
use engine::with_game;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::BTreeMap;
use ui::l10n::{Language, PhraseIndex};

type PathError = (String, PackErrorKind);

/// Phrases of one language, by key.
type Texts = BTreeMap<String, String>;

/// The parts of one Fluent message: its value, and its attributes by name.
type MessageParts<'a> = (Option<&'a str>, Vec<(&'a str, &'a str)>);

/// Longest phrase, in bytes.
const MAX_PHRASE_BYTES: usize = 2000;

/// Checks the phrases of a pack and writes them as Fluent, for every language of the page.
///
/// # Errors
/// The first language or phrase that is not accepted.
pub fn check(
    phrases: &BTreeMap<String, Texts>,
    content_sets: &ContentSets,
) -> Result<BTreeMap<String, String>, PathError> {
    let known = PhraseIndex::load_english();
    for (code, texts) in phrases {
        let path = format!("phrases.{code}");
        let language = Language::OFFERED
            .into_iter()
            .find(|language| language.code() == code);
        if language.is_none() {
            return Err((path, PackErrorKind::Language(code.clone())));
        }
        for (key, text) in texts {
            // A key with an attribute contains a dot, which does not separate steps of the path.
            phrase(&known, content_sets, key, text)
                .map_err(|error| (format!("{path}.{}", key.replace('.', "\u{2024}")), error))?;
        }
    }
    let english = phrases.get(Language::English.code());
    let sheets = Language::OFFERED.map(|language| {
        let mut texts = content_phrases_of_pack(content_sets);
        texts.extend(english.cloned().unwrap_or_default());
        texts.extend(phrases.get(language.code()).cloned().unwrap_or_default());
        (language.code().to_owned(), write(&texts))
    });
    Ok(BTreeMap::from(sheets))
}

/// Returns the phrases that the content files of a pack contain.
fn content_phrases_of_pack(content_sets: &ContentSets) -> Texts {
    let phrases_of_game = |game| with_game!(game, G => G::in_content_sets(content_sets).map(G::content_phrases).unwrap_or_default());
    let phrases = GameId::ALL.into_iter().flat_map(phrases_of_game);
    phrases
        .map(|(key, text)| (key, string_literal(&text)))
        .collect()
}

/// Quotes a text as a Fluent string literal, so that it is shown unchanged.
fn string_literal(text: &str) -> String {
    let mut literal = String::from("{ \"");
    for character in text.chars() {
        match character {
            '"' | '\\' => literal.extend(['\\', character]),
            character if character.is_control() => literal.push(' '),
            character => literal.push(character),
        }
    }
    literal + "\" }"
}

fn phrase(
    known: &PhraseIndex,
    content_sets: &ContentSets,
    key: &str,
    text: &str,
) -> Result<(), PackErrorKind> {
    let arguments = known
        .arguments(key)
        .or_else(|| is_content_key(content_sets, key).then(Vec::new))
        .or_else(|| key.starts_with('-').then(Vec::new))
        .ok_or_else(|| PackErrorKind::Phrase(key.to_owned()))?;
    if text.len() > MAX_PHRASE_BYTES {
        return Err(PackErrorKind::Length {
            most: MAX_PHRASE_BYTES,
        });
    }
    let source = write(&Texts::from([(key.to_owned(), text.to_owned())]));
    let resource = parser::parse(source.as_str()).map_err(|(_, errors)| {
        PackErrorKind::Words(errors.first().map(ToString::to_string).unwrap_or_default())
    })?;
    let mut used = Vec::new();
    match resource.body.as_slice() {
        [Entry::Message(message)] => {
            message
                .value
                .iter()
                .for_each(|element| collect_variables(element, &mut used));
            message
                .attributes
                .iter()
                .for_each(|attribute| collect_variables(&attribute.value, &mut used));
            let parts = message.attributes.len() + usize::from(message.value.is_some());
            if parts != 1 {
                return Err(PackErrorKind::Words(key.to_owned()));
            }
        }
        [Entry::Term(term)] if term.attributes.is_empty() => {
            collect_variables(&term.value, &mut used)
        }
        [..] => return Err(PackErrorKind::Words(key.to_owned())),
    }
    match used.into_iter().find(|name| !arguments.contains(name)) {
        Some(name) => Err(PackErrorKind::Argument(name)),
        None => Ok(()),
    }
}

/// Returns whether a key is the name of an item that the pack's content may add.
fn is_content_key(content_sets: &ContentSets, key: &str) -> bool {
    let mut games = GameId::ALL.into_iter();
    games
        .any(|game| with_game!(game, G => G::has_phrase_key(G::in_content_sets(content_sets), key)))
}

/// Writes phrases as a Fluent file.
fn write(texts: &Texts) -> String {
    let mut by_message: BTreeMap<&str, MessageParts<'_>> = BTreeMap::new();
    for (key, text) in texts {
        match key.split_once('.') {
            Some((id, part)) => by_message.entry(id).or_default().1.push((part, text)),
            None => by_message.entry(key).or_default().0 = Some(text),
        }
    }
    let mut file = String::new();
    for (id, (value, parts)) in by_message {
        file += &format!("{id} = {}\n", indent(value.unwrap_or_default()));
        for (part, text) in parts {
            file += &format!("    .{part} = {}\n", indent(text));
        }
    }
    file
}

/// Indents a text so that every line belongs to its message.
fn indent(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines.join("\n        ")
}

/// Collects the arguments that a pattern uses.
fn collect_variables(pattern: &Pattern<&str>, used: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => collect_from_expression(expression, used),
        }
    }
}

fn collect_from_expression(expression: &Expression<&str>, used: &mut Vec<String>) {
    match expression {
        Expression::Inline(inline) => collect_from_inline(inline, used),
        Expression::Select { selector, variants } => {
            collect_from_inline(selector, used);
            variants
                .iter()
                .for_each(|variant| collect_variables(&variant.value, used));
        }
    }
}

fn collect_from_inline(inline: &InlineExpression<&str>, used: &mut Vec<String>) {
    match inline {
        InlineExpression::VariableReference { id } => used.push(id.name.to_owned()),
        InlineExpression::Placeable { expression } => collect_from_expression(expression, used),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments
                .positional
                .iter()
                .for_each(|argument| collect_from_inline(argument, used));
            arguments
                .named
                .iter()
                .for_each(|argument| collect_from_inline(&argument.value, used));
        }
        _ => {}
    }
}
