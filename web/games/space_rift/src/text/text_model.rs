//! The text model of a match of Space Rift: prompt, status and log, with the parts from the sibling
//! modules. It contains only what the current perspective may see.

use super::super::narrate::Narrator;
use super::super::table::{TableActions, TableContext};
use super::hexes::places;
use super::orders::groups;
use super::units::pieces;
use crate::Ui;
use crate::table::offers;
use engine::game::{Seat, Viewer};
use engine::grid::hex::HexLayout;
use engine::space_rift::battlefield::Side;
use engine::space_rift::unit::UnitId;
use match_text::{GridKind, PieceId, TextModel};
use play::game_ui::TextModelInput;
use play::seats::is_human;
use store::PlayerKind;
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
    let builder = TextModelBuilder {
        context,
        actions,
        phrases,
        narrator: Narrator::new(phrases, context.game()),
        side: reader_side(context, player_kinds),
    };
    TextModel {
        status: builder.status(*is_thinking),
        pieces: pieces(&builder),
        reference: builder.reference().map(|unit| PieceId(unit.index())),
        places: places(&builder),
        groups: groups(&builder, player_kinds),
        ..input.shared_model(GridKind::Hexes(HexLayout::Pointy), |event| {
            builder.narrator.event(event)
        })
    }
}

/// Returns the side of the reader: that of the perspective, else that of the first person at this
/// screen.
fn reader_side(context: &TableContext, player_kinds: &[PlayerKind]) -> Option<Side> {
    let person = |seat: &Seat| is_human(player_kinds, *seat);
    let seat = match context.snapshot.perspective.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => (0..player_kinds.len() as u8)
            .map(Seat)
            .find(|seat| person(seat)),
    };
    context.game().side_of(seat?)
}

/// The data from which the sections of the text model are built.
pub(super) struct TextModelBuilder<'a> {
    pub(super) context: &'a TableContext,
    pub(super) actions: &'a TableActions,
    pub(super) phrases: &'a Phrases,
    pub(super) narrator: Narrator<'a>,
    /// The side of the reader; `None` if only bots play.
    pub(super) side: Option<Side>,
}

impl TextModelBuilder<'_> {
    /// Formats a name and its value, as in a list of facts.
    pub(super) fn label_value(&self, name: &str, value: &str) -> String {
        let words = [("name", name.into()), ("value", value.into())];
        self.phrases.say("text-pair", &words)
    }

    /// Returns the unit from which distances are measured: one that can act, or the flagship.
    fn reference(&self) -> Option<UnitId> {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let units = game.side_setup(self.side.unwrap_or_default()).units;
        let living = |unit: &UnitId| public.hex_of(*unit).is_some();
        let mut movers = offers::actionable_pieces(&self.context.offers)
            .intersection(units)
            .iter();
        let flag = |unit: &UnitId| game.build(*unit).abilities.is_flagship;
        movers
            .find(living)
            .or_else(|| units.iter().filter(living).find(flag))
            .or_else(|| units.iter().find(living))
    }

    /// Returns the reason why the last action was refused, with its rule.
    pub(super) fn refusal_text(&self) -> Option<String> {
        self.context.snapshot.why_refused(self.phrases)
    }
}
