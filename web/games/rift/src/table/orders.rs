//! The orders bar: the actions of the ship with their costs, and the refused ones with their
//! reasons.

mod buttons;

use super::super::narrate::Narrator;
use super::actions::{largest_charge, on_toggle, pay, store_and_end_turn, warning};
use super::offers::{find, legal, on_square};
use super::pending_input::InputMode;
use super::{TableActions, TableContext};
use crate::Ui;
use engine::rift::action::Action;
use engine::rift::ship::MountId;
use engine::rift::state::Phase;
use engine::rift::view::View;
use play::game_ui::{OrderBarProps, TablePartProps};
use play::table::DrawOffer;
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// A group of actions: the predicate that selects it, and its phrase.
type Kind = (fn(Action) -> bool, &'static str);

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
        narrator: Narrator::new(&phrases, context.game()),
    };
    let snapshot = &context.snapshot;
    let body = match (snapshot.seat, context.view.phase) {
        (None, _) => idle_notice.render(&phrases),
        (Some(_), Phase::Orders) => bar.orders(),
        (
            Some(_),
            Phase::Activation | Phase::Blast | Phase::Return | Phase::Interval | Phase::Over,
        ) => bar.answer_buttons(),
    };
    html! {<>
        <DrawOffer<Ui> snapshot={snapshot.clone()} player_kinds={player_kinds.clone()} />
        { body }
    </>}
}

/// Renders an empty hand, because players of Rift hold no cards.
#[component]
pub fn EmptyHand(_: &TablePartProps<Ui>) -> Html {
    Html::default()
}

