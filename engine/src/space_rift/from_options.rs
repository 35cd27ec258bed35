//! Builds a game from its options and a content set: builds, terrain and decks.

use super::battlefield::{Hex, HexSet, Side};
use super::card_orders::CardOrders;
use super::cards::{CardCounts, CardKindSet};
use super::content::cards::{Window, full_deck};
use super::content::{ContentError, ContentSet};
use super::drift::RiftSite;
use super::figures::{Figures, UnitBody};
use super::game::{Build, MAX_RANGE, Meteor, SideSetup, SpaceRift, Terrain};
use super::options::{MAX_CREW, Options};
use super::scenario::{RuleFlag, ScenarioFile, TerrainFile, UnitFile};
use super::state::METEORS;
use super::unit::{Class, MAX_UNITS, UnitId, UnitSet};
use crate::components::ArrayVec;
use crate::error::LoadError;
use crate::game::fingerprint;

impl SpaceRift {
    /// Builds the game of a battle `[SR-3.1]` `[SR-3.2]`.
    pub(super) fn from_options(options: Options, content: &ContentSet) -> Result<Self, LoadError> {
        let crews = options.crews;
        if crews.iter().any(|crew| !(1..=MAX_CREW).contains(crew)) {
            let reason = ContentError::Crews.reason();
            return Err(LoadError::new("options", "crews", reason));
        }
        let mut scenario = content.scenario(&options.scenario)?;
        let figures = content.figures()?;
        let fingerprint = content_fingerprint(content, &scenario);
        options.apply_to(&mut scenario)?;
        let rift = scenario.rift;
        let terrain = Terrain::of(&scenario.terrain);
        let builds = builds(&scenario, figures, &terrain);
        check_dead_stars(&builds, rift.as_ref(), &terrain)?;
        let units_where = |fits: &dyn Fn(&Build) -> bool| units_where(&builds, fits);
        let side_setups = Side::ALL.map(|side| SideSetup {
            units: units_where(&|build| build.side == side),
            crew: crews[side.index()],
            ..side_setup(&scenario, side)
        });
        let has_flag = |flag: RuleFlag| scenario.flags.contains(&flag);
        Ok(Self {
            figures: figures.clone(),
            commands: content.commands().to_vec(),
            combats: content.combats().to_vec(),
            orders: orders(content),
            reaction_kinds: reaction_kinds(content),
            windows: windows(content),
            all_commands: full_deck(content.commands().iter().map(|card| card.copies)),
            all_combats: combat_pool(content, &scenario),
            side_setups,
            classes: [Class::Fighter, Class::Strike, Class::Capital]
                .map(|class| units_where(&|build| build.class == class)),
            flags: units_where(&|build| build.abilities.is_flagship),
            income_units: units_where(&|build| build.abilities.income > 0),
            orbiters: units_where(&|build| build.abilities.is_in_orbit),
            builds,
            first: scenario.first,
            terrain,
            objectives: scenario.objectives.clone(),
            rift,
            meteors: meteors(figures, has_flag(RuleFlag::Meteors)),
            wrecks: figures.wrecks * u8::from(has_flag(RuleFlag::Wrecks)),
            content: fingerprint,
            pack: content.pack().cloned(),
            options,
        })
    }
}

/// Returns the units for which `fits` is true.
fn units_where(builds: &[Build], fits: &dyn Fn(&Build) -> bool) -> UnitSet {
    let numbered = (0u8..).map(UnitId).zip(builds);
    let fitting = numbered.filter(|(_, build)| fits(build));
    fitting.map(|(id, _)| id).collect()
}

/// Returns the starting values of a side, without its units and seats.
fn side_setup(scenario: &ScenarioFile, side: Side) -> SideSetup {
    let side_file = scenario.sides.of(side);
    SideSetup {
        rating: side_file.command_rating,
        combat_cards: side_file.combat_cards,
        stars: side_file.stars,
        victory: *scenario.victory.of(side),
        ..SideSetup::default()
    }
}

/// Returns the counts of all combat cards; empty if neither side is dealt any `[SR-3.5]`.
fn combat_pool(content: &ContentSet, scenario: &ScenarioFile) -> CardCounts {
    let dealt = |side: &Side| scenario.sides.of(*side).combat_cards > 0;
    match Side::ALL.iter().any(dealt) {
        true => full_deck(content.combats().iter().map(|card| card.copies)),
        false => CardCounts::NONE,
    }
}

fn reaction_kinds(content: &ContentSet) -> CardKindSet {
    let cards = (0u8..).zip(content.commands());
    let reactions = cards.filter(|(_, card)| card.reaction.is_some());
    reactions.map(|(kind, _)| kind).collect()
}

