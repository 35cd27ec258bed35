//! Which key was pressed, for shortcuts: on keyboards that write other letters the key lies where the Latin one does.

use web_sys::KeyboardEvent;

/// The key of an event by the sign that a shortcut is called by.
#[must_use]
pub fn key_of(event: &KeyboardEvent) -> String {
    sign(&event.key(), &event.code(), event.shift_key())
}

/// The sign of a key that writes `key` and lies at `code`. A sign that is on the keyboard means itself wherever it lies;
/// what no shortcut is called by, such as a letter of another script, stands for the sign that a Latin keyboard has in its
/// place. So does the upper row where digits need Shift.
fn sign(key: &str, code: &str, shift: bool) -> String {
    if let Some(digit) = code.strip_prefix("Digit").filter(|_| !shift) {
        return digit.to_owned();
    }
    if !is_foreign(key) {
        return key.to_owned();
    }
    let letter = code.strip_prefix("Key").map(|letter| {
        if shift {
            letter.to_owned()
        } else {
            letter.to_lowercase()
        }
    });
    let mark = match code {
        "Comma" => Some(","),
        "Period" => Some("."),
        "Slash" if shift => Some("?"),
        _ => None,
    };
    letter
        .or_else(|| mark.map(str::to_owned))
        .unwrap_or_else(|| key.to_owned())
}

/// Whether a key writes in another script, or hands what is typed to an input method.
fn is_foreign(key: &str) -> bool {
    let mut letters = key.chars();
    match (letters.next(), letters.next()) {
        (Some(only), None) => only > '\u{24f}',
        _ => matches!(key, "Process" | "Unidentified"),
    }
}

#[cfg(test)]
mod tests {
    use super::sign;

    #[test]
    fn a_shortcut_is_found_on_every_keyboard() {
        for (key, code, shift, meant, layout) in [
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
            assert_eq!(sign(key, code, shift), meant, "{layout}: {key} at {code}");
        }
    }
}
