//! The position format `space-rift-position/1`: a whole state in words, for researchers, for bug
//! reports and for beginning anywhere. Units and cards are numbered as in scenario and content.
//!
//! What is read is checked against the table: no unit twice on a hex, no card or token too many.

use super::cards::Cards;
use super::exchange::Exchange;
use super::field::{HexSet, Side};
use super::state::{Phase, Private, Public, State};
use super::table::SpaceRift;
use super::unit::{Unit, UnitId, UnitSet};
use crate::error::LoadError;
use serde::{Deserialize, Serialize};

/// The value of `format` in a position.
pub const FORMAT: &str = "space-rift-position/1";

/// Everything that changes in a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always [`FORMAT`].
    pub format: String,
    /// What lies on the table.
    pub public: Public,
    /// South's hands.
    pub south: Private,
    /// North's hands.
    pub north: Private,
}

fn ensure(holds: bool, place: impl Into<String>, reason: &str) -> Result<(), LoadError> {
    if holds {
        Ok(())
    } else {
        Err(LoadError::new("position", place.into(), reason))
    }
}

impl SpaceRift {
    /// A state in words.
    pub(super) fn position_of(&self, state: &State) -> Position {
        let [south, north] = state.private;
        Position {
            format: FORMAT.to_owned(),
            public: state.public,
            south,
            north,
        }
    }

    /// The state that a position describes.
    ///
    /// # Errors
    /// Names the place in the position that cannot be played, and why.
    pub(super) fn state_of(&self, position: Position) -> Result<State, LoadError> {
        ensure(position.format == FORMAT, "format", "another format")?;
        let state = State {
            public: position.public,
            private: [position.south, position.north],
        };
        self.check_units(&state.public)?;
        self.check_sides(&state)?;
        self.check_cards(&state)?;
        self.check_course(&state)?;
        self.check_rift(&state.public)?;
        Ok(state)
    }

    /// Each unit on a hex of its own, with no more ships than a unit of its kind may have.
    fn check_units(&self, public: &Public) -> Result<(), LoadError> {
        let mut taken = HexSet::NONE;
        let all = public.units.iter().enumerate();
        for (n, unit) in all {
            let place = format!("public.units[{n}]");
            let Some(build) = self.builds.get(n) else {
                let none = *unit == Unit::default();
                ensure(none, place, "there is no such unit")?;
                continue;
            };
            let full = if build.has_hull() {
                build.ships
            } else {
                build.ships.max(8)
            };
            ensure(
                unit.ships <= full,
                format!("{place}.ships"),
                "too many ships",
            )?;
            if let Some(hex) = unit.hex {
                let bare = build.has_hull() || unit.ships > 0;
                ensure(
                    bare,
                    format!("{place}.ships"),
                    "a unit in the battle has a ship",
                )?;
                ensure(
                    !taken.has(hex),
                    format!("{place}.hex"),
                    "two units on one hex",
                )?;
                taken.insert(hex);
            }
        }
        self.check_sets(public)
    }

    /// Sets of units that are there.
    fn check_sets(&self, public: &Public) -> Result<(), LoadError> {
        let count = self.builds.len() as u8;
        let sets = [
            public.alert,
            public.ordered,
            public.from_left,
            public.from_right,
            public.moved,
            public.landed,
            public.fought,
            public.began_inside,
            public.held,
            public.restored,
        ];
        let known = UnitSet::range(0, count);
        let known = sets.iter().all(|set| set.minus(known).is_empty());
        ensure(known, "public", "a set names a unit that is not there")
    }

    /// Tokens of the pool, ratings and the turn within their bounds.
    fn check_sides(&self, state: &State) -> Result<(), LoadError> {
        let public = &state.public;
        let [south, north] = public.stands;
        let out = u16::from(south.stars) + u16::from(north.stars);
        let pool = u16::from(self.figures.stars.pool);
        ensure(out <= pool, "public.stands", "more tokens than there are")?;
        for (n, stand) in public.stands.iter().enumerate() {
            let fits = (1..=12).contains(&stand.rating);
            ensure(fits, format!("public.stands[{n}].rating"), "1 to 12")?;
        }
        let turns = (1..=self.figures.turns).contains(&public.turn);
        ensure(turns, "public.turn", "beyond the last turn")?;
        let over = (public.phase == Phase::Over) == public.verdict.is_some();
        ensure(
            over,
            "public.verdict",
            "a verdict, and only then it is over",
        )?;
        let most = public.plan.left.iter().all(|left| *left <= 32);
        ensure(most, "public.plan.left", "at most 32 orders")
    }

