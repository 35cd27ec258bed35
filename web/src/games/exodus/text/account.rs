//! A match of Exodus as an account: prompt, status, log, and all that the other files tell. It holds
//! what the eyes at this screen may see, and nothing else.

use super::super::narrate::Narrator;
use super::super::table::{Actions, Watch, prompt};
use super::hexes::places;
use super::orders::groups;
use super::ships::{pieces, roll};
use crate::l10n::Phrases;
use crate::play::desk::Refused;
use crate::play::table::{Passage, art, passages};
use crate::play::{Deed, is_human, undoer};
use crate::store::Sitter;
use crate::text::{Account, Entry, Lay, PieceId};
use engine::error::Cites;
use engine::exodus::action::Action;
use engine::exodus::event::Event;
use engine::exodus::ship::ShipId;
use engine::game::{MAX_SEATS, Seat, Viewer};
use engine::grid::hex::Layout;
use yew::prelude::*;

/// Entries of the log that the account holds; the rest is in the save.
const ENTRIES: usize = 120;
/// Passages that one entry of the log is told in at most, for numbers that stay.
const PASSAGES: usize = 8;

/// Tells how the match stands, for those whose eyes are at this screen.
#[must_use]
pub fn account(
    watch: &Watch,
    actions: &Actions,
    sitters: &[Sitter],
    thinking: bool,
    phrases: &Phrases,
) -> Account {
    let seat = reader(watch, sitters);
    let scribe = Scribe {
        watch,
        actions,
        phrases,
        narrator: Narrator::new(phrases, watch.table()).on(watch.public()),
        ships: roll(watch.public(), seat),
        seat,
    };
    Account {
        lay: Lay::Hexes(Layout::Flat),
        prompt: prompt::request(watch, phrases),
        status: scribe.status(thinking),
        pieces: pieces(&scribe),
        reference: scribe.reference(),
        places: places(&scribe),
        groups: groups(&scribe),
        question: None,
        log: scribe.log(),
        undo: scribe.undo(sitters),
        redo: scribe.redo(),
    }
}

/// The seat for which it is told: that of the eyes, else of the first person here.
fn reader(watch: &Watch, sitters: &[Sitter]) -> Option<Seat> {
    let person = |seat: &Seat| is_human(sitters, *seat);
    match watch.stand.eyes.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Historian => {
            let mut seats = (0..sitters.len() as u8).map(Seat);
            watch.stand.seat.or_else(|| seats.find(person))
        }
    }
}

/// What the parts of the account are made from.
pub(super) struct Scribe<'a> {
    pub(super) watch: &'a Watch,
    pub(super) actions: &'a Actions,
    pub(super) phrases: &'a Phrases,
    pub(super) narrator: Narrator<'a>,
    /// The ships in play, in the order in which they are told.
    pub(super) ships: Vec<ShipId>,
    /// The seat for which it is told; nobody where only bots play.
    pub(super) seat: Option<Seat>,
}

impl Scribe<'_> {
    /// A ship by its place among those that are told.
    pub(super) fn piece(&self, ship: ShipId) -> Option<PieceId> {
        let place = self.ships.iter().position(|other| *other == ship);
        place.map(PieceId)
    }

    /// Distances are told from a ship that can act, or from the first own one.
    fn reference(&self) -> Option<PieceId> {
        let mut movers = self.watch.offers.movers().iter();
        let own = |ship: &&ShipId| Some(ship.seat()) == self.seat;
        let first = self.ships.iter().find(own).copied();
        let ship = movers.next().or(first).or(self.ships.first().copied())?;
        self.piece(ship)
    }

    fn log(&self) -> Vec<Entry> {
        let session = &self.watch.stand.session;
        let viewer = self.watch.stand.eyes.viewer;
        let from = session.entries().saturating_sub(ENTRIES);
        let entries = |number: usize| {
            let seat = session.actor(number);
            let seat = seat.filter(|seat| seat.index() < MAX_SEATS);
            let class = seat.map_or_else(String::new, |seat| art(seat).class());
            let passages = passages(session, self.phrases, number, viewer);
            let entry = move |(place, passage): (usize, Passage<'_, Event>)| {
                let told = passage.told.iter();
                let told: Vec<String> = told.map(|event| self.narrator.event(event)).collect();
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
    pub(super) fn refused(&self) -> Option<String> {
        Some(match self.watch.stand.refused? {
            Refused::Rule(refusal) => {
                format!("{} ({})", self.narrator.refusal(&refusal), refusal.rule())
            }
            Refused::Undo(_) | Refused::Other => self.phrases.text("table-refused-other"),
        })
    }

    fn undo(&self, sitters: &[Sitter]) -> Option<Callback<()>> {
        let stand = &self.watch.stand;
        let seat = undoer(&stand.session, sitters, stand.seat)?;
        Some(self.deed(Deed::Undo(seat)))
    }

    fn redo(&self) -> Option<Callback<()>> {
        let seat = self.watch.stand.seat?;
        let again = self.watch.stand.session.can_redo(seat);
        again.then(|| self.deed(Deed::Redo(seat)))
    }

    /// Does something at the desk.
    fn deed(&self, deed: Deed<Action>) -> Callback<()> {
        let deeds = self.watch.stand.deeds.clone();
        Callback::from(move |()| deeds.dispatch(deed.clone()))
    }
}
