//! Reads the command line. The words of the commands come from the phrase files, so every language
//! has its own; case does not matter, and the beginning of a word is enough if it fits only one
//! command.

use ui::l10n::Phrases;

/// A command of the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Describes the status of the match.
    Status,
    /// Lists the legal orders.
    Actions,
    /// Gives an order.
    Act,
    /// Lists the orders of a piece.
    Moves,
    /// Explains why an order is refused.
    Why,
    /// Describes where a piece is.
    Where,
    /// Describes the content of a place.
    Look,
    /// Lists the pieces and items near a place.
    Near,
    /// Describes the distance from one place to another.
    From,
    /// Sets the point from which distances are measured.
    Reference,
    /// Reads the last entries of the log.
    Read,
    /// Undoes the last order.
    Undo,
    /// Redoes what was undone.
    Redo,
    /// Asks the bot of level Admiral for a hint.
    Hint,
    /// Answers the open question with yes.
    Yes,
    /// Answers the open question with no.
    No,
    /// Lists the commands.
    Help,
}

impl Verb {
    /// All commands in the order of the help.
    pub const ALL: [Self; 17] = [
        Self::Status,
        Self::Actions,
        Self::Act,
        Self::Moves,
        Self::Why,
        Self::Where,
        Self::Look,
        Self::Near,
        Self::From,
        Self::Reference,
        Self::Read,
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::Yes,
        Self::No,
        Self::Help,
    ];

    /// Returns the phrase key of its words; the phrase has the attributes `.form` and `.help`.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Status => "text-command-status",
            Self::Actions => "text-command-actions",
            Self::Act => "text-command-act",
            Self::Moves => "text-command-moves",
            Self::Why => "text-command-why",
            Self::Where => "text-command-where",
            Self::Look => "text-command-look",
            Self::Near => "text-command-near",
            Self::From => "text-command-from",
            Self::Reference => "text-command-reference",
            Self::Read => "text-command-read",
            Self::Undo => "text-command-undo",
            Self::Redo => "text-command-redo",
            Self::Hint => "text-command-hint",
            Self::Yes => "text-command-yes",
            Self::No => "text-command-no",
            Self::Help => "text-command-help",
        }
    }
}

/// A command and the words after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    pub verb: Verb,
    /// The words after the command, folded, without the filler words of the language.
    pub rest: Vec<String>,
}

/// The reason why a line is not a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// The line is empty.
    Empty,
    /// The first word is unknown.
    Unknown(String),
    /// The first word is the beginning of several commands.
    Ambiguous(Vec<String>),
}

/// The words of the commands in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lexicon {
    verbs: Vec<(Verb, Vec<String>)>,
    filler_words: Vec<String>,
}

impl Lexicon {
    /// Loads the words of a language. A phrase holds the words of a command, the one shown in the
    /// help first.
    #[must_use]
    pub fn of(phrases: &Phrases) -> Self {
        let words = |key: &str| -> Vec<String> {
            phrases
                .text(key)
                .split(',')
                .map(|word| fold_text(word.trim()))
                .filter(|word| !word.is_empty())
                .collect()
        };
        Self {
            verbs: Verb::ALL
                .into_iter()
                .map(|verb| (verb, words(verb.phrase())))
                .collect(),
            filler_words: words("text-small-words"),
        }
    }

    /// Reads a line.
    ///
    /// # Errors
    /// If it is not a command.
    pub fn parse_line(&self, line: &str) -> Result<Command, ReadError> {
        let mut words = line.split_whitespace().map(fold_text);
        let first = words.next().ok_or(ReadError::Empty)?;
        let rest: Vec<String> = words
            .filter(|word| !self.filler_words.contains(word))
            .collect();
        if first.chars().all(|c| c.is_ascii_digit()) {
            let rest = std::iter::once(first).chain(rest).collect();
            let verb = Verb::Act;
            return Ok(Command { verb, rest });
        }
        self.verb(&first).map(|verb| Command { verb, rest })
    }

    /// Returns the words of a line if they may be the name of an order: the first word is not a
    /// complete command word, and a single word is not the beginning of a command word.
    #[must_use]
    pub fn order_words(&self, line: &str) -> Option<Vec<String>> {
        let words = line.split_whitespace().map(fold_text);
        let words: Vec<String> = words
            .filter(|word| !self.filler_words.contains(word))
            .collect();
        let first = words.first()?;
        let is_complete = self.verbs.iter().any(|(_, all)| all.contains(first));
        let is_number = first.chars().all(|c| c.is_ascii_digit());
        let is_unknown = matches!(self.verb(first), Err(ReadError::Unknown(_)));
        (!is_complete && !is_number && (is_unknown || words.len() > 1)).then_some(words)
    }

