//! Applies each instant effect to a seat or to planets `[EXO-19]`.

use super::Play;
use crate::chance::Chance;
use crate::exodus::effect::{Amount, Effect, PlanetFilter, Resource};
use crate::exodus::event::{CubeMoveReason, Event, ResourceReason};
use crate::exodus::figures::PlanetKind;
use crate::exodus::game::Exodus;
use crate::exodus::hex::HexId;
use crate::exodus::ship::ShipType;
use crate::exodus::state::Public;
use crate::exodus::step::{Origin, Task};
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Returns whether a planet matches a filter; destroyed planets never do.
    fn matches_filter(&self, public: &Public, hex: HexId, planets: PlanetFilter) -> bool {
        let Some(tile) = self.planet_at(public, hex) else {
            return false;
        };
        match planets {
            PlanetFilter::All => true,
            PlanetFilter::NonhomeWith(tokens) => {
                tile.kind != PlanetKind::Home && public.sector(hex).tokens >= tokens
            }
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Applies an effect to a seat; lasting effects do nothing here.
    pub fn apply_effect(&mut self, effect: &Effect, seat: Seat, origin: Origin) {
        match effect {
            Effect::Gain(_, resource, count) => {
                self.gain_or_pay(seat, *resource, i16::from(*count))
            }
            Effect::Pay(_, resource, count) => {
                self.gain_or_pay(seat, *resource, -i16::from(*count))
            }
            Effect::AddPop(_, count) => self.place_cubes(seat, *count, CubeMoveReason::Card),
            Effect::Repair(_, amount) => self.repair_fleet(seat, *amount),
            Effect::RemoveLaw(_, amount) => self.remove_laws(seat, *amount),
            Effect::FreeAction(_, kind, _) => self.begin_action(seat, *kind, origin),
            Effect::FreeUpgrade(_, item, count) => self.give_item(seat, *item, *count, origin),
            Effect::FreeShip(_, kind, count) => self.launch_all(seat, *kind, *count),
            Effect::FreeTech(_, max_cost) => self.push_task(Task::Learn {
                seat,
                most: *max_cost,
            }),
            _ => {}
        }
    }

    fn gain_or_pay(&mut self, seat: Seat, resource: Resource, delta: i16) {
        if delta > 0 {
            self.gain(seat, resource, delta.unsigned_abs(), ResourceReason::Card);
        } else {
            self.pay(seat, resource, delta.unsigned_abs(), ResourceReason::Card);
        }
    }

    fn repair_fleet(&mut self, seat: Seat, amount: Amount) {
        let count = match amount {
            Amount::Some(count) => count,
            Amount::All => u8::MAX,
        };
        for ship in self.state.public.fleet(seat).iter() {
            self.repair(ship, count);
        }
    }

    fn remove_laws(&mut self, seat: Seat, amount: Amount) {
        let remaining_laws = match amount {
            Amount::Some(count) => count,
            Amount::All => u8::MAX,
        };
        self.push_task(Task::Repeal {
            seat,
            remaining_laws,
        });
    }

    fn launch_all(&mut self, seat: Seat, kind: ShipType, count: u8) {
        for _ in 0..count {
            self.launch_ship(seat, kind, None);
        }
    }

    /// Applies an effect to planets; effects on seats do nothing here.
    pub fn change_planets(&mut self, effect: &Effect) {
        let planets = if let Effect::AddRes(planets, _)
        | Effect::RemoveRes(planets, _)
        | Effect::RemoveRockets(planets) = effect
        {
            *planets
        } else {
            return;
        };
        let (game, public) = (self.game, &self.state.public);
        let matching = game.hexes();
        let matching: Vec<HexId> = matching
            .filter(|&hex| game.matches_filter(public, hex, planets))
            .collect();
        for hex in matching {
            match effect {
                Effect::AddRes(_, count) => self.refill(hex, i16::from(*count)),
                Effect::RemoveRes(_, count) => self.refill(hex, -i16::from(*count)),
                _ => {
                    self.remove_rockets(hex);
                }
            }
        }
    }

    /// Adds tokens to a planet, never above the printed number, or removes some.
    fn refill(&mut self, hex: HexId, delta: i16) {
        let (game, public) = (self.game, &self.state.public);
        let tokens_there = i16::from(public.sector(hex).tokens);
        let printed = game.planet_at(public, hex).map_or(0, |tile| tile.tokens);
        let tokens = (tokens_there + delta).clamp(0, i16::from(printed).max(tokens_there));
        self.public_mut().sector_mut(hex).tokens = tokens as u8;
        if let Ok(delta) = i8::try_from(tokens - tokens_there)
            && delta != 0
        {
            self.emit(Event::Tokens { hex, delta });
        }
    }
}
