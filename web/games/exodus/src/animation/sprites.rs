//! Where ships are during an animation, and the selectors of their drawings. Pieces that disappear
//! or are merged with others have ghosts.

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
    /// The current place of each ship.
    places: Vec<Option<BoardPoint>>,
    /// The place of each ship once all have flown, with the scale of its drawing.
    arrival_places: Vec<Option<(BoardPoint, u16)>>,
    /// The final place of each ship.
    end_places: Vec<Option<BoardPoint>>,
    /// Ships that have a separate drawing in the final position.
    ungrouped: ShipSet,
    /// Ships that are drawn separately until they are destroyed or join a group.
    ghosts: ShipSet,
    destroyed_planets: Vec<HexId>,
    defeated_guards: Vec<HexId>,
    /// The public state after all flights, before any ship is destroyed.
    arrived: Public,
}

pub fn all_ships() -> impl Iterator<Item = ShipId> {
    (0..MAX_SHIPS as u8).map(ShipId)
}

impl Sprites {
    /// Creates the places as they are before the events.
    pub fn new(transition: Transition<'_>, events: &[Event]) -> Self {
        let Transition {
            game,
            before,
            after,
            ..
        } = transition;
        let (arrived, destroyed, flown) = state_after_flights(transition, events);
        let end_places: Vec<_> = all_ships()
            .map(|ship| placement_of(game, after, ship))
            .collect();
        let single = |ship: &ShipId| {
            let end = end_places.get(usize::from(ship.0)).and_then(Option::as_ref);
            end.is_some_and(|placement| placement.ships.len() == 1)
        };
        let ungrouped: ShipSet = all_ships().filter(single).collect();
        let arrival_places = all_ships().map(|ship| {
            let placement = placement_of(game, &arrived, ship)?;
            Some((placement.place, placement.size))
        });
        let removed_hexes = |is_present: fn(&Public, HexId) -> bool| {
            let hexes = game.hexes();
            hexes
                .filter(|hex| is_present(before, *hex) && !is_present(after, *hex))
                .collect()
        };
        Self {
            places: all_ships()
                .map(|ship| placement_of(game, before, ship).map(|placement| placement.place))
                .collect(),
            arrival_places: arrival_places.collect(),
            end_places: end_places
                .iter()
                .map(|placement| placement.as_ref().map(|placement| placement.place))
                .collect(),
            ungrouped,
            ghosts: destroyed.union(flown.difference(ungrouped)),
            destroyed_planets: removed_hexes(|public, hex| {
                let sector = public.sector(hex);
                sector.tile.is_some() && !sector.is_destroyed
            }),
            defeated_guards: removed_hexes(|public, hex| public.sector(hex).guard > 0),
            arrived,
        }
    }

    /// Returns a step without duration that draws everything that will disappear.
    pub fn draw_removed(&self, transition: Transition<'_>) -> AnimationStep {
        let Transition { game, before, .. } = transition;
        let center = |hex| super::center(game, hex);
        let ghost = |name: &str, body: Html, place: Option<BoardPoint>| {
            let drawn = TransientDrawing::new(String::new(), body).with_name(ghost_name(name));
            match place {
                Some(place) => drawn.with_transform(vec![(0.0, translate_px(place))]),
                // The ship is not on the map yet.
                None => drawn.with_opacity(&[0.0]),
            }
        };
        let mut step = AnimationStep::new(0, None);
        for &hex in &self.destroyed_planets {
            if let Some(look) = planet_look(game, before, hex) {
                step =
                    step.with_drawing(ghost(&planet_name(hex), planet(&look), Some(center(hex))));
            }
        }
        for &hex in &self.defeated_guards {
            let ring = guard::guard(before.sector(hex).guard);
            step = step.with_drawing(ghost(&guard_name(hex), ring, Some(center(hex))));
        }
        for ship in self.ghosts.iter() {
            let public = if before.ship(ship).hex.is_some() {
                before
            } else {
                &self.arrived
            };
            let size = self.arrival_placement(ship).map_or(100, |(_, size)| size);
            let body = draw_scaled((0, 0), size, lone_ship(game, public, ship));
            step = step.with_drawing(ghost(&ship_name(ship), body, self.place(ship)));
        }
        step
    }

    pub fn place(&self, ship: ShipId) -> Option<BoardPoint> {
        self.places.get(usize::from(ship.0)).copied().flatten()
    }

    pub fn set_place(&mut self, ship: ShipId, place: Option<BoardPoint>) {
        if let Some(slot) = self.places.get_mut(usize::from(ship.0)) {
            *slot = place;
        }
    }

    /// Returns the place of a ship once all have flown, with its scale there.
    pub fn arrival_placement(&self, ship: ShipId) -> Option<(BoardPoint, u16)> {
        self.arrival_places
            .get(usize::from(ship.0))
            .copied()
            .flatten()
    }

    pub fn end_place(&self, ship: ShipId) -> Option<BoardPoint> {
        self.end_places.get(usize::from(ship.0)).copied().flatten()
    }

    /// Returns the hex of a ship once all have flown.
    pub fn arrival_hex(&self, ship: ShipId) -> Option<HexId> {
        self.arrived.ship(ship).hex
    }

    /// Returns whether a ship has a ghost.
    pub fn is_redrawn(&self, ship: ShipId) -> bool {
        self.ghosts.contains(ship)
    }

    /// Returns the selector of a ship's drawing; `None` if it is merged with others.
    pub fn ship_selector(&self, ship: ShipId) -> Option<String> {
        let name = ship_name(ship);
        if self.ghosts.contains(ship) {
            Some(TransientDrawing::select(&ghost_name(&name)))
        } else {
            self.ungrouped.contains(ship).then(|| piece_selector(&name))
        }
    }

    /// Returns the selector of a guard, or of its ghost if it is defeated.
    pub fn guard_selector(&self, hex: HexId) -> String {
        let name = guard_name(hex);
        if self.defeated_guards.contains(&hex) {
            TransientDrawing::select(&ghost_name(&name))
        } else {
            format!("{} > *", piece_selector(&name))
        }
    }

    /// Returns the selector of a destroyed planet's ghost; `None` if the planet stays.
    pub fn planet_selector(&self, hex: HexId) -> Option<String> {
        let is_ruined = self.destroyed_planets.contains(&hex);
        is_ruined.then(|| TransientDrawing::select(&ghost_name(&planet_name(hex))))
    }
}

/// Returns the state after all flights before any ship is destroyed, the destroyed ships, and the
/// ships that flew.
fn state_after_flights(transition: Transition<'_>, events: &[Event]) -> (Public, ShipSet, ShipSet) {
    let Transition { before, after, .. } = transition;
    let mut arrived = *after;
    let (mut destroyed, mut flown) = (ShipSet::NONE, ShipSet::NONE);
    for event in events {
        match *event {
            Event::Destroyed { ship, hex } if after.ship(ship).hex.is_none() => {
                let cargo = before.ship(ship).cargo;
                let ship_state = arrived.ship_mut(ship);
                (ship_state.hex, ship_state.cargo) = (Some(hex), cargo);
                destroyed.insert(ship);
            }
            Event::Flown { ship, .. } | Event::Stepped { ship, .. } => flown.insert(ship),
            _ => {}
        }
    }
    (arrived, destroyed, flown)
}
