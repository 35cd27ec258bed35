//! Compiles a scenario for a number of players into a [`Mission`]: names become numbers, effect
//! texts become effect lists. `scenario_check.rs` validates everything else.

mod decks;
mod map;
mod names;
mod rules;

use super::cards::ContentReader;
use super::content_error::ContentError;
use super::effect_table::EffectTable;
use super::flexible_value::FlexibleValue;
use super::script::{self, NameScope};
use crate::error::LoadError;
use crate::saga::effect::{Effect, Prohibition};
use crate::saga::figures::{Boss, EventCard, Exploration, ScanCard, Tile};
use crate::saga::ids::BadgeId;
use crate::saga::mission::{
    Bosses, Condition, Counter, Flags, GateRules, Mission, PointValues, ScanXpm, Trigger,
};
use crate::saga::scenario::{
    ConditionFile, Flag, ForceField, RavagerFile, ScanMode, ScanRestriction, ScenarioFile, XpmLoss,
};
pub use decks::NamedCards;
pub(super) use map::hex_distance;
use names::Names;
#[cfg(feature = "schema")]
pub use {
    names::{MAX_LINES, name_pattern},
    rules::MAX_PROJECTS,
};

/// The cards that a scenario is compiled against: those of the content set, then those of the
/// scenario itself.
pub struct CardCatalog {
    pub tiles: Vec<Tile>,
    /// Exploration cards, by card number.
    pub explorations: Vec<Exploration>,
    pub events: Vec<EventCard>,
    /// Scanning Reports, by card number.
    pub scans: Vec<ScanCard>,
    pub bosses: Vec<Boss>,
}

/// Compiles a scenario; `file` names it in errors.
///
/// # Errors
///
/// Returns the place in the scenario and the reason.
pub fn compile(
    file: &str,
    scenario: &ScenarioFile,
    players: u8,
    supply: &mut CardCatalog,
    pool: &NamedCards<'_>,
    effect_table: &mut EffectTable,
) -> Result<Mission, LoadError> {
    let merged = scenario.for_players(players);
    let names = Names::of(&merged);
    let mut compiler = Compiler {
        full_scenario: scenario,
        file: &merged,
        players,
        reading: ContentReader {
            file,
            at: String::new(),
            scope: NameScope::default(),
            effect_table,
        },
    };
    compiler.check_names(&names)?;
    compiler.reading.scope = names.scope();
    compiler.mission(&names, supply, pool)
}

struct Compiler<'a> {
    full_scenario: &'a ScenarioFile,
    file: &'a ScenarioFile,
    players: u8,
    reading: ContentReader<'a>,
}

type CompileResult<T> = Result<T, LoadError>;

impl<'a> Compiler<'a> {
    /// Returns the key path of a field, in the common part or in the player-count variant.
    fn at(&self, field: &str) -> String {
        self.full_scenario.path_of(self.players, field)
    }

    fn fail<T>(&self, field: &str, rest: &str, error: ContentError) -> CompileResult<T> {
        let path = format!("{}{rest}", self.at(field));
        Err(self.reading.error_at(&path, &error))
    }

    fn ensure(
        &self,
        holds: bool,
        field: &str,
        rest: &str,
        error: ContentError,
    ) -> CompileResult<()> {
        if holds {
            Ok(())
        } else {
            self.fail(field, rest, error)
        }
    }