struct OrderBarView<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl OrderBarView<'_> {
    fn view(&self) -> &View {
        &self.context.view
    }

    /// Renders all answers to a question as buttons.
    fn answer_buttons(&self) -> Html {
        let buttons = self
            .context
            .offers
            .all
            .iter()
            .map(|offer| self.answer_button(offer));
        buttons.collect()
    }

    fn orders(&self) -> Html {
        let tool = self.context.input.tool;
        match tool {
            InputMode::Free | InputMode::Warp | InputMode::Bar(_) => html! { <>
                { self.movement_buttons() }{ self.weapon_buttons() }{ self.store_buttons() }
                if tool != InputMode::Free {
                    { self.cancel_button() }
                }
            </> },
            InputMode::Fire(mount) => {
                self.choices(|action| matches!(action, Action::Fire(m, _, _) if m == mount))
            }
            InputMode::Square(square) => {
                let offers = on_square(&self.context.offers, tool, square);
                html! { <>{ for offers.map(|offer| self.answer_button(offer)) }{ self.cancel_button() }</> }
            }
            InputMode::Charge => self.choices(|action| matches!(action, Action::Charge(_))),
            InputMode::Confirm(action) => self.confirmation(action),
            InputMode::Refusals => self.refusal_list(),
        }
    }

    fn choices(&self, fits: impl Fn(Action) -> bool) -> Html {
        let offers = legal(&self.context.offers, fits);
        html! { <>
            { for offers.map(|offer| self.answer_button(offer)) }
            { self.cancel_button() }
        </> }
    }

    fn confirmation(&self, action: Action) -> Html {
        let text = warning(self.actions, self.phrases, action);
        let on_confirm = self.actions.on_order_unconfirmed(action);
        html! { <>
            <p class="orders-warning" role="alert">{ text }</p>
            <button type="button" class="button danger" onclick={on_confirm}>{ self.narrator.order(self.view(), action) }</button>
            { self.cancel_button() }
        </> }
    }

    fn cancel_button(&self) -> Html {
        let onclick = on_toggle(self.actions, InputMode::Free);
        html! { <button type="button" class="button quiet" {onclick}>{ self.phrases.text("cancel") }</button> }
    }

    fn movement_buttons(&self) -> Html {
        use engine::rift::action::PlusMinus::{Minus, Plus};
        let kinds: [Kind; 7] = [
            (|a| a == Action::Step, "step"),
            (|a| matches!(a, Action::Accelerate(Plus, _)), "faster"),
            (|a| matches!(a, Action::Accelerate(Minus, _)), "slower"),
            (|a| matches!(a, Action::Rotate(Minus, _)), "turn-left"),
            (|a| matches!(a, Action::Rotate(Plus, _)), "turn-right"),
            (|a| matches!(a, Action::ChangePlane(Plus, _)), "rise"),
            (|a| matches!(a, Action::ChangePlane(Minus, _)), "sink"),
        ];
        let button = |(fits, key): Kind| {
            let name = self.phrases.text(&format!("rift-order-{key}"));
            find(&self.context.offers, fits)
                .map(|offer| self.button(offer, name))
                .unwrap_or_default()
        };
        let warp = find(&self.context.offers, |a| matches!(a, Action::Warp(..)));
        let warp = warp.map(|offer| {
            self.choice_button(offer, self.phrases.text("rift-order-warp"), InputMode::Warp)
        });
        html! { <div class="order-group" role="group" aria-label={self.phrases.text("table-orders-helm")}>
            { for kinds.into_iter().map(button) }{ warp.unwrap_or_default() }
        </div> }
    }

    fn weapon_buttons(&self) -> Html {
        let Some(ship) = self.view().turn.ship else {
            return Html::default();
        };
        let mounts = (0..self.context.game().build(ship).mounts.len() as u8).map(MountId);
        let weapon_button = |mount: MountId| {
            let name = self.narrator.mount(ship, mount);
            let fits = move |action| matches!(action, Action::Fire(m, _, _) if m == mount);
            let offer = find(&self.context.offers, fits)?;
            let several = legal(&self.context.offers, fits).count() > 1;
            Some(if several {
                self.choice_button(offer, name, InputMode::Fire(mount))
            } else {
                html! { <>{ self.button(offer, name) }{ self.volley_button(offer) }</> }
            })
        };
        html! { <div class="order-group" role="group" aria-label={self.phrases.text("rift-console-weapons")}>
            { for mounts.filter_map(weapon_button) }
        </div> }
    }

    fn store_buttons(&self) -> Html {
        let find = |fits: fn(Action) -> bool| find(&self.context.offers, fits);
        let text = |key: &str| self.phrases.text(&format!("rift-order-{key}"));
        let charge = find(|a| matches!(a, Action::Charge(_)))
            .map(|offer| self.choice_button(offer, text("charge"), InputMode::Charge));
        let ion = find(|a| matches!(a, Action::ChargeIon(_)))
            .map(|offer| self.button(offer, text("charge-ion")));
        let mine = find(|a| a == Action::ReleaseMine)
            .map(|offer| self.button(offer, text("release-mine")));
        let end = find(|a| a == Action::EndTurn).map(|offer| self.button(offer, text("end-turn")));
        let on_refusals = on_toggle(self.actions, InputMode::Refusals);
        html! { <div class="order-group order-group-end" role="group" aria-label={self.phrases.text("table-orders-stores")}>
            { charge.unwrap_or_default() }{ ion.unwrap_or_default() }{ mine.unwrap_or_default() }
            { self.pay_switch() }
            <button type="button" class="button order quiet why-not-button" onclick={on_refusals}><IconView icon={Icon::WhyNot} /><span class="order-name">{ self.phrases.text("table-why-not") }</span></button>
            { self.store_and_end_button() }
            { end.unwrap_or_default() }
        </div> }
    }

    /// Renders the button that charges the energy that would otherwise be lost, and ends the turn.
    fn store_and_end_button(&self) -> Html {
        let can_end = self.context.offers.is_legal(Action::EndTurn);
        match largest_charge(self.actions).filter(|_| can_end) {
            Some(_) => {
                let actions = self.actions.clone();
                let onclick = Callback::from(move |_: MouseEvent| store_and_end_turn(&actions));
                html! { <button type="button" class="button order" data-order="charge-rest" {onclick}><IconView icon={Icon::Charge} /><span class="order-name">{ self.phrases.text("rift-order-charge-rest") }</span></button> }
            }
            None => Html::default(),
        }
    }

    fn pay_switch(&self) -> Html {
        let ship = self.view().turn.ship.and_then(|id| self.view().ship(id));
        if ship.is_none_or(|ship| ship.aux == 0 || ship.main == 0) {
            return Html::default();
        }
        let pays_aux = self.context.input.pays_aux;
        let actions = self.actions.clone();
        let onclick = Callback::from(move |_: MouseEvent| pay(&actions, !pays_aux));
        let title = self.phrases.text("rift-order-pay-aux.hint");
        html! { <button type="button" class="button order quiet" aria-pressed={pays_aux.to_string()} data-order="pay" {title} {onclick}><IconView icon={Icon::Charge} /><span class="order-name">{ self.phrases.text("rift-order-pay-aux") }</span></button> }
    }
}
