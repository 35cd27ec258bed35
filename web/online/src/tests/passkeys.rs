//! Tests of how passkeys are listed, and what is said when one is not accepted.

use crate::browser_passkeys::PasskeyError;
use crate::passkeys::{error_phrase, passkey_text};
use net::server_api::RequestError;
use protocol::online::{ApiFailure, PasskeyInfo};
use ui::l10n::Phrases;

#[test]
fn a_passkey_is_listed_by_its_use() {
    const DAY: u64 = 24 * 3_600_000;
    let phrases = Phrases::load("en");
    let mut passkey = PasskeyInfo {
        id: "p1".to_owned(),
        created: 10 * DAY,
        used: None,
    };
    let now = 13 * DAY;
    assert_eq!(
        passkey_text(&phrases, &passkey, now),
        "Added 3 days ago, never used"
    );
    passkey.used = Some(12 * DAY);
    assert_eq!(
        passkey_text(&phrases, &passkey, now),
        "Added 3 days ago, last used 1 day ago"
    );
    // The clock of this device may be slow.
    assert_eq!(
        passkey_text(&phrases, &passkey, 0),
        "Added less than a minute ago, last used less than a minute ago"
    );
}

#[test]
fn a_refusal_is_explained_in_words_of_its_own() {
    let phrases = Phrases::load("en");
    let refused = |failure| PasskeyError::Server(RequestError::Refused(failure));
    let texts = [
        PasskeyError::Canceled,
        refused(ApiFailure::NotFound),
        refused(ApiFailure::BadRequest),
        refused(ApiFailure::TooMany),
        PasskeyError::Server(RequestError::Unreachable),
    ]
    .map(|error| phrases.text(error_phrase(error)));
    for (nth, text) in texts.iter().enumerate() {
        assert!(!texts[..nth].contains(text), "{text}");
    }
}
