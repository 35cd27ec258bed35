//! The last rolls, from the log: what was rolled while nobody had a choice is seen as well.

use super::super::Watch;
use super::super::signs::{Die, Glyph, Pic};
use super::Scene;
use engine::saga::effect::Stat;
use engine::saga::event::Event;
use engine::saga::ids::ArmadaId;
use engine::saga::step::Purpose;
use play::seats::art;
use ui::console::seat::SeatSign;
use yew::prelude::*;

/// Entries of the log that are looked through.
const ENTRIES: usize = 10;
/// Rolls that are shown.
const SHOWN: usize = 8;

/// A roll that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct Throw {
    armada: ArmadaId,
    purpose: Purpose,
    stat: Stat,
    faces: Vec<u8>,
    aim: u8,
    hits: Option<u8>,
}

/// The last rolls, the newest first.
#[must_use]
pub fn throws(watch: &Watch) -> Vec<Throw> {
    let session = &watch.stand.session;
    let end = session.entries();
    let mut throws: Vec<Throw> = Vec::new();
    for at in end.saturating_sub(ENTRIES)..end {
        for event in session.seen_at(at, watch.stand.eyes.viewer) {
            note(&mut throws, event);
        }
    }
    throws.reverse();
    throws.truncate(SHOWN);
    throws
}

fn note(throws: &mut Vec<Throw>, event: &Event) {
    match *event {
        Event::Rolled {
            armada,
            purpose,
            stat,
            faces,
            aim,
        } => throws.push(Throw {
            armada,
            purpose,
            stat,
            faces: faces.iter().copied().collect(),
            aim,
            hits: None,
        }),
        Event::Rerolled { place, face, .. } => {
            let last = throws.last_mut();
            if let Some(die) = last.and_then(|last| last.faces.get_mut(usize::from(place))) {
                *die = face;
            }
        }
        Event::Result { hits, .. } => {
            if let Some(last) = throws.last_mut() {
                last.hits = Some(hits);
            }
        }
        _ => {}
    }
}

impl Scene<'_> {
    /// The last rolls.
    pub(super) fn throws(&self, throws: &[Throw]) -> Html {
        if throws.is_empty() {
            return Html::default();
        }
        html! {
            <section class="saga-throws" aria-label={self.text("saga-roll-last")}>
                <h3>{ self.text("saga-roll-last") }</h3>
                <ol>{ for throws.iter().enumerate().map(|(number, throw)| self.throw(number, throw)) }</ol>
            </section>
        }
    }

    fn throw(&self, number: usize, throw: &Throw) -> Html {
        let seat = self.watch.table().owner(throw.armada);
        let faces: Vec<String> = throw.faces.iter().map(u8::to_string).collect();
        let purpose = self.text(match throw.purpose {
            Purpose::Check => "saga-roll-check",
            Purpose::Attack => "saga-roll-attack",
            Purpose::Defend => "saga-roll-defend",
        });
        let die = |(place, face): (usize, &u8)| html! { <Die key={place} face={*face} lit={*face >= throw.aim} /> };
        html! {
            <li key={number} class={classes!("saga-throw", art(seat).class())}>
                <SeatSign seat={art(seat)} /><Pic glyph={Glyph::of_stat(throw.stat)} />
                <small>{ format!("{purpose} · {}", self.narrator.stat(throw.stat)) }</small>
                <span class="saga-dice" role="img" aria-label={self.phrases.list(&faces)}>{ for throw.faces.iter().enumerate().map(die) }</span>
                if let Some(hits) = throw.hits {
                    <b>{ self.phrases.say("saga-roll-hits", &[("count", hits.into())]) }</b>
                }
            </li>
        }
    }
}
