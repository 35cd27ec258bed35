//! The interpreter of the command line. Pure functions map a text model and words to sentences and
//! an effect.

mod find;
mod orders;

pub(super) use find::best_matches;

use super::command::fold_text;
use super::formatter::ReferencePoint;
use super::{Allegiance, Command, Lexicon, ReadError, TextFormatter, TextModel, TextPlace, Verb};
use ui::l10n::{PhraseArg, Phrases};
use yew::prelude::*;

/// Default radius of the `near` command, in steps.
const DEFAULT_RADIUS: u32 = 3;

/// Default number of log entries that the `read` command returns.
const DEFAULT_ENTRIES: usize = 5;

/// The effect of a command besides its answer.
#[derive(Clone, PartialEq, Debug)]
pub enum ReplyEffect {
    Nothing,
    /// Runs a callback of the table, such as an order.
    Do(Callback<()>),
    /// Sets the point from which distances are measured.
    SetReference(ReferencePoint),
}

/// The answer to a command.
#[derive(Clone, PartialEq, Debug)]
pub struct CommandReply {
    /// The text, one or more sentences in each line.
    pub lines: Vec<String>,
    pub effect: ReplyEffect,
}

impl CommandReply {
    fn from_lines(lines: Vec<String>) -> Self {
        let action = ReplyEffect::Nothing;
        Self {
            lines,
            effect: action,
        }
    }

    fn from_line(line: String) -> Self {
        Self::from_lines(vec![line])
    }
}

/// An interpreter of commands about one text model.
#[derive(Clone, Copy)]
pub struct CommandInterpreter<'a> {
    formatter: TextFormatter<'a>,
    reference: Option<ReferencePoint>,
}

/// Answers a typed line; distances are told from `reference`.
#[must_use]
pub fn interpret(
    model: &TextModel,
    reference: Option<ReferencePoint>,
    phrases: &Phrases,
    line: &str,
) -> CommandReply {
    let formatter = TextFormatter { phrases, model };
    let interpreter = CommandInterpreter {
        formatter,
        reference,
    };
    let lexicon = Lexicon::of(phrases);
    if let Some(reply) = lexicon
        .order_words(line)
        .and_then(|words| interpreter.act_by_name(&words))
    {
        return reply;
    }
    match lexicon.parse_line(line) {
        Ok(command) => interpreter.reply(&command),
        Err(ReadError::Empty) => interpreter.help(),
        Err(ReadError::Unknown(word)) => {
            let unknown = phrases.say("text-unknown-command", &[("word", word.into())]);
            let mut lines = vec![unknown];
            lines.extend(interpreter.help().lines);
            CommandReply::from_lines(lines)
        }
        Err(ReadError::Ambiguous(words)) => {
            let words = phrases.list(&words);
            CommandReply::from_line(
                phrases.say("text-several-commands", &[("words", words.into())]),
            )
        }
    }
}