    fn verb(&self, word: &str) -> Result<Verb, ReadError> {
        let contains_word = |words: &[String]| words.iter().any(|known| known == word);
        if let Some((verb, _)) = self.verbs.iter().find(|(_, words)| contains_word(words)) {
            return Ok(*verb);
        }
        let begins: Vec<(Verb, &String)> = self
            .verbs
            .iter()
            .filter_map(|(verb, words)| {
                let word = words.iter().find(|known| known.starts_with(word))?;
                Some((*verb, word))
            })
            .collect();
        match begins.as_slice() {
            [] => Err(ReadError::Unknown(word.to_owned())),
            [(verb, _)] => Ok(*verb),
            [_, _, ..] => Err(ReadError::Ambiguous(
                begins.into_iter().map(|(_, word)| word.clone()).collect(),
            )),
        }
    }
}

/// Folds a word to lower case without accents, so that nobody has to type them.
#[must_use]
pub fn fold_text(word: &str) -> String {
    let unaccented = |c: char| match c {
        'ä' | 'à' | 'á' | 'â' => "a".to_owned(),
        'ö' | 'ó' | 'ô' => "o".to_owned(),
        'ü' | 'ú' | 'û' => "u".to_owned(),
        'é' | 'è' | 'ê' => "e".to_owned(),
        'ß' => "ss".to_owned(),
        '−' => "-".to_owned(),
        other => other.to_string(),
    };
    word.trim_matches(|c: char| matches!(c, ',' | '.' | ':' | ';' | '!' | '?' | '"'))
        .to_lowercase()
        .chars()
        .map(unaccented)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_line(line: &str) -> Result<(Verb, Vec<String>), ReadError> {
        let lexicon = Lexicon::of(&Phrases::load("en"));
        lexicon
            .parse_line(line)
            .map(|command| (command.verb, command.rest))
    }

    fn to_strings(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn read_splits_a_line_into_verb_and_arguments() {
        assert_eq!(
            parse_line("where cruiser"),
            Ok((Verb::Where, to_strings(&["cruiser"])))
        );
        assert_eq!(
            parse_line("near C4 2"),
            Ok((Verb::Near, to_strings(&["c4", "2"])))
        );
        assert_eq!(
            parse_line("from A1 to C4"),
            Ok((Verb::From, to_strings(&["a1", "c4"])))
        );
        assert_eq!(
            parse_line("read log 5"),
            Ok((Verb::Read, to_strings(&["5"])))
        );
        assert_eq!(parse_line("act 3"), Ok((Verb::Act, to_strings(&["3"]))));
    }

    #[test]
    fn read_ignores_case_and_punctuation_and_accepts_prefixes() {
        assert_eq!(
            parse_line("  STATUS? "),
            Ok((Verb::Status, to_strings(&[])))
        );
        assert_eq!(
            parse_line("Wher Rhino"),
            Ok((Verb::Where, to_strings(&["rhino"])))
        );
        assert_eq!(parse_line("stat"), Ok((Verb::Status, to_strings(&[]))));
    }

    #[test]
    fn a_line_without_a_command_may_name_an_order() {
        let lexicon = Lexicon::of(&Phrases::load("en"));
        let order = |line: &str| lexicon.order_words(line);
        assert_eq!(
            order("Attack CR2 at G5"),
            Some(to_strings(&["attack", "cr2", "g5"]))
        );
        assert_eq!(
            order("move CR2 to F6"),
            Some(to_strings(&["move", "cr2", "f6"]))
        );
        assert_eq!(order("pass"), Some(to_strings(&["pass"])));
        for line in ["move", "moves CR2", "where cruiser", "3", "", "stat"] {
            assert_eq!(order(line), None, "{line}");
        }
    }

    #[test]
    fn a_number_alone_is_an_act_command() {
        assert_eq!(parse_line("12"), Ok((Verb::Act, to_strings(&["12"]))));
    }

    #[test]
    fn an_ambiguous_unknown_or_empty_word_is_an_error() {
        let Err(ReadError::Ambiguous(all)) = parse_line("w") else {
            panic!("w is where or why");
        };
        assert_eq!(all, to_strings(&["why", "where"]));
        assert_eq!(
            parse_line("xyzzy"),
            Err(ReadError::Unknown("xyzzy".to_owned()))
        );
        assert_eq!(parse_line("   "), Err(ReadError::Empty));
    }

    #[test]
    fn every_command_word_belongs_to_one_command() {
        for code in ["en", "de"] {
            let lexicon = Lexicon::of(&Phrases::load(code));
            for (verb, words) in &lexicon.verbs {
                assert!(!words.is_empty(), "{code} {verb:?}");
                for word in words {
                    let owners = lexicon.verbs.iter().filter(|(_, all)| all.contains(word));
                    assert_eq!(owners.count(), 1, "{code}: {word} is one command");
                    assert_eq!(lexicon.verb(word), Ok(*verb), "{code}: {word}");
                }
            }
        }
    }
}
