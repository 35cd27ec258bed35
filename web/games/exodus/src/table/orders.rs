//! The orders bar: actions with a button, inputs that must be selected first, and a link to the tab
//! that the decision needs. Buttons follow the order of the prompt.

mod action_groups;
mod buttons;
mod choice_lists;
mod flight;

use super::{InputMode, TableActions, TableContext};
use crate::table::offers;
use crate::{Ui, table};
use action_groups::ActionGroup;
use engine::exodus::action::Action;
use engine::game::Seat;
use play::game_ui::{OrderBarProps, TablePartProps};
use play::seats::is_human;
use play::session_store::SessionCommand;
use store::PlayerKind;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

#[component]
pub fn OrderBar(props: &OrderBarProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context,
        actions,
        player_kinds,
    } = &props.part;
    let idle_notice = &props.idle_notice;
    let bar = OrderBarView {
        context,
        actions,
        phrases: &phrases,
    };
    let back = bar.retract_button(player_kinds);
    let body = match context.snapshot.seat {
        None if back.is_some() => idle_notice.notice().unwrap_or_default(),
        None => idle_notice.render(&phrases),
        Some(_) => bar.render_bar(),
    };
    html! {
        <div class="exo-bar">
            { body }
            { back.unwrap_or_default() }
        </div>
    }
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
            InputMode::Free | InputMode::Empire(_) => self.action_buttons(),
            InputMode::Hex(hex) => self.at_hex(hex),
            InputMode::RocketTarget(rocket, from) => self.rocket_targets(rocket, from),
            InputMode::RocketPlanet(rocket) => self.rocket_planets(rocket),
            InputMode::CubeTarget(from) => self.cube_targets(from),
            InputMode::Group => self.group(),
            InputMode::ResistanceCard => self.resistance_cards(),
            InputMode::Refusals => self.refusal_list(),
        }
    }

    /// Renders everything that can be done with a button, in groups.
    fn action_buttons(&self) -> Html {
        let context = self.context;
        let legal: Vec<Action> = context.offers.legal().collect();
        let (done, rest): (Vec<Action>, Vec<Action>) = legal
            .into_iter()
            .partition(|action| matches!(action, Action::Done));
        let group = |group: ActionGroup| {
            let is_of_group = |action: &&Action| ActionGroup::of(**action) == Some(group);
            let found: Vec<Action> = rest.iter().filter(is_of_group).copied().collect();
            (!found.is_empty()).then(|| self.button_group(group, &found))
        };
        let groups: Vec<Html> = ActionGroup::ALL.into_iter().filter_map(group).collect();
        let flight = self.flight();
        // Sealed choices must be committed deliberately; in other steps, going on is the primary
        // button only if there is nothing else.
        let public = &context.view.public;
        let is_sealed = public.step.is_sealed() && public.task().is_none();
        let is_main = is_sealed || (groups.is_empty() && flight.is_none());
        let choices =
            html! { <>{ self.tab_link() }{ flight.unwrap_or_default() }{ for groups }</> };
        let done = done.into_iter().map(|action| self.button(action, is_main));
        self.layout(
            choices,
            html! { <>{ self.secondary_buttons() }{ for done }</> },
        )
    }

    /// Lays out the choices next to the button that ends the decision.
    fn layout(&self, main: Html, end: Html) -> Html {
        html! {<>
            <div class="exo-bar-main">{ main }</div>
            <div class="order-group order-group-end exo-bar-end">{ end }</div>
        </>}
    }

    /// Renders the link to the tab that the decision needs, if another one is shown.
    fn tab_link(&self) -> Html {
        let needed_tab = offers::required_tab(&self.context.offers);
        let Some(tab) = needed_tab.filter(|tab| *tab != self.context.tab) else {
            return Html::default();
        };
        let name = self.phrases.text(&format!("exodus-tab-{}", tab.slug()));
        html! {
            <button type="button" class="button primary exo-to-tab" onclick={self.actions.on_select_tab(tab)}>
                { self.phrases.say("exodus-table-to-leaf", &[("leaf", name.into())]) }
            </button>
        }
    }

    /// Renders the button that reopens the sealed choice of a seat at this screen, while others
    /// still choose.
    fn retract_button(&self, player_kinds: &[PlayerKind]) -> Option<Html> {
        let snapshot = &self.context.snapshot;
        let session = &snapshot.session;
        let ready = self.context.view.public.ready;
        let is_at_this_screen = |seat: &Seat| {
            is_human(player_kinds, *seat)
                && ready.contains(*seat)
                && session.out_of_turn_actions(*seat).contains(&Action::Reopen)
        };
        let seats: Vec<Seat> = ready.iter().filter(is_at_this_screen).collect();
        let button = |seat: Seat| {
            let reopen = SessionCommand::Act(seat, Action::Reopen);
            let onclick: Callback<MouseEvent> = snapshot.on_command(reopen);
            let name = table::narrator(self.context, self.phrases).seat(seat);
            html! {
                <button type="button" class="button quiet" {onclick}>
                    { self.phrases.say("exodus-table-reopen", &[("seat", name.into())]) }
                </button>
            }
        };
        (!seats.is_empty() && snapshot.perspective.handover_to.is_none())
            .then(|| html! { <div class="order-group exo-reopen">{ for seats.into_iter().map(button) }</div> })
    }
}

/// Returns whether an action has a control at the table: in this bar, on a tab or the map, or in
/// the hand.
#[cfg(test)]
pub(super) fn has_control(action: Action) -> bool {
    let hand = matches!(
        action,
        Action::Play(_) | Action::React(_) | Action::Discard(_) | Action::Done | Action::Join(..)
    );
    hand || ActionGroup::of(action).is_some() || super::Tab::of(action).is_some()
}
