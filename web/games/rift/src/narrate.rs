//! Turns events, refusals and prompts of Centauri Rift into sentences: it selects the phrase and
//! its arguments.
//!
//! The sentences themselves are in `rift.ftl`.

mod board;
mod events;
mod names;
mod plan_text;
mod preview_text;

pub use names::{heading_name, model_name};

use engine::args::{Arg, Args};
use engine::game::{Game, Seat, SeatSet};
use engine::grid::Plane;
use engine::rift::Rift;
use engine::rift::event::Event;
use engine::rift::ship::ShipId;
use engine::rift::state::Ending;
use engine::rift::view::View;
use play::games::narrator;
use std::ops::Deref;
use ui::l10n::{PhraseArg, PhraseArgs, Phrases, with_minus};

/// Writes sentences about one match, with the names of its ships and players.
#[derive(Clone, Copy)]
pub struct Narrator<'a>(narrator::Narrator<'a, Rift>);

impl<'a> Narrator<'a> {
    /// Creates a narrator for a table, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, game: &'a Rift) -> Self {
        Self(narrator::Narrator::new(phrases, game))
    }
}

impl<'a> Deref for Narrator<'a> {
    type Target = narrator::Narrator<'a, Rift>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Narrator<'_> {
    /// Returns the sentence for an event.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.line_text("event", &self.line(event))
    }

    /// Returns the status line from the phrase and arguments of a prompt: the question, and who
    /// must answer.
    #[must_use]
    pub fn request(&self, view: &View, phrase: &str, args: &Args) -> String {
        let asked = self.game.status(view).waiting_seats();
        let winners = view.result.map_or(SeatSet::NONE, |result| result.winners);
        let seats_named = if asked.is_empty() { winners } else { asked };
        let mut words: PhraseArgs = args
            .iter()
            .map(|(name, arg)| self.prompt_value(name, arg))
            .collect();
        words.push(("seat", self.seats(seats_named).into()));
        words.push(("count", i64::from(seats_named.len()).into()));
        self.phrases.say(&format!("rift-prompt-{phrase}"), &words)
    }

    /// Returns a prompt argument as a phrase argument; ship numbers become names.
    fn prompt_value(&self, name: &'static str, arg: &Arg) -> (&'static str, PhraseArg) {
        let word = match arg {
            Arg::Number(number) if name == "ship" => u8::try_from(*number)
                .map_or(PhraseArg::Number(*number), |id| {
                    self.ship(ShipId(id)).into()
                }),
            Arg::Number(_) | Arg::Label(_) | Arg::Term(_) => PhraseArg::from_arg("rift", arg),
        };
        (name, word)
    }

    /// Returns the sentence that says why a game or match ended.
    #[must_use]
    pub fn ending(&self, ending: Ending) -> String {
        self.phrases
            .text(&format!("rift-ending-{}", ending.into_str()))
    }
}

/// Returns the letter of a seat: A for the first.
#[must_use]
pub fn seat_letter(seat: Seat) -> String {
    engine::grid::square::column_letters(seat.0)
}

/// Formats a number with its sign, and zero without a sign: `+2`, `0`, `−1`.
#[must_use]
pub fn signed(number: i8) -> String {
    if number > 0 {
        format!("+{number}")
    } else {
        with_minus(number.to_string())
    }
}

/// Formats the level of a plane without further text: `+1`, `0`, `−1`.
#[must_use]
pub fn level(plane: Plane) -> String {
    with_minus(plane.to_string())
}

#[cfg(test)]
pub(super) mod tests;
