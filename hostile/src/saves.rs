//! Saves and share codes, whose checksums are made right, as somebody would who wants to be believed.

use crate::forge;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::registry::{AnySession, decode_any};

/// A save, as a file or pasted. Where it is JSON, its checksum is made right.
pub fn saves(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let is_object = serde_json::from_str::<serde_json::Map<_, _>>(&text).is_ok();
    let forged = is_object.then(|| forge::forged(&text, |_| {}));
    for text in [Some(text.into_owned()), forged].into_iter().flatten() {
        check_round_trip(&text);
    }
}

/// A share code without its checksum, which is made right.
pub fn codes(data: &[u8]) {
    let empty = URL_SAFE_NO_PAD.encode([0; 4]);
    check_round_trip(&forge::forged_code(&empty, |bytes| *bytes = data.to_vec()));
    check_round_trip(&String::from_utf8_lossy(data));
}

/// What is accepted is a match like any other: it is kept and shared, and is the same again.
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
