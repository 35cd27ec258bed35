//! Hits `[SR-11]`, losses of ships, and the consequences of an elimination: points, wreck, lower
//! command rating `[SR-2.8]` `[SR-16.3]` `[SR-20.8]`.

use super::combat::PlayFlow;
use super::{EffectiveTerrain, Play};
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::battlefield::Side;
use crate::space_rift::combat_roll::{CombatRoll, RollCause, RollStage};
use crate::space_rift::dice::{Face, Faces};
use crate::space_rift::event::{Event, TokenReason};
use crate::space_rift::game::SpaceRift;
use crate::space_rift::unit::{Class, UnitId};

impl SpaceRift {
    /// Returns the class that a roll hits, and the blasts that the target's shields stop; against a
    /// meteor there are no shields `[SR-11.2]` `[SR-20.5]`.
    fn shields(&self, roll: &CombatRoll) -> (Class, u8) {
        let target = self.build(roll.target);
        let is_response = matches!(roll.cause, RollCause::Back | RollCause::First);
        // The fighters of a carrier attack and are hit as Fighter units [SR-17.7] [SR-17.8].
        let wing_rolls = roll.is_wing && !is_response;
        let wing_is_hit = roll.is_wing && is_response;
        let class = if wing_is_hit {
            Class::Fighter
        } else {
            target.class
        };
        let ignored = match roll.roller {
            None => 0,
            Some(_) if roll.ignores_shields => 0,
            Some(roller) => {
                let row = match wing_rolls {
                    true => Class::Fighter as usize,
                    false => self.build(roller).shield_row(),
                };
                let column = match wing_is_hit {
                    true => Class::Fighter as usize,
                    false => target.shield_row(),
                };
                self.figures.shields[row][column]
            }
        };
        (class, ignored)
    }

    /// Returns the blasts of a roll that the target's shields stop `[SR-11.2]`.
    #[must_use]
    pub fn ignored_blasts(&self, roll: &CombatRoll) -> u8 {
        self.shields(roll).1
    }

    /// Returns the hits of a roll `[SR-11.1]` to `[SR-11.3]`.
    #[must_use]
    pub fn hits(&self, roll: &CombatRoll) -> u8 {
        let (class, ignored) = self.shields(roll);
        let own_face = Face::of(class);
        let blasts = match roll.converted {
            Some(Face::Blast) => 0,
            Some(_) | None => roll.faces.of(Face::Blast).saturating_sub(ignored),
        };
        let converted = roll.converted.filter(|face| *face != own_face);
        let converted = converted.map_or(0, |face| roll.faces.of(face));
        let hits = roll.faces.of(own_face) + blasts + converted;
        hits.saturating_sub(roll.prevented)
    }
}

