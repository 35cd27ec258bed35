//! Bots: who plays a seat when nobody sits there. Names no game.
//!
//! A bot knows what its seat may know: it is made from a view, thinks in slices of so many
//! nodes, so that a page without workers stays awake, and ends with a line of actions that it
//! would give one after another. What a position is worth is the game's own judgement
//! ([`Evaluate`]). Bots draw from a stream of their own and never from the game's.

pub mod advice;
pub mod analysis;
pub mod greedy;
pub mod random;
pub mod review;
pub mod successive_halving;
pub mod win_chances;

pub use advice::{Advice, AdviceRequest};
pub use analysis::{AnalysisRequest, AnalysisResult, Decision};
pub use greedy::GreedyBot;
pub use random::RandomBot;
pub use successive_halving::SuccessiveHalving;
pub use win_chances::WinChances;

use crate::chance::{Chance, SeededRng};
use crate::game::{EventSink, Game, Seat};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::task::Poll;

/// How well a bot plays, and how long it may think. It is also read under the names of older
/// records.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Sees its own turn, and not always well.
    #[serde(alias = "easy")]
    Ensign,
    /// Weighs what the enemy can do next.
    #[default]
    #[serde(alias = "normal")]
    Captain,
    /// Weighs more plans than a captain, and errs less.
    #[serde(alias = "hard")]
    Admiral,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Ensign, Self::Captain, Self::Admiral];

    /// Its name in records, and the phrase key of its name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Ensign => "ensign",
            Self::Captain => "captain",
            Self::Admiral => "admiral",
        }
    }
}

/// How carefully a bot reckons what its line is worth, where it must imagine what chance does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EstimatePrecision {
    /// The trials that chose a line tell; one that there was no other to is tried a few times.
    Rough,
    /// So many trials that the figure is hardly a matter of luck, of any line: the trials that chose one flatter
    /// it. Bots with the same lots draw the same ones for this whatever the position is, so that what moves the
    /// figure is the position.
    Careful,
}

/// One decision in the making.
pub trait Bot<G: Game> {
    /// Thinks a little; gives about how many positions it looked at, or nothing when its line
    /// stands.
    fn think_step(&mut self, game: &G) -> Option<u32>;

    /// The actions that the seat should give, in order; none when the game asks nothing of the
    /// seat. They answer what is asked of it now ([`Game::question`]): as soon as something else is
    /// asked, or the next of them is refused, the rest of them is good for nothing and a new bot is
    /// made. [`play_line`] goes by that. Asked when the line stands.
    fn line(&self) -> Vec<G::Action>;

    /// Thinks on for about `nodes` positions. Ready with the line.
    fn think(&mut self, game: &G, nodes: u32) -> Poll<Vec<G::Action>> {
        let mut left = nodes;
        while let Some(spent) = self.think_step(game) {
            match left.checked_sub(spent) {
                Some(rest) if rest > 0 => left = rest,
                Some(_) | None => return Poll::Pending,
            }
        }
        Poll::Ready(self.line())
    }

    /// Thinks to the end.
    fn decide(&mut self, game: &G) -> Vec<G::Action> {
        loop {
            if let Poll::Ready(line) = self.think(game, u32::MAX) {
                return line;
            }
        }
    }

    /// Asks it, before it begins to think, to reckon what its line is worth even where there is nothing to
    /// choose, by the measure it would have chosen with. Its line stays as good. A bot that only plays spares
    /// itself the trouble.
    fn set_estimate_precision(&mut self, _: EstimatePrecision) {}

    /// What the bot reckons its seat's position to be worth when its line is given and answered,
    /// in the measure of [`Evaluate::evaluate`]; asked when its line is ready. Nothing when it does not
    /// look further than its line.
    fn estimated_value(&self) -> Option<i32> {
        None
    }

    /// What share of the victory the bot expects when its line is given and answered, in permille, where all sit on
    /// one side against the game and it reckons in chances at once; asked when its line is ready.
    fn expected_share(&self) -> Option<u16> {
        None
    }
}

/// Gives as much of a line of `seat` as answers what is asked of it now and is accepted; says how many
/// actions that were.
pub fn play_line<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    line: &[G::Action],
    chance: &mut impl Chance,
    record: &mut impl EventSink<G::Event>,
) -> usize {
    let asked = game.question(state, seat);
    let mut given = 0;
    for &action in line {
        let goes_on = game.question(state, seat) == asked;
        if !goes_on || game.act(state, seat, action, chance, record).is_err() {
            break;
        }
        given += 1;
    }
    given
}

/// A game's judgement of its positions.
pub trait Evaluate: Game {
    /// By how much worth one side must lead another at this table to be twice as likely to win.
    /// Found by letting bots play on from many positions.
    fn odds_doubling_lead(&self) -> i32;

    /// What `state` is worth to `seat`; 0 is even, more is better. For comparing positions of
    /// one game only.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i32;

    /// What `worth` means to a side that plays against the game alone: by how much it leads the game, which is 0 where
    /// the end is open. A worth that says so itself is given back.
    fn lead_over_game(&self, state: &Self::State, worth: i32) -> i32 {
        let _ = state;
        worth
    }

    /// The side of a seat: seats of one side win together. Everybody for himself, unless the
    /// game knows teams.
    fn side(&self, seat: Seat) -> u8 {
        seat.0
    }

    /// The share of the victory that each seat may expect in `state`, by its worth alone.
    fn win_chances(&self, state: &Self::State) -> WinChances {
        WinChances::new(self, state)
    }

    /// What a bot in `seat` says beside the course of play, such as the answer to an offer of a
    /// draw; one of [`Game::out_of_turn_actions`], or nothing.
    fn out_of_turn_action(&self, state: &Self::State, seat: Seat) -> Option<Self::Action>;
}

/// A game with a bot of its own.
pub trait BotPolicy: Evaluate {
    /// The bot, thinking about one decision.
    type Policy: Bot<Self> + Debug;

    /// Whether chance falls or hands are hidden, so that a review weighs every decision for itself by what was to be
    /// expected of it; else a turn is judged by what comes after it.
    const ANALYZES_DECISIONS: bool;

    /// A bot of a level for what is asked of `seat`, which sees `view`. It draws from `lots`.
    fn new_policy(
        &self,
        view: &Self::View,
        seat: Seat,
        level: Level,
        lots: SeededRng,
    ) -> Self::Policy;
}
