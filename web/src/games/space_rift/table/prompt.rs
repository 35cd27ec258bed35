//! What the line on top says of Space Rift: of whom something is asked, and where the turn is.

use super::super::narrate::Narrator;
use super::Watch;
use super::battle::forecast_words;
use crate::play::hands::{Pondering, Prompted};
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use ui::l10n::Phrases;

impl Prompted for SpaceRift {
    const PONDERING: Pondering = Pondering::First;

    fn waiting(watch: &Watch, phrases: &Phrases) -> String {
        Narrator::new(phrases, watch.table()).waiting(watch.stand.session.state())
    }

    fn outlook(watch: &Watch, phrases: &Phrases, action: Action) -> Option<String> {
        forecast_words(watch, phrases, action)
    }

    fn turn(watch: &Watch, phrases: &Phrases) -> String {
        turn(watch, phrases)
    }
}

/// Whose turn it is, and where it is.
#[must_use]
pub fn turn(watch: &Watch, phrases: &Phrases) -> String {
    let narrator = Narrator::new(phrases, watch.table());
    let public = watch.public();
    let words = [
        ("turn", public.turn.into()),
        ("side", narrator.side(public.active).into()),
        ("phase", narrator.phase(public).into()),
    ];
    phrases.say("space-rift-table-turn", &words)
}
