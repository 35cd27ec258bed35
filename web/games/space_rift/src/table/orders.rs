//! The orders bar: buttons for the current actions, hints about hexes and cards, and refused
//! actions with their reasons.

use super::super::narrate::Narrator;
use super::{InputMode, TableActions, TableContext};
use crate::Ui;
use crate::table::{actions, offers};
use engine::space_rift::action::Action;
use engine::space_rift::unit::UnitId;
use play::game_ui::{OrderBarProps, TablePartProps};
use play::table::DrawOffer;
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Maximum number of listed refusals.
const MAX_REFUSALS: usize = 12;

#[component]
pub fn OrderBar(props: &OrderBarProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context,
        actions,
        player_kinds,
    } = &props.part;
    let idle_notice = &props.idle_notice;
    let body = match context.snapshot.seat {
        None => idle_notice.render(&phrases),
        Some(_) => {
            let bar = OrderBarView {
                context,
                actions,
                phrases: &phrases,
                narrator: Narrator::new(&phrases, context.game()),
            };
            bar.render_bar()
        }
    };
    html! {
        <div class="battle-orders">
            <DrawOffer<Ui> snapshot={context.snapshot.clone()} player_kinds={player_kinds.clone()} />
            { body }
        </div>
    }
}

struct OrderBarView<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl OrderBarView<'_> {
    fn render_bar(&self) -> Html {
        let context = self.context;
        match context.input.tool {
            InputMode::Free => self.action_buttons(),
            InputMode::Card(card) => {
                let mut orders: Vec<Action> = offers::card_actions(&context.offers, card).collect();
                orders.dedup();
                let refused = offers::card_refusal(&context.offers, card);
                // Without buttons, the bar only shows text and needs no controls.
                let is_read_only = orders.is_empty() && refused.is_none();
                html! {<>
                    { for orders.into_iter().enumerate().map(|(n, action)| self.button(action, n == 0)) }
                    if let Some((_, refusal)) = refused {
                        <p class="orders-idle">{ self.actions.refusal_note(self.phrases, &refusal) }</p>
                    }
                    if is_read_only {
                        { self.action_buttons() }
                    }
                    { self.cancel() }
                </>}
            }
            InputMode::Hex(hex) => {
                let orders =
                    offers::actions_at(&context.offers, &context.view.public, context.input, hex);
                html! {<>
                    { for orders.map(|action| self.button(action, false)) }
                    { self.cancel() }
                </>}
            }
            InputMode::Refusals => self.refusal_list(),
        }
    }

    /// Renders the buttons of the current actions, the units that can act, and the button that
    /// passes.
    fn action_buttons(&self) -> Html {
        let context = self.context;
        let (done, others): (Vec<Action>, Vec<Action>) =
            offers::button_actions(&context.offers, context.input)
                .partition(|action| matches!(action, Action::Done | Action::Begin));
        let is_reroll = |action: Action| matches!(action, Action::Reroll(_));
        let is_primary = others.is_empty() && !context.offers.legal().any(is_reroll);
        let movers = offers::actionable_pieces(&context.offers);
        let unit = |id: UnitId| self.unit(id);
        html! {<>
            if movers.len() > 1 {
                <div class="order-group unit-chips" role="group" aria-label={self.phrases.text("space-rift-table-units")}>
                    { for movers.iter().map(unit) }
                </div>
            }
            { for others.into_iter().map(|action| self.button(action, false)) }
            <div class="order-group order-group-end">
                <button type="button" class="button order quiet why-not-button" onclick={self.actions.on_set_mode(InputMode::Refusals)}>
                    <IconView icon={Icon::WhyNot} /><span class="order-name">{ self.phrases.text("table-why-not") }</span>
                </button>
                { for done.into_iter().map(|action| self.button(action, is_primary)) }
            </div>
        </>}
    }

    /// Renders the button that selects a unit that can act.
    fn unit(&self, id: UnitId) -> Html {
        let context = self.context;
        let pressed = offers::selected_unit(&context.offers, context.input) == Some(id);
        let (actions, hex) = (self.actions.clone(), context.view.public.hex_of(id));
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(hex) = hex {
                actions::pick(&actions, hex);
            }
        });
        html! {
            <button type="button" class="chip" aria-pressed={pressed.to_string()} title={self.narrator.unit(id)} {onclick}>
                { self.narrator.unit_code(id) }<span class="visually-hidden">{ self.narrator.unit(id) }</span>
            </button>
        }
    }

    fn button(&self, action: Action, is_primary: bool) -> Html {
        let name = self.narrator.order(&self.context.view.public, action);
        let class = classes!(is_primary.then_some("primary"));
        self.actions
            .order_button(action, &name, class, Html::default())
    }

    /// Renders every refused action with its reason and rule.
    fn refusal_list(&self) -> Html {
        html! {<>
            { self.actions.refusal_list(self.phrases, "space-rift-table-all-open", MAX_REFUSALS) }
            { self.cancel() }
        </>}
    }

    fn cancel(&self) -> Html {
        self.actions.cancel_button(self.phrases)
    }
}
