//! Who thinks about a game that is known only at run time: bots, advisers, makers of puzzles.

use super::{AnySession, GameId, Resident, Stocks};
use crate::bots::Bot;
use crate::bots::{Advice, Chances, Counsel, Decision, Inquiry, Judge, Level, Piloted, Verdict};
use crate::chance::Seeded;
use crate::game::{Game, Seat, Viewer};
use crate::puzzle::{Daily, Day};
use crate::rift::Rift;
use crate::save::encode;
use crate::session::Session;
use serde::Serialize;
use std::task::Poll;

/// The stream of chance that a bot draws from, and the one of who asks it for advice; never the game's.
const OWN: u64 = u64::MAX;
const ASKER: u64 = u64::MAX - 1;

/// Who plays or advises a seat of a game.
type Pilot<G> = <G as Piloted>::Pilot;

/// Makes the enums from the table of games.
macro_rules! minds {
    (
        ()
        $($(#[$about:meta])* $game:ident: $room:ident = $_name:literal;)+
    ) => {
        /// A bot for a seat of some game, thinking about one decision.
        #[derive(Debug)]
        pub enum AnyBot {
            $($(#[$about])* $game(Box<crate::$room::$game>, Box<Pilot<crate::$room::$game>>),)+
        }

        /// A bot that is asked for advice to a seat of some game.
        #[derive(Debug)]
        pub enum AnyCounsel {
            $($(#[$about])* $game(
                Box<crate::$room::$game>,
                Box<Counsel<crate::$room::$game, Pilot<crate::$room::$game>, Seeded>>,
            ),)+
        }

        /// A decision of a game with chance that is being weighed.
        #[derive(Debug)]
        pub enum AnyInquiry {
            $($(#[$about])* $game(
                Box<crate::$room::$game>,
                Box<Inquiry<crate::$room::$game, Pilot<crate::$room::$game>>>,
            ),)+
        }

        impl AnyBot {
            /// A bot for what the session asks of `seat` now. It draws from a stream of its own, named by
            /// `seed`, never from the game's.
            #[must_use]
            pub fn new(session: &AnySession, seat: Seat, level: Level, seed: u64) -> Self {
                match session {
                    $(AnySession::$game(session) => {
                        let (game, pilot) = pilot(session, seat, level, seed);
                        Self::$game(game, pilot)
                    })+
                }
            }

            /// Thinks on for about `nodes` positions; ready with the line of actions, as JSON.
            pub fn think(&mut self, nodes: u32) -> Poll<String> {
                match self {
                    $(Self::$game(game, pilot) => pilot.think(game, nodes).map(|line| json(&line)),)+
                }
            }
        }

        impl AnyCounsel {
            /// Asks what `seat` should do after the first `entries` entries of the log; nothing beyond its
            /// end. It draws from a stream of its own, named by `seed`, never from the game's.
            #[must_use]
            pub fn new(
                session: &AnySession,
                entries: usize,
                seat: Seat,
                level: Level,
                seed: u64,
            ) -> Option<Self> {
                match session {
                    $(AnySession::$game(session) => {
                        let (game, counsel) = counsel(session, entries, seat, level, seed)?;
                        Some(Self::$game(game, counsel))
                    })+
                }
            }

            /// Thinks on for about `nodes` positions.
            pub fn think(&mut self, nodes: u32) -> Poll<AnyAdvice> {
                match self {
                    $(Self::$game(game, counsel) => counsel.think(game, nodes).map(AnyAdvice::of),)+
                }
            }
        }

        impl AnyInquiry {
            /// Weighs a decision of the session against what the best bot would have done; nothing for a
            /// game without chance, where the next advice tells what was kept, and beyond the end.
            #[must_use]
            pub fn new(session: &AnySession, decision: Decision, seed: u64) -> Option<Self> {
                match session {
                    $(AnySession::$game(session) => {
                        let (game, inquiry) = inquiry(session, decision, seed)?;
                        Some(Self::$game(game, inquiry))
                    })+
                }
            }

            /// Thinks on for about `nodes` positions, or a trial.
            pub fn think(&mut self, nodes: u32) -> Poll<AnyVerdict> {
                match self {
                    $(Self::$game(game, inquiry) => inquiry.think(game, nodes).map(AnyVerdict::of),)+
                }
            }
        }
    };
}
crate::games!(minds);

fn pilot<G: Piloted>(
    session: &Session<G>,
    seat: Seat,
    level: Level,
    seed: u64,
) -> (Box<G>, Box<G::Pilot>) {
    let view = session.view(Viewer::Seat(seat));
    let game = session.game().clone();
    let pilot = game.pilot(&view, seat, level, Seeded::new(seed, OWN));
    (Box::new(game), Box::new(pilot))
}

/// An adviser, with the game that it thinks about.
type Adviser<G> = (Box<G>, Box<Counsel<G, Pilot<G>, Seeded>>);

fn counsel<G: Piloted>(
    session: &Session<G>,
    entries: usize,
    seat: Seat,
    level: Level,
    seed: u64,
) -> Option<Adviser<G>> {
    let game = session.game().clone();
    let view = game.view(&session.state_at(entries)?, Viewer::Seat(seat));
    let pilot = game.pilot(&view, seat, level, Seeded::new(seed, OWN));
    let counsel = Counsel::hint(&game, &view, seat, pilot, Seeded::new(seed, ASKER));
    Some((Box::new(game), Box::new(counsel)))
}

/// A decision that is weighed, with the game that it is of.
type Weighing<G> = (Box<G>, Box<Inquiry<G, Pilot<G>>>);

fn inquiry<G: Resident>(
    session: &Session<G>,
    decision: Decision,
    seed: u64,
) -> Option<Weighing<G>> {
    if !G::WEIGHED {
        return None;
    }
    let inquiry = Inquiry::new(
        session,
        decision,
        |game, view, seat, lots| game.pilot(view, seat, Level::Admiral, lots),
        |game, view, seat, lots| game.pilot(view, seat, Level::Ensign, lots),
        seed,
    )?;
    Some((Box::new(session.game().clone()), Box::new(inquiry)))
}

/// The advice of a bot, where the game is known only at run time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AnyAdvice {
    /// The line of actions, as JSON.
    pub line: String,
    /// As [`crate::bots::Advice::now`].
    pub now: Chances,
    /// As [`crate::bots::Advice::best`].
    pub best: Chances,
    /// As [`crate::bots::Advice::reckoned`].
    pub reckoned: bool,
}

impl AnyAdvice {
    fn of<A: Serialize>(advice: Advice<A>) -> Self {
        Self {
            line: json(&advice.line),
            now: advice.now,
            best: advice.best,
            reckoned: advice.reckoned,
        }
    }
}

/// What is said about a decision, where the game is known only at run time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AnyVerdict {
    /// The line of the adviser, as JSON.
    pub line: String,
    /// As [`crate::bots::Verdict::best`].
    pub best: Chances,
    /// As [`crate::bots::Verdict::kept`].
    pub kept: Chances,
}

impl AnyVerdict {
    fn of<A: Serialize>(verdict: Verdict<A>) -> Self {
        Self {
            line: json(&verdict.line),
            best: verdict.best,
            kept: verdict.kept,
        }
    }
}

/// A puzzle of some game in the making.
#[derive(Debug)]
pub enum AnyMaker {
    /// Of Centauri Rift.
    Rift(Box<<Rift as Daily>::Maker>, Box<<Rift as Game>::Stock>),
}

impl AnyMaker {
    /// Begins to make the puzzle of a day; nothing for a game that has none.
    #[must_use]
    pub fn new(game: GameId, day: Day, stocks: &Stocks) -> Option<Self> {
        // What dice do is no puzzle.
        (game == Rift::ID).then(|| {
            let stock = Box::new(stocks.rift());
            let maker = Rift::maker(day, &stock);
            Self::Rift(Box::new(maker), stock)
        })
    }

    /// Works on for about `nodes` positions; ready with the text of a save file and the solution
    /// as JSON, or with nothing when none was found.
    pub fn work(&mut self, nodes: u32) -> Poll<Option<(String, String)>> {
        match self {
            Self::Rift(maker, stock) => Rift::work(maker, nodes).map(|found| {
                let puzzle = found?;
                let game = Rift::stocked(puzzle.options, stock).ok()?;
                Some((encode(&Session::new(game, 0)), json(&puzzle.solution)))
            }),
        }
    }
}

impl AnySession {
    /// What a bot in `seat` says beside the course of play, such as the answer to an offer of a
    /// draw, as JSON; nothing when it has nothing to say.
    #[must_use]
    pub fn remark(&self, seat: Seat) -> Option<String> {
        with!(self, session => remark(session, seat))
    }
}

fn remark<G: Judge>(session: &Session<G>, seat: Seat) -> Option<String> {
    let said = session.game().remark(session.state(), seat);
    said.map(|action| json(&[action]))
}

fn json<A: Serialize>(line: &[A]) -> String {
    // Actions are plain data, which JSON always holds; an empty line is answered like none.
    serde_json::to_string(line).unwrap_or_else(|_| "[]".to_owned())
}
