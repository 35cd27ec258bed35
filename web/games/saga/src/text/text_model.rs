//! The text model of a match of Saga: prompt, status and log, with the parts from the sibling
//! modules. It contains only what the current perspective may see.

use super::super::narrate::Narrator;
use super::super::table::{TableActions, TableContext};
use super::orders::groups;
use super::pieces::{PieceRef, all_pieces, pieces};
use super::places::places;
use crate::{Ui, table};
use engine::game::Seat;
use engine::grid::hex::HexLayout;
use engine::saga::ids::ArmadaId;
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
        narrator: table::narrator(context, phrases),
        listed_pieces: all_pieces(context.game(), &context.view.public, seat),
        seat,
    };
    TextModel {
        status: builder.status(*is_thinking),
        pieces: pieces(&builder),
        reference: builder.reference(),
        places: places(&builder),
        groups: groups(&builder),
        ..input.shared_model(GridKind::Hexes(HexLayout::Pointy), |event| {
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
    /// The pieces on the map, in the order in which they are listed.
    pub(super) listed_pieces: Vec<PieceRef>,
    /// The seat of the reader; `None` if only bots play.
    pub(super) seat: Option<Seat>,
}

impl TextModelBuilder<'_> {
    /// Returns the id of a piece, which is its index in the list.
    pub(super) fn piece_id(&self, piece: PieceRef) -> Option<PieceId> {
        let index = self.listed_pieces.iter().position(|other| *other == piece);
        index.map(PieceId)
    }

    /// Returns the piece from which distances are given: the acting armada, or the reader's first.
    fn reference(&self) -> Option<PieceId> {
        let own_armada = self.seat.map(|seat| table::armada_of(self.context, seat));
        let armada = self.context.view.public.acting.or(own_armada);
        self.piece_id(PieceRef::Armada(armada.unwrap_or(ArmadaId(0))))
    }

    /// Returns why the last action was refused, with its rule.
    pub(super) fn refusal_text(&self) -> Option<String> {
        self.context.snapshot.why_refused(self.phrases)
    }
}
