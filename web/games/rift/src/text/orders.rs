//! The actions of the text model: grouped by topic, each with its cost, its effect, and its
//! refusal.

use super::super::board_view::{ActionPreview, grid_of, index_of};
use super::super::narrate::signed;
use super::super::table::actions::{largest_charge, pay, store_and_end_turn};
use super::super::table::offers::{Offer, refused_kinds};
use super::super::table::pending_input::payment;
use super::text_model::TextModelBuilder;
use engine::error::RuleRefusal;
use engine::game::{Seat, UiTarget};
use engine::grid::Square;
use engine::rift::action::{Action, Pay};
use engine::rift::ship::ShipId;
use engine::rift::state::Phase;
use engine::rift::view::View;
use match_text::{OrderGroup, PieceId, PlaceId, TextOrder, TextRefusal};
use play::seats::is_human;
use play::session_store::SessionCommand;
use store::PlayerKind;
use yew::prelude::*;

/// Groups with more actions than this are folded at first.
const FOLD_LIMIT: usize = 4;

/// The topic of an action, in the order of the groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OrderTopic {
    Answer,
    Movement,
    Warp,
    Weapons,
    Turn,
    Energy,
    Shields,
}

impl OrderTopic {
    const ALL: [Self; 7] = [
        Self::Answer,
        Self::Movement,
        Self::Weapons,
        Self::Turn,
        Self::Energy,
        Self::Warp,
        Self::Shields,
    ];

    const fn of(action: Action) -> Self {
        match action {
            Action::Step
            | Action::Accelerate(..)
            | Action::Rotate(..)
            | Action::ChangePlane(..) => Self::Movement,
            Action::Warp(..) => Self::Warp,
            Action::Fire(..) => Self::Weapons,
            Action::Relocate(..) | Action::Swap(..) => Self::Shields,
            Action::Charge(_) => Self::Energy,
            Action::ChargeIon(_) | Action::ReleaseMine | Action::EndTurn => Self::Turn,
            Action::Activate(_)
            | Action::ChooseSide(..)
            | Action::ChooseCorner(..)
            | Action::NextGame
            | Action::Concede
            | Action::OfferDraw
            | Action::AnswerDraw(_)
            | Action::TimeOut => Self::Answer,
        }
    }

    /// Returns whether groups of this topic may be folded because they can be long.
    const fn folds(self) -> bool {
        match self {
            Self::Warp | Self::Energy | Self::Shields => true,
            Self::Answer | Self::Movement | Self::Weapons | Self::Turn => false,
        }
    }

    const fn phrase(self) -> Option<&'static str> {
        match self {
            Self::Answer => None,
            Self::Movement => Some("table-orders-helm"),
            Self::Warp => Some("rift-order-warp"),
            Self::Weapons => Some("rift-console-weapons"),
            Self::Shields => Some("rift-console-shields"),
            Self::Energy => Some("rift-order-charge"),
            Self::Turn => Some("table-orders-stores"),
        }
    }
}

/// Returns all actions of the seat that must act, and the answers to a draw offer.
pub(super) fn groups(
    builder: &TextModelBuilder<'_>,
    player_kinds: &[PlayerKind],
) -> Vec<OrderGroup> {
    let mut groups: Vec<OrderGroup> = draw_offer(builder, player_kinds).into_iter().collect();
    let refused = refused_kinds(&builder.context.offers);
    let is_listed = |offer: &&Offer| {
        let first = |(first_offer, _): &(&Offer, _)| std::ptr::eq(*first_offer, *offer);
        offer.refusal.is_none() || refused.iter().any(first)
    };
    for topic in OrderTopic::ALL {
        let offers = builder.context.offers.all.iter().filter(is_listed);
        let mut orders: Vec<TextOrder> = offers
            .filter(|offer| OrderTopic::of(offer.action) == topic)
            .map(|offer| builder.order(offer))
            .collect();
        if topic == OrderTopic::Turn {
            orders.extend(builder.store_and_end_order());
            orders.extend(builder.pay_switch());
            orders.sort_by_key(|order| order.is_main);
        }
        if !orders.is_empty() {
            groups.push(OrderGroup {
                name: builder.group_name(topic),
                is_folded: topic.folds() && orders.len() > FOLD_LIMIT,
                orders,
            });
        }
    }
    groups
}

/// Returns the answers to a draw offer, for the first person at this screen who has not answered.
fn draw_offer(builder: &TextModelBuilder<'_>, player_kinds: &[PlayerKind]) -> Option<OrderGroup> {
    let session = &builder.context.snapshot.session;
    let answers = |seat: &Seat| {
        session
            .out_of_turn_actions(*seat)
            .contains(&Action::AnswerDraw(true))
    };
    let people = (0..player_kinds.len() as u8)
        .map(Seat)
        .filter(|&seat| is_human(player_kinds, seat));
    let seat = people.into_iter().find(answers)?;
    let answer = |accepts: bool| {
        let action = Action::AnswerDraw(accepts);
        let give = builder.command_callback(SessionCommand::Act(seat, action));
        TextOrder {
            give,
            ..text_order(builder.order_name(action))
        }
    };
    let asked = builder.phrases.text("table-draw-offered");
    Some(OrderGroup {
        name: builder.label_value(&builder.narrator.seat(seat), &asked),
        orders: vec![answer(true), answer(false)],
        is_folded: false,
    })
}

/// Returns a text order with only a name; its callback does nothing.
fn text_order(name: String) -> TextOrder {
    TextOrder {
        name,
        price: None,
        effect: None,
        refusal: None,
        piece: None,
        place: None,
        is_main: false,
        give: Callback::noop(),
    }
}

