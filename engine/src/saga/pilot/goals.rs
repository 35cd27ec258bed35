//! What a scenario wants, read from its data once: campaigns and scenarios of one's own alike.

use super::odds::Odds;
use crate::saga::Saga;
use crate::saga::effect::{Effect, Good, Number};
use crate::saga::hex::HexId;
use crate::saga::ids::{Code, CounterId, EntityId};
use crate::saga::mission::{Compare, Condition, Deed, Gauge};

/// A thing that is filled with a good out of the Cargo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fill {
    /// Which.
    pub entity: EntityId,
    /// With what.
    pub good: Good,
}

/// What a scenario wants.
#[derive(Clone, Debug, Default)]
pub struct Goals {
    /// XPMs that must be on the scenario card.
    pub installs: i32,
    /// Whether Bosses must be gone.
    pub bosses: bool,
    /// A counter that must come to so much.
    pub counter: Option<(CounterId, i32)>,
    /// What each active Starbase and each Boss adds to it every round.
    pub power: [i32; 2],
    /// Active Starbases that there must be.
    pub starbases: i32,
    /// A thing that must come to a hex.
    pub ship: Option<(EntityId, HexId)>,
    /// Whether it flies by its own Hull.
    pub flies: bool,
    /// Whether it is towed.
    pub tows: bool,
    /// A thing whose Hull must not end.
    pub fragile: Option<EntityId>,
    /// What is filled.
    pub fill: Option<Fill>,
    /// Whether the Ravager must not come to the Jumpgate.
    pub ravager: bool,
    /// Encounters that deliver an XPM.
    pub deliveries: Vec<u8>,
    /// The project that wakes a Starbase.
    pub revive: Option<u8>,
    /// The project that drives the Ravager away.
    pub weapon: Option<u8>,
}

/// What a bot keeps in mind for a whole game: goals, and chances reckoned already.
#[derive(Debug)]
pub struct Brief {
    /// Chances of fights.
    pub odds: Odds,
    /// What is wanted.
    pub goals: Goals,
}

impl Brief {
    /// Reads a table.
    #[must_use]
    pub fn of(game: &Saga) -> Self {
        Self {
            odds: Odds::default(),
            goals: Goals::of(game),
        }
    }
}

impl Goals {
    /// What the scenario of a table wants.
    #[must_use]
    pub fn of(game: &Saga) -> Self {
        let mission = game.mission();
        let mut goals = Self::default();
        for condition in &mission.win {
            goals.wanted(condition);
        }
        for condition in &mission.lose {
            goals.feared(condition);
        }
        goals.read_works(game);
        goals.read_rounds(game);
        goals
    }

    fn wanted(&mut self, condition: &Condition) {
        match condition {
            Condition::Is(gauge, compare, than) => self.wanted_number(*gauge, *compare, *than),
            Condition::EntityAt(entity, hex) => self.ship = Some((*entity, *hex)),
            Condition::All(parts) | Condition::Any(parts) => {
                for part in parts {
                    self.wanted(part);
                }
            }
            _ => {}
        }
    }

    fn wanted_number(&mut self, gauge: Gauge, compare: Compare, than: i16) {
        let least = match compare {
            Compare::AtLeast | Compare::Equal => i32::from(than),
            Compare::More => i32::from(than) + 1,
            Compare::Unequal | Compare::Less | Compare::AtMost => 0,
        };
        match gauge {
            Gauge::Installed => self.installs = self.installs.max(least),
            Gauge::Starbases => self.starbases = self.starbases.max(least),
            Gauge::Counter(counter) if least > 0 => self.counter = Some((counter, least)),
            Gauge::Bosses => self.bosses |= least == 0,
            _ => {}
        }
    }

    fn feared(&mut self, condition: &Condition) {
        match condition {
            Condition::Is(Gauge::Bosses, ..) => self.bosses = true,
            Condition::Is(Gauge::EntityHull(entity), ..) => self.fragile = Some(*entity),
            Condition::RavagerAt(_) => self.ravager = true,
            Condition::All(parts) | Condition::Any(parts) => {
                for part in parts {
                    self.feared(part);
                }
            }
            _ => {}
        }
    }

    /// Encounters and projects by what they bring about.
    fn read_works(&mut self, game: &Saga) {
        let mission = game.mission();
        let does = |code: Code, what: fn(&Effect) -> bool| game.effects(code).iter().any(what);
        for (place, encounter) in (0u8..).zip(&mission.encounters) {
            let installs = does(encounter.pass.code, |it| matches!(it, Effect::InstallXpm));
            if encounter.needs.xpm && installs {
                self.deliveries.push(place);
            }
        }
        for (place, project) in (0u8..).zip(&mission.expand) {
            let code = project.script.code;
            if does(code, |it| matches!(it, Effect::ActivateStarbase(_))) {
                self.revive = Some(place);
            }
            if does(code, |it| matches!(it, Effect::RavagerAway(_))) {
                self.weapon = Some(place);
            }
            if let Deed::Fill(entity, good, _) = project.deed {
                self.fill = Some(Fill { entity, good });
            }
        }
        for project in &mission.movement {
            match project.deed {
                Deed::Fly(_) => self.flies = true,
                Deed::Tow(entity) => {
                    self.tows = true;
                    self.ship = self.ship.or(Some((entity, HexId::GATE)));
                }
                Deed::Run | Deed::Fill(..) => {}
            }
        }
    }

    /// What changes the counter that is wanted, round by round.
    fn read_rounds(&mut self, game: &Saga) {
        let Some((wanted, _)) = self.counter else {
            return;
        };
        for (_, code) in &game.mission().on {
            for effect in game.effects(*code) {
                let Effect::Counter(counter, sum) = *effect else {
                    continue;
                };
                for term in sum.into_iter().filter(|_| counter == wanted) {
                    let factor = i32::from(term.factor);
                    match term.number {
                        Number::ActiveStarbases => self.power[0] += factor,
                        Number::BossesInPlay => self.power[1] += factor,
                        Number::Plain(_) | Number::Players => {}
                    }
                }
            }
        }
    }
}
