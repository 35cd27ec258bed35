//! The orders bar: actions with a button, inputs that must be selected first, and a link to the tab
//! that the decision needs. Buttons follow the order of the prompt. What the encounter tab offers at
//! its dice is not repeated while that tab is shown.

mod buttons;
mod choice_lists;

use super::{InputMode, Tab, TableActions, TableContext, is_out_of_turn};
use crate::Ui;
use engine::saga::action::Action;
use engine::saga::step::{Step, Task};
use play::game_ui::{OrderBarProps, TablePartProps};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Maximum number of map actions that have a button each in the bar.
const MAX_MAP_BUTTONS: usize = 7;

#[component]
pub fn OrderBar(props: &OrderBarProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context, actions, ..
    } = &props.part;
    let idle_notice = &props.idle_notice;
    let bar = OrderBarView {
        context,
        actions,
        phrases: &phrases,
    };
    let body = match context.snapshot.seat {
        None => idle_notice.render(&phrases),
        Some(_) => bar.render_bar(),
    };
    html! { <div class="saga-bar">{ body }</div> }
}

/// The data from which the orders bar is rendered.
struct OrderBarView<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    phrases: &'a Phrases,
}

impl OrderBarView<'_> {
    fn render_bar(&self) -> Html {
        match self.context.input.tool {
            InputMode::Free => self.action_buttons(),
            InputMode::Hex(hex) => self.at_hex(hex),
            InputMode::Places => self.places(),
            InputMode::Card(card) => self.card(card),
            InputMode::Ability(source) => self.ability(source),
            InputMode::Gear(gear) => self.gear(gear),
            InputMode::Swap(gear) => self.swap(gear),
            InputMode::Leader(commander) => self.leader(commander),
            InputMode::Plays => self.out_of_turn_list(),
            InputMode::Refusals => self.refusal_list(),
        }
    }

    /// Returns whether a window of reactions is open, in which the prompt asks for free actions.
    fn is_window(&self) -> bool {
        matches!(self.context.view.public.task(), Some(Task::Window { .. }))
    }

    /// Returns whether the encounter tab is shown and offers an action: a die to reroll, or a
    /// reaction to the roll.
    fn is_at_dice(&self, action: Action) -> bool {
        let is_reaction = self.is_window() && is_out_of_turn(action);
        self.context.tab == Tab::Encounter && (is_reaction || matches!(action, Action::Reroll(_)))
    }

    /// Renders everything that can be done with a button.
    fn action_buttons(&self) -> Html {
        let context = self.context;
        let is_window = self.is_window();
        let main = |action: &Action| is_window || !is_out_of_turn(*action);
        let choices: Vec<Action> = context
            .offers
            .choices()
            .filter(|action| *action != Action::Done)
            .filter(main)
            .filter(|action| !self.is_at_dice(*action))
            .collect();
        let (button_actions, map_actions): (Vec<Action>, Vec<Action>) = choices
            .into_iter()
            .partition(|action| !is_map_action(*action));
        let few = map_actions.len() <= MAX_MAP_BUTTONS;
        let has_no_actions = button_actions.is_empty() && map_actions.is_empty();
        let groups = html! {<>
            { self.tab_link() }
            { self.button_group(&button_actions) }
            if few { { self.button_group(&map_actions) } } else { { self.place_picker(map_actions.len()) } }
        </>};
        let done = context.offers.is_legal(Action::Done);
        let done = done.then(|| self.done_button(has_no_actions || is_window));
        self.layout(
            groups,
            html! { <>{ self.secondary_buttons(is_window) }{ done.unwrap_or_default() }</> },
        )
    }

    /// Lays out the choices next to the button that ends the decision.
    fn layout(&self, main: Html, end: Html) -> Html {
        html! {<>
            <div class="saga-bar-main">{ main }</div>
            <div class="order-group order-group-end saga-bar-end">{ end }</div>
        </>}
    }

    /// Renders the link to the tab that the decision needs, if another one is shown.
    fn tab_link(&self) -> Html {
        let tab = Tab::of(&self.context.view.public);
        if tab == self.context.tab || self.context.view.public.step == Step::Over {
            return Html::default();
        }
        let name = self.phrases.text(&format!("saga-tab-{}", tab.slug()));
        html! {
            <button type="button" class="button saga-to-tab" onclick={self.actions.on_select_tab(tab)}>
                { self.phrases.say("saga-table-to-leaf", &[("leaf", name.into())]) }
            </button>
        }
    }
}

/// Returns whether an action targets one of many hexes on the map.
const fn is_map_action(action: Action) -> bool {
    matches!(
        action,
        Action::At(_)
            | Action::Move(_)
            | Action::Explore(_)
            | Action::Maneuver(_, Some(_))
            | Action::Tow(..)
    )
}
