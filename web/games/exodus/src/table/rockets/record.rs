//! The rockets that have flown this turn, collected from the events.

use super::super::TableContext;
use engine::exodus::Exodus;
use engine::exodus::effect::HitRoll;
use engine::exodus::event::{Event, RollPurpose};
use engine::exodus::hex::HexId;
use engine::exodus::part::Rocket;
use engine::exodus::state::Public;
use engine::game::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RocketRecord {
    pub seat: Seat,
    pub rocket: Rocket,
    pub from: HexId,
    pub to: HexId,
    /// The die of the distance check.
    pub die: u8,
    /// The lowest die face that would have succeeded.
    pub needed: u8,
    pub arrives: bool,
    pub faces: Vec<u8>,
}

impl RocketRecord {
    /// Returns the number of damage dice that hit.
    #[must_use]
    pub fn hits(&self, game: &Exodus, public: &Public) -> usize {
        let from = game.hit_face(public, HitRoll::Wmd);
        self.faces.iter().filter(|face| **face >= from).count()
    }
}

/// Returns the rockets of this turn that the current perspective may see.
#[must_use]
pub fn recorded_rockets(context: &TableContext) -> Vec<RocketRecord> {
    let begins = |event: &Event| matches!(event, Event::TurnStarted { .. });
    let events = context.snapshot.visible_events_since(begins);
    let (game, public) = (context.game(), &context.view.public);
    from_events(events, |seat, from, to| {
        game.min_distance_roll(public, seat, from, to)
    })
}

/// Collects the rockets of the last turn in `events`.
pub fn from_events<'a>(
    events: impl Iterator<Item = &'a Event>,
    needed: impl Fn(Seat, HexId, HexId) -> u8,
) -> Vec<RocketRecord> {
    let mut shots: Vec<RocketRecord> = Vec::new();
    for event in events {
        match event {
            Event::TurnStarted { .. } => shots.clear(),
            &Event::Flew {
                seat,
                rocket,
                from,
                to,
                die,
                arrives,
            } => {
                shots.push(RocketRecord {
                    seat,
                    rocket,
                    from,
                    to,
                    die,
                    needed: needed(seat, from, to),
                    arrives,
                    faces: Vec::new(),
                });
            }
            Event::Rolled {
                dice: RollPurpose::Damage(_),
                faces,
                ..
            } => {
                // All rockets fly before any of them hits, so dice belong to the first one that
                // arrived and has none yet.
                let mut open = shots.iter_mut();
                if let Some(shot) = open.find(|shot| shot.arrives && shot.faces.is_empty()) {
                    shot.faces = faces.to_vec();
                }
            }
            _ => {}
        }
    }
    shots
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::exodus::event::Faces;

    #[test]
    fn damage_dice_are_assigned_to_arrived_rockets() {
        let flew = |seat: u8, arrives| Event::Flew {
            seat: Seat(seat),
            rocket: Rocket::Hypersonic,
            from: HexId(1),
            to: HexId(2),
            die: if arrives { 6 } else { 1 },
            arrives,
        };
        let rolled = |seat: u8, face: u8| {
            let mut faces = Faces::new();
            let _ = faces.push(face);
            Event::Rolled {
                seat: Seat(seat),
                dice: RollPurpose::Damage(Rocket::Hypersonic),
                faces,
            }
        };
        let events = [
            flew(0, true),
            flew(1, false),
            flew(2, true),
            rolled(0, 5),
            rolled(2, 3),
        ];
        let shots = from_events(events.iter(), |_, _, _| 4);
        let faces: Vec<&[u8]> = shots.iter().map(|shot| &shot.faces[..]).collect();
        assert_eq!(faces, [&[5][..], &[], &[3]]);
    }
}
