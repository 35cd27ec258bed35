//! The possible results of a rocket: needed die, dice, worst case.

use engine::exodus::Exodus;
use engine::exodus::effect::HitRoll;
use engine::exodus::part::Rocket;
use engine::exodus::state::{Public, RocketAttack};

const FACES: u32 = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RocketOdds {
    /// Steps to its target.
    pub distance: u8,
    /// The lowest die face with which it arrives; more than 6 if it cannot.
    pub needed: u8,
    /// The chance to arrive, in percent.
    pub arrival_percent: u8,
    pub dice_count: u8,
    /// The lowest face that hits.
    pub face: u8,
    /// The chance to arrive and hit at least once, in percent.
    pub hit_percent: u8,
    /// The maximum number of tokens or cubes that it destroys; for a Graviton Rocket, of planets.
    pub max_losses: u8,
}

#[must_use]
pub fn rocket_odds(game: &Exodus, public: &Public, attack: &RocketAttack) -> RocketOdds {
    let needed = game.min_distance_roll(public, attack.seat, attack.from, attack.to);
    let dice = game.item(attack.rocket.item()).value;
    let face = game.hit_face(public, HitRoll::Wmd);
    let sector = public.sector(attack.to);
    let cubes: u16 = sector.cubes.iter().map(|count| u16::from(*count)).sum();
    let target_count = match attack.rocket {
        Rocket::Hypersonic => u16::from(sector.tokens),
        Rocket::Biochemical => cubes,
        Rocket::Graviton => 1,
    };
    RocketOdds {
        distance: game.distance(attack.from, attack.to),
        needed,
        arrival_percent: percent(faces_from(needed), FACES),
        dice_count: dice,
        face,
        hit_percent: hits(faces_from(needed), faces_from(face), dice),
        max_losses: u8::try_from(target_count.min(dice.into())).unwrap_or(u8::MAX),
    }
}

/// Returns the number of faces that are at least `lowest`.
fn faces_from(lowest: u8) -> u32 {
    (FACES + 1).saturating_sub(u32::from(lowest)).min(FACES)
}

/// Returns a share in percent, rounded.
fn percent(part: u32, all: u32) -> u8 {
    let all = all.max(1);
    u8::try_from((part * 100 + all / 2) / all).unwrap_or(100)
}

/// Returns the chance in percent that a rocket arrives and at least one of its dice hits.
fn hits(flies: u32, hit: u32, dice_count: u8) -> u8 {
    // All dice miss in miss^dice of 6^dice cases; more dice than eight change no percentage.
    let dice_count = u32::from(dice_count.min(8));
    let (all, miss) = (FACES.pow(dice_count), (FACES - hit).pow(dice_count));
    let share = u64::from(flies) * u64::from(all - miss);
    let total = u64::from(FACES) * u64::from(all);
    u8::try_from((share * 100 + total / 2) / total.max(1)).unwrap_or(100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arrival_chance_counts_faces_at_or_above_the_needed_one() {
        assert_eq!([1, 2, 4, 6, 7, 9].map(faces_from), [6, 5, 3, 1, 0, 0]);
        assert_eq!(percent(faces_from(4), FACES), 50);
    }

    #[test]
    fn the_chance_to_hit_depends_on_arrival_faces_and_dice() {
        // Two dice that hit on 5 and 6 miss in 16 of 36 cases.
        assert_eq!(hits(6, 2, 2), 56);
        assert_eq!(hits(3, 2, 2), 28);
        assert_eq!(hits(0, 2, 5), 0);
        assert_eq!(hits(6, 6, 1), 100);
    }
}
