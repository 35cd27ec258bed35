//! Free plays and reactions in windows: cards, abilities, repairs and tokens on events
//! `[SAGA-GEN.11]` `[SAGA-GEN.12]` `[SAGA-CRD]` `[SAGA-TOK.3]`.

use super::Play;
use super::usability::has_turn;
use super::window::OpenWindow;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::{AbilitySource, Action};
use crate::saga::effect::{Amount, Effect, Good, Prohibition, Timing};
use crate::saga::event::Event;
use crate::saga::figures::{ActionCard, ActionKind};
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, CardId};
use crate::saga::refusal::{FleetRefusal, FrameRefusal, Refusal};
use crate::saga::state::{MAX_TASKS, Public, State};
use crate::saga::step::{Cause, Phase, Step, Task};

/// Maximum number of tasks on the stack for a free play; the others are reserved for its
/// consequences.
pub(super) const MAX_FREE_PLAY_TASKS: usize = MAX_TASKS - 9;

impl Saga {
    /// Checks whether a seat may make a free play now: a card, an ability, a repair, or a token on
    /// an event.
    pub(super) fn check_play_freely(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        self.check_participation(&state.public, seat)?;
        let open = || self.window_for(state, seat);
        match action {
            Action::Play(card, armada) => self.check_play_card(state, seat, card, armada, open()),
            Action::Activate(source, armada) => {
                self.check_activate(state, seat, source, armada, open())
            }
            Action::Repair => self.check_repair(state, seat),
            Action::Quell(card) => self.check_quell(state, seat, card),
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Checks that a seat takes part and that the game has begun.
    fn check_participation(&self, public: &Public, seat: Seat) -> Result<(), Refusal> {
        Refusal::NotAsked.unless(self.all_seats().contains(seat))?;
        Refusal::from(FrameRefusal::GaveUp).unless(!public.resigned.contains(seat))?;
        Refusal::UNASKED.unless(public.round > 0)
    }

    /// Checks whether a seat may play a card on an armada `[SAGA-CRD.2]` `[SAGA-CRD.4]`; `window`
    /// is the window in which the seat is asked.
    pub(super) fn check_play_card(
        &self,
        state: &State,
        seat: Seat,
        card: CardId,
        armada: ArmadaId,
        window: Option<OpenWindow>,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        let played_card = self.action_card(card);
        let played_card = played_card.filter(|_| state.hand(seat).contains(card.0));
        let played_card = played_card.ok_or(FleetRefusal::NotInHand)?;
        let piece = public.armadas.get(armada.index());
        FleetRefusal::NoArmada.unless(piece.is_some_and(|piece| piece.sector.is_some()))?;
        FleetRefusal::Fallen.unless(!self.is_fallen(public, armada))?;
        let is_own = self.owner(armada) == seat;
        FleetRefusal::HelpBarred
            .unless(is_own || !self.is_forbidden(public, Prohibition::HelpOthers))?;
        FleetRefusal::TooMuch.unless(public.tasks.len() <= MAX_FREE_PLAY_TASKS)?;
        self.check_card_timing(public, card, played_card, armada, window)?;
        let by = Cause::Card(seat, card);
        FleetRefusal::NoEffect.unless(self.is_usable(state, played_card.script.code, armada, by))
    }

    /// Checks the timing of a card `[SAGA-CRD.2]` `[SAGA-CRD.5]` `[SAGA-CRD.6]`.
    fn check_card_timing(
        &self,
        public: &Public,
        card: CardId,
        played_card: &ActionCard,
        armada: ArmadaId,
        window: Option<OpenWindow>,
    ) -> Result<(), Refusal> {
        let phase = phase_of(public.step);
        match played_card.kind {
            ActionKind::Upkeep => {
                let wanted = Phase::Upkeep;
                FleetRefusal::OtherPhase { wanted }.unless(phase == Some(wanted))
            }
            ActionKind::Movement => {
                let wanted = Phase::Movement;
                FleetRefusal::OtherPhase { wanted }.unless(phase == Some(wanted))?;
                let points = self.effects(played_card.script.code).iter();
                let mut points = points
                    .filter(|effect| matches!(effect, Effect::Mp(_) | Effect::EvadeDiscount(_)));
                let needs_turn = points.next().is_some();
                FleetRefusal::TurnOver.unless(!needs_turn || has_turn(public, armada))
            }
            ActionKind::AtOnce => {
                let fits = |at: Timing| self.card_index.reactions[at as usize].contains(card.0);
                if played_card.timing == Timing::Any {
                    return Ok(());
                }
                check_window(public, played_card.timing, fits, armada, window)
            }
        }
    }

    /// Checks whether a seat may use an ability for one of its armadas `[SAGA-TOK.3]`
    /// `[SAGA-TOK.4]`; `window` is the window in which the seat is asked.
    pub(super) fn check_activate(
        &self,
        state: &State,
        seat: Seat,
        source: AbilitySource,
        armada: ArmadaId,
        window: Option<OpenWindow>,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        let mat = public.mat(seat);
        let ability = self.ability(public, seat, source);
        let ability = ability.ok_or(FleetRefusal::NotEquipped)?;
        let is_own = armada.0 < self.armada_count() && self.owner(armada) == seat;
        FleetRefusal::NotYours.unless(is_own)?;
        FleetRefusal::NoArmada.unless(public.armada(armada).sector.is_some())?;
        FleetRefusal::Fallen.unless(!self.is_fallen(public, armada))?;
        FleetRefusal::TokenThere.unless(mat.token_on(source).is_none())?;
        let tokens = mat.tokens.get(armada.index()).copied().unwrap_or(0);
        FleetRefusal::NoToken.unless(tokens > 0)?;
        let is_barred = source == AbilitySource::Commander
            && self.is_forbidden(public, Prohibition::CommanderAbility);
        FleetRefusal::CommanderBarred.unless(!is_barred)?;
        FleetRefusal::TooMuch.unless(public.tasks.len() <= MAX_FREE_PLAY_TASKS)?;
        self.check_ability_timing(public, ability.timing, seat, armada, window)?;
        let by = cause_of(public, seat, source);
        FleetRefusal::NoEffect.unless(self.is_usable(state, ability.script.code, armada, by))
    }

    /// Checks the timing of an ability `[SAGA-TOK.4]`.
    fn check_ability_timing(
        &self,
        public: &Public,
        timing: Timing,
        seat: Seat,
        armada: ArmadaId,
        window: Option<OpenWindow>,
    ) -> Result<(), Refusal> {
        match timing {
            Timing::Any => Ok(()),
            Timing::Upkeep => {
                let is_own_turn = public.acting.map(|armada| self.owner(armada)) == Some(seat);
                let is_own = is_own_turn && public.step == Step::Turns(Phase::Upkeep);
                FleetRefusal::OtherTurn { timing }.unless(is_own)
            }
            Timing::Movement => {
                let is_own_turn = public.acting == Some(armada);
                let is_own = is_own_turn && public.step == Step::Turns(Phase::Movement);
                FleetRefusal::OtherTurn { timing }.unless(is_own)
            }
            Timing::BeforeCheck
            | Timing::BeforeAttack
            | Timing::BeforeDefend
            | Timing::Roll
            | Timing::AfterAttack
            | Timing::AfterCheck
            | Timing::Damage
            | Timing::CombatStart
            | Timing::CombatWon => check_window(public, timing, |at| at == timing, armada, window),
        }
    }

    /// Checks whether a seat may repair Hull `[SAGA-MAT.9]`.
    pub(super) fn check_repair(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        let (mat, max_hull) = (state.public.mat(seat), self.frame().hull_max);
        FleetRefusal::Fallen.unless(!self.has_fallen(&state.public, seat))?;
        FleetRefusal::HullFull { most: max_hull }.unless(mat.hull < max_hull)?;
        FleetRefusal::NoAstartium.unless(mat.astartium > 0)
    }

    /// Checks whether a seat may put a token on an event, for which no window opens `[SAGA-EVT.9]`
    /// `[SAGA-ARN.18]`.
    pub(super) fn check_quell(
        &self,
        state: &State,
        seat: Seat,
        card: CardId,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        let is_later = phase_of(public.step).is_some_and(|phase| phase != Phase::Events);
        FleetRefusal::QuellLater.unless(is_later)?;
        let mut events = public.events.iter();
        FleetRefusal::NotInPlay.unless(events.any(|event| event.card == card))?;
        FleetRefusal::Fallen.unless(!self.has_fallen(public, seat))?;
        FleetRefusal::Due.unless(!self.owes_tokens(public, seat))?;
        FleetRefusal::NoCombat.unless(public.mat(seat).combat_tokens > 0)
    }

    /// Returns whether a seat is choosing tokens to lose; none of them may be spent first
    /// `[SAGA-GEN.14]`.
    fn owes_tokens(&self, public: &Public, seat: Seat) -> bool {
        let owes =
            |task: &Task| matches!(task, Task::Pay { armada, .. } if self.owner(*armada) == seat);
        self.has_edition(1) && public.tasks.iter().any(owes)
    }

    /// Returns whether an armada is at Hull 0 and about to return. The winner loots its Cargo as it
    /// was, so nothing may be spent or repaired `[SAGA-DES.1]` `[SAGA-ARN.11]`.
    fn is_fallen(&self, public: &Public, armada: ArmadaId) -> bool {
        let is_destruction =
            |task: &Task| matches!(task, Task::Destruction { armada: it, .. } if *it == armada);
        self.has_edition(1) && public.tasks.iter().any(is_destruction)
    }

    /// Returns whether any armada of a seat is at Hull 0 and about to return.
    fn has_fallen(&self, public: &Public, seat: Seat) -> bool {
        self.fleet(seat)
            .any(|armada| self.is_fallen(public, armada))
    }

    /// Appends the free plays that a seat may make now.
    pub(super) fn list_free_plays(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        self.any_free_play(state, seat, |action| {
            list.push(action);
            false
        });
    }

    /// Returns whether a seat may make any free play now.
    pub(super) fn has_free_play(&self, state: &State, seat: Seat) -> bool {
        self.any_free_play(state, seat, |_| true)
    }

    /// Calls `fits` for the free plays of a seat until it accepts one; returns whether it did.
    fn any_free_play(
        &self,
        state: &State,
        seat: Seat,
        mut fits: impl FnMut(Action) -> bool,
    ) -> bool {
        let public = &state.public;
        if self.check_participation(public, seat).is_err() || public.step == Step::Over {
            return false;
        }
        let open = self.window_for(state, seat);
        for card in state.hand(seat).iter().map(CardId) {
            for armada in self.armadas() {
                let check = self.check_play_card(state, seat, card, armada, open);
                if check.is_ok() && fits(Action::Play(card, armada)) {
                    return true;
                }
            }
        }
        let uses_ability = self.any_ability_ready(public.mat(seat), |source, ability| {
            // An ability for another window cannot be used now.
            let is_closed = ability.timing.is_window();
            if is_closed && open.is_none_or(|(at, _)| at != ability.timing) {
                return false;
            }
            self.fleet(seat).any(|armada| {
                let check = self.check_activate(state, seat, source, armada, open);
                check.is_ok() && fits(Action::Activate(source, armada))
            })
        });
        if uses_ability || self.check_repair(state, seat).is_ok() && fits(Action::Repair) {
            return true;
        }
        // Whether a token may be put on an event is the same for all events in play.
        let (first, mut events) = (public.events.first(), public.events.iter());
        first.is_some_and(|event| self.check_quell(state, seat, event.card).is_ok())
            && events.any(|event| fits(Action::Quell(event.card)))
    }
}

/// Checks whether the open window fits and concerns an armada. The refusal says if another seat is
/// asked first.
fn check_window(
    public: &Public,
    timing: Timing,
    fits: impl Fn(Timing) -> bool,
    armada: ArmadaId,
    window: Option<OpenWindow>,
) -> Result<(), Refusal> {
    let no_window = FleetRefusal::NoWindow { timing };
    match window {
        Some(window) if fits(window.0) => {
            FleetRefusal::OtherArmada.unless(window_concerns(public, window, armada))
        }
        Some(_) => Err(no_window.into()),
        None => match public.task() {
            Some(Task::Window { at, .. }) if fits(*at) => Err(Refusal::NotAskedYet),
            _ => Err(no_window.into()),
        },
    }
}

/// Returns whether a window concerns an armada: both sides of a combat at its start
/// `[SAGA-ARN.10]`.
fn window_concerns(public: &Public, (at, armada): OpenWindow, other: ArmadaId) -> bool {
    armada == other || at == Timing::CombatStart && public.combat_of(other).is_some()
}

/// Returns the cause of an ability's effects.
fn cause_of(public: &Public, seat: Seat, source: AbilitySource) -> Cause {
    match source {
        AbilitySource::Commander => {
            Cause::Commander(seat, public.mat(seat).commander.unwrap_or_default())
        }
        AbilitySource::Gear(gear) => Cause::Gear(seat, gear),
    }
}

/// Returns the phase of a step; `None` during setup and after the game.
const fn phase_of(step: Step) -> Option<Phase> {
    match step {
        Step::Choose | Step::Place | Step::Setup | Step::Over => None,
        Step::Doom | Step::Effects | Step::Scan => Some(Phase::Events),
        Step::Turns(phase) | Step::End(phase) => Some(phase),
        Step::RoundEnd => Some(Phase::Expand),
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Applies a legal free play.
    pub fn do_play_freely(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play(card, armada) => self.play_card(seat, card, armada),
            Action::Activate(source, armada) => self.activate_ability(seat, source, armada),
            Action::Repair => {
                self.spend(seat, Good::Astartium, 1, Cause::Rule);
                self.repair(seat, Amount::Some(1), Cause::Rule);
            }
            Action::Quell(card) => self.quell_event(seat, card),
            _ => {}
        }
    }

    /// Puts the card at the bottom of its deck and runs its effect `[SAGA-CRD.3]`.
    fn play_card(&mut self, seat: Seat, card: CardId, armada: ArmadaId) {
        let game = self.game;
        let Some(played_card) = game.action_card(card) else {
            return;
        };
        self.record_reaction(seat, played_card.timing != Timing::Any);
        self.state.hand_mut(seat).remove(card.0);
        let hand = &mut self.public_mut().mat_mut(seat).hand;
        *hand = hand.saturating_sub(1);
        self.public_mut().deck_mut(played_card.deck).discard(card);
        self.emit(Event::Played { seat, card, armada });
        self.run_code(
            played_card.script.code,
            Some(armada),
            Cause::Card(seat, card),
        );
    }

    /// Puts a token on the card and runs its ability `[SAGA-TOK.3]`.
    fn activate_ability(&mut self, seat: Seat, source: AbilitySource, armada: ArmadaId) {
        let game = self.game;
        let Some(ability) = game.ability(&self.state.public, seat, source) else {
            return;
        };
        self.record_reaction(seat, ability.timing != Timing::Any);
        self.spend_token(seat, armada, source);
        self.emit(Event::Activated {
            seat,
            source,
            armada,
        });
        let by = cause_of(&self.state.public, seat, source);
        self.run_code(ability.script.code, Some(armada), by);
    }

    /// Lets every seat react again after a reaction of the seat that is asked; in the window of a
    /// new event any free play is a reaction `[SAGA-GEN.12]`.
    fn record_reaction(&mut self, seat: Seat, reacts: bool) {
        let open = self.game.window_for(self.state, seat);
        if open.is_some_and(|(at, _)| reacts || at == Timing::Any) {
            self.reopen_window();
        }
    }

    /// Puts a token on an event, and removes the event once it has enough `[SAGA-EVT.9]`.
    fn quell_event(&mut self, seat: Seat, card: CardId) {
        self.record_reaction(seat, false);
        self.spend(seat, Good::Combat, 1, Cause::Rule);
        let mut events = self.state.public.events.iter_mut();
        let Some(event) = events.find(|event| event.card == card) else {
            return;
        };
        event.tokens = event.tokens.saturating_add(1);
        let tokens = event.tokens;
        self.emit(Event::Quelled { seat, card, tokens });
        if tokens >= self.game.frame().event_price {
            self.discard_event(card, Cause::Rule);
        }
    }
}
