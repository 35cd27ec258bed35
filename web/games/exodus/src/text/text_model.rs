//! The text model of a match of Exodus: prompt, status and log, with the parts from the sibling
//! modules. It contains only what the current perspective may see.

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
use match_text::{GridKind, PieceId, TextModel};
use play::game_ui::TextModelInput;
use ui::l10n::Phrases;

/// Builds the text model for the current perspective.
#[must_use]
pub fn text_model(input: &TextModelInput<Ui>) -> TextModel {
    let TextModelInput {
        context,
        actions,
        player_kinds,
        is_thinking,
        phrases,
    } = input;
    let seat = context.snapshot.reader_seat(player_kinds);
    let builder = TextModelBuilder {
        context,
        actions,
        phrases,
        narrator: Narrator::new(phrases, context.game()).with_map(&context.view.public),
        ships: ships_in_order(&context.view.public, seat),
        seat,
    };
    TextModel {
        status: builder.status(*is_thinking),
        pieces: pieces(&builder),
        reference: builder.reference(),
        places: places(&builder),
        groups: groups(&builder),
        ..input.shared_model(GridKind::Hexes(HexLayout::Flat), |event| {
            builder.narrator.event(event)
        })
    }
}

/// The data from which every part of the text model is built.
pub(super) struct TextModelBuilder<'a> {
    pub(super) context: &'a TableContext,
    pub(super) actions: &'a TableActions,
    pub(super) phrases: &'a Phrases,
    pub(super) narrator: Narrator<'a>,
    /// The ships in play, in the order in which they are listed.
    pub(super) ships: Vec<ShipId>,
    /// The seat of the reader; `None` if only bots play.
    pub(super) seat: Option<Seat>,
}

impl TextModelBuilder<'_> {
    /// Returns the id of a ship, which is its index in the list.
    pub(super) fn piece_id(&self, ship: ShipId) -> Option<PieceId> {
        let index = self.ships.iter().position(|other| *other == ship);
        index.map(PieceId)
    }

    /// Returns the ship from which distances are given: one that can act, or the reader's first.
    fn reference(&self) -> Option<PieceId> {
        let mut actionable = offers::actionable_pieces(&self.context.offers).iter();
        let is_viewer = |ship: &&ShipId| Some(ship.seat()) == self.seat;
        let first = self.ships.iter().find(is_viewer).copied();
        let ship = actionable
            .next()
            .or(first)
            .or(self.ships.first().copied())?;
        self.piece_id(ship)
    }

    /// Returns why the last action was refused, with its rule.
    pub(super) fn refusal_text(&self) -> Option<String> {
        self.context.snapshot.why_refused(self.phrases)
    }
}
