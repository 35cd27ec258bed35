//! The value of technologies to a seat for the rest of the game, and the best one to learn.

use super::super::effect::Resource;
use super::super::options::Mode;
use super::super::part::ItemKind;
use super::super::play::ActionContext;
use super::super::tech::{Field, Tech, TechSet};
use super::fleet_strength::FleetStrength;
use super::planet_value::resource;
use super::position_summary::PositionSummary;
use super::resource_value::ResourceValue;

/// Cells of the whole fleet that cannons and shields may fill in practice.
const CANNON_CELLS: i32 = 20;
const SHIELD_CELLS: i32 = 16;

/// Values of technologies for one seat.
pub struct TechValue<'a> {
    summary: &'a PositionSummary<'a>,
    resources: &'a ResourceValue,
    rival: i32,
    /// Turns with actions still to come, in quarters of a turn.
    quarters: i32,
}

impl<'a> TechValue<'a> {
    /// Creates the values for the seat of the summary.
    #[must_use]
    pub fn new(summary: &'a PositionSummary<'a>, resources: &'a ResourceValue) -> Self {
        Self {
            summary,
            resources,
            rival: summary.rival_power(),
            quarters: 4 * summary.turns_left + summary.plays.min(4),
        }
    }

    /// Returns the value of knowing `tech` in addition to `known`, in sixtieths of a victory point.
    #[must_use]
    pub fn value_of(&self, known: TechSet, tech: Tech) -> i32 {
        let turns_left = self.summary.turns_left;
        let tech_only_value = match tech {
            Tech::AdvCp => self.extraction_value(Resource::Cp),
            Tech::AdvAxinium => self.extraction_value(Resource::Ax),
            Tech::AdvPhasium => self.extraction_value(Resource::Ph),
            Tech::AdvTrading
            | Tech::AdvBanking
            | Tech::AdvMining
            | Tech::BasicPolitics
            | Tech::AdvPolitics
            | Tech::ExpertPolitics
            | Tech::MasterPolitics
            | Tech::ExpertCloning
            | Tech::CivilianShips
            | Tech::AdvManeuver
            | Tech::BasicRepairs
            | Tech::BasicResearch => self.civil_value(known, tech),
            Tech::EmShield
            | Tech::MgShield
            | Tech::QgpShield
            | Tech::Plasma
            | Tech::Ssl
            | Tech::Antimatter => {
                self.armament_value(known.with(tech)) - self.armament_value(known)
            }
            Tech::Fusion | Tech::Antigravity => {
                self.drive_value(known.with(tech)) - self.drive_value(known)
            }
            Tech::Hypersonic => 5 * turns_left,
            Tech::Biochemical => 12 * turns_left,
            Tech::Graviton => 9 * turns_left,
            Tech::Radar => self.radar_value(),
            Tech::Cloaking => self.cloak_value(),
        };
        tech_only_value + self.discount_value(known, tech)
    }

    /// Returns the value of the discounts that `tech` gives on unknown technologies.
    fn discount_value(&self, known: TechSet, tech: Tech) -> i32 {
        let (game, figures) = (self.summary.game, self.summary.game.tech(tech));
        let rest = Tech::ALL
            .into_iter()
            .filter(|&other| other != tech && !known.contains(other));
        let discounts = rest.map(|other| {
            let other = game.tech(other);
            let is_general = figures.field == Field::General;
            let field =
                other.field != Field::General && (is_general || other.field == figures.field);
            i32::from(other.origin == figures.origin) + i32::from(field)
        });
        // Of the technologies left, only about this many will be learned.
        let (sum, open) = (discounts.sum::<i32>(), (28 - i32::from(known.len())).max(1));
        let learned = (self.quarters * 7 / 16).min(open);
        sum * learned * self.resources.cp / open * 12 / 16
    }

    /// Returns the value of extracting more tokens per Upkeep.
    fn extraction_value(&self, yielded: Resource) -> i32 {
        let (summary, turns_left) = (self.summary, self.summary.turns_left);
        let each = match yielded {
            Resource::Cp => 5 * self.resources.cp * 13 / 16,
            Resource::Ax => 24,
            Resource::Ph => 20,
        };
        let present = summary.game.present(summary.public, summary.seat).iter();
        let tokens = present.filter_map(|hex| {
            let tile = summary.game.planet_at(summary.public, hex)?;
            (resource(tile) == yielded)
                .then(|| i32::from(summary.public.sector(hex).tokens) + turns_left / 3)
        });
        let more = tokens.map(|tokens| (2 * turns_left).min(tokens) - turns_left.min(tokens));
        // Includes planets that the seat settles later.
        (more.sum::<i32>() + (turns_left - 2).max(0)) * each
    }

