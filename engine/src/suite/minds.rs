//! Who thinks about a game that is known only at run time: bots, advisers, makers of puzzles.

use super::{AnySession, GameId, Stocks};
use crate::bots::{Advice, Bot, Chances, Counsel, Decision, Inquiry, Judge, Level, Verdict};
use crate::chance::Seeded;
use crate::exodus::{self, Exodus};
use crate::game::{Game, Seat, Viewer};
use crate::puzzle::{Daily, Day};
use crate::rift::pilot::Pilot;
use crate::rift::{self, Rift};
use crate::saga::{self, Saga};
use crate::save::encode;
use crate::session::Session;
use crate::space_rift::{self, SpaceRift};
use serde::Serialize;
use std::task::Poll;

/// A bot for a seat of some game, thinking about one decision.
#[derive(Debug)]
pub enum AnyBot {
    /// Of Centauri Rift.
    Rift(Box<Rift>, Box<Pilot>),
    /// Of Space Rift.
    SpaceRift(Box<SpaceRift>, Box<space_rift::pilot::Pilot>),
    /// Of Exodus.
    Exodus(Box<Exodus>, Box<exodus::pilot::Pilot>),
    /// Of Saga.
    Saga(Box<Saga>, Box<saga::pilot::Pilot>),
}

impl AnyBot {
    /// A bot for what the session asks of `seat` now. It draws from a stream of its own, named by
    /// `seed`, never from the game's.
    #[must_use]
    pub fn new(session: &AnySession, seat: Seat, level: Level, seed: u64) -> Self {
        match session {
            AnySession::Rift(session) => {
                let view = session.view(Viewer::Seat(seat));
                let game = session.game().clone();
                let pilot = Pilot::new(&game, &view, seat, level, Seeded::new(seed, u64::MAX));
                Self::Rift(Box::new(game), Box::new(pilot))
            }
            AnySession::SpaceRift(session) => {
                let view = session.view(Viewer::Seat(seat));
                let game = session.game().clone();
                let lots = Seeded::new(seed, u64::MAX);
                let pilot = space_rift::pilot::Pilot::new(&game, &view, seat, level, lots);
                Self::SpaceRift(Box::new(game), Box::new(pilot))
            }
            AnySession::Exodus(session) => {
                let view = session.view(Viewer::Seat(seat));
                let game = session.game().clone();
                let lots = Seeded::new(seed, u64::MAX);
                let pilot = exodus::pilot::Pilot::new(&game, &view, seat, level, lots);
                Self::Exodus(Box::new(game), Box::new(pilot))
            }
            AnySession::Saga(session) => {
                let view = session.view(Viewer::Seat(seat));
                let game = session.game().clone();
                let lots = Seeded::new(seed, u64::MAX);
                let pilot = saga::pilot::Pilot::new(&game, &view, seat, level, lots);
                Self::Saga(Box::new(game), Box::new(pilot))
            }
        }
    }

    /// Thinks on for about `nodes` positions; ready with the line of actions, as JSON.
    pub fn think(&mut self, nodes: u32) -> Poll<String> {
        match self {
            Self::Rift(game, pilot) => pilot.think(game, nodes).map(|line| json(&line)),
            Self::SpaceRift(game, pilot) => pilot.think(game, nodes).map(|line| json(&line)),
            Self::Exodus(game, pilot) => pilot.think(game, nodes).map(|line| json(&line)),
            Self::Saga(game, pilot) => pilot.think(game, nodes).map(|line| json(&line)),
        }
    }
}

/// A bot that is asked for advice to a seat of some game.
#[derive(Debug)]
pub enum AnyCounsel {
    /// Of Centauri Rift.
    Rift(Box<Rift>, Box<Counsel<Rift, Pilot, Seeded>>),
    /// Of Space Rift.
    SpaceRift(
        Box<SpaceRift>,
        Box<Counsel<SpaceRift, space_rift::pilot::Pilot, Seeded>>,
    ),
    /// Of Exodus.
    Exodus(
        Box<Exodus>,
        Box<Counsel<Exodus, exodus::pilot::Pilot, Seeded>>,
    ),
    /// Of Saga.
    Saga(Box<Saga>, Box<Counsel<Saga, saga::pilot::Pilot, Seeded>>),
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
}

impl AnyAdvice {
    fn of<A: Serialize>(advice: Advice<A>) -> Self {
        Self {
            line: json(&advice.line),
            now: advice.now,
            best: advice.best,
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
            AnySession::Rift(session) => {
                let game = session.game().clone();
                let view = game.view(&session.state_at(entries)?, Viewer::Seat(seat));
                let pilot = Pilot::new(&game, &view, seat, level, Seeded::new(seed, u64::MAX));
                let lots = Seeded::new(seed, u64::MAX - 1);
                let counsel = Counsel::new(&game, &view, seat, pilot, lots);
                Some(Self::Rift(Box::new(game), Box::new(counsel)))
            }
            AnySession::SpaceRift(session) => {
                let game = session.game().clone();
                let view = game.view(&session.state_at(entries)?, Viewer::Seat(seat));
                let own = Seeded::new(seed, u64::MAX);
                let pilot = space_rift::pilot::Pilot::new(&game, &view, seat, level, own);
                let lots = Seeded::new(seed, u64::MAX - 1);
                let counsel = Counsel::new(&game, &view, seat, pilot, lots);
                Some(Self::SpaceRift(Box::new(game), Box::new(counsel)))
            }
            AnySession::Exodus(session) => {
                let game = session.game().clone();
                let view = game.view(&session.state_at(entries)?, Viewer::Seat(seat));
                let own = Seeded::new(seed, u64::MAX);
                let pilot = exodus::pilot::Pilot::new(&game, &view, seat, level, own);
                let lots = Seeded::new(seed, u64::MAX - 1);
                let counsel = Counsel::new(&game, &view, seat, pilot, lots);
                Some(Self::Exodus(Box::new(game), Box::new(counsel)))
            }
            AnySession::Saga(session) => {
                let game = session.game().clone();
                let view = game.view(&session.state_at(entries)?, Viewer::Seat(seat));
                let own = Seeded::new(seed, u64::MAX);
                let pilot = saga::pilot::Pilot::new(&game, &view, seat, level, own);
                let lots = Seeded::new(seed, u64::MAX - 1);
                let counsel = Counsel::new(&game, &view, seat, pilot, lots);
                Some(Self::Saga(Box::new(game), Box::new(counsel)))
            }
        }
    }

