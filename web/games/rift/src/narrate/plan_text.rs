//! Describes an action line in one sentence, from the events that it would cause.

use super::{Narrator, signed};
use engine::rift::event::{Event, Target};
use engine::rift::ship::{Ion, ShipId};

/// One step of a ship in the description, merged from related events.
#[derive(Clone, PartialEq, Eq, Debug)]
struct PlanStep {
    /// The phrase key without the prefix `rift-plan-`.
    key: &'static str,
    /// The target, value or place of the step.
    to: String,
    weapon: String,
    times: i64,
    /// The sum over all merged events, such as damage.
    amount: i64,
}

impl PlanStep {
    fn new(key: &'static str, to: String) -> Self {
        Self {
            key,
            to,
            weapon: String::new(),
            times: 1,
            amount: 0,
        }
    }

    /// Merges the next step into this one if one phrase describes both: shots of one weapon at one
    /// target, or other steps of the same kind, of which the last counts. Returns whether the steps
    /// were merged.
    fn merge(&mut self, next: &Self) -> bool {
        let has_other_target = self.key == "shoot" && self.to != next.to;
        if self.key != next.key || self.weapon != next.weapon || has_other_target {
            return false;
        }
        self.to.clone_from(&next.to);
        self.times += next.times;
        self.amount += next.amount;
        true
    }
}

impl Narrator<'_> {
    /// Returns the actions of `ship` in `events`, as a list of short phrases.
    #[must_use]
    pub fn plan(&self, ship: ShipId, events: &[Event]) -> String {
        let own = events.iter().filter_map(|event| self.plan_step(event));
        let mut steps: Vec<PlanStep> = Vec::new();
        for (_, step) in own.filter(|(actor, _)| *actor == ship) {
            if !steps.last_mut().is_some_and(|last| last.merge(&step)) {
                steps.push(step);
            }
        }
        if steps.is_empty() {
            return self.phrases.text("rift-plan-nothing");
        }
        let parts: Vec<String> = steps.iter().map(|step| self.plan_step_text(step)).collect();
        self.phrases.list(&parts)
    }

    /// Returns the step of an event with the ship that acts; `None` for events that are not
    /// described.
    fn plan_step(&self, event: &Event) -> Option<(ShipId, PlanStep)> {
        let step = match *event {
            Event::Stepped { ship, to, .. } => {
                (ship, PlanStep::new("fly", to.square().to_string()))
            }
            Event::SpeedChanged { ship, to, .. } => (ship, PlanStep::new("speed", signed(to))),
            Event::Rotated { ship, to, .. } => (ship, PlanStep::new("head", self.heading(to))),
            Event::PlaneChanged { ship, to, .. } => {
                (ship, PlanStep::new("plane", to.plane().to_string()))
            }
            Event::Warped { ship, to, .. } => {
                (ship, PlanStep::new("warp", to.square().to_string()))
            }
            Event::ShotFired {
                ship,
                weapon,
                target,
                damage,
                ..
            } => {
                let shot = PlanStep {
                    weapon: self.term(weapon.into_str()),
                    amount: damage.into(),
                    ..PlanStep::new("shoot", self.shot_at(target))
                };
                (ship, shot)
            }
            Event::BarMoved { ship, .. } | Event::BarsSwapped { ship, .. } => {
                (ship, PlanStep::new("bars", String::new()))
            }
            Event::AuxCharged { ship, units } => {
                let charge = PlanStep {
                    amount: units.into(),
                    ..PlanStep::new("charge", String::new())
                };
                (ship, charge)
            }
            Event::IonChanged {
                ship,
                to: Ion::Charging,
            } => (ship, PlanStep::new("ion", String::new())),
            Event::MineReleased { ship } => (ship, PlanStep::new("mine", String::new())),
            _ => {
                return None;
            }
        };
        Some(step)
    }

    fn shot_at(&self, target: Target) -> String {
        match target {
            Target::Ship(target, _) => self.ship(target),
            Target::Mine(space) => self.phrases.say(
                "rift-plan-mine-at",
                &[("square", space.square().to_string().into())],
            ),
        }
    }

    fn plan_step_text(&self, step: &PlanStep) -> String {
        self.phrases.say(
            &format!("rift-plan-{}", step.key),
            &[
                ("to", step.to.as_str().into()),
                ("weapon", step.weapon.as_str().into()),
                ("times", step.times.into()),
                ("amount", step.amount.into()),
            ],
        )
    }
}
