//! The six Action cards of a seat: which can be played, and which are sealed, played or taken back.

use super::super::card::{Card, CardState};
use super::super::glyphs::{Glyph, GlyphIcon};
use super::HandContext;
use crate::pieces::card_art;
use crate::table;
use engine::exodus::action::Action;
use engine::exodus::cards::ActionCard;
use engine::exodus::figures::ActionFigures;
use engine::exodus::step::Round;
use yew::prelude::*;

/// The location of an Action card of the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CardLocation {
    Hand,
    /// Face down on the table.
    Sealed,
    /// Face up on the table, played in this round.
    Played(Round),
}

impl HandContext<'_> {
    /// Renders the cards, those in the hand first.
    pub(super) fn cards(&self) -> Html {
        let count = self.context.game().figures().actions.len();
        let mut cards: Vec<(ActionCard, CardLocation)> = (0u8..)
            .take(count)
            .map(|card| (ActionCard(card), self.location_of(ActionCard(card))))
            .collect();
        cards.sort_by_key(|(_, location)| matches!(location, CardLocation::Played(_)));
        html! {
            <ul class="exo-hand-row" tabindex="0" aria-label={self.text("exodus-hand-actions")}>
                { for cards.into_iter().map(|(card, location)| self.card(card, location)) }
            </ul>
        }
    }

    fn location_of(&self, card: ActionCard) -> CardLocation {
        let played = self.context.view.public.mat(self.seat).played;
        let round = Round::ALL
            .into_iter()
            .find(|round| played[round.index()] == Some(card));
        let plan = table::private(self.context, self.seat).and_then(|private| private.plan.card);
        match (round, plan == Some(card)) {
            (Some(round), _) => CardLocation::Played(round),
            (None, true) => CardLocation::Sealed,
            (None, false) => CardLocation::Hand,
        }
    }

    fn card(&self, card: ActionCard, location: CardLocation) -> Html {
        let Some(figures) = self.context.game().action(card) else {
            return Html::default();
        };
        let play = Action::Play(card);
        let is_legal = self.context.offers.is_legal(play);
        let (state, band) = match location {
            CardLocation::Hand if is_legal => {
                (CardState::Playable, self.text("exodus-hand-action"))
            }
            CardLocation::Hand => (CardState::Plain, self.text("exodus-hand-action")),
            CardLocation::Sealed => (CardState::FaceDown, self.text("exodus-hand-sealed")),
            CardLocation::Played(round) => {
                let args = [("round", (round.index() + 1).into())];
                (
                    CardState::Spent,
                    self.phrases.say("exodus-hand-played", &args),
                )
            }
        };
        let press = is_legal.then(|| self.actions.on_order(play));
        html! {
            <li key={card.0}>
                { self.face(card, figures, state, press, band) }
                { self.after(location) }
            </li>
        }
    }

    /// Renders the face of an Action card: its action, and below it that of a reaction.
    fn face(
        &self,
        card: ActionCard,
        figures: &ActionFigures,
        state: CardState,
        press: Option<Callback<MouseEvent>>,
        band: String,
    ) -> Html {
        let (main, _) = self.narrator.action_text(card);
        html! {
            <Card kind="action" glyph={Glyph::of_action(figures.main)} {band} title={self.narrator.action_card(card)} {state} {press}
                art={card_art::action(figures.main)}>
                <span class="exo-card-words">{ main }</span>
                <span class="exo-card-lower"><GlyphIcon glyph={Glyph::Reaction} /><span class="visually-hidden">{ self.text("exodus-hand-lower") }</span>
                    <GlyphIcon glyph={Glyph::of_action(figures.reaction)} /><b>{ self.narrator.reaction(card) }</b></span>
            </Card>
        }
    }

    /// Renders the actions for a card that is already on the table.
    fn after(&self, location: CardLocation) -> Html {
        let context = self.context;
        let can_take_back = context.offers.is_legal(Action::TakeBack);
        match location {
            CardLocation::Sealed => table::on_reopen(context, self.seat).map_or_else(Html::default, |onclick| html! {
                <button type="button" class="button quiet exo-under" data-order="reopen" {onclick}>
                    <GlyphIcon glyph={Glyph::Unsealed} />{ self.text("exodus-hand-reopen") }
                </button>
            }),
            CardLocation::Played(Round::First) if can_take_back => html! {
                <button type="button" class="button exo-under" data-order="take-back" onclick={self.actions.on_order(Action::TakeBack)}>
                    { self.text("exodus-hand-take-back") }
                </button>
            },
            CardLocation::Hand | CardLocation::Played(_) => Html::default(),
        }
    }
}
