//! A match of Exodus as an account: prompt, status, log, and all that the other files tell. It holds
//! what the eyes at this screen may see, and nothing else.

use super::super::narrate::Narrator;
use super::super::table::{TableActions, TableContext};
use super::hexes::places;
use super::orders::groups;
use super::ships::{pieces, ships_in_order};
use crate::Ui;
use crate::table::offers;
use engine::exodus::ship::ShipId;
use engine::game::Seat;
use engine::grid::hex::HexLayout;
use play::game_ui::TextModelInput;
use play::match_pages::prompt_text;
use play::text::{GridKind, PieceId, TextModel};
use ui::l10n::Phrases;

/// Tells how the match stands, for those whose eyes are at this screen.
#[must_use]
pub fn text_model(reader: &TextModelInput<Ui>) -> TextModel {
    let TextModelInput {
        watch,
        actions,
        sitters,
        thinking,
        phrases,
    } = reader;
    let seat = watch.stand.reader_seat(sitters);
    let scribe = TextModelBuilder {
        watch,
        actions,
        phrases,
        narrator: Narrator::new(phrases, watch.table()).with_map(&watch.view.public),
        ships: ships_in_order(&watch.view.public, seat),
        seat,
    };
    TextModel {
        grid: GridKind::Hexes(HexLayout::Flat),
        prompt: prompt_text(watch, phrases),
        status: scribe.status(*thinking),
        pieces: pieces(&scribe),
        reference: scribe.reference(),
        places: places(&scribe),
        groups: groups(&scribe),
        question: None,
        log: watch
            .stand
            .log_entries(phrases, |event| scribe.narrator.event(event)),
        undo: watch.stand.undo(sitters),
        redo: watch.stand.redo(),
        hint: None,
    }
}

/// What the parts of the account are made from.
pub(super) struct TextModelBuilder<'a> {
    pub(super) watch: &'a TableContext,
    pub(super) actions: &'a TableActions,
    pub(super) phrases: &'a Phrases,
    pub(super) narrator: Narrator<'a>,
    /// The ships in play, in the order in which they are told.
    pub(super) ships: Vec<ShipId>,
    /// The seat for which it is told; nobody where only bots play.
    pub(super) seat: Option<Seat>,
}

impl TextModelBuilder<'_> {
    /// A ship by its place among those that are told.
    pub(super) fn piece_id(&self, ship: ShipId) -> Option<PieceId> {
        let place = self.ships.iter().position(|other| *other == ship);
        place.map(PieceId)
    }

    /// Distances are told from a ship that can act, or from the first own one.
    fn reference(&self) -> Option<PieceId> {
        let mut movers = offers::actionable_pieces(&self.watch.offers).iter();
        let own = |ship: &&ShipId| Some(ship.seat()) == self.seat;
        let first = self.ships.iter().find(own).copied();
        let ship = movers.next().or(first).or(self.ships.first().copied())?;
        self.piece_id(ship)
    }

    /// Why the last order was refused, with its rule.
    pub(super) fn refusal_text(&self) -> Option<String> {
        self.watch.stand.why_refused(self.phrases)
    }
}
