//! Estimates whether the players or the game lead a campaign: progress toward the goals against the
//! time left.
//!
//! The weights were fitted by logistic regression to 24,000 positions of 600 games between
//! Captains, with equal shares for all campaigns and player counts. In 320 other games, the win
//! rate of positions with the same predicted chance was within eleven percentage points of it.

use super::goals::Goals;
use super::position_value::VICTORY_VALUE;
use crate::saga::Saga;
use crate::saga::hex::HexId;
use crate::saga::state::Public;

/// Scale of shares of progress and of time: 1000 is the whole.
const SHARE_SCALE: i32 = 1000;
/// Distance in steps below which a ship of the scenario counts as near.
const NEAR_STEPS: i32 = 8;

/// Returns the players' lead over the game in a campaign, in the unit of
/// `Evaluate::odds_doubling_lead`; `total_value` is the value of the position.
#[must_use]
pub fn campaign_lead(game: &Saga, public: &Public, total_value: i32) -> i32 {
    let goals = Goals::of(game);
    let rounds = i32::from(game.mission().rounds).max(1);
    let round = i32::from(public.round).min(rounds);
    let left = SHARE_SCALE * (rounds - round) / rounds;
    let part = |whole: i32| whole * left / SHARE_SCALE;
    let done = progress(game, public, &goals);
    let each =
        total_value.clamp(-VICTORY_VALUE, VICTORY_VALUE) / (i32::from(game.seat_count()) + 1);
    let mut lead = 188 * SHARE_SCALE - 445 * left;
    lead += 1343 * done - 624 * part(done) + 477 * each - 394 * part(each);
    if goals.needs_no_boss {
        let bosses = SHARE_SCALE * public.bosses().count() as i32;
        lead += (873 * part(bosses) - 702 * bosses).min(0);
    }
    lead += match public.ravager {
        Some(sector) if goals.loses_to_ravager => {
            let steps = i32::from(game.distance(HexId::GATE, public.sector(sector).hex));
            // The Ravager makes about one step every other round.
            -193 * SHARE_SCALE * (rounds - round - 2 * steps) / 2
        }
        _ if goals.loses_to_ravager => 0,
        _ => 1458 * left - 1370 * SHARE_SCALE,
    };
    lead / SHARE_SCALE
}

/// Returns the share of the goals that the players have reached, in parts of `SHARE_SCALE`.
fn progress(game: &Saga, public: &Public, goals: &Goals) -> i32 {
    let (mut sum, mut parts) = (0, 0);
    let mut part = |is: i32, wanted: i32| {
        if wanted > 0 {
            sum += SHARE_SCALE * is.clamp(0, wanted) / wanted;
            parts += 1;
        }
    };
    part(i32::from(public.installed), goals.installs);
    if let Some((counter, wanted)) = goals.counter {
        part(i32::from(public.counters[counter.index()]), wanted);
    }
    if let Some((entity, goal)) = goals.ship {
        let entity_state = public.entities.get(entity.index());
        let sector = entity_state.and_then(|entity_state| entity_state.sector);
        let steps = sector.map(|at| i32::from(game.distance(public.sector(at).hex, goal)));
        part(NEAR_STEPS - steps.unwrap_or(NEAR_STEPS), NEAR_STEPS);
    }
    if parts == 0 { 0 } else { sum / parts }
}
