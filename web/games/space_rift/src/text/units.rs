//! Units as pieces of the text model: owner, position, and actions.

use super::super::board_view::index_of;
use super::text_model::TextModelBuilder;
use engine::space_rift::unit::UnitId;
use match_text::{Allegiance as Whose, PieceFact, PlaceId, TextPiece};
use play::seats::seat_art;

/// Returns all units in scenario order.
pub(super) fn pieces(builder: &TextModelBuilder<'_>) -> Vec<TextPiece> {
    let units = (0..builder.context.game().builds().len() as u8).map(UnitId);
    units.map(|unit| piece(builder, unit)).collect()
}

fn piece(builder: &TextModelBuilder<'_>, unit: UnitId) -> TextPiece {
    let (game, public) = (builder.context.game(), &builder.context.view.public);
    let side = game.build(unit).side;
    let at = public.hex_of(unit).map(|hex| PlaceId(index_of(hex)));
    let acts = |action| builder.acting_piece(action) == Some(unit);
    TextPiece {
        name: name(builder, unit),
        side: match builder.side == Some(side) {
            true => Whose::Own,
            false => Whose::Foe,
        },
        at,
        state: state(builder, unit),
        is_ready: at.is_some() && builder.context.offers.legal().any(acts),
        class: seat_art(side.seat()).class(),
        facts: if at.is_some() {
            facts(builder, unit)
        } else {
            Vec::new()
        },
    }
}

/// Returns the name of a unit, with the code that commands use.
fn name(builder: &TextModelBuilder<'_>, unit: UnitId) -> String {
    let words = [
        ("unit", builder.narrator.unit(unit).into()),
        ("code", builder.narrator.unit_code(unit).into()),
    ];
    builder.phrases.say("space-rift-text-unit", &words)
}

fn state(builder: &TextModelBuilder<'_>, unit: UnitId) -> String {
    let public = &builder.context.view.public;
    let mut parts = builder.narrator.conditions(public, unit);
    if public.hex_of(unit).is_some() {
        parts.insert(0, builder.narrator.strength(public, unit));
    }
    parts.join(", ")
}

fn facts(builder: &TextModelBuilder<'_>, unit: UnitId) -> Vec<PieceFact> {
    let build = builder.context.game().build(unit);
    let fact = |key: &str, value: String| PieceFact {
        name: builder.phrases.text(key),
        value,
    };
    let dice = build.dice.iter().take(usize::from(build.range));
    let dice: Vec<String> = dice.map(u8::to_string).collect();
    vec![
        fact("space-rift-text-type", builder.narrator.kind(unit)),
        fact(
            "space-rift-table-class",
            builder.narrator.term(build.class.into_str()),
        ),
        fact("space-rift-table-speed", build.speed.to_string()),
        fact("space-rift-table-dice-by-range", dice.join(", ")),
        fact("space-rift-table-ignores", build.ignores.to_string()),
        fact("space-rift-table-points", build.points.to_string()),
    ]
}
