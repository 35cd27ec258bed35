//! The story of a game: first fights, Raiders and Bosses, the Jumpgate, and lost armadas.

use super::super::narrate::Narrator;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::armada::Target;
use engine::saga::event::{Event, RemovalReason};
use engine::saga::ids::{ArmadaId, BossId, EntityId};
use engine::session::Session;
use play::table::{Moment, tell_story};

enum Happening {
    Fight(ArmadaId, Target),
    /// The armada that fought last, if one did in this round, and the level of the Raider.
    Raider(Option<ArmadaId>, u8),
    Boss(BossId),
    Lost(ArmadaId),
    Explored(ArmadaId),
    Damaged(ArmadaId),
    Entity(EntityId, u8),
    Starbase(ArmadaId),
    Conceded(Seat),
    Installed,
}

/// Returns the story of a game in three sentences.
#[must_use]
pub fn match_story(narrator: &Narrator<'_>, session: &Session<Saga>) -> [String; 3] {
    let moments = moments(session);
    tell_story(narrator.phrases(), &moments, |(round, happening)| {
        sentence(narrator, *round, happening)
    })
}

fn moments(session: &Session<Saga>) -> Vec<Moment<(u8, Happening)>> {
    let (mut round, mut fighter) = (1, None);
    let mut moments = Vec::new();
    for event in (0..session.entry_count()).flat_map(|entry| session.events_at(entry)) {
        let found = match event {
            Event::Round { round: now, .. } => {
                (round, fighter) = (*now, None);
                None
            }
            Event::Fight { armada, foe, .. } => {
                fighter = Some(*armada);
                Some((0, Happening::Fight(*armada, *foe)))
            }
            Event::RaiderLeft {
                level,
                fate: RemovalReason::Killed,
                ..
            } => Some((u32::from(*level), Happening::Raider(fighter, *level))),
            Event::BossLeft {
                boss,
                fate: RemovalReason::Killed,
                ..
            } => Some((20, Happening::Boss(*boss))),
            Event::Destroyed { armada } => Some((15, Happening::Lost(*armada))),
            Event::Damaged { armada, damage, .. } => {
                Some((u32::from(*damage), Happening::Damaged(*armada)))
            }
            Event::EntityHull { entity, hull, .. } => Some((6, Happening::Entity(*entity, *hull))),
            Event::Exploring { armada, .. } => Some((0, Happening::Explored(*armada))),
            Event::Built { armada, .. } => Some((5, Happening::Starbase(*armada))),
            Event::Conceded { seat } => Some((15, Happening::Conceded(*seat))),
            Event::Installed { .. } => Some((12, Happening::Installed)),
            _ => None,
        };
        moments.extend(found.map(|(weight, what)| Moment::new(weight, (round, what))));
    }
    moments
}

fn sentence(narrator: &Narrator<'_>, round: u8, happening: &Happening) -> String {
    let none = String::new;
    let (key, who, target) = match happening {
        Happening::Fight(armada, foe) => (
            "saga-moment-fight",
            narrator.armada(*armada),
            narrator.target(*foe),
        ),
        Happening::Raider(Some(armada), level) => (
            "saga-moment-raider",
            narrator.armada(*armada),
            narrator.raider_of(*level),
        ),
        Happening::Raider(None, level) => (
            "saga-moment-raider-gone",
            none(),
            narrator.raider_of(*level),
        ),
        Happening::Boss(boss) => ("saga-moment-boss", none(), narrator.boss(*boss)),
        Happening::Lost(armada) => ("saga-moment-lost", narrator.armada(*armada), none()),
        Happening::Damaged(armada) => ("saga-moment-damaged", narrator.armada(*armada), none()),
        Happening::Entity(entity, _) => ("saga-moment-entity", none(), narrator.entity(*entity)),
        Happening::Explored(armada) => ("saga-moment-explored", narrator.armada(*armada), none()),
        Happening::Starbase(armada) => ("saga-moment-starbase", narrator.armada(*armada), none()),
        Happening::Conceded(seat) => ("saga-moment-conceded", narrator.seat(*seat), none()),
        Happening::Installed => ("saga-moment-installed", none(), none()),
    };
    let hull = match happening {
        Happening::Entity(_, hull) => *hull,
        _ => 0,
    };
    let args = [
        ("round", round.into()),
        ("who", who.into()),
        ("target", target.into()),
        ("hull", hull.into()),
    ];
    narrator.phrases().say(key, &args)
}
