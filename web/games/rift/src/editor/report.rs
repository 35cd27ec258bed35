//! What the engine says about a sketch, in words and by square. Finds nothing itself.

use editor::Told;
use engine::grid::Square;
use engine::rift::content::{Fault, Warning};
use engine::rift::sketch::Sketch;
use ui::l10n::{Phrases, fault_at, reason_words};

#[must_use]
pub fn fault_words(phrases: &Phrases, fault: &Fault) -> String {
    // What is on a square is shown there; what is not needs its place in the file.
    if let Fault::Shape { place, reason } = fault {
        return fault_at(phrases, &place.as_str().into(), reason);
    }
    reason_words(phrases, &fault.reason())
}

#[must_use]
pub fn warning_words(phrases: &Phrases, sketch: &Sketch, warning: Warning) -> Told<Square> {
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

#[cfg(test)]
mod tests {
    use super::super::studio::Hand;
    use super::*;
    use crate::draft::boards;
    use editor::{Report, report_of};
    use engine::rift::content::fault::Object;

    fn report(sketch: &Sketch) -> Report<Square> {
        let phrases = Phrases::load("en");
        report_of::<Hand>(&phrases, sketch)
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
