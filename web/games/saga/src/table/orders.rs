//! The orders bar: what can be done now with a button, what is taken in hand first, and the way to
//! the leaf that the decision needs. Buttons and their order are those of the prompt.

mod buttons;
mod lists;

use super::{Actions, Tab, Tool, Watch, is_free};
use crate::Ui;
use engine::saga::action::Action;
use engine::saga::step::{Step, Task};
use play::game_ui::{OrderBarProps, PartProps};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Orders on the map that get a button each in the bar, at most.
const FEW: usize = 7;

/// The bar.
#[component]
pub fn OrderBar(props: &OrderBarProps<Ui>) -> Html {
    let phrases = use_phrases();
    let PartProps { watch, actions, .. } = &props.part;
    let lull = &props.lull;
    let bar = Bar {
        watch,
        actions,
        phrases: &phrases,
    };
    let body = match watch.stand.seat {
        None => lull.draw(&phrases),
        Some(_) => bar.draw(),
    };
    html! { <div class="saga-bar">{ body }</div> }
}

/// What is drawn in the bar.
struct Bar<'a> {
    watch: &'a Watch,
    actions: &'a Actions,
    phrases: &'a Phrases,
}

impl Bar<'_> {
    fn draw(&self) -> Html {
        match self.watch.aim.tool {
            Tool::Free => self.free(),
            Tool::Hex(hex) => self.at_hex(hex),
            Tool::Places => self.places(),
            Tool::Card(card) => self.card(card),
            Tool::Ability(source) => self.ability(source),
            Tool::Gear(gear) => self.gear(gear),
            Tool::Swap(gear) => self.swap(gear),
            Tool::Leader(commander) => self.leader(commander),
            Tool::Plays => self.plays(),
            Tool::WhyNot => self.why_not(),
        }
    }

    /// Whether what is free at any moment is what is asked for: in a window of reactions.
    fn is_window(&self) -> bool {
        matches!(self.watch.view.public.task(), Some(Task::Window { .. }))
    }

    /// Everything that can be done with a button.
    fn free(&self) -> Html {
        let watch = self.watch;
        let window = self.is_window();
        let main = |action: &Action| window || !is_free(*action);
        let choices: Vec<Action> = watch
            .offers
            .choices()
            .filter(|action| *action != Action::Done)
            .filter(main)
            .collect();
        let (here, there): (Vec<Action>, Vec<Action>) =
            choices.into_iter().partition(|action| !is_there(*action));
        let few = there.len() <= FEW;
        let alone = here.is_empty() && there.is_empty();
        let groups = html! {<>
            { self.to_leaf() }
            { self.cluster(&here) }
            if few { { self.cluster(&there) } } else { { self.on_map(there.len()) } }
        </>};
        let done = watch.offers.is_legal(Action::Done);
        let done = done.then(|| self.done(alone || window));
        self.laid_out(
            groups,
            html! { <>{ self.asides(window) }{ done.unwrap_or_default() }</> },
        )
    }

    /// What is chosen from, which may need room, and beside it what ends the choice.
    fn laid_out(&self, main: Html, end: Html) -> Html {
        html! {<>
            <div class="saga-bar-main">{ main }</div>
            <div class="order-group order-group-end saga-bar-end">{ end }</div>
        </>}
    }

    /// The way to the leaf that the decision needs, where another lies in front.
    fn to_leaf(&self) -> Html {
        let tab = Tab::of(&self.watch.view.public);
        if tab == self.watch.tab || self.watch.view.public.step == Step::Over {
            return Html::default();
        }
        let name = self.phrases.text(&format!("saga-tab-{}", tab.term()));
        html! {
            <button type="button" class="button saga-to-leaf" onclick={self.actions.open(tab)}>
                { self.phrases.say("saga-table-to-leaf", &[("leaf", name.into())]) }
            </button>
        }
    }
}

/// Whether an action is one of many places on the map.
const fn is_there(action: Action) -> bool {
    matches!(
        action,
        Action::At(_)
            | Action::Move(_)
            | Action::Explore(_)
            | Action::Maneuver(_, Some(_))
            | Action::Tow(..)
    )
}
