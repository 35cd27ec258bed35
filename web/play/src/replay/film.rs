//! A match as it is watched again: its turns, figures and chances, worked out once.

use super::{Course, Matter, Question};
use crate::game_ui::{Eyes, GameUi};
use derive_where::derive_where;
use engine::bots::Chances;
use engine::bots::Piloted;
use engine::bots::review::{Swing, chances_of, turning_point};
use engine::bots::weighing::decisions;
use engine::chronicle::{Chronicle, Turn};
use engine::game::{Game, Seat, Seats, Status, Viewer};
use engine::save;
use engine::session::Session;
use std::ops::Deref;
use std::rc::Rc;
use store::Sitter;
use ui::l10n::Phrases;
use yew::prelude::*;

/// A match with what is known of it, compared by identity.
#[derive_where(Clone)]
pub struct Film<G: GameUi>(Rc<Reel<G>>);

/// What is known of a match.
pub struct Reel<G: GameUi> {
    /// The match, as far as it was played.
    pub session: Session<G::Game>,
    /// Through whose eyes it is watched.
    pub viewer: Viewer,
    /// Its turns and figures.
    pub chronicle: Chronicle,
    /// The chances at each sample of the chronicle.
    pub chances: Vec<Chances>,
    /// The turn that decided it.
    pub turning: Option<Swing>,
    /// Where one can stop.
    pub course: Rc<Course>,
    /// What the bot is asked in a review.
    pub matter: Rc<Matter>,
}

impl<G: GameUi> PartialEq for Film<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<G: GameUi> Deref for Film<G> {
    type Target = Reel<G>;

    fn deref(&self) -> &Reel<G> {
        &self.0
    }
}

impl<G: GameUi> Film<G> {
    /// Works out what is shown of a match to those who sit at it.
    #[must_use]
    pub fn new(session: &Session<G::Game>, sitters: &[Sitter]) -> Self {
        let (game, end) = (session.game(), session.log().len());
        let viewer = Eyes::of::<G>(session, sitters, None, None).viewer;
        let chronicle = Chronicle::new(session, viewer);
        let chances = chances_of(session, &chronicle, viewer);
        let winners = match session.status() {
            Status::Over(outcome) => outcome.winners,
            Status::WaitingFor(_) => Seats::NONE,
        };
        let seats = if winners.is_empty() {
            game.seats()
        } else {
            winners
        };
        let questions = questions::<G>(session, &chronicle, viewer);
        Self(Rc::new(Reel {
            turning: turning_point(&chronicle, &chances, seats),
            course: Rc::new(Course::new(&chronicle, end)),
            matter: Rc::new(Matter::new(
                save::encode(session),
                session.seed().brief(),
                questions,
            )),
            session: session.clone(),
            viewer,
            chronicle,
            chances,
        }))
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &G::Game {
        self.session.game()
    }

    /// The last position.
    #[must_use]
    pub fn end(&self) -> usize {
        self.course.end
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.session.status(), Status::Over(_))
    }

    /// Whether somebody may go on from any position: who does learns everybody's secrets.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !<G::Game>::SECRETS || self.viewer == Viewer::Historian
    }

    /// A turn in words: its round, and whose it is.
    #[must_use]
    pub fn turn_name(&self, phrases: &Phrases, turn: usize) -> String {
        let Some(turn) = self.chronicle.turns.get(turn) else {
            return String::new();
        };
        let who = match turn.beginning.piece {
            Some(piece) => G::piece_name(self.table(), phrases, piece),
            None => G::seat_name(self.table(), phrases, turn.beginning.seat),
        };
        let words = [("round", turn.beginning.round.into()), ("who", who.into())];
        phrases.say(G::TURN, &words)
    }

    /// A position in words: the turn it is in, or what it is.
    #[must_use]
    pub fn moment_name(&self, phrases: &Phrases, at: usize) -> AttrValue {
        let name = if at == self.end() && self.is_over() {
            phrases.text("replay-end")
        } else {
            match self.chronicle.turn_at(at) {
                Some(turn) => self.turn_name(phrases, turn),
                None => phrases.text("replay-begin"),
            }
        };
        name.into()
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.table().seats().iter().collect::<Vec<_>>().into_iter()
    }

    /// The question of the review that is about a position, by its number: the decision that was made
    /// there, or the last before it in its turn.
    #[must_use]
    pub fn question_at(&self, at: usize) -> Option<usize> {
        let questions = self.matter.questions();
        let begun = questions.partition_point(|question| question.at <= at);
        let number = begun.checked_sub(1)?;
        let same = self.chronicle.turn_at(questions.get(number)?.at);
        (same == self.chronicle.turn_at(at)).then_some(number)
    }

    /// The turn that a question is about.
    #[must_use]
    pub fn turn_of(&self, question: usize) -> Option<usize> {
        let question = self.matter.questions().get(question)?;
        self.chronicle.turn_at(question.at)
    }
}

/// What is asked in a review: what each turn should have been; with dice and hidden hands, each
/// decision of the seats whose secrets the viewer knows.
fn questions<G: GameUi>(
    session: &Session<G::Game>,
    chronicle: &Chronicle,
    viewer: Viewer,
) -> Vec<Question> {
    if !<G::Game>::WEIGHED {
        let question = |turn: &Turn| Question {
            at: turn.from,
            seat: turn.beginning.seat,
            to: None,
        };
        return chronicle.turns.iter().map(question).collect();
    }
    let known = |seat: Seat| match viewer {
        Viewer::Historian => true,
        Viewer::Seat(own) => G::shares_secrets(session.game(), own, seat),
        Viewer::Spectator => false,
    };
    let question = |decision: engine::bots::Decision| Question {
        at: decision.at,
        seat: decision.seat,
        to: Some(decision.to),
    };
    decisions(session, known)
        .into_iter()
        .map(question)
        .collect()
}
