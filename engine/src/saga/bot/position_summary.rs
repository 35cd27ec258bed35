//! A position prepared for evaluation: armadas with their stats and Movement Points, paths, and the
//! rounds that are left.

use super::combat_odds::{CombatOutlook, FightSetup};
use super::goals::BotContext;
use super::marginal_values::MarginalValues;
use super::shortest_paths::{SectorCosts, ShortestPaths, UNREACHABLE};
use crate::game::Seat;
use crate::saga::Saga;
use crate::saga::effect::Stat;
use crate::saga::figures::Foe;
use crate::saga::hex::{MAX_SECTORS, SectorId};
use crate::saga::ids::ArmadaId;
use crate::saga::state::Public;
use crate::saga::step::{Phase, Step};

/// Scale of shares: 256 is the whole.
pub const SHARE_SCALE: i32 = 256;

/// An armada with the figures that the evaluation needs.
#[derive(Clone, Debug)]
pub struct ArmadaSummary {
    pub armada: ArmadaId,
    /// The owner of the armada.
    pub seat: Seat,
    pub sector: SectorId,
    /// Combat, Shield and Speed with bonuses of equipped cards.
    pub stats: [u8; 3],
    /// Whether a Starbase protects the armada.
    pub has_cover: bool,
    pub hull: u8,
    /// Movement Points that the armada can still spend this round.
    pub mp: u8,
    /// Whether the armada's encounter of this round is still to come.
    pub has_encounter: bool,
    /// Whether the armada must Explore in that encounter.
    pub must_explore: bool,
    /// Cost in Movement Points to every sector.
    pub path_costs: SectorCosts,
}

/// A position with figures that several parts of the evaluation share.
#[derive(Debug)]
pub struct PositionSummary<'a> {
    pub game: &'a Saga,
    /// The part of the state that everybody sees.
    pub public: &'a Public,
    /// The scenario's goals and cached fight results.
    pub context: &'a BotContext,
    /// Path costs between all sectors.
    pub paths: ShortestPaths,
    /// Armadas on the board.
    pub units: Vec<ArmadaSummary>,
    /// Number of rounds after the current one.
    pub rounds_left: i32,
    pub phase: Phase,
    /// Steps from each sector to the Raiders' attractor.
    pub raider_steps: SectorCosts,
    /// Expected steps of each Raider per round, in parts of [`SHARE_SCALE`].
    pub pace: i32,
    /// The value of one more token, card or point of hull to each seat, and the expected cost of a
    /// new event.
    pub marginal_values: MarginalValues,
}

/// Returns the phase that a step belongs to.
#[must_use]
pub const fn phase_of(step: Step) -> Phase {
    match step {
        Step::Choose | Step::Place | Step::Setup | Step::Doom | Step::Effects | Step::Scan => {
            Phase::Events
        }
        Step::Turns(phase) | Step::End(phase) => phase,
        Step::RoundEnd | Step::Over => Phase::Expand,
    }
}

impl<'a> PositionSummary<'a> {
    /// Summarizes a position.
    #[must_use]
    pub fn new(
        game: &'a Saga,
        public: &'a Public,
        context: &'a BotContext,
        marginal_values: MarginalValues,
    ) -> Self {
        let paths = ShortestPaths::of(game, public);
        let raider_steps = paths.raider_steps(game, public);
        let phase = phase_of(public.step);
        let units = game
            .armadas()
            .filter_map(|armada| armada_summary(game, public, &paths, armada, phase));
        Self {
            units: units.collect(),
            rounds_left: i32::from(game.mission().rounds) - i32::from(public.round),
            game,
            public,
            context,
            paths,
            phase,
            raider_steps,
            pace: super::threat::raider_pace(game, public),
            marginal_values,
        }
    }

    /// Returns the nearness of an armada to a goal that costs `cost` Movement Points, as a share of
    /// [`SHARE_SCALE`].
    #[must_use]
    pub fn nearness(&self, unit: &ArmadaSummary, cost: u8) -> i32 {
        if cost == UNREACHABLE {
            return 6;
        }
        let (mp, speed) = (i32::from(unit.mp), i32::from(unit.stats[2].max(1)));
        let more = i32::from(cost) - mp;
        // In sixteenths of rounds; a goal out of reach this round waits at least for the next one.
        let (wait, last) = if more <= 0 && self.phase <= Phase::Movement {
            (i32::from(cost), 0)
        } else {
            (
                10 + more.max(0) * 16 / speed,
                1 + (more.max(0) - 1).max(0) / speed,
            )
        };
        let share = (SHARE_SCALE - 2 * wait).max(24);
        if last > self.rounds_left {
            share / 8
        } else {
            share
        }
    }

    /// Returns the time until an armada reaches a goal that costs `cost` Movement Points, in
    /// sixteenths of rounds; 0 if it is there already.
    #[must_use]
    pub fn travel_time(&self, unit: &ArmadaSummary, cost: u8) -> i32 {
        if cost == UNREACHABLE {
            return 96;
        }
        let (mp, speed) = (i32::from(unit.mp), i32::from(unit.stats[2].max(1)));
        let cost = i32::from(cost);
        match cost - mp {
            _ if cost == 0 => 0,
            ..=0 if self.phase <= Phase::Movement => cost.min(4),
            more => 10 + more.max(0) * 16 / speed,
        }
    }

    /// Returns the nearness of an armada to a sector, as a share of [`SHARE_SCALE`].
    #[must_use]
    pub fn sector_nearness(&self, unit: &ArmadaSummary, sector: SectorId) -> i32 {
        self.nearness(unit, unit.path_costs[sector.index() % MAX_SECTORS])
    }

    /// Returns the expected result of a fight, with one die more if the armada will be protected.
    #[must_use]
    pub fn fight(
        &self,
        unit: &ArmadaSummary,
        foe: Foe,
        hull: u8,
        has_cover: bool,
    ) -> CombatOutlook {
        let die = u8::from(unit.has_cover || has_cover);
        let max_dice = self.game.frame().stat_max;
        self.context.odds.fight(FightSetup {
            combat: (unit.stats[0] + die).min(max_dice),
            shield: (unit.stats[1] + die).min(max_dice),
            hull,
            attack: foe.attack,
            foe_hull: foe.hull,
            acts_first: unit.stats[2] > foe.speed,
            attack_face: self.game.frame().success,
            defense_face: self.game.frame().success,
        })
    }
}

fn armada_summary(
    game: &Saga,
    public: &Public,
    paths: &ShortestPaths,
    armada: ArmadaId,
    phase: Phase,
) -> Option<ArmadaSummary> {
    let piece = public.armada(armada);
    let (sector, seat) = (piece.sector?, game.owner(armada));
    let stats = Stat::ALL.map(|stat| game.stat(public, seat, stat));
    let mp = match phase {
        Phase::Events | Phase::Upkeep => game.movement_points(public, armada),
        Phase::Movement if !piece.is_done => piece.mp,
        Phase::Movement | Phase::Encounter | Phase::Expand => 0,
    };
    let has_encounter = match phase {
        Phase::Events | Phase::Upkeep | Phase::Movement => true,
        Phase::Encounter => !piece.has_used_encounter && !piece.is_done,
        Phase::Expand => false,
    };
    Some(ArmadaSummary {
        armada,
        seat,
        sector,
        stats,
        has_cover: game.has_cover(public, armada),
        hull: public.mat(seat).hull,
        mp,
        has_encounter,
        must_explore: piece.must_explore && has_encounter,
        path_costs: paths.costs_from(sector, piece.evade_discount),
    })
}
