//! The Bonus Action: six cards, those that the Vice-Chancellor offers, and the one that the
//! Chancellor picks.

use super::super::card::{Card, CardState};
use super::super::glyphs::{Glyph, GlyphIcon};
use super::{CouncilContext, CouncilPhase};
use crate::pieces::card_art;
use engine::exodus::action::Action;
use engine::exodus::cards::BonusCard;
use engine::exodus::step::Step;
use yew::prelude::*;

impl CouncilContext<'_> {
    pub(super) fn bonus(&self) -> Html {
        let game = self.context.game();
        let count = game.figures().bonus.len();
        let cards = (0u8..).take(count).map(BonusCard);
        let has_none = self.context.view.public.step == Step::Pick
            && self.context.offers.is_legal(Action::Done);
        let body = html! {<>
            <p class="exo-note">{ self.choice_state_text() }</p>
            <ul class="exo-bonus-row">{ for cards.map(|card| self.bonus_card(card)) }</ul>
            if has_none {
                <button type="button" class="button" data-order="done" onclick={self.actions.on_order(Action::Done)}>
                    <GlyphIcon glyph={Glyph::Back} />{ self.text("exodus-council-bonus-none") }
                </button>
            }
        </>};
        self.phase_section(CouncilPhase::Bonus, "exodus-council-bonus", body)
    }

    /// Returns the state of the choice in words.
    fn choice_state_text(&self) -> String {
        let public = &self.context.view.public;
        let count = self
            .context
            .game()
            .offer_count()
            .saturating_sub(public.offered.len());
        let args = [
            ("chancellor", self.narrator.seat(public.chancellor()).into()),
            ("vice", self.narrator.seat(public.vice()).into()),
            ("count", count.into()),
        ];
        let key = match (self.phase(), public.bonus, public.step == Step::Pick) {
            (CouncilPhase::Ahead | CouncilPhase::Decision, _, _) => "exodus-council-bonus-ahead",
            (CouncilPhase::Bonus, _, false) => "exodus-council-bonus-offers",
            (CouncilPhase::Bonus, _, true) => "exodus-council-bonus-picks",
            (CouncilPhase::Election | CouncilPhase::Over, Some(_), _) => {
                "exodus-council-bonus-picked"
            }
            (CouncilPhase::Election | CouncilPhase::Over, None, _) => {
                "exodus-council-bonus-nothing"
            }
        };
        self.phrases.say(key, &args)
    }

    fn bonus_card(&self, card: BonusCard) -> Html {
        let public = &self.context.view.public;
        let Some(figures) = self.context.game().bonus(card) else {
            return Html::default();
        };
        let is_offered = public.offered.contains(card.0);
        let order = [Action::Offer(card), Action::Pick(card)]
            .into_iter()
            .find(|action| self.context.offers.is_legal(*action));
        let settled = self.phase() > CouncilPhase::Bonus;
        let state = if public.bonus == Some(card) {
            CardState::Active
        } else if order.is_some() {
            CardState::Playable
        } else if settled || public.step == Step::Pick && !is_offered {
            CardState::Spent
        } else if is_offered {
            CardState::Chosen
        } else {
            CardState::Plain
        };
        let band = if public.bonus == Some(card) {
            self.text("exodus-council-bonus-band-picked")
        } else if is_offered {
            self.text("exodus-council-bonus-band-offered")
        } else {
            self.text("exodus-council-bonus-band")
        };
        html! {
            <li key={card.0}>
                <Card kind="bonus" glyph={Glyph::of_bonus(figures)} {band} title={self.narrator.bonus(card)} {state} art={card_art::bonus(*figures)}
                    press={order.map(|action| self.actions.on_order(action))}>
                    { self.narrator.bonus_text(card) }
                </Card>
            </li>
        }
    }
}