    fn civil_value(&self, known: TechSet, tech: Tech) -> i32 {
        let (turns_left, cp) = (self.summary.turns_left, self.resources.cp);
        let is_short = self.summary.game.options.mode == Mode::Short;
        let acts_again = i32::from(self.summary.plays > 1);
        let planets = self
            .summary
            .game
            .present(self.summary.public, self.summary.seat);
        match tech {
            Tech::AdvTrading => 20 * turns_left + 10 * acts_again,
            Tech::AdvBanking => 20 * turns_left + 15 * acts_again,
            Tech::AdvMining => 13 * turns_left,
            Tech::BasicPolitics => 8 * turns_left,
            Tech::AdvPolitics if is_short => 0,
            Tech::AdvPolitics => cp * turns_left * (i32::from(planets.len()) + 1).min(5) / 2,
            Tech::ExpertPolitics if is_short => 0,
            Tech::ExpertPolitics => 24 * turns_left,
            Tech::MasterPolitics if is_short => 0,
            Tech::MasterPolitics => 45 * turns_left + 40 * acts_again,
            Tech::ExpertCloning => 13 * turns_left,
            Tech::CivilianShips => (15 * turns_left).min(70) + 25,
            Tech::AdvManeuver => 17 * turns_left + 10,
            Tech::BasicRepairs => 11 * turns_left,
            Tech::BasicResearch if known.len() > 8 => 0,
            Tech::BasicResearch
            | Tech::AdvPhasium
            | Tech::AdvAxinium
            | Tech::AdvCp
            | Tech::Hypersonic
            | Tech::Biochemical
            | Tech::Graviton
            | Tech::EmShield
            | Tech::MgShield
            | Tech::QgpShield
            | Tech::Plasma
            | Tech::Ssl
            | Tech::Antimatter
            | Tech::Radar
            | Tech::Cloaking
            | Tech::Fusion
            | Tech::Antigravity => 0,
        }
    }

    /// Returns the value of a fleet armed with the known technologies, given the time left.
    fn armament_value(&self, known: TechSet) -> i32 {
        let (mut cannon_value, mut shield_value) = (8, 2);
        for item in &self.summary.game.figures().items {
            if item.needs.is_some_and(|needs| !known.contains(needs)) {
                continue;
            }
            let cells = item.shape.iter().flat_map(|row| row.chars());
            let cells = cells.filter(|&cell| cell == '#').count().max(1) as i32;
            // Sixteenths of the value of one cell; large parts are harder to fit.
            let cell_value = 16 * i32::from(item.value) / cells * (18 - cells) / 16;
            match item.item.kind() {
                ItemKind::Cannon => cannon_value = cannon_value.max(cell_value),
                ItemKind::Shield => shield_value = shield_value.max(cell_value),
                ItemKind::Drive | ItemKind::Rocket => {}
            }
        }
        let fleet = FleetStrength {
            dice: CANNON_CELLS * cannon_value,
            hit_points: 6 * 16 + SHIELD_CELLS * shield_value,
            speed: 0,
        };
        // Discounted because the parts must still be bought.
        self.summary.strength_value(&fleet, self.rival) * (self.quarters - 1).clamp(0, 10) * 12
            / 144
    }

    /// Returns the value of the known drives.
    fn drive_value(&self, known: TechSet) -> i32 {
        let best = if known.contains(Tech::Antigravity) {
            20 + 6
        } else if known.contains(Tech::Fusion) {
            20
        } else {
            0
        };
        best * self.quarters.saturating_sub(1) / 4
    }

    fn radar_value(&self) -> i32 {
        let cloaked_seats = self
            .summary
            .others()
            .filter(|&seat| self.summary.public.mat(seat).techs.contains(Tech::Cloaking));
        self.summary.turns_left * if cloaked_seats.count() > 0 { 25 } else { 4 }
    }

    fn cloak_value(&self) -> i32 {
        let rivals_have_radar = self
            .summary
            .others()
            .any(|seat| self.summary.public.mat(seat).techs.contains(Tech::Radar));
        self.summary.turns_left * if rivals_have_radar { 8 } else { 27 }
    }

    /// Returns the value of all known technologies.
    #[must_use]
    pub fn total_value(&self) -> i32 {
        let known = self.summary.public.mat(self.summary.seat).techs;
        let each = known.iter().map(|tech| {
            let mut others = known;
            others.remove(tech);
            self.value_of(others, tech)
        });
        each.sum()
    }

    /// Returns the gain of learning a technology at its price, in sixtieths of a victory point.
    #[must_use]
    pub fn gain(&self, tech: Tech, context: ActionContext) -> Option<i32> {
        let (summary, mat) = (self.summary, self.summary.public.mat(self.summary.seat));
        let price = summary
            .game
            .price_of_tech(summary.public, summary.seat, tech, context);
        let is_barred = tech == Tech::BasicResearch && summary.game.options.mode == Mode::Long;
        if mat.techs.contains(tech) || u16::from(price) > mat.cp || mat.stash == 0 || is_barred {
            return None;
        }
        let cost = -self
            .resources
            .change_value(summary, [-i32::from(price), 0, 0]);
        Some(self.value_of(mat.techs, tech) - cost)
    }
}
