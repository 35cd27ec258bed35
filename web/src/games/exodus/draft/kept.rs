//! The set-up that was made last, as it is kept.

use super::Draft;
use crate::pages::setup::KeptPlan;
use engine::exodus::meta::NAME;
use engine::exodus::options::Options;

impl Draft {
    /// The set-up that was kept, if one was that can be played; with this seed where its game has
    /// begun.
    #[must_use]
    pub fn kept(seed: &str) -> Option<Self> {
        Self::again_of(KeptPlan::of(NAME)?, seed)
    }

    /// Keeps this set-up.
    pub fn keep(&self) {
        self.plan(Some(self.seed.clone())).keep(NAME);
    }

    /// Keeps what was agreed on for a game that has begun.
    pub fn keep_begun(&self) {
        self.plan(None).keep(NAME);
    }

    fn plan(&self, seed: Option<String>) -> KeptPlan<Options> {
        KeptPlan {
            options: self.options.clone(),
            sitters: self.sitters.clone(),
            colors: self.colors.clone(),
            seed,
        }
    }

    fn again_of(kept: KeptPlan<Options>, seed: &str) -> Option<Self> {
        let seed = kept.seed.unwrap_or_else(|| seed.to_owned());
        let draft = Self::of(kept.options, kept.sitters, kept.colors, seed).ok()?;
        draft.fault().is_none().then_some(draft)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::exodus::draft::seed_text;

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
}
