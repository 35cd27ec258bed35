//! The buttons of the orders bar.

use super::super::{InputMode, forecast};
use super::OrderBarView;
use crate::table;
use engine::saga::action::{AbilitySource, Action};
use engine::saga::ids::{CardId, CommanderId, GearId};
use ui::icon::{Icon, IconView};
use yew::prelude::*;

/// A button for several actions that differ only in the next choice.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ActionStack {
    Card(CardId),
    Ability(AbilitySource),
    Gear(GearId),
    Swap(GearId),
    Leader(CommanderId),
}

impl ActionStack {
    const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Play(card, _) => Some(Self::Card(card)),
            Action::Activate(source, _) => Some(Self::Ability(source)),
            Action::Equip(gear, Some(_)) => Some(Self::Gear(gear)),
            Action::Swap(gear, _) => Some(Self::Swap(gear)),
            Action::Choose(commander, _) => Some(Self::Leader(commander)),
            _ => None,
        }
    }

    const fn tool(self) -> InputMode {
        match self {
            Self::Card(card) => InputMode::Card(card),
            Self::Ability(source) => InputMode::Ability(source),
            Self::Gear(gear) => InputMode::Gear(gear),
            Self::Swap(gear) => InputMode::Swap(gear),
            Self::Leader(commander) => InputMode::Leader(commander),
        }
    }
}

impl OrderBarView<'_> {
    /// Renders actions side by side; those that differ only in the next choice share a button.
    pub(super) fn button_group(&self, actions: &[Action]) -> Html {
        if actions.is_empty() {
            return Html::default();
        }
        let mut seen_stacks: Vec<ActionStack> = Vec::new();
        let button = |action: &Action| {
            let Some(stack) = ActionStack::of(*action) else {
                return Some(self.button(*action, false));
            };
            if seen_stacks.contains(&stack) {
                return None;
            }
            seen_stacks.push(stack);
            let count = actions
                .iter()
                .filter(|other| ActionStack::of(**other) == Some(stack))
                .count();
            Some(if count > 1 {
                self.stack_button(stack, *action)
            } else {
                self.button(*action, false)
            })
        };
        let buttons: Vec<Html> = actions.iter().filter_map(button).collect();
        html! { <div class="order-group saga-cluster" role="group">{ for buttons }</div> }
    }

    /// Renders a button for several actions; the next choice is made after pressing it.
    fn stack_button(&self, stack: ActionStack, action: Action) -> Html {
        let narrator = table::narrator(self.context, self.phrases);
        let (name, note) = match stack {
            ActionStack::Card(card) => (narrator.action_card(card), "saga-orders-whom"),
            ActionStack::Ability(source) => (self.source(source), "saga-orders-whom"),
            ActionStack::Gear(gear) => (narrator.gear(gear), "saga-orders-instead"),
            ActionStack::Swap(gear) => {
                let args = [("card", narrator.gear(gear).into())];
                (
                    self.phrases.say("saga-orders-swap-out", &args),
                    "saga-orders-swap",
                )
            }
            ActionStack::Leader(commander) => (narrator.commander(commander), "saga-orders-color"),
        };
        let onclick = self.actions.on_set_mode(stack.tool());
        html! {
            <button key={format!("{action:?}")} type="button" class="button order" data-order={action.term()} {onclick}>
                <span class="order-name">{ name }</span><small>{ self.phrases.text(note) }</small>
            </button>
        }
    }

    pub(super) fn source(&self, source: AbilitySource) -> String {
        let narrator = table::narrator(self.context, self.phrases);
        match source {
            AbilitySource::Gear(gear) => narrator.gear(gear),
            AbilitySource::Commander => {
                let seat = table::shown_seat(self.context);
                let commander = self.context.view.public.mat(seat).commander;
                commander.map_or_else(String::new, |commander| narrator.commander(commander))
            }
        }
    }

    /// Renders a button that plays an action, with its forecast.
    pub(super) fn button(&self, action: Action, is_primary: bool) -> Html {
        let narrator = table::narrator(self.context, self.phrases);
        let name = narrator.order(&self.context.view.public, action);
        let note = match action {
            // In a window of reactions, the tab beside the bar shows it.
            Action::Play(..) | Action::Quell(_) | Action::Activate(..) if self.is_window() => None,
            _ => forecast::forecast_text(self.context, self.phrases, action),
        };
        self.styled_button(
            action,
            &name,
            note,
            classes!(is_primary.then_some("primary")),
        )
    }

    fn styled_button(
        &self,
        action: Action,
        name: &str,
        note: Option<String>,
        extra: Classes,
    ) -> Html {
        let note = note.map(|note| html! { <small>{ note }</small> });
        self.actions
            .order_button(action, name, extra, note.unwrap_or_default())
    }

    /// Renders the button that ends the choice, labeled with the choice that it ends.
    pub(super) fn done_button(&self, is_primary: bool) -> Html {
        let narrator = table::narrator(self.context, self.phrases);
        let name = narrator.order(&self.context.view.public, Action::Done);
        self.styled_button(
            Action::Done,
            &name,
            None,
            classes!(is_primary.then_some("primary")),
        )
    }

    /// Renders the link to a list of many map places, which can also be picked on the map.
    pub(super) fn place_picker(&self, count: usize) -> Html {
        if count == 0 {
            return Html::default();
        }
        let args = [("count", count.into())];
        html! {
            <div class="order-group" role="group">
                <p class="saga-asks">{ self.phrases.say("saga-orders-on-map", &args) }</p>
                <button type="button" class="button order quiet" onclick={self.actions.on_set_mode(InputMode::Places)}>
                    <span class="order-name">{ self.phrases.text("saga-orders-list") }</span>
                </button>
            </div>
        }
    }

    /// Renders the secondary buttons: actions that are free at any time, and refusals.
    pub(super) fn secondary_buttons(&self, is_window: bool) -> Html {
        let free = self.context.offers.choices();
        let free = free.filter(|action| super::is_out_of_turn(*action)).count();
        let args = [("count", free.into())];
        html! {<>
            if free > 0 && !is_window {
                <button type="button" class="button order quiet" data-order="plays" onclick={self.actions.on_set_mode(InputMode::Plays)}>
                    <span class="order-name">{ self.phrases.say("saga-orders-plays", &args) }</span>
                </button>
            }
            <button type="button" class="button order quiet why-not-button" onclick={self.actions.on_set_mode(InputMode::Refusals)}>
                <IconView icon={Icon::WhyNot} /><span class="order-name">{ self.phrases.text("table-why-not") }</span>
            </button>
        </>}
    }

    pub(super) fn cancel(&self) -> Html {
        self.actions.cancel_button(self.phrases)
    }
}
