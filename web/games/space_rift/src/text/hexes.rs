//! Hexes as places of the account.

use super::super::field::{hex_at, index_of};
use super::account::Scribe;
use engine::space_rift::event::Event;
use engine::space_rift::field::{Hex, HexSet, Sector};
use play::text::{Place, Point};

/// All hexes, in the order of the drawn board.
pub(super) fn places(scribe: &Scribe<'_>) -> Vec<Place> {
    let marks = landmarks(scribe);
    let place = |hex: Hex| Place {
        point: point(hex),
        name: hex.to_string(),
        names: Vec::new(),
        region: region(scribe, hex),
        holds: holds(scribe, hex),
        landmark: marks.has(hex),
    };
    let mut hexes: Vec<Hex> = Hex::all().collect();
    hexes.sort_by_key(|hex| index_of(*hex));
    debug_assert!(hexes.iter().all(|hex| hex_at(index_of(*hex)) == Some(*hex)));
    hexes.into_iter().map(place).collect()
}

/// Axial coordinates with rows growing to the south, as pages have them.
pub(super) fn point(hex: Hex) -> Point {
    let (q, r) = hex.axial();
    let (q, r) = (i32::from(q), i32::from(r));
    Point { x: q + r, y: -r }
}

/// The sector as it is called from the reader's chair.
fn region(scribe: &Scribe<'_>, hex: Hex) -> String {
    let side = scribe.side.unwrap_or_default();
    let mut sectors = Sector::ALL.into_iter();
    let own = sectors.find(|sector| sector.section(side).proper().has(hex));
    scribe.phrases.text(match own {
        Some(Sector::Left) => "space-rift-text-left",
        Some(Sector::Right) => "space-rift-text-right",
        Some(Sector::Center) | None => "space-rift-text-center",
    })
}

/// What is there; nothing in open space.
fn holds(scribe: &Scribe<'_>, hex: Hex) -> Vec<String> {
    let mut holds = scribe.narrator.contents(&scribe.watch.view.public, hex);
    if holds.len() == 1 {
        let open = scribe.phrases.text("space-rift-cell-open");
        holds.retain(|held| *held != open);
    }
    holds
}

/// Planets, the rift, and where something has just happened.
fn landmarks(scribe: &Scribe<'_>) -> HexSet {
    let (table, public) = (scribe.watch.table(), &scribe.watch.view.public);
    let rift = public.rift.as_ref();
    let rift = rift.map_or(HexSet::NONE, |rift| rift.hexes());
    let session = &scribe.watch.stand.session;
    let last = session.entries().checked_sub(1);
    let events = last.map(|last| session.events_at(last)).unwrap_or_default();
    let fresh = events.iter().filter_map(happened);
    let fresh = fresh.fold(HexSet::NONE, HexSet::with);
    table.terrain().planet.or(rift).or(fresh)
}

/// Where something happened that is worth a look.
fn happened(event: &Event) -> Option<Hex> {
    match event {
        Event::UnitMoved { to, .. } => Some(*to),
        Event::Eliminated { at, .. } | Event::MeteorStruck { at, .. } | Event::WreckLeft { at } => {
            Some(*at)
        }
        Event::Exited { from, .. } => Some(*from),
        _ => None,
    }
}
