//! The round and its Phase 1 `[SAGA-RND]` `[SAGA-EVT]`.

use super::conditions::SURGES_RESOLVED;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::{Action, OrderChoice};
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::{BossId, CardId, DeckId, IdSet};
use crate::saga::mission::Trigger;
use crate::saga::refusal::{FrameRefusal, Refusal};
use crate::saga::state::{Ending, Public, State};
use crate::saga::step::{Cause, Phase, Step, Task};

/// Returns those of the given events and Bosses that are still in play `[SAGA-EVT.2]`.
fn still_in_play(public: &Public, events: IdSet, bosses: IdSet) -> (IdSet, IdSet) {
    let in_play = public.events.iter().map(|event| event.card.0);
    let in_play: IdSet = in_play.filter(|&card| events.contains(card)).collect();
    let bosses_in_play = public.bosses().map(|(boss, _)| boss.0);
    let bosses_in_play: IdSet = bosses_in_play
        .filter(|&boss| bosses.contains(boss))
        .collect();
    (in_play, bosses_in_play)
}

impl Saga {
    /// Checks whether an action is legal in a decision about the order of events and Bosses.
    pub(super) fn check_rounds(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let (Task::Acts { events, bosses }, Action::Order(next)) = (task, action) else {
            return Err(Refusal::UNASKED);
        };
        let (events, bosses) = still_in_play(&state.public, events, bosses);
        let waits = match next {
            OrderChoice::Event(card) => events.contains(card.0),
            OrderChoice::Boss(boss) => bosses.contains(boss.0),
            OrderChoice::Armada(_) | OrderChoice::Raider(_) | OrderChoice::Sector(_) => {
                return Err(Refusal::UNASKED);
            }
        };
        if waits {
            Ok(())
        } else {
            Err(FrameRefusal::Acted.into())
        }
    }

