//! The player-turn `[SR-4]`: runs phase by phase until somebody has a choice.

use super::Play;
use super::combat::PlayFlow;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::content::cards::Window;
use crate::space_rift::event::{DeckKind, Event, TokenReason};
use crate::space_rift::game::SpaceRift;
use crate::space_rift::state::{ActiveCommand, Phase, Task};
use crate::space_rift::unit::{UnitId, UnitSet};

impl SpaceRift {
    /// Returns whether dice are rolled before the first choice of a turn, so that the player starts
    /// it with an action.
    pub(in crate::space_rift) fn needs_begin_action(&self) -> bool {
        self.rift.is_some() || !self.meteors.is_empty()
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs the game until a seat has a choice or the battle is over.
    pub fn run(&mut self) {
        while self.state.public.result.is_none() {
            let flow = if let Some(task) = self.state.public.task {
                self.run_task(task)
            } else if let Some(roll) = self.state.public.innermost_roll().copied() {
                self.run_combat_roll(roll)
            } else {
                self.run_phase(self.state.public.phase)
            };
            if flow == PlayFlow::Wait {
                return;
            }
        }
    }

    fn run_phase(&mut self, phase: Phase) -> PlayFlow {
        let active = self.state.public.active;
        match phase {
            Phase::Start if self.game.needs_begin_action() => PlayFlow::Wait,
            Phase::Start => {
                self.begin_turn();
                PlayFlow::Continue
            }
            Phase::Meteors => self.move_meteors(),
            Phase::Shower(blasts) => self.add_meteors(blasts),
            Phase::Drift => self.drift(),
            Phase::Opening => self.pass_window(Window::Opening, Phase::Command),
            Phase::Command => self.begin_command_phase(),
            Phase::Orders => self.begin_orders_phase(),
            Phase::Ordered => self.pass_window(Window::Ordered, Phase::Movement),
            Phase::Movement => {
                self.wait_or_enter(self.game.can_any_move(&self.state.public), Phase::Moved)
            }
            Phase::Moved => self.pass_window(Window::Moved, Phase::MovedOther),
            Phase::MovedOther => {
                let waits = self.is_window_open(Window::Moved, active.other());
                self.wait_or_enter(waits, Phase::Combat)
            }
            Phase::Combat => {
                self.wait_or_enter(self.game.can_any_fight(&self.state.public), Phase::Ending)
            }
            Phase::Ending => {
                if self.is_window_open(Window::Ending, active) {
                    return PlayFlow::Wait;
                }
                self.begin_drawing_phase();
                PlayFlow::Continue
            }
            Phase::Drawing => {
                self.fill_hand(active);
                self.enter_phase(Phase::Reward)
            }
            Phase::Reward => self.begin_reward_phase(),
            Phase::Sale if !self.state.private(active).combat.is_empty() => PlayFlow::Wait,
            Phase::Sale => {
                self.end_turn();
                PlayFlow::Continue
            }
            Phase::Over => PlayFlow::Wait,
        }
    }

    /// Changes to a phase.
    pub fn enter_phase(&mut self, phase: Phase) -> PlayFlow {
        self.state.public.phase = phase;
        PlayFlow::Continue
    }

    fn wait_or_enter(&mut self, waits: bool, next: Phase) -> PlayFlow {
        if waits {
            PlayFlow::Wait
        } else {
            self.enter_phase(next)
        }
    }

    fn pass_window(&mut self, window: Window, next: Phase) -> PlayFlow {
        let side = self.state.public.active;
        if self.is_window_open(window, side) {
            return PlayFlow::Wait;
        }
        self.enter_phase(next)
    }

    /// Runs phase 0(a) and (b): markers, then income. Scores are checked after each `[SR-4.2]`.
    pub fn begin_turn(&mut self) {
        let public = &mut self.state.public;
        let (side, turn) = (public.active, public.turn);
        public.phase = Phase::Meteors;
        self.emit(Event::TurnStarted { side, turn });
        let placed = self.score_objectives();
        self.check_scores();
        if self.state.public.result.is_none() {
            self.take_income(placed);
        }
    }

    /// Begins phase 1 and records the units on the rift, which may jump `[SR-38.8]`. A side without
    /// command cards skips to the end of the turn.
    fn begin_command_phase(&mut self) -> PlayFlow {
        let side = self.state.public.active;
        let public = &mut self.state.public;
        public.began_inside = UnitSet::NONE;
        if let Some(rift) = &public.rift {
            let units = self.game.side_setup(side).units.iter();
            let is_on_rift =
                |unit: &UnitId| public.hex_of(*unit).is_some_and(|hex| rift.covers(hex));
            public.began_inside = units.filter(is_on_rift).collect();
        }
        if self.state.private(side).command.is_empty() {
            return self.enter_phase(Phase::Ending);
        }
        PlayFlow::Wait
    }

    /// Begins phase 2. It is over when nothing can be ordered and no marker removed; a card that
    /// can order no unit ends the turn `[SR-5.4]` `(AMB-39)`.
    fn begin_orders_phase(&mut self) -> PlayFlow {
        let (game, public) = (self.game, &self.state.public);
        let can_order = game.can_order(public);
        if !can_order && public.ordered.is_empty() {
            return self.enter_phase(Phase::Ending);
        }
        let can_clear = game
            .alerted_units(public, public.active)
            .iter()
            .any(|unit| game.check_clear(public, unit).is_ok());
        self.wait_or_enter(can_order || can_clear, Phase::Ordered)
    }

    /// Waits for a choice that a card asks for, or ends it if there is nothing left to choose.
    fn run_task(&mut self, task: Task) -> PlayFlow {
        let (game, public) = (self.game, &self.state.public);
        let side = public.active;
        let has_choice = match task {
            Task::Signal => !game.flagships(public).is_empty(),
            Task::Clear(_) => !game.alerted_units(public, side).is_empty(),
            Task::Restore {
                remaining_units, ..
            } => {
                let units = game
                    .restorable_units(public, side)
                    .difference(public.restored);
                remaining_units > 0 && !units.is_empty()
            }
            Task::Order(_) => !game.units_without_order(public, side).is_empty(),
            Task::Grapple => match self.deciding_side() {
                Some(side) => game.grapple_pairs(public, side).next().is_some(),
                None => false,
            },
            Task::Again(unit) => game.moves_again(public, unit),
            Task::Keep(count) => count > 0 && !self.state.private(side).drawn.is_empty(),
        };
        if has_choice {
            return PlayFlow::Wait;
        }
        self.end_task(task);
        PlayFlow::Continue
    }

    /// Ends a choice that a card asks for.
    pub fn end_task(&mut self, task: Task) {
        self.state.public.task = None;
        self.state.public.restored = UnitSet::NONE;
        if let Task::Keep(_) = task {
            self.discard_drawn();
        }
    }

    /// Ends window W11 and begins the drawing of command cards in phase 5.
    pub fn begin_drawing_phase(&mut self) {
        self.state.public.phase = Phase::Drawing;
        self.replace_cards();
    }

    /// Discards the command card and draws replacements: first the side that used a reaction, then
    /// the active side, with cards of which only some are kept `[SR-4.7]` `[SR-5.7]`.
    fn replace_cards(&mut self) {
        let side = self.state.public.active;
        let draw_and_keep = self.game.orders_in_force(&self.state.public).draw_and_keep;
        if let Some(card) = self.state.public.active_command.card {
            self.state.public.active_command = ActiveCommand::default();
            self.discard_command(side, card.0);
        }
        if self.state.public.has_reacted {
            self.fill_hand(side.other());
        }
        let rating = self.state.public.side_state(side).rating;
        let needs_cards = self.state.private(side).command.len() < rating;
        let Some((draw_count, keep_count)) = draw_and_keep.filter(|_| needs_cards) else {
            return;
        };
        let mut count = 0;
        for _ in 0..draw_count {
            let Some(card) = self.draw_command() else {
                break;
            };
            self.state.private[side.index()].drawn.add(card.0);
            self.emit(Event::CommandOffered { side, card });
            count += 1;
        }
        self.emit(Event::CardsDrawn {
            side,
            deck: DeckKind::Command,
            count,
        });
        self.state.public.task = Some(Task::Keep(keep_count));
    }

    /// Waits for the choice of tokens or a card; gives tokens if there is no card `[SR-15.4]`.
    fn begin_reward_phase(&mut self) -> PlayFlow {
        if self.game.check_take_card(self.state).is_ok() {
            return PlayFlow::Wait;
        }
        self.take_stars();
        PlayFlow::Continue
    }

    /// Takes tokens and no card.
    pub fn take_stars(&mut self) {
        let side = self.state.public.active;
        self.gain(side, self.game.figures.stars.end, TokenReason::Reward);
        self.state.public.phase = Phase::Sale;
    }

    /// Ends the turn and clears all flags that last one turn `[SR-4.7]`.
    pub fn end_turn(&mut self) {
        let public = &mut self.state.public;
        let side = public.active;
        for set in [
            &mut public.ordered,
            &mut public.from_left,
            &mut public.from_right,
            &mut public.moved,
            &mut public.landed,
            &mut public.fought,
            &mut public.began_inside,
            &mut public.held,
        ] {
            *set = UnitSet::NONE;
        }
        public.boosted = None;
        (public.has_scored, public.has_reacted, public.flown_meteors) = (false, false, 0);
        for side_state in &mut public.sides {
            (side_state.has_played, side_state.has_offered_draw) = (false, false);
        }
        let expires = public.offer.is_some_and(|offer| offer != side);
        if expires {
            public.offer = None;
            self.emit(Event::DrawLapsed);
        }
        self.emit(Event::TurnEnded { side });
        self.check_fleets();
        let public = &mut self.state.public;
        if public.result.is_none() {
            public.active = side.other();
            public.turn += 1;
            public.phase = Phase::Start;
        }
    }
}
