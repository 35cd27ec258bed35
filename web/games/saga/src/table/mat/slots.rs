//! The equipped cards of a mat, in two rows, and the empty slots.

use super::super::card::{Card, CardState};
use super::super::glyphs::Glyph;
use super::super::{InputMode, TableContext};
use super::MatContext;
use crate::narrate::Narrator;
use crate::pieces::card_art;
use engine::saga::action::{AbilitySource, Action};
use engine::saga::armada::Slot;
use engine::saga::figures::{GearKind, GearQuality};
use engine::saga::ids::GearId;
use ui::l10n::Phrases;
use yew::prelude::*;

impl MatContext<'_> {
    pub(super) fn slots(&self) -> Html {
        html! {<>
            { self.row(GearKind::Unit) }
            { self.row(GearKind::PowerUp) }
        </>}
    }

    fn row(&self, kind: GearKind) -> Html {
        let row = self.mat.row(kind);
        let slot_count = usize::from(self.context.game().frame().slots);
        let empty = slot_count.saturating_sub(row.len());
        let key = match kind {
            GearKind::Unit => "saga-units",
            GearKind::PowerUp => "saga-powers",
        };
        let gap = |index: usize| {
            html! { <li key={format!("gap-{index}")} class="saga-gap">{ self.text("saga-slot-empty") }</li> }
        };
        html! {
            <section class="saga-row"><h4>{ self.text(key) }<small class="number">{ format!("{}/{slot_count}", row.len()) }</small></h4>
                <ul class="saga-cards">{ for row.iter().map(|slot| self.slot(slot)) }{ for (0..empty).map(gap) }</ul>
            </section>
        }
    }

    fn slot(&self, slot: &Slot) -> Html {
        let can_swap = self.is_asked()
            && self
                .context
                .offers
                .choices()
                .any(|action| matches!(action, Action::Swap(gear, _) if gear == slot.gear));
        let state = if slot.token.is_some() {
            CardState::Spent
        } else {
            CardState::Plain
        };
        html! {
            <li key={slot.gear.0}>
                { face(self.context, self.phrases, &self.narrator, slot.gear, state, None) }
                { self.ability(AbilitySource::Gear(slot.gear), slot.token) }
                if can_swap {
                    <button type="button" class="button quiet" onclick={self.actions.on_set_mode(InputMode::Swap(slot.gear))}>{ self.text("saga-mat-swap") }</button>
                }
            </li>
        }
    }
}

/// Renders the face of an Armada card.
pub fn face(
    context: &TableContext,
    phrases: &Phrases,
    narrator: &Narrator<'_>,
    id: GearId,
    state: CardState,
    press: Option<Callback<MouseEvent>>,
) -> Html {
    let Some(gear) = context.game().gear(id) else {
        return Html::default();
    };
    let is_special = gear.quality == GearQuality::Special;
    let (kind, quality) = if is_special {
        ("gear-special", "saga-quality-special")
    } else {
        ("gear-common", "saga-quality-common")
    };
    html! {
        <Card {kind} glyph={Glyph::of_gear(gear.kind)} band={phrases.text(quality)} title={narrator.gear(id)}
            id={AttrValue::from(gear.id.clone())} art={card_art::gear(gear)} {state} {press}>
            <span>{ narrator.gear_text(id) }</span>
        </Card>
    }
}
