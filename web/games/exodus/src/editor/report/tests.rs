//! What is found, in words.

use super::super::studio::Hand;
use super::*;
use editor::report_of;
use engine::exodus::content::{Fault, Stock};
use engine::exodus::layout::LayoutFile;
use engine::exodus::meta::SEATS;
use engine::exodus::sketch::Sketch;
use engine::exodus::star::MAX_HEXES;
use ui::l10n::Language;

fn shipped(id: &str) -> Sketch {
    let stock = Stock::default();
    let mut files = stock.layouts();
    let file = files.find(|file| file.id == id).expect("a layout");
    Sketch::of(id, file.clone()).expect("sound")
}

/// Words with places of files or keys of phrases in them.
fn is_raw(words: &str) -> bool {
    words.contains(['[', '{'])
}

#[test]
fn every_map_of_the_box_can_be_played() {
    let phrases = Phrases::load("en");
    for file in Stock::default().layouts() {
        let report = report_of::<Hand>(&phrases, &Sketch::of("t", file.clone()).expect("sound"));
        assert!(report.is_playable, "{}: {:?}", file.id, report.findings);
        assert!(report.findings.is_empty(), "{}", file.id);
    }
}

#[test]
fn faults_are_told_at_their_hexes_and_without_keys_in_every_language() {
    let sketch = shipped("2-standard").with(|file: &mut LayoutFile| {
        file.title.clear();
        file.open.push([4, 0]);
        file.tiles = [30, 0, 0];
        file.kinds[1].push([0, -1]);
        file.homes.clear();
    });
    for language in Language::OFFERED {
        let phrases = Phrases::load(language.code());
        let report = report_of::<Hand>(&phrases, &sketch);
        assert!(!report.is_playable);
        let places: Vec<Spot> = report.faults.keys().copied().collect();
        assert_eq!(places, [Spot([0, -1]), Spot([4, 0])]);
        // Title, Homes, a hex apart, tiles, red planets without tiles, blue tiles.
        assert_eq!((report.fault_count(), report.findings.len()), (6, 6));
        for finding in &report.findings {
            assert!(!is_raw(&finding.words), "{}", finding.words);
        }
    }
}

#[test]
fn every_fault_has_words_in_every_language() {
    let (least, most) = SEATS;
    let all = [
        Fault::Seats(least, most),
        Fault::Turns(least, most),
        Fault::Order,
        Fault::NoLayout("x".into()),
        Fault::Format("x".into()),
        Fault::Id,
        Fault::Title,
        Fault::Blurb,
        Fault::Homes(2),
        Fault::Far(9, 0),
        Fault::Taken(1, 0),
        Fault::Hexes(MAX_HEXES),
        Fault::Apart(2, 0),
        Fault::Planets(1, 2),
        Fault::Tiles(3),
        Fault::NoPlanet(1, 0),
        Fault::TwoKinds(1, 0),
        Fault::Fixed(2, 1),
    ];
    for language in Language::OFFERED {
        let phrases = Phrases::load(language.code());
        for fault in &all {
            let words = reason_words(&phrases, &fault.reason());
            assert!(!is_raw(&words), "{words}");
        }
    }
}

#[test]
fn what_is_odd_has_words_in_every_language() {
    let hexes = || vec![[0, -2]];
    let all = [
        Warning::Council {
            least: 2,
            most: 3,
            hexes: hexes(),
        },
        Warning::Rivals {
            least: 1,
            most: 4,
            hexes: hexes(),
        },
        Warning::Close {
            steps: 1,
            hexes: hexes(),
        },
        Warning::Neighbors,
        Warning::Near {
            least: 1,
            most: 5,
            hexes: hexes(),
        },
        Warning::Walled { hexes: hexes() },
        Warning::Planets {
            planets: 3,
            least: 8,
            most: 12,
        },
        Warning::NoKind(PlanetKind::Green),
        Warning::NoGuard(1),
        Warning::ManyGuards(3),
        Warning::Order,
    ];
    for language in Language::OFFERED {
        let phrases = Phrases::load(language.code());
        for warning in &all {
            let words = warning_words(&phrases, warning);
            assert!(!is_raw(&words), "{words}");
        }
    }
}

#[test]
fn what_is_odd_is_told_of_what_can_be_played() {
    let odd = shipped("3-long").with(|file: &mut LayoutFile| file.homes.swap(1, 2));
    let report = report_of::<Hand>(&Phrases::load("en"), &odd);
    assert!(report.is_playable && report.faults.is_empty());
    assert_eq!(report.findings.len(), 1);
}
