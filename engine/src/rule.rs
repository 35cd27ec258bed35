//! Rule ids, which connect a refusal, a line of code, a test and a sentence of `RULES.md`.

use std::fmt;

/// The stable id of one numbered rule, such as `RIFT-5.3`.
///
/// ```
/// use engine::rule::RuleId;
///
/// const TURN_ORDER: RuleId = RuleId::new("RIFT-5.3");
/// assert_eq!(TURN_ORDER.as_str(), "RIFT-5.3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct RuleId(&'static str);

impl RuleId {
    /// Names a rule. The trace test of `xtask` checks that `RULES.md` has it.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// Returns the id as written in `RULES.md`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
