//! The dice of the last roll: they tumble, stop and stay readable; the faces that hit are
//! highlighted.

use super::super::narrate::Narrator;
use super::super::pieces::die::Die;
use super::TableContext;
use engine::space_rift::SpaceRift;
use engine::space_rift::dice::{Face, Faces};
use engine::space_rift::event::Event;
use engine::space_rift::unit::UnitId;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Number of log entries, from the end, that are searched for the last roll.
const MAX_ENTRIES: usize = 6;

/// A finished roll of battle dice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Roll {
    /// The unit that rolled; `None` for a meteor.
    pub unit: Option<UnitId>,
    pub target: UnitId,
    pub faces: Faces,
    /// Number of hits; `None` until they are known.
    pub hit_count: Option<u8>,
}

/// Returns the last roll of battle dice in this player's turn, if it is recent.
#[must_use]
pub fn last_roll(context: &TableContext) -> Option<Roll> {
    let session = &context.snapshot.session;
    let end = session.entry_count();
    let entries = end.saturating_sub(MAX_ENTRIES)..end;
    let mut last: Option<Roll> = None;
    for entry in entries {
        for event in session.visible_events_at(entry, context.snapshot.perspective.viewer) {
            match event {
                Event::TurnStarted { .. } => {
                    last = None;
                }
                &Event::Rolled {
                    unit,
                    target,
                    faces,
                } => {
                    last = Some(Roll {
                        unit,
                        target,
                        faces,
                        hit_count: None,
                    });
                }
                _ => {
                    if let (Event::Rerolled { faces, .. }, Some(roll)) = (event, &mut last) {
                        roll.faces = *faces;
                    } else if let (Event::Hit { unit, hits }, Some(roll)) = (event, &mut last)
                        && *unit == roll.target
                        && roll.hit_count.is_none()
                    {
                        roll.hit_count = Some(*hits);
                    }
                }
            }
        }
    }
    last
}

/// Returns the faces that hit a unit.
#[must_use]
pub fn hit_faces(game: &SpaceRift, target: UnitId) -> [Face; 2] {
    [Face::of(game.build(target).class), Face::Blast]
}

#[derive(Properties, PartialEq)]
pub struct DiceTrayProps {
    pub context: TableContext,
    pub roll: Roll,
}

#[component]
pub fn DiceTray(props: &DiceTrayProps) -> Html {
    let phrases = use_phrases();
    let DiceTrayProps { context, roll } = props;
    let game = context.game();
    let narrator = Narrator::new(&phrases, game);
    let lit = hit_faces(game, roll.target);
    let dice = Face::ALL.into_iter().flat_map(|face| {
        let count = usize::from(roll.faces.of(face));
        (0..count).map(move |n| (face, n))
    });
    let die = |(face, n): (Face, usize)| {
        let lit = lit.contains(&face);
        html! { <Die key={format!("{}-{n}", face as u8)} {face} is_lit={lit} /> }
    };
    let roller = roll.unit.map_or_else(
        || phrases.text("space-rift-cell-meteor"),
        |unit| narrator.unit(unit),
    );
    let words = [
        ("unit", roller.into()),
        ("target", narrator.unit(roll.target).into()),
    ];
    // A new key for each roll makes the dice tumble again.
    let key = format!(
        "{}-{:?}",
        context.snapshot.session.entry_count(),
        roll.faces
    );
    html! {
        <div class="dice-tray" key={key}>
            <p class="dice-who">{ phrases.say("space-rift-table-roll", &words) }</p>
            <div class="dice" role="img" aria-label={narrator.faces(&roll.faces)}>{ for dice.map(die) }</div>
            <p class="dice-words">
                { narrator.faces(&roll.faces) }
                if let Some(hits) = roll.hit_count {
                    { ": " }<b>{ phrases.say("space-rift-table-hits", &[("hits", hits.into())]) }</b>
                }
            </p>
        </div>
    }
}
