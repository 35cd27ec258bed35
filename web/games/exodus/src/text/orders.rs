//! The actions of the text model: grouped by topic and ship, each with its effect and its refusal.

use super::text_model::TextModelBuilder;
use crate::table;
use engine::error::RuleRefusal;
use engine::exodus::action::{Action, Token};
use engine::exodus::cards::{Letter, LetterSet};
use engine::exodus::hex::HexId;
use engine::exodus::refusal::Refusal;
use engine::exodus::ship::{ShipId, ShipType};
use match_text::{OrderGroup, PlaceId, TextOrder, TextRefusal};
use yew::prelude::*;

/// Groups with more actions than this are folded at first.
const FOLD_LIMIT: usize = 8;

/// The topic of an action, in the order of the groups.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum OrderTopic {
    Choice,
    Cards,
    Techs,
    Tokens,
    Goods,
    Parts(ShipType),
    Rockets,
    Ship(ShipId),
    Ferry,
    Bids,
    Help,
    Turn,
}

impl OrderTopic {
    const fn of(action: Action) -> Self {
        match action {
            Action::Vote(_)
            | Action::Favor(_)
            | Action::Repeal(_)
            | Action::Rank(_)
            | Action::Kill(_)
            | Action::Uncloak(_)
            | Action::TakeBack
            | Action::Bank
            | Action::OpenTrade
            | Action::Mine
            | Action::FitUsual => Self::Choice,
            Action::Offer(_) | Action::Pick(_) | Action::Play(_) | Action::React(_) => Self::Cards,
            Action::Start(_) | Action::Learn(_) => Self::Techs,
            Action::Take(_) | Action::TakeAll | Action::Put(_) => Self::Tokens,
            Action::Build(_) | Action::Buy(_) | Action::Exchange(_) => Self::Goods,
            Action::Lift(kind, _) | Action::Fit(kind, ..) => Self::Parts(kind),
            Action::Arm(..) | Action::Target(..) => Self::Rockets,
            Action::Mount(ship)
            | Action::Join(ship, _)
            | Action::Order(ship, _)
            | Action::Step(ship, _)
            | Action::Hit(ship)
            | Action::Deploy(ship) => Self::Ship(ship),
            Action::Ferry(..) => Self::Ferry,
            Action::Bid(..) => Self::Bids,
            Action::Discard(_) | Action::Invoke(_) | Action::Refit => Self::Help,
            Action::Restore
            | Action::Done
            | Action::Reopen
            | Action::Concede
            | Action::CallTime => Self::Turn,
        }
    }
}

pub(super) fn groups(builder: &TextModelBuilder<'_>) -> Vec<OrderGroup> {
    let choices = builder.context.offers.with_refusals();
    let orders = choices
        .filter(|(action, _)| *action != Action::CallTime)
        .map(|(action, refusal)| (OrderTopic::of(action), builder.order(action, refusal)));
    OrderGroup::group_by_subject(orders, FOLD_LIMIT, |topic| builder.group_name(topic))
}

impl TextModelBuilder<'_> {
    fn group_name(&self, topic: OrderTopic) -> String {
        self.phrases.text(match topic {
            OrderTopic::Choice | OrderTopic::Turn => "table-orders",
            OrderTopic::Cards => "exodus-text-cards",
            OrderTopic::Techs => "exodus-text-techs-group",
            OrderTopic::Tokens => "exodus-text-tokens",
            OrderTopic::Goods => return self.narrator.doing(&self.context.view.public),
            OrderTopic::Parts(kind) => {
                let args = [("type", self.narrator.ship_type(kind).into())];
                return self.phrases.say("exodus-text-parts", &args);
            }
            OrderTopic::Rockets => "exodus-text-rockets",
            OrderTopic::Ship(ship) => return self.narrator.ship(ship),
            OrderTopic::Ferry => "exodus-text-ferry",
            OrderTopic::Bids => "exodus-text-bids",
            OrderTopic::Help => "exodus-text-help",
        })
    }

    fn order(&self, action: Action, refusal: Option<Refusal>) -> TextOrder {
        let actions = self.actions.clone();
        let view = &self.context.view;
        TextOrder {
            name: self
                .narrator
                .order_of(view, table::shown_seat(self.context), action),
            price: None,
            effect: self.effect(action),
            refusal: refusal.map(|refusal| TextRefusal {
                sentence: self.narrator.refusal(&refusal),
                rule: refusal.rule(),
            }),
            piece: self
                .acting_piece(action)
                .and_then(|ship| self.piece_id(ship)),
            place: self.target_hex(action).map(|hex| PlaceId(hex.0.into())),
            is_main: action == Action::Done,
            give: Callback::from(move |()| actions.order(action)),
        }
    }

    /// Returns the text of the card, technology, item or ship that an action names; `None` for
    /// other actions.
    fn effect(&self, action: Action) -> Option<String> {
        let (narrator, game) = (&self.narrator, self.context.game());
        let agenda = |letter: Letter| {
            let card = self.context.view.public.agenda[letter.index()];
            card.map(|card| narrator.political_text(card))
        };
        match action {
            Action::Start(tech) | Action::Learn(tech) => Some(narrator.tech_text(tech)),
            Action::Vote(letters) => LetterSet::only_letter(letters).and_then(agenda),
            Action::Favor(letter) => agenda(letter),
            Action::Repeal(card) => Some(narrator.political_text(card)),
            Action::Offer(card) | Action::Pick(card) => Some(narrator.bonus_text(card)),
            Action::Play(card) => game
                .action(card)
                .map(|card| narrator.action_kind_text(card.main)),
            Action::React(card) => {
                let card = game.action(card);
                card.map(|card| narrator.action_kind_text(card.reaction))
            }
            Action::Build(kind) => Some(narrator.ship_text(kind)),
            Action::Buy(item) => Some(narrator.item_text(item)),
            Action::Arm(rocket, _) => Some(narrator.item_text(rocket.item())),
            Action::Discard(card) => Some(narrator.resistance_text(card)),
            Action::Invoke(card) => Some(narrator.ability_text(card)),
            _ => None,
        }
    }

    /// Returns the reader's ship that an action is for.
    pub(super) const fn acting_piece(&self, action: Action) -> Option<ShipId> {
        if let Action::Mount(ship)
        | Action::Join(ship, _)
        | Action::Order(ship, _)
        | Action::Step(ship, _)
        | Action::Deploy(ship) = action
        {
            Some(ship)
        } else {
            None
        }
    }

    /// Returns the hex that an action leads to or targets.
    fn target_hex(&self, action: Action) -> Option<HexId> {
        let (game, public) = (self.context.game(), &self.context.view.public);
        match action {
            Action::Take(hex)
            | Action::Put(hex)
            | Action::Arm(_, hex)
            | Action::Target(_, _, hex)
            | Action::Ferry(_, hex) => Some(hex),
            Action::Order(ship, Token::Go(direction)) => {
                let private = table::private(self.context, ship.seat());
                let stack = private.and_then(|private| private.plan.orders.get(ship.fleet_index()));
                let start = public.ship(ship).hex?;
                let end = game.flight_end(start, stack.copied().unwrap_or_default());
                game.next(end, direction)
            }
            Action::Step(ship, direction) => game.next(public.ship(ship).hex?, direction),
            Action::Mount(ship)
            | Action::Order(ship, Token::Blank)
            | Action::Join(ship, _)
            | Action::Hit(ship)
            | Action::Deploy(ship) => public.ship(ship).hex,
            Action::Uncloak(_) => public.uncloak_hexes.first(),
            _ => None,
        }
    }
}
