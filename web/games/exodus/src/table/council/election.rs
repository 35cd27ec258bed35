//! The election: bids for the turn order, ties, the order that the old Chancellor gives them, and
//! the turn orders before and after.

use super::super::glyphs::{Glyph, GlyphIcon};
use super::{CouncilContext, CouncilPhase};
use engine::exodus::action::Action;
use engine::exodus::step::Step;
use engine::game::Seat;
use play::seats::seat_art;
use ui::panels::seat::SeatIcon;
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

impl CouncilContext<'_> {
    /// Renders the bid of this seat, the ladder of bids, and the turn orders.
    pub(super) fn election(&self, panel: Option<Html>) -> Html {
        let record = self.record;
        let public = &self.context.view.public;
        let before = if record.before.is_empty() {
            public.order.to_vec()
        } else {
            record.before.clone()
        };
        let after = if record.after.is_empty() {
            public.elected.to_vec()
        } else {
            record.after.clone()
        };
        let is_ranked = public.step == Step::Rank || !record.after.is_empty();
        let body = html! {<>
            { panel.unwrap_or_default() }
            { self.bid_ladder() }
            { self.ranking() }
            <div class="exo-turn-orders">
                { self.order_row(if is_ranked { "exodus-council-order-old" } else { "exodus-council-order-now" }, &before, before.len()) }
                if is_ranked {
                    { self.order_row("exodus-council-order-new", &after, before.len()) }
                }
            </div>
        </>};
        self.phase_section(CouncilPhase::Election, "exodus-council-election", body)
    }

    /// Renders seats by their Turn Order cards; cards that are not yet assigned are empty.
    fn order_row(&self, key: &str, seats: &[Seat], count: usize) -> Html {
        let turn_card = |index: usize| {
            let seat = seats.get(index).copied();
            let number = index + 1;
            let glyph = match index {
                0 => Some(Glyph::Chancellor),
                1 => Some(Glyph::Vice),
                2.. => None,
            };
            let class = seat.map(|seat| seat_art(seat).class());
            html! {
                <li key={index} class={classes!("exo-turn-card", class)}>
                    <span class="exo-turn-number number">{ number }</span>
                    if let Some(glyph) = glyph {
                        <GlyphIcon {glyph} />
                    }
                    if let Some(seat) = seat {
                        <SeatIcon seat={seat_art(seat)} /><span class="seat-text">{ self.narrator.seat(seat) }</span>
                    }
                </li>
            }
        };
        html! {
            <div class="exo-turn-order">
                <h4>{ self.text(key) }</h4>
                <ol class="exo-turn-row">{ for (0..count).map(turn_card) }</ol>
            </div>
        }
    }

    /// Renders the bids, highest first, with tied seats on one rung.
    fn bid_ladder(&self) -> Html {
        let record = self.record;
        if record.bids.is_empty() {
            return Html::default();
        }
        let seat = |seat: &Seat| {
            let bid = record.bids.iter().find(|(other, _)| other == seat);
            html! {
                <span key={seat.0} class={classes!("exo-bidder", seat_art(*seat).class())}>
                    <SeatIcon seat={seat_art(*seat)} /><span class="seat-text">{ self.narrator.seat(*seat) }</span>
                    { bid.map(|(_, bid)| self.bid_amount(*bid)).unwrap_or_default() }
                </span>
            }
        };
        let rung = |(total, seats): &(u16, Vec<Seat>)| {
            let tied = seats.len() > 1;
            html! {
                <li key={*total} class={classes!("exo-rung", tied.then_some("tied"))}>
                    <b class="exo-rung-total number">{ total }</b>
                    <span class="exo-rung-seats">{ for seats.iter().map(seat) }</span>
                    if tied {
                        <small>{ self.text("exodus-council-rung-tied") }</small>
                    }
                </li>
            }
        };
        html! { <ol class="exo-ladder" aria-label={self.text("exodus-council-bids")}>{ for record.bids_by_amount().iter().map(rung) }</ol> }
    }

    /// Renders the choice of the old Chancellor among tied seats.
    fn ranking(&self) -> Html {
        let public = &self.context.view.public;
        if public.step != Step::Rank {
            return Html::default();
        }
        let chancellor = public.chancellor();
        let tied = self.context.game().contenders(public);
        let choice = |seat: Seat| {
            let action = Action::Rank(seat);
            let is_legal = self.context.offers.is_legal(action);
            let name = self.narrator.order(&self.context.view, action);
            html! {
                <button key={seat.0} type="button" class={classes!("button", "exo-rank", seat_art(seat).class())} data-order="rank"
                    aria-disabled={aria_disabled(!is_legal)} onclick={unless_disabled(!is_legal, self.actions.on_order(action))}>
                    <SeatIcon seat={seat_art(seat)} /><span>{ name }</span>
                </button>
            }
        };
        let args = [("chancellor", self.narrator.seat(chancellor).into())];
        html! {
            <div class="exo-ranking" role="group" aria-label={self.text("exodus-council-ranking")}>
                <p class="exo-note">{ self.phrases.say("exodus-council-ranks", &args) }</p>
                <div class="exo-rank-row">{ for tied.iter().map(choice) }</div>
            </div>
        }
    }
}
