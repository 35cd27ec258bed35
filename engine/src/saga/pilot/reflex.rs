//! What a seat answers to each thing that is asked, without looking ahead.

use super::assess::{assess, weigh};
use super::goals::Brief;
use super::march::{March, Plan};
use super::meet;
use super::prices::Prices;
use super::reason::Reason;
use super::scene::Scene;
use super::skill::Skill;
use super::why;
use crate::chance::Seeded;
use crate::game::{Game, Seat, Silent};
use crate::saga::Saga;
use crate::saga::action::Action;
use crate::saga::effect::Effect;
use crate::saga::ids::ArmadaId;
use crate::saga::state::State;
use crate::saga::step::{Phase, Step, Task};
use std::cell::OnceCell;

/// By how much a play must be better than none.
const LEAST: i32 = 4;
/// Answers that are given for others till something imagined is settled.
const SETTLE: usize = 40;

/// An answer and why it is given.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// Actions that answer what is asked, one after the other.
    pub line: Vec<Action>,
    /// Why.
    pub reason: Reason,
}

impl Answer {
    /// Actions and their reason.
    #[must_use]
    pub const fn of(line: Vec<Action>, reason: Reason) -> Self {
        Self { line, reason }
    }
}

/// Who answers: for whom, how well, and what was reckoned already.
pub struct Mind<'a> {
    /// The table.
    pub game: &'a Saga,
    /// The position, with what others hide guessed.
    pub state: &'a State,
    /// The seat.
    pub seat: Seat,
    /// How well it judges.
    pub skill: Skill,
    /// What is wanted, and chances of fights.
    pub brief: &'a Brief,
    /// What one thing more is worth, once it was asked for.
    pub priced: OnceCell<Prices>,
}

