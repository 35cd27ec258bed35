//! Evaluation of the conditions, metrics and sums of a scenario.

use crate::game::Seat;
use crate::saga::armada::Starbase;
use crate::saga::effect::{Effect, Quantity, Sum};
use crate::saga::game::Saga;
use crate::saga::ids::{BadgeId, EntityId};
use crate::saga::mission::{Comparison, Condition, Metric, Trigger};
use crate::saga::state::Public;
use crate::saga::step::{Phase, Step};

/// Stage of a phase's end at which its surges are over `[SAGA-RND.4]`.
pub(super) const SURGES_RESOLVED: u8 = 2;

impl Saga {
    /// Returns whether a condition holds.
    #[must_use]
    pub fn holds(&self, public: &Public, condition: &Condition) -> bool {
        self.holds_now(public, condition, true)
    }

    /// Returns whether a condition holds; with `has_ended` off, as if no phase were at its end, so
    /// that losses by the last round are tested later `[SAGA-GEN.10]`.
    #[inline]
    pub(in crate::saga) fn holds_now(
        &self,
        public: &Public,
        condition: &Condition,
        has_ended: bool,
    ) -> bool {
        match condition {
            Condition::Is(metric, compare, than) => {
                self.compare_metric(public, *metric, *compare, *than)
            }
            Condition::EntityAt(entity, hex) => {
                let entity_state = public.entities.get(entity.index());
                let entity_sector = entity_state.and_then(|entity_state| entity_state.sector);
                entity_sector.is_some_and(|sector| public.sector(sector).hex == *hex)
            }
            Condition::Revealed(entity) => is_revealed(public, *entity),
            Condition::RavagerAt(hex) => public
                .ravager
                .is_some_and(|sector| public.sector(sector).hex == *hex),
            Condition::PhaseEnd(phase) => has_ended && ended_phase(public) == Some(*phase),
            Condition::All(_) | Condition::Any(_) | Condition::Not(_) => {
                self.holds_by_parts(public, condition, has_ended)
            }
        }
    }

    /// Returns whether a compound condition holds.
    #[inline(never)]
    fn holds_by_parts(&self, public: &Public, condition: &Condition, has_ended: bool) -> bool {
        let holds = |part: &Condition| self.holds_now(public, part, has_ended);
        match condition {
            Condition::All(parts) => parts.iter().all(holds),
            Condition::Any(parts) => parts.iter().any(holds),
            Condition::Not(part) => !holds(part),
            part => holds(part),
        }
    }

    /// Returns whether a metric compares to a value as required.
    #[inline]
    fn compare_metric(
        &self,
        public: &Public,
        metric: Metric,
        compare: Comparison,
        reference: i16,
    ) -> bool {
        let value = self.metric_value(public, metric);
        value.is_some_and(|value| compares(value, compare, reference))
    }

    /// Returns the value of a metric; `None` for an entity that was never revealed, which has no
    /// Hull yet `[SAGA-DIS.7]`.
    #[inline]
    pub(in crate::saga) fn metric_value(&self, public: &Public, metric: Metric) -> Option<i16> {
        Some(match metric {
            Metric::Counter(counter) => *public.counters.get(counter.index())?,
            Metric::EntityHull(entity) => {
                let entity_state = public.entities.get(entity.index())?;
                entity_state
                    .is_revealed
                    .then_some(i16::from(entity_state.hull))?
            }
            Metric::Round => i16::from(public.round),
            Metric::Installed => i16::from(public.installed),
            Metric::Bosses | Metric::BadgesLeft(_) | Metric::Starbases | Metric::Points => {
                self.count_metric(public, metric)
            }
        })
    }

    /// Returns the value of a metric that counts pieces.
    #[inline(never)]
    fn count_metric(&self, public: &Public, metric: Metric) -> i16 {
        match metric {
            Metric::Bosses => public.bosses().count() as i16,
            Metric::BadgesLeft(badge) => self.badges_left(public, badge),
            Metric::Starbases => active_starbases(public) as i16,
            Metric::Points => {
                let points = self.all_seats().iter().map(|seat| public.mat(seat).points);
                i16::from(points.max().unwrap_or(0))
            }
            Metric::Counter(_) | Metric::EntityHull(_) | Metric::Round | Metric::Installed => 0,
        }
    }

    /// Returns the number of times that a badge is still to come.
    fn badges_left(&self, public: &Public, badge: BadgeId) -> i16 {
        let rounds = self.mission.badges.iter().skip(usize::from(public.round));
        rounds.flatten().filter(|&&other| other == badge).count() as i16
    }

    /// Returns whether no badge with a Boss is left, which a house rule requires before a win
    /// `[SAGA-FTJ.15]`.
    pub(super) fn all_bosses_came(&self, public: &Public) -> bool {
        let brings_boss = |badge: BadgeId| {
            let codes = self.codes_of(Trigger::Badge(badge));
            codes
                .flat_map(|code| self.effects(code))
                .any(|effect| matches!(effect, Effect::SpawnBoss(_)))
        };
        let rounds = self.mission.badges.iter().skip(usize::from(public.round));
        !rounds.flatten().any(|&badge| brings_boss(badge))
    }

    /// Returns the current value of a sum, such as the change of the Power marker `[SAGA-LST.12]`.
    pub(super) fn sum(&self, public: &Public, sum: Sum) -> i16 {
        sum.iter().fold(0, |total, term| {
            let number = match term.number {
                Quantity::Plain(number) => number,
                Quantity::ActiveStarbases => active_starbases(public) as i16,
                Quantity::BossesInPlay => public.bosses().count() as i16,
                Quantity::Players => i16::from(self.seat_count()),
            };
            total.saturating_add(term.factor.saturating_mul(number))
        })
    }

    /// Returns the number of a seat's Starbases besides its home `[SAGA-ARN.17]`.
    #[must_use]
    pub fn non_home_starbases(&self, public: &Public, seat: Seat) -> u8 {
        let color = public.mat(seat).color;
        let bases = public.sectors.iter().filter_map(|sector| sector.starbase);
        let own = |base: &Starbase| {
            base.is_active && !base.is_home && base.color.is_some() && base.color == color
        };
        bases.filter(own).count() as u8
    }
}

pub(super) fn is_revealed(public: &Public, entity: EntityId) -> bool {
    let entity_state = public.entities.get(entity.index());
    entity_state.is_some_and(|entity_state| entity_state.is_revealed)
}

/// Returns the number of active Starbases, without the homes of the Arena.
fn active_starbases(public: &Public) -> usize {
    let bases = public.sectors.iter().filter_map(|sector| sector.starbase);
    bases.filter(|base| base.is_active && !base.is_home).count()
}

/// Returns the phase that is at its end, with its surges resolved `[SAGA-END.3]`.
#[inline]
pub(super) fn ended_phase(public: &Public) -> Option<Phase> {
    match public.step {
        Step::End(phase) if public.stage == SURGES_RESOLVED && public.tasks.is_empty() => {
            Some(phase)
        }
        Step::RoundEnd => Some(Phase::Expand),
        _ => None,
    }
}

const fn compares(value: i16, compare: Comparison, reference: i16) -> bool {
    match compare {
        Comparison::Equal => value == reference,
        Comparison::Unequal => value != reference,
        Comparison::Less => value < reference,
        Comparison::AtMost => value <= reference,
        Comparison::More => value > reference,
        Comparison::AtLeast => value >= reference,
    }
}
