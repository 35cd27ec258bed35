//! Phase 0 (d): the rift rolls, moves and flings `[SR-31]` to `[SR-37]`. How tiles move and what
//! may be decided is in [`crate::space_rift::drift`]; here it meets the state.

use super::Play;
use super::combat::Course;
use crate::chance::Chance;
use crate::game::Record;
use crate::space_rift::action::Action;
use crate::space_rift::drift::{
    Drift, DriftChoice, DriftRefusal, Rift, RiftEvent, Room, Waters, fold, impulse, roll,
};
use crate::space_rift::event::Event;
use crate::space_rift::field::{Hex, HexSet};
use crate::space_rift::state::Public;
use crate::space_rift::table::SpaceRift;
use crate::space_rift::unit::UnitId;

impl SpaceRift {
    /// Where the rift can put units down `[SR-36.7]` `[SR-37.5]` `[SR-37.7]`.
    fn room(&self, public: &Public) -> Room {
        let units = public.units.iter();
        let meteors = public.meteors.iter().copied().flatten();
        Room {
            taken: units.filter_map(|unit| unit.hex).collect(),
            hazards: meteors.fold(self.terrain.dead, HexSet::with),
        }
    }

    /// Lists what the mover may decide while the rift moves.
    pub(super) fn list_drift(&self, public: &Public, list: &mut Vec<Action>) {
        if let (Some(drift), Some(rift)) = (&public.drift, &public.rift) {
            let room = self.room(public);
            drift.list(rift, room, |choice| list.push(Action::Drift(choice)));
        }
    }

    /// Whether the mover may decide so.
    pub(super) fn may_drift(
        &self,
        public: &Public,
        choice: DriftChoice,
    ) -> Result<(), DriftRefusal> {
        match (&public.drift, &public.rift) {
            (Some(drift), Some(rift)) => drift.check(rift, self.room(public), choice),
            (None, _) | (_, None) => Err(DriftRefusal::NotAsked),
        }
    }
}

/// The state as the rift meets it.
struct Battle<'a> {
    table: &'a SpaceRift,
    public: &'a mut Public,
}

impl Battle<'_> {
    fn set(&mut self, unit: UnitId, hex: Option<Hex>) {
        if let Some(place) = self.public.units.get_mut(unit.index()) {
            place.hex = hex;
        }
    }
}

impl Waters for Battle<'_> {
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
        self.set(unit, None);
    }

    fn put(&mut self, unit: UnitId, hex: Hex) {
        self.set(unit, Some(hex));
    }
}

/// Passes what happens to the rift on as events of the battle.
struct Told<'a, R>(&'a mut R);

impl<R: Record<Event>> Record<RiftEvent> for Told<'_, R> {
    fn note(&mut self, event: RiftEvent) {
        self.0.note(Event::Drift(event));
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// The rift roll and what follows from it without asking `[SR-31.1]`; nothing without a rift.
    pub fn roll_rift(&mut self) -> Course {
        let Some(mut rift) = self.state.public.rift else {
            return Course::On;
        };
        let mover = self.state.public.active;
        let dice = roll(self.chance);
        self.note(Event::Drift(RiftEvent::Rolled { mover, dice }));
        let Some(impulse) = impulse(&rift, dice) else {
            return Course::On;
        };
        let mut battle = Battle {
            table: self.table,
            public: &mut self.state.public,
        };
        let drift = Drift::begin(impulse, &mut rift, &mut battle, &mut Told(self.record));
        self.drift_on(rift, drift)
    }

    /// Carries out a decision of the mover and what follows from it without asking.
    pub fn do_drift(&mut self, choice: DriftChoice) -> Course {
        let (Some(mut rift), Some(mut drift)) = (self.state.public.rift, self.state.public.drift)
        else {
            return Course::On;
        };
        let mut battle = Battle {
            table: self.table,
            public: &mut self.state.public,
        };
        drift.decide(choice, &mut rift, &mut battle, &mut Told(self.record));
        self.drift_on(rift, drift)
    }

    /// Goes on until the mover has a choice or the movement is over. Scores are read when all
    /// tiles and units are in place, and again after the fold `[SR-18.7]` `(AMB-27)`.
    fn drift_on(&mut self, mut rift: Rift, mut drift: Drift) -> Course {
        let mut battle = Battle {
            table: self.table,
            public: &mut self.state.public,
        };
        let over = drift.proceed(&mut rift, &mut battle, &mut Told(self.record));
        self.state.public.rift = Some(rift);
        self.state.public.drift = (!over).then_some(drift);
        if !over {
            return Course::Waits;
        }
        self.read_scores();
        if self.state.public.verdict.is_none() {
            let mover = self.state.public.active;
            let mut battle = Battle {
                table: self.table,
                public: &mut self.state.public,
            };
            fold(mover, &rift, &mut battle, self.chance, &mut Told(self.record));
            self.read_scores();
        }
        Course::On
    }
}
