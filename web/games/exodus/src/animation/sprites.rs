//! Where ships are while a story is told, and by which selectors animations find them. What will be gone,
//! or drawn together with others, is drawn once more.

use super::super::board_view::{
    guard_name, lone_ship, placement_of, planet_look, planet_name, ship_name,
};
use super::super::pieces::planet::planet;
use super::super::pieces::{BoardPoint, draw_scaled, guard};
use super::{Transition, ghost_name, piece_selector, translate_px};
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::ship::{MAX_SHIPS, ShipId, ShipSet};
use engine::exodus::state::Public;
use ui::motion::{AnimationStep, TransientDrawing};
use yew::Html;

pub struct Sprites {
    /// Where each ship is now.
    places: Vec<Option<BoardPoint>>,
    /// Where each stands once all have flown, and the size of its drawing there.
    posts: Vec<Option<(BoardPoint, u16)>>,
    /// Where each stands in the end.
    ends: Vec<Option<BoardPoint>>,
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

pub fn all_ships() -> impl Iterator<Item = ShipId> {
    (0..MAX_SHIPS as u8).map(ShipId)
}

impl Sprites {
    /// Everything as it stands before the events.
    pub fn new(chapter: Transition<'_>, events: &[Event]) -> Self {
        let Transition {
            table,
            before,
            after,
            ..
        } = chapter;
        let (arrived, destroyed, flown) = state_after_flights(chapter, events);
        let ends: Vec<_> = all_ships()
            .map(|ship| placement_of(table, after, ship))
            .collect();
        let single = |ship: &ShipId| {
            let end = ends.get(usize::from(ship.0)).and_then(Option::as_ref);
            end.is_some_and(|stand| stand.ships.len() == 1)
        };
        let alone: ShipSet = all_ships().filter(single).collect();
        let posts = all_ships().map(|ship| {
            let stand = placement_of(table, &arrived, ship)?;
            Some((stand.place, stand.size))
        });
        let gone = |lies: fn(&Public, HexId) -> bool| {
            let hexes = table.hexes();
            hexes
                .filter(|hex| lies(before, *hex) && !lies(after, *hex))
                .collect()
        };
        Self {
            places: all_ships()
                .map(|ship| placement_of(table, before, ship).map(|stand| stand.place))
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
    pub fn draw_removed(&self, chapter: Transition<'_>) -> AnimationStep {
        let Transition { table, before, .. } = chapter;
        let center = |hex| super::center(table, hex);
        let standing = |name: &str, body: Html, place: Option<BoardPoint>| {
            let drawn = TransientDrawing::new(String::new(), body).with_name(ghost_name(name));
            match place {
                Some(place) => drawn.with_transform(vec![(0.0, translate_px(place))]),
                // It is not there yet.
                None => drawn.with_opacity(&[0.0]),
            }
        };
        let mut beat = AnimationStep::new(0, None);
        for &hex in &self.ruined {
            if let Some(look) = planet_look(table, before, hex) {
                beat = beat.with_drawing(standing(
                    &planet_name(hex),
                    planet(&look),
                    Some(center(hex)),
                ));
            }
        }
        for &hex in &self.beaten {
            let ring = guard::guard(before.sector(hex).guard);
            beat = beat.with_drawing(standing(&guard_name(hex), ring, Some(center(hex))));
        }
        for ship in self.doubles.iter() {
            let public = if before.ship(ship).hex.is_some() {
                before
            } else {
                &self.arrived
            };
            let size = self.arrival_placement(ship).map_or(100, |(_, size)| size);
            let body = draw_scaled((0, 0), size, lone_ship(table, public, ship));
            beat = beat.with_drawing(standing(&ship_name(ship), body, self.place(ship)));
        }
        beat
    }

    /// Where a ship is.
    pub fn place(&self, ship: ShipId) -> Option<BoardPoint> {
        self.places.get(usize::from(ship.0)).copied().flatten()
    }

    /// Puts a ship somewhere.
    pub fn set_place(&mut self, ship: ShipId, place: Option<BoardPoint>) {
        if let Some(slot) = self.places.get_mut(usize::from(ship.0)) {
            *slot = place;
        }
    }

    /// Where a ship stands once all have flown, and its size there.
    pub fn arrival_placement(&self, ship: ShipId) -> Option<(BoardPoint, u16)> {
        self.posts.get(usize::from(ship.0)).copied().flatten()
    }

    /// Where a ship stands in the end.
    pub fn end_place(&self, ship: ShipId) -> Option<BoardPoint> {
        self.ends.get(usize::from(ship.0)).copied().flatten()
    }

    /// The hex in which a ship is once all have flown.
    pub fn arrival_hex(&self, ship: ShipId) -> Option<HexId> {
        self.arrived.ship(ship).hex
    }

    /// Whether a ship is drawn once more.
    pub fn is_redrawn(&self, ship: ShipId) -> bool {
        self.doubles.has(ship)
    }

    /// The selector of a ship's drawing; none where it is drawn together with others.
    pub fn ship_selector(&self, ship: ShipId) -> Option<String> {
        let name = ship_name(ship);
        if self.doubles.has(ship) {
            Some(TransientDrawing::select(&ghost_name(&name)))
        } else {
            self.alone.has(ship).then(|| piece_selector(&name))
        }
    }

    /// The selector of what is drawn once more of a guard that is gone, or of the guard itself.
    pub fn guard_selector(&self, hex: HexId) -> String {
        let name = guard_name(hex);
        if self.beaten.contains(&hex) {
            TransientDrawing::select(&ghost_name(&name))
        } else {
            format!("{} > *", piece_selector(&name))
        }
    }

    /// The selector of what is drawn once more of a planet that is destroyed.
    pub fn planet_selector(&self, hex: HexId) -> Option<String> {
        let gone = self.ruined.contains(&hex);
        gone.then(|| TransientDrawing::select(&ghost_name(&planet_name(hex))))
    }
}

/// The map with all ships that fly, before any is destroyed; those that are destroyed; those that fly.
fn state_after_flights(chapter: Transition<'_>, events: &[Event]) -> (Public, ShipSet, ShipSet) {
    let Transition { before, after, .. } = chapter;
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
