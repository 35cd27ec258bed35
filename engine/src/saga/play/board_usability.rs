//! Tests whether an effect on the board would change anything now, which cards and abilities
//! require `[SAGA-TOK.4]`.

use crate::saga::effect::Effect;
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, IdSet};
use crate::saga::state::Public;

impl Saga {
    /// Returns whether an effect on the board would change anything for an armada: steps, jumps,
    /// scouting, XPMs, Raiders. `true` for all other effects.
    #[must_use]
    pub fn is_board_effect_usable(
        &self,
        public: &Public,
        effect: Effect,
        armada: ArmadaId,
    ) -> bool {
        let on = Some(armada);
        match effect {
            Effect::Step(steps) => steps > 0 && !self.steps_of(public, armada).is_empty(),
            Effect::Jump(landing) => !self.landings(public, armada, landing).is_empty(),
            Effect::Scout(count) => count > 0 && self.pile_left(public) > 0,
            Effect::PlaceXpm(within) => !self.xpm_sites_near(public, within, armada).is_empty(),
            Effect::Shove(filter, steps) => {
                steps > 0 && self.shove_targets(public, filter, armada).next().is_some()
            }
            Effect::Promote(filter, count) => {
                count > 0 && !self.promotable_raiders(public, filter, on).is_empty()
            }
            Effect::Destroy(filter, count) => {
                count > 0 && !self.filter_raiders(public, filter, on).is_empty()
            }
            Effect::Advance(filter, steps) => {
                let raiders = self.filter_raiders(public, filter, on);
                steps > 0 && self.any_raider_moves(public, raiders)
            }
            Effect::Ravager(steps) => steps > 0 && public.ravager.is_some(),
            _ => true,
        }
    }

    /// Returns whether any of these Raiders can move toward the attractor.
    fn any_raider_moves(&self, public: &Public, raiders: IdSet) -> bool {
        let mut raiders = raiders.iter().map(crate::saga::ids::RaiderId);
        raiders.any(|raider| !self.raider_step(public, raider).is_empty())
    }
}
