//! The orders bar: what the ship can do now, what it costs, and why not.

use super::super::narrate::Narrator;
use super::Watch;
use super::actions::Actions;
use super::aim::{Aim, Tool, paid, payment};
use crate::l10n::{Phrases, use_phrases};
use engine::error::Cites;
use engine::game::{Choice, Game, Seat, Spot};
use engine::grid::Square;
use engine::rift::Rift;
use engine::rift::action::{Action, Pay};
use engine::rift::refusal::Refusal;
use engine::rift::ship::{MountId, Slot};
use engine::rift::state::{Phase, State};
use engine::session::Session;
use std::collections::BTreeMap;
use yew::prelude::*;

/// A kind of orders: which belong to it, and its phrase.
type Kind = (fn(Action) -> bool, &'static str);

/// One thing to order, and why not.
pub type Offer = Choice<Action, Refusal>;

/// Everything that a seat can order, as the prompt gives it, paid as the captain wishes.
#[derive(PartialEq)]
pub struct Offers {
    /// All of them, in the order of the prompt.
    pub all: Vec<Offer>,
    tool: Tool,
}

impl Offers {
    /// The offers to a seat; none when nobody here is asked.
    #[must_use]
    pub fn new(session: &Session<Rift>, seat: Option<Seat>, aim: Aim) -> Self {
        let all = seat
            .map(|seat| session.prompt(seat).choices)
            .unwrap_or_default();
        let (table, state) = (session.game(), session.state());
        let all = match seat {
            Some(seat) if aim.pay_aux => all
                .into_iter()
                .map(|offer| from_aux(table, state, seat, offer))
                .collect(),
            Some(_) | None => all,
        };
        Self {
            all,
            tool: aim.tool,
        }
    }

    /// The first offer that fits, a legal one if there is any.
    #[must_use]
    pub fn find(&self, fits: impl Fn(Action) -> bool) -> Option<&Offer> {
        let mut fitting = self.all.iter().filter(|offer| fits(offer.action));
        let first = fitting.clone().next();
        fitting.find(|offer| offer.refusal.is_none()).or(first)
    }

    /// All legal offers that fit.
    pub fn legal(&self, fits: impl Fn(Action) -> bool) -> impl Iterator<Item = &Offer> {
        self.all
            .iter()
            .filter(move |offer| offer.refusal.is_none() && fits(offer.action))
    }

    /// The legal offers of a square, as far as the tool in hand lets them show on the board:
    /// landings of a jump only while a jump is being ordered.
    pub fn on_square(&self, square: Square) -> impl Iterator<Item = &Offer> {
        let warping = self.tool == Tool::Warp;
        let fits = move |action| matches!(action, Action::Warp(..)) == warping;
        self.legal(fits)
            .filter(move |offer| offer.spot == Spot::Cell(square.cell()))
    }

    /// The squares that may be picked, with what picking does.
    #[must_use]
    pub fn by_square(
        &self,
        table: &Rift,
        state: &State,
        narrator: &Narrator<'_>,
    ) -> BTreeMap<Square, String> {
        let mut squares = BTreeMap::new();
        for square in table.board().squares() {
            let names: Vec<String> = self
                .on_square(square)
                .map(|offer| narrator.order(state, offer.action))
                .collect();
            if !names.is_empty() {
                squares.insert(square, names.join(", "));
            }
        }
        for offer in &self.all {
            let Action::Activate(ship) = offer.action else {
                continue;
            };
            if let Some(ship) = state.ship(ship).filter(|_| offer.refusal.is_none()) {
                squares.insert(ship.square(), narrator.order(state, offer.action));
            }
        }
        squares
    }

    /// Slots to which a bar can go from `from`, by moving or by exchange.
    #[must_use]
    pub fn goals(&self, from: Slot) -> Vec<(Slot, Action)> {
        let goal = |offer: &Offer| {
            if let Action::Relocate(a, b, _) | Action::Swap(a, b, _) = offer.action {
                let other = if a == from { Some(b) } else { None };
                let back = matches!(offer.action, Action::Swap(..)) && b == from;
                other.or(back.then_some(a)).map(|slot| (slot, offer.action))
            } else {
                None
            }
        };
        self.all
            .iter()
            .filter(|offer| offer.refusal.is_none())
            .filter_map(goal)
            .collect()
    }
}

/// An offer paid from the auxiliary store first, where that is legal.
fn from_aux(table: &Rift, state: &State, seat: Seat, offer: Offer) -> Offer {
    let ship = state.turn.ship.and_then(|id| state.ship(id));
    let (Some(pay), Some(ship)) = (payment(offer.action), ship) else {
        return offer;
    };
    let price = pay.total();
    let aux = price.min(ship.aux);
    let action = paid(
        offer.action,
        Pay {
            main: price - aux,
            aux,
        },
    );
    match table.check(state, seat, action) {
        Ok(()) => Choice {
            action,
            refusal: None,
            ..offer
        },
        Err(_) => offer,
    }
}

/// Properties of the orders bar.
#[derive(Properties, PartialEq)]
pub struct OrderBarProps {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
}

/// The orders bar.
#[component]
pub fn OrderBar(props: &OrderBarProps) -> Html {
    let phrases = use_phrases();
    let OrderBarProps { watch, actions } = props;
    let bar = Bar {
        watch,
        actions,
        phrases: &phrases,
        narrator: Narrator::new(&phrases, watch.table()),
    };
    let phase = watch.session.state().phase;
    let body = match (watch.seat, phase) {
        (None, _) => html! { <p class="orders-idle">{ phrases.text("table-orders-none") }</p> },
        (Some(_), Phase::Orders) => bar.orders(),
        (
            Some(_),
            Phase::Activation | Phase::Blast | Phase::Return | Phase::Interval | Phase::Over,
        ) => bar.answers(),
    };
    html! { <section class="table-actions panel" aria-label={phrases.text("table-orders")}>{ body }</section> }
}

struct Bar<'a> {
    watch: &'a Watch,
    actions: &'a Actions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl Bar<'_> {
    fn state(&self) -> &State {
        self.watch.session.state()
    }

    /// All legal answers, each a button.
    fn answers(&self) -> Html {
        let buttons = self
            .watch
            .offers
            .all
            .iter()
            .map(|offer| self.button(offer, self.narrator.order(self.state(), offer.action)));
        buttons.collect()
    }

    fn orders(&self) -> Html {
        let tool = self.watch.aim.tool;
        match tool {
            Tool::Free | Tool::Warp | Tool::Bar(_) => html! { <>
                { self.helm() }{ self.guns() }{ self.stores() }
                if tool != Tool::Free {
                    { self.cancel() }
                }
            </> },
            Tool::Fire(mount) => {
                self.choices(|action| matches!(action, Action::Fire(m, _, _) if m == mount))
            }
            Tool::Square(square) => {
                let offers = self.watch.offers.on_square(square);
                html! { <>{ for offers.map(|offer| self.button(offer, self.narrator.order(self.state(), offer.action))) }{ self.cancel() }</> }
            }
            Tool::Charge => self.choices(|action| matches!(action, Action::Charge(_))),
            Tool::Confirm(action) => self.confirm(action),
            Tool::WhyNot => self.why_not(),
        }
    }

    fn choices(&self, fits: impl Fn(Action) -> bool) -> Html {
        let offers = self.watch.offers.legal(fits);
        html! { <>
            { for offers.map(|offer| self.button(offer, self.narrator.order(self.state(), offer.action))) }
            { self.cancel() }
        </> }
    }

    fn confirm(&self, action: Action) -> Html {
        let key = if action == Action::EndTurn {
            "rift-warning-energy-lost"
        } else {
            "rift-preview-shields-down"
        };
        let ship = self
            .state()
            .turn
            .ship
            .and_then(|id| self.state().ship(id))
            .map_or(0, |ship| ship.main.saturating_sub(1));
        let text = self.phrases.say(key, &[("units", ship.into())]);
        let go = self.actions.give_now(action);
        html! { <>
            <p class="orders-warning" role="alert">{ text }</p>
            <button type="button" class="button danger" onclick={go}>{ self.narrator.order(self.state(), action) }</button>
            { self.cancel() }
        </> }
    }

    fn cancel(&self) -> Html {
        let onclick = self.actions.aim(Tool::Free);
        html! { <button type="button" class="button quiet" {onclick}>{ self.phrases.text("cancel") }</button> }
    }

    fn helm(&self) -> Html {
        use engine::rift::action::Sense::{Minus, Plus};
        let kinds: [Kind; 7] = [
            (|a| a == Action::Step, "step"),
            (|a| matches!(a, Action::Accelerate(Plus, _)), "faster"),
            (|a| matches!(a, Action::Accelerate(Minus, _)), "slower"),
            (|a| matches!(a, Action::Rotate(Minus, _)), "turn-left"),
            (|a| matches!(a, Action::Rotate(Plus, _)), "turn-right"),
            (|a| matches!(a, Action::ChangePlane(Plus, _)), "rise"),
            (|a| matches!(a, Action::ChangePlane(Minus, _)), "sink"),
        ];
        let button = |(fits, key): (fn(Action) -> bool, &str)| {
            let name = self.phrases.text(&format!("rift-order-{key}"));
            self.watch
                .offers
                .find(fits)
                .map(|offer| self.button(offer, name))
                .unwrap_or_default()
        };
        let warp = self.watch.offers.find(|a| matches!(a, Action::Warp(..)));
        let warp =
            warp.map(|offer| self.opener(offer, self.phrases.text("rift-order-warp"), Tool::Warp));
        html! { <div class="order-group" role="group" aria-label={self.phrases.text("table-orders-helm")}>
            { for kinds.into_iter().map(button) }{ warp.unwrap_or_default() }
        </div> }
    }

    fn guns(&self) -> Html {
        let Some(ship) = self.state().turn.ship else {
            return Html::default();
        };
        let mounts = (0..self.watch.table().build(ship).mounts.len() as u8).map(MountId);
        let gun = |mount: MountId| {
            let name = self.narrator.mount(ship, mount);
            let fits = move |action| matches!(action, Action::Fire(m, _, _) if m == mount);
            let offer = self.watch.offers.find(fits)?;
            let several = self.watch.offers.legal(fits).count() > 1;
            Some(if several {
                self.opener(offer, name, Tool::Fire(mount))
            } else {
                self.button(offer, name)
            })
        };
        html! { <div class="order-group" role="group" aria-label={self.phrases.text("rift-console-weapons")}>
            { for mounts.filter_map(gun) }
        </div> }
    }

    fn stores(&self) -> Html {
        let find = |fits: fn(Action) -> bool| self.watch.offers.find(fits);
        let text = |key: &str| self.phrases.text(&format!("rift-order-{key}"));
        let charge = find(|a| matches!(a, Action::Charge(_)))
            .map(|offer| self.opener(offer, text("charge"), Tool::Charge));
        let ion = find(|a| matches!(a, Action::ChargeIon(_)))
            .map(|offer| self.button(offer, text("charge-ion")));
        let mine = find(|a| a == Action::ReleaseMine)
            .map(|offer| self.button(offer, text("release-mine")));
        let end = find(|a| a == Action::EndTurn).map(|offer| self.button(offer, text("end-turn")));
        let why = self.actions.aim(Tool::WhyNot);
        html! { <div class="order-group order-group-end" role="group" aria-label={self.phrases.text("table-orders-stores")}>
            { charge.unwrap_or_default() }{ ion.unwrap_or_default() }{ mine.unwrap_or_default() }
            { self.pay_switch() }
            <button type="button" class="button quiet" onclick={why}>{ self.phrases.text("table-why-not") }</button>
            { self.rest() }
            { end.unwrap_or_default() }
        </div> }
    }

    /// Stores what would be lost and ends the turn in one press.
    fn rest(&self) -> Html {
        let ends = self
            .watch
            .offers
            .legal(|a| a == Action::EndTurn)
            .next()
            .is_some();
        match self.actions.rest().filter(|_| ends) {
            Some(_) => {
                let onclick = self.actions.store_rest_and_end();
                html! { <button type="button" class="button" {onclick}>{ self.phrases.text("rift-order-charge-rest") }</button> }
            }
            None => Html::default(),
        }
    }

    fn pay_switch(&self) -> Html {
        let ship = self.state().turn.ship.and_then(|id| self.state().ship(id));
        if ship.is_none_or(|ship| ship.aux == 0 || ship.main == 0) {
            return Html::default();
        }
        let aux = self.watch.aim.pay_aux;
        let onclick = self.actions.pay_from(!aux);
        let key = if aux {
            "rift-order-pay-aux"
        } else {
            "rift-order-pay-main"
        };
        html! { <button type="button" class="chip" aria-pressed={aux.to_string()} {onclick}>{ self.phrases.text(key) }</button> }
    }

    /// A button that gives its order at once.
    fn button(&self, offer: &Offer, name: String) -> Html {
        let onclick = self.actions.give(offer);
        self.pressable(offer, name, onclick)
    }

    /// A button that opens one more choice.
    fn opener(&self, offer: &Offer, name: String, tool: Tool) -> Html {
        let onclick = if offer.refusal.is_none() {
            self.actions.aim(tool)
        } else {
            self.actions.give(offer)
        };
        self.pressable(offer, name, onclick)
    }

    fn pressable(&self, offer: &Offer, name: String, onclick: Callback<MouseEvent>) -> Html {
        let (enter, leave) = self.actions.look(offer.action);
        let (focus, blur) = self.actions.look_by_focus(offer.action);
        let price = payment(offer.action).map(Pay::total);
        let cost = price.map(|cost| {
            self.phrases
                .say("rift-order-cost", &[("cost", cost.into())])
        });
        let why = offer.refusal.map(|refusal| self.why(refusal));
        let main = offer.action == Action::EndTurn || matches!(offer.action, Action::Activate(_));
        let class = classes!("button", (main && why.is_none()).then_some("primary"));
        html! {
            <button type="button" {class} aria-disabled={why.is_some().then_some("true")} title={why.clone()}
                data-order={offer.action.term()} {onclick} onpointerenter={enter} onpointerleave={leave} onfocus={focus} onblur={blur}>
                { name }
                if let Some(cost) = cost {
                    <span class="cost">{ cost }</span>
                }
                if let Some(why) = why {
                    <span class="visually-hidden">{ format!(". {why}") }</span>
                }
            </button>
        }
    }

    fn why(&self, refusal: Refusal) -> String {
        format!("{} ({})", self.narrator.refusal(&refusal), refusal.rule())
    }

    /// Every kind of order that is refused now, with the reason and the rule.
    fn why_not(&self) -> Html {
        let mut seen: Vec<(&'static str, Refusal)> = Vec::new();
        for offer in &self.watch.offers.all {
            let term = offer.action.term();
            let open = self
                .watch
                .offers
                .legal(|a| a.term() == term)
                .next()
                .is_some();
            if let Some(refusal) = offer
                .refusal
                .filter(|_| !open && !seen.iter().any(|(t, _)| *t == term))
            {
                seen.push((term, refusal));
            }
        }
        let row = |(term, refusal): &(&'static str, Refusal)| {
            let offer = self.watch.offers.find(|a| a.term() == *term);
            let name = offer
                .map(|offer| self.narrator.order(self.state(), offer.action))
                .unwrap_or_default();
            html! { <li><strong>{ name }</strong><span>{ self.narrator.refusal(refusal) }</span>{ self.actions.rule_link(refusal.rule()) }</li> }
        };
        html! { <div class="why-not-panel"><ul class="why-not">{ for seen.iter().map(row) }</ul>{ self.cancel() }</div> }
    }
}
