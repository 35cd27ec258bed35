//! The rest of an Armada deck as a drawer with filters; it stands open while a card is equipped.

use super::super::card::Lie;
use super::super::{Actions, Tool, Watch};
use super::slots::face;
use crate::table;
use engine::game::Seat;
use engine::saga::action::Action;
use engine::saga::figures::{GearKind, Quality};
use engine::saga::ids::GearId;
use engine::saga::step::Task;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// What is shown of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Filter {
    kind: Option<GearKind>,
    quality: Option<Quality>,
}

impl Filter {
    fn fits(self, kind: GearKind, quality: Quality) -> bool {
        self.kind.is_none_or(|it| it == kind) && self.quality.is_none_or(|it| it == quality)
    }
}

/// Properties of the drawer.
#[derive(Properties, PartialEq)]
pub struct DrawerProps {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
    /// Whose deck it is.
    pub seat: Seat,
}

/// The drawer.
#[component]
pub fn Drawer(props: &DrawerProps) -> Html {
    let phrases = use_phrases();
    let DrawerProps {
        watch,
        actions,
        seat,
    } = props;
    let filter = use_state_eq(Filter::default);
    let table = watch.table();
    let narrator = table::narrator(watch, &phrases);
    let deck = watch.view.public.mat(*seat).deck;
    let wanted = match watch.view.public.task() {
        Some(Task::Equip {
            seat: of,
            kind,
            quality,
        }) if of == seat => Some(Filter {
            kind: Some(*kind),
            quality: Some(*quality),
        }),
        _ => None,
    };
    let shown = wanted.unwrap_or(*filter);
    let cards = deck.iter().map(GearId).filter(|id| {
        let gear = table.gear(*id);
        gear.is_some_and(|gear| shown.fits(gear.kind, gear.quality))
    });
    let card = |id: GearId| {
        let orders: Vec<Action> = equips(watch, *seat, id);
        let press = match orders.as_slice() {
            [] => None,
            [order] => Some(actions.give(*order)),
            [..] => Some(actions.aim(Tool::Gear(id))),
        };
        let lie = match (watch.aim.tool == Tool::Gear(id), press.is_some()) {
            (true, _) => Lie::Chosen,
            (false, true) => Lie::Open,
            (false, false) => Lie::Plain,
        };
        html! { <li key={id.0}>{ face(watch, &phrases, &narrator, id, lie, press) }</li> }
    };
    let chip = |key: &'static str, next: Filter| {
        let set = filter.setter();
        let onclick = Callback::from(move |_: MouseEvent| set.set(next));
        html! { <button key={key} type="button" class="chip" aria-pressed={(shown == next).to_string()} {onclick}>{ phrases.text(key) }</button> }
    };
    let of = |kind, quality| Filter { kind, quality };
    html! {
        <details class="saga-drawer" open={wanted.is_some()}>
            <summary>{ phrases.say("saga-deck", &[("count", deck.len().into())]) }</summary>
            if wanted.is_none() {
                <div class="saga-filters" role="group" aria-label={phrases.text("saga-deck-filter")}>
                    { chip("saga-deck-all", Filter::default()) }
                    { chip("saga-units", of(Some(GearKind::Unit), None)) }
                    { chip("saga-powers", of(Some(GearKind::PowerUp), None)) }
                    { chip("saga-quality-common", of(None, Some(Quality::Common))) }
                    { chip("saga-quality-special", of(None, Some(Quality::Special))) }
                </div>
            }
            <ul class="saga-cards">{ for cards.map(card) }</ul>
        </details>
    }
}

/// The orders that equip a card.
fn equips(watch: &Watch, seat: Seat, id: GearId) -> Vec<Action> {
    if watch.stand.seat != Some(seat) {
        return Vec::new();
    }
    let orders = watch.offers.choices();
    orders
        .filter(|action| matches!(action, Action::Equip(gear, _) if *gear == id))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_without_bounds_shows_everything() {
        assert!(Filter::default().fits(GearKind::Unit, Quality::Special));
        let units = Filter {
            kind: Some(GearKind::Unit),
            quality: None,
        };
        assert!(units.fits(GearKind::Unit, Quality::Common));
        assert!(!units.fits(GearKind::PowerUp, Quality::Common));
    }
}
