//! The review of a match: the chances in each position, the turning point, and a grade for each
//! turn. The advice that grades need is computed elsewhere.

use super::{Evaluate, WinChances};
use crate::chance::ZeroChance;
use crate::game::{Seat, SeatSet, Viewer};
use crate::game_history::{GameHistory, TurnSpan};
use crate::session::Session;
use serde::{Deserialize, Serialize};

/// Returns the chances at each sample of `history`, by the value of its position. Information that
/// `viewer` does not know is drawn at random, so the chances reveal no secret.
///
/// ```
/// use engine::bots::review::sample_win_chances;
/// use engine::game::{Game, Viewer};
/// use engine::game_history::GameHistory;
/// use engine::rift::{Rift, options::Options};
/// use engine::session::Session;
///
/// let session = Session::new(Rift::new(Options::duel("standard-2", "rhino", "rhino"))?, 7);
/// let history = GameHistory::new(&session, Viewer::Spectator);
/// let chances = sample_win_chances(&session, &history, Viewer::Spectator);
/// // Equal ships have equal chances.
/// assert_eq!(chances[0].shares(), [500, 500]);
/// # Ok::<(), engine::error::LoadError>(())
/// ```
#[must_use]
pub fn sample_win_chances<G: Evaluate>(
    session: &Session<G>,
    history: &GameHistory,
    viewer: Viewer,
) -> Vec<WinChances> {
    let game = session.game();
    let chances = |at: usize| {
        let view = session.view_at(at, viewer)?;
        Some(game.win_chances(&game.determinize(&view, &mut ZeroChance)))
    };
    let at = history.samples.iter().map(|sample| sample.at);
    at.map(|at| chances(at).unwrap_or_default()).collect()
}

/// A turn that changed the chances of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swing {
    /// The index of the turn in its history.
    pub turn: usize,
    /// The seat whose chances changed.
    pub seat: Seat,
    /// The chances before the turn, in permille.
    pub before: u16,
    /// The chances after the turn, in permille.
    pub after: u16,
}

/// Returns the turn with the largest gain of one of `seats`, the first of equal turns; `None` if
/// nobody gained.
///
/// `chances` are those at the samples of `history`. For a match that was won, pass the winners. For
/// a match that all seats lost to the game, the result is the turn with the largest loss.
#[must_use]
pub fn turning_point(
    history: &GameHistory,
    chances: &[WinChances],
    seats: SeatSet,
) -> Option<Swing> {
    let chances_at = |at: usize| {
        let sample_index = history.samples.iter().position(|sample| sample.at == at)?;
        chances.get(sample_index)
    };
    let last = chances.last().map_or(&[][..], WinChances::shares);
    let is_lost = !last.is_empty() && last.iter().all(|share| *share == 0);
    let size = |swing: &Swing| {
        if is_lost { -swing.gain() } else { swing.gain() }
    };
    let swing = |(turn, span): (usize, &TurnSpan)| {
        let (before, after) = (chances_at(span.from)?, chances_at(span.end_position())?);
        let gains = seats.iter().map(|seat| Swing {
            turn,
            seat,
            before: before.share(seat),
            after: after.share(seat),
        });
        gains.max_by_key(|swing| (size(swing), std::cmp::Reverse(swing.seat)))
    };
    let swings = history.turns.iter().enumerate().filter_map(swing);
    swings
        .filter(|swing| size(swing) > 0)
        .max_by_key(|swing| (size(swing), std::cmp::Reverse(swing.turn)))
}

impl Swing {
    /// Returns the change of the chances, in permille.
    ///
    /// ```
    /// use engine::bots::review::Swing;
    /// use engine::game::Seat;
    ///
    /// let swing = Swing { turn: 3, seat: Seat(0), before: 480, after: 710 };
    /// assert_eq!(swing.gain(), 230);
    /// ```
    #[must_use]
    pub const fn gain(&self) -> i32 {
        self.after as i32 - self.before as i32
    }
}

/// The quality of a turn, by the chances that it cost.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum TurnGrade {
    /// The turn cost less than 7 percentage points.
    #[default]
    Sound,
    /// The turn cost 7 to 14 percentage points.
    Inaccuracy,
    /// The turn cost 14 to 25 percentage points.
    Mistake,
    /// The turn cost 25 percentage points or more.
    Blunder,
}

impl TurnGrade {
    /// All grades, the best first.
    pub const ALL: [Self; 4] = [Self::Sound, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// Returns the grade of a turn after which the chances are `actual` and could have been `best`,
    /// in permille.
    ///
    /// ```
    /// use engine::bots::review::TurnGrade;
    ///
    /// assert_eq!(TurnGrade::from_shares(600, 590), TurnGrade::Sound);
    /// assert_eq!(TurnGrade::from_shares(600, 300), TurnGrade::Blunder);
    /// ```
    #[must_use]
    pub const fn from_shares(best: u16, actual: u16) -> Self {
        match best.saturating_sub(actual) {
            0..70 => Self::Sound,
            70..140 => Self::Inaccuracy,
            140..250 => Self::Mistake,
            250.. => Self::Blunder,
        }
    }

    /// Returns the name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Sound => "sound",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// A turn, or one decision in it, with the best chances that were possible and the actual ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GradedTurn {
    /// The position of the decision, in log entries.
    pub at: usize,
    /// The index of the turn in its history.
    pub turn: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The chances of the seat after the adviser's line, in permille.
    pub best: u16,
    /// The actual chances of the seat afterwards, in permille.
    pub actual: u16,
    /// The grade for the difference.
    pub grade: TurnGrade,
}

/// Grades the turns whose advice is known. `best` has [`super::Advice::best`] for the start of each
/// turn, in order, for the turns that have advice; `last` has the chances in the last position of a
/// match that is over. A turn after which a new game of the match begins gets no grade.
#[must_use]
pub fn grade_turns(
    history: &GameHistory,
    best: &[WinChances],
    last: Option<&WinChances>,
) -> Vec<GradedTurn> {
    let turns = &history.turns;
    let mark = |(turn, (span, chances)): (usize, (&TurnSpan, &WinChances))| {
        let seat = span.start.seat;
        let actual = match turns.get(turn + 1) {
            Some(_) if span.ended.is_some() => None,
            Some(_) => best.get(turn + 1),
            None => last,
        }?;
        let (best, actual) = (chances.share(seat), actual.share(seat));
        Some(GradedTurn {
            at: span.from,
            turn,
            seat,
            best,
            actual,
            grade: TurnGrade::from_shares(best, actual),
        })
    };
    let advised = turns.iter().zip(best);
    advised.enumerate().filter_map(mark).collect()
}
