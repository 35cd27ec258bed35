//! The Bonus Action: six cards, those that the Vice-Chancellor offers, and the one that the
//! Chancellor picks.

use super::super::card::{Card, Lie};
use super::super::signs::{Glyph, Pic};
use super::{Act, Chamber};
use engine::exodus::action::Action;
use engine::exodus::cards::BonusCard;
use engine::exodus::step::Step;
use yew::prelude::*;

impl Chamber<'_> {
    /// The cards.
    pub(super) fn bonus(&self) -> Html {
        let table = self.watch.table();
        let count = table.figures().bonus.len();
        let cards = (0u8..).take(count).map(BonusCard);
        let none =
            self.watch.view.public.step == Step::Pick && self.watch.offers.is_legal(Action::Done);
        let body = html! {<>
            <p class="exo-note">{ self.bonus_words() }</p>
            <ul class="exo-bonus-row">{ for cards.map(|card| self.bonus_card(card)) }</ul>
            if none {
                <button type="button" class="button" data-order="done" onclick={self.actions.give(Action::Done)}>
                    <Pic glyph={Glyph::Back} />{ self.text("exodus-council-bonus-none") }
                </button>
            }
        </>};
        self.scene(Act::Bonus, "exodus-council-bonus", body)
    }

    /// Where the choice of the card is.
    fn bonus_words(&self) -> String {
        let public = &self.watch.view.public;
        let count = self
            .watch
            .table()
            .offers()
            .saturating_sub(public.offered.len());
        let words = [
            ("chancellor", self.narrator.seat(public.chancellor()).into()),
            ("vice", self.narrator.seat(public.vice()).into()),
            ("count", count.into()),
        ];
        let key = match (self.act(), public.bonus, public.step == Step::Pick) {
            (Act::Ahead | Act::Decision, _, _) => "exodus-council-bonus-ahead",
            (Act::Bonus, _, false) => "exodus-council-bonus-offers",
            (Act::Bonus, _, true) => "exodus-council-bonus-picks",
            (Act::Election | Act::Over, Some(_), _) => "exodus-council-bonus-picked",
            (Act::Election | Act::Over, None, _) => "exodus-council-bonus-nothing",
        };
        self.phrases.say(key, &words)
    }

    fn bonus_card(&self, card: BonusCard) -> Html {
        let public = &self.watch.view.public;
        let Some(figures) = self.watch.table().bonus(card) else {
            return Html::default();
        };
        let offered = public.offered.has(card.0);
        let order = [Action::Offer(card), Action::Pick(card)]
            .into_iter()
            .find(|action| self.watch.offers.is_legal(*action));
        let settled = self.act() > Act::Bonus;
        let lie = if public.bonus == Some(card) {
            Lie::Lit
        } else if order.is_some() {
            Lie::Open
        } else if settled || public.step == Step::Pick && !offered {
            Lie::Out
        } else if offered {
            Lie::Chosen
        } else {
            Lie::Plain
        };
        let band = if public.bonus == Some(card) {
            self.text("exodus-council-bonus-band-picked")
        } else if offered {
            self.text("exodus-council-bonus-band-offered")
        } else {
            self.text("exodus-council-bonus-band")
        };
        html! {
            <li key={card.0}>
                <Card kind="bonus" glyph={Glyph::bonus(figures)} {band} title={self.narrator.bonus(card)} {lie}
                    press={order.map(|action| self.actions.give(action))}>
                    { self.narrator.bonus_text(card) }
                </Card>
            </li>
        }
    }
}
