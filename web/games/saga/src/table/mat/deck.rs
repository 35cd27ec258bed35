//! The remaining cards of an Armada deck as a drawer with filters; it is open while a card is
//! equipped.

use super::super::card::CardState;
use super::super::{InputMode, TableActions, TableContext};
use super::slots::face;
use crate::table;
use engine::game::Seat;
use engine::saga::action::Action;
use engine::saga::figures::{GearKind, GearQuality};
use engine::saga::ids::GearId;
use engine::saga::step::Task;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct DeckFilter {
    kind: Option<GearKind>,
    quality: Option<GearQuality>,
}

impl DeckFilter {
    fn fits(self, kind: GearKind, quality: GearQuality) -> bool {
        self.kind.is_none_or(|wanted| wanted == kind)
            && self.quality.is_none_or(|wanted| wanted == quality)
    }
}

#[derive(Properties, PartialEq)]
pub struct DeckDrawerProps {
    pub context: TableContext,
    pub actions: TableActions,
    pub seat: Seat,
}

#[component]
pub fn DeckDrawer(props: &DeckDrawerProps) -> Html {
    let phrases = use_phrases();
    let DeckDrawerProps {
        context,
        actions,
        seat,
    } = props;
    let filter = use_state_eq(DeckFilter::default);
    let game = context.game();
    let narrator = table::narrator(context, &phrases);
    let deck = context.view.public.mat(*seat).deck;
    let needed = match context.view.public.task() {
        Some(Task::Equip {
            seat: seat_of_task,
            kind,
            quality,
        }) if seat_of_task == seat => Some(DeckFilter {
            kind: Some(*kind),
            quality: Some(*quality),
        }),
        _ => None,
    };
    let shown = needed.unwrap_or(*filter);
    let cards = deck.iter().map(GearId).filter(|id| {
        let gear = game.gear(*id);
        gear.is_some_and(|gear| shown.fits(gear.kind, gear.quality))
    });
    let card = |id: GearId| {
        let orders: Vec<Action> = equips(context, *seat, id);
        let press = match orders.as_slice() {
            [] => None,
            [order] => Some(actions.on_order(*order)),
            [..] => Some(actions.on_set_mode(InputMode::Gear(id))),
        };
        let state = match (context.input.tool == InputMode::Gear(id), press.is_some()) {
            (true, _) => CardState::Chosen,
            (false, true) => CardState::Playable,
            (false, false) => CardState::Plain,
        };
        html! { <li key={id.0}>{ face(context, &phrases, &narrator, id, state, press) }</li> }
    };
    let chip = |key: &'static str, next: DeckFilter| {
        let set = filter.setter();
        let onclick = Callback::from(move |_: MouseEvent| set.set(next));
        html! { <button key={key} type="button" class="chip" aria-pressed={(shown == next).to_string()} {onclick}>{ phrases.text(key) }</button> }
    };
    let filter_of = |kind, quality| DeckFilter { kind, quality };
    html! {
        <details class="saga-drawer" open={needed.is_some()}>
            <summary>{ phrases.say("saga-deck", &[("count", deck.len().into())]) }</summary>
            if needed.is_none() {
                <div class="saga-filters" role="group" aria-label={phrases.text("saga-deck-filter")}>
                    { chip("saga-deck-all", DeckFilter::default()) }
                    { chip("saga-units", filter_of(Some(GearKind::Unit), None)) }
                    { chip("saga-powers", filter_of(Some(GearKind::PowerUp), None)) }
                    { chip("saga-quality-common", filter_of(None, Some(GearQuality::Common))) }
                    { chip("saga-quality-special", filter_of(None, Some(GearQuality::Special))) }
                </div>
            }
            <ul class="saga-cards">{ for cards.map(card) }</ul>
        </details>
    }
}

/// Returns the actions that equip a card.
fn equips(context: &TableContext, seat: Seat, id: GearId) -> Vec<Action> {
    if context.snapshot.seat != Some(seat) {
        return Vec::new();
    }
    let orders = context.offers.choices();
    orders
        .filter(|action| matches!(action, Action::Equip(gear, _) if *gear == id))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_without_bounds_shows_everything() {
        assert!(DeckFilter::default().fits(GearKind::Unit, GearQuality::Special));
        let units = DeckFilter {
            kind: Some(GearKind::Unit),
            quality: None,
        };
        assert!(units.fits(GearKind::Unit, GearQuality::Common));
        assert!(!units.fits(GearKind::PowerUp, GearQuality::Common));
    }
}
