//! A match of Space Rift as an account: prompt, status, log, and all that the other files tell. It
//! holds what the eyes at this screen may see, and nothing else.

use super::super::narrate::Narrator;
use super::super::table::{Actions, Watch};
use super::hexes::places;
use super::orders::groups;
use super::units::pieces;
use crate::Ui;
use crate::table::offers;
use engine::game::{Seat, Viewer};
use engine::grid::hex::Layout;
use engine::space_rift::field::Side;
use engine::space_rift::unit::UnitId;
use play::game_ui::Reader;
use play::hands::request;
use play::seats::is_human;
use play::text::{Account, Lay, PieceId};
use store::Sitter;
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
    let scribe = Scribe {
        watch,
        actions,
        phrases,
        narrator: Narrator::new(phrases, watch.table()),
        side: told_side(watch, sitters),
    };
    Account {
        lay: Lay::Hexes(Layout::Pointy),
        prompt: request(watch, phrases),
        status: scribe.status(*thinking),
        pieces: pieces(&scribe),
        reference: scribe.reference().map(|unit| PieceId(unit.index())),
        places: places(&scribe),
        groups: groups(&scribe, sitters),
        question: None,
        log: watch
            .stand
            .log(phrases, |event| scribe.narrator.event(event)),
        undo: watch.stand.undo(sitters),
        redo: watch.stand.redo(),
        hint: None,
    }
}

/// The side for whom it is told: that of the eyes, else of the first person here.
fn told_side(watch: &Watch, sitters: &[Sitter]) -> Option<Side> {
    let person = |seat: &Seat| is_human(sitters, *seat);
    let seat = match watch.stand.eyes.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Historian => {
            (0..sitters.len() as u8).map(Seat).find(|seat| person(seat))
        }
    };
    watch.table().side_of(seat?)
}

/// What the parts of the account are made from.
pub(super) struct Scribe<'a> {
    pub(super) watch: &'a Watch,
    pub(super) actions: &'a Actions,
    pub(super) phrases: &'a Phrases,
    pub(super) narrator: Narrator<'a>,
    /// The side for whom it is told; nobody's where only bots play.
    pub(super) side: Option<Side>,
}

impl Scribe<'_> {
    /// A name and a value, as in a list of facts.
    pub(super) fn pair(&self, name: &str, value: &str) -> String {
        let words = [("name", name.into()), ("value", value.into())];
        self.phrases.say("text-pair", &words)
    }

    /// Distances are told from a unit that can act, or from the flagship.
    fn reference(&self) -> Option<UnitId> {
        let (table, public) = (self.watch.table(), &self.watch.view.public);
        let units = table.force(self.side.unwrap_or_default()).units;
        let living = |unit: &UnitId| public.hex_of(*unit).is_some();
        let mut movers = offers::movers(&self.watch.offers).and(units).iter();
        let flag = |unit: &UnitId| table.build(*unit).abilities.flag;
        movers
            .find(living)
            .or_else(|| units.iter().filter(living).find(flag))
            .or_else(|| units.iter().find(living))
    }

    /// Why the last order was refused, with its rule.
    pub(super) fn refused(&self) -> Option<String> {
        self.watch.stand.why_refused(self.phrases)
    }
}
