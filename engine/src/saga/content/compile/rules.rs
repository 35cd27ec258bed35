//! Things, encounters, Expand and movement actions of a scenario.

use super::{Compiled, Compiler, Names};
use crate::saga::content::fault::Fault;
use crate::saga::effect::Good;
use crate::saga::figures::{Color, Kind, Location, Script};
use crate::saga::ids::EntityId;
use crate::saga::mission::{
    Attractor, Cost, Deed, Encounter, Entity, Hindrance, Needs, Place, Project,
};
use crate::saga::scenario::{Barrier, Contributors, ProjectFile, Reveal};

/// Most encounters, and most Expand or movement actions.
pub const MAX_PROJECTS: usize = 8;

impl Compiler<'_> {
    /// Texts that are carried out one after the other.
    pub(super) fn script(&mut self, place: &str, texts: &[String]) -> Compiled<Script> {
        let text = texts.join("; ");
        // A fault is told at its own line.
        for (n, one) in texts.iter().enumerate() {
            self.reading.script(&format!("{place}[{n}]"), one)?;
        }
        self.reading.script(place, &text)
    }

    pub(super) fn entities(&self) -> Compiled<Vec<Entity>> {
        let files = self.file.entities.as_deref().unwrap_or_default();
        let mut things = Vec::new();
        for (n, file) in files.iter().enumerate() {
            let start = match file.start {
                Some(hex) => Some(self.hex("entities", &format!("[{n}].start"), hex)?),
                None => None,
            };
            let known = ["ship", "marker"].contains(&file.kind.as_str());
            let fault = Fault::OneOf("ship, marker");
            self.ensure(known, "entities", &format!("[{n}].kind"), fault)?;
            let blocked = |barrier| file.blocked_by.contains(&barrier);
            things.push(Entity {
                id: file.id.clone(),
                start,
                hull: file.hull,
                hull_max: file.hull_max,
                hauls: file.cargo_xpm,
                fuel_is_hull: file.fuel_is_hull,
                blocked: Hindrance {
                    boss: blocked(Barrier::Boss),
                    raider: blocked(Barrier::Raider),
                    hole: blocked(Barrier::Blackhole),
                },
                hidden: file.reveal == Reveal::FaceUp,
            });
        }
        Ok(things)
    }

    pub(super) fn attractor(&self, names: &Names) -> Compiled<Vec<Attractor>> {
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
                    Some(id) => Attractor::Entity(self.thing("attractor", &rest, id, names)?),
                    None => {
                        let fault = Fault::Unknown(word.clone());
                        return self.wrong("attractor", &rest, fault);
                    }
                },
            });
        }
        Ok(found)
    }

    fn thing(&self, field: &str, rest: &str, id: &str, names: &Names) -> Compiled<EntityId> {
        match names.entity(id) {
            Some(entity) => Ok(entity),
            None => self.wrong(field, rest, Fault::Unknown(id.to_owned())),
        }
    }

    pub(super) fn encounters(&mut self, names: &Names) -> Compiled<Vec<Encounter>> {
        let field = "encounters";
        let files = self.file.encounters.clone().unwrap_or_default();
        let fits = files.len() <= MAX_PROJECTS;
        self.ensure(fits, field, "", Fault::Count(0, MAX_PROJECTS))?;
        let mut found = Vec::new();
        for (n, file) in files.iter().enumerate() {
            let rest = format!("[{n}]");
            let deck = match &file.resolve {
                None => None,
                Some(id) => match names.deck(id) {
                    Some(deck) => Some(deck),
                    None => {
                        let place = format!("{rest}.resolve");
                        return self.wrong(field, &place, Fault::Unknown(id.clone()));
                    }
                },
            };
            let place = self.place(field, &rest, &file.place, names)?;
            let needs = self.needs(field, &rest, &file.needs, names)?;
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

    pub(super) fn projects(&mut self, field: &str, names: &Names) -> Compiled<Vec<Project>> {
        let files = match field {
            "expand" => self.file.expand.clone(),
            _ => self.file.movement.clone(),
        };
        let files = files.unwrap_or_default();
        let fits = files.len() <= MAX_PROJECTS;
        self.ensure(fits, field, "", Fault::Count(0, MAX_PROJECTS))?;
        let mut found = Vec::new();
        for (n, file) in files.iter().enumerate() {
            let rest = format!("[{n}]");
            let activation = match &file.cost.activation {
                None => None,
                Some(id) => {
                    let place = format!("{rest}.cost.activation");
                    Some(self.thing(field, &place, id, names)?)
                }
            };
            let place = self.place(field, &rest, &file.place, names)?;
            let needs = self.needs(field, &rest, &file.needs, names)?;
            let deed = self.deed(field, &rest, file, names)?;
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
                shared: file.contributors == Contributors::SameSector,
                deed,
                script: self.script(&at, &file.effect)?,
                limit: file.per_round,
            });
        }
        Ok(found)
    }

    fn deed(&self, field: &str, rest: &str, file: &ProjectFile, names: &Names) -> Compiled<Deed> {
        match (&file.fly, &file.tow, &file.fill) {
            (None, None, None) => Ok(Deed::Run),
            (Some(id), None, None) => {
                let thing = self.thing(field, &format!("{rest}.fly"), id, names)?;
                Ok(Deed::Fly(thing))
            }
            (None, Some(id), None) => {
                let thing = self.thing(field, &format!("{rest}.tow"), id, names)?;
                Ok(Deed::Tow(thing))
            }
            (None, None, Some(fill)) => {
                let place = format!("{rest}.fill");
                let thing = self.thing(field, &format!("{place}.entity"), &fill.entity, names)?;
                let good = match fill.with.as_str() {
                    "A" => Good::Astartium,
                    "E" => Good::Exploration,
                    "C" => Good::Combat,
                    _ => {
                        let fault = Fault::OneOf("A, E, C");
                        return self.wrong(field, &format!("{place}.with"), fault);
                    }
                };
                Ok(Deed::Fill(thing, good, fill.most))
            }
            _ => self.wrong(field, rest, Fault::OneOf("fly, tow, fill")),
        }
    }

    /// `any`, `jumpgate`, `home`, `starbase`, `inactive_starbase`, `at:<thing>`, `near:<thing>`, or
    /// a type and a color such as `asteroid-blue`.
    fn place(&self, field: &str, rest: &str, word: &str, names: &Names) -> Compiled<Place> {
        let rest = format!("{rest}.where");
        Ok(match word {
            "any" => Place::Any,
            "jumpgate" => Place::Jumpgate,
            "home" => Place::Home,
            "starbase" => Place::Starbase,
            "inactive_starbase" => Place::InactiveStarbase,
            _ => {
                if let Some(id) = word.strip_prefix("at:") {
                    Place::At(self.thing(field, &rest, id, names)?)
                } else if let Some(id) = word.strip_prefix("near:") {
                    Place::Near(self.thing(field, &rest, id, names)?)
                } else if let Some(location) = location(word) {
                    Place::Sector(location)
                } else {
                    return self.wrong(field, &rest, Fault::Unknown(word.to_owned()));
                }
            }
        })
    }

    /// `xpm`, `no_xpm`, `clear`, `astartium`, `room:<counter>`, `laden:<thing>`,
    /// `unladen:<thing>`, `untowed:<thing>`, `damaged:<thing>`.
    fn needs(&self, field: &str, rest: &str, words: &[String], names: &Names) -> Compiled<Needs> {
        let mut needs = Needs::default();
        for (n, word) in words.iter().enumerate() {
            let rest = format!("{rest}.needs[{n}]");
            let (key, id) = word.split_once(':').unwrap_or((word, ""));
            match (key, id) {
                ("xpm", "") => needs.xpm = true,
                ("no_xpm", "") => needs.no_xpm = true,
                ("clear", "") => needs.clear = true,
                ("astartium", "") => needs.astartium = true,
                ("room", id) => match names.counter(id) {
                    Some(counter) => needs.room = Some(counter),
                    None => return self.wrong(field, &rest, Fault::Unknown(id.to_owned())),
                },
                ("laden", id) => needs.laden = Some(self.thing(field, &rest, id, names)?),
                ("unladen", id) => needs.unladen = Some(self.thing(field, &rest, id, names)?),
                ("untowed", id) => needs.untowed = Some(self.thing(field, &rest, id, names)?),
                ("damaged", id) => needs.damaged = Some(self.thing(field, &rest, id, names)?),
                _ => return self.wrong(field, &rest, Fault::Unknown(word.clone())),
            }
        }
        Ok(needs)
    }
}

/// A type and a color, such as `asteroid-blue`.
fn location(word: &str) -> Option<Location> {
    let (kind, color) = word.rsplit_once('-')?;
    let kinds = [
        ("asteroid", Kind::Asteroid),
        ("planetary", Kind::Planetary),
        ("open", Kind::Open),
        ("nebula", Kind::Nebula),
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
