//! Phase 0 (d): the rift, between the turn and what moves it (`drift`) `[SR-31]` to `[SR-37]`.

use super::Play;
use super::combat::Course;
use crate::chance::Chance;
use crate::game::{Reach, Record};
use crate::space_rift::drift::{self, Drift, DriftChoice, Rift, RiftEvent, Room, Waters};
use crate::space_rift::event::Event;
use crate::space_rift::field::{Hex, HexSet};
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::{Phase, Public};
use crate::space_rift::table::SpaceRift;
use crate::space_rift::unit::UnitId;

/// The battle as the rift meets it.
struct Sea<'a> {
    table: &'a SpaceRift,
    public: &'a mut Public,
}

impl SpaceRift {
    /// Where units can be put down beside the rift `[SR-36.7]`.
    pub(super) fn room(&self, public: &Public) -> Room {
        let meteors = public.meteors.iter().copied().flatten();
        Room {
            taken: HexSet::of_placed(public.units.iter().map(|unit| unit.hex)),
            hazards: meteors.fold(self.terrain.dead, HexSet::with),
        }
    }

    /// Whether the mover may decide so.
    pub(super) fn may_drift(&self, public: &Public, choice: DriftChoice) -> Result<(), Refusal> {
        match (&public.rift, &public.drift) {
            (Some(rift), Some(drift)) => {
                let checked = drift.check(rift, self.room(public), choice);
                checked.map_err(Refusal::Drift)
            }
            (None, _) | (_, None) => Err(self.out_of_phase(public, Phase::Drift)),
        }
    }
}

/// Meteors do not matter to what rides or is caught `[SR-20.7]`.
impl Waters for Sea<'_> {
    fn unit_at(&self, hex: Hex) -> Option<UnitId> {
        self.public.unit_at(hex)
    }

    fn is_platform(&self, unit: UnitId) -> bool {
        self.table.orbiters.has(unit)
    }

    fn room(&self) -> Room {
        self.table.room(self.public)
    }

    fn lift(&mut self, unit: UnitId) {
        if let Some(unit) = self.public.units.get_mut(unit.index()) {
            unit.hex = None;
        }
    }

    fn put(&mut self, unit: UnitId, hex: Hex) {
        if let Some(unit) = self.public.units.get_mut(unit.index()) {
            unit.hex = Some(hex);
        }
    }
}

/// Notes what the rift does among the events of the battle.
struct Notes<'a, R>(&'a mut R);

impl<R: Record<Event>> Record<RiftEvent> for Notes<'_, R> {
    fn note(&mut self, event: RiftEvent) {
        self.0.note(Event::Drift(event));
    }

    fn listens(&self) -> bool {
        self.0.listens()
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Rolls, and lets the rift move as far as nobody has a choice `[SR-31.1]` `[SR-42]`.
    pub fn drift(&mut self) -> Course {
        let Some(mut rift) = self.state.public.rift else {
            return self.calm();
        };
        if let Some(drift) = self.state.public.drift {
            return self.flow(rift, drift);
        }
        let dice = drift::roll(self.chance);
        let mover = self.state.public.active;
        self.note(Event::Drift(RiftEvent::Rolled { mover, dice }));
        let Some(impulse) = drift::impulse(&rift, dice) else {
            return self.calm();
        };
        let mut sea = Sea {
            table: self.table,
            public: &mut self.state.public,
        };
        let drift = Drift::begin(impulse, &mut rift, &mut sea, &mut Notes(self.record));
        self.flow(rift, drift)
    }

    /// Goes on with a movement until the mover has a choice or it is over; then the fold
    /// `[SR-37.1]`. Scores are read when all tiles and units are in place `[SR-18.7]`.
    fn flow(&mut self, mut rift: Rift, mut drift: Drift) -> Course {
        let mut sea = Sea {
            table: self.table,
            public: &mut self.state.public,
        };
        let over = drift.proceed(&mut rift, &mut sea, &mut Notes(self.record));
        self.state.public.rift = Some(rift);
        if !over {
            self.state.public.drift = Some(drift);
            return Course::Waits;
        }
        self.state.public.drift = None;
        self.read_scores();
        if self.state.public.verdict.is_some() {
            return Course::On;
        }
        let mover = self.state.public.active;
        let mut sea = Sea {
            table: self.table,
            public: &mut self.state.public,
        };
        drift::fold(mover, &rift, &mut sea, self.chance, &mut Notes(self.record));
        self.reach = Reach::Final;
        self.read_scores();
        self.calm()
    }

    /// The rift is still: window W1.
    fn calm(&mut self) -> Course {
        if self.state.public.verdict.is_none() {
            self.state.public.phase = Phase::Opening;
        }
        Course::On
    }

    /// The mover decides.
    pub fn do_drift(&mut self, choice: DriftChoice) {
        let (Some(mut rift), Some(mut drift)) = (self.state.public.rift, self.state.public.drift)
        else {
            return;
        };
        let mut sea = Sea {
            table: self.table,
            public: &mut self.state.public,
        };
        drift.decide(choice, &mut rift, &mut sea, &mut Notes(self.record));
        self.state.public.rift = Some(rift);
        self.state.public.drift = Some(drift);
    }
}
