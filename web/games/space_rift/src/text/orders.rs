//! Orders of the account: grouped by what they are about, those of a unit by the unit, each with
//! what it would do and why not.

use super::super::field::index_of;
use super::super::table::{Aim, Card, card_of, forecast_words, place};
use super::account::Scribe;
use engine::error::Cites;
use engine::game::Seat;
use engine::space_rift::action::Action;
use engine::space_rift::drift::DriftChoice;
use engine::space_rift::field::Hex;
use engine::space_rift::refusal::Refusal;
use engine::space_rift::unit::UnitId;
use play::desk::Deed;
use play::seats::is_human;
use play::text::{Group, Order, PieceId, PlaceId, Reason};
use store::Sitter;
use yew::prelude::*;

/// More orders of one unit than this are folded away at first.
const MANY: usize = 8;

/// What an order is about, in the order in which the groups are told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Topic {
    Answer,
    Cards,
    Rift,
    Orders,
    Fight(UnitId),
    Move(UnitId),
    Turn,
}

impl Topic {
    const fn of(action: Action) -> Self {
        match action {
            Action::Command(_)
            | Action::Play(_)
            | Action::PlayFor(..)
            | Action::React(_)
            | Action::Keep(_)
            | Action::Sell(_) => Self::Cards,
            Action::Drift(_) => Self::Rift,
            Action::Order(..) | Action::Clear(_) | Action::Signal(_) | Action::Restore(_) => {
                Self::Orders
            }
            Action::Move(unit, ..) | Action::Exit(unit, _) => Self::Move(unit),
            Action::Attack(unit, _) | Action::Sortie(unit, _) => Self::Fight(unit),
            Action::Begin | Action::Done | Action::TakeStars | Action::TakeCard => Self::Turn,
            Action::Reroll(_)
            | Action::Grapple(..)
            | Action::Ignore(_)
            | Action::Retire(_)
            | Action::BattleBack
            | Action::Pursue
            | Action::Concede
            | Action::OfferDraw
            | Action::AnswerDraw(_) => Self::Answer,
        }
    }
}

/// All orders of the seat that is asked, and the answers to an offer of a draw.
pub(super) fn groups(scribe: &Scribe<'_>, sitters: &[Sitter]) -> Vec<Group> {
    let told = scribe.watch.offers.told();
    let orders = told.map(|(action, refusal)| (Topic::of(action), scribe.order(action, refusal)));
    let draw = draw_offer(scribe, sitters).into_iter();
    draw.chain(Group::all(orders, MANY, |topic| scribe.topic(topic)))
        .collect()
}

/// The answers to an offer of a draw, for the first person here who has not given one.
fn draw_offer(scribe: &Scribe<'_>, sitters: &[Sitter]) -> Option<Group> {
    let session = &scribe.watch.stand.session;
    let answers = |seat: &Seat| session.asides(*seat).contains(&Action::AnswerDraw(true));
    let mut people = (0..sitters.len() as u8)
        .map(Seat)
        .filter(|&seat| is_human(sitters, seat));
    let seat = people.find(answers)?;
    let answer = |yes: bool| {
        let action = Action::AnswerDraw(yes);
        Order {
            give: scribe.watch.stand.deed(Deed::Act(seat, action)),
            ..scribe.order(action, None)
        }
    };
    let asked = scribe.phrases.text("table-draw-offered");
    Some(Group {
        name: scribe.pair(&scribe.narrator.seat(seat), &asked),
        orders: vec![answer(true), answer(false)],
        folded: false,
    })
}

impl Scribe<'_> {
    fn topic(&self, topic: Topic) -> String {
        let of = |unit: UnitId, key: &str| {
            self.pair(&self.narrator.unit_short(unit), &self.phrases.text(key))
        };
        match topic {
            Topic::Answer | Topic::Turn => self.phrases.text("table-orders"),
            Topic::Cards => self.phrases.text("space-rift-text-cards"),
            Topic::Rift => self.phrases.text("space-rift-phase-rift"),
            Topic::Orders => self.phrases.text("space-rift-phase-orders"),
            Topic::Fight(unit) => of(unit, "space-rift-phase-combat"),
            Topic::Move(unit) => of(unit, "space-rift-phase-movement"),
        }
    }

    fn order(&self, action: Action, refusal: Option<Refusal>) -> Order {
        let hands = self.actions.clone();
        Order {
            name: self.order_name(action),
            price: None,
            effect: self.effect(action),
            refusal: refusal.map(|refusal| Reason {
                sentence: self.narrator.refusal(&refusal),
                rule: refusal.rule(),
            }),
            piece: self.doer(action).map(|unit| PieceId(unit.index())),
            place: self.aim(action).map(|hex| PlaceId(index_of(hex))),
            main: matches!(action, Action::Begin | Action::Done),
            give: Callback::from(move |()| hands.order(action)),
        }
    }

    /// What an order is called where it stands alone: with the code of the unit that it is for.
    fn order_name(&self, action: Action) -> String {
        let order = self.narrator.order(&self.watch.view.public, action);
        let own = |unit: &UnitId| Some(self.watch.table().build(*unit).side) == self.side;
        match self.doer(action).filter(own) {
            Some(unit) => {
                let words = [
                    ("code", self.narrator.unit_code(unit).into()),
                    ("order", order.into()),
                ];
                self.phrases.say("space-rift-text-order", &words)
            }
            None => order,
        }
    }

    /// What an order would do: the text of a card, the chances of an attack.
    fn effect(&self, action: Action) -> Option<String> {
        match card_of(action) {
            Some(Card::Command(id)) => {
                let side = self.side.unwrap_or_default();
                let rating = self.watch.view.public.stand(side).rating;
                Some(self.narrator.command_text_at(id, rating))
            }
            Some(Card::Combat(id)) => Some(self.narrator.combat_text(id)),
            None => forecast_words(self.watch, self.phrases, action),
        }
    }

    /// The unit that an order is for.
    pub(super) fn doer(&self, action: Action) -> Option<UnitId> {
        match action {
            Action::Signal(unit)
            | Action::Order(unit, _)
            | Action::Clear(unit)
            | Action::Restore(unit)
            | Action::Move(unit, ..)
            | Action::Exit(unit, _)
            | Action::Attack(unit, _)
            | Action::Sortie(unit, _)
            | Action::PlayFor(_, unit)
            | Action::Grapple(unit, _)
            | Action::Drift(DriftChoice::Settle(unit, _)) => Some(unit),
            Action::Ignore(_) | Action::Retire(_) | Action::BattleBack => {
                self.watch.view.public.exchange().map(|roll| roll.target)
            }
            Action::Pursue => self
                .watch
                .view
                .public
                .exchange()
                .and_then(|roll| roll.roller),
            _ => None,
        }
    }

    /// The hex that an order leads to or aims at.
    fn aim(&self, action: Action) -> Option<Hex> {
        let public = &self.watch.view.public;
        if let Action::Exit(unit, _) | Action::PlayFor(_, unit) = action {
            return public.hex_of(unit);
        }
        place(public, Aim::default(), action)
    }
}
