//! The choices while an input is pending: a hex with several actions, a rocket, a planet, a group,
//! kept cards; and the refusals.

use super::super::{PickAction, forecast};
use super::OrderBarView;
use crate::table;
use crate::table::actions;
use crate::table::offers;
use crate::table::pick_resolver;
use engine::exodus::action::Action;
use engine::exodus::hex::HexId;
use engine::exodus::part::Rocket;
use yew::prelude::*;

/// Maximum number of listed refusals.
const MAX_REFUSALS: usize = 16;

impl OrderBarView<'_> {
    /// Renders a button for each effect of picking a hex.
    pub(super) fn at_hex(&self, hex: HexId) -> Html {
        let picks = pick_resolver::picks(self.context, hex);
        let main = html! {<>
            <p class="exo-asks">{ table::narrator(self.context, self.phrases).hex(hex) }</p>
            <div class="order-group" role="group">{ for picks.into_iter().map(|pick| self.pick_button(pick)) }</div>
        </>};
        self.layout(main, self.cancel())
    }

    fn pick_button(&self, pick: PickAction) -> Html {
        let narrator = table::narrator(self.context, self.phrases);
        let name = match &pick {
            PickAction::Order(action) => return self.button(*action, false),
            PickAction::Route(_) | PickAction::Ship(_) | PickAction::Take(_) => {
                super::super::board::pick_text(self.context, &narrator, self.phrases, &pick)
            }
        };
        html! {
            <button type="button" class="button order" onclick={actions::on_pick(self.actions, pick)}><span class="order-name">{ name }</span></button>
        }
    }

    /// Renders the targets of the selected rocket, which can also be picked on the map.
    pub(super) fn rocket_targets(&self, rocket: Rocket, from: HexId) -> Html {
        let narrator = table::narrator(self.context, self.phrases);
        let args = [
            ("rocket", narrator.rocket(rocket).into()),
            ("hex", narrator.hex(from).into()),
        ];
        let fits = |action: &Action| matches!(action, Action::Target(kind, at, _) if (*kind, *at) == (rocket, from));
        self.choice_list("exodus-orders-choose-target", &args, fits)
    }

    /// Renders the planets for a bought rocket, which can also be picked on the map.
    pub(super) fn rocket_planets(&self, rocket: Rocket) -> Html {
        let narrator = table::narrator(self.context, self.phrases);
        let price = forecast::price_of_rocket(self.context, self.phrases, rocket);
        let args = [
            ("rocket", narrator.rocket(rocket).into()),
            ("price", price.into()),
        ];
        let fits = |action: &Action| matches!(action, Action::Arm(kind, _) if *kind == rocket);
        self.choice_list("exodus-orders-choose-planet", &args, fits)
    }

    /// Renders the targets of a cube that leaves a planet, which can also be picked on the map.
    pub(super) fn cube_targets(&self, from: HexId) -> Html {
        let args = [(
            "hex",
            table::narrator(self.context, self.phrases).hex(from).into(),
        )];
        let fits = |action: &Action| matches!(action, Action::Ferry(at, _) if *at == from);
        self.choice_list("exodus-orders-choose-harbor", &args, fits)
    }

    /// Renders the groups that the selected ship can join.
    pub(super) fn group(&self) -> Html {
        let Some(ship) = offers::selected_ship(&self.context.offers, self.context.input) else {
            return self.layout(Html::default(), self.cancel());
        };
        let args = [(
            "ship",
            table::narrator(self.context, self.phrases)
                .ship_short(ship)
                .into(),
        )];
        let fits = |action: &Action| matches!(action, Action::Join(joins, _) if *joins == ship);
        self.choice_list("exodus-orders-choose-group", &args, fits)
    }

    /// Renders the kept Resistance cards, each with the effect of discarding it.
    pub(super) fn resistance_cards(&self) -> Html {
        let fits = |action: &Action| matches!(action, Action::Discard(_));
        let narrator = table::narrator(self.context, self.phrases);
        let card = |action: Action| {
            let Action::Discard(card) = action else {
                return Html::default();
            };
            html! { <li>{ self.button(action, false) }<span>{ narrator.resistance_text(card) }</span></li> }
        };
        let cards = self.context.offers.legal().filter(fits).map(card);
        let main = html! { <ul class="exo-kept-list">{ for cards }</ul> };
        self.layout(main, self.cancel())
    }

    /// Renders a title, the actions to choose from, and the button that cancels.
    fn choice_list(
        &self,
        key: &str,
        args: &[(&'static str, ui::l10n::PhraseArg)],
        fits: impl Fn(&Action) -> bool,
    ) -> Html {
        let legal = self.context.offers.legal().filter(|action| fits(action));
        let main = html! {<>
            <p class="exo-asks">{ self.phrases.say(key, args) }</p>
            <div class="order-group exo-choices" role="group">{ for legal.map(|action| self.button(action, false)) }</div>
        </>};
        self.layout(main, self.cancel())
    }

    /// Renders every refused action with its reason and rule.
    pub(super) fn refusal_list(&self) -> Html {
        let main = self
            .actions
            .refusal_list(self.phrases, "exodus-table-all-open", MAX_REFUSALS);
        self.layout(main, self.cancel())
    }
}
