//! What the accounts of all games have in common: the log, why an order was refused, taking back.

use super::{Passage, passages};
use crate::choice::{redoer, undoer};
use crate::desk::{Deed, Refused};
use crate::game_ui::{GameUi, Stand};
use crate::seats::{art, is_human};
use crate::text::Entry;
use engine::error::Cites;
use engine::game::{MAX_SEATS, Seat, Viewer};
use store::Sitter;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Entries of the log that an account holds; the rest is in the save.
const ENTRIES: usize = 120;
/// Passages that one entry of the log is told in at most, for numbers that stay.
const PASSAGES: usize = 8;

impl<G: GameUi> Stand<G> {
    /// The seat for which it is told: that of the eyes, else of the one who is asked here, else of the first person.
    #[must_use]
    pub fn reader(&self, sitters: &[Sitter]) -> Option<Seat> {
        match self.eyes.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Historian => {
                let mut seats = (0..sitters.len() as u8).map(Seat);
                self.seat
                    .or_else(|| seats.find(|seat| is_human(sitters, *seat)))
            }
        }
    }

    /// What happened, as far as the eyes may see it; `tell` says each event.
    pub fn log(&self, phrases: &Phrases, tell: impl Fn(&G::Event) -> String) -> Vec<Entry> {
        let (session, tell) = (&self.session, &tell);
        let from = session.entries().saturating_sub(ENTRIES);
        let entries = |number: usize| {
            let seat = session.actor(number);
            let seat = seat.filter(|seat| seat.index() < MAX_SEATS);
            let class = seat.map_or_else(String::new, |seat| art(seat).class());
            let passages = passages::<G>(session, phrases, number, self.eyes.viewer);
            let entry = move |(place, passage): (usize, Passage<'_, G::Event>)| {
                let told: Vec<String> = passage.told.iter().map(|event| tell(event)).collect();
                Entry {
                    number: PASSAGES * number + place,
                    heading: passage.heading,
                    told: told.join(" "),
                    class: class.clone(),
                }
            };
            passages.into_iter().enumerate().map(entry)
        };
        (from..session.entries()).flat_map(entries).collect()
    }

    /// Why the last order was refused, with its rule.
    #[must_use]
    pub fn why_refused(&self, phrases: &Phrases) -> Option<String> {
        Some(match self.refused? {
            Refused::Rule(refusal) => {
                let why = G::explain(self.session.game(), phrases, &refusal);
                format!("{why} ({})", refusal.rule())
            }
            Refused::Undo(_) | Refused::Other => phrases.text("table-refused-other"),
        })
    }

    /// Takes back the last order, where that may be done here.
    #[must_use]
    pub fn undo(&self, sitters: &[Sitter]) -> Option<Callback<()>> {
        let seat = undoer::<G>(&self.session, sitters, self.seat)?;
        Some(self.deed(Deed::Undo(seat)))
    }

    /// Gives again what was taken back.
    #[must_use]
    pub fn redo(&self) -> Option<Callback<()>> {
        let seat = redoer::<G>(&self.session, self.asked())?;
        Some(self.deed(Deed::Redo(seat)))
    }

    /// Does something at the desk.
    #[must_use]
    pub fn deed(&self, deed: Deed<G::Action>) -> Callback<()> {
        let deeds = self.deeds.clone();
        Callback::from(move |()| deeds.dispatch(deed.clone()))
    }
}