    fn mission(
        &mut self,
        names: &Names,
        supply: &mut CardCatalog,
        pool: &NamedCards<'_>,
    ) -> CompileResult<Mission> {
        let file = self.file;
        let start = file.start.unwrap_or_default();
        let pieces = file.supply.unwrap_or_default();
        let map = file.map.clone().unwrap_or_default();
        let compiled_map = self.map(&map, &supply.tiles)?;
        let decks = self.decks(supply, pool)?;
        let reports = self.reports(pool)?;
        let extra = self.extra(pool)?;
        let scan = file.scan.clone().unwrap_or_default();
        let few = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
        Ok(Mission {
            id: file.id.clone(),
            rounds: file.rounds.unwrap_or(10),
            start: [
                start.astartium,
                start.activation,
                start.hull,
                few(start.common_actions),
                few(start.special_actions),
            ],
            events: start.events,
            fixed: compiled_map.fixed,
            max_distance: map.max_distance,
            min_neighbors: map.min_neighbors,
            pile: compiled_map.pile,
            nebulas: compiled_map.nebulas,
            armadas: compiled_map.armadas,
            homes: compiled_map.homes,
            xpm: pieces.xpm,
            raiders: pieces.raiders,
            starbases: pieces.starbases,
            entities: self.entities()?,
            badge_ids: names.badges.clone(),
            badges: self.badges(names),
            on: self.triggers(names)?,
            attractor: self.attractor(names)?,
            gate: self.gate()?,
            bosses: self.bosses(&supply.bosses)?,
            scan: match scan.xpm {
                ScanMode::Normal => ScanXpm::Normal,
                ScanMode::AstartiumAll => ScanXpm::Astartium,
                ScanMode::Off => ScanXpm::Off,
            },
            scan_expands: scan.expands_on_fail,
            scan_spares: scan.forbid_on.contains(&ScanRestriction::AnyStarbase),
            allows_exploring: file.explore.is_none_or(|rule| rule.is_enabled),
            encounters: self.encounters(names)?,
            allows_building: file.build.unwrap_or(true),
            expand: self.projects("expand", names)?,
            movement: self.projects("movement", names)?,
            counters: self.counters(),
            decks,
            extra,
            reports,
            ravager: file
                .ravager
                .as_ref()
                .filter(|ravager| ravager.is_enabled)
                .map(|ravager| ravager.distance),
            conditions: Vec::new(),
            win: self.conditions("win", file.win.as_deref())?,
            lose: self.conditions("lose", file.lose.as_deref())?,
            flags: flags(file.flags.as_deref().unwrap_or_default()),
            points: self.points(),
            prohibitions: self.prohibitions()?,
            lines: names.lines.clone(),
            sums: Vec::new(),
        })
    }

    fn badges(&self, names: &Names) -> Vec<Vec<BadgeId>> {
        let rounds = self.file.rounds.unwrap_or(10);
        let badges = self.file.badges.clone().unwrap_or_default();
        let of = |round: u8| {
            let ids = badges.get(&round).into_iter().flatten();
            ids.filter_map(|id| names.badge(id)).collect()
        };
        (1..=rounds).map(of).collect()
    }

    /// Compiles operations by trigger, the arrival of the Ravager first.
    fn triggers(
        &mut self,
        names: &Names,
    ) -> CompileResult<Vec<(Trigger, crate::saga::ids::EffectListId)>> {
        let mut all = Vec::new();
        let ravager = self
            .file
            .ravager
            .as_ref()
            .filter(|ravager| ravager.is_enabled);
        if let Some(RavagerFile {
            spawn_badge: Some(badge),
            distance,
            ..
        }) = ravager
            && let Some(badge) = names.badge(badge)
        {
            let effects = vec![Effect::RavagerSpawn(*distance)];
            all.push((
                Trigger::Badge(badge),
                self.reading.effect_table.intern(effects),
            ));
        }
        let on = self.file.on.clone().unwrap_or_default();
        for (when, operations) in &on {
            let path = format!("{}.{when}", self.at("on"));
            let trigger = script::trigger(when, &self.reading.scope)
                .map_err(|error| self.reading.error_at(&path, &ContentError::Script(error)))?;
            let code = self.script(&path, operations)?.code;
            all.push((trigger, code));
        }
        Ok(all)
    }

    fn gate(&mut self) -> CompileResult<GateRules> {
        let gate = self.file.gate_rule.clone().unwrap_or_default();
        let path = format!("{}.effects", self.at("gate_rule"));
        Ok(GateRules {
            loses_xpm: gate.xpm_loss == XpmLoss::InstalledFirst,
            script: self.reading.compile_script(&path, &gate.effects)?,
        })
    }

