//! Chances to win, computed from the value of a position.
//!
//! All numbers are whole, so every machine shows the same chances for the same position.

use super::Evaluate;
use crate::game::{MAX_SEATS, Seat, Status};
use serde::{Deserialize, Serialize};

/// A certain victory, in permille.
pub const FULL_SHARE: u16 = 1000;

/// Powers of one half in steps of a sixteenth: `2^(-k/16)`, times 65536.
const HALVES: [u64; 17] = [
    65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393, 46341, 44376, 42495, 40693, 38968,
    37316, 35734, 34219, 32768,
];

/// The share of the victory that each seat may expect, in permille.
///
/// Seats of one side win together and have equal shares; the shares of all *sides* add up to about
/// [`FULL_SHARE`]. In a finished game the winners have the full share, and after a draw everybody
/// has an equal share. A cooperative side has its own chance to beat the game.
///
/// ```
/// use engine::bots::{Evaluate, WinChances, win_chances::FULL_SHARE};
/// use engine::game::{Game, Seat};
/// use engine::rift::{Rift, action::Action, options::Options};
/// use engine::session::Session;
///
/// let game = Rift::new(Options::duel("standard-2", "rhino", "rhino"))?;
/// let mut session = Session::new(game, 7);
/// session.act(Seat(1), Action::Concede)?;
/// let chances = WinChances::new(session.game(), session.state());
/// assert_eq!(chances.shares(), [FULL_SHARE, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WinChances(Vec<u16>);

impl WinChances {
    /// Returns the share of a seat, 0 to [`FULL_SHARE`]; 0 for a seat that the game does not have.
    #[must_use]
    pub fn share(&self, seat: Seat) -> u16 {
        self.0.get(seat.index()).copied().unwrap_or(0)
    }

    /// Returns the shares in seat order.
    #[must_use]
    pub fn shares(&self) -> &[u16] {
        &self.0
    }

    /// Returns the mean of several chances; empty if there are none.
    #[must_use]
    pub fn mean<'a>(all: impl Iterator<Item = &'a Self>) -> Self {
        let (mut sums, mut count) = (Vec::<u32>::new(), 0);
        for chances in all {
            sums.resize(sums.len().max(chances.0.len()), 0);
            for (sum, share) in sums.iter_mut().zip(&chances.0) {
                *sum += u32::from(*share);
            }
            count += 1;
        }
        // A mean of shares is a share, so it fits.
        Self(sums.iter().map(|sum| (sum / count.max(1)) as u16).collect())
    }

    /// Returns the chances if that of `seat` is `share`, for example from a search. The other sides
    /// divide the rest as they would divide it by the value of `state`.
    #[must_use]
    pub fn with_known_share<G: Evaluate>(
        game: &G,
        state: &G::State,
        seat: Seat,
        share: u16,
    ) -> Self {
        let (sides, estimate) = (Sides::new(game), Self::new(game, state));
        let share = u64::from(share.min(FULL_SHARE));
        let of_side = |side: u8| {
            let seat = game.seats().iter().find(|seat| game.side(*seat) == side);
            seat.map_or(0, |seat| u64::from(estimate.share(seat)))
        };
        let others = sides.0.iter().filter(|side| **side != game.side(seat));
        let (count, sum) = others.fold((0, 0), |(count, sum), side| {
            (count + 1, sum + of_side(*side))
        });
        sides.to_seats(game, |side| match sum {
            _ if side == game.side(seat) => share,
            0 => (u64::from(FULL_SHARE) - share) / count.max(1),
            sum => (u64::from(FULL_SHARE) - share) * of_side(side) / sum,
        })
    }

    /// Computes the chances in `state` from its value.
    #[must_use]
    pub fn new<G: Evaluate>(game: &G, state: &G::State) -> Self {
        Self::with_known_value(game, state, None)
    }

    /// Like [`WinChances::new`], with a more precise value for one seat, for example from a search.
    /// Its side gets that value, and the other sides lose what it gains.
    #[must_use]
    pub fn with_known_value<G: Evaluate>(
        game: &G,
        state: &G::State,
        known: Option<(Seat, i32)>,
    ) -> Self {
        let sides = Sides::new(game);
        match game.status(state) {
            Status::Over(outcome) => sides.to_seats(game, |side| {
                let is_on_side = |seat: &Seat| game.side(*seat) == side;
                let is_won = outcome.winners.iter().any(|seat| is_on_side(&seat));
                let mut winners = Sides::default();
                winners.add(outcome.winners.iter().map(|seat| game.side(seat)));
                match (winners.0.len(), is_won) {
                    // A cooperative side without winners has lost to the game.
                    (0, _) if sides.0.len() == 1 => 0,
                    (0, _) => u64::from(FULL_SHARE) / sides.0.len().max(1) as u64,
                    (_, false) => 0,
                    (several, true) => u64::from(FULL_SHARE) / several as u64,
                }
            }),
            Status::WaitingFor(_) => sides.chances_from_values(game, state, known),
        }
    }
}

/// The sides of a game, each once.
#[derive(Clone, Debug, Default)]
struct Sides(Vec<u8>);

impl Sides {
    fn new<G: Evaluate>(game: &G) -> Self {
        let mut sides = Self::default();
        sides.add(game.seats().iter().map(|seat| game.side(seat)));
        sides
    }

    fn add(&mut self, sides: impl Iterator<Item = u8>) {
        for side in sides {
            if !self.0.contains(&side) {
                self.0.push(side);
            }
        }
    }

