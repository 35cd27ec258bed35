//! Hexes as places of the text model: named by their short names, which are quick to type, with the
//! names of their planets in the contents.

use super::text_model::TextModelBuilder;
use engine::exodus::axial;
use engine::exodus::event::Event;
use engine::exodus::hex::{HexId, HexSet};
use match_text::{GridPoint, TextPlace};

/// Returns all hexes, in the order of their numbers.
pub(super) fn places(builder: &TextModelBuilder<'_>) -> Vec<TextPlace> {
    let game = builder.context.game();
    let landmarks = landmarks(builder);
    let text_place = |hex: HexId| TextPlace {
        point: point(builder, hex),
        name: builder.narrator.hex_code(hex),
        names: names(builder, hex),
        region: region(builder, hex),
        holds: hex_contents(builder, hex),
        is_landmark: landmarks.contains(hex),
    };
    game.hexes().map(text_place).collect()
}

/// Returns the other names of a hex: its planet, the owner of a Home, and a generic name for the
/// reader's Home.
fn names(builder: &TextModelBuilder<'_>, hex: HexId) -> Vec<String> {
    let public = &builder.context.view.public;
    let seat = builder.context.game().home_of(public, hex);
    let mut names = vec![builder.narrator.hex(hex)];
    names.extend(seat.map(|seat| builder.narrator.seat(seat)));
    let is_viewer = seat.is_some() && seat == builder.seat;
    names.extend(is_viewer.then(|| builder.phrases.text("exodus-home-any")));
    names
}

/// Returns the axial coordinates of a hex, with rows that grow to the south.
fn point(builder: &TextModelBuilder<'_>, hex: HexId) -> GridPoint {
    let site = builder.context.game().map_hexes().get(hex.index());
    let [q, r] = site.map_or([0, 0], |site| site.axial);
    GridPoint {
        x: q.into(),
        y: r.into(),
    }
}

/// Names the ring of a hex.
fn region(builder: &TextModelBuilder<'_>, hex: HexId) -> String {
    let site = builder.context.game().map_hexes().get(hex.index());
    let ring = site.map_or(0, |site| axial::distance([0, 0], site.axial));
    match ring.checked_sub(1) {
        None => builder.phrases.text("exodus-council"),
        Some(ring_index) => {
            let letter = char::from(b'A' + ring_index % 26).to_string();
            let args = [("letter", letter.into())];
            builder.phrases.say("exodus-text-ring", &args)
        }
    }
}

/// Returns the contents of a hex, starting with its planet by name.
fn hex_contents(builder: &TextModelBuilder<'_>, hex: HexId) -> Vec<String> {
    let mut contents = builder.narrator.contents(&builder.context.view.public, hex);
    let name = builder.narrator.hex(hex);
    let first = if contents.is_empty() {
        name
    } else {
        let args = [("name", name.into()), ("text", contents.remove(0).into())];
        builder.phrases.say("exodus-text-here", &args)
    };
    contents.insert(0, first);
    contents
}

/// Returns the landmarks: the High Council, the Homes, and hexes of the last events.
fn landmarks(builder: &TextModelBuilder<'_>) -> HexSet {
    let session = &builder.context.snapshot.session;
    let last = session.entry_count().checked_sub(1);
    let events = last.map(|last| session.events_at(last)).unwrap_or_default();
    let recent = events.iter().filter_map(event_hex);
    let marks = recent.fold(builder.context.game().homes(), HexSet::with);
    marks.with(HexId::COUNCIL)
}

/// Returns the hex of an event that the text model marks as a landmark.
fn event_hex(event: &Event) -> Option<HexId> {
    match event {
        Event::Stepped { to, .. } => Some(*to),
        Event::Flown { path, .. } => path.last().copied(),
        Event::Destroyed { hex, .. }
        | Event::BattleBegan { hex, .. }
        | Event::GuardShown { hex, .. }
        | Event::Ruined { hex }
        | Event::Landed { hex, .. }
        | Event::Armed { hex, .. }
        | Event::Tokens { hex, .. } => Some(*hex),
        _ => None,
    }
}
