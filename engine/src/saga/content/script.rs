//! The effect language of the content: a closed grammar, parsed into effect lists of an
//! [`EffectTable`]. A card can do nothing that this language does not express.
//!
//! `effects := effect (";" effect)*`, `effect := name "(" arguments ")"`; arguments are numbers,
//! words, `key=value`, effects and lists of effects in brackets. A name without arguments may omit
//! the parentheses. [`Effect`] documents what each name means.

mod condition;
mod fleet;
mod map;
mod ops;
mod token;

pub use condition::{condition, trigger};
pub use map::PROHIBITIONS;

use super::content_error::ScriptError;
use super::effect_table::EffectTable;
use crate::saga::effect::{Amount, Effect};
use crate::saga::ids::EffectListId;
use token::{Token, tokenize};

/// Maximum nesting depth of effects.
pub const MAX_DEPTH: u8 = 4;
/// Maximum number of effects in a list.
pub const MAX_LIST_LENGTH: usize = 20;

/// Names of a scenario that its operations may use; all empty for cards of the base content.
#[derive(Clone, Copy, Debug, Default)]
pub struct NameScope<'a> {
    /// Counters, by number.
    pub counters: &'a [String],
    /// Entities, by number.
    pub entities: &'a [String],
    /// Badges, by number.
    pub badges: &'a [String],
    /// The scenario's own decks, by number.
    pub decks: &'a [String],
    /// Number of log lines.
    pub lines: u8,
    /// Whether scenario operations are allowed here.
    pub allows_operations: bool,
}

/// Compiles an effect text.
///
/// # Errors
///
/// Returns the position and the reason of the first error.
pub fn compile(
    text: &str,
    scope: &NameScope<'_>,
    effect_table: &mut EffectTable,
) -> Result<EffectListId, ScriptError> {
    let tokens = tokenize(text)?;
    let mut reader = Parser::new(&tokens, scope, effect_table);
    let code = reader.effects(Token::End)?;
    reader.end()?;
    Ok(code)
}

type ReadResult<T> = Result<T, ScriptError>;

/// A recursive-descent parser over the tokens of a text.
struct Parser<'a, 'b> {
    tokens: &'b [(Token<'a>, usize)],
    next: usize,
    depth: u8,
    scope: &'b NameScope<'b>,
    effect_table: &'b mut EffectTable,
}

