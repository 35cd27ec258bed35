//! Creates the first state of a battle `[SR-3]`.

use super::battlefield::Side;
use super::cards::CardCounts;
use super::game::SpaceRift;
use super::state::{ActiveCommand, Phase, Private, Public, SideState, State};
use super::unit::{MAX_UNITS, Unit, UnitSet};
use crate::chance::Chance;
use crate::components::ArrayVec;

impl SpaceRift {
    /// Places units, deals hands and tokens, and places the rift `[SR-3.3]` to `[SR-3.7]`. The
    /// first turn has not begun yet: see [`super::play`].
    pub(super) fn initial_state(&self, chance: &mut impl Chance) -> State {
        let private = self.deal_hands(chance);
        let rift = self.rift.map(|site| site.set_up(chance));
        let side_state = |side: Side| SideState {
            rating: self.side_setup(side).rating,
            stars: self.side_setup(side).stars,
            ..SideState::default()
        };
        State {
            public: Public {
                units: self.fleets(),
                alert: UnitSet::NONE,
                ordered: UnitSet::NONE,
                from_left: UnitSet::NONE,
                from_right: UnitSet::NONE,
                moved: UnitSet::NONE,
                landed: UnitSet::NONE,
                fought: UnitSet::NONE,
                began_inside: UnitSet::NONE,
                held: UnitSet::NONE,
                restored: UnitSet::NONE,
                boosted: None,
                sides: Side::ALL.map(side_state),
                planets: Default::default(),
                rift,
                drift: None,
                wrecks: ArrayVec::new(),
                meteors: Default::default(),
                spent_meteors: 0,
                flown_meteors: 0,
                command_discards: CardCounts::NONE,
                combat_discards: CardCounts::NONE,
                active_command: ActiveCommand::default(),
                turn: 1,
                active: self.first,
                phase: Phase::Start,
                task: None,
                rolls: ArrayVec::new(),
                has_scored: false,
                has_reacted: false,
                offer: None,
                result: None,
            },
            private,
        }
    }

    /// Returns all units at full strength `[SR-3.3]`.
    fn fleets(&self) -> [Unit; MAX_UNITS] {
        let mut units = [Unit::default(); MAX_UNITS];
        for (unit, build) in units.iter_mut().zip(self.builds.iter()) {
            *unit = Unit {
                hex: Some(build.hex),
                ships: build.ships,
            };
        }
        units
    }

    /// Deals command cards by command rating and combat cards by scenario `[SR-3.4]` `[SR-3.5]`.
    fn deal_hands(&self, chance: &mut impl Chance) -> [Private; 2] {
        let (mut commands, mut combats) = (self.all_commands, self.all_combats);
        Side::ALL.map(|side| {
            let setup = self.side_setup(side);
            let mut hands = Private::default();
            for _ in 0..setup.rating {
                if let Some(kind) = commands.draw(chance) {
                    hands.command.add(kind);
                }
            }
            for _ in 0..setup.combat_cards {
                if let Some(kind) = combats.draw(chance) {
                    hands.combat.add(kind);
                }
            }
            hands
        })
    }
}
