//! A card with a question from remote players to the players at this screen, shown above everything
//! else.

use super::room::RoomHandle;
use super::room_view::RoomView;
use derive_where::derive_where;
use engine::game::{Game, Seat};
use protocol::Proposal;
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::use_announcer;
use yew::prelude::*;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct DirectQuestionProps<G: Game + 'static> {
    pub room: RoomHandle<G>,
    /// Names of the seats, in seat order.
    pub names: Vec<String>,
}

/// The card with the open question; empty if there is none.
#[component]
pub fn DirectQuestion<G: Game + 'static>(props: &DirectQuestionProps<G>) -> Html {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    let DirectQuestionProps { room, names } = props;
    let question = room.view.as_ref();
    let question = question.and_then(|view| question_of(&phrases, view, names));
    use_effect_with(question.clone(), move |question| {
        if let Some(question) = question {
            announcer.alert(question.clone());
        }
    });
    let Some(question) = question else {
        return Html::default();
    };
    let has_question = room.view.as_ref().is_some_and(RoomView::has_open_question);
    let on_answer = |agrees: bool| {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| room.answer(agrees))
    };
    let propose = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| room.propose())
    };
    html! {
        <section class="guide-card direct-ask panel" translate="no" aria-label={phrases.text("direct-lines")}>
            <p class="guide-card-text">{ question }</p>
            <div class="guide-card-buttons">
                if has_question {
                    <button type="button" class="button primary" onclick={on_answer(true)}>{ phrases.text("direct-allow") }</button>
                    <button type="button" class="button" onclick={on_answer(false)}>{ phrases.text("direct-deny") }</button>
                } else {
                    <button type="button" class="button" onclick={propose}>{ phrases.text("direct-propose") }</button>
                }
            </div>
        </section>
    }
}

/// Returns the open question as a sentence.
fn question_of(phrases: &Phrases, view: &RoomView, names: &[String]) -> Option<String> {
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    if view.needs_confirmation {
        return Some(phrases.text("direct-unsealed"));
    }
    match view.asked {
        Some(Proposal::Undo(seat)) => {
            Some(phrases.say("direct-asked", &[("who", name(seat).into())]))
        }
        Some(Proposal::Redeal) => Some(phrases.text("direct-asked-anew")),
        None => view.needs_answer().then(|| phrases.text("direct-stuck")),
    }
}
