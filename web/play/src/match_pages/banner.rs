//! The end of a match: who won and why, the final score, and what to do next.

use crate::game_ui::{BannerProps, GameUi};
use crate::replay::EndReview;
use crate::share::SharedMatch;
use crate::table::{EndCard, EndResult, use_end_shown, with_stronger_bots};
use engine::game::{SeatSet, Status};
use engine::registry::RegisteredGame;
use engine::session::Session;
use store::SaveRecord;
use store::start_match::{HistoryMode, use_start_match};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The banner of a match that is over; it can be closed to look at the board.
#[component]
pub fn Banner<G: GameUi>(props: &BannerProps<G>) -> Html {
    let phrases = use_phrases();
    let failed = use_state_eq(String::new);
    let setter = failed.setter();
    let begin = use_start_match(
        HistoryMode::Push,
        Callback::from(move |why| setter.set(why)),
    );
    let session = &props.snapshot.session;
    let is_partial = session.is_partial();
    let winners = winners::<G>(session);
    let is_shown = use_end_shown(winners.is_some());
    let winners = winners.filter(|_| is_shown && !*props.is_set_aside);
    let end = winners.and_then(|winners| G::match_end(&phrases, session, &props.record, winners));
    let (Some(winners), Some(end)) = (winners, end) else {
        return Html::default();
    };
    let result = EndResult::of(winners, &props.record.player_kinds, end.is_team_game);
    let rematch = |record: &SaveRecord| {
        let (begin, draft) = (begin.clone(), G::rematch_draft(session.game(), record));
        Callback::from(move |_: MouseEvent| {
            if let Some(draft) = &draft {
                begin.emit(draft.clone());
            }
        })
    };
    let stronger = with_stronger_bots(&props.record.player_kinds)
        .filter(|_| result == EndResult::Victory)
        .map(|player_kinds| {
            rematch(&SaveRecord {
                player_kinds,
                ..props.record.clone()
            })
        });
    let is_set_aside = props.is_set_aside.setter();
    let on_close = Callback::from(move |()| is_set_aside.set(true));
    html! {
        <EndCard game={<G::Game>::ID} title={end.title} {result} pieces={end.pieces} story={end.story} reason={end.reason} record={props.record.clone()}
            pack={(!is_partial).then(|| SharedMatch::provider(session, &props.record))} again={rematch(&props.record)} {stronger} failed={(*failed).clone()}
            offers_lessons={end.offers_lessons} {on_close}>
            { end.tally }
            if is_partial {
                <p>{ phrases.text("direct-part") }</p>
            } else {
                <EndReview<G> session={session.clone()} record={props.record.clone()} />
            }
        </EndCard>
    }
}

/// Returns whether the banner is set aside, and the button that shows it again while the match is
/// over and it is. An undo of the end shows the next end again.
#[hook]
pub(super) fn use_set_aside<G: GameUi>(
    session: &Session<G::Game>,
) -> (UseStateHandle<bool>, Option<Html>) {
    let phrases = use_phrases();
    let is_set_aside = use_state_eq(|| false);
    let is_over = winners::<G>(session).is_some();
    let setter = is_set_aside.setter();
    use_effect_with(is_over, move |is_over| {
        if !is_over {
            setter.set(false);
        }
    });
    let button = (is_over && *is_set_aside).then(|| {
        let is_set_aside = is_set_aside.setter();
        let onclick = Callback::from(move |_: MouseEvent| is_set_aside.set(false));
        html! { <button type="button" class="button" {onclick}>{ phrases.text("end-show") }</button> }
    });
    (is_set_aside, button)
}

/// Returns the winners; `None` while the match goes on.
fn winners<G: GameUi>(session: &Session<G::Game>) -> Option<SeatSet> {
    match session.status() {
        Status::Over(outcome) => Some(outcome.winners),
        Status::WaitingFor(_) => None,
    }
}
