//! The card at the end of a match: who won and why, and what to do next. The game renders the final
//! score.

use crate::seats::seat_art;
use crate::share::{ShareButton, ShareProvider};
use engine::game::SeatSet;
use engine::registry::GameId;
use gloo::timers::callback::Timeout;
use store::{PlayerKind, SaveRecord};
use ui::l10n::use_phrases;
use ui::motion::{AnimationSchedule, is_reduced};
use ui::panels::Dialog;
use ui::panels::seat::SeatIcon;
use ui::route::{Link, Route};
use yew::prelude::*;

/// Returns whether the end may be shown: after its animation, or at once if the match was over
/// before.
#[hook]
pub fn use_end_shown(over: bool, animation: &AnimationSchedule) -> bool {
    let is_shown = use_state_eq(|| over);
    let wait = if is_reduced() { 0 } else { animation.length };
    let show = is_shown.setter();
    use_effect_with(over, move |&over| {
        let timer = over.then(|| Timeout::new(wait, move || show.set(true)));
        move || drop(timer)
    });
    over && *is_shown
}

#[derive(Properties, PartialEq)]
pub struct EndCardProps {
    pub game: GameId,
    /// Who won, as a sentence.
    pub title: AttrValue,
    /// The seats that won.
    pub winners: SeatSet,
    /// Why it ended, and how long it took.
    pub reason: AttrValue,
    /// The stored record of the match.
    pub record: SaveRecord,
    /// Provides the match for sharing; `None` for a partial session.
    pub pack: Option<ShareProvider>,
    /// Starts a rematch.
    pub again: Callback<MouseEvent>,
    /// Why the rematch could not be started; empty if there was no error.
    pub failed: AttrValue,
    /// Whether lessons are offered to a player who lost.
    #[prop_or_default]
    pub lessons: bool,
    /// Called when the card is closed.
    pub on_close: Callback<()>,
    /// The final score, and the turning point.
    pub children: Html,
}

/// The card at the end of a match; it can be closed to look at the board.
#[component]
pub fn EndCard(props: &EndCardProps) -> Html {
    let phrases = use_phrases();
    let game = props.game;
    html! {
        <Dialog title={props.title.clone()} on_close={props.on_close.clone()}>
            <div class="end-signs">{ for props.winners.iter().map(|seat| html! { <SeatIcon seat={seat_art(seat)} /> }) }</div>
            <p>{ props.reason.clone() }</p>
            { props.children.clone() }
            if !props.failed.is_empty() {
                <p class="notice alert" role="alert">{ props.failed.clone() }</p>
            }
            <div class="buttons">
                <button type="button" class="button primary" onclick={props.again.clone()}>{ phrases.text("table-again") }</button>
                if let Some(pack) = props.pack.clone() {
                    <ShareButton caption={phrases.text(share_key(&props.record))} {pack} />
                }
                <Link to={Route::Setup { game, board: None }} class="button">{ phrases.text("home-set-up") }</Link>
                if props.lessons {
                    <Link to={Route::Learn { game, lesson: None }} class="button">{ phrases.text("learn-menu") }</Link>
                }
                <Link to={Route::Home} class="button">{ phrases.text("go-home") }</Link>
            </div>
        </Dialog>
    }
}

/// Returns the phrase key of the share button, which depends on whether players on other screens
/// have yet to see the end.
fn share_key(record: &SaveRecord) -> &'static str {
    if record.player_kinds.contains(&PlayerKind::Remote) {
        "away-end"
    } else {
        "share-open"
    }
}
