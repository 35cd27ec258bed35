//! What a seat, and those who are asked together with it, can order: the choices of their prompts. Which of them belong
//! to what is the game's to say.

use crate::game_ui::GameUi;
use derive_where::derive_where;
use engine::game::{PromptChoice, Seat, SeatSet};
use engine::session::Session;

/// Everything that a seat can order, and who is asked together with it, legal or not.
#[derive_where(Clone, PartialEq)]
pub struct Offers<G: GameUi> {
    /// All of them, in the order of the prompts.
    pub all: Vec<PromptChoice<G::Action, G::Refusal>>,
    /// Those that are another's to give than the seat's.
    others: Vec<(G::Action, Seat)>,
    /// What the seat has laid down so far: its orders lead on from there.
    pub plan: G::Plan,
}

impl<G: GameUi> Default for Offers<G> {
    fn default() -> Self {
        Self {
            all: Vec::new(),
            others: Vec::new(),
            plan: G::Plan::default(),
        }
    }
}

impl<G: GameUi> Offers<G> {
    /// The offers to a seat; none when nobody here is asked.
    #[must_use]
    pub fn new(session: &Session<G::Game>, seat: Option<Seat>) -> Self {
        seat.map_or_else(Self::default, |seat| Self {
            all: session.prompt(seat).choices,
            others: Vec::new(),
            plan: G::partial_plan(session, seat),
        })
    }

    /// The offers to a seat and to those who are asked together with it. What one of them may do is no longer refused.
    #[must_use]
    pub fn for_seats(session: &Session<G::Game>, seat: Option<Seat>, choosers: SeatSet) -> Self {
        let mut offers = Self::new(session, seat);
        let Some(seat) = seat else {
            return offers;
        };
        for other in choosers.without(seat).iter() {
            for choice in session.prompt(other).choices {
                offers.add(other, choice);
            }
        }
        offers
    }

    /// The same, paid in the other way where that is legal.
    pub(crate) fn with_other_payment(&self, session: &Session<G::Game>, seat: Seat) -> Self {
        let all = self.all.iter().cloned();
        let all = all.map(|offer| G::with_other_payment(session, seat, offer));
        Self {
            all: all.collect(),
            ..self.clone()
        }
    }

    /// Adds what another is offered, unless it is legal already, or refused to both.
    fn add(&mut self, other: Seat, choice: PromptChoice<G::Action, G::Refusal>) {
        self.others.push((choice.action, other));
        let known = self.all.iter().position(|it| it.action == choice.action);
        match known.and_then(|at| self.all.get_mut(at)) {
            None => self.all.push(choice),
            Some(known) if known.refusal.is_some() && choice.refusal.is_none() => *known = choice,
            Some(_) => {
                self.others.pop();
            }
        }
    }

    /// Who gives an action, where it is another than the seat.
    #[must_use]
    pub fn acting_seat(&self, action: G::Action) -> Option<Seat> {
        let found = self.others.iter().find(|(other, _)| *other == action);
        found.map(|(_, seat)| *seat)
    }

    /// The legal actions.
    pub fn legal(&self) -> impl Iterator<Item = G::Action> {
        let legal = self.all.iter().filter(|offer| offer.refusal.is_none());
        legal.map(|offer| offer.action)
    }

    /// The legal actions of play.
    pub fn choices(&self) -> impl Iterator<Item = G::Action> {
        self.legal().filter(|action| !G::is_out_of_turn(*action))
    }

    /// What is told of the actions of play: the legal ones, then those that are refused, one for each reason
    /// of a kind.
    pub fn with_refusals(&self) -> impl Iterator<Item = (G::Action, Option<G::Refusal>)> {
        let legal = self.choices().map(|action| (action, None));
        let closed = self.refused().into_iter();
        legal.chain(closed.map(|(action, why)| (action, Some(why))))
    }

    /// Whether an action is legal.
    #[must_use]
    pub fn is_legal(&self, action: G::Action) -> bool {
        self.legal().any(|legal| legal == action)
    }

    /// Why an action is refused; nothing for a legal one and for one that nobody thinks of.
    #[must_use]
    pub fn refusal(&self, action: G::Action) -> Option<G::Refusal> {
        let offer = self.all.iter().find(|offer| offer.action == action)?;
        offer.refusal
    }

    /// Every refused action of play with its reason; one for each reason of a kind.
    #[must_use]
    pub fn refused(&self) -> Vec<(G::Action, G::Refusal)> {
        let mut told: Vec<(G::Action, G::Refusal)> = Vec::new();
        for offer in &self.all {
            let Some(refusal) = offer.refusal.filter(|_| !G::is_out_of_turn(offer.action)) else {
                continue;
            };
            let term = G::action_term(offer.action);
            let known = told
                .iter()
                .any(|(action, other)| *other == refusal && term == G::action_term(*action));
            if !known {
                told.push((offer.action, refusal));
            }
        }
        told
    }
}
