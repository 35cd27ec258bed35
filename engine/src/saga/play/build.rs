//! Shared construction: the shares of the cost, the consent of the seats that pay, and the Boss
//! fight at the site `[SAGA-EXP.2]` `[SAGA-EXP.7]` `[SAGA-LST.11]`.
//!
//! First the builder chooses the seat that pays the XPM, then each share in turn order, the
//! builder's last; then every seat with a share is asked for consent. Questions with a single
//! answer are skipped.

use super::cost_sharing::UNSETTLED_SHARE;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat, SeatSet};
use crate::saga::action::Action;
use crate::saga::armada::{Starbase, Target};
use crate::saga::effect::{Good, PricedItem};
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, BossId, IdSet};
use crate::saga::mission::Trigger;
use crate::saga::refusal::{FrameRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, SharedProject, Task};

/// The decision that a shared construction waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SiteWait {
    /// The choice of the Cargo that pays the XPM.
    Hauler,
    /// The choice of this seat's share.
    Share(Seat),
    /// This seat's agreement to pay its share.
    Consent(Seat),
    /// No decision: the cost can be paid.
    Nothing,
}

impl Saga {
    fn site(&self, public: &Public, task: Task) -> SiteWait {
        let Task::Build {
            armada,
            project,
            hauler,
            asked,
            ..
        } = task
        else {
            return SiteWait::Nothing;
        };
        if let Some(asked) = asked {
            let seats = self.seats_from(public.first);
            let mut asked = seats.filter(|&seat| asked.contains(seat));
            return asked.next().map_or(SiteWait::Nothing, SiteWait::Consent);
        }
        if self.price_of(public, armada, project).1 > 0 && hauler.is_none() {
            return SiteWait::Hauler;
        }
        let open = self.next_share(public, task);
        open.map_or(SiteWait::Nothing, SiteWait::Share)
    }

