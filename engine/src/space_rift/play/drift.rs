//! Phase 0(d), the rift: connects the turn with the movement in module `drift` `[SR-31]` to
//! `[SR-37]`.

use super::Play;
use super::combat::PlayFlow;
use crate::chance::Chance;
use crate::game::{EventSink, Undo};
use crate::space_rift::battlefield::{Hex, HexSet};
use crate::space_rift::drift::{
    self, BlockedHexes, Drift, DriftChoice, DriftContext, Rift, RiftEvent,
};
use crate::space_rift::event::Event;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::{Phase, Public};
use crate::space_rift::unit::UnitId;

/// Access of a rift movement to the units of the battle.
struct BattleContext<'a> {
    game: &'a SpaceRift,
    public: &'a mut Public,
}

impl SpaceRift {
    /// Returns the hexes on which the rift cannot put down a unit `[SR-36.7]`.
    pub(super) fn blocked_hexes(&self, public: &Public) -> BlockedHexes {
        let meteors = public.meteors.iter().copied().flatten();
        BlockedHexes {
            taken: HexSet::from_optional(public.units.iter().map(|unit| unit.hex)),
            hazards: meteors.fold(self.terrain.dead, HexSet::with),
        }
    }

    /// Checks whether the mover may make this choice.
    pub(super) fn check_drift(&self, public: &Public, choice: DriftChoice) -> Result<(), Refusal> {
        match (&public.rift, &public.drift) {
            (Some(rift), Some(drift)) => {
                let result = drift.check(rift, self.blocked_hexes(public), choice);
                result.map_err(Refusal::Drift)
            }
            (None, _) | (_, None) => Err(self.out_of_phase_refusal(public, Phase::Drift)),
        }
    }
}

/// Meteors do not affect units that are carried or caught `[SR-20.7]`.
impl DriftContext for BattleContext<'_> {
    fn unit_at(&self, hex: Hex) -> Option<UnitId> {
        self.public.unit_at(hex)
    }

    fn is_platform(&self, unit: UnitId) -> bool {
        self.game.orbiters.contains(unit)
    }

    fn blocked_hexes(&self) -> BlockedHexes {
        self.game.blocked_hexes(self.public)
    }

    fn lift_unit(&mut self, unit: UnitId) {
        if let Some(unit) = self.public.units.get_mut(unit.index()) {
            unit.hex = None;
        }
    }

    fn put_unit(&mut self, unit: UnitId, hex: Hex) {
        if let Some(unit) = self.public.units.get_mut(unit.index()) {
            unit.hex = Some(hex);
        }
    }
}

/// Adds the events of the rift to those of the battle.
struct RiftEventSink<'a, R>(&'a mut R);

impl<R: EventSink<Event>> EventSink<RiftEvent> for RiftEventSink<'_, R> {
    fn emit(&mut self, event: RiftEvent) {
        self.0.emit(Event::Drift(event));
    }

    fn is_enabled(&self) -> bool {
        self.0.is_enabled()
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Makes the rift roll, and moves the rift until the mover has a choice `[SR-31.1]` `[SR-42]`.
    pub fn drift(&mut self) -> PlayFlow {
        let Some(mut rift) = self.state.public.rift else {
            return self.end_drift();
        };
        if let Some(drift) = self.state.public.drift {
            return self.continue_drift(rift, drift);
        }
        let dice = drift::roll_rift_dice(self.chance);
        let mover = self.state.public.active;
        self.emit(Event::Drift(RiftEvent::Rolled { mover, dice }));
        let Some(impulse) = drift::drift_impulse(&rift, dice) else {
            return self.end_drift();
        };
        let mut context = BattleContext {
            game: self.game,
            public: &mut self.state.public,
        };
        let drift = Drift::begin(
            impulse,
            &mut rift,
            &mut context,
            &mut RiftEventSink(self.event_sink),
        );
        self.continue_drift(rift, drift)
    }

    /// Continues a movement until the mover has a choice or it is over; then the fold follows
    /// `[SR-37.1]`. Scores are read when all tiles and units are in place `[SR-18.7]`.
    fn continue_drift(&mut self, mut rift: Rift, mut drift: Drift) -> PlayFlow {
        let mut context = BattleContext {
            game: self.game,
            public: &mut self.state.public,
        };
        let is_over = drift.proceed(&mut rift, &mut context, &mut RiftEventSink(self.event_sink));
        self.state.public.rift = Some(rift);
        if !is_over {
            self.state.public.drift = Some(drift);
            return PlayFlow::Wait;
        }
        self.state.public.drift = None;
        self.check_scores();
        if self.state.public.result.is_some() {
            return PlayFlow::Continue;
        }
        let mover = self.state.public.active;
        let mut context = BattleContext {
            game: self.game,
            public: &mut self.state.public,
        };
        drift::fold(
            mover,
            &rift,
            &mut context,
            self.chance,
            &mut RiftEventSink(self.event_sink),
        );
        self.undo = Undo::Barrier;
        self.check_scores();
        self.end_drift()
    }

    /// Ends the rift phase and opens window W1.
    fn end_drift(&mut self) -> PlayFlow {
        if self.state.public.result.is_none() {
            self.state.public.phase = Phase::Opening;
        }
        PlayFlow::Continue
    }

    /// Applies a choice of the mover.
    pub fn do_drift(&mut self, choice: DriftChoice) {
        let (Some(mut rift), Some(mut drift)) = (self.state.public.rift, self.state.public.drift)
        else {
            return;
        };
        let mut context = BattleContext {
            game: self.game,
            public: &mut self.state.public,
        };
        drift.decide(
            choice,
            &mut rift,
            &mut context,
            &mut RiftEventSink(self.event_sink),
        );
        self.state.public.rift = Some(rift);
        self.state.public.drift = Some(drift);
    }
}
