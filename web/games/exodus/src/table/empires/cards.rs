//! The cards of a seat: kept Resistance cards with their bonus, and its abilities: visible ones,
//! the backs of others, and used ones.

use super::super::card::{Card, CardBack, CardState};
use super::super::glyphs::{Glyph, GlyphIcon};
use super::EmpireContext;
use crate::pieces::card_art;
use crate::table;
use engine::exodus::action::Action;
use engine::exodus::cards::{AbilityId, CardSet, ResistanceId};
use yew::prelude::*;

impl EmpireContext<'_> {
    pub(super) fn resistance_cards(&self) -> Html {
        let resistance_cards = self.context.view.public.mat(self.seat).trophies;
        if resistance_cards.is_empty() {
            return Html::default();
        }
        let cards = resistance_cards
            .iter()
            .map(|card| self.trophy(ResistanceId(card)));
        html! {
            <section class="exo-mat-part">
                <h4><GlyphIcon glyph={Glyph::Guard} />{ self.text("exodus-empires-kept") }</h4>
                <ul class="exo-mat-cards">{ for cards }</ul>
            </section>
        }
    }

    fn trophy(&self, card: ResistanceId) -> Html {
        let Some(figures) = self.context.game().resistance(card) else {
            return Html::default();
        };
        let discard = Action::Discard(card);
        let is_viewer = self.context.snapshot.seat == Some(self.seat);
        let is_legal = is_viewer && self.context.offers.is_legal(discard);
        let why = self.context.offers.refusal(discard).filter(|_| is_viewer);
        let points = [("points", figures.vp.into())];
        html! {
            <li key={card.0}>
                <Card kind="resistance" glyph={Glyph::Guard} band={self.narrator.level(figures.level)} title={self.narrator.resistance(card)}
                    id={figures.id.to_uppercase()} art={card_art::resistance(figures)}
                    corner={html! { <b class="exo-card-vp"><GlyphIcon glyph={Glyph::Vp} />{ self.phrases.say("exodus-empires-vp", &points) }</b> }}>
                    { self.narrator.resistance_text(card) }
                </Card>
                if is_legal {
                    <button type="button" class="button" data-order="discard" onclick={self.actions.on_order(discard)}>{ self.text("exodus-empires-discard") }</button>
                } else if let Some(why) = why {
                    <small class="exo-why">{ self.actions.refusal_note(self.phrases, &why) }</small>
                }
            </li>
        }
    }

    pub(super) fn abilities(&self) -> Html {
        let mat = self.context.view.public.mat(self.seat);
        let abilities = table::private(self.context, self.seat).map(|private| private.abilities);
        let hidden = if abilities.is_some() {
            0
        } else {
            mat.abilities
        };
        let abilities = abilities.unwrap_or(CardSet::NONE);
        if hidden == 0 && abilities.is_empty() && mat.spent.is_empty() {
            return Html::default();
        }
        let open = abilities
            .iter()
            .map(|card| self.ability(AbilityId(card), false));
        let spent = mat
            .spent
            .iter()
            .map(|card| self.ability(AbilityId(card), true));
        let back = |number: u8| html! { <li key={format!("back-{number}")}><CardBack kind="ability" label={self.text("exodus-empires-secret")} /></li> };
        html! {
            <section class="exo-mat-part">
                <h4><GlyphIcon glyph={Glyph::Ability} />{ self.text("exodus-empires-abilities") }</h4>
                <ul class="exo-mat-cards">{ for open }{ for (0..hidden).map(back) }{ for spent }</ul>
            </section>
        }
    }

    fn ability(&self, card: AbilityId, is_spent: bool) -> Html {
        let Some(figures) = self.context.game().ability(card) else {
            return Html::default();
        };
        let state = if is_spent {
            CardState::Spent
        } else {
            CardState::Plain
        };
        let corner = is_spent.then(|| self.text("exodus-empires-spent"));
        html! {
            <li key={card.0}>
                <Card kind="ability" glyph={Glyph::of_window(figures.window)} band={self.narrator.window(figures.window)} title={self.narrator.ability(card)}
                    id={figures.id.to_uppercase()} {state} art={card_art::ability(figures)}
                    corner={corner.map(Html::from).unwrap_or_default()}>
                    { self.narrator.ability_text(card) }
                </Card>
            </li>
        }
    }
}
