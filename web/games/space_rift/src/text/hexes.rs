//! Hexes as places of the text model.

use super::super::board_view::{hex_at, index_of};
use super::text_model::TextModelBuilder;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::{Hex, HexSet, Sector};
use engine::space_rift::event::Event;
use match_text::{GridPoint, TextPlace};

/// Returns all hexes, in the order of the drawing grid.
pub(super) fn places(builder: &TextModelBuilder<'_>) -> Vec<TextPlace> {
    let marks = landmarks(builder);
    let place = |hex: Hex| TextPlace {
        point: point(hex),
        name: hex.to_string(),
        names: Vec::new(),
        region: region(builder, hex),
        holds: hex_contents(builder, hex),
        is_landmark: marks.contains(hex),
    };
    let mut hexes: Vec<Hex> = Hex::all().collect();
    hexes.sort_by_key(|hex| index_of(*hex));
    debug_assert!(hexes.iter().all(|hex| hex_at(index_of(*hex)) == Some(*hex)));
    hexes.into_iter().map(place).collect()
}

/// Returns the coordinates of a hex in the text model: axial, with rows counted toward the south.
pub(super) fn point(hex: Hex) -> GridPoint {
    let (q, r) = hex.axial();
    let (q, r) = (i32::from(q), i32::from(r));
    GridPoint { x: q + r, y: -r }
}

/// Returns the name of the section of a hex, as seen from the reader's side.
fn region(builder: &TextModelBuilder<'_>, hex: Hex) -> String {
    let side = builder.side.unwrap_or_default();
    let mut sectors = Sector::ALL.into_iter();
    let own = sectors.find(|sector| sector.section(side).exclusive_hexes().contains(hex));
    builder.phrases.text(match own {
        Some(Sector::Left) => "space-rift-text-left",
        Some(Sector::Right) => "space-rift-text-right",
        Some(Sector::Center) | None => "space-rift-text-center",
    })
}

/// Returns the contents of a hex; empty for open space.
fn hex_contents(builder: &TextModelBuilder<'_>, hex: Hex) -> Vec<String> {
    let mut holds = builder.narrator.contents(&builder.context.view.public, hex);
    if holds.len() == 1 {
        let open = builder.phrases.text("space-rift-cell-open");
        holds.retain(|content_name| *content_name != open);
    }
    holds
}

/// Returns the landmarks: planets, the rift, and hexes of the last events.
fn landmarks(builder: &TextModelBuilder<'_>) -> HexSet {
    let (game, public) = (builder.context.game(), &builder.context.view.public);
    let rift = public.rift.as_ref();
    let rift = rift.map_or(HexSet::NONE, |rift| rift.hexes());
    let session = &builder.context.snapshot.session;
    let last = session.entry_count().checked_sub(1);
    let events = last.map(|last| session.events_at(last)).unwrap_or_default();
    let fresh = events.iter().filter_map(|event| event_hex(game, event));
    let fresh = fresh.fold(HexSet::NONE, HexSet::with);
    game.terrain().planet.union(rift).union(fresh)
}

/// Returns the hex that an event adds to the landmarks; `None` for other events.
fn event_hex(game: &SpaceRift, event: &Event) -> Option<Hex> {
    let counts = matches!(
        event,
        Event::UnitMoved { .. }
            | Event::Eliminated { .. }
            | Event::MeteorStruck { .. }
            | Event::WreckLeft { .. }
            | Event::Exited { .. }
    );
    event.description(game).cell.filter(|_| counts)
}
