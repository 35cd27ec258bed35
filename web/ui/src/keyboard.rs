//! Maps key events to shortcuts. On keyboards with other scripts, the key at the position of the
//! Latin letter counts.

use web_sys::KeyboardEvent;

/// Returns the key of an event as shortcuts name it.
#[must_use]
pub fn key_of(event: &KeyboardEvent) -> String {
    shortcut_key(&event.key(), &event.code(), event.shift_key())
}

/// Returns the shortcut key of an event with `key` at the position `code`. A character that
/// shortcuts use is returned unchanged. Any other character, such as a letter of another script, is
/// replaced by the one at its position on a Latin keyboard. The same applies to the upper row where
/// digits need Shift.
fn shortcut_key(key: &str, code: &str, is_shift_held: bool) -> String {
    if let Some(digit) = code.strip_prefix("Digit").filter(|_| !is_shift_held) {
        return digit.to_owned();
    }
    if !is_non_latin(key) {
        return key.to_owned();
    }
    let letter = code.strip_prefix("Key").map(|letter| {
        if is_shift_held {
            letter.to_owned()
        } else {
            letter.to_lowercase()
        }
    });
    let mark = match code {
        "Comma" => Some(","),
        "Period" => Some("."),
        "Slash" if is_shift_held => Some("?"),
        _ => None,
    };
    letter
        .or_else(|| mark.map(str::to_owned))
        .unwrap_or_else(|| key.to_owned())
}

/// Returns whether a key types a letter of a non-Latin script, or passes its input to an input
/// method.
fn is_non_latin(key: &str) -> bool {
    let mut letters = key.chars();
    match (letters.next(), letters.next()) {
        (Some(only), None) => only > '\u{24f}',
        _ => matches!(key, "Process" | "Unidentified"),
    }
}

#[cfg(test)]
mod tests {
    use super::shortcut_key;

    #[test]
    fn shortcuts_work_on_every_keyboard_layout() {
        for (key, code, shift, expected, layout) in [
            ("w", "KeyW", false, "w", "QWERTY"),
            ("W", "KeyW", true, "W", "QWERTY"),
            ("w", "Comma", false, "w", "Dvorak: by its sign"),
            ("z", "KeyW", false, "z", "AZERTY: by its sign"),
            (",", "KeyM", false, ",", "AZERTY"),
            ("&", "Digit1", false, "1", "AZERTY"),
            ("à", "Digit0", false, "0", "AZERTY"),
            ("1", "Digit1", true, "1", "AZERTY"),
            ("!", "Digit1", true, "!", "QWERTY"),
            ("1", "Numpad1", false, "1", "number pad"),
            ("ö", "Semicolon", false, "ö", "QWERTZ"),
            ("ц", "KeyW", false, "w", "Russian"),
            ("Ц", "KeyW", true, "W", "Russian"),
            ("я", "KeyZ", false, "z", "Russian"),
            ("б", "Comma", false, ",", "Russian"),
            ("ю", "Period", false, ".", "Russian"),
            ("ς", "KeyW", false, "w", "Greek"),
            ("ע", "KeyG", false, "g", "Hebrew"),
            ("ㅈ", "KeyW", false, "w", "Korean"),
            ("Process", "KeyH", false, "h", "an input method"),
            ("Enter", "Enter", false, "Enter", "all"),
            ("ArrowUp", "Numpad8", false, "ArrowUp", "all"),
        ] {
            assert_eq!(
                shortcut_key(key, code, shift),
                expected,
                "{layout}: {key} at {code}"
            );
        }
    }
}
