//! Splits a text of the effect language into words, numbers and punctuation.

use crate::saga::content::content_error::ScriptError;
use crate::saga::mission::Comparison;

/// A token of the effect language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token<'a> {
    /// A word: letters, digits and underscores.
    Word(&'a str),
    /// A whole number without a sign.
    Number(i32),
    /// One of `( ) [ ] , ; + - * :`.
    Punctuation(char),
    /// A comparison. A single `=` also separates a key from its value.
    Compare(Comparison),
    /// The end of the text.
    End,
}

/// Returns the tokens of a text, each with the position of its first character, from 1; the last is
/// [`Token::End`].
pub fn tokenize(text: &str) -> Result<Vec<(Token<'_>, usize)>, ScriptError> {
    let mut found = Vec::new();
    let mut rest = text;
    let position = |rest: &str| text.chars().count() - rest.chars().count() + 1;
    loop {
        rest = rest.trim_start();
        let at = position(rest);
        let Some(first) = rest.chars().next() else {
            found.push((Token::End, at));
            return Ok(found);
        };
        let (token, length) = next_token(rest, first, at)?;
        found.push((token, at));
        rest = rest.get(length..).unwrap_or_default();
    }
}

/// Returns the token at the beginning of `rest`, and its length in bytes.
fn next_token(rest: &str, first: char, at: usize) -> Result<(Token<'_>, usize), ScriptError> {
    let run = |is: fn(char) -> bool| {
        let length = rest.find(|c| !is(c)).unwrap_or(rest.len());
        rest.get(..length).unwrap_or_default()
    };
    if first.is_ascii_digit() {
        let digits = run(|c| c.is_ascii_digit());
        let number = digits.parse().map_err(|_| ScriptError::Unexpected {
            text: digits.to_owned(),
            at,
        })?;
        return Ok((Token::Number(number), digits.len()));
    }
    if first.is_ascii_alphabetic() {
        let word = run(|c| c.is_ascii_alphanumeric() || c == '_');
        return Ok((Token::Word(word), word.len()));
    }
    for (operator, compare) in COMPARISONS {
        if rest.starts_with(operator) {
            return Ok((Token::Compare(compare), operator.len()));
        }
    }
    if "()[],;+-*:".contains(first) {
        return Ok((Token::Punctuation(first), 1));
    }
    let text = first.to_string();
    Err(ScriptError::Unexpected { text, at })
}

/// Longer operators come first, so that a prefix does not match.
const COMPARISONS: [(&str, Comparison); 6] = [
    ("!=", Comparison::Unequal),
    ("<=", Comparison::AtMost),
    (">=", Comparison::AtLeast),
    ("<", Comparison::Less),
    (">", Comparison::More),
    ("=", Comparison::Equal),
];
