//! The events in play with their tokens, the choice of which one acts next, and the last Scanning
//! Report and Retaliation card.

use super::card::{Card, CardState};
use super::glyphs::{Glyph, GlyphIcon, amount};
use super::hand::out_of_turn_actions;
use super::{TableActions, TableContext};
use crate::narrate::Narrator;
use crate::pieces::card_art;
use crate::table;
use crate::table::actions;
use engine::game::Seat;
use engine::rule::RuleId;
use engine::saga::action::{Action, OrderChoice};
use engine::saga::figures::ExtraFace;
use engine::saga::ids::{CardId, DeckId};
use engine::saga::state::EventInPlay;
use engine::saga::step::{Phase, Step, Task};
use play::seats::seat_art;
use store::PlayerKind;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct EventsPanelProps {
    pub context: TableContext,
    pub actions: TableActions,
    pub player_kinds: Vec<PlayerKind>,
}

struct EventsContext<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    player_kinds: &'a [PlayerKind],
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

#[component]
pub fn EventsPanel(props: &EventsPanelProps) -> Html {
    let phrases = use_phrases();
    let EventsPanelProps {
        context,
        actions,
        player_kinds,
    } = props;
    let panel = EventsContext {
        context,
        actions,
        player_kinds,
        phrases: &phrases,
        narrator: table::narrator(context, &phrases),
    };
    let events = context.view.public.events;
    html! {
        <div class="saga-events">
            { panel.order() }
            <h3>{ phrases.say("saga-events-count", &[("count", events.len().into())]) }{ " " }{ actions.rule_link(RuleId::new("SAGA-EVT.9")) }</h3>
            if events.is_empty() { <p class="saga-none">{ phrases.text("saga-events-none") }</p> }
            { panel.event_tokens() }
            <ul class="saga-cards">{ for events.iter().map(|event| panel.event(event)) }</ul>
            { panel.last_cards() }
        </div>
    }
}

