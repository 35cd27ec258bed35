//! Shows the engine's report about a draft in words and by square. All checks are the engine's.

use editor::PlacedMessage;
use engine::grid::Square;
use engine::rift::content::{BoardWarning, ContentError};
use engine::rift::draft::MapDraft;
use ui::l10n::{Phrases, reason_at_location, reason_text};

#[must_use]
pub fn fault_text(phrases: &Phrases, error: &ContentError) -> String {
    // A fault on a square is shown there; any other fault needs its path in the file.
    if let ContentError::Shape { path, reason } = error {
        return reason_at_location(phrases, &path.as_str().into(), reason);
    }
    reason_text(phrases, &error.reason())
}

#[must_use]
pub fn warning_text(
    phrases: &Phrases,
    draft: &MapDraft,
    warning: BoardWarning,
) -> PlacedMessage<Square> {
    let at = |start: u8| {
        draft
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
        BoardWarning::CutOff { start } => say("rift-setup-board-cut-off", start),
        BoardWarning::BlockedStep { start } => say("rift-setup-board-blocked", start),
        BoardWarning::Lopsided => (phrases.text("rift-setup-board-lopsided"), Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::editor_tools::GameEditor;
    use super::*;
    use crate::draft::boards;
    use editor::{ValidationReport, validate};
    use engine::rift::content::content_error::BoardObject;

    fn report(draft: &MapDraft) -> ValidationReport<Square> {
        let phrases = Phrases::load("en");
        validate::<GameEditor>(&phrases, draft)
    }

    #[test]
    fn every_shipped_board_is_playable() {
        for board in boards() {
            let draft = MapDraft::from_file("t", board).expect("sound");
            let report = report(&draft);
            assert!(report.is_playable, "{:?}", report.findings);
        }
    }

    #[test]
    fn faults_are_reported_by_square_without_missing_phrases() {
        let mut draft = MapDraft::blank(8, 8);
        assert!(!report(&draft).is_playable);
        let tools = super::super::tool_settings::ToolSettings::default();
        for at in ["B2", "C3"] {
            let at = Square::parse(at).expect("a label");
            tools.put_ship(&mut draft, at, engine::grid::Heading::N);
        }
        draft.move_object(BoardObject::Start(1), Square::parse("B2").expect("a label"));
        draft.change_start(0, |start| start.speed = 9);
        let report = report(&draft);
        let square = Square::parse("B2").expect("a label");
        assert_eq!(report.faults.keys().copied().collect::<Vec<_>>(), [square]);
        assert_eq!(report.fault_count(), report.findings.len());
        for finding in &report.findings {
            assert!(!finding.message.contains('['), "{}", finding.message);
        }
    }
}
