//! The hand: the viewer's Action cards, cards on the table that can be reacted to, and abilities
//! with their windows.

mod abilities;
mod actions;
mod reactions;

use super::{TableActions, TableContext};
use crate::narrate::Narrator;
use crate::{Ui, table};
use engine::exodus::step::{Round, Step};
use engine::game::Seat;
use play::game_ui::TablePartProps;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::use_scroll_into_view;
use yew::prelude::*;

/// The data from which every part of the hand is rendered.
struct HandContext<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
    seat: Seat,
}

/// Returns the current round of Action cards, from sealing to the last reaction.
#[must_use]
pub fn round_of(step: Step) -> Option<Round> {
    match step {
        Step::Card(round) | Step::Perform(round, _) | Step::React(round, _) => Some(round),
        Step::TakeBack(_) => Some(Round::First),
        _ => None,
    }
}

/// The hand of the viewer's seat; empty if the viewer has none.
#[component]
pub fn Hand(props: &TablePartProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context, actions, ..
    } = props;
    let row = use_node_ref();
    use_scroll_into_view(&row, "button.open", context.snapshot.session.entry_count());
    let seat = table::shown_seat(context);
    if table::private(context, seat).is_none() {
        return Html::default();
    }
    let hand_context = HandContext {
        context,
        actions,
        phrases: &phrases,
        narrator: Narrator::new(&phrases, context.game()).with_map(&context.view.public),
        seat,
    };
    let step = context.view.public.step;
    let has_round = round_of(step).is_some();
    let plays = matches!(step, Step::Card(_));
    let args = [("seat", hand_context.narrator.seat(seat).into())];
    html! {
        <section ref={row} class={classes!("exo-hand", has_round.then_some("live"), (has_round && !plays).then_some("reacting"))} aria-label={phrases.say("exodus-hand", &args)}>
            { hand_context.cards() }
            { hand_context.reactions() }
            { hand_context.abilities() }
        </section>
    }
}

impl HandContext<'_> {
    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_ends_when_its_first_card_can_be_taken_back() {
        let at = [
            Step::Card(Round::Second),
            Step::React(Round::First, 2),
            Step::TakeBack(0),
            Step::Vote,
        ]
        .map(round_of);
        let rounds = [
            Some(Round::Second),
            Some(Round::First),
            Some(Round::First),
            None,
        ];
        assert_eq!(at, rounds);
    }
}
