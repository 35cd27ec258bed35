//! Bots, advice, analyses and puzzle generators of games that are known only at run time.

use super::{AnySession, ContentSets, GameId, RegisteredGame};
use crate::bots::Bot;
use crate::bots::{
    Advice, AdviceRequest, AnalysisRequest, AnalysisResult, BotPolicy, Decision, Evaluate, Level,
    WinChances,
};
use crate::chance::SeededRng;
use crate::daily_puzzle::{DailyPuzzle, Day};
use crate::game::{Game, Seat, Viewer};
use crate::rift::Rift;
use crate::save::encode;
use crate::session::Session;
use serde::Serialize;
use std::task::Poll;

/// The random streams of bots and of requests for advice, which the game never uses.
const BOT_STREAM: u64 = u64::MAX;
const REQUEST_STREAM: u64 = u64::MAX - 1;

/// The bot of a game.
type PolicyOf<G> = <G as BotPolicy>::Policy;

/// Generates the enums from the table of games.
macro_rules! define_bot_enums {
    (
        ()
        $($(#[$about:meta])* $game:ident: $module:ident = $_name:literal;)+
    ) => {
        /// A bot of any game that thinks about one decision.
        ///
        /// ```
        /// use engine::bots::Level;
        /// use engine::registry::{AnyBot, JsonSession};
        /// use serde_json::json;
        /// use std::task::Poll;
        ///
        /// let played = JsonSession::create(&json!({"game": "rift", "seats": 2}))?;
        /// let seat = played.session().status().waiting_seats().iter().next().expect("it has just begun");
        /// let mut bot = AnyBot::new(played.session(), seat, Level::Ensign, 7);
        /// let line = loop {
        ///     if let Poll::Ready(line) = bot.think(1000) {
        ///         break line;
        ///     }
        /// };
        /// // The line is JSON: a list of actions.
        /// assert!(line.starts_with('[') && line.len() > 2);
        /// # Ok::<(), engine::json_api::ApiError>(())
        /// ```
        #[derive(Debug)]
        pub enum AnyBot {
            $($(#[$about])* $game(Box<crate::$module::$game>, Box<PolicyOf<crate::$module::$game>>),)+
        }

        /// A request for advice in any game.
        #[derive(Debug)]
        pub enum AnyAdviceRequest {
            $($(#[$about])* $game(
                Box<crate::$module::$game>,
                Box<AdviceRequest<crate::$module::$game, PolicyOf<crate::$module::$game>, SeededRng>>,
            ),)+
        }

        /// An analysis of a decision, in any game with chance or secrets.
        #[derive(Debug)]
        pub enum AnyAnalysisRequest {
            $($(#[$about])* $game(
                Box<crate::$module::$game>,
                Box<AnalysisRequest<crate::$module::$game, PolicyOf<crate::$module::$game>>>,
            ),)+
        }

        impl AnyBot {
            /// Creates a bot for the current question of the session to `seat`. It draws from a
            /// separate stream of `seed`, never from that of the game.
            #[must_use]
            pub fn new(session: &AnySession, seat: Seat, level: Level, seed: u64) -> Self {
                match session {
                    $(AnySession::$game(session) => {
                        let (game, policy) = new_policy(session, seat, level, seed);
                        Self::$game(game, policy)
                    })+
                }
            }

            /// Ends the search; the next steps complete the best line that was found so far.
            pub fn finish_early(&mut self) {
                match self {
                    $(Self::$game(_, policy) => policy.finish_early(),)+
                }
            }

            /// Thinks for about `nodes` positions. Returns the line of actions as JSON when it is
            /// ready.
            pub fn think(&mut self, nodes: u32) -> Poll<String> {
                match self {
                    $(Self::$game(game, policy) => policy.think(game, nodes).map(|line| json(&line)),)+
                }
            }
        }

        impl AnyAdviceRequest {
            /// Requests advice for `seat` after the first `entries` entries of the log; `None`
            /// beyond the end. It draws from separate streams of `seed`, never from those of the
            /// game.
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
                        let (game, request) = advice_request(session, entries, seat, level, seed)?;
                        Some(Self::$game(game, request))
                    })+
                }
            }

            /// Thinks for about `nodes` positions.
            pub fn think(&mut self, nodes: u32) -> Poll<AnyAdvice> {
                match self {
                    $(Self::$game(game, request) => request.think(game, nodes).map(AnyAdvice::of),)+
                }
            }
        }

        impl AnyAnalysisRequest {
            /// Compares a decision of the session with the line that the best bot suggests. `None`
            /// beyond the end, and for a game without chance and secrets, where the advice for
            /// the next position is enough.
            #[must_use]
            pub fn new(session: &AnySession, decision: Decision, seed: u64) -> Option<Self> {
                match session {
                    $(AnySession::$game(session) => {
                        let (game, request) = analysis_request(session, decision, seed)?;
                        Some(Self::$game(game, request))
                    })+
                }
            }

            /// Thinks for about `nodes` positions, or for one trial.
            pub fn think(&mut self, nodes: u32) -> Poll<AnyAnalysisResult> {
                match self {
                    $(Self::$game(game, request) => request.think(game, nodes).map(AnyAnalysisResult::of),)+
                }
            }
        }
    };
}
crate::games!(define_bot_enums);

