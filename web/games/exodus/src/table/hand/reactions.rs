//! Action cards on the table in this round, with their owners and the price of a reaction to each.

use super::super::card::{Card, CardState};
use super::super::glyphs::{Glyph, GlyphIcon};
use super::{HandContext, round_of};
use crate::pieces::card_art;
use crate::table;
use engine::exodus::action::Action;
use engine::exodus::cards::ActionCard;
use engine::exodus::step::{Round, Step};
use engine::game::Seat;
use play::seats::seat_art;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

impl HandContext<'_> {
    /// Renders the face-up cards of this round; there are no reactions to third cards or in the
    /// short game.
    pub(super) fn reactions(&self) -> Html {
        let public = &self.context.view.public;
        let Some(round) = round_of(public.step).filter(|round| *round != Round::Third) else {
            return Html::default();
        };
        let order = public.order.iter();
        let played = order.filter_map(|seat| public.mat(*seat).played[round.index()]);
        let cards = table::distinct(played);
        if cards.is_empty() || self.context.game().is_short() {
            return Html::default();
        }
        let home = self.context.game().home(public, self.seat);
        let budget = [("count", public.cubes(home, self.seat).into())];
        html! {
            <section class="exo-reactions" aria-label={self.text("exodus-hand-table")}>
                <p class="exo-hand-title">{ self.text("exodus-hand-table") }<small>{ self.phrases.say("exodus-hand-budget", &budget) }</small></p>
                <ul class="exo-hand-row">{ for cards.into_iter().map(|card| self.reaction(card, round)) }</ul>
            </section>
        }
    }

    fn reaction(&self, card: ActionCard, round: Round) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let Some(figures) = game.action(card) else {
            return Html::default();
        };
        let react = Action::React(card);
        let is_legal = self.context.offers.is_legal(react);
        let asked =
            matches!(public.step, Step::React(..)) && self.context.snapshot.seat == Some(self.seat);
        let why = self.context.offers.refusal(react).filter(|_| asked);
        let cost = game.reaction_price(public, self.seat, round, card);
        let band = cost.map_or_else(
            || self.text("exodus-hand-action"),
            |cost| self.narrator.cubes(cost),
        );
        let (_, words) = self.narrator.action_text(card);
        let args = [("card", self.narrator.action_card(card).into())];
        let state = if is_legal {
            CardState::Playable
        } else {
            CardState::Plain
        };
        let press = is_legal.then(|| self.actions.on_order(react));
        let seats = public.order.iter().copied();
        let owners: Vec<Seat> = seats
            .filter(|seat| public.mat(*seat).played[round.index()] == Some(card))
            .collect();
        let names = owners.iter().map(|seat| self.narrator.seat(*seat));
        let played = [("seats", self.narrator.list(names).into())];
        html! {
            <li key={card.0} class="exo-on-table">
                <Card kind="action" glyph={Glyph::of_action(figures.reaction)} {band} title={self.narrator.reaction(card)} {state} {press}
                    art={card_art::action(figures.reaction)}>
                    <span class="exo-card-words">{ words }</span>
                    <span class="exo-card-lower"><GlyphIcon glyph={Glyph::of_action(figures.main)} /><span>{ self.phrases.say("exodus-hand-of", &args) }</span></span>
                </Card>
                <span class="exo-owners">{ for owners.iter().map(|seat| html! { <SeatIcon key={seat.0} seat={seat_art(*seat)} /> }) }
                    <span class="visually-hidden">{ self.phrases.say("exodus-hand-owners", &played) }</span></span>
                if let Some(why) = why {
                    <small class="exo-why">{ self.actions.refusal_note(self.phrases, &why) }</small>
                }
            </li>
        }
    }
}
