//! Parts of the text model that are the same in all games: the log, refusals, undo.

use super::{LogSection, log_sections};
use crate::choosing::{redo_seat, undo_seat};
use crate::game_ui::{GameUi, TableSnapshot};
use crate::seats::{is_human, seat_art};
use crate::session_store::{CommandError, SessionCommand};
use engine::error::RuleRefusal;
use engine::game::{Game, MAX_SEATS, Seat, Viewer};
use match_text::TextLogEntry;
use store::PlayerKind;
use ui::l10n::{Phrases, refusal_text};
use yew::prelude::*;

/// Number of log entries in a text model; the rest is in the save.
const MAX_ENTRIES: usize = 120;
/// Maximum number of passages per log entry, for numbers that do not change.
const MAX_PASSAGES: usize = 8;

impl<G: GameUi> TableSnapshot<G> {
    /// Returns the seat of the reader: that of the perspective, otherwise the one that has to act
    /// here, otherwise the first person's.
    #[must_use]
    pub fn reader_seat(&self, player_kinds: &[PlayerKind]) -> Option<Seat> {
        match self.perspective.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => {
                let mut seats = (0..player_kinds.len() as u8).map(Seat);
                self.seat
                    .or_else(|| seats.find(|seat| is_human(player_kinds, *seat)))
            }
        }
    }

    /// Returns the log entries that the perspective may see; `describe` returns the sentence of an
    /// event.
    pub fn log_entries(
        &self,
        phrases: &Phrases,
        describe: impl Fn(&G::Event) -> String,
    ) -> Vec<TextLogEntry> {
        let (session, describe) = (&self.session, &describe);
        let from = session.entry_count().saturating_sub(MAX_ENTRIES);
        let entries = |number: usize| {
            let seat = session.actor(number);
            let seat = seat.filter(|seat| seat.index() < MAX_SEATS);
            let class = seat.map_or_else(String::new, |seat| seat_art(seat).class());
            let log_sections = log_sections::<G>(session, phrases, number, self.perspective.viewer);
            let entry = move |(index, passage): (usize, LogSection<'_, G::Event>)| {
                let sentences: Vec<String> = passage
                    .content
                    .iter()
                    .map(|event| describe(event))
                    .collect();
                TextLogEntry {
                    number: MAX_PASSAGES * number + index,
                    heading: passage.heading,
                    content: sentences.join(" "),
                    class: class.clone(),
                }
            };
            log_sections.into_iter().enumerate().map(entry)
        };
        (from..session.entry_count()).flat_map(entries).collect()
    }

    /// Returns why the last order was refused, with its rule.
    #[must_use]
    pub fn why_refused(&self, phrases: &Phrases) -> Option<String> {
        Some(match self.refused? {
            CommandError::Rule(refusal) => {
                let why = refusal_text(phrases, <G::Game>::NAME, &refusal);
                format!("{why} ({})", refusal.rule())
            }
            CommandError::Undo(_) | CommandError::Other => phrases.text("table-refused-other"),
        })
    }

    /// Returns a callback that undoes the last order, if that is possible here.
    #[must_use]
    pub fn undo(&self, player_kinds: &[PlayerKind]) -> Option<Callback<()>> {
        let seat = undo_seat::<G>(&self.session, player_kinds, self.seat)?;
        Some(self.on_command(SessionCommand::Undo(seat)))
    }

    /// Returns a callback that redoes what was undone, if that is possible here.
    #[must_use]
    pub fn redo(&self) -> Option<Callback<()>> {
        let seat = redo_seat::<G>(&self.session, self.asked())?;
        Some(self.on_command(SessionCommand::Redo(seat)))
    }

    /// Returns a handler that dispatches a command.
    #[must_use]
    pub fn on_command<E: 'static>(&self, command: SessionCommand<G::Action>) -> Callback<E> {
        let dispatcher = self.dispatcher.clone();
        Callback::from(move |_| dispatcher.dispatch(command.clone()))
    }
}
