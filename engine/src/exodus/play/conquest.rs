//! The Conquest stage `[EXO-11.2]`: dispatches its steps to their modules, and begins and ends the
//! stage.

use super::battle::hit_candidates;
use super::loading::load_candidates;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::AbilityId;
use crate::exodus::effect::Prohibition;
use crate::exodus::event::Event;
use crate::exodus::game::Exodus;
use crate::exodus::hex::HexSet;
use crate::exodus::refusal::Refusal;
use crate::exodus::ship::{FLEET, ShipSet};
use crate::exodus::state::{Public, SEATS, State};
use crate::exodus::step::Step;
use crate::exodus::tech::Tech;
use crate::game::{EventSink, Seat, SeatSet};

/// A step of a Conquest stage.
#[derive(Clone, Copy)]
enum ConquestStep {
    /// The stage begins.
    Begin,
    /// Cubes are moved aboard ships.
    Mount(u8),
    /// Movement orders are committed.
    Orders,
    /// Ships without tokens move openly.
    Open(u8),
    /// Orders are revealed and carried out.
    Reveal,
    /// Cloaked ships may uncloak.
    Uncloak(u8),
    /// Battles and fights with guards are resolved.
    Battle,
    /// Cubes are deployed onto planets.
    Deploy(u8),
}

impl ConquestStep {
    /// Returns the step of the stage for a step of the turn; `None` outside of Conquest stages.
    const fn of(step: Step) -> Option<Self> {
        match step {
            Step::Conquest => Some(Self::Begin),
            Step::Mount(at) => Some(Self::Mount(at)),
            Step::Orders => Some(Self::Orders),
            Step::Open(at) => Some(Self::Open(at)),
            Step::Reveal => Some(Self::Reveal),
            Step::Uncloak(at) => Some(Self::Uncloak(at)),
            Step::Battle => Some(Self::Battle),
            Step::Deploy(at) => Some(Self::Deploy(at)),
            _ => None,
        }
    }
}

impl Exodus {
    /// Returns whether this is the last Conquest stage of the last turn, in which every seat has
    /// Radar and no ship is cloaked `[EXO-11.1]`.
    #[must_use]
    pub fn is_last_stage(&self, public: &Public) -> bool {
        self.is_last_turn(public) && public.conquest_stage >= self.stages(public)
    }

    /// Returns whether the ships of a seat are cloaked when a stage begins `[EXO-12.1]`
    /// `[EXO-12.9]`.
    #[must_use]
    pub fn starts_cloaked(&self, public: &Public, seat: Seat) -> bool {
        public.mat(seat).techs.contains(Tech::Cloaking)
            && !self.is_barred(public, Prohibition::Cloak)
            && !self.is_last_stage(public)
    }

    /// Returns whether a seat detects cloaked ships in hexes with its ships `[EXO-8.24]`
    /// `[EXO-11.1]`. The Radar that every seat has in the last stage is not a known technology.
    #[must_use]
    pub fn has_radar(&self, public: &Public, seat: Seat) -> bool {
        public.mat(seat).techs.contains(Tech::Radar) || self.is_last_stage(public)
    }

    /// Checks whether a seat may take this action in a Conquest stage; the check of the current
    /// step decides, and the error is its reason.
    pub(super) fn check_conquest(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match ConquestStep::of(step) {
            Some(ConquestStep::Mount(_)) => self.check_load(&state.public, seat, action),
            Some(ConquestStep::Orders) => self.check_plan(state, seat, action),
            Some(ConquestStep::Open(_)) => self.check_open_movement(state, seat, action),
            Some(ConquestStep::Uncloak(_)) => self.check_uncloak(action),
            Some(ConquestStep::Battle) => self.check_battle(state, seat, action),
            Some(ConquestStep::Deploy(_)) => self.check_land(state, seat, action),
            Some(ConquestStep::Begin | ConquestStep::Reveal) | None => Err(Refusal::NotAsked),
        }
    }

