//! A board in a file that came from outside of the editor.

use super::opening::{HANDED, hand_over};
use super::report::refusal_words;
use crate::games::GameName;
use crate::l10n::Phrases;
use crate::route::Route;
use engine::rift::board_code;
use engine::rift::sketch::Sketch;

/// The place that shows the board of a file: what it is and what can be done with it, or the editor where
/// it is too large for an address.
///
/// # Errors
/// Why it is not accepted, in a sentence.
pub fn board_in_file(phrases: &Phrases, file: &str, text: &str) -> Result<Route, String> {
    let sketch = Sketch::read(file, text).map_err(|fault| refusal_words(phrases, &fault))?;
    let game = GameName::Rift;
    Ok(match board_code::encode(&sketch) {
        Some(code) => Route::Board { game, code },
        None => {
            hand_over(&sketch);
            let board = Some(HANDED.to_owned());
            Route::Editor { game, board }
        }
    })
}