impl EffectiveTerrain<'_> {
    /// Returns the red alerts that the unit may ignore `[SR-12.1]`: its allowance, and one for an
    /// adjacent flagship `[SR-16.2]`; none on the rift `[SR-12.2]` `[SR-40.5]` `[SR-40.6]`.
    #[must_use]
    pub fn alert_allowance(&self, unit: UnitId) -> u8 {
        let build = self.game.build(unit);
        let Some(hex) = self
            .public
            .hex_of(unit)
            .filter(|hex| !self.rift.contains(*hex))
        else {
            return 0;
        };
        let flags = self
            .game
            .flags
            .intersection(self.game.side_setup(build.side).units);
        let is_next_to_flagship = flags.iter().any(|flag| {
            let is_adjacent = self
                .public
                .hex_of(flag)
                .is_some_and(|at| at.is_next_to(hex));
            flag != unit && is_adjacent
        });
        build.ignores + u8::from(is_next_to_flagship)
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Removes ships `[SR-10.8]`, gives tokens `[SR-10.9]` `[SR-15.2]`, and handles red alerts
    /// `[SR-10.10]`.
    pub fn score_hits(&mut self, roll: CombatRoll) -> PlayFlow {
        let hits = self.game.hits(&roll);
        let by = self.game.roller_side(&roll);
        let is_response = matches!(roll.cause, RollCause::Back | RollCause::First);
        if hits > 0 {
            self.emit(Event::Hit {
                unit: roll.target,
                hits,
            });
            if roll.is_wing && is_response {
                let ships = self.state.unit(roll.target).ships;
                self.take_ships(roll.target, hits.min(ships));
            } else {
                self.apply_hits(roll.target, hits, by);
            }
        }
        let stars = match roll.converted {
            Some(Face::Star) => 0,
            Some(_) | None => roll.faces.of(Face::Star),
        };
        if let Some(side) = by {
            self.gain(side, stars, TokenReason::Roll);
        }
        let alerts = roll.faces.of(Face::Alert);
        let stage = if self.state.public.hex_of(roll.target).is_none() {
            RollStage::Vacated
        } else if alerts == 0
            || (roll.is_wing && is_response)
            || roll.converted == Some(Face::Alert)
        {
            RollStage::Back
        } else if alerts
            > self
                .game
                .effective_terrain(&self.state.public)
                .alert_allowance(roll.target)
            && roll.cause != RollCause::Meteor
        {
            RollStage::Alert
        } else {
            RollStage::Ignore
        };
        self.set_stage(stage);
        PlayFlow::Continue
    }

    /// Applies hits to a unit: ships or escorts are lost first, then dice confirm the loss of the
    /// hull `[SR-11.4]` `[SR-11.6]`.
    fn apply_hits(&mut self, unit: UnitId, hits: u8, by: Option<Side>) {
        let ships = self.state.unit(unit).ships;
        let lost = hits.min(ships);
        self.take_ships(unit, lost);
        if !self.game.build(unit).has_hull() {
            if lost == ships {
                self.eliminate(unit, by);
            }
        } else if hits > lost && self.confirm_hull_loss(unit, hits - lost) {
            self.eliminate(unit, by);
        }
    }

    /// Applies losses without hits `[SR-11.7]` `[SR-12.7]`: escorts are lost first, then one die is
    /// rolled for each.
    pub fn lose_ships(&mut self, unit: UnitId, count: u8, by: Option<Side>) {
        self.apply_hits(unit, count, by);
    }

    /// Rolls the dice that confirm the loss of a hull; one with its symbol or a blast is enough
    /// `[SR-11.6]`.
    fn confirm_hull_loss(&mut self, unit: UnitId, dice: u8) -> bool {
        let faces = Faces::roll(dice, self.chance);
        let own_face = Face::of(self.game.build(unit).class);
        let is_destroyed = faces.of(own_face) + faces.of(Face::Blast) > 0;
        self.emit(Event::Confirmed {
            unit,
            faces,
            is_destroyed,
        });
        is_destroyed
    }

    /// Removes ships or escorts, which are all alike `[SR-11.5]`.
    pub fn take_ships(&mut self, unit: UnitId, lost_ships: u8) {
        if lost_ships == 0 {
            return;
        }
        let ships = self.state.unit(unit).ships.saturating_sub(lost_ships);
        if let Some(unit_state) = self.state.public.units.get_mut(unit.index()) {
            unit_state.ships = ships;
        }
        self.emit(Event::ShipsLost {
            unit,
            lost_ships,
            ships,
        });
    }

    /// Eliminates a unit and gives its points to the enemy, regardless of the cause `[SR-2.8]`.
    fn eliminate(&mut self, unit: UnitId, by: Option<Side>) {
        let Some(at) = self.state.public.hex_of(unit) else {
            return;
        };
        let (side, points) = {
            let build = self.game.build(unit);
            (build.side, build.points)
        };
        let is_featureless = self
            .game
            .effective_terrain(&self.state.public)
            .featureless_hexes()
            .contains(at);
        self.remove_unit(unit);
        let public = &mut self.state.public;
        let side_state = &mut public.sides[side.other().index()];
        side_state.losses = side_state.losses.saturating_add(points);
        public.has_scored |= by == Some(public.active) && side != public.active;
        self.emit(Event::Eliminated { unit, at, points });
        let is_capital = self.game.build(unit).class == Class::Capital;
        let has_wreck_left = self.state.public.wrecks.len() < usize::from(self.game.wrecks);
        if is_capital
            && is_featureless
            && has_wreck_left
            && self.state.public.wrecks.push(at).is_ok()
        {
            self.emit(Event::WreckLeft { at });
        }
        if self.game.build(unit).abilities.is_flagship {
            self.lose_flagship(side);
        }
        self.check_scores();
    }

    /// Applies the loss of a flagship: a random command card is discarded, and the command rating
    /// falls `[SR-16.3]` `(AMB-40)`.
    fn lose_flagship(&mut self, side: Side) {
        let hands = &mut self.state.private[side.index()];
        if let Some(kind) = hands.command.draw(self.chance) {
            self.discard_command(side, kind);
        }
        let min_rating = self.game.figures.least_rating;
        let side_state = &mut self.state.public.sides[side.index()];
        if side_state.rating > min_rating {
            side_state.rating -= 1;
            let rating = side_state.rating;
            self.emit(Event::RatingFell { side, rating });
        }
    }

    /// Removes a unit from the battle, with all its markers.
    pub fn remove_unit(&mut self, unit: UnitId) {
        let public = &mut self.state.public;
        if let Some(unit_state) = public.units.get_mut(unit.index()) {
            unit_state.hex = None;
            unit_state.ships = 0;
        }
        public.alert.remove(unit);
        public.ordered.remove(unit);
    }
}