    /// Appends the legal actions of a seat in a Conquest stage: the candidates of the step that
    /// [`Exodus::check_conquest`] allows.
    pub(super) fn list_conquest(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        let is_legal = |action: &Action| self.check_conquest(state, step, seat, *action).is_ok();
        list.extend([Action::Done].into_iter().filter(is_legal));
        match ConquestStep::of(step) {
            Some(ConquestStep::Mount(_)) => {
                list.extend(load_candidates(public, seat).filter(is_legal))
            }
            Some(ConquestStep::Orders) => self.list_orders(state, seat, list),
            Some(ConquestStep::Open(_)) => self.list_steps(public, seat, list),
            Some(ConquestStep::Uncloak(_)) => {
                list.extend(
                    [true, false]
                        .map(Action::Uncloak)
                        .into_iter()
                        .filter(is_legal),
                );
            }
            Some(ConquestStep::Battle) => list.extend(hit_candidates(public).filter(is_legal)),
            Some(ConquestStep::Deploy(_)) => {
                let ships = public.fleet(seat).iter();
                list.extend(ships.map(Action::Deploy).filter(is_legal));
            }
            Some(ConquestStep::Begin | ConquestStep::Reveal) | None => {}
        }
        let abilities = state.private(seat).abilities.iter().map(AbilityId);
        list.extend(abilities.map(Action::Invoke).filter(is_legal));
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs the Conquest stage until a seat has a choice.
    pub fn advance_conquest(&mut self, step: Step) -> PlayFlow {
        match ConquestStep::of(step) {
            Some(ConquestStep::Begin) => self.begin_stage(),
            Some(ConquestStep::Mount(at)) => self.advance_mount(at),
            Some(ConquestStep::Orders) => self.advance_orders(),
            Some(ConquestStep::Open(at)) => self.advance_open(at),
            Some(ConquestStep::Reveal) => self.reveal_orders(),
            Some(ConquestStep::Uncloak(at)) => self.advance_uncloak(at),
            Some(ConquestStep::Battle) => self.advance_battle(),
            Some(ConquestStep::Deploy(at)) => self.advance_deploy(at),
            None => PlayFlow::Wait,
        }
    }

    /// Carries out a legal action of a Conquest stage.
    pub fn do_conquest(&mut self, step: Step, seat: Seat, action: Action) {
        match ConquestStep::of(step) {
            Some(ConquestStep::Mount(at)) => self.do_load(at, seat, action),
            Some(ConquestStep::Orders) => self.do_plan(seat, action),
            Some(ConquestStep::Open(at)) => self.do_open(at, seat, action),
            Some(ConquestStep::Uncloak(_)) => self.do_uncloak(seat, action),
            Some(ConquestStep::Battle) => self.do_battle(seat, action),
            Some(ConquestStep::Deploy(at)) => self.do_land(at, seat, action),
            Some(ConquestStep::Begin | ConquestStep::Reveal) | None => {}
        }
    }

    /// Begins a Conquest stage: all ships of seats with Cloaking become cloaked `[EXO-12.1]`,
    /// except in the last stage of the game `[EXO-11.1]`.
    fn begin_stage(&mut self) -> PlayFlow {
        let game = self.game;
        let public = self.public_mut();
        public.conquest_stage = public.conquest_stage.saturating_add(1);
        public.tokens = [[0; FLEET]; SEATS];
        public.failed = [[0; FLEET]; SEATS];
        public.hurried = SeatSet::NONE;
        public.landing = SeatSet::NONE;
        let seats = public.order;
        let uncloaked_seats = seats
            .iter()
            .filter(|&&seat| !game.starts_cloaked(public, seat));
        let visible =
            uncloaked_seats.fold(ShipSet::NONE, |all, &seat| all.union(public.fleet(seat)));
        public.visible = visible;
        let event = Event::StageBegan {
            turn: public.turn,
            conquest_stage: public.conquest_stage,
            of: game.stages(public),
            has_radar: game.is_last_stage(public),
        };
        self.emit(event);
        self.open_mount(0)
    }

    /// Ends a Conquest stage; the next one of the turn begins, or the turn ends `[EXO-3.3]`.
    pub fn end_stage(&mut self) -> PlayFlow {
        let game = self.game;
        let public = self.public_mut();
        public.visible = ShipSet::NONE;
        public.uncloak_hexes = HexSet::NONE;
        public.hurried = SeatSet::NONE;
        public.landing = SeatSet::NONE;
        public.failed = [[0; FLEET]; SEATS];
        if public.conquest_stage < game.stages(public) {
            return self.go_to_step(Step::Conquest);
        }
        public.conquest_stage = 0;
        self.go_to_step(Step::End)
    }
}
