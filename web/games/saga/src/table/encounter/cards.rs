//! Cards of encounters with both sides: Explorations, cards of scenario decks, checks.

use super::super::card::{Card, CardState};
use super::super::glyphs::Glyph;
use super::EncounterContext;
use super::odds;
use crate::pieces::card_art;
use engine::saga::action::Action;
use engine::saga::effect::Stat;
use engine::saga::figures::{CardCheck, ExtraFace};
use engine::saga::ids::{ArmadaId, CardId};
use engine::saga::step::Cause;
use yew::prelude::*;

impl EncounterContext<'_> {
    /// Renders an Exploration card; both sides can be pressed until one is chosen, which is then
    /// highlighted.
    pub(super) fn exploration(
        &self,
        armada: ArmadaId,
        card: CardId,
        is_chosen_hard: Option<bool>,
        hit_count: Option<u8>,
    ) -> Html {
        let Some(figures) = self.context.game().exploration(card) else {
            return Html::default();
        };
        let side = |is_hard: bool| {
            let index = usize::from(is_hard);
            let choose = Action::Side(is_hard);
            let is_legal = self.context.offers.is_legal(choose);
            let state = match (is_chosen_hard, is_legal) {
                (Some(chosen), _) if chosen == is_hard => CardState::Active,
                (Some(_), _) => CardState::Spent,
                (None, true) => CardState::Playable,
                (None, false) => CardState::Plain,
            };
            let test = figures.tests[index];
            let title = self.text(if is_hard {
                "saga-side-hard"
            } else {
                "saga-side-easy"
            });
            let reward = self.narrator.script(&figures.rewards[index]);
            html! {
                <Card kind={if is_hard { "hard" } else { "easy" }} glyph={test.stat.map_or(Glyph::Dice, Glyph::of_stat)}
                    band={self.narrator.test(test)} {title} {state} press={is_legal.then(|| self.actions.on_order(choose))}
                    corner={html! { <b>{ self.chance(armada, test) }</b> }}>
                    <span>{ reward }</span>
                </Card>
            }
        };
        let damage = self.context.game().frame().exploration_damage;
        let fail = [("damage", damage.into())];
        let args = [("armada", self.narrator.armada(armada).into())];
        html! {
            <section class="saga-exploration" aria-label={self.narrator.exploration(card)}>
                <h3 class="card-head">{ card_art::exploration(&figures.id) }<b class="saga-card-title">{ self.narrator.exploration(card) }</b><small>{ self.phrases.say("saga-encounter-explores", &args) }</small></h3>
                <div class="saga-sides">{ side(false) }{ side(true) }</div>
                if let Some(hit_count) = hit_count {
                    <p class="saga-note">{ self.phrases.say("saga-roll-hits", &[("count", hit_count.into())]) }</p>
                }
                <p class="saga-note">{ self.phrases.say("saga-encounter-fails", &fail) }</p>
            </section>
        }
    }

    /// Returns the chance to pass a check; empty if the stat is still to be chosen.
    fn chance(&self, armada: ArmadaId, test: CardCheck) -> String {
        let (game, public) = (self.context.game(), &self.context.view.public);
        odds::pass_chance(game, public, armada, test).map_or_else(String::new, |percent| {
            self.phrases
                .say("saga-odds", &[("percent", percent.into())])
        })
    }

    /// Renders a card of a scenario deck that an encounter drew.
    pub(super) fn scenario_encounter(&self, armada: ArmadaId, encounter: u8, card: CardId) -> Html {
        let game = self.context.game();
        let found = game.mission().encounters.get(usize::from(encounter));
        let Some(deck) = found.and_then(|found| found.deck) else {
            return Html::default();
        };
        let Some(extra) = game.extra_card(deck, card) else {
            return Html::default();
        };
        let pack_text = self.narrator.own_text("extra", &extra.id);
        let body = pack_text.map_or_else(
            || self.scenario_encounter_face(armada, &extra.face),
            |pack_text| html! { <span>{ pack_text }</span> },
        );
        html! {
            <section class="saga-trial">
                <Card kind="extra" glyph={Glyph::Mission} band={self.narrator.deck(deck)} title={self.narrator.card(deck, card)}
                    id={AttrValue::from(extra.id.clone())} art={card_art::extra(&extra.id)} state={CardState::Active}>{ body }</Card>
            </section>
        }
    }

    /// Renders the check, the enemy or the effects of a card of a scenario deck.
    fn scenario_encounter_face(&self, armada: ArmadaId, face: &ExtraFace) -> Html {
        match face {
            ExtraFace::Check { test, fail, reward } => html! {<>
                <span><b>{ self.narrator.test(*test) }</b>{ " " }{ self.chance(armada, *test) }</span>
                { self.line("saga-card-pass", reward.code) }
                { self.line("saga-card-fail", fail.code) }
            </>},
            ExtraFace::Enemy { foe, start, reward } => html! {<>
                <span><b>{ self.narrator.foe(*foe) }</b></span>
                { self.line("saga-card-start", start.code) }
                { self.line("saga-card-pass", reward.code) }
            </>},
            ExtraFace::Lines([first, second]) => html! {<>
                { self.line("saga-card-first", first.code) }
                { self.line("saga-card-second", second.code) }
            </>},
        }
    }

    /// Renders the text of effects after a label that says when they apply; empty without effects.
    pub(in super::super) fn line(&self, key: &str, code: engine::saga::ids::EffectListId) -> Html {
        if self.context.game().effects(code).is_empty() {
            return Html::default();
        }
        let args = [("text", self.narrator.code(code).into())];
        html! { <span>{ self.phrases.say(key, &args) }</span> }
    }

    /// Renders a check with its cause.
    pub(super) fn check(
        &self,
        armada: ArmadaId,
        stat: Option<Stat>,
        required_successes: u8,
        by: Cause,
    ) -> Html {
        let test = CardCheck {
            stat,
            required_successes,
        };
        let args = [
            ("armada", self.narrator.armada(armada).into()),
            ("test", self.narrator.test(test).into()),
            ("cause", self.narrator.cause(by).unwrap_or_default().into()),
        ];
        html! {
            <p class="saga-notice"><b>{ self.phrases.say("saga-encounter-check", &args) }</b>{ " " }{ self.chance(armada, test) }</p>
        }
    }
}
