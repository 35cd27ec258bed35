//! Choices of tokens to lose and of events to discard `[SAGA-EVT.10]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::{Action, CargoItem};
use crate::saga::effect::Good;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::ArmadaId;
use crate::saga::refusal::{FleetRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Task};

/// Returns the kind of token to which an item belongs; `None` for an item that cannot be demanded
/// as a token.
const fn token(item: CargoItem) -> Option<Good> {
    match item {
        CargoItem::Exploration => Some(Good::Exploration),
        CargoItem::Combat => Some(Good::Combat),
        CargoItem::Astartium | CargoItem::Xpm => None,
    }
}

impl Saga {
    /// Returns the seat that must decide about tokens to lose or events to discard; `None` if play
    /// continues without a decision.
    pub(super) fn cards_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        match task {
            Task::Pay {
                armada,
                remaining_tokens,
            } => {
                let seat = self.owner(armada);
                let mat = public.mat(seat);
                let token_count = mat.exploration_tokens.saturating_add(mat.combat_tokens);
                let has_both = mat.exploration_tokens > 0 && mat.combat_tokens > 0;
                (has_both && token_count > remaining_tokens && remaining_tokens > 0).then_some(seat)
            }
            Task::Cancel {
                seat,
                remaining_events,
                ..
            } => {
                let events = public.events.len();
                (remaining_events > 0 && events > usize::from(remaining_events)).then_some(seat)
            }
            _ => None,
        }
    }

    /// Checks whether an action is legal in a decision about tokens to lose or events to discard.
    pub(super) fn check_cards(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match (task, action) {
            (Task::Pay { .. }, Action::Item(item)) => {
                let mat = state.public.mat(seat);
                let has_token = token(item).is_some_and(|good| mat.good(good) > 0);
                Refusal::NOT_OFFERED.unless(has_token)
            }
            (Task::Cancel { .. }, Action::PickEvent(card)) => {
                let mut events = state.public.events.iter();
                FleetRefusal::NotInPlay.unless(events.any(|event| event.card == card))
            }
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions for a decision about tokens to lose or events to discard.
    pub(super) fn list_cards(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        match task {
            Task::Pay { .. } => {
                list.extend([
                    Action::Item(CargoItem::Exploration),
                    Action::Item(CargoItem::Combat),
                ]);
            }
            Task::Cancel { .. } => {
                let events = state.public.events.iter();
                list.extend(events.map(|event| Action::PickEvent(event.card)));
            }
            _ => {}
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Advances the choice of tokens to lose or events to discard until a seat must decide.
    pub fn advance_cards(&mut self, task: Task) -> PlayFlow {
        if self
            .game
            .cards_seat_to_act(&self.state.public, task)
            .is_some()
        {
            return PlayFlow::Wait;
        }
        match task {
            Task::Pay {
                armada,
                remaining_tokens,
            } => self.pay_all(armada, remaining_tokens),
            Task::Cancel {
                remaining_events,
                by,
                ..
            } => {
                self.pop_task();
                for _ in 0..remaining_events {
                    let Some(event) = self.state.public.events.first() else {
                        break;
                    };
                    let card = event.card;
                    self.discard_event(card, by);
                }
            }
            _ => return PlayFlow::Wait,
        }
        PlayFlow::Continue
    }

    /// Applies a legal action for a decision about tokens to lose or events to discard.
    pub fn do_cards(&mut self, task: Task, seat: Seat, action: Action) {
        match (task, action) {
            (
                Task::Pay {
                    armada,
                    remaining_tokens,
                },
                Action::Item(item),
            ) => {
                let remaining_tokens = remaining_tokens.saturating_sub(1);
                self.replace_task(Task::Pay {
                    armada,
                    remaining_tokens,
                });
                if let Some(good) = token(item) {
                    self.spend(seat, good, 1, Cause::Rule);
                }
            }
            (
                Task::Cancel {
                    seat,
                    remaining_events,
                    by,
                },
                Action::PickEvent(card),
            ) => {
                let remaining_events = remaining_events.saturating_sub(1);
                self.replace_task(Task::Cancel {
                    seat,
                    remaining_events,
                    by,
                });
                self.discard_event(card, by);
            }
            _ => {}
        }
    }

    /// Pays the remaining tokens without a question if there is no choice.
    fn pay_all(&mut self, armada: ArmadaId, remaining_tokens: u8) {
        self.pop_task();
        let seat = self.game.owner(armada);
        let paid = self.spend(seat, Good::Exploration, remaining_tokens, Cause::Rule);
        self.spend(seat, Good::Combat, remaining_tokens - paid, Cause::Rule);
    }
}
