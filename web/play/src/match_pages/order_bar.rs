//! Parts of an order bar: refusals, and the button that cancels the pending input.

use crate::game_ui::{GameUi, TableActions};
use engine::error::RuleRefusal;
use engine::game::Game;
use ui::l10n::{Phrases, refusal_text};
use yew::prelude::*;

impl<G: GameUi> TableActions<G> {
    /// Returns the reason of a refusal with a link to the rule.
    pub fn refusal_note(&self, phrases: &Phrases, refusal: &G::Refusal) -> Html {
        let why = refusal_text(phrases, <G::Game>::NAME, refusal);
        html! {<>{ why }{ " " }{ self.rule_link(refusal.rule()) }</>}
    }

    /// Lists at most `max` refused actions, each with its reason and rule. If nothing is refused,
    /// the phrase `open` says so.
    pub fn refusal_list(&self, phrases: &Phrases, open: &str, max: usize) -> Html {
        let context = &self.context;
        let closed = context.offers.refused();
        if closed.is_empty() {
            return html! { <p class="orders-idle">{ phrases.text(open) }</p> };
        }
        let row = |(action, refusal): &(G::Action, G::Refusal)| {
            let name = G::action_name(context.game(), phrases, &context.view, *action);
            // CSS separates the parts of a row, so the colon belongs to the name.
            html! { <li><b>{ name }{ ": " }</b><span>{ self.refusal_note(phrases, refusal) }</span></li> }
        };
        let rows = closed.iter().take(max).map(row);
        html! { <ul class="why-not" tabindex="0" aria-label={phrases.text("table-why-not")}>{ for rows }</ul> }
    }

    /// Returns a button that resets the input mode.
    pub fn cancel_button(&self, phrases: &Phrases) -> Html {
        let onclick = self.on_set_mode(G::InputMode::default());
        html! { <button type="button" class="button quiet" {onclick}>{ phrases.text("cancel") }</button> }
    }

    /// Returns a button that takes an action and previews it on hover. `note` follows its name.
    pub fn order_button(&self, action: G::Action, name: &str, class: Classes, note: Html) -> Html {
        let (enter, leave) = self.pointer_handlers(action);
        let (focus, blur) = self.focus_handlers(action);
        let class = classes!("button", "order", class);
        html! {
            <button key={format!("{action:?}")} type="button" {class} data-order={G::action_term(action)} onclick={self.on_order(action)}
                onpointerenter={enter} onpointerleave={leave} onfocus={focus} onblur={blur}>
                <span class="order-name">{ name }</span>
                { note }
            </button>
        }
    }
}
