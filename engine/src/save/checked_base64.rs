//! Base64 with a checksum. Decoding reverses the changes that chat and mail programs make to a
//! link, and uses the checksum to confirm the result.

use crate::game::fnv1a;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The size of a checksum, in bytes.
pub const CHECKSUM_LEN: usize = 4;
/// Characters of a code that programs treat as punctuation at the end of a URL and cut off.
const TRIMMED_CHARS: [char; 2] = ['-', '_'];

/// Returns the checksum of `bytes`.
pub fn checksum_bytes(bytes: &[u8]) -> [u8; CHECKSUM_LEN] {
    let sum = fnv1a(bytes);
    ((sum ^ sum >> 32) as u32).to_be_bytes()
}

/// Writes bytes and their checksum as Base64 text. Every program accepts the last character as part
/// of a URL. `bytes` end with the output of a range coder, so an additional zero byte does not
/// change the decoded values.
pub fn encode_checked(mut bytes: Vec<u8>) -> String {
    let with_checksum =
        |bytes: &[u8]| URL_SAFE_NO_PAD.encode([bytes, &checksum_bytes(bytes)[..]].concat());
    let code = with_checksum(&bytes);
    if !code.ends_with(TRIMMED_CHARS) {
        return code;
    }
    // With one more byte, the last four bits of the last character are zero, so it is not a trimmed
    // character.
    bytes.push(0);
    with_checksum(&bytes)
}

/// Returns the bytes of a code with their checksum; `None` if the text does not contain a complete
/// code.
pub fn decode_checked(text: &str) -> Option<Vec<u8>> {
    let verified = |code: &str| {
        let bytes = URL_SAFE_NO_PAD.decode(code).ok()?;
        let body = bytes.len().checked_sub(CHECKSUM_LEN)?;
        let (body, sum) = bytes.split_at_checked(body)?;
        (sum == checksum_bytes(body)).then_some(bytes)
    };
    if let Some(bytes) = verified(text) {
        return Some(bytes);
    }
    let code = normalize(text);
    let short = code.trim_end_matches(TRIMMED_CHARS);
    let longer = TRIMMED_CHARS.map(|lost| format!("{code}{lost}"));
    let candidates = [code.as_str(), short].into_iter();
    let mut candidates = candidates.chain(longer.iter().map(String::as_str));
    candidates.find_map(verified)
}

/// Removes the characters that programs insert around and between those of a code.
fn normalize(text: &str) -> String {
    let is_code_character =
        |character: char| character.is_ascii_alphanumeric() || TRIMMED_CHARS.contains(&character);
    let text = text.replace('\u{2014}', "--").replace('\u{2011}', "-");
    let text = text.trim_matches(|character: char| !is_code_character(character));
    // Line breaks, invisible characters that allow one, and a backslash that escapes a character.
    let is_kept = |character: &char| {
        !character.is_whitespace()
            && !matches!(
                *character,
                '\\' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}'
            )
    };
    text.chars().filter(is_kept).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns codes of bodies of several lengths with every last byte, so that all endings occur.
    fn codes() -> impl Iterator<Item = (Vec<u8>, String)> {
        let bodies = (3..15_u8).flat_map(|length| (0..=255).map(move |last| (length, last)));
        bodies.map(|(length, last)| {
            let mut body: Vec<u8> = (0..length).collect();
            body.push(last);
            let code = encode_checked(body.clone());
            (body, code)
        })
    }

    #[test]
    fn no_code_ends_with_a_character_that_programs_trim() {
        let mut padded = 0;
        for (body, code) in codes() {
            assert!(!code.ends_with(TRIMMED_CHARS), "{code}");
            let bytes = decode_checked(&code).expect("whole");
            let decoded = &bytes[..bytes.len() - CHECKSUM_LEN];
            assert_eq!(decoded[..body.len()], body);
            assert!(decoded[body.len()..].iter().all(|&byte| byte == 0));
            padded += usize::from(decoded.len() > body.len());
        }
        assert!(padded > 0, "some would have ended so");
    }

    #[test]
    fn codes_survive_what_programs_do_to_links() {
        for (_, code) in codes().step_by(7) {
            let bytes = decode_checked(&code);
            let (left, right) = code.split_at(4);
            let mangled = [
                format!("{code}."),
                format!("({code})"),
                format!("<{code}>,"),
                format!("\"{code}\"\u{2026}"),
                format!("_{code}_"),
                format!("{left}\r\n {right}"),
                format!("{left}\u{200b}{right}\u{ad}"),
                code.replace('_', "\\_"),
                code.replace("--", "\u{2014}"),
                code.replace('-', "\u{2011}"),
            ];
            for text in mangled {
                // Characters around a code may be characters of a code themselves.
                let text = text.trim_start_matches('_');
                assert_eq!(decode_checked(text), bytes, "{text}");
            }
        }
    }

    #[test]
    fn an_older_code_is_read_without_its_trimmed_last_character() {
        let mut found = 0;
        for (body, _) in codes() {
            let code = URL_SAFE_NO_PAD.encode([&body[..], &checksum_bytes(&body)[..]].concat());
            if let Some(short) = code.strip_suffix(TRIMMED_CHARS) {
                assert_eq!(decode_checked(short), decode_checked(&code));
                found += 1;
            }
        }
        assert!(found > 0, "some ended so");
    }

    #[test]
    fn truncated_codes_are_rejected() {
        for (_, code) in codes().step_by(11) {
            for at in 0..code.len() {
                assert_eq!(decode_checked(&code[..at]), None, "{code} cut at {at}");
            }
        }
        assert_eq!(decode_checked("no code!"), None);
        assert_eq!(decode_checked(""), None);
    }
}
