//! Buttons of the orders bar.

use super::super::{Tool, outlook};
use super::Bar;
use crate::table;
use engine::saga::action::{Action, Source};
use engine::saga::ids::{CardId, CommanderId, GearId};
use ui::icon::{Icon, Sign};
use yew::prelude::*;

/// What stands for several actions that differ in what is chosen next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stack {
    Card(CardId),
    Ability(Source),
    Gear(GearId),
    Swap(GearId),
    Leader(CommanderId),
}

impl Stack {
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

    const fn tool(self) -> Tool {
        match self {
            Self::Card(card) => Tool::Card(card),
            Self::Ability(source) => Tool::Ability(source),
            Self::Gear(gear) => Tool::Gear(gear),
            Self::Swap(gear) => Tool::Swap(gear),
            Self::Leader(commander) => Tool::Leader(commander),
        }
    }
}

impl Bar<'_> {
    /// Actions side by side; those that differ only in what is chosen next share a button.
    pub(super) fn cluster(&self, actions: &[Action]) -> Html {
        if actions.is_empty() {
            return Html::default();
        }
        let mut told: Vec<Stack> = Vec::new();
        let button = |action: &Action| {
            let Some(stack) = Stack::of(*action) else {
                return Some(self.button(*action, false));
            };
            if told.contains(&stack) {
                return None;
            }
            told.push(stack);
            let count = actions
                .iter()
                .filter(|other| Stack::of(**other) == Some(stack))
                .count();
            Some(if count > 1 {
                self.stack(stack, *action)
            } else {
                self.button(*action, false)
            })
        };
        let buttons: Vec<Html> = actions.iter().filter_map(button).collect();
        html! { <div class="order-group saga-cluster" role="group">{ for buttons }</div> }
    }

    /// A button that stands for several actions: what they differ in is chosen next.
    fn stack(&self, stack: Stack, action: Action) -> Html {
        let narrator = table::narrator(self.watch, self.phrases);
        let (name, note) = match stack {
            Stack::Card(card) => (narrator.action_card(card), "saga-orders-whom"),
            Stack::Ability(source) => (self.source(source), "saga-orders-whom"),
            Stack::Gear(gear) => (narrator.gear(gear), "saga-orders-instead"),
            Stack::Swap(gear) => {
                let words = [("card", narrator.gear(gear).into())];
                (
                    self.phrases.say("saga-orders-swap-out", &words),
                    "saga-orders-swap",
                )
            }
            Stack::Leader(commander) => (narrator.commander(commander), "saga-orders-color"),
        };
        let onclick = self.actions.aim(stack.tool());
        html! {
            <button key={format!("{action:?}")} type="button" class="button order" data-order={action.term()} {onclick}>
                <span class="order-name">{ name }</span><small>{ self.phrases.text(note) }</small>
            </button>
        }
    }

    /// What carries an ability.
    pub(super) fn source(&self, source: Source) -> String {
        let narrator = table::narrator(self.watch, self.phrases);
        match source {
            Source::Gear(gear) => narrator.gear(gear),
            Source::Commander => {
                let seat = table::shown_seat(self.watch);
                let commander = self.watch.view.public.mat(seat).commander;
                commander.map_or_else(String::new, |it| narrator.commander(it))
            }
        }
    }

    /// A button that gives an action, with what would come of it.
    pub(super) fn button(&self, action: Action, primary: bool) -> Html {
        let narrator = table::narrator(self.watch, self.phrases);
        let name = narrator.order(&self.watch.view.public, action);
        let told = match action {
            // In a window of reactions the leaf beside the bar says it.
            Action::Play(..) | Action::Quell(_) | Action::Activate(..) if self.is_window() => None,
            _ => outlook::words(self.watch, self.phrases, action),
        };
        self.marked(action, &name, told, classes!(primary.then_some("primary")))
    }

    fn marked(&self, action: Action, name: &str, told: Option<String>, extra: Classes) -> Html {
        let told = told.map(|told| html! { <small>{ told }</small> });
        self.actions
            .order_button(action, name, extra, told.unwrap_or_default())
    }

    /// What ends the choice, by what it is.
    pub(super) fn done(&self, primary: bool) -> Html {
        let narrator = table::narrator(self.watch, self.phrases);
        let name = narrator.order(&self.watch.view.public, Action::Done);
        self.marked(
            Action::Done,
            &name,
            None,
            classes!(primary.then_some("primary")),
        )
    }

    /// Many places of the map: they are picked there, or from a list.
    pub(super) fn on_map(&self, count: usize) -> Html {
        if count == 0 {
            return Html::default();
        }
        let words = [("count", count.into())];
        html! {
            <div class="order-group" role="group">
                <p class="saga-asks">{ self.phrases.say("saga-orders-on-map", &words) }</p>
                <button type="button" class="button order quiet" onclick={self.actions.aim(Tool::Places)}>
                    <span class="order-name">{ self.phrases.text("saga-orders-list") }</span>
                </button>
            </div>
        }
    }

    /// What stands beside the decision: what is free at any moment, and why not.
    pub(super) fn asides(&self, window: bool) -> Html {
        let free = self.watch.offers.choices();
        let free = free.filter(|action| super::is_free(*action)).count();
        let words = [("count", free.into())];
        html! {<>
            if free > 0 && !window {
                <button type="button" class="button order quiet" data-order="plays" onclick={self.actions.aim(Tool::Plays)}>
                    <span class="order-name">{ self.phrases.say("saga-orders-plays", &words) }</span>
                </button>
            }
            <button type="button" class="button order quiet saga-why-button" onclick={self.actions.aim(Tool::WhyNot)}>
                <Sign icon={Icon::WhyNot} /><span class="order-name">{ self.phrases.text("table-why-not") }</span>
            </button>
        </>}
    }

    /// Puts down what is in hand.
    pub(super) fn cancel(&self) -> Html {
        self.actions.cancel(self.phrases)
    }
}
