//! The story of a battle: first fire, losses, exits, and who gave up.

use super::super::narrate::Narrator;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::Side;
use engine::space_rift::event::Event;
use engine::space_rift::unit::UnitId;
use play::table::{Moment, tell_story};

enum Happening {
    Fire(UnitId, UnitId),
    ShipsLost(UnitId),
    Destroyed(UnitId, UnitId),
    Lost(UnitId),
    Exited(UnitId),
    Conceded(Side),
}

/// The weight of an eliminated unit beside its points; lost ships count by their number.
const LOSS: u32 = 8;

/// Returns the story of a battle in three sentences.
#[must_use]
pub fn match_story(narrator: &Narrator<'_>, session: &Session<SpaceRift>) -> [String; 3] {
    let moments = moments(session);
    tell_story(narrator.phrases(), &moments, |(turn, happening)| {
        sentence(narrator, *turn, happening)
    })
}

fn moments(session: &Session<SpaceRift>) -> Vec<Moment<(u8, Happening)>> {
    let (mut turn, mut attack) = (1, None);
    let mut moments = Vec::new();
    for event in (0..session.entry_count()).flat_map(|entry| session.events_at(entry)) {
        let found = match event {
            Event::TurnStarted { turn: now, .. } => {
                (turn, attack) = (*now, None);
                None
            }
            Event::Declared { unit, target, .. } => {
                attack = Some((*unit, *target));
                Some((0, Happening::Fire(*unit, *target)))
            }
            Event::ShipsLost {
                unit, lost_ships, ..
            } => Some((u32::from(*lost_ships), Happening::ShipsLost(*unit))),
            Event::Eliminated { unit, points, .. } => {
                let by = attack.filter(|(_, target)| target == unit);
                let what = by.map_or(Happening::Lost(*unit), |(by, _)| {
                    Happening::Destroyed(by, *unit)
                });
                Some((LOSS + u32::from(*points), what))
            }
            Event::Exited { unit, points, .. } => {
                Some((LOSS + u32::from(*points), Happening::Exited(*unit)))
            }
            Event::Conceded { side } => Some((LOSS, Happening::Conceded(*side))),
            _ => None,
        };
        moments.extend(found.map(|(weight, what)| Moment::new(weight, (turn, what))));
    }
    moments
}

fn sentence(narrator: &Narrator<'_>, turn: u8, happening: &Happening) -> String {
    let unit = |unit: &UnitId| narrator.unit(*unit);
    let (key, who, target) = match happening {
        Happening::Fire(by, target) => ("space-rift-story-fire", unit(by), unit(target)),
        Happening::ShipsLost(lost) => ("space-rift-story-ships", unit(lost), String::new()),
        Happening::Destroyed(by, target) => ("space-rift-story-destroyed", unit(by), unit(target)),
        Happening::Lost(lost) => ("space-rift-story-lost", unit(lost), String::new()),
        Happening::Exited(gone) => ("space-rift-story-exited", unit(gone), String::new()),
        Happening::Conceded(side) => (
            "space-rift-story-conceded",
            narrator.side(*side),
            String::new(),
        ),
    };
    let args = [
        ("turn", turn.into()),
        ("who", who.into()),
        ("target", target.into()),
    ];
    narrator.phrases().say(key, &args)
}
