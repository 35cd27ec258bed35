//! The last rolls from the log, including those without a choice.

use super::super::TableContext;
use super::super::glyphs::{Die, Glyph, GlyphIcon};
use super::EncounterContext;
use engine::game::Game;
use engine::saga::Saga;
use engine::saga::effect::Stat;
use engine::saga::event::Event;
use engine::saga::ids::ArmadaId;
use engine::saga::step::RollPurpose;
use play::seats::seat_art;
use ui::l10n::key_of;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

/// Number of log entries, from the end, that are searched.
const MAX_SEARCHED_ENTRIES: usize = 10;
/// Maximum number of rolls that are shown.
const MAX_SHOWN_ROLLS: usize = 8;

/// A finished roll of an armada.
#[derive(Clone, PartialEq, Debug)]
pub struct DiceRoll {
    armada: ArmadaId,
    purpose: RollPurpose,
    stat: Stat,
    faces: Vec<u8>,
    threshold: u8,
    hit_count: Option<u8>,
}

/// Returns the last rolls, newest first.
#[must_use]
pub fn recent_rolls(context: &TableContext) -> Vec<DiceRoll> {
    let session = &context.snapshot.session;
    let end = session.entry_count();
    let mut rolls: Vec<DiceRoll> = Vec::new();
    for at in end.saturating_sub(MAX_SEARCHED_ENTRIES)..end {
        for event in session.visible_events_at(at, context.snapshot.perspective.viewer) {
            record_event(&mut rolls, event);
        }
    }
    rolls.reverse();
    rolls.truncate(MAX_SHOWN_ROLLS);
    rolls
}

fn record_event(rolls: &mut Vec<DiceRoll>, event: &Event) {
    match *event {
        Event::Rolled {
            armada,
            purpose,
            stat,
            faces,
            threshold,
        } => rolls.push(DiceRoll {
            armada,
            purpose,
            stat,
            faces: faces.iter().copied().collect(),
            threshold,
            hit_count: None,
        }),
        Event::Rerolled { place, face, .. } => {
            let last = rolls.last_mut();
            if let Some(die) = last.and_then(|last| last.faces.get_mut(usize::from(place))) {
                *die = face;
            }
        }
        Event::Result { hits, .. } => {
            if let Some(last) = rolls.last_mut() {
                last.hit_count = Some(hits);
            }
        }
        _ => {}
    }
}

impl EncounterContext<'_> {
    pub(super) fn rolls(&self, rolls: &[DiceRoll]) -> Html {
        if rolls.is_empty() {
            return Html::default();
        }
        html! {
            <section class="saga-rolls" aria-label={self.text("saga-roll-last")}>
                <h3>{ self.text("saga-roll-last") }</h3>
                <ol>{ for rolls.iter().enumerate().map(|(number, roll)| self.past_roll(number, roll)) }</ol>
            </section>
        }
    }

    fn past_roll(&self, number: usize, roll: &DiceRoll) -> Html {
        let seat = self.context.game().owner(roll.armada);
        let faces: Vec<String> = roll.faces.iter().map(u8::to_string).collect();
        let purpose = self.text(&key_of(Saga::NAME, "roll", roll.purpose));
        let die = |(index, face): (usize, &u8)| html! { <Die key={index} face={*face} is_lit={*face >= roll.threshold} /> };
        html! {
            <li key={number} class={classes!("saga-roll-entry", seat_art(seat).class())}>
                <SeatIcon seat={seat_art(seat)} /><GlyphIcon glyph={Glyph::of_stat(roll.stat)} />
                <small>{ format!("{purpose} · {}", self.narrator.stat(roll.stat)) }</small>
                <span class="saga-dice" role="img" aria-label={self.phrases.list(&faces)}>{ for roll.faces.iter().enumerate().map(die) }</span>
                if let Some(hits) = roll.hit_count {
                    <b>{ self.phrases.say("saga-roll-hits", &[("count", hits.into())]) }</b>
                }
            </li>
        }
    }
}
