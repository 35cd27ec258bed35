//! Duels of the Arena and the loot of the winner `[SAGA-ARN.10]` `[SAGA-ARN.11]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::{Action, CargoItem};
use crate::saga::armada::{Mat, Target};
use crate::saga::effect::{Good, Stat, Timing};
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::ArmadaId;
use crate::saga::refusal::{FleetRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, CombatStage, RollPurpose, Task};

/// All items that can be looted.
const ITEMS: [CargoItem; 4] = [
    CargoItem::Xpm,
    CargoItem::Astartium,
    CargoItem::Exploration,
    CargoItem::Combat,
];

impl CargoItem {
    /// Returns the good to which the item belongs; `None` for an XPM.
    #[must_use]
    pub const fn good(self) -> Option<Good> {
        match self {
            Self::Astartium => Some(Good::Astartium),
            Self::Exploration => Some(Good::Exploration),
            Self::Combat => Some(Good::Combat),
            Self::Xpm => None,
        }
    }
}

/// Returns whether an item can move from one Cargo to another `[SAGA-ARN.11]`.
fn can_take(winner: &Mat, loser: &Mat, item: CargoItem) -> bool {
    match item.good() {
        Some(good) => loser.good(good) > 0,
        None => loser.has_xpm && !winner.has_xpm,
    }
}

/// Returns the items that the winner can take.
fn loot(public: &Public, winner: Seat, loser: Seat) -> impl Iterator<Item = CargoItem> {
    let (winner, loser) = (*public.mat(winner), *public.mat(loser));
    let all = ITEMS.into_iter();
    all.filter(move |&item| can_take(&winner, &loser, item))
}

