//! Action cards: a tab with those of any seat, and below the map those that can be played now.
//! Cards can be played in their window, regardless of whose turn it is.

use super::card::{Card, CardState};
use super::glyphs::Glyph;
use super::{InputMode, SeatStrip, TableActions, TableContext};
use crate::narrate::Narrator;
use crate::pieces::card_art;
use crate::table::actions;
use crate::{Ui, table};
use engine::game::Seat;
use engine::saga::action::Action;
use engine::saga::ids::{ArmadaId, CardId, DeckId};
use play::game_ui::TablePartProps;
use play::match_pages::use_shown_seat;
use play::seats::is_human;
use std::collections::BTreeMap;
use std::rc::Rc;
use store::PlayerKind;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Cards that can be played, with the armadas that they can be played on.
type CardPlays = Vec<(CardId, ArmadaId)>;

/// The data from which every part of a hand is rendered.
struct HandContext<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
    seat: Seat,
    /// The cards that the seat can play now.
    plays: CardPlays,
}

impl<'a> HandContext<'a> {
    fn new(
        part: &'a TablePartProps<Ui>,
        phrases: &'a Phrases,
        seat: Seat,
        plays: &BTreeMap<Seat, CardPlays>,
    ) -> Self {
        let TablePartProps {
            context, actions, ..
        } = part;
        Self {
            context,
            actions,
            phrases,
            narrator: table::narrator(context, phrases),
            seat,
            plays: plays.get(&seat).cloned().unwrap_or_default(),
        }
    }

    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// Renders a card of the hand, with its possible targets.
    fn card(&self, card: CardId) -> Html {
        let Some(figures) = self.context.game().action_card(card) else {
            return Html::default();
        };
        let armadas: Vec<ArmadaId> = self.target_armadas(card).collect();
        let is_asked = self.context.snapshot.seat == Some(self.seat);
        let is_chosen = is_asked && self.context.input.tool == InputMode::Card(card);
        let state = match (is_chosen, armadas.is_empty()) {
            (true, _) => CardState::Chosen,
            (false, false) => CardState::Playable,
            (false, true) => CardState::Plain,
        };
        let press = match armadas.as_slice() {
            [] => None,
            [armada] => Some(actions::on_give_as(
                self.actions,
                self.seat,
                Action::Play(card, *armada),
            )),
            [..] if is_asked => Some(self.actions.on_set_mode(InputMode::Card(card))),
            // A seat that is not asked chooses the armada below the card.
            [..] => None,
        };
        let is_special = figures.deck == DeckId::SPECIAL;
        let kind = if is_special { "special" } else { "common" };
        let band = self.narrator.action_kind(figures.kind);
        let corner = html! { <small>{ self.text(if is_special { "saga-quality-special" } else { "saga-quality-common" }) }</small> };
        let can_choose = armadas.len() > 1 && (is_chosen || !is_asked);
        html! {
            <li key={card.0}>
                <Card {kind} glyph={Glyph::Card} {band} title={self.narrator.action_card(card)} id={AttrValue::from(figures.id.clone())}
                    art={card_art::action(figures)} {state} {press} {corner} is_pressed={(armadas.len() > 1 && is_asked).then_some(is_chosen)}>
                    <span class="saga-card-words">{ self.narrator.action_text(card) }</span>
                    if state == CardState::Playable { <span class="saga-now">{ self.text("saga-hand-now") }</span> }
                </Card>
                if can_choose { { self.armada_picker(card, &armadas) } }
            </li>
        }
    }

    /// Returns the armadas that a card can be played on.
    fn target_armadas(&self, card: CardId) -> impl Iterator<Item = ArmadaId> {
        let plays = self.plays.iter();
        plays
            .filter(move |(play, _)| *play == card)
            .map(|(_, armada)| *armada)
    }

    /// Renders a button for each armada that a card can be played on.
    fn armada_picker(&self, card: CardId, armadas: &[ArmadaId]) -> Html {
        let button = |armada: &ArmadaId| {
            let action = Action::Play(card, *armada);
            html! {
                <button key={armada.0} type="button" class="chip" onclick={actions::on_give_as(self.actions, self.seat, action)}>{ self.narrator.armada(*armada) }</button>
            }
        };
        html! {
            <div class="saga-whom" role="group" aria-label={self.text("saga-hand-whom")}>{ for armadas.iter().map(button) }</div>
        }
    }

    /// Renders the cards of the seat, or their backs if they are hidden.
    fn cards(&self) -> Html {
        let Some(hand) = table::cards(self.context, self.seat) else {
            return self.backs();
        };
        if hand.is_empty() {
            return html! { <p class="saga-none">{ self.text("saga-hand-empty") }</p> };
        }
        html! { <ul class="saga-cards">{ for hand.iter().map(|card| self.card(CardId(card))) }</ul> }
    }

