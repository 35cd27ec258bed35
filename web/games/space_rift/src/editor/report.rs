//! Shows the engine's report about a draft in words and by hex. All checks are the engine's.

use crate::draft::side_name;
use crate::key_facts::objective_name;
use engine::space_rift::battlefield::Side;
use engine::space_rift::content::{LocatedContentError, Warning};
use engine::space_rift::draft::MapDraft;
use ui::l10n::{Phrases, reason_at_location, reason_text};

/// Returns the sentence for a fault, with the side that it concerns, or with its path in the file
/// if it concerns neither a hex nor a side.
#[must_use]
pub fn error_text(phrases: &Phrases, error: &LocatedContentError) -> String {
    let reason = error.fault.reason();
    let text = reason_text(phrases, &reason);
    let scenario_keys = ["title", "blurb", "id", "rift", "terrain.planet"];
    if !error.hexes.is_empty() || scenario_keys.contains(&error.place.as_str()) {
        return text;
    }
    let keys: Vec<&str> = error.place.split('.').collect();
    let has_key = |name: &str| keys.contains(&name);
    let side = match (has_key("south"), has_key("north")) {
        (true, _) => Side::South,
        (_, true) => Side::North,
        (false, false) => {
            return reason_at_location(phrases, &error.place.as_str().into(), &reason);
        }
    };
    let words = [
        ("side", side_name(phrases, side).into()),
        ("aim", text.into()),
    ];
    phrases.say("space-rift-facts-aim", &words)
}

#[must_use]
pub fn warning_text(phrases: &Phrases, draft: &MapDraft, warning: Warning) -> String {
    match warning {
        Warning::OutOfReach(side) => {
            let words = [("side", side_name(phrases, side).into())];
            phrases.say("space-rift-editor-out-of-reach", &words)
        }
        Warning::NoPlanets => phrases.text("space-rift-editor-no-planets"),
        Warning::Twice { objective } => {
            let found = draft.file().objectives.get(objective);
            let text = found.map_or_else(String::new, |found| objective_name(phrases, found));
            phrases.say("space-rift-editor-twice", &[("aim", text.into())])
        }
        Warning::Lopsided => phrases.text("space-rift-editor-lopsided"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::editor_tools::GameEditor;
    use super::*;
    use crate::draft::scenarios;
    use editor::validate;
    use engine::space_rift::battlefield::Hex;
    use engine::space_rift::draft::TerrainBrush;
    use engine::space_rift::scenario::{Objective, ObjectiveKind, ObjectiveOwner, UnitFile};
    use ui::l10n::Language;

    fn hex(name: &str) -> Hex {
        name.parse().expect("a hex")
    }

    #[test]
    fn every_shipped_scenario_can_be_played() {
        let phrases = Phrases::load("en");
        for file in scenarios() {
            let id = file.id.clone();
            let report =
                validate::<GameEditor>(&phrases, &MapDraft::from_file(&id, file).expect("sound"));
            assert!(report.is_playable, "{id}: {:?}", report.findings);
        }
    }

    #[test]
    fn faults_are_reported_at_their_hexes_in_every_language() {
        let mut draft = MapDraft::from_file("t", scenarios().remove(0)).expect("sound");
        draft.paint(hex("C7"), TerrainBrush::DeadStar);
        let duplicate = UnitFile {
            hex: hex("C5"),
            ..UnitFile::default()
        };
        draft = draft.with(|file| {
            file.sides.south.units.push(duplicate);
            file.sides.north.units.clear();
            file.victory.north = 0;
            file.title.clear();
        });
        for language in Language::OFFERED {
            let phrases = Phrases::load(language.code());
            let report = validate::<GameEditor>(&phrases, &draft);
            assert!(!report.is_playable);
            let places: Vec<Hex> = report.faults.keys().copied().collect();
            assert_eq!(places, [hex("C5"), hex("C7")]);
            // Occupied hex, unknown type, dead star, no units, victory number, title.
            assert_eq!((report.fault_count(), report.findings.len()), (6, 6));
            for finding in &report.findings {
                let is_whole = !["[", "{", "sides."]
                    .iter()
                    .any(|sign| finding.message.contains(sign));
                assert!(is_whole, "{}", finding.message);
            }
        }
    }

    #[test]
    fn a_playable_scenario_can_have_warnings() {
        let draft = MapDraft::from_file("t", scenarios().remove(0)).expect("sound");
        let objective = Objective {
            kind: ObjectiveKind::PlanetControl,
            side: ObjectiveOwner::North,
            sector: None,
        };
        let odd = draft.with(|file| {
            file.victory.south = 99;
            file.objectives = vec![objective, objective];
            file.terrain.asteroid.truncate(3);
        });
        for language in Language::OFFERED {
            let phrases = Phrases::load(language.code());
            let report = validate::<GameEditor>(&phrases, &odd);
            assert!(report.is_playable && report.faults.is_empty());
            assert_eq!(report.findings.len(), 4);
            for finding in &report.findings {
                assert!(!finding.message.contains('['), "{}", finding.message);
            }
        }
    }
}
