//! A match as it is watched again: its turns, figures and chances, worked out once.

use super::super::narrate::Narrator;
use crate::l10n::Phrases;
use crate::play::replay::{Course, Matter, Question};
use crate::store::Sitter;
use engine::bots::Chances;
use engine::bots::review::{Swing, chances_of, turning_point};
use engine::chronicle::Chronicle;
use engine::game::{Game, Seat, Seats, Status, Viewer};
use engine::rift::Rift;
use engine::rift::ship::ShipId;
use engine::save;
use engine::session::Session;
use std::ops::Deref;
use std::rc::Rc;
use yew::prelude::*;

/// A match with what is known of it, compared by identity.
#[derive(Clone)]
pub struct Film(Rc<Reel>);

/// What is known of a match.
pub struct Reel {
    /// The match, as far as it was played.
    pub session: Session<Rift>,
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

impl PartialEq for Film {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Deref for Film {
    type Target = Reel;

    fn deref(&self) -> &Reel {
        &self.0
    }
}

impl Film {
    /// Works out what is shown of a match to those who sit at it.
    #[must_use]
    pub fn new(session: &Session<Rift>, sitters: &[Sitter]) -> Self {
        let (game, end) = (session.game(), session.log().len());
        let people = game.seats().iter();
        let own = people.filter(|&seat| super::super::table::is_human(sitters, seat));
        let viewer = session.watcher(own.collect());
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
        let question = |turn: &engine::chronicle::Turn| Question {
            at: turn.from,
            seat: turn.beginning.seat,
        };
        let questions = chronicle.turns.iter().map(question).collect();
        Self(Rc::new(Reel {
            turning: turning_point(&chronicle, &chances, seats),
            course: Rc::new(Course::new(&chronicle, end)),
            matter: Rc::new(Matter::new(
                save::encode(session),
                session.seed(),
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
    pub fn table(&self) -> &Rift {
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

    /// A turn in words: its round, and whose it is.
    #[must_use]
    pub fn turn_name(&self, phrases: &Phrases, turn: usize) -> String {
        let narrator = Narrator::new(phrases, self.table());
        let Some(turn) = self.chronicle.turns.get(turn) else {
            return String::new();
        };
        let who = match turn.beginning.piece {
            Some(ship) => narrator.ship(ShipId(ship)),
            None => narrator.seat(turn.beginning.seat),
        };
        let words = [("round", turn.beginning.round.into()), ("who", who.into())];
        phrases.say("replay-turn", &words)
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
}
