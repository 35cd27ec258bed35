//! Effective values: stats with bonuses, dice pools, enemies with event modifiers, prohibitions,
//! and the seat that makes a choice `[SAGA-MAT.1]` `[SAGA-GEN.6]` `[SAGA-EVT.5]`.

use crate::game::Seat;
use crate::saga::armada::Target;
use crate::saga::effect::{Effect, FoeStat, Prohibition, Stat};
use crate::saga::figures::{ExtraFace, Foe};
use crate::saga::game::Saga;
use crate::saga::hex::SectorId;
use crate::saga::ids::ArmadaId;
use crate::saga::state::Public;
use crate::saga::step::Cause;

impl Saga {
    /// Returns a stat with bonuses of equipped cards, clamped `[SAGA-MAT.1]` `[SAGA-MAT.2]`
    /// `[SAGA-MAT.7]`.
    #[must_use]
    pub fn stat(&self, public: &Public, seat: Seat, stat: Stat) -> u8 {
        let mat = public.mat(seat);
        let bonus = |gear| self.gear(gear).map_or(0, |gear| gear.bonus.of(stat));
        let sum = mat.slots().fold(mat.base(stat), |sum, slot| {
            sum.saturating_add(bonus(slot.gear))
        });
        sum.clamp(1, self.frame().stat_max.max(1))
    }

    /// Returns the number of dice that an armada rolls, before effects `[SAGA-GEN.6]`.
    #[must_use]
    pub fn dice_pool(&self, public: &Public, armada: ArmadaId, stat: Stat) -> u8 {
        let dice = self.stat(public, self.owner(armada), stat);
        let die = u8::from(self.has_cover(public, armada));
        (dice + die).min(self.frame().stat_max)
    }

    /// Returns the stats of an enemy with event modifiers `[SAGA-EVT.8]`; all 0 for a target that
    /// does not fight.
    #[must_use]
    pub fn foe(&self, public: &Public, target: Target) -> Foe {
        match target {
            Target::Raider(raider) => {
                let level = public
                    .raiders
                    .get(raider.index())
                    .map_or(0, |raider_state| raider_state.level);
                self.raider_foe(public, level)
            }
            Target::Boss(boss) => self.boss(boss).map_or(Foe::default(), |boss| boss.foe),
            Target::Card(deck, card) => match self.extra_card(deck, card).map(|card| &card.face) {
                Some(ExtraFace::Enemy { foe, .. }) => *foe,
                Some(ExtraFace::Check { .. } | ExtraFace::Lines(_)) | None => Foe::default(),
            },
            Target::Entity(_) | Target::Armada(_) => Foe::default(),
        }
    }

    /// Returns the stats of a Raider of a level with event modifiers `[SAGA-RAI.1]`.
    #[must_use]
    pub fn raider_foe(&self, public: &Public, level: u8) -> Foe {
        let index = usize::from(level).wrapping_sub(1);
        let Some(raider) = self.figures.raiders.get(index) else {
            return Foe::default();
        };
        let mut foe = raider.foe;
        for effect in self.ongoing_effects(public) {
            let Effect::EnemyMod(stat, change, filter) = *effect else {
                continue;
            };
            if filter.level_max.is_some_and(|max| level > max) {
                continue;
            }
            match stat {
                FoeStat::Attack => foe.attack = foe.attack.saturating_add_signed(change),
                FoeStat::Hull => foe.hull = foe.hull.saturating_add_signed(change).max(1),
                FoeStat::Speed => foe.speed = foe.speed.saturating_add_signed(change),
            }
        }
        foe
    }

    /// Returns the effects of constant events in play `[SAGA-EVT.5]`.
    pub fn ongoing_effects<'a>(&'a self, public: &'a Public) -> impl Iterator<Item = &'a Effect> {
        let events = public.events.iter();
        let cards = events.filter_map(|event| self.event_card(event.card));
        let constant = cards.filter(|card| !card.is_recurring);
        constant.flat_map(|card| self.effects(card.script.code))
    }

    /// Returns whether an action is forbidden by the scenario or an event `[SAGA-EVT.5]`.
    #[must_use]
    pub fn is_forbidden(&self, public: &Public, prohibition: Prohibition) -> bool {
        let prohibiting_events = self.card_index.prohibiting_events[prohibition as usize];
        let mut events = public.events.iter();
        self.mission.prohibitions.contains(&prohibition)
            || events.any(|event| prohibiting_events.contains(event.card.0))
    }

    /// Returns the seat that makes the choices of a cause: the player of the card or ability,
    /// otherwise the First Player `[SAGA-GEN.9]`.
    #[must_use]
    pub const fn chooser(&self, public: &Public, cause: Cause) -> Seat {
        match cause {
            Cause::Card(seat, _) | Cause::Gear(seat, _) | Cause::Commander(seat, _) => seat,
            Cause::Rule
            | Cause::Scenario
            | Cause::Event(_)
            | Cause::Boss(_)
            | Cause::Raider(_)
            | Cause::Scan(_)
            | Cause::Exploration(..)
            | Cause::Extra(..)
            | Cause::Level(_)
            | Cause::Reward(_)
            | Cause::Ravager
            | Cause::Foe(_) => public.first,
        }
    }

    /// Returns the sector of a target; `None` if it is not on the board.
    #[must_use]
    pub fn sector_of_target(&self, public: &Public, target: Target) -> Option<SectorId> {
        match target {
            Target::Raider(raider) => {
                let raider = public.raiders.get(raider.index())?;
                (raider.level > 0).then_some(raider.sector)
            }
            Target::Boss(boss) => public.bosses.get(boss.index()).copied().flatten(),
            Target::Card(..) => None,
            Target::Entity(entity) => public.entities.get(entity.index())?.sector,
            Target::Armada(armada) => public.armada(armada).sector,
        }
    }
}
