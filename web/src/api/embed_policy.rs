//! The policy on which pages may control a player: the origins in its URL that the installation
//! allows. Without a policy, only pages of the installation's origin may control it.

use play::observer_api::fault::{EmbedFault, ErrorCode};
use serde::Deserialize;

/// The policy of the installation, from `embed.json` next to the page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct EmbedPolicy {
    /// The origins that may control players of this installation; `*` allows every origin that an
    /// URL names.
    #[serde(default)]
    pub control: Vec<String>,
}

impl EmbedPolicy {
    /// Reads `embed.json`. An invalid file allows no origin.
    #[must_use]
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }
}

/// The loading state of the installation's policy.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum PolicyState {
    #[default]
    Loading,
    /// Loaded; an installation without a file has the default policy.
    Loaded(EmbedPolicy),
    /// The file could not be loaded and can be requested again.
    Failed,
}

/// Returns why the page at `origin` may not control the player now, or `None` if it may.
/// `own_origin` is the origin of the player itself.
#[must_use]
pub fn refusal(
    named_origins: &[String],
    state: &PolicyState,
    origin: &str,
    own_origin: &str,
) -> Option<EmbedFault> {
    let policy = match state {
        PolicyState::Loaded(policy) => policy.clone(),
        PolicyState::Loading | PolicyState::Failed => EmbedPolicy::default(),
    };
    if may_drive(named_origins, &policy, origin, own_origin) {
        return None;
    }
    // The policy could not be loaded, but it might allow the origin.
    if *state == PolicyState::Failed
        && is_http_origin(origin)
        && contains_origin(named_origins, origin)
    {
        let message =
            "The installation's embed.json could not be fetched; asking again fetches it.";
        return Some(EmbedFault::new(ErrorCode::NetUnreachable, message));
    }
    Some(EmbedFault::new(
        ErrorCode::ConfigViewOnly,
        why_not(named_origins, origin, own_origin),
    ))
}

/// Returns whether the page at `origin` may control the player and not only observe it.
/// `own_origin` is the origin of the player itself.
#[must_use]
pub fn may_drive(
    named_origins: &[String],
    policy: &EmbedPolicy,
    origin: &str,
    own_origin: &str,
) -> bool {
    let is_listed = policy.control.iter().any(|one| one == "*" || one == origin);
    is_http_origin(origin)
        && contains_origin(named_origins, origin)
        && (origin == own_origin || is_listed)
}

/// Explains to the developers of a page why it may not control the player.
#[must_use]
pub fn why_not(named_origins: &[String], origin: &str, own_origin: &str) -> String {
    if !is_http_origin(origin) {
        "A page without an origin of its own may look on and no more.".to_owned()
    } else if contains_origin(named_origins, origin) {
        format!(
            "The installation at {own_origin} does not let {origin} drive its players: \
             write that origin into `control` of its embed.json."
        )
    } else {
        format!("`control` of this player does not name {origin}.")
    }
}

/// Returns whether an origin identifies a page; `null` does not.
fn is_http_origin(origin: &str) -> bool {
    origin.starts_with("http://") || origin.starts_with("https://")
}

fn contains_origin(named_origins: &[String], origin: &str) -> bool {
    named_origins.iter().any(|one| one == origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = "https://games.example";

    fn to_strings(items: &[&str]) -> Vec<String> {
        items.iter().map(|&item| item.to_owned()).collect()
    }

    fn policy(items: &[&str]) -> EmbedPolicy {
        EmbedPolicy {
            control: to_strings(items),
        }
    }

    #[test]
    fn an_unreachable_policy_and_a_refusing_one_give_different_errors() {
        let origin = "https://a.example";
        let named_origins = to_strings(&[origin, OWN]);
        let code = |state: &PolicyState, origin: &str| {
            refusal(&named_origins, state, origin, OWN).map(|error| error.code)
        };
        assert_eq!(code(&PolicyState::Loaded(policy(&[origin])), origin), None);
        let none = PolicyState::Loaded(EmbedPolicy::default());
        assert_eq!(code(&none, origin), Some(ErrorCode::ConfigViewOnly));
        assert_eq!(
            code(&PolicyState::Failed, origin),
            Some(ErrorCode::NetUnreachable)
        );
        // Some refusals do not depend on the policy.
        assert_eq!(code(&PolicyState::Failed, OWN), None);
        for other in ["https://b.example", "null"] {
            assert_eq!(
                code(&PolicyState::Failed, other),
                Some(ErrorCode::ConfigViewOnly)
            );
        }
    }

    #[test]
    fn control_requires_the_origin_in_both_lists() {
        let origin = "https://a.example";
        let other = to_strings(&["https://b.example"]);
        let named_origins = to_strings(&["https://b.example", origin]);
        let may = |named_origins: &[String], allowed: &[&str], origin: &str| {
            may_drive(named_origins, &policy(allowed), origin, OWN)
        };
        assert!(may(&named_origins, &["*"], origin));
        assert!(may(&named_origins, &[origin], origin));
        assert!(!may(&named_origins, &["https://b.example"], origin));
        assert!(!may(&named_origins, &[], origin));
        assert!(!may(&other, &["*"], origin));
        assert!(!may(&[], &["*"], origin));
        assert!(!may(&to_strings(&["null", "*"]), &["*"], "null"));
    }

    #[test]
    fn pages_of_the_own_origin_need_no_policy() {
        assert!(may_drive(&to_strings(&[OWN]), &policy(&[]), OWN, OWN));
        assert!(!may_drive(&[], &policy(&[]), OWN, OWN));
        assert!(!may_drive(
            &to_strings(&["null"]),
            &policy(&[]),
            "null",
            "null"
        ));
    }

    #[test]
    fn the_shipped_policy_allows_no_other_origin() {
        let shipped = EmbedPolicy::read(include_str!("../../../static/embed.json"));
        assert_eq!(shipped, EmbedPolicy::default());
    }

    #[test]
    fn why_not_names_the_setting_to_change() {
        let origin = "https://a.example";
        let named_origins = to_strings(&[origin]);
        assert!(why_not(&named_origins, origin, OWN).contains("embed.json"));
        assert!(why_not(&[], origin, OWN).contains("of this player"));
        assert!(why_not(&named_origins, "null", OWN).contains("without an origin"));
    }

    #[test]
    fn an_invalid_policy_allows_no_origin() {
        assert_eq!(EmbedPolicy::read("{"), EmbedPolicy::default());
        assert_eq!(EmbedPolicy::read("{}"), EmbedPolicy::default());
        assert_eq!(EmbedPolicy::read("{\"control\":[\"*\"]}").control, ["*"]);
    }
}