/// Returns the arguments for the examples in the help.
fn example() -> [(&'static str, PhraseArg); 5] {
    [
        ("from", "A1".into()),
        ("place", "C4".into()),
        ("number", 3_u8.into()),
        ("steps", 2_u8.into()),
        ("count", DEFAULT_ENTRIES.into()),
    ]
}

impl CommandInterpreter<'_> {
    fn reply(&self, command: &Command) -> CommandReply {
        let rest = command.rest.as_slice();
        match command.verb {
            Verb::Status => self.status(),
            Verb::Actions => self.actions(),
            Verb::Act => self.act(rest),
            Verb::Moves => self.moves(rest),
            Verb::Why => self.why(rest),
            Verb::Where => self.place_of(rest),
            Verb::Look => self.look(rest),
            Verb::Near => self.near(rest),
            Verb::From => self.between(rest),
            Verb::Reference => self.set_reference(rest),
            Verb::Read => self.read_log(rest),
            Verb::Undo => self.carry_out(self.model().undo.as_ref(), "text-no-undo"),
            Verb::Redo => self.carry_out(self.model().redo.as_ref(), "text-no-redo"),
            Verb::Hint => self.carry_out(self.model().hint.as_ref(), "text-no-hint"),
            Verb::Yes => self.decide(true),
            Verb::No => self.decide(false),
            Verb::Help => self.help(),
        }
    }

    fn model(&self) -> &TextModel {
        self.formatter.model
    }

    fn text(&self, key: &str) -> String {
        self.formatter.phrases.text(key)
    }

    fn status(&self) -> CommandReply {
        let model = self.model();
        let mut lines = vec![model.prompt.clone()];
        lines.extend(model.status.iter().cloned());
        lines.extend(model.question.iter().map(|asked| asked.sentence.clone()));
        CommandReply::from_lines(lines)
    }

    fn help(&self) -> CommandReply {
        let example = example();
        let phrases = self.formatter.phrases;
        let command = |verb: Verb| {
            let form = phrases.say(&format!("{}.form", verb.phrase()), &example);
            let help = phrases.say(&format!("{}.help", verb.phrase()), &example);
            self.formatter.pair(&form, &help)
        };
        let mut lines = vec![self.text("text-help-lead")];
        lines.extend(Verb::ALL.into_iter().map(command));
        CommandReply::from_lines(lines)
    }

    /// Describes where pieces or other items are; without words, where all pieces are.
    fn place_of(&self, words: &[String]) -> CommandReply {
        let model = self.model();
        if words.is_empty() {
            let sides = [Allegiance::Own, Allegiance::Friend, Allegiance::Foe];
            let of = |side: Allegiance| model.pieces.iter().filter(move |piece| piece.side == side);
            let pieces = sides.into_iter().flat_map(of);
            return CommandReply::from_lines(
                pieces
                    .map(|piece| self.formatter.piece(piece, self.reference))
                    .collect(),
            );
        }
        let pieces = self.pieces(words);
        let mut lines: Vec<String> = pieces
            .iter()
            .filter_map(|&id| model.piece(id))
            .map(|piece| self.formatter.piece(piece, self.reference))
            .collect();
        if lines.is_empty() {
            lines = self.describe_places_holding(words);
        }
        if lines.is_empty() {
            return self.not_found(words);
        }
        CommandReply::from_lines(lines)
    }

    fn look(&self, words: &[String]) -> CommandReply {
        let Some(reference) = self
            .reference_point(words)
            .or(self.reference.filter(|_| words.is_empty()))
        else {
            return self.not_found(words);
        };
        let place = match reference {
            ReferencePoint::Place(place) => self.model().place(place),
            ReferencePoint::Piece(piece) => self.model().place_of(piece),
        };
        let description = place.map(|place| self.formatter.place_from(place, self.reference));
        let mut lines: Vec<String> = description.into_iter().collect();
        lines.extend(place.into_iter().flat_map(|place| self.orders_at(place)));
        if lines.is_empty() {
            return self.not_found(words);
        }
        CommandReply::from_lines(lines)
    }

    /// Lists everything within a few steps of a place, the nearest first.
    fn near(&self, words: &[String]) -> CommandReply {
        let radius = words.last().and_then(|word| word.parse::<u32>().ok());
        let target_words = match radius {
            Some(_) => &words[..words.len() - 1],
            None => words,
        };
        let reference = self
            .reference_point(target_words)
            .or(self.reference.filter(|_| target_words.is_empty()));
        let Some((reference, (name, from))) =
            reference.and_then(|reference| Some((reference, self.formatter.reference(reference)?)))
        else {
            return self.not_found(target_words);
        };
        let radius = radius.unwrap_or(DEFAULT_RADIUS);
        let grid = self.model().grid;
        let mut near: Vec<(u32, &TextPlace)> = self
            .model()
            .places
            .iter()
            .filter(|place| !place.holds.is_empty())
            .map(|place| (grid.distance(from, place.point), place))
            .filter(|(distance, _)| *distance <= radius)
            .collect();
        near.sort_by_key(|(distance, _)| *distance);
        if near.is_empty() {
            let words = [("of", name.into()), ("reach", i64::from(radius).into())];
            return CommandReply::from_line(
                self.formatter.phrases.say("text-nothing-near", &words),
            );
        }
        let lines = near
            .into_iter()
            .map(|(_, place)| self.formatter.place_from(place, Some(reference)));
        CommandReply::from_lines(lines.collect())
    }

    /// Describes distance and direction from the first of two places to the second.
    fn between(&self, words: &[String]) -> CommandReply {
        let split = (1..words.len()).find_map(|at| {
            let (a, b) = words.split_at(at);
            Some((self.reference_point(a)?, self.reference_point(b)?))
        });
        let ends = split.or_else(|| Some((self.reference?, self.reference_point(words)?)));
        let sentence = ends.and_then(|(a, b)| {
            let ((from, start), (to, end)) =
                (self.formatter.reference(a)?, self.formatter.reference(b)?);
            let bearing = self.model().grid.bearing(start, end);
            let bearing_text = self.formatter.bearing(&bearing, &from);
            Some(format!("{}.", self.formatter.pair(&to, &bearing_text)))
        });
        sentence.map_or_else(|| self.not_found(words), CommandReply::from_line)
    }

    fn set_reference(&self, words: &[String]) -> CommandReply {
        let found = self
            .reference_point(words)
            .and_then(|reference| Some((reference, self.formatter.reference(reference)?.0)));
        let Some((reference, name)) = found else {
            return self.not_found(words);
        };
        CommandReply {
            lines: vec![
                self.formatter
                    .phrases
                    .say("text-reference-set", &[("of", name.into())]),
            ],
            effect: ReplyEffect::SetReference(reference),
        }
    }

    fn read_log(&self, words: &[String]) -> CommandReply {
        let count = words
            .iter()
            .find_map(|word| word.parse().ok())
            .unwrap_or(DEFAULT_ENTRIES);
        let newest = self.model().log_sentences().rev().take(count);
        let mut entries: Vec<String> = newest.map(str::to_owned).collect();
        entries.reverse();
        if entries.is_empty() {
            return CommandReply::from_line(self.text("text-log-empty"));
        }
        CommandReply::from_lines(entries)
    }

    fn carry_out(&self, action: Option<&Callback<()>>, none: &str) -> CommandReply {
        match action {
            Some(action) => CommandReply {
                lines: vec![self.text("text-done")],
                effect: ReplyEffect::Do(action.clone()),
            },
            None => CommandReply::from_line(self.text(none)),
        }
    }

    fn decide(&self, agrees: bool) -> CommandReply {
        let Some(asked) = &self.model().question else {
            return CommandReply::from_line(self.text("text-no-question"));
        };
        let (name, action) = if agrees { &asked.yes } else { &asked.no };
        CommandReply {
            lines: vec![name.clone()],
            effect: ReplyEffect::Do(action.clone()),
        }
    }

    fn not_found(&self, words: &[String]) -> CommandReply {
        if words.is_empty() {
            return CommandReply::from_line(self.text("text-what"));
        }
        let words = [("words", words.join(" ").into())];
        CommandReply::from_line(self.formatter.phrases.say("text-unfound", &words))
    }
}

#[cfg(test)]
pub(super) mod tests;