    /// Appends the legal actions for a decision about the order of events and Bosses.
    pub(super) fn list_rounds(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let Task::Acts { events, bosses } = task else {
            return;
        };
        let (events, bosses) = still_in_play(&state.public, events, bosses);
        let events = events.iter().map(|card| OrderChoice::Event(CardId(card)));
        let bosses = bosses.iter().map(|boss| OrderChoice::Boss(BossId(boss)));
        list.extend(events.chain(bosses).map(Action::Order));
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Advances the events and Bosses of Phase 1.2 until a seat must decide.
    pub fn advance_rounds(&mut self, task: Task) -> PlayFlow {
        let Task::Acts { events, bosses } = task else {
            return PlayFlow::Continue;
        };
        let (events, bosses) = still_in_play(&self.state.public, events, bosses);
        if events.len() + bosses.len() > 1 {
            return PlayFlow::Wait;
        }
        self.pop_task();
        if let Some(card) = events.nth(0) {
            self.run_effect(OrderChoice::Event(CardId(card)));
        } else if let Some(boss) = bosses.nth(0) {
            self.run_effect(OrderChoice::Boss(BossId(boss)));
        }
        PlayFlow::Continue
    }

    /// Runs the effect of an event or a Boss `[SAGA-EVT.2]` `[SAGA-BOS.5]`.
    fn run_effect(&mut self, next: OrderChoice) {
        let game = self.game;
        let (code, by) = match next {
            OrderChoice::Event(card) => (
                game.event_card(card).map(|card| card.script.code),
                Cause::Event(card),
            ),
            OrderChoice::Boss(boss) => (
                game.boss(boss).map(|boss| boss.effect.code),
                Cause::Boss(boss),
            ),
            OrderChoice::Armada(_) | OrderChoice::Raider(_) | OrderChoice::Sector(_) => return,
        };
        self.emit(Event::Acts { by });
        self.run_code(code.unwrap_or_default(), None, by);
    }

    /// Applies a legal action for a decision about the order of events and Bosses.
    pub fn do_rounds(&mut self, task: Task, _seat: Seat, action: Action) {
        let (
            Task::Acts {
                mut events,
                mut bosses,
            },
            Action::Order(next),
        ) = (task, action)
        else {
            return;
        };
        match next {
            OrderChoice::Event(card) => events.remove(card.0),
            OrderChoice::Boss(boss) => bosses.remove(boss.0),
            OrderChoice::Armada(_) | OrderChoice::Raider(_) | OrderChoice::Sector(_) => {}
        }
        self.replace_task(Task::Acts { events, bosses });
        self.run_effect(next);
    }

    /// Advances a step of the round that needs no decision.
    pub fn advance_frame(&mut self, step: Step) -> PlayFlow {
        let stage = self.state.public.stage;
        self.public_mut().stage = stage.saturating_add(1);
        match step {
            Step::Doom => self.advance_doom(stage),
            Step::Effects => self.run_event_effects(stage),
            Step::Scan => self.run_scan(stage),
            Step::End(phase) => self.end_phase(phase, stage),
            Step::RoundEnd => self.end_round(stage),
            Step::Choose | Step::Place | Step::Setup | Step::Turns(_) | Step::Over => {
                PlayFlow::Continue
            }
        }
    }

    /// Advances the Doom Counter, then runs the round's badges and Retaliation `[SAGA-EVT.1]`.
    fn advance_doom(&mut self, stage: u8) -> PlayFlow {
        let game = self.game;
        if stage == 0 {
            self.begin_round();
            self.fire_trigger(Trigger::RoundStart, None, 0);
            return PlayFlow::Continue;
        }
        let round = usize::from(self.state.public.round).wrapping_sub(1);
        let badges = game
            .mission
            .badges
            .get(round)
            .map_or(&[][..], Vec::as_slice);
        let index = usize::from(stage - 1);
        if let Some(&badge) = badges.get(index) {
            self.emit(Event::Badge { badge });
            self.fire_trigger(Trigger::Badge(badge), None, 0);
        } else if index == badges.len() {
            self.fire_trigger(Trigger::Retaliation, None, 0);
        } else {
            return self.go_to_step(Step::Effects);
        }
        PlayFlow::Continue
    }

    /// Starts a round and resets the counts per round.
    fn begin_round(&mut self) {
        let public = self.public_mut();
        public.round += 1;
        public.has_surged = false;
        public.uses = Default::default();
        for armada in &mut public.armadas {
            armada.has_dueled = false;
        }
        let (round, first) = (public.round, public.first);
        self.emit(Event::Round { round, first });
        self.emit(Event::Phase {
            round,
            phase: Phase::Events,
        });
    }

    /// Runs the effects of the events and Bosses that are in play now `[SAGA-EVT.2]`.
    fn run_event_effects(&mut self, stage: u8) -> PlayFlow {
        if stage > 0 {
            return self.go_to_step(Step::Scan);
        }
        let public = &self.state.public;
        let recurring = |card: CardId| {
            self.game
                .event_card(card)
                .is_some_and(|event| event.is_recurring)
        };
        let events = public.events.iter().map(|event| event.card);
        let events = events.filter(|&card| recurring(card));
        let events = events.map(|card| card.0).collect();
        let bosses = public.bosses().map(|(boss, _)| boss.0).collect();
        self.push_task(Task::Acts { events, bosses });
        PlayFlow::Continue
    }

    /// Draws and resolves a Scanning Report `[SAGA-EVT.3]`.
    fn run_scan(&mut self, stage: u8) -> PlayFlow {
        match stage {
            0 => {
                if let Some(card) = self.draw(DeckId::SCAN) {
                    let deck = DeckId::SCAN;
                    self.emit(Event::Drawn { deck, card });
                    self.public_mut().shown[0] = Some(card);
                    self.public_mut().deck_mut(deck).discard(card);
                    self.scan_report(card);
                }
                PlayFlow::Continue
            }
            1 => {
                self.fire_trigger(Trigger::AfterScan, None, 0);
                PlayFlow::Continue
            }
            _ => self.go_to_step(Step::End(Phase::Events)),
        }
    }

    /// Ends a phase: its triggers, then surges, then the next phase `[SAGA-RND.4]`.
    fn end_phase(&mut self, phase: Phase, stage: u8) -> PlayFlow {
        if stage == 0 {
            self.fire_trigger(Trigger::PhaseEnd(phase), None, 0);
            return PlayFlow::Continue;
        }
        if stage < SURGES_RESOLVED {
            self.begin_surges();
            return PlayFlow::Continue;
        }
        let next = match phase {
            Phase::Events => Phase::Upkeep,
            Phase::Upkeep => Phase::Movement,
            Phase::Movement => Phase::Encounter,
            Phase::Encounter => Phase::Expand,
            Phase::Expand => return self.go_to_step(Step::RoundEnd),
        };
        self.go_to_step(Step::Turns(next));
        self.begin_phase(next);
        PlayFlow::Continue
    }

    /// Ends a round: tests the end of the game, then passes the First Player token `[SAGA-RND.5]`
    /// `[SAGA-EXP.9]`.
    fn end_round(&mut self, stage: u8) -> PlayFlow {
        if stage == 0 {
            self.fire_trigger(Trigger::RoundEnd, None, 0);
            return PlayFlow::Continue;
        }
        if self.game.is_competitive() {
            if self.end_arena() {
                return PlayFlow::Continue;
            }
        } else if self.state.public.round >= self.game.mission.rounds {
            self.public_mut().ending = Some(Ending::Rounds);
            return PlayFlow::Continue;
        }
        for mat in &mut self.public_mut().mats {
            mat.discounts = Default::default();
            mat.shaken = mat.shaken.saturating_sub(1);
        }
        self.pass_first_player_token();
        self.go_to_step(Step::Doom)
    }

    /// Passes the First Player token to the next seat that has not given up `[SAGA-EXP.9]`.
    pub(super) fn pass_first_player_token(&mut self) {
        let public = &self.state.public;
        let seats =
            (1..=self.game.seat_count()).map(|position| self.game.seat_at(public.first, position));
        let mut remaining = seats.filter(|&seat| !public.resigned.contains(seat));
        if let Some(seat) = remaining.next() {
            self.public_mut().first = seat;
        }
    }
}
