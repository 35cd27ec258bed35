//! The mat of one seat.

use super::super::glyphs::{Glyph, GlyphIcon};
use super::{EmpireContext, resource_status, status_of};
use crate::pieces::ship::type_icon;
use crate::pieces::tech;
use engine::exodus::effect::Resource;
use engine::exodus::ship::ShipType;
use engine::exodus::step::Round;
use engine::game::Seat;
use play::seats::seat_art;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SeatMatProps {
    pub seat: Seat,
    /// The name of the seat, for screen readers.
    pub name: AttrValue,
    pub children: Html,
}

#[component]
pub fn SeatMat(props: &SeatMatProps) -> Html {
    html! {
        <article class={classes!("exo-mat", seat_art(props.seat).class())} aria-label={props.name.clone()} tabindex="-1">
            { props.children.clone() }
        </article>
    }
}

impl EmpireContext<'_> {
    pub(super) fn mat(&self, player_kind: &str) -> Html {
        html! {<>
            { self.head(player_kind) }
            { self.points() }
            { self.resources() }
            { self.income() }
            { self.cubes() }
            { self.fleet() }
            { self.played_cards() }
            { self.resistance_cards() }
            { self.abilities() }
        </>}
    }

    pub(super) fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// Renders name, place in the turn order, title, and the state of the seat.
    fn head(&self, player_kind: &str) -> Html {
        let public = &self.context.view.public;
        let seat = self.seat;
        let rank = public.rank(seat);
        let args = [("place", rank.map_or(0, |rank| rank + 1).into())];
        let glyph = match rank {
            Some(0) => Some(Glyph::Chancellor),
            Some(1) => Some(Glyph::Vice),
            Some(_) | None => None,
        };
        let has_conceded = public.resigned.contains(seat);
        html! {
            <header class="exo-mat-head">
                <SeatIcon seat={seat_art(seat)} />
                <h3><span class="seat-text">{ self.narrator.seat(seat) }</span><small>{ player_kind.to_owned() }</small></h3>
                <span class="tag exo-mat-place">
                    if let Some(glyph) = glyph {
                        <GlyphIcon {glyph} />
                    }
                    { self.narrator.title(public, seat).unwrap_or_else(|| self.phrases.say("exodus-empires-place", &args)) }
                </span>
                if has_conceded {
                    <span class="tag">{ self.text("exodus-empires-gone") }</span>
                }
            </header>
        }
    }

    fn resources(&self) -> Html {
        let mat = self.context.view.public.mat(self.seat);
        let game = self.context.game();
        let gauge = |resource: Resource| {
            let cap = game.cap(resource);
            html! {
                <div class="exo-purse-part" data-status={status_of(self.context, self.seat, resource_status(resource))}>
                    <dt><GlyphIcon glyph={Glyph::of_resource(resource)} />{ self.narrator.resource(resource) }</dt>
                    <dd class="number">{ mat.owned(resource) }
                        if let Some(cap) = cap {
                            <small>{ format!(" / {cap}") }</small>
                        }
                    </dd>
                </div>
            }
        };
        html! { <dl class="exo-purse">{ for [Resource::Cp, Resource::Ax, Resource::Ph].map(gauge) }</dl> }
    }

    /// Renders ships in play and the number of technologies.
    fn fleet(&self) -> Html {
        let public = &self.context.view.public;
        let techs = public.mat(self.seat).techs;
        let fleet = public.fleet(self.seat);
        let kind = |kind: ShipType| {
            let count = fleet.iter().filter(|ship| ship.kind() == kind).count();
            html! {
                <div key={kind.key()} class={classes!("exo-fleet-part", (count == 0).then_some("none"))}>
                    <dt>{ type_icon(self.seat, kind, None) }{ self.narrator.ship_types(kind) }</dt><dd class="number">{ count }</dd>
                </div>
            }
        };
        let count = [("count", techs.len().into())];
        html! {
            <section class="exo-mat-part">
                <h4><GlyphIcon glyph={Glyph::Build} />{ self.text("exodus-empires-fleet") }</h4>
                <dl class="exo-fleet">{ for ShipType::ALL.map(kind) }</dl>
                <details class="exo-known">
                    <summary><GlyphIcon glyph={Glyph::Tech} />{ self.phrases.say("exodus-empires-known", &count) }</summary>
                    <ul class="exo-chips">{ for techs.iter().map(|tech| html! { <li key={tech.key()} class="tag">{ tech::icon(tech, None) }{ self.narrator.tech(tech) }</li> }) }</ul>
                </details>
            </section>
        }
    }

    /// Renders the Action cards played this turn, by round.
    fn played_cards(&self) -> Html {
        let (game, played_cards) = (
            self.context.game(),
            self.context.view.public.mat(self.seat).played,
        );
        let slot = |round: Round| {
            let card = played_cards[round.index()];
            let figures = card.and_then(|card| game.action(card));
            let number = [("round", (round.index() + 1).into())];
            html! {
                <li key={round.index()} class={classes!("exo-slot", figures.is_none().then_some("free"))}>
                    <small>{ self.phrases.say("exodus-empires-round", &number) }</small>
                    if let (Some(figures), Some(card)) = (figures, card) {
                        <span class="exo-half"><GlyphIcon glyph={Glyph::of_action(figures.main)} />{ self.narrator.action_card(card) }</span>
                        <span class="exo-half reaction"><GlyphIcon glyph={Glyph::Reaction} />{ self.narrator.reaction(card) }</span>
                    }
                </li>
            }
        };
        html! {
            <section class="exo-mat-part">
                <h4>{ self.text("exodus-empires-played") }</h4>
                <ul class="exo-slots">{ for Round::ALL.map(slot) }</ul>
            </section>
        }
    }
}
