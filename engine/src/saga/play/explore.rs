//! Exploration encounters `[SAGA-ENC.3]`. [`super::scenario_encounter`] has the encounters of the
//! scenario.

use super::check::stat_by_index;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::effect::Stat;
use crate::saga::event::Event;
use crate::saga::figures::CardCheck;
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, CardId, DeckId};
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Task};

/// Marker in place of a number of successes: the Exploration failed and its damage is dealt, and
/// its event is still to come.
const EVENT_PENDING: u8 = u8::MAX;

impl Saga {
    /// Returns the seat that must decide in an Exploration; `None` if play continues without a
    /// decision.
    pub(super) fn explore_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        match task {
            Task::Exploration {
                armada,
                card,
                is_hard: hard,
                hits: None,
            } => {
                let tests = self.exploration(card).map(|card| card.tests);
                let chosen = tests.map(|tests| tests[usize::from(hard == Some(true))]);
                match (hard, chosen) {
                    (_, None) => None,
                    (None, _) => Some(self.owner(armada)),
                    (Some(_), Some(test)) => self.test_seat_to_act(public, armada, test),
                }
            }
            Task::Trial {
                armada,
                encounter,
                card,
                is_passed: None,
                hits: None,
            } => {
                let test = self.encounter_test(encounter, card)?;
                self.test_seat_to_act(public, armada, test)
            }
            _ => None,
        }
    }

    /// Returns the seat that chooses the stat of a check without a given one.
    fn test_seat_to_act(&self, public: &Public, armada: ArmadaId, test: CardCheck) -> Option<Seat> {
        match test.stat {
            Some(_) => None,
            None => self.stat_seat_to_act(public, armada),
        }
    }

    /// Checks whether an action is legal in an Exploration.
    pub(super) fn check_explore(
        &self,
        _state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match (task, action) {
            (Task::Exploration { is_hard: None, .. }, Action::Side(_)) => Ok(()),
            (
                Task::Exploration {
                    is_hard: Some(_), ..
                }
                | Task::Trial { .. },
                Action::Branch(at),
            ) => Refusal::NOT_OFFERED.unless(stat_by_index(at).is_some()),
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions in an Exploration.
    pub(super) fn list_explore(
        &self,
        _state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        match task {
            Task::Exploration { is_hard: None, .. } => {
                list.extend([Action::Side(false), Action::Side(true)]);
            }
            _ => list.extend((0..3).map(Action::Branch)),
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Starts an Exploration encounter `[SAGA-ENC.3]`.
    pub fn begin_exploration(&mut self, armada: ArmadaId) {
        self.draw_exploration(armada);
    }

    /// Starts an Exploration encounter on the Hard side `[SAGA-OPC.12]`.
    pub fn begin_hard_exploration(&mut self, armada: ArmadaId) {
        if self.draw_exploration(armada) {
            self.choose_side(true);
        }
    }

    /// Draws an Exploration card and asks for its side; returns whether there was a card.
    fn draw_exploration(&mut self, armada: ArmadaId) -> bool {
        self.public_mut().armada_mut(armada).must_explore = false;
        let Some(card) = self.draw(DeckId::EXPLORATION) else {
            return false;
        };
        self.emit(Event::Exploring { armada, card });
        self.push_task(Task::Exploration {
            armada,
            card,
            is_hard: None,
            hits: None,
        });
        true
    }

    /// Advances an Exploration until a seat must decide.
    pub fn advance_explore(&mut self, task: Task) -> PlayFlow {
        if self
            .game
            .explore_seat_to_act(&self.state.public, task)
            .is_some()
        {
            return PlayFlow::Wait;
        }
        match task {
            Task::Exploration {
                armada,
                card,
                is_hard: hard,
                hits,
            } => {
                let hard = hard.unwrap_or(false);
                self.explore_next(armada, card, hard, hits);
            }
            Task::Trial { .. } => self.advance_trial(task),
            _ => return PlayFlow::Wait,
        }
        PlayFlow::Continue
    }

    /// Applies a legal action in an Exploration.
    pub fn do_explore(&mut self, task: Task, _seat: Seat, action: Action) {
        match (task, action) {
            (Task::Exploration { .. }, Action::Side(hard)) => self.choose_side(hard),
            (
                Task::Exploration {
                    armada,
                    card,
                    is_hard: hard,
                    ..
                },
                Action::Branch(at),
            ) => {
                let stat = stat_by_index(at);
                self.roll_exploration(armada, card, hard == Some(true), stat);
            }
            (Task::Trial { .. }, Action::Branch(at)) => {
                self.roll_scenario_encounter(task, stat_by_index(at))
            }
            _ => {}
        }
    }

    fn choose_side(&mut self, is_hard_side: bool) {
        if let Some(Task::Exploration {
            armada,
            is_hard: hard,
            ..
        }) = self.task_mut()
        {
            *hard = Some(is_hard_side);
            let (armada, hard) = (*armada, is_hard_side);
            self.emit(Event::Side {
                armada,
                is_hard: hard,
            });
        }
    }

    fn explore_next(&mut self, armada: ArmadaId, card: CardId, is_hard: bool, hits: Option<u8>) {
        let Some(sides) = self.game.exploration(card) else {
            self.pop_task();
            return;
        };
        let test = sides.tests[usize::from(is_hard)];
        let by = Cause::Exploration(card, is_hard);
        match hits {
            None => self.roll_exploration(armada, card, is_hard, test.stat),
            Some(EVENT_PENDING) => {
                self.end_exploration(card);
                self.draw_event(by);
            }
            Some(hits) if hits >= test.required_successes => {
                self.record_check(armada, true);
                self.end_exploration(card);
                let reward = sides.rewards[usize::from(is_hard)].code;
                self.run_code(reward, Some(armada), by);
                if let (true, Some(points)) = (is_hard, self.game.mission.points) {
                    self.award(self.game.owner(armada), points.hard);
                }
            }
            Some(_) => {
                self.record_check(armada, false);
                if let Some(Task::Exploration { hits, .. }) = self.task_mut() {
                    *hits = Some(EVENT_PENDING);
                }
                self.deal_damage(armada, self.game.frame().exploration_damage, by);
            }
        }
    }

    fn roll_exploration(
        &mut self,
        armada: ArmadaId,
        card: CardId,
        is_hard: bool,
        stat: Option<Stat>,
    ) {
        if let Some(sides) = self.game.exploration(card) {
            let required_successes = sides.tests[usize::from(is_hard)].required_successes;
            let by = Cause::Exploration(card, is_hard);
            self.roll_check(armada, stat.unwrap_or(Stat::Combat), required_successes, by);
        }
    }

    fn record_check(&mut self, armada: ArmadaId, is_passed: bool) {
        self.emit(Event::Checked { armada, is_passed });
    }

    /// Puts the card at the bottom of its deck.
    fn end_exploration(&mut self, card: CardId) {
        self.pop_task();
        self.public_mut()
            .deck_mut(DeckId::EXPLORATION)
            .discard(card);
    }
}
