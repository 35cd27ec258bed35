//! The legal orders as numbered buttons under the name of the piece that carries them out, and
//! below them the refused ones with their rules.

use super::{SharedTextModel, focus};
use crate::{OrderGroup, TextFormatter, TextOrder, TextRefusal};
use ui::l10n::use_phrases;
use ui::rule_button::RuleButton;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ActionsProps {
    pub model: SharedTextModel,
    /// Counter that rises with every command.
    pub edition: u32,
    /// Opens the rules at a rule.
    pub on_rule: Callback<String>,
}

/// The legal and refused orders.
#[component]
pub fn Actions(props: &ActionsProps) -> Html {
    let phrases = use_phrases();
    let heading = use_held_focus(props.edition);
    let model = &*props.model.0;
    let mut number = 0;
    // The order that only continues the match does not count as a choice.
    let is_available = |order: &TextOrder| order.refusal.is_none() && !order.is_main;
    let has_available = |group: &&OrderGroup| group.orders.iter().any(is_available);
    let is_only_group = model.groups.iter().filter(has_available).count() < 2;
    let groups: Vec<Html> = model
        .groups
        .iter()
        .enumerate()
        .map(|(at, group)| render(at, group, is_only_group, &mut number))
        .collect();
    let refused: Vec<(&TextOrder, &TextRefusal)> = model
        .orders()
        .filter_map(|order| Some((order, order.refusal.as_ref()?)))
        .collect();
    let count = [("count", refused.len().into())];
    let formatter = TextFormatter {
        phrases: &phrases,
        model,
    };
    let row = |(order, reason): &(&TextOrder, &TextRefusal)| {
        let on_open = props
            .on_rule
            .reform(|rule: Option<String>| rule.unwrap_or_default());
        html! {
            <li><span>{ formatter.pair(&order.name, &reason.sentence) }</span>
                <RuleButton rule={reason.rule.as_str()} {on_open} /></li>
        }
    };
    html! {
        <section class="panel text-actions" aria-labelledby="text-actions">
            <h2 id="text-actions" ref={heading} tabindex="-1">{ phrases.text("text-actions") }</h2>
            if number == 0 {
                <p>{ phrases.text("text-no-actions") }</p>
            }
            { groups }
            if !refused.is_empty() {
                <details class="text-refused">
                    <summary>{ phrases.say("text-why", &count) }</summary>
                    <ul>{ for refused.iter().map(row) }</ul>
                </details>
            }
        </section>
    }
}

/// Renders a group of orders, collapsed if it is large and not the only one; `number` counts on
/// through all groups.
fn render(at: usize, group: &OrderGroup, is_only_group: bool, number: &mut usize) -> Html {
    let legal: Vec<&TextOrder> = group
        .orders
        .iter()
        .filter(|order| order.refusal.is_none())
        .collect();
    if legal.is_empty() {
        return Html::default();
    }
    let id = format!("text-group-{at}");
    let buttons: Vec<Html> = legal
        .into_iter()
        .map(|order| {
            *number += 1;
            button(*number, order)
        })
        .collect();
    let list = html! { <ul class="text-orders" aria-labelledby={id.clone()}>{ buttons }</ul> };
    if group.is_folded && !is_only_group {
        html! { <details key={group.name.clone()} class="text-group"><summary><h3 {id}>{ &group.name }</h3></summary>{ list }</details> }
    } else {
        html! { <div key={group.name.clone()} class="text-group"><h3 {id}>{ &group.name }</h3>{ list }</div> }
    }
}

fn button(number: usize, order: &TextOrder) -> Html {
    let onclick = order.give.reform(|_: MouseEvent| ());
    let class = classes!("button", "text-order", order.is_main.then_some("primary"));
    html! {
        <li key={order.name.clone()}>
            <button type="button" {class} {onclick}>
                <span class="text-number">{ number }{ ". " }</span>
                <span class="order-name">{ &order.name }</span>
                if let Some(price) = &order.price {
                    <span class="cost"><span class="visually-hidden">{ ", " }</span>{ price }</span>
                }
                if let Some(effect) = &order.effect {
                    <small><span class="visually-hidden">{ ": " }</span>{ effect }</small>
                }
            </button>
        </li>
    }
}

/// Moves the focus to the heading when the button that had it is gone after its order.
#[hook]
fn use_held_focus(edition: u32) -> NodeRef {
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        let first = use_mut_ref(|| true);
        use_effect_with(edition, move |_| {
            if first.replace(false) {
                return;
            }
            let active = ui::browser::window()
                .and_then(|window| window.document())
                .and_then(|document| document.active_element());
            let is_unfocused = active.is_none_or(|element| {
                element
                    .dyn_ref::<Element>()
                    .is_some_and(|element| element.tag_name() == "BODY")
            });
            if is_unfocused {
                focus(&heading);
            }
        });
    }
    heading
}
