//! Tournaments: who meets whom in each round, and who leads. It knows neither database nor time: all
//! follows from the format, the players in the order of their seeds, and the pairings so far, so that
//! the same data always leads to the same pairings.

mod elimination;
mod matching;
mod round_robin;
mod seats;
mod standings;
mod swiss;
#[cfg(test)]
mod tests;

pub use standings::{EntrantStanding, standings};

use protocol::online::{PairingOutcome, TournamentFormat};

/// Two entrants who meet, or one who has a bye. Entrants are numbered from zero in the order of
/// their seeds, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The round, from 1.
    pub round: u16,
    /// The place in the round, from 0.
    pub board: u16,
    /// The match of the two in this round, from 1: a draw in an elimination is followed by a second
    /// one.
    pub leg: u8,
    /// Who has the first seat.
    pub first: usize,
    /// Who has the second seat; `None` is a bye.
    pub second: Option<usize>,
    /// How it ended; `None` while it is played.
    pub outcome: Option<PairingOutcome>,
}

/// A tournament that is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentField {
    /// Who meets whom.
    pub format: TournamentFormat,
    /// Whether each entrant still plays, in the order of their seeds.
    pub active: Vec<bool>,
    /// The current round; 0 before the first.
    pub round: u16,
    /// All pairings so far.
    pub pairings: Vec<Pairing>,
}

/// What follows in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advance {
    /// Matches are played.
    Wait,
    /// These pairings are added. Those with an entrant who has left have a outcome already.
    Open(Vec<Pairing>),
    /// The tournament is over.
    Over,
}

/// Returns the number of rounds of a tournament with so many entrants.
#[must_use]
pub fn round_count(format: TournamentFormat, entrants: usize) -> u16 {
    let all = round_robin::round_count(entrants);
    match format {
        TournamentFormat::RoundRobin { is_double: false } => all,
        TournamentFormat::RoundRobin { is_double: true } => all.saturating_mul(2),
        // More rounds than that would repeat pairings.
        TournamentFormat::Swiss { rounds } => rounds.min(all),
        TournamentFormat::Elimination => elimination::round_count(entrants),
    }
}

impl TournamentField {
    /// Returns what follows.
    #[must_use]
    pub fn advance(&self) -> Advance {
        if self
            .pairings
            .iter()
            .any(|pairing| pairing.outcome.is_none())
        {
            return Advance::Wait;
        }
        if self.format == TournamentFormat::Elimination {
            let legs = self.settled(elimination::second_legs(self));
            if !legs.is_empty() {
                return Advance::Open(legs);
            }
        }
        if self.round >= round_count(self.format, self.active.len()) {
            return Advance::Over;
        }
        let round = self.round + 1;
        let paired = match self.format {
            TournamentFormat::RoundRobin { is_double } => {
                round_robin::pair(self.active.len(), round, is_double)
            }
            TournamentFormat::Swiss { .. } => swiss::pair(self, round),
            TournamentFormat::Elimination => elimination::pair(self, round),
        };
        let paired = self.settled(paired);
        if paired.is_empty() {
            return Advance::Over;
        }
        Advance::Open(paired)
    }

    /// Decides the pairings of entrants who have left.
    fn settled(&self, pairings: Vec<Pairing>) -> Vec<Pairing> {
        let settle = |pairing: Pairing| Pairing {
            outcome: pairing.outcome.or_else(|| self.default_outcome(&pairing)),
            ..pairing
        };
        pairings.into_iter().map(settle).collect()
    }

    /// Returns the outcome of a pairing of which somebody has left; `None` if both still play.
    #[must_use]
    pub fn default_outcome(&self, pairing: &Pairing) -> Option<PairingOutcome> {
        let second = pairing.second?;
        match (self.is_active(pairing.first), self.is_active(second)) {
            (true, true) => None,
            (true, false) => Some(PairingOutcome::First),
            (false, true) => Some(PairingOutcome::Second),
            (false, false) => Some(PairingOutcome::Nobody),
        }
    }

    fn is_active(&self, entrant: usize) -> bool {
        self.active.get(entrant).copied().unwrap_or_default()
    }

    /// Returns twice the points of each entrant: two for a win, one for a draw.
    fn half_points(&self) -> Vec<u32> {
        let mut points = vec![0; self.active.len()];
        for pairing in &self.pairings {
            let Some(outcome) = pairing.outcome else {
                continue;
            };
            let (first, second) = half_points_of(outcome);
            for (entrant, gained) in [(Some(pairing.first), first), (pairing.second, second)] {
                if let Some(total) = entrant.and_then(|entrant| points.get_mut(entrant)) {
                    *total += gained;
                }
            }
        }
        points
    }
}

/// Returns twice the points of both entrants.
const fn half_points_of(outcome: PairingOutcome) -> (u32, u32) {
    match outcome {
        PairingOutcome::First => (2, 0),
        PairingOutcome::Second => (0, 2),
        PairingOutcome::Draw => (1, 1),
        PairingOutcome::Nobody => (0, 0),
    }
}

/// Returns a number for a round or a board. No tournament comes near the limit.
fn small(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