fn windows(content: &ContentSet) -> [CardKindSet; Window::COUNT] {
    std::array::from_fn(|window| {
        let cards = (0u8..).zip(content.combats());
        let fitting = cards.filter(|(_, card)| card.window as usize == window);
        fitting.map(|(kind, _)| kind).collect()
    })
}

fn orders(content: &ContentSet) -> Vec<CardOrders> {
    let cards = content.commands().iter();
    cards
        .map(|card| CardOrders::of(&card.effects, card.sector))
        .collect()
}

/// Returns a fingerprint of figures, cards and scenario, without the texts of the scenario.
fn content_fingerprint(content: &ContentSet, scenario: &ScenarioFile) -> u64 {
    let without_texts = ScenarioFile {
        title: String::new(),
        blurb: String::new(),
        ..scenario.clone()
    };
    let text = serde_json::to_string(&(
        content.figures().ok(),
        content.commands(),
        content.combats(),
        without_texts,
    ));
    fingerprint(&text.unwrap_or_default())
}

/// Checks that no unit is on a dead star when the rift that covers it is switched off.
fn check_dead_stars(
    builds: &[Build],
    rift: Option<&RiftSite>,
    terrain: &Terrain,
) -> Result<(), LoadError> {
    let covered = rift.map_or(HexSet::NONE, RiftSite::hexes);
    let dead_stars = terrain.dead.difference(covered);
    match builds.iter().find(|build| dead_stars.contains(build.hex)) {
        Some(build) => {
            let reason = ContentError::OnDeadStar(build.hex).reason();
            Err(LoadError::new("options", "rift", reason))
        }
        None => Ok(()),
    }
}

impl Terrain {
    /// Returns the features of a scenario; planet hexes beyond the maximum are ignored.
    #[must_use]
    pub fn of(file: &TerrainFile) -> Self {
        let set = |hexes: &Vec<Hex>| hexes.iter().copied().collect::<HexSet>();
        let mut planets = ArrayVec::new();
        for hex in file.planet.iter().flatten() {
            let _ = planets.push(*hex);
        }
        Self {
            asteroid: set(&file.asteroid),
            planet: planets.iter().copied().collect(),
            debris: set(&file.debris),
            dead: set(&file.deadstar),
            groups: file.planet.iter().map(set).collect(),
            planets,
        }
    }
}

fn builds(
    scenario: &ScenarioFile,
    figures: &Figures,
    terrain: &Terrain,
) -> ArrayVec<Build, MAX_UNITS> {
    let mut builds = ArrayVec::new();
    for side in Side::ALL {
        for unit in &scenario.sides.of(side).units {
            if let Some(build) = build(side, unit, figures, terrain) {
                // The scenario check limits the number of units.
                let _ = builds.push(build);
            }
        }
    }
    builds
}

fn build(side: Side, unit: &UnitFile, figures: &Figures, terrain: &Terrain) -> Option<Build> {
    let kind = figures.unit(unit.code)?;
    let mut dice = [0; MAX_RANGE];
    for (slot, count) in dice.iter_mut().zip(&kind.dice) {
        *slot = *count;
    }
    let mut groups = terrain.groups.iter();
    let anchor = groups.find(|group| group.intersects(unit.hex.neighbors()));
    let anchor = anchor.copied().filter(|_| kind.abilities.is_in_orbit);
    Some(Build {
        side,
        code: kind.code,
        class: kind.class,
        body: Some(kind.body),
        is_heavy: unit.is_heavy,
        ships: match kind.body {
            UnitBody::Ships { standard, heavy } if unit.is_heavy => heavy.unwrap_or(standard),
            UnitBody::Ships { standard, .. } => standard,
            UnitBody::Escorted(escorts) => escorts,
            UnitBody::Hull => 0,
        },
        hex: unit.hex,
        speed: kind.speed,
        dice,
        range: kind.dice.len() as u8,
        ignores: kind.ignores,
        points: kind.points[usize::from(unit.is_heavy)],
        abilities: kind.abilities,
        orbit: anchor
            .unwrap_or_default()
            .neighbors()
            .difference(terrain.planet),
    })
}

/// Returns the meteors, showers first, then storms `[SR-20.1]`; none without the scenario flag.
fn meteors(figures: &Figures, has_meteors: bool) -> ArrayVec<Meteor, METEORS> {
    let mut meteors = ArrayVec::new();
    if !has_meteors {
        return meteors;
    }
    for kind in [&figures.showers, &figures.storms] {
        for speed in &kind.speeds {
            // The figures check limits the number of meteors.
            let _ = meteors.push(Meteor {
                speed: *speed,
                dice: kind.dice,
            });
        }
    }
    meteors
}
