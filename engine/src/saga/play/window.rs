//! Reaction windows `[SAGA-GEN.12]`.

use super::free_plays::MAX_FREE_PLAY_TASKS;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{Decline, EventSink, Seat, SeatSet, Undo};
use crate::saga::action::Action;
use crate::saga::effect::{Effect, Timing};
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, CardId, EffectListId};
use crate::saga::precomputed::cancels_events;
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Phase, Step, Task};

/// An open window: its timing, and the armada whose roll, damage or combat opened it.
pub(super) type OpenWindow = (Timing, ArmadaId);

impl Saga {
    /// Returns the seat to ask: the first in turn order from the armada's owner that could react
    /// and has not passed; `None` if further successes do not matter `[SAGA-GEN.9]`.
    fn next_in_window(&self, state: &State, window: OpenWindow, passed: SeatSet) -> Option<Seat> {
        let (at, armada) = window;
        if let Timing::Roll | Timing::AfterAttack | Timing::AfterCheck = at
            && let Some(index) = state.public.roll_of(armada)
            && self.is_enough(&state.public, index)
        {
            return None;
        }
        let owner = self.owner(armada);
        let saves = at == Timing::Damage && is_lethal(&state.public, owner, window);
        let mut seats = self.seats_from(owner);
        seats.find(|&seat| {
            !passed.contains(seat)
                && !state.public.resigned.contains(seat)
                && (self.has_card(state, seat, window, saves)
                    || self.has_ability(state, seat, window, saves, seat == owner)
                    || at == Timing::Any && self.can_quell(state, seat))
        })
    }

    /// Returns whether a seat has a Combat Token for an event that came after the last decision of
    /// a round, and all seats together have enough to remove one before the events of the next
    /// round act `[SAGA-EVT.9]`.
    fn can_quell(&self, state: &State, seat: Seat) -> bool {
        let public = &state.public;
        let (Step::End(Phase::Expand) | Step::RoundEnd) = public.step else {
            return false;
        };
        let seats = self.remaining_seats(public).iter();
        let tokens_left = seats.map(|seat| u16::from(public.mat(seat).combat_tokens));
        let tokens_left: u16 = tokens_left.sum();
        let price = u16::from(self.frame().event_price);
        public.events.iter().any(|event| {
            u16::from(event.tokens) + tokens_left >= price
                && self.check_quell(state, seat, event.card).is_ok()
        })
    }

