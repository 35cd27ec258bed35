//! Compiles the entities, encounters, Expand actions and movement actions of a scenario.

use super::{CompileResult, Compiler, Names};
use crate::saga::content::content_error::ContentError;
use crate::saga::effect::Good;
use crate::saga::figures::{Color, Location, Script, SectorKind};
use crate::saga::ids::EntityId;
use crate::saga::mission::{
    ActionPlace, Attractor, Cost, Encounter, Entity, MovementBlockers, Project, ProjectKind,
    Requirements,
};
use crate::saga::scenario::{Barrier, Contributors, ProjectFile, RevealRule};

/// Maximum number of encounters, and of Expand or movement actions.
pub const MAX_PROJECTS: usize = 8;

impl Compiler<'_> {
    /// Compiles texts that are run one after the other.
    pub(super) fn script(&mut self, path: &str, texts: &[String]) -> CompileResult<Script> {
        let text = texts.join("; ");
        // Compiles each line on its own first, so that an error names its line.
        for (n, one) in texts.iter().enumerate() {
            self.reading.compile_script(&format!("{path}[{n}]"), one)?;
        }
        self.reading.compile_script(path, &text)
    }

    pub(super) fn entities(&self) -> CompileResult<Vec<Entity>> {
        let files = self.file.entities.as_deref().unwrap_or_default();
        let mut entities = Vec::new();
        for (n, file) in files.iter().enumerate() {
            let start = match file.start {
                Some(hex) => Some(self.hex("entities", &format!("[{n}].start"), hex)?),
                None => None,
            };
            let is_known = ["ship", "marker"].contains(&file.kind.as_str());
            let error = ContentError::OneOf("ship, marker");
            self.ensure(is_known, "entities", &format!("[{n}].kind"), error)?;
            let blocked = |barrier| file.blocked_by.contains(&barrier);
            entities.push(Entity {
                id: file.id.clone(),
                start,
                hull: file.hull,
                hull_max: file.hull_max,
                carries_xpm: file.cargo_xpm,
                fuel_is_hull: file.fuel_is_hull,
                blocked: MovementBlockers {
                    includes_bosses: blocked(Barrier::Boss),
                    includes_raiders: blocked(Barrier::Raider),
                    includes_black_hole: blocked(Barrier::Blackhole),
                },
                is_hidden: file.reveal == RevealRule::FaceUp,
            });
        }
        Ok(entities)
    }

    pub(super) fn attractor(&self, names: &Names) -> CompileResult<Vec<Attractor>> {
        let Some(words) = &self.file.attractor else {
            return Ok(vec![Attractor::Jumpgate]);
        };
        let mut found = Vec::new();
        for (n, word) in words.iter().enumerate() {
            let rest = format!("[{n}]");
            found.push(match word.as_str() {
                "jumpgate" => Attractor::Jumpgate,
                "starbase" => Attractor::Starbase,
                "armada" => Attractor::Armada,
                _ => match word.strip_prefix("entity:") {
                    Some(id) => Attractor::Entity(self.entity("attractor", &rest, id, names)?),
                    None => {
                        let error = ContentError::Unknown(word.clone());
                        return self.fail("attractor", &rest, error);
                    }
                },
            });
        }
        Ok(found)
    }

    fn entity(&self, field: &str, rest: &str, id: &str, names: &Names) -> CompileResult<EntityId> {
        match names.entity(id) {
            Some(entity) => Ok(entity),
            None => self.fail(field, rest, ContentError::Unknown(id.to_owned())),
        }
    }

    pub(super) fn encounters(&mut self, names: &Names) -> CompileResult<Vec<Encounter>> {
        let field = "encounters";
        let files = self.file.encounters.clone().unwrap_or_default();
        let fits = files.len() <= MAX_PROJECTS;
        self.ensure(fits, field, "", ContentError::Count(0, MAX_PROJECTS))?;
        let mut found = Vec::new();
        for (n, file) in files.iter().enumerate() {
            let rest = format!("[{n}]");
            let deck = match &file.resolve {
                None => None,
                Some(id) => match names.deck(id) {
                    Some(deck) => Some(deck),
                    None => {
                        let path = format!("{rest}.resolve");
                        return self.fail(field, &path, ContentError::Unknown(id.clone()));
                    }
                },
            };
            let place = self.place(field, &rest, &file.place, names)?;
            let needs = self.requirements(field, &rest, &file.needs, names)?;
            let at = format!("{}{rest}", self.at(field));
            found.push(Encounter {
                id: file.id.clone(),
                place,
                needs,
                deck,
                pass: self.script(&format!("{at}.pass"), &file.pass)?,
                fail: self.script(&format!("{at}.fail"), &file.fail)?,
            });
        }
        Ok(found)
    }

    pub(super) fn projects(&mut self, field: &str, names: &Names) -> CompileResult<Vec<Project>> {
        let files = match field {
            "expand" => self.file.expand.clone(),
            _ => self.file.movement.clone(),
        };
        let files = files.unwrap_or_default();
        let fits = files.len() <= MAX_PROJECTS;
        self.ensure(fits, field, "", ContentError::Count(0, MAX_PROJECTS))?;
        let mut found = Vec::new();
        for (n, file) in files.iter().enumerate() {
            let rest = format!("[{n}]");
            let activation = match &file.cost.activation {
                None => None,
                Some(id) => {
                    let path = format!("{rest}.cost.activation");
                    Some(self.entity(field, &path, id, names)?)
                }
            };
            let place = self.place(field, &rest, &file.place, names)?;
            let needs = self.requirements(field, &rest, &file.needs, names)?;
            let kind = self.project_kind(field, &rest, file, names)?;
            let at = format!("{}{rest}.effect", self.at(field));
            found.push(Project {
                id: file.id.clone(),
                place,
                needs,
                cost: Cost {
                    mp: file.cost.mp,
                    exploration: file.cost.exploration,
                    combat: file.cost.combat,
                    astartium: file.cost.astartium,
                    xpm: file.cost.xpm,
                    activation,
                },
                is_shared: file.contributors == Contributors::SameSector,
                kind,
                script: self.script(&at, &file.effect)?,
                limit: file.per_round,
            });
        }
        Ok(found)
    }

    fn project_kind(
        &self,
        field: &str,
        rest: &str,
        file: &ProjectFile,
        names: &Names,
    ) -> CompileResult<ProjectKind> {
        match (&file.fly, &file.tow, &file.fill) {
            (None, None, None) => Ok(ProjectKind::Run),
            (Some(id), None, None) => {
                let entity = self.entity(field, &format!("{rest}.fly"), id, names)?;
                Ok(ProjectKind::Fly(entity))
            }
            (None, Some(id), None) => {
                let entity = self.entity(field, &format!("{rest}.tow"), id, names)?;
                Ok(ProjectKind::Tow(entity))
            }
            (None, None, Some(fill)) => {
                let path = format!("{rest}.fill");
                let entity = self.entity(field, &format!("{path}.entity"), &fill.entity, names)?;
                let good = match fill.with.as_str() {
                    "A" => Good::Astartium,
                    "E" => Good::Exploration,
                    "C" => Good::Combat,
                    _ => {
                        let error = ContentError::OneOf("A, E, C");
                        return self.fail(field, &format!("{path}.with"), error);
                    }
                };
                Ok(ProjectKind::Fill(entity, good, fill.most))
            }
            _ => self.fail(field, rest, ContentError::OneOf("fly, tow, fill")),
        }
    }

    /// Parses a place: `any`, `jumpgate`, `home`, `starbase`, `inactive_starbase`, `at:<entity>`,
    /// `near:<entity>`, or a type and a color such as `asteroid-blue`.
    fn place(
        &self,
        field: &str,
        rest: &str,
        word: &str,
        names: &Names,
    ) -> CompileResult<ActionPlace> {
        let rest = format!("{rest}.where");
        Ok(match word {
            "any" => ActionPlace::Any,
            "jumpgate" => ActionPlace::Jumpgate,
            "home" => ActionPlace::Home,
            "starbase" => ActionPlace::Starbase,
            "inactive_starbase" => ActionPlace::InactiveStarbase,
            _ => {
                if let Some(id) = word.strip_prefix("at:") {
                    ActionPlace::At(self.entity(field, &rest, id, names)?)
                } else if let Some(id) = word.strip_prefix("near:") {
                    ActionPlace::Near(self.entity(field, &rest, id, names)?)
                } else if let Some(location) = location(word) {
                    ActionPlace::Sector(location)
                } else {
                    return self.fail(field, &rest, ContentError::Unknown(word.to_owned()));
                }
            }
        })
    }

    /// Parses requirements: `xpm`, `no_xpm`, `clear`, `astartium`, `room:<counter>`,
    /// `laden:<entity>`, `unladen:<entity>`, `untowed:<entity>`, `damaged:<entity>`.
    fn requirements(
        &self,
        field: &str,
        rest: &str,
        words: &[String],
        names: &Names,
    ) -> CompileResult<Requirements> {
        let mut needs = Requirements::default();
        for (n, word) in words.iter().enumerate() {
            let rest = format!("{rest}.needs[{n}]");
            let (key, id) = word.split_once(':').unwrap_or((word, ""));
            match (key, id) {
                ("xpm", "") => needs.has_xpm = true,
                ("no_xpm", "") => needs.has_no_xpm = true,
                ("clear", "") => needs.is_clear = true,
                ("astartium", "") => needs.has_astartium = true,
                ("room", id) => match names.counter(id) {
                    Some(counter) => needs.room = Some(counter),
                    None => return self.fail(field, &rest, ContentError::Unknown(id.to_owned())),
                },
                ("laden", id) => needs.laden = Some(self.entity(field, &rest, id, names)?),
                ("unladen", id) => needs.unladen = Some(self.entity(field, &rest, id, names)?),
                ("untowed", id) => needs.untowed = Some(self.entity(field, &rest, id, names)?),
                ("damaged", id) => needs.damaged = Some(self.entity(field, &rest, id, names)?),
                _ => return self.fail(field, &rest, ContentError::Unknown(word.clone())),
            }
        }
        Ok(needs)
    }
}

/// Parses a sector type and a color, such as `asteroid-blue`.
fn location(word: &str) -> Option<Location> {
    let (kind, color) = word.rsplit_once('-')?;
    let kinds = [
        ("asteroid", SectorKind::Asteroid),
        ("planetary", SectorKind::Planetary),
        ("open", SectorKind::Open),
        ("nebula", SectorKind::Nebula),
    ];
    let colors = [
        ("blue", Color::Blue),
        ("yellow", Color::Yellow),
        ("green", Color::Green),
        ("red", Color::Red),
    ];
    let kind = kinds.iter().find(|(name, _)| *name == kind)?.1;
    let color = colors.iter().find(|(name, _)| *name == color)?.1;
    Some(Location { kind, color })
}
