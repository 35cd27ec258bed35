//! The marginal value of one more of each good for a seat: the difference that it makes to the
//! position. Rewards and Regroups are valued with them.

use super::goals::BotContext;
use super::position_summary::PositionSummary;
use super::position_value::value_without_encounters;
use super::threat;
use crate::game::Seat;
use crate::saga::Saga;
use crate::saga::armada::Mat;
use crate::saga::effect::Good;
use crate::saga::state::{Public, SEATS};

/// The value of one more of each good for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MarginalValue {
    pub exploration: i32,
    pub combat: i32,
    pub astartium: i32,
    /// Value of one more action card.
    pub card: i32,
    /// The cost of one less Hull.
    pub hull: i32,
}

impl MarginalValue {
    /// Returns the value of one more of a good.
    #[must_use]
    pub const fn of(&self, good: Good) -> i32 {
        match good {
            Good::Astartium => self.astartium,
            Good::Exploration => self.exploration,
            Good::Combat => self.combat,
            Good::Points => 100,
        }
    }
}

/// Marginal values for all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MarginalValues {
    seats: [MarginalValue; SEATS],
    /// Expected cost of an event that comes into play.
    pub event: i32,
}

impl MarginalValues {
    /// Computes the marginal values for a position.
    #[must_use]
    pub fn of(game: &Saga, public: &Public, context: &BotContext) -> Self {
        let mut marginal_values = Self {
            event: threat::event_threat(&PositionSummary::new(
                game,
                public,
                context,
                Self::default(),
            )),
            ..Self::default()
        };
        for (seat, price) in game.all_seats().iter().zip(&mut marginal_values.seats) {
            let current_value = value_without_encounters(game, public, seat, context);
            let with = |change: fn(&mut Mat)| {
                let mut other = public.clone();
                change(other.mat_mut(seat));
                value_without_encounters(game, &other, seat, context) - current_value
            };
            *price = MarginalValue {
                exploration: with(|mat| mat.exploration_tokens += 1),
                combat: with(|mat| mat.combat_tokens += 1),
                astartium: with(|mat| mat.astartium += 1),
                card: with(|mat| mat.hand += 1),
                hull: -with(|mat| mat.hull = mat.hull.saturating_sub(2).max(1)) / 2,
            };
        }
        marginal_values
    }

    /// Returns the marginal values for a seat.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> MarginalValue {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }
}
