//! The fights of this Conquest stage, collected from the events: rounds, dice, hits, losses,
//! results.

use super::super::TableContext;
use engine::exodus::Exodus;
use engine::exodus::cards::{AbilityId, ResistanceId};
use engine::exodus::effect::{Effect, HitRoll as Kind};
use engine::exodus::event::{CubeMoveReason, Event, RollPurpose};
use engine::exodus::hex::HexId;
use engine::exodus::ship::ShipId;
use engine::exodus::state::{Public, SEATS};
use engine::game::Seat;

/// The dice of one side in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceRoll {
    pub seat: Seat,
    /// Whether the seat rolled for a guard.
    pub is_guard: bool,
    pub faces: Vec<u8>,
    /// The lowest face that hit.
    pub min_hit_face: u8,
}

impl DiceRoll {
    #[must_use]
    pub fn hits(&self) -> usize {
        self.faces
            .iter()
            .filter(|face| **face >= self.min_hit_face)
            .count()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundRecord {
    pub number: u8,
    /// The dice in the order in which they were rolled.
    pub throws: Vec<DiceRoll>,
    /// Ships that were destroyed.
    pub lost: Vec<ShipId>,
    /// Cubes that were lost with them, by seat.
    pub cargo: Vec<(Seat, u8)>,
}

/// How a fight ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FightEnd {
    /// A battle between players: the winner, if any, and the victory points in sixtieths.
    Battle(Option<Seat>, u32),
    /// A fight with a guard: whether it was defeated, and the card that was kept.
    Guard(bool, Option<ResistanceId>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FightRecord {
    pub hex: HexId,
    /// The revealed guard: its level and its card.
    pub guard: Option<(u8, Option<ResistanceId>)>,
    pub rounds: Vec<RoundRecord>,
    pub end: Option<FightEnd>,
    /// The lowest face that hits for each seat in the next roll, set by an ability; 0 without one.
    aims: [u8; SEATS],
}

impl FightRecord {
    const fn new(hex: HexId, guard: Option<(u8, Option<ResistanceId>)>) -> Self {
        Self {
            hex,
            guard,
            rounds: Vec::new(),
            end: None,
            aims: [0; SEATS],
        }
    }
}

/// Returns the fights of this Conquest stage that the current perspective may see.
#[must_use]
pub fn recorded_fights(context: &TableContext) -> Vec<FightRecord> {
    if !context.view.public.step.is_conquest() {
        return Vec::new();
    }
    let begins = |event: &Event| matches!(event, Event::StageBegan { .. });
    let events = context.snapshot.visible_events_since(begins);
    let game = context.game();
    let default_face = |kind: Kind| game.hit_face(&context.view.public, kind);
    let faces = [default_face(Kind::Pvp), default_face(Kind::Guard)];
    from_events(events, faces, |card| aim_of(game, card))
}

/// Returns the first fight that the events continue or begin, with the rounds among them.
#[must_use]
pub fn first_fight(game: &Exodus, before: &Public, events: &[Event]) -> Option<FightRecord> {
    let ongoing = before.battle.as_ref().map(|battle| match battle.guard {
        Some(guard) => Event::GuardShown {
            hex: battle.hex,
            seat: battle.seats.iter().next().unwrap_or_default(),
            level: before.sector(battle.hex).guard,
            card: guard.card,
        },
        None => Event::BattleBegan {
            hex: battle.hex,
            seats: battle.seats,
        },
    });
    let faces = [Kind::Pvp, Kind::Guard].map(|kind| game.hit_face(before, kind));
    let all = ongoing.iter().chain(events);
    let fights = from_events(all, faces, |card| aim_of(game, card));
    let mut fight = fights.into_iter().next()?;
    // An ability that was used earlier counts in the first roll.
    let aims = before
        .battle
        .as_ref()
        .map_or([0; SEATS], |battle| battle.aims);
    for throw in fight
        .rounds
        .first_mut()
        .into_iter()
        .flat_map(|round| &mut round.throws)
    {
        let aim = aims[throw.seat.index() % SEATS];
        if aim > 0 && !throw.is_guard {
            throw.min_hit_face = aim;
        }
    }
    Some(fight)
}

/// Returns the lowest face that hits by an ability; `None` if the ability does not change it.
fn aim_of(game: &Exodus, card: AbilityId) -> Option<u8> {
    let effects = game.ability(card).map_or(&[][..], |card| &card.effects);
    effects.iter().find_map(|effect| {
        if let Effect::Hit(Kind::Own, face) = effect {
            Some(*face)
        } else {
            None
        }
    })
}

/// Collects the fights of the last stage in `events`; `faces` are the lowest faces that hit in
/// battles and against guards.
pub fn from_events<'a>(
    events: impl Iterator<Item = &'a Event>,
    faces: [u8; 2],
    aim: impl Fn(AbilityId) -> Option<u8>,
) -> Vec<FightRecord> {
    let mut fights: Vec<FightRecord> = Vec::new();
    for event in events {
        match event {
            Event::StageBegan { .. } => fights.clear(),
            Event::BattleBegan { hex, .. } => fights.push(FightRecord::new(*hex, None)),
            Event::GuardShown {
                hex, level, card, ..
            } => fights.push(FightRecord::new(*hex, Some((*level, *card)))),
            _ => {
                if let Some(fight) = fights.last_mut().filter(|fight| fight.end.is_none()) {
                    record_event(fight, event, faces, &aim);
                }
            }
        }
    }
    fights
}

fn record_event(
    fight: &mut FightRecord,
    event: &Event,
    [pvp, guard]: [u8; 2],
    aim: &impl Fn(AbilityId) -> Option<u8>,
) {
    let min_face = if fight.guard.is_some() { guard } else { pvp };
    match event {
        Event::Invoked { seat, card } => {
            fight.aims[seat.index() % SEATS] = aim(*card).unwrap_or(0);
        }
        Event::RoundBegan { round, .. } => {
            fight.rounds.push(RoundRecord {
                number: *round,
                ..RoundRecord::default()
            });
        }
        Event::BattleEnded {
            winner, sixtieths, ..
        } => {
            fight.end = Some(FightEnd::Battle(*winner, *sixtieths));
        }
        Event::GuardEnded {
            is_beaten, kept, ..
        } => {
            fight.end = Some(FightEnd::Guard(*is_beaten, *kept));
        }
        Event::Rolled { seat, dice, faces }
            if matches!(dice, RollPurpose::Battle | RollPurpose::Guard) =>
        {
            let is_guard = matches!(dice, RollPurpose::Guard);
            let aim = std::mem::take(&mut fight.aims[seat.index() % SEATS]);
            let throw = DiceRoll {
                seat: *seat,
                is_guard,
                faces: faces.to_vec(),
                min_hit_face: if aim > 0 && !is_guard { aim } else { min_face },
            };
            if let Some(round) = fight.rounds.last_mut() {
                round.throws.push(throw);
            }
        }
        _ => {
            if let Some(round) = fight.rounds.last_mut() {
                record_loss(round, event);
            }
        }
    }
}

fn record_loss(round: &mut RoundRecord, event: &Event) {
    match event {
        Event::Destroyed { ship, .. } => {
            round.lost.push(*ship);
        }
        Event::Cubes {
            seat,
            delta,
            reason: CubeMoveReason::Wreck,
            ..
        } => {
            round.cargo.push((*seat, delta.unsigned_abs()));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::exodus::event::Faces;
    use engine::exodus::ship::ShipType;
    use engine::game::SeatSet;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn rolled(seat: Seat, dice: RollPurpose, shown: &[u8]) -> Event {
        let mut faces = Faces::new();
        for face in shown {
            let _ = faces.push(*face);
        }
        Event::Rolled { seat, dice, faces }
    }

    #[test]
    fn an_ability_lowers_the_hit_face_of_one_roll_only() {
        let hex = HexId(3);
        let round = |round| Event::RoundBegan { hex, round };
        let ship = ShipId::of(B, ShipType::Raider, 0);
        let events = [
            Event::BattleBegan {
                hex,
                seats: SeatSet::first(2),
            },
            Event::Invoked {
                seat: A,
                card: AbilityId(4),
            },
            round(1),
            rolled(A, RollPurpose::Battle, &[4, 4, 2]),
            rolled(B, RollPurpose::Battle, &[4]),
            Event::Destroyed { ship, hex },
            round(2),
            rolled(A, RollPurpose::Battle, &[4, 5]),
            Event::BattleEnded {
                hex,
                winner: Some(A),
                sixtieths: 60,
            },
        ];
        let fights = from_events(events.iter(), [5, 5], |_| Some(4));
        assert_eq!(fights.len(), 1);
        let hits: Vec<Vec<usize>> = fights[0]
            .rounds
            .iter()
            .map(|round| round.throws.iter().map(DiceRoll::hits).collect())
            .collect();
        assert_eq!(hits, [vec![2, 0], vec![1]]);
        assert_eq!(fights[0].rounds[0].lost, [ship]);
        assert_eq!(fights[0].end, Some(FightEnd::Battle(Some(A), 60)));
    }

    #[test]
    fn a_guard_uses_the_hit_face_of_guard_fights() {
        let hex = HexId(5);
        let events = [
            Event::GuardShown {
                hex,
                seat: A,
                level: 1,
                card: Some(ResistanceId(2)),
            },
            Event::RoundBegan { hex, round: 1 },
            rolled(A, RollPurpose::Battle, &[4]),
            rolled(B, RollPurpose::Guard, &[4, 3]),
        ];
        let fights = from_events(events.iter(), [5, 4], |_| None);
        let throws = &fights[0].rounds[0].throws;
        assert_eq!((throws[0].hits(), throws[1].hits()), (1, 1));
        assert!(throws[1].is_guard && fights[0].end.is_none());
    }
}
