//! Objectives `[SR-18]`: planets, sectors and breakthrough; income of transports `[SR-17.10]`;
//! scores.

use super::Play;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::battlefield::Side;
use crate::space_rift::event::{Event, TokenReason};
use crate::space_rift::game::SpaceRift;
use crate::space_rift::goals::PointSource;
use crate::space_rift::scenario::ObjectiveKind;
use crate::space_rift::state::Public;
use crate::space_rift::unit::{UnitId, UnitSet};

impl SpaceRift {
    /// Returns whether a side has an objective of this kind.
    #[must_use]
    pub fn has_objective(&self, side: Side, kind: ObjectiveKind) -> bool {
        let mut objectives = self.objectives.iter();
        objectives.any(|objective| objective.kind == kind && objective.side.includes(side))
    }

    /// Returns the score of a side: eliminated units, markers on the stand, markers on uncovered
    /// planets, and exits `[SR-18.4]` `[SR-18.5]` `[SR-18.7]` `(AMB-26)`.
    #[must_use]
    pub fn score_of(&self, public: &Public, side: Side) -> u8 {
        let points = PointSource::ALL.map(|source| self.points_from(public, side, source));
        points.into_iter().fold(0, u8::saturating_add)
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Places faction markers for planets and for sectors without enemies. Returns the units that
    /// placed markers `[SR-18.1]` to `[SR-18.3]` `[SR-18.6]`.
    pub fn score_objectives(&mut self) -> UnitSet {
        let side = self.state.public.active;
        let mut placed = UnitSet::NONE;
        if self.game.has_objective(side, ObjectiveKind::PlanetControl) {
            placed = self.score_planets(side);
        }
        if self.game.has_objective(side, ObjectiveKind::ClearSector) {
            self.score_sectors(side);
        }
        placed
    }

    fn score_planets(&mut self, side: Side) -> UnitSet {
        let snapshot = self.game.battlefield(&self.state.public);
        let (planet, enemies) = (snapshot.planet(), snapshot.enemies(side));
        let claims = snapshot.units(side).filter(|(_, hex)| {
            let group = self.game.terrain.group(*hex).intersection(planet);
            // An enemy on an adjacent hex of the same group contests the planet [SR-18.3].
            planet.contains(*hex) && !hex.neighbors().intersection(group).intersects(enemies)
        });
        let claims: UnitSet = claims.map(|(unit, _)| unit).collect();
        for unit in claims.iter() {
            let Some(at) = self.state.public.hex_of(unit) else {
                continue;
            };
            let count = 1 + self.game.build(unit).abilities.markers;
            let mut planets = self.game.terrain.planets.iter();
            let index = planets.position(|hex| *hex == at);
            let markers = index.and_then(|index| self.state.public.planets.get_mut(index));
            if let Some(markers) = markers {
                markers[side.index()] = markers[side.index()].saturating_add(count);
            }
            self.emit(Event::MarkersPlaced { side, at, count });
        }
        claims
    }

    fn score_sectors(&mut self, side: Side) {
        let enemies = self.game.side_setup(side.other()).units;
        let enemies = self.state.public.hexes(enemies);
        let objectives = self.game.objectives.iter();
        let sectors = objectives
            .filter(|objective| {
                objective.kind == ObjectiveKind::ClearSector && objective.side.includes(side)
            })
            .filter_map(|objective| objective.sector);
        let clear_sectors =
            sectors.filter(|sector| !sector.section(side).exclusive_hexes().intersects(enemies));
        for _ in 0..clear_sectors.count() {
            let side_state = &mut self.state.public.sides[side.index()];
            side_state.markers = side_state.markers.saturating_add(1);
            self.emit(Event::SectorCleared { side });
        }
    }

    /// Gives tokens for transports without an adjacent enemy that placed no markers `[SR-17.10]`.
    pub fn take_income(&mut self, placed: UnitSet) {
        let side = self.state.public.active;
        let (game, public) = (self.game, &self.state.public);
        let income_units = game.income_units.intersection(game.side_setup(side).units);
        let income_units = income_units.difference(public.alert).difference(placed);
        if income_units.is_empty() {
            return;
        }
        let enemies = public.hexes(game.side_setup(side.other()).units);
        let is_undisturbed = |unit: &UnitId| {
            let hex = public.hex_of(*unit);
            hex.is_some_and(|hex| !hex.neighbors().intersects(enemies))
        };
        let income_units = income_units.iter().filter(is_undisturbed);
        let income = income_units
            .map(|unit| game.build(unit).abilities.income)
            .sum();
        self.gain(side, income, TokenReason::Income);
    }
}