fn new_policy<G: BotPolicy>(
    session: &Session<G>,
    seat: Seat,
    level: Level,
    seed: u64,
) -> (Box<G>, Box<G::Policy>) {
    let view = session.view(Viewer::Seat(seat));
    let game = session.game().clone();
    let policy = game.new_policy(&view, seat, level, SeededRng::new(seed, BOT_STREAM));
    (Box::new(game), Box::new(policy))
}

/// A request for advice, with the game that it is about.
type BoxedAdviceRequest<G> = (Box<G>, Box<AdviceRequest<G, PolicyOf<G>, SeededRng>>);

fn advice_request<G: BotPolicy>(
    session: &Session<G>,
    entries: usize,
    seat: Seat,
    level: Level,
    seed: u64,
) -> Option<BoxedAdviceRequest<G>> {
    let game = session.game().clone();
    let view = game.view(&session.state_at(entries)?, Viewer::Seat(seat));
    let policy = game.new_policy(&view, seat, level, SeededRng::new(seed, BOT_STREAM));
    let request = AdviceRequest::for_hint(
        &game,
        &view,
        seat,
        policy,
        SeededRng::new(seed, REQUEST_STREAM),
    );
    Some((Box::new(game), Box::new(request)))
}

/// An analysis, with the game that it is about.
type BoxedAnalysisRequest<G> = (Box<G>, Box<AnalysisRequest<G, PolicyOf<G>>>);

fn analysis_request<G: RegisteredGame>(
    session: &Session<G>,
    decision: Decision,
    seed: u64,
) -> Option<BoxedAnalysisRequest<G>> {
    if !G::ANALYZES_DECISIONS {
        return None;
    }
    let request = AnalysisRequest::new(
        session,
        decision,
        |game, view, seat, rng| game.new_policy(view, seat, Level::Admiral, rng),
        |game, view, seat, rng| game.new_policy(view, seat, Level::Ensign, rng),
        seed,
    )?;
    Some((Box::new(session.game().clone()), Box::new(request)))
}

/// The advice of a bot in any game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AnyAdvice {
    /// The line of actions, as JSON.
    pub line: String,
    /// See [`crate::bots::Advice::now`].
    pub now: WinChances,
    /// See [`crate::bots::Advice::best`].
    pub best: WinChances,
    /// See [`crate::bots::Advice::has_searched`].
    pub has_searched: bool,
}

impl AnyAdvice {
    fn of<A: Serialize>(advice: Advice<A>) -> Self {
        Self {
            line: json(&advice.line),
            now: advice.now,
            best: advice.best,
            has_searched: advice.has_searched,
        }
    }
}

/// The result of an analysis, in any game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AnyAnalysisResult {
    /// The line of the adviser, as JSON.
    pub line: String,
    /// See [`crate::bots::AnalysisResult::best`].
    pub best: WinChances,
    /// See [`crate::bots::AnalysisResult::actual`].
    pub actual: WinChances,
}

impl AnyAnalysisResult {
    fn of<A: Serialize>(result: AnalysisResult<A>) -> Self {
        Self {
            line: json(&result.line),
            best: result.best,
            actual: result.actual,
        }
    }
}

/// The search for a puzzle of any game that has puzzles.
#[derive(Debug)]
pub enum AnyPuzzleGenerator {
    /// The search for a puzzle of Centauri Rift.
    Rift(
        Box<<Rift as DailyPuzzle>::Generator>,
        Box<<Rift as Game>::ContentSet>,
    ),
}

impl AnyPuzzleGenerator {
    /// Starts the search for the puzzle of a day; `None` for a game without puzzles.
    #[must_use]
    pub fn new(game: GameId, day: Day, content_sets: &ContentSets) -> Option<Self> {
        // Games with dice have no puzzles.
        (game == Rift::ID).then(|| {
            let content = Box::new(content_sets.rift());
            let generator = Rift::start_generator(day, &content);
            Self::Rift(Box::new(generator), content)
        })
    }

    /// Continues the search for about `nodes` positions. Returns the text of a save file and the
    /// solution as JSON when the puzzle is found, or `None` if the day has no puzzle.
    pub fn advance(&mut self, nodes: u32) -> Poll<Option<(String, String)>> {
        match self {
            Self::Rift(generator, content) => {
                Rift::advance_generator(generator, nodes).map(|found| {
                    let puzzle = found?;
                    let game = Rift::with_content(puzzle.options, content).ok()?;
                    Some((encode(&Session::new(game, 0)), json(&puzzle.solution)))
                })
            }
        }
    }
}

impl AnySession {
    /// Returns the action that a bot in `seat` takes out of turn, such as answering an offer of a
    /// draw, as JSON; `None` if it takes none.
    #[must_use]
    pub fn out_of_turn_action(&self, seat: Seat) -> Option<String> {
        with_session!(self, session => out_of_turn_action_json(session, seat))
    }
}

fn out_of_turn_action_json<G: Evaluate>(session: &Session<G>, seat: Seat) -> Option<String> {
    let action = session.game().out_of_turn_action(session.state(), seat);
    action.map(|action| json(&[action]))
}

fn json<A: Serialize>(line: &[A]) -> String {
    // Actions are plain data, which JSON can always represent. An empty list stands for no action.
    serde_json::to_string(line).unwrap_or_else(|_| "[]".to_owned())
}
