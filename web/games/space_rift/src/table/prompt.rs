//! What the line on top says of Space Rift: of whom something is asked, and where the turn is.

use super::super::narrate::Narrator;
use super::TableContext;
use ui::l10n::Phrases;

/// Whose turn it is, and where it is.
#[must_use]
pub fn turn_text(watch: &TableContext, phrases: &Phrases) -> String {
    let narrator = Narrator::new(phrases, watch.table());
    let public = &watch.view.public;
    let words = [
        ("turn", public.turn.into()),
        ("side", narrator.side(public.active).into()),
        ("phase", narrator.phase(public).into()),
    ];
    phrases.say("space-rift-table-turn", &words)
}
