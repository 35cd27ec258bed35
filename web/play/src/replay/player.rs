//! Where in a log one is, and whether it runs by itself.

use engine::chronicle::Chronicle;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// How far one goes at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stride {
    /// One entry of the log.
    #[default]
    Entry,
    /// To the next turn.
    Turn,
    /// To the next round.
    Round,
}

impl Stride {
    /// All of them, the shortest first.
    pub const ALL: [Self; 3] = [Self::Entry, Self::Turn, Self::Round];

    /// Its name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Entry => "action",
            Self::Turn => "turn",
            Self::Round => "round",
        }
    }
}

/// How quickly a replay runs by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// To read along.
    Slow,
    /// To follow.
    #[default]
    Normal,
    /// To get an idea.
    Fast,
    /// To find a place.
    Fastest,
}

impl Speed {
    /// All of them, the slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Fastest];

    /// Its name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Fastest => "fastest",
        }
    }

    /// Milliseconds that a position stays.
    const fn pause(self, stride: Stride) -> u32 {
        let one = match self {
            Self::Slow => 1600,
            Self::Normal => 800,
            Self::Fast => 400,
            Self::Fastest => 160,
        };
        match stride {
            Stride::Entry => one,
            Stride::Turn | Stride::Round => one * 2,
        }
    }
}

/// The places of a log at which one stops, in ascending order, beginning and end included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// The last position.
    pub end: usize,
    /// Where turns begin.
    pub turns: Vec<usize>,
    /// Where rounds begin.
    pub rounds: Vec<usize>,
}

impl Course {
    /// The stops of a game of `end` entries.
    #[must_use]
    pub fn new(chronicle: &Chronicle, end: usize) -> Self {
        let mut round = None;
        let turns = &chronicle.turns;
        let begins = |turn: &&engine::chronicle::Turn| {
            let first = round != Some(turn.beginning.round);
            round = Some(turn.beginning.round);
            first
        };
        let rounds = turns.iter().filter(begins).map(|turn| turn.from).collect();
        Self {
            end,
            turns: stops(turns.iter().map(|turn| turn.from).collect(), end),
            rounds: stops(rounds, end),
        }
    }

    /// By what one can go: where every turn is a round of its own, by turns.
    #[must_use]
    pub fn strides(&self) -> Vec<Stride> {
        let differs = |stride: &Stride| *stride != Stride::Round || self.rounds != self.turns;
        Stride::ALL.into_iter().filter(differs).collect()
    }

    fn stops(&self, stride: Stride) -> Option<&[usize]> {
        match stride {
            Stride::Entry => None,
            Stride::Turn => Some(&self.turns),
            Stride::Round => Some(&self.rounds),
        }
    }

    /// The position a stride after `at`; the end stays.
    #[must_use]
    pub fn after(&self, at: usize, stride: Stride) -> usize {
        let next = match self.stops(stride) {
            None => Some(at + 1),
            Some(stops) => stops.iter().copied().find(|&stop| stop > at),
        };
        next.unwrap_or(self.end).min(self.end)
    }

    /// The position a stride before `at`; the beginning stays.
    #[must_use]
    pub fn before(&self, at: usize, stride: Stride) -> usize {
        let last = match self.stops(stride) {
            None => at.checked_sub(1),
            Some(stops) => stops.iter().copied().rfind(|&stop| stop < at),
        };
        last.unwrap_or(0)
    }
}

fn stops(mut stops: Vec<usize>, end: usize) -> Vec<usize> {
    stops.extend([0, end]);
    stops.sort_unstable();
    stops.dedup();
    stops
}

/// What a player of replays is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Go to a position, and stay.
    To(usize),
    /// One stride on, and stay.
    On(Stride),
    /// One stride back, and stay.
    Back(Stride),
    /// Run, or stay; at the end, run from the beginning.
    Toggle,
    /// One more stride of a replay that runs.
    Tick,
    /// Go by other strides.
    Stride(Stride),
    /// Run quicker or slower.
    Speed(Speed),
}

