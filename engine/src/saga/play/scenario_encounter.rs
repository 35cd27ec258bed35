//! Encounters of the scenario, decided by a card of its deck: a check or a combat `[SAGA-FTJ.7]` to
//! `[SAGA-FTJ.9]` `[SAGA-ARN.14]`.

use super::Play;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::saga::armada::Target;
use crate::saga::effect::Stat;
use crate::saga::event::Event;
use crate::saga::figures::{CardCheck, ExtraCard, ExtraFace};
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, CardId, DeckId, EffectListId};
use crate::saga::step::{Cause, Task};

impl Saga {
    /// Returns the card of a scenario encounter and its deck.
    fn encounter_card(&self, encounter: u8, card: CardId) -> Option<(DeckId, &ExtraCard)> {
        let encounter = self.mission.encounters.get(usize::from(encounter))?;
        let deck = encounter.deck?;
        Some((deck, self.extra_card(deck, card)?))
    }

    /// Returns the check of a scenario encounter; `None` for an enemy card.
    pub(super) fn encounter_test(&self, encounter: u8, card: CardId) -> Option<CardCheck> {
        match &self.encounter_card(encounter, card)?.1.face {
            ExtraFace::Check { test, .. } => Some(*test),
            ExtraFace::Enemy { .. } | ExtraFace::Lines(_) => None,
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Starts an encounter of the scenario, by index `[SAGA-FTJ.7]`. An encounter without a deck
    /// succeeds at once.
    pub fn begin_scenario_encounter(&mut self, armada: ArmadaId, encounter: u8) {
        let game = self.game;
        let Some(definition) = game.mission.encounters.get(usize::from(encounter)) else {
            return;
        };
        let Some(deck) = definition.deck else {
            self.run_code(definition.pass.code, Some(armada), Cause::Scenario);
            return;
        };
        let Some(card) = self.draw(deck) else { return };
        self.emit(Event::Trial {
            armada,
            encounter,
            deck,
            card,
        });
        self.push_task(Task::Trial {
            armada,
            encounter,
            card,
            is_passed: None,
            hits: None,
        });
    }

    pub(super) fn advance_trial(&mut self, task: Task) {
        let Task::Trial {
            armada,
            encounter,
            card,
            is_passed: was,
            hits,
        } = task
        else {
            return;
        };
        let game = self.game;
        let Some((deck, extra)) = game.encounter_card(encounter, card) else {
            self.pop_task();
            return;
        };
        match (was, &extra.face) {
            (Some(is_passed), _) => {
                self.end_scenario_encounter(armada, encounter, (deck, card), is_passed)
            }
            (None, ExtraFace::Check { test, .. }) => match hits {
                None => self.roll_scenario_encounter(task, test.stat),
                Some(hits) => {
                    self.settle_scenario_encounter(armada, hits >= test.required_successes)
                }
            },
            (None, ExtraFace::Enemy { .. }) => self.begin_fight(armada, Target::Card(deck, card)),
            (None, ExtraFace::Lines(_)) => self.settle_scenario_encounter(armada, true),
        }
    }

    /// Rolls the check of the card.
    pub(super) fn roll_scenario_encounter(&mut self, task: Task, stat: Option<Stat>) {
        if let Task::Trial {
            armada,
            encounter,
            card,
            ..
        } = task
            && let Some((deck, _)) = self.game.encounter_card(encounter, card)
            && let Some(test) = self.game.encounter_test(encounter, card)
        {
            let by = Cause::Extra(deck, card);
            self.roll_check(
                armada,
                stat.unwrap_or(Stat::Combat),
                test.required_successes,
                by,
            );
        }
    }

    fn settle_scenario_encounter(&mut self, armada: ArmadaId, has_passed: bool) {
        if let Some(Task::Trial {
            is_passed: passed, ..
        }) = self.task_mut()
        {
            *passed = Some(has_passed);
        }
        self.emit(Event::Checked {
            armada,
            is_passed: has_passed,
        });
    }

    /// Runs the scenario's effects, then those of the card, and puts the card at the bottom
    /// `[SAGA-FTJ.9]`.
    fn end_scenario_encounter(
        &mut self,
        armada: ArmadaId,
        encounter: u8,
        (deck, card): (DeckId, CardId),
        is_passed: bool,
    ) {
        self.pop_task();
        self.emit(Event::TrialOver {
            armada,
            encounter,
            is_passed,
        });
        self.public_mut().deck_mut(deck).discard(card);
        let game = self.game;
        let by = Cause::Extra(deck, card);
        let definition = game.mission.encounters.get(usize::from(encounter));
        let effects = definition.map(|definition| {
            if is_passed {
                &definition.pass
            } else {
                &definition.fail
            }
        });
        let face = game.extra_card(deck, card).map(|extra| &extra.face);
        let card_effects = match (face, is_passed) {
            (Some(ExtraFace::Check { reward, .. } | ExtraFace::Enemy { reward, .. }), true) => {
                reward.code
            }
            (Some(ExtraFace::Check { fail, .. }), false) => fail.code,
            (Some(ExtraFace::Enemy { .. } | ExtraFace::Lines(_)) | None, _) => {
                EffectListId::NOTHING
            }
        };
        self.run_code(card_effects, Some(armada), by);
        self.run_code(
            effects.map_or(EffectListId::NOTHING, |effects| effects.code),
            Some(armada),
            by,
        );
    }
}
