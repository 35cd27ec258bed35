//! A map in a file that came from outside of the editor.

use super::report::refusal_words;
use crate::edit::place_of;
use crate::l10n::Phrases;
use crate::route::Route;
use engine::exodus::sketch::Sketch;

/// The place that shows the map of a file: what it is and what can be done with it, or the editor
/// where it is too large for an address.
///
/// # Errors
/// Why it is not accepted, in a sentence.
pub fn board_in_file(phrases: &Phrases, file: &str, text: &str) -> Result<Route, String> {
    let sketch = Sketch::read(file, text).map_err(|fault| refusal_words(phrases, &fault))?;
    Ok(place_of(&sketch))
}