    fn bosses(&self, cards: &[Boss]) -> CompileResult<Bosses> {
        let rule = self.file.boss.clone().unwrap_or_default();
        let mut preset = Vec::new();
        for (n, boss) in rule.preset.iter().enumerate() {
            let path = format!(".preset[{n}]");
            let card = cards.iter().position(|card| card.id == boss.boss);
            let Some(card) = card.and_then(|card| u8::try_from(card).ok()) else {
                let error = ContentError::Unknown(boss.boss.clone());
                return self.fail("boss", &format!("{path}.boss"), error);
            };
            preset.push((card, self.hex("boss", &format!("{path}.hex"), boss.hex)?));
        }
        Ok(Bosses {
            placement: rule.placement,
            has_force_field: rule.force_field == ForceField::NeedsStarbase,
            preset,
            draws_event: rule.draws_event,
        })
    }

    fn counters(&self) -> Vec<Counter> {
        let counters = self.file.counters.iter().flatten();
        let counter = |counter: &crate::saga::scenario::CounterFile| Counter {
            id: counter.id.clone(),
            bounds: [counter.min, counter.max, counter.start],
            shown: counter.shown_as,
        };
        counters.map(counter).collect()
    }

    fn conditions(
        &self,
        field: &str,
        files: Option<&[ConditionFile]>,
    ) -> CompileResult<Vec<Condition>> {
        let files = files.unwrap_or_default().iter().enumerate();
        files
            .map(|(n, file)| self.condition(field, &format!("[{n}]"), file))
            .collect()
    }

    fn condition(&self, field: &str, rest: &str, file: &ConditionFile) -> CompileResult<Condition> {
        let joined = match file {
            FlexibleValue::Word(text) => {
                let result = script::condition(text, &self.reading.scope);
                return result.or_else(|error| self.fail(field, rest, ContentError::Script(error)));
            }
            FlexibleValue::List(_) => {
                return self.fail(field, rest, ContentError::OneOf("all, any, not"));
            }
            FlexibleValue::Object(joined) => joined,
        };
        let many = |key: &str, files: &[ConditionFile]| -> CompileResult<Vec<Condition>> {
            let files = files.iter().enumerate();
            files
                .map(|(n, file)| self.condition(field, &format!("{rest}.{key}[{n}]"), file))
                .collect()
        };
        match (&joined.all, &joined.any, &joined.not) {
            (Some(all), None, None) => {
                let mut parts = many("all", all)?;
                // Evaluated first, because it is mostly false.
                parts.sort_by_key(|part| !matches!(part, Condition::PhaseEnd(_)));
                Ok(Condition::All(parts))
            }
            (None, Some(any), None) => Ok(Condition::Any(many("any", any)?)),
            (None, None, Some(not)) => {
                let not = self.condition(field, &format!("{rest}.not"), not)?;
                Ok(Condition::Not(Box::new(not)))
            }
            _ => self.fail(field, rest, ContentError::OneOf("all, any, not")),
        }
    }

    fn points(&self) -> Option<PointValues> {
        let vp = self.file.vp?;
        Some(PointValues {
            raider: vp.raider,
            boss: vp.boss,
            hard: vp.hard,
            deliver: vp.deliver,
            duel: vp.duel,
            siege: vp.siege,
            standing: vp.standing,
            center: vp.center,
            target: self.file.target_vp.unwrap_or_default(),
        })
    }

    fn prohibitions(&self) -> CompileResult<Vec<Prohibition>> {
        let words = self.file.forbid.as_deref().unwrap_or_default();
        let mut prohibitions = Vec::new();
        for (n, word) in words.iter().enumerate() {
            let known = script::PROHIBITIONS.iter().find(|(known, _)| known == word);
            match known {
                Some((_, prohibition)) => prohibitions.push(*prohibition),
                None => {
                    let error = ContentError::Unknown(word.clone());
                    return self.fail("forbid", &format!("[{n}]"), error);
                }
            }
        }
        Ok(prohibitions)
    }
}

fn flags(list: &[Flag]) -> Flags {
    let has = |flag: Flag| list.contains(&flag);
    Flags {
        needs_clear_regroup: has(Flag::RegroupNeedsClearSector),
        needs_all_badges: has(Flag::WinRequiresAllBadges),
        has_hidden_hands: has(Flag::HiddenHands),
        has_own_starbases: has(Flag::StarbaseOwnColorOnly),
        allows_duels: has(Flag::Duels),
        allows_sieges: has(Flag::Sieges),
        has_domination: false,
        has_teams: false,
        has_draft: has(Flag::Draft),
    }
}
