//! Validates the parts of a scenario that the compiler does not check: lengths and bounds, a
//! connected map, starting places that can be entered, and conditions to win and to lose.

use super::cards::is_id;
use super::compile::hex_distance;
use super::content_error::ContentError;
use super::effect_table::EffectTable;
use super::flexible_value::FlexibleValue;
use crate::error::LoadError;
use crate::saga::effect::Effect;
use crate::saga::figures::{SectorKind, Tile};
use crate::saga::hex::{BOARD_RADIUS, MAX_SECTORS, hex_id};
use crate::saga::ids::{CounterId, EffectListId};
use crate::saga::metadata::SEATS;
use crate::saga::mission::{Condition, CounterDisplay, MAX_ROUNDS, Metric, Mission};
use crate::saga::scenario::{FORMAT, FixedFile, MapFile, ScenarioFile, SectorFace};
use crate::saga::state::MAX_RAIDERS;

/// Maximum size of a scenario file, in bytes.
pub const MAX_BYTES: usize = 64 * 1024;
/// Maximum length of the title and of the author's name, in characters.
pub const MAX_TITLE_CHARS: usize = 60;
/// Maximum length of the story, in characters.
pub const MAX_STORY_CHARS: usize = 2000;
/// Maximum length of the goal and of a log line, in characters.
pub const MAX_LINE_CHARS: usize = 300;
/// Maximum value of Hull, counters and supplies.
pub const MAX_AMOUNT: i32 = 99;
/// Maximum difference from the usual initial Astartium, Activation Tokens and Hull.
pub const MAX_START: i32 = 20;
/// Maximum number of initial cards and events of a player.
pub const MAX_START_CARDS: i32 = 10;
/// Maximum number of neighbors that a sector can need.
pub const MAX_NEIGHBORS: i32 = 6;
/// Maximum number of badges of a round.
pub const MAX_BADGES: usize = 8;
/// Maximum number of conditions for a win, and for a loss.
pub const MAX_CONDITIONS: usize = 8;

fn ensure(file: &str, holds: bool, path: &str, error: &ContentError) -> Result<(), LoadError> {
    if holds {
        Ok(())
    } else {
        Err(LoadError::new(file, path, error.reason()))
    }
}

/// Checks the head of a scenario: format, id and texts.
///
/// # Errors
///
/// Returns the place and the reason.
pub fn check_head(file: &str, scenario: &ScenarioFile) -> Result<(), LoadError> {
    let format = ContentError::Format(scenario.format);
    ensure(file, scenario.format == FORMAT, "format", &format)?;
    ensure(file, is_id(&scenario.id), "id", &ContentError::Id)?;
    let texts = [
        ("title", &scenario.title, 1, MAX_TITLE_CHARS),
        ("author", &scenario.author, 0, MAX_TITLE_CHARS),
        ("story", &scenario.story, 0, MAX_STORY_CHARS),
        ("goal_text", &scenario.goal_text, 0, MAX_LINE_CHARS),
    ];
    for (path, text, min, max) in texts {
        let fits = (min..=max).contains(&text.trim().chars().count());
        ensure(file, fits, path, &ContentError::Text(max))?;
    }
    let (min, max) = SEATS;
    let players = scenario.players;
    let fits = min <= players.min && players.min <= players.max && players.max <= max;
    let is_alone = players.min > 1 || players.allows_solo;
    ensure(
        file,
        fits && is_alone,
        "players",
        &ContentError::Seats(min, max),
    )?;
    for players in players.min..=players.max {
        let has_variant = scenario.variants.is_empty() || scenario.variants.contains_key(&players);
        ensure(
            file,
            has_variant,
            "variants",
            &ContentError::NoVariant(players),
        )?;
    }
    let lines = scenario.lines.iter().flatten();
    for (n, line) in lines.enumerate() {
        let fits = (1..=MAX_LINE_CHARS).contains(&line.chars().count());
        let error = ContentError::Text(MAX_LINE_CHARS);
        ensure(file, fits, &format!("lines[{n}]"), &error)?;
    }
    Ok(())
}

