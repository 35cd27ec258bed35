//! Answers that a server gives for a player who is only asked whether to react.

use serde::{Deserialize, Serialize};

/// The longest delay of answers to such questions, in seconds.
pub const MAX_REACTION_DELAY: u16 = 60;

/// When the server passes for a player who is only asked whether to react.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ReactionPolicy {
    /// Never: the player is asked.
    #[default]
    Ask,
    /// Where nothing happens to the player's own pieces.
    UnlessAffected,
    /// Always.
    Always,
}

/// The answers that the server gives for a player in one match. Only the player learns of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AutomaticAnswers {
    /// When the server passes for the player.
    pub policy: ReactionPolicy,
    /// Whether it also passes until the player is asked something else, which ends this.
    #[serde(default, skip_serializing_if = "super::is_false")]
    pub until_decision: bool,
}

impl AutomaticAnswers {
    /// Returns whether the server passes where something happens; `is_affected` is whether it happens
    /// to the player's own pieces.
    #[must_use]
    pub const fn passes(self, is_affected: bool) -> bool {
        match self.policy {
            _ if self.until_decision => true,
            ReactionPolicy::Ask => false,
            ReactionPolicy::UnlessAffected => !is_affected,
            ReactionPolicy::Always => true,
        }
    }
}
