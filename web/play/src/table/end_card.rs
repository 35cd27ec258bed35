//! The end of a match: who won and why, and what next. What was played for is the game's to show.

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

/// Whether the end may be told: when it has been seen, or was there before.
#[hook]
pub fn use_end_shown(over: bool, score: &AnimationSchedule) -> bool {
    let seen = use_state_eq(|| over);
    let wait = if is_reduced() { 0 } else { score.length };
    let tell = seen.setter();
    use_effect_with(over, move |&over| {
        let timer = over.then(|| Timeout::new(wait, move || tell.set(true)));
        move || drop(timer)
    });
    over && *seen
}

/// Properties of the card.
#[derive(Properties, PartialEq)]
pub struct EndCardProps {
    /// Which game it was.
    pub game: GameId,
    /// Who won, in a sentence.
    pub title: AttrValue,
    /// Who won.
    pub winners: SeatSet,
    /// Why, and how long it took.
    pub reason: AttrValue,
    /// Where the match is kept.
    pub record: SaveRecord,
    /// Gives the match, where it is known whole.
    pub pack: Option<ShareProvider>,
    /// Begins the same once more.
    pub again: Callback<MouseEvent>,
    /// Why it could not be begun once more.
    pub failed: AttrValue,
    /// Whether lessons are offered to who lost.
    #[prop_or_default]
    pub lessons: bool,
    /// It is put aside.
    pub on_close: Callback<()>,
    /// What was played for, and the turning point.
    pub children: Html,
}

/// The card; it can be put aside to look at the board.
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
                    <ShareButton words={phrases.text(end_words(&props.record))} {pack} />
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

/// What sharing the end is called: those who play elsewhere have not seen it yet.
fn end_words(record: &SaveRecord) -> &'static str {
    if record.sitters.contains(&PlayerKind::Away) {
        "away-end"
    } else {
        "share-open"
    }
}
