//! Problem reports: a text with what a publisher needs to reproduce a problem. The player reads it,
//! and copies or downloads it; the page sends it nowhere.

mod dialog;
mod environment;

pub use dialog::{ReportButton, ReportProvider};
pub use environment::PageEnvironment;

use crate::error_log::RecordedError;
use crate::settings::Settings;
use serde::Serialize;
use serde_json::{Value, json};

/// Name and version of the format, written into each report.
pub const FORMAT: &str = "centauri-report/1";
/// The key of the save in a report. It comes last.
const SAVE_KEY: &str = "save";

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReportedMatch {
    /// Short name of the game.
    pub game: String,
    /// The kind of player of each seat, in seat order.
    pub seats: Vec<Value>,
    /// Whether the match has ended.
    #[serde(rename = "over")]
    pub is_over: bool,
    /// Number of entries of the log.
    #[serde(rename = "entries")]
    pub entry_count: usize,
    /// The save, which contains only what the player of the report may know.
    #[serde(skip)]
    pub save: String,
}

/// Writes a report as JSON. Its save is an object too, so that a tool can take it out.
#[must_use]
pub fn write_report(
    environment: &PageEnvironment,
    settings: &Settings,
    errors: &[RecordedError],
    reported_match: Option<&ReportedMatch>,
) -> String {
    let mut report = json!({
        "format": FORMAT,
        "page": environment.page,
        "device": environment.device,
        "language": environment.language,
        "theme": settings.theme.resolved().slug(),
        "settings": settings,
        "errors": errors,
    });
    if let Some(reported_match) = reported_match {
        report["match"] = json!(reported_match);
    }
    // Values can always be written.
    let text = serde_json::to_string_pretty(&report).unwrap_or_default();
    match (reported_match, text.strip_suffix("\n}")) {
        // The save has one line per entry of the log. Reformatted it would have dozens.
        (Some(reported_match), Some(start)) => {
            let save = reported_match.save.trim_end();
            format!("{start},\n  \"{SAVE_KEY}\": {save}\n}}\n")
        }
        _ => text + "\n",
    }
}

/// Returns the save in a report, as the text of a save file; `None` if `report` is no report, or
/// one without a match.
#[must_use]
pub fn save_in_report(report: &serde_json::Map<String, Value>) -> Option<String> {
    let is_report = report.get("format").and_then(Value::as_str) == Some(FORMAT);
    let save = report.get(SAVE_KEY).filter(|_| is_report)?;
    serde_json::to_string(save).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Theme;

    fn report(reported_match: Option<&ReportedMatch>) -> Value {
        let environment = PageEnvironment {
            language: "de".to_owned(),
            ..PageEnvironment::default()
        };
        let settings = Settings {
            theme: Theme::Light,
            ..Settings::default()
        };
        let errors = [RecordedError {
            at: 5,
            text: "a fault".to_owned(),
        }];
        let text = write_report(&environment, &settings, &errors, reported_match);
        serde_json::from_str(&text).expect("JSON")
    }

    #[test]
    fn a_report_contains_the_environment_settings_and_errors() {
        let report = report(None);
        assert_eq!(report["format"], FORMAT);
        assert_eq!(report["language"], "de");
        assert_eq!(report["theme"], "light");
        assert_eq!(report["settings"]["scale"], "100");
        assert_eq!(report["errors"][0]["text"], "a fault");
        assert_eq!(report["page"]["version"], env!("CARGO_PKG_VERSION"));
        assert!(report.get("match").is_none() && report.get(SAVE_KEY).is_none());
    }

    #[test]
    fn the_save_of_a_report_can_be_taken_out_again() {
        let save = "{\n\"game\": \"rift\",\n\"log\": [\n[0, 1]\n]\n}\n";
        let reported_match = ReportedMatch {
            game: "rift".to_owned(),
            seats: vec![json!("human"), json!({"bot": "ensign"})],
            is_over: false,
            entry_count: 1,
            save: save.to_owned(),
        };
        let report = report(Some(&reported_match));
        assert_eq!(report["match"]["game"], "rift");
        assert_eq!(report["match"]["entries"], 1);
        let text = save_in_report(report.as_object().expect("an object")).expect("a save");
        let expected: Value = serde_json::from_str(save).expect("JSON");
        assert_eq!(serde_json::from_str::<Value>(&text).ok(), Some(expected));
    }

    #[test]
    fn other_files_are_no_reports() {
        let other = json!({ "format": "centauri-save/1", "save": {} });
        assert_eq!(save_in_report(other.as_object().expect("an object")), None);
    }
}
