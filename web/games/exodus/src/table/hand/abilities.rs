//! The unused abilities of a seat, when each can be used, and the button that uses it.

use super::super::card::{Card, CardState};
use super::super::glyphs::Glyph;
use super::HandContext;
use crate::pieces::card_art;
use crate::table;
use engine::exodus::action::Action;
use engine::exodus::cards::AbilityId;
use yew::prelude::*;

impl HandContext<'_> {
    pub(super) fn abilities(&self) -> Html {
        let abilities = table::private(self.context, self.seat).map(|private| private.abilities);
        let Some(abilities) = abilities.filter(|abilities| !abilities.is_empty()) else {
            return Html::default();
        };
        html! {
            <section class="exo-abilities" aria-label={self.text("exodus-hand-abilities")}>
                <p class="exo-hand-title">{ self.text("exodus-hand-abilities") }</p>
                <ul class="exo-hand-row">{ for abilities.iter().map(|card| self.ability(AbilityId(card))) }</ul>
            </section>
        }
    }

    fn ability(&self, card: AbilityId) -> Html {
        let Some(figures) = self.context.game().ability(card) else {
            return Html::default();
        };
        let invoke = Action::Invoke(card);
        let is_legal = self.context.offers.is_legal(invoke);
        let state = if is_legal {
            CardState::Playable
        } else {
            CardState::Plain
        };
        html! {
            <li key={card.0}>
                <Card kind="ability" glyph={Glyph::of_window(figures.window)} band={self.narrator.window(figures.window)} title={self.narrator.ability(card)}
                    {state} id={figures.id.to_uppercase()} art={card_art::ability(figures)}
                    press={is_legal.then(|| self.actions.on_order(invoke))}>
                    <span class="exo-card-words">{ self.narrator.ability_text(card) }</span>
                </Card>
            </li>
        }
    }
}
