//! The choices of a seat and of the seats that choose together with it. The game decides which
//! choices belong together.

use crate::game_ui::GameUi;
use derive_where::derive_where;
use engine::game::{PromptChoice, Seat, SeatSet};
use engine::session::Session;

/// All choices of a seat and of those who choose together with it, legal or refused.
#[derive_where(Clone, PartialEq)]
pub struct Offers<G: GameUi> {
    /// The choices in the order of the prompts.
    pub all: Vec<PromptChoice<G::Action, G::Refusal>>,
    /// The actions that another seat takes, with that seat.
    others: Vec<(G::Action, Seat)>,
    /// The actions that the seat has entered so far; its choices continue from there.
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
    /// Returns the choices of a seat; none if no seat at this screen has to act.
    #[must_use]
    pub fn new(session: &Session<G::Game>, seat: Option<Seat>) -> Self {
        seat.map_or_else(Self::default, |seat| Self {
            all: session.prompt(seat).choices,
            others: Vec::new(),
            plan: G::partial_plan(session, seat),
        })
    }

    /// Returns the choices of a seat and of those who choose together with it. An action counts as
    /// legal if one of them may take it.
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

    /// Returns the same choices with the other way of payment where that is legal.
    pub(crate) fn with_other_payment(&self, session: &Session<G::Game>, seat: Seat) -> Self {
        let all = self.all.iter().cloned();
        let all = all.map(|offer| G::with_other_payment(session, seat, offer));
        Self {
            all: all.collect(),
            ..self.clone()
        }
    }

    /// Adds another seat's choice, unless it is legal already or refused to both.
    fn add(&mut self, other: Seat, choice: PromptChoice<G::Action, G::Refusal>) {
        self.others.push((choice.action, other));
        let known = self
            .all
            .iter()
            .position(|offer| offer.action == choice.action);
        match known.and_then(|at| self.all.get_mut(at)) {
            None => self.all.push(choice),
            Some(known) if known.refusal.is_some() && choice.refusal.is_none() => *known = choice,
            Some(_) => {
                self.others.pop();
            }
        }
    }

    /// Returns the seat that takes an action, if it is not the main seat.
    #[must_use]
    pub fn acting_seat(&self, action: G::Action) -> Option<Seat> {
        let found = self.others.iter().find(|(other, _)| *other == action);
        found.map(|(_, seat)| *seat)
    }

    /// Returns the legal actions, including those out of turn.
    pub fn legal(&self) -> impl Iterator<Item = G::Action> {
        let legal = self.all.iter().filter(|offer| offer.refusal.is_none());
        legal.map(|offer| offer.action)
    }

    /// Returns the legal actions that are not out of turn.
    pub fn choices(&self) -> impl Iterator<Item = G::Action> {
        self.legal().filter(|action| !G::is_out_of_turn(*action))
    }

    /// Returns the actions that are not out of turn: the legal ones, then the refused ones, one for
    /// each reason and kind.
    pub fn with_refusals(&self) -> impl Iterator<Item = (G::Action, Option<G::Refusal>)> {
        let legal = self.choices().map(|action| (action, None));
        let closed = self.refused().into_iter();
        legal.chain(closed.map(|(action, why)| (action, Some(why))))
    }

    /// Returns whether an action is legal.
    #[must_use]
    pub fn is_legal(&self, action: G::Action) -> bool {
        self.legal().any(|legal| legal == action)
    }

    /// Returns why an action is refused; `None` if it is legal or not among the choices.
    #[must_use]
    pub fn refusal(&self, action: G::Action) -> Option<G::Refusal> {
        let offer = self.all.iter().find(|offer| offer.action == action)?;
        offer.refusal
    }

    /// Returns the refused actions with their reasons, one for each reason and kind; without those
    /// out of turn.
    #[must_use]
    pub fn refused(&self) -> Vec<(G::Action, G::Refusal)> {
        let mut distinct: Vec<(G::Action, G::Refusal)> = Vec::new();
        for offer in &self.all {
            let Some(refusal) = offer.refusal.filter(|_| !G::is_out_of_turn(offer.action)) else {
                continue;
            };
            let term = G::action_term(offer.action);
            let known = distinct
                .iter()
                .any(|(action, other)| *other == refusal && term == G::action_term(*action));
            if !known {
                distinct.push((offer.action, refusal));
            }
        }
        distinct
    }
}