/// Checks the rules of a scenario for a number of players.
///
/// # Errors
///
/// Returns the place and the reason.
pub fn check(
    file: &str,
    scenario: &ScenarioFile,
    players: u8,
    tiles: &[Tile],
) -> Result<(), LoadError> {
    let merged = scenario.for_players(players);
    let checked = ScenarioChecker {
        name: file,
        full_scenario: scenario,
        file: &merged,
        players,
    };
    checked.check_numbers()?;
    checked.check_endings()?;
    let map = merged.map.clone().unwrap_or_default();
    checked.check_map(&map, tiles)?;
    checked.check_starts(&map, tiles)
}

struct ScenarioChecker<'a> {
    name: &'a str,
    full_scenario: &'a ScenarioFile,
    file: &'a ScenarioFile,
    players: u8,
}

impl ScenarioChecker<'_> {
    fn ensure(
        &self,
        holds: bool,
        field: &str,
        rest: &str,
        error: ContentError,
    ) -> Result<(), LoadError> {
        let path = format!("{}{rest}", self.full_scenario.path_of(self.players, field));
        ensure(self.name, holds, &path, &error)
    }

    fn check_bound(
        &self,
        field: &str,
        rest: &str,
        n: i32,
        (min, max): (i32, i32),
    ) -> Result<(), LoadError> {
        let fits = (min..=max).contains(&n);
        self.ensure(fits, field, rest, ContentError::Bounds(min, max))
    }

    fn check_numbers(&self) -> Result<(), LoadError> {
        let file = self.file;
        let rounds = file.rounds.unwrap_or(10);
        self.check_bound("rounds", "", rounds.into(), (1, MAX_ROUNDS as i32))?;
        let start = file.start.unwrap_or_default();
        let starts = [start.astartium, start.activation, start.hull];
        for n in starts {
            self.check_bound("start", "", n.into(), (-MAX_START, MAX_START))?;
        }
        for n in [start.common_actions, start.special_actions, start.events] {
            self.check_bound("start", "", n.into(), (0, MAX_START_CARDS))?;
        }
        let supply = file.supply.unwrap_or_default();
        self.check_bound("supply", ".xpm", supply.xpm.into(), (0, MAX_AMOUNT))?;
        let starbases = supply.starbases.into();
        self.check_bound("supply", ".starbases", starbases, (0, MAX_AMOUNT))?;
        let raiders: i32 = supply.raiders.into_iter().map(i32::from).sum();
        self.check_bound("supply", ".raiders", raiders, (0, MAX_RAIDERS as i32))?;
        for (n, entity) in file.entities.iter().flatten().enumerate() {
            let max_hull = entity.hull_max.unwrap_or(MAX_AMOUNT as u8);
            let rest = format!("[{n}].hull");
            self.check_bound("entities", &rest, entity.hull.into(), (0, MAX_AMOUNT))?;
            self.check_bound("entities", &rest, entity.hull.into(), (0, max_hull.into()))?;
        }
        for (n, counter) in file.counters.iter().flatten().enumerate() {
            let rest = format!("[{n}].max");
            self.check_bound("counters", &rest, counter.max.into(), (0, MAX_AMOUNT))?;
            let rest = format!("[{n}].min");
            let max_value = counter.max.into();
            self.check_bound("counters", &rest, counter.min.into(), (0, max_value))?;
            let rest = format!("[{n}].start");
            let bounds = (counter.min.into(), max_value);
            self.check_bound("counters", &rest, counter.start.into(), bounds)?;
        }
        for (round, badges) in file.badges.iter().flatten() {
            let rest = format!(".{round}");
            self.check_bound("badges", &rest, (*round).into(), (1, rounds.into()))?;
            let fits = badges.len() <= MAX_BADGES;
            self.ensure(fits, "badges", &rest, ContentError::Count(0, MAX_BADGES))?;
        }
        let ravager = file.ravager.iter().filter(|ravager| ravager.is_enabled);
        for ravager in ravager {
            let bounds = (1, BOARD_RADIUS as i32);
            self.check_bound("ravager", ".distance", ravager.distance.into(), bounds)?;
        }
        Ok(())
    }

    /// Checks that the scenario has conditions to win and to lose, unless Victory Points decide.
    fn check_endings(&self) -> Result<(), LoadError> {
        let file = self.file;
        let has_points = file.vp.is_some();
        for (field, list) in [("win", &file.win), ("lose", &file.lose)] {
            let count = list.as_ref().map_or(0, Vec::len);
            let error = ContentError::NoCondition;
            self.ensure(has_points || count > 0, field, "", error)?;
            let error = ContentError::Count(1, MAX_CONDITIONS);
            self.ensure(count <= MAX_CONDITIONS, field, "", error)?;
        }
        let homes = file.homes.as_ref().map_or(0, Vec::len);
        let min_homes = usize::from(self.players);
        let fits = homes == 0 || homes >= min_homes;
        self.ensure(fits, "homes", "", ContentError::Count(min_homes, 4))?;
        self.ensure(
            homes == 0 || has_points,
            "homes",
            "",
            ContentError::OneOf("vp"),
        )
    }

    /// Checks that each hex and tile is used once, that the Jumpgate is in the middle, and that the
    /// map is connected.
    fn check_map(&self, map: &MapFile, tiles: &[Tile]) -> Result<(), LoadError> {
        let reach = BOARD_RADIUS as i32;
        self.check_bound("map", ".max_distance", map.max_distance.into(), (1, reach))?;
        let bounds = (1, MAX_NEIGHBORS);
        self.check_bound("map", ".min_neighbors", map.min_neighbors.into(), bounds)?;
        let many = map.fixed.len();
        let error = ContentError::Count(1, MAX_SECTORS);
        self.ensure((1..=MAX_SECTORS).contains(&many), "map", ".fixed", error)?;
        let kind = |sector: &FixedFile| kind_of(sector, tiles);
        let gate = map.fixed.iter().find(|sector| sector.hex == [0, 0]);
        let has_gate = gate.is_some_and(|gate| {
            kind(gate) == Some(SectorKind::Jumpgate) && gate.face == SectorFace::Up
        });
        self.ensure(has_gate, "map", ".fixed", ContentError::NoGate)?;
        for (n, sector) in map.fixed.iter().enumerate() {
            let [q, r] = sector.hex;
            let mut before = map.fixed.iter().take(n);
            let is_free = before.all(|other| other.hex != sector.hex);
            let is_free = is_free && hex_id(sector.hex).is_some();
            let rest = format!(".fixed[{n}].hex");
            self.ensure(is_free, "map", &rest, ContentError::Hex(q, r))?;
            let mut before = map.fixed.iter().take(n);
            if let Some(tile) = &sector.tile {
                let is_free = before.all(|other| other.tile.as_ref() != Some(tile));
                let rest = format!(".fixed[{n}].tile");
                self.ensure(is_free, "map", &rest, ContentError::Tile(tile.clone()))?;
            }
        }
        let reached = reachable_hexes(&map.fixed);
        for (n, sector) in map.fixed.iter().enumerate() {
            let [q, r] = sector.hex;
            let holds = reached.contains(&sector.hex);
            let rest = format!(".fixed[{n}].hex");
            self.ensure(holds, "map", &rest, ContentError::Apart(q, r))?;
        }
        for (n, home) in self.file.homes.iter().flatten().enumerate() {
            let [q, r] = *home;
            let rest = format!("[{n}]");
            let mut homes = self.file.homes.iter().flatten().take(n);
            let is_free = map.fixed.iter().all(|sector| sector.hex != *home)
                && homes.all(|other| other != home)
                && hex_id(*home).is_some();
            self.ensure(is_free, "homes", &rest, ContentError::Hex(q, r))?;
            let is_adjacent = reached.iter().any(|hex| hex_distance(*hex, *home) == 1);
            self.ensure(is_adjacent, "homes", &rest, ContentError::Apart(q, r))?;
        }
        Ok(())
    }

    /// Checks that armadas, entities and Bosses start in sectors of the map that they may occupy.
    fn check_starts(&self, map: &MapFile, tiles: &[Tile]) -> Result<(), LoadError> {
        let at = |hex: [i8; 2]| map.fixed.iter().find(|sector| sector.hex == hex);
        let armadas: &[[i8; 2]] = match &self.file.armada_start {
            Some(FlexibleValue::List(hexes)) => hexes,
            Some(FlexibleValue::Object(choice)) => &choice.hexes,
            Some(FlexibleValue::Word(_)) | None => &[],
        };
        let armadas = armadas.iter().map(|hex| ("armada_start", *hex));
        let entities = self.file.entities.iter().flatten();
        let entities = entities.filter_map(|entity| Some(("entities", entity.start?)));
        let bosses = self.file.boss.iter().flat_map(|rule| &rule.preset);
        let bosses = bosses.map(|preset| ("boss", preset.hex));
        for (field, hex) in armadas.chain(entities).chain(bosses) {
            let [q, r] = hex;
            let sector = at(hex);
            self.ensure(sector.is_some(), field, "", ContentError::NoSector(q, r))?;
            let is_closed = sector.is_some_and(|sector| {
                let down = sector.face == SectorFace::Down && field != "entities";
                down || kind_of(sector, tiles) == Some(SectorKind::BlackHole)
            });
            self.ensure(!is_closed, field, "", ContentError::Closed(q, r))?;
        }
        Ok(())
    }
}

