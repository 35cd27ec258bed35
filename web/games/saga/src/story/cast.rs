//! Where pieces are while a story is told, and by which selectors animations find them. What will be
//! gone is drawn once more.

use super::super::field::{
    Standing, armada_name, boss_name, entity_look, entity_name, formation, has_field, raider_name,
    ravager_name, stand_of,
};
use super::super::pieces::{Place, boss, raider, ship, sized};
use super::{Chapter, lost, piece, place, shift};
use engine::saga::armada::Target;
use engine::saga::ids::{ARMADAS, ArmadaId, BossId, EntityId, RaiderId};
use engine::saga::state::{MAX_BOSSES, MAX_RAIDERS, Public};
use std::collections::{BTreeMap, BTreeSet};
use ui::motion::{Beat, Effect};
use yew::prelude::*;

/// Everything that moves, by the names of the drawings.
pub struct Cast {
    /// Where each piece is now.
    places: BTreeMap<String, Place>,
    /// Where each stands in the end.
    ends: BTreeMap<String, Place>,
    /// Those that have a drawing of their own in the end.
    drawn: BTreeSet<String>,
    /// Those that are drawn once more.
    doubles: BTreeMap<String, (Html, u16)>,
}

/// The names of all pieces that there can be.
fn everybody() -> impl Iterator<Item = String> {
    let armadas = (0..ARMADAS as u8).map(|it| armada_name(ArmadaId(it)));
    let raiders = (0..MAX_RAIDERS as u8).map(|it| raider_name(RaiderId(it)));
    let bosses = (0..MAX_BOSSES as u8).map(|it| boss_name(BossId(it)));
    let entities = (0..4).map(|it| entity_name(EntityId(it)));
    armadas
        .chain(raiders)
        .chain(bosses)
        .chain(entities)
        .chain([ravager_name()])
}

/// Where all pieces of a position stand, and how large.
fn stands(public: &Public) -> BTreeMap<String, (Place, u16)> {
    everybody()
        .filter_map(|name| {
            let stand = stand_of(public, &name)?;
            Some((name, stand))
        })
        .collect()
}

impl Cast {
    /// Everything as it stands before the events.
    pub fn of(chapter: Chapter<'_>) -> Self {
        let Chapter { before, after, .. } = chapter;
        let (from, to) = (stands(before), stands(after));
        let gone = from.iter().filter(|(name, _)| !to.contains_key(*name));
        let doubles = gone.filter_map(|(name, (_, size))| {
            let body = drawing(chapter, name)?;
            Some((name.clone(), (body, *size)))
        });
        let places = |all: &BTreeMap<String, (Place, u16)>| {
            let all = all.iter();
            all.map(|(name, (place, _))| (name.clone(), *place))
                .collect()
        };
        Self {
            places: places(&from),
            ends: places(&to),
            drawn: drawn(after),
            doubles: doubles.collect(),
        }
    }

    /// A beat without length that draws once more what will be gone.
    pub fn raise(&self) -> Beat {
        let doubles = self.doubles.iter();
        doubles.fold(Beat::new(0, None), |beat, (name, (body, size))| {
            let Some(at) = self.places.get(name) else {
                return beat;
            };
            let body = sized((0, 0), *size, body.clone());
            let drawn = Effect::new(String::new(), body).standing(lost(name));
            beat.showing(drawn.moving(vec![(0.0, shift(*at))]))
        })
    }

    /// Where a piece is.
    pub fn place(&self, name: &str) -> Option<Place> {
        self.places.get(name).copied()
    }

    /// Puts a piece somewhere.
    pub fn put(&mut self, name: &str, place: Place) {
        self.places.insert(name.to_owned(), place);
    }

    /// Takes a piece off the map.
    pub fn drop(&mut self, name: &str) {
        self.places.remove(name);
    }

    /// Where a piece stands in the end.
    pub fn end(&self, name: &str) -> Option<Place> {
        self.ends.get(name).copied()
    }

    /// Those that stand elsewhere than they will, with where they will.
    pub fn unsettled(&self) -> Vec<(String, Place, Place)> {
        let all = self.places.iter();
        all.filter_map(|(name, from)| {
            let to = self.end(name)?;
            (to != *from).then(|| (name.clone(), *from, to))
        })
        .collect()
    }

    /// The selector of a piece's drawing; none where it has none of its own.
    pub fn piece(&self, name: &str) -> Option<String> {
        if self.doubles.contains_key(name) {
            return Some(Effect::select(&lost(name)));
        }
        self.drawn.contains(name).then(|| piece(name))
    }

    /// A piece that comes and goes within one story, so that it stands in neither position.
    pub fn guest(&self, name: &str, at: Place) -> Option<Effect> {
        let known = self.doubles.contains_key(name) || self.drawn.contains(name);
        let drawn = || Effect::new(place(at), raider::raider(1));
        (!known).then(|| drawn().seen(&[0.0, 1.0, 1.0]))
    }
}

/// The name of the drawing of what is fought, if it stands on the map.
pub fn name_of(target: Target) -> Option<String> {
    match target {
        Target::Raider(raider) => Some(raider_name(raider)),
        Target::Boss(boss) => Some(boss_name(boss)),
        Target::Entity(entity) => Some(entity_name(entity)),
        Target::Armada(armada) => Some(armada_name(armada)),
        Target::Card(..) => None,
    }
}

/// The names of all that have a drawing of their own.
fn drawn(public: &Public) -> BTreeSet<String> {
    let stands = public.all().flat_map(|(id, _)| formation(public, id));
    stands
        .filter_map(|stand| match stand.what {
            Standing::Ravager => Some(ravager_name()),
            Standing::Boss(boss) => Some(boss_name(boss)),
            Standing::Raiders(ids, _) => ids.first().map(|id| raider_name(*id)),
            Standing::Entity(entity) => Some(entity_name(entity)),
            Standing::Armada(armada) => Some(armada_name(armada)),
        })
        .collect()
}

/// A piece as it stood before.
fn drawing(chapter: Chapter<'_>, name: &str) -> Option<Html> {
    let Chapter { table, before, .. } = chapter;
    let raiders = before.raiders();
    let mut raiders = raiders.filter(|(id, _)| raider_name(*id) == name);
    if let Some((_, one)) = raiders.next() {
        return Some(raider::raider(one.level));
    }
    let mut bosses = before.bosses().filter(|(id, _)| boss_name(*id) == name);
    if let Some((id, sector)) = bosses.next() {
        let wall = has_field(table, before, sector).then(boss::field);
        return Some(html! { <>{ wall.unwrap_or_default() }{ boss::boss(id.0) }</> });
    }
    let mut entities = (0u8..4).map(EntityId);
    if let Some(entity) = entities.find(|it| entity_name(*it) == name) {
        return Some(ship::colony(entity_look(before, entity)));
    }
    (ravager_name() == name).then(ship::ravager)
}
