//! Encodes any text, such as a custom board or scenario, as a line of Base64 text for a link.
//! Sessions have a separate code, [`super::share_code`].
//!
//! The bytes, written as URL-safe base64: format, length and characters of the kind's name, then,
//! range coded, the length and the bytes of the text, then a checksum of four bytes, which a zero
//! byte may precede as in [`super::share_code`].

use super::byte_model::ByteModel;
use super::checked_base64::{CHECKSUM_LEN, decode_checked, encode_checked};
use super::range_coder::{RangeDecoder, RangeEncoder};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The number of the format.
const VERSION: u8 = 1;
/// The maximum length of a code that is read, in characters.
pub const MAX_CHARS: usize = 1 << 15;

/// A kind of text that is sent as a code.
///
/// ```
/// use engine::save::text_codec::{TextCodec, TextCodeError};
///
/// const NOTE: TextCodec = TextCodec {
///     name: "note",
///     dictionary: b"dear captain, ",
///     max_bytes: 200,
/// };
/// let code = NOTE.encode(b"dear captain, come home").ok_or("too long")?;
/// assert_eq!(NOTE.decode(&code)?, b"dear captain, come home");
/// assert_eq!(NOTE.decode("no code!"), Err(TextCodeError::NoCode));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TextCodec {
    /// The name of the kind, which is part of every code.
    pub name: &'static str,
    /// A typical text: its phrases cost few bits in a code.
    pub dictionary: &'static [u8],
    /// The maximum size of a text, in bytes.
    pub max_bytes: usize,
}

/// The reason why a code is rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextCodeError {
    /// The text is longer than any code.
    #[error("longer than {MAX_CHARS} characters")]
    TooLong,
    /// The text has characters that no code has, or is too short.
    #[error("not a code")]
    NoCode,
    /// A later version of the program wrote the code.
    #[error("the code has a newer format")]
    Newer,
    /// The code belongs to another kind of text.
    #[error("a code of another kind")]
    OtherKind,
    /// A character of the code was changed or lost.
    #[error("damaged")]
    Damaged,
}

impl TextCodeError {
    /// Returns the phrase key of the sentence for players.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::TooLong => "code-too-long",
            Self::NoCode => "code-none",
            Self::Newer => "code-newer",
            Self::OtherKind => "code-other-kind",
            Self::Damaged => "code-damaged",
        }
    }
}

impl TextCodec {
    /// Writes `text` as a code; `None` if it is too long to be decoded.
    #[must_use]
    pub fn encode(&self, text: &[u8]) -> Option<String> {
        if text.len() > self.max_bytes {
            return None;
        }
        let mut bytes = self.head();
        let mut writer = RangeEncoder::new();
        writer.count(text.len() as u64);
        let mut model = self.model_with_dictionary();
        for byte in text {
            model.write(*byte, &mut writer);
        }
        bytes.extend(writer.finish());
        let code = encode_checked(bytes);
        (code.len() <= MAX_CHARS).then_some(code)
    }

    /// Reads the text of a code.
    ///
    /// # Errors
    /// Returns the reason why the code is not accepted.
    pub fn decode(&self, code: &str) -> Result<Vec<u8>, TextCodeError> {
        let code = code.trim();
        if code.len() > MAX_CHARS {
            return Err(TextCodeError::TooLong);
        }
        let whole = decode_checked(code);
        let is_whole = whole.is_some();
        let mut bytes = match whole {
            Some(bytes) => bytes,
            None => URL_SAFE_NO_PAD
                .decode(code)
                .map_err(|_| TextCodeError::NoCode)?,
        };
        match bytes.first() {
            Some(&VERSION) => {}
            Some(&found) if found > VERSION => return Err(TextCodeError::Newer),
            Some(_) | None => return Err(TextCodeError::NoCode),
        }
        let body = bytes
            .len()
            .checked_sub(CHECKSUM_LEN)
            .ok_or(TextCodeError::NoCode)?;
        bytes.truncate(body);
        if !is_whole {
            return Err(TextCodeError::Damaged);
        }
        let rest = bytes
            .strip_prefix(self.head().as_slice())
            .ok_or(TextCodeError::OtherKind)?;
        let mut reader = RangeDecoder::new(rest);
        let length = usize::try_from(reader.count()).unwrap_or(usize::MAX);
        if length > self.max_bytes {
            return Err(TextCodeError::Damaged);
        }
        let mut model = self.model_with_dictionary();
        Ok((0..length).map(|_| model.read(&mut reader)).collect())
    }

    fn head(&self) -> Vec<u8> {
        let name = self.name.as_bytes();
        let mut head = vec![VERSION, u8::try_from(name.len()).unwrap_or(u8::MAX)];
        head.extend(name);
        head
    }

    /// Returns a model that has learned from the dictionary.
    fn model_with_dictionary(&self) -> ByteModel {
        let (mut model, mut scratch_encoder) = (ByteModel::new(), RangeEncoder::new());
        for byte in self.dictionary {
            model.write(*byte, &mut scratch_encoder);
        }
        model
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: TextCodec = TextCodec {
        name: "note",
        dictionary: b"dear captain, ",
        max_bytes: 200,
    };

    #[test]
    fn encoded_text_decodes_to_the_same_text() {
        for text in [b"".as_slice(), b"dear captain, come home", &[7; 200]] {
            let code = KIND.encode(text).unwrap();
            assert_eq!(KIND.decode(&code), Ok(text.to_vec()));
        }
        assert_eq!(KIND.encode(&[7; 201]), None);
    }

    #[test]
    fn any_changed_or_lost_character_is_detected() {
        let code = KIND.encode(b"dear captain, come home").unwrap();
        for at in 0..code.len() {
            let mut other = code.clone().into_bytes();
            other[at] = if other[at] == b'A' { b'B' } else { b'A' };
            let other = String::from_utf8(other).unwrap();
            assert!(KIND.decode(&other).is_err(), "character {at}");
            assert!(KIND.decode(&code[..at]).is_err(), "cut at {at}");
        }
    }

    #[test]
    fn other_kinds_lengths_and_versions_have_errors_of_their_own() {
        let code = KIND.encode(b"hello").unwrap();
        let other = TextCodec {
            name: "board",
            ..KIND
        };
        assert_eq!(other.decode(&code), Err(TextCodeError::OtherKind));
        let short = TextCodec {
            max_bytes: 4,
            ..KIND
        };
        assert_eq!(short.decode(&code), Err(TextCodeError::Damaged));
        assert_eq!(KIND.decode("no code!"), Err(TextCodeError::NoCode));
        assert_eq!(KIND.decode(""), Err(TextCodeError::NoCode));
        assert_eq!(KIND.decode("CQ"), Err(TextCodeError::Newer));
        assert_eq!(
            KIND.decode(&"A".repeat(MAX_CHARS + 1)),
            Err(TextCodeError::TooLong)
        );
    }

    #[test]
    fn text_in_the_dictionary_makes_shorter_codes() {
        let bare = TextCodec {
            dictionary: b"",
            ..KIND
        };
        let text = b"dear captain, go";
        let length = |kind: TextCodec| kind.encode(text).unwrap().len();
        assert!(length(KIND) + 8 < length(bare));
    }
}
