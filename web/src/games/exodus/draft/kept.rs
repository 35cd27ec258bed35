//! Whether a set-up is read as it was kept.

use super::Draft;
use crate::games::exodus::draft::seed_text;
use crate::pages::setup::KeptPlan;

fn read(text: &str, seed: &str) -> Option<Draft> {
    Draft::again_of(KeptPlan::read(text)?, seed)
}

#[test]
fn a_set_up_is_read_as_it_was_written() {
    let draft = Draft::on("3-long", seed_text(7)).expect("a map of the box");
    let draft = draft.with_rules(|rules| rules.free_refit = true);
    let text = draft.plan(Some(draft.seed.clone())).written();
    let again = read(&text.expect("plain fields"), "8");
    assert_eq!(again, Some(draft.clone()));
    let text = draft.plan(None).written().expect("plain fields");
    let seed = "8".to_owned();
    assert_eq!(read(&text, "8"), Some(Draft { seed, ..draft }));
}

#[test]
fn what_is_no_set_up_is_not_read() {
    assert_eq!(read("{}", "8"), None);
    assert_eq!(read("no text", "8"), None);
    let draft = Draft::first(seed_text(7)).expect("the box has it");
    let text = draft.plan(None).written().expect("plain fields");
    let faulty = text.replace("\"seats\":4", "\"seats\":9");
    assert_eq!(read(&faulty, "8"), None);
}
