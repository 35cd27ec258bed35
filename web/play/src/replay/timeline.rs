//! The timeline of a replay: the turns, statistics and win chances of a match, computed once.

use super::{ReplayStops, ReviewJob, ReviewQuestion};
use crate::game_ui::{GameUi, Perspective};
use derive_where::derive_where;
use engine::bots::BotPolicy;
use engine::bots::WinChances;
use engine::bots::analysis::decisions;
use engine::bots::review::{Swing, sample_win_chances, turning_point};
use engine::game::{Game, Seat, SeatSet, Status, Viewer};
use engine::game_history::{GameHistory, TurnSpan};
use engine::save;
use engine::session::Session;
use std::ops::Deref;
use std::rc::Rc;
use store::PlayerKind;
use ui::l10n::Phrases;
use yew::prelude::*;

/// A match with its replay data, compared by identity.
#[derive_where(Clone)]
pub struct ReplayTimeline<G: GameUi>(Rc<ReplayData<G>>);

/// A match with its replay data.
pub struct ReplayData<G: GameUi> {
    /// The match, up to its last action.
    pub session: Session<G::Game>,
    /// The viewer of the replay.
    pub viewer: Viewer,
    /// Turns and statistics.
    pub history: GameHistory,
    /// Win chances at each sample of `history`.
    pub chances: Vec<WinChances>,
    /// The turn that decided the match.
    pub turning: Option<Swing>,
    /// The positions at which the replay stops.
    pub stops: Rc<ReplayStops>,
    /// The questions of a review.
    pub review_job: Rc<ReviewJob>,
}

impl<G: GameUi> PartialEq for ReplayTimeline<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<G: GameUi> Deref for ReplayTimeline<G> {
    type Target = ReplayData<G>;

    fn deref(&self) -> &ReplayData<G> {
        &self.0
    }
}

impl<G: GameUi> ReplayTimeline<G> {
    /// Computes the timeline of a match for the people who play it.
    #[must_use]
    pub fn new(session: &Session<G::Game>, player_kinds: &[PlayerKind]) -> Self {
        let (game, end) = (session.game(), session.log().len());
        let viewer = Perspective::of::<G>(session, player_kinds, None, None).viewer;
        let history = GameHistory::new(session, viewer);
        let chances = sample_win_chances(session, &history, viewer);
        let winners = match session.status() {
            Status::Over(outcome) => outcome.winners,
            Status::WaitingFor(_) => SeatSet::NONE,
        };
        let seats = if winners.is_empty() {
            game.seats()
        } else {
            winners
        };
        let questions = questions::<G>(session, &history, viewer);
        Self(Rc::new(ReplayData {
            turning: turning_point(&history, &chances, seats),
            stops: Rc::new(ReplayStops::new(&history, end)),
            review_job: Rc::new(ReviewJob::new(
                save::encode(session),
                session.seed().to_u64(),
                questions,
            )),
            session: session.clone(),
            viewer,
            history,
            chances,
        }))
    }

    /// Returns the game with its options.
    #[must_use]
    pub fn game(&self) -> &G::Game {
        self.session.game()
    }

    /// Returns the last position.
    #[must_use]
    pub fn end(&self) -> usize {
        self.stops.end
    }

    /// Returns whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.session.status(), Status::Over(_))
    }

    /// Returns whether the match may be continued from any position, which reveals all secrets.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !<G::Game>::HAS_SECRETS || self.viewer == Viewer::Omniscient
    }

    /// Returns the name of a turn: its round, and its seat or piece.
    #[must_use]
    pub fn turn_name(&self, phrases: &Phrases, turn: usize) -> String {
        let Some(turn) = self.history.turns.get(turn) else {
            return String::new();
        };
        let who = match turn.start.piece {
            Some(piece) => G::piece_name(self.game(), phrases, piece),
            None => G::seat_name(self.game(), phrases, turn.start.seat),
        };
        let args = [("round", turn.start.round.into()), ("who", who.into())];
        phrases.say(G::TURN_PHRASE, &args)
    }

    /// Returns the name of a position: its turn, or that it is the beginning or the end.
    #[must_use]
    pub fn position_name(&self, phrases: &Phrases, at: usize) -> AttrValue {
        let name = if at == self.end() && self.is_over() {
            phrases.text("replay-end")
        } else {
            match self.history.turn_at(at) {
                Some(turn) => self.turn_name(phrases, turn),
                None => phrases.text("replay-begin"),
            }
        };
        name.into()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.game().seats().iter().collect::<Vec<_>>().into_iter()
    }

    /// Returns the number of the review question about a position: the decision that was made
    /// there, or the last one before it in its turn.
    #[must_use]
    pub fn question_at(&self, at: usize) -> Option<usize> {
        let questions = self.review_job.questions();
        let question_count = questions.partition_point(|question| question.at <= at);
        let number = question_count.checked_sub(1)?;
        let same = self.history.turn_at(questions.get(number)?.at);
        (same == self.history.turn_at(at)).then_some(number)
    }

    /// Returns the turn that a question is about.
    #[must_use]
    pub fn turn_of(&self, question: usize) -> Option<usize> {
        let question = self.review_job.questions().get(question)?;
        self.history.turn_at(question.at)
    }
}

/// Returns the questions of a review: the best line of each turn or, in games with dice and hidden
/// hands of cards, each decision of the seats whose secrets the viewer knows.
fn questions<G: GameUi>(
    session: &Session<G::Game>,
    history: &GameHistory,
    viewer: Viewer,
) -> Vec<ReviewQuestion> {
    if !<G::Game>::ANALYZES_DECISIONS {
        let question = |turn: &TurnSpan| ReviewQuestion {
            at: turn.from,
            seat: turn.start.seat,
            to: None,
        };
        return history.turns.iter().map(question).collect();
    }
    let known = |seat: Seat| match viewer {
        Viewer::Omniscient => true,
        Viewer::Seat(own) => G::shares_secrets(session.game(), own, seat),
        Viewer::Spectator => false,
    };
    let question = |decision: engine::bots::Decision| ReviewQuestion {
        at: decision.at,
        seat: decision.seat,
        to: Some(decision.to),
    };
    decisions(session, known)
        .into_iter()
        .map(question)
        .collect()
}
