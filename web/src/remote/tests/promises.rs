//! What a guest promises and is promised: a part that is sealed once, a match that does not begin without it, and why
//! nothing can be proven.

use super::part;
use crate::remote::{Flaw, Vow};

#[test]
fn that_the_past_was_changed_is_told_whatever_could_not_be_proven_before() {
    for (before, after) in [
        (Flaw::Begun, Flaw::Changed),
        (Flaw::Absent, Flaw::Changed),
        (Flaw::Chance, Flaw::Chance),
    ] {
        let mut vow = Vow::new(part(1));
        vow.spoil(before);
        vow.spoil(Flaw::Changed);
        assert_eq!(vow.flaw, Some(after));
        vow.spoil(Flaw::Begun);
        assert_eq!(vow.flaw, Some(after));
    }
}