    /// Thinks on for about `nodes` positions.
    pub fn think(&mut self, nodes: u32) -> Poll<AnyAdvice> {
        match self {
            Self::Rift(game, counsel) => counsel.think(game, nodes).map(AnyAdvice::of),
            Self::SpaceRift(game, counsel) => counsel.think(game, nodes).map(AnyAdvice::of),
            Self::Exodus(game, counsel) => counsel.think(game, nodes).map(AnyAdvice::of),
            Self::Saga(game, counsel) => counsel.think(game, nodes).map(AnyAdvice::of),
        }
    }
}

/// A decision of a game with chance that is being weighed.
#[derive(Debug)]
pub enum AnyInquiry {
    /// Of Space Rift.
    SpaceRift(
        Box<SpaceRift>,
        Box<Inquiry<SpaceRift, space_rift::pilot::Pilot>>,
    ),
    /// Of Exodus.
    Exodus(Box<Exodus>, Box<Inquiry<Exodus, exodus::pilot::Pilot>>),
    /// Of Saga.
    Saga(Box<Saga>, Box<Inquiry<Saga, saga::pilot::Pilot>>),
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

impl AnyInquiry {
    /// Weighs a decision of the session against what the best bot would have done; nothing for a
    /// game without chance, where the next advice tells what was kept, and beyond the end.
    #[must_use]
    pub fn new(session: &AnySession, decision: Decision, seed: u64) -> Option<Self> {
        match session {
            AnySession::Rift(_) => None,
            AnySession::SpaceRift(session) => {
                let inquiry = Inquiry::new(
                    session,
                    decision,
                    |game, view, seat, lots| {
                        space_rift::pilot::Pilot::new(game, view, seat, Level::Admiral, lots)
                    },
                    |game, view, seat, lots| {
                        space_rift::pilot::Pilot::new(game, view, seat, Level::Ensign, lots)
                    },
                    seed,
                )?;
                let game = session.game().clone();
                Some(Self::SpaceRift(Box::new(game), Box::new(inquiry)))
            }
            AnySession::Exodus(session) => {
                let inquiry = Inquiry::new(
                    session,
                    decision,
                    |game, view, seat, lots| {
                        exodus::pilot::Pilot::new(game, view, seat, Level::Admiral, lots)
                    },
                    |game, view, seat, lots| {
                        exodus::pilot::Pilot::new(game, view, seat, Level::Ensign, lots)
                    },
                    seed,
                )?;
                let game = session.game().clone();
                Some(Self::Exodus(Box::new(game), Box::new(inquiry)))
            }
            AnySession::Saga(session) => {
                let inquiry = Inquiry::new(
                    session,
                    decision,
                    |game, view, seat, lots| {
                        saga::pilot::Pilot::new(game, view, seat, Level::Admiral, lots)
                    },
                    |game, view, seat, lots| {
                        saga::pilot::Pilot::new(game, view, seat, Level::Ensign, lots)
                    },
                    seed,
                )?;
                let game = session.game().clone();
                Some(Self::Saga(Box::new(game), Box::new(inquiry)))
            }
        }
    }

    /// Thinks on for about `nodes` positions, or a trial.
    pub fn think(&mut self, nodes: u32) -> Poll<AnyVerdict> {
        match self {
            Self::SpaceRift(game, inquiry) => inquiry.think(game, nodes).map(AnyVerdict::of),
            Self::Exodus(game, inquiry) => inquiry.think(game, nodes).map(AnyVerdict::of),
            Self::Saga(game, inquiry) => inquiry.think(game, nodes).map(AnyVerdict::of),
        }
    }
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
    Rift(Box<<Rift as Daily>::Maker>, Box<rift::content::Stock>),
}

impl AnyMaker {
    /// Begins to make the puzzle of a day; nothing for a game that has none.
    #[must_use]
    pub fn new(game: GameId, day: Day, stocks: &Stocks) -> Option<Self> {
        match game {
            GameId::Rift => {
                let stock = Box::new(stocks.rift());
                let maker = Rift::maker(day, &stock);
                Some(Self::Rift(Box::new(maker), stock))
            }
            // What their dice do is no puzzle.
            GameId::SpaceRift | GameId::Exodus | GameId::Saga => None,
        }
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
        match self {
            Self::Rift(session) => remark(session, seat),
            Self::SpaceRift(session) => remark(session, seat),
            Self::Exodus(session) => remark(session, seat),
            Self::Saga(session) => remark(session, seat),
        }
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
