//! Parts of an orders bar: why not, and putting down what is in hand.

use crate::game_ui::{GameUi, Hands};
use engine::error::Cites;
use ui::l10n::Phrases;
use yew::prelude::*;

impl<G: GameUi> Hands<G> {
    /// Why not, with a way to the rule.
    pub fn why(&self, phrases: &Phrases, refusal: &G::Refusal) -> Html {
        let why = G::explain(self.watch.table(), phrases, refusal);
        html! {<>{ why }{ " " }{ self.rule_link(refusal.rule()) }</>}
    }

    /// What cannot be done, each with its reason and the rule; so many at most. Where nothing is refused,
    /// the phrase `open` says so.
    pub fn why_not(&self, phrases: &Phrases, open: &str, most: usize) -> Html {
        let watch = &self.watch;
        let closed = watch.offers.closed();
        if closed.is_empty() {
            return html! { <p class="orders-idle">{ phrases.text(open) }</p> };
        }
        let row = |(action, refusal): &(G::Action, G::Refusal)| {
            let name = G::action_name(watch.table(), phrases, &watch.view, *action);
            // Parts of a row stand apart, so the colon is a part of the name.
            html! { <li><b>{ name }{ ": " }</b><span>{ self.why(phrases, refusal) }</span></li> }
        };
        let rows = closed.iter().take(most).map(row);
        html! { <ul class="why-not" tabindex="0" aria-label={phrases.text("table-why-not")}>{ for rows }</ul> }
    }

    /// Puts down the tool in hand.
    pub fn cancel(&self, phrases: &Phrases) -> Html {
        let onclick = self.aim(G::Tool::default());
        html! { <button type="button" class="button quiet" {onclick}>{ phrases.text("cancel") }</button> }
    }

    /// A button that gives an action and shows it while it is pointed at. `note` stands behind its name.
    pub fn order_button(&self, action: G::Action, name: &str, class: Classes, note: Html) -> Html {
        let (enter, leave) = self.look_at(action);
        let (focus, blur) = self.look_by_focus(action);
        let class = classes!("button", "order", class);
        html! {
            <button key={format!("{action:?}")} type="button" {class} data-order={G::term(action)} onclick={self.give(action)}
                onpointerenter={enter} onpointerleave={leave} onfocus={focus} onblur={blur}>
                <span class="order-name">{ name }</span>
                { note }
            </button>
        }
    }
}
