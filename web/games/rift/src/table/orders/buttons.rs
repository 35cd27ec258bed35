//! The buttons of the orders bar with icon, cost and refusal, and the list of refusals.

use super::super::actions::on_toggle;
use super::super::offers::{Offer, refused_kinds};
use super::super::pending_input::{InputMode, payment};
use super::super::volley::{fire_volley, offered_volley};
use super::OrderBarView;
use engine::error::RuleRefusal;
use engine::rift::action::{Action, Pay, PlusMinus};
use engine::rift::refusal::Refusal;
use engine::rift::ship::{MountId, Weapon};
use ui::icon::{Icon, IconView};
use yew::prelude::*;

impl OrderBarView<'_> {
    /// Renders a button that plays its action at once.
    pub(super) fn button(&self, offer: &Offer, name: String) -> Html {
        let onclick = self.actions.on_order(offer.action);
        self.order_button(offer, name, onclick)
    }

    /// Renders a button for an answer, labeled with its action.
    pub(super) fn answer_button(&self, offer: &Offer) -> Html {
        self.button(offer, self.narrator.order(self.view(), offer.action))
    }

    /// Renders a button that opens a further choice.
    pub(super) fn choice_button(&self, offer: &Offer, name: String, tool: InputMode) -> Html {
        let is_open = offer.refusal.is_none();
        let onclick = if is_open {
            on_toggle(self.actions, tool)
        } else {
            self.actions.on_order(offer.action)
        };
        self.order_button(offer, name, onclick)
    }

    fn order_button(&self, offer: &Offer, name: String, onclick: Callback<MouseEvent>) -> Html {
        let (enter, leave) = self.actions.pointer_handlers(offer.action);
        let (focus, blur) = self.actions.focus_handlers(offer.action);
        let price = payment(offer.action).map(Pay::total);
        let cost = price.map(|cost| {
            self.phrases
                .say("rift-order-cost", &[("cost", cost.into())])
        });
        let reason = offer.refusal.map(|refusal| self.refusal_text(refusal));
        let main = matches!(
            offer.action,
            Action::EndTurn | Action::Activate(_) | Action::NextGame
        );
        let class = classes!(
            "button",
            "order",
            (main && reason.is_none()).then_some("primary")
        );
        let icon = self.icon_of(offer.action);
        html! {
            <button type="button" {class} aria-disabled={reason.is_some().then_some("true")} title={reason.clone()}
                data-order={offer.action.term()} {onclick} onpointerenter={enter} onpointerleave={leave} onfocus={focus} onblur={blur}>
                if let Some(icon) = icon {
                    <IconView {icon} />
                }
                <span class="order-name">{ name }</span>
                if let Some(ready) = self.barrels_label(offer.action) {
                    <span class="count">{ ready }</span>
                }
                if let Some(cost) = cost {
                    <span class="cost">{ cost }</span>
                }
                if let Some(reason) = reason {
                    <span class="visually-hidden">{ format!(". {reason}") }</span>
                }
            </button>
        }
    }

    /// Renders the button that fires all barrels of a mount at its target; empty for a single shot.
    pub(super) fn volley_button(&self, offer: &Offer) -> Html {
        let shots = match offer.refusal {
            None => offered_volley(self.context, offer.action),
            Some(_) => Vec::new(),
        };
        if shots.is_empty() {
            return Html::default();
        }
        let prices = shots.iter().filter_map(|shot| payment(*shot));
        let cost: u8 = prices.map(Pay::total).sum();
        let name = [("count", shots.len().into())];
        let actions = self.actions.clone();
        let onclick = Callback::from(move |_: MouseEvent| fire_volley(&actions, &shots));
        html! {
            <button type="button" class="button order" data-order="volley" {onclick}>
                if let Some(icon) = self.icon_of(offer.action) {
                    <IconView {icon} />
                }
                <span class="order-name">{ self.phrases.say("rift-order-volley", &name) }</span>
                <span class="cost">{ self.phrases.say("rift-order-cost", &[("cost", cost.into())]) }</span>
            </button>
        }
    }

    /// Returns the number of barrels that can still fire as a label, such as `×2`.
    fn barrels_label(&self, action: Action) -> Option<String> {
        let Action::Fire(mount, None | Some(_), _) = action else {
            return None;
        };
        let left = self.barrels_left(mount)?;
        Some(format!("\u{d7}{left}"))
    }

    fn barrels_left(&self, mount: MountId) -> Option<u8> {
        let build = self.context.game().build(self.view().turn.ship?);
        Some(
            build
                .mount(mount)?
                .barrels
                .saturating_sub(self.view().turn.shots(mount.0)),
        )
    }

    fn icon_of(&self, action: Action) -> Option<Icon> {
        Some(match action {
            Action::Step => Icon::Step,
            Action::Accelerate(PlusMinus::Plus, _) => Icon::Faster,
            Action::Accelerate(PlusMinus::Minus, _) => Icon::Slower,
            Action::Rotate(PlusMinus::Minus, _) => Icon::TurnLeft,
            Action::Rotate(PlusMinus::Plus, _) => Icon::TurnRight,
            Action::ChangePlane(PlusMinus::Plus, _) => Icon::Rise,
            Action::ChangePlane(PlusMinus::Minus, _) => Icon::Dive,
            Action::Warp(..) => Icon::Warp,
            Action::Fire(mount, _, _) => {
                let build = self.context.game().build(self.view().turn.ship?);
                match build.mount(mount)?.weapon {
                    Weapon::Laser => Icon::Laser,
                    Weapon::Torpedo => Icon::Torpedo,
                    Weapon::Ion => Icon::Ion,
                }
            }
            Action::Relocate(..) | Action::Swap(..) | Action::ChooseSide(..) => Icon::Shield,
            Action::Charge(_) => Icon::Charge,
            Action::ChargeIon(_) => Icon::Ion,
            Action::ReleaseMine => Icon::Mine,
            Action::EndTurn => Icon::EndTurn,
            Action::Activate(_) | Action::NextGame => Icon::Play,
            Action::ChooseCorner(..)
            | Action::Concede
            | Action::OfferDraw
            | Action::AnswerDraw(_)
            | Action::TimeOut => return None,
        })
    }

    fn refusal_text(&self, refusal: Refusal) -> String {
        format!("{} ({})", self.narrator.refusal(&refusal), refusal.rule())
    }

    /// Renders every refused kind of action with its reason and rule.
    pub(super) fn refusal_list(&self) -> Html {
        let row = |(offer, refusal): (&Offer, Refusal)| {
            let name = self.narrator.order(self.view(), offer.action);
            let reason = self.narrator.refusal(&refusal);
            html! { <li><strong class="order-name">{ name }</strong><span>{ reason }</span>{ self.actions.rule_link(refusal.rule()) }</li> }
        };
        let refused = refused_kinds(&self.context.offers).into_iter();
        html! {
            <div class="why-not-panel"><ul class="why-not">{ for refused.map(row) }</ul>{ self.cancel_button() }</div>
        }
    }
}
