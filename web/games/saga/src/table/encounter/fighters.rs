//! The two sides of a fight: values, Hull, who acts first, and the chance to win.

use super::super::card::Card;
use super::super::glyphs::{Glyph, GlyphIcon};
use super::super::mat::gauge;
use super::EncounterContext;
use super::odds;
use crate::board_view::seat_of;
use crate::pieces::armada::{self as fleet, ArmadaLook};
use crate::pieces::card_art;
use crate::pieces::{boss, raider};
use crate::table;
use engine::saga::armada::Target;
use engine::saga::effect::Stat;
use engine::saga::ids::ArmadaId;
use play::seats::seat_art;
use yew::prelude::*;

impl EncounterContext<'_> {
    /// Renders the current fight: the armada and the enemy side by side.
    pub(super) fn fight(&self, armada: ArmadaId, foe: Target, hull: u8) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let figures = game.foe(public, foe);
        let seat = game.owner(armada);
        let first = game.stat(public, seat, Stat::Speed) > figures.speed;
        // During a fight the armada strikes next, unless it is about to defend itself.
        let is_undamaged = hull == figures.hull;
        let chance = odds::win_chance(game, public, armada, foe, (hull, first || !is_undamaged));
        let key = if first {
            "saga-fray-armada-first"
        } else {
            "saga-fray-foe-first"
        };
        html! {
            <section class="saga-fray" aria-label={self.text("saga-fray")}>
                <div class="saga-fighters">
                    { self.own_armada(armada) }
                    <span class="saga-versus" aria-hidden="true">{ "×" }</span>
                    { self.foe(foe, hull) }
                </div>
                <p class="saga-note">{ self.text(key) }{ " " }
                    if hull > 0 { { self.phrases.say("saga-fray-odds", &[("percent", chance.into())]) } }
                </p>
            </section>
        }
    }

    /// Renders an armada with its dice and its Hull.
    fn own_armada(&self, armada: ArmadaId) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let seat = game.owner(armada);
        let is_shown = table::shown_seat(self.context) == seat;
        let look = ArmadaLook {
            seat: seat_of(armada),
            ..ArmadaLook::default()
        };
        let stat = |stat: Stat| {
            let count = if stat == Stat::Speed {
                game.stat(public, seat, stat)
            } else {
                game.dice_pool(public, armada, stat)
            };
            html! { <li><GlyphIcon glyph={Glyph::of_stat(stat)} /><span>{ self.narrator.stat(stat) }</span><b class="number">{ count }</b></li> }
        };
        html! {
            <div class={classes!("saga-fighter", seat_art(seat).class())}>
                <h4>{ fleet::icon(look, None) }{ self.narrator.armada(armada) }</h4>
                <ul>{ for Stat::ALL.map(stat) }</ul>
                { gauge(public.mat(seat).hull, game.frame().hull_max, &self.text("saga-hull"), is_shown.then_some("hull")) }
                if game.has_cover(public, armada) { <small>{ self.text("saga-fray-cover") }</small> }
            </div>
        }
    }

    /// Renders the enemy in a fight, in the same form as the armada.
    fn foe(&self, foe: Target, hull: u8) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let figures = game.foe(public, foe);
        let stats = [
            (Glyph::Combat, "saga-foe-attack", figures.attack),
            (Glyph::Speed, "saga-stat-speed", figures.speed),
        ];
        let stat = |(glyph, key, count): (Glyph, &'static str, u8)| {
            html! { <li {key}><GlyphIcon {glyph} /><span>{ self.text(key) }</span><b class="number">{ count }</b></li> }
        };
        let reward = self.reward(foe);
        html! {
            <div class="saga-fighter saga-fighter-foe">
                <h4>{ self.picture(foe) }{ self.narrator.target(foe) }</h4>
                <ul>{ for stats.map(stat) }</ul>
                { gauge(hull, figures.hull.max(hull), &self.text("saga-hull"), None) }
                if let Target::Boss(boss) = foe { <small>{ self.narrator.boss_effect(boss) }</small> }
                if let Some(reward) = reward { <small>{ self.phrases.say("saga-card-pass", &[("text", reward.into())]) }</small> }
            </div>
        }
    }

    fn picture(&self, foe: Target) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        match foe {
            Target::Raider(raider) => {
                let level = public
                    .raiders
                    .get(raider.index())
                    .map_or(1, |raider_state| raider_state.level);
                raider::icon(level, None)
            }
            Target::Boss(boss) => {
                let id = game.boss(boss).map_or("", |card| card.id.as_str());
                boss::icon(id, boss.0, None)
            }
            Target::Card(deck, card) => {
                let id = game
                    .extra_card(deck, card)
                    .map_or("", |extra| extra.id.as_str());
                html! { <span class="card-thumb">{ card_art::extra(id) }</span> }
            }
            Target::Entity(_) | Target::Armada(_) => Html::default(),
        }
    }

    /// Renders an enemy that can be met, with its values and the odds.
    pub(super) fn foe_card(&self, armada: ArmadaId, foe: Target) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let figures = game.foe(public, foe);
        let (kind, glyph) = match foe {
            Target::Boss(_) => ("boss", Glyph::Boss),
            Target::Raider(_) | Target::Card(..) | Target::Entity(_) | Target::Armada(_) => {
                ("raider", Glyph::Raider)
            }
        };
        let chance = odds::fight_chance(game, public, armada, foe);
        let shielded = matches!(foe, Target::Boss(boss) if game.is_shielded(public, boss));
        let reward = self.reward(foe);
        html! {
            <Card {kind} {glyph} band={self.narrator.foe(figures)} title={self.narrator.target(foe)} picture={self.picture(foe)}>
                if let Target::Boss(boss) = foe { <span>{ self.narrator.boss_effect(boss) }</span> }
                if let Some(reward) = reward { <span>{ self.phrases.say("saga-card-pass", &[("text", reward.into())]) }</span> }
                if shielded { <span class="saga-warn">{ self.text("saga-hex-shielded") }</span> }
                if let Some(chance) = chance.filter(|_| !shielded) {
                    <b>{ self.phrases.say("saga-hex-odds", &[("percent", chance.into())]) }</b>
                }
            </Card>
        }
    }

    fn reward(&self, foe: Target) -> Option<String> {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let code = match foe {
            Target::Raider(raider) => {
                let level = public.raiders.get(raider.index())?.level;
                let index = usize::from(level.checked_sub(1)?);
                game.figures().raiders.get(index)?.reward.code
            }
            // The card of a Boss states its kind itself.
            Target::Boss(_) | Target::Card(..) | Target::Entity(_) | Target::Armada(_) => {
                return None;
            }
        };
        Some(self.narrator.code(code))
    }

    /// Renders a duel of two armadas.
    pub(super) fn duel(&self, sides: [ArmadaId; 2], exchanges: u8, dealt: [u8; 2]) -> Html {
        let max_exchanges = self.context.game().frame().duel_exchanges;
        let args = [
            (
                "exchange",
                exchanges.saturating_add(1).min(max_exchanges).into(),
            ),
            ("exchanges", max_exchanges.into()),
            ("first", dealt[0].into()),
            ("second", dealt[1].into()),
        ];
        html! {
            <section class="saga-fray" aria-label={self.text("saga-fray")}>
                <div class="saga-fighters">{ self.own_armada(sides[0]) }<span class="saga-versus" aria-hidden="true">{ "×" }</span>{ self.own_armada(sides[1]) }</div>
                <p class="saga-note">{ self.phrases.say("saga-fray-duel", &args) }</p>
            </section>
        }
    }
}
