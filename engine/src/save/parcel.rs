//! A text of some kind as a line of letters for a link: boards and scenarios of one's own.
//!
//! The bytes, written as base64 for addresses: format, length and letters of the kind's name, then
//! range coded the length and the letters of the text, and four bytes of checksum, before which a zero
//! may stand as in [`super::code`]. What the text means is the matter of whoever sends it; sessions have the code of [`super::code`].

use super::letters::Letters;
use super::mend::{CHECK, seal, sound};
use super::range::{Reader, Writer};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The number of the format.
const VERSION: u8 = 1;
/// Longest code that is read, in letters.
pub const MAX_LETTERS: usize = 1 << 15;

/// A kind of text.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its name, which stands in every code.
    pub name: &'static str,
    /// A text that is like those to come: what stands in it costs little.
    pub primer: &'static [u8],
    /// Most bytes of a text.
    pub most: usize,
}

/// Why a code was not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParcelError {
    /// Longer than any code.
    #[error("longer than {MAX_LETTERS} letters")]
    TooLong,
    /// Not made of the letters of a code, or cut short.
    #[error("no code")]
    NoCode,
    /// Written by a later version of the program.
    #[error("of a newer format")]
    Newer,
    /// A code of something else.
    #[error("a code of another kind")]
    OtherKind,
    /// Something in it was changed or lost.
    #[error("damaged")]
    Damaged,
}

impl ParcelError {
    /// The phrase key of the sentence a player reads.
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

impl Kind {
    /// Writes `text` as a code; none for a text that is longer than any that is read.
    #[must_use]
    pub fn pack(&self, text: &[u8]) -> Option<String> {
        if text.len() > self.most {
            return None;
        }
        let mut bytes = self.head();
        let mut writer = Writer::new();
        writer.count(text.len() as u64);
        let mut letters = self.primed();
        for byte in text {
            letters.write(*byte, &mut writer);
        }
        bytes.extend(writer.finish());
        let code = seal(bytes);
        (code.len() <= MAX_LETTERS).then_some(code)
    }

    /// Reads the text of a code.
    ///
    /// # Errors
    /// Why the code is not accepted.
    pub fn unpack(&self, code: &str) -> Result<Vec<u8>, ParcelError> {
        let code = code.trim();
        if code.len() > MAX_LETTERS {
            return Err(ParcelError::TooLong);
        }
        let whole = sound(code);
        let is_whole = whole.is_some();
        let mut bytes = match whole {
            Some(bytes) => bytes,
            None => URL_SAFE_NO_PAD
                .decode(code)
                .map_err(|_| ParcelError::NoCode)?,
        };
        match bytes.first() {
            Some(&VERSION) => {}
            Some(&found) if found > VERSION => return Err(ParcelError::Newer),
            Some(_) | None => return Err(ParcelError::NoCode),
        }
        let body = bytes.len().checked_sub(CHECK).ok_or(ParcelError::NoCode)?;
        bytes.truncate(body);
        if !is_whole {
            return Err(ParcelError::Damaged);
        }
        let rest = bytes
            .strip_prefix(self.head().as_slice())
            .ok_or(ParcelError::OtherKind)?;
        let mut reader = Reader::new(rest);
        let length = usize::try_from(reader.count()).unwrap_or(usize::MAX);
        if length > self.most {
            return Err(ParcelError::Damaged);
        }
        let mut letters = self.primed();
        Ok((0..length).map(|_| letters.read(&mut reader)).collect())
    }

    fn head(&self) -> Vec<u8> {
        let name = self.name.as_bytes();
        let mut head = vec![VERSION, u8::try_from(name.len()).unwrap_or(u8::MAX)];
        head.extend(name);
        head
    }

    /// Letters that have learned from the primer.
    fn primed(&self) -> Letters {
        let (mut letters, mut nowhere) = (Letters::new(), Writer::new());
        for byte in self.primer {
            letters.write(*byte, &mut nowhere);
        }
        letters
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: Kind = Kind {
        name: "note",
        primer: b"dear captain, ",
        most: 200,
    };

    #[test]
    fn what_is_packed_is_unpacked() {
        for text in [b"".as_slice(), b"dear captain, come home", &[7; 200]] {
            let code = KIND.pack(text).unwrap();
            assert_eq!(KIND.unpack(&code), Ok(text.to_vec()));
        }
        assert_eq!(KIND.pack(&[7; 201]), None);
    }

    #[test]
    fn any_letter_that_is_changed_or_lost_is_noticed() {
        let code = KIND.pack(b"dear captain, come home").unwrap();
        for at in 0..code.len() {
            let mut other = code.clone().into_bytes();
            other[at] = if other[at] == b'A' { b'B' } else { b'A' };
            let other = String::from_utf8(other).unwrap();
            assert!(KIND.unpack(&other).is_err(), "letter {at}");
            assert!(KIND.unpack(&code[..at]).is_err(), "cut at {at}");
        }
    }

    #[test]
    fn codes_of_other_kinds_lengths_and_versions_are_told_apart() {
        let code = KIND.pack(b"hello").unwrap();
        let other = Kind {
            name: "board",
            ..KIND
        };
        assert_eq!(other.unpack(&code), Err(ParcelError::OtherKind));
        let short = Kind { most: 4, ..KIND };
        assert_eq!(short.unpack(&code), Err(ParcelError::Damaged));
        assert_eq!(KIND.unpack("no code!"), Err(ParcelError::NoCode));
        assert_eq!(KIND.unpack(""), Err(ParcelError::NoCode));
        assert_eq!(KIND.unpack("CQ"), Err(ParcelError::Newer));
        assert_eq!(
            KIND.unpack(&"A".repeat(MAX_LETTERS + 1)),
            Err(ParcelError::TooLong)
        );
    }

    #[test]
    fn what_the_primer_holds_is_cheap() {
        let bare = Kind {
            primer: b"",
            ..KIND
        };
        let text = b"dear captain, go";
        let length = |kind: Kind| kind.pack(text).unwrap().len();
        assert!(length(KIND) + 8 < length(bare));
    }
}