    fn to_seats<G: Evaluate>(&self, game: &G, share: impl Fn(u8) -> u64) -> WinChances {
        let seats = (0..MAX_SEATS as u8).map(Seat);
        let mut shares: Vec<u16> = seats
            .map(|seat| {
                let is_in_game = game.seats().contains(seat);
                // A share is at most 1000, so it fits.
                if is_in_game {
                    share(game.side(seat)) as u16
                } else {
                    0
                }
            })
            .collect();
        let last = game
            .seats()
            .iter()
            .last()
            .map_or(0, |seat| seat.index() + 1);
        shares.truncate(last);
        WinChances(shares)
    }

    fn chances_from_values<G: Evaluate>(
        &self,
        game: &G,
        state: &G::State,
        known: Option<(Seat, i32)>,
    ) -> WinChances {
        let mut values: Vec<i64> = self
            .0
            .iter()
            .map(|side| {
                let seat = game.seats().iter().find(|seat| game.side(*seat) == *side);
                seat.map_or(0, |seat| i64::from(game.evaluate(state, seat)))
            })
            .collect();
        if let Some((seat, value)) = known {
            let own_index = self.0.iter().position(|side| *side == game.side(seat));
            let others = (values.len() as i64 - 1).max(1);
            let gain = own_index.map_or(0, |own_index| i64::from(value) - values[own_index]);
            for (n, side_value) in values.iter_mut().enumerate() {
                *side_value += if Some(n) == own_index {
                    gain
                } else {
                    -gain / others
                };
            }
        }
        if values.len() == 1 {
            // A cooperative side: the game's lead is the opposite.
            let value = values[0].clamp(i64::from(i32::MIN), i64::from(i32::MAX));
            // The value was clamped to the range of `i32`.
            let lead = i64::from(game.lead_over_game(state, value as i32));
            values = vec![lead, -lead];
        }
        let best = values.iter().copied().max().unwrap_or(0);
        let weights: Vec<u64> = values
            .iter()
            .map(|value| odds(best - value, i64::from(game.odds_doubling_lead())))
            .collect();
        let sum = weights.iter().sum::<u64>().max(1);
        self.to_seats(game, |side| {
            let index = self.0.iter().position(|other| *other == side);
            let weight = index.map_or(0, |index| weights[index]);
            (weight * u64::from(FULL_SHARE) + sum / 2) / sum
        })
    }
}

/// Returns the chance of a cooperative side that leads the game by `lead`, in parts of 65,536.
/// `doubles` is the lead that doubles the odds between two sides.
///
/// ```
/// use engine::bots::win_chances::solo_win_chance;
///
/// assert_eq!(solo_win_chance(0, 100), 1 << 15);
/// assert!(solo_win_chance(50, 100) > solo_win_chance(-50, 100));
/// ```
#[must_use]
pub fn solo_win_chance(lead: i32, doubles: i32) -> u32 {
    let (lead, doubles) = (i64::from(lead), i64::from(doubles));
    let [won, lost] = [-2 * lead, 2 * lead].map(|behind| odds(behind, doubles));
    // A fraction of a whole, so it fits.
    ((won << 16) / (won + lost).max(1)) as u32
}

/// Returns `2^(-behind / doubles)`, times 2^32.
fn odds(behind: i64, doubles: i64) -> u64 {
    let steps = behind.max(0).saturating_mul(256) / doubles.max(1);
    let (whole, part) = ((steps / 256).min(40) as u32, steps % 256);
    let (at, rest) = ((part / 16) as usize, (part % 16) as u64);
    let (high, low) = (HALVES[at], HALVES[at + 1]);
    let between = high - (high - low) * rest / 16;
    (between << 16) >> whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solo_win_chance_is_even_without_a_lead_and_follows_the_odds() {
        assert_eq!(solo_win_chance(0, 100), 1 << 15);
        assert_eq!(solo_win_chance(50, 100), (1 << 16) * 2 / 3);
        assert_eq!(solo_win_chance(-50, 100), (1 << 16) / 3);
        assert_eq!(solo_win_chance(i32::MIN, 100), 0);
        assert_eq!(solo_win_chance(i32::MAX, 100), 1 << 16);
    }

    #[test]
    fn odds_halve_per_step_and_never_rise() {
        assert_eq!(odds(0, 100), 1 << 32);
        assert_eq!(odds(100, 100), 1 << 31);
        assert_eq!(odds(300, 100), 1 << 29);
        assert_eq!(odds(1_000_000, 100), 0);
        let mut last = u64::MAX;
        for behind in 0..2000 {
            let current = odds(behind, 100);
            assert!(current <= last, "{behind}");
            last = current;
        }
    }

    #[test]
    fn the_other_sides_divide_what_a_known_share_leaves() {
        use crate::game::Game;
        use crate::rift::{Rift, options::Options};
        use crate::session::Session;

        let game = Rift::new(Options::duel("standard-2", "rhino", "rhino")).expect("a board");
        let session = Session::new(game.clone(), 7);
        let chances = |seat, share| {
            let known = WinChances::with_known_share(&game, session.state(), Seat(seat), share);
            known.shares().to_vec()
        };
        assert_eq!(chances(0, 700), [700, 300]);
        assert_eq!(chances(1, 40), [960, 40]);
        assert_eq!(chances(0, 1200), [1000, 0]);
    }
}
