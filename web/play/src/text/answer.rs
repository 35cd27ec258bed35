//! Answers to the command line: what is said, and what is to be done. Pure: the account and the
//! words go in, sentences and a deed come out.

mod find;
mod orders;

pub(super) use find::best;

use super::command::fold;
use super::teller::Mark;
use super::{Account, Command, Lexicon, Misread, Place, Side, Teller, Verb};
use ui::l10n::{Phrases, Word};
use yew::prelude::*;

/// Places within this many steps are near, where nothing else is said.
const NEAR: u32 = 3;

/// Entries of the log that are read where nothing else is said.
const ENTRIES: usize = 5;

/// What a command does, besides answering.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// Nothing.
    Nothing,
    /// Something at the table.
    Do(Callback<()>),
    /// Tells distances from here.
    Refer(Mark),
}

/// The answer to a command.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    /// What is said, a sentence or more in each line.
    pub lines: Vec<String>,
    /// What is done.
    pub deed: Deed,
}

impl Reply {
    fn say(lines: Vec<String>) -> Self {
        let deed = Deed::Nothing;
        Self { lines, deed }
    }

    fn line(line: String) -> Self {
        Self::say(vec![line])
    }
}

/// Who answers, with what is known of the match.
#[derive(Clone, Copy)]
pub struct Answerer<'a> {
    teller: Teller<'a>,
    mark: Option<Mark>,
}

/// Answers what was typed; distances are told from `mark`.
#[must_use]
pub fn answer(account: &Account, mark: Option<Mark>, phrases: &Phrases, line: &str) -> Reply {
    let teller = Teller { phrases, account };
    let answerer = Answerer { teller, mark };
    let lexicon = Lexicon::of(phrases);
    if let Some(reply) = lexicon
        .order_words(line)
        .and_then(|words| answerer.by_name(&words))
    {
        return reply;
    }
    match lexicon.read(line) {
        Ok(command) => answerer.reply(&command),
        Err(Misread::Empty) => answerer.help(),
        Err(Misread::Unknown(word)) => {
            let unknown = phrases.say("text-unknown-command", &[("word", word.into())]);
            let mut lines = vec![unknown];
            lines.extend(answerer.help().lines);
            Reply::say(lines)
        }
        Err(Misread::Several(words)) => {
            let words = phrases.list(&words);
            Reply::line(phrases.say("text-several-commands", &[("words", words.into())]))
        }
    }
}

