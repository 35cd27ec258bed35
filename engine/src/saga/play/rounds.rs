//! The round and its Phase 1 `[SAGA-RND]` `[SAGA-EVT]`.

use super::conditions::SURGED;
use super::{Course, Play};
use crate::chance::Chance;
use crate::game::{Record, Seat};
use crate::saga::action::{Action, Next};
use crate::saga::event::Event;
use crate::saga::ids::{Bits, BossId, CardId, DeckId};
use crate::saga::mission::Trigger;
use crate::saga::refusal::{FrameRefusal, Refusal};
use crate::saga::state::{Ending, Public, State};
use crate::saga::step::{Cause, Phase, Step, Task};
use crate::saga::table::Saga;

/// Events and Bosses of those that have not acted that are still in play `[SAGA-EVT.2]`.
fn still(public: &Public, events: Bits, bosses: Bits) -> (Bits, Bits) {
    let in_play = public.events.iter().map(|event| event.card.0);
    let in_play: Bits = in_play.filter(|&card| events.has(card)).collect();
    let here = public.bosses().map(|(boss, _)| boss.0);
    let here: Bits = here.filter(|&boss| bosses.has(boss)).collect();
    (in_play, here)
}

impl Saga {
    /// Whether a seat that is asked may give an action here.
    pub(super) fn may_rounds(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let (Task::Acts { events, bosses }, Action::Order(next)) = (task, action) else {
            return Err(Refusal::UNASKED);
        };
        let (events, bosses) = still(&state.public, events, bosses);
        let waits = match next {
            Next::Event(card) => events.has(card.0),
            Next::Boss(boss) => bosses.has(boss.0),
            Next::Armada(_) | Next::Raider(_) | Next::Sector(_) => return Err(Refusal::UNASKED),
        };
        if waits {
            Ok(())
        } else {
            Err(FrameRefusal::Acted.into())
        }
    }

    /// Appends what a seat that is asked may give here.
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
        let (events, bosses) = still(&state.public, events, bosses);
        let events = events.iter().map(|card| Next::Event(CardId(card)));
        let bosses = bosses.iter().map(|boss| Next::Boss(BossId(boss)));
        list.extend(events.chain(bosses).map(Action::Order));
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Goes on until somebody has a choice.
    pub fn rounds_course(&mut self, task: Task) -> Course {
        let Task::Acts { events, bosses } = task else {
            return Course::On;
        };
        let (events, bosses) = still(&self.state.public, events, bosses);
        if events.len() + bosses.len() > 1 {
            return Course::Waits;
        }
        self.pop();
        if let Some(card) = events.nth(0) {
            self.act_now(Next::Event(CardId(card)));
        } else if let Some(boss) = bosses.nth(0) {
            self.act_now(Next::Boss(BossId(boss)));
        }
        Course::On
    }

    /// An event or a Boss acts `[SAGA-EVT.2]` `[SAGA-BOS.5]`.
    fn act_now(&mut self, next: Next) {
        let table = self.table;
        let (code, by) = match next {
            Next::Event(card) => (
                table.event_card(card).map(|card| card.script.code),
                Cause::Event(card),
            ),
            Next::Boss(boss) => (
                table.boss(boss).map(|boss| boss.effect.code),
                Cause::Boss(boss),
            ),
            Next::Armada(_) | Next::Raider(_) | Next::Sector(_) => return,
        };
        self.note(Event::Acts { by });
        self.run_code(code.unwrap_or_default(), None, by);
    }

