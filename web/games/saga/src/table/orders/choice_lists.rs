//! The choices while an input is pending: a hex with several actions, the armada for a card, a card
//! to replace; free actions; and the refusals.

use super::super::is_out_of_turn;
use super::OrderBarView;
use crate::table;
use crate::table::pick_resolver;
use engine::saga::action::{AbilitySource, Action};
use engine::saga::hex::HexId;
use engine::saga::ids::{CardId, CommanderId, GearId};
use yew::prelude::*;

/// Maximum number of listed refusals.
const MAX_REFUSALS: usize = 20;

impl OrderBarView<'_> {
    /// Renders a button for each effect of picking a hex.
    pub(super) fn at_hex(&self, hex: HexId) -> Html {
        let picks = pick_resolver::picks(self.context, hex);
        let main = html! {<>
            <p class="saga-asks">{ table::narrator(self.context, self.phrases).hex(hex) }</p>
            <div class="order-group" role="group">{ for picks.into_iter().map(|action| self.button(action, false)) }</div>
        </>};
        self.layout(main, self.cancel())
    }

    /// Renders all places of the map that can be picked.
    pub(super) fn places(&self) -> Html {
        let map_actions = self.context.offers.choices();
        let map_actions = map_actions.filter(|action| super::is_map_action(*action));
        let main = html! {
            <div class="order-group saga-choices" role="group">{ for map_actions.map(|action| self.button(action, false)) }</div>
        };
        self.layout(main, self.cancel())
    }

    /// Renders the armadas for the selected card, which can also be picked on the map.
    pub(super) fn card(&self, card: CardId) -> Html {
        let narrator = table::narrator(self.context, self.phrases);
        let args = [
            ("card", narrator.action_card(card).into()),
            ("text", narrator.action_text(card).into()),
        ];
        let fits = |action: &Action| matches!(action, Action::Play(it, _) if *it == card);
        self.choice_list("saga-orders-choose-armada", &args, fits)
    }

    /// Renders the armadas for the selected ability, which can also be picked on the map.
    pub(super) fn ability(&self, source: AbilitySource) -> Html {
        let args = [
            ("card", self.source(source).into()),
            ("text", String::new().into()),
        ];
        let fits = |action: &Action| matches!(action, Action::Activate(it, _) if *it == source);
        self.choice_list("saga-orders-choose-token", &args, fits)
    }

    /// Renders the cards that can make room for an equipped card in a full row.
    pub(super) fn gear(&self, gear: GearId) -> Html {
        let args = [(
            "card",
            table::narrator(self.context, self.phrases)
                .gear(gear)
                .into(),
        )];
        let fits = |action: &Action| matches!(action, Action::Equip(it, _) if *it == gear);
        self.choice_list("saga-orders-choose-room", &args, fits)
    }

    /// Renders the cards that can replace a swapped card.
    pub(super) fn swap(&self, gear: GearId) -> Html {
        let args = [(
            "card",
            table::narrator(self.context, self.phrases)
                .gear(gear)
                .into(),
        )];
        let fits = |action: &Action| matches!(action, Action::Swap(it, _) if *it == gear);
        self.choice_list("saga-orders-choose-swap", &args, fits)
    }

    /// Renders the colors for the chosen Commander.
    pub(super) fn leader(&self, commander: CommanderId) -> Html {
        let narrator = table::narrator(self.context, self.phrases);
        let args = [("card", narrator.commander(commander).into())];
        let fits = |action: &Action| matches!(action, Action::Choose(it, _) if *it == commander);
        self.choice_list("saga-orders-choose-color", &args, fits)
    }

    /// Renders the actions that are free at any time.
    pub(super) fn out_of_turn_list(&self) -> Html {
        let free: Vec<Action> = self
            .context
            .offers
            .choices()
            .filter(|action| is_out_of_turn(*action))
            .collect();
        let main = if free.is_empty() {
            html! { <p class="orders-idle">{ self.phrases.text("saga-orders-no-plays") }</p> }
        } else {
            html! {<>
                <p class="saga-asks">{ self.phrases.text("saga-orders-plays-all") }</p>
                { self.button_group(&free) }
            </>}
        };
        self.layout(main, self.cancel())
    }

    /// Renders a title, the actions to choose from, and the button that cancels.
    fn choice_list(
        &self,
        key: &str,
        args: &[(&'static str, ui::l10n::PhraseArg)],
        fits: impl Fn(&Action) -> bool,
    ) -> Html {
        let legal = self.context.offers.choices().filter(|action| fits(action));
        let main = html! {<>
            <p class="saga-asks">{ self.phrases.say(key, args) }</p>
            <div class="order-group saga-choices" role="group">{ for legal.map(|action| self.button(action, false)) }</div>
        </>};
        self.layout(main, self.cancel())
    }

    /// Renders every refused action with its reason and rule.
    pub(super) fn refusal_list(&self) -> Html {
        let main = self
            .actions
            .refusal_list(self.phrases, "saga-table-all-open", MAX_REFUSALS);
        self.layout(main, self.cancel())
    }
}