/// The figures of the examples in the help.
fn example() -> [(&'static str, Word); 5] {
    [
        ("from", "A1".into()),
        ("place", "C4".into()),
        ("number", 3_u8.into()),
        ("steps", 2_u8.into()),
        ("count", ENTRIES.into()),
    ]
}

impl Answerer<'_> {
    fn reply(&self, command: &Command) -> Reply {
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
            Verb::Reference => self.refer(rest),
            Verb::Read => self.read(rest),
            Verb::Undo => self.step(self.account().undo.as_ref(), "text-no-undo"),
            Verb::Redo => self.step(self.account().redo.as_ref(), "text-no-redo"),
            Verb::Hint => self.step(self.account().hint.as_ref(), "text-no-hint"),
            Verb::Yes => self.decide(true),
            Verb::No => self.decide(false),
            Verb::Help => self.help(),
        }
    }

    fn account(&self) -> &Account {
        self.teller.account
    }

    fn text(&self, key: &str) -> String {
        self.teller.phrases.text(key)
    }

    fn status(&self) -> Reply {
        let account = self.account();
        let mut lines = vec![account.prompt.clone()];
        lines.extend(account.status.iter().cloned());
        lines.extend(account.question.iter().map(|asked| asked.sentence.clone()));
        Reply::say(lines)
    }

    fn help(&self) -> Reply {
        let example = example();
        let phrases = self.teller.phrases;
        let command = |verb: Verb| {
            let form = phrases.say(&format!("{}.form", verb.phrase()), &example);
            let help = phrases.say(&format!("{}.help", verb.phrase()), &example);
            self.teller.pair(&form, &help)
        };
        let mut lines = vec![self.text("text-help-lead")];
        lines.extend(Verb::ALL.into_iter().map(command));
        Reply::say(lines)
    }

    /// Where pieces or other things are; without words where all pieces are.
    fn place_of(&self, words: &[String]) -> Reply {
        let account = self.account();
        if words.is_empty() {
            let sides = [Side::Own, Side::Friend, Side::Foe];
            let of = |side: Side| {
                account
                    .pieces
                    .iter()
                    .filter(move |piece| piece.side == side)
            };
            let pieces = sides.into_iter().flat_map(of);
            return Reply::say(
                pieces
                    .map(|piece| self.teller.piece(piece, self.mark))
                    .collect(),
            );
        }
        let pieces = self.pieces(words);
        let mut lines: Vec<String> = pieces
            .iter()
            .filter_map(|&id| account.piece(id))
            .map(|piece| self.teller.piece(piece, self.mark))
            .collect();
        if lines.is_empty() {
            lines = self.holding(words);
        }
        if lines.is_empty() {
            return self.unfound(words);
        }
        Reply::say(lines)
    }

    fn look(&self, words: &[String]) -> Reply {
        let Some(mark) = self
            .marked(words)
            .or(self.mark.filter(|_| words.is_empty()))
        else {
            return self.unfound(words);
        };
        let place = match mark {
            Mark::Place(place) => self.account().place(place),
            Mark::Piece(piece) => self.account().place_of(piece),
        };
        let here = place.map(|place| self.teller.place_seen(place, self.mark));
        let mut lines: Vec<String> = here.into_iter().collect();
        lines.extend(place.into_iter().flat_map(|place| self.orders_at(place)));
        if lines.is_empty() {
            return self.unfound(words);
        }
        Reply::say(lines)
    }

    /// Everything within a few steps of a place, the nearest first.
    fn near(&self, words: &[String]) -> Reply {
        let reach = words.last().and_then(|word| word.parse::<u32>().ok());
        let whom = match reach {
            Some(_) => &words[..words.len() - 1],
            None => words,
        };
        let mark = self.marked(whom).or(self.mark.filter(|_| whom.is_empty()));
        let Some((mark, (name, from))) =
            mark.and_then(|mark| Some((mark, self.teller.mark(mark)?)))
        else {
            return self.unfound(whom);
        };
        let reach = reach.unwrap_or(NEAR);
        let lay = self.account().lay;
        let mut near: Vec<(u32, &Place)> = self
            .account()
            .places
            .iter()
            .filter(|place| !place.holds.is_empty())
            .map(|place| (lay.distance(from, place.point), place))
            .filter(|(distance, _)| *distance <= reach)
            .collect();
        near.sort_by_key(|(distance, _)| *distance);
        if near.is_empty() {
            let words = [("of", name.into()), ("reach", i64::from(reach).into())];
            return Reply::line(self.teller.phrases.say("text-nothing-near", &words));
        }
        let told = near
            .into_iter()
            .map(|(_, place)| self.teller.place_seen(place, Some(mark)));
        Reply::say(told.collect())
    }

    /// How far and in which direction the second of two places lies from the first.
    fn between(&self, words: &[String]) -> Reply {
        let split = (1..words.len()).find_map(|at| {
            let (a, b) = words.split_at(at);
            Some((self.marked(a)?, self.marked(b)?))
        });
        let ends = split.or_else(|| Some((self.mark?, self.marked(words)?)));
        let told = ends.and_then(|(a, b)| {
            let ((from, start), (to, end)) = (self.teller.mark(a)?, self.teller.mark(b)?);
            let bearing = self.account().lay.bearing(start, end);
            let seen = self.teller.bearing(&bearing, &from);
            Some(format!("{}.", self.teller.pair(&to, &seen)))
        });
        told.map_or_else(|| self.unfound(words), Reply::line)
    }

    fn refer(&self, words: &[String]) -> Reply {
        let found = self
            .marked(words)
            .and_then(|mark| Some((mark, self.teller.mark(mark)?.0)));
        let Some((mark, name)) = found else {
            return self.unfound(words);
        };
        Reply {
            lines: vec![
                self.teller
                    .phrases
                    .say("text-reference-set", &[("of", name.into())]),
            ],
            deed: Deed::Refer(mark),
        }
    }

    fn read(&self, words: &[String]) -> Reply {
        let count = words
            .iter()
            .find_map(|word| word.parse().ok())
            .unwrap_or(ENTRIES);
        let newest = self.account().told().rev().take(count);
        let mut entries: Vec<String> = newest.map(str::to_owned).collect();
        entries.reverse();
        if entries.is_empty() {
            return Reply::line(self.text("text-log-empty"));
        }
        Reply::say(entries)
    }

    fn step(&self, deed: Option<&Callback<()>>, none: &str) -> Reply {
        match deed {
            Some(deed) => Reply {
                lines: vec![self.text("text-done")],
                deed: Deed::Do(deed.clone()),
            },
            None => Reply::line(self.text(none)),
        }
    }

    fn decide(&self, yes: bool) -> Reply {
        let Some(asked) = &self.account().question else {
            return Reply::line(self.text("text-no-question"));
        };
        let (name, deed) = if yes { &asked.yes } else { &asked.no };
        Reply {
            lines: vec![name.clone()],
            deed: Deed::Do(deed.clone()),
        }
    }

    fn unfound(&self, words: &[String]) -> Reply {
        if words.is_empty() {
            return Reply::line(self.text("text-what"));
        }
        let words = [("words", words.join(" ").into())];
        Reply::line(self.teller.phrases.say("text-unfound", &words))
    }
}

#[cfg(test)]
pub(super) mod tests;