    /// Carries out an action that is allowed.
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
            Next::Event(card) => events.remove(card.0),
            Next::Boss(boss) => bosses.remove(boss.0),
            Next::Armada(_) | Next::Raider(_) | Next::Sector(_) => {}
        }
        self.become_task(Task::Acts { events, bosses });
        self.act_now(next);
    }

    /// Goes on from a step of the frame.
    pub fn frame_course(&mut self, step: Step) -> Course {
        let stage = self.state.public.stage;
        self.public().stage = stage.saturating_add(1);
        match step {
            Step::Doom => self.doom(stage),
            Step::Effects => self.effects(stage),
            Step::Scan => self.scan(stage),
            Step::End(phase) => self.phase_end(phase, stage),
            Step::RoundEnd => self.round_end(stage),
            Step::Choose | Step::Place | Step::Setup | Step::Turns(_) | Step::Over => Course::On,
        }
    }

    /// The Doom Counter moves; the round's badges, then Retaliation `[SAGA-EVT.1]`.
    fn doom(&mut self, stage: u8) -> Course {
        let table = self.table;
        if stage == 0 {
            self.begin_round();
            self.fire(Trigger::RoundStart, None, 0);
            return Course::On;
        }
        let round = usize::from(self.state.public.round).wrapping_sub(1);
        let badges = table
            .mission
            .badges
            .get(round)
            .map_or(&[][..], Vec::as_slice);
        let place = usize::from(stage - 1);
        if let Some(&badge) = badges.get(place) {
            self.note(Event::Badge { badge });
            self.fire(Trigger::Badge(badge), None, 0);
        } else if place == badges.len() {
            self.fire(Trigger::Retaliation, None, 0);
        } else {
            return self.go(Step::Effects);
        }
        Course::On
    }

    /// A round begins.
    fn begin_round(&mut self) {
        let public = self.public();
        public.round += 1;
        public.surged = false;
        public.uses = Default::default();
        for armada in &mut public.armadas {
            armada.duelled = false;
        }
        let (round, first) = (public.round, public.first);
        self.note(Event::Round { round, first });
        self.note(Event::Phase {
            round,
            phase: Phase::Events,
        });
    }

    /// Events and Bosses act: those that are in play now `[SAGA-EVT.2]`.
    fn effects(&mut self, stage: u8) -> Course {
        if stage > 0 {
            return self.go(Step::Scan);
        }
        let public = &self.state.public;
        let recurring = |card: CardId| self.table.event_card(card).is_some_and(|it| it.recurring);
        let events = public.events.iter().map(|event| event.card);
        let events = events.filter(|&card| recurring(card));
        let events = events.map(|card| card.0).collect();
        let bosses = public.bosses().map(|(boss, _)| boss.0).collect();
        self.push(Task::Acts { events, bosses });
        Course::On
    }

    /// A Scanning Report is drawn and carried out `[SAGA-EVT.3]`.
    fn scan(&mut self, stage: u8) -> Course {
        match stage {
            0 => {
                if let Some(card) = self.draw(DeckId::SCAN) {
                    let deck = DeckId::SCAN;
                    self.note(Event::Drawn { deck, card });
                    self.public().shown[0] = Some(card);
                    self.public().deck_mut(deck).discard(card);
                    self.scan_report(card);
                }
                Course::On
            }
            1 => {
                self.fire(Trigger::AfterScan, None, 0);
                Course::On
            }
            _ => self.go(Step::End(Phase::Events)),
        }
    }

    /// The end of a phase: its triggers, then surges, then the next phase `[SAGA-RND.4]`.
    fn phase_end(&mut self, phase: Phase, stage: u8) -> Course {
        if stage == 0 {
            self.fire(Trigger::PhaseEnd(phase), None, 0);
            return Course::On;
        }
        if stage < SURGED {
            self.begin_surges();
            return Course::On;
        }
        let next = match phase {
            Phase::Events => Phase::Upkeep,
            Phase::Upkeep => Phase::Movement,
            Phase::Movement => Phase::Encounter,
            Phase::Encounter => Phase::Expand,
            Phase::Expand => return self.go(Step::RoundEnd),
        };
        self.go(Step::Turns(next));
        self.begin_phase(next);
        Course::On
    }

    /// The end of a round: the limit of rounds, then the First Player token passes on
    /// `[SAGA-RND.5]` `[SAGA-EXP.9]`.
    fn round_end(&mut self, stage: u8) -> Course {
        if stage == 0 {
            self.fire(Trigger::RoundEnd, None, 0);
            return Course::On;
        }
        if self.table.is_rivalry() {
            if self.end_arena() {
                return Course::On;
            }
        } else if self.state.public.round >= self.table.mission.rounds {
            self.public().ending = Some(Ending::Rounds);
            return Course::On;
        }
        for mat in &mut self.public().mats {
            mat.discounts = Default::default();
            mat.shaken = mat.shaken.saturating_sub(1);
        }
        self.pass_first();
        self.go(Step::Doom)
    }

    /// The First Player token goes to the next seat that has not given up `[SAGA-EXP.9]`.
    pub(super) fn pass_first(&mut self) {
        let public = &self.state.public;
        let seats = (1..=self.table.count()).map(|place| self.table.in_order(public.first, place));
        let mut staying = seats.filter(|&seat| !public.resigned.has(seat));
        if let Some(seat) = staying.next() {
            self.public().first = seat;
        }
    }
}