impl Mind<'_> {
    /// What one thing more is worth as the game stands.
    pub(super) fn prices(&self) -> Prices {
        let public = &self.state.public;
        *self
            .priced
            .get_or_init(|| Prices::of(self.game, public, self.brief))
    }

    /// The position.
    fn scene(&self) -> Scene<'_> {
        Scene::new(self.game, &self.state.public, self.brief, self.prices())
    }

    /// What the seat answers.
    #[must_use]
    pub fn answer(&self, seed: u64) -> Answer {
        let mut legal = Vec::new();
        self.game.list(self.state, self.seat, &mut legal);
        if legal.len() < 2 {
            return Answer::of(legal, Reason::Only);
        }
        let answer = match self.state.public.task() {
            Some(task) => self.in_task(*task, &legal, seed),
            None => self.at_step(&legal, seed),
        };
        if answer.line.first().is_some_and(|it| legal.contains(it)) {
            return answer;
        }
        self.weighed(&legal, seed)
    }

    fn in_task(&self, task: Task, legal: &[Action], seed: u64) -> Answer {
        match task {
            Task::Exploration {
                armada, card, hard, ..
            } => {
                let scene = self.scene();
                let Some(unit) = scene.units.iter().find(|unit| unit.armada == armada) else {
                    return Answer::default();
                };
                if hard.is_some() {
                    let stat = meet::strongest(unit);
                    return Answer::of(vec![Action::Branch(stat)], Reason::Dice);
                }
                let worth = |hard| {
                    meet::side(&scene, unit, card, hard) + self.skill.error(u32::from(hard)) / 2
                };
                Answer::of(
                    vec![Action::Side(worth(true) > worth(false))],
                    Reason::Explore,
                )
            }
            Task::Trial { armada, .. } => {
                let scene = self.scene();
                let unit = scene.units.iter().find(|unit| unit.armada == armada);
                let stat = unit.map_or(0, meet::strongest);
                Answer::of(vec![Action::Branch(stat)], Reason::Dice)
            }
            Task::Build { asked, .. } if !self.game.is_rivalry() || asked.is_none() => {
                Answer::of(share(legal), Reason::Build)
            }
            Task::Window { .. } => self.reaction(legal, seed),
            Task::Reroll { .. } => {
                let die = super::settle::reroll(self.game, &self.state.public);
                Answer::of(vec![die], Reason::Dice)
            }
            _ => {
                // What is free is no answer to what is asked.
                self.weighed(&asked_for(legal), seed)
            }
        }
    }

    fn at_step(&self, legal: &[Action], seed: u64) -> Answer {
        let public = &self.state.public;
        let (Step::Turns(phase), Some(armada)) = (public.step, public.acting) else {
            return self.weighed(legal, seed);
        };
        match phase {
            Phase::Movement => self.movement(armada, legal, seed),
            Phase::Encounter => self.encounter(armada, legal, seed),
            Phase::Upkeep | Phase::Expand => {
                if let Some(play) = self.free_play(legal, seed) {
                    return play;
                }
                self.weighed(&asked_for(legal), seed)
            }
            Phase::Events => self.weighed(legal, seed),
        }
    }

    /// The answer that is worth most on the whole, with dice imagined.
    fn weighed(&self, legal: &[Action], seed: u64) -> Answer {
        let mut best: Option<(i32, Action)> = None;
        for (place, &action) in (0u32..).zip(legal) {
            let worth = self.worth_of(&[action], seed) + self.skill.error(place);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        let action = best.map(|(_, action)| action);
        let reason = action.map_or(Reason::Only, |it| {
            why::of(self.game, &self.state.public, it)
        });
        Answer::of(action.into_iter().collect(), reason)
    }

    /// What the position is worth on the whole after some actions.
    #[must_use]
    pub fn worth_of(&self, line: &[Action], seed: u64) -> i32 {
        let tries = i32::from(self.skill.tries.max(1));
        let each = (0..tries).map(|stream| match self.tried(line, seed, stream as u64) {
            Some(state) => assess(self.game, &state, self.seat, self.brief, self.prices()),
            None => i32::MIN / 64,
        });
        each.sum::<i32>() / tries
    }

    /// The state after some actions, with what belongs to them settled.
    fn tried(&self, line: &[Action], seed: u64, stream: u64) -> Option<State> {
        let mut state = self.state.clone();
        let mut lots = Seeded::new(seed, stream);
        for &action in line {
            let done = self
                .game
                .act(&mut state, self.seat, action, &mut lots, &mut Silent);
            done.ok()?;
        }
        let duels = line
            .iter()
            .any(|it| matches!(it, Action::Duel(_) | Action::Siege | Action::Encounter(_)));
        for _ in 0..SETTLE {
            let works = matches!(state.public.task(), Some(Task::Build { .. }));
            let fights = duels && !state.public.tasks.is_empty();
            if !works && !fights {
                break;
            }
            let Some(seat) = self.game.asked(&state.public).iter().next() else {
                break;
            };
            let mut legal = Vec::new();
            self.game.list(&state, seat, &mut legal);
            let passive = if legal.contains(&Action::Done) {
                vec![Action::Done]
            } else {
                share(&legal)
            };
            let action = *passive.first()?;
            let done = self
                .game
                .act(&mut state, seat, action, &mut lots, &mut Silent);
            done.ok()?;
        }
        Some(state)
    }

    /// A card, an ability, a repair, or tokens on an event that is worth its price now.
    fn free_play(&self, legal: &[Action], seed: u64) -> Option<Answer> {
        let mut plays = legal.iter().copied().filter(|it| is_free(*it)).peekable();
        plays.peek()?;
        let now = weigh(
            self.game,
            &self.state.public,
            self.seat,
            self.brief,
            self.prices(),
        );
        let mut best: Option<(i32, Vec<Action>)> = None;
        for (place, action) in (40u32..).zip(plays) {
            let line = self.whole(action);
            let worth = self.worth_of(&line, seed) + self.skill.error(place) / 3;
            if worth > now + LEAST && best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, line));
            }
        }
        let (_, line) = best?;
        let reason = why::of(self.game, &self.state.public, *line.first()?);
        Some(Answer::of(line, reason))
    }

    /// An action with what makes it whole: an event wants all its tokens.
    pub(super) fn whole(&self, action: Action) -> Vec<Action> {
        let Action::Quell(card) = action else {
            return vec![action];
        };
        let mut events = self.state.public.events.iter();
        let there = events
            .find(|event| event.card == card)
            .map_or(0, |it| it.tokens);
        let price = self.game.frame().event_price.saturating_sub(there).max(1);
        let have = self.state.public.mat(self.seat).combat;
        vec![action; usize::from(price.min(have))]
    }

    fn movement(&self, armada: ArmadaId, legal: &[Action], seed: u64) -> Answer {
        let march = March {
            game: self.game,
            brief: self.brief,
            seat: self.seat,
            armada,
            paths: self.skill.paths,
            prices: self.prices(),
        };
        let error = |place| self.skill.error(place);
        let plan = march.plan(self.state, error).unwrap_or_default();
        let mut best = plan;
        for &action in legal.iter().filter(|it| is_free(**it)) {
            let Some(state) = self.tried(&[action], seed, 0) else {
                continue;
            };
            let boosts = self.boosts(action);
            if !boosts && state.public.task().is_some() {
                continue;
            }
            let goes_on = state.public.task().is_none() && state.public.acting == Some(armada);
            let next = if boosts && goes_on {
                let short = March {
                    paths: self.skill.paths / 2,
                    ..march
                };
                short.plan(&state, error)
            } else {
                None
            };
            let worth = match &next {
                Some(plan) => plan.worth,
                None => continue,
            };
            if worth > best.worth + LEAST {
                best = Plan {
                    line: vec![action],
                    worth,
                };
            }
        }
        if best.line.len() == 1
            && best.line.first().is_some_and(|it| !is_free(*it))
            && let Some(play) = self.free_play(&self.quiet(legal), seed)
        {
            return play;
        }
        let reason = why::of_march(self.game, &self.state.public, armada, &best.line);
        Answer::of(best.line, reason)
    }

    /// Plays that do not help to move.
    fn quiet(&self, legal: &[Action]) -> Vec<Action> {
        let quiet = legal
            .iter()
            .copied()
            .filter(|it| is_free(*it) && !self.boosts(*it));
        quiet.collect()
    }

    /// Whether a play helps to move.
    fn boosts(&self, action: Action) -> bool {
        let code = match action {
            Action::Play(card, _) => self.game.action_card(card).map(|card| card.script.code),
            Action::Activate(source, _) => {
                let ability = self.game.ability(&self.state.public, self.seat, source);
                ability.map(|ability| ability.script.code)
            }
            _ => None,
        };
        code.is_some_and(|code| {
            let mut effects = self.game.effects(code).iter();
            effects.any(|it| matches!(it, Effect::Mp(_) | Effect::EvadeDiscount(_)))
        })
    }

    fn encounter(&self, armada: ArmadaId, legal: &[Action], seed: u64) -> Answer {
        if let Some(play) = self.free_play(legal, seed) {
            return play;
        }
        let scene = self.scene();
        let Some(unit) = scene.units.iter().find(|unit| unit.armada == armada) else {
            return Answer::default();
        };
        let mut best: Option<(i32, Action)> = None;
        for (place, &action) in (0u32..).zip(legal) {
            let Some(worth) = self.encounter_worth(&scene, unit, action, seed) else {
                continue;
            };
            let worth = worth + self.skill.error(place);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        let action = best.map(|(_, action)| action);
        let reason = action.map_or(Reason::Only, |it| {
            why::of(self.game, &self.state.public, it)
        });
        Answer::of(action.into_iter().collect(), reason)
    }
}

/// Whether an action is free beside what is asked `[SAGA-GEN.11]`.
pub const fn is_free(action: Action) -> bool {
    matches!(
        action,
        Action::Play(..) | Action::Activate(..) | Action::Repair | Action::Quell(_)
    )
}

/// The answers to what is asked, what is free left aside.
pub fn asked_for(legal: &[Action]) -> Vec<Action> {
    legal.iter().copied().filter(|it| !is_free(*it)).collect()
}

/// Who pays what is built together: helpers about half, and everybody agrees.
fn share(legal: &[Action]) -> Vec<Action> {
    if legal.contains(&Action::Agree(true)) {
        return vec![Action::Agree(true)];
    }
    let paid = asked_for(legal);
    let middle = paid.len() / 2;
    paid.get(middle).copied().into_iter().collect()
}
