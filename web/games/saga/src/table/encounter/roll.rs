//! The current roll: the sources of its dice, their faces, and rerolls.

use super::super::glyphs::{Die, Glyph, GlyphIcon};
use super::EncounterContext;
use engine::saga::action::Action;
use engine::saga::figures::ExtraFace;
use engine::saga::step::{RollPurpose, RollStage, Task};
use ui::l10n::PhraseArg;
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

impl EncounterContext<'_> {
    /// Renders the dice of a roll.
    pub(super) fn roll(&self, task: &Task) -> Html {
        let Task::Roll {
            armada,
            purpose,
            stat,
            stage,
            extra,
            auto,
            threshold,
            faces,
            ..
        } = *task
        else {
            return Html::default();
        };
        let (game, public) = (self.context.game(), &self.context.view.public);
        let frame = game.frame();
        let threshold = self.threshold_or_default(threshold);
        let stat_value = game.stat(public, game.owner(armada), stat);
        let cover = u8::from(game.has_cover(public, armada));
        let extra_dice = cover.saturating_add(extra);
        let dice = stat_value.saturating_add(extra_dice).min(frame.stat_max);
        let hits = faces.iter().filter(|face| **face >= threshold).count() + usize::from(auto);
        let pool = [
            ("stat", self.narrator.stat(stat).into()),
            ("own", stat_value.into()),
            ("cover", cover.into()),
            ("extra", extra.into()),
            ("dice", dice.into()),
        ];
        let args = [("count", hits.into()), ("aim", threshold.into())];
        let has_rolled = stage != RollStage::Begun && !faces.is_empty();
        let meaning = self.meaning(purpose, u8::try_from(hits).unwrap_or(u8::MAX));
        let meaning = meaning.filter(|_| has_rolled || purpose == RollPurpose::Check);
        html! {
            <section class="saga-roll" aria-label={self.text("saga-roll")}>
                <h3><GlyphIcon glyph={Glyph::of_stat(stat)} />{ self.narrator.armada(armada) }<small>{ self.narrator.purpose(purpose) }</small></h3>
                <p class="saga-note">{ self.phrases.say("saga-roll-pool", &pool) }</p>
                if has_rolled {
                    { self.dice(faces.iter().copied().collect(), threshold) }
                    <p><b>{ self.phrases.say("saga-roll-result", &args) }</b>
                        if auto > 0 { { ", " }{ self.phrases.say("saga-roll-auto", &[("auto", auto.into())]) } }</p>
                } else {
                    <p class="saga-note">{ self.phrases.say("saga-roll-aim", &[("aim", threshold.into())]) }</p>
                }
                if let Some(meaning) = meaning { <p class="saga-roll-meaning">{ meaning }</p> }
            </section>
        }
    }

    /// Returns the lowest face that is a success, given that of an effect or 0.
    fn threshold_or_default(&self, threshold: u8) -> u8 {
        match threshold {
            0 => self.context.game().frame().success,
            changed => changed,
        }
    }

    /// Describes the result of the successes so far: against the need of a check, the Hull of the
    /// enemy, or its attack; `None` if the roll has no target number.
    fn meaning(&self, purpose: RollPurpose, hit_count: u8) -> Option<String> {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let fight = public.tasks.iter().rev().find_map(|task| match task {
            Task::Fight { foe, hull, .. } => Some((*foe, *hull)),
            _ => None,
        });
        let (key, args): (_, [(_, PhraseArg); 2]) = match (purpose, fight) {
            (RollPurpose::Check, _) => (
                "saga-roll-need",
                [("need", self.needed()?.into()), ("all", 0u8.into())],
            ),
            (RollPurpose::Attack, Some((_, hull))) => {
                let remaining_hits = hull.saturating_sub(hit_count);
                (
                    "saga-roll-hit",
                    [("left", remaining_hits.into()), ("all", hull.into())],
                )
            }
            (RollPurpose::Defend, Some((foe, _))) => {
                let attack = game.foe(public, foe).attack;
                let remaining_hits = attack.saturating_sub(hit_count);
                (
                    "saga-roll-through",
                    [("left", remaining_hits.into()), ("all", attack.into())],
                )
            }
            (RollPurpose::Attack | RollPurpose::Defend, None) => return None,
        };
        Some(self.phrases.say(key, &args))
    }

    /// Returns the successes that the current check needs.
    fn needed(&self) -> Option<u8> {
        let (game, public) = (self.context.game(), &self.context.view.public);
        public.tasks.iter().rev().find_map(|task| match *task {
            Task::Check {
                required_successes, ..
            } => Some(required_successes),
            Task::Exploration {
                card,
                is_hard: Some(hard),
                ..
            } => Some(game.exploration(card)?.tests[usize::from(hard)].required_successes),
            Task::Siege { .. } => game.frame().siege.first().copied(),
            Task::Trial {
                encounter, card, ..
            } => {
                let deck = game
                    .mission()
                    .encounters
                    .get(usize::from(encounter))?
                    .deck?;
                match game.extra_card(deck, card)?.face {
                    ExtraFace::Check { test, .. } => Some(test.required_successes),
                    ExtraFace::Enemy { .. } | ExtraFace::Lines(_) => None,
                }
            }
            _ => None,
        })
    }

    /// Renders the dice; while rerolls are chosen, each is a toggle.
    fn dice(&self, faces: Vec<u8>, threshold: u8) -> Html {
        let chosen = match self.context.view.public.task() {
            Some(Task::Reroll { chosen, .. }) => Some(*chosen),
            _ => None,
        };
        let spoken: Vec<String> = faces.iter().map(u8::to_string).collect();
        let Some(chosen) = chosen else {
            let die = |(index, face): (usize, &u8)| html! { <Die key={index} face={*face} is_lit={*face >= threshold} /> };
            return html! {
                <span class="saga-dice" role="img" aria-label={self.phrases.list(&spoken)}>{ for faces.iter().enumerate().map(die) }</span>
            };
        };
        let switch = |(index, face): (u8, &u8)| {
            let reroll = Action::Reroll(index);
            let is_closed = !self.context.offers.is_legal(reroll);
            let name = self.narrator.order(&self.context.view.public, reroll);
            html! {
                <button key={index} type="button" class="saga-die-switch" data-order={reroll.term()} aria-pressed={chosen.contains(index).to_string()}
                    aria-disabled={aria_disabled(is_closed)} onclick={unless_disabled(is_closed, self.actions.on_order(reroll))}
                    aria-label={name}><Die face={*face} is_lit={*face >= threshold} /></button>
            }
        };
        html! {
            <div class="saga-dice" role="group" aria-label={self.text("saga-roll-choose")}>{ for (0u8..).zip(&faces).map(switch) }</div>
        }
    }
}
