//! The assignment of the Turn Order cards at the start of the game: dealt, or as the players agree
//! `[EXO-2.6]`.

use super::SetupPartProps;
use crate::draft;
use crate::draft::SetupDraft;
use crate::narrate::seat_name;
use engine::game::Seat;
use engine::rule::RuleId;
use play::setup::with_rule_link;
use ui::form::Check;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::panels::seat::{SeatIcon, SeatStyle as SeatLook};
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

const TURN_ORDER_RULE: RuleId = RuleId::new("EXO-2.6");

#[component]
pub(super) fn Order(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let order = draft.options.order.clone().unwrap_or_default();
    let onagree =
        props.change(|draft: &SetupDraft, agreed| draft::with_order_agreed(draft, agreed));
    let row = |(index, seat): (usize, Seat)| {
        let raise = props.change(move |draft: &SetupDraft, _: MouseEvent| {
            draft::with_order_raised(draft, index)
        });
        let name = seat_name(&phrases, seat);
        let label = phrases.say("exodus-setup-order-up", &[("seat", name.as_str().into())]);
        let look = SeatLook::new(seat.0);
        html! {
            <li key={seat.0} class={look.class()}>
                <SeatIcon seat={look} />
                <span>{ name }</span>
                <button type="button" class="icon-button" aria-label={label.clone()} title={label} aria-disabled={aria_disabled(index == 0)} onclick={unless_disabled(index == 0, raise)}>
                    <IconView icon={Icon::Rise} />
                </button>
            </li>
        }
    };
    let agreed = html! {
        <Check label={phrases.text("exodus-setup-order")} hint={phrases.text("exodus-setup-order.hint")}
            is_checked={draft.options.order.is_some()} onchange={onagree} />
    };
    html! { <>
        { with_rule_link(&props.open_rules, TURN_ORDER_RULE, agreed) }
        if !order.is_empty() {
            <ol class="exo-setup-order" aria-label={phrases.text("exodus-setup-order-list")}>
                { for order.into_iter().enumerate().map(row) }
            </ol>
        }
    </> }
}
