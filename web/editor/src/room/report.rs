//! What is found about the thing in hand, as a whole and by the places on its board. Finds nothing
//! itself.

use crate::room::Room;
use crate::{Finding, Grade};
use std::collections::BTreeMap;
use std::rc::Rc;
use store::begin::Plan;
use ui::l10n::{Phrases, load_words};
use yew::prelude::*;

/// What is wrong or odd. `P` is a place on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<P: Ord> {
    /// All of it, faults first.
    pub findings: Vec<Finding>,
    /// The words of the faults of each place.
    pub faults: BTreeMap<P, String>,
    /// Whether it can be played.
    pub is_playable: bool,
}

impl<P: Ord> Default for Report<P> {
    fn default() -> Self {
        Self {
            findings: Vec::new(),
            faults: BTreeMap::new(),
            is_playable: false,
        }
    }
}

impl<P: Ord + Copy + ToString> Report<P> {
    /// Adds a finding about places, whose cells on the board are `cell`.
    pub fn add(&mut self, grade: Grade, words: String, places: &[P], cell: impl Fn(P) -> u16) {
        if grade == Grade::Fault {
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
            .filter(|finding| finding.grade == Grade::Fault)
            .count()
    }
}

/// What the engine finds: in words, and with the places it is about.
pub type Told<P> = (String, Vec<P>);

/// All that is found about a thing. What only a table shows that is laid with it is told when
/// nothing else is wrong.
pub fn report_of<T: Room>(phrases: &Phrases, thing: &T::Sketch) -> Report<T::Place> {
    let mut report = Report::default();
    let cell = |place| T::cell_of(thing, place);
    for (words, places) in T::faults(phrases, thing) {
        report.add(Grade::Fault, words, &places, cell);
    }
    // Chance decides nothing that could be a fault.
    let plan = || T::plan(thing, "0".to_owned()).map_or_else(Some, |plan| plan.fault());
    if report.findings.is_empty()
        && let Some(fault) = plan()
    {
        let words = [("fault", load_words(phrases, &fault).into())];
        let words = phrases.say("setup-fault", &words);
        report.add(Grade::Fault, words, &[], cell);
    }
    report.is_playable = report.findings.is_empty();
    if report.is_playable {
        for (words, places) in T::doubts(phrases, thing) {
            report.add(Grade::Doubt, words, &places, cell);
        }
    }
    report
}

/// A report that is made anew only when the thing or the language is another.
#[hook]
pub fn use_report<T: Room>(thing: Rc<T::Sketch>, phrases: &Phrases) -> Rc<Report<T::Place>> {
    use_memo((thing, phrases.clone()), |(thing, phrases)| {
        report_of::<T>(phrases, thing)
    })
}