    /// Returns the seat that must decide in a shared construction; `None` if play continues without
    /// a decision.
    pub(super) fn build_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        if let Task::BossFight { armada, .. } = task {
            return Some(self.owner(armada));
        }
        let Task::Build { armada, .. } = task else {
            return None;
        };
        let builder = self.owner(armada);
        match self.site(public, task) {
            SiteWait::Hauler => {
                (self.xpm_contributors(public, armada).len() > 1).then_some(builder)
            }
            SiteWait::Share(seat) => self.shares(public, task, seat).nth(1).map(|_| builder),
            SiteWait::Consent(seat) => Some(seat),
            SiteWait::Nothing => None,
        }
    }

    /// Checks whether an action is legal in a shared construction.
    pub(super) fn check_build(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        if let (Task::BossFight { .. }, Action::Agree(_)) = (task, action) {
            return Ok(());
        }
        let Task::Build { armada, .. } = task else {
            return Err(Refusal::UNASKED);
        };
        let wait = self.site(public, task);
        match (wait, action) {
            (SiteWait::Hauler, Action::Hauler(seat)) => {
                if self.xpm_contributors(public, armada).contains(seat) {
                    Ok(())
                } else {
                    Err(FrameRefusal::NoXpm.into())
                }
            }
            (SiteWait::Share(seat), Action::Share(other, exploration, combat)) => {
                if seat == other && self.may_share(public, task, seat, [exploration, combat]) {
                    Ok(())
                } else {
                    Err(FrameRefusal::BadShare.into())
                }
            }
            (SiteWait::Consent(seat), Action::Agree(agrees)) => {
                if !agrees || self.can_give(public, task, seat) {
                    Ok(())
                } else {
                    Err(FrameRefusal::BadShare.into())
                }
            }
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions in a shared construction.
    pub(super) fn list_build(&self, state: &State, task: Task, seat: Seat, list: &mut Vec<Action>) {
        let public = &state.public;
        let answers = [Action::Agree(true), Action::Agree(false)];
        if let Task::Build { armada, .. } = task {
            match self.site(public, task) {
                SiteWait::Hauler => {
                    let haulers = self.xpm_contributors(public, armada);
                    list.extend(haulers.iter().map(Action::Hauler));
                }
                SiteWait::Share(payer) => {
                    let shares = self.shares(public, task, payer);
                    list.extend(shares.map(|share| Action::Share(payer, share[0], share[1])));
                }
                SiteWait::Consent(_) => {
                    let is_legal =
                        |action: &Action| self.check_build(state, task, seat, *action).is_ok();
                    list.extend(answers.into_iter().filter(is_legal));
                }
                SiteWait::Nothing => {}
            }
        } else {
            list.extend(answers);
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Starts a shared construction. Seats that have nothing to pay are left out; solo play has a
    /// single Cargo `[SAGA-SOL.9]`.
    pub(super) fn begin_project(&mut self, armada: ArmadaId, project: SharedProject) {
        let public = &self.state.public;
        let builder = self.game.owner(armada);
        let mut shares = [[0; 2]; 4];
        for seat in self.game.helpers(public, armada).with(builder).iter() {
            let mat = public.mat(seat);
            let gives = seat == builder || mat.exploration_tokens > 0 || mat.combat_tokens > 0;
            if let Some(share) = shares.get_mut(seat.index()).filter(|_| gives) {
                *share = UNSETTLED_SHARE;
            }
        }
        self.push_task(Task::Build {
            armada,
            project,
            shares,
            hauler: None,
            asked: None,
        });
    }

    /// Advances a shared construction until a seat must decide.
    pub fn advance_build(&mut self, task: Task) -> PlayFlow {
        if self
            .game
            .build_seat_to_act(&self.state.public, task)
            .is_some()
        {
            return PlayFlow::Wait;
        }
        let public = &self.state.public;
        let Task::Build { armada, asked, .. } = task else {
            return self.pop_task();
        };
        match self.game.site(public, task) {
            SiteWait::Hauler => match self.game.xpm_contributors(public, armada).iter().next() {
                Some(seat) => self.record_part(task, Action::Hauler(seat)),
                None => self.pop_task(),
            },
            // No valid share is left if tokens were spent in the meantime.
            SiteWait::Share(seat) => {
                let only = self.game.shares(public, task, seat).next();
                match only {
                    Some([exploration, combat]) => {
                        self.record_part(task, Action::Share(seat, exploration, combat))
                    }
                    None => self.pop_task(),
                }
            }
            SiteWait::Consent(_) => self.pop_task(),
            SiteWait::Nothing if asked.is_none() => self.ask_contributors(task),
            SiteWait::Nothing => self.complete_project(task),
        }
    }

    /// Records the seat that pays the XPM, or the share of a seat.
    fn record_part(&mut self, task: Task, answer: Action) -> PlayFlow {
        let Task::Build {
            armada,
            project,
            mut shares,
            mut hauler,
            asked,
        } = task
        else {
            return PlayFlow::Continue;
        };
        match answer {
            Action::Hauler(seat) => {
                hauler = Some(seat);
            }
            Action::Share(seat, exploration, combat)
                if let Some(share) = shares.get_mut(seat.index()) =>
            {
                *share = [exploration, combat];
            }
            _ => {}
        }
        self.replace_task(Task::Build {
            armada,
            project,
            shares,
            hauler,
            asked,
        })
    }

    /// Asks the next seat that must pay.
    fn ask_contributors(&mut self, task: Task) -> PlayFlow {
        let Task::Build {
            armada,
            project,
            shares,
            hauler,
            ..
        } = task
        else {
            return PlayFlow::Continue;
        };
        let builder = self.game.owner(armada);
        let gives = |seat: &Seat| {
            let share = shares.get(seat.index()).copied().unwrap_or_default();
            *seat != builder && (share != [0; 2] || hauler == Some(*seat))
        };
        let asked: SeatSet = self.game.all_seats().iter().filter(gives).collect();
        self.replace_task(Task::Build {
            armada,
            project,
            shares,
            hauler,
            asked: Some(asked),
        })
    }

    /// Pays and completes the construction after all agreed, if everybody can still pay.
    fn complete_project(&mut self, task: Task) -> PlayFlow {
        self.pop_task();
        let game = self.game;
        let Task::Build {
            armada,
            project,
            shares,
            hauler,
            ..
        } = task
        else {
            return PlayFlow::Continue;
        };
        let can_pay = |seat: Seat| game.can_give(&self.state.public, task, seat);
        if !game.all_seats().iter().all(can_pay) {
            return PlayFlow::Continue;
        }
        for (seat, [exploration, combat]) in game.all_seats().iter().zip(shares) {
            for (good, count) in [(Good::Exploration, exploration), (Good::Combat, combat)] {
                if count > 0 {
                    self.spend(seat, good, count, Cause::Rule);
                }
            }
        }
        if let Some(seat) = hauler {
            self.lose_cargo_xpm(seat, RemovalReason::Spent);
        }
        match project {
            SharedProject::Starbase => self.build_starbase(armada),
            SharedProject::Project(index) => self.run_project(armada, index, 1),
        }
        PlayFlow::Continue
    }

    /// Builds the Starbase and offers the Boss Fight with a Boss there `[SAGA-EXP.4]`
    /// `[SAGA-EXP.7]`.
    fn build_starbase(&mut self, armada: ArmadaId) {
        let game = self.game;
        let color = game.figure_for(&self.state.public, armada);
        let sector = self.state.public.armada(armada).sector;
        let (Some(color), Some(sector)) = (color, sector) else {
            return;
        };
        let public = self.public_mut();
        public.starbases[color.index()] -= 1;
        public.mat_mut(game.owner(armada)).discounts[PricedItem::Starbase as usize] = 0;
        public.end_counts.starbases = public.end_counts.starbases.saturating_add(1);
        let sector_state = public.sector_mut(sector);
        sector_state.starbase = Some(Starbase {
            color: Some(color),
            is_active: true,
            is_home: false,
        });
        let hex = sector_state.hex;
        self.emit(Event::Built { armada, hex, color });
        let bosses: IdSet = self
            .state
            .public
            .bosses_in(sector)
            .map(|boss| boss.0)
            .collect();
        for boss in bosses.iter().map(BossId) {
            self.push_task(Task::BossFight { armada, boss });
        }
        self.fire_trigger(Trigger::StarbaseBuilt, Some(sector), 0);
    }

    /// Applies a legal action in a shared construction.
    pub fn do_build(&mut self, task: Task, seat: Seat, action: Action) {
        if let Task::BossFight { armada, boss } = task {
            self.apply_boss_choice(armada, boss, action == Action::Agree(true));
        } else if let Action::Agree(is_agreed) = action {
            self.emit(Event::Contributed {
                seat,
                has_agreed: is_agreed,
            });
            self.record_consent(task, seat, is_agreed);
        } else {
            self.record_part(task, action);
        }
    }

    /// Applies a seat's answer to its share. A seat that declines is not asked again this turn, and
    /// the builder may start over `[SAGA-EXP.2]`.
    fn record_consent(&mut self, task: Task, seat: Seat, has_agreed: bool) {
        let Task::Build {
            armada,
            project,
            shares,
            hauler,
            asked: Some(asked),
        } = task
        else {
            return;
        };
        if !has_agreed {
            let refused = self.state.public.refused.with(seat);
            self.public_mut().refused = refused;
            self.pop_task();
            return;
        }
        self.replace_task(Task::Build {
            armada,
            project,
            shares,
            hauler,
            asked: Some(asked.without(seat)),
        });
    }

    /// Applies the builder's choice to fight a Boss at once; at most one Boss `[SAGA-EXP.7]`
    /// `[SAGA-FTJ.14]`.
    fn apply_boss_choice(&mut self, armada: ArmadaId, boss: BossId, fights: bool) {
        self.pop_task();
        if !fights {
            return;
        }
        while let Some(Task::BossFight { .. }) = self.state.public.task() {
            self.pop_task();
        }
        self.begin_fight(armada, Target::Boss(boss));
    }
}