impl<'a, 'b> Parser<'a, 'b> {
    fn new(
        tokens: &'b [(Token<'a>, usize)],
        scope: &'b NameScope<'b>,
        effect_table: &'b mut EffectTable,
    ) -> Self {
        Self {
            tokens,
            next: 0,
            depth: 0,
            scope,
            effect_table,
        }
    }

    /// Parses effects up to `until`, which it does not consume.
    fn effects(&mut self, until: Token<'a>) -> ReadResult<EffectListId> {
        if self.depth >= MAX_DEPTH {
            return Err(ScriptError::Deep { max: MAX_DEPTH });
        }
        self.depth += 1;
        let mut list = Vec::new();
        while self.peek() != until {
            match self.effect()? {
                Effect::None => {}
                effect => list.push(effect),
            }
            if !self.skip(Token::Punctuation(';')) && self.peek() != until {
                return Err(self.unexpected());
            }
        }
        self.depth -= 1;
        if list.len() > MAX_LIST_LENGTH {
            return Err(ScriptError::Long {
                max: MAX_LIST_LENGTH,
            });
        }
        Ok(self.effect_table.intern(list))
    }

    /// Parses `[effects]`, or one effect without brackets.
    fn list(&mut self) -> ReadResult<EffectListId> {
        if self.skip(Token::Punctuation('[')) {
            let code = self.effects(Token::Punctuation(']'))?;
            self.punctuation(']')?;
            return Ok(code);
        }
        if self.depth >= MAX_DEPTH {
            return Err(ScriptError::Deep { max: MAX_DEPTH });
        }
        self.depth += 1;
        let effect = self.effect()?;
        self.depth -= 1;
        Ok(match effect {
            Effect::None => EffectListId::NOTHING,
            effect => self.effect_table.intern(vec![effect]),
        })
    }

    fn effect(&mut self) -> ReadResult<Effect> {
        let (name, at) = self.word()?;
        let found = match self.fleet(name)? {
            Some(effect) => Some(effect),
            None => match self.map(name)? {
                Some(effect) => Some(effect),
                None => match self.nested(name)? {
                    Some(effect) => Some(effect),
                    None if self.scope.allows_operations => self.operation(name)?,
                    None => None,
                },
            },
        };
        let word = || name.to_owned();
        found.ok_or_else(|| ScriptError::Word { word: word(), at })
    }

    fn peek(&self) -> Token<'a> {
        self.tokens
            .get(self.next)
            .map_or(Token::End, |(token, _)| *token)
    }

    /// Returns the position of the next token, from 1.
    fn position(&self) -> usize {
        let found = self.tokens.get(self.next).or(self.tokens.last());
        found.map_or(1, |(_, at)| *at)
    }

    fn unexpected(&self) -> ScriptError {
        let at = self.position();
        let text = match self.peek() {
            Token::Word(word) => word.to_owned(),
            Token::Number(number) => number.to_string(),
            Token::Punctuation(mark) => mark.to_string(),
            Token::Compare(_) => "=".to_owned(),
            Token::End => return ScriptError::CutShort { at },
        };
        ScriptError::Unexpected { text, at }
    }

    fn skip(&mut self, token: Token<'a>) -> bool {
        let fits = self.peek() == token;
        self.next += usize::from(fits);
        fits
    }

    fn punctuation(&mut self, mark: char) -> ReadResult<()> {
        if self.skip(Token::Punctuation(mark)) {
            Ok(())
        } else {
            Err(self.unexpected())
        }
    }

    fn end(&self) -> ReadResult<()> {
        match self.peek() {
            Token::End => Ok(()),
            Token::Word(_) | Token::Number(_) | Token::Punctuation(_) | Token::Compare(_) => {
                Err(self.unexpected())
            }
        }
    }

    fn word(&mut self) -> ReadResult<(&'a str, usize)> {
        let at = self.position();
        match self.peek() {
            Token::Word(word) => {
                self.next += 1;
                Ok((word, at))
            }
            Token::Number(_) | Token::Punctuation(_) | Token::Compare(_) | Token::End => {
                Err(self.unexpected())
            }
        }
    }

    /// Parses one of some words.
    fn keyword_of<T: Copy>(&mut self, words: &[(&str, T)]) -> ReadResult<T> {
        let (word, at) = self.word()?;
        let found = words.iter().find(|(known, _)| *known == word);
        let error = || ScriptError::Word {
            word: word.to_owned(),
            at,
        };
        found.map(|(_, value)| *value).ok_or_else(error)
    }

    /// Parses `key=` in front of a value.
    fn key(&mut self, key: &str) -> ReadResult<()> {
        let (word, at) = self.word()?;
        if word != key {
            let word = word.to_owned();
            return Err(ScriptError::Word { word, at });
        }
        self.equals()
    }

    fn equals(&mut self) -> ReadResult<()> {
        if self.skip(Token::Compare(crate::saga::mission::Comparison::Equal)) {
            Ok(())
        } else {
            Err(self.unexpected())
        }
    }

    /// Parses a number with an optional sign.
    fn number(&mut self, min: i32, max: i32) -> ReadResult<i32> {
        let at = self.position();
        let is_negative = self.skip(Token::Punctuation('-'));
        if !is_negative {
            self.skip(Token::Punctuation('+'));
        }
        let Token::Number(number) = self.peek() else {
            return Err(self.unexpected());
        };
        self.next += 1;
        let number = if is_negative { -number } else { number };
        if (min..=max).contains(&number) {
            Ok(number)
        } else {
            Err(ScriptError::Number { min, max, at })
        }
    }

    fn small(&mut self, min: u8, max: u8) -> ReadResult<u8> {
        let number = self.number(i32::from(min), i32::from(max))?;
        Ok(u8::try_from(number).unwrap_or(max))
    }

    fn signed(&mut self, max: i8) -> ReadResult<i8> {
        let max = i32::from(max);
        let number = self.number(-max, max)?;
        Ok(i8::try_from(number).unwrap_or_default())
    }

    /// Parses `(n)`.
    fn count(&mut self) -> ReadResult<u8> {
        self.punctuation('(')?;
        let count = self.small(1, 20)?;
        self.punctuation(')')?;
        Ok(count)
    }

    /// Parses `(n)`, or a word in its place.
    fn amount(&mut self, words: &[(&str, Amount)]) -> ReadResult<Amount> {
        self.punctuation('(')?;
        let amount = match self.peek() {
            Token::Word(_) => self.keyword_of(words)?,
            Token::Number(_) | Token::Punctuation(_) | Token::Compare(_) | Token::End => {
                Amount::Some(self.small(1, 20)?)
            }
        };
        self.punctuation(')')?;
        Ok(amount)
    }

    /// Parses `()` or nothing.
    fn no_arguments(&mut self) -> ReadResult<()> {
        if self.skip(Token::Punctuation('(')) {
            self.punctuation(')')?;
        }
        Ok(())
    }
}
