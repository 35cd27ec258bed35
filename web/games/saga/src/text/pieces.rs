//! What stands on the map as pieces of the account: armadas, things of the scenario, enemies.

use super::account::Scribe;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::armada::Target;
use engine::saga::effect::Stat;
use engine::saga::hex::SectorId;
use engine::saga::ids::{ArmadaId, BossId, EntityId, RaiderId};
use engine::saga::state::Public;
use play::seats::art;
use play::text::{Fact, Piece, PlaceId, Side};

/// Something that stands on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// An armada.
    Armada(ArmadaId),
    /// A thing of the scenario.
    Entity(EntityId),
    /// A Boss.
    Boss(BossId),
    /// A Raider.
    Raider(RaiderId),
    /// The Ravager.
    Ravager,
}

/// Everything on the map: first the armadas of one seat, then the others, then what else there is.
pub(super) fn roll(table: &Saga, public: &Public, first: Option<Seat>) -> Vec<Who> {
    let own = |armada: &ArmadaId| Some(table.owner(*armada)) == first;
    let armadas = table.armadas().filter(own);
    let others = table.armadas().filter(|armada| !own(armada));
    let mut roll: Vec<Who> = armadas.chain(others).map(Who::Armada).collect();
    let count = table.mission().entities.len();
    let things = (0u8..).map(EntityId).zip(&public.entities).take(count);
    let there = things.filter(|(_, thing)| thing.sector.is_some());
    roll.extend(there.map(|(entity, _)| Who::Entity(entity)));
    roll.extend(public.ravager.map(|_| Who::Ravager));
    roll.extend(public.bosses().map(|(boss, _)| Who::Boss(boss)));
    roll.extend(public.raiders().map(|(raider, _)| Who::Raider(raider)));
    roll
}

/// All pieces.
pub(super) fn pieces(scribe: &Scribe<'_>) -> Vec<Piece> {
    scribe.roll.iter().map(|who| scribe.told(*who)).collect()
}

impl Scribe<'_> {
    fn told(&self, who: Who) -> Piece {
        let at = self.sector_of(who);
        let at = at.map(|sector| self.watch.view.public.sector(sector).hex);
        Piece {
            name: self.name(who),
            side: self.side(who),
            at: at.map(|hex| PlaceId(hex.0.into())),
            state: self.condition(who),
            ready: matches!(who, Who::Armada(armada) if self.watch.view.public.acting == Some(armada))
                && self.watch.stand.seat.is_some(),
            class: match who {
                Who::Armada(armada) => art(Seat(armada.0)).class(),
                Who::Entity(_) | Who::Boss(_) | Who::Raider(_) | Who::Ravager => String::new(),
            },
            facts: self.facts(who),
        }
    }

    fn sector_of(&self, who: Who) -> Option<SectorId> {
        let (table, public) = (self.watch.table(), &self.watch.view.public);
        let target = match who {
            Who::Ravager => return public.ravager,
            Who::Armada(armada) => Target::Armada(armada),
            Who::Entity(entity) => Target::Entity(entity),
            Who::Boss(boss) => Target::Boss(boss),
            Who::Raider(raider) => Target::Raider(raider),
        };
        table.sector_of_target(public, target)
    }

    fn name(&self, who: Who) -> String {
        match who {
            Who::Armada(armada) => self.narrator.armada(armada),
            Who::Entity(entity) => self.narrator.entity(entity),
            Who::Boss(boss) => self.narrator.boss(boss),
            Who::Raider(raider) => self.narrator.raider(raider),
            Who::Ravager => self.phrases.text("saga-ravager"),
        }
    }

    /// Partners and those who play together are friends, rivals of the Arena are not.
    fn side(&self, who: Who) -> Side {
        let table = self.watch.table();
        match who {
            Who::Armada(armada) => {
                let owner = table.owner(armada);
                match self.seat {
                    Some(seat) if seat == owner => Side::Own,
                    Some(seat) if table.is_rivalry() && !table.allied(seat, owner) => Side::Foe,
                    Some(_) | None => Side::Friend,
                }
            }
            Who::Entity(_) => Side::Friend,
            Who::Boss(_) | Who::Raider(_) | Who::Ravager => Side::Foe,
        }
    }

    fn condition(&self, who: Who) -> String {
        let public = &self.watch.view.public;
        match who {
            Who::Armada(armada) => self.narrator.condition_of(public, armada),
            Who::Boss(boss) if self.watch.table().is_shielded(public, boss) => {
                self.phrases.text("saga-text-behind-field")
            }
            Who::Entity(_) | Who::Boss(_) | Who::Raider(_) | Who::Ravager => String::new(),
        }
    }

    fn facts(&self, who: Who) -> Vec<Fact> {
        let (table, public) = (self.watch.table(), &self.watch.view.public);
        let fact = |key: &str, value: String| Fact {
            name: self.phrases.text(key),
            value,
        };
        let figures = |target: Target| {
            let foe = self.narrator.foe(table.foe(public, target));
            fact("saga-text-fact-figures", foe)
        };
        match who {
            Who::Armada(armada) => self.facts_of_armada(armada),
            Who::Boss(boss) => {
                let does = table.boss(boss);
                let does = does.map_or_else(String::new, |card| self.narrator.script(&card.effect));
                vec![
                    figures(Target::Boss(boss)),
                    fact("saga-text-fact-does", does),
                ]
            }
            Who::Raider(raider) => vec![figures(Target::Raider(raider))],
            Who::Entity(entity) => {
                let hull = public.entities.get(entity.index()).map_or(0, |it| it.hull);
                vec![fact("saga-text-fact-hull", hull.to_string())]
            }
            Who::Ravager => Vec::new(),
        }
    }

    fn facts_of_armada(&self, armada: ArmadaId) -> Vec<Fact> {
        let (table, public) = (self.watch.table(), &self.watch.view.public);
        let seat = table.owner(armada);
        let fact = |key: &str, value: String| Fact {
            name: self.phrases.text(key),
            value,
        };
        let stats = Stat::ALL.map(|stat| table.stat(public, seat, stat).to_string());
        let dice = Stat::ALL.map(|stat| table.pool(public, armada, stat).to_string());
        vec![
            fact("saga-text-fact-owner", self.narrator.seat(seat)),
            fact("saga-text-fact-hull", public.mat(seat).hull.to_string()),
            fact("saga-text-fact-stats", self.phrases.list(&stats)),
            fact("saga-text-fact-dice", self.phrases.list(&dice)),
            fact("saga-text-fact-mp", public.armada(armada).mp.to_string()),
        ]
    }
}
