//! The actions of the text model: grouped by topic, each with its effect and its refusal.

use super::super::table::{PendingInput, TableContext, pick_hex};
use super::pieces::PieceRef;
use super::text_model::TextModelBuilder;
use crate::table;
use engine::error::RuleRefusal;
use engine::saga::action::{AbilitySource, Action};
use engine::saga::hex::HexId;
use engine::saga::refusal::Refusal;
use match_text::{OrderGroup, PlaceId, TextOrder, TextRefusal};
use yew::prelude::*;

/// Groups with more actions than this are folded at first.
const FOLD_LIMIT: usize = 8;

/// The topic of an action, in the order of the groups.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum OrderTopic {
    Choice,
    Map,
    Encounters,
    Mission,
    Levels,
    Gear,
    Cards,
    Abilities,
    AnyTime,
    Turn,
}

impl OrderTopic {
    const fn of(action: Action) -> Self {
        match action {
            Action::Choose(..)
            | Action::Order(_)
            | Action::Pick(_)
            | Action::FromCargo(_)
            | Action::Item(_)
            | Action::Branch(_)
            | Action::PickEvent(_)
            | Action::Free(_)
            | Action::Lead(_)
            | Action::Side(_)
            | Action::Share(..)
            | Action::Hauler(_)
            | Action::Agree(_)
            | Action::Reroll(_)
            | Action::Sink(_)
            | Action::Keep(_) => Self::Choice,
            Action::At(_)
            | Action::Move(_)
            | Action::Explore(_)
            | Action::PickUp
            | Action::Tow(..) => Self::Map,
            Action::Fight(_)
            | Action::Regroup(_)
            | Action::Swap(..)
            | Action::Encounter(_)
            | Action::Duel(_)
            | Action::Siege => Self::Encounters,
            Action::Maneuver(..) | Action::Build | Action::Project(..) => Self::Mission,
            Action::Level(_) => Self::Levels,
            Action::Equip(..) => Self::Gear,
            Action::Play(..) => Self::Cards,
            Action::Activate(..) => Self::Abilities,
            Action::Repair | Action::Quell(_) => Self::AnyTime,
            Action::Done | Action::Concede => Self::Turn,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Choice | Self::Turn => "table-orders",
            Self::Map => "saga-phase-movement",
            Self::Encounters => "saga-text-encounters",
            Self::Mission => "saga-text-mission",
            Self::Levels => "saga-text-levels",
            Self::Gear => "saga-text-outfit",
            Self::Cards => "saga-text-cards",
            Self::Abilities => "saga-text-abilities",
            Self::AnyTime => "saga-text-any-time",
        }
    }
}

pub(super) fn groups(builder: &TextModelBuilder<'_>) -> Vec<OrderGroup> {
    let offered = builder.context.offers.with_refusals();
    let orders =
        offered.map(|(action, refusal)| (OrderTopic::of(action), builder.order(action, refusal)));
    OrderGroup::group_by_subject(orders, FOLD_LIMIT, |topic| {
        builder.phrases.text(topic.key())
    })
}

impl TextModelBuilder<'_> {
    fn order(&self, action: Action, refusal: Option<Refusal>) -> TextOrder {
        let actions = self.actions.clone();
        let public = &self.context.view.public;
        let seat = table::shown_seat(self.context);
        let hex = target_hex(self.context, action);
        TextOrder {
            name: self.narrator.order_of(public, seat, action),
            price: None,
            effect: self.effect(action),
            refusal: refusal.map(|refusal| TextRefusal {
                sentence: self.narrator.refusal(&refusal),
                rule: refusal.rule(),
            }),
            piece: self
                .acting_piece(action)
                .and_then(|piece| self.piece_id(piece)),
            place: hex.map(|hex| PlaceId(hex.0.into())),
            is_main: action == Action::Done,
            give: Callback::from(move |()| actions.order(action)),
        }
    }

    /// Returns the text of the Commander, card or tile that an action names; `None` for other
    /// actions.
    fn effect(&self, action: Action) -> Option<String> {
        let narrator = &self.narrator;
        match action {
            Action::Choose(commander, _) => Some(narrator.commander_text(commander)),
            Action::Equip(gear, _) | Action::Swap(_, gear) => Some(narrator.gear_text(gear)),
            Action::PickEvent(card) | Action::Quell(card) => Some(narrator.event_text(card)),
            Action::Play(card, _) => Some(narrator.action_text(card)),
            Action::Activate(AbilitySource::Gear(gear), _) => Some(narrator.gear_ability(gear)),
            Action::Activate(AbilitySource::Commander, _) => {
                let commander = self
                    .context
                    .view
                    .public
                    .mat(table::shown_seat(self.context))
                    .commander?;
                Some(narrator.commander_ability(commander))
            }
            Action::Keep(tile) | Action::Sink(tile) => Some(narrator.tile_full(tile)),
            _other => None,
        }
    }

    /// Returns the reader's armada that an action is for.
    fn acting_piece(&self, action: Action) -> Option<PieceRef> {
        match action {
            Action::Lead(armada) | Action::Play(_, armada) | Action::Activate(_, armada) => {
                Some(PieceRef::Armada(armada))
            }
            Action::Move(_)
            | Action::Explore(_)
            | Action::PickUp
            | Action::Fight(_)
            | Action::Regroup(_)
            | Action::Encounter(_)
            | Action::Duel(_)
            | Action::Siege
            | Action::Build
            | Action::Project(..) => self.context.view.public.acting.map(PieceRef::Armada),
            _other => None,
        }
    }
}

/// Returns the hex that an action leads to or targets.
#[must_use]
pub fn target_hex(context: &TableContext, action: Action) -> Option<HexId> {
    // A maneuver without a destination has no hex.
    if let Action::Maneuver(_, None) = action {
        return None;
    }
    pick_hex(
        context.game(),
        &context.view.public,
        PendingInput::default(),
        action,
    )
}
