//! Splits running text at marks and at mentions of rule ids.

/// A run of text inside a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain text.
    Text(String),
    /// Text in `**bold**`.
    Bold(String),
    /// Text in backticks, such as a square or a row of shield bars.
    Code(String),
    /// A mention of a rule, ruling or example: a link to the block with this id.
    RuleRef(String),
}

/// One line of running text, split into spans.
pub type Spans = Vec<Span>;

/// Returns the text of spans without marks.
pub fn plain(spans: &[Span]) -> String {
    spans
        .iter()
        .map(|span| match span {
            Span::Text(words) | Span::Bold(words) | Span::Code(words) | Span::RuleRef(words) => {
                words.as_str()
            }
        })
        .collect()
}

/// Splits running text into spans.
pub(super) fn spans(text: &str) -> Spans {
    let mut out = Vec::new();
    let mut rest = text;
    loop {
        let code = split_between(rest, "`")
            .map(|(before, words, after)| (before, Span::Code(words), after));
        let bold = split_between(rest, "**")
            .map(|(before, words, after)| (before, Span::Bold(words), after));
        let next = [code, bold, mention(rest)]
            .into_iter()
            .flatten()
            .min_by_key(|split| split.0.len());
        let (before, span, after) = match next {
            Some((before, span, after)) => (before, Some(span), after),
            None => (rest, None, ""),
        };
        if !before.is_empty() {
            out.push(Span::Text(before.to_owned()));
        }
        let Some(span) = span else { return out };
        out.push(span);
        rest = after;
    }
}

fn split_between<'a>(text: &'a str, mark: &str) -> Option<(&'a str, String, &'a str)> {
    let (before, tail) = text.split_once(mark)?;
    let (words, after) = tail.split_once(mark)?;
    Some((before, words.to_owned(), after))
}

/// Returns the first mention of an id: the text before it, the link, the text after it.
fn mention(text: &str) -> Option<(&str, Span, &str)> {
    let mut last = ' ';
    for (at, character) in text.char_indices() {
        let starts_word = !last.is_alphanumeric() && last != '-';
        last = character;
        if let Some((id, after)) = text.get(at..).filter(|_| starts_word).and_then(split_id) {
            return Some((text.get(..at)?, Span::RuleRef(id.to_owned()), after));
        }
    }
    None
}

/// Splits off a leading id. Rulings `A-nn` and examples `EX-nn`, `T-nn` have two digits, rulings
/// `AMB-n` one or two; rules have a chapter and a number, `RIFT-5.3` or `SAGA-FTJ.3`. A chapter
/// alone is not an id.
pub(super) fn split_id(text: &str) -> Option<(&str, &str)> {
    let series = leading_length(text, |c| c.is_ascii_uppercase());
    let number = text.get(series..)?.strip_prefix('-')?;
    let digits = leading_length(number, |c| c.is_ascii_digit());
    let length = match text.get(..series)? {
        "" => return None,
        "A" | "EX" | "T" if digits == 2 => digits,
        "AMB" if (1..=2).contains(&digits) => digits,
        "A" | "EX" | "T" | "AMB" => return None,
        _ => {
            let letters = leading_length(number, |c| c.is_ascii_uppercase());
            let chapter = digits.max(letters);
            let part = number.get(chapter..)?.strip_prefix('.')?;
            let part = leading_length(part, |c| c.is_ascii_digit());
            if chapter == 0 || part == 0 {
                return None;
            }
            chapter + 1 + part
        }
    };
    let end = series + 1 + length;
    Some((text.get(..end)?, text.get(end..)?))
}

/// Returns how many bytes at the start of the text pass the test.
fn leading_length(text: &str, test: fn(char) -> bool) -> usize {
    text.find(|c| !test(c)).unwrap_or(text.len())
}