fn kind_of(sector: &FixedFile, tiles: &[Tile]) -> Option<SectorKind> {
    let id = sector.tile.as_ref()?;
    tiles
        .iter()
        .find(|tile| tile.id == *id)
        .map(|tile| tile.kind)
}

/// Returns the hexes that can be reached from the middle, step by step.
fn reachable_hexes(fixed: &[FixedFile]) -> Vec<[i8; 2]> {
    let mut reached = vec![[0, 0]];
    let mut next = 0;
    while let Some(hex) = reached.get(next).copied() {
        for sector in fixed {
            if hex_distance(hex, sector.hex) == 1 && !reached.contains(&sector.hex) {
                reached.push(sector.hex);
            }
        }
        next += 1;
    }
    reached
}

/// Checks that every counter that a condition tests is changed by some effect.
///
/// # Errors
///
/// Returns the counter.
pub fn check_counters(
    file: &str,
    mission: &Mission,
    effect_table: &EffectTable,
) -> Result<(), LoadError> {
    let mut asked = Vec::new();
    for condition in mission.win.iter().chain(&mission.lose) {
        counters_of(condition, &mut asked);
    }
    let codes = (0..effect_table.len()).map(|code| EffectListId(code as u16));
    let effects: Vec<&Effect> = codes.flat_map(|code| effect_table.effects(code)).collect();
    for counter in asked {
        let Some(declared) = mission.counters.get(counter.index()) else {
            continue;
        };
        let moves = |effect: &&Effect| matches!(effect, Effect::Counter(id, _) if *id == counter);
        let uses_slots = declared.shown == CounterDisplay::Slots;
        let has_changed = uses_slots || effects.iter().any(moves);
        let error = ContentError::StillCounter(declared.id.clone());
        ensure(file, has_changed, "counters", &error)?;
    }
    Ok(())
}

fn counters_of(condition: &Condition, found: &mut Vec<CounterId>) {
    match condition {
        Condition::Is(Metric::Counter(counter), ..) => found.push(*counter),
        Condition::Is(..)
        | Condition::EntityAt(..)
        | Condition::Revealed(_)
        | Condition::RavagerAt(_)
        | Condition::PhaseEnd(_) => {}
        Condition::All(list) | Condition::Any(list) => {
            list.iter().for_each(|one| counters_of(one, found));
        }
        Condition::Not(one) => counters_of(one, found),
    }
}
