//! What is found about the thing in hand, as a whole and by the places on its board. Finds nothing
//! itself.

use crate::editor::Editor;
use crate::{Finding, Severity};
use std::collections::BTreeMap;
use std::rc::Rc;
use store::start_match::MatchSetup;
use ui::l10n::{Phrases, load_error_text};
use yew::prelude::*;

/// What is wrong or odd. `P` is a place on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct ValidationReport<P: Ord> {
    /// All of it, faults first.
    pub findings: Vec<Finding>,
    /// The words of the faults of each place.
    pub faults: BTreeMap<P, String>,
    /// Whether it can be played.
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
    /// Adds a finding about places, whose cells on the board are `cell`.
    pub fn add(&mut self, grade: Severity, words: String, places: &[P], cell: impl Fn(P) -> u16) {
        if grade == Severity::Fault {
            for place in places {
                let told = self.faults.entry(*place).or_default();
                if !told.is_empty() {
                    told.push(' ');
                }
                told.push_str(&words);
            }
        }
        self.findings.push(Finding {
            grade,
            words,
            cells: places.iter().map(|place| cell(*place)).collect(),
            place: places.first().map(ToString::to_string),
        });
    }

    /// How many faults there are.
    #[must_use]
    pub fn fault_count(&self) -> usize {
        let faults = self.findings.iter();
        faults
            .filter(|finding| finding.grade == Severity::Fault)
            .count()
    }
}

/// What the engine finds: in words, and with the places it is about.
pub type PlacedMessage<P> = (String, Vec<P>);

/// All that is found about a thing. What only a table shows that is laid with it is told when
/// nothing else is wrong.
pub fn validate<T: Editor>(phrases: &Phrases, thing: &T::Document) -> ValidationReport<T::Place> {
    let mut report = ValidationReport::default();
    let cell = |place| T::cell_of(thing, place);
    for (words, places) in T::faults(phrases, thing) {
        report.add(Severity::Fault, words, &places, cell);
    }
    // Chance decides nothing that could be a fault.
    let plan = || T::plan(thing, "0".to_owned()).map_or_else(Some, |plan| plan.setup_error());
    if report.findings.is_empty()
        && let Some(fault) = plan()
    {
        let words = [("fault", load_error_text(phrases, &fault).into())];
        let words = phrases.say("setup-fault", &words);
        report.add(Severity::Fault, words, &[], cell);
    }
    report.is_playable = report.findings.is_empty();
    if report.is_playable {
        for (words, places) in T::warnings(phrases, thing) {
            report.add(Severity::Warning, words, &places, cell);
        }
    }
    report
}

/// A report that is made anew only when the thing or the language is another.
#[hook]
pub fn use_validation<T: Editor>(
    thing: Rc<T::Document>,
    phrases: &Phrases,
) -> Rc<ValidationReport<T::Place>> {
    use_memo((thing, phrases.clone()), |(thing, phrases)| {
        validate::<T>(phrases, thing)
    })
}
