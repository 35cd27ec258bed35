//! What the engine says about a sketch, in words and by square. Finds nothing itself.

use super::craft::first_match;
use super::marks::grid_of;
use crate::draft::seed_text;
use crate::field::index_of;
use editor::Grade;
use engine::error::LoadError;
use engine::grid::Square;
use engine::rift::board_code::BoardCodeError;
use engine::rift::content::{Fault, Warning};
use engine::rift::sketch::Sketch;
use store::pack::stocks;
use ui::l10n::{Phrases, fault_at, file_words, load_words, reason_words};

/// What is wrong or odd about a sketch.
pub type Report = editor::Report<Square>;

/// Asks the engine about a sketch.
#[must_use]
pub fn report_of(phrases: &Phrases, sketch: &Sketch) -> Report {
    let grid = grid_of(sketch);
    let cell = |square| index_of(grid, square);
    let mut report = Report::default();
    for fault in sketch.faults_with(&stocks().rift()) {
        let words = fault_words(phrases, &fault);
        report.add(Grade::Fault, words, &fault.squares(sketch.file()), cell);
    }
    // Chance decides nothing that could be a fault.
    report.judge(phrases, || first_match(sketch, seed_text(0)));
    if report.is_playable {
        for warning in sketch.warnings() {
            let (words, squares) = warning_words(phrases, sketch, warning);
            report.add(Grade::Doubt, words, &squares, cell);
        }
    }
    report
}

fn fault_words(phrases: &Phrases, fault: &Fault) -> String {
    // What is on a square is shown there; what is not needs its place in the file.
    if let Fault::Shape { place, reason } = fault {
        return fault_at(phrases, &place.as_str().into(), reason);
    }
    reason_words(phrases, &fault.reason())
}

fn warning_words(phrases: &Phrases, sketch: &Sketch, warning: Warning) -> (String, Vec<Square>) {
    let at = |start: u8| {
        sketch
            .file()
            .starts
            .get(usize::from(start))
            .map(|start| start.at)
    };
    let say = |key: &str, start: u8| {
        let square = at(start);
        let label = square.map_or_else(String::new, |square| square.to_string());
        let words = phrases.say(key, &[("at", label.into())]);
        (words, square.into_iter().collect())
    };
    match warning {
        Warning::CutOff { start } => say("rift-setup-board-cut-off", start),
        Warning::BlockedStep { start } => say("rift-setup-board-blocked", start),
        Warning::Lopsided => (phrases.text("rift-setup-board-lopsided"), Vec::new()),
    }
}

/// Why a file was not opened, in words.
#[must_use]
pub fn refusal_words(phrases: &Phrases, fault: &LoadError) -> String {
    file_words(phrases, "rift-setup-board-refused", fault)
}

/// Why a link was not opened, in words.
#[must_use]
pub fn code_words(phrases: &Phrases, error: &BoardCodeError) -> String {
    match error {
        BoardCodeError::Parcel(error) => phrases.text(&format!("edit-{}", error.phrase())),
        BoardCodeError::Board(fault) => phrases.say(
            "rift-editor-link-refused",
            &[("fault", load_words(phrases, fault).into())],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::boards;
    use engine::rift::content::fault::Object;

    fn report(sketch: &Sketch) -> Report {
        let phrases = Phrases::load("en");
        report_of(&phrases, sketch)
    }

    #[test]
    fn every_board_of_the_box_can_be_played() {
        for board in boards() {
            let sketch = Sketch::of("t", board).expect("sound");
            let report = report(&sketch);
            assert!(report.is_playable, "{:?}", report.findings);
        }
    }

    #[test]
    fn faults_are_told_at_their_squares_and_without_keys() {
        let mut sketch = Sketch::blank(8, 8);
        assert!(!report(&sketch).is_playable);
        let kit = super::super::kit::Kit::default();
        for at in ["B2", "C3"] {
            let at = Square::parse(at).expect("a label");
            kit.put_ship(&mut sketch, at, engine::grid::Heading::N);
        }
        sketch.shift(Object::Start(1), Square::parse("B2").expect("a label"));
        sketch.change_start(0, |start| start.speed = 9);
        let report = report(&sketch);
        let place = Square::parse("B2").expect("a label");
        assert_eq!(report.faults.keys().copied().collect::<Vec<_>>(), [place]);
        assert_eq!(report.fault_count(), report.findings.len());
        for finding in &report.findings {
            assert!(!finding.words.contains('['), "{}", finding.words);
        }
    }
}
