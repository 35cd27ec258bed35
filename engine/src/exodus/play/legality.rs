//! Decides which seats are asked, and whether a seat may take an action now.

use crate::exodus::action::Action;
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{ConquestRefusal, CouncilRefusal, Refusal};
use crate::exodus::state::{Public, State};
use crate::exodus::step::{Step, Task};
use crate::game::{Seat, SeatSet};

impl Task {
    /// Returns the seat that makes the choice in this task; `None` if the engine carries it out.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Action { seat, .. }
            | Self::Build { seat, .. }
            | Self::Refit { seat, .. }
            | Self::Trade { seat, .. }
            | Self::Mine { seat, .. }
            | Self::Learn { seat, .. }
            | Self::Repeal { seat, .. } => Some(*seat),
            Self::Program { .. } => None,
        }
    }
}

impl Step {
    /// Returns whether choices in this step are sealed until all have committed `[EXO-1.3]`.
    #[must_use]
    pub const fn is_sealed(self) -> bool {
        matches!(
            self,
            Self::StartTechs
                | Self::StartParts
                | Self::Vote
                | Self::Election
                | Self::Card(_)
                | Self::Orders
        )
    }
}

impl Exodus {
    /// Returns the seats that have a choice now.
    #[must_use]
    pub fn seats_to_act(&self, public: &Public) -> SeatSet {
        match public.task() {
            Some(task) => task.seat().map_or(SeatSet::NONE, SeatSet::singleton),
            None => self.seats_to_act_at(public, public.step),
        }
    }

    fn seats_to_act_at(&self, public: &Public, step: Step) -> SeatSet {
        let only_seat = |index: u8| public.at(index).map_or(SeatSet::NONE, SeatSet::singleton);
        match step {
            Step::StartTechs | Step::StartParts | Step::Vote | Step::Election | Step::Orders => {
                self.uncommitted(public, self.all_seats())
            }
            Step::Card(round) => self.uncommitted(public, self.players_of(public, round)),
            Step::Growth(at)
            | Step::Income(at)
            | Step::Perform(_, at)
            | Step::React(_, at)
            | Step::TakeBack(at)
            | Step::Bonus(at)
            | Step::Target(at)
            | Step::Mount(at)
            | Step::Uncloak(at)
            | Step::Deploy(at) => only_seat(at),
            Step::Open(at) => self
                .open_mover(public, at)
                .map_or(SeatSet::NONE, SeatSet::singleton),
            Step::Favor | Step::Pick | Step::Rank => SeatSet::singleton(public.chancellor()),
            Step::Offer => SeatSet::singleton(public.vice()),
            Step::Kill => self
                .killing_seat(public)
                .map_or(SeatSet::NONE, SeatSet::singleton),
            Step::Battle => self.fighters(public),
            Step::Upkeep
            | Step::Repair
            | Step::Council
            | Step::Adopt
            | Step::Fire
            | Step::Conquest
            | Step::Reveal
            | Step::End
            | Step::Over => SeatSet::NONE,
        }
    }

    /// Returns the seats that have not committed.
    fn uncommitted(&self, public: &Public, seats: SeatSet) -> SeatSet {
        seats
            .iter()
            .filter(|&seat| !public.ready.contains(seat))
            .collect()
    }

    /// Returns why a seat is not asked: it has committed, it has no third card to play or no ship
    /// to move, or another seat must decide.
    fn not_asked_refusal(&self, public: &Public, seat: Seat) -> Refusal {
        let is_open = public.step.is_sealed() && public.task().is_none();
        let plays = if let Step::Card(round) = public.step {
            self.players_of(public, round).contains(seat)
        } else {
            true
        };
        if !is_open || !self.all_seats().contains(seat) {
            Refusal::NotAsked
        } else if !plays {
            CouncilRefusal::NoThirdCard.into()
        } else if public.step == Step::Orders && !self.can_move(public, seat) {
            ConquestRefusal::NothingMoves.into()
        } else {
            Refusal::Committed
        }
    }

    /// Checks whether `seat` may take `action` now; the error is the reason with its rule.
    pub(in crate::exodus) fn check(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        if public.step == Step::Over {
            return Err(Refusal::Over);
        }
        if action == Action::Concede {
            return self.check_concede(state, seat);
        }
        if action == Action::CallTime {
            return self.check_call_time(state, seat);
        }
        if action == Action::Reopen {
            return self.check_reopen(state, seat);
        }
        if !self.seats_to_act(public).contains(seat) {
            return Err(self.not_asked_refusal(public, seat));
        }
        if action == Action::Refit {
            return self.check_rearrange(state, seat);
        }
        if let Action::Discard(card) = action {
            return self.check_discard(state, seat, card);
        }
        match public.task().copied() {
            Some(task) => self.check_in_task(state, task, seat, action),
            None => self.check_at_step(state, public.step, seat, action),
        }
    }

    fn check_in_task(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match task {
            Task::Action { .. } => self.check_begin_action(state, task, seat, action),
            Task::Build { .. } => self.check_build(state, task, seat, action),
            Task::Refit { .. } => self.check_refit(state, task, seat, action),
            Task::Trade { .. } => self.check_trade(state, task, seat, action),
            Task::Mine { .. } => self.check_mine(state, task, seat, action),
            Task::Learn { .. } => self.check_learn(state, task, seat, action),
            Task::Repeal { .. } | Task::Program { .. } => {
                self.check_effects(state, task, seat, action)
            }
        }
    }

    fn check_at_step(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match step {
            Step::StartTechs | Step::StartParts => self.check_start(state, step, seat, action),
            Step::Growth(_) | Step::Income(_) => self.check_upkeep(state, step, seat, action),
            Step::Vote | Step::Favor => self.check_council(state, step, seat, action),
            Step::Offer | Step::Pick => self.check_bonus(state, step, seat, action),
            Step::Election | Step::Rank => self.check_election(state, step, seat, action),
            Step::Card(_)
            | Step::Perform(..)
            | Step::React(..)
            | Step::TakeBack(_)
            | Step::Bonus(_) => self.check_cards(state, step, seat, action),
            Step::Target(_) | Step::Kill => self.check_wmd(state, step, seat, action),
            Step::Mount(_)
            | Step::Orders
            | Step::Open(_)
            | Step::Uncloak(_)
            | Step::Battle
            | Step::Deploy(_) => self.check_conquest(state, step, seat, action),
            Step::Upkeep
            | Step::Repair
            | Step::Council
            | Step::Adopt
            | Step::Fire
            | Step::Conquest
            | Step::Reveal
            | Step::End
            | Step::Over => Err(Refusal::NotAsked),
        }
    }
}
