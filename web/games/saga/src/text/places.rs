//! Hexes as places of the text model: named by their short names, which are quick to type, with the
//! names of their sectors in the contents.

use super::text_model::TextModelBuilder;
use engine::saga::event::Event;
use engine::saga::hex::{HEXES, HexId, HexSet, axial};
use match_text::{GridPoint, TextPlace};

/// Returns all hexes, in the order of their numbers.
pub(super) fn places(builder: &TextModelBuilder<'_>) -> Vec<TextPlace> {
    let marks = landmarks(builder);
    let text_place = |hex: HexId| TextPlace {
        point: point(hex),
        name: builder.narrator.hex_code(hex),
        names: names(builder, hex),
        region: region(builder, hex),
        holds: contents(builder, hex),
        is_landmark: marks.contains(hex),
    };
    (0..HEXES as u8).map(HexId).map(text_place).collect()
}

/// Returns the name of the sector, if it is known.
fn names(builder: &TextModelBuilder<'_>, hex: HexId) -> Vec<String> {
    let name = builder.narrator.hex(hex);
    let is_face_up = name != builder.narrator.hex_code(hex);
    is_face_up.then_some(name).into_iter().collect()
}

/// Returns the axial coordinates of a hex, with rows that grow to the south.
fn point(hex: HexId) -> GridPoint {
    let [q, r] = axial(hex);
    GridPoint {
        x: q.into(),
        y: r.into(),
    }
}

/// Names the ring of a hex.
fn region(builder: &TextModelBuilder<'_>, hex: HexId) -> String {
    let ring = builder.context.game().distance(HexId::GATE, hex);
    match ring.checked_sub(1) {
        None => builder.phrases.text("saga-kind-jumpgate"),
        Some(ring_index) => {
            let letter = char::from(b'A' + ring_index % 26).to_string();
            let args = [("letter", letter.into())];
            builder.phrases.say("saga-text-ring", &args)
        }
    }
}

/// Returns the contents of a hex, starting with its sector by name; empty without a sector.
fn contents(builder: &TextModelBuilder<'_>, hex: HexId) -> Vec<String> {
    let public = &builder.context.view.public;
    let Some(sector) = public.at(hex) else {
        return Vec::new();
    };
    let mut contents = builder.narrator.contents(public, hex);
    if public.sector(sector).is_face_up && is_protected(builder, hex) {
        contents.push(builder.phrases.text("saga-text-protected"));
    }
    if !public.sector(sector).is_face_up || contents.is_empty() {
        return contents;
    }
    let args = [
        ("name", builder.narrator.hex(hex).into()),
        ("text", contents.remove(0).into()),
    ];
    contents.insert(0, builder.phrases.say("saga-text-here", &args));
    contents
}

/// Returns whether every armada in a hex rolls an additional die `[SAGA-EXP.6]`; not in the Arena,
/// where Starbases only help their owners.
fn is_protected(builder: &TextModelBuilder<'_>, hex: HexId) -> bool {
    let (game, public) = (builder.context.game(), &builder.context.view.public);
    let is_adjacent = |base: HexId| game.distance(base, hex) <= 1;
    let bases = public
        .all()
        .filter(|(id, _)| public.has_active_starbase(*id));
    !game.is_competitive() && bases.into_iter().any(|(_, sector)| is_adjacent(sector.hex))
}

/// Returns the landmarks: the Jumpgate, XPMs and Starbases, and hexes of the last events.
fn landmarks(builder: &TextModelBuilder<'_>) -> HexSet {
    let session = &builder.context.snapshot.session;
    let last = session.entry_count().checked_sub(1);
    let viewer = builder.context.snapshot.perspective.viewer;
    let recent = last
        .into_iter()
        .flat_map(|last| session.visible_events_at(last, viewer));
    let sectors = builder.context.view.public.sectors.iter();
    let notable = sectors.filter(|sector| sector.has_xpm || sector.starbase.is_some());
    let mut marks: HexSet = recent.filter_map(event_hex).collect();
    for sector in notable {
        marks.insert(sector.hex);
    }
    marks.insert(HexId::GATE);
    marks
}

/// Returns the hex of an event that the text model marks as a landmark.
fn event_hex(event: &Event) -> Option<HexId> {
    match event {
        Event::Moved { to, .. }
        | Event::Marched { to, .. }
        | Event::RavagerMoved { to, .. }
        | Event::Entity { to: Some(to), .. } => Some(*to),
        Event::Placed { hex, .. }
        | Event::Revealed { hex, .. }
        | Event::XpmPlaced { hex, .. }
        | Event::Spawned { hex, .. }
        | Event::RaiderLeft { hex, .. }
        | Event::Surged { hex }
        | Event::BossCame { hex, .. }
        | Event::BossLeft { hex, .. }
        | Event::RavagerCame { hex }
        | Event::Astartium { hex, .. }
        | Event::Built { hex, .. }
        | Event::Reactivated { hex }
        | Event::StarbaseFound { hex }
        | Event::StarbaseLost { hex, .. } => Some(*hex),
        _ => None,
    }
}
