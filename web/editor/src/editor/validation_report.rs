//! The validation report of a document: the engine's findings, as a list and by place.

use crate::editor::Editor;
use crate::{Finding, Severity};
use std::collections::BTreeMap;
use std::rc::Rc;
use store::start_match::MatchSetup;
use ui::l10n::{Phrases, load_error_text};
use yew::prelude::*;

/// The result of a validation. `P` is a place on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct ValidationReport<P: Ord> {
    /// All findings, faults before warnings.
    pub findings: Vec<Finding>,
    /// The messages of the faults of each place.
    pub faults: BTreeMap<P, String>,
    /// Whether the document has no faults.
    pub is_playable: bool,
}

impl<P: Ord> Default for ValidationReport<P> {
    fn default() -> Self {
        Self {
            findings: Vec::new(),
            faults: BTreeMap::new(),
            is_playable: false,
        }
    }
}

impl<P: Ord + Copy + ToString> ValidationReport<P> {
    /// Adds a finding about some places; `cell` maps a place to its cell on the board.
    pub fn add(
        &mut self,
        severity: Severity,
        message: String,
        places: &[P],
        cell: impl Fn(P) -> u16,
    ) {
        if severity == Severity::Fault {
            for place in places {
                let text = self.faults.entry(*place).or_default();
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(&message);
            }
        }
        self.findings.push(Finding {
            severity,
            message,
            cells: places.iter().map(|place| cell(*place)).collect(),
            place: places.first().map(ToString::to_string),
        });
    }

    /// Returns the number of faults, without warnings.
    #[must_use]
    pub fn fault_count(&self) -> usize {
        let faults = self.findings.iter();
        faults
            .filter(|finding| finding.severity == Severity::Fault)
            .count()
    }
}

/// A message of the engine, with the places that it concerns.
pub type PlacedMessage<P> = (String, Vec<P>);

/// Validates a document. Checks for faults in the setup of a match only if there are no other
/// faults, and for warnings only if there are no faults.
pub fn validate<T: Editor>(
    phrases: &Phrases,
    document: &T::Document,
) -> ValidationReport<T::Place> {
    let mut report = ValidationReport::default();
    let cell = |place| T::cell_of(document, place);
    for (message, places) in T::faults(phrases, document) {
        report.add(Severity::Fault, message, &places, cell);
    }
    // Any seed will do: no fault depends on chance.
    let plan = || T::plan(document, "0".to_owned()).map_or_else(Some, |plan| plan.setup_error());
    if report.findings.is_empty()
        && let Some(fault) = plan()
    {
        let args = [("fault", load_error_text(phrases, &fault).into())];
        let message = phrases.say("setup-fault", &args);
        report.add(Severity::Fault, message, &[], cell);
    }
    report.is_playable = report.findings.is_empty();
    if report.is_playable {
        for (message, places) in T::warnings(phrases, document) {
            report.add(Severity::Warning, message, &places, cell);
        }
    }
    report
}

/// Returns the validation report, recomputed only when the document or the language changes.
#[hook]
pub fn use_validation<T: Editor>(
    document: Rc<T::Document>,
    phrases: &Phrases,
) -> Rc<ValidationReport<T::Place>> {
    use_memo((document, phrases.clone()), |(document, phrases)| {
        validate::<T>(phrases, document)
    })
}
