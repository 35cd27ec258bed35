//! Tests of the report in words.

use super::super::editor_tools::GameEditor;
use super::*;
use editor::validate;
use engine::exodus::content::{ContentError, ContentSet};
use engine::exodus::draft::MapDraft;
use engine::exodus::hex::MAX_HEXES;
use engine::exodus::layout::LayoutFile;
use engine::exodus::metadata::SEATS;
use ui::l10n::Language;

fn shipped(id: &str) -> MapDraft {
    let content = ContentSet::default();
    let mut files = content.layouts();
    let file = files.find(|file| file.id == id).expect("a layout");
    MapDraft::from_file(id, file.clone()).expect("sound")
}

/// Returns whether a text contains file paths or phrase keys.
fn is_raw(words: &str) -> bool {
    words.contains(['[', '{'])
}

#[test]
fn every_shipped_map_is_playable_without_findings() {
    let phrases = Phrases::load("en");
    for file in ContentSet::default().layouts() {
        let report = validate::<GameEditor>(
            &phrases,
            &MapDraft::from_file("t", file.clone()).expect("sound"),
        );
        assert!(report.is_playable, "{}: {:?}", file.id, report.findings);
        assert!(report.findings.is_empty(), "{}", file.id);
    }
}

#[test]
fn faults_are_shown_at_their_hexes_without_raw_keys_in_every_language() {
    let draft = shipped("2-standard").with(|file: &mut LayoutFile| {
        file.title.clear();
        file.open.push([4, 0]);
        file.tiles = [30, 0, 0];
        file.kinds[1].push([0, -1]);
        file.homes.clear();
    });
    for language in Language::OFFERED {
        let phrases = Phrases::load(language.code());
        let report = validate::<GameEditor>(&phrases, &draft);
        assert!(!report.is_playable);
        let hexes: Vec<HexCoord> = report.faults.keys().copied().collect();
        assert_eq!(hexes, [HexCoord([0, -1]), HexCoord([4, 0])]);
        // Title, Homes, a detached hex, tiles, red planets without tiles, blue tiles.
        assert_eq!((report.fault_count(), report.findings.len()), (6, 6));
        for finding in &report.findings {
            assert!(!is_raw(&finding.message), "{}", finding.message);
        }
    }
}

#[test]
fn every_fault_has_a_text_in_every_language() {
    let (min, max) = SEATS;
    let all = [
        ContentError::Seats(min, max),
        ContentError::Turns(min, max),
        ContentError::Order,
        ContentError::NoLayout("x".into()),
        ContentError::Format("x".into()),
        ContentError::Id,
        ContentError::Title,
        ContentError::Blurb,
        ContentError::Homes(2),
        ContentError::Far(9, 0),
        ContentError::Taken(1, 0),
        ContentError::Hexes(MAX_HEXES),
        ContentError::Apart(2, 0),
        ContentError::Planets(1, 2),
        ContentError::Tiles(3),
        ContentError::NoPlanet(1, 0),
        ContentError::TwoKinds(1, 0),
        ContentError::Fixed(2, 1),
    ];
    for language in Language::OFFERED {
        let phrases = Phrases::load(language.code());
        for error in &all {
            let words = reason_text(&phrases, &error.reason());
            assert!(!is_raw(&words), "{words}");
        }
    }
}

#[test]
fn every_warning_has_a_text_in_every_language() {
    let hexes = || vec![[0, -2]];
    let all = [
        Warning::Council {
            min: 2,
            max: 3,
            hexes: hexes(),
        },
        Warning::Rivals {
            min: 1,
            max: 4,
            hexes: hexes(),
        },
        Warning::Close {
            steps: 1,
            hexes: hexes(),
        },
        Warning::Neighbors,
        Warning::Near {
            min: 1,
            max: 5,
            hexes: hexes(),
        },
        Warning::Walled { hexes: hexes() },
        Warning::Planets {
            planets: 3,
            min: 8,
            max: 12,
        },
        Warning::NoKind(PlanetKind::Green),
        Warning::NoGuard(1),
        Warning::ManyGuards(3),
        Warning::Order,
    ];
    for language in Language::OFFERED {
        let phrases = Phrases::load(language.code());
        for warning in &all {
            let words = warning_text(&phrases, warning);
            assert!(!is_raw(&words), "{words}");
        }
    }
}

#[test]
fn a_playable_map_can_have_warnings() {
    let unusual = shipped("3-long").with(|file: &mut LayoutFile| file.homes.swap(1, 2));
    let report = validate::<GameEditor>(&Phrases::load("en"), &unusual);
    assert!(report.is_playable && report.faults.is_empty());
    assert_eq!(report.findings.len(), 1);
}