/// Where one is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Where one can be.
    pub course: Rc<Course>,
    /// The position: so many entries of the log are done.
    pub at: usize,
    /// Whether it runs by itself.
    pub running: bool,
    /// How far it goes at once.
    pub stride: Stride,
    /// How quickly it runs.
    pub speed: Speed,
}

impl Reducible for Player {
    type Action = Cue;

    fn reduce(self: Rc<Self>, cue: Cue) -> Rc<Self> {
        let mut next = (*self).clone();
        let end = self.course.end;
        match cue {
            Cue::To(at) => (next.at, next.running) = (at.min(end), false),
            Cue::On(stride) => {
                (next.at, next.running) = (self.course.after(self.at, stride), false);
            }
            Cue::Back(stride) => {
                (next.at, next.running) = (self.course.before(self.at, stride), false);
            }
            Cue::Toggle => {
                next.running = !self.running && end > 0;
                if next.running && self.at == end {
                    next.at = 0;
                }
            }
            Cue::Tick => {
                next.at = self.course.after(self.at, self.stride);
                next.running = self.running && next.at < end;
            }
            Cue::Stride(stride) => next.stride = stride,
            Cue::Speed(speed) => next.speed = speed,
        }
        Rc::new(next)
    }
}

/// A player that begins at a position, and its clock.
#[hook]
pub fn use_player(course: Rc<Course>, at: usize) -> UseReducerHandle<Player> {
    let player = use_reducer(move || Player {
        at: at.min(course.end),
        course,
        running: false,
        stride: Stride::default(),
        speed: Speed::default(),
    });
    let tick = player.dispatcher();
    let now = (player.running, player.at, player.stride, player.speed);
    use_effect_with(now, move |&(running, _, stride, speed)| {
        let timer =
            running.then(|| Timeout::new(speed.pause(stride), move || tick.dispatch(Cue::Tick)));
        move || drop(timer)
    });
    player
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player() -> Rc<Player> {
        Rc::new(Player {
            course: Rc::new(Course {
                end: 9,
                turns: vec![0, 3, 6, 9],
                rounds: vec![0, 6, 9],
            }),
            at: 0,
            running: false,
            stride: Stride::Entry,
            speed: Speed::Normal,
        })
    }

    fn after(cues: &[Cue]) -> (usize, bool) {
        let last = cues
            .iter()
            .fold(player(), |player, cue| player.reduce(*cue));
        (last.at, last.running)
    }

    #[test]
    fn strides_lead_to_the_next_stop_and_back() {
        use Cue::{Back, On, To};
        assert_eq!(after(&[On(Stride::Entry)]).0, 1);
        assert_eq!(after(&[To(4), On(Stride::Turn)]).0, 6);
        assert_eq!(after(&[To(4), Back(Stride::Turn)]).0, 3);
        assert_eq!(after(&[To(4), On(Stride::Round)]).0, 6);
        assert_eq!(after(&[To(4), Back(Stride::Round)]).0, 0);
        assert_eq!(after(&[Back(Stride::Entry)]).0, 0);
        assert_eq!(after(&[To(99), On(Stride::Entry)]).0, 9);
        assert_eq!(after(&[To(9), On(Stride::Round)]).0, 9);
    }

    #[test]
    fn rounds_of_one_turn_are_no_stride_of_their_own() {
        let mut course = (*player().course).clone();
        assert_eq!(course.strides(), Stride::ALL);
        course.rounds = course.turns.clone();
        assert_eq!(course.strides(), [Stride::Entry, Stride::Turn]);
    }

    #[test]
    fn it_runs_to_the_end_and_then_from_the_beginning() {
        use Cue::{Tick, To, Toggle};
        assert_eq!(after(&[Toggle, Tick]), (1, true));
        assert_eq!(after(&[To(8), Toggle, Tick]), (9, false));
        assert_eq!(after(&[To(9), Toggle]), (0, true));
        assert_eq!(after(&[Toggle, Tick, Toggle]), (1, false));
        assert_eq!(after(&[Toggle, To(5)]), (5, false));
    }
}
