//! Where ships are while a story is told, and by which selectors animations find them. What will be gone,
//! or drawn together with others, is drawn once more.

use super::super::field::{guard_name, lone_ship, planet_look, planet_name, ship_name, stand_of};
use super::super::pieces::planet::planet;
use super::super::pieces::{Place, guard, sized};
use super::{Chapter, lost, piece, shift};
use engine::exodus::event::Event;
use engine::exodus::ship::{MAX_SHIPS, ShipId, ShipSet};
use engine::exodus::star::HexId;
use engine::exodus::state::Public;
use ui::motion::{Beat, Effect};
use yew::Html;

/// Everything that moves.
pub struct Cast {
    /// Where each ship is now.
    places: Vec<Option<Place>>,
    /// Where each stands once all have flown, and the size of its drawing there.
    posts: Vec<Option<(Place, u16)>>,
    /// Where each stands in the end.
    ends: Vec<Option<Place>>,
    /// Ships that have a drawing of their own in the end.
    alone: ShipSet,
    /// Ships that are drawn once more.
    doubles: ShipSet,
    /// Planets that are destroyed.
    ruined: Vec<HexId>,
    /// Guards that are gone.
    beaten: Vec<HexId>,
    /// The map with all ships that fly, before any is destroyed.
    arrived: Public,
}

/// All ships.
pub fn fleet() -> impl Iterator<Item = ShipId> {
    (0..MAX_SHIPS as u8).map(ShipId)
}

impl Cast {
    /// Everything as it stands before the events.
    pub fn of(chapter: Chapter<'_>, events: &[Event]) -> Self {
        let Chapter {
            table,
            before,
            after,
            ..
        } = chapter;
        let (arrived, destroyed, flown) = landed(chapter, events);
        let ends: Vec<_> = fleet().map(|ship| stand_of(table, after, ship)).collect();
        let single = |ship: &ShipId| {
            let end = ends.get(usize::from(ship.0)).and_then(Option::as_ref);
            end.is_some_and(|stand| stand.ships.len() == 1)
        };
        let alone: ShipSet = fleet().filter(single).collect();
        let posts = fleet().map(|ship| {
            let stand = stand_of(table, &arrived, ship)?;
            Some((stand.place, stand.size))
        });
        let gone = |lies: fn(&Public, HexId) -> bool| {
            let hexes = table.hexes();
            hexes
                .filter(|hex| lies(before, *hex) && !lies(after, *hex))
                .collect()
        };
        Self {
            places: fleet()
                .map(|ship| stand_of(table, before, ship).map(|stand| stand.place))
                .collect(),
            posts: posts.collect(),
            ends: ends
                .iter()
                .map(|stand| stand.as_ref().map(|stand| stand.place))
                .collect(),
            alone,
            doubles: destroyed.or(flown.minus(alone)),
            ruined: gone(|public, hex| {
                let sector = public.sector(hex);
                sector.tile.is_some() && !sector.destroyed
            }),
            beaten: gone(|public, hex| public.sector(hex).guard > 0),
            arrived,
        }
    }

    /// A beat without length that draws once more what will be gone.
    pub fn raise(&self, chapter: Chapter<'_>) -> Beat {
        let Chapter { table, before, .. } = chapter;
        let center = |hex| super::center(table, hex);
        let standing = |name: &str, body: Html, place: Option<Place>| {
            let drawn = Effect::new(String::new(), body).standing(lost(name));
            match place {
                Some(place) => drawn.moving(vec![(0.0, shift(place))]),
                // It is not there yet.
                None => drawn.seen(&[0.0]),
            }
        };
        let mut beat = Beat::new(0, None);
        for &hex in &self.ruined {
            if let Some(look) = planet_look(table, before, hex) {
                beat = beat.showing(standing(
                    &planet_name(hex),
                    planet(&look),
                    Some(center(hex)),
                ));
            }
        }
        for &hex in &self.beaten {
            let ring = guard::guard(before.sector(hex).guard);
            beat = beat.showing(standing(&guard_name(hex), ring, Some(center(hex))));
        }
        for ship in self.doubles.iter() {
            let public = if before.ship(ship).hex.is_some() {
                before
            } else {
                &self.arrived
            };
            let size = self.post(ship).map_or(100, |(_, size)| size);
            let body = sized((0, 0), size, lone_ship(table, public, ship));
            beat = beat.showing(standing(&ship_name(ship), body, self.place(ship)));
        }
        beat
    }

    /// Where a ship is.
    pub fn place(&self, ship: ShipId) -> Option<Place> {
        self.places.get(usize::from(ship.0)).copied().flatten()
    }

    /// Puts a ship somewhere.
    pub fn put(&mut self, ship: ShipId, place: Option<Place>) {
        if let Some(slot) = self.places.get_mut(usize::from(ship.0)) {
            *slot = place;
        }
    }

    /// Where a ship stands once all have flown, and its size there.
    pub fn post(&self, ship: ShipId) -> Option<(Place, u16)> {
        self.posts.get(usize::from(ship.0)).copied().flatten()
    }

    /// Where a ship stands in the end.
    pub fn end(&self, ship: ShipId) -> Option<Place> {
        self.ends.get(usize::from(ship.0)).copied().flatten()
    }

    /// The hex in which a ship is once all have flown.
    pub fn hex(&self, ship: ShipId) -> Option<HexId> {
        self.arrived.ship(ship).hex
    }

    /// Whether a ship is drawn once more.
    pub fn is_double(&self, ship: ShipId) -> bool {
        self.doubles.has(ship)
    }

    /// The selector of a ship's drawing; none where it is drawn together with others.
    pub fn ship(&self, ship: ShipId) -> Option<String> {
        let name = ship_name(ship);
        if self.doubles.has(ship) {
            Some(Effect::select(&lost(&name)))
        } else {
            self.alone.has(ship).then(|| piece(&name))
        }
    }

    /// The selector of what is drawn once more of a guard that is gone, or of the guard itself.
    pub fn guard(&self, hex: HexId) -> String {
        let name = guard_name(hex);
        if self.beaten.contains(&hex) {
            Effect::select(&lost(&name))
        } else {
            format!("{} > *", piece(&name))
        }
    }

    /// The selector of what is drawn once more of a planet that is destroyed.
    pub fn planet(&self, hex: HexId) -> Option<String> {
        let gone = self.ruined.contains(&hex);
        gone.then(|| Effect::select(&lost(&planet_name(hex))))
    }
}

/// The map with all ships that fly, before any is destroyed; those that are destroyed; those that fly.
fn landed(chapter: Chapter<'_>, events: &[Event]) -> (Public, ShipSet, ShipSet) {
    let Chapter { before, after, .. } = chapter;
    let mut arrived = *after;
    let (mut destroyed, mut flown) = (ShipSet::NONE, ShipSet::NONE);
    for event in events {
        match *event {
            Event::Destroyed { ship, hex } if after.ship(ship).hex.is_none() => {
                let cargo = before.ship(ship).cargo;
                let there = arrived.ship_mut(ship);
                (there.hex, there.cargo) = (Some(hex), cargo);
                destroyed.insert(ship);
            }
            Event::Flown { ship, .. } | Event::Stepped { ship, .. } => flown.insert(ship),
            _ => {}
        }
    }
    (arrived, destroyed, flown)
}