impl TextModelBuilder<'_> {
    fn view(&self) -> &View {
        &self.context.view
    }

    fn group_name(&self, topic: OrderTopic) -> String {
        let ship = self
            .view()
            .turn
            .ship
            .filter(|_| self.view().phase == Phase::Orders);
        let topic = topic.phrase().map(|key| self.phrases.text(key));
        match (ship, topic) {
            (Some(ship), Some(topic)) => self.label_value(&self.narrator.ship(ship), &topic),
            (None, Some(topic)) => topic,
            (_, None) => self.phrases.text("table-orders"),
        }
    }

    fn order(&self, offer: &Offer) -> TextOrder {
        let actions = self.actions.clone();
        let action = offer.action;
        let price = payment(action).map(|pay: Pay| {
            let cost = [("cost", pay.total().into())];
            self.phrases.say("rift-order-cost-spoken", &cost)
        });
        TextOrder {
            name: self.order_name(action),
            price,
            effect: self.effect(offer),
            refusal: offer.refusal.map(|refusal| TextRefusal {
                sentence: self.narrator.refusal(&refusal),
                rule: refusal.rule(),
            }),
            piece: self.acting_piece(action),
            place: self.place_id(offer.target),
            is_main: matches!(
                action,
                Action::EndTurn | Action::Activate(_) | Action::NextGame
            ),
            give: Callback::from(move |()| actions.order(action)),
        }
    }

    /// Returns the full name of an action, for lists without the context of a button or square.
    pub(super) fn order_name(&self, action: Action) -> String {
        let with_slots = |key| {
            let words = self.narrator.message(&action.description()).words;
            self.phrases.say(key, &words)
        };
        match action {
            Action::Relocate(..) => with_slots("rift-text-relocate"),
            Action::Swap(..) => with_slots("rift-text-swap"),
            Action::Fire(..) => {
                let weapon = self.narrator.order(self.view(), action);
                self.phrases
                    .say("rift-text-fire", &[("gun", weapon.into())])
            }
            _ => self.narrator.order(self.view(), action),
        }
    }

    /// Returns the effect of a legal action, which the engine tries on a copy of the view.
    fn effect(&self, offer: &Offer) -> Option<String> {
        let seat = self.context.acting_seat(offer.action);
        let seat = seat.filter(|_| offer.refusal.is_none())?;
        let (before, game) = (self.view(), self.context.game());
        let preview = ActionPreview::of(game, before, seat, offer.action)?;
        let mut parts: Vec<String> = self
            .changed_course(before, &preview.after)
            .into_iter()
            .collect();
        let outcome = self
            .narrator
            .preview(before, &preview.after, &preview.events);
        parts.extend((!outcome.is_empty()).then_some(outcome));
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    /// Returns the new speed or heading of the active ship, if the action changes it.
    fn changed_course(&self, before: &View, after: &View) -> Option<String> {
        let id = before.turn.ship?;
        let (old, new) = (before.ship(id)?, after.ship(id)?);
        let pair = |key: &str, value: String| {
            self.label_value(&self.phrases.text(&format!("rift-console-{key}")), &value)
        };
        if old.speed != new.speed {
            Some(pair("speed", signed(new.speed)))
        } else if old.heading != new.heading {
            Some(pair("heading", self.narrator.heading(new.heading)))
        } else {
            None
        }
    }

    fn acting_piece(&self, action: Action) -> Option<PieceId> {
        let active = self.view().turn.ship;
        let active = active.filter(|_| OrderTopic::of(action) != OrderTopic::Answer);
        let ship = action.description().piece.or(active);
        ship.map(|ship: ShipId| PieceId(ship.index()))
    }

    fn place_id(&self, target: UiTarget) -> Option<PlaceId> {
        let square = match target {
            UiTarget::Cell(cell) => Some(Square::from_cell(cell)),
            UiTarget::Piece(ship) => self.view().ship(ShipId(ship)).map(|ship| ship.square()),
            UiTarget::Card(_) | UiTarget::Button(_) => None,
        };
        square.map(|square| PlaceId(index_of(grid_of(self.context.game()), square)))
    }

    /// Returns the order that charges the energy that would otherwise be lost, and ends the turn.
    fn store_and_end_order(&self) -> Option<TextOrder> {
        let can_end = self.context.offers.is_legal(Action::EndTurn);
        largest_charge(self.actions).filter(|_| can_end)?;
        let actions = self.actions.clone();
        Some(TextOrder {
            piece: self.acting_piece(Action::EndTurn),
            give: Callback::from(move |()| store_and_end_turn(&actions)),
            ..text_order(self.phrases.text("rift-order-charge-rest"))
        })
    }

    /// Returns the order that switches the store from which costs are paid.
    fn pay_switch(&self) -> Option<TextOrder> {
        let ship = self.view().turn.ship.and_then(|id| self.view().ship(id))?;
        if ship.aux == 0 || ship.main == 0 || self.context.offers.all.is_empty() {
            return None;
        }
        let actions = self.actions.clone();
        let pays_aux = self.context.input.pays_aux;
        let key = if pays_aux {
            "rift-text-pay-main"
        } else {
            "rift-text-pay-aux"
        };
        Some(TextOrder {
            piece: self.acting_piece(Action::EndTurn),
            give: Callback::from(move |()| pay(&actions, !pays_aux)),
            ..text_order(self.phrases.text(key))
        })
    }
}
