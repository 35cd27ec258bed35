//! Targets for saves and share codes. Their checksums are corrected, as an attacker would do.

use crate::forged_saves;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::registry::{AnySession, decode_any};

/// Reads a save, as a file or pasted. If it is JSON, its checksum is corrected first.
pub fn saves(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let is_object = serde_json::from_str::<serde_json::Map<_, _>>(&text).is_ok();
    let forged_text = is_object.then(|| forged_saves::forge_save(&text, |_| {}));
    for text in [Some(text.into_owned()), forged_text].into_iter().flatten() {
        check_round_trip(&text);
    }
}

/// Reads a share code without its checksum, which is added.
pub fn codes(data: &[u8]) {
    let empty = URL_SAFE_NO_PAD.encode([0; 4]);
    check_round_trip(&forged_saves::forge_code(&empty, |bytes| {
        *bytes = data.to_vec()
    }));
    check_round_trip(&String::from_utf8_lossy(data));
}

/// Checks that an accepted match stays the same when it is saved and shared.
fn check_round_trip(text: &str) {
    let Ok(session) = decode_any(text) else {
        return;
    };
    assert_same(&session, &session.save());
    if let Some(code) = session.share_code() {
        assert_same(&session, &code);
    }
}

fn assert_same(session: &AnySession, text: &str) {
    let again = decode_any(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again.fingerprint(), session.fingerprint(), "{text}");
    assert_eq!(again.action_count(), session.action_count(), "{text}");
}
