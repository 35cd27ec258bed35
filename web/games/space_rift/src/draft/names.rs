//! What scenarios, sides and seats are called before there is a table: in the player's language, or
//! as the maker of a scenario wrote it.

use engine::space_rift::battlefield::Side;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::scenario::ScenarioFile;
use ui::l10n::Phrases;

#[must_use]
pub fn side_name(phrases: &Phrases, side: Side) -> String {
    phrases.text(match side {
        Side::South => "space-rift-side-south",
        Side::North => "space-rift-side-north",
    })
}

/// A seat of a side with so many seats, by its rank there: the side in a duel; in a team what it
/// commands `[SR-21.1]`.
#[must_use]
pub fn crew_seat_name(phrases: &Phrases, crew: u8, side: Side, rank: u8) -> String {
    let key = match (crew, rank) {
        (0 | 1, _) => return side_name(phrases, side),
        (_, 0) => "space-rift-seat-commander",
        (2, _) => "space-rift-seat-wings",
        (_, 1) => "space-rift-seat-left",
        (_, _) => "space-rift-seat-right",
    };
    phrases.say(key, &[("side", side_name(phrases, side).into())])
}

/// The name of a scenario.
#[must_use]
pub fn scenario_name(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
    shipped_phrase(phrases, choice, "").unwrap_or_else(|| file.title.clone())
}

/// What a scenario is about.
#[must_use]
pub fn scenario_blurb(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
    shipped_phrase(phrases, choice, ".blurb").unwrap_or_else(|| file.blurb.clone())
}

/// A phrase about a scenario of the box. One of one's own may have the id of another.
fn shipped_phrase(phrases: &Phrases, choice: &ScenarioChoice, part: &str) -> Option<String> {
    match choice {
        ScenarioChoice::Shipped(id) => {
            phrases.find(&format!("space-rift-scenario-{id}{part}"), &[])
        }
        ScenarioChoice::Custom(_) => None,
    }
}