    fn backs(&self) -> Html {
        let backs = self.context.view.backs.get(self.seat.index()).copied();
        let [common, special] = backs.unwrap_or_default();
        let args = [("common", common.into()), ("special", special.into())];
        html! { <p class="saga-none">{ self.phrases.say("saga-hand-backs", &args) }</p> }
    }
}

/// Returns the cards that each seat can play now, memoized per position.
#[hook]
fn use_card_plays(part: &TablePartProps<Ui>) -> Rc<BTreeMap<Seat, CardPlays>> {
    let TablePartProps {
        context,
        player_kinds,
        ..
    } = part;
    use_memo(
        (context.snapshot.clone(), player_kinds.clone()),
        |(_, player_kinds)| {
            let seats = context.game().all_seats().iter();
            let seats = seats.map(|seat| (seat, card_plays(context, player_kinds, seat)));
            seats.collect()
        },
    )
}

/// Returns the cards that a seat can play now: from its prompt if it is asked, otherwise out of
/// turn, for people at this screen.
fn card_plays(context: &TableContext, player_kinds: &[PlayerKind], seat: Seat) -> CardPlays {
    let play = |action: Action| {
        if let Action::Play(card, armada) = action {
            Some((card, armada))
        } else {
            None
        }
    };
    if context.snapshot.seat == Some(seat) {
        return context.offers.legal().filter_map(play).collect();
    }
    out_of_turn_actions(context, player_kinds, seat)
        .into_iter()
        .filter_map(play)
        .collect()
}

/// Returns the actions of a person at this screen while another seat is asked, if the perspective
/// may see the seat's cards.
#[must_use]
pub fn out_of_turn_actions(
    context: &TableContext,
    player_kinds: &[PlayerKind],
    seat: Seat,
) -> Vec<Action> {
    let open =
        table::cards(context, seat).is_some() && context.snapshot.perspective.handover_to.is_none();
    if !open || !is_human(player_kinds, seat) || context.snapshot.session.is_partial() {
        return Vec::new();
    }
    context.snapshot.session.out_of_turn_actions(seat)
}

/// The tab with all action cards of a seat.
#[component]
pub fn HandPanel(props: &TablePartProps<Ui>) -> Html {
    let phrases = use_phrases();
    let (chosen, choose) = use_shown_seat(table::shown_seat(&props.context));
    let hand_context = HandContext::new(props, &phrases, chosen, &use_card_plays(props));
    let counts = props.context.view.public.mats.iter().map(|mat| mat.hand);
    let notes: Vec<AttrValue> = counts
        .map(|count| AttrValue::from(count.to_string()))
        .collect();
    let args = [("seat", hand_context.narrator.seat(chosen).into())];
    html! {
        <div class="saga-hand-panel">
            <SeatStrip context={props.context.clone()} label={phrases.text("saga-hand-whose")} {chosen} on_choose={choose} {notes} />
            <h3>{ phrases.say("saga-hand", &args) }</h3>
            { hand_context.cards() }
            <p class="saga-note">{ phrases.text("saga-hand-rule") }{ " " }
                { props.actions.rule_link(engine::rule::RuleId::new("SAGA-CRD.2")) }</p>
        </div>
    }
}

/// The cards that people at this screen can play now, below the map; empty without effects.
#[component]
pub fn Hand(props: &TablePartProps<Ui>) -> Html {
    let phrases = use_phrases();
    let (context, plays) = (&props.context, use_card_plays(props));
    let row = |seat: Seat| {
        let hand_context = HandContext::new(props, &phrases, seat, &plays);
        let mut cards: Vec<CardId> = hand_context.plays.iter().map(|(card, _)| *card).collect();
        cards.dedup();
        if cards.is_empty() {
            return None;
        }
        let args = [("seat", hand_context.narrator.seat(seat).into())];
        Some(html! {
            <li key={seat.0} class="saga-ready">
                <b>{ phrases.say("saga-hand", &args) }</b>
                <ul class="saga-hand-row">{ for cards.into_iter().map(|card| hand_context.chip(card)) }</ul>
            </li>
        })
    };
    // The seat that is asked has its cards among the orders.
    let others = context.game().all_seats().iter();
    let others = others.filter(|seat| context.snapshot.seat != Some(*seat));
    let rows: Vec<Html> = others.filter_map(row).collect();
    if rows.is_empty() {
        return Html::default();
    }
    html! {
        <details class="saga-hand">
            <summary>{ phrases.say("saga-hand-others", &[("count", rows.len().into())]) }</summary>
            <ul>{ for rows }</ul>
        </details>
    }
}

impl HandContext<'_> {
    /// Renders a card that can be played now by name, with its possible targets.
    fn chip(&self, card: CardId) -> Html {
        let armadas: Vec<ArmadaId> = self.target_armadas(card).collect();
        html! {
            <li key={card.0}><span title={self.narrator.action_text(card)}>{ self.narrator.action_card(card) }</span>{ self.armada_picker(card, &armadas) }</li>
        }
    }
}
