//! Units as pieces of the text model: owner, place, and what they can do.

use super::super::board_view::index_of;
use super::text_model::TextModelBuilder;
use engine::space_rift::unit::UnitId;
use play::seats::seat_art;
use play::text::{Allegiance as Whose, PieceFact, PlaceId, TextPiece};

/// Returns all units in scenario order.
pub(super) fn pieces(scribe: &TextModelBuilder<'_>) -> Vec<TextPiece> {
    let units = (0..scribe.watch.table().builds().len() as u8).map(UnitId);
    units.map(|unit| piece(scribe, unit)).collect()
}

fn piece(scribe: &TextModelBuilder<'_>, unit: UnitId) -> TextPiece {
    let (table, public) = (scribe.watch.table(), &scribe.watch.view.public);
    let side = table.build(unit).side;
    let at = public.hex_of(unit).map(|hex| PlaceId(index_of(hex)));
    let acts = |action| scribe.acting_piece(action) == Some(unit);
    TextPiece {
        name: name(scribe, unit),
        side: match scribe.side == Some(side) {
            true => Whose::Own,
            false => Whose::Foe,
        },
        at,
        state: state(scribe, unit),
        ready: at.is_some() && scribe.watch.offers.legal().any(acts),
        class: seat_art(side.seat()).class(),
        facts: if at.is_some() {
            facts(scribe, unit)
        } else {
            Vec::new()
        },
    }
}

/// Returns the name of a unit, with the code that commands use.
fn name(scribe: &TextModelBuilder<'_>, unit: UnitId) -> String {
    let words = [
        ("unit", scribe.narrator.unit(unit).into()),
        ("code", scribe.narrator.unit_code(unit).into()),
    ];
    scribe.phrases.say("space-rift-text-unit", &words)
}

fn state(scribe: &TextModelBuilder<'_>, unit: UnitId) -> String {
    let public = &scribe.watch.view.public;
    let mut parts = scribe.narrator.conditions(public, unit);
    if public.hex_of(unit).is_some() {
        parts.insert(0, scribe.narrator.strength(public, unit));
    }
    parts.join(", ")
}

fn facts(scribe: &TextModelBuilder<'_>, unit: UnitId) -> Vec<PieceFact> {
    let build = scribe.watch.table().build(unit);
    let fact = |key: &str, value: String| PieceFact {
        name: scribe.phrases.text(key),
        value,
    };
    let dice = build.dice.iter().take(usize::from(build.range));
    let dice: Vec<String> = dice.map(u8::to_string).collect();
    vec![
        fact("space-rift-text-type", scribe.narrator.kind(unit)),
        fact("space-rift-table-class", scribe.narrator.class(build.class)),
        fact("space-rift-table-speed", build.speed.to_string()),
        fact("space-rift-table-dice-by-range", dice.join(", ")),
        fact("space-rift-table-ignores", build.ignores.to_string()),
        fact("space-rift-table-points", build.points.to_string()),
    ]
}
