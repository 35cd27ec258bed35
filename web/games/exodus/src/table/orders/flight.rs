//! The controls that order ships: the selected ship, its tokens, the six directions and the blank
//! token, and its group.

use super::super::InputMode;
use super::OrderBarView;
use crate::table;
use crate::table::actions;
use crate::table::offers;
use crate::table::pick_resolver;
use engine::exodus::action::{Action, Token};
use engine::exodus::hex::Direction;
use engine::exodus::ship::ShipId;
use engine::exodus::step::Step;
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

/// Maximum number of joinable groups that have a button each; more become a list.
const MAX_GROUP_BUTTONS: usize = 2;

impl OrderBarView<'_> {
    /// Renders the ships that can be ordered, and the controls of the selected one; `None` in other
    /// steps.
    pub(super) fn flight(&self) -> Option<Html> {
        let context = self.context;
        let public = &context.view.public;
        let is_flight_step = public.step == Step::Orders || matches!(public.step, Step::Open(_));
        if !is_flight_step || public.task().is_some() {
            return None;
        }
        let seat = context.snapshot.seat?;
        let selected_ship = offers::selected_ship(&context.offers, context.input);
        let ships = public.fleet(seat).iter();
        Some(html! {<>
            <div class="order-group exo-ships" role="group" aria-label={self.phrases.text("exodus-orders-ships")}>
                { for ships.map(|ship| self.chip(ship, selected_ship)) }
            </div>
            { selected_ship.map(|ship| self.pad(ship)).unwrap_or_default() }
            { selected_ship.map(|ship| self.joining(ship)).unwrap_or_default() }
        </>})
    }

    /// Renders a ship to select, with its tokens.
    fn chip(&self, ship: ShipId, selected_ship: Option<ShipId>) -> Html {
        let context = self.context;
        let narrator = table::narrator(context, self.phrases);
        let can_act = offers::actionable_pieces(&context.offers).contains(ship);
        let stack = context.offers.plan.orders[ship.fleet_index()];
        let tokens = narrator.tokens(stack.tokens());
        let has_tokens = stack.token_count() > 0;
        let is_closed = !can_act && !has_tokens;
        let leader = context.offers.plan.leader_of(ship.fleet_index());
        let follows = (leader != ship.fleet_index()).then(|| {
            let leader = ShipId::at(ship.seat(), leader);
            let args = [("ship", narrator.ship_short(leader).into())];
            self.phrases.say("exodus-orders-with", &args)
        });
        html! {
            <button key={ship.0.to_string()} type="button" class="chip exo-ship-chip" aria-pressed={(selected_ship == Some(ship)).to_string()}
                data-laid={has_tokens.then_some("true")} aria-disabled={aria_disabled(is_closed)} onclick={unless_disabled(is_closed, actions::on_ship(self.actions, ship))}>
                <span class="exo-chip-name">{ narrator.ship_short(ship) }</span>
                if has_tokens {
                    <span class="exo-chip-way" aria-hidden="true">{ for stack.tokens().map(arrow) }</span>
                    <span class="visually-hidden">{ ": " }{ tokens }</span>
                }
                if let Some(follows) = follows { <small>{ follows }</small> }
            </button>
        }
    }

    /// Renders the six directions as on the map, with the blank token in the center.
    fn pad(&self, ship: ShipId) -> Html {
        let context = self.context;
        let open = matches!(context.view.public.step, Step::Open(_));
        let narrator = table::narrator(context, self.phrases);
        let key = |token: Token| {
            let action = match token {
                Token::Go(direction) if open => Action::Step(ship, direction),
                Token::Go(_) | Token::Blank => Action::Order(ship, token),
            };
            let is_legal = context.offers.is_legal(action);
            let direction_index = match token {
                Token::Blank => 0,
                Token::Go(direction) => direction.number(),
            };
            let (enter, leave) = self.actions.pointer_handlers(action);
            let (focus, blur) = self.actions.focus_handlers(action);
            let name = match token {
                Token::Blank => narrator.token(token),
                Token::Go(direction) => {
                    let args = [
                        ("direction", narrator.direction(direction).into()),
                        ("number", direction.number().into()),
                    ];
                    self.phrases.say("exodus-orders-direction", &args)
                }
            };
            html! {
                <button key={direction_index} type="button" class="exo-pad-key" data-direction={direction_index.to_string()} aria-label={name.clone()} title={name}
                    aria-disabled={(!is_legal).then_some("true")} onclick={self.actions.on_order(action)}
                    onpointerenter={enter} onpointerleave={leave} onfocus={focus} onblur={blur}>{ arrow(token) }</button>
            }
        };
        let left = pick_resolver::pick_resolver(context)
            .flight_left()
            .map_or(0, |(_, _, left)| left);
        let args = [
            ("ship", narrator.ship_short(ship).into()),
            ("left", left.into()),
        ];
        html! {
            <div class="order-group exo-helm" role="group" aria-label={self.phrases.say("exodus-orders-helm", &args)}>
                <div class="exo-pad">
                    { for Direction::ALL.into_iter().map(|direction| key(Token::Go(direction))) }
                    if !open { { key(Token::Blank) } }
                </div>
                <p class="exo-helm-left">{ self.phrases.say("exodus-orders-left", &args) }</p>
            </div>
        }
    }

    /// Renders the ships whose group the selected one can join.
    fn joining(&self, ship: ShipId) -> Html {
        let joins = |action: &Action| matches!(action, Action::Join(joins, _) if *joins == ship);
        let joins: Vec<Action> = self.context.offers.legal().filter(joins).collect();
        match joins.len() {
            0 => Html::default(),
            1..=MAX_GROUP_BUTTONS => joins
                .into_iter()
                .map(|action| self.button(action, false))
                .collect(),
            _ => {
                let onclick = self.actions.on_set_mode(InputMode::Group);
                html! {
                    <button type="button" class="button order" data-order="join" {onclick}>
                        <span class="order-name">{ self.phrases.text("exodus-orders-group") }</span>
                    </button>
                }
            }
        }
    }
}

/// Renders a token as an arrow.
fn arrow(token: Token) -> Html {
    let turn = match token {
        Token::Blank => {
            return html! { <svg class="exo-arrow" viewBox="-12 -12 24 24" aria-hidden="true"><circle r="4" /></svg> };
        }
        Token::Go(direction) => i32::from(direction.number() - 1) * 60,
    };
    html! {
        <svg class="exo-arrow" viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M0-9L6-1H2V9H-2V-1H-6Z" transform={format!("rotate({turn})")} />
        </svg>
    }
}
