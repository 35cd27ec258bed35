//! The goals of lesson steps in words.

use super::super::narrate::Narrator;
use engine::exodus::lesson::Goal;
use ui::l10n::{PhraseArg, Phrases};

/// The suffix of a phrase key, with its arguments.
type PhraseParts = (&'static str, Vec<(&'static str, PhraseArg)>);

/// Returns the suffix of a goal's phrase key, with its arguments.
fn phrase_parts(narrator: &Narrator<'_>, goal: Goal) -> PhraseParts {
    let hex = |hex| vec![("hex", PhraseArg::from(narrator.hex(hex)))];
    let card = |card: String| vec![("card", PhraseArg::from(card))];
    let ship_types = |kind| ("type", narrator.ship_types(kind).into());
    let kind = |kind, value: u8| vec![ship_types(kind), ("value", value.into())];
    let nothing = Vec::new;
    match goal {
        Goal::Taken(at) => ("taken", hex(at)),
        Goal::Holds(resource, min) => {
            let resource = narrator.resource(resource);
            (
                "holds",
                vec![("what", resource.into()), ("count", min.into())],
            )
        }
        Goal::Voted(letter, cp) => (
            "voted",
            vec![
                ("letter", narrator.letter(letter).into()),
                ("cp", cp.into()),
            ],
        ),
        Goal::Bid(min) => ("bid", vec![("cp", min.into())]),
        Goal::Adopted(wanted) => ("adopted", card(narrator.political(wanted))),
        Goal::Bonus(wanted) => ("bonus", card(narrator.bonus(wanted))),
        Goal::Elected(place) => ("elected", vec![("place", place.into())]),
        Goal::Played(wanted) => ("played", card(narrator.action_card(wanted))),
        Goal::Reacted(wanted) => ("reacted", card(narrator.action_card(wanted))),
        Goal::Banked => ("banked", nothing()),
        Goal::Mined(at) => ("mined", hex(at)),
        Goal::Known(tech) => ("known", vec![("tech", narrator.tech(tech).into())]),
        Goal::LearnedFor(tech, price) => (
            "learned-for",
            vec![("tech", narrator.tech(tech).into()), ("cp", price.into())],
        ),
        Goal::Built(of) => ("built", vec![("type", narrator.ship_type(of).into())]),
        Goal::Bought(item) => ("bought", vec![("item", narrator.item(item).into())]),
        Goal::Fitted(of, item, count) => {
            let mut args = kind(of, count);
            args.push(("item", narrator.item(item).into()));
            ("fitted", args)
        }
        Goal::Speed(of, min) => ("speed", kind(of, min)),
        Goal::Dice(of, min) => ("dice", kind(of, min)),
        Goal::Strength(of, min) => ("strength", kind(of, min)),
        Goal::Closed => ("closed", nothing()),
        Goal::At(ship, at) => {
            let mut args = hex(at);
            args.push(("ship", narrator.ship(ship).into()));
            ("at", args)
        }
        Goal::Aboard(ship, count) => (
            "aboard",
            vec![
                ("ship", narrator.ship(ship).into()),
                ("count", count.into()),
            ],
        ),
        Goal::Revealed => ("revealed", nothing()),
        Goal::Uncloaked(at) => ("uncloaked", hex(at)),
        Goal::Gone(ship) => ("gone", vec![("ship", narrator.ship(ship).into())]),
        Goal::Won(at) => ("won", hex(at)),
        Goal::Beaten(at) => ("beaten", hex(at)),
        Goal::Discarded(wanted) => ("discarded", card(narrator.resistance(wanted))),
        Goal::Landed(at) => ("landed", hex(at)),
        Goal::Control(at) => ("control", hex(at)),
        Goal::Score(line, min) => (
            "score",
            vec![
                ("line", narrator.score_line(line).into()),
                ("points", min.into()),
            ],
        ),
        Goal::Reached(point) => (point.into(), nothing()),
        Goal::Victory => ("victory", nothing()),
    }
}

/// Returns the sentence for a goal of a lesson step.
pub fn goal_text(phrases: &Phrases, narrator: &Narrator<'_>, goal: Goal) -> String {
    let (key, words) = phrase_parts(narrator, goal);
    phrases.say(&format!("exodus-goal-{key}"), &words)
}
