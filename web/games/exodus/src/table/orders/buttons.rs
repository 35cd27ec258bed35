//! The buttons of the bar: one per action, and those that select an input before a hex is picked.

use super::super::{InputMode, forecast};
use super::OrderBarView;
use super::action_groups::ActionGroup;
use crate::table;
use crate::table::actions;
use engine::exodus::action::Action;
use engine::exodus::hex::HexId;
use engine::exodus::part::Rocket;
use engine::exodus::ship::ShipId;
use engine::game::Seat;
use play::session_store::SessionCommand;
use ui::icon::{Icon, IconView};
use ui::panels::aria_disabled;
use yew::prelude::*;

impl OrderBarView<'_> {
    /// Renders a group with its name and its buttons.
    pub(super) fn button_group(&self, group: ActionGroup, actions: &[Action]) -> Html {
        let label = self
            .phrases
            .text(&format!("exodus-orders-{}", group.term()));
        let buttons: Html = match group {
            ActionGroup::Arms => self.rockets_to_buy(actions),
            ActionGroup::Fire => self.rockets_to_fire(actions),
            ActionGroup::Mount => html! {<>
                { for actions.iter().filter_map(|action| self.loading(*action)) }
                { self.planets_to_leave(actions) }
            </>},
            ActionGroup::Hit => self.hits(actions),
            ActionGroup::Income
            | ActionGroup::Build
            | ActionGroup::Trade
            | ActionGroup::Kill
            | ActionGroup::Deploy
            | ActionGroup::Plain
            | ActionGroup::Ability => {
                let is_primary = group != ActionGroup::Ability && actions.len() == 1;
                actions
                    .iter()
                    .map(|action| self.button(*action, is_primary))
                    .collect()
            }
        };
        html! {
            <div key={group.term()} class="order-group" role="group" aria-label={label} data-group={group.term()}>
                { buttons }
            </div>
        }
    }

    /// Renders a button that plays an action.
    pub(super) fn button(&self, action: Action, is_primary: bool) -> Html {
        self.styled_button(action, classes!(is_primary.then_some("primary")), None)
    }

    fn styled_button(&self, action: Action, extra: Classes, note: Option<String>) -> Html {
        let narrator = table::narrator(self.context, self.phrases);
        let name = narrator.order(&self.context.view, action);
        let note = note.map(|note| html! { <span class="visually-hidden">{ note }</span> });
        self.actions
            .order_button(action, &name, extra, note.unwrap_or_default())
    }

    /// Renders the kinds of rockets that can be bought; the planet is picked on the map.
    fn rockets_to_buy(&self, actions: &[Action]) -> Html {
        let kinds = Rocket::ALL.into_iter().filter(|kind| {
            let buys = |action: &Action| matches!(action, Action::Arm(rocket, _) if rocket == kind);
            actions.iter().any(buys)
        });
        let button = |rocket: Rocket| {
            let onclick = actions::on_pick_target(self.actions, InputMode::RocketPlanet(rocket));
            let name = table::narrator(self.context, self.phrases).rocket(rocket);
            let price = forecast::price_of_rocket(self.context, self.phrases, rocket);
            html! {
                <button type="button" class="button order" data-order="arm" {onclick}>
                    <span class="order-name">{ name }</span><span class="exo-tag number">{ price }</span>
                </button>
            }
        };
        kinds.map(button).collect()
    }

    /// Renders the rockets that can be fired, by kind and planet; the target is picked on the map.
    fn rockets_to_fire(&self, actions: &[Action]) -> Html {
        let rockets = table::rockets_to_aim(actions.iter().copied());
        let button = |(rocket, from): (Rocket, HexId)| {
            let onclick =
                actions::on_pick_target(self.actions, InputMode::RocketTarget(rocket, from));
            let narrator = table::narrator(self.context, self.phrases);
            let args = [
                ("rocket", narrator.rocket(rocket).into()),
                ("hex", narrator.hex(from).into()),
            ];
            html! {
                <button type="button" class="button order" data-order="target" {onclick}>
                    <span class="order-name">{ self.phrases.say("exodus-orders-fire-from", &args) }</span>
                </button>
            }
        };
        rockets.into_iter().map(button).collect()
    }

    /// Renders the buttons that load a cube, and unload it as long as nothing else was done.
    fn loading(&self, action: Action) -> Option<Html> {
        let Action::Mount(ship) = action else {
            return None;
        };
        let narrator = table::narrator(self.context, self.phrases);
        let onclick = self.unload(ship);
        let args = [("ship", narrator.ship_short(ship).into())];
        let label = self.phrases.say("exodus-orders-unload", &args);
        Some(html! {
            <div key={format!("load-{}", ship.0)} class="exo-stepper">
                <button type="button" class="button order exo-less" aria-label={label} aria-disabled={aria_disabled(onclick.is_none())} {onclick}>{ "−" }</button>
                { self.button(action, false) }
            </div>
        })
    }

    /// Returns the handler that undoes the seat's last action, if it loaded a cube on this ship.
    fn unload(&self, ship: ShipId) -> Option<Callback<MouseEvent>> {
        let snapshot = &self.context.snapshot;
        let seat = snapshot.seat?;
        let entry = snapshot.session.undoable_entry(seat).ok()?;
        let last = snapshot.session.log().get(entry)?;
        let undo = SessionCommand::Undo(seat);
        (last.action == Action::Mount(ship)).then(|| snapshot.on_command(undo))
    }

    /// Renders the planets from which cubes can move; the target is picked on the map.
    fn planets_to_leave(&self, actions: &[Action]) -> Html {
        let planets = actions.iter().filter_map(|action| match *action {
            Action::Ferry(from, _) => Some(from),
            _ => None,
        });
        let planets = table::distinct(planets);
        let button = |from: HexId| {
            let onclick = actions::on_pick_target(self.actions, InputMode::CubeTarget(from));
            let args = [(
                "hex",
                table::narrator(self.context, self.phrases).hex(from).into(),
            )];
            html! {
                <button type="button" class="button order" data-order="ferry" {onclick}>
                    <span class="order-name">{ self.phrases.say("exodus-orders-ferry-from", &args) }</span>
                </button>
            }
        };
        planets.into_iter().map(button).collect()
    }

    /// Renders the ships that can be hit; the suggested target is marked.
    fn hits(&self, actions: &[Action]) -> Html {
        let (context, phrases) = (self.context, self.phrases);
        let view = &context.view;
        let suggested = context.snapshot.seat.and_then(|seat| {
            let plan = view.plan(seat);
            context.game().suggested_hit(&view.public, &plan, seat)
        });
        let button = |action: &Action| {
            let is_suggested = matches!(action, Action::Hit(ship) if Some(*ship) == suggested);
            let note = is_suggested.then(|| phrases.text("exodus-orders-good-hit"));
            self.styled_button(*action, classes!(is_suggested.then_some("primary")), note)
        };
        actions.iter().map(button).collect()
    }

    /// Renders the secondary buttons: kept cards, parts, undo, time, and refusals.
    pub(super) fn secondary_buttons(&self) -> Html {
        let context = self.context;
        let is_legal = |action: Action| context.offers.is_legal(action);
        let quiet_button = |action: Action| is_legal(action).then(|| self.secondary_button(action));
        let has_plan = context.offers.plan != Default::default();
        let kept_count = context
            .offers
            .legal()
            .filter(|action| matches!(action, Action::Discard(_)))
            .count();
        html! {<>
            if kept_count > 0 {
                <button type="button" class="button order quiet" data-order="discard" onclick={self.actions.on_set_mode(InputMode::ResistanceCard)}>
                    <span class="order-name">{ self.phrases.say("exodus-orders-kept", &[("count", kept_count.into())]) }</span>
                </button>
            }
            { quiet_button(Action::Refit).unwrap_or_default() }
            { quiet_button(Action::Restore).unwrap_or_default() }
            if has_plan { { quiet_button(Action::Reopen).unwrap_or_default() } }
            { self.call_time() }
            <button type="button" class="button order quiet why-not-button" onclick={self.actions.on_set_mode(InputMode::Refusals)}>
                <IconView icon={Icon::WhyNot} /><span class="order-name">{ self.phrases.text("table-why-not") }</span>
            </button>
        </>}
    }

    fn secondary_button(&self, action: Action) -> Html {
        self.styled_button(action, classes!("quiet"), None)
    }

    /// Renders the button with which the players declare that the agreed time has passed.
    fn call_time(&self) -> Html {
        let snapshot = &self.context.snapshot;
        if !snapshot
            .session
            .out_of_turn_actions(Seat::TABLE)
            .contains(&Action::CallTime)
        {
            return Html::default();
        }
        let call = SessionCommand::Act(Seat::TABLE, Action::CallTime);
        let onclick: Callback<MouseEvent> = snapshot.on_command(call);
        let narrator = table::narrator(self.context, self.phrases);
        let name = narrator.order(&self.context.view, Action::CallTime);
        html! { <button type="button" class="button order quiet" data-order="call-time" {onclick}><span class="order-name">{ name }</span></button> }
    }

    pub(super) fn cancel(&self) -> Html {
        self.actions.cancel_button(self.phrases)
    }
}
