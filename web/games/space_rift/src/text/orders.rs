//! The actions of the text model: grouped by topic and unit, each with its effect and its refusal.

use super::super::board_view::index_of;
use super::super::table::{Card, PendingInput, card_of, forecast_text, pick_hex};
use super::text_model::TextModelBuilder;
use engine::error::RuleRefusal;
use engine::game::Seat;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::refusal::Refusal;
use engine::space_rift::unit::UnitId;
use match_text::{OrderGroup, PieceId, PlaceId, TextOrder, TextRefusal};
use play::seats::is_human;
use play::session_store::SessionCommand;
use store::PlayerKind;
use yew::prelude::*;

/// Groups with more actions than this are folded at first.
const FOLD_LIMIT: usize = 8;

/// The topic of an action, in the order of the groups.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum OrderTopic {
    Answer,
    Cards,
    Rift,
    Orders,
    Fight(UnitId),
    Move(UnitId),
    Turn,
}

impl OrderTopic {
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

/// Returns all actions of the seat that must act, and the answers to a draw offer.
pub(super) fn groups(
    builder: &TextModelBuilder<'_>,
    player_kinds: &[PlayerKind],
) -> Vec<OrderGroup> {
    let choices = builder.context.offers.with_refusals();
    let orders =
        choices.map(|(action, refusal)| (OrderTopic::of(action), builder.order(action, refusal)));
    let offer = draw_offer(builder, player_kinds).into_iter();
    offer
        .chain(OrderGroup::group_by_subject(orders, FOLD_LIMIT, |topic| {
            builder.group_name(topic)
        }))
        .collect()
}

/// Returns the answers to a draw offer, for the first person at this screen who has not answered.
fn draw_offer(builder: &TextModelBuilder<'_>, player_kinds: &[PlayerKind]) -> Option<OrderGroup> {
    let session = &builder.context.snapshot.session;
    let answers = |seat: &Seat| {
        session
            .out_of_turn_actions(*seat)
            .contains(&Action::AnswerDraw(true))
    };
    let mut people = (0..player_kinds.len() as u8)
        .map(Seat)
        .filter(|&seat| is_human(player_kinds, seat));
    let seat = people.find(answers)?;
    let answer = |accepts: bool| {
        let action = Action::AnswerDraw(accepts);
        TextOrder {
            give: builder
                .context
                .snapshot
                .on_command(SessionCommand::Act(seat, action)),
            ..builder.order(action, None)
        }
    };
    let asked = builder.phrases.text("table-draw-offered");
    Some(OrderGroup {
        name: builder.label_value(&builder.narrator.seat(seat), &asked),
        orders: vec![answer(true), answer(false)],
        is_folded: false,
    })
}

impl TextModelBuilder<'_> {
    fn group_name(&self, topic: OrderTopic) -> String {
        let of = |unit: UnitId, key: &str| {
            self.label_value(&self.narrator.unit_short(unit), &self.phrases.text(key))
        };
        match topic {
            OrderTopic::Answer | OrderTopic::Turn => self.phrases.text("table-orders"),
            OrderTopic::Cards => self.phrases.text("space-rift-text-cards"),
            OrderTopic::Rift => self.phrases.text("space-rift-phase-rift"),
            OrderTopic::Orders => self.phrases.text("space-rift-phase-orders"),
            OrderTopic::Fight(unit) => of(unit, "space-rift-phase-combat"),
            OrderTopic::Move(unit) => of(unit, "space-rift-phase-movement"),
        }
    }

    fn order(&self, action: Action, refusal: Option<Refusal>) -> TextOrder {
        let actions = self.actions.clone();
        TextOrder {
            name: self.order_name(action),
            price: None,
            effect: self.effect(action),
            refusal: refusal.map(|refusal| TextRefusal {
                sentence: self.narrator.refusal(&refusal),
                rule: refusal.rule(),
            }),
            piece: self.acting_piece(action).map(|unit| PieceId(unit.index())),
            place: self.target_hex(action).map(|hex| PlaceId(index_of(hex))),
            is_main: matches!(action, Action::Begin | Action::Done),
            give: Callback::from(move |()| actions.order(action)),
        }
    }

    /// Returns the full name of an action, with the code of its unit.
    fn order_name(&self, action: Action) -> String {
        let order = self.narrator.order(&self.context.view.public, action);
        let own = |unit: &UnitId| Some(self.context.game().build(*unit).side) == self.side;
        match self.acting_piece(action).filter(own) {
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

    /// Returns the effect of an action: the text of a card, or the forecast of an attack.
    fn effect(&self, action: Action) -> Option<String> {
        match card_of(action) {
            Some(Card::Command(id)) => {
                let side = self.side.unwrap_or_default();
                let rating = self.context.view.public.side_state(side).rating;
                Some(self.narrator.command_text_at(id, rating))
            }
            Some(Card::Combat(id)) => Some(self.narrator.combat_text(id)),
            None => forecast_text(self.context, self.phrases, action),
        }
    }

    /// Returns the unit that performs an action.
    pub(super) fn acting_piece(&self, action: Action) -> Option<UnitId> {
        let innermost_roll = self.context.view.public.innermost_roll();
        match action {
            Action::Ignore(_) | Action::Retire(_) | Action::BattleBack => {
                innermost_roll.map(|roll| roll.target)
            }
            Action::Pursue => innermost_roll.and_then(|roll| roll.roller),
            _other => action.description(self.context.game()).piece,
        }
    }

    /// Returns the hex that an action leads to or targets.
    fn target_hex(&self, action: Action) -> Option<Hex> {
        let public = &self.context.view.public;
        if let Action::Exit(unit, _) | Action::PlayFor(_, unit) = action {
            return public.hex_of(unit);
        }
        pick_hex(public, PendingInput::default(), action)
    }
}