impl Saga {
    /// Returns the winner if there is more than one item to choose from.
    pub(super) fn duel_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        match task {
            Task::Loot { winner, loser } => {
                let has_several = loot(public, winner, loser).nth(1).is_some();
                has_several.then_some(winner)
            }
            _ => None,
        }
    }

    /// Checks whether an action is legal in a decision about the loot of a duel.
    pub(super) fn check_duel(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match (task, action) {
            (Task::Loot { winner, loser }, Action::Item(item)) => {
                let (winner, loser) = (state.public.mat(winner), state.public.mat(loser));
                FleetRefusal::NothingToTake.unless(can_take(winner, loser, item))
            }
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions for a decision about the loot of a duel.
    pub(super) fn list_duel(&self, state: &State, task: Task, _seat: Seat, list: &mut Vec<Action>) {
        if let Task::Loot { winner, loser } = task {
            list.extend(loot(&state.public, winner, loser).map(Action::Item));
        }
    }

    /// Returns the Victory Points for destroying a rival in a duel `[SAGA-ARN.17]`.
    fn duel_points(&self, public: &Public, winner: Seat, loser: Seat) -> u8 {
        let (Some(table), lost) = (self.mission.points, public.mat(loser)) else {
            return 0;
        };
        let [leader, equal, fewer] = table.duel;
        let others = self.all_seats().without(loser);
        if lost.shaken > 0 {
            0
        } else if lost.points < public.mat(winner).points {
            fewer
        } else if others
            .iter()
            .all(|seat| public.mat(seat).points < lost.points)
        {
            leader
        } else {
            equal
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Starts a duel with a rival: the faster armada strikes first, on a tie the challenged one
    /// `[SAGA-ARN.10]`.
    pub fn begin_duel(&mut self, challenger: ArmadaId, rival: ArmadaId) {
        let speed = |armada| {
            let seat = self.game.owner(armada);
            self.game.stat(&self.state.public, seat, Stat::Speed)
        };
        let is_faster = speed(challenger) > speed(rival);
        let sides = if is_faster {
            [challenger, rival]
        } else {
            [rival, challenger]
        };
        self.public_mut().armada_mut(rival).has_dueled = true;
        self.emit(Event::Duel {
            by: challenger,
            against: rival,
            first: sides[0],
        });
        self.push_task(Task::Duel {
            sides,
            by: challenger,
            exchanges: 0,
            combat_stage: CombatStage::Begun,
            attacker: 0,
            hits: [None; 2],
            dealt: [0; 2],
            aims: [0; 2],
        });
    }

    /// Advances a duel or its loot until a seat must decide.
    pub fn advance_duel(&mut self, task: Task) -> PlayFlow {
        match task {
            Task::Duel {
                sides,
                combat_stage,
                attacker,
                dealt,
                ..
            } => {
                let attacker = usize::from(attacker.min(1));
                match combat_stage {
                    CombatStage::Begun => {
                        self.set_duel(CombatStage::Attack);
                        self.open_window(Timing::CombatStart, sides[0]);
                    }
                    CombatStage::Start | CombatStage::Attack | CombatStage::Defend => {
                        self.set_duel(CombatStage::Struck);
                        self.begin_roll(sides[attacker], RollPurpose::Attack, Stat::Combat);
                    }
                    CombatStage::Struck => {
                        self.set_duel(CombatStage::Warded);
                        self.begin_roll(sides[1 - attacker], RollPurpose::Defend, Stat::Shield);
                    }
                    CombatStage::Warded => self.resolve_strike(task),
                    CombatStage::Won | CombatStage::Rewarded => {
                        self.pop_task();
                        let winner = Some(sides[attacker]);
                        self.emit(Event::DuelOver { winner });
                    }
                    CombatStage::Lost => self.end_draw(sides, dealt),
                }
                PlayFlow::Continue
            }
            Task::Loot { winner, loser } => {
                let seat = self.game.duel_seat_to_act(&self.state.public, task);
                if seat.is_some() {
                    return PlayFlow::Wait;
                }
                self.pop_task();
                let item = loot(&self.state.public, winner, loser).next();
                if let Some(item) = item {
                    self.take_loot(winner, loser, item);
                }
                PlayFlow::Continue
            }
            _ => PlayFlow::Wait,
        }
    }

    /// Applies a legal action for a decision about the loot of a duel.
    pub fn do_duel(&mut self, task: Task, _seat: Seat, action: Action) {
        if let (Task::Loot { winner, loser }, Action::Item(item)) = (task, action) {
            self.pop_task();
            self.take_loot(winner, loser, item);
        }
    }

    fn set_duel(&mut self, next: CombatStage) {
        if let Some(Task::Duel { combat_stage, .. }) = self.task_mut() {
            *combat_stage = next;
        }
    }

    /// Deals the damage that the defense left, then switches sides; after the last exchange the
    /// duel ends.
    fn resolve_strike(&mut self, task: Task) {
        let Task::Duel {
            sides,
            attacker,
            hits,
            ..
        } = task
        else {
            return;
        };
        let last = self.game.frame().duel_exchanges;
        let from = sides[usize::from(attacker.min(1))];
        let to = sides[usize::from(attacker == 0)];
        let damage = hits[0].unwrap_or(0).saturating_sub(hits[1].unwrap_or(0));
        if let Some(Task::Duel {
            exchanges,
            combat_stage,
            attacker,
            hits,
            ..
        }) = self.task_mut()
        {
            *exchanges += *attacker;
            *attacker = 1 - (*attacker).min(1);
            *hits = [None; 2];
            let is_over = *exchanges >= last;
            *combat_stage = if is_over {
                CombatStage::Lost
            } else {
                CombatStage::Attack
            };
        }
        self.emit(Event::Strike { from, to, damage });
        self.deal_damage(to, damage, Cause::Foe(Target::Armada(from)));
    }

    /// Ends a duel without a destroyed armada: the side that dealt more damage gains a Combat Token
    /// `[SAGA-ARN.11]`.
    fn end_draw(&mut self, sides: [ArmadaId; 2], dealt: [u8; 2]) {
        self.pop_task();
        let winner = match dealt[0].cmp(&dealt[1]) {
            std::cmp::Ordering::Greater => Some(sides[0]),
            std::cmp::Ordering::Less => Some(sides[1]),
            std::cmp::Ordering::Equal => None,
        };
        self.emit(Event::DuelOver { winner });
        if let Some(winner) = winner {
            let seat = self.game.owner(winner);
            self.gain(seat, Good::Combat, 1, Cause::Reward(seat));
        }
    }

    /// Ends a duel with a destroyed side: Victory Points, and one item of its Cargo before it is
    /// lost `[SAGA-ARN.11]`.
    pub(super) fn win_duel(&mut self, winner: ArmadaId, loser: ArmadaId) {
        let winner = self.game.owner(winner);
        let loser = self.game.owner(loser);
        let points = self.game.duel_points(&self.state.public, winner, loser);
        self.push_task(Task::Loot { winner, loser });
        self.award(winner, points);
    }

    fn take_loot(&mut self, winner: Seat, loser: Seat, item: CargoItem) {
        match item.good() {
            Some(good) => *self.public_mut().mat_mut(loser).good_mut(good) -= 1,
            None => self.public_mut().mat_mut(loser).has_xpm = false,
        }
        let mat = self.public_mut().mat_mut(winner);
        match item.good() {
            Some(good) => *mat.good_mut(good) = mat.good(good).saturating_add(1),
            None => mat.has_xpm = true,
        }
        self.emit(Event::Looted {
            winner,
            loser,
            item,
        });
    }
}
