//! The orders bar: what the ship can do now, what it costs, and why not.

mod press;

use super::super::narrate::Narrator;
use super::actions::Actions;
use super::aim::Tool;
use super::{Watch, is_human};
use crate::play::Deed;
use crate::play::table::OrderPanel;
use engine::game::Seat;
use engine::rift::action::Action;
use engine::rift::ship::MountId;
use engine::rift::state::{Phase, State};
use store::Sitter;
use ui::console::PaceBar;
use ui::icon::{Icon, Sign};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// A kind of orders: which belong to it, and its phrase.
type Kind = (fn(Action) -> bool, &'static str);

/// Properties of the orders bar.
#[derive(Properties, PartialEq)]
pub struct OrderBarProps {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Whether only bots play on.
    pub watched: bool,
    /// Those who are waited for at another screen, and how the turn gets there.
    #[prop_or_default]
    pub away: Option<Html>,
}

/// The orders bar.
#[component]
pub fn OrderBar(props: &OrderBarProps) -> Html {
    let phrases = use_phrases();
    let OrderBarProps {
        watch,
        actions,
        sitters,
        watched,
        away,
    } = props;
    let bar = Bar {
        watch,
        actions,
        phrases: &phrases,
        narrator: Narrator::new(&phrases, watch.table()),
    };
    let phase = watch.session.state().phase;
    let body = match (watch.seat, phase) {
        (None, _) if *watched => html! { <PaceBar /> },
        (None, _) if away.is_some() => away.clone().unwrap_or_default(),
        (None, _) => html! { <p class="orders-idle">{ phrases.text("table-orders-none") }</p> },
        (Some(_), Phase::Orders) => bar.orders(),
        (
            Some(_),
            Phase::Activation | Phase::Blast | Phase::Return | Phase::Interval | Phase::Over,
        ) => bar.answers(),
    };
    let state = watch.session.state();
    // In another turn no button is the one of before: who presses twice ends one turn.
    let question = format!(
        "{} {:?} {phase:?} {:?}",
        state.round, watch.seat, state.turn.ship
    );
    html! {
        <OrderPanel {question} narrowed={format!("{:?}", watch.aim.tool)}>{ bar.draw_offer(sitters) }{ body }</OrderPanel>
    }
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

    /// The answer to an offer of a draw, for the first person here who has not given it.
    fn draw_offer(&self, sitters: &[Sitter]) -> Html {
        let session = &self.watch.session;
        let answers = |seat: &Seat| session.asides(*seat).contains(&Action::AnswerDraw(true));
        let people = (0..sitters.len() as u8)
            .map(Seat)
            .filter(|&seat| is_human(sitters, seat));
        let Some(seat) = people.into_iter().find(answers) else {
            return Html::default();
        };
        let answer = |yes: bool| {
            let deeds = self.watch.deeds.clone();
            let onclick = Callback::from(move |_: MouseEvent| {
                deeds.dispatch(Deed::Act(seat, Action::AnswerDraw(yes)))
            });
            let name = self.narrator.order(self.state(), Action::AnswerDraw(yes));
            html! { <button type="button" class="button" {onclick}>{ name }</button> }
        };
        html! {
            <div class="order-group draw-offer" role="alert">
                <p>{ format!("{}: {}", self.narrator.seat(seat), self.phrases.text("table-draw-offered")) }</p>
                { answer(true) }{ answer(false) }
            </div>
        }
    }

    /// All legal answers, each a button.
    fn answers(&self) -> Html {
        let buttons = self.watch.offers.all.iter().map(|offer| self.answer(offer));
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
                html! { <>{ for offers.map(|offer| self.answer(offer)) }{ self.cancel() }</> }
            }
            Tool::Charge => self.choices(|action| matches!(action, Action::Charge(_))),
            Tool::Confirm(action) => self.confirm(action),
            Tool::WhyNot => self.why_not(),
        }
    }

    fn choices(&self, fits: impl Fn(Action) -> bool) -> Html {
        let offers = self.watch.offers.legal(fits);
        html! { <>
            { for offers.map(|offer| self.answer(offer)) }
            { self.cancel() }
        </> }
    }

    fn confirm(&self, action: Action) -> Html {
        let text = self.actions.warning(self.phrases, action);
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
        let button = |(fits, key): Kind| {
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
            <button type="button" class="button order quiet" onclick={why}><Sign icon={Icon::WhyNot} /><span class="order-name">{ self.phrases.text("table-why-not") }</span></button>
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
                html! { <button type="button" class="button order" data-order="charge-rest" {onclick}><Sign icon={Icon::Charge} /><span class="order-name">{ self.phrases.text("rift-order-charge-rest") }</span></button> }
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
        let title = self.phrases.text("rift-order-pay-aux.hint");
        html! { <button type="button" class="button order quiet" aria-pressed={aux.to_string()} data-order="pay" {title} {onclick}><Sign icon={Icon::Charge} /><span class="order-name">{ self.phrases.text("rift-order-pay-aux") }</span></button> }
    }
}
