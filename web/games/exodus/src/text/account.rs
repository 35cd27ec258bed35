//! A match of Exodus as an account: prompt, status, log, and all that the other files tell. It holds
//! what the eyes at this screen may see, and nothing else.

use super::super::narrate::Narrator;
use super::super::table::{Actions, Watch};
use super::hexes::places;
use super::orders::groups;
use super::ships::{pieces, roll};
use crate::Ui;
use crate::table::offers;
use engine::exodus::ship::ShipId;
use engine::game::Seat;
use engine::grid::hex::Layout;
use play::game_ui::Reader;
use play::hands::request;
use play::text::{Account, Lay, PieceId};
use ui::l10n::Phrases;

/// Tells how the match stands, for those whose eyes are at this screen.
#[must_use]
pub fn account(reader: &Reader<Ui>) -> Account {
    let Reader {
        watch,
        actions,
        sitters,
        thinking,
        phrases,
    } = reader;
    let seat = watch.stand.reader(sitters);
    let scribe = Scribe {
        watch,
        actions,
        phrases,
        narrator: Narrator::new(phrases, watch.table()).on(&watch.view.public),
        ships: roll(&watch.view.public, seat),
        seat,
    };
    Account {
        lay: Lay::Hexes(Layout::Flat),
        prompt: request(watch, phrases),
        status: scribe.status(*thinking),
        pieces: pieces(&scribe),
        reference: scribe.reference(),
        places: places(&scribe),
        groups: groups(&scribe),
        question: None,
        log: watch
            .stand
            .log(phrases, |event| scribe.narrator.event(event)),
        undo: watch.stand.undo(sitters),
        redo: watch.stand.redo(),
        hint: None,
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
        let mut movers = offers::movers(&self.watch.offers).iter();
        let own = |ship: &&ShipId| Some(ship.seat()) == self.seat;
        let first = self.ships.iter().find(own).copied();
        let ship = movers.next().or(first).or(self.ships.first().copied())?;
        self.piece(ship)
    }

    /// Why the last order was refused, with its rule.
    pub(super) fn refused(&self) -> Option<String> {
        self.watch.stand.why_refused(self.phrases)
    }
}