    /// Checks whether an action is legal in a reaction window.
    pub(super) fn check_window(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions in a reaction window, except its reactions, which are listed as
    /// free plays.
    pub(super) fn list_window(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        list.push(Action::Done);
    }

    /// Returns the window in which a seat is asked now.
    pub(super) fn window_for(&self, state: &State, seat: Seat) -> Option<OpenWindow> {
        match state.public.task() {
            Some(Task::Window {
                at, armada, asked, ..
            }) => (*asked == Some(seat)).then_some((*at, *armada)),
            _ => None,
        }
    }

    /// Returns how a seat that is asked in a reaction window passes `[SAGA-GEN.12]`. It is affected if
    /// its armada rolls, is damaged or fights, and by every new event.
    pub(in crate::saga) fn decline_of(&self, state: &State, seat: Seat) -> Option<Decline<Action>> {
        let (at, armada) = self.window_for(state, seat)?;
        let fights = |own: ArmadaId| state.public.combat_of(own).is_some();
        let is_affected = match at {
            Timing::Any => true,
            Timing::CombatStart => self.fleet(seat).any(fights),
            _ => self.owner(armada) == seat,
        };
        Some(Decline {
            action: Action::Done,
            is_affected,
        })
    }

    /// Returns whether a seat could react in a window with an action card; a card that repairs Hull
    /// counts if it saves the armada.
    fn has_card(&self, state: &State, seat: Seat, window: OpenWindow, saves: bool) -> bool {
        let reactions = self.card_index.reactions[window.0 as usize];
        let useful = if saves {
            reactions.union(self.card_index.repairs)
        } else {
            reactions
        };
        let mut cards = state.hand(seat).intersection(useful).iter().map(CardId);
        cards.any(|card| {
            self.targets(window).any(|armada| {
                self.check_play_card(state, seat, card, armada, Some(window))
                    .is_ok()
            })
        })
    }

    /// Returns whether a seat could react in a window with an ability or by repairs; `is_owner` is
    /// whether the armada belongs to the seat.
    fn has_ability(
        &self,
        state: &State,
        seat: Seat,
        window: OpenWindow,
        saves: bool,
        is_owner: bool,
    ) -> bool {
        if saves && is_owner && self.check_repair(state, seat).is_ok() {
            return true;
        }
        // An ability affects only an armada of its owner `[SAGA-TOK.3]`.
        if !is_owner && !concerns_all(window.0) {
            return false;
        }
        let mat = state.public.mat(seat);
        self.any_ability_ready(mat, |source, ability| {
            let code = ability.script.code;
            let reacts = match ability.timing {
                Timing::Any if window.0 == Timing::Any => cancels_events(&self.effect_lists, code),
                Timing::Any => saves && self.repairs(code),
                timing => timing == window.0,
            };
            reacts
                && self.targets(window).any(|armada| {
                    self.check_activate(state, seat, source, armada, Some(window))
                        .is_ok()
                })
        })
    }

    /// Returns the armadas that a reaction in a window may affect: both sides at the start of a
    /// duel, any when an event comes into play `[SAGA-ARN.10]` `[SAGA-GEN.12]`.
    fn targets(&self, (at, armada): OpenWindow) -> impl Iterator<Item = ArmadaId> + use<> {
        let all = concerns_all(at);
        self.armadas().filter(move |&other| all || other == armada)
    }

    /// Returns whether an effect list repairs Hull.
    fn repairs(&self, code: EffectListId) -> bool {
        let mut effects = self.effects(code).iter();
        effects.any(|effect| matches!(effect, Effect::Repair(_)))
    }
}

/// Returns whether a window concerns every armada.
const fn concerns_all(at: Timing) -> bool {
    matches!(at, Timing::CombatStart | Timing::Any)
}

/// Returns whether the current packet destroys the armada, so that repairs before it matter
/// `[SAGA-MAT.9]`.
fn is_lethal(public: &Public, owner: Seat, (_, armada): OpenWindow) -> bool {
    let packet = public
        .damage_packet_of(armada)
        .and_then(|at| public.tasks.get(at));
    matches!(packet, Some(Task::Damage { remaining_damage, .. }) if *remaining_damage >= public.mat(owner).hull)
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Opens a reaction window if somebody has a reaction; returns whether it did `[SAGA-GEN.12]`.
    pub fn open_window(&mut self, at: Timing, armada: ArmadaId) -> bool {
        let next = self.next_seat_to_act((at, armada), SeatSet::NONE);
        if next.is_some() {
            self.open_window_later(at, armada);
        }
        next.is_some()
    }

    /// Returns the seat to ask in a window, after seats that cannot react are skipped.
    fn next_seat_to_act(&mut self, window: OpenWindow, passed: SeatSet) -> Option<Seat> {
        let game = self.game;
        let next = game.next_in_window(self.state, window, passed);
        let before = game.seats_from(game.owner(window.1));
        let before = before.take_while(|seat| Some(*seat) != next);
        self.skip_seats(before.filter(|seat| !passed.contains(*seat)));
        next
    }

    /// Skips seats that can do nothing, possibly because of their hands. With hidden hands this
    /// reveals information about them to the acting seat, so its action can no longer be undone
    /// `[SAGA-ARN.1]`.
    pub(super) fn skip_seats(&mut self, mut seats: impl Iterator<Item = Seat>) {
        let (actor, public) = (self.seat, &self.state.public);
        if self.game.mission.flags.has_hidden_hands
            && seats.any(|seat| seat != actor && public.mat(seat).hand > 0)
        {
            self.undo = Undo::Barrier;
        }
    }

    /// Opens a window for a new event: seats that can cancel an event are asked, from the First
    /// Player on, whatever task is in progress `[SAGA-GEN.11]` `[SAGA-GEN.12]`.
    pub fn open_event_window(&mut self) {
        let public = &self.state.public;
        let has_begun = public.round > 0 && public.step != Step::Over;
        let is_open = matches!(
            public.task(),
            Some(Task::Window {
                at: Timing::Any,
                ..
            })
        );
        let has_room = public.tasks.len() <= MAX_FREE_PLAY_TASKS;
        let first = self.game.fleet(public.first).next();
        if let Some(armada) = first
            && self.game.has_edition(1)
            && has_begun
            && has_room
            && !is_open
        {
            self.open_window(Timing::Any, armada);
        }
    }

    /// Opens a window after the tasks on top of it; it closes at once if nobody has a reaction by
    /// then.
    pub fn open_window_later(&mut self, at: Timing, armada: ArmadaId) {
        self.push_task(Task::Window {
            at,
            armada,
            passed: SeatSet::NONE,
            asked: None,
        });
    }

    /// Advances a reaction window until a seat must decide.
    pub fn advance_window(&mut self, task: Task) -> PlayFlow {
        let Task::Window {
            at, armada, passed, ..
        } = task
        else {
            return PlayFlow::Wait;
        };
        let next = self.next_seat_to_act((at, armada), passed);
        if let Some(Task::Window { asked, .. }) = self.task_mut() {
            *asked = next;
        }
        if next.is_some() {
            PlayFlow::Wait
        } else {
            self.pop_task()
        }
    }

    /// Applies a legal action in a reaction window.
    pub fn do_window(&mut self, _task: Task, seat: Seat, action: Action) {
        if let (Action::Done, Some(Task::Window { passed, .. })) = (action, self.task_mut()) {
            *passed = passed.with(seat);
        }
    }

    /// Resets the passes of the window after a reaction, so that all are asked again.
    pub(super) fn reopen_window(&mut self) {
        if let Some(Task::Window { passed, .. }) = self.task_mut() {
            *passed = SeatSet::NONE;
        }
    }
}
