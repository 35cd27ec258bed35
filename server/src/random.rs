//! Random numbers of the operating system, for keys, ids and shares of seeds.

use getrandom::Error;

/// The letters of ids: lower case, without those that look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Draws 32 bytes.
///
/// # Errors
/// Returns an error if the operating system has no random numbers.
pub fn bytes() -> Result<[u8; 32], Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Draws an id of 12 letters and digits: 60 bits.
///
/// # Errors
/// Returns an error if the operating system has no random numbers.
pub fn id() -> Result<String, Error> {
    Ok(letters(&bytes()?, 12))
}

/// Draws a code of 20 letters and digits, 100 bits, which nobody guesses.
///
/// # Errors
/// Returns an error if the operating system has no random numbers.
pub fn code() -> Result<String, Error> {
    Ok(letters(&bytes()?, 20))
}

fn letters(bytes: &[u8], count: usize) -> String {
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    bytes.iter().take(count).map(letter).collect()
}

/// Writes bytes as hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_short_unequal_and_plain() {
        let ids = [id().expect("random"), id().expect("random")];
        assert_ne!(ids[0], ids[1]);
        for id in ids {
            assert_eq!(id.len(), 12);
            assert!(id.bytes().all(|byte| LETTERS.contains(&byte)), "{id}");
        }
        assert_eq!(code().expect("random").len(), 20);
        assert_eq!(hex(&[0, 255, 16]), "00ff10");
    }
}
