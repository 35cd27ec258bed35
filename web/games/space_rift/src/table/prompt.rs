//! The parts of the status line that Space Rift provides: the seats that must act, and the state of
//! the turn.

use super::super::narrate::Narrator;
use super::TableContext;
use ui::l10n::Phrases;

/// Returns the turn, the active side and the phase.
#[must_use]
pub fn turn_text(context: &TableContext, phrases: &Phrases) -> String {
    let narrator = Narrator::new(phrases, context.game());
    let public = &context.view.public;
    let words = [
        ("turn", public.turn.into()),
        ("side", narrator.side(public.active).into()),
        ("phase", narrator.phase(public).into()),
    ];
    phrases.say("space-rift-table-turn", &words)
}