    /// Every card in one place.
    fn check_cards(&self, state: &State) -> Result<(), LoadError> {
        let public = &state.public;
        let [south, north] = &state.private;
        let mut commands = public.command_discards;
        for cards in [south.command, south.drawn, north.command, north.drawn] {
            commands = commands.plus(cards);
        }
        if let Some(card) = public.plan.card {
            commands.add(card.0);
        }
        let fits =
            |cards: Cards, all: Cards| cards.kinds().all(|kind| cards.of(kind) <= all.of(kind));
        let reason = "more of a card than there are";
        ensure(
            fits(commands, self.command_box),
            "public.command_discards",
            reason,
        )?;
        let combats = public.combat_discards.plus(south.combat).plus(north.combat);
        ensure(
            fits(combats, self.combat_box),
            "public.combat_discards",
            reason,
        )?;
        let mut ids = public.stands.iter().filter_map(|stand| stand.last);
        let known = ids.all(|id| self.command(id).is_some());
        ensure(known, "public.stands", "there is no such card")?;
        let acts = public
            .plan
            .acts_as
            .is_none_or(|id| self.command(id).is_some());
        ensure(acts, "public.plan.acts_as", "there is no such card")
    }

    /// Rolls of units that are there, phases that this table knows.
    fn check_course(&self, state: &State) -> Result<(), LoadError> {
        let public = &state.public;
        for (n, roll) in public.exchanges.iter().enumerate() {
            let Exchange {
                roller,
                target,
                faces,
                ..
            } = roll;
            let there = |unit: UnitId| unit.index() < self.builds.len();
            let known = there(*target) && roller.is_none_or(there);
            ensure(
                known,
                format!("public.exchanges[{n}]"),
                "there is no such unit",
            )?;
            let few = faces.len() <= super::dice::MAX_DICE;
            ensure(few, format!("public.exchanges[{n}].faces"), "too many dice")?;
        }
        let boost = public.boosted.is_none_or(|(_, hexes)| hexes <= 8);
        ensure(boost, "public.boosted", "at most 8 hexes")?;
        // A battle may end in the middle of a movement, when somebody gives up.
        let drifts = public.drift.is_none() || matches!(public.phase, Phase::Drift | Phase::Over);
        ensure(drifts, "public.drift", "not in this phase")?;
        let asked = self.decider(state).map(Side::seat);
        let mut list = Vec::new();
        if let Some(seat) = asked {
            list.extend(self.status_of(state).waiting().iter());
            ensure(
                list.contains(&seat) || !list.is_empty(),
                "public.phase",
                "nobody has a choice",
            )?;
        }
        Ok(())
    }

    /// A rift where the table has one; whole, unless a movement of it is under way.
    fn check_rift(&self, public: &Public) -> Result<(), LoadError> {
        let fits = public.rift.is_some() == self.rift.is_some();
        ensure(
            fits,
            "public.rift",
            "the scenario says whether there is one",
        )?;
        let Some(rift) = &public.rift else {
            return ensure(public.drift.is_none(), "public.drift", "there is no rift");
        };
        let apart = usize::from(rift.hexes().len()) == rift.tiles.iter().flatten().count();
        ensure(apart, "public.rift.tiles", "two tiles on one hex")?;
        let Some(drift) = &public.drift else {
            let whole = rift.is_connected();
            return ensure(whole, "public.rift.tiles", "the rift is not whole");
        };
        let sound = drift.is_sound(rift);
        ensure(sound, "public.drift", "no rest of a movement")?;
        let mut aloft = drift.aloft().iter();
        let nowhere =
            |unit: UnitId| unit.index() < self.builds.len() && public.hex_of(unit).is_none();
        let lifted = aloft.all(nowhere);
        ensure(
            lifted,
            "public.drift",
            "a lifted unit stands on the battlefield",
        )
    }
}