impl EventsContext<'_> {
    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// Renders the events and Bosses that still act in Phase 1.2; the asked player decides which
    /// one acts next.
    fn order(&self) -> Html {
        let Some(Task::Acts { events, bosses }) = self.context.view.public.task() else {
            return Html::default();
        };
        let events = events.iter().map(|card| OrderChoice::Event(CardId(card)));
        let bosses = bosses.iter();
        let bosses = bosses.map(|boss| OrderChoice::Boss(engine::saga::ids::BossId(boss)));
        let row = |(index, next): (usize, OrderChoice)| {
            let action = Action::Order(next);
            let name = match next {
                OrderChoice::Event(card) => self.narrator.event_card(card),
                OrderChoice::Boss(boss) => self.narrator.boss(boss),
                OrderChoice::Armada(_) | OrderChoice::Raider(_) | OrderChoice::Sector(_) => {
                    String::new()
                }
            };
            let is_legal = self.context.offers.is_legal(action);
            html! { <li key={index}><button type="button" class="button" aria-disabled={aria_disabled(!is_legal)} onclick={unless_disabled(!is_legal, self.actions.on_order(action))}>{ name }</button></li> }
        };
        html! {
            <section class="saga-order">
                <h3>{ self.text("saga-events-order") }</h3>
                <ul>{ for events.chain(bosses).enumerate().map(row) }</ul>
            </section>
        }
    }

    /// Renders the Combat Tokens of every seat; their owners can place them outside of Phase 1.
    fn event_tokens(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        if public.events.is_empty() {
            return Html::default();
        }
        let phase = matches!(
            public.step,
            Step::Doom | Step::Effects | Step::Scan | Step::End(Phase::Events)
        );
        let row = |seat: Seat| {
            let name = self.narrator.seat(seat);
            let count = public.mat(seat).combat_tokens;
            let class = (count == 0).then_some("none");
            html! { <li key={seat.0} {class}><SeatIcon seat={seat_art(seat)} /><span>{ name }</span>{ amount(Glyph::Token, count, &self.narrator.good(engine::saga::effect::Good::Combat)) }</li> }
        };
        let none = game
            .all_seats()
            .iter()
            .all(|seat| public.mat(seat).combat_tokens == 0);
        let price = [("price", game.frame().event_price.into())];
        html! {<>
            <p class="saga-note">{ self.phrases.say("saga-events-how", &price) }</p>
            <div class="saga-purses-row"><b>{ self.text("saga-events-purses") }</b>
                <ul class="saga-purses" aria-label={self.text("saga-events-purses")}>{ for game.all_seats().iter().map(row) }</ul></div>
            if none && !phase { <p class="saga-note">{ self.text("saga-events-nobody") }</p> }
            if phase { <p class="saga-note">{ self.text("saga-events-barred") }</p> }
        </>}
    }

    /// Renders an event with its tokens, and the buttons that add one.
    fn event(&self, event: &EventInPlay) -> Html {
        let game = self.context.game();
        let Some(card) = game.event_card(event.card) else {
            return Html::default();
        };
        let price = game.frame().event_price;
        let args = [("tokens", event.tokens.into()), ("price", price.into())];
        let pips = (0..price).map(|index| {
            html! { <i class={classes!("saga-pip-token", (index < event.tokens).then_some("on"))} /> }
        });
        let band = self.narrator.event_kind(event.card);
        let pick = Action::PickEvent(event.card);
        let can_pick = self.context.offers.is_legal(pick);
        let state = if can_pick {
            CardState::Playable
        } else {
            CardState::Plain
        };
        html! {
            <li key={event.card.0}>
                <Card kind="event" glyph={Glyph::Event} {band} title={self.narrator.event_card(event.card)} id={AttrValue::from(card.id.clone())}
                    art={card_art::event(&card.id)} {state} press={can_pick.then(|| self.actions.on_order(pick))}>
                    <span>{ self.narrator.event_text(event.card) }</span>
                    <span class="saga-event-tokens" role="img" aria-label={self.phrases.say("saga-events-tokens", &args)}>{ for pips }</span>
                </Card>
                { self.contribute(event.card) }
            </li>
        }
    }

    fn contribute(&self, card: CardId) -> Html {
        let quell = Action::Quell(card);
        let may = |seat: &Seat| {
            if self.context.snapshot.seat == Some(*seat) {
                self.context.offers.is_legal(quell)
            } else {
                out_of_turn_actions(self.context, self.player_kinds, *seat).contains(&quell)
            }
        };
        let seats: Vec<Seat> = self.context.game().all_seats().iter().filter(may).collect();
        let button = |seat: &Seat| {
            let args = [("seat", self.narrator.seat(*seat).into())];
            html! {
                <button key={seat.0} type="button" class="button" onclick={actions::on_give_as(self.actions, *seat, quell)}>
                    <GlyphIcon glyph={Glyph::Token} />{ self.phrases.say("saga-events-contribute", &args) }
                </button>
            }
        };
        html! { <div class="saga-contribute">{ for seats.iter().map(button) }</div> }
    }

    /// Renders the cards that were drawn last.
    fn last_cards(&self) -> Html {
        let [scan, retaliation] = self.context.view.public.shown;
        let scan = scan.map(|card| {
            let id = self
                .context
                .game()
                .scan_card(card)
                .map_or_else(String::new, |scan| scan.id.clone());
            html! {
                <Card kind="scan" glyph={Glyph::Scan} band={self.text("saga-events-scan")} title={self.narrator.scan_card(card)} art={card_art::scan(&id)} id={AttrValue::from(id)}>
                    <span>{ self.narrator.scan_text(card) }</span>
                </Card>
            }
        });
        let retaliation = retaliation.and_then(|card| self.retaliation(card));
        if scan.is_none() && retaliation.is_none() {
            return Html::default();
        }
        html! {
            <section class="saga-shown"><h3>{ self.text("saga-events-last") }</h3>
                <div class="saga-cards">{ scan.unwrap_or_default() }{ retaliation.unwrap_or_default() }</div></section>
        }
    }

    /// Renders the last Retaliation card with both lines; the one that applies is highlighted.
    fn retaliation(&self, card: CardId) -> Option<Html> {
        let game = self.context.game();
        let decks = (0u8..).zip(&game.mission().extra);
        let mut decks = decks.map(|(index, _)| DeckId(DeckId::EXTRA.0 + index));
        let (deck, extra, lines) = decks.find_map(|deck| {
            let extra = game.extra_card(deck, card)?;
            if let ExtraFace::Lines(lines) = &extra.face {
                Some((deck, extra, lines))
            } else {
                None
            }
        })?;
        let active_line = usize::from(self.context.view.public.ravager.is_some());
        let line = |(index, script): (usize, &engine::saga::figures::Script)| {
            let key = if index == 0 {
                "saga-card-first"
            } else {
                "saga-card-second"
            };
            let args = [("text", self.narrator.script(script).into())];
            html! { <span class={(index == active_line).then_some("saga-applies")}>{ self.phrases.say(key, &args) }</span> }
        };
        Some(html! {
            <Card kind="extra" glyph={Glyph::Doom} band={self.text("saga-events-retaliation")} title={self.narrator.card(deck, card)} art={card_art::extra(&extra.id)}>
                { for lines.iter().enumerate().map(line) }
            </Card>
        })
    }
}
