//! The story of a match: first shots, damage, losses, and who gave up.

use super::super::narrate::Narrator;
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::event::{Event, Target};
use engine::rift::ship::ShipId;
use engine::session::Session;
use play::table::{Moment, tell_story};

enum Happening {
    Shot(ShipId, ShipId),
    Hull(ShipId, ShipId),
    Blast(ShipId),
    Destroyed(ShipId, ShipId),
    Lost(ShipId),
    Conceded(Seat),
}

/// Weights beside which damage counts by its points.
const LOSS: u32 = 40;

/// Returns the story of a match in three sentences.
#[must_use]
pub fn match_story(narrator: &Narrator<'_>, session: &Session<Rift>) -> [String; 3] {
    let moments = moments(session);
    tell_story(narrator.phrases(), &moments, |(round, happening)| {
        sentence(narrator, *round, happening)
    })
}

fn moments(session: &Session<Rift>) -> Vec<Moment<(u16, Happening)>> {
    let game = session.game();
    let (mut round, mut shooter) = (1, None);
    let mut moments = Vec::new();
    for event in (0..session.entry_count()).flat_map(|entry| session.events_at(entry)) {
        let by = |ship: ShipId| shooter.filter(|by: &ShipId| game.owner(*by) != game.owner(ship));
        let found = match *event {
            Event::TurnStarted { round: now, .. } => {
                (round, shooter) = (now, None);
                None
            }
            Event::ShotFired {
                ship,
                target: Target::Ship(target, _),
                damage,
                ..
            } => {
                shooter = Some(ship);
                Some((u32::from(damage), Happening::Shot(ship, target)))
            }
            Event::BlastHit { ship, damage, .. } => {
                shooter = None;
                Some((u32::from(damage) * 2, Happening::Blast(ship)))
            }
            Event::HullDamaged {
                ship,
                damage: points,
                ..
            } => by(ship).map(|by| (u32::from(points) * 4, Happening::Hull(by, ship))),
            Event::ShipDestroyed { ship } => Some((
                LOSS,
                by(ship).map_or(Happening::Lost(ship), |by| Happening::Destroyed(by, ship)),
            )),
            Event::Conceded { seat } => Some((LOSS, Happening::Conceded(seat))),
            _ => None,
        };
        moments.extend(found.map(|(weight, what)| Moment::new(weight, (round, what))));
    }
    moments
}

fn sentence(narrator: &Narrator<'_>, round: u16, happening: &Happening) -> String {
    let ship = |ship: &ShipId| narrator.ship(*ship);
    let (key, who, target) = match happening {
        Happening::Shot(by, target) => ("rift-story-shot", ship(by), ship(target)),
        Happening::Hull(by, target) => ("rift-story-hull", ship(by), ship(target)),
        Happening::Blast(target) => ("rift-story-blast", ship(target), String::new()),
        Happening::Destroyed(by, target) => ("rift-story-destroyed", ship(by), ship(target)),
        Happening::Lost(target) => ("rift-story-lost", ship(target), String::new()),
        Happening::Conceded(seat) => ("rift-story-conceded", narrator.seat(*seat), String::new()),
    };
    let args = [
        ("round", round.into()),
        ("who", who.into()),
        ("target", target.into()),
    ];
    narrator.phrases().say(key, &args)
}
