//! Rolls: the window before, the dice, the windows after, the successes `[SAGA-GEN.4]`
//! `[SAGA-GEN.6]` `[SAGA-GEN.12]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::effect::{Stat, Timing};
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, IdSet};
use crate::saga::refusal::{FleetRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::{CombatStage, Faces, RollPurpose, RollStage, Task};

/// Returns the faces of the innermost roll.
fn current_faces(public: &Public) -> Option<&Faces> {
    let mut tasks = public.tasks.iter().rev();
    tasks.find_map(|task| match task {
        Task::Roll { faces, .. } => Some(faces),
        _ => None,
    })
}

impl Saga {
    /// Returns the seat that must decide about dice to reroll; `None` if play continues without a
    /// decision.
    pub(super) fn roll_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        match task {
            Task::Reroll {
                seat,
                remaining_dice,
                chosen,
            } => {
                let dice_count = current_faces(public).map_or(0, |faces| faces.len());
                (remaining_dice > 0 && usize::from(chosen.len()) < dice_count).then_some(seat)
            }
            _ => None,
        }
    }

    /// Checks whether an action is legal in a decision about dice to reroll; each die can be chosen
    /// once `[SAGA-GEN.12]`.
    pub(super) fn check_roll(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match (task, action) {
            (Task::Reroll { .. }, Action::Done) => Ok(()),
            (Task::Reroll { chosen, .. }, Action::Reroll(index)) => {
                let dice_count = current_faces(&state.public).map_or(0, |faces| faces.len());
                FleetRefusal::NoDie.unless(usize::from(index) < dice_count)?;
                FleetRefusal::DieChosen.unless(!chosen.contains(index))
            }
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions for a decision about dice to reroll.
    pub(super) fn list_roll(&self, state: &State, task: Task, seat: Seat, list: &mut Vec<Action>) {
        let dice_count = current_faces(&state.public).map_or(0, |faces| faces.len() as u8);
        let all = (0..dice_count).map(Action::Reroll).chain([Action::Done]);
        list.extend(all.filter(|&action| self.check_roll(state, task, seat, action).is_ok()));
    }

    /// Returns the maximum number of successes that matter for the roll of the task at `index`;
    /// `None` if more always help `[SAGA-GEN.9]`.
    pub(super) fn hits_wanted(&self, public: &Public, index: usize) -> Option<u8> {
        match *public.tasks.get(index)? {
            Task::Check {
                required_successes, ..
            } => Some(required_successes),
            Task::Exploration {
                card,
                is_hard: hard,
                ..
            } => {
                let tests = self.exploration(card)?.tests;
                Some(tests[usize::from(hard == Some(true))].required_successes)
            }
            Task::Trial {
                encounter, card, ..
            } => self
                .encounter_test(encounter, card)
                .map(|test| test.required_successes),
            Task::Siege { .. } => Some(self.frame().siege[0]),
            Task::Collision { .. } => Some(self.frame().ravager_attack),
            Task::Fight {
                foe,
                hull,
                combat_stage,
                ..
            } => Some(match combat_stage {
                CombatStage::Warded => self.foe(public, foe).attack,
                CombatStage::Begun
                | CombatStage::Start
                | CombatStage::Attack
                | CombatStage::Struck
                | CombatStage::Defend
                | CombatStage::Won
                | CombatStage::Rewarded
                | CombatStage::Lost => hull,
            }),
            _ => None,
        }
    }

    /// Returns whether the roll at `index` has all successes that matter, so that a campaign skips
    /// its reaction windows.
    pub(super) fn is_enough(&self, public: &Public, index: usize) -> bool {
        let wanted = self.hits_wanted(public, index.wrapping_sub(1));
        !self.is_competitive()
            && wanted.is_some_and(|wanted| self.hits_of(public.tasks.get(index)) >= wanted)
    }

    /// Returns the number of successes of a roll `[SAGA-GEN.4]`.
    fn hits_of(&self, roll: Option<&Task>) -> u8 {
        let Some(Task::Roll {
            auto,
            threshold,
            faces,
            ..
        }) = roll
        else {
            return 0;
        };
        let threshold = self.threshold_or_default(*threshold);
        let hits = faces.iter().filter(|&&face| face >= threshold).count();
        auto.saturating_add(hits as u8)
    }

    fn threshold_or_default(&self, threshold: u8) -> u8 {
        if threshold == 0 {
            self.frame().success
        } else {
            threshold
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Starts a roll, which writes its successes into the task below it `[SAGA-GEN.4]`.
    pub fn begin_roll(&mut self, armada: ArmadaId, purpose: RollPurpose, stat: Stat) {
        let threshold = self.state.public.combat_threshold(armada);
        self.push_task(Task::Roll {
            armada,
            purpose,
            stat,
            stage: RollStage::Begun,
            extra: 0,
            auto: 0,
            threshold,
            faces: Faces::new(),
        });
    }

    /// Advances a roll until a seat must decide.
    pub fn advance_roll(&mut self, task: Task) -> PlayFlow {
        match task {
            Task::Roll {
                armada,
                purpose,
                mut stage,
                ..
            } => {
                // Goes on from stage to stage until a window opens.
                loop {
                    let (next, window) = match stage {
                        RollStage::Begun => (RollStage::Ready, Some(purpose.before())),
                        RollStage::Ready => {
                            self.roll_dice(task);
                            (RollStage::Rolled, Some(Timing::Roll))
                        }
                        RollStage::Rolled => (RollStage::Settled, purpose.after()),
                        RollStage::Settled => {
                            self.end_roll();
                            return PlayFlow::Continue;
                        }
                    };
                    self.set_roll_stage(next);
                    if window.is_some_and(|at| self.open_window(at, armada)) {
                        return PlayFlow::Continue;
                    }
                    stage = next;
                }
            }
            Task::Reroll { chosen, .. } => {
                if self
                    .game
                    .roll_seat_to_act(&self.state.public, task)
                    .is_some()
                {
                    return PlayFlow::Wait;
                }
                self.reroll_chosen(chosen);
                PlayFlow::Continue
            }
            _ => PlayFlow::Wait,
        }
    }

    /// Applies a legal action for a decision about dice to reroll.
    pub fn do_roll(&mut self, task: Task, _seat: Seat, action: Action) {
        let Task::Reroll { chosen, .. } = task else {
            return;
        };
        match (action, self.task_mut()) {
            (
                Action::Reroll(index),
                Some(Task::Reroll {
                    remaining_dice,
                    chosen,
                    ..
                }),
            ) => {
                chosen.insert(index);
                *remaining_dice = remaining_dice.saturating_sub(1);
            }
            (Action::Done, _) => self.reroll_chosen(chosen),
            _ => {}
        }
    }

    fn set_roll_stage(&mut self, next: RollStage) {
        if let Some(Task::Roll { stage, .. }) = self.task_mut() {
            *stage = next;
        }
    }

    /// Rolls the dice of the current roll.
    fn roll_dice(&mut self, task: Task) {
        let Task::Roll {
            armada,
            purpose,
            stat,
            extra,
            threshold,
            ..
        } = task
        else {
            return;
        };
        let dice = self.game.dice_pool(&self.state.public, armada, stat);
        let dice = dice.saturating_add(extra).min(self.game.frame().stat_max);
        let mut rolled = Faces::new();
        for _ in 0..dice {
            if rolled.is_full() {
                break;
            }
            let _ = rolled.push(self.roll_die());
        }
        if let Some(Task::Roll { faces, .. }) = self.task_mut() {
            *faces = rolled;
        }
        self.emit(Event::Rolled {
            armada,
            purpose,
            stat,
            faces: rolled,
            threshold: self.game.threshold_or_default(threshold),
        });
    }

    /// Rerolls the chosen dice, all at once.
    fn reroll_chosen(&mut self, chosen: IdSet) {
        self.pop_task();
        for index in chosen.iter() {
            let face = self.roll_die();
            let mut tasks = self.state.public.tasks.iter_mut().rev();
            let rolled = tasks.find_map(|task| match task {
                Task::Roll { armada, faces, .. } => Some((*armada, faces)),
                _ => None,
            });
            let Some((armada, faces)) = rolled else {
                return;
            };
            if let Some(die) = faces.get_mut(usize::from(index)) {
                *die = face;
                self.emit(Event::Rerolled {
                    armada,
                    place: index,
                    face,
                });
            }
        }
    }

    /// Passes the successes to the task that needs them.
    fn end_roll(&mut self) {
        let roll = self.state.public.task();
        let Some(&Task::Roll {
            armada, purpose, ..
        }) = roll
        else {
            return;
        };
        let count = self.game.hits_of(roll);
        self.emit(Event::Result {
            armada,
            purpose,
            hits: count,
        });
        self.pop_task();
        match self.task_mut() {
            Some(
                Task::Check { hits, .. }
                | Task::Fight { hits, .. }
                | Task::Siege { hits, .. }
                | Task::Exploration { hits, .. }
                | Task::Trial { hits, .. }
                | Task::Collision { hits, .. },
            ) => *hits = Some(count),
            Some(Task::Duel {
                hits, combat_stage, ..
            }) => {
                hits[usize::from(*combat_stage == CombatStage::Warded)] = Some(count);
            }
            _ => {}
        }
    }
}

impl RollPurpose {
    /// Returns the window before a roll.
    const fn before(self) -> Timing {
        match self {
            Self::Check => Timing::BeforeCheck,
            Self::Attack => Timing::BeforeAttack,
            Self::Defend => Timing::BeforeDefend,
        }
    }

    /// Returns the window after a roll, besides the one after every roll.
    const fn after(self) -> Option<Timing> {
        match self {
            Self::Check => Some(Timing::AfterCheck),
            Self::Attack => Some(Timing::AfterAttack),
            Self::Defend => None,
        }
    }
}
